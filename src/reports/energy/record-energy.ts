import { cacheByObject, getOrCompute, readItem } from '../../base/index.ts'
import type { Contribution, FuelBridge, Method } from '../../core/emissions/index.ts'
import { EmissionsError } from '../../core/errors/index.ts'
import {
  multiply,
  type NumberInput,
  ONE,
  parseRational,
  printExact,
  type Rational,
  rationalOf,
  subtract,
} from '../../core/exact/index.ts'
import { chooseConversion, type UnitTable, units } from '../../core/units/index.ts'
import type { Electricity } from '../../ledger/context/activity-shape.ts'
import { cacheByKey } from '../../ledger/context/cached.ts'
import type { ReadTx } from '../../ledger/context/context.ts'
import type { InstrumentDraw } from '../../ledger/context/records.ts'
import { fuelPropertiesOf, vehicleBridges } from '../../reference/factors/index.ts'
import type { InstrumentResource, Technology } from '../../resources/index.ts'
import type { EnergyUseName } from '../../standards/disclosure/index.ts'
import {
  calculateEnergy,
  type EnergyCalculation,
  type EnergySource,
  energyQuantityOf,
  prepareEnergy,
} from '../../standards/energy/index.ts'
import type { WatchedRecord } from '../inventory/watched-record.ts'

/** Energy that a record of electricity draws from an instrument. */
export interface DrawnEnergy extends Pick<InstrumentResource, 'kind' | 'technology'> {
  readonly kwh: Rational
}

const NONE: readonly DrawnEnergy[] = []

/** Reads the draws of records; returns synchronously for a record without draws. Each instrument is read only once. */
export function drawnEnergyReader(
  tx: ReadTx,
): (electricity: Electricity | null) => readonly DrawnEnergy[] | Promise<readonly DrawnEnergy[]> {
  const instrumentOf = cacheByKey(async (id: string) => {
    const row = await tx.instruments.get(id)
    if (row === null) throw new TypeError(`the instrument ${id} that a record draws on is missing`)
    return row.record
  })
  const read = async (draws: readonly InstrumentDraw[]) => {
    const drawn: DrawnEnergy[] = []
    for (const { instrumentId, energyKwh } of draws) {
      const { kind, technology } = await instrumentOf(instrumentId)
      drawn.push({ kind, technology, kwh: parseRational(energyKwh) })
    }
    return drawn
  }
  return (electricity) => (electricity?.draws === undefined ? NONE : read(electricity.draws))
}

const ORIGINS: Readonly<Partial<Record<Technology, 'renewable' | 'nuclear'>>> = {
  wind: 'renewable',
  solar: 'renewable',
  hydro: 'renewable',
  geothermal: 'renewable',
  marine: 'renewable',
  biomass: 'renewable',
  nuclear: 'nuclear',
}

const EVIDENCE = {
  certificate: 'guarantee_of_origin',
  contract: 'power_purchase_agreement',
  supplier_mix: 'green_tariff',
} as const satisfies Record<InstrumentResource['kind'], string>

/**
 * The source of drawn energy. The technology of the instrument decides whether it is renewable or nuclear; the
 * instrument is the evidence.
 */
export function drawnSource({ kind, technology }: DrawnEnergy): Extract<EnergySource, { kind: 'purchased' }> {
  const bought = { kind: 'purchased', carrier: 'electricity' } as const
  if (technology === 'fossil') return { ...bought, origin: 'fossil' }
  const origin = ORIGINS[technology]
  return origin === undefined ? bought : { ...bought, origin, evidence: EVIDENCE[kind] }
}

/** The conversion of a record's quantity to energy, without the quantity. */
export type EnergyConversion = Pick<EnergyCalculation, 'source' | 'basis' | 'steps' | 'notices'>

/** The energy of a record from one source. */
export interface EnergyPart {
  readonly use: EnergyUseName
  /** One shared object for all records with the same conversion. */
  readonly conversion: EnergyConversion
  readonly kwh: Rational
  readonly calculation: () => EnergyCalculation
}

/** The energy of a record in parts, or the reason why it is unknown; null if its emission is not from energy use. */
export type RecordEnergy = { readonly parts: readonly EnergyPart[] } | { readonly underived: string } | null

/** A calculation of a record in an inventory. */
interface RecordCalculation {
  readonly method: Method
  readonly contributions: readonly Contribution[]
}

/** Energy reports cover only Scope 1 and 2: fuels that others burn are in the energy reports of others. */
const OWN_OPERATIONS: readonly string[] = ['SCOPE_1', 'SCOPE_2']

