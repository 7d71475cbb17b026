import {
  type Calculation,
  calculationOf,
  checkScope3Category,
  type FittingUse,
  fittingUse,
  type Method,
} from '../emissions/index.ts'
import { collect, type KnownFields } from '../errors/index.ts'
import type { NumberInput } from '../exact/index.ts'
import { builtInUnits, type SymbolName, type UnitField, type UnitTable } from '../units/index.ts'
import { chosenFactor, type FittingFactorField, withUse } from './factor-choice.ts'
import { checkActivity, checkQuantity } from './quantity.ts'
import { stepsToFactor } from './unit-steps.ts'

/** A quantity of something that its factor names: waste, a material, water, hours at home, heat, a journey to work. */
export interface QuantityActivity<
  Symbol extends SymbolName = SymbolName,
  Own extends UnitTable | undefined = UnitTable | undefined,
  Per extends string = string,
> {
  /** 0 or more. */
  readonly value: NumberInput
  /** A unit of the dimension that the factor is per. */
  readonly unit: UnitField<Own, Symbol>['unit']
  readonly factor: FittingFactorField<Per, Symbol, Own>['factor']
  /** The Scope 3 category to count in, 1 to 15; a factor of another category is rejected. */
  readonly scope3Category?: number | string | undefined
  /** Accepts a negative value, for corrections. */
  readonly allowCredits?: boolean | undefined
  /** The table of the unit, unless built in. */
  readonly table?: Own | undefined
}

const FIELDS: KnownFields<QuantityActivity> = {
  ...{ value: true, unit: true, factor: true, scope3Category: true, allowCredits: true, table: true },
}

const METHOD: Method = Object.freeze({ id: 'quantity', version: 1 })

/**
 * Calculates the emission of a quantity, in kilograms: quantity × factor, exactly. The category of the factor decides the
 * scope (`scopesOf`): materials and water supply are Scope 3 category 1, waste and water treatment category 5, hotel
 * nights 6, homeworking and passengers by land and sea 7 (commuting), heat, steam and cooling Scope 2 with their losses and
 * upstream in category 3, vans and lorries by distance Scope 1; a factor without a category is category 1. Fuels,
 * electricity, refrigerants, freight and flights have activities of their own and are rejected here. Throws the number
 * codes, `must_be_non_negative`, `unknown_unit`, `unit_dimension_mismatch`, `factor_category_mismatch`,
 * `factor_incomplete`, `required`; all at once.
 *
 * @example
 * ```ts
 * import { calculateQuantity, scopesOf } from 'tonne'
 * import { findFactor } from 'tonne/factors'
 * const landfill = findFactor('desnz-2025/waste-disposal/metal/metal-steel-cans/landfill/tonnes')
 * const waste = calculateQuantity({ value: 500, unit: 'kg', factor: landfill })
 * waste.emission.co2e // => 4.491555
 * scopesOf(waste) // => [{ scope: 3, category: 5, by: 'factor' }]
 * const diesel = findFactor('desnz-2025/fuels/liquid-fuels/gas-oil/litres')
 * calculateQuantity({ value: 1, unit: 'l', factor: diesel }) // throws factor_category_mismatch
 * calculateQuantity({ value: 1, unit: 't', factor: landfill, scope3Category: 1 }) // throws factor_category_mismatch
 * ```
 */
export function calculateQuantity<
  Symbol extends SymbolName,
  Own extends UnitTable | undefined = undefined,
  Per extends string = string,
>(activity: QuantityActivity<Symbol, Own, Per>): Calculation
export function calculateQuantity(activity: QuantityActivity): Calculation {
  checkActivity(activity, FIELDS)
  const { allowCredits, table = builtInUnits } = activity
  const { value, chosen } = collect({
    value: () => checkQuantity(activity.value, 'value', { allowCredits }),
    chosen: () => {
      const { selected } = collect({
        selected: () => withUse(chosenFactor(activity.factor), 'quantity', 'factor'),
        unit: () => table.find(activity.unit, 'unit'),
      })
      const { factor, notices } = selected
      const { conversion } = collect({
        // a use that fits, which `withUse` checked
        category: () => checkScope3Category(fittingUse(factor, 'quantity') as FittingUse, activity.scope3Category),
        conversion: () => stepsToFactor(activity.unit, factor, { table }),
      })
      return { factor, notices, conversion }
    },
  })
  const { factor, notices, conversion } = chosen
  const { unit, steps } = conversion
  const contributions = [{ label: 'quantity', activity: { value, unit }, steps, factor }]
  return calculationOf({ method: METHOD, contributions, notices: [...notices, ...conversion.notices] })
}
