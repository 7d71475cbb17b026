import { columnRule, type InputColumn, isInputColumn } from '../columns.ts'
import { findAmbiguousUnits } from './ambiguous-units.ts'
import { withBilledAmount } from './billed-amount.ts'
import { COLUMN_WORDS, type ColumnMap, findMappedColumn } from './column-words.ts'
import { withoutCurrencyWords } from './currency-headers.ts'
import { findCurrency, possibleCurrencies } from './currency-words.ts'
import { isFeedInHeader, namesCleanShare, namesGridImport } from './feed-in-words.ts'
import { isRateOfDistance } from './fleet-headers.ts'
import { type HeaderColumn, wordSet } from './header-cell.ts'
import { isCountedQuantity, lettersOf, namesPeriodColumn } from './header-phrases.ts'
import { settleColumns, withConsumption, withYearColumn } from './header-roles.ts'
import { unitOfNetValue } from './heating-value-words.ts'
import { namesMultiplier } from './multiplier-words.ts'
import { type ScaledText, splitHeaderScale } from './number-scale.ts'
import { powerOfHeader } from './power-words.ts'
import { findProduct } from './product-words.ts'
import { findRegisters } from './register-words.ts'
import { isDistanceUnit } from './transport-headers.ts'
import { namesUncountedNumber } from './uncounted-numbers.ts'
import { findUnitMultiple, UNIT_WORDS } from './unit-words.ts'
import { foldWord, spellingsOf } from './word-list.ts'

const foldWords = (words: string): ReadonlySet<string> =>
  new Set(
    words
      .split(/[,\n]/)
      .flatMap((word) => spellingsOf(word.trim()))
      .map(foldWord)
      .filter((word) => word !== ''),
  )

