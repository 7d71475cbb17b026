import { keysOf, lazy } from '../../base/index.ts'
import { foldName } from '../../core/countries/index.ts'
import type { LeftOutCause } from '../left-out-cause.ts'

/**
 * Accounts of ledgers that buy nothing, by the cause for leaving them out. The names are those of the default charts of accounts
 * of Xero, Sage 50, MYOB, QuickBooks, FreeAgent and Wave, and of the German SKR 03 and SKR 04.
 */
const NO_PURCHASES = {
  pay: `wages, salary, salaries, wages and salaries, salaries and wages, direct wages, gross wages, net wages, staff wages, staff salaries, payroll,
payroll expenses, payroll wages, wages regular, wages casual, wage, officer salary, officer compensation, compensation of officers,
directors salaries, directors remuneration, directors fees, directors fee, management salaries, productive labour, cost of sales labour, bonuses,
staff bonuses, employers national insurance, employers ni, employer ni, national insurance, social security,
employer social security, pension, pensions, pension costs, pensions costs, employer pensions, employers pensions, staff pensions, pension contributions,
superannuation, superannuation expense, kiwisaver, kiwisaver employer contributions, annual leave, holiday pay, leave provision,
long service leave, sick pay, ssp reclaimed, smp reclaimed, statutory sick pay, statutory maternity pay, redundancy, payroll tax, payroll taxes, payroll tax expense,
payroll tax expenses, fringe benefits tax, acc levies, workcover, workcover premiums, 
cpp, cpp expense, ei, ei expense, qpp, qpp expense, wsib, wsib expense, eht, eht expense, wcb expense, qpip expense, vacation pay, employee benefits,
retirement plan contributions, payroll salary wages, payroll employee benefits, payroll employers share of benefits, payroll gross pay, employer nics, employers nics, employer nic, employers nic, directors salary, staff costs, 401k match, futa expense, suta expense, owner salary, casual wages, apprenticeship levy,
löhne, gehälter, löhne und gehälter, gehalt, lohn, aushilfslöhne, geschäftsführergehälter, gesetzliche soziale aufwendungen, soziale aufwendungen, gesetzlicher sozialaufwand,
personalkosten, altersversorgung, beiträge zur berufsgenossenschaft, vermögenswirksame leistungen`,
  tax: `income tax, income taxes, income tax expense, income tax expenses, corporation tax, company tax, tax expense, taxes paid, provision for income tax, federal income tax,
state income tax, provisional tax, property tax, property taxes, council tax, rates, business rates, general rates, council rates, land tax, vehicle tax, road tax, stamp duty, vat, vat liability,
purchase tax control, purchase tax control account, sales tax control, sales tax control account, vat control, vat control account, input vat, output vat, input tax, output tax,
gst, gst paid, gst collected, gst payable, hst, hst paid, hst payable, gst/hst, pst payable, sales tax, sales tax payable, value added tax, paye payable, payg withholdings payable, payg withholding payable, import duty,
customs duty, fines, penalties, fines and penalties, penalties and settlements, late lodgement penalty, late fees and penalties, taxes,
gewerbesteuer, körperschaftsteuer, kfz-steuer, kfz-steuern, umsatzsteuer, vorsteuer, grundsteuer, solidaritätszuschlag, abziehbare vorsteuer, abziehbare vorsteuer 19 %, steuern`,
  depreciation: `depreciation, depreciation expense, depreciation expenses, amortisation, amortization, amortization expense, amortisation expense,
amortization and depreciation, depreciation and amortization, amortization/depreciation expense, accumulated depreciation, accumulated amortization, office equipment depreciation,
plant and machinery depreciation, furniture and fittings depreciation, furniture depreciation, vehicle depreciation, motor vehicle depreciation, computer depreciation, plant depreciation, impairment, write off, bad debt, bad debts, bad debt write off,
bad debt provision, bad debt expense, doubtful debts, loss on disposal, gain on disposal, profit on disposal, loss on disposal of assets, profit/loss on disposal of assets, stock adjustment, inventory adjustment, inventory shrinkage, inventory write off, opening stock,
closing stock, bank revaluation, bank revaluations, unrealised currency gains, unrealized currency gains, realised currency gains, realized currency gains, unrealised currency gain, realised currency gain,
exchange gain or loss, exchange rate variance, currency exchange and rounding, currency charges, foreign exchange gain, foreign exchange loss, exchange differences, rounding, rounding difference, rounding differences,
cash short/over, cash over/short, cash variance, reconciliation discrepancies, discounts taken, discounts allowed, purchase discounts, discount received,
abschreibung, abschreibungen, abschreibungen auf sachanlagen, abschreibung auf sachanlagen, afa, sofortabschreibung gwg, sofortabschreibung geringwertiger wirtschaftsgüter, kursdifferenzen, rundungsdifferenzen`,
  financing: `interest, interest paid, interest expense, interest expenses, bank interest, bank interest paid, loan interest, loan interest paid, mortgage interest, overdraft interest, hp interest,
hire purchase interest, finance interest, interest on loans, interest income, interest received, interest earned, loan repayment, loan repayments, loan, loans, loan payable, bank loan, mortgage, notes payable,
dividend, dividends, dividends paid, drawings, owner drawings, owners drawings, owner draw, owners draw, owner contribution, owner investment, owners equity, owners capital, directors loan account, directors loan, partner distributions,
shareholder loan, shareholder distributions, share capital, common stock, capital, capital stock, opening balance equity, retained earnings, historical adjustment,
transfer, transfers, bank transfer, bank transfers, internal transfer, funds transfer, tracking transfers, petty cash, cash, cash on hand, checking, savings, chequing, current account, bank account, business bank account,
business savings account, cheque account, chequing bank account, savings bank account, undeposited funds, payments to deposit, credit card, credit card payment, credit card payments, visa, visa payable, mastercard, mastercard payable, amex, american express,
accounts payable, accounts payable (a/p), accounts receivable, accounts receivable (a/r), trade creditors, trade debtors, debtors control account, creditors control account, debtors, creditors, prepayments, prepaid expenses, accruals, accrued expenses, accrued liabilities,
deferred income, wages payable, wages payable - payroll, superannuation payable, suspense, suspense account, mispostings account, payroll clearing, payroll liabilities, loans to shareholders, donations, charitable donations, charitable contributions, charitable and political donations, political donations, donation, spenden,
zinsen, zinsaufwand, zinsaufwendungen, zinsen und ähnliche aufwendungen, privatentnahmen, privatentnahmen allgemein, privateinlagen, geldtransit, kasse, bank, darlehen, verbindlichkeiten, forderungen, durchlaufende posten`,
  income: `income, sales, sales income, sales revenue, revenue, turnover, service income, services, fees earned, consulting income, other income, other revenue, other miscellaneous income, uncategorized income, uncategorised income, fees billed,
sales of product income, sales of products, billable expense income, discounts given, discounts/refunds given, discount given, sales discounts, returns and allowances, sales returns, sales returns and allowances, freight revenue, freight collected, shipping income, shipping and delivery income, rental income, rent income,
grant income, grants received, insurance claims received, trading income, total income, unapplied cash payment income, markup, miscellaneous income, gross receipts, royalties received, subscription income,
umsatzerlöse, erlöse, erlöse 19 % ust, erlöse 7 % ust, provisionserlöse, sonstige erlöse, zinserträge`,
  balance: `beginning balance, opening balance, starting balance, closing balance, ending balance, balance brought forward, balance carried forward, balance b/f, balance c/f, history balance, account balance, saldo, endsaldo, anfangssaldo, solde, solde initial, solde final, saldo inicial, saldo final, saldo iniziale, saldo finale, brought forward, carried forward,
net movement, net change, balance change, net activity, gross profit, gross loss, net profit, net loss, net income, net ordinary income, net other income, net operating income, net operating profit, net earnings, operating profit, operating income,
profit for the year, profit before tax, current year earnings, cost of sales total, net position, anfangsbestand, eröffnungsbilanz, saldovortrag, endbestand, schlussbestand, ebwert, jahresüberschuss, rohertrag`,
} as const satisfies Partial<Record<LeftOutCause, string>>

