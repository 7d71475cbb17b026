import type { DateOrder } from './file-form.ts'
import { type Interpretations, unambiguous } from './interpretation.ts'

const MIDNIGHT = /[ T]0?0:00(?::00(?:\.0+)?)?$/
const YEAR_FIRST = /^(\d{4})[./-](\d{1,2})[./-](\d{1,2})$/
const COMPACT = /^((?:19|20)\d\d)(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/
/** With points, the day stands first wherever such dates are written. */
const POINTED = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/
const SLASHED = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/
const MONTHS = 12

function isoDate(year: string, month: string, day: string): string {
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/**
 * Interprets the cell of a date as ISO 8601. `01/02/2025` has two interpretations, the day first before the month first.
 * A time of midnight is dropped. A cell of no known form stays as it is.
 */
export function dateInterpretations(cell: string): Interpretations<DateOrder> {
  const text = cell.replace(MIDNIGHT, '')
  const [, year, month = '', day = ''] = YEAR_FIRST.exec(text) ?? COMPACT.exec(text) ?? []
  if (year !== undefined) return unambiguous(isoDate(year, month, day))
  const [, first = '', second = '', ofPoints] = POINTED.exec(text) ?? []
  if (ofPoints !== undefined) return unambiguous(isoDate(ofPoints, second, first))
  const [, one = '', other = '', ofSlashes] = SLASHED.exec(text) ?? []
  if (ofSlashes === undefined) return unambiguous(cell)
  const dayFirst = { convention: 'dmy', text: isoDate(ofSlashes, other, one) } as const
  const monthFirst = { convention: 'mdy', text: isoDate(ofSlashes, one, other) } as const
  if (Number(one) === Number(other)) return unambiguous(dayFirst.text)
  if (Number(other) > MONTHS) return [monthFirst]
  return Number(one) > MONTHS ? [dayFirst] : [dayFirst, monthFirst]
}
