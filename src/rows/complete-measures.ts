import { show } from '../core/errors/index.ts'
import { compare, multiply, printExact, ratio, subtract, ZERO as ZERO_QUANTITY } from '../core/exact/index.ts'
import { mapText } from './advice.ts'
import { type Cell, numberOfCell, type RowCells } from './cell.ts'
import { columnRule, type InputColumn, isInputColumn } from './columns.ts'
import type { FileForm } from './form/file-form.ts'
import { isBelowZero } from './form/number-interpretations.ts'
import { readCell } from './form/read-cell.ts'
import { findAmbiguousUnits } from './words/ambiguous-units.ts'
import { findCurrency, possibleCurrencies } from './words/currency-words.ts'
import { effectOfDocument } from './words/document-words.ts'
import { namesUnit } from './words/header-words.ts'
import { isDistanceUnit } from './words/transport-headers.ts'
import { findUnitMultiple, isCountedThing, UNIT_WORDS } from './words/unit-words.ts'
import { findMapEntry } from './words/word-list.ts'

/** The columns with the unit of a number. */
const UNIT_COLUMNS: readonly (readonly [InputColumn, InputColumn])[] = [
  ['value', 'unit'],
  ['consumption', 'consumptionUnit'],
  ['fuelValue', 'fuelUnit'],
  ['opening', 'unit'],
  ['closing', 'unit'],
  ['recoveredMass', 'unit'],
  ['systemCharge', 'unit'],
]
/** Kilometres in a mile. */
export const KM_PER_MILE = ratio(1_609_344n, 1_000_000n)

/** A number with its unit or currency, which the cell or the header names. */
interface Measured {
  readonly column: InputColumn
  readonly cell: Cell
  /** As written. */
  readonly measure: string
  /** Its place, for messages: 'the header "Volume (L)"'; undefined if it is in the cell. */
  readonly header: string | undefined
}

function setProblem(cells: RowCells, column: string, message: string): void {
  const cell = cells.get(column)
  if (cell !== undefined) cells.set(column, { ...cell, problem: { code: 'invalid_choice', message } })
}

function cellText({ cell, header }: Measured): string {
  return header === undefined ? show(cell.raw) : `the header ${show(header)}`
}

/** The currencies that a text names: a code, a word, or a sign of several. */
function namedCurrencies(text: string): readonly string[] {
  const codes = possibleCurrencies(text)
  return codes.length > 0 ? codes : [findCurrency(text) ?? '']
}

/** The currencies that a sign may mean: the one of its header, or the one that the map of the file gives for rows without one. */
function currenciesOf({ measure, column }: Measured, { wordMap, headerMeasures }: FileForm): readonly string[] {
  const codes = namedCurrencies(measure)
  const ofHeader = namedCurrencies(headerMeasures?.[column]?.text ?? '')
  const decided = [codes.filter((code) => ofHeader.includes(code)), [findCurrency(wordMap.currency?.[''] ?? '') ?? '']]
  return decided.find(([code = '', other]) => other === undefined && codes.includes(code)) ?? codes
}

/** Sets the currency that an amount names. */
function addCurrency(cells: RowCells, measured: Measured, form: FileForm): void {
  const { cell, measure } = measured
  const known = currenciesOf(measured, form)
  const activity = cells.get('activity')?.text
  if (activity !== undefined && activity !== 'spend') {
    setProblem(cells, 'value', `${cellText(measured)} is money, and ${activity} needs a quantity with a unit`)
    return
  }
  const ofRow = cells.get('currency')
  if (ofRow !== undefined) {
    if (known.includes(ofRow.text)) return
    setProblem(
      cells,
      'value',
      `${cellText(measured)} is in ${known.join(' or ')}, and the currency of the row is ${ofRow.text}; correct one of the two`,
    )
    return
  }
  const [code = ''] = known
  const { position } = cell
  if (known.length === 1) cells.set('currency', { text: code, raw: measure, position })
  else {
    const stated = findCurrency(form.stated?.currency?.text ?? '') ?? ''
    const likely = known.includes(stated) ? stated : code
    const message = `${show(measure)} may be ${known.join(', ')}; fill in the column currency, or name one for all rows, like ${mapText('', `currency:${likely}`)}`
    cells.set('currency', { text: measure, raw: measure, position, problem: { code: 'unknown_currency', message } })
  }
}

