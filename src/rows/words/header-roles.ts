import type { InputColumn } from '../columns.ts'
import { withCurrencies } from './currency-headers.ts'
import {
  isOfFleet,
  withFleet,
  withFleetDistance,
  withOdometers,
  withoutCardDistance,
  withRegistration,
  withVehicles,
  withYearDistance,
} from './fleet-headers.ts'
import { type HeaderCell, type HeaderColumn, havingOf, IGNORED, wordSet } from './header-cell.ts'
import {
  isCountedQuantity,
  isDay,
  isOtherDay,
  lettersOf,
  namesOnlyStart,
  namesYear,
  QUANTITIES,
  withOneMoney,
  withOperation,
  withoutRepeats,
  withPhrases,
  withReadings,
  withUnits,
} from './header-phrases.ts'
import { withAccounts, withDocumentType, withNetMoney, withOrders } from './ledger-headers.ts'
import { withWeights } from './parcel-headers.ts'
import { withRefrigerants } from './refrigerant-headers.ts'
import { withRentals } from './rental-headers.ts'
import { withPorts, withStop } from './shipping-headers.ts'
import { withStayDays } from './stay-headers.ts'
import {
  isDistanceUnit,
  namesPlaceOfEnd,
  settleTransport,
  withAddresses,
  withDistanceOfUnit,
  withOrigin,
} from './transport-headers.ts'
import { namesUncountedNumber } from './uncounted-numbers.ts'
import { isCountedThing } from './unit-words.ts'
import { foldWord } from './word-list.ts'

/** Last words of columns that no calculation needs: 'Unit price', 'Transaction time', 'GL account'. */
const UNUSED_ENDINGS = wordSet(
  `time price rate vat tax taxes ust mwst tva iva cost costs charge charges fee fees discount account accounts nominal ledger name
number no nr nummer num numero ref reference id code text memo carrier carriers haulier forwarder supplier vendor merchant customer
client driver traveller traveler employee approver manager card registration odometer container containers pallets pallet pieces
packages boxes cartons parcels incoterm incoterms department project contract tariff email phone po airline hotel opening closing
previous timestamp user payee journal voucher konto preis kosten betrag lieferant fahrer kennzeichen prix montant fournisseur
precio importe proveedor prezzo importo fornitore coût holder postcode zip plz purpose reason container lifts invoice`,
)
/** First words of a counter at the beginning or the end of a period. */
const COUNTERS = wordSet(
  `opening closing previous present current start end initial final last prior début fin inizio fine anfang ende ancien nouveau
précédent actuel iniziale finale inicial anterior actual precedente attuale alt neu`,
)
const READS = wordSet('read reads reading readings index zählerstand relevé lectura lettura indice')
/** Things whose number is the name of a row. */
const ROW_NAMES = wordSet(
  `shipment booking trip ticket transaction wtn document doc record row entry consignment invoice bill order delivery collection job
load waybill awb bol expense claim receipt beleg buchung rechnung lieferschein facture commande rg rech sendung auftrag vorgang`,
)
const NUMBERS = wordSet('id ref reference no nr number num nummer numero')
/** First words of columns about a supplier: 'Vendor/supplying plant', 'Supplier site'. */
const SUPPLIERS = wordSet('vendor supplier creditor lieferant fournisseur proveedor fornitore leverancier')
/** Last words of a column with sites. */
const SITES = wordSet('site facility premises depot building branch standort plant warehouse')

/** Last words of a column with the country of a site or of a supplier, and the words before them. */
const COUNTRIES = wordSet('country ctry nation land pays país paese')
const OWNERS = wordSet(
  `site station merchant vendor supplier facility location store purchase transaction iso consumption usage charging
tank tankstelle tankstellen stations standort einsatz verbrauchs`,
)
/** Words for a delivery, whose country is where a shipment ends. */
const DELIVERIES = wordSet(
  'delivery supply livraison entrega suministro consegna fornitura levering leverings liefer lieferungs lieferung',
)

const UNITS_OF: ReadonlySet<string> = new Set([
  ...QUANTITIES,
  ...wordSet('volume energy fuel weight mass distance mileage'),
])
const UNITS = wordSet('unit units uom einheit unité unidad unità')

