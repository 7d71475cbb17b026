import { definedFields, type Input, SITE_FUEL_IF_USED, storedInputsOf, usedFields } from '../../../resources/index.ts'
import type { ActivityRow } from '../../core/context/activity-shape.ts'
import type { Context, ReadTx, WriteTx } from '../../core/context/context.ts'
import { gather } from '../../core/context/gather.ts'
import { mergedPeriod } from '../../core/context/period.ts'
import { isNothing } from '../../core/context/read-input.ts'
import type { ServiceRecords } from '../../core/context/records.ts'
import { digitsOf, stampNow, wireFigure, withExactInputs } from '../../core/context/stored-record.ts'
import type { Written } from '../../core/context/write.ts'
import { changeActivity, insertActivity } from '../../core/ledger/activity-ledger.ts'
import { type Computed, emissionResource, totalOf, withNotices, withScopeNotices } from '../../core/ledger/computed.ts'
import { computedWithKind } from '../../core/ledger/computed-in-force.ts'
import { noticesOf } from '../../core/ledger/latest-calculation.ts'
import { emissionKindOf, kindNotices } from '../../core/references/emission-kinds.ts'
import { filesAfter, filesOf } from '../../core/references/files.ts'
import { checkProduct, checkVendor } from '../../core/references/holders.ts'
import { checkedUnit, embeddedUnit } from '../../core/references/units.ts'
import type { SiteRow } from '../../master-data/sites.ts'
import { type ActivityDefinition, type Recomputed, type ToResolve, USUAL_FIELDS } from '../definition/definition.ts'
import { fuelOverlaps } from '../definition/period-overlaps.ts'
import { assignedNotices, factorOfRecord, ruledActivityOf } from '../definition/record-factor.ts'
import { computeFuel, freeEmissionId, totalNotices } from './fuel-calculation.ts'

type FuelRecord = ServiceRecords['siteFuels']
type FuelRow = ActivityRow<'siteFuels'>

/** The inputs of the calculation and of the record, as they are sent or stored. */
type FuelInputs = Omit<Input<'createSiteFuel'>, 'files' | 'emissionId' | 'totalEmission'> & Pick<FuelRecord, 'siteId'>

/** Offsets are never subtracted from emissions, and none are kept. */
const NO_OFFSETS = Object.freeze([]) as never[]

/** Reads the inputs of a stored record, with all their digits. */
function storedInputs(record: FuelRecord): FuelInputs {
  const { unitId, siteId, emissionFactorId, emissionKindId, vendorId, comment, startDate, endDate, given } = record
  const ids = { unitId, siteId, emissionFactorId, emissionKindId, vendorId }
  const others = storedInputsOf(SITE_FUEL_IF_USED, record)
  return { value: given?.value ?? record.value, ...ids, comment, startDate, endDate, ...others }
}

type FuelToResolve = ToResolve<FuelInputs, FuelRecord>

/** Resolves what fuel names. Throws everything that its ids and dates cannot mean. */
async function resolve(tx: ReadTx, context: Context, { inputs, stored, isNow = false, assign }: FuelToResolve) {
  const { value, emissionKindId: kindId } = inputs
  const [unit, factor, kind] = await gather([
    () => checkedUnit(context.units, inputs),
    () => factorOfRecord(tx, context, { activity: 'siteFuels', inputs, stored, isNow, assign }),
    () => (stored?.emissionKindId === kindId ? stored.emissionKind : emissionKindOf(tx, kindId, 'emissionKindId')),
    () => mergedPeriod(inputs, {}),
  ])
  return { value, unit, factor, kind }
}

type ResolvedFuel = Awaited<ReturnType<typeof resolve>>

/** Computes what the fuel emitted, with the notices of its kind and further ones. */
function compute(
  context: Context,
  { value, unit, factor, kind }: ResolvedFuel,
  further: Computed['calculation']['notices'] = [],
) {
  const notices = [...assignedNotices(factor), ...kindNotices(kind, SITE_FUEL.kinds), ...further]
  return withScopeNotices(computeFuel(context, { value, unit, factor: factor.factor, notices }), kind)
}

/** Fields besides the inputs, kept when those change. */
type StoredFields = Pick<FuelRecord, 'id' | 'siteId' | 'companyId' | 'emissionId' | 'createdAt' | 'offsets'>
type ComputedFields = Pick<FuelRecord, 'totalEmission' | 'files' | 'updatedAt'>

/** The fields of a record, in the order of the contract. */
function fieldsOf(
  inputs: FuelInputs,
  { value, unit, factor, kind }: ResolvedFuel,
  rest: StoredFields & ComputedFields,
) {
  return {
    id: rest.id,
    value: wireFigure(value),
    totalEmission: rest.totalEmission,
    startDate: inputs.startDate,
    endDate: inputs.endDate,
    comment: inputs.comment,
    unitId: unit.id,
    vendorId: inputs.vendorId,
    siteId: rest.siteId,
    companyId: rest.companyId,
    emissionId: rest.emissionId,
    emissionKindId: kind.id,
    emissionFactorId: factor.resource.id,
    createdAt: rest.createdAt,
    updatedAt: rest.updatedAt,
    files: rest.files,
    offsets: rest.offsets,
    emissionKind: kind,
    unit: embeddedUnit(unit),
    emissionFactor: factor.resource,
    ...usedFields(SITE_FUEL_IF_USED, { inputs, computed: { assignedBy: factor.assignedBy }, stored: rest }),
  }
}

