import type { Calculation, FoundDistance } from '../../../emissions/index.ts'
import type { ActivityRow } from '../../core/context/activity-shape.ts'
import type { ReadTx } from '../../core/context/context.ts'
import { latestCalculation } from '../../core/ledger/latest-calculation.ts'
import { calculationOfStored } from '../../core/ledger/stored-calculation.ts'
import { recordedRoutes } from '../transport/recorded-routes.ts'
import type { TravelContent } from './travel-content.ts'

/** A trip as it was when it was computed last. */
export interface ComputedBefore {
  readonly content: TravelContent
  readonly calculation: Calculation
  /** Its distances as they were found. */
  readonly routes: readonly FoundDistance[]
}

/** A trip and its routes, to find its factors; `before` null: it is computed by those of today. */
export interface RoutedTrip {
  readonly content: TravelContent
  readonly routes: readonly FoundDistance[]
  readonly before: ComputedBefore | null
}

/** A trip as it was when it was computed last. */
export async function computedBefore(tx: ReadTx, { record }: ActivityRow<'travels'>): Promise<ComputedBefore> {
  const calculation = await calculationOfStored(tx, (await latestCalculation(tx, record.id)).calculation)
  return { content: record, calculation, routes: recordedRoutes(calculation) }
}
