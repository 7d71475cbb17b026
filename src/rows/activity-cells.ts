import { definedFields } from '../base/index.ts'
import { findCountryOfRegion, nearestCountries } from '../core/countries/index.ts'
import { EmissionsError, type ErrorCode, show } from '../core/errors/index.ts'
import { parseNumber } from '../core/exact/index.ts'
import { type EndDate, parseDate, type WrittenPeriod, writtenPeriodOf } from '../core/time/index.ts'
import { ADVICE, type AdvisedMessage, mapOption, mapText, type Negative, negativeAdvice, optionText } from './advice.ts'
import {
  ACTIVITY_KINDS,
  type ActivityKind,
  type ChoiceOf,
  columnContent,
  columnRule,
  INPUT_COLUMN_NAMES,
  type InputColumn,
  isInputColumn,
} from './columns.ts'
import { calendarUnitOf } from './form/calendar-units.ts'
import { adviseMissing } from './missing-columns.ts'
import type { Failure } from './row-failure.ts'
import type { SourceRow } from './source-row.ts'
import { CHOICE_WORDS } from './words/choice-words.ts'

/** Finds the alpha-2 code of a country, or of the country of a region ('US-RFCW'); undefined if unknown. */
export function countryOf(region: string | undefined): string | undefined {
  return region === undefined ? undefined : findCountryOfRegion(region)?.alpha2
}

/** The dates of a row as texts. Without an end, the row covers its first day. */
export interface RowDates {
  readonly start: string
  readonly end: string | undefined
}

/**
 * Parses the period of a row. A month, quarter or year covers all of its days. Other ends are read with the reading of ends in
 * their file. Throws `invalid_date` or `period_reversed`.
 */
export function rowPeriodOf({ start, end }: RowDates, endDate: EndDate | undefined): WrittenPeriod {
  const [first, last] = [calendarUnitOf(start), calendarUnitOf(end ?? start)]
  const from = first?.start ?? start
  if (last !== undefined) return writtenPeriodOf({ start: from, end: last.end })
  // the time of day of a single moment says nothing about its period
  const day = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}:\d{2}$/.exec(start)?.[1] ?? from
  return end === undefined ? writtenPeriodOf({ start: day, end: day }) : writtenPeriodOf({ start: from, end }, endDate)
}

/** Columns of the library's activity fields; other fields have the name of their column. */
export const COLUMN_OF_FIELD: Readonly<Record<string, InputColumn>> = {
  amount: 'value',
  mass: 'value',
  massUnit: 'unit',
  distance: 'distanceKm',
  'distance.value': 'distanceKm',
  'distance.km': 'distanceKm',
  'distance.kind': 'distanceKind',
  'consumption.value': 'consumption',
  'consumption.unit': 'consumptionUnit',
  'consumption.per': 'consumptionPer',
  'fuel.value': 'fuelValue',
  'fuel.unit': 'fuelUnit',
  cabin: 'class',
  'cabin.class': 'class',
  'hotel.nights': 'nights',
  'hotel.rooms': 'rooms',
  'hotel.factor': 'hotelCountry',
  isReturnMoving: 'isReturn',
  custom: 'supplierFactor',
  residual: 'residualFactor',
  'activity.unit': 'unit',
  'activity.fuel': 'fuel',
  'activity.words': 'factor',
  'activity.vehicle': 'vehicle',
  'activity.price': 'price',
  year: 'priceYear',
  'activity.cabinClass': 'class',
  'activity.mode': 'mode',
  period: 'start',
  'period.start': 'start',
  'period.end': 'end',
}

/** The activities that products decide. */
const OF_PRODUCTS: readonly ActivityKind[] = ['fuel', 'electricity', 'vehicle', 'quantity', 'spend']

const OF_TRANSPORT: readonly ActivityKind[] = ['trip', 'movement']

/** The cells of a row by column, and all failures of the row. */
export class ActivityCells {
  readonly failures: Failure[] = []
  /** Sentences about the reading of cells. */
  readonly remarks: string[] = []
  readonly #source: SourceRow
  readonly #latestPriceYear: number | undefined
  readonly #failed = new Set<string>()

  constructor(source: SourceRow, { latestPriceYear }: { readonly latestPriceYear?: number | undefined } = {}) {
    this.#source = source
    this.#latestPriceYear = latestPriceYear
  }

  get line(): number {
    return this.#source.line
  }

  /** Returns the text of a cell; undefined if it is empty, or if it has failed: its content then explains nothing. */
  text(column: InputColumn): string | undefined {
    return this.#failed.has(column) ? undefined : this.#source.cells.get(column)?.text || undefined
  }

  /** Returns the text of a cell as written in the file; undefined if it is empty. */
  raw(column: InputColumn): string | undefined {
    return this.#source.cells.get(column)?.raw
  }

  /** Returns the text of a cell as one of its choices, after `read` has checked it. */
  choice<Column extends InputColumn>(column: Column): ChoiceOf<Column> | undefined {
    return this.text(column) as ChoiceOf<Column> | undefined
  }

