import { lazy, nearestWords } from '../../base/index.ts'
import { fail } from '../../core/errors/index.ts'
import { EPA_2025_GRID_LOSS } from './data/epa-2025-grid-loss.ts'
import { EPA_HUB } from './epa-edition.ts'
import { tableLines } from './table-lines.ts'

/** The share of the generation of a grid that is lost before it reaches its users. */
export interface GridLoss {
  /** 'US-CAMX', or 'US' for the country. */
  readonly region: string
  /** Published digits, a fraction of the generation: '0.041'. */
  readonly share: string
  readonly source: string
}

const losses = lazy(
  (): ReadonlyMap<string, GridLoss> =>
    new Map(
      tableLines(EPA_2025_GRID_LOSS).map(({ cells: [row = '', region = '', share = ''] }) => [
        region,
        Object.freeze({ region, share, source: `${EPA_HUB.publisher}, ${EPA_HUB.title}, Table 6 row ${row}` }),
      ]),
    ),
)

const NEAREST = 3

/**
 * Finds the grid gross loss of an eGRID subregion, or of the United States (US EPA Hub 2025, Table 6): the lost share
 * of the generation. A consumption of 1 kWh then loses share / (1 − share) kWh. Puerto Rico has none. It is not an
 * emission: multiply the lost energy by the grid factor of the region. Throws `invalid_choice` with the nearest
 * regions.
 *
 * @example
 * ```ts
 * import { findGridLoss } from 'tonne/factors'
 * findGridLoss('US-CAMX').share // => '0.041'
 * findGridLoss('US').source // => 'US EPA, GHG Emission Factors Hub (15 January 2025), Table 6 row 366'
 * findGridLoss('US-PRMS') // throws invalid_choice
 * ```
 */
export function findGridLoss(region: string): GridLoss {
  const loss = losses().get(region)
  if (loss !== undefined) return loss
  const known = [...losses().keys()]
  const near = typeof region === 'string' ? nearestWords(region, known, NEAREST) : []
  const message = `must be an eGRID subregion with a published loss, or US; the nearest are ${near.join(', ')}`
  return fail('region', 'invalid_choice', { message, expected: known.join(', '), received: region })
}
