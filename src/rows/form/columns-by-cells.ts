import { type CsvRecord, rejectCsv } from '../../core/csv/index.ts'
import { show } from '../../core/errors/index.ts'
import { mapText } from '../advice.ts'
import { type ActivityKind, columnRule, type InputColumn } from '../columns.ts'
import { NAMES_OF_PURCHASES } from '../missing-columns.ts'
import { ownerOfCar } from '../words/car-owner-words.ts'
import { CHOICE_WORDS, namesVehicleOfPeople } from '../words/choice-words.ts'
import type { ColumnMap } from '../words/column-words.ts'
import { effectOfDocument, typeOfHeader } from '../words/document-words.ts'
import { isFedIntoGrid, namesGridImport } from '../words/feed-in-words.ts'
import { activityOfHeader } from '../words/header-activity.ts'
import { type HeaderColumn, wordSet } from '../words/header-cell.ts'
import { readingOfHeader } from '../words/header-phrases.ts'
import { isOfCode } from '../words/header-roles.ts'
import { namesGasConversion, namesMultiplier } from '../words/multiplier-words.ts'
import { findProduct, fuelProblem } from '../words/product-words.ts'
import { findRegisters, isBareCode, readRegister } from '../words/register-words.ts'
import { isNoLeak, readService } from '../words/service-words.ts'
import { isDistanceUnit } from '../words/transport-headers.ts'
import { dimensionOfWord, isCountedThing } from '../words/unit-words.ts'
import { foldWord } from '../words/word-list.ts'
import type { FormOptions } from './file-form.ts'
import { findHeader, soundRecords } from './find-header.ts'
import { type HeaderRow, isDated } from './header-row.ts'
import { numberInterpretations, readAdornedNumber } from './number-interpretations.ts'
import { FLAG_WORDS } from './read-cell.ts'
import { findReadingColumns, hasQuantity } from './successive-readings.ts'

/** Columns whose cells say what they are, where their names do not. */
export interface ColumnsByCells {
  readonly columnMap: ColumnMap
  /** The activity of all rows, if the cells show it. */
  readonly activity?: ActivityKind | undefined
  readonly sentences: readonly string[]
}

/** A column that is not read, with its filled cells. */
interface UnreadColumn {
  readonly header: string
  readonly cells: readonly string[]
}

/** The share of cells that makes a column what they say. */
const SHARE_MIN = 0.5
/** Names of free texts, which describe more than the reason of a row. */
const FREE_TEXT =
  /\b(?:notes?|comments?|remarks?|description|details|bemerkung(?:en)?|kommentare?|beschreibung|commentaires?|observations?|descripci[oó]n|observaciones|descrizione|osservazioni|opmerking(?:en)?)\b/i

function isUnread({ column, by }: HeaderColumn): boolean {
  return by === 'unknown' || (by === 'ignored' && column === '')
}

/** The cells of a column that are not empty. */
function cellsOfColumn(rows: readonly CsvRecord[], index: number): readonly string[] {
  return rows.map((row) => row.cells[index]?.trim() ?? '').filter((cell) => cell !== '')
}

function listUnread({ record, columns }: HeaderRow, rows: readonly CsvRecord[]): readonly UnreadColumn[] {
  return columns.flatMap((one, index) => {
    const header = record.cells[index]?.trim() ?? ''
    if (!isUnread(one) || header === '') return []
    const cells = cellsOfColumn(rows, index)
    return cells.length === 0 ? [] : [{ header, cells }]
  })
}

/** Returns a test for the columns of a table, money included. */
function hasOf({ columns }: HeaderRow) {
  return (...names: readonly InputColumn[]) => columns.some(({ column }) => names.some((one) => one === column))
}

const NONE: ColumnsByCells = { columnMap: {}, sentences: [] }

function joinColumns(found: readonly ColumnsByCells[]): ColumnsByCells {
  return {
    columnMap: Object.assign({}, ...found.map(({ columnMap }) => columnMap)),
    activity: found.find(({ activity }) => activity !== undefined)?.activity,
    sentences: found.flatMap(({ sentences }) => sentences),
  }
}

