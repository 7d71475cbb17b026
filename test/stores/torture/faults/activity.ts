import { units } from '../../../../src/core/units/index.ts'
import { builtInKindId } from '../../../../src/resources/index.ts'
import { FACTORS, unitInput } from '../../../fixtures/service.ts'
import type { Random } from '../../../oracle/random.ts'
import { decimalOf } from './exact-amount.ts'

/** The use cases that write activities here. */
export const KINDS = ['siteFuels', 'siteEnergies', 'vehicleEmissions', 'movements'] as const

export type Kind = (typeof KINDS)[number]

/** What the activities of a company belong to. */
export interface Setting {
  readonly companyId: number
  readonly sites: readonly string[]
  readonly vendors: readonly string[]
  readonly vehicleId: string
  /** Two batches; a movement that carries both gives three parts of four to the first. */
  readonly batches: readonly [number, number]
  readonly products: readonly [number, number]
}

/** What was burnt, used, driven or carried, where, and how much of it. */
export interface Activity {
  readonly kind: Kind
  /** The site, vehicle or batch of its path. */
  readonly above: string | number
  readonly vendorId: string | null
  /** Carries both batches. */
  readonly isShared: boolean
  /** Hundredths of litres, kWh or tonnes. */
  readonly hundredths: number
  /** Of declared kilometres; 10 for everything but movements. */
  readonly kmTenths: number
  /** Natural gas instead of diesel. */
  readonly isGas: boolean
  /** Tells it from all others. */
  readonly name: string
}

/** Whom an amount is added to, and which part of four. */
export interface Holding {
  readonly holder: string
  readonly quarters: bigint
}

const SHARED_QUARTERS = [3n, 1n] as const
const PERIOD = { startDate: '2025-01-01T00:00:00.000Z', endDate: '2025-02-01T00:00:00.000Z' } as const

/** Published figures in 1e-5 kg CO2e: DESNZ 2025, per litre, kWh (gross), kWh and tonne-kilometre. */
const PER_ONE = { diesel: 257_082n, gas: 18_296n, grid: 17_700n, lorry: 10_163n } as const

function factorOf({ kind, isGas }: Activity): bigint {
  if (kind === 'siteFuels') return isGas ? PER_ONE.gas : PER_ONE.diesel
  if (kind === 'siteEnergies') return PER_ONE.grid
  return kind === 'movements' ? PER_ONE.lorry : PER_ONE.diesel
}

/** What it emits, exactly: hundredths by tenths by 1e-5 kg are 1e-8 kg, of 10,000 units each. */
export function amountOf(activity: Activity): bigint {
  const tenths = activity.kind === 'movements' ? BigInt(activity.kmTenths) : 10n
  return BigInt(activity.hundredths) * tenths * factorOf(activity) * 10_000n
}

/** Whom it is added to, beside the company. */
export function holdingsOf({ kind, above, vendorId, isShared }: Activity, setting: Setting): Holding[] {
  const vendor = vendorId === null ? [] : [{ holder: `vendors ${vendorId}`, quarters: 4n }]
  if (kind === 'vehicleEmissions') return [{ holder: `vehicles ${above}`, quarters: 4n }]
  if (kind !== 'movements') return [{ holder: `sites ${above}`, quarters: 4n }, ...vendor]
  // each product is the whole of one batch
  const batches = setting.batches.flatMap((batch, index) => {
    const quarters = isShared ? (SHARED_QUARTERS[index] as bigint) : batch === above ? 4n : 0n
    return [
      { holder: `batches ${batch}`, quarters },
      { holder: `products ${setting.products[index]}`, quarters },
    ]
  })
  return [...batches, ...vendor]
}

const decimal = (tens: number, integer: number) => String(integer / tens)

function sentFuel({ vendorId, hundredths, isGas, name }: Activity) {
  const unit = isGas ? units.kilowattHour : units.litre
  return {
    ...PERIOD,
    files: [],
    unitId: unit.id,
    unit: unitInput(unit.id),
    value: decimal(100, hundredths),
    emissionFactorId: (isGas ? FACTORS.gas : FACTORS.diesel).id,
    emissionKindId: builtInKindId('site-fuel'),
    emissionId: '',
    comment: name,
    vendorId,
  }
}

