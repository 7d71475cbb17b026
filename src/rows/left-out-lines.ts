import { getOrCompute } from '../base/index.ts'
import { DAY_MS } from '../core/time/index.ts'
import type { InputColumn } from './columns.ts'
import { EstimatedReadings } from './estimated-readings.ts'
import { calendarUnitOf } from './form/calendar-units.ts'
import { METER_COLUMNS } from './form/end-date.ts'
import type { FileForm } from './form/file-form.ts'
import { readCell } from './form/read-cell.ts'
import type { LineCause } from './left-out-cause.ts'
import { dimensionOfUnit } from './row-measure.ts'
import { effectOfDocument } from './words/document-words.ts'

/** Columns that are equal in two readings of one meter. */
const OF_READING: readonly InputColumn[] = METER_COLUMNS.filter((column) => column !== 'unit')
/** Columns that are equal in a booking and its cancellation, in addition to the id. */
const OF_BOOKING: readonly InputColumn[] = ['activity', 'site', 'start', 'checkIn', 'mode', 'from', 'to', 'nights']

/** Columns that are equal in a booking and a refund of it, which may have another id. */
const REVERSED: readonly InputColumn[] = [...OF_BOOKING, 'via', 'class', 'product']
/** Columns that are equal in a booking and a refund of another day, which has the same id. */
const OF_ROUTE: readonly InputColumn[] = ['activity', 'site', 'mode', 'from', 'to', 'via']
/** Columns whose number is negative in a refund. */
const OF_AMOUNTS: readonly InputColumn[] = ['value', 'distanceKm', 'nights', 'passengers', 'ticketAmount']
/** Words for a refund as a transaction, which is a row of its own next to that of the booking. */
const REFUND =
  /^(?:refund|reversal|reembolso|remboursement|rimborso|erstattung|r(?:ü|ue)ckerstattung|terugbetaling)s?$/i

/** Texts of the cells of a row, as they are read; '' for an empty one. */
type TextOf = (column: InputColumn) => string

/** The last day of a period that ends on this day, or, at the first of a month, on the day before. */
function lastDayOf(end: string): string {
  if (!/^\d{4}-\d{2}-01$/.test(end)) return end
  return new Date(Date.parse(end) - DAY_MS).toISOString().slice(0, end.length)
}

/** Equal for periods of the same days, written as days or as months; ends may be the last day, or the day after it. */
function periodKey(textOf: TextOf): string {
  const [start, end] = [textOf('start'), textOf('end')]
  const last = calendarUnitOf(end === '' ? start : end)?.end ?? end
  return `${calendarUnitOf(start)?.start ?? start} ${lastDayOf(last)}`
}