/** The share of the cells of a column that a test accepts. */
function shareOf({ cells }: UnreadColumn, accepts: (cell: string) => boolean): number {
  return cells.filter(accepts).length / cells.length
}

function becomes(header: string, column: InputColumn, example: string): ColumnsByCells {
  const sentence = `the column ${show(header)} is ${column}, because of its cells, like ${show(example)}; otherwise leave it out: pass ${mapText(header, '')}`
  return { columnMap: { [header]: column }, sentences: [sentence] }
}

/**
 * Finds the reasons of services in a log of refrigerants without a column for them. A free text that says of any row that
 * nothing leaked becomes the note, so that the row asks.
 */
function reasonOfService(header: HeaderRow, unread: readonly UnreadColumn[]): ColumnsByCells {
  const has = hasOf(header)
  if (!has('gas', 'blend') || has('serviceReason')) return NONE
  const isOfService = (cell: string) => readService(cell) !== undefined
  const likely = unread.filter((one) => !FREE_TEXT.test(one.header) && shareOf(one, isOfService) >= SHARE_MIN)
  const [best] = likely.sort((a, b) => shareOf(b, isOfService) - shareOf(a, isOfService))
  if (best !== undefined) return becomes(best.header, 'serviceReason', best.cells.find(isOfService) ?? '')
  const told = unread.find(({ cells }) => cells.some((cell) => isNoLeak(readService(cell))))
  if (told === undefined) return withoutReasons(header)
  const notes = header.record.cells.filter((_, index) => header.columns[index]?.column === 'note')
  const columnMap = {
    ...Object.fromEntries(notes.map((name) => [name.trim(), ''] as const)),
    [told.header]: 'note',
  } as const
  return { columnMap, sentences: [] }
}

/** Names of a mass that leaked, and of one of any other kind. */
const LEAKED = /leak|lost|loss|fuite|perd|fug|verlust|leck|verlies|utsl[aä]pp/i
const EVERY_MASS =
  'each mass counts as a leak, because no column says why the gas was filled in; leave the rows of first fills out, which are no leaks'

/** Says that each mass of a log without reasons counts as a leak, unless its column says so. */
function withoutReasons({ record, columns }: HeaderRow): ColumnsByCells {
  const value = columns.findIndex(({ column }) => column === 'value')
  const header = record.cells[value] ?? ''
  return value < 0 || foldWord(header) === 'value' || LEAKED.test(header) ? NONE : { ...NONE, sentences: [EVERY_MASS] }
}

/** Finds the direction of electricity in a table without products: rows that are fed into the grid are left out. */
function directionOfElectricity(header: HeaderRow, unread: readonly UnreadColumn[]): ColumnsByCells {
  const has = hasOf(header)
  if (has('activity', 'product', 'fuel', 'from', 'factor', 'gas') || !has('value', 'closing')) return NONE
  const found = unread.find(
    (one) =>
      one.cells.some(isFedIntoGrid) &&
      shareOf(one, (cell) => isFedIntoGrid(cell) || namesGridImport(cell)) >= SHARE_MIN,
  )
  return found === undefined ? NONE : becomes(found.header, 'product', found.cells.find(isFedIntoGrid) ?? '')
}

/** The numbers that a cell may mean. */
function numbersOfCell(cell = ''): readonly number[] {
  return cell.trim() === ''
    ? []
    : numberInterpretations(cell.trim()).flatMap((one) => (one === undefined ? [] : [Number(one.text)]))
}

/** True if one of the numbers of a quantity equals a product or a sum, within the rounding of a bill. */
function equalsAny(value: readonly number[], products: readonly number[]): boolean {
  return value.some((one) => products.some((product) => Math.abs(one - product) <= ROUNDING_MAX))
}

/** A quantity of a bill is a whole number or more exact. */
const ROUNDING_MAX = 0.5 + 1e-6