/** Energy that a company uses itself counts by its quantity. */
export const ENERGY_BY_QUANTITY =
  'electricity and fuel that your company uses count by their quantities in Scopes 1 and 2: write the kWh or litres of the bills as rows of electricity or fuel'

/**
 * Accounts that mix purchases of several sectors, with everyday words for the purchases. A star marks names that mix them only
 * with a word such as "expenses" after them: "Computer expenses", but not "Computer".
 */
const MIXED: readonly (readonly [names: string, purchases: string, hint?: string])[] = [
  [
    `motor*, motor vehicle, motor vehicles, motor running, vehicle*, vehicle running, vehicles*, car and truck, auto*, automobile, automobile and truck, auto and truck, car*, cars*, company car*, fuel and oil, miscellaneous motor, other vehicle*,
transportation*, fahrzeugkosten, kfz kosten, sonstige kfz kosten, laufende kfz betriebskosten`,
    'vehicle repair, vehicle insurance, refined petroleum',
  ],
  [
    `fuel, vehicle fuel, motor vehicle fuel, motor fuel, automobile fuel, gas and fuel, petrol, diesel, gasoline, petrol and oil, petrol and diesel, oil, heating oil, kraftstoff, kfz kraftstoffe, benzin`,
    'refined petroleum',
    ENERGY_BY_QUANTITY,
  ],
  [
    `light power heating, light power heat, light heat power, heat light power, heating lighting, light heat, heat light, light power, power light, power*, energy*, utilities, utility*, gas electric, gas electricity, electricity gas, heating*, other heating, electricity gas water, electricity water, heat power, water gas electricity, power light heating, power heat, heating costs, fuel light power,
gas strom wasser, strom gas wasser, heizung, energiekosten`,
    'natural gas supply, water rates',
    ENERGY_BY_QUANTITY,
  ],
  [
    `printing stationery, print stationery, print post stationery, stationery printing, printing postage stationery, printing stationery postage, postage printing stationery, printing reproduction`,
    'stationery, printing of brochures',
  ],
  [
    `office*, office running, office general, general office, office general administrative, general administrative, general administration, administration, admin, administrative, office supplies software, office administration,
supplies*, supplies materials, consumables, office consumables, office requisites, office sundries, office`,
    'stationery, software, cleaning services',
  ],
  [
    `general*, sundry, sundries, miscellaneous, misc, other*, other business, other miscellaneous, uncategorized, uncategorised, ask my accountant, unclassified, direct*, cost of sales, cost of sales other, cost of goods sold, cost of goods, cogs, purchases, materials purchased, materials imported, materials*, materials supplies, miscellaneous purchases, job*, job materials, job supplies, supplies materials cogs,
reimbursable*, operating*, petty*, business*, sonstige kosten, sonstige betriebliche aufwendungen, sonstiger betriebsbedarf, wareneingang, wareneinkauf, wareneinsatz, verschiedene kosten`,
    'stationery, software, cleaning services',
  ],
  [
    `postage freight courier, freight courier, freight courier postage, freight postage courier, postage freight, postage carriage, post carriage, carriage*, carriage postage, shipping freight delivery, shipping*, shipping delivery, shipping freight, freight*, freight delivery, freight paid, freight in, freight cartage, freight shipping, delivery*, postage delivery, cartage, ausgangsfrachten, bezugsnebenkosten`,
    'courier, road haulage',
  ],
  [
    `travel, travelling, traveling, travel accommodation, travel subsistence, travel national, travel international, travel domestic, travel overseas, overseas travelling, overseas travel, domestic travel, national travel, international travel, staff travel, business travel, travel entertainment, travel non meals, travel meals, other travel, travel transport, accommodation meals, hotels subsistence, subsistence, travel hotel, travel mileage, mileage*, reisekosten, reisekosten arbeitnehmer, reisekosten unternehmer`,
    'air travel, hotel, taxi, car rental',
  ],
  [
    `entertainment, entertaining, business entertainment, business entertaining, client entertainment, client entertaining, staff entertaining, staff entertainment, uk entertainment, overseas entertainment, entertainment 100 business, entertainment 0`,
    'restaurant meal, hotel',
  ],
  [
    `consulting accounting, accounting legal, legal accounting, legal professional, legal professional service, legal professional services, professional*, professional services, professional legal, accounting consulting, consultancy professional, fees charges, legal accounting professional, rechts und beratungskosten, rechts beratungskosten`,
    'legal services, accountancy, management consultant',
  ],
  [
    `it software consumables, computer internet, computer*, computers*, it*, computer it, computer equipment software, it computer, information technology, edv kosten, edv bedarf, wartungskosten fur hard und software`,
    'software, laptop, internet',
  ],
  [
    `subscriptions, subscription*, dues subscriptions, memberships subscriptions, membership subscriptions, subscriptions memberships, fees dues subscriptions, dues, subscriptions dues, books subscriptions`,
    'software, membership fee, newspaper subscription',
  ],
  [
    `equipment*, office equipment, small tools equipment, small tools, tools equipment, minor equipment, plant equipment*, low value assets, small equipment, geringwertige wirtschaftsguter, werkzeuge kleingerate`,
    'laptop, stationery, equipment rental',
  ],
  [
    `insurance registration, registration insurance, vehicle registration, vehicle licences, licences registration, motor vehicle registration, taxes licenses, taxes licences, licenses permits, licences permits, business licenses permits, business fees licenses, fees permits`,
    'vehicle insurance, vehicle repair',
  ],
  [
    `interest bank charges, bank charges interest, bank finance charges, bank fees interest, bank interest charges, bank charges bank interest`,
    'bank charges',
  ],
  [
    `contractors, contractor*, contract labor, contract labour, subcontractors, sub contractors, subcontracts, subcontractor*, cost of labor, cost of labour, cost of labor cos, outside services, fremdleistungen`,
    'agency staff, building work, management consultant',
  ],
  [
    `operating lease payments, operating lease*, leasing payments, leases*, lease payments, lease*, equipment lease`,
    'office rent, car leasing',
  ],
  [
    `rent outgoings, premises*, property*, use of home, occupancy*, rent utilities, outgoings`,
    'office rent, cleaning services',
  ],
  [
    `staff welfare, staff amenities, gifts, gifts samples, client gifts, geschenke, geschenke abzugsfahig, freiwillige soziale aufwendungen`,
    'catering, coffee',
  ],
]

