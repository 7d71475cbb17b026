import { energyOfFactors } from '../activities/index.ts'
import { nearestDouble } from '../exact/index.ts'
import type { Period } from '../time/index.ts'
import type { CalculatedRow } from './calculate-row.ts'
import type { ActivityKind } from './columns.ts'
import type { RowAmount } from './row-measure.ts'
import type { SourceRow } from './source-row.ts'
import { quantityOfRow } from './total-rows.ts'

/** The activities that a meter measures, of which two bills should not cover the same day. */
const METERED: readonly ActivityKind[] = ['fuel', 'electricity']

/** Everything about a row that tells which others it is compared with, except its site. */
export interface RowLikeness {
  /** Its activity and the factors of its results. */
  readonly peers: string
  /** The same with the unit of its value, if a meter measures it; undefined: its period may overlap others. */
  readonly meter: string | undefined
  /** Its activity and fuel or grid, in any unit, if a meter measures it. */
  readonly energy?: string | undefined
}

/** The facts of a calculated row that are compared with those of others. */
export interface RowFacts {
  readonly line: number
  /** Undefined if the row names none. */
  readonly id: string | undefined
  /** Equal for rows that differ in nothing but their ids. */
  readonly content: number | string
  /** '' if the row names none. */
  readonly site: string
  readonly likeness: RowLikeness
  readonly period: Period
  /** The kilograms of CO2e of its first result that has them, in which rows with the same factors differ as their
   * quantities do, whatever their units; null if not published. */
  readonly quantity: number | null
  /** Its value; undefined if it has none. */
  readonly amount?: RowAmount | undefined
}

/** The likeness of a calculated row, given its text. */
export function likenessOf({ kind, results }: CalculatedRow, { cells }: SourceRow): RowLikeness {
  const factors = results.flatMap(({ calculation }) => calculation.contributions.map(({ factor }) => factor.key))
  const peers = [kind, ...new Set(factors)].join(' ')
  if (!METERED.includes(kind)) return { peers, meter: undefined }
  const meter = `${peers} in ${cells.get('unit')?.text}`
  return { peers, meter, energy: `${kind} ${energyOfFactors(factors)}` }
}

/** The facts of a calculated row, given its text. */
export function factsOf(row: CalculatedRow, source: SourceRow): Omit<RowFacts, 'content'> {
  const { line, site, period, results } = row
  const quantity = results.map(({ calculation }) => calculation.emission.co2e).find((co2e) => co2e !== null) ?? null
  const measured = quantityOfRow(source)
  const amount = measured === undefined ? undefined : { key: measured.key, inBase: nearestDouble(measured.inBase) }
  return { line, id: source.cells.get('id')?.text, site, likeness: likenessOf(row, source), period, quantity, amount }
}