/** Makes a record of fuel at a site. Throws everything that its ids and numbers cannot mean. */
export async function createSiteFuel(
  tx: WriteTx,
  context: Context,
  { parent: site, input }: { readonly parent: SiteRow; readonly input: Input<'createSiteFuel'> },
): Promise<Written<FuelRecord>> {
  const inputs = { siteId: site.record.id, ...input }
  const [resolved, , { files, notices }, emissionId] = await gather([
    () => resolve(tx, context, { inputs }),
    () => checkVendor(tx, input.vendorId, 'vendorId'),
    () => filesOf(tx, context, input),
    () => freeEmissionId(tx, context, input.emissionId),
    () => checkProduct(tx, input.productId, 'productId'),
  ])
  const alone = compute(context, resolved, emissionId.notices)
  const computed = withNotices(alone, totalNotices(input.totalEmission, alone))
  const stamp = stampNow(context)
  const emission = emissionResource(computed, { id: emissionId.id, ...stamp })
  const own = { id: context.newId(), siteId: inputs.siteId, emissionId: emission.id, totalEmission: emission.co2e }
  const fields = fieldsOf(inputs, resolved, { files, offsets: NO_OFFSETS, ...own, ...stamp })
  const record = withExactInputs(fields, digitsOf({ value: input.value }))
  const row = await insertActivity(tx, context, { activity: SITE_FUEL, record, emission, computed })
  return { row, notices: [...computed.calculation.notices, ...notices, ...(await fuelOverlaps(tx, row.record))] }
}

/** Computes a changed record; undefined where the change is none of what its calculation says. */
function computeChanged(tx: WriteTx, context: Context, { row, resolved }: { row: FuelRow; resolved: ResolvedFuel }) {
  const { value, unitId, emissionFactorId } = storedInputs(row.record)
  const { unit, factor, kind } = resolved
  const isFactorSame = factor.resource.id === emissionFactorId && factor.assignedBy === (row.record.assignedBy ?? null)
  const isSame = resolved.value === value && unit.id === unitId && isFactorSame
  return isSame ? computedWithKind(tx, row, { kind, usual: SITE_FUEL.kinds }) : compute(context, resolved)
}

/** Changes a record of fuel. Throws everything that its ids and numbers cannot mean. */
export async function updateSiteFuel(
  tx: WriteTx,
  context: Context,
  { row, input }: { readonly row: FuelRow; readonly input: Input<'updateSiteFuel'> },
): Promise<Written<FuelRecord>> {
  const { record: stored } = row
  if (isNothing(input)) return { row }
  const inputs = { ...storedInputs(stored), ...definedFields(input) }
  const [resolved, { files, notices }] = await gather([
    () => resolve(tx, context, { inputs, stored }),
    () => filesAfter(tx, context, { files: input.files, existing: stored.files }),
    () => checkVendor(tx, input.vendorId, 'vendorId'),
    () => checkProduct(tx, input.productId, 'productId'),
  ])
  const computed = await computeChanged(tx, context, { row, resolved })
  const totalEmission = computed === undefined ? stored.totalEmission : totalOf(computed)
  const fields = fieldsOf(inputs, resolved, { ...stored, files, totalEmission, updatedAt: context.now() })
  const set = { given: digitsOf({ value: inputs.value }), ...fields }
  const changed = await changeActivity(tx, context, { activity: SITE_FUEL, row, set, computed, reason: 'updated' })
  const overlaps = await fuelOverlaps(tx, changed.record)
  return { row: changed, notices: [...(await noticesOf(tx, stored.id)), ...notices, ...overlaps] }
}

/** Computes fuel again, and the fields that its factor decides. */
async function recompute(
  tx: ReadTx,
  context: Context,
  of: FuelToResolve & { readonly stored: FuelRecord },
): Promise<Recomputed<'siteFuels'>> {
  const resolved = await resolve(tx, context, of)
  const computed = compute(context, resolved)
  const { resource, assignedBy } = resolved.factor
  const ruled = usedFields(SITE_FUEL_IF_USED, { inputs: of.inputs, computed: { assignedBy }, stored: of.stored })
  const named = { emissionFactorId: resource.id, emissionFactor: resource, ...ruled }
  return { set: { totalEmission: totalOf(computed), updatedAt: context.now(), ...named }, computed }
}

/** Fuel burnt at a site. */
export const SITE_FUEL: ActivityDefinition<'siteFuels'> = {
  ...USUAL_FIELDS,
  collection: 'siteFuels',
  startField: 'startDate',
  kinds: ['site-fuel'],
  factorField: 'emissionFactorId',
  links: null,
  isMonthly: true,
  defaults: {},
  countedAs: ({ siteId, emissionKindId: id, emissionKind: existing, emissionFactor: { name: fuel } }) => {
    return { siteId, vehicleId: null, kind: { id, existing }, fuel, electricity: null }
  },
  preparation: null,
  recalculate: (tx, context, { row: { record: stored } }) =>
    recompute(tx, context, { inputs: storedInputs(stored), stored, isNow: true }),
  naming: {
    field: 'emissionFactorId',
    factorIdOf: ({ emissionFactorId }) => emissionFactorId,
    recalculate: (tx, context, { row: { record: stored }, factorId: emissionFactorId }) =>
      recompute(tx, context, { inputs: { ...storedInputs(stored), emissionFactorId }, stored }),
  },
  ruled: {
    activityOf: (record) => ruledActivityOf(storedInputs(record)),
    assignmentOf: ({ assignedBy = null }) => assignedBy,
    recalculate: (tx, context, { row: { record: stored }, assign }) =>
      recompute(tx, context, { inputs: { ...storedInputs(stored), emissionFactorId: null }, stored, assign }),
  },
  writer: null,
}
