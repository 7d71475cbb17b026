import { getOrCompute } from '../../base/index.ts'
import type { EmissionFactor } from '../../core/emissions/index.ts'
import { DAY_MS, dayNumber } from '../../core/time/index.ts'
import { publicationsOf } from './published-editions.ts'

/** The month in which the years of the Australian factors begin: they apply from 1 July to 30 June. */
export const MONTH_OF_NGA = 7

/** The period for which a factor is published: milliseconds since 1970, the end excluded. */
export interface Application {
  readonly start: number
  readonly end: number
  /** The first and the last day: '2025-07-01 to 2026-06-30'. */
  readonly days: string
}

function createApplication(year: number, month: number, months = 12): Application {
  const start = dayNumber(year, month, 1) * DAY_MS
  const after = month - 1 + months
  const end = dayNumber(year + Math.floor(after / 12), (after % 12) + 1, 1) * DAY_MS
  const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10)
  return { start, end, days: `${dayOf(start)} to ${dayOf(end - DAY_MS)}` }
}

/** A quarter by its year and its first month. */
interface Quarter {
  readonly year: number
  readonly month: number
}

/** The last month of each quarter, as keys name it. */
const QUARTER_ENDS: readonly string[] = ['mar', 'jun', 'sep', 'dec']

/** Returns the quarter that the key of a factor names by its last month: '…/electricity-used-mar-2025/kwh'. */
function quarterOf(key: string): Quarter | undefined {
  const [, month = '', year] = /-(mar|jun|sep|dec)-(\d{4})\/[^/]*$/.exec(key) ?? []
  return year === undefined ? undefined : { year: Number(year), month: QUARTER_ENDS.indexOf(month) * 3 + 1 }
}

/** Returns the name of the quarter of a factor: '2025-Q1'; undefined for a factor of no quarter. */
export function quarterName({ key, category }: EmissionFactor): string | undefined {
  const quarter = category === 'electricity-other' ? quarterOf(key) : undefined
  return quarter && `${quarter.year}-Q${(quarter.month + 2) / 3}`
}

/** The applications of editions; null: none is stated, or it is the calendar year of the edition. */
const stated = new Map<string, Application | null>()

function statedApplication(edition: string): Application | null {
  return getOrCompute(stated, edition, () => {
    const from = publicationsOf(edition).at(-1)?.appliesFrom ?? ''
    const [year, month] = from.split('-').map(Number)
    return year === undefined || month === undefined || month === 1 ? null : createApplication(year, month)
  })
}

/** Categories of the factors that New Zealand publishes by year within one edition. */
const BY_DATA_YEAR: readonly string[] = ['electricity', 'electricity-td']

/**
 * Returns the period for which the publisher states that a factor applies; undefined if it states none, so that the year
 * of its edition decides. The Australian factors apply from 1 July to 30 June, the grid factors of New Zealand to the year
 * they describe.
 */
export function applicationOf({ key, edition, category, source }: EmissionFactor): Application | undefined {
  const ofEdition = statedApplication(edition)
  if (ofEdition !== null) return ofEdition
  const quarter = category === 'electricity-other' ? quarterOf(key) : undefined
  if (quarter !== undefined) return createApplication(quarter.year, quarter.month, 3)
  const isByYear = edition.startsWith('mfe-') && source.dataYear !== null && BY_DATA_YEAR.includes(category)
  return isByYear ? createApplication(source.dataYear ?? 0, 1) : undefined
}