/** True if the unit of a row is that in its product, which is of its own and not that of the header. */
function isOfProduct(cells: RowCells, { header }: Measured, { raw }: Cell): boolean {
  const product = cells.get('product')?.raw ?? ''
  return header !== undefined && product.toLowerCase().includes(`(${raw.toLowerCase()})`)
}

/** True for two units, and for two multiples of one unit. */
function isOtherSize(stated: Cell, unit: Cell): boolean {
  const [own, other] = [stated, unit].map(({ raw }) =>
    UNIT_WORDS.find(raw) === undefined ? (findUnitMultiple(raw)?.times ?? 1n) : 1n,
  )
  return stated.text !== unit.text || own !== other
}

/** Sets the unit that a quantity names. */
function addUnit(cells: RowCells, measured: Measured, form: FileForm): void {
  const { cell, measure, column } = measured
  const unitColumn = UNIT_COLUMNS.find(([one]) => one === column)?.[1]
  if (unitColumn === undefined) {
    convertDistance(cells, measured)
    return
  }
  const unit: Cell = { ...readCell(measure, unitColumn, form), raw: measure, position: cell.position }
  const stated = cells.get(unitColumn)
  if (stated === undefined) cells.set(unitColumn, unit)
  else if (isOtherSize(stated, unit) && !isOfProduct(cells, measured, stated)) {
    const message = `${cellText(measured)} is in ${measure}, and ${unitColumn} of the row is ${stated.text}; correct one of the two`
    setProblem(cells, column, message)
  }
}

/** Sets the unit that the header of an unreadable quantity names, if the row has no other. */
function addUnitOfHeader(cells: RowCells, { column, cell, measure, header }: Measured, form: FileForm): void {
  const unitColumn = UNIT_COLUMNS.find(([one]) => one === column)?.[1]
  if (header === undefined || unitColumn === undefined || cells.has(unitColumn) || !namesUnit(measure)) return
  cells.set(unitColumn, { ...readCell(measure, unitColumn, form), raw: measure, position: cell.position })
}

/** Converts a distance in miles, and accepts one in kilometres. */
function convertDistance(cells: RowCells, measured: Measured): void {
  const { column, cell, measure } = measured
  if (column === 'distanceKm' && isDistanceUnit(measure)) {
    const miles = /^mi/i.test(measure) ? numberOfCell(cell) : undefined
    if (miles !== undefined) cells.set(column, { ...cell, text: printExact(multiply(miles, KM_PER_MILE)) })
  } else setProblem(cells, column, `${cellText(measured)} is in ${measure}, which this column does not have`)
}

const COUNTED: Readonly<Partial<Record<InputColumn, RegExp>>> = {
  percentageOfCleanEnergy: /^%$/,
  nights: /^(?:nights?|nts?)$/i,
  rooms: /^rooms?$/i,
  passengers: /^(?:pax|passengers?|travell?ers?|people|persons?)$/i,
}

function measuredOf(column: InputColumn, cell: Cell, form: FileForm): Measured | undefined {
  if ('beside' in cell && cell.beside !== undefined) return { column, cell, measure: cell.beside, header: undefined }
  const measure = form.headerMeasures?.[column]
  return measure === undefined ? undefined : { column, cell, measure: measure.text, header: measure.header }
}

/** The meanings of a unit or currency: equal texts for different spellings. Empty if it is neither. */
function meaningsOf(column: InputColumn, measure: string, form: FileForm): readonly string[] {
  const codes = possibleCurrencies(measure)
  if (codes.length > 0) return codes
  if (!namesUnit(measure) || isCounted(column, measure)) return []
  const unitColumn = UNIT_COLUMNS.find(([one]) => one === column)?.[1] ?? 'unit'
  return [readCell(measure, unitColumn, form).text]
}

