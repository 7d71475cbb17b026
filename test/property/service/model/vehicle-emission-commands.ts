import type { Random } from '../../../oracle/random.ts'
import { changed, created, isSameNumber } from './activity-answers.ts'
import { anyPeriod, anyQuantity, anyVersion, isEmpty, sent, some } from './chance.ts'
import { conversion, isAlike, product } from './emission-oracle.ts'
import type { NaiveCompany } from './naive-company.ts'
import type { ModelFactor, ModelKind, ModelVehicleEmission, Specification } from './naive-records.ts'
import { anyOf, namedFactor } from './naming.ts'
import { specificationRefusals } from './vehicle-commands.ts'
import type { Twin } from './world.ts'

type Driven = Pick<ModelVehicleEmission, 'amount' | 'specification' | 'factor'>

function drivenKg({ amount, specification: { perKm, per, unitId }, factor }: Driven) {
  if (isAlike(unitId, factor.unitId)) return product(amount, conversion(unitId, factor.unitId), factor.kg)
  return product(amount, perKm as string, `1/${per}`, factor.kg)
}

/** What a vehicle is computed by. */
interface VehicleNow {
  readonly factor: ModelFactor
  readonly specification: Specification
  readonly kind: ModelKind
}

/** The vehicle as it is now, and what it cannot be computed by. */
function vehicleNow({ vehicles, ...naive }: NaiveCompany, id: string) {
  const vehicle = vehicles.get(id)
  if (vehicle === undefined) return undefined
  const { factor, refused } = namedFactor({ ...naive, vehicles }, vehicle.factorId, 'vehicle.emissionFactorId')
  const faults = factor === undefined ? [] : specificationRefusals(vehicle, factor)
  const specification: Specification = { perKm: vehicle.perKm, per: vehicle.per, unitId: vehicle.unitId }
  const { kind } = vehicle
  return { factor, specification, kind, refused: [...refused, ...faults.map((one) => `vehicle.${one}`)] }
}

export async function createVehicleEmission(twin: Twin, random: Random): Promise<void> {
  const { real, naive } = twin
  const vehicleId = anyOf(twin, 'vehicles', random)
  if (vehicleId === undefined) return
  const now = vehicleNow(naive, vehicleId)
  const amount = anyQuantity(random, { isSigned: true })
  const { start, end } = anyPeriod(random)
  const body = { amount: sent(random, amount), startDateUtc: start, endDateUtc: end }
  await created(naive, real.vehicleEmissions.create(vehicleId, body), {
    ...{ of: 'vehicleEmissions', start },
    refused: now?.refused ?? ['vehicleId not_found'],
    activity: ({ id }) => {
      const { factor, specification, kind } = now as VehicleNow
      const driven = { amount, specification, factor }
      const tenantScope = { below: vehicleId, vendorId: null, batchIds: [], start, kindId: kind.id, version: 1 }
      return { id, of: 'vehicleEmissions', ...tenantScope, ...driven, kg: drivenKg(driven) }
    },
  })
}

/** Another amount by the specification and the factor of when it was made. */
export async function changeVehicleEmission(twin: Twin, held: ModelVehicleEmission, random: Random): Promise<void> {
  const { real, naive } = twin
  const { start, end } = anyPeriod(random)
  const amounts = some(random, { amount: anyQuantity(random, { isSigned: true }) }, 0.8)
  const dates = random.unit() < 0.3 ? { startDateUtc: start, endDateUtc: end } : {}
  const { amount = held.amount } = amounts
  const { options, outdated } = anyVersion(random, held.version)
  const body = { ...dates, ...(amounts.amount === undefined ? {} : { amount: sent(random, amounts.amount) }) }
  const path = { vehicleId: held.below, emissionId: held.id }
  await changed(naive, real.vehicleEmissions.update(path, body, options), {
    before: held,
    start: isEmpty(dates) ? held.start : start,
    refused: outdated,
    isNothing: isEmpty(body),
    after: () => {
      const kg = isSameNumber(amount, held.amount) ? held.kg : drivenKg({ ...held, amount })
      return { ...held, amount, kg, start: isEmpty(dates) ? held.start : start }
    },
  })
}

/** Computed again by the vehicle and its factor as they are now; the amount stays in the unit it was recorded in. */
export async function recalculateVehicleEmission({ real, naive }: Twin, held: ModelVehicleEmission): Promise<void> {
  const now = vehicleNow(naive, held.below)
  const isOtherUnit = now?.specification.unitId !== held.specification.unitId
  const path = { vehicleId: held.below, emissionId: held.id }
  await changed(naive, real.vehicleEmissions.recalculate(path), {
    before: held,
    refused: isOtherUnit ? ['vehicle.activityUnitId unit_dimension_mismatch'] : (now?.refused ?? []),
    action: 'recalculate',
    after: () => {
      const { factor, specification, kind } = now as VehicleNow
      const driven = { ...held, specification, factor, kindId: kind.id }
      return { ...driven, kg: drivenKg(driven) }
    },
  })
}
