import { checkScope3Category, scope3CategoryOf } from '../../../emissions/index.ts'
import { definedFields, type Input } from '../../../resources/index.ts'
import type { ActivityRow } from '../../core/context/activity-shape.ts'
import type { Context, ReadTx, WriteTx } from '../../core/context/context.ts'
import { gather } from '../../core/context/gather.ts'
import { mergedPeriod } from '../../core/context/period.ts'
import { isNothing } from '../../core/context/read-input.ts'
import type { ServiceRecords } from '../../core/context/records.ts'
import { digitsOf, stampNow, wireFigure, withExactInputs } from '../../core/context/stored-record.ts'
import type { Written } from '../../core/context/write.ts'
import { changeActivity, insertActivity } from '../../core/ledger/activity-ledger.ts'
import { type Computed, computedOf, emissionResource, totalOf, withScopeNotices } from '../../core/ledger/computed.ts'
import { computedWithKind } from '../../core/ledger/computed-in-force.ts'
import { emissionKindOf, kindNotices } from '../../core/references/emission-kinds.ts'
import { unstatedNotices } from '../../core/references/factor-scope.ts'
import { checkProduct, checkSite, checkVendor } from '../../core/references/holders.ts'
import { embeddedUnit } from '../../core/references/units.ts'
import { relabelNotices, withClientPaths } from '../../core/references/with-client-paths.ts'
import { type ActivityDefinition, type Recomputed, type ToResolve, USUAL_FIELDS } from '../definition/definition.ts'
import { assignedNotices, factorOfRecord, ruledActivityOf } from '../definition/record-factor.ts'
import { checkKind, isKindOfFactor, kindOfUse, RECORD_KINDS, useOfFactor } from './record-kind.ts'
import { calculatedFrom, calculateRecord, measureOf, type RecordInputs, useOfInputs } from './record-measure.ts'

type ActivityRecord = ServiceRecords['activityRecords']
type RecordRow = ActivityRow<'activityRecords'>
const FIELDS = { unit: 'unitId', factor: 'emissionFactorId', amount: 'value', series: 'currency' }

/** The fields of a client behind the inputs of its calculation. */
function fieldsBehind({ priceYear }: RecordInputs) {
  return { year: priceYear === null ? 'startDate' : 'priceYear', ...FIELDS }
}

/** The inputs of a stored record, with all their digits. A kind that follows from the factor is none of them. */
function storedInputs({ given, scope3Category, emissionKindId: kindId, ...record }: ActivityRecord): RecordInputs {
  return {
    ...record,
    value: given?.value ?? record.value,
    // of money a choice of the client, of a quantity what the factor decides
    ...(record.currency === null ? {} : { scope3Category }),
    ...(isKindOfFactor(kindId) ? {} : { emissionKindId: kindId }),
  }
}

/** The inputs of a record after a change; where money becomes a quantity, or a quantity money, what was said of it is gone. */
function inputsAfter(stored: ActivityRecord, input: Input<'updateActivityRecord'>): RecordInputs {
  const inputs = { ...storedInputs(stored), ...definedFields(input) }
  if ((inputs.currency === null) === (stored.currency === null)) return inputs
  const { price = null, priceYear = null, scope3Category } = input
  return { ...inputs, price, priceYear, scope3Category }
}

type RecordToResolve = ToResolve<RecordInputs, ActivityRecord>

/** A kind that follows from the factor is no condition by which rules could choose that. */
function ruledInputs({ emissionKindId: id, ...inputs }: RecordInputs) {
  return { emissionKindId: id !== undefined && isKindOfFactor(id) ? undefined : id, ...inputs }
}

/** The factor of the inputs, and the scope that it decides. Throws `factor_category_mismatch`. */
async function factorOf(tx: ReadTx, context: Context, { inputs, ...rest }: RecordToResolve) {
  const { scope3Category } = inputs
  const find = { activity: 'activityRecords', inputs: ruledInputs(inputs), ...rest } as const
  const named = await factorOfRecord(tx, context, find)
  const use = useOfFactor(named.factor, useOfInputs(inputs))
  checkScope3Category(use, scope3Category)
  return { named, use }
}

/** Resolves what a record names. Throws everything that its ids and dates cannot mean. */
async function resolve(tx: ReadTx, context: Context, { inputs, stored, isNow, assign }: RecordToResolve) {
  const { emissionKindId: kindId, siteId, vendorId, productId } = inputs
  const [unit, { named, use }, ownKind] = await gather([
    () => measureOf(context, inputs),
    () => factorOf(tx, context, { inputs, stored, isNow, assign }),
    () => {
      if (kindId === undefined) return undefined
      return stored?.emissionKindId === kindId ? stored.emissionKind : emissionKindOf(tx, kindId, 'emissionKindId')
    },
    () => mergedPeriod(inputs, {}),
    () => checkSite(tx, siteId, 'siteId'),
    () => checkVendor(tx, vendorId, 'vendorId'),
    // a product that was deleted since stays a condition of the record
    () => (productId === stored?.productId ? undefined : checkProduct(tx, productId, 'productId')),
  ])
  if (ownKind !== undefined) checkKind(use, ownKind)
  return { inputs, unit, factor: named, use, kind: ownKind ?? kindOfUse(use) }
}

type ResolvedRecord = Awaited<ReturnType<typeof resolve>>

