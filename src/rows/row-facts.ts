import { energyOfFactors } from '../core/activities/index.ts'
import type { FactorCategory } from '../core/emissions/index.ts'
import { nearestDouble } from '../core/exact/index.ts'
import type { Period } from '../core/time/index.ts'
import type { CalculatedRow } from './calculate-row.ts'
import type { ActivityKind, InputColumn } from './columns.ts'
import type { RowAmount } from './row-measure.ts'
import type { SourceRow } from './source-row.ts'
import { quantityOfRow } from './total-rows.ts'

/** Activities measured by a meter. Two bills of one meter should not cover the same day. */
const METERED: readonly ActivityKind[] = ['fuel', 'electricity']

/** Quantities measured by a meter: heat, steam, cooling and water, by the category of their factor. */
const METERED_CATEGORIES: ReadonlySet<string> = new Set<FactorCategory>([
  'heat-steam',
  'cooling',
  'water',
  'water-treatment',
])

/** The cells that name a meter, a vehicle, or one of the registers of a meter. */
export interface MeterTexts {
  readonly meter?: string | undefined
  readonly registration?: string | undefined
  readonly register?: string | undefined
}

/**
 * Returns what tells the meters and the vehicles of one site apart: the meter, the registration in capitals, and the register,
 * since two of one meter count side by side. Undefined if a row names none of them.
 */
export function meterOfTexts({ meter, registration, register }: MeterTexts): string | undefined {
  const vehicle = registration?.trim().replace(/\s+/g, ' ').toUpperCase()
  const names = [meter, vehicle, register].filter((name) => name !== undefined)
  return names.length === 0 ? undefined : names.join(' ')
}

/** Decides which rows are compared with each other, in addition to the site. */
export interface RowLikeness {
  /** Activity and factors of the results. */
  readonly peers: string
  /** Activity, names of the factors in any edition, and unit of the value if a meter measures it; undefined if periods may overlap. */
  readonly meter: string | undefined
  /** Activity and fuel or grid, in any unit, if a meter measures it. */
  readonly energy?: string | undefined
}

/** The facts of a calculated row that are compared with other rows. */
export interface RowFacts {
  readonly line: number
  /** Undefined if the row names none. */
  readonly id: string | undefined
  /** Equal for rows that differ only in their ids. */
  readonly content: number | string
  /** '' if the row names none. */
  readonly site: string
  /** Undefined if the row names none. */
  readonly meter?: string | undefined
  readonly likeness: RowLikeness
  readonly period: Period
  /**
   * Kilograms of CO2e of the first result that has them; null if not published. For rows with the same factors they
   * are proportional to the quantities, in any unit.
   */
  readonly quantity: number | null
  /** Its value; undefined if it has none. */
  readonly amount?: RowAmount | undefined
}

/** Determines which rows a calculated row is compared with. */
export function likenessOf({ kind, results }: CalculatedRow, { cells }: SourceRow): RowLikeness {
  const factors = results.flatMap(({ calculation }) => calculation.contributions.map(({ factor }) => factor))
  const keys = new Set(factors.map(({ key }) => key))
  const peers = [kind, ...keys].join(' ')
  if (!METERED.includes(kind) && !factors.some(({ category }) => METERED_CATEGORIES.has(category)))
    return { peers, meter: undefined }
  const names = new Set(factors.map(({ name }) => name))
  const meter = `${[kind, ...names].join(' ')} in ${cells.get('unit')?.text}`
  return { peers, meter, energy: `${kind} ${energyOfFactors(keys)}` }
}

/** Collects the facts of a calculated row. */
export function factsOf(row: CalculatedRow, source: SourceRow): Omit<RowFacts, 'content'> {
  const { line, site, period, results } = row
  const quantity = results.map(({ calculation }) => calculation.emission.co2e).find((co2e) => co2e !== null) ?? null
  const measured = quantityOfRow(source)
  const amount = measured === undefined ? undefined : { key: measured.key, inBase: nearestDouble(measured.inBase) }
  const textOf = (column: InputColumn) => source.cells.get(column)?.text
  const [id, register] = [textOf('id'), textOf('register')]
  const meter = meterOfTexts({ meter: textOf('meter'), registration: textOf('registration'), register })
  return { line, id, site, meter, likeness: likenessOf(row, source), period, quantity, amount }
}