/** True if a number has another unit or currency next to it than the header of its column has. */
function contradictsHeader({ column, measure, header }: Measured, form: FileForm): boolean {
  const ofHeader = header === undefined ? form.headerMeasures?.[column] : undefined
  if (ofHeader === undefined) return false
  const own = meaningsOf(column, measure, form)
  const stated = meaningsOf(column, ofHeader.text, form)
  return own.length > 0 && stated.length > 0 && !own.some((one) => stated.includes(one))
}

/** True if the text next to the numbers of a column only repeats the name of the column. */
function isCounted(column: InputColumn, measure: string): boolean {
  return COUNTED[column]?.test(measure) ?? false
}

function addMeasure(cells: RowCells, measured: Measured, form: FileForm): void {
  const { column, cell, measure } = measured
  if (isCounted(column, measure)) return
  if ((column === 'value' || column === 'credit') && possibleCurrencies(measure).length > 0)
    addCurrency(cells, measured, form)
  else if (namesUnit(measure) || isCountedThing(measure)) addUnit(cells, measured, form)
  else if (measured.header === undefined) {
    const message = `${show(cell.raw)} is not a number; ${show(measure)} is neither a unit nor a currency`
    cells.set(column, { ...cell, problem: { code: 'not_a_number', message } })
  }
}

/** Converts a quantity in a multiple of a built-in unit, like Mcf; true if there is one. */
function convertMultiple(
  cells: RowCells,
  [column, unitColumn]: readonly [InputColumn, InputColumn],
  { form, remarks }: { readonly form: FileForm; readonly remarks: string[] },
): boolean {
  const [cell, unit] = [cells.get(column), cells.get(unitColumn)]
  if (cell === undefined || unit === undefined || 'problem' in cell || 'problem' in unit) return false
  const words = form.wordMap[unitColumn]
  // a word that the map gives for empty cells, or for another word
  const written = (unit.raw === '' ? words?.[''] : findMapEntry(unit.raw, words)) ?? unit.raw
  const multiple = findUnitMultiple(written)
  if (multiple === undefined || UNIT_WORDS.find(written) !== undefined) return false
  const number = numberOfCell(cell)
  if (number === undefined) return true
  cells.set(column, { ...cell, text: printExact(multiply(number, ratio(multiple.times, 1n))) })
  remarks.push(`1 ${written} is ${multiple.times} ${multiple.unit}`)
  return true
}

/** Units of several sizes, by the one that they have in the United States. */
const UNITS_OF_US: Readonly<Record<string, string>> = { 'US gal': 'gallon', 'short ton': 'ton' }

/** Reads a gallon or a ton of a row in the United States as the one of that country. Adds a line for it. */
export function completeUnit(cells: RowCells, lines: string[]): void {
  const [unit, country] = [cells.get('unit'), cells.get('country')]
  if (unit === undefined || !('problem' in unit) || !/^US(?:-|$)/.test(country?.text ?? '')) return
  const symbol = findAmbiguousUnits(unit.raw)?.find((one) => Object.hasOwn(UNITS_OF_US, one))
  if (symbol === undefined) return
  const { raw, position } = unit
  cells.set('unit', { text: symbol, raw, position })
  lines.push(`a ${UNITS_OF_US[symbol]} is one of the United States where the country is US`)
}

/** Converts the quantities of a row in multiples of built-in units; true if there are any. */
export function convertMultiples(cells: RowCells, form: FileForm, remarks: string[]): boolean {
  return UNIT_COLUMNS.map((pair) => convertMultiple(cells, pair, { form, remarks })).some((isConverted) => isConverted)
}