/** True for a column that no calculation needs, by the last word of its name. */
export function hasUnusedEnding(header: string): boolean {
  if (namesUncountedNumber(header)) return false
  const words = lettersOf(header)
  const last = words.at(-1) ?? ''
  if (READS.has(last)) return words.length > 1 && COUNTERS.has(words[0] ?? '')
  if (READS.has(words[0] ?? '')) return words.length > 1 && COUNTERS.has(last)
  // the plant of a supplier is no site of the company
  return UNUSED_ENDINGS.has(last) || (SITES.has(last) && SUPPLIERS.has(words[0] ?? ''))
}

/** The column of countries by the word for whose they are: 'Station country', 'Pays de livraison', 'Lieferland'. */
function countryOfNoun(words: readonly string[]): InputColumn | undefined {
  const [first = '', last = ''] = [words[0], words.at(-1)]
  const [, compound] = words.length === 1 ? (/^(\p{L}+)land$/u.exec(first) ?? []) : []
  const ofPhrase = words.length > 2 && COUNTRIES.has(first) ? last : undefined
  const ofPair = words.length === 2 && COUNTRIES.has(last) ? first : undefined
  const owner = compound ?? ofPhrase ?? ofPair ?? ''
  if (DELIVERIES.has(owner)) return 'toCountry'
  return OWNERS.has(owner) ? 'country' : undefined
}

/** The column of an unknown name by its nouns: 'Shipment ID', 'Producer site', 'Billed usage'. */
export function columnOfNoun(header: string): InputColumn | undefined {
  if (namesUncountedNumber(header)) return undefined
  const words = lettersOf(header)
  const [first = '', last = ''] = [words[0], words.at(-1)]
  if (words.length === 1 && ROW_NAMES.has(first)) return 'id'
  // 'Sendungs-Nr.' has the letter that joins German nouns
  const isRow = ROW_NAMES.has(first) || ROW_NAMES.has(first.replace(/s$/, ''))
  if (words.length === 2 && NUMBERS.has(last)) return isRow ? 'id' : SITES.has(first) ? 'site' : undefined
  const country = countryOfNoun(words)
  if (country !== undefined || words.length < 2 || COUNTRIES.has(last)) return country
  if (SITES.has(last)) return SUPPLIERS.has(first) ? undefined : 'site'
  if (UNITS.has(last)) return UNITS_OF.has(first) ? 'unit' : undefined
  return isCountedQuantity(header) ? 'value' : undefined
}

/** Words for codes of waste or of industries, which say more than a description. */
const CODES = wordSet('code codes código codice ewc low ler cer avv eak abfallschlüssel naics sic')
const ROUTES = wordSet(
  'route routing itinerary sector sectors journey tripdetails itinéraire itinerario trajet trayecto parcours percorso tratta reiseroute',
)

function isFree({ by }: HeaderCell): boolean {
  return by === 'name' || by === 'unit'
}

export function isOfCode({ header }: HeaderCell): boolean {
  const words = lettersOf(header)
  return (
    words.some((word) => CODES.has(word)) &&
    !words.some((word) =>
      /^(?:desc|description|name|text|title|descrizione|descripcion|designation|libelle|bezeichnung)$/.test(word),
    )
  )
}

/** Ignores descriptions of a factor next to its code, second free texts and second names of the row. */
function withoutDescriptions(cells: readonly HeaderCell[]): readonly HeaderCell[] {
  const factors = cells.filter(({ column }) => column === 'factor')
  const codes = factors.filter(isOfCode)
  const [note, id] = [cells.find(({ column }) => column === 'note'), cells.find(({ column }) => column === 'id')]
  return cells.map((cell) => {
    const isDescription = cell.column === 'factor' && codes.length === 1 && factors.length > 1 && !codes.includes(cell)
    const isSecondNote = cell.column === 'note' && cell !== note
    const isSecondId = cell.column === 'id' && cell !== id
    return isFree(cell) && (isDescription || isSecondNote || isSecondId) ? { ...cell, ...IGNORED } : cell
  })
}

/** True for a quantity that is neither a distance nor money. */
function isQuantity({ column, measure }: HeaderCell): boolean {
  return column === 'unit' || (column === 'value' && measure !== undefined && !isDistanceUnit(measure))
}