const HEAT: Readonly<Record<string, 'heat' | 'cooling'>> = { 'heat-steam': 'heat', cooling: 'cooling' }
const ELECTRICITY: readonly string[] = ['electricity', 'electricity-clean', 'overseas-electricity']
const NET = 'net'
const KWH = units.kilowattHour.short_name

type Quantity = ReturnType<typeof energyQuantityOf>

/** Computes the energy of a record from the value of its quantity. */
type EnergyOfValue = (value: string) => RecordEnergy

/** Splits the electricity of a record into its draws on instruments and the rest. */
function splitElectricity(quantity: Quantity, drawn: readonly DrawnEnergy[], table: UnitTable): RecordEnergy {
  const { factor } = chooseConversion(quantity.unit, KWH, { table })
  const all = multiply(parseRational(quantity.value), factor)
  const rest = drawn.reduce((open, { kwh }) => subtract(open, kwh), all)
  const parts = drawn.map((one) => ({ kwh: one.kwh, source: drawnSource(one) }))
  const uncovered = { kwh: rest, source: { kind: 'purchased', carrier: 'electricity' } as const }
  return {
    parts: [...parts, ...(rest.n > 0n ? [uncovered] : [])].map(({ kwh, source }) => {
      const conversion = calculateEnergy({ value: printExact(kwh), unit: KWH, source })
      return { use: 'electricity', conversion, kwh, calculation: () => conversion }
    }),
  }
}

/** Computes the energy of a value by scaling the energy of 1. That is exact, because the conversion is a product. */
function scaleEnergy(use: EnergyUseName, calculate: (value: NumberInput) => EnergyCalculation): EnergyOfValue {
  const conversion = calculate(1)
  const kwhPer1 = parseRational(conversion.exactKwh)
  return (value) => {
    const kwh = multiply(parseRational(value), kwhPer1)
    return { parts: [{ use, conversion, kwh, calculation: () => calculate(value) }] }
  }
}

function noEnergy(underived: string): EnergyOfValue {
  return () => ({ underived })
}

type QuantityUnit = Omit<Quantity, 'value'>

function purchasedEnergy(
  use: EnergyUseName,
  carrier: 'electricity' | 'heat' | 'cooling',
  { heatingValue: _, ...unit }: QuantityUnit,
): EnergyOfValue {
  return scaleEnergy(use, prepareEnergy({ ...unit, source: { kind: 'purchased', carrier } }))
}

/** The factor and unit of a fuel that was burnt, and the table that defines the unit. */
interface BurntFuel {
  readonly contribution: Contribution
  readonly unit: QuantityUnit
  readonly table: UnitTable
}

const ENERGY = 'ELECTRICITY'

/**
 * Returns the property by which the emission was computed from energy, if its steps led there: 'GJ/kL' of a bill in
 * litres. Emission and energy then rest on one figure. Empty if they led elsewhere.
 */
function propertiesOfEmission({ activity, steps, factor }: Contribution, table: UnitTable): readonly FuelBridge[] {
  const bridges = steps.flatMap((step) => (step.kind === 'bridge' ? [step] : []))
  const { heatingValue, unit: to } = factor
  const isOther = steps.some(({ kind }) => kind === 'quantity' || kind === 'heating_value')
  if (bridges.length === 0 || isOther || heatingValue === null) return []
  if (table.find(to, 'unit').typeUnit !== ENERGY) return []
  const led = steps.filter(({ kind }) => kind === 'bridge' || kind === 'convert')
  const times = led.reduce((all, step) => multiply(all, rationalOf(step.times)), ONE)
  const joined = (texts: readonly string[]) => [...new Set(texts)].join(' × ')
  const [name, source] = [joined(bridges.map((one) => one.name)), joined(bridges.map((one) => one.source))]
  return [{ name, source, from: activity.unit, to, times: printExact(times), heatingValue }]
}

function fuelEnergy(use: EnergyUseName, { contribution, unit, table }: BurntFuel): EnergyOfValue {
  const { factor } = contribution
  const fuel = fuelPropertiesOf(factor)
  if (fuel === undefined) return noEnergy(`the class of the fuel of ${factor.name} is not published`)
  const { typeUnit } = table.find(unit.unit, 'unit')
  const { properties, calorificValues } = fuel
  const calculate = prepareEnergy({
    ...unit,
    source: { kind: 'fuel', fuel: fuel.fuelClass },
    basis: NET,
    properties: properties[typeUnit] ?? (typeUnit === ENERGY ? [] : propertiesOfEmission(contribution, table)),
    ...(calorificValues === null ? {} : { calorificValues }),
    table,
  })
  return scaleEnergy(use, calculate)
}

/** The category of factors for electricity that a vehicle charges; all other vehicle factors cover only fuel. */
const CHARGED = 'vehicle-ev-electricity'