/** A name of an account that mixes purchases, or that buys nothing. */
export type AccountReading =
  | { readonly kind: 'left_out'; readonly cause: LeftOutCause }
  | { readonly kind: 'mixed'; readonly purchases: readonly string[]; readonly hint: string | undefined }

/** Words after the name of an account that do not change it: 'Motor Vehicle Expenses', 'Bank fees a/c'. */
const ENDINGS = ['expense', 'expenses', 'exp', 'cost', 'costs', 'account', 'kosten', 'aufwendungen'] as const

/** Causes whose accounts may have such a word after their name. */
const WITH_ENDINGS: readonly LeftOutCause[] = ['pay', 'tax', 'depreciation']

/** Causes that hold for every account of a group. */
const OF_GROUPS: readonly LeftOutCause[] = ['pay', 'income']

/** Folds the name of an account: without case, accents, punctuation and the words that join others. */
function foldAccount(name: string): string {
  return foldName(name)
    .split(' ')
    .filter((word) => word !== 'and' && word !== 'und')
    .join(' ')
}

const splitNames = (names: string) =>
  names
    .split(/[,\n]/)
    .map((name) => name.trim())
    .filter((name) => name !== '')

/** The spellings of a name of the lists: with the endings, and bare unless a star asks for one. */
function spellingsOfName(name: string): readonly string[] {
  const plain = foldAccount(name)
  const withEnding = ENDINGS.map((ending) => `${plain} ${ending}`)
  return name.endsWith('*') ? withEnding : [plain, ...withEnding]
}

