"""Pages about apps, made from their declarations alone: a page and a graph for each, and an index.

`python -m pare.pages DIR` writes those of every installed app.
"""

from pare.pages.all_pages import pages
from pare.pages.app_page import app_page
from pare.pages.index_page import index_page

__all__ = ["app_page", "index_page", "pages"]
