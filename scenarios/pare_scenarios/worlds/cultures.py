"""Which of the project's names go together."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

_NAMES: Mapping[str, tuple[str, str]] = {
    "african": (
        "Adaeze Amara Chidi Efua Emeka Fatou Folake Ifeoma Imani Kofi Kwame Olu Sekou Thandi Wanjiru Yara Zuri",
        "Abara Adeyemi Amadi Asante Balogun Boateng Danso Diallo Kamara Kimani Mbeki Mensah Mwangi Nwosu Obi Okafor "
        "Okonkwo Osei Traoré Udo Warsame",
    ),
    "arabic": (
        "Aisha Amina Amir Babak Bilal Dalia Farah Hana Hassan Huda Ibrahim Jamila Karim Mariam Nadia Nasrin Noor Omar "
        "Rania Reza Salma Samir Soraya Tariq Umar Yasmin Yusra Yusuf Zainab",
        "Abdi Haddad Hassani Hussain Karimi Khalil Mahmoud Rahman Rostami",
    ),
    "british": (
        "Alasdair Carys Daniel Edith Eilidh Fergus Finn Freya Helena Huw Vera",
        "Calder Forde Palmer Parry Vale Whitcombe",
    ),
    "dutch": ("Anouk Bente Femke Ruben Saskia Willem", "Achterberg Bakker Jansen Visser"),
    "east asian": (
        "Aiko Haruki Hiroshi Keiko Mei Naoko Wei Yuki",
        "Fujita Ishikawa Kato Mori Nakamura Park Saito Suzuki Tanaka Yamada Zheng",
    ),
    "french": ("Anouk Camila Delphine Lena Luca Nadia", "Fontaine Lefèvre Moreau"),
    "german": (
        "Benedikt Birgit Clemens Edith Greta Hannes Helena Jonas Lena Sabine Stefan Torsten Ulla Vera Viktor",
        "Brandt Falk Hartmann Keller Klein Krüger Meyer Schuster Vogel Wagner Weber",
    ),
    "greek": ("Dimitra Elena Helena Nikos Sofia Xenia Yannis", "Georgiou Papadaki"),
    "iberian": (
        "Alba Alejandro Antonio Beatriz Camila Catarina Diego Ines Joana Jorge Josefa Leonor Lidia Lucía Marisol Marta "
        "Mateo Nuno Pablo Paloma Paulo Pedro Pilar Rafael Rosa Santiago Silvia Sofia Teresa Valentina Yolanda",
        "Aguirre Almeida Antunes Arroyo Barros Cabrera Carvalho Costa Ferreira Figueroa Garrido Guerra Herrera Ibáñez "
        "Lopes Medina Navarro Nunes Ortega Pereira Pinho Prieto Ramos Reyes Ruiz Salazar Santos Serrano Silva Tavares "
        "Vega Vidal",
    ),
    "indian": (
        "Anjali Arjun Deepak Kamala Mohan Padma Priya Ravi Shalini Sunita Vikram",
        "Chandran Chowdhury Ghosh Iyer Kapoor Kumar Menon Nair Patel Sarkar Shah Singh Thapa",
    ),
    "italian": (
        "Antonio Bruno Chiara Elena Francesca Giulia Luca Matteo Nina Silvia",
        "Bianchi Bonetti Castellani Esposito Gallo Mancini Moretti Ricci Rinaldi Rossi Vaccaro Zanetti",
    ),
    "nordic": (
        "Anders Astrid Bente Erik Freya Henrik Ida Ingrid Isak Johan Lars Linnea Nils Oona Oskar Runa Sanna Sigrid "
        "Simo Svea Tova Tuomas",
        "Ahlgren Andersson Bergström Dahl Eriksen Gunnarsson Halvorsen Hansen Lehtinen Lindqvist Lund Nilsen Nyström "
        "Olsen Quist Seppälä Solberg Sørensen",
    ),
    "slavic": (
        "Aneta Bojan Dorota Ewa Feliks Gabor Goran Irena Ivana Jakub Jana Jelena Katya Laszlo Magda Marek Milan Mira "
        "Oleksandr Olga Petra Piotr Tadeusz Tomas Wiktoria Zofia Zoran",
        "Dvořák Farkas Grabowski Havel Hlinka Horváth Ilić Jaworski Jovanović Kovač Marinov Marković Novak Nowak "
        "Petrov Popescu Sokolov Szabó Tóth Varga Vasilev Wójcik Zając",
    ),
    "turkish": ("Ayşe Cem Elif Kaan Mehmet Selma Zeynep", "Aydın Demir Kaya Özkan Yilmaz"),
}  # fmt: skip


@cache
def names(people: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Given and family names of a group of names."""
    given, family = _NAMES[people]
    return tuple(given.split()), tuple(family.split())


GROUPS = tuple(_NAMES)
"""All groups of names."""
