import { adjustedFactor, checkMoney, type GwpSetId, type Money } from '../../../core/emissions/index.ts'
import { fail, type Notice, notice, Violations } from '../../../core/errors/index.ts'
import { divide, type Exact, parseNumber } from '../../../core/exact/index.ts'
import { units as builtIn, chooseConversion, type Unit, type UnitTable } from '../../../core/units/index.ts'
import { type ActivityShape, shapesOf } from '../../../ledger/context/activity-shape.ts'
import type { Context, ReadTx } from '../../../ledger/context/context.ts'
import { isNothing } from '../../../ledger/context/read-input.ts'
import type { ExactFactorInputs, ServiceRecords } from '../../../ledger/context/records.ts'
import { failMissing, requireRow, unitOf } from '../../../ledger/context/require.ts'
import { readerOfName } from '../../../ledger/context/stored-record.ts'
import type { Page, RequiredFields, UseCases } from '../../../ledger/context/use-cases.ts'
import { read } from '../../../ledger/context/write.ts'
import { markDeletion } from '../../../ledger/log/record-ledger.ts'
import { ownFactor, publishedFactor } from '../../../ledger/references/emission-factors.ts'
import { withClientPaths } from '../../../ledger/references/with-client-paths.ts'
import {
  definedFields,
  type EmissionFactorResource,
  type Input,
  MONEY_UNIT_ID,
  wireNumber,
} from '../../../resources/index.ts'
import type { Row } from '../../../store/index.ts'
import { recordUseCases } from '../record-use-cases.ts'
import { type FactorPageRequest, listFactors } from './list-factors.ts'

type OwnFactorRecord = ServiceRecords['emissionFactors']
type FactorRow = Row<OwnFactorRecord>

/**
 * Emission factors: published ones, which no company can change (`built_in_read_only`), and the company's own. Records
 * keep their figures when a factor is changed or deleted. A deleted factor states its time of deletion and is still
 * found by its id, but cannot be changed (`not_found`) or used by new records. `create` and `update` throw
 * `unknown_unit`, `unit_dimension_mismatch`, `required`, `factor_invalid`, and for a factor per money
 * `unknown_currency`, `must_be_whole`, `invalid_choice`.
 */
export type EmissionFactors<Required extends RequiredFields = 'reference'> = Omit<
  UseCases<
    EmissionFactorResource,
    'createEmissionFactor',
    'updateEmissionFactor',
    string,
    EmissionFactorResource,
    Required
  >,
  'list'
> & {
  list(part?: FactorPageRequest): Promise<Page<EmissionFactorResource>>
}

const GASES = ['co2', 'ch4', 'n2o'] as const
const collection = 'emissionFactors'
const PATH = 'emissionFactorId'

/** Finds a published factor, or one of the company's own. Throws `not_found`. */
async function requireFactor(tx: ReadTx, { catalogue }: Context, id: string): Promise<FactorRow> {
  const factor = catalogue.find(id)
  if (factor === undefined) return requireRow(tx.emissionFactors, id, PATH)
  // an incomplete row does not fit the shape; a derived factor has the id of the factor that it was made from
  const isListed = factor.complete && catalogue.find(factor.id) === factor
  return isListed ? { record: publishedFactor(factor).resource, version: 1, exact: null } : failMissing(PATH, id)
}

/** Finds a factor of the company's own that is not deleted. Throws `not_found`, `built_in_read_only`. */
async function requireActiveFactor(tx: ReadTx, { catalogue }: Context, id: string): Promise<FactorRow> {
  if (catalogue.find(id) !== undefined) {
    fail(PATH, 'built_in_read_only', { message: 'is a published factor; create one of your own', received: id })
  }
  const row = await requireRow(tx.emissionFactors, id, PATH)
  return row.record.deletedAt === null ? row : failMissing(PATH, id)
}

/** Counts the records of an activity that name the factor. */
function countRecords(tx: ReadTx, { collection, factorField }: ActivityShape, id: string): Promise<number> | number {
  const reader = readerOfName(tx, collection)
  return factorField === null ? 0 : reader.count({ [factorField]: id, by: 'startDate' })
}

/** Returns a notice if records or vehicles use the factor. */
async function usedNotices(tx: ReadTx, { activities }: Context, id: string): Promise<readonly Notice[]> {
  const users = await Promise.all([
    ...shapesOf(activities).map((shape) => countRecords(tx, shape, id)),
    tx.vehicles.count({ emissionFactorId: id, by: 'createdAt' }),
  ])
  if (users.every((count) => count === 0)) return []
  const message = 'records that were computed with the factor keep their figures until they are recalculated'
  return [notice('records_not_recalculated', '', message)]
}