/** True if a number of a row is below zero: it takes back another row. */
function isNegative(cells: ReadonlyMap<string, string>): boolean {
  return OF_AMOUNTS.some((column) =>
    /^\s*(?:[-−(]|\p{Sc}\s*[-−]|[A-Z]{3}\s*[-−]|.*\d-\s*$)/u.test(cells.get(column) ?? ''),
  )
}

/** True if the status of a row is that of a refund, which is a row of its own next to that of the booking. */
function isRefund(cells: ReadonlyMap<string, string>): boolean {
  return isNegative(cells) || REFUND.test(cells.get('status')?.trim() ?? '')
}

/** A row of a booking, or a refund, with the columns that tie them. */
interface Booking {
  readonly line: number
  readonly id: string
  /** Equal for one journey on one day. */
  readonly key: string
  /** Equal for one route on any day, under one id. */
  readonly route: string
}

/** True if the status of a row is that of a credit note, which is a row of its own next to that of the booking. */
function isCreditNote(cells: ReadonlyMap<string, string>): boolean {
  const status = cells.get('status') ?? ''
  return /credit|gutschrift|avoir|cr[eé]dito/i.test(status) && effectOfDocument(status) === 'credit'
}

/** The lines of a group of equal rows. */
interface Lines {
  readonly weak: number[]
  isDecided: boolean
}

/**
 * Finds rows that are left out because of other rows: estimated readings of a meter and period with an actual one, and
 * bookings with a row of the same id that cancels them. Add all rows, then ask for the lines.
 */
export class LeftOutFinder {
  readonly #form: FileForm
  readonly #readings = new EstimatedReadings()
  readonly #bookings = new Map<string, Lines>()
  readonly #booked: Booking[] = []
  readonly #reversals: (Booking & { readonly isDecided: boolean })[] = []

  constructor(form: FileForm) {
    this.#form = form
  }

  /** Adds the raw cells of a row, with those of columns that are not read by their headers. */
  add(cells: ReadonlyMap<string, string>, line: number, unread: ReadonlyMap<string, string> = new Map()): void {
    const textOf: TextOf = (column) => {
      const raw = cells.get(column)
      return raw === undefined ? '' : readCell(raw, column, this.#form).text
    }
    const keyOf = (columns: readonly InputColumn[]) => columns.map(textOf).join('\n')
    const reading = textOf('reading')
    const isCancelled = textOf('status') === 'cancelled'
    if (reading !== '' && !isCancelled) {
      const key = `${keyOf(OF_READING)}\n${dimensionOfUnit(textOf('unit'))}\n${periodKey(textOf)}`
      const all = new Map([...cells, ...unread])
      this.#readings.add({
        ...{ line, key, reading: reading === 'estimated' ? reading : 'actual' },
        ...{ isNegative: isNegative(cells), cells: all },
      })
    }
    const id = textOf('id')
    const booking = { line, id, key: keyOf(REVERSED), route: `${id}\n${keyOf(OF_ROUTE)}` }
    const isReversal = isCancelled && (isRefund(cells) || isCreditNote(cells))
    if (isReversal) this.#reversals.push({ ...booking, isDecided: this.#isDecided(cells.get('status') ?? '') })
    else if (cells.has('status') && !isCancelled) this.#booked.push(booking)
    if (cells.has('status') && id !== '' && !isReversal) {
      addLine(this.#bookings, `${id}\n${keyOf(OF_BOOKING)}`, isCancelled ? undefined : line)
    }
  }

  /** True if the word of a status is that of this program, or one to which a map gives a meaning. */
  #isDecided(status: string): boolean {
    return status === 'cancelled' || Object.hasOwn(this.#form.wordMap.status ?? {}, status)
  }

  /**
   * The line of one booking for each refund: that of its id and journey, of its id and route on another day, and, if no refund
   * of the table has the id of a booking, of an equal journey. Other refunds are asked about.
   */
  #reversedLines(): readonly (readonly [number, LineCause])[] {
    const free = new FreeBookings(this.#booked)
    const left: (readonly [number, LineCause])[] = []
    const isTied = (refund: Booking, find: (refund: Booking) => number | undefined) => {
      const line = find(refund)
      if (line !== undefined) left.push([line, 'cancelled'])
      return line !== undefined
    }
    const ofId = this.#reversals.filter((one) => !isTied(one, (refund) => free.take('journey', refund)))
    const ofRoute = ofId.filter((one) => !isTied(one, (refund) => free.take('route', refund)))
    const hasIds = ofRoute.length < this.#reversals.length
    const others = hasIds ? ofRoute : ofRoute.filter((one) => !isTied(one, (refund) => free.take('key', refund)))
    const asked = others.filter(({ isDecided }) => !isDecided).map(({ line }) => [line, 'untied_refund'] as const)
    return [...left, ...asked]
  }

  /** Says which estimated readings count next to an actual one. */
  sentences(): readonly string[] {
    return this.#readings.sentences()
  }

  /** The lines to leave out, with the cause; undefined if there are none. */
  lines(): Readonly<Record<number, LineCause>> | undefined {
    const found: readonly (readonly [number, LineCause])[] = [
      ...this.#readings.lines().map((line) => [line, 'estimated'] as const),
      ...spareLines(this.#bookings).map((line) => [line, 'cancelled'] as const),
      ...this.#reversedLines(),
    ]
    return found.length === 0 ? undefined : Object.fromEntries(found)
  }
}

/** The columns by which a refund finds its booking. */
type Tie = 'journey' | 'route' | 'key'

function tieOf({ id, key, route }: Booking, tie: Tie): string | undefined {
  if (tie === 'key') return key
  if (id === '') return undefined
  return tie === 'route' ? route : `${id}\n${key}`
}

/** Bookings that no refund has taken yet, by each tie. */
class FreeBookings {
  readonly #groups = new Map<string, Booking[]>()
  readonly #taken = new Set<number>()

  constructor(bookings: readonly Booking[]) {
    for (const booking of bookings) {
      for (const tie of ['journey', 'route', 'key'] as const) {
        const value = tieOf(booking, tie)
        if (value !== undefined) getOrCompute(this.#groups, `${tie}\n${value}`, () => []).push(booking)
      }
    }
  }

  /** Takes the first booking that is tied to a refund; undefined if there is none left. */
  take(tie: Tie, refund: Booking): number | undefined {
    const value = tieOf(refund, tie)
    const group = value === undefined ? undefined : this.#groups.get(`${tie}\n${value}`)
    const found = group?.find(({ line }) => !this.#taken.has(line))
    if (found !== undefined) this.#taken.add(found.line)
    return found?.line
  }
}

/** Adds a line to the group of a key; undefined: a row that decides about the others. */
function addLine(groups: Map<string, Lines>, key: string, line: number | undefined): void {
  const group = groups.get(key) ?? { weak: [], isDecided: false }
  if (line === undefined) group.isDecided = true
  else group.weak.push(line)
  groups.set(key, group)
}

function spareLines(groups: ReadonlyMap<string, Lines>): readonly number[] {
  return [...groups.values()].flatMap(({ weak, isDecided }) => (isDecided ? weak : []))
}
