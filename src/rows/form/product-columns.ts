import type { InputColumn } from '../columns.ts'
import { COLUMN_WORDS } from '../words/column-words.ts'
import type { HeaderColumn } from '../words/header-cell.ts'
import { measuredHeaders, namesUnit } from '../words/header-words.ts'
import { findProduct } from '../words/product-words.ts'
import { hasTotalWord } from '../words/total-words.ts'
import { dimensionOfWord } from '../words/unit-words.ts'
import { foldWord } from '../words/word-list.ts'
import { type TableHeader, type ValueColumn, type ValueHeader, valueColumns, withUnit } from './value-columns.ts'

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
