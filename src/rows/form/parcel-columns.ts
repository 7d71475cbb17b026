import type { CsvRecord } from '../../core/csv/index.ts'
import { show } from '../../core/errors/index.ts'
import { mapText } from '../advice.ts'
import { findProduct } from '../words/product-words.ts'
import {
  type ColumnsByCells,
  cellsOfColumn,
  columnHeader,
  hasOf,
  joinColumns,
  NONE,
  SHARE_MIN,
} from './cells-of-columns.ts'
import type { HeaderRow } from './header-row.ts'

/** Services that carry parcels: a carrier and its service, or a word for a parcel. */
const PARCEL_SERVICE =
  /(?<!\p{L})(?:ups|fedex|dhl|dpd|tnt|gls|purolator|usps|evri|hermes|yodel|royal mail|parcelforce|an post|colissimo|chronopost|mondial relay|seur|mrw|correos|postnl|bpost|brt|sda|post ?nord|bring|inpost|canada post|australia post|startrack)(?!\p{L})|paket|päckchen|parcel|(?<!\p{L})(?:colis|pacc[oh]i?|paquetes?|paczka|pakke|standardbrev|warenpost)(?!\p{L})/iu

/** Reads the products of a statement of parcels as services that carry them, which are no fuel: 'DHL Paket', 'UPS Ground'. */
export function servicesOfParcels(header: HeaderRow, rows: readonly CsvRecord[]): ColumnsByCells {
  const has = hasOf(header)
  const index = header.columns.findIndex(({ column, by }) => column === 'product' && by !== 'map')
  const cells = cellsOfColumn(rows, index)
  const services = cells.filter((cell) => PARCEL_SERVICE.test(cell))
  const [example] = services
  const isOfParcels =
    services.length >= cells.length * SHARE_MIN && cells.every((cell) => findProduct(cell) === undefined)
  if (index < 0 || example === undefined || !isOfParcels || has('mode', 'fuel')) return NONE
  const name = columnHeader(header.record, index)
  const origin =
    has('to') && !has('from')
      ? `; no column has the place where they start: name it, like ${mapText('', 'from:Leeds, GB')}`
      : ''
  return {
    columnMap: { [name]: 'mode' },
    activity: has('activity') ? undefined : 'movement',
    sentences: [
      `each row is the freight of parcels, because of the services in the column ${show(name)}, like ${show(example)}${origin}`,
    ],
  }
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