  flag(column: InputColumn): boolean | undefined {
    const text = this.text(column)
    return text === undefined ? undefined : text === 'true'
  }

  /** Returns the text of a required cell. If it is empty, adds a failure and returns ''. */
  required(column: InputColumn): string {
    const text = this.text(column)
    // a row without a value needs no unit: one cause is enough
    if (text === undefined && (column === 'unit' || column === 'currency') && this.hasFailed('value'))
      this.#failed.add(column)
    if (text === undefined && !this.#failed.has(column)) this.#failMissing(column)
    return text ?? ''
  }

  /** True if the file has a column, whose cell may be empty in this row. */
  hasColumn(column: InputColumn): boolean {
    return this.#source.positionOf(column) !== undefined
  }

  /** The name of a column in the file; undefined if the file does not have it, and for objects. */
  headerOf(column: InputColumn): string | undefined {
    return this.#source.form.headers?.[column]
  }

  hasFailed(column: InputColumn): boolean {
    return this.#failed.has(column)
  }

  /** Adds a sentence about how a cell was read. */
  remark(sentence: string): void {
    this.remarks.push(sentence)
  }

  /** Adds a failure of a column, unless the column already has one. */
  fail(column: InputColumn, code: ErrorCode, advised: string | AdvisedMessage): void {
    if (this.#failed.has(column)) return
    this.#failed.add(column)
    const position = this.#source.positionOf(column) ?? { line: this.line, column: 1 }
    const cell = { column, id: this.text('id'), content: this.raw(column) }
    const { message, answer } = typeof advised === 'string' ? { message: advised } : advised
    this.failures.push({ position, code, message: `${column}: ${message}`, cell, ...definedFields({ answer }) })
  }

  /** Adds the failure of a negative value that no calculation reached, because another cell has failed. */
  failNegative(): void {
    if (/^-[^1-9]*[1-9]/.test(this.text('value') ?? ''))
      this.fail('value', 'must_be_non_negative', negativeAdvice({ raw: this.raw('value'), ...this.#negative() }))
  }

  #negative(): Omit<Negative, 'raw'> {
    const amount = this.raw('billedAmount')
    const header = this.headerOf('billedAmount') ?? 'billedAmount'
    return { activity: this.text('activity'), billed: amount === undefined ? undefined : { raw: amount, header } }
  }

  /** Runs `work`. Violations become failures of their columns, or of `fallback` if they have no column. */
  attempt<T>(work: () => T, fallback: InputColumn = 'activity'): T | undefined {
    try {
      return work()
    } catch (error) {
      if (!EmissionsError.is(error)) throw error
      for (const { path, code, message, ...violation } of error.violations) {
        const column = this.#columnOf(path, fallback)
        const text = this.text(column) ?? ''
        const advised = {
          ...violation,
          message,
          text,
          raw: this.raw(column) ?? text,
          // the city of a stay is read as its place
          ofFile: ([column, 'hotelCity'] as const).find((one) => this.hasColumn(one)),
          ...this.#negative(),
          isOfPassengers: column === 'passengers',
          latestPriceYear: this.#latestPriceYear,
        }
        this.fail(column, code, ADVICE[code]?.(advised) ?? message)
      }
      return undefined
    }
  }

  /** Checks every cell against its column. Returns the activity and period if both are readable. */
  read(): { readonly kind: ActivityKind; readonly period: WrittenPeriod } | undefined {
    // a product that is no fuel explains a missing activity
    if (!this.#isProblem('product')) this.required('activity')
    const start = this.required('start')
    const kind = ACTIVITY_KINDS.find((one) => one === this.text('activity'))
    for (const column of INPUT_COLUMN_NAMES) this.#checkCell(column, kind)
    const period = this.#period(start)
    // without its product the unit and the factor of a row say nothing
    return kind !== undefined && period !== undefined && !this.#isProblem('product') ? { kind, period } : undefined
  }

  #isProblem(column: InputColumn): boolean {
    const cell = this.#source.cells.get(column)
    return cell !== undefined && 'problem' in cell
  }

  #period(start: string): WrittenPeriod | undefined {
    if (start === '' || this.hasFailed('start') || this.hasFailed('end')) return undefined
    const end = this.text('end')
    return this.attempt(() => rowPeriodOf({ start, end }, this.#source.endDate))
  }

  #checkCell(column: InputColumn, kind: ActivityKind | undefined): void {
    const content = this.#source.cells.get(column)
    if (content === undefined) return
    const { text, raw } = content
    const { kind: cell, of } = columnRule(column)
    if (kind !== undefined && !of.includes(kind)) {
      if (raw === '') return // a word for empty cells, which this activity does not need
      const isOfMoney = OF_TRANSPORT.includes(kind) || this.hasColumn('billedAmount')
      if (column === 'country' || column === 'state' || (column === 'currency' && isOfMoney)) {
        // ledgers fill in the country of every row, exports of journeys and bills the currency of their money
        this.remark(`${column} is not used by ${kind}`)
        return
      }
      this.#failUnused(column, kind)
    } else if ('problem' in content) this.fail(column, content.problem.code, content.problem)
    else if (cell === 'number') this.attempt(() => parseNumber(text, column))
    else if (cell === 'date') this.attempt(() => parseDate(calendarUnitOf(text)?.start ?? text, column))
    else if (cell === 'country') this.#checkCountry(column, text)
  }

  /** Fails a cell that the activity of the row does not use, with the option that leaves its column out. */
  #failUnused(column: InputColumn, kind: ActivityKind): void {
    const { form, hasOnlyNumbers } = this.#source
    const { headers = {}, isRewritten = false } = form
    const header = this.headerOf(column)
    const isOfTable = hasOnlyNumbers !== undefined && !isRewritten && form.headers !== undefined
    const { of, kind: content } = columnRule(column)
    // the header of a number names its unit: the number is asked about
    if (isOfTable && header === undefined && content === 'unit') return
    const message = `is not used by ${kind}; leave the cell empty`
    if (!isOfTable || header === undefined) {
      this.fail(column, 'invalid_choice', message)
      return
    }
    const instead = this.#insteadOfLeaving(column, { kind, header })
    if (instead !== undefined) {
      this.fail(column, 'invalid_choice', instead)
      return
    }
    const answer = mapOption(header, '')
    const leaving = `leave the column out: pass ${optionText(answer)}`
    const isOfProducts = headers.product !== undefined && of.some((one) => OF_PRODUCTS.includes(one))
    // another activity may use the column
    if (headers.activity !== undefined || isOfProducts)
      this.fail(column, 'invalid_choice', `${message}, or, if no other row needs it, ${leaving}`)
    else this.fail(column, 'invalid_choice', { message: `is not used by ${kind}; ${leaving}`, answer })
  }

  /** The advice about a column that an activity does not use, and without which its rows would count too much or too little. */
  #insteadOfLeaving(
    column: InputColumn,
    { kind, header }: { readonly kind: ActivityKind; readonly header: string },
  ): AdvisedMessage | undefined {
    if (column === 'documentType' && OF_TRANSPORT.includes(kind)) {
      const answer = mapOption(header, this.hasColumn('mode') ? 'status' : 'mode')
      const words = this.hasColumn('mode')
        ? ''
        : `, and say what each of its words is: ${mapText('WORD', 'mode:taxi')}, or mode:none if nobody moved`
      const message = `is not used by ${kind}, but a row of it may be a tip, a fee or a refund; pass ${optionText(answer)}${words}`
      return { message, answer }
    }
    if (!this.hasColumn('status') && CHOICE_WORDS.status.find(this.raw(column) ?? '') !== undefined) {
      const answer = mapOption(header, 'status')
      return { message: `is not used by ${kind}, but it is the status of a row; pass ${optionText(answer)}`, answer }
    }
    if (column !== 'via' || kind !== 'movement') return undefined
    return {
      message: `is not used by ${kind}; write a row for each leg of the route, or leave the column out if the stop is on the way: pass ${mapText(header, '')}`,
    }
  }

  #checkCountry(column: InputColumn, text: string): void {
    if (countryOf(text) !== undefined) return
    const near = nearestCountries(text, 2).map(({ alpha2, name }) => `${alpha2} (${name})`)
    const proposal = near.length === 0 ? '' : `; did you mean ${near.join(' or ')}?`
    const option = mapText(this.raw(column) ?? text, `${column}:COUNTRY`)
    this.fail(
      column,
      'invalid_choice',
      `must begin with the ISO 3166-1 code of a country, like GB; received ${show(text)}${proposal}; write the code in place of COUNTRY: ${option}`,
    )
  }

  #isOfDistance(): boolean {
    const hasDistance = this.text('distanceKm') !== undefined && this.text('from') === undefined
    return hasDistance || ['km', 'mi'].includes(this.text('unit') ?? '')
  }

