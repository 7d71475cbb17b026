/**
 * Accounts of the default charts of accounting programs that buy from one sector: its SIC group | its US commodity | the names of
 * the accounts. Names with "and" are known without it, and all with "expense" or "cost" after them; those with a star
 * only so, because the bare word is less clear.
 */
const ACCOUNT_SECTORS = `
sic 73|advertising agency|advertising, advertising and marketing, advertising and promotion, promotion and advertising, marketing, sales promotion, promotional, promotion, advertising and publicity, marketing and advertising, werbekosten, werbung, werbeaufwand
sic 69 1|offices lawyer|legal, legal fee, legal service, solicitor fee, rechtskosten, rechtsanwaltskosten
sic 69 2|certified public accountant; other accounting|audit and accountancy, audit and accountancy fee, accountancy fee, accounting fee, audit fee, accounting and audit, bookkeeping fee, tax preparation, buchfuhrungskosten, abschlusskosten, abschluss und prufungskosten, steuerberatungskosten
sic 70|administrative management general management consulting|consulting, consulting fee, consultancy, consultancy fee, beratungskosten
sic 64|commercial banking|bank fee, bank charge, bank service charge, bank charge and fee, bank fee and charge, banking fee, nebenkosten des geldverkehr, nebenkosten geldverkehr, kontofuhrungsgebuhr
sic 81|janitorial|cleaning, cleaning service, janitorial, cleaning and hygiene, reinigung, reinigungskosten, gebaudereinigung
sic 65|direct property casualty insurance carrier|insurance, general insurance, insurance general, business insurance, liability insurance, public liability insurance, professional indemnity insurance, premise insurance, property insurance, transport insurance, car insurance, vehicle insurance, motor insurance, motor vehicle insurance, auto insurance, versicherung, betriebliche versicherung, kfz versicherung
sic 65|direct health medical insurance carrier|medical insurance, health insurance, private medical insurance
sic 68 12|lessor nonresidential building|rent, office rent, rent or lease, rent and lease, rent or lease of building, rent and rate, premise rent, building rent, miete, miete fur raume, miete unbewegliche wirtschaftsguter
sic 33other|commercial industrial machinery equipment repair|repair and maintenance, repair and renewal, maintenance and repair, equipment repair, plant repair, office machine maintenance, reparatur und instandhaltung, instandhaltung, repair*
sic 45|general automotive repair|vehicle repair, car repair, auto repair, automobile repair, vehicle repair and maintenance, motor vehicle repair, motor vehicle repair and maintenance, vehicle servicing, motor vehicle servicing, repair and servicing, kfz reparatur
sic 61|wireless telecommunication carrier; wired telecommunication carrier|telephone, mobile telephone, telephone and internet, phone and internet, telephone and broadband, internet and telephone, office telephone, telecommunication, telephone and fax, communication, telefon, telefonkosten, telefon und internet, internetkosten
sic 53|courier express delivery|courier and postage, postage and courier, courier
sic 53|postal service|postage, porto, portokosten
sic 17|stationery product|stationery, office stationery, burobedarf, buromaterial
sic 17|office supplies except paper|office supply
sic 18|commercial printing|printing*, print*, pr literature and brochure
sic 62|software publisher|software, it software, it software subscription, it software license, it software licence, computer software, software and app, software license, software licence, app and software
sic 63|data processing hosting|web hosting, hosting, website hosting, domain and hosting
sic 85|professional management development training|training*, staff training, training and development, staff training and development, continuing education, education and training, conference and training, fortbildungskosten, fortbildung
sic 78|employment placement agency|recruitment, recruitment fee, recruiting, staff recruitment
sic 80|security guard patrol|security, security service
sic 56|full service restaurant|meal and entertainment, meal, meal with client, business meal, meal and refreshment, bewirtungskosten, bewirtung
sic 77|passenger car rental|car hire, car rental, vehicle hire, vehicle rental
sic 77|commercial industrial machinery equipment rental leasing|equipment hire, equipment rental, plant hire, hire of plant, hire of equipment, plant and equipment hire, mietleasing
sic 55|hotel except casino motel|hotel, accommodation, hotel and accommodation
sic 49 3|general freight trucking local|road haulage, road freight
sic 49 3|taxi service|taxi, taxi and rideshare, taxi fare
sic 51|scheduled passenger air transportation|airfare, air travel, flight, airline, airline ticket, air ticket, air fare
sic 38|solid waste collection|waste disposal, waste removal, rubbish removal, refuse, garbage, waste and recycling, entsorgung
sic 36|water supply irrigation system|water, water rate, water charge
sic 94|business association|membership, membership fee, professional membership, professional body, verbandsbeitrag, beitrag
sic 58|newspaper publisher|book and journal, newspaper and magazine, book etc, zeitschrift bucher, zeitschriften bucher, fachliteratur
sic 14|other cut sew apparel|uniform, clothing*, workwear, protective clothing, arbeitskleidung
sic 26|electronic computer|computer hardware, computer equipment, it hardware, it equipment
sic 52|general warehousing storage|storage, warehousing, storage and warehousing
sic 52|parking lot garage|parking, car parking, parking fee
sic 19|petroleum refinery|refined petroleum
sic 35 2|natural gas distribution|natural gas supply
sic 17|corrugated solid fiber box|packaging, packing material, verpackungsmaterial
`

/** The names of an account as they are searched. */
function spellAccounts(names: string): readonly string[] {
  return names.split(',').flatMap((name) => {
    const plain = name.trim().replace(/\*$/, '')
    const joined = [...new Set([plain, plain.replaceAll(/ (?:and|und) /g, ' ')])]
    return joined.flatMap((one) => [...(name.endsWith('*') ? [] : [one]), `${one} expense`, `${one} cost`])
  })
}

/** Returns the names of accounts with the sector that they buy from, in the form of the words for purchases. */
export function accountWords(country: 'GB' | 'US'): string {
  return ACCOUNT_SECTORS.trim()
    .split('\n')
    .map((line) => {
      const [gb = '', us = '', names = ''] = line.split('|')
      return `${country === 'GB' ? gb : us} < ${spellAccounts(names).join(', ')}`
    })
    .join('\n')
}
