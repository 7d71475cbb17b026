import { isKeyOf, when } from '../../../base/index.ts'
import { calculatePurchase, calculateQuantity, priceYearOf } from '../../../core/activities/index.ts'
import {
  type Calculation,
  checkFactorUse,
  checkScope3Category,
  type EmissionFactor,
  type FactorUse,
  type FittingUse,
  fittingUse,
  rejectScopeClaim,
  type ScopeId,
  scope3CategoryOf,
} from '../../../core/emissions/index.ts'
import { fail } from '../../../core/errors/index.ts'
import { periodOf } from '../../../core/time/index.ts'
import { builtInUnits, type Unit } from '../../../core/units/index.ts'
import type { Context, ReadTx } from '../../../ledger/context/context.ts'
import { gather } from '../../../ledger/context/gather.ts'
import { rowsOfList } from '../../../ledger/context/list-rows.ts'
import { mergedPeriod } from '../../../ledger/context/period.ts'
import type { ServiceRecords } from '../../../ledger/context/records.ts'
import { checkProduct, checkSite, checkVendor, embeddedUnit, unitOf } from '../../../ledger/context/require.ts'
import { digitsOf, wireFigure, withExactInputs } from '../../../ledger/context/stored-record.ts'
import type { Recalculated, RequiredFields, UseCases } from '../../../ledger/context/use-cases.ts'
import { type Computed, computedOf, withScopeNotices } from '../../../ledger/ledger/computed.ts'
import { emissionKindOf, kindNotices, kindOf, unstatedNotices } from '../../../ledger/references/emission-kinds.ts'
import { relabelNotices, withClientPaths } from '../../../ledger/references/with-client-paths.ts'
import {
  type ActivityRecordResource,
  type BuiltInKindKey,
  definedFields,
  type EmissionKindResource,
  type Input,
  METERED_FIELDS,
  storedInputsOf,
  usedFields,
} from '../../../resources/index.ts'
import type { RecordFacts, ResolvedPayload, ToResolve } from '../definition/activity-steps.ts'
import { ownActivity } from '../definition/define-activity.ts'
import { type ActivityModule, USUAL_FIELDS } from '../definition/definition.ts'
import { assignedNotices, factorOfRecord, ruledActivityOf } from '../definition/record-factor.ts'

/**
 * Activities by their quantity or by the money spent on them, listed from the newest start on: waste, materials, water, hours
 * at home, heat, journeys to work, nights. The factor decides the scope and the Scope 3 category. A record may name a site
 * and a vendor. Its factor stays until another id is sent. In addition to the errors of all use cases, throws
 * `unknown_unit`, `unit_dimension_mismatch`, `unknown_emission_factor`, `factor_category_mismatch` (also if
 * `scope3Category` or a built-in kind contradicts the factor), `required` or `invalid_choice` unless the payload contains
 * either `unitId` or `currency`, the codes of `calculateSpend` for money, `unknown_emission_kind`, `unknown_site`,
 * `unknown_vendor`.
 */
export type ActivityRecords<Required extends RequiredFields = 'reference'> = UseCases<
  ActivityRecordResource,
  'createActivityRecord',
  'updateActivityRecord',
  string,
  ActivityRecordResource,
  Required
> &
  Recalculated<string, ActivityRecordResource>

type ActivityRecord = ServiceRecords['activityRecords']

/** The inputs of a record, as they are sent or stored. */
type RecordInputs = Input<'createActivityRecord'>

/** The types of this activity. */
interface RecordTypes {
  readonly collection: 'activityRecords'
  readonly noun: 'ActivityRecord'
  readonly inputs: RecordInputs
  readonly resolved: ResolvedRecord
  readonly computed: Computed
  readonly parent: null
  readonly prepared: undefined
}

/** The request fields of the inputs of the calculation. */
const FIELDS = { unit: 'unitId', factor: 'emissionFactorId', amount: 'value', series: 'currency' }

function recordRequestFields({ priceYear }: RecordInputs) {
  return { year: priceYear === null ? 'startDate' : 'priceYear', ...FIELDS }
}