/** Adds a reading of names. Two readings of one name are a mistake of the lists. */
function addReading(readings: Map<string, AccountReading>, names: readonly string[], reading: AccountReading): void {
  for (const name of names) {
    const known = readings.get(name)
    if (known !== undefined && known !== reading) throw new Error(`the account ${name} has two readings`)
    readings.set(name, reading)
  }
}

const READINGS: () => ReadonlyMap<string, AccountReading> = lazy(() => {
  const readings = new Map<string, AccountReading>()
  for (const [names, purchases, hint] of MIXED) {
    const reading = { kind: 'mixed', purchases: splitNames(purchases), hint } as const
    addReading(readings, splitNames(names).flatMap(spellingsOfName), reading)
  }
  for (const cause of keysOf(NO_PURCHASES)) {
    const reading = { kind: 'left_out', cause } as const
    // 'Other Income/Expense' is a section with expenses, and no income
    const spellings = WITH_ENDINGS.includes(cause) ? spellingsOfName : (name: string) => [foldAccount(name)]
    addReading(readings, splitNames(NO_PURCHASES[cause]).flatMap(spellings), reading)
  }
  return readings
})

/** The number of an account before its name: '404 - Bank Fees', '6-1100 Advertising', '5012 · Rent', '7304: Motor'. */
const NUMBER_BEFORE = /^\d[\d.\-/]*\s*(?:[-–—:·|]\s*)?(?=\p{L})/u
/** The number of an account after its name: 'Insurance (433)'. */
const NUMBER_AFTER = /\s*\(\d{2,6}\)$/
/** An amount in the cell of a balance: 'Beginning Balance: $0.00'. */
const AMOUNT_AFTER = /\s*:\s*[^\p{L}]*$/u
/** A code of an industry before its title, whose number is no account. */
const INDUSTRY_CODE = /^\d{6}(?:$|\s+(?![-–—·|]))/

