import { decimalText, evidenceText, rationalOf } from '../../../core/display/index.ts'
import type { Rational } from '../../../core/exact/index.ts'
import { scopeWords } from '../ledger.ts'
import { spanWords, timeShare } from '../period.ts'
import { addRationals, multiply } from '../rational.ts'
import type { RecordTraces } from '../record-sums.ts'
import { exactKgOf, type ShownRecords } from '../shown-records.ts'
import type { ShownTrace } from '../trace-parts.ts'

/** An amount of an activity with its unit. */
export interface Quantity {
  readonly exact: Rational
  readonly unit: string
}

/** A row of the table of records. */
export interface RecordRow {
  readonly one: RecordTraces
  readonly id: string
  readonly title: string
  readonly comment: string
  /** '' if the record names no meter. */
  readonly meter: string
  /** The site or vehicle; '' for the company as a whole. */
  readonly place: string
  /** 'Scope 1 · Fuel burnt at sites' */
  readonly counts: string
  /** The days of the record, in words. */
  readonly days: string
  readonly start: string
  readonly end: string
  /** One for each unit, in the order of the calculation. */
  readonly quantities: readonly Quantity[]
  /** '1,234.5 kWh' */
  readonly quantityText: string
  /** The names of its factors. */
  readonly factors: readonly string[]
  readonly factorKeys: readonly string[]
  /** The attached files; '' for none. */
  readonly evidence: string
  /** The share of its time that lies in the period. */
  readonly share: Rational
  /** Exact kilograms of that share, as a fraction. */
  readonly exactKg: string
}

const QUANTITY_DECIMALS = 6

/**
 * The quantity of a part. On a journey: the load times the distance, or the distance of a vehicle. At a hotel: the nights of
 * all rooms.
 */
function quantityOf({ activity, steps }: ShownTrace['contributions'][number]): Quantity {
  const { value, unit } = activity
  const rooms = steps.find((step) => step.kind === 'quantity' && step.what === 'rooms')
  if (rooms !== undefined) return { exact: multiply(rationalOf(value), rationalOf(rooms.times)), unit: `room·${unit}` }
  const moved = steps.filter((step) => step.kind === 'distance' || (step.kind === 'policy' && step.name === 'return'))
  const distance = moved.find(({ kind }) => kind === 'distance')
  if (distance === undefined) return { exact: rationalOf(value), unit }
  const exact = moved.reduce((product, { times }) => multiply(product, rationalOf(times)), rationalOf(value))
  return { exact, unit: distance.unit === 'km' ? `${unit}·km` : 'km' }
}

/** Adds up the activities of a record, by unit. Parts that share one quantity count it once. */
export function quantitiesOf({ contributions }: Pick<ShownTrace, 'contributions'>): readonly Quantity[] {
  const sums = new Map<string, Rational>()
  for (const part of contributions) {
    const { exact, unit } = quantityOf(part)
    const known = sums.get(unit)
    const isShared = part.steps.some(({ kind }) => kind === 'share')
    if (known === undefined) sums.set(unit, exact)
    else if (!isShared) sums.set(unit, addRationals(known, exact))
  }
  return [...sums].map(([unit, exact]) => ({ unit, exact }))
}

/** Prints a quantity: '1,234.5 kWh'. */
export function quantityWords({ exact, unit }: Quantity): string {
  const digits = decimalText(exact, QUANTITY_DECIMALS)
  return `${digits.includes('.') ? digits.replace(/\.?0+$/, '') : digits} ${unit}`
}

function uniqueTexts(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)]
}

/** Builds the rows of the records that are shown, in their order. */
export function buildRecordRows(list: ShownRecords): readonly RecordRow[] {
  return list.traced.map((one): RecordRow => {
    const { record, kind, market, location } = one
    const trace = list.state.method === 'location' ? (location ?? market) : market
    const quantities = quantitiesOf(trace)
    return {
      one,
      id: record.id,
      title: record.title,
      comment: record.comment ?? '',
      meter: record.meter ?? '',
      place: record.holder.of === 'company' ? '' : record.holder.name,
      counts: `${scopeWords(kind.scope)} · ${kind.name}`,
      days: spanWords(record),
      start: record.start,
      end: record.end,
      quantities,
      quantityText: quantities.map(quantityWords).join(' + '),
      factors: uniqueTexts(trace.contributions.map(({ factor }) => factor.name)),
      factorKeys: uniqueTexts(trace.contributions.map(({ factor }) => factor.key)),
      evidence: evidenceText(record.files ?? []),
      share: timeShare(record, list.period),
      exactKg: exactKgOf(one, list),
    }
  })
}

