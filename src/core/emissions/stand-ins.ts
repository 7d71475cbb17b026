import type { Notice } from '../errors/index.ts'
import { add, divide, nearestDouble, printExact, type Rational } from '../exact/index.ts'

/** The part of a sum that rests on stand-ins: factors of another country or of a wider region. */
export interface StandInFigure {
  /** The number of records, or of calculations of rows, with a stand-in. */
  records: number
  /** Their CO2e in kilograms: all digits, and the nearest double. */
  co2e: { exact: string; kg: number }
  /** Their CO2e as a part of the sum: all digits, and the nearest double. Absent if the sum is not above zero. */
  share?: { exact: string; ratio: number }
}

/** The parts of the emissions that rest on stand-ins, by scope; the total uses the market-based figure of Scope 2. */
export interface StandIns {
  total: StandInFigure
  scope1: StandInFigure
  scope2: { locationBased: StandInFigure; marketBased: StandInFigure }
  scope3: StandInFigure
}

/** The scopes whose stand-ins are summed separately. */
export const STAND_IN_SCOPES = ['scope1', 'locationBased', 'marketBased', 'scope3'] as const

/** Exact kilograms of CO2e of stand-ins, and of the sum that they are a part of. */
export interface StandInSum {
  readonly records: number
  readonly co2e: Rational
  readonly sum: Rational
}

/** True if a factor of another country or of a wider region was used for a missing one. */
export function usesOtherRegion(notices: readonly Pick<Notice, 'code'>[]): boolean {
  return notices.some(({ code }) => code === 'factor_region_fallback')
}

function standInFigure({ records, co2e, sum }: StandInSum): StandInFigure {
  const figure = { records, co2e: { exact: printExact(co2e), kg: nearestDouble(co2e) } }
  if (sum.n <= 0n) return figure
  const share = divide(co2e, sum)
  return { ...figure, share: { exact: printExact(share), ratio: nearestDouble(share) } }
}

/** Adds up stand-ins and the sums that they are parts of. */
export function addStandIns(sums: readonly StandInSum[]): StandInSum {
  return sums.reduce((all, { records, co2e, sum }) => ({
    records: all.records + records,
    co2e: add(all.co2e, co2e),
    sum: add(all.sum, sum),
  }))
}

/** Returns the stand-ins by scope and in total. */
export function standInsOf(sums: Readonly<Record<(typeof STAND_IN_SCOPES)[number], StandInSum>>): StandIns {
  const { scope1, locationBased, marketBased, scope3 } = sums
  return {
    total: standInFigure(addStandIns([scope1, marketBased, scope3])),
    scope1: standInFigure(scope1),
    scope2: { locationBased: standInFigure(locationBased), marketBased: standInFigure(marketBased) },
    scope3: standInFigure(scope3),
  }
}