/** True for a table of journeys or shipments: it has two ends, whole routes or nights. */
export function isOfTransport(cells: readonly HeaderCell[]): boolean {
  const has = havingOf(cells)
  const hasRoutes = cells.some(({ column, header }) => column === 'from' && ROUTES.has(foldWord(header)))
  const isJourney = has('from') && has('to', 'class', 'passengers')
  return isJourney || has('nights', 'checkIn') || (hasRoutes && !cells.some(isQuantity))
}

/** Reads a route next to an origin and a destination as the stops of a flight. */
function withStops(cells: readonly HeaderCell[]): readonly HeaderCell[] {
  const origins = cells.filter(({ column }) => column === 'from')
  if (origins.length !== 2 || !havingOf(cells)('to')) return cells
  const routes = origins.filter(({ header }) => ROUTES.has(foldWord(header)))
  return cells.map((cell) =>
    routes.length === 1 && cell === routes[0] && isFree(cell) ? { ...cell, column: 'via' } : cell,
  )
}

function renameColumn(cells: readonly HeaderCell[], from: InputColumn, to: InputColumn): readonly HeaderCell[] {
  return cells.map((cell) => (cell.column === from && isFree(cell) ? { ...cell, column: to } : cell))
}

/** True for a column that only lists of fuel cards have. */
function isOfCard({ header, column }: HeaderCell): boolean {
  return (
    (column === '' || column === 'registration') &&
    /\bcard\b|odometer|registration|\bvrm\b|^reg$|karte|kennzeichen|km-?stand|kilometerstand|immatriculation|\bcart[ae]\b|\btarjeta\b|\btarga\b|matr[ií]cula/i.test(
      header,
    )
  )
}

/** Ignores the filling station of a fuel card, which is no site of the company. */
function withoutStation(cell: HeaderCell): HeaderCell {
  const isStation =
    cell.column === 'site' && cell.by === 'name' && /^(?:site|location|store|branch)(?: name)?$/i.test(cell.header)
  return isStation ? { ...cell, ...IGNORED } : cell
}

const DESIGNATIONS = wordSet('bezeichnung designation désignation omschrijving')

/** Reads the name of a product next to its number as the product, on a fuel card. */
function withDesignation(cells: readonly HeaderCell[]): readonly HeaderCell[] {
  const name = cells.find(({ by, header }) => by !== 'map' && DESIGNATIONS.has(foldWord(header)))
  const isProduct = ({ column, by }: HeaderCell) => column === 'product' && by === 'name'
  if (name === undefined || !cells.some(isProduct) || !cells.some(isOfCard)) return cells
  return cells.map((cell) => {
    if (cell === name) return { header: cell.header, column: 'product', by: 'name' }
    return isProduct(cell) ? { ...cell, ...IGNORED } : cell
  })
}

function ignoreColumn(cells: readonly HeaderCell[], column: InputColumn): readonly HeaderCell[] {
  return cells.map((cell) => (cell.column === column && isFree(cell) ? { ...cell, ...IGNORED } : cell))
}

/** True for a table of quantities of fuel, energy, waste or refrigerants: its currency is that of the bill. */
function isOfProducts(cells: readonly HeaderCell[]): boolean {
  const has = havingOf(cells)
  const isSum = ({ column, header }: HeaderCell) => column === 'value' && /^(?:amounts?|values?|sum)$/i.test(header)
  const hasQuantity = has('value') && !cells.some(isSum)
  return hasQuantity && !has('activity') && has('product', 'fuel', 'gas', 'blend', 'meter', 'treatment')
}

/** Reads From and To as the period of a bill, in a table with meters or products, without addresses and another start. */
function withPeriod(cells: readonly HeaderCell[]): readonly HeaderCell[] {
  const has = havingOf(cells)
  if (has('fromCountry', 'toCountry', 'fromState', 'toState', 'via')) return cells
  if (cells.some(({ column, header }) => column === 'from' && namesPlaceOfEnd(header))) return cells
  const isOfUtility = cells.some(({ column, header }) => column === 'product' && /\butilit/i.test(header))
  const isOfBills = has('meter') || isOfUtility || (has('product', 'fuel') && has('value'))
  if (!has('from') || !has('to') || has('start', 'mode', 'activity') || !isOfBills) return cells
  return renameColumn(renameColumn(cells, 'from', 'start'), 'to', 'end')
}

/**
 * Reads the only other date as the start, in a table without a start: 'Invoice date', 'Date of top-up'. Ignores days of
 * payment and the like.
 */