/** All texts of a row that a search looks at. */
function rowSearchText(row: RecordRow): string {
  const days = `${row.start.slice(0, 10)} ${row.end.slice(0, 10)} ${row.days}`
  const factors = [...row.factors, ...row.factorKeys].join(' ')
  // digits are found with and without separators
  const quantity = `${row.quantityText} ${row.quantityText.replaceAll(',', '')}`
  return [row.title, row.meter, row.comment, row.place, row.counts, days, quantity, factors, row.id]
    .join(' ')
    .toLowerCase()
}

/**
 * Selects the rows that have the text of a search in any of their columns: 'Site 7'. If no row has it, selects those that
 * have all of its words.
 */
export function searchRows(rows: readonly RecordRow[], search: string): readonly RecordRow[] {
  const words = search
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
  if (words.length === 0) return rows
  const texts = rows.map(rowSearchText)
  const phrase = words.join(' ')
  const found = rows.filter((_, index) => texts[index]?.includes(phrase))
  if (found.length > 0) return found
  return rows.filter((_, index) => words.every((word) => texts[index]?.includes(word)))
}

/** The columns of the table. */
export const COLUMNS = ['title', 'place', 'start', 'quantity', 'factor', 'co2e', 'id'] as const

/** A column of the table. */
export type RecordColumn = (typeof COLUMNS)[number]

/** The order of the rows. */
export interface RowOrder {
  readonly column: RecordColumn
  readonly isDescending: boolean
}

function compareRationals(a: Rational, b: Rational): number {
  const difference = a.n * b.d - b.n * a.d
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}

/** Compares quantities by unit, because amounts of different units have no order. */
function compareQuantities([a]: readonly Quantity[], [b]: readonly Quantity[]): number {
  if (a === undefined || b === undefined) return a === b ? 0 : a === undefined ? 1 : -1
  return a.unit.localeCompare(b.unit) || compareRationals(a.exact, b.exact)
}

/** 'Site 2' comes before 'Site 10'. */
const byName = new Intl.Collator('en', { numeric: true })

const COMPARISONS: Readonly<Record<RecordColumn, (a: RecordRow, b: RecordRow) => number>> = {
  title: (a, b) => byName.compare(a.title, b.title),
  place: (a, b) => byName.compare(a.place, b.place),
  start: (a, b) => (a.start < b.start ? -1 : a.start > b.start ? 1 : a.end < b.end ? -1 : a.end > b.end ? 1 : 0),
  quantity: (a, b) => compareQuantities(a.quantities, b.quantities),
  factor: (a, b) => byName.compare(a.factors[0] ?? '', b.factors[0] ?? ''),
  co2e: (a, b) => compareRationals(rationalOf(a.exactKg), rationalOf(b.exactKg)),
  id: (a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0),
}

/** A number and text are first shown from the largest, and from A, on. */
const LARGEST_FIRST: ReadonlySet<RecordColumn> = new Set(['co2e', 'quantity', 'start'])

/** The order after the heading of a column was pressed. */
export function nextOrder({ column, isDescending }: RowOrder, pressed: RecordColumn): RowOrder {
  if (column === pressed) return { column, isDescending: !isDescending }
  return { column: pressed, isDescending: LARGEST_FIRST.has(pressed) }
}

/** Sorts rows by a column. Equal rows keep their order. */
export function sortRows(rows: readonly RecordRow[], { column, isDescending }: RowOrder): readonly RecordRow[] {
  const compare = COMPARISONS[column]
  return [...rows].sort((a, b) => (isDescending ? -compare(a, b) : compare(a, b)))
}