/** The built-in kind of an activity record, by the scope and category of its factor. */
const KIND_OF_SCOPE = {
  '1': 'vehicle',
  '2': 'heat',
  '3.1': 'product',
  '3.2': 'capital-goods',
  '3.3': 'energy-upstream',
  '3.5': 'waste',
  '3.6': 'travel',
  '3.7': 'commuting',
} as const satisfies Partial<Record<ScopeId, BuiltInKindKey>>

/** The built-in kinds of activity records. The first is the kind of a factor without a category. */
export const RECORD_KINDS = [
  'product',
  'waste',
  'heat',
  'commuting',
  'energy-upstream',
  'travel',
  'vehicle',
  'capital-goods',
] as const

/** Checks that a factor fits a use, and returns its scope there. Throws `factor_category_mismatch`. */
function useOfFactor(factor: EmissionFactor, use: FactorUse): FittingUse {
  checkFactorUse({ factor, path: FIELDS.factor }, [use])
  // `checkFactorUse` checked that it fits
  return fittingUse(factor, use) as FittingUse
}

/** Finds the built-in kind that follows from the factor. */
export function kindOfUse({ scope }: FittingUse): EmissionKindResource {
  if (!isKeyOf(KIND_OF_SCOPE, scope)) throw new TypeError(`no kind of activity records is of scope ${scope}`)
  return kindOf(KIND_OF_SCOPE[scope])
}

/** True for a built-in kind that follows from a factor. */
function isKindOfFactor(id: string): boolean {
  return RECORD_KINDS.some((key) => kindOf(key).id === id)
}

/** Throws `factor_category_mismatch` if a built-in kind of these records contradicts the factor. */
function checkKind(use: FittingUse, { id, name }: EmissionKindResource): void {
  if (!isKindOfFactor(id) || id === kindOfUse(use).id) return
  rejectScopeClaim(use, { path: 'emissionKindId', claimed: name })
}

/** The measure of the value of a record: a unit, or money. */
type Measure = { readonly unit: Unit } | { readonly unit: null; readonly currency: string }

/** Finds the measure of the value. Throws `required`, `invalid_choice`, `unknown_unit`. */
function measureOf({ units }: Context, { unitId, currency, price, priceYear }: RecordInputs): Measure {
  if (unitId === null) {
    if (currency !== null) return { unit: null, currency }
    const missing = 'is missing; give the unit of the value, or its currency where the value is money'
    return fail('unitId', 'required', missing)
  }
  const both = 'cannot be combined with unitId; send unitId for a quantity, or currency for money'
  if (currency !== null) fail('currency', 'invalid_choice', { message: both, received: currency })
  const message = 'is only for money, but the value has a unit; leave it out'
  if (price !== null) fail('price', 'invalid_choice', { message, received: price })
  if (priceYear !== null) fail('priceYear', 'invalid_choice', { message, received: priceYear })
  return { unit: unitOf(units, unitId, 'unitId') }
}

/** The use for which the factor has to fit. */
function useOfInputs({ currency, scope3Category }: RecordInputs): FactorUse {
  if (currency === null) return 'quantity'
  return scope3Category === 2 ? 'spend-capital' : 'spend'
}

/** The years of money: those of its period, and the stated one. */
function purchaseYears({ priceYear, startDate, endDate }: RecordInputs) {
  return { period: periodOf({ start: startDate, end: endDate }), priceYear: priceYear ?? undefined }
}

/** A key of all inputs that affect the result. Two records with equal keys have equal emissions. */
function recordInputKey(inputs: RecordInputs): string {
  const { value, unitId, currency, price, emissionFactorId, scope3Category = null } = inputs
  const ofMoney = currency === null ? null : [currency, priceYearOf(purchaseYears(inputs)), price, scope3Category]
  return JSON.stringify([value, unitId, emissionFactorId, ofMoney])
}

/** A record whose measure and factor were found. */
interface MeasuredRecord {
  readonly inputs: RecordInputs
  readonly measure: Measure
  readonly factor: EmissionFactor
}