/** The effect of a multiplier on the quantities of a table with readings: they include it or lack it; undefined if no row shows it. */
function effectOfMultiplier(rows: readonly CsvRecord[], [value, opening, closing, multiplier]: readonly number[]) {
  const cellOf = ({ cells }: CsvRecord, index = -1) => numbersOfCell(cells[index])
  const effects = rows.flatMap((row) => {
    const used = cellOf(row, closing).flatMap((end) => cellOf(row, opening).map((begin) => end - begin))
    const times = cellOf(row, multiplier)
    const quantity = cellOf(row, value)
    const [lacks, includes] = [used, used.flatMap((one) => times.map((factor) => one * factor))].map((products) =>
      equalsAny(quantity, products),
    )
    return used.length === 0 || times.length === 0 || lacks === includes ? [] : [includes ? 'includes' : 'lacks']
  })
  const [effect] = effects
  return effects.every((one) => one === effect) ? effect : undefined
}

/** Decides by the readings of a meter whether its quantities include its multiplier; the difference of readings does not. */
function multiplierOfMeter({ record, columns }: HeaderRow, rows: readonly CsvRecord[]): ColumnsByCells {
  const nameAt = (index: number) => record.cells[index]?.trim() ?? ''
  const multiplier = columns.findIndex((one, index) => isUnread(one) && namesMultiplier(nameAt(index)))
  if (multiplier < 0) return NONE
  const indexOf = (column: InputColumn) => columns.findIndex((one) => one.column === column && one.by !== 'money')
  const sideAt = (side: 'opening' | 'closing') => {
    const own = indexOf(side)
    return own >= 0 ? own : columns.findIndex((one, index) => isUnread(one) && readingOfHeader(nameAt(index)) === side)
  }
  const [value, opening, closing] = [indexOf('value'), sideAt('opening'), sideAt('closing')]
  const name = nameAt(multiplier)
  const cells = cellsOfColumn(rows, multiplier)
  const leaveOut = (because: string) => ({
    columnMap: { [name]: '' } as const,
    sentences: [`the column ${show(name)} is not read, because ${because}`],
  })
  if (cells.length > 0 && cells.every((cell) => numbersOfCell(cell).includes(1))) return leaveOut('it is 1 in each row')
  if (opening < 0 || closing < 0) return NONE
  const effect = value < 0 ? 'lacks' : effectOfMultiplier(rows, [value, opening, closing, multiplier])
  if (effect === undefined) return NONE
  if (effect === 'includes') return leaveOut(`${show(nameAt(value))} includes it, as the readings show`)
  const quantity = value < 0 ? 'the difference of the readings' : show(nameAt(value))
  const sentence = `${quantity} is multiplied by the column ${show(name)}; otherwise leave it out: pass ${mapText(name, '')}`
  return { columnMap: { [name]: 'multipliedBy' }, sentences: [sentence] }
}

/** The dimension of the quantities of a table by their header or their units; undefined if they differ. */
function dimensionOfValues({ columns }: HeaderRow, rows: readonly CsvRecord[]): string | undefined {
  const value = columns.find(({ column, by }) => (column === 'value' || column === 'closing') && by !== 'money')
  const unit = columns.findIndex(({ column }) => column === 'unit')
  const words = value?.measure === undefined ? cellsOfColumn(rows, unit) : [value.measure]
  const dimensions = new Set(words.map((word) => dimensionOfWord(word)))
  return value === undefined || dimensions.size !== 1 ? undefined : [...dimensions][0]
}

/**
 * Leaves out the numbers by which cubic metres of gas become energy, next to energy. Throws if the quantities are volumes: no
 * calculation applies these numbers.
 */
