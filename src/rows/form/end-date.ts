import { getOrCompute, isOneOf } from '../../base/index.ts'
import { DAY_MS, type EndDate, type Instant, isDay, parseDate } from '../../core/time/index.ts'
import type { InputColumn } from '../columns.ts'
import { findProduct } from '../words/product-words.ts'
import { foldWord } from '../words/word-list.ts'
import type { FileForm } from './file-form.ts'
import { readCell } from './read-cell.ts'

/** Readings of an end: as the last day of the period, or as the day after it. */
export const END_DATES = ['inclusive', 'exclusive'] as const satisfies readonly EndDate[]

/** A row whose dates may show how ends are read. */
export interface DatedRow {
  /** Line of a file, or number of a row. */
  readonly line: number
  /** Equal for the rows of one meter. */
  readonly meter: string
  readonly start: string
  readonly end: string
}

/** Lines that prove a reading: the second begins where the first ends; a single line covers entire months. */
type Proof = readonly [line: number, next?: number]

/** The reading of the ends of a table, and its reason. */
export interface EndDateReading {
  readonly endDate: EndDate
  /** Decided by the option, by the rows, or by the name of the column if the rows show nothing or disagree. */
  readonly by: 'option' | 'rows' | 'name'
  /** The first rows that show each reading. */
  readonly proofs: Readonly<Partial<Record<EndDate, Proof>>>
}

/** The reading of the rows of a table. */
interface TableReading extends EndDateReading {
  /** True if the table has periods of several days, which the reading changes. */
  readonly isUsed: boolean
}

/** The rule for reading the ends of a table. */
export interface EndDateRule {
  readonly option?: EndDate | undefined
  /** The name of their column. */
  readonly header: string
}

/**
 * A reading is certain if this many times more rows show it. The others are coincidences, or gaps between two bills.
 */
const MAJORITY = 10

interface Bill {
  readonly line: number
  readonly start: Instant
  readonly end: Instant
}

/** Parses a bill between two days; undefined for instants and single days, which show no reading. */
function billOf({ line, start, end }: DatedRow): Bill | undefined {
  if (!isDay(start) || !isDay(end)) return undefined
  try {
    const bill = { line, start: parseDate(start), end: parseDate(end) }
    return bill.start.day < bill.end.day ? bill : undefined
  } catch {
    return undefined
  }
}

function isFirstOfMonth(day: number): boolean {
  return new Date(day * DAY_MS).getUTCDate() === 1
}

/** Finds the reading that a bill shows, given the next one of its meter. */
function proofOf({ line, start, end }: Bill, next: Bill | undefined): readonly [EndDate, Proof] | undefined {
  if (next?.start.day === end.day) return ['exclusive', [line, next.line]]
  if (next?.start.day === end.day + 1) return ['inclusive', [line, next.line]]
  if (!isFirstOfMonth(start.day)) return undefined
  if (isFirstOfMonth(end.day + 1)) return ['inclusive', [line]]
  return isFirstOfMonth(end.day) ? ['exclusive', [line]] : undefined
}

/** Finds the readings that the bills of one meter show. */
function proofsOf(bills: readonly Bill[]): readonly (readonly [EndDate, Proof])[] {
  const sorted = [...bills].sort((a, b) => b.start.day - a.start.day)
  let later: Bill | undefined
  let next: Bill | undefined
  return sorted.flatMap((bill) => {
    // bills with the same start are of several meters, or duplicates
    if (later !== undefined && later.start.day > bill.start.day) next = later
    later = bill
    return [proofOf(bill, next)].filter((proof) => proof !== undefined)
  })
}

/** Returns the reading that most rows show; undefined if no row shows one, or rows disagree. */
function majorityReading(inclusive: number, exclusive: number): EndDate | undefined {
  if (inclusive + exclusive === 0) return undefined
  if (inclusive >= MAJORITY * exclusive) return 'inclusive'
  return exclusive >= MAJORITY * inclusive ? 'exclusive' : undefined
}

/**
 * Decides how the ends of rows are read. The option comes first. Otherwise rows decide: the next bill of a meter
 * begins on the end or on the day after, or a bill covers entire months. Otherwise the name of the column decides:
 * `end` is the day after, as this program writes it, and any other name the last day.
 */
export function readEndDates(rows: Iterable<DatedRow>, { option, header }: EndDateRule): TableReading {
  const meters = new Map<string, Bill[]>()
  for (const row of rows) {
    const bill = billOf(row)
    if (bill !== undefined) getOrCompute(meters, row.meter, () => []).push(bill)
  }
  const isUsed = meters.size > 0
  if (option !== undefined) return { endDate: option, by: 'option', proofs: {}, isUsed }
  const proofs = [...meters.values()].flatMap(proofsOf).sort(([, [a]], [, [b]]) => a - b)
  const of = (endDate: EndDate) => proofs.filter(([shown]) => shown === endDate).map(([, proof]) => proof)
  const exclusive = of('exclusive')
  // one bill from the first of a month to the first of another may end on either day
  const isChance = exclusive.length === 1 && exclusive[0]?.length === 1
  const shown = majorityReading(of('inclusive').length, isChance ? 0 : exclusive.length)
  const byName = foldWord(header) === 'end' ? 'exclusive' : 'inclusive'
  const first = Object.fromEntries([...proofs].reverse())
  return { endDate: shown ?? byName, by: shown === undefined ? 'name' : 'rows', proofs: first, isUsed }
}

/** Activities that are billed by meter, one period after the other. */
const METERED = ['fuel', 'electricity', 'quantity'] as const
/** Columns that are equal in the rows of one meter. */
export const METER_COLUMNS: readonly InputColumn[] = [
  'site',
  'meter',
  'registration',
  'activity',
  'product',
  'fuel',
  'factor',
  'unit',
  'country',
  'state',
  'gridRegion',
]

/** Reads the dates of a row from its raw cells, for the comparison of one meter; undefined without start and end. */
export function readDatedRow(cells: ReadonlyMap<string, string>, line: number, form: FileForm): DatedRow | undefined {
  const textOf = (column: InputColumn): string | undefined => {
    const raw = cells.get(column) ?? form.wordMap[column]?.['']
    return raw === undefined ? undefined : readCell(raw, column, form).text
  }
  const [start, end] = [textOf('start'), textOf('end')]
  const product = textOf('product') ?? ''
  const activity = textOf('activity') ?? form.wordMap.activity?.[product] ?? findProduct(product)?.activity
  if (start === undefined || end === undefined || !isOneOf(METERED, activity)) return undefined
  return { line, start, end, meter: METER_COLUMNS.map((column) => cells.get(column) ?? '').join('\n') }
}