/** Returns a notice of the gases without a figure. They are 0 in the resource, which cannot hold null, and null in emissions. */
function unpublishedNotices(record: OwnFactorRecord): readonly Notice[] {
  const figures = inputOf(record)
  const missing = GASES.filter((gas) => figures[gas] === null)
  const [first] = missing
  if (first === undefined) return []
  const message = `${missing.join(', ')}: no figure was given; the factor shows 0 there, and emissions computed with it show null`
  return [notice('factor_gases_unpublished', first, message)]
}

/** The use cases of emission factors. */
export function emissionFactors(context: Context): EmissionFactors {
  const { units } = context
  return {
    ...recordUseCases(context, {
      collection,
      noun: 'EmissionFactor',
      find: (tx, id: string) => requireFactor(tx, context, id),
      findToChange: (tx, id) => requireActiveFactor(tx, context, id),
      newRecord(_, input, stamp) {
        const fields = ownFactorRecord(input, { ...stamp(), deletedAt: null }, units)
        return { fields, notices: unpublishedNotices(fields) }
      },
      async changes(tx, { record }, input) {
        const fields = ownFactorRecord(changeFactorInput(record, input), record, units)
        const { name: _, source: __, ...figures } = input
        if (isNothing(figures)) return { fields }
        const unpublished = GASES.some((gas) => input[gas] !== undefined) ? unpublishedNotices(fields) : []
        return { fields, notices: [...unpublished, ...(await usedNotices(tx, context, record.id))] }
      },
      delete: (tx, row) => markDeletion(tx, context, { collection, row }),
    }),
    list: (part = {}) => read(context, (tx) => listFactors(tx, context, part)),
  }
}

/** Every field that a company states for its own factor, after a change if there is one. */
export type FactorInput = Input<'createEmissionFactor'>

/** Ids and times. */
export type FactorStamp = Pick<OwnFactorRecord, 'id' | 'companyId' | 'createdAt' | 'updatedAt' | 'deletedAt'>

const COLUMNS = [...GASES, 'co2e'] as const
/** The units that figures may be in. */
const NUMERATORS: readonly Unit[] = [builtIn.gram, builtIn.kilogram, builtIn.tonne, builtIn.pound]

/** Finds the unit of the figures. Throws `unknown_unit`, `unit_dimension_mismatch`. */
function numeratorOf(units: UnitTable, id: number): Unit {
  const path = 'numeratorUnitId'
  const unit = unitOf(units, id, path)
  if (NUMERATORS.some((one) => one.id === unit.id && one.short_name === unit.short_name)) return unit
  const expected = NUMERATORS.map((one) => `${one.id} (${one.short_name})`).join(', ')
  const message = `is ${unit.short_name} (${unit.typeUnit}); figures are masses in g, kg, t or lb`
  return fail(path, 'unit_dimension_mismatch', { message, expected, received: id })
}

/** Requires a total, or all three gases and a GWP set to compute it. Throws `required`. */
function checkTotal({ co2e, gwpSet, ...figures }: FactorInput): void {
  if (co2e !== null) return
  if (GASES.some((gas) => figures[gas] === null)) {
    const message = 'is missing, and can only be computed from all three gases; send it, or all three'
    fail('co2e', 'required', { message, expected: 'co2e, or all of co2, ch4 and n2o' })
  }
  if (gwpSet !== null && gwpSet !== undefined) return
  const message = 'is missing, and co2e cannot be computed from the gases without it; send a GWP set, or send co2e'
  fail('gwpSet', 'required', { message, expected: 'a GWP set, or co2e' })
}

const MONEY_FIELDS = ['currency', 'priceYear'] as const

/**
 * Reads the money of a factor per money; undefined if the factor is per a unit. Throws `required`, `invalid_choice`,
 * `unknown_currency`, `must_be_whole`.
 */
function moneyOf(input: FactorInput): Money | undefined {
  const isPerMoney = input.denominatorUnitId === MONEY_UNIT_ID
  const violations = new Violations()
  for (const path of MONEY_FIELDS) {
    const received = input[path] ?? null
    if (isPerMoney === (received !== null)) continue
    const message = isPerMoney
      ? `is missing; a factor per money (denominatorUnitId ${MONEY_UNIT_ID}) states its currency and the year of its prices`
      : `is of a factor per money; leave it out, or send denominatorUnitId ${MONEY_UNIT_ID}`
    violations.attempt(() => fail(path, isPerMoney ? 'required' : 'invalid_choice', { message, received }))
  }
  violations.throwIfAny()
  if (!isPerMoney) return undefined
  const { currency, priceYear: year } = input
  return withClientPaths({ year: 'priceYear' }, () => checkMoney({ currency, year }))
}

/**
 * Reads the country and the year of a residual mix; undefined if the factor is no residual mix. Throws `required` if one
 * of the two is missing, and `unit_dimension_mismatch` for a factor that is not per energy.
 */