/** Words for a quantity, which a unit follows: 'Volume (L)'. */
const QUANTITY_NOUNS = foldWords(
  `volume,consumption,usage,units,use,used,quantity,qty,amount,energy,energy use,energy used,energy consumption,weight,mass,
net weight,gross weight,chargeable weight,distance,distance travelled,distance driven,mileage,volume delivered,delivered,
delivered quantity,quantity delivered,consumed,dispensed,burned,burnt,purchased,billed,billed usage,total,total usage,
total use,total consumption,total volume,total weight,fuel volume,fuel quantity,fuel used,metered,
active energy,actual consumption,value,verbrauch,gesamtverbrauch,verbrauch gesamt,consommation totale,consumo total,menge,gewicht,energiemenge,strecke,consommation,
quantité,poids,masse,consumo,cantidad,peso,quantità,volumen,volumi,distanz,distancia,distanza,travelled,driven,km driven,parcourus,recorridos,
percorsi,gefahren,gefahrene,gereden,przejechane,percorridos,
wt,gross wt,net wt,chargeable wt,actual weight,bruttogewicht,poids brut,peso bruto,entfernung,trip distance,flight distance,
line haul miles,trip length,top-up,top up,topped up,refrigerant added,quantity added,amount added,added,leaked,leakage,leak,
quantity leaked,charge added,losses,recharge,recharged,tonnage,nachfüllmenge,liefermenge,abfallmenge,claimed,
claimed distance,distance claimed,mileage claimed,business,quantité livrée,kilométrage`,
)
/** Words for an amount of money without taxes. */
const MONEY_NOUNS = foldWords(
  `amount,net amount,amount net,line total,spend,total spend,net spend,cost,costs,net cost,total cost,net,net value,
invoice amount,invoice value,charge,charges,betrag,nettobetrag,kosten,montant,montant ht,coût,importe,importo,costo,coste,
line total,line amount,
net order value,nettobestellwert,bestellwert netto,val.in rep.cur.,val/coarea crcy,val in co area crcy,value in rep. currency,
value trancurr,value in trans.curr.,wert in berichtswährung,wert/kwähr,wert in kwähr,wert/bwähr,wert in bwähr,wert/kokrswährung,wert in kokrswährung,
ausgaben,aufwand,aufwendungen,dépenses,dépense,gastos,spese,uitgaven,despesas,wydatki,dmbtr,wrbtr,lc amount,amount in dc,amount in doc. curr.,amount in local cur.,betrag in hw,betrag in bw,betrag in hwähr,betrag in belwähr,
betrag in hauswährung,betrag in belegwährung,amount in local currency,amount in lc,local amount,debit,debits,debit amount,soll,débit,debe,dare`,
)
/** Columns of exports that no calculation needs, if another column has the quantity. */
const UNUSED_NOUNS = foldWords(
  `net amount,amount net,spend,cost,costs,net cost,total cost,gross cost,unit cost,unit price,price per litre,price per unit,
price per kwh,unit rate,vat,vat amount,vat rate,tax,taxes,sales tax,gross amount,gross,net,net value,net total,invoice amount,
invoice total,invoice value,invoice date,bill date,amount due,charge,charges,total charge,total charges,standing charge,ccl,
tariff,service,hotel name,item description,text,beschreibung,libellé,account,account no,account name,account number,customer,customer name,customer no,customer number,driver,driver name,
card,card no,card number,registration,vehicle registration,reg,reg no,vrm,licence plate,license plate,odometer,
odometer reading,employee,employee name,employee id,traveller,traveler,traveller name,passenger name,booking reference,
booking ref,booking date,ticket number,ticket no,pnr,airline,carrier,flight number,flight no,flight,supplier,supplier name,
vendor,vendor name,merchant,filling station,address,start time,time,duration,department,project,po number,kosten,preis,mwst,
asset,asset id,asset number,asset name,equipment,equipment id,unit id,engineer,technician,contractor,waste contractor,demand,
demand (kw),peak demand,peak demand (kw),max demand,maximum demand,md (kw),kva,power factor,load factor,rate,mileage rate,engine,engine size,
start odometer,end odometer,station,station-service,estación,stazione,immatriculation,matrícula,targa,prix ttc,prix ht,tva,
montant tva,importe total,importo totale,costo totale,coût total,gesamtbetrag,rechnungsbetrag,bruttobetrag,precio,prezzo,total ttc,charge (kg),charge size (kg),system charge (kg),full charge (kg),refrigerant charge (kg),reisender,mitarbeiter,voyageur,collaborateur,viajero,empleado,viaggiatore,dipendente,trip name,purpose,trip purpose,traveler name,
fare,fare amount,ticket amount,ticket price,card holder,cardholder,uhrzeit,tankstelle,km-stand,kilometerstand,zählerstand,gast,guest,
guest name,hotel,salarié,motif,zweck,puissance fiscale,montant remboursé,lifts,container,exutoire,leak found,equipment type,füllmenge,
lectura anterior,lectura actual,leistung,buchungskreis,belegart,steuer,lieferant,zustandszahl,brennwert,source,grand total,contact,füllmenge kg,gst,teu,vessel,
voyage,billet,montant ttc,cost centre name,consignment,consignment number,consignment no,tracking number,waste carrier,days,number of days,bill days,charge nominale (kg),charge nominale,g/l,gl,gl code,g/l code,g/l account no,net activity,ending balance,running balance,opening balance,closing balance`,
)
/** Units of other columns, or letters that head columns of other things. */
const NO_HEADER_UNITS: ReadonlySet<string> = new Set([
  'pound',
  'pounds',
  'm2',
  'ft2',
  'meter',
  'meters',
  'metre',
  'metres',
  'm',
])

