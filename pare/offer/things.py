"""What is said alike everywhere: families of English wordings for everyday things, and for people by what they are.

Written as those of acts are (see `pare.offer.thesaurus`).
"""

from __future__ import annotations

from typing import Final

THINGS: Final = (
    "cab, taxi | cab, cabs, taxi*, ride, car, driver, minicab, lift, vehicle, transport, chauffeur*, driv*",
    "ride, car, booking | cab, taxi, ride, car, driver, vehicle, booking, trip, transport, lift, journey",
    "flat, apartment | flat, apartment, place, unit, home, room, studio, one, let",
    "house, home | house, home, place, door, yours",
    "lift, elevator",
    "mobile, cell | mobile, cell, cellphone",
    "number, phone, new number, your number, her number, his number | mobile, cell, cellphone, number, phone, "
    "telephone, digits, line, sim, details, reach her, reach him, reach you",
    "letter, reference, recommendation | letter, reference, recommendation, document, file, pdf, paper",
    "invoice, bill, draft | invoice, bill, draft, account, statement",
    "fee, charge, fine | fee, charge, fine, penalty, sum, amount",
    "present, gift, parcel, package, delivery, box | present, gift, parcel, package, packet, delivery, box, shipment, "
    "carton, surprise, consignment",
    "order, delivery, groceries, shopping | order, delivery, deliver*, groceries, shopping, purchase, basket, cart",
    "cart, basket, trolley, shopping bag",
    "code, voucher, discount, discount code, coupon | code, voucher, discount, coupon, promo, off, per cent, percent, "
    "reduction, rebate",
    "sofa, couch, settee",
    "exam, test, examination, oral | exam, test, examination, oral, assessment",
    "lesson, class, course, session, training, practice | lesson, class*, course, session, training, practice, "
    "workout, drill",
    "meeting, call, appointment | meeting, call, appointment, conversation, session, sync, conference",
    "appointment, slot, viewing, visit, view, view*, visit* | appointment, slot, view*, visit*, "
    "showing, tour, look at, "
    "see it, see the, seeing, look round, look around, shown, inspect*, come at, come on, come by",
    "kindergarten, nursery, daycare, creche | kindergarten, nursery, daycare, creche, preschool, playschool",
    "clinic, hospital, practice, surgery, doctor, vet | clinic, hospital, practice, surgery, doctor*, vet, medic*",
    "tablet*, pill, medicine*, medication*, tablet | tablet*, pill*, medicine*, medication*, meds, drug*, dose*",
    "vaccin*, jab, shot | vaccin*, jab*, shot*, inject*, inoculat*, booster, immuni*",
    "shop, store, seller, service desk, desk | shop, store, seller, retailer, merchant, vendor, service desk, "
    "customer service, support, dealer, supplier",
    "restaurant, table, dinner, reservation | restaurant, table, dinner, reservation, meal, supper, eat, eating, food, "
    "booking",
    "party, birthday, celebration | party, birthday, celebration, bash, do",
    "concert, recital, show, performance | concert, recital, show, performance, gig, play*, evening, stage",
    "ticket, seat, place, pass | ticket, seat, place, pass, booking, admission, spot",
    "boiler, heating, fitter, heater | boiler, heating, fitter, heater, engineer, plumber, repair*",
    "laptop, computer | laptop, computer, notebook, machine, equipment, pc",
    "photo, picture, photograph, photo* | photo*, picture*, photograph*, image*, snap*, portrait*",
    "document, document*, papers, paperwork, papers*, folder | document*, paper*, paperwork, folder, "
    "file, form*, proof",
    "flowers, flower*, bouquet, bunch | flower*, bouquet, bunch, posy, blooms, florist*",
    "noodle, pasta | noodle*, pasta",
    "wheelchair, accessible | wheelchair, accessible, ramp, step-free, chair on board, roll*",
    "rent, price, figure, amount, price*, cost*, fare, sum, cost | rent*, price*, figure*, amount*, cost*, fare*, sum, "
    "total, monthly, charge*, expens*",
    "account, iban, bank | account*, iban, bank*, payment details, sort code",
    "address, address* | address*, where she lives, where he lives, where they live, street",
    "warranty, guarantee | warranty, guarantee, guaranteed, cover*, free of charge, free repair, at no cost",
    "search, alert, alert*, notification, saved search | search*, alert*, notification*, criteria, hunt, hunting, "
    "looking for, watch",
    "van, larger car, minivan, bigger car, minibus, bus | van, minivan, minibus, people carrier, "
    "larger, bigger, large, "
    "big enough, six-seater, seven-seater, bus",
    "dues, contribution, subscription, membership | dues, contribution*, fee, fees, subscription*, membership, money, "
    "owe, owes, owing, payment*, unpaid, outstanding",
    "trip, journey, travel, flight | trip, journey, travel*, flight, fly*, voyage, departure, leave, leaving",
    "handyman, repairman | handyman, repairman, repairer, mechanic, technician, fitter",
    "insur*, insurer, insurance | insur*, policy, cover, claims",
    "tender, bid, envelope | tender, bid, envelope, submission, papers, offer",
    "proof, printer, print*, flyer | proof, print*, flyer*, leaflet*, poster*",
    "blanket, fleece | blanket, fleece, cover*, cloth",
    "shift, van | shift, van, duty, turn",
    "rota, schedule | rota, schedule, roster, list, note, plan, table",
    "boss, manager | boss, manager, supervisor, chief, head, superior, lead",
    "students, pupils, class | student*, pupil*, class, course, kids",
    "team, group, players | team, group, squad, players, side, eleven, lads, everyone, everybody",
    "guests, families, parents | guest*, famil*, parent*, mums, everybody, everyone",
    "neighbour, your neighbour, the neighbour, neighbor | neighbour*, neighbor*, next door, upstairs, downstairs",
    "flatmate, flatmates, roommate, housemate | flatmate*, flat mate*, roommate*, housemate*",
    "landlord, landlady, landlord*, landlady*, owner | landlord, landlady, owner*, lessor",
    "agent, agency, letting agent, letting* | agent*, agency, letting*, broker, realtor, estate agent",
    "customer, client | customer, client, clients",
    "plumber, fitter | plumber*, fitter*, tradesman, repair*",
    "sitter, babysitter, minder | sitter, babysitter, minder, childminder, nanny, childcare",
    "caretaker, janitor, concierge, lodge | caretaker, janitor, concierge, porter, lodge",
    "husband, wife, partner | husband, wife, partner, spouse, other half",
    "mother, mum, mom, your mother | mother, mum, mom, mama, ma",
    "father, dad, your father | father, dad, papa, pa",
    "school, office | school*, office, secretary, headteacher, staff",
    "battery, batteries, batter*, cells | batter*, cells, battery-*, cordless, portable",
    "washing machine, washer | washing machine, washer, machine",
    "keys, key list | key, keys, keyholder*",
    "home | home, homewards, back, house",
    "song, sing*, singing | song, sing*, serenade, choir, noon, surprise",
    "third, 3rd | third, 3rd, last, missing, remaining, other",
    "train, journey | train, rail*, journey, travel*, trip",
    "papers, proof of address | paper*, document*, proof",
    "receipt | receipt*, invoice, bill, proof of payment",
    "buzzer, bell, ring* | bell, buzz*, ring*, intercom, doorbell",
    "early, earl*, sooner | earl*, sooner, forward, ahead, before",
    "cheap*, discount | cheap*, discount, reduc*, saving",
    "cat, pet | cat, pet, animal, kitty, kitten",
    "course, study, studies, student | course, stud*, degree, universit*, education*",
    "morning, sunrise, early | morning, sunrise, dawn, early, breakfast",
)
"""Things, and people by what they are."""
