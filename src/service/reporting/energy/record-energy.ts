import type { EnergyUseName } from '../../../disclosure/index.ts'
import type { Contribution, Method } from '../../../emissions/index.ts'
import { calculateEnergy, type EnergyCalculation, energyQuantityOf } from '../../../energy/index.ts'
import { EmissionsError } from '../../../errors/index.ts'
import { fuelPropertiesOf, vehicleBridges } from '../../../factors/index.ts'
import type { UnitTable } from '../../../units/index.ts'
import type { WatchedRecord } from '../inventory/inventory.ts'

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

type Quantity = ReturnType<typeof energyQuantityOf>

function bought(use: EnergyUseName, carrier: 'electricity' | 'heat' | 'cooling', quantity: Quantity): RecordEnergy {
  const { heatingValue: _, ...amount } = quantity
  // the record names no evidence of an origin, so that none is taken
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
  const properties = typeUnit === 'VOLUME' ? fuel.fromVolume : typeUnit === 'WEIGHT' ? fuel.fromMass : []
  const calorificValues = fuel.calorificValues
  const calculation = calculateEnergy({
    ...quantity,
    source: { kind: 'fuel', fuel: fuel.fuelClass },
    basis: NET,
    properties,
    ...(calorificValues === null ? {} : { calorificValues }),
    table: units,
  })
  return { parts: [{ use, calculation }] }
}

function driven({ factor }: Contribution, quantity: Quantity): RecordEnergy {
  const { fuel, electricity } = vehicleBridges(factor)
  const { heatingValue: _, ...distance } = quantity
  const parts = [
    ...(fuel === undefined
      ? []
      : [
          calculateEnergy({
            ...distance,
            source: { kind: 'fuel', fuel: /\bCNG\b/i.test(factor.name) ? 'natural_gas' : 'petroleum' },
            basis: NET,
            properties: [fuel],
          }),
        ]),
    ...(electricity === undefined
      ? []
      : [
          calculateEnergy({
            ...distance,
            source: { kind: 'purchased', carrier: 'electricity' },
            properties: [electricity],
          }),
        ]),
  ]
  if (parts.length === 0) return { underived: `the energy per distance of ${factor.name} is not published` }
  return { parts: parts.map((calculation) => ({ use: 'transport' as const, calculation })) }
}

function derived(recorded: Recorded, units: UnitTable): RecordEnergy {
  const { method, contributions } = recorded
  // of a pair of factors one is of the fuel, and the other of the vehicle
  const contribution = contributions.find(({ factor }) => fuelPropertiesOf(factor) !== undefined) ?? contributions[0]
  if (contribution === undefined || method.id === 'refrigerant') return null
  if (contribution.factor.category.startsWith('refrigerant')) return null
  const quantity = energyQuantityOf(recorded, units)
  const { typeUnit } = units.find(quantity.unit, 'unit')
  const isElectricity = method.id.startsWith('electricity') || ELECTRICITY.includes(contribution.factor.category)
  if (isElectricity && typeUnit !== 'DISTANCE')
    return bought(method.id === 'vehicle' ? 'transport' : 'electricity', 'electricity', quantity)
  const carrier = HEAT[contribution.factor.category]
  if (carrier !== undefined) return bought('heat', carrier, quantity)
  if (typeUnit === 'DISTANCE') return driven(contribution, quantity)
  return burnt(method.id === 'vehicle' ? 'transport' : 'fuels', { factor: contribution.factor, quantity, units })
}

/** The energy of a record, of fuels by net calorific value; bought energy has the origin fossil, as nothing shows another. */
export function energyOfRecord(
  { groups, revision, record }: Pick<WatchedRecord, 'groups' | 'revision' | 'record'>,
  units: UnitTable,
): RecordEnergy {
  if (!OWN_OPERATIONS.includes(groups.kind.scope)) return null
  try {
    return derived({ method: revision.calculation.method, contributions: record.contributions }, units)
  } catch (error) {
    if (!EmissionsError.is(error)) throw error
    const [violation] = error.violations
    return { underived: `${record.contributions[0]?.factor.name}: ${violation?.path} ${violation?.message}` }
  }
}
