import type { Calculation, FoundDistance } from '../../../core/emissions/index.ts'
import type { ReadTx } from '../../../ledger/context/context.ts'
import type { ServiceRecords } from '../../../ledger/context/records.ts'
import { latestCalculation } from '../../../ledger/ledger/latest-calculation.ts'
import { readCalculation } from '../../../ledger/ledger/stored-calculation.ts'
import { recordedRoutes } from '../transport/recorded-routes.ts'
import type { TravelContent } from './travel-content.ts'

/** The inputs and the result of the last calculation of a trip. */
export interface ComputedBefore {
  readonly content: TravelContent
  readonly calculation: Calculation
  /** The distances that were found. */
  readonly routes: readonly FoundDistance[]
}

/** A trip and its routes, to find its factors. If `before` is null, the current factors are used. */
export interface RoutedTrip {
  readonly content: TravelContent
  readonly routes: readonly FoundDistance[]
  readonly before: ComputedBefore | null
}

/** Reads the last calculation of a trip. */
export async function computedBefore(tx: ReadTx, record: ServiceRecords['travels']): Promise<ComputedBefore> {
  const calculation = await readCalculation(tx, (await latestCalculation(tx, record.id)).calculation)
  return { content: record, calculation, routes: recordedRoutes(calculation) }
}