  #failMissing(column: InputColumn): void {
    if (this.hasColumn(column)) {
      this.fail(column, 'required', `is empty; fill in ${columnContent(column)}`)
      return
    }
    // the distance of a trip may be the value of its file
    if (column === 'distanceKm' && this.hasColumn('value') && this.text('value') === undefined) {
      this.#failed.add(column)
      this.fail('value', 'required', `is empty; fill in ${columnContent(column)}`)
      return
    }
    const activity = this.text('activity')
    const row = { form: this.#source.form, activity, isOfDistance: this.#isOfDistance() }
    const { message, ...advice } = adviseMissing(column, row)
    const sentence = `the file has no such column, and this row needs it: ${columnContent(column)}${message}`
    this.fail(column, 'column_missing', { message: sentence, ...advice })
  }

  #columnOf(path: string, fallback: InputColumn): InputColumn {
    for (
      let field = path.replace(/^legs\[\d+\]\./, '').replace(/\[\d+\]$/, '');
      field !== '';
      field = field.replace(/\.?[^.]*$/, '')
    ) {
      // without a price year, the year of the period is used
      const isOfPeriod = field === 'year' && this.text('priceYear') === undefined
      const column = isOfPeriod ? 'start' : (COLUMN_OF_FIELD[field] ?? field)
      if (isInputColumn(column) && column !== 'activity') return column
    }
    return fallback
  }
}