function conversionsOfGas(header: HeaderRow, rows: readonly CsvRecord[]): ColumnsByCells {
  const names = header.record.cells.flatMap((cell, index) => {
    const one = header.columns[index] ?? { column: undefined, by: 'unknown' }
    const isRead = one.column === 'heatingValue' && one.by !== 'map'
    const cells = cellsOfColumn(rows, index)
    const isOfNumbers = cells.length > 0 && cells.every((text) => readAdornedNumber(text) !== undefined)
    return namesGasConversion(cell) && (isUnread(one) || isRead) && isOfNumbers ? [cell.trim()] : []
  })
  const dimension = names.length === 0 ? undefined : dimensionOfValues(header, rows)
  if (dimension === 'ELECTRICITY')
    return { columnMap: Object.fromEntries(names.map((name) => [name, ''])), sentences: [] }
  if (dimension !== 'VOLUME') return NONE
  const listed = names.map((name) => show(name)).join(' and ')
  const options = names.map((name) => mapText(name, '')).join(' ')
  return rejectCsv(
    { line: header.record.line, column: 1 },
    `has ${listed}, by which the volume of a meter of gas becomes the one that is billed, and no calculation applies them; write the kWh of the bill as the quantity; or, if the volumes count as they are, leave them out: pass ${options}`,
  )
}

/** Reads a column of invoices and credit notes as types of documents under any name, such as 'Document'. */
function typesOfDocuments(header: HeaderRow, rows: readonly CsvRecord[]): ColumnsByCells {
  const has = hasOf(header)
  if (has('documentType', 'debitCredit', 'credit', 'mode', 'from')) return NONE
  for (const [index, one] of header.columns.entries()) {
    const isFree = isUnread(one) || (one.column === 'id' && one.by === 'name')
    const cells = isFree ? cellsOfColumn(rows, index) : []
    const credit = cells.find((cell) => cell.length > 2 && effectOfDocument(cell) === 'credit')
    const isOfDocuments = cells.every((cell) => ['credit', 'none'].includes(effectOfDocument(cell)))
    if (credit !== undefined && isOfDocuments)
      return becomes(header.record.cells[index]?.trim() ?? '', 'documentType', credit)
  }
  return NONE
}

/** Leaves out the registers of a meter next to a quantity that they add up to in each row. */
function registersOfTotal({ record, columns }: HeaderRow, rows: readonly CsvRecord[]): ColumnsByCells {
  const value = columns.findIndex(({ column, by }) => column === 'value' && by !== 'money')
  const registers = findRegisters(record.cells, columns).filter((index) => columns[index]?.by === 'unknown')
  if (value < 0 || registers.length < 2) return NONE
  const sumsOf = ({ cells }: CsvRecord) =>
    registers.reduce<readonly number[]>(
      (sums, index) => {
        const numbers = numbersOfCell(cells[index])
        return numbers.length === 0 ? sums : sums.flatMap((sum) => numbers.map((one) => sum + one))
      },
      [0],
    )
  const filled = rows.filter(({ cells }) => (cells[value]?.trim() ?? '') !== '')
  if (filled.length === 0 || !filled.every((row) => equalsAny(numbersOfCell(row.cells[value]), sumsOf(row))))
    return NONE
  const names = registers.map((index) => record.cells[index]?.trim() ?? '')
  const sentence = `the columns ${names.map((name) => show(name)).join(', ')} are not read, because they add up to ${show(record.cells[value]?.trim())}`
  return { columnMap: Object.fromEntries(names.map((name) => [name, ''])), sentences: [sentence] }
}

/** Columns of tables of other things than meters. */
const OF_NO_METER = ['from', 'gas', 'vehicle', 'mode', 'treatment', 'nights', 'register'] as const

/**
 * Finds the registers of meters, or the charges of bills, in a table of energy: tariffs such as day and night, the direction of
 * electricity, or half-hourly channels. A bare 'Type' may be their column.
 */