function withOnlyDate(cells: readonly HeaderCell[]): readonly HeaderCell[] {
  const days = cells.filter(({ header }) => namesOnlyStart(header) || (isDay(header) && !isOtherDay(header)))
  const [unknown, ignored] = (['unknown', 'ignored'] as const).map((by) => days.filter((cell) => cell.by === by))
  const [start, ...others] = unknown?.length === 0 ? (ignored ?? []) : (unknown ?? [])
  const has = havingOf(cells)
  const isOnly = (cell: HeaderCell) => cell === start && others.length === 0
  // 'Date of reading' next to 'Date of previous reading'
  const ofStart = new Set(cells.filter(({ column }) => column === 'start').flatMap(({ header }) => lettersOf(header)))
  const isEnd = (cell: HeaderCell) => !has('end') && lettersOf(cell.header).every((word) => ofStart.has(word))
  return cells.map((cell) => {
    if (isOnly(cell) && !has('start')) return { ...cell, column: 'start', by: 'name' }
    if (isOnly(cell) && cell.by === 'unknown' && isEnd(cell)) return { ...cell, column: 'end', by: 'name' }
    const isOfDocument = has('start') && /^doc(?:ument|\.)? /i.test(cell.header)
    const isOther = isDay(cell.header) && (isOtherDay(cell.header) || isOfDocument)
    return cell.by === 'unknown' && isOther ? { ...cell, ...IGNORED } : cell
  })
}

/** Reads the route of a waste, which is no journey, as its treatment. */
function withTreatment(cells: readonly HeaderCell[]): readonly HeaderCell[] {
  const has = havingOf(cells)
  if (!has('factor') || has('treatment', 'to', 'mode')) return cells
  return cells.map((cell) =>
    cell.column === 'from' && ROUTES.has(foldWord(cell.header)) && isFree(cell)
      ? { ...cell, column: 'treatment' }
      : cell,
  )
}

/** Headers of free text that names a waste where nothing else does. */
const OF_MATERIALS: ReadonlySet<string> = new Set(
  ['description', 'beschreibung', 'bezeichnung', 'désignation', 'descripción', 'descrizione'].map(foldWord),
)

/** Reads the description next to the treatment of a waste as its material. */
function withMaterial(cells: readonly HeaderCell[]): readonly HeaderCell[] {
  const has = havingOf(cells)
  if (!has('treatment') || has('activity', 'factor', 'product', 'fuel')) return cells
  return cells.map((cell) => {
    const isText = cell.by === 'unknown' || cell.by === 'ignored' || (cell.column === 'note' && isFree(cell))
    return isText && OF_MATERIALS.has(foldWord(cell.header)) ? { ...cell, column: 'factor', by: 'name' } : cell
  })
}

/** The first unknown column of a noun becomes its column, if the table has no other one. */
function withNouns(cells: readonly HeaderCell[]): readonly HeaderCell[] {
  const taken = new Set(cells.map(({ column }) => column))
  return cells.map((cell) => {
    if (cell.by !== 'unknown') return cell
    const column = columnOfNoun(cell.header)
    if (column !== undefined && !taken.has(column)) {
      taken.add(column)
      return { ...cell, column, by: 'name' }
    }
    // neither of two quantities is the right one more often
    if (column === 'value') return cell
    return column !== undefined || hasUnusedEnding(cell.header) ? { ...cell, ...IGNORED } : cell
  })
}

/**
 * Decides the columns of a header that depend on its other columns: a fuel that decides the activity, a product that is a
 * means of transport, the stops of a route, and columns that no calculation needs.
 */