function vehicleEnergy({ factor }: Contribution, { heatingValue: _, ...distance }: QuantityUnit): EnergyOfValue {
  const { fuel, electricity } = vehicleBridges(factor)
  if (fuel === undefined && electricity === undefined)
    return noEnergy(`the energy per distance of ${factor.name} is not published`)
  // energy counts in the scope of its emission; a hybrid has one factor for its fuel and one for its electricity
  const property = factor.category === CHARGED ? electricity : fuel
  if (property === undefined) return () => null
  const unit = { ...distance, properties: [property] }
  return scaleEnergy(
    'transport',
    factor.category === CHARGED
      ? prepareEnergy({ ...unit, source: { kind: 'purchased', carrier: 'electricity' } })
      : prepareEnergy({ ...unit, source: { kind: 'fuel', fuel: fuelOfVehicle(factor) }, basis: NET }),
  )
}

function fuelOfVehicle({ name }: Contribution['factor']): 'natural_gas' | 'petroleum' {
  return /\bCNG\b/i.test(name) ? 'natural_gas' : 'petroleum'
}

/** True for leaks, and for what animals, soils and processes emit: none of them uses energy. */
function emitsWithoutEnergy({ category }: Contribution['factor']): boolean {
  return category === 'agriculture' || category === 'process' || category.startsWith('refrigerant')
}

/** Finds the contribution whose factor describes the energy; null if the calculation is not about energy. */
function energyContribution({ method, contributions }: RecordCalculation): Contribution | null {
  if (method.id === 'refrigerant') return null
  // in a pair of factors one is for the fuel and one for the vehicle; a calculation has at least one contribution
  const isFuel = ({ factor }: Contribution) => fuelPropertiesOf(factor) !== undefined
  const first = readItem(contributions, 0)
  const contribution = contributions.length === 1 ? first : (contributions.find(isFuel) ?? first)
  return emitsWithoutEnergy(contribution.factor) ? null : contribution
}

function unitEnergy(
  { id }: Method,
  contribution: Contribution,
  { unit, table }: Pick<BurntFuel, 'unit' | 'table'>,
): EnergyOfValue {
  const { factor } = contribution
  const ofVehicle = id === 'vehicle'
  if (id.startsWith('electricity') || ELECTRICITY.includes(factor.category))
    return purchasedEnergy(ofVehicle ? 'transport' : 'electricity', 'electricity', unit)
  const carrier = HEAT[factor.category]
  if (carrier !== undefined) return purchasedEnergy('heat', carrier, unit)
  if (table.find(unit.unit, 'unit').typeUnit === 'DISTANCE') return vehicleEnergy(contribution, unit)
  return fuelEnergy(ofVehicle ? 'transport' : 'fuels', { contribution, unit, table })
}

/** Explains why the energy of a record is unknown. Rethrows errors that are not about its data. */
function energyFailureReason(error: unknown, { factor }: Contribution): { readonly underived: string } {
  if (!EmissionsError.is(error)) throw error
  return { underived: `${factor.name}: ${error.message.replaceAll('\n', '; ')}` }
}

/**
 * Reads the energy of records, fuels by net calorific value. Energy counts in the scope of its emission. Purchased
 * energy is renewable or nuclear if an instrument says so, and otherwise fossil. The conversion for a factor and unit
 * is built only once.
 */
export function energyReader(
  table: UnitTable,
): (record: Pick<WatchedRecord, 'groups' | 'revision' | 'record'>, drawn: readonly DrawnEnergy[]) => RecordEnergy {
  const conversions = cacheByObject((_: Contribution['factor']) => new Map<string, EnergyOfValue>())
  const findConversion = (method: Method, contribution: Contribution, unit: QuantityUnit): EnergyOfValue => {
    const ofFactor = conversions(contribution.factor)
    const bridges = contribution.steps.flatMap((step) => (step.kind === 'bridge' ? [step.times] : []))
    const key = `${method.id} ${unit.heatingValue} ${unit.allowCredits} ${unit.unit} ${bridges}`
    return getOrCompute(ofFactor, key, () => unitEnergy(method, contribution, { unit, table }))
  }
  return ({ groups, revision, record }, drawn) => {
    if (!OWN_OPERATIONS.includes(groups.kind.scope)) return null
    const { contributions } = record
    const { method } = revision.calculation
    try {
      const contribution = energyContribution({ method, contributions })
      if (contribution === null) return null
      const quantity = energyQuantityOf({ method, contributions }, table)
      if (drawn.length > 0) return splitElectricity(quantity, drawn, table)
      const { value, ...unit } = quantity
      return findConversion(method, contribution, unit)(value)
    } catch (error) {
      return energyFailureReason(error, readItem(contributions, 0))
    }
  }
}
