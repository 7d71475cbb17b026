import type { EnergyUseName } from '../../../disclosure/index.ts'
import type { Contribution, Method } from '../../../emissions/index.ts'
import { calculateEnergy, type EnergyCalculation, energyQuantityOf } from '../../../energy/index.ts'
import { EmissionsError } from '../../../errors/index.ts'
import { multiply, parsePrinted, printExact, subtract } from '../../../exact/index.ts'
import { fuelPropertiesOf, vehicleBridges } from '../../../factors/index.ts'
import { conversionBetween, type UnitTable, units } from '../../../units/index.ts'
import type { WatchedRecord } from '../inventory/inventory.ts'
import { type DrawnEnergy, sourceOfDrawn } from './drawn-energy.ts'

/** The energy of a record in parts; why there is none; null: its emission is not of energy used. */
export type RecordEnergy =
  | { readonly parts: readonly { readonly use: EnergyUseName; readonly calculation: EnergyCalculation }[] }
  | { readonly underived: string }
  | null

/** A calculation of a record in an inventory. */
interface Recorded {
  readonly method: Method
  readonly contributions: readonly Contribution[]
}

/** Energy reports are about Scope 1 and 2 alone: fuels burnt by others are their own energy. */
const OWN_OPERATIONS: readonly string[] = ['SCOPE_1', 'SCOPE_2']

const HEAT: Readonly<Record<string, 'heat' | 'cooling'>> = { 'heat-steam': 'heat', cooling: 'cooling' }
const ELECTRICITY: readonly string[] = ['electricity', 'electricity-clean', 'overseas-electricity']
const NET = 'net'
const KWH = units.kilowattHour.short_name

type Quantity = ReturnType<typeof energyQuantityOf>

/** The electricity of a record: what it draws on instruments by their technology, and the rest. */
function drawnElectricity(quantity: Quantity, drawn: readonly DrawnEnergy[], table: UnitTable): RecordEnergy {
  const { factor } = conversionBetween(quantity.unit, KWH, { table })
  const all = multiply(parsePrinted(quantity.value), factor)
  const rest = drawn.reduce((open, { kwh }) => subtract(open, kwh), all)
  const parts = drawn.map((one) => ({ kwh: one.kwh, source: sourceOfDrawn(one) }))
  const uncovered = { kwh: rest, source: { kind: 'purchased', carrier: 'electricity' } as const }
  return {
    parts: [...parts, ...(rest.n > 0n ? [uncovered] : [])].map(({ kwh, source }) => {
      return { use: 'electricity', calculation: calculateEnergy({ value: printExact(kwh), unit: KWH, source }) }
    }),
  }
}

function bought(use: EnergyUseName, carrier: 'electricity' | 'heat' | 'cooling', quantity: Quantity): RecordEnergy {
  const { heatingValue: _, ...amount } = quantity
  const calculation = calculateEnergy({ ...amount, source: { kind: 'purchased', carrier } })
  return { parts: [{ use, calculation }] }
}

/** A fuel burnt: its factor, its quantity, and the table of its unit. */
interface Burnt {
  readonly factor: Contribution['factor']
  readonly quantity: Quantity
  readonly units: UnitTable
}

function burnt(use: EnergyUseName, { factor, quantity, units }: Burnt): RecordEnergy {
  const fuel = fuelPropertiesOf(factor)
  if (fuel === undefined) return { underived: `the class of the fuel of ${factor.name} is not published` }
  const { typeUnit } = units.find(quantity.unit, 'unit')
  const { properties, calorificValues } = fuel
  const calculation = calculateEnergy({
    ...quantity,
    source: { kind: 'fuel', fuel: fuel.fuelClass },
    basis: NET,
    properties: properties[typeUnit] ?? [],
    ...(calorificValues === null ? {} : { calorificValues }),
    table: units,
  })
  return { parts: [{ use, calculation }] }
}

/** The category of what a vehicle takes from the grid; the other factors of vehicles are of the fuel alone. */
const CHARGED = 'vehicle-ev-electricity'

function driven({ factor }: Contribution, quantity: Quantity): RecordEnergy {
  const { fuel, electricity } = vehicleBridges(factor)
  const { heatingValue: _, ...distance } = quantity
  if (fuel === undefined && electricity === undefined)
    return { underived: `the energy per distance of ${factor.name} is not published` }
  // energy counts where its emission does: a hybrid has a factor of its fuel, and one of its electricity
  const property = factor.category === CHARGED ? electricity : fuel
  if (property === undefined) return null
  const use = { ...distance, properties: [property] }
  const calculation =
    factor.category === CHARGED
      ? calculateEnergy({ ...use, source: { kind: 'purchased', carrier: 'electricity' } })
      : calculateEnergy({ ...use, source: { kind: 'fuel', fuel: fuelOfVehicle(factor) }, basis: NET })
  return { parts: [{ use: 'transport', calculation }] }
}

function fuelOfVehicle({ name }: Contribution['factor']): 'natural_gas' | 'petroleum' {
  return /\bCNG\b/i.test(name) ? 'natural_gas' : 'petroleum'
}

function derived(recorded: Recorded, drawn: readonly DrawnEnergy[], table: UnitTable): RecordEnergy {
  const { method, contributions } = recorded
  if (method.id === 'refrigerant') return null
  // of a pair of factors one is of the fuel, and the other of the vehicle; a calculation has a contribution
  const isFuel = ({ factor }: Contribution) => fuelPropertiesOf(factor) !== undefined
  const contribution = contributions.find(isFuel) ?? (contributions[0] as Contribution)
  const { factor } = contribution
  if (factor.category.startsWith('refrigerant')) return null
  const quantity = energyQuantityOf(recorded, table)
  if (drawn.length > 0) return drawnElectricity(quantity, drawn, table)
  if (method.id.startsWith('electricity') || ELECTRICITY.includes(factor.category))
    return bought(method.id === 'vehicle' ? 'transport' : 'electricity', 'electricity', quantity)
  const carrier = HEAT[factor.category]
  if (carrier !== undefined) return bought('heat', carrier, quantity)
  if (table.find(quantity.unit, 'unit').typeUnit === 'DISTANCE') return driven(contribution, quantity)
  return burnt(method.id === 'vehicle' ? 'transport' : 'fuels', { factor, quantity, units: table })
}

/** A record of an inventory, with what it draws on instruments. */
interface EnergyRecord extends Pick<WatchedRecord, 'groups' | 'revision' | 'record'> {
  readonly drawn?: readonly DrawnEnergy[]
}

/**
 * The energy of a record, of fuels by net calorific value. It counts where its emission does; bought energy is renewable or
 * nuclear as far as it draws on instruments that say so, else fossil.
 */
export function energyOfRecord({ groups, revision, record, drawn = [] }: EnergyRecord, table: UnitTable): RecordEnergy {
  if (!OWN_OPERATIONS.includes(groups.kind.scope)) return null
  const { contributions } = record
  try {
    return derived({ method: revision.calculation.method, contributions }, drawn, table)
  } catch (error) {
    if (!EmissionsError.is(error)) throw error
    return { underived: `${(contributions[0] as Contribution).factor.name}: ${error.message.replaceAll('\n', '; ')}` }
  }
}
