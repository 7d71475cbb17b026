import { lazy } from '../base/index.ts'
import type { FactorDefinition } from '../core/emissions/index.ts'
import type { WrittenPeriod } from '../core/time/index.ts'
import { type Catalogue, publishedCatalogue, withUpstream } from '../reference/factors/index.ts'
import { ActivityCells, COLUMN_OF_FIELD } from './activity-cells.ts'
import { RESULTS_OF_ACTIVITY } from './activity-results.ts'
import type { ActivityKind } from './columns.ts'
import { type RowFactors, rowFactorsOf, withSpend } from './row-catalogue.ts'
import { distancesOfRow } from './row-distance.ts'
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
}

/** Options for calculating rows. */
export interface CalculateOptions {
  readonly edition: 'exact' | 'nearest'
  /** Accept negative quantities. */
  readonly allowCredits: boolean
  /** Add the published upstream emissions, as separate results in Scope 3. */
  readonly upstream?: boolean | undefined
  /**
   * The factors of the company, in addition to the published ones. They are plain data, so that a thread can receive
   * them.
   */
  readonly factors?: readonly FactorDefinition[] | undefined
}

/** Rules for all rows of a file. */
export interface FileRules extends Pick<RowContext, 'edition' | 'allowCredits'> {
  readonly upstream: boolean
  readonly factors: RowFactors
  /** `factors` with the spend factors, which are loaded for the first row that needs them. */
  readonly spendFactors: () => Promise<RowFactors>
}

/** Creates the rules of a file, with cached factors. */
export function createFileRules(
  { edition, allowCredits, upstream = false, factors: own }: CalculateOptions,
  catalogue: Catalogue = publishedCatalogue,
): FileRules {
  const factors = rowFactorsOf(catalogue, own)
  const spendFactors = lazy(async () => rowFactorsOf(await withSpend(catalogue), own))
  return { edition, allowCredits, upstream, factors, spendFactors }
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
  const legs = await distancesOfRow(row)
  const [found] = legs
  const { edition, allowCredits, upstream } = rules
  const factors = kind === 'spend' ? await rules.spendFactors() : rules.factors
  const own = RESULTS_OF_ACTIVITY[kind]({
    row,
    period: period.calendar,
    found,
    legs,
    edition,
    allowCredits,
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
  }
}
