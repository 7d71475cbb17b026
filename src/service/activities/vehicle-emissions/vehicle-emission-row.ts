import type { Notice } from '../../../errors/index.ts'
import type { VehicleEmissionResource } from '../../../resources/index.ts'
import type { Row } from '../../../store/index.ts'
import type { Outcome } from '../../core/context/outcome.ts'
import type { ServiceRecords } from '../../core/context/records.ts'
import { toResource } from '../../core/context/to-resource.ts'

/** A record by its path. */
export interface VehicleEmissionPath {
  readonly vehicleId: string
  readonly emissionId: string
}

/** A record of a vehicle's activity as it is kept. */
export type VehicleEmissionRow = Row<ServiceRecords['vehicleEmissions']>

/** Inputs of the record: the vehicle's specification then, and its kind. */
export function givenWith({ record }: VehicleEmissionRow): NonNullable<ServiceRecords['vehicleEmissions']['given']> {
  if (!record.given) throw new TypeError(`the specification of ${record.id} is missing`)
  return record.given
}

/** The record as it is shown. */
export function vehicleEmissionOutcome(
  { record, version }: VehicleEmissionRow,
  notices: readonly Notice[],
): Outcome<VehicleEmissionResource> {
  return { record: toResource(record), version, notices }
}
