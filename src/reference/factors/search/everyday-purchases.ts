/** The everyday words for purchases, which the sectors of spend factors name otherwise; in the form of `EVERYDAY_WORDS`. */
export const EVERYDAY_PURCHASES = `
caterer; food service contractor < catering, buffet, catering service
janitorial < cleaning, cleaner, office cleaning, cleaning service, cleaning contractor, cleaning company
commercial banking < bank fee, bank charge, bank account, banking fee
electronic computer < laptop, notebook, pc, server, desktop computer, tablet computer
computer terminal peripheral equipment < printer, monitor, keyboard, docking station
wireless communication equipment; telephone apparatus < mobile phone, smartphone, phone, cell phone
wireless telecommunication carrier; wired telecommunication carrier < phone bill, mobile phone bill, mobile phone contract, mobile contract, telephone bill, telecom
wired telecommunication carrier < internet access, internet, broadband, landline, internet connection
software publisher < software, software licence, software license, software subscription, licence fee, saas
data processing hosting < cloud, cloud hosting, cloud computing, cloud service, hosting, web hosting, server hosting, data centre, data center
custom computer programming < software development, web development, app development, programmer, website
computer system design < it consulting, it consultant, it service, it support
offices lawyer < lawyer, solicitor, attorney, law firm, legal advice, legal fee, legal service, legal cost, barrister
certified public accountant; other accounting < accountant, accounting, accounting service, accounting fee, accountancy, audit, auditor, audit fee, tax adviser
other accounting < bookkeeping, bookkeeper
payroll service < payroll, payroll bureau
management consulting < management consultant, consultant, business consultant, strategy consultant
advertising agency < advertisement, online advertising, ad
marketing consulting < marketing agency
graphic design < designer, logo design
translation interpretation < translation, translator, interpreter
temporary help < temporary staff, temporary worker, temp, agency staff, agency worker
employment placement < recruitment, recruiter, recruitment agency, headhunter
security guard patrol < security guard, guard
landscaping service < gardening, gardener, garden maintenance, ground maintenance
direct property casualty insurance < business insurance, liability insurance, property insurance, vehicle insurance
lessor nonresidential building < office rent, rent, rental of office, business premise
professional management development training < staff training, training course, course, seminar
convention trade show < trade fair, fair, conference, exhibition, trade show, congress
full service restaurant < restaurant meal, business lunch, lunch, dinner, client dinner
courier express delivery < courier, parcel service, express delivery, courier service
postal service < postage, post, stamp
commercial printing < printing of brochure, brochure, flyer, leaflet, print shop
office supplies except paper < office supply, pen
wood office furniture; office furniture except wood < desk, office chair, desk chair
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
used household office goods moving < removal firm, removal, moving company, office move
pharmaceutical preparation < medicine
commercial institutional building < building work, office building
personal protective equipment; surgical appliance < ppe, protective equipment
`
