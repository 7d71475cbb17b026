/** The everyday words for purchases, which the sectors of spend factors name otherwise; in the form of `EVERYDAY_WORDS` of the search. */
export const PURCHASE_WORDS = `
caterer; food service contractor < catering, buffet, catering service
soap other detergent < cleaning product, cleaning supply, detergent, soap, hand sanitiser, hand sanitizer, hand soap
janitorial < cleaner, office cleaning, cleaning contractor, cleaning company, window cleaning, window cleaner
commercial banking < bank account
electronic computer < laptop, notebook, pc, server, desktop computer, tablet computer
computer terminal peripheral equipment < computer monitor, screen, display, printer, monitor, keyboard, docking station
wireless communication equipment; telephone apparatus < mobile phone, smartphone, phone, cell phone
wireless telecommunication carrier; wired telecommunication carrier < phone bill, mobile phone bill, mobile phone contract, mobile contract, telephone bill, telecom
wired telecommunication carrier < internet fee, online fee, internet online fee, wi fi, wifi, internet access, internet, broadband, landline, internet connection
software publisher < zoom subscription, software subscription, licence fee, saas, video conferencing, video conferencing software, accounting software, antivirus software
data processing hosting < cloud, aws, amazon web service, azure, google cloud, cloud hosting, cloud computing, cloud service, server hosting, data centre, data center
custom computer programming < software development, web development, web design, app development, programmer, website
computer system design < it consulting, it consultant, it service, it support
offices lawyer < legal activity, legal work, lawyer, solicitor, attorney, law firm, legal advice, barrister, lawyer fee
certified public accountant; other accounting < tax return, accountant, accounting, accounting service, accountancy, audit, auditor, tax adviser, accountant fee, auditor fee
other accounting < bookkeeping, bookkeeper
payroll service < payroll, payroll bureau
administrative management general management consulting < management consultancy, management consultant, consultant, business consultant, strategy consultant, consultant fee
advertising agency < advertisement, online advertising, ad
marketing consulting < marketing agency
graphic design < designer, logo design
translation interpretation < translation, translator, interpreter
temporary help < temporary staff, temporary worker, temp, agency staff, agency worker
employment placement agency < recruiter, recruitment agency, headhunter
security guard patrol < security guard, guard
landscaping service < gardening, gardener, garden maintenance, ground maintenance
industrial gas manufacturing < acetylene, argon, oxygen, welding gas, industrial gas, oxygen cylinder
direct property casualty insurance carrier < insurance premium
lessor nonresidential building < rental of office, business premise
professional management development training < training course, course, seminar
convention trade show organizer < trade fair, fair, conference, conference fee, conference ticket, exhibition, trade show, congress
full service restaurant < restaurant, meal, individual meal, meal entertainment, client meal, team meal, restaurant meal, business lunch, lunch, dinner, client dinner
limited service restaurant < sandwich, pizza, burger, takeaway, takeaway food, fast food, fast food meal
courier express delivery < parcel service, express delivery, courier service, dhl, fedex, ups parcel, dpd, hermes parcel
plastic bag pouch < bin bag, bin liner, refuse sack, trash bag, garbage bag, carrier bag, plastic bag
industrial truck tractor trailer stacker < forklift, forklift truck, fork lift, fork lift truck, fork truck, pallet truck
postal service < post, stamp
commercial printing < printing of brochure, brochure, flyer, leaflet, business card, letterhead, poster, print shop
office supplies except paper < pen
wood office furniture; office furniture except wood < desk, office chair, desk chair, standing desk, office desk, meeting table
plumbing heating air conditioning contractor < plumber, heating engineer
electrical contractor < electrician, electrical work
painting wall covering contractor < painter, decorator, painter decorator
general automotive repair < garage, car service, vehicle maintenance
passenger car leasing < car leasing, car lease, leased car
architectural service < architect
engineering service < engineer
solid waste collection < garbage pickup, trash pickup, dumpster rental, rubbish collection, refuse collection, bin collection
industrial launderer; linen supply < laundry, laundry service
fitness recreational sport center < gym, gym membership, fitness studio
business association < chamber of commerce, trade association
newspaper publisher < newspaper subscription
testing laboratory < laboratory test, lab test
used household office goods moving < removal firm, removal, moving company, office move, removal van, removal service, furniture removal, house move, mover, moving service
pharmaceutical preparation < medicine, drug, pharmaceutical
commercial institutional building construction < building work, office building, building repair, building maintenance, refurbishment, office refurbishment, office fit out
stationery product < envelope, note pad, copy paper, printer paper, copier paper
commercial industrial machinery equipment repair < machine repair, machinery repair, machine maintenance
surgical appliance supply; surgical medical instrument < medical supply, medical device, medical equipment, first aid kit
animal except poultry slaughtering < mince, minced meat, beef mince, minced beef, ground beef, bacon, ham, sausage, beef, pork, lamb, meat, steak
poultry processing < chicken, poultry, chicken meat
seafood product preparation < fish, seafood, salmon, tuna
coffee tea < coffee, tea, coffee bean, ground coffee
winery < wine
brewery < beer
distillery < spirit, whisky, vodka
fluid milk < milk
creamery butter < butter
cheese manufacturing < cheese
chocolate confectionery; confectionery purchased chocolate < chocolate, chocolate bar, cocoa
nonchocolate confectionery < sweets, candy
cane sugar < sugar
other animal food < animal feed, cattle feed, feed for animal, livestock feed
sanitary paper product < toilet paper, toilet roll, paper towel, tissue, kitchen roll, hand towel
plastic packaging film sheet < bubble wrap, stretch film, shrink wrap, pallet wrap, cling film
carpet rug mill < carpet tile, rug, carpet flooring
semiconductor related device < solar panel, photovoltaic panel, pv panel, pv module, solar module
line haul railroad < train, train ticket, train fare, rail fare, rail ticket, amtrak
commercial bakery < bread, cake, pastry
copper rolling; communication energy wire < copper cable, cable, electric cable, electrical cable, copper wire
iron steel mill < stainless steel, steel bar, steel sheet, sheet steel, rebar, steel rebar, reinforcing steel, reinforcement bar
fabricated structural metal < steel beam, steel frame, structural steel
paint coating < paint, varnish
footwear < shoe, boot, work boot, safety boot, safety shoe
photographic film paper plate chemical; printing ink < printer toner, toner, toner cartridge, ink cartridge, printer ink
nitrogenous fertilizer; fertilizer mixing < fertiliser, fertilizer
wood container pallet < wooden pallet, wood pallet, pallet
other plastic product < plastic pallet, plastic box, plastic container
other rubber product < rubber glove, glove, nitrile glove, latex glove, disposable glove
floriculture < flower, bouquet
other snack food; vending machine operator < vending machine snack, snack, crisp
personal protective equipment; surgical appliance < ppe, protective equipment, hi vis vest, hi vis jacket, high vis vest
office machinery equipment rental < photocopier lease, copier lease, photocopier rental, printer lease
electric lamp bulb < light bulb, lightbulb
soft drink < soda, cola, fizzy drink
other specialty trade contractor < scaffolding, scaffolding hire, scaffolder
animal except poultry slaughtering < fleisch, rindfleisch, schweinefleisch, viande, boeuf, carne, carne de vaca, manzo
poultry processing < hahnchen, geflugel, poulet, volaille, pollo
coffee tea < kaffee, caffe
fluid milk < milch, lait, leche
commercial bakery < brot, pane, panaderia, boulangerie
brewery < bier, biere, cerveza, birra
winery < wein, vin, vino
wood office furniture; office furniture except wood < mobel, buromobel, schreibtisch, burostuhl, meuble, mobilier, mobilier de bureau, mueble, mobili, mobili per ufficio
janitorial < nettoyage, menage, limpieza, pulizie, pulizia
direct property casualty insurance carrier < prime d assurance, seguro, poliza, assicurazione, polizza
electronic computer < rechner, ordinateur, ordinateur portable, pc portable, ordenador, ordenador portatil, portatil, computer portatile, portatile
software publisher < softwarelizenz, logiciel, licence logicielle
offices lawyer < anwalt, rechtsanwalt, avocat, abogado, avvocato
certified public accountant; other accounting < steuerberater, wirtschaftsprufer, comptable, expert comptable, contable, commercialista
administrative management general management consulting < beratung, unternehmensberatung, conseil, consultoria, consulenza
advertising agency < publicite, publicidad, pubblicita
full service restaurant < geschaftsessen, repas, repas d affaires, comida, restaurante, ristorante, pranzo
lessor nonresidential building < buromiete, loyer, alquiler, affitto
courier express delivery < kurier, kurierdienst, paketdienst, coursier, mensajeria, corriere
commercial printing < druckerei, imprimerie, imprenta, tipografia
pharmaceutical preparation < medikament, arzneimittel, medicament, medicamento, farmaco
footwear < schuh, chaussure, zapato, scarpe
stationery product < fourniture de bureau, material de oficina, cancelleria
`

