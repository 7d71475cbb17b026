import { getOrCompute } from '../base/index.ts'
import type { FactorDefinition } from '../core/emissions/index.ts'
import type { WrittenPeriod } from '../core/time/index.ts'
import { type Catalogue, publishedCatalogue, withUpstream } from '../reference/factors/index.ts'
import { ActivityCells, COLUMN_OF_FIELD } from './activity-cells.ts'
import { RESULTS_OF_ACTIVITY } from './activity-results.ts'
import type { ActivityKind } from './columns.ts'
import { factorSetsOf } from './factor-sets.ts'
import { type FactorSet, loadIndustryCodes, type RowFactors, rowFactorsOf, withFactorSets } from './row-catalogue.ts'
import { journeyOfRow, type RowEnds } from './row-distance.ts'
import type { Failure } from './row-failure.ts'
import { type RowContext, type RowResult, resultNotices } from './row-result.ts'
import { describeReadWords, type SourceRow } from './source-row.ts'

/**
 * Activities without separate upstream emissions: a GWP has none, and a spend factor already includes its supply
 * chain.
 */
const WITHOUT_UPSTREAM: readonly ActivityKind[] = ['refrigerant', 'spend']

/** The activity of results, and the catalogue to search for upstream factors. */
interface UpstreamSource extends Pick<RowFactors, 'catalogue'> {
  readonly kind: ActivityKind
}

/**
 * Adds the published upstream emissions to the results of a row: well to tank, losses, and well to tank of the losses,
 * each as a separate result in Scope 3. For electricity they follow from the location-based result. A notice says if
 * upstream emissions are not published.
 */
export function withUpstreamResults(
  results: readonly RowResult[],
  { kind, catalogue }: UpstreamSource,
): readonly RowResult[] {
  if (WITHOUT_UPSTREAM.includes(kind)) return results
  const both = results.map((result) => {
    if (result.basis === 'market') return { result, parts: [] }
    const { upstream, notices } = withUpstream(result.calculation, { catalogue })
    const parts = upstream.map(({ kind: cause, calculation }): RowResult => {
      return { scope: 3, basis: undefined, calculation, upstream: cause }
    })
    return { result: notices.length === 0 ? result : { ...result, notices }, parts }
  })
  return [...both.map(({ result }) => result), ...both.flatMap(({ parts }) => parts)]
}

/** A row and its results. */
export interface CalculatedRow {
  readonly line: number
  readonly id: string
  /** '' if the row names none. */
  readonly site: string
  readonly kind: ActivityKind
  readonly period: WrittenPeriod
  /** Words that were read as other words: 'unit "litres" as l'. */
  readonly words: readonly string[]
  readonly results: readonly RowResult[]
  /** The ends of a journey as they were understood: 'York, GB'. */
  readonly ends?: RowEnds
}

/** Options for calculating rows. */
export interface CalculateOptions {
  readonly edition: 'exact' | 'nearest'
  /** Accept negative quantities. */
  readonly allowCredits: boolean
  /**
   * The year in whose prices money of later years counts, if its row states no year of prices. Default: none, so that a
   * year without published prices is an error.
   */
  readonly priceYear?: number | undefined
  /** Add the published upstream emissions, as separate results in Scope 3. */
  readonly upstream?: boolean | undefined
  /**
   * The factors of the company, in addition to the published ones. They are plain data, so that a thread can receive
   * them.
   */
  readonly factors?: readonly FactorDefinition[] | undefined
}

/** Rules for all rows of a file. */
export interface FileRules extends Pick<RowContext, 'edition' | 'allowCredits' | 'latestPriceYear'> {
  readonly upstream: boolean
  /** The published factors and those of the company, with the sets that a row needs. A set is loaded for its first row. */
  readonly factorsWith: (sets: readonly FactorSet[]) => Promise<RowFactors>
}

/** Creates the rules of a file, with cached factors. */
export function createFileRules(
  { edition, allowCredits, upstream = false, factors: own, priceYear: latestPriceYear }: CalculateOptions,
  catalogue: Catalogue = publishedCatalogue,
): FileRules {
  // errors of the company's own factors are thrown before the first row
  const base = rowFactorsOf(catalogue, own)
  const bySets = new Map<string, Promise<RowFactors>>([['', Promise.resolve(base)]])
  const load = async (sets: readonly FactorSet[]) => {
    const factors = rowFactorsOf(await withFactorSets(catalogue, sets), own)
    return sets.includes('spend') ? { ...factors, codes: await loadIndustryCodes() } : factors
  }
  const factorsWith = (sets: readonly FactorSet[]) => getOrCompute(bySets, sets.join(' '), () => load(sets))
  return { edition, allowCredits, latestPriceYear, upstream, factorsWith }
}

/** Lists the words that were read as the name of a factor: 'factor "cleaning" was read as Janitorial Services'. */
function describeReadFactors(results: readonly RowResult[]): readonly string[] {
  const read = results.flatMap(resultNotices).filter(({ code }) => code === 'factor_read_as' || code === 'fuel_read_as')
  return [...new Set(read.map(({ path, message }) => `${COLUMN_OF_FIELD[path] ?? path} ${message}`))]
}

/** Calculates a row, or returns all its failures. */
export async function calculateRow(source: SourceRow, rules: FileRules): Promise<CalculatedRow | readonly Failure[]> {
  const row = new ActivityCells(source)
  const read = row.read()
  if (read === undefined) return row.failures
  const { kind, period } = read
  const { legs, ends } = await journeyOfRow(row)
  const [found] = legs
  const { edition, allowCredits, latestPriceYear, upstream } = rules
  const factors = await rules.factorsWith(factorSetsOf(row, kind))
  const own = RESULTS_OF_ACTIVITY[kind]({
    ...{ row, period: period.calendar, found, legs, edition, allowCredits, latestPriceYear },
    ...factors,
  })
  const results = upstream ? withUpstreamResults(own, { kind, ...factors }) : own
  if (row.failures.length > 0) return row.failures
  return {
    line: row.line,
    id: row.text('id') ?? `line ${row.line}`,
    site: row.text('site') ?? '',
    kind,
    period,
    words: [...describeReadWords(source), ...row.remarks, ...describeReadFactors(results)],
    results,
    ...(ends === undefined ? {} : { ends }),
  }
}
