import { checkScope3Category, scope3CategoryOf } from '../../../core/emissions/index.ts'
import type { Context, ReadTx } from '../../../ledger/context/context.ts'
import { gather } from '../../../ledger/context/gather.ts'
import { rowsOfList } from '../../../ledger/context/list-rows.ts'
import { mergedPeriod } from '../../../ledger/context/period.ts'
import type { ServiceRecords } from '../../../ledger/context/records.ts'
import { checkProduct, checkSite, checkVendor, embeddedUnit } from '../../../ledger/context/require.ts'
import { digitsOf, wireFigure, withExactInputs } from '../../../ledger/context/stored-record.ts'
import type { Recalculated, UseCases } from '../../../ledger/context/use-cases.ts'
import { type Computed, computedOf, withScopeNotices } from '../../../ledger/ledger/computed.ts'
import { emissionKindOf, kindNotices, unstatedNotices } from '../../../ledger/references/emission-kinds.ts'
import { relabelNotices, withClientPaths } from '../../../ledger/references/with-client-paths.ts'
import { type ActivityRecordResource, definedFields, type Input } from '../../../resources/index.ts'
import type { RecordFacts, ResolvedPayload, ToResolve } from '../definition/activity-steps.ts'
import { ownActivity } from '../definition/define-activity.ts'
import { type ActivityModule, USUAL_FIELDS } from '../definition/definition.ts'
import { assignedNotices, factorOfRecord, ruledActivityOf } from '../definition/record-factor.ts'
import { checkKind, isKindOfFactor, kindOfUse, RECORD_KINDS, useOfFactor } from './record-kind.ts'
import { calculateRecord, calculationInputKey, measureOf, type RecordInputs, useOfInputs } from './record-measure.ts'

/**
 * Activities by their quantity or by the money spent on them, listed from the newest start on: waste, materials, water, hours
 * at home, heat, journeys to work, nights. The factor decides the scope and the Scope 3 category. A record may name a site
 * and a vendor. Its factor stays until another id is sent. In addition to the errors of all use cases, throws
 * `unknown_unit`, `unit_dimension_mismatch`, `unknown_emission_factor`, `factor_category_mismatch` (also if
 * `scope3Category` or a built-in kind contradicts the factor), `required` or `invalid_choice` unless the payload contains
 * either `unitId` or `currency`, the codes of `calculateSpend` for money, `unknown_emission_kind`, `unknown_site`,
 * `unknown_vendor`.
 */
export type ActivityRecords = UseCases<ActivityRecordResource, 'createActivityRecord', 'updateActivityRecord'> &
  Recalculated<string, ActivityRecordResource>

type ActivityRecord = ServiceRecords['activityRecords']

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

function requestFields({ priceYear }: RecordInputs) {
  return { year: priceYear === null ? 'startDate' : 'priceYear', ...FIELDS }
}

/** The inputs of a stored record, with all their digits. A kind that follows from the factor is not an input. */
function inputsOf({ given, scope3Category, emissionKindId: kindId, ...record }: ActivityRecord): RecordInputs {
  return {
    ...record,
    value: given?.value ?? record.value,
    // the client chooses the category of money, the factor that of a quantity
    ...(record.currency === null ? {} : { scope3Category }),
    ...(isKindOfFactor(kindId) ? {} : { emissionKindId: kindId }),
  }
}

/** The inputs after a change. If money becomes a quantity or a quantity money, the stored price and category are dropped. */
function inputsAfter(stored: ActivityRecord, input: Input<'updateActivityRecord'>): RecordInputs {
  const inputs = { ...inputsOf(stored), ...definedFields(input) }
  if ((inputs.currency === null) === (stored.currency === null)) return inputs
  const { price = null, priceYear = null, scope3Category } = input
  return { ...inputs, price, priceYear, scope3Category }
}

/** The inputs that rules read. They cannot choose a factor by a kind that follows from the factor. */
function ruledInputs({ emissionKindId: id, ...inputs }: RecordInputs) {
  return { emissionKindId: id !== undefined && isKindOfFactor(id) ? undefined : id, ...inputs }
}

/** Finds the factor, and the scope that it decides. Throws `factor_category_mismatch`. */
async function factorOf(tx: ReadTx, context: Context, { inputs, stored, isNow, assign }: ToResolve<RecordTypes>) {
  const { emissionFactorId: factorId, scope3Category } = inputs
  const ruledActivity = () => ruledActivityOf(ruledInputs(inputs))
  const find = { activity: 'activityRecords', factorId, ruledActivity, stored, isNow, assign } as const
  const named = await factorOfRecord(tx, context, find)
  const use = useOfFactor(named.factor, useOfInputs(inputs))
  checkScope3Category(use, scope3Category)
  return { named, use }
}

async function resolve(tx: ReadTx, context: Context, toResolve: ToResolve<RecordTypes>) {
  const { inputs, stored } = toResolve
  const { emissionKindId: kindId, siteId, vendorId, productId } = inputs
  const [unit, { named, use }, ownKind] = await gather([
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
  if (ownKind !== undefined) checkKind(use, ownKind)
  return { inputs, unit, factor: named, use, kind: ownKind ?? kindOfUse(use) }
}

type ResolvedRecord = Awaited<ReturnType<typeof resolve>>

/** Computes the emission. Throws the codes of `calculateRecord`. */
function compute(_: ReadTx, context: Context, { resolved }: ResolvedPayload<RecordTypes>): Computed {
  const { inputs, unit, factor: named, kind } = resolved
  const { factor } = named
  const { gwpSet } = context.policy
  const calculation = relabelNotices(
    FIELDS,
    withClientPaths(requestFields(inputs), () => calculateRecord(context, { inputs, unit, factor })),
  )
  const unstated = unstatedNotices(factor, FIELDS.factor)
  const notices = [...assignedNotices(named), ...unstated, ...kindNotices(kind, RECORD_KINDS)]
  return withScopeNotices(computedOf(calculation, { gwpSet, notices }), kind)
}

function recordOf(
  { resolved }: ResolvedPayload<RecordTypes>,
  { id, companyId, createdAt, updatedAt, emissionId, totalEmission }: RecordFacts<RecordTypes>,
): ActivityRecord {
  const { inputs, unit, factor, use, kind } = resolved
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
    countedAs: ({ siteId, emissionKindId: id, emissionKind: existing }) => {
      return { siteId, vehicleId: null, kind: { id, existing }, electricity: null }
    },
    newInputs: ({ input }) => input,
    inputsOf,
    inputsAfter,
    resolve,
    isSame: ({ inputs }, stored) => calculationInputKey(inputs) === calculationInputKey(inputsOf(stored)),
    compute,
    recordOf,
    recomputed: null,
    preparation: null,
    naming: {
      field: FIELDS.factor,
      factorIdOf: ({ emissionFactorId }) => emissionFactorId,
      inputsWith: (inputs, emissionFactorId) => ({ ...inputs, emissionFactorId }),
    },
    ruled: {
      activityOf: (record) => ruledActivityOf(ruledInputs(inputsOf(record))),
      assignmentOf: ({ assignedBy }) => assignedBy,
      inputsWithoutFactor: (inputs) => ({ ...inputs, emissionFactorId: null }),
    },
  },
  { idField: 'activityRecordId', rows: (tx) => rowsOfList(tx.activityRecords, { by: 'startDate' }) },
)