export function settleColumns(headers: readonly string[], columns: readonly HeaderColumn[]): readonly HeaderColumn[] {
  const cells = withRefrigerants(
    withWeights(withUnits(columns.map((one, index) => ({ ...one, header: (headers[index] ?? '').trim() })))),
  )
  const ordered = withPhrases(withAccounts(withOneMoney(withCurrencies(withNetMoney(withOrders(cells))))))
  const addressed = withoutRepeats(
    withPeriod(withOrigin(withPorts(withAddresses(withStayDays(withStop(withRentals(ordered))))))),
  )
  const described = withNouns(
    withStops(withoutDescriptions(withOnlyDate(withMaterial(withOperation(withTreatment(addressed)))))),
  )
  let settled = withReadings(
    withOdometers(
      withFleet(withFleetDistance(withYearDistance(withVehicles(withDistanceOfUnit(withDesignation(described)))))),
    ),
  )
  const isTransport = isOfTransport(settled)
  if (isTransport) settled = settleTransport(settled)
  const has = havingOf(settled)
  if (isTransport && !has('mode', 'activity')) settled = renameColumn(settled, 'product', 'mode')
  // the product of a forwarder is a tariff, and the mode says more
  if (isTransport && has('mode')) settled = ignoreColumn(settled, 'product')
  if (!isTransport && has('fuel') && !has('activity', 'product') && !isOfFleet(settled))
    settled = renameColumn(settled, 'fuel', 'product')
  // the kilometres of a fuel card are those of the odometer
  if (!isTransport && has('product', 'fuel') && settled.some(isOfCard))
    settled = withoutCardDistance(ignoreColumn(settled.map(withoutStation), 'distanceKm'))
  if (!isTransport && isOfProducts(settled)) settled = ignoreColumn(settled, 'currency')
  // the country of a delivery of fuel is where it is burnt
  if (isOfProducts(settled) && !has('country', 'from', 'to')) settled = renameColumn(settled, 'toCountry', 'country')
  if (isTransport && !has('activity')) {
    const isSum = ({ column, by, header }: HeaderCell) =>
      column === 'value' && by === 'name' && !has('unit') && foldWord(header) === 'amount'
    const isMoney = (cell: HeaderCell) =>
      cell.by === 'money' || (cell.column === 'currency' && cell.by === 'name') || isSum(cell)
    settled = settled.map((cell) => (isMoney(cell) ? { ...cell, ...IGNORED } : cell))
  }
  if (isTransport && !has('value', 'activity', ...OF_TRIPS)) settled = withCount(settled)
  if (!isTransport) settled = withDocumentType(settled)
  return withRegistration(settled).map(({ header: _, ...cell }) => cell)
}

/** Reads the number of pallets as the quantity of freight without a mass, so that each row says what it lacks. */
function withCount(cells: readonly HeaderCell[]): readonly HeaderCell[] {
  const isOfPerson = cells.some(({ header }) => TRAVELLERS.has(foldWord(header)))
  const counted = cells.find(({ by, header }) => by === 'ignored' && isCountedThing(lettersOf(header).at(-1) ?? ''))
  if (isOfPerson || counted === undefined) return cells
  const measure = lettersOf(counted.header).at(-1) ?? ''
  return cells.map((cell) => (cell === counted ? { ...cell, column: 'value', by: 'unit', measure } : cell))
}

/** Columns that only trips have. */
export const OF_TRIPS: readonly InputColumn[] = [
  'class',
  'nights',
  'checkIn',
  'passengers',
  'hotelCountry',
  'via',
  'isReturn',
]
/** Names of the person who travels. */
export const TRAVELLERS = wordSet(
  'traveller traveler travellername travelername passengername employee employeename reisender mitarbeiter voyageur viajero viaggiatore',
)

/** Reads the only column of years as the start, in a table without other dates. */
export function withYearColumn(cells: readonly string[], columns: readonly HeaderColumn[]): readonly HeaderColumn[] {
  const isFree = ({ by }: HeaderColumn) => by === 'unknown' || by === 'ignored'
  const years = columns.flatMap((one, index) => (isFree(one) && namesYear(cells[index] ?? '') ? [index] : []))
  const isDated = columns.some(({ column }) => column === 'start' || column === 'end' || column === 'checkIn')
  if (isDated || years.length !== 1) return columns
  return columns.map((one, index) => (index === years[0] ? { column: 'start', by: 'name' } : one))
}

/**
 * Reads 'Consumption' as the value of a bill, unless the table has the consumption of vehicles: then it has a value or a
 * unit of consumption too.
 */
export function withConsumption(columns: readonly HeaderColumn[]): readonly HeaderColumn[] {
  const has = (column: InputColumn) => columns.some((one) => one.column === column && one.by !== 'money')
  if (has('value') || has('consumptionUnit') || has('consumptionPer')) return columns
  return columns.map((one) =>
    one.column === 'consumption' && one.by !== 'map' ? { ...one, column: 'value', by: 'unit' } : one,
  )
}