function sentEnergy({ vendorId, hundredths, name }: Activity) {
  const value = decimal(100, hundredths)
  return { ...PERIOD, unitId: units.kilowattHour.id, value, percentageOfCleanEnergy: 0, comment: name, vendorId }
}

function sentDrive({ hundredths, name }: Activity) {
  const { startDate: startDateUtc, endDate: endDateUtc } = PERIOD
  return { startDateUtc, endDateUtc, amount: decimal(100, hundredths), comment: name }
}

function sentMovement({ vendorId, hundredths, kmTenths, isShared, name }: Activity, { batches }: Setting) {
  return {
    ...PERIOD,
    fromAddress: { startPoint: 'Leeds', startAddress: '1 Mill Lane' },
    toAddress: { endPoint: 'Hull', endAddress: '' },
    name,
    transportType: 'TRUCK',
    transportWeightTon: decimal(100, hundredths),
    distanceKm: decimal(10, kmTenths),
    vendorId,
    ...(isShared ? { batches: batches.map((id) => ({ id })) } : {}),
  }
}

/** What is sent to make it. */
export function sentOf(activity: Activity, setting: Setting): object {
  if (activity.kind === 'siteFuels') return sentFuel(activity)
  if (activity.kind === 'siteEnergies') return sentEnergy(activity)
  return activity.kind === 'movements' ? sentMovement(activity, setting) : sentDrive(activity)
}

const AMOUNT_FIELD = {
  siteFuels: 'value',
  siteEnergies: 'value',
  vehicleEmissions: 'amount',
  movements: 'transportWeightTon',
} as const satisfies Record<Kind, string>

/** What is sent to make `before` into `after`: how much, and from whom. */
export function changeSentOf(after: Activity): object {
  const vendor = after.kind === 'vehicleEmissions' ? {} : { vendorId: after.vendorId }
  return { [AMOUNT_FIELD[after.kind]]: decimal(100, after.hundredths), ...vendor }
}

const ABOVE_FIELD = {
  siteFuels: 'siteId',
  siteEnergies: 'siteId',
  vehicleEmissions: 'vehicleId',
  movements: 'batchId',
} as const satisfies Record<Kind, string>
const ID_FIELD = {
  siteFuels: 'fuelId',
  siteEnergies: 'energyId',
  vehicleEmissions: 'emissionId',
  movements: 'movementId',
} as const satisfies Record<Kind, string>

/** The path of its record. */
export function pathOf({ kind, above }: Activity, id: string): object {
  return { [ABOVE_FIELD[kind]]: above, [ID_FIELD[kind]]: id }
}

/** The fields that its record must have, in every answer and as it is kept. */
export function shownFields(activity: Activity): Readonly<Record<string, unknown>> {
  const { kind, above, vendorId, hundredths, kmTenths, name } = activity
  const figures = { [AMOUNT_FIELD[kind]]: hundredths / 100, totalEmission: Number(decimalOf(amountOf(activity))) }
  if (kind === 'movements') return { ...figures, distance: kmTenths / 10, name, vendorId }
  if (kind === 'vehicleEmissions') return { ...figures, vehicleId: above, comment: name }
  return { ...figures, siteId: above, vendorId, comment: name }
}

/** Some activity of the company. */
export function anyActivity(random: Random, setting: Setting, name: string): Activity {
  const kind = random.one(KINDS)
  const isMovement = kind === 'movements'
  const aboves = isMovement ? setting.batches : kind === 'vehicleEmissions' ? [setting.vehicleId] : setting.sites
  return {
    kind,
    above: random.one<string | number>(aboves),
    vendorId: kind === 'vehicleEmissions' ? null : anyVendor(random, setting),
    isShared: isMovement && random.unit() < 0.5,
    hundredths: random.whole(1, 2_000_000),
    kmTenths: isMovement ? random.whole(10, 9_999) : 10,
    isGas: kind === 'siteFuels' && random.unit() < 0.5,
    name,
  }
}

const anyVendor = (random: Random, { vendors }: Setting) => (random.unit() < 0.3 ? null : random.one(vendors))

/** The same with another amount and perhaps from another vendor. */
export function otherActivity(random: Random, setting: Setting, before: Activity): Activity {
  const vendorId = before.kind === 'vehicleEmissions' ? null : anyVendor(random, setting)
  return { ...before, vendorId, hundredths: random.whole(1, 2_000_000) }
}
