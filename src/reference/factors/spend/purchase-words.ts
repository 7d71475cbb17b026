/** The everyday words for purchases, which the sectors of spend factors name otherwise; in the form of `EVERYDAY_WORDS` of the search. */
export const PURCHASE_WORDS = `
caterer; food service contractor < catering, buffet, catering service
soap other detergent < cleaning product, cleaning supply, detergent, soap
janitorial < cleaning, cleaner, office cleaning, cleaning service, cleaning contractor, cleaning company
commercial banking < bank fee, bank charge, bank account, banking fee
electronic computer < laptop, notebook, pc, server, desktop computer, tablet computer
computer terminal peripheral equipment < computer monitor, screen, display, printer, monitor, keyboard, docking station
wireless communication equipment; telephone apparatus < mobile phone, smartphone, phone, cell phone
wireless telecommunication carrier; wired telecommunication carrier < phone bill, mobile phone bill, mobile phone contract, mobile contract, telephone bill, telecom
wired telecommunication carrier < internet access, internet, broadband, landline, internet connection
software publisher < computer software, software, software licence, software license, software subscription, licence fee, saas, video conferencing, video conferencing software, accounting software, antivirus software
data processing hosting < cloud, aws, amazon web service, azure, google cloud, cloud hosting, cloud computing, cloud service, hosting, web hosting, server hosting, data centre, data center
custom computer programming < software development, web development, app development, programmer, website
computer system design < it consulting, it consultant, it service, it support
offices lawyer < lawyer, solicitor, attorney, law firm, legal advice, legal fee, legal service, legal cost, barrister, lawyer fee, solicitor fee
certified public accountant; other accounting < accountancy fee, tax return, accountant, accounting, accounting service, accounting fee, accountancy, audit, auditor, audit fee, tax adviser, accountant fee, auditor fee
other accounting < bookkeeping, bookkeeper
payroll service < payroll, payroll bureau
management consulting < management consultancy, consultancy, management consultant, consultant, business consultant, strategy consultant, consultant fee
advertising agency < advertisement, online advertising, ad
marketing consulting < marketing agency
graphic design < designer, logo design
translation interpretation < translation, translator, interpreter
temporary help < temporary staff, temporary worker, temp, agency staff, agency worker
employment placement < recruitment, recruiter, recruitment agency, headhunter
security guard patrol < security guard, guard
landscaping service < gardening, gardener, garden maintenance, ground maintenance
industrial gas manufacturing < acetylene, argon, oxygen, welding gas, industrial gas, oxygen cylinder
direct property casualty insurance < insurance premium, insurance cost, business insurance, liability insurance, property insurance, vehicle insurance
lessor nonresidential building < office rent, rent, rental of office, business premise
professional management development training < staff training, training course, course, seminar
convention trade show < trade fair, fair, conference, exhibition, trade show, congress
full service restaurant < restaurant meal, business lunch, lunch, dinner, client dinner
courier express delivery < courier, parcel service, express delivery, courier service
postal service < postage, post, stamp
commercial printing < printing of brochure, brochure, flyer, leaflet, business card, letterhead, poster, print shop
office supplies except paper < office supply, pen
wood office furniture; office furniture except wood < desk, office chair, desk chair, standing desk, office desk, meeting table
plumbing heating air conditioning contractor < plumber, heating engineer
electrical contractor < electrician, electrical work
painting wall covering contractor < painter, decorator, painter decorator
general automotive repair < car repair, vehicle repair, garage, car service, vehicle maintenance
passenger car leasing < car leasing, car lease, leased car
architectural service < architect
engineering service < engineer
solid waste collection < rubbish collection, refuse collection, bin collection
other cut sew apparel < workwear, uniform
industrial launderer; linen supply < laundry, laundry service
fitness recreational sport center < gym, gym membership, fitness studio
business association < membership fee, chamber of commerce, trade association
newspaper publisher < newspaper subscription
testing laboratory < laboratory test, lab test
used household office goods moving < removal firm, removal, moving company, office move, removal van, removal service
pharmaceutical preparation < medicine, drug, pharmaceutical
commercial institutional building < building work, office building
stationery product < stationery, envelope, note pad
commercial industrial machinery equipment repair < machine repair, machinery repair, equipment repair, machine maintenance
surgical appliance supply; surgical medical instrument < medical supply, medical device, medical equipment, first aid kit
animal except poultry slaughtering < beef, pork, lamb, meat, steak
poultry processing < chicken, poultry, chicken meat
seafood product preparation < fish, seafood, salmon, tuna
coffee tea < coffee, tea, coffee bean, ground coffee
winery < wine
brewery < beer
distillery < spirit, whisky, vodka
fluid milk < milk
commercial bakery < bread, cake, pastry
copper rolling; communication energy wire < copper cable, cable, electric cable, electrical cable, copper wire
iron steel mill < stainless steel, steel bar, steel sheet, sheet steel
fabricated structural metal < steel beam, steel frame, structural steel
paint coating < paint, varnish
footwear < shoe, boot, work boot, safety boot, safety shoe
photographic film paper plate chemical; printing ink < printer toner, toner, toner cartridge, ink cartridge, printer ink
nitrogenous fertilizer; fertilizer mixing < fertiliser, fertilizer
wood container pallet < wooden pallet, wood pallet, pallet
other plastic product < plastic pallet, plastic box, plastic container
other rubber product < rubber glove, glove
floriculture < flower, bouquet
other snack food; vending machine operator < vending machine snack, snack, crisp
personal protective equipment; surgical appliance < ppe, protective equipment
`

