import { type VehicleResource, wireNumber } from '../../../resources/index.ts'
import type { Row } from '../../../store/index.ts'
import type { ReadTx } from '../../core/context/context.ts'
import type { ServiceRecords } from '../../core/context/records.ts'
import { requireRow } from '../../core/context/require.ts'
import { toResource } from '../../core/context/to-resource.ts'

/** A vehicle as it is kept. */
export type VehicleRow = Row<ServiceRecords['vehicles']>

/** The row of a vehicle. Throws `not_found`. */
export function requireVehicle(tx: ReadTx, id: string): Promise<VehicleRow> {
  return requireRow(tx.vehicles, id, 'vehicleId')
}

/** The vehicle as it is shown: with its kind and factor as they are now, for its next emission is computed with those. */
export async function toVehicleResource(tx: ReadTx, { record, exact }: VehicleRow): Promise<VehicleResource> {
  const kind = await tx.emissionKinds.get(record.emissionKindId)
  const factor = await tx.emissionFactors.get(record.emissionFactorId)
  return {
    ...toResource(record),
    totalEmission: wireNumber(exact ?? '0'),
    emissionKind: kind?.record ?? record.emissionKind,
    emissionFactor: factor === null ? record.emissionFactor : toResource(factor.record),
  }
}