/** The same for the sectors of the United Kingdom, by the numbers of SIC groups: 'sic 62'. */
export const GB_PURCHASE_WORDS = `
sic 69 1 < legal activity, lawyer, solicitor, barrister, legal advice, law firm, notary, legal professional fee
sic 69 2 < accountancy, accountant, accounting, audit, bookkeeping, tax adviser, tax return, payroll, accountant fee, auditor fee, steuerberatung
sic 70 < consultant, management consultant, management consulting, strategy consultant, public relation
sic 71 < engineer, engineering, engineering service, architect, surveyor, laboratory test, testing
sic 72 < research, research development, r d
sic 73 < advertisement, ad, market research, online advertising, media buying
sic 74 < design, designer, graphic design, photographer, translation, translator
sic 62 < software development, saas, it consultancy, it consulting, it support, it service, web development, website, programmer, cloud, cloud hosting, video conferencing, video conferencing software, accounting software, antivirus software, dues software
sic 63 < data service, online data
sic 61 < phone, mobile phone, broadband, internet, landline, telecom, phone bill, mobile contract
sic 58 < book, newspaper, magazine, subscription, publication
sic 59 < film, video, video production
sic 60 < tv, television, radio
sic 64 < bank, interest, loan, finance charge
sic 65 < pension
sic 66 < broker, insurance broker, payment fee, card fee
sic 68 12 < rental of office, shop rent, warehouse rent, premise, raumkosten, lease of building
sic 68 3 < estate agent, property management, letting agent
sic 53 < post, stamp, parcel, delivery, mail, dhl, fedex, ups parcel, dpd
sic 81 < cleaner, office cleaning, contract cleaning, window cleaning, gardening, gardener, ground maintenance, facility management, pest control
sic 80 < security guard, guard, alarm
sic 78 < recruitment agency, recruiter, temp, agency staff, temporary staff, headhunter
sic 79 < travel agent, travel agency, tour
sic 77 < vehicle lease, leasing, rental
sic 82 < conference, event, exhibition, trade fair, call centre, photocopying, secretarial service, office administration
sic 84 < council tax, government fee, licence fee, permit
sic 85 < training, training course, course, seminar, school, university, education, tuition
sic 86 < doctor, dentist, hospital, health care, occupational health
sic 55 < overnight stay, lodging, guest house
sic 56 < restaurant, restaurant meal, catering, canteen, lunch, dinner, takeaway, pub, cafe, sandwich, pizza, fast food, staff welfare meal, food beverage
sic 17 < paper, cardboard, envelope, printer paper, packaging material
sic 18 < printing, brochure, leaflet, flyer, business card
sic 26 < computer, laptop, notebook, tablet, monitor, server, electronics, smartphone, mobile handset, printer
sic 27 < battery, cable, lamp, lighting, white good, fridge, appliance, electrical equipment
sic 28 < machinery, machine, pump, equipment, tool, air conditioner
sic 29 < car, van, vehicle, lorry, truck
sic 31 < furniture, desk, chair, office chair, office furniture, shelf, standing desk, office desk, meeting table
sic 14 < clothing, clothes, garment
sic 13 < textile, fabric, curtain, bedding
sic 15 < shoe, boot, footwear, leather
sic 16 < timber, wood, pallet, plywood
sic 41 2 < building work, construction, refurbishment, builder, new building
sic 42 99 < electrician, plumber, decorator, painter, specialised construction, roofing
sic 42 1 < road work, civil engineering, groundwork
sic 10 8; sic 10 1; sic 10 5; sic 10 7 < food, grocery, coffee, tea, snack
sic 10 1 < meat, beef, chicken, pork
sic 10 5 < milk, cheese, butter, yoghurt, dairy
sic 10 7 < bread, cake, bakery
sic 11 01 < wine, beer, alcohol, spirit
sic 11 07 < soft drink, bottled water, juice
sic 21 < medicine, drug, pharmaceutical, first aid
sic 20 4 < detergent, soap, cleaning product, cleaning material
sic 20 3 < paint, varnish, ink
sic 22 < plastic, rubber, tyre, plastic product
sic 24 1 < steel, iron, metal, rebar, reinforcing steel
sic 25other < metal product, steelwork, hardware
sic 23 5 < cement, concrete, plaster
sic 23other < glass, brick, tile, ceramic, aggregate
sic 35 1 < electricity
sic 35 2 < gas, natural gas
sic 36 < water bill, water supply
sic 37 < sewage, sewerage, wastewater, drainage
sic 38 < waste, waste collection, recycling, rubbish, skip hire, bin collection
sic 45 < car service, garage, mot, vehicle maintenance
sic 47 < retail, shop
sic 95 < computer repair, phone repair
sic 33other < machine repair, machinery repair, equipment maintenance
sic 49 1 < train, train ticket, rail, rail travel, railway
sic 49 3 < bus, coach, haulage, freight, transport, lorry transport, removal, minicab, removal van, removal service
sic 50 < shipping, sea freight, ferry
sic 51 < air ticket, plane ticket, airline, air freight
sic 52 < warehouse, freight forwarding, logistics
sic 90 < art, theatre, artist
sic 93 < gym, sport, fitness
sic 94 < trade union, chamber of commerce
sic 96 < laundry, dry cleaning, hairdresser
sic 10 1 < fleisch, rindfleisch, viande, boeuf, carne, poulet, pollo
sic 10 8 < kaffee, caffe
sic 10 5 < milch, lait, leche
sic 10 7 < brot, pane
sic 11 01 < bier, biere, cerveza, birra, wein, vin, vino
sic 31 < mobel, buromobel, schreibtisch, burostuhl, meuble, mobilier, mobilier de bureau, mueble, mobili, mobili per ufficio
sic 81 < nettoyage, limpieza, pulizie, pulizia
sic 65 < prime d assurance, seguro, assicurazione, polizza
sic 26 < rechner, ordinateur, ordinateur portable, pc portable, ordenador, portatil, computer portatile, portatile
sic 58 < softwarelizenz, logiciel
sic 69 1 < anwalt, rechtsanwalt, avocat, abogado, avvocato
sic 69 2 < steuerberater, comptable, expert comptable, contable, commercialista
sic 70 < beratung, unternehmensberatung, conseil, consultoria, consulenza
sic 73 < publicite, publicidad, pubblicita
sic 56 < geschaftsessen, repas, repas d affaires, comida, restaurante, ristorante, pranzo
sic 68 12 < buromiete, loyer, alquiler, affitto
sic 53 < kurier, kurierdienst, paketdienst, coursier, mensajeria, corriere
sic 18 < druckerei, imprimerie, imprenta, tipografia
sic 21 < medikament, arzneimittel, medicament, medicamento, farmaco
sic 15 < schuh, chaussure, zapato, scarpe
sic 17 < fourniture de bureau, material de oficina, cancelleria
`