/** The same for the sectors of the United Kingdom, by the numbers of SIC groups: 'sic 62'. */
export const GB_PURCHASE_WORDS = `
sic 69 1 < legal service, lawyer, solicitor, barrister, legal advice, legal fee, legal expense, legal cost, law firm, notary, rechtskosten, legal professional fee
sic 69 2 < accountancy, accountancy fee, accountant, accounting, accounting fee, audit, audit fee, bookkeeping, tax adviser, tax return, payroll, accountant fee, auditor fee, audit accountancy, audit accountancy fee, accounting audit, buchfuhrungskosten, abschlusskosten, steuerberatung
sic 70 < consultant, consultancy, consulting, management consultant, management consulting, strategy consultant, public relation, beratungskosten
sic 71 < engineer, engineering, engineering service, architect, surveyor, laboratory test, testing
sic 72 < research, research development, r d
sic 73 < advertising, advertising marketing, marketing advertising, marketing cost, advertisement, ad, marketing, market research, online advertising, media buying, werbekosten, werbung, advertising promotion, promotion
sic 74 < design, designer, graphic design, photographer, translation, translator
sic 62 < software, software licence, software development, saas, it consultancy, it consulting, it support, it service, web development, website, programmer, cloud, cloud hosting, video conferencing, video conferencing software, accounting software, antivirus software, it software, it software and consumable, it software consumable, software expense, dues software
sic 63 < hosting, web hosting, data service, online data
sic 61 < telephone, telephone internet, telephone cost, phone, mobile phone, broadband, internet, landline, telecom, telecommunication, telephone broadband, phone bill, mobile contract, telefon, telefonkosten, internetkosten, telephone expense
sic 58 < book, newspaper, magazine, subscription, publication
sic 59 < film, video, video production
sic 60 < tv, television, radio
sic 64 < bank charge, bank fee, bank, interest, loan, finance charge, nebenkosten des geldverkehr, kontofuhrungsgebuhr, bank service charge
sic 65 < insurance, business insurance, liability insurance, car insurance, pension, versicherung, insurance expense, insurance general
sic 66 < broker, insurance broker, payment fee, card fee
sic 68 12 < rent, office rent, rental of office, shop rent, warehouse rent, premise, miete, raumkosten, rent expense, rent or lease, rent or lease of building, rent lease, rent rate, lease of building
sic 68 3 < estate agent, property management, letting agent
sic 53 < post, postage, postage courier, courier cost, stamp, courier, parcel, delivery, mail, postage freight courier, porto, portokosten
sic 81 < cleaning, cleaner, office cleaning, cleaning service, contract cleaning, cleaning cost, window cleaning, janitorial, gardening, gardener, ground maintenance, facility management, pest control, reinigung, reinigungskosten, cleaning expense
sic 80 < security, security service, security guard, guard, alarm
sic 78 < recruitment, recruitment cost, recruitment fee, recruitment agency, recruiter, temp, agency staff, temporary staff, headhunter
sic 79 < travel agent, travel agency, tour
sic 77 < car hire, car rental, vehicle lease, equipment hire, plant hire, leasing, rental
sic 82 < conference, event, exhibition, trade fair, call centre, photocopying, secretarial service, office administration
sic 84 < council tax, government fee, licence fee, permit
sic 85 < training, staff training, training cost, training course, course, seminar, school, university, education, tuition, fortbildungskosten, fortbildung, staff training development
sic 86 < doctor, dentist, hospital, health care, occupational health
sic 55 < hotel, accommodation, overnight stay, lodging, guest house
sic 56 < restaurant, restaurant meal, meal, catering, canteen, lunch, dinner, takeaway, pub, cafe, bewirtungskosten, meal entertainment, meal and entertainment, staff welfare meal, food beverage
sic 17 < stationery, paper, cardboard, envelope, office supply, printer paper, packaging, packaging material, printing stationery, burobedarf, office expense, office general administrative, print stationery
sic 18 < printing, brochure, leaflet, flyer, business card
sic 26 < computer, it hardware, computer hardware, computer equipment, laptop, notebook, tablet, monitor, server, it equipment, electronics, smartphone, mobile handset, printer
sic 27 < battery, cable, lamp, lighting, white good, fridge, appliance, electrical equipment
sic 28 < machinery, machine, pump, equipment, tool, air conditioner
sic 29 < car, van, vehicle, lorry, truck
sic 31 < furniture, desk, chair, office chair, office furniture, shelf, standing desk, office desk, meeting table
sic 14 < clothing, clothes, workwear, uniform, garment
sic 13 < textile, fabric, curtain, bedding
sic 15 < shoe, boot, footwear, leather
sic 16 < timber, wood, pallet, plywood
sic 41 2 < building work, construction, refurbishment, builder, new building
sic 42 99 < electrician, plumber, decorator, painter, specialised construction, roofing
sic 42 1 < road work, civil engineering, groundwork
sic 10 8; sic 10 1; sic 10 5; sic 10 7 < food, grocery, coffee, tea, snack
sic 10 1 < meat, beef, chicken, pork
sic 10 5 < milk, cheese, dairy
sic 10 7 < bread, cake, bakery
sic 11 01 < wine, beer, alcohol, spirit
sic 11 07 < soft drink, bottled water, juice
sic 21 < medicine, drug, pharmaceutical, first aid
sic 20 4 < detergent, soap, cleaning product, cleaning material
sic 20 3 < paint, varnish, ink
sic 22 < plastic, rubber, tyre, plastic product
sic 24 1 < steel, iron, metal
sic 33other < reparatur und instandhaltung, instandhaltung, repair expense, equipment repair
sic 25other < metal product, steelwork, hardware
sic 23 5 < cement, concrete, plaster
sic 23other < glass, brick, tile, ceramic, aggregate
sic 35 1 < electricity
sic 35 2 < gas, natural gas
sic 36 < water, water bill, water supply
sic 37 < sewage, sewerage, wastewater, drainage
sic 38 < waste, waste collection, recycling, rubbish, skip hire, bin collection, waste disposal
sic 45 < car repair, vehicle repair, car service, garage, mot, vehicle maintenance
sic 47 < retail, shop
sic 95 < computer repair, phone repair
sic 33other < machine repair, equipment repair, machinery repair, equipment maintenance
sic 49 1 < train, train ticket, rail, rail travel, railway
sic 49 3 < taxi, bus, coach, road haulage, haulage, road freight, freight, transport, lorry transport, removal, minicab, removal van, removal service
sic 50 < shipping, sea freight, ferry
sic 51 < flight, air travel, air ticket, plane ticket, airline, air freight
sic 52 < warehouse, warehousing, storage, parking, freight forwarding, logistics
sic 90 < art, theatre, artist
sic 93 < gym, sport, fitness
sic 94 < membership, membership fee, professional body, trade union, chamber of commerce
sic 96 < laundry, dry cleaning, hairdresser
`