function registersOfMeters(header: HeaderRow, rows: readonly CsvRecord[]): ColumnsByCells {
  const has = hasOf(header)
  if (directionOfElectricity(header, listUnread(header, rows)) !== NONE) return NONE
  const isOfMeters =
    has('product', 'meter', 'fuel', 'activity') || header.record.cells.some((name) => /\b[kmg]?wh\b/i.test(name))
  if (has(...OF_NO_METER) || !has('value', 'closing') || !isOfMeters) return NONE
  for (const [index, one] of header.columns.entries()) {
    const name = header.record.cells[index]?.trim() ?? ''
    const isType = one.column === 'documentType' && one.by === 'name' && typeOfHeader(name) === 'bare'
    if (name === '' || !(isUnread(one) || isType)) continue
    const cells = cellsOfColumn(rows, index)
    const hasImport = cells.includes('AI')
    const meanings = cells.map((cell) => (isBareCode(cell) && !hasImport ? undefined : readRegister(cell)))
    const known = meanings.filter((meaning) => meaning !== undefined)
    const isTelling = known.some((meaning) => meaning !== 'part') || new Set(cells).size > 1
    if (known.length > 0 && known.length >= cells.length * SHARE_MIN && isTelling)
      return becomes(name, 'register', cells[meanings.findIndex((meaning) => meaning !== undefined)] ?? '')
  }
  return NONE
}

/** Finds whose cars a table of distances is about, in a table whose vehicles and modes do not say it. */
function ownersOfCars(header: HeaderRow, unread: readonly UnreadColumn[]): ColumnsByCells {
  const has = hasOf(header)
  const isDistance = ({ column, measure }: HeaderColumn) =>
    column === 'distanceKm' || (column === 'value' && isDistanceUnit(measure ?? ''))
  const column = (['vehicle', 'mode'] as const).find((one) => !has(one))
  if (has('activity') || column === undefined || !header.columns.some(isDistance)) return NONE
  const isOwned = (cell: string) => ownerOfCar(cell) !== undefined
  const found = unread.find((one) => shareOf(one, isOwned) >= SHARE_MIN)
  return found === undefined ? NONE : becomes(found.header, column, found.cells.find(isOwned) ?? '')
}

/** Names of a column with vehicles, which has their kinds or their registrations. */
const VEHICLES = wordSet('vehicle vehicles fahrzeug véhicule vehículo veicolo voertuig pojazd fordon')
/** Letters and digits in capitals, as on a plate. */
const PLATE = /^(?=.*\d)(?=.*\p{Lu})[\p{Lu}\d][\p{Lu}\d .-]{2,11}$/u
/** Words and masses of kinds of vehicles: 'HGV 7.5T', 'N1 CLASS III', 'EURO 6'. */
const KIND_OF_VEHICLE = /\p{L}{4}|\b(?:HGV|LGV|LCV|VAN|CAR|SUV|BUS|N[123]|M[123])\b|\d ?T\b/u

/** Reads the registrations below 'Vehicle' as such: they name no kind. */
function platesOfVehicles({ record, columns }: HeaderRow, rows: readonly CsvRecord[]): ColumnsByCells {
  const index = columns.findIndex(
    ({ column, by }, at) => column === 'vehicle' && by !== 'map' && VEHICLES.has(foldWord(record.cells[at] ?? '')),
  )
  const cells = cellsOfColumn(rows, index)
  const isPlate = (cell: string) => PLATE.test(cell) && !KIND_OF_VEHICLE.test(cell)
  const [first] = cells
  if (index < 0 || first === undefined || !cells.every(isPlate)) return NONE
  return becomes(record.cells[index]?.trim() ?? '', 'registration', first)
}

/** Words of travel expenses that are no means of transport. */
const OTHER_TRAVEL =
  /hotel|\b(?:lodging|accommodation|hébergement|alojamiento|alloggio|übernachtung|unterkunft|parking|parken|peaje|pedaggio|péage|meals?|repas|comidas?|pasti|verpflegung|indemnit|kilometergeld)/i

/** True for a word that names a means of transport and nothing else: a whole cell, and no part of an address. */
function namesMode(cell: string): boolean {
  return CHOICE_WORDS.mode.find(cell) !== undefined
}