/** Computes what a record emitted. Throws the codes of `calculateRecord`. */
function compute(context: Context, { inputs, unit, factor: named, kind }: ResolvedRecord): Computed {
  const { factor } = named
  const { gwpSet } = context.policy
  const calculation = relabelNotices(
    FIELDS,
    withClientPaths(fieldsBehind(inputs), () => calculateRecord(context, { inputs, unit, factor })),
  )
  const unstated = unstatedNotices(factor, FIELDS.factor)
  const notices = [...assignedNotices(named), ...unstated, ...kindNotices(kind, RECORD_KINDS)]
  return withScopeNotices(computedOf(calculation, { gwpSet, notices }), kind)
}

/** The fields of a record that follow from its inputs. */
function fieldsOf({ inputs, unit, factor: { resource, assignedBy }, use, kind }: ResolvedRecord) {
  const { value, currency, price, priceYear, startDate, endDate, comment, siteId, vendorId } = inputs
  const ruled = { account: inputs.account, productId: inputs.productId, assignedBy }
  const named = { emissionFactorId: resource.id, emissionFactor: resource, emissionKindId: kind.id, emissionKind: kind }
  return {
    value: wireFigure(value),
    unitId: unit?.id ?? null,
    unit: unit && embeddedUnit(unit),
    ...{ currency, price, priceYear },
    scope3Category: scope3CategoryOf(use),
    ...{ startDate, endDate, comment, siteId, vendorId, ...named, ...ruled, given: digitsOf({ value }) },
  }
}

/** Records an activity by its quantity. Throws everything that its ids and numbers cannot mean. */
export async function createActivityRecord(
  tx: WriteTx,
  context: Context,
  input: RecordInputs,
): Promise<Written<ActivityRecord>> {
  const { newId } = context
  const resolved = await resolve(tx, context, { inputs: input })
  const computed = compute(context, resolved)
  const stamp = stampNow(context)
  const emission = emissionResource(computed, { id: newId(), ...stamp })
  const { given, ...fields } = fieldsOf(resolved)
  const own = { id: newId(), ...fields, ...stamp, emissionId: emission.id, totalEmission: emission.co2e }
  const record = withExactInputs(own, given)
  const row = await insertActivity(tx, context, { activity: ACTIVITY_RECORD, record, emission, computed })
  return { row, notices: computed.calculation.notices }
}

/** Computes a changed record; undefined where the change is of nothing that its calculation says. */
function computeChanged(tx: ReadTx, context: Context, { row, resolved }: { row: RecordRow; resolved: ResolvedRecord }) {
  const { inputs, kind } = resolved
  const isSame = calculatedFrom(inputs) === calculatedFrom(storedInputs(row.record))
  return isSame ? computedWithKind(tx, row, { kind, usual: RECORD_KINDS }) : compute(context, resolved)
}

/** Changes a record of an activity. Throws everything that its ids and numbers cannot mean. */
export async function updateActivityRecord(
  tx: WriteTx,
  context: Context,
  { row, input }: { readonly row: RecordRow; readonly input: Input<'updateActivityRecord'> },
): Promise<Written<ActivityRecord>> {
  if (isNothing(input)) return { row }
  const { record: stored } = row
  const resolved = await resolve(tx, context, { inputs: inputsAfter(stored, input), stored })
  const computed = await computeChanged(tx, context, { row, resolved })
  const set = { updatedAt: context.now(), ...fieldsOf(resolved), ...(computed && { totalEmission: totalOf(computed) }) }
  const change = { activity: ACTIVITY_RECORD, row, set, computed, reason: 'updated' } as const
  return { row: await changeActivity(tx, context, change) }
}

/** Computes a record again, and the fields that follow from what it names. */
async function recompute(tx: ReadTx, context: Context, of: RecordToResolve): Promise<Recomputed<'activityRecords'>> {
  const resolved = await resolve(tx, context, of)
  const computed = compute(context, resolved)
  return { set: { totalEmission: totalOf(computed), updatedAt: context.now(), ...fieldsOf(resolved) }, computed }
}

/** An activity by its quantity, of a site, with a vendor, or of the company alone. */
export const ACTIVITY_RECORD: ActivityDefinition<'activityRecords'> = {
  ...USUAL_FIELDS,
  collection: 'activityRecords',
  startField: 'startDate',
  kinds: RECORD_KINDS,
  factorField: 'emissionFactorId',
  links: null,
  defaults: { currency: null, price: null, priceYear: null, account: null, productId: null, assignedBy: null },
  isMonthly: true,
  countedAs: ({ siteId, emissionKindId: id, emissionKind: existing }) => {
    return { siteId, vehicleId: null, kind: { id, existing }, electricity: null }
  },
  preparation: null,
  recalculate: (tx, context, { row: { record: stored } }) =>
    recompute(tx, context, { inputs: storedInputs(stored), stored, isNow: true }),
  naming: {
    field: FIELDS.factor,
    factorIdOf: ({ emissionFactorId }) => emissionFactorId,
    recalculate: (tx, context, { row: { record: stored }, factorId: emissionFactorId }) =>
      recompute(tx, context, { inputs: { ...storedInputs(stored), emissionFactorId }, stored }),
  },
  ruled: {
    activityOf: (record) => ruledActivityOf(ruledInputs(storedInputs(record))),
    assignmentOf: ({ assignedBy }) => assignedBy,
    recalculate: (tx, context, { row: { record: stored }, assign }) =>
      recompute(tx, context, { inputs: { ...storedInputs(stored), emissionFactorId: null }, stored, assign }),
  },
  writer: null,
}
