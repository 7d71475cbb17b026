import { getOrCompute } from '../base/index.ts'
import type { InputColumn } from './columns.ts'
import { METER_COLUMNS } from './form/end-date.ts'
import type { FileForm } from './form/file-form.ts'
import { readCell } from './form/read-cell.ts'
import type { LeftOutCause } from './left-out-cause.ts'

/** Columns that are equal in two readings of one meter and period. */
const OF_READING: readonly InputColumn[] = [...METER_COLUMNS, 'start', 'end']
/** Columns that are equal in a booking and its cancellation, in addition to the id. */
const OF_BOOKING: readonly InputColumn[] = ['activity', 'site', 'start', 'checkIn', 'mode', 'from', 'to', 'nights']

/** Columns that are equal in a booking and a refund of it, which may have another id. */
const REVERSED: readonly InputColumn[] = [...OF_BOOKING, 'via', 'class', 'product']
/** Columns whose number is negative in a refund. */
const OF_AMOUNTS: readonly InputColumn[] = ['value', 'distanceKm', 'nights', 'passengers']

/** True if a number of a row is below zero: it takes back another row. */
function isNegative(cells: ReadonlyMap<string, string>): boolean {
  return OF_AMOUNTS.some((column) => /^\s*(?:[-−(]|.*\d-\s*$)/.test(cells.get(column) ?? ''))
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
  readonly #readings = new Map<string, Lines>()
  readonly #bookings = new Map<string, Lines>()
  readonly #booked = new Map<string, { readonly line: number; readonly id: string }[]>()
  readonly #reversals: { readonly key: string; readonly id: string }[] = []

  constructor(form: FileForm) {
    this.#form = form
  }

  /** Adds the raw cells of a row. */
  add(cells: ReadonlyMap<string, string>, line: number): void {
    const textOf = (column: InputColumn) => {
      const raw = cells.get(column)
      return raw === undefined ? '' : readCell(raw, column, this.#form).text
    }
    const keyOf = (columns: readonly InputColumn[]) => columns.map(textOf).join('\n')
    const reading = textOf('reading')
    const isCancelled = textOf('status') === 'cancelled'
    if (reading !== '' && !isCancelled) {
      addLine(this.#readings, keyOf(OF_READING), reading === 'estimated' ? line : undefined)
    }
    if (isCancelled && isNegative(cells)) this.#reversals.push({ key: keyOf(REVERSED), id: textOf('id') })
    else if (cells.has('status') && !isCancelled) {
      getOrCompute(this.#booked, keyOf(REVERSED), () => []).push({ line, id: textOf('id') })
    }
    const id = textOf('id')
    if (cells.has('status') && id !== '') {
      addLine(this.#bookings, `${id}\n${keyOf(OF_BOOKING)}`, isCancelled ? undefined : line)
    }
  }

  /** The line of one booking for each row that takes it back under an id of its own. */
  #reversedLines(): readonly number[] {
    return this.#reversals.flatMap(({ key, id }) => {
      const booked = this.#booked.get(key) ?? []
      // the booking of the same id is left out anyway
      if (id !== '' && booked.some((one) => one.id === id)) return []
      const line = booked.shift()?.line
      return line === undefined ? [] : [line]
    })
  }

  /** The lines to leave out, with the cause; undefined if there are none. */
  lines(): Readonly<Record<number, LeftOutCause>> | undefined {
    const found = [
      ...spareLines(this.#readings).map((line) => [line, 'estimated'] as const),
      ...spareLines(this.#bookings).map((line) => [line, 'cancelled'] as const),
      ...this.#reversedLines().map((line) => [line, 'cancelled'] as const),
    ]
    return found.length === 0 ? undefined : Object.fromEntries(found)
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