/** Calculates a quantity, or money in the prices of its year. Throws the codes of `calculateQuantity` and `calculateSpend`. */
function calculateRecord(
  { policy: { allowCredits }, units, series }: Context,
  { inputs, measure, factor }: MeasuredRecord,
): Calculation {
  const { value, price, scope3Category } = inputs
  if (measure.unit !== null) {
    const { unit } = measure
    const table = units === builtInUnits ? {} : { table: units }
    return calculateQuantity({ value, unit, factor, allowCredits, ...table })
  }
  const basis = price === null ? {} : { price: price === 'PRODUCER' ? ('producer' as const) : ('purchaser' as const) }
  const capital = definedFields({ scope3Category: scope3Category === 2 ? (2 as const) : undefined })
  const money = { amount: value, currency: measure.currency, ...purchaseYears(inputs) }
  return calculatePurchase({ ...money, factor, series, allowCredits, ...basis, ...capital })
}

/** The inputs of a stored record, with all their digits. A kind that follows from the factor is not an input. */
function recordInputsOf({ given, scope3Category, emissionKindId: kindId, ...record }: ActivityRecord): RecordInputs {
  return {
    ...record,
    ...storedInputsOf(METERED_FIELDS, record),
    value: given?.value ?? record.value,
    // the client chooses the category of money, the factor that of a quantity
    ...(record.currency === null ? {} : { scope3Category }),
    ...(isKindOfFactor(kindId) ? {} : { emissionKindId: kindId }),
  }
}

/** The inputs after a change. If money becomes a quantity or a quantity money, the stored price and category are dropped. */
function changeRecordInputs(stored: ActivityRecord, input: Input<'updateActivityRecord'>): RecordInputs {
  const inputs = { ...recordInputsOf(stored), ...definedFields(input) }
  if ((inputs.currency === null) === (stored.currency === null)) return inputs
  const { price = null, priceYear = null, scope3Category } = input
  return { ...inputs, price, priceYear, scope3Category }
}

/** The inputs that rules read. They cannot choose a factor by a kind that follows from the factor. */
function ruledInputs({ emissionKindId: id, ...inputs }: RecordInputs) {
  return { emissionKindId: id !== undefined && isKindOfFactor(id) ? undefined : id, ...inputs }
}

/** Finds the factor, and the scope that it decides. Throws `factor_category_mismatch`. */
function factorOf(tx: ReadTx, context: Context, { inputs, stored, isNow, assign }: ToResolve<RecordTypes>) {
  const { emissionFactorId: factorId, scope3Category } = inputs
  const ruledActivity = () => ruledActivityOf(ruledInputs(inputs))
  const find = { activity: 'activityRecords', factorId, ruledActivity, stored, isNow, assign } as const
  return when(factorOfRecord(tx, context, find), (named) => {
    const use = useOfFactor(named.factor, useOfInputs(inputs))
    checkScope3Category(use, scope3Category)
    return { named, use }
  })
}

function resolveRecord(tx: ReadTx, context: Context, toResolve: ToResolve<RecordTypes>) {
  const { inputs, stored } = toResolve
  const { emissionKindId: kindId, siteId, vendorId, productId } = inputs
  const found = gather([
    () => measureOf(context, inputs),
    () => factorOf(tx, context, toResolve),
    () => {
      if (kindId === undefined) return undefined
      return stored?.emissionKindId === kindId ? stored.emissionKind : emissionKindOf(tx, kindId, 'emissionKindId')
    },
    () => mergedPeriod(inputs, {}),
    () => checkSite(tx, siteId, 'siteId'),
    () => checkVendor(tx, vendorId, 'vendorId'),
    // a stored product stays a condition of the record, even if it was deleted since
    () => (productId === stored?.productId ? undefined : checkProduct(tx, productId, 'productId')),
  ])
  return when(found, ([measure, { named, use }, ownKind]) => {
    if (ownKind !== undefined) checkKind(use, ownKind)
    return { inputs, measure, factor: named, use, kind: ownKind ?? kindOfUse(use) }
  })
}