/** The column of means of transport in a table of journeys whose name says something else: 'Servicio', 'Mezzo', 'Nature'. */
function findModes(header: HeaderRow, unread: readonly UnreadColumn[]): UnreadColumn | undefined {
  const has = hasOf(header)
  if (has('mode', 'activity', 'product') || !has('from', 'to', 'distanceKm', 'nights', 'isReturn')) return undefined
  return unread.find(
    (one) =>
      one.cells.some(namesMode) && shareOf(one, (cell) => namesMode(cell) || OTHER_TRAVEL.test(cell)) >= SHARE_MIN,
  )
}

function modesOfJourneys(header: HeaderRow, unread: readonly UnreadColumn[]): ColumnsByCells {
  const found = findModes(header, unread)
  return found === undefined ? NONE : becomes(found.header, 'mode', found.cells.find(namesMode) ?? '')
}

/** True for a word that only people travel by: a taxi, a bus, a metro. */
function carriesPeople(cell: string): boolean {
  return namesMode(cell) && (namesVehicleOfPeople(cell) || ownerOfCar(cell) === 'employee')
}

/** Finds journeys of people in a table with two ends and without a mass: one of its cells is a taxi, a bus or a metro. */
function travelOfPeople(header: HeaderRow, rows: readonly CsvRecord[]): ColumnsByCells {
  const has = hasOf(header)
  const isOfGoods = header.columns.some(({ column, by }) => column === 'value' && by !== 'money')
  if (isOfGoods || has('activity', 'product', 'treatment') || !has('from', 'to', 'distanceKm')) return NONE
  if (activityOfHeader(header.record.cells, header.columns) !== undefined) return NONE
  const index = header.columns.findIndex(({ column }) => column === 'mode' || column === 'vehicle')
  const unread = findModes(header, listUnread(header, rows))
  const name = unread?.header ?? header.record.cells[index]?.trim() ?? ''
  const example = (unread?.cells ?? cellsOfColumn(rows, index)).find(carriesPeople)
  if (example === undefined) return NONE
  const sentence = `the activity of each row is trip, because of the cells of ${show(name)}, like ${show(example)}; if it is another one, pass ${mapText('', 'activity:WORD')} with its name in place of WORD`
  return { columnMap: {}, activity: 'trip', sentences: [sentence] }
}

/** Answers that do not say which ways a journey goes. */
const PLAIN_ANSWERS = wordSet('yes y x 1 no n 0 ja nein oui non sí sì')

/** Finds which ways journeys go below a name that says something else: 'Trip' or 'Type' above 'Return' and 'One way'. */
function waysOfJourneys(header: HeaderRow, rows: readonly CsvRecord[]): ColumnsByCells {
  const has = hasOf(header)
  if (has('isReturn') || !has('from', 'to', 'mode', 'distanceKm')) return NONE
  for (const [index, one] of header.columns.entries()) {
    const cells = cellsOfColumn(rows, index)
    const example = cells.find((cell) => !PLAIN_ANSWERS.has(foldWord(cell)))
    const isOther = one.column === 'id' || one.column === 'mode' || one.column === 'from' || one.column === 'via'
    const isFree = isUnread(one) || (isOther && one.by !== 'map')
    if (isFree && example !== undefined && cells.every((cell) => FLAG_WORDS.find(cell) !== undefined))
      return becomes(header.record.cells[index]?.trim() ?? '', 'isReturn', example)
  }
  return NONE
}

const TIME_OF_DAY = /^\d{1,2}[:.]\d{2}(?::\d{2})?(?: ?[ap]m)?$/i

/** Does not read times of day below the name of a day: trains are checked into at 07:41. */
function timesOfDay({ record, columns }: HeaderRow, rows: readonly CsvRecord[]): ColumnsByCells {
  const names = columns.flatMap(({ column, by }, index) => {
    const cells = cellsOfColumn(rows, index)
    const isDay = column !== undefined && column !== '' && columnRule(column).kind === 'date' && by !== 'map'
    return isDay && cells.length > 0 && cells.every((cell) => TIME_OF_DAY.test(cell))
      ? [record.cells[index]?.trim() ?? '']
      : []
  })
  return {
    columnMap: Object.fromEntries(names.map((name) => [name, ''] as const)),
    sentences: names.map((name) => `the column ${show(name)} has times of day and is not read`),
  }
}

