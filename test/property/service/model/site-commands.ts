import { findFactor } from '../../../../src/factors/index.ts'
import { builtInKindId } from '../../../../src/resources/index.ts'
import type { Random } from '../../../oracle/random.ts'
import { any, anyPeriod, anyQuantity, sent } from './chance.ts'
import { KWH, product, ROWS, uncovered } from './emission-oracle.ts'
import type { ModelActivity } from './naive-company.ts'
import type { Twin } from './world.ts'

const FUELS = {
  diesel: { id: findFactor('desnz-2025/fuels/liquid-fuels/diesel-average-biofuel-blend/litres').id, units: ['13'] },
  gas: { id: findFactor('desnz-2025/fuels/gaseous-fuels/natural-gas/kwh-gross-cv').id, units: ['4', '5', '8', '9'] },
} as const

type Fuel = keyof typeof FUELS

function fuelKg({ fuel, value, unitId }: { fuel: Fuel; value: string; unitId: string }) {
  return product(value, fuel === 'diesel' ? '1' : (KWH[unitId] as string), ROWS[fuel]())
}

export async function createSite({ real, naive }: Twin, random: Random): Promise<void> {
  const coordinates = { lat: 53.8, lng: '-1.55' }
  const { record } = await real.sites.create({
    name: `Site ${random.whole(1, 99)}`,
    address: { address: 'Leeds', coordinates },
    area: 10,
    unit: 'm2',
    countryId: 826,
  })
  naive.sites.add(record.id)
}

export async function deleteSite({ real, naive }: Twin, random: Random): Promise<void> {
  const id = any(random, naive.sites)
  if (id === undefined) return
  const isUsed = [...naive.activities.values()].some(({ below }) => below === id)
  const outcome = await real.sites.delete(id).then(
    () => 'gone',
    (error: { code: string }) => error.code,
  )
  if (outcome !== (isUsed ? 'record_in_use' : 'gone')) throw new Error(`deleting a site gave ${outcome}`)
  if (!isUsed) naive.sites.delete(id)
}

export async function createFuel({ real, naive }: Twin, random: Random): Promise<void> {
  const siteId = any(random, naive.sites)
  if (siteId === undefined) return
  const fuel = random.one(['diesel', 'gas'] as const)
  const unitId = random.one(FUELS[fuel].units)
  const value = anyQuantity(random, { isSigned: true })
  const vendorId = random.unit() < 0.5 ? (any(random, naive.vendors) ?? null) : null
  const { start, end } = anyPeriod(random)
  const { record } = await real.siteFuels.create(siteId, {
    startDate: start,
    endDate: end,
    unitId: Number(unitId),
    value: sent(random, value),
    vendorId,
    emissionFactorId: FUELS[fuel].id,
    emissionKindId: builtInKindId('site-fuel'),
  })
  const made = { fuel, value, unitId }
  const kg = fuelKg(made)
  naive.activities.set(record.id, { id: record.id, of: 'siteFuels', below: siteId, vendorId, kg, batchIds: [], made })
}

export async function changeFuel(twin: Twin, activity: ModelActivity, random: Random): Promise<void> {
  const { real, naive } = twin
  const made = activity.made as unknown as { fuel: Fuel; value: string; unitId: string }
  const value = random.unit() < 0.7 ? anyQuantity(random, { isSigned: true }) : made.value
  const fuel = random.unit() < 0.3 ? random.one(['diesel', 'gas'] as const) : made.fuel
  const unitId = fuel === made.fuel ? made.unitId : random.one(FUELS[fuel].units)
  const vendorId = random.unit() < 0.3 ? null : activity.vendorId
  await real.siteFuels.update(
    { siteId: activity.below as string, fuelId: activity.id },
    { value: sent(random, value), unitId: Number(unitId), emissionFactorId: FUELS[fuel].id, vendorId },
  )
  const after = { fuel, value, unitId }
  naive.activities.set(activity.id, { ...activity, vendorId, kg: fuelKg(after), made: after })
}

interface MadeEnergy {
  readonly value: string
  readonly unitId: string
  readonly percentage: string
  readonly year: string
}

function energyKg({ value, unitId, percentage, year }: MadeEnergy) {
  return product(value, KWH[unitId] as string, uncovered(percentage), ROWS.grid(year))
}

function anyPercentage(random: Random): string {
  return random.one(['0', '100', '40', '33.3', '0.0000001', '99.999'])
}

export async function createEnergy({ real, naive }: Twin, random: Random): Promise<void> {
  const siteId = any(random, naive.sites)
  if (siteId === undefined) return
  const { year, start, end } = anyPeriod(random)
  const unitId = random.one(Object.keys(KWH))
  const made = { value: anyQuantity(random, { isSigned: true }), unitId, percentage: anyPercentage(random), year }
  const { record } = await real.siteEnergies.create(siteId, {
    value: sent(random, made.value),
    unitId: Number(unitId),
    percentageOfCleanEnergy: made.percentage,
    startDate: start,
    endDate: end,
  })
  const kg = energyKg(made)
  const whose = { below: siteId, vendorId: null, batchIds: [] }
  naive.activities.set(record.id, { id: record.id, of: 'siteEnergies', ...whose, kg, made: { ...made } })
}

export async function changeEnergy({ real, naive }: Twin, activity: ModelActivity, random: Random): Promise<void> {
  const made = activity.made as unknown as MadeEnergy
  const { year, start, end } = anyPeriod(random)
  const isMoved = random.unit() < 0.5
  const after = { ...made, percentage: anyPercentage(random), year: isMoved ? year : made.year }
  const dates = isMoved ? { startDate: start, endDate: end } : {}
  const path = { siteId: activity.below as string, energyId: activity.id }
  await real.siteEnergies.update(path, { percentageOfCleanEnergy: sent(random, after.percentage), ...dates })
  naive.activities.set(activity.id, { ...activity, kg: energyKg(after), made: { ...after } })
}