/** Multiplies the numbers of columns that have thousands or millions. Adds a line for each. True if there are any. */
export function scaleNumbers(cells: RowCells, { scales = {} }: FileForm, lines: string[]): boolean {
  const scaled = Object.entries(scales).flatMap(([column, { times, place }]) => {
    const cell = cells.get(column)
    const number = numberOfCell(cell)
    if (cell === undefined || number === undefined) return []
    cells.set(column, { ...cell, text: printExact(multiply(number, ratio(BigInt(times), 1n))) })
    return [`each number of ${column} counts ${times.toLocaleString('en-US')} times, as ${place} says`]
  })
  lines.push(...scaled)
  return scaled.length > 0
}

/**
 * Adds the unit or currency that is written next to a number, or in its header, to the cells of a row. A contradiction is a
 * problem of the number. Returns true if a cell, and not only the header, names one.
 */
export function completeMeasures(cells: RowCells, form: FileForm): boolean {
  let isInCell = false
  for (const [column, cell] of [...cells]) {
    if (!isInputColumn(column) || columnRule(column).kind !== 'number') continue
    const measured = measuredOf(column, cell, form)
    if (measured === undefined) continue
    if ('problem' in cell) {
      // its unit is known although its number is not
      addUnitOfHeader(cells, measured, form)
      continue
    }
    isInCell ||= measured.header === undefined
    if (contradictsHeader(measured, form)) {
      const header = show(form.headerMeasures?.[column]?.header)
      setProblem(
        cells,
        column,
        `${show(cell.raw)} is in ${measured.measure}, and the header is ${header}; correct one of the two`,
      )
    } else addMeasure(cells, measured, form)
  }
  return isInCell
}

/**
 * Reads the readings of a meter as the quantity of a row without one: closing minus opening. Adds a line for it. True if the
 * value follows from them.
 */
export function completeReadings(cells: RowCells, lines: string[]): boolean {
  const [opening, closing] = [cells.get('opening'), cells.get('closing')]
  if (opening === undefined || closing === undefined || 'problem' in opening || 'problem' in closing) return false
  if (!cells.has('value')) {
    const [from, to] = [numberOfCell(opening), numberOfCell(closing)]
    if (from === undefined || to === undefined) return true
    const used = subtract(to, from)
    if (compare(used, ZERO_QUANTITY) < 0) {
      const message = `closing ${show(closing.raw)} is below opening ${show(opening.raw)}; if the meter was replaced or began again at 0, write the quantity in value`
      cells.set('value', { ...closing, problem: { code: 'invalid_choice', message } })
    } else {
      cells.set('value', { text: printExact(used), raw: closing.raw, position: closing.position })
      lines.push('value is closing minus opening')
    }
  }
  cells.delete('opening')
  cells.delete('closing')
  return true
}

/** Multiplies the value of a row by the multiplier of its meter. Adds a line for it. True if the row has one. */
export function applyMultiplier(cells: RowCells, lines: string[]): boolean {
  const [multiplier, value] = [cells.get('multipliedBy'), cells.get('value')]
  if (multiplier === undefined || 'problem' in multiplier) return false
  cells.delete('multipliedBy')
  const [times, number] = [numberOfCell(multiplier), numberOfCell(value)]
  if (times === undefined || value === undefined || number === undefined) return false
  cells.set('value', { ...value, text: printExact(multiply(number, times)) })
  lines.push('value is multiplied by multipliedBy')
  return true
}

/** A readable number that is not zero; undefined for other cells. */
function nonZeroAmount(cell: Cell | undefined): Cell | undefined {
  return (numberOfCell(cell)?.n ?? 0n) === 0n ? undefined : cell
}

/** Makes the amount of a cell that is not below zero the negative value of the row. */
function setNegative(cells: RowCells, cell: Cell): void {
  cells.set('value', { ...cell, text: `-${cell.text.replace(/^\+/, '')}` })
}

