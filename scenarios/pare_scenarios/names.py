"""The project's own names: every person in a scenario is put together from these, so nobody real is meant."""

from __future__ import annotations

GIVEN = frozenset(
    """
    Adaeze Aiko Aisha Alasdair Alba Alejandro Alma Amara Amina Amir Anders Aneta Anjali Anouk Antonio Arjun
    Astrid Ayşe Babak Beatriz Benedikt Bente Bilal Birgit Bojan Bruno Camila Carys Catarina Cem Chiara Chidi
    Clemens Dalia Daniel Deepak Deirdre Delphine Diego Dimitra Dorota Edith Efua Eilidh Elena Elif Emeka Emre Erik
    Esther Ewa Farah Fatou Feliks Femke Fergus Finn Folake Francesca Freya Gabor Giulia Goran Greta Hana Hannes
    Haruki Hassan Helena Henrik Hiroshi Huda Huw Ibrahim Ida Ifeoma Imani Ines Ingrid Irena Isak Ivana Jakub
    Jamila Jana Jelena Jiahao Joana Johan Jonas Jorge Josefa Kaan Kamala Karim Katya Keiko Kofi Kwame Lars Laszlo Leila
    Lena Leonor Lidia Linnea Luca Lucía Luka Magda Malik Marek Mariam Marisol Marta Mateo Matteo Mehmet Mei
    Milan Mina Mira Mohan Nadia Naoko Nasrin Niamh Nikos Nils Nina Noor Nuno Oleksandr Olga Olu Omar Oona Oskar Pablo
    Padma Paloma Paulo Pedro Peiyu Petra Pilar Piotr Priya Rafael Rahel Rania Ravi Reza Rosa Roza Ruben Runa Sabine
    Salma Samir Sanna Santiago Saskia Sekou Selma Shalini Shira Sigrid Silvia Simo Sofia Soraya Stefan Sunita
    Svea Tadeusz Tamar Tariq Teresa Thandi Tomas Torsten Tova Tuomas Ulla Umar Valentina Vera Viktor Vikram
    Wanjiru Wei Willem Wiktoria Xenia Yannis Yara Yasmin Yating Yolanda Yuki Yusra Yusuf Zainab Zeynep Zofia Zoran Zuri
    Mirela Zodwa Griet Sefa Sipho
    Ioana Renate Tomasz
    Chipo Farai Rudo Simba Tendai Tino
    Hendrik Thérèse
    Elsa Matilda Tilde Wilma
    Delia
    Joel
    Kaja Rein
    """.split()
)

FAMILY = frozenset(
    """
    Abara Abdi Achterberg Adeyemi Aguirre Ahlgren Almeida Amadi Andersson Antunes Arroyo Asante Aydın Bakker
    Balogun Barros Bergström Bianchi Boateng Bonetti Brandt Cabrera Calder Carvalho Castellani Chandran
    Chowdhury Costa Dahl Danso Demir Diallo Dvořák Eriksen Esposito Falk Farkas Ferreira Figueroa Fontaine Forde
    Fujita Gallo Garrido Georgiou Ghosh Grabowski Guerra Gunnarsson Haddad Halvorsen Hansen Hartmann Hassani
    Havel Herrera Hlinka Horváth Hsu Hussain Ibáñez Ilić Ishikawa Iyer Jansen Jaworski Jovanović Kamara Kapoor
    Karimi Kato Kaya Keller Khalil Kimani Klein Kovač Kowalska Kowalski Krüger Kumar Lefèvre Lehtinen Liao Lindqvist
    Lopes Lund Mahmoud Malik Mancini Marinov Marković Mbeki Medina Menon Mensah Meyer Moreau Moretti Mori Mwangi
    Nair Nakamura Navarro Nilsen Novak Nowak Nunes Nwosu Nyström Obi Okafor Okonkwo Olsen Ortega Osei Özkan
    Palmer Papadaki Park Parry Patel Pereira Petrov Pinho Popescu Prieto Quist Rahman Ramos Reyes Ricci Rinaldi
    Rossi Rostami Ruiz Saito Salazar Santos Sarkar Schuster Seppälä Serrano Shah Silva Singh Sokolov Solberg
    Sørensen Suzuki Szabó Tanaka Tavares Thapa Tóth Traoré Tsai Udo Vaccaro Vale Varga Vasilev Vega Vidal Visser
    Vogel Wagner Warsame Weber Whitcombe Wójcik Yamada Yilmaz Zając Zanetti Zheng Zielinska
    Mbele Nkosi Tuala
    Baumann Fonseka Munteanu Rusu
    Moyo Sow
    Ilves Tamm
    """.split()
)

TITLES = frozenset({"Dr", "Mr", "Mrs", "Ms", "Prof"})


def known(name: str) -> bool:
    """Whether a person's name is made of the project's names, titles left aside."""
    parts = [part for part in name.replace(".", "").split() if part not in TITLES]
    return bool(parts) and all(part in GIVEN or part in FAMILY for part in parts)
