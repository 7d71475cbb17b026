import * as z from 'zod'
import {
  adjustedFactor,
  DATA_TIERS,
  type EmissionFactor,
  FACTOR_CATEGORIES,
  type FactorCategory,
  GWP_SET_IDS,
  moneyOf,
} from '../core/emissions/index.ts'
import { fail } from '../core/errors/index.ts'
import { builtInUnits, units } from '../core/units/index.ts'
import { BUILT_IN_AT, wireNumber } from './canonical.ts'
import { clearable, type OutputOf, orNull, type Rule } from './fields/input-object.ts'
import { inputPair, partialShape } from './fields/input-pair.ts'
import { integerNumber, quantity } from './fields/quantity.ts'
import { choice, reject } from './fields/reading.ts'
import { factorName, factorSource, label, numericId } from './fields/text.ts'
import { type ResourceSchema, resourceId, resourceNumber, resourceTimestamp, stamps } from './fields/wire.ts'
import type { InputPolicy } from './policy.ts'

const emissionFactorShape = {
  id: z.string(),
  name: z.string(),
  source: z.string().nullable(),
  co2: resourceNumber(),
  ch4: resourceNumber(),
  n2o: resourceNumber(),
  co2e: resourceNumber(),
  denominatorUnitId: resourceId(),
  numeratorUnitId: resourceId(),
  isCustom: z.boolean(),
  companyId: resourceId().nullable(),
  ...stamps(),
  deletedAt: resourceTimestamp().nullable(),
}

/** An emission factor in the contract's shape. */
export interface EmissionFactorResource extends OutputOf<typeof emissionFactorShape> {}

/** Schema of an emission factor: numerator units of each gas, and of CO2e, per denominator unit. */
export const emissionFactorSchema: ResourceSchema<EmissionFactorResource> = z.strictObject(emissionFactorShape)

const GASES = ['co2', 'ch4', 'n2o'] as const

/** Requires CO2e, or all three gases to compute it from: a sum of fewer would be too small. */
const requireTotal: Rule = (read, ctx) => {
  const isMissing = (column: string) => read[column] === null || read[column] === undefined
  if (!isMissing('co2e') || !GASES.some(isMissing)) return
  const message = 'is missing, and can only be computed from all three gases; send it, or all three'
  reject(ctx, { code: 'required', message, expected: 'co2e, or all of co2, ch4 and n2o' }, ['co2e'])
}

/** Schemas of the inputs that create and change a custom factor. A gas omitted from a new one is unknown, not zero. */
export function emissionFactorInputs(policy: InputPolicy) {
  const shape = {
    name: factorName(),
    source: orNull(factorSource()),
    co2: orNull(quantity()),
    ch4: orNull(quantity()),
    n2o: orNull(quantity()),
    co2e: orNull(quantity()),
    denominatorUnitId: numericId(),
    numeratorUnitId: numericId().default(units.kilogram.id),
    /** The GWP set that `co2e` was computed with, or is to be computed with. */
    gwpSet: clearable(choice(GWP_SET_IDS)),
    heatingValue: clearable(choice(['gross', 'net'])),
    /** True if the figure already includes the clean share of the supplier's mix. */
    supplierMix: z.boolean().optional(),
    /** The country (ISO 3166-1) whose residual mix the figure is, with its year. Not sent: it is no residual mix. */
    residualMixCountryId: clearable(numericId()),
    residualMixYear: clearable(integerNumber()),
    /** Decides which activities accept the factor, and its scope. Not sent: the unit decides. */
    category: clearable(choice<FactorCategory>(FACTOR_CATEGORIES.filter((one) => one !== 'own'))),
    /** The currency (ISO 4217) and the year of its prices, for a factor per money: `denominatorUnitId` 2001. */
    currency: clearable(label()),
    priceYear: clearable(integerNumber()),
    /** The quality of its data, by which an inventory is broken down. Not sent: not stated. */
    tier: clearable(choice(DATA_TIERS)),
  }
  const update = partialShape(shape)
  return inputPair(policy, { shape, update, resource: emissionFactorSchema, createRules: [requireTotal] })
}

/** The publisher, title, table and edition year of a factor, as the contract's `source`. */
function sourceText({ source: { publisher, title, table, editionYear } }: EmissionFactor): string {
  return [publisher, title, table, editionYear > 0 ? String(editionYear) : ''].filter((part) => part !== '').join(', ')
}

/** The denominator id of a factor per unit of money, which states its currency and price year. No unit of the table has it. */
export const MONEY_UNIT_ID = 2001

/**
 * Converts a published factor to the contract's shape: kilograms of each gas and of CO2e per denominator unit, as
 * nearest doubles. The contract has no column for an unknown gas: an unpublished gas is 0 here and null in every
 * emission. Throws `factor_incomplete` for a row without co2e.
 */
export function emissionFactorResource(factor: EmissionFactor): EmissionFactorResource {
  const columns = adjustedFactor(factor)
  if (columns.co2e === null) {
    const message = `'${factor.key}' has no co2e of its own; combine it with the row that completes it`
    fail('factor', 'factor_incomplete', { message, expected: 'a factor with co2e' })
  }
  const column = (gas: 'co2' | 'ch4' | 'n2o' | 'co2e') => wireNumber(columns[gas] ?? 0)
  return Object.freeze({
    id: factor.id,
    name: factor.name,
    source: sourceText(factor),
    co2: column('co2'),
    ch4: column('ch4'),
    n2o: column('n2o'),
    co2e: column('co2e'),
    denominatorUnitId: moneyOf(factor.unit) === undefined ? builtInUnits.find(factor.unit).id : MONEY_UNIT_ID,
    numeratorUnitId: units.kilogram.id,
    isCustom: false,
    companyId: null,
    createdAt: BUILT_IN_AT,
    updatedAt: BUILT_IN_AT,
    deletedAt: null,
  })
}
