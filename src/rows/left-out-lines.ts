import { getOrCompute } from '../base/index.ts'
import { show } from '../core/errors/index.ts'
import { DAY_MS } from '../core/time/index.ts'
import { type InputColumn, isInputColumn } from './columns.ts'
import { calendarUnitOf } from './form/calendar-units.ts'
import { METER_COLUMNS } from './form/end-date.ts'
import { type FileForm, headerName } from './form/file-form.ts'
import { readAdornedNumber } from './form/number-interpretations.ts'
import { readCell } from './form/read-cell.ts'
import type { LineCause } from './left-out-cause.ts'
import { dimensionOfUnit } from './row-measure.ts'
import { CHOICE_WORDS } from './words/choice-words.ts'
import { SOURCE_LINE } from './words/column-words.ts'
import { effectOfDocument, typeOfHeader } from './words/document-words.ts'
import { isDay, namesReading, sideOfReading } from './words/header-phrases.ts'
import { measuredHeaders, namesUnit } from './words/header-words.ts'

/** Columns that are equal in two readings of one meter. */
const OF_READING: readonly InputColumn[] = METER_COLUMNS.filter((column) => column !== 'unit')
/** Columns that are equal in a booking and its cancellation, in addition to the id. */
const OF_BOOKING: readonly InputColumn[] = ['activity', 'site', 'start', 'checkIn', 'mode', 'from', 'to', 'nights']

/** Columns that are equal in a booking and a refund of it, which may have another id. */
const REVERSED: readonly InputColumn[] = [...OF_BOOKING, 'via', 'class', 'product']
/** Columns that are equal in a booking and a refund of another day, which has the same id. */
const OF_ROUTE: readonly InputColumn[] = ['activity', 'site', 'mode', 'from', 'to', 'via']
/** Columns whose number is negative in a refund. */
const OF_AMOUNTS: readonly InputColumn[] = ['value', 'distanceKm', 'nights', 'passengers', 'billedAmount']
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

/** The first and the last day of a row. */
interface ReadPeriod {
  readonly first: string
  readonly last: string
}

/** Equal for periods of the same days, written as days or as months; ends may be the last day, or the day after it. */
function daysOfReading(textOf: TextOf): ReadPeriod {
  const [start, end] = [textOf('start'), textOf('end')]
  const last = calendarUnitOf(end === '' ? start : end)?.end ?? end
  return { first: calendarUnitOf(start)?.start ?? start, last: lastDayOf(last) }
}

/** True if periods that follow each other without a gap have all days of another one. */
function coverDays({ first, last }: ReadPeriod, periods: readonly ReadPeriod[]): boolean {
  const isOfDays = [first, last, ...periods.flatMap((one) => [one.first, one.last])].every((day) => DAY.test(day))
  const ordered = [...periods].sort((a, b) => a.first.localeCompare(b.first))
  const [earliest] = ordered
  if (!isOfDays || earliest === undefined || earliest.first > first) return false
  let reached = earliest.last
  for (const one of ordered) {
    const gapDays = (Date.parse(one.first) - Date.parse(reached)) / DAY_MS
    if (gapDays <= 1 && one.last > reached) reached = one.last
  }
  return reached >= last
}

