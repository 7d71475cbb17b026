import { type CsvRecord, rejectCsv } from '../../core/csv/index.ts'
import { show } from '../../core/errors/index.ts'
import { mapText } from '../advice.ts'
import type { InputColumn } from '../columns.ts'
import { productOfMoney } from '../words/billed-amount.ts'
import { COLUMN_WORDS } from '../words/column-words.ts'
import type { HeaderColumn } from '../words/header-cell.ts'
import { measuredHeaders, namesUnit } from '../words/header-words.ts'
import { isPowerUnit } from '../words/power-words.ts'
import { findProduct } from '../words/product-words.ts'
import { hasTotalWord } from '../words/total-words.ts'
import { dimensionOfWord } from '../words/unit-words.ts'
import { foldWord } from '../words/word-list.ts'
import { isBelowZero, readAdornedNumber } from './number-interpretations.ts'
import {
  rejectHeader,
  type TableHeader,
  type ValueColumn,
  type ValueHeader,
  valueColumns,
  withUnit,
} from './value-columns.ts'

/** A product with the unit of its column: 'Electricity (kWh)'. */
export function productOfHeader(header: string): ValueHeader | undefined {
  const named = withUnit(header, (name) => (findProduct(name) === undefined ? undefined : name))
  return named?.unit === undefined ? undefined : named
}

/** A product without a unit: 'Electricity', in a table with a column of units. */
function bareProduct(header: string): ValueHeader | undefined {
  return findProduct(header) === undefined ? undefined : { text: header, unit: undefined }
}

/** True for a unit in which fuels are billed, and no area, distance or mass of something else. */
function measuresFuel(unit: string): boolean {
  const dimension = dimensionOfWord(unit)
  return dimension === 'VOLUME' || dimension === 'ELECTRICITY'
}

/** Adds quantities of products that are not known, such as 'Oil (l)' next to two known ones: their rows ask what they are. */
function withUnknownProducts(header: TableHeader, known: readonly ValueColumn[]): readonly ValueColumn[] {
  const isUnknown = (name: string) => !hasTotalWord(name) && COLUMN_WORDS.find(name) === undefined
  const others = valueColumns(header, (cell) => {
    const named = measuredHeaders(cell).find(({ name, unit }) => measuresFuel(unit) && isUnknown(name))
    return named === undefined ? undefined : { text: named.name, unit: named.unit }
  })
  const isOther = ({ index }: ValueColumn) =>
    header.columns[index]?.by === 'unknown' && !known.some((one) => one.index === index)
  return [...known, ...others.filter(isOther)].sort((a, b) => a.index - b.index)
}

/** Columns that say what the quantity of a row is: 'Electricity usage (kWh)' next to one of them is not all of it. */
const TELLING: readonly InputColumn[] = [
  ...(['fuel', 'factor', 'treatment', 'gas', 'blend', 'from', 'to', 'mode', 'vehicle'] as const),
]

/**
 * Finds the columns that are headed by products, in a table without another column for the product or the quantity: 'Electricity
 * (kWh)', 'Sewerage m3'. A total of two or more products is no other quantity.
 */
export function findProductColumns(header: TableHeader): readonly ValueColumn[] {
  const { record, columns } = header
  const has = (...names: readonly InputColumn[]) =>
    columns.some(({ column, by }) => by !== 'money' && names.some((name) => name === column))
  if (has('activity', 'product')) return []
  const isQuantity = (one: HeaderColumn | undefined) => one?.column === 'value' && one.by !== 'money'
  // a column has the unit of each row
  const named = valueColumns(
    header,
    has('unit') ? (name) => productOfHeader(name) ?? bareProduct(name) : productOfHeader,
  )
  const known = has(...TELLING) ? named.filter(({ index }) => !isQuantity(columns[index])) : named
  const products = known.length > 1 ? withUnknownProducts(header, known) : known
  const isProduct = (index: number) => products.some((one) => one.index === index)
  const isTotal = (index: number) => products.length > 1 && hasTotalWord(record.cells[index] ?? '')
  return columns.some((one, index) => isQuantity(one) && !isProduct(index) && !isTotal(index)) ? [] : products
}

/** Finds two columns with the same product in different units: their cells may be the same quantity twice. */
export function findRepeatedProduct(values: readonly ValueColumn[]): readonly ValueColumn[] {
  const kindOf = ({ text }: ValueColumn) => {
    const { activity = '', fuel = '', factor = '' } = findProduct(text) ?? {}
    return `${activity} ${foldWord(fuel)} ${factor}`
  }
  const isSame = (one: ValueColumn, other: ValueColumn) =>
    foldWord(one.unit ?? '') !== foldWord(other.unit ?? '') &&
    findProduct(one.text) !== undefined &&
    kindOf(one) === kindOf(other)
  const second = values.find((one, index) => values.slice(0, index).some((other) => isSame(one, other)))
  const first = second && values.find((one) => isSame(one, second))
  return first === undefined || second === undefined ? [] : [first, second]
}