/** Reads a credit as a negative value, in a row without a debit. True if the value is that of the credit. */
function takeCredit(cells: RowCells, lines: string[]): boolean {
  const [credit, value] = [cells.get('credit'), cells.get('value')]
  const isReadable = value === undefined || numberOfCell(value) !== undefined
  if (credit === undefined || numberOfCell(credit) === undefined || !isReadable) return false
  const [amount, debit] = [nonZeroAmount(credit), nonZeroAmount(value)]
  const start = cells.get('start')
  // the year of an option is of every row
  const isDated = start?.raw !== '' && /^\d{4}/.test(start?.text ?? '')
  const [paid, back] = [numberOfCell(debit), numberOfCell(amount)]
  if (debit !== undefined && paid !== undefined && back !== undefined && !isDated) {
    // the line of an account's totals has both, and the rows that it adds up have signs
    cells.set('value', { ...debit, text: printExact(subtract(paid, back)) })
    cells.delete('credit')
    return true
  }
  if (amount !== undefined && debit !== undefined) {
    setProblem(cells, 'credit', 'is filled in, and so is value; write a row for each')
    return false
  }
  if (amount?.text.startsWith('-')) {
    setProblem(cells, 'credit', 'is below zero; write a refund without a sign, and a cost in value')
    return false
  }
  cells.delete('credit')
  if (amount === undefined) return false
  setNegative(cells, amount)
  lines.push('value is the credit with a minus where only credit is filled in')
  return true
}

/** Gives the value of a credit its sign. True if the row is a credit. */
function signCredit(cells: RowCells, lines: string[]): boolean {
  const [kind, value] = [cells.get('debitCredit'), nonZeroAmount(cells.get('value'))]
  if (kind === undefined || 'problem' in kind) return false
  if (kind.text !== 'credit') return false
  // SAP writes the minus of a credit too
  if (value !== undefined && (numberOfCell(value)?.n ?? 0n) > 0n) setNegative(cells, value)
  lines.push(`value has a minus where debitCredit is ${show(kind.raw)}, a credit`)
  return true
}

/** Gives the value of a credit note its sign, and asks about a document that may be one. True if the row is a credit note. */
function signDocument(cells: RowCells, lines: string[]): boolean {
  const [type, value] = [cells.get('documentType'), nonZeroAmount(cells.get('value'))]
  if (type === undefined || value === undefined || value.text.startsWith('-')) return false
  const effect = effectOfDocument(type.text)
  if (effect === 'unclear') {
    const message = `${show(type.raw)} may take money back; pass ${mapText(type.raw, 'documentType:credit note')} if its value counts as negative, or ${mapText(type.raw, 'documentType:invoice')} if not`
    cells.set('documentType', { ...type, problem: { code: 'invalid_choice', message } })
  }
  if (effect === 'unknown')
    lines.push(`documentType ${show(type.raw)} is no known credit, and its value counts as written`)
  if (effect !== 'credit') return false
  setNegative(cells, value)
  lines.push(`value has a minus where documentType is ${show(type.raw)}, a credit`)
  return true
}

/** Gives the value of a row its sign whose bill is below zero. True if the bill takes the value back. */
function signByMoney(cells: RowCells, lines: string[]): boolean {
  const [amount, value] = [cells.get('billedAmount'), nonZeroAmount(cells.get('value'))]
  const treatment = cells.get('treatment')?.text ?? 'landfill'
  // recyclers pay for what they take
  const isPaid = cells.get('activity')?.text === 'spend' || treatment !== 'landfill'
  const isBack = amount !== undefined && isBelowZero(amount.raw) && !isPaid
  if (amount === undefined || !isBack || value === undefined || value.text.startsWith('-')) {
    cells.delete('billedAmount')
    return false
  }
  setNegative(cells, value)
  lines.push(`value has a minus where the money of the bill is below zero, as in ${show(amount.raw)}`)
  return true
}

/**
 * Reads the columns of a ledger for debits and credits: the value of a credit is negative. Adds a line for each reading.
 * True if the number of the row is not that of its column value.
 */
export function completeLedger(cells: RowCells, lines: string[]): boolean {
  const isOfCredit = takeCredit(cells, lines)
  const isSigned = signCredit(cells, lines)
  const isOfDocument = signDocument(cells, lines)
  return signByMoney(cells, lines) || isOfDocument || isSigned || isOfCredit
}