/** The group before a category of a card statement: 'Travel-Airline', 'Business Services-Office Supplies'. */
const CARD_GROUP =
  /^(?:travel|transportation|business services|merchandise & supplies|communications|restaurants?|entertainment)-(?=\p{L})/iu

/** Splits the name of an account into its groups and itself, without numbers: 'Automobile:Fuel'. */
function accountPath(text: string): readonly string[] {
  if (INDUSTRY_CODE.test(text)) return [text]
  return text
    .replace(/^(\d[\d.\-/]*)\s*:\s*/, '$1 ')
    .replace(CARD_GROUP, (group) => `${group.slice(0, -1)}:`)
    .split(':')
    .map((part) => part.trim().replace(NUMBER_BEFORE, '').replace(NUMBER_AFTER, ''))
    .filter((part) => part !== '')
}

/** Returns the name of an account without its number and its groups: 'Insurance' for 'Automobile:7303 - Insurance'. */
export function accountName(text: string): string {
  return accountPath(text).at(-1) ?? text
}

const PAY_BEGINNINGS = `lohne|gehalter|lohn|gehalt|(?:fertigungs|hilfs|aushilfs|zeit|akkord|grund|produktions)lohne?|geschaftsfuhrergehalt(?:er)?|lohnkosten|gehaltskosten|
personal(?:kosten|aufwand|aufwendungen|nebenkosten)|lohnnebenkosten|(?:gesetzlich\\w+ )?sozial(?:e abgaben|e aufwendungen|abgaben|aufwand|aufwendungen|versicherung\\w*|kosten)|
gesetzlich\\w+ sozial\\w*|arbeitgeberanteile?|altersversorgung|altersvorsorge|(?:beitrage? zur )?berufsgenossenschaft|vermogenswirksame|urlaubsgeld|weihnachtsgeld|urlaubsruckstellung\\w*|
tantiemen?|lohnsteuer|pauschale lohnsteuer|abfindungen?|salaires?|appointements|remunerations?|traitements et salaires|charges sociales|charges de personnel|frais de personnel|
cotisations? (?:a l ?|aux? )?(?:urssaf|sociales?|patronales?|caisses?|mutuelles?|retraite\\w*|assedic|pole emploi|securite sociale)|urssaf|conges payes|primes et gratifications|indemnites (?:de licenciement|et avantages)|
sueldos?|salarios?|nominas?|seguridad social|seguros sociales|cargas sociales|gastos de personal|indemnizaciones|salari|stipendi|retribuzion[ei]|oneri sociali|contributi (?:inps|inail|previdenziali|sociali)|
tfr|trattamento (?:di )?fine rapporto|quota tfr|accantonamento tfr|cost[oi] (?:del |per il )?personale|compens[io] amministrator[ei]|lonen|salarissen|sociale lasten|personeelskosten|pensioenlasten|
ordenados|remuneracoes|encargos sociais|gastos com o pessoal`
const TAX_BEGINNINGS = `gewerbesteuer|korperschafts?teuer|umsatzsteuer|vorsteuer|abziehbare vorsteuer|einfuhrumsatzsteuer|grundsteuer|kfz steuern?|solidaritatszuschlag|kapitalertrags?teuer|ertrags?teuern|
steuern(?: vom| auf| und)?|sonstige steuern|steuernachzahlung\\w*|impots?|taxes?(?: fonciere| professionnelle| sur| d)|tva|cotisation fonciere|contribution (?:economique|fonciere|sociale)|cfe|cvae|droits (?:de douane|d enregistrement)|
autres (?:impots|taxes)|impuestos?|iva|hacienda publica|tributos|otros tributos|ajustes (?:negativos|positivos) en la imposicion|impost[ae]|irap|ires|imu|tass[ae]|tributi|btw|belastingen|vennootschapsbelasting|irc|impostos?`
const DEPRECIATION_BEGINNINGS = `abschreibung(?:en)?|afa|sofortabschreibung|planmassige abschreibung(?:en)?|ausserplanmassige abschreibung(?:en)?|wertberichtigung(?:en)?|einzelwertberichtigung(?:en)?|pauschalwertberichtigung(?:en)?|
forderungsverluste?|bestandsveranderung(?:en)?|(?:zufuhrung(?:en)? (?:zu |zur )?)?ruckstellung(?:en)?|dotations?(?: aux?)?|amortissements?|depreciations?|pertes sur creances|valeurs? comptables?|variation des? stocks?|
amortizacion(?:es)?|dotacion(?:es)?|deterioro|perdidas (?:por deterioro|procedentes|de creditos)|provision(?:es)? (?:para|por)|provisions? pour|variacion de existencias|ammortament[oi]|svalutazion[ei]|accantonament[oi]|
minusvalenze|perdite su crediti|variazion[ei] (?:delle )?rimanenze|afschrijvingen?|dubieuze debiteuren|depreciacoes|amortizacoes`
const FINANCING_BEGINNINGS = `zinsen|zinsaufwand|zinsaufwendungen|darlehenszinsen|darlehen|tilgung(?:en)?|privatentnahmen?|interets?(?: d| des| sur| bancaires)?|charges d interets|emprunts?|dividendes|intereses|dividendos|prestamos?|
interessi(?: passivi)?|mutu[oi]|dividendi|rente(?:lasten|kosten)|hypotheekrente|juros`
const INCOME_BEGINNINGS = `(?:umsatz|provisions|miet|zins|sonstige )?erlose|umsatzerlose|ertrage aus|sonstige betriebliche ertrage|ventes?(?: de| d)|prestations de services vendues|produits (?:financiers|exceptionnels|divers|des activites)|
subventions d exploitation|ventas|ingresos|ricavi|vendite|proventi|corrispettivi|omzet|opbrengsten|vendas|rendimentos`

