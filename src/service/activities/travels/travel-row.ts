import type { Notice } from '../../../errors/index.ts'
import type { TravelResource } from '../../../resources/index.ts'
import type { Row } from '../../../store/index.ts'
import type { ReadTx } from '../../core/context/context.ts'
import type { Outcome } from '../../core/context/outcome.ts'
import type { ServiceRecords } from '../../core/context/records.ts'
import { toResource } from '../../core/context/to-resource.ts'
import { latestCalculation } from '../../core/ledger/latest-calculation.ts'
import { calculationOfStored } from '../../core/ledger/stored-calculation.ts'
import { recordedRoutes } from '../transport/recorded-routes.ts'
import type { ComputedBefore } from './previous-calculation.ts'

/** A business trip as it is kept. */
export type TravelRow = Row<ServiceRecords['travels']>

/** A trip as it was when it was computed last. */
export async function computedBefore(tx: ReadTx, { record }: TravelRow): Promise<ComputedBefore> {
  const { calculation: kept } = await latestCalculation(tx, record.id)
  const calculation = await calculationOfStored(tx, kept)
  return { content: record, calculation, ways: recordedRoutes(calculation) }
}

/** The record as it is shown. */
export function travelOutcome({ record, version }: TravelRow, notices: readonly Notice[]): Outcome<TravelResource> {
  return { record: toResource(record), version, notices }
}
