"""Shopping: a shop with products, cart, orders and returns."""

from pare_apps.shopping.app import Shopping
from pare_apps.shopping.cart_screens import AddressBook, CartView, Checkout, Codes, PaymentMethods
from pare_apps.shopping.item_screens import OrderItemView
from pare_apps.shopping.model import (
    Address,
    CartItem,
    DiscountCode,
    PaymentMethod,
    Product,
    Review,
    Slot,
    Variant,
    Wish,
)
from pare_apps.shopping.order_model import Choice, ChoiceOption, Event, Order, OrderItem, Return, ShopMessage
from pare_apps.shopping.order_screens import ChangeOrder, Choices, OrderList, OrderView, Receipt
from pare_apps.shopping.product_screens import ProductView, Reviews
from pare_apps.shopping.screens import ProductList, ShopHome, WishList
from pare_apps.shopping.views import CartLine, CartPage, ItemPage, Listed, OrderPage, OrderSummary, ProductPage

__all__ = [
    "Address",
    "AddressBook",
    "CartItem",
    "CartLine",
    "CartPage",
    "CartView",
    "ChangeOrder",
    "Checkout",
    "Choice",
    "ChoiceOption",
    "Choices",
    "Codes",
    "DiscountCode",
    "Event",
    "ItemPage",
    "Listed",
    "Order",
    "OrderItem",
    "OrderItemView",
    "OrderList",
    "OrderPage",
    "OrderSummary",
    "OrderView",
    "PaymentMethod",
    "PaymentMethods",
    "Product",
    "ProductList",
    "ProductPage",
    "ProductView",
    "Receipt",
    "Return",
    "Review",
    "Reviews",
    "ShopHome",
    "ShopMessage",
    "Shopping",
    "Slot",
    "Variant",
    "Wish",
    "WishList",
]
