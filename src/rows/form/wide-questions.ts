import { type CsvRecord, rejectCsv } from '../../core/csv/index.ts'
import { show } from '../../core/errors/index.ts'
import { mapText } from '../advice.ts'
import type { InputColumn } from '../columns.ts'
import { productOfMoney } from '../words/billed-amount.ts'
import { namesUnit } from '../words/header-words.ts'
import { MONTH_WORDS } from '../words/month-words.ts'
import { isPowerUnit } from '../words/power-words.ts'
import { findProduct } from '../words/product-words.ts'
import { isBelowZero, readAdornedNumber } from './number-interpretations.ts'
import { productOfHeader } from './product-columns.ts'
import { rejectHeader, type TableHeader, type ValueColumn } from './value-columns.ts'

/** The name of a column, as written. */
function nameOf({ record }: TableHeader, index: number): string {
  return record.cells[index]?.trim() ?? ''
}

/** Lists the columns that are neither values nor known. */
function unknownColumns(header: TableHeader, values: readonly ValueColumn[]): readonly number[] {
  return [...header.columns.keys()].filter(
    (index) => header.columns[index]?.by === 'unknown' && !values.some((one) => one.index === index),
  )
}

/** Throws for a month without a year next to months with one: its cells would be lost. */
function askYearOfMonth(header: TableHeader, values: readonly ValueColumn[]): void {
  const month = unknownColumns(header, values).find((index) => MONTH_WORDS.find(nameOf(header, index)) !== undefined)
  if (month === undefined) return
  const name = nameOf(header, month)
  rejectHeader(
    header,
    `has the month ${show(name)} without a year, and other months with one; write its year too, or leave it out: pass ${mapText(name, '')}`,
  )
}

/** A short word in brackets at the end of a header, which may be a unit. */
const IN_BRACKETS = /[([]\s*([\p{L}\d³²/]{1,7})\s*[)\]]$/u

/** Throws for a column of numbers with an unknown unit next to columns of products: its cells would be lost. */
function askUnknownUnit(header: TableHeader, values: readonly ValueColumn[]): void {
  const rows = header.rows?.() ?? []
  for (const index of unknownColumns(header, values)) {
    const name = nameOf(header, index)
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
    const product = productOfMoney(nameOf(header, index))
    return product === undefined ? [] : [{ index, kind: kindOf(product) }]
  })
  if (new Set(moneys.map(({ kind }) => kind)).size < 2) return
  const quantityOf = (kind: string) =>
    indexes.find((index) => {
      const product = productOfHeader(nameOf(header, index))
      return product !== undefined && kindOf(product.text) === kind
    })
  const options = moneys.map(({ index }) => mapText(nameOf(header, index), '')).join(' ')
  const rows = header.rows?.() ?? []
  for (const { index, kind } of moneys) {
    const quantity = quantityOf(kind)
    const isAsked = ({ cells }: CsvRecord) =>
      isBelowZero(cells[index] ?? '') && !(quantity !== undefined && isBelowZero(cells[quantity] ?? ''))
    const row = rows.find(isAsked)
    if (row === undefined) continue
    const message = `${show(nameOf(header, index))} is ${show(row.cells[index]?.trim())}: money came back for one of several products; write a minus on the quantities that came back, and leave the amounts out: pass ${options}`
    rejectCsv({ line: row.line, column: row.positions[index]?.column ?? record.line }, message)
  }
}

/** Throws for columns of a wide table whose numbers would be lost, or would get the sign of another product. */
export function askAboutColumns(header: TableHeader, column: InputColumn, values: readonly ValueColumn[]): void {
  if (column === 'start') askYearOfMonth(header, values)
  if (column !== 'product') return
  askUnknownUnit(header, values)
  askMoneyOfProducts(header)
}

/** True if no known row has a number in both columns: they are two quantities, and not one in two units. */
export function areApart({ rows }: TableHeader, both: readonly ValueColumn[]): boolean {
  const known = rows?.() ?? []
  const isFilled = ({ cells }: CsvRecord, { index }: ValueColumn) => /[1-9]/.test(cells[index] ?? '')
  return known.length > 0 && known.every((row) => both.filter((one) => isFilled(row, one)).length < 2)
}