/** Numbers of accounts: '7500', '4930-01'. */
const ACCOUNT_NUMBER = /^\d[\d .\-/]+$/

/** The first column of words for purchases next to numbers of accounts: a description or a text. */
function wordsOfPurchases({ record, columns }: HeaderRow, rows: readonly CsvRecord[]): string | undefined {
  const index = columns.findIndex((one, at) => {
    const isFree = isUnread(one) || (one.column === 'note' && one.by !== 'map')
    const cells = cellsOfColumn(rows, at)
    return isFree && NAMES_OF_PURCHASES.test(record.cells[at] ?? '') && cells.length > 0 && cells.every(hasLetters)
  })
  return record.cells[index]?.trim()
}

const hasLetters = (cell: string) => /\p{L}{3}/u.test(cell)

/** Reads the descriptions of a ledger as its purchases if its accounts have only numbers. */
function purchasesOfNumbers(header: HeaderRow, rows: readonly CsvRecord[]): ColumnsByCells {
  const { record, columns } = header
  const index = columns.findIndex(({ column, by }) => column === 'factor' && by === 'name')
  const account = record.cells[index]?.trim() ?? ''
  const cells = cellsOfColumn(rows, index)
  const isOfMoney = columns.some(({ column, by }) => by === 'money' || column === 'currency')
  if (!isOfMoney || cells.length === 0 || !cells.every((cell) => ACCOUNT_NUMBER.test(cell))) return NONE
  if (isOfCode({ header: account, column: 'factor', by: 'name' })) return NONE
  const words = wordsOfPurchases(header, rows)
  if (words === undefined) return NONE
  const sentence = `the column ${show(account)} has only numbers and is not read; the column ${show(words)} is factor: its words say what was bought`
  return { columnMap: { [account]: '', [words]: 'factor' }, sentences: [sentence] }
}

const CURRENCIES = wordSet('currency ccy curr währung devise moneda valuta waluta')

/** Reads a list of things bought by the piece as money: no factor is per piece, and its products are no fuels. */
function purchasesByPiece({ record, columns }: HeaderRow, rows: readonly CsvRecord[]): ColumnsByCells {
  const headerOf = (...names: readonly InputColumn[]) => {
    const index = columns.findIndex(({ column, by }) => by !== 'map' && names.some((one) => one === column))
    return { name: record.cells[index]?.trim() ?? '', cells: cellsOfColumn(rows, index) }
  }
  const [product, amount, unit] = [headerOf('product'), headerOf('billedAmount'), headerOf('unit')]
  const quantities = columns.flatMap(({ column, measure }, index) =>
    column === 'value' && measure === undefined ? [record.cells[index]?.trim() ?? ''] : [],
  )
  const isByPiece = unit.cells.some(isCountedThing) && unit.cells.every((cell) => dimensionOfWord(cell) === undefined)
  const hasFuel = product.cells.some((cell) => findProduct(cell) !== undefined || fuelProblem(cell) !== undefined)
  const currency = record.cells.find((cell) => CURRENCIES.has(foldWord(cell)))?.trim()
  if (product.cells.length === 0 || amount.name === '' || !isByPiece || hasFuel) return NONE
  const columnMap = {
    ...Object.fromEntries([...quantities, unit.name].map((name) => [name, ''] as const)),
    ...(currency === undefined ? {} : { [currency]: 'currency' as const }),
    [product.name]: 'factor',
    [amount.name]: 'value',
  } as const
  const sentence = `each row is money spent on ${show(product.name)}, because ${show(unit.name)} counts pieces, like ${show(unit.cells[0] ?? '')}, and no factor is per piece: the amount ${show(amount.name)} counts; it must be without taxes`
  return { columnMap, activity: 'spend', sentences: [sentence] }
}