const BEGINNINGS: readonly (readonly [LeftOutCause, string])[] = [
  ['pay', PAY_BEGINNINGS],
  ['tax', TAX_BEGINNINGS],
  ['depreciation', DEPRECIATION_BEGINNINGS],
  ['financing', FINANCING_BEGINNINGS],
  ['income', INCOME_BEGINNINGS],
]

/** Words for costs before the name of an account: 'Aufwendungen für Altersversorgung', 'Charges de personnel'. */
const COSTS =
  '(?:(?:aufwendungen|aufwand|kosten|ausgaben|charges|frais|gastos|costi|spese|kosten) (?:fur|de|des|d|di|per|en|por|van)? ?)?'
const RULES = BEGINNINGS.map(([cause, words]) => {
  return [cause, new RegExp(`^${COSTS}(?:${words.replaceAll(/\s*\n\s*/g, '')})(?= |$)`)] as const
})
/** Words for something that is bought together with it, or for a service. */
const BOUGHT =
  /versicherungen|kfz versicherung|assurance|seguros? de|assicurazion|fremd(?:leistung|personal|arbeit)|leiharbeit|zeitarbeit|interim|beratung|abrechnung|software|conseil|asesor|consulen|honorar|fortbildung|formation|formacion|formazione|reise|deplacement|viaj|trasferte/

/**
 * Returns the cause for leaving out an account whose longer name, in German, French, Spanish, Italian, Dutch or Portuguese, begins
 * with pay, a tax, depreciation, interest or income: '4120 Löhne und Gehälter Fertigung'. Undefined for other accounts.
 */
function causeOfBeginning(name: string): LeftOutCause | undefined {
  const words = foldName(name.replace(/^[\d.\-/\s]+(?:[-–—:·|]\s*)?/, ''))
  if (BOUGHT.test(words)) return undefined
  return RULES.find(([, rule]) => rule.test(words))?.[0]
}