type ResolvedRecord = Awaited<ReturnType<typeof resolveRecord>>

/** Computes the emission. Throws the codes of `calculateRecord`. */
function computeRecord(_: ReadTx, context: Context, { resolved }: ResolvedPayload<RecordTypes>): Computed {
  const { inputs, measure, factor: named, kind } = resolved
  const { factor } = named
  const { gwpSet } = context.policy
  const fields = recordRequestFields(inputs)
  const calculation = relabelNotices(
    fields,
    withClientPaths(fields, () => calculateRecord(context, { inputs, measure, factor })),
  )
  const unstated = unstatedNotices(factor, FIELDS.factor)
  const notices = [...assignedNotices(named), ...unstated, ...kindNotices(kind, RECORD_KINDS)]
  return withScopeNotices(computedOf(calculation, { gwpSet, notices }), kind)
}

function buildActivityRecord(
  { resolved }: ResolvedPayload<RecordTypes>,
  { stored, id, companyId, createdAt, updatedAt, emissionId, totalEmission }: RecordFacts<RecordTypes>,
): ActivityRecord {
  const { inputs, measure, factor, use, kind } = resolved
  const { unit } = measure
  const { resource, assignedBy } = factor
  const { value, currency, price, priceYear, startDate, endDate, comment, siteId, vendorId } = inputs
  const ruled = { account: inputs.account, productId: inputs.productId, assignedBy }
  const named = { emissionFactorId: resource.id, emissionFactor: resource, emissionKindId: kind.id, emissionKind: kind }
  const record = {
    id,
    value: wireFigure(value),
    unitId: unit?.id ?? null,
    unit: unit && embeddedUnit(unit),
    ...{ currency, price, priceYear },
    scope3Category: scope3CategoryOf(use),
    ...{ startDate, endDate, comment, siteId, vendorId, ...named, ...ruled },
    ...{ companyId, createdAt, updatedAt, emissionId, totalEmission },
    ...usedFields(METERED_FIELDS, { inputs, computed: {}, stored: stored ?? {} }),
  }
  return withExactInputs(record, digitsOf({ value }))
}

/** An activity by its quantity or its money, of a site, a vendor, or only of the company. */
export const ACTIVITY_RECORD: ActivityModule<'activityRecords', ActivityRecords> = ownActivity<RecordTypes>(
  {
    ...USUAL_FIELDS,
    collection: 'activityRecords',
    noun: 'ActivityRecord',
    startField: 'startDate',
    kinds: RECORD_KINDS,
    factorField: 'emissionFactorId',
    links: null,
    defaults: { currency: null, price: null, priceYear: null, account: null, productId: null, assignedBy: null },
    isMonthly: true,
    countedAs: ({ siteId, meter, emissionKindId: id, emissionKind: existing }) => {
      return { siteId, vehicleId: null, kind: { id, existing }, meter, electricity: null }
    },
    newInputs: ({ input }) => input,
    inputsOf: recordInputsOf,
    inputsAfter: changeRecordInputs,
    resolve: resolveRecord,
    isSame: ({ inputs }, stored) => recordInputKey(inputs) === recordInputKey(recordInputsOf(stored)),
    compute: computeRecord,
    recordOf: buildActivityRecord,
    recomputed: null,
    preparation: null,
    naming: {
      field: FIELDS.factor,
      factorIdOf: ({ emissionFactorId }) => emissionFactorId,
      inputsWith: (inputs, emissionFactorId) => ({ ...inputs, emissionFactorId }),
    },
    ruled: {
      activityOf: (record) => ruledActivityOf(ruledInputs(recordInputsOf(record))),
      assignmentOf: ({ assignedBy }) => assignedBy,
      inputsWithoutFactor: (inputs) => ({ ...inputs, emissionFactorId: null }),
    },
  },
  { idField: 'activityRecordId', rows: (tx) => rowsOfList(tx.activityRecords, { by: 'startDate' }) },
)