const DAY = /^\d{4}-\d{2}-\d{2}$/

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
      const meter = `${keyOf(OF_READING)}\n${dimensionOfUnit(textOf('unit'))}`
      // people know the register by the name of its column
      const named = [...cells].map(
        ([column, cell]) => [column === 'register' ? headerName(this.#form, column) : column, cell] as const,
      )
      const all = new Map([...named, ...unread])
      this.#readings.add({
        ...{ line, meter, period: daysOfReading(textOf), reading: reading === 'estimated' ? reading : 'actual' },
        ...{ isNamed: textOf('meter') !== '', isNegative: isNegative(cells), cells: all },
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

/** A row that says how its meter was read. */
interface MeterRow {
  readonly line: number
  /** Equal for the rows of one meter. */
  readonly meter: string
  /** True if a cell names the meter. */
  readonly isNamed: boolean
  readonly period: ReadPeriod
  readonly reading: 'actual' | 'estimated'
  /** True if a number of the row is below zero. */
  readonly isNegative: boolean
  /** The filled cells, by input column or by the header of a column that is not read. */
  readonly cells: ReadonlyMap<string, string>
}

/** Columns that are part of the key, or that differ between an estimated bill and the actual one that replaces it. */
const MAY_DIFFER: readonly InputColumn[] = [
  ...METER_COLUMNS,
  ...(['id', 'start', 'end', 'value', 'opening', 'closing', 'reading', 'debitCredit', 'credit'] as const),
  ...(['currency', 'note', 'billedAmount'] as const),
]
/** Headers of amounts, numbers of papers and remarks, which also differ between two bills of one register. */
const OF_BILL =
  /[€£$%]|amount|price|cost|\bnet\b|gross|total|\bvat\b|\btax|charge|fare|betrag|preis|kosten|mwst|montant|prix|tva|import[eo]|precio|prezzo|\biva\b|netto|brutto|warto|kwota|invoice|rechnung|factur|fattur|faktur|\bbill\b|document|beleg|receipt|comment|remark|note|bemerk|kommentar|reason|grund|motif|days|tage|jours|co2/i

function isDocumentColumn(column: string): boolean {
  return column === 'documentType' || column === 'status' || typeOfHeader(column) !== undefined
}

/** True for a column whose cells tell one register of a meter from another. */
function tellsRegisters(column: string): boolean {
  if (column === '' || column === SOURCE_LINE || isDocumentColumn(column)) return false
  if (isInputColumn(column)) return !MAY_DIFFER.includes(column)
  const isMeasured = namesUnit(column) || measuredHeaders(column).some(({ unit }) => namesUnit(unit))
  const isOfReading = isDay(column) || namesReading(column) || sideOfReading(column) !== undefined
  return !OF_BILL.test(column) && !isMeasured && !isOfReading
}

/** True if a row takes back what another row bills. */
function takesBack({ cells, isNegative }: MeterRow): boolean {
  const isCredit = CHOICE_WORDS.debitCredit.find(cells.get('debitCredit') ?? '') === 'credit'
  const ofDocument = [...cells].filter(([column]) => isDocumentColumn(column)).map(([, cell]) => effectOfDocument(cell))
  return isNegative || isCredit || ofDocument.some((effect) => effect === 'credit' || effect === 'unclear')
}

/** The number of a register, as meters count: '1', 'R2', '1.8.1'. */
const REGISTER_NUMBER = /^\p{L}{0,3}\d+$|^\d(?:[.:*-]\d{1,2}){2,}$/u

/** True for the names of two registers, and not for two amounts or two ways of reading. */
function areOfTwoRegisters(first: string, second: string): boolean {
  const isName = (text: string) => REGISTER_NUMBER.test(text) || readAdornedNumber(text) === undefined
  const isWayOfReading = (text: string) => CHOICE_WORDS.reading.find(text) !== undefined
  return first !== second && isName(first) && isName(second) && !(isWayOfReading(first) && isWayOfReading(second))
}

/** A row with the cells that tell its register. */
interface RegisterRow {
  readonly line: number
  readonly isEstimated: boolean
  readonly isNamed: boolean
  readonly period: ReadPeriod
  readonly takesBack: boolean
  readonly register: ReadonlyMap<string, string>
}

/** The first column that tells the registers of two rows apart: 'Register', 'Poste'. */
function registerDifference({ register: own }: RegisterRow, { register: other }: RegisterRow): string | undefined {
  return [...own.keys(), ...other.keys()].find((column) =>
    areOfTwoRegisters(own.get(column) ?? '', other.get(column) ?? ''),
  )
}

/** An estimated row with an actual one of its meter and period, and why that one does not replace it. */
interface DecidedRow {
  readonly row: RegisterRow
  /** The actual row that does not replace it; undefined if one does. */
  readonly kept?: { readonly other: RegisterRow; readonly because: 'credit' | { readonly column: string } }
}

function decideRow(row: RegisterRow, actuals: readonly RegisterRow[]): readonly DecidedRow[] {
  const same = actuals.filter((other) => registerDifference(row, other) === undefined)
  const credit = same.find((other) => other.takesBack)
  if (credit !== undefined) return [{ row, kept: { other: credit, because: 'credit' } }]
  if (same.length > 0) return [{ row }]
  const [other] = actuals
  const column = other && registerDifference(row, other)
  return other === undefined || column === undefined ? [] : [{ row, kept: { other, because: { column } } }]
}

/** A meter with more readings is no meter of bills. */
const BILLS_MAX = 400

/** True if actual readings of other periods have all days of an estimated one: the months of a quarter, the quarter of a month. */
function isCovered(row: RegisterRow, actuals: readonly RegisterRow[]): boolean {
  if (!row.isNamed || actuals.length > BILLS_MAX) return false
  const others = actuals.filter((one) => !one.takesBack && registerDifference(row, one) === undefined)
  const periods = others.map(({ period }) => period)
  return coverDays(row.period, periods)
}

/** Says why an estimated row counts next to an actual one. */
function keptSentence({ row, kept }: DecidedRow, count: number): string {
  if (kept === undefined) return ''
  const { other, because } = kept
  const more = count > 1 ? `, and ${count - 1} more pairs like them` : ''
  const reason =
    because === 'credit'
      ? 'the actual one takes back a part of another bill'
      : `they differ in ${show(because.column)}: ${[row, other].map(({ register }) => show(register.get(because.column) ?? '')).join(' and ')}`
  return `the estimated row of line ${row.line} and the actual one of line ${other.line} both count${more}, because ${reason}; if it replaces the estimated one, delete that row in the file`
}

/** Finds the estimated readings that actual ones of the same meter, register and days replace. */
class EstimatedReadings {
  readonly #meters = new Map<string, RegisterRow[]>()
  readonly #telling = new Map<string, boolean>()

  /** Adds a row that says how its meter was read. */
  add(row: MeterRow): void {
    const register = [...row.cells].filter(([column]) =>
      getOrCompute(this.#telling, column, () => tellsRegisters(column)),
    )
    getOrCompute(this.#meters, row.meter, () => []).push({
      ...{ line: row.line, isNamed: row.isNamed, period: row.period },
      isEstimated: row.reading === 'estimated',
      takesBack: takesBack(row),
      register: new Map(register.map(([column, cell]) => [column, cell.trim()])),
    })
  }

  #decided(): readonly DecidedRow[] {
    return [...this.#meters.values()].flatMap((rows) => {
      const actuals = rows.filter(({ isEstimated }) => !isEstimated)
      const keyOf = ({ period }: RegisterRow) => `${period.first} ${period.last}`
      const ofPeriod = new Map<string, RegisterRow[]>()
      for (const row of actuals) getOrCompute(ofPeriod, keyOf(row), () => []).push(row)
      return rows.flatMap((row) => {
        if (!row.isEstimated) return []
        const same = ofPeriod.get(keyOf(row)) ?? []
        if (same.length > 0) return decideRow(row, same)
        return isCovered(row, actuals) ? [{ row }] : []
      })
    })
  }

  /** The lines of the estimated rows that an actual one replaces. */
  lines(): readonly number[] {
    return this.#decided().flatMap(({ row, kept }) => (kept === undefined ? [row.line] : []))
  }

  /** Says which estimated rows count next to an actual one of their meter and period, and why. */
  sentences(): readonly string[] {
    const groups = new Map<string, DecidedRow[]>()
    for (const one of this.#decided()) {
      const { because } = one.kept ?? {}
      if (because !== undefined) getOrCompute(groups, because === 'credit' ? '' : because.column, () => []).push(one)
    }
    return [...groups.values()].flatMap(([first, ...others]) =>
      first === undefined ? [] : [keptSentence(first, others.length + 1)],
    )
  }
}