/** True for a total of quantities: all products have its unit, or one unit if it has none. Next to money it is a total of that. */
export function addsUpProducts(
  { record, columns }: TableHeader,
  index: number,
  products: readonly ValueColumn[],
): boolean {
  const own = measuredHeaders((record.cells[index] ?? '').trim()).find(({ unit }) => namesUnit(unit))?.unit
  if (own === undefined && columns.some(({ by }) => by === 'money')) return false
  const unit = own ?? products[0]?.unit
  return products.every((one) => foldWord(one.unit ?? '') === foldWord(unit ?? ''))
}

/** The name of a column, as written. */
function columnName({ record }: TableHeader, index: number): string {
  return record.cells[index]?.trim() ?? ''
}

/** Lists the columns that are neither values nor known. */
export function unknownColumns(header: TableHeader, values: readonly ValueColumn[]): readonly number[] {
  return [...header.columns.keys()].filter(
    (index) => header.columns[index]?.by === 'unknown' && !values.some((one) => one.index === index),
  )
}

/** A short word in brackets at the end of a header, which may be a unit. */
const IN_BRACKETS = /[([]\s*([\p{L}\d³²/]{1,7})\s*[)\]]$/u

/** Throws for a column of numbers with an unknown unit next to columns of products: its cells would be lost. */
function askUnknownUnit(header: TableHeader, values: readonly ValueColumn[]): void {
  const rows = header.rows?.() ?? []
  for (const index of unknownColumns(header, values)) {
    const name = columnName(header, index)
    const unit = IN_BRACKETS.exec(name)?.[1] ?? ''
    const cells = rows.map((row) => row.cells[index]?.trim() ?? '').filter((cell) => cell !== '')
    const isOfNumbers = cells.length > 0 && cells.every((cell) => readAdornedNumber(cell) !== undefined)
    if (unit === '' || namesUnit(unit) || isPowerUnit(unit) || !isOfNumbers) continue
    rejectHeader(
      header,
      `has the column ${show(name)}, and ${show(unit)} is no known unit; write a known one, such as kWh, m3, l, kg or t, or leave the column out: pass ${mapText(name, '')}`,
    )
  }
}

/** Throws for money of several products that came back, if their quantities did not: the sign of one is not that of another. */
function askMoneyOfProducts(header: TableHeader): void {
  const { record, columns } = header
  const kindOf = (name: string) => JSON.stringify(findProduct(name))
  const indexes = [...columns.keys()].filter((index) => columns[index]?.by !== 'map')
  const moneys = indexes.flatMap((index) => {
    const product = productOfMoney(columnName(header, index))
    return product === undefined ? [] : [{ index, kind: kindOf(product) }]
  })
  if (new Set(moneys.map(({ kind }) => kind)).size < 2) return
  const quantityOf = (kind: string) =>
    indexes.find((index) => {
      const product = productOfHeader(columnName(header, index))
      return product !== undefined && kindOf(product.text) === kind
    })
  const options = moneys.map(({ index }) => mapText(columnName(header, index), '')).join(' ')
  const rows = header.rows?.() ?? []
  for (const { index, kind } of moneys) {
    const quantity = quantityOf(kind)
    const isAsked = ({ cells }: CsvRecord) =>
      isBelowZero(cells[index] ?? '') && !(quantity !== undefined && isBelowZero(cells[quantity] ?? ''))
    const row = rows.find(isAsked)
    if (row === undefined) continue
    const message = `${show(columnName(header, index))} is ${show(row.cells[index]?.trim())}: money came back for one of several products; write a minus on the quantities that came back, and leave the amounts out: pass ${options}`
    rejectCsv({ line: row.line, column: row.positions[index]?.column ?? record.line }, message)
  }
}

/** Throws for columns next to those of products whose numbers would be lost, or would get the sign of another product. */
export function askAboutProducts(header: TableHeader, values: readonly ValueColumn[]): void {
  askUnknownUnit(header, values)
  askMoneyOfProducts(header)
}

/** True if no known row has a number in both columns: they are two quantities, and not one in two units. */
export function areApart({ rows }: TableHeader, both: readonly ValueColumn[]): boolean {
  const known = rows?.() ?? []
  const isFilled = ({ cells }: CsvRecord, { index }: ValueColumn) => /[1-9]/.test(cells[index] ?? '')
  return known.length > 0 && known.every((row) => both.filter((one) => isFilled(row, one)).length < 2)
}
