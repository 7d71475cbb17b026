import { parseDate } from '../time/index.ts'
import type { ProductFootprint } from './footprint.ts'

/** A span of time in milliseconds since 1970, its end not included. */
interface Span {
  readonly start: number
  readonly end: number
}

/** The same instant some years later; 29 February becomes 1 March. */
function yearsAfter(ms: number, years: number): number {
  const date = new Date(ms)
  return date.setUTCFullYear(date.getUTCFullYear() + years)
}

/** The longest validity, in years after the reference period. */
const VALID_YEARS = 3

/** The latest end of the validity of a footprint whose reference period ends then. */
export function latestValidity(referencePeriodEnd: string): number {
  return yearsAfter(parseDate(referencePeriodEnd).ms, VALID_YEARS)
}

/**
 * The validity of a footprint: as stated, else from the end of its reference period on; never longer than three years from
 * then, whatever its sender states.
 */
export function validityOf({
  validityPeriodStart,
  validityPeriodEnd,
  pcf,
}: Pick<ProductFootprint, 'validityPeriodStart' | 'validityPeriodEnd'> & {
  readonly pcf: Pick<ProductFootprint['pcf'], 'referencePeriodEnd'>
}): Span {
  const latest = latestValidity(pcf.referencePeriodEnd)
  return {
    start: parseDate(validityPeriodStart ?? pcf.referencePeriodEnd).ms,
    end: validityPeriodEnd === undefined ? latest : Math.min(latest, parseDate(validityPeriodEnd).ms),
  }
}
