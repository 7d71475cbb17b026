import { show } from '../../core/errors/index.ts'
import { mapText } from '../advice.ts'
import { foldWord } from '../words/word-list.ts'
import { serialDate, USUAL_SERIAL_EPOCH } from './date-interpretations.ts'
import type { DateOrder } from './file-form.ts'
import type { Interpretations } from './interpretations.ts'

/** The day of each month that the cells of a column name. */
export type MonthDay = 'first' | 'last'

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/
const MONTH_HEADER = /month|monat|mois|^mese|^mes$|^mês|maand|miesi[aą]c|m[aå]nad/
const PERIOD_HEADER = /^(?:billing|reporting|accounting|invoice|usage)?period[eo]?$|^période$|zeitraum$|^okres$/
/** Headers of one day of a period, or of a number of months. */
const ONE_DAY = /start|begin|from|end|date|day|^months|number|noof/
/** First months of quarters: a period that starts there may be a quarter or a year. */
const QUARTERS: ReadonlySet<string> = new Set(['01', '04', '07', '10'])

/** True if a date is the first, or the last, day of its month. */
function isMonthDay(date: string, day: MonthDay): boolean {
  const [, year, month, dayOfMonth] = DAY.exec(date) ?? []
  if (year === undefined || month === undefined) return false
  const last = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate()
  return Number(dayOfMonth) === (day === 'first' ? 1 : last)
}

/** The reading of a column whose days name months. */
export interface MonthReading {
  readonly day: MonthDay
  /** The order that the cells have if they name months; undefined if they have no order. */
  readonly order: DateOrder | undefined
}

/** Finds out if every cell of a column with the header of a month is the first, or the last, day of one. */
export class MonthEvidence {
  readonly #header: string
  readonly #readings: MonthReading[]
  readonly #months = new Set<string>()
  #isOrdered = false

  /** `order` is the order of an option; undefined if the cells decide it. */
  constructor(header: string, order: DateOrder | undefined) {
    this.#header = header
    const orders = order === undefined ? (['dmy', 'mdy'] as const) : [order]
    this.#readings = orders.flatMap((one) => [{ day: 'first', order: one } as const, { day: 'last', order: one }])
  }

  /** True if a header says that its cells are months or periods. */
  static isMonth(header: string): boolean {
    const word = foldWord(header)
    return !ONE_DAY.test(word) && (MONTH_HEADER.test(word) || PERIOD_HEADER.test(word))
  }

  /** Adds the interpretations of a cell. A month without a day, and a text that is no date, decide nothing. */
  add(interpretations: Interpretations<DateOrder>, serialEpoch: number | undefined): void {
    const [first, second] = interpretations
    const ofSerial = serialDate(first.text, serialEpoch ?? USUAL_SERIAL_EPOCH)
    if (!DAY.test((ofSerial ?? first.text).slice(0, 10))) return
    if (first.convention !== null) this.#isOrdered = true
    const kept = this.#readings.filter(({ day, order }) => {
      const read = [first, second].find((one) => one?.convention === null || one?.convention === order)
      const date = ofSerial ?? read?.text ?? ''
      if (isMonthDay(date, day)) this.#months.add(date.slice(5, 7))
      return isMonthDay(date, day)
    })
    this.#readings.splice(0, this.#readings.length, ...kept)
  }

  /** The reading of all cells; undefined if they are days, or if a period may be longer than a month. */
  get reading(): MonthReading | undefined {
    const [reading] = this.#readings
    const isOfMonths = MONTH_HEADER.test(foldWord(this.#header))
    if (reading === undefined || this.#months.size === 0) return undefined
    if (!isOfMonths && (reading.day === 'last' || [...this.#months].every((month) => QUARTERS.has(month))))
      return undefined
    return this.#isOrdered ? reading : { ...reading, order: undefined }
  }

  /** Says that the cells are whole months. */
  get guess(): string {
    const header = show(this.#header)
    return `the cells of ${header} are the ${this.reading?.day ?? 'first'} days of months, and are read as whole months; for single days pass ${mapText(this.#header, 'start')}`
  }
}

/** Reads a day that names its month as the month; undefined if it is another day. */
export function monthNamedByDay(date: string, day: MonthDay): string | undefined {
  if (!DAY.test(date)) return date
  return isMonthDay(date, day) ? date.slice(0, 7) : undefined
}
