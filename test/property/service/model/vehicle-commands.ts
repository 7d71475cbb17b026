import { findFactor } from '../../../../src/factors/index.ts'
import type { Random } from '../../../oracle/random.ts'
import { any, anyPeriod, anyQuantity, sent } from './chance.ts'
import { product, ROWS } from './emission-oracle.ts'
import type { ModelActivity } from './naive-company.ts'
import type { Twin } from './world.ts'

const diesel = findFactor('desnz-2025/fuels/liquid-fuels/diesel-average-biofuel-blend/litres')

export async function createVehicle({ real, naive }: Twin, random: Random): Promise<void> {
  const perKm = random.one([null, '7.5', '0.08', '6.66'])
  const per = perKm === '0.08' ? '1' : '100'
  const specification =
    perKm === null
      ? { activityUnitId: 13 }
      : { activityUnitId: 10, fuelConsumption: perKm, fuelConsumptionUnitId: 13, consumptionPer: Number(per) }
  const { record } = await real.vehicles.create({
    name: 'Van',
    fuelSource: 'DIESEL',
    emissionFactorId: diesel.id,
    ...specification,
  })
  naive.vehicles.set(record.id, { perKm, per })
}

function kgOf(amount: string, { perKm, per }: { readonly perKm: string | null; readonly per: string }) {
  return perKm === null ? product(amount, ROWS.diesel()) : product(amount, perKm, `1/${per}`, ROWS.diesel())
}

export async function createVehicleEmission({ real, naive }: Twin, random: Random): Promise<void> {
  const vehicle = any(random, naive.vehicles)
  if (vehicle === undefined) return
  const [vehicleId, specification] = vehicle
  const amount = anyQuantity(random, { isSigned: true })
  const { start, end } = anyPeriod(random)
  const { record } = await real.vehicleEmissions.create(vehicleId, {
    amount: sent(random, amount),
    startDateUtc: start,
    endDateUtc: end,
  })
  const kg = kgOf(amount, specification)
  const made = { perKm: specification.perKm ?? '', per: specification.per }
  const whose = { below: vehicleId, vendorId: null, batchIds: [] }
  naive.activities.set(record.id, { id: record.id, of: 'vehicleEmissions', ...whose, kg, made })
}

/** Another consumption, which records made before do not follow. */
export async function changeVehicle({ real, naive }: Twin, random: Random): Promise<void> {
  const vehicle = any(random, naive.vehicles)
  if (vehicle === undefined || vehicle[1].perKm === null) return
  const perKm = random.one(['5.1', '9', '12.345'])
  await real.vehicles.update(vehicle[0], { fuelConsumption: sent(random, perKm), consumptionPer: 100 })
  naive.vehicles.set(vehicle[0], { perKm, per: '100' })
}

export async function changeVehicleEmission(
  { real, naive }: Twin,
  activity: ModelActivity,
  random: Random,
): Promise<void> {
  const amount = anyQuantity(random, { isSigned: true })
  const path = { vehicleId: activity.below as string, emissionId: activity.id }
  await real.vehicleEmissions.update(path, { amount: sent(random, amount) })
  const { perKm = '', per = '1' } = activity.made
  naive.activities.set(activity.id, { ...activity, kg: kgOf(amount, { perKm: perKm === '' ? null : perKm, per }) })
}
