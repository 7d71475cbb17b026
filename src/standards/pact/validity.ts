import { parseDate } from '../../core/time/index.ts'
import type { ProductFootprint } from './footprint.ts'

/** A span of time in milliseconds since 1970, without its end. */
interface Span {
  readonly start: number
  readonly end: number
}

/** Returns the same instant some years later; 29 February becomes 1 March. */
function addYears(ms: number, years: number): number {
  const date = new Date(ms)
  return date.setUTCFullYear(date.getUTCFullYear() + years)
}

/** The longest validity, in years after the reference period. */
const VALID_YEARS = 3

/** Returns the latest end of validity for a reference period. */
export function latestValidity(referencePeriodEnd: string): number {
  return addYears(parseDate(referencePeriodEnd).ms, VALID_YEARS)
}

/**
 * Returns the validity of a footprint: as stated, by default from the end of its reference period. It never ends later
 * than three years after that, even if stated.
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
