import type { CsvRecord } from '../../core/csv/index.ts'
import { show } from '../../core/errors/index.ts'
import type { InputColumn } from '../columns.ts'
import { NAMES_OF_PURCHASES } from '../missing-columns.ts'
import { wordSet } from '../words/header-cell.ts'
import { isOfCode } from '../words/header-roles.ts'
import { findProduct, fuelProblem } from '../words/product-words.ts'
import { dimensionOfWord, isCountedThing } from '../words/unit-words.ts'
import { foldWord } from '../words/word-list.ts'
import { type ColumnsByCells, cellsOfColumn, columnHeader, isUnread, joinColumns, NONE } from './cells-of-columns.ts'
import type { HeaderRow } from './header-row.ts'

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
export function purchasesOfNumbers(header: HeaderRow, rows: readonly CsvRecord[]): ColumnsByCells {
  const { record, columns } = header
  const index = columns.findIndex(({ column, by }) => column === 'factor' && by === 'name')
  const account = columnHeader(record, index)
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
export function purchasesByPiece({ record, columns }: HeaderRow, rows: readonly CsvRecord[]): ColumnsByCells {
  const headerOf = (...names: readonly InputColumn[]) => {
    const index = columns.findIndex(({ column, by }) => by !== 'map' && names.some((one) => one === column))
    return { name: columnHeader(record, index), cells: cellsOfColumn(rows, index) }
  }
  const [product, amount, unit] = [headerOf('product'), headerOf('billedAmount'), headerOf('unit')]
  const quantities = columns.flatMap(({ column, measure }, index) =>
    column === 'value' && measure === undefined ? [columnHeader(record, index)] : [],
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

/** Longer texts may have other cells further down than those that are known. */
const SHORT_MAX = 100_000

/** Ignores a second column of currencies whose cells are those of the first one, in a file that is known to its end. */
export function repeatedCurrencies({ record, columns }: HeaderRow, rows: readonly CsvRecord[]): ColumnsByCells {
  const [first, ...others] = columns.flatMap(({ column, by }, index) =>
    column === 'currency' && by !== 'map' ? [{ index, name: columnHeader(record, index) }] : [],
  )
  const characters = rows.reduce((sum, { cells }) => sum + cells.reduce((all, { length }) => all + length, 0), 0)
  if (first === undefined || rows.length === 0 || characters > SHORT_MAX) return NONE
  const isEqual = (index: number) =>
    rows.every(({ cells }) => (cells[index] ?? '').trim() === (cells[first.index] ?? '').trim())
  return joinColumns(
    others
      .filter(({ index, name }) => name !== first.name && isEqual(index))
      .map(({ name }) => ({
        columnMap: { [name]: '' as const },
        sentences: [`the column ${show(name)} is not read, because each of its cells is that of ${show(first.name)}`],
      })),
  )
}