/** Reads 'Tag' above no day as a label: in German the word is a day. */
function labelledTag({ record, columns }: HeaderRow, rows: readonly CsvRecord[]): ColumnsByCells {
  const index = record.cells.findIndex((cell) => /^tag$/i.test(cell.trim()))
  const cells = cellsOfColumn(rows, index)
  if (columns[index]?.column !== 'start' || columns[index]?.by === 'map' || cells.some((cell) => /^\d/.test(cell)))
    return NONE
  return {
    columnMap: { [record.cells[index]?.trim() ?? '']: 'note' },
    sentences: ['the column "Tag" is note, because it has no days'],
  }
}

/** Leaves out the readings of a meter next to a quantity, which counts. */
function unusedReadings(header: HeaderRow, rows: readonly CsvRecord[]): ColumnsByCells {
  const isFree = (index: number) =>
    header.columns[index]?.by === 'unknown' || header.columns[index]?.column === 'reading'
  const readings = hasQuantity(header) ? findReadingColumns(header, rows).filter(isFree) : []
  const names = readings.map((index) => header.record.cells[index]?.trim() ?? '')
  return {
    columnMap: Object.fromEntries(names.map((name) => [name, ''])),
    sentences: names.map(
      (name) => `the column ${show(name)} has readings and is not read, because the quantity counts`,
    ),
  }
}

/** Reads the only unknown column of days as the first day, in a table without one: 'Collected', 'Serviced on'. */
function onlyDays(header: HeaderRow, rows: readonly CsvRecord[]): ColumnsByCells {
  const has = hasOf(header)
  if (has('start', 'checkIn')) return NONE
  const [found, ...others] = header.columns.flatMap(({ by }, index) => {
    const cells = by === 'unknown' ? cellsOfColumn(rows, index) : []
    return cells.length > 0 && cells.every(isDated) ? [{ index, example: cells[0] ?? '' }] : []
  })
  if (found === undefined || others.length > 0) return NONE
  return becomes(header.record.cells[found.index]?.trim() ?? '', 'start', found.example)
}

/** Says which columns have another meaning than their names, because of days or places below them. */
function daysAndPlaces({ record, byCells }: HeaderRow, rows: readonly CsvRecord[]): ColumnsByCells {
  const found = Object.entries(byCells).map(([header, column]): ColumnsByCells => {
    const index = record.cells.findIndex((cell) => cell.trim() === header)
    if (column !== '') return becomes(header, column, cellsOfColumn(rows, index)[0] ?? '')
    const sentence = `the column ${show(header)} is not read, because other columns have the days of the rows`
    return { columnMap: { [header]: '' }, sentences: [sentence] }
  })
  return joinColumns(found)
}

/** Finds the columns of a table that are not read by their names, and whose cells say what they are. */
export function findColumnsByCells(text: string, options: FormOptions): ColumnsByCells {
  const { delimiter, header } = findHeader(text, options)
  if (header === undefined) return NONE
  const rows = [...soundRecords(text, delimiter)].filter(({ line }) => line > header.record.line)
  const unread = listUnread(header, rows)
  const named = options.wordMap?.activity?.['']
  const others = [
    ...[labelledTag, timesOfDay, registersOfMeters, unusedReadings, multiplierOfMeter, conversionsOfGas],
    ...[typesOfDocuments, registersOfTotal, platesOfVehicles, waysOfJourneys, purchasesOfNumbers],
    ...[daysAndPlaces, onlyDays],
    ...(named === undefined ? [travelOfPeople] : []),
    ...(named === undefined || named === 'spend' ? [purchasesByPiece] : []),
  ].map((find) => find(header, rows))
  const found = [reasonOfService, directionOfElectricity, ownersOfCars, modesOfJourneys]
    .map((find) => find(header, unread))
    .concat(others)
  return joinColumns(found)
}
