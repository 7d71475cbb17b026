import { type EmissionFactor, scopeInUse } from '../../../core/emissions/index.ts'
import { type Notice, notice } from '../../../core/errors/index.ts'
import type { UnitTable } from '../../../core/units/index.ts'
import type { Context, ReadTx } from '../../../ledger/context/context.ts'
import { gather } from '../../../ledger/context/gather.ts'
import type { VehicleSpecification } from '../../../ledger/context/records.ts'
import { embeddedUnit, unitOf } from '../../../ledger/context/require.ts'
import { emissionFactorOf, ownFactor } from '../../../ledger/references/emission-factors.ts'
import { emissionKindOf, kindNotices, kindOf, scopeNotices } from '../../../ledger/references/emission-kinds.ts'
import type { EmissionFactorResource, EmissionKindResource, UnitResource } from '../../../resources/index.ts'
import { trySpecification } from './vehicle-calculation.ts'

/** Resources a specification names, as a vehicle embeds them. */
export interface EmbeddedSpecification {
  readonly emissionFactor: EmissionFactorResource
  readonly activityUnit: UnitResource
  readonly fuelConsumptionUnit: UnitResource | null
}

/** A specification that was tried out, with the records that it names. */
export interface ResolvedSpecification {
  readonly embedded: EmbeddedSpecification
  readonly factor: EmissionFactor
  readonly notices: readonly Notice[]
}

function unitAt(units: UnitTable, id: number, path: string): UnitResource {
  return embeddedUnit(unitOf(units, id, path))
}

/**
 * Resolves a specification and its kind, if it has one, and tries it out. Throws `unknown_unit`, `unknown_emission_factor`,
 * `unknown_emission_kind`, all at once, then what `computeVehicle` throws.
 */
export async function resolveSpecification(
  tx: ReadTx,
  context: Context,
  { specification, kindId }: { readonly specification: VehicleSpecification; readonly kindId: string | undefined },
): Promise<ResolvedSpecification & { readonly kind: EmissionKindResource | null }> {
  const { emissionFactorId, activityUnitId, fuelConsumptionUnitId } = specification
  const { units } = context
  const [activityUnit, fuelConsumptionUnit, { factor, resource }, kind] = await gather([
    () => unitAt(units, activityUnitId, 'activityUnitId'),
    () => (fuelConsumptionUnitId === null ? null : unitAt(units, fuelConsumptionUnitId, 'fuelConsumptionUnitId')),
    () => emissionFactorOf(tx, context, { id: emissionFactorId, path: 'emissionFactorId' }),
    () => (kindId === undefined ? null : emissionKindOf(tx, kindId, 'emissionKindId')),
  ])
  const notices = trySpecification(context, { specification, factor })
  return { embedded: { emissionFactor: resource, activityUnit, fuelConsumptionUnit }, factor, notices, kind }
}

/**
 * Finds the usual kind of a vehicle with the factor: bought electricity, or fuel. The unit decides for a factor without a
 * category; a factor per energy with a heating value is a fuel.
 */
export function usualKind({ units }: Context, factor: EmissionFactor): EmissionKindResource {
  const { unit, heatingValue } = factor
  const { scope, by } = scopeInUse(factor, ['vehicle'])
  if (by === 'factor') return kindOf(scope === 2 ? 'vehicle-electric' : 'vehicle')
  const isElectric = heatingValue === null && units.find(unit, 'emissionFactorId').typeUnit === 'ELECTRICITY'
  return kindOf(isElectric ? 'vehicle-electric' : 'vehicle')
}

/** Finds the factor of a vehicle, even if it is deleted. */
export async function existingFactor(
  tx: ReadTx,
  { catalogue, units }: Context,
  id: string,
): Promise<EmissionFactor | null> {
  const published = catalogue.find(id)
  if (published !== undefined) return published
  const row = await tx.emissionFactors.get(id)
  return row === null ? null : ownFactor(row.record, units).factor
}

/** Returns notices if a kind is that of another activity, or of another scope than the factor. */
export function vehicleKindNotices(
  { activities }: Context,
  kind: EmissionKindResource,
  factor: EmissionFactor | null,
): readonly Notice[] {
  const scopes = factor === null ? [] : [scopeInUse(factor, ['vehicle'])]
  return [...kindNotices(kind, activities.vehicleEmissions.kinds), ...scopeNotices(kind, scopes)]
}

/** Returns a notice if the vehicle has records, which keep their specification. */
export async function recordsNotices(tx: ReadTx, vehicleId: string): Promise<readonly Notice[]> {
  if ((await tx.vehicleEmissions.count({ vehicleId, by: 'createdAt' })) === 0) return []
  const message = 'emissions recorded before keep the specification they were made with until they are recalculated'
  return [notice('records_not_recalculated', '', message)]
}