function residualMixOf(input: FactorInput, units: UnitTable): ExactFactorInputs['residualMix'] {
  const { residualMixCountryId: countryId = null, residualMixYear: year = null, denominatorUnitId } = input
  if (countryId === null && year === null) return undefined
  if (countryId === null || year === null) {
    const path = year === null ? 'residualMixYear' : 'residualMixCountryId'
    return fail(path, 'required', 'is missing; a residual mix is that of a country in a year: give both, or neither')
  }
  const expected = 'ELECTRICITY'
  const { typeUnit } = unitOf(units, denominatorUnitId, 'denominatorUnitId')
  if (typeUnit === expected) return { countryId, year }
  const message = 'is no unit of energy; a residual mix is per kWh or another unit of energy'
  return fail('denominatorUnitId', 'unit_dimension_mismatch', { message, expected, received: typeUnit })
}

function exactInputsOf(input: FactorInput, units: UnitTable): ExactFactorInputs {
  const { co2, ch4, n2o, co2e, gwpSet, heatingValue, supplierMix, category, tier } = input
  return {
    per1: { co2, ch4, n2o, co2e },
    gwpSet: gwpSet ?? null,
    heatingValue: heatingValue ?? null,
    supplierMix: supplierMix ?? false,
    ...definedFields({
      residualMix: residualMixOf(input, units),
      category: category ?? undefined,
      money: moneyOf(input),
      tier: tier ?? undefined,
    }),
  }
}

/** Rebuilds the input of a stored factor. */
export function inputOf(record: OwnFactorRecord): FactorInput {
  const { name, source, denominatorUnitId, numeratorUnitId, given } = record
  if (!given) throw new TypeError(`the figures of the emission factor ${record.id} are missing`)
  const { per1, gwpSet, heatingValue, supplierMix, residualMix, category = null, money, tier = null } = given
  return {
    ...{ name, source, denominatorUnitId, numeratorUnitId, ...per1, heatingValue, supplierMix, category, tier },
    gwpSet: gwpSet as GwpSetId | null,
    residualMixCountryId: residualMix?.countryId ?? null,
    residualMixYear: residualMix?.year ?? null,
    currency: money?.currency ?? null,
    priceYear: money?.year ?? null,
  }
}

/** Applies a change to the input of a factor. Clears the currency and the price year if it is no longer per money. */
export function changeFactorInput(record: OwnFactorRecord, change: Partial<FactorInput>): FactorInput {
  const { denominatorUnitId = record.denominatorUnitId } = change
  const money = denominatorUnitId === MONEY_UNIT_ID ? {} : { currency: null, priceYear: null }
  return { ...inputOf(record), ...money, ...definedFields(change) }
}

/** Converts the figures to nearest doubles: numerator units per denominator unit, 0 if unknown. */
function columnsOf(record: OwnFactorRecord, units: UnitTable): Pick<OwnFactorRecord, (typeof COLUMNS)[number]> {
  const columns = adjustedFactor(ownFactor(record, units).factor)
  const { factor: kgPer1 } = chooseConversion(record.numeratorUnitId, builtIn.kilogram, { table: units })
  const column = (name: (typeof COLUMNS)[number]) => {
    const stated: Exact | null = record.given?.per1[name] ?? null
    if (stated !== null) return wireNumber(parseNumber(stated), name)
    const computed = columns[name]
    return computed === null ? 0 : wireNumber(divide(computed, kgPer1), name)
  }
  return { co2: column('co2'), ch4: column('ch4'), n2o: column('n2o'), co2e: column('co2e') }
}

/**
 * Makes the record of a factor of the company's own. Tries the factor out, so that an unusable one is rejected now.
 * Throws `unknown_unit`, `unit_dimension_mismatch`, `required`, and what `ownFactor` throws.
 */
export function ownFactorRecord(input: FactorInput, stamp: FactorStamp, units: UnitTable): OwnFactorRecord {
  const violations = new Violations()
  const money = violations.attempt(() => moneyOf(input))
  if (money === undefined && input.denominatorUnitId !== MONEY_UNIT_ID) {
    violations.attempt(() => unitOf(units, input.denominatorUnitId, 'denominatorUnitId'))
  }
  violations.attempt(() => numeratorOf(units, input.numeratorUnitId))
  violations.attempt(() => checkTotal(input))
  violations.attempt(() => residualMixOf(input, units))
  violations.throwIfAny()
  const { name, source, denominatorUnitId, numeratorUnitId } = input
  const { id, companyId, createdAt, updatedAt, deletedAt } = stamp
  const record = {
    ...{ id, name, source, co2: 0, ch4: 0, n2o: 0, co2e: 0, denominatorUnitId, numeratorUnitId },
    ...{ isCustom: true, companyId, createdAt, updatedAt, deletedAt },
    given: exactInputsOf(input, units),
  }
  return { ...record, ...columnsOf(record, units) }
}
