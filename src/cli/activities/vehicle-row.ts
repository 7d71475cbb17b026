import { calculateVehicle, type FuelConsumption, type VehicleActivity } from '../../activities/index.ts'
import { definedFields } from '../../resources/index.ts'
import { vehicleFactor } from '../row-factors.ts'
import { type RowContext, type RowResult, resultsOf } from './row-result.ts'

function consumptionOf({ row }: RowContext): FuelConsumption | undefined {
  const value = row.text('consumption')
  if (value === undefined) return undefined
  const per = row.text('consumptionPer') === '100' ? 100 : 1
  return { value, unit: row.required('consumptionUnit'), per }
}

function fuelOf({ row }: RowContext): VehicleActivity['fuel'] {
  const value = row.text('fuelValue')
  return value === undefined ? undefined : { value, unit: row.required('fuelUnit') }
}

/** A vehicle of the company, by distance or by fuel: Scope 1, charged electricity Scope 2. */
export function vehicleResults(context: RowContext): readonly RowResult[] {
  const { row, allowCredits } = context
  const amount = row.required('value')
  const unit = row.required('unit')
  const consumption = consumptionOf(context)
  const fuel = fuelOf(context)
  const factor = vehicleFactor(context)
  if (factor === undefined) return []
  const calculation = row.attempt(() =>
    calculateVehicle({ amount, unit, factor, allowCredits, ...definedFields({ consumption, fuel }) }),
  )
  return resultsOf(calculation)
}