const FORMS: readonly RegExp[] = [
  /^(?<name>.*?)\s*[([]\s*(?<unit>[^()[\]]+?)\s*[)\]]$/,
  /^(?<name>.*\S)\s+in\s+(?<unit>\S.*)$/i,
  /^(?<name>.*\S)\s*[,/|:-]\s*(?<unit>\S.*)$/,
  /^(?<name>.*\S)[\s_]+(?<unit>\S+ \(?\S+)$/,
  /^(?<name>.*\S)[\s_]+(?<unit>\S+)$/,
  /^(?<unit>\S+)[\s_]+(?<name>.*\S)$/,
]

/** True if a text names one unit, or a choice of units. */
export function namesUnit(text: string): boolean {
  const finds = [UNIT_WORDS.find, findAmbiguousUnits, findUnitMultiple]
  const words = [text, unitOfNetValue(text) ?? text]
  return words.some((word) => finds.some((find) => find(word) !== undefined))
}

/** The parts of a header that names a unit: 'Volume (L)'. */
interface MeasuredHeader {
  readonly name: string
  readonly unit: string
}

export function measuredHeaders(header: string): readonly MeasuredHeader[] {
  return FORMS.flatMap((form) => {
    const { name = '', unit = '' } = form.exec(header)?.groups ?? {}
    return unit === '' ? [] : [{ name: name.trim(), unit: unit.trim() }]
  })
}

/** Words for the quantity of a month or a product: 'Jan 2024 mileage', 'Januar Verbrauch', 'Gas usage'. */
const QUANTITY_OF =
  /^(.+\S)\s+(?:mileage|distance|usage|consumption|volume|verbrauch|kilometer|consommation|kilom[ée]trage|consumo|chilometri)$/i

/** The name of the month or the product of a quantity; the same text without such a word. */
export function nameOfQuantity(header: string): string {
  return QUANTITY_OF.exec(header)?.[1] ?? header
}

/** Columns of numbers of things, which no unit measures: 'Night kWh' is no number of nights. */
const COUNTS: readonly string[] = ['nights', 'rooms', 'passengers', 'percentageOfCleanEnergy', 'consumptionPer']

function numberColumn(name: string): InputColumn | undefined {
  const column = COLUMN_WORDS.find(name)
  if (column === undefined || COUNTS.includes(column)) return undefined
  return columnRule(column).kind === 'number' ? column : undefined
}

function isQuantityName(name: string): boolean {
  // 'Electricity import' is a product
  const isImport = namesGridImport(name) && !/[ée]le[ct]|strom/i.test(name)
  return QUANTITY_NOUNS.has(foldWord(name)) || isCountedQuantity(name) || isImport
}

/** Reads a header with a unit: 'Volume (L)', 'kWh', 'Litres dispensed'. */
function readMeasuredHeader(header: string): HeaderColumn | undefined {
  const word = foldWord(header)
  if (word.length > 1 && namesUnit(header) && !NO_HEADER_UNITS.has(word))
    return { column: 'value', by: 'unit', measure: header }
  for (const { name, unit } of measuredHeaders(header)) {
    if (!namesUnit(unit)) continue
    const column = numberColumn(name) ?? (isQuantityName(name) ? 'value' : undefined)
    if (column !== undefined) return { column, by: 'unit', measure: unit }
  }
  return undefined
}

/** Money that came back, in a ledger with columns for debits and credits. */
const CREDIT_NOUNS = foldWords(
  'credit,credits,credit amount,amount credit,credit value,haben,crédit,montant crédit,haber,avere',
)

/** Reads a header of money that came back: 'Credit', 'Credit (GBP)'. */
function readCredit(written: string): HeaderColumn | undefined {
  const header = withoutCurrencyWords(written)
  if (CREDIT_NOUNS.has(foldWord(header))) return { column: 'credit', by: 'money' }
  const found = measuredHeaders(header).find(
    ({ name, unit }) =>
      CREDIT_NOUNS.has(foldWord(name)) && (possibleCurrencies(unit).length > 0 || findCurrency(unit) !== undefined),
  )
  return found && { column: 'credit', by: 'money', measure: found.unit }
}

/** Reads a header of money: 'Net amount (GBP)', 'Cost £', 'Spend'. */
function readMoney(written: string): HeaderColumn | undefined {
  const header = withoutCurrencyWords(written)
  if (MONEY_NOUNS.has(foldWord(header)) || MONEY_NOUNS.has(foldWord(written)) || NET_MONEY.test(header))
    return { column: 'value', by: 'money' }
  for (const { name, unit } of measuredHeaders(header)) {
    const isCurrency =
      possibleCurrencies(unit).length > 0 || (/^[A-Z]{3}$/.test(unit) && findCurrency(unit) !== undefined)
    if (
      isCurrency &&
      (MONEY_NOUNS.has(foldWord(name)) ||
        NET_MONEY.test(name) ||
        /^(?:total|value|price paid|paid|netto|neto|ht|hors taxes?)$/i.test(name))
    )
      return { column: 'value', by: 'money', measure: unit }
  }
  return undefined
}

/** Words for money without taxes, in any order: 'Betrag netto', 'Fracht netto', 'Importe sin IVA'. */
const NET_MONEY =
  /^(?:(?:amount|total|value|cost|spend|price|line total|invoice amount|invoice total)[ ,(]*(?:excl?\.?|excluding|before|without|net of) ?(?:vat|gst|tax(?:es)?|hst|mwst)\)?|(?:betrag|fracht|kosten|summe|importe|importo|montant|prix|precio|coste?|costo|coût|amount|freight|total|totale|spesa|gasto)[ _]?(?:netto|net[oa]?|ht|hors taxes?|sin iva|ohne (?:mwst|ust)|senza iva|imponibile|base)|base imponible|imponibile)$/i

/** True for another amount of money than one without taxes: 'Prezzo unitario (€/L)', 'Maut EUR'. */
function isOtherMoney(header: string): boolean {
  return measuredHeaders(header).some(({ unit }) => {
    const [currency = ''] = unit.split(/\s*(?:\/|\bper\b|\bje\b|\bpro\b)\s*/i)
    return possibleCurrencies(currency).length > 0
  })
}

/** True for the cost of a product: 'Electricity (£)'. */
function isCostOfProduct(header: string): boolean {
  return measuredHeaders(header).some(
    ({ name, unit }) =>
      possibleCurrencies(unit).length > 0 &&
      findProduct(name.replace(/\s*(?:cost|charge|spend)s?$/i, '')) !== undefined,
  )
}

/** Endings of German compounds for numbers of things and for money: 'Kartennummer', 'Einzelpreis'. */
const UNUSED_COMPOUND = /^\p{L}+(?:nummer|konto|preis|betrag|kosten|uhrzeit|kennzeichen|inhaber|bezeichnung)$/iu
/** Emissions that the supplier calculated; a factor is none. */
const EMISSIONS = /\bco2(?:e|eq)?\b|\bt?co2e\b|\bghg\b|\bcarbon\b|\bemissions?\b/i

/** True for a header of power, of emissions or of a share: 'Max Demand (kVA)', 'CO2e WTW (kg)', 'Recycling %'. */
function isOfOtherMeasure(header: string): boolean {
  if (EMISSIONS.test(header.replace('₂', '2'))) return !/\bfactors?\b/i.test(header)
  if (/^(?:recycling|recycled|recycling rate|vat|tax|discount|occupancy|mwst|tva|iva)\s*\(?%\)?$/i.test(header))
    return true
  if (/\bk?varh\b/i.test(header)) return true
  return powerOfHeader(header) !== undefined && !/^\s*w\s*$/i.test(header)
}

function isUnused(header: string): boolean {
  if (isCostOfProduct(header) || isOfOtherMeasure(header) || isOtherMoney(header)) return true
  const [, plain = '', bracketed = ''] = /^(.*\S)\s*[([]([^()[\]]*)[)\]]$/.exec(header) ?? []
  const names = [
    header,
    ...(plain === '' || namesUnit(bracketed) ? [] : [plain]),
    ...measuredHeaders(header)
      .filter(({ unit }) => possibleCurrencies(unit).length > 0)
      .map(({ name }) => name),
  ]
  return names.some((name) => UNUSED_NOUNS.has(foldWord(name)) || UNUSED_COMPOUND.test(name))
}

/** The unit that a header names for its numbers, by any words: 'One-way leg (miles)', 'Cargo lbs'. */
function unitOfHeader(header: string): string | undefined {
  const isUnit = (unit: string) => namesUnit(unit) && !NO_HEADER_UNITS.has(foldWord(unit))
  // a letter behind a blank may be the name of a column
  const isNoLetter = (unit: string) => unit.length > 1 || !header.endsWith(` ${unit}`)
  return measuredHeaders(header).find(({ unit }) => isUnit(unit) && isNoLetter(unit))?.unit
}

/** The unit of a header whose column a map names. */
function mappedMeasure(header: string, column: InputColumn | ''): string | undefined {
  if (column === '' || !isInputColumn(column) || columnRule(column).kind !== 'number') return undefined
  return readMeasuredHeader(header)?.measure ?? readMoney(header)?.measure ?? unitOfHeader(header)
}

/** The column of a header that names it twice: 'MPAN / MPRN', 'Origin or departure'. */
function columnOfParts(header: string): InputColumn | undefined {
  const parts = header.split(/\s*\/\s*|\s+or\s+/i)
  const [first, ...others] = parts.map((part) => COLUMN_WORDS.find(part))
  return others.length > 0 && others.every((one) => one === first) ? first : undefined
}

/** A number of a vehicle, a flat or a machine. */
const NUMBER_OF_UNIT = /^unit ?(?:#|no\.?|nr\.?|num(?:ber)?|id)$/i

/** Splits a header from the multiple that it names for its numbers: 'Spend (k€)'. Undefined for other headers. */
export function scaleOfHeader(header: string): ScaledText | undefined {
  if (COLUMN_WORDS.find(header) !== undefined || namesUnit(header)) return undefined
  return splitHeaderScale(header, namesUnit)
}

function readHeaderCell(written: string, map: ColumnMap): HeaderColumn {
  const mapped = findMappedColumn(written, map)
  const header = (scaleOfHeader(written)?.text ?? written).replace(/^¿\s*|\s*\?+$/g, '')
  if (mapped !== undefined) {
    const measure = mappedMeasure(header, mapped)
    return measure === undefined ? { column: mapped, by: 'map' } : { column: mapped, by: 'map', measure }
  }
  const credit = readCredit(header)
  if (credit !== undefined) return credit
  // the number of a vehicle, and no unit of measure
  if (NUMBER_OF_UNIT.test(header)) return { column: '', by: 'ignored' }
  const named = COLUMN_WORDS.find(header) ?? columnOfParts(header)
  if (named !== undefined) return { column: named, by: 'name' }
  if (namesPeriodColumn(header)) return { column: 'start', by: 'name' }
  if (namesCleanShare(header)) return { column: 'percentageOfCleanEnergy', by: 'name' }
  if (isFeedInHeader(header)) return { column: '', by: 'ignored' }
  const read = readMeasuredHeader(header) ?? readMoney(header)
  if (isRateOfDistance(header) && (read === undefined || read.column === 'value' || read.column === 'distanceKm'))
    return { column: '', by: 'ignored' }
  if (read !== undefined) return read
  return isUnused(header) ? { column: '', by: 'ignored' } : { column: undefined, by: 'unknown' }
}

/** Words of unknown columns that may change a number: a second quantity, a unit, a status, money, a day, an end of a journey. */
const SENSITIVE = wordSet(
  `status state cancelled canceled void refund refunded reversal reversed estimated unit units uom currency ccy value values reading
readings distance miles mileage km kilometres kilometers energy fuel fuels gas electricity power volume weight mass tonnage kwh usage
consumption quantity qty verbrauch menge consommation quantité consumo cantidad quantità verbruik hoeveelheid zużycie ilość förbrukning
mängd quantidade multiplier scale factor recovered share percent renewable date datum fecha start end return returned from to
origin destination activity treatment`,
)

/** True if an unknown column may change a number, so that a person has to say what it is. */
function isSensitive(header: string): boolean {
  return (
    namesMultiplier(header) ||
    namesUncountedNumber(header) ||
    lettersOf(header).some((word) => SENSITIVE.has(word)) ||
    measuredHeaders(header).some(({ unit }) => namesUnit(unit))
  )
}

/** True for a header that other software wrote: a column was read by another word than its own name. */
function isOfOtherSoftware(cells: readonly string[], columns: readonly HeaderColumn[]): boolean {
  const read = columns.filter(({ column, by }) => by !== 'unknown' && column !== undefined)
  const isOwn = ({ column }: HeaderColumn, header: string) => column === header.trim()
  return (
    read.length > 1 &&
    columns.some((one, index) => one.by !== 'unknown' && one.by !== 'map' && !isOwn(one, cells[index] ?? ''))
  )
}

/**
 * Finds the unknown columns of a header of other software that no number depends on: exports have columns that no list
 * knows. A header with the names of this program has none, because an unknown name there is a mistake.
 */
export function unreadColumns(cells: readonly string[], columns: readonly HeaderColumn[]): ReadonlySet<number> {
  if (!isOfOtherSoftware(cells, columns)) return new Set()
  const isUnread = (cell: string, index: number) =>
    columns[index]?.by === 'unknown' && cell.trim() !== '' && !isSensitive(cell)
  return new Set(cells.flatMap((cell, index) => (isUnread(cell, index) ? [index] : [])))
}

/** True for a product with the unit of its quantities: 'Sewerage m3', 'Gas usage (kWh)'. */
function isMeasuredProduct(header: string): boolean {
  return measuredHeaders(header).some(
    ({ name, unit }) => namesUnit(unit) && findProduct(nameOfQuantity(name)) !== undefined,
  )
}

/** True for a table with its products as columns: one with a unit in its name, or two next to a column of units. */
function hasProductColumns(cells: readonly string[], columns: readonly HeaderColumn[]): boolean {
  const isFree = (index: number) => columns[index]?.by === 'unknown' || columns[index]?.by === 'unit'
  const free = cells.filter((_, index) => isFree(index))
  if (free.some((cell) => isMeasuredProduct(cell.trim()))) return true
  const hasUnit = columns.some(({ column }) => column === 'unit')
  return hasUnit && free.filter((cell) => findProduct(cell.trim()) !== undefined).length > 1
}

/**
 * Reads 'Amount' as money in a table with another amount of money and no unit, so that the one without taxes is chosen, next to a
 * quantity with a unit, and next to columns of products.
 */
function withMoney(cells: readonly string[], columns: readonly HeaderColumn[]): readonly HeaderColumn[] {
  const isMoney = ({ column, by }: HeaderColumn) => column === 'value' && by === 'money'
  const isQuantity = ({ column, by }: HeaderColumn, header: string) =>
    column === 'value' && by === 'name' && !MONEY_NOUNS.has(foldWord(header))
  // next to a distance it may be the fuel
  const isOfUnit = ({ column, by, measure = '' }: HeaderColumn) =>
    column === 'value' && by === 'unit' && !isDistanceUnit(measure)
  const hasUnit = columns.some(({ column }) => column === 'unit')
  const isMeasured =
    (hasUnit && columns.some((one, index) => isQuantity(one, cells[index] ?? ''))) ||
    columns.some(isOfUnit) ||
    hasProductColumns(cells, columns)
  if (!isMeasured && (!columns.some(isMoney) || hasUnit)) return columns
  return columns.map((one, index) => {
    const isAmount = one.column === 'value' && one.by === 'name' && MONEY_NOUNS.has(foldWord(cells[index] ?? ''))
    return isAmount ? { ...one, by: 'money' } : one
  })
}

/**
 * Reads the cells of a header: their columns, and the units that they name. An amount of money is the value only if no
 * other column is, or if every row is money that was spent: then a quantity is not read.
 */
export function readHeaderCells(
  headers: readonly string[],
  map: ColumnMap,
  activity?: string,
): readonly HeaderColumn[] {
  const cells = headers.map((header) => scaleOfHeader(header)?.text ?? header)
  const read = withMoney(
    cells,
    headers.map((header) => readHeaderCell(header.trim(), map)),
  )
  const columns = withYearColumn(cells, settleColumns(cells, withConsumption(withoutNights(cells, read))))
  const moneys = columns.filter(({ column, by }) => column === 'value' && by === 'money')
  const others = columns.filter(({ column, by }) => column === 'value' && by !== 'money')
  const isOfMoney = activity === 'spend' && moneys.length > 0 && others.every(({ by }) => by !== 'map')
  const isLeft = (one: HeaderColumn) => (isOfMoney ? others.includes(one) : others.length > 0 && one.by === 'money')
  const left = columns.map((one): HeaderColumn => (isLeft(one) ? { column: '', by: 'ignored' } : one))
  if (isOfMoney || others.length === 0) return left
  const named = left.map((one, index) => ({ ...one, header: (cells[index] ?? '').trim() }))
  return withBilledAmount(named).map(({ header: _, ...one }) => one)
}

/** Reads 'Night' next to 'Day' as a register of a meter, and as no nights of a stay. */
function withoutNights(cells: readonly string[], columns: readonly HeaderColumn[]): readonly HeaderColumn[] {
  const registers = findRegisters(cells, columns)
  return columns.map((one, index) =>
    registers.includes(index) && one.column === 'nights' ? { column: undefined, by: 'unknown' } : one,
  )
}