/** Accounts of a balance sheet by their last words, of any bank or card: 'Visa Credit Card', 'Bank Current Account'. */
const OF_BALANCE_SHEET =
  /\b(?:(?:credit|debit|charge|purchasing) cards?|(?:bank|current|deposit|savings|checking|chequing|cheque|control|clearing|suspense) (?:account|a\/c)|(?:accounts|notes|bills) (?:payable|receivable))(?: \([^)]*\)| -? ?\*?\d{3,6})?$/i

/**
 * Reads the name of an account that buys nothing, or that mixes purchases of several sectors; undefined for other names. An
 * account below one that buys nothing buys nothing either: 'Payroll Expenses:Taxes'.
 */
export function readAccount(text: string): AccountReading | undefined {
  const parts = accountPath(text.replace(AMOUNT_AFTER, '')).map(foldAccount)
  const readings = parts.map((part) => READINGS().get(part))
  const above = readings.slice(0, -1)
  const nothing = above.find((reading) => reading?.kind === 'left_out' && OF_GROUPS.includes(reading.cause))
  // the gas of a car is no natural gas
  const isOfCars = above.includes(READINGS().get('motor expenses')) && /^gas(?:oline)?\b/.test(parts.at(-1) ?? '')
  const known = nothing ?? READINGS().get(isOfCars ? 'vehicle fuel' : (parts.at(-1) ?? ''))
  if (known !== undefined) return known
  const name = accountName(text)
  const cause = causeOfBeginning(name) ?? (OF_BALANCE_SHEET.test(name) ? 'financing' : undefined)
  return cause === undefined ? undefined : { kind: 'left_out', cause }
}

/** True for a line of a ledger with a balance or a result: 'Opening Balance', 'Net Income'. */
export function isBalance(text: string): boolean {
  const reading = readAccount(text)
  return reading?.kind === 'left_out' && reading.cause === 'balance'
}

/** A cell that labels the number of an account, with or without the number: 'N/C:', 'Account Code: 7502', 'Compte 606400 - Achats'. */
const NUMBER_LABEL =
  /^(?:n\/c|nominal(?: code| account)?|n\/c code|a\/c(?: code| no\.?)?|account(?: code| no\.?| number)?|g\/?l account|ledger account|(?:sach)?konto(?:nummer|[- ]?nr\.?)?|compte|n[°o] (?:de )?compte|cuenta|conto|rekening|grootboekrekening|conta)\s*(?::\s*(.*)|(?:n[°o.]\s*)?(\d.*))$/i
/** A cell that labels the name of an account, with or without the name. */
const NAME_LABEL =
  /^(?:(?:account |a\/c |nominal |n\/c |ledger )?name|(?:account )?description|(?:konto)?bezeichnung|intitul[ée]|libell[ée]|nombre|descripci[óo]n|nome|descrizione|omschrijving|naam)\s*:\s*(.*)$/i

/** The text of a label: in its own cell, or in the next one that is no label. */
function labelledText(cells: readonly string[], label: RegExp): string | undefined {
  const index = cells.findIndex((cell) => label.test(cell))
  const [, ...own] = label.exec(cells[index] ?? '') ?? []
  if (index < 0) return undefined
  const text = own.find((part) => part !== undefined && part !== '')
  const next = cells.slice(index + 1).find((cell) => cell !== '')
  return text ?? (next === undefined || next.endsWith(':') ? '' : next)
}

/**
 * Returns the account that the labels of a line name, as in the reports of Sage: 'N/C: 7003 Name: Electricity' is '7003 -
 * Electricity'. Undefined for a line without labels, or with only a number.
 */
export function labelledAccount(line: readonly string[]): string | undefined {
  const cells = line.map((cell) => cell.trim())
  const first = cells.find((cell) => cell !== '') ?? ''
  if (!NUMBER_LABEL.test(first) && !NAME_LABEL.test(first)) return undefined
  const number = labelledText(cells, NUMBER_LABEL)
  const account = [number, labelledText(cells, NAME_LABEL)]
    .filter((part) => part !== undefined && part !== '')
    .join(' - ')
  return number !== undefined && /\p{L}/u.test(account) ? account : undefined
}
