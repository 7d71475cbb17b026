import type { Notice } from '../../errors/index.ts'
import type { TravelResource } from '../../resources/index.ts'
import type { Row } from '../../store/index.ts'
import type { Reading } from '../context/context.ts'
import type { Outcome } from '../context/outcome.ts'
import type { ServiceRecords } from '../context/records.ts'
import { shownRecord } from '../context/shown-record.ts'
import { calculationOfKept } from '../ledger/kept-calculation.ts'
import { latestCalculation } from '../ledger/latest-calculation.ts'
import { keptWays } from '../transport/kept-ways.ts'
import type { ComputedBefore } from './computed-before.ts'

/** A business trip as it is kept. */
export type TravelRow = Row<ServiceRecords['travels']>

/** A trip as it was when it was computed last. */
export async function computedBefore(tx: Reading, { record }: TravelRow): Promise<ComputedBefore> {
  const { calculation: kept } = await latestCalculation(tx, record.id)
  const calculation = await calculationOfKept(tx, kept)
  return { content: record, calculation, ways: keptWays(calculation) }
}

/** The record as it is shown. */
export function travelOutcome({ record, version }: TravelRow, notices: readonly Notice[]): Outcome<TravelResource> {
  return { record: shownRecord(record), version, notices }
}
