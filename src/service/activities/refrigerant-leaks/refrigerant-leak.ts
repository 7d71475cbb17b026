import { calculateRefrigerant } from '../../../activities/index.ts'
import { fail } from '../../../errors/index.ts'
import { findRefrigerant } from '../../../factors/index.ts'
import { definedFields, type Input } from '../../../resources/index.ts'
import { builtInUnits } from '../../../units/index.ts'
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
import { emissionKindOf, kindNotices, kindOf } from '../../core/references/emission-kinds.ts'
import { embeddedUnit, unitOf } from '../../core/references/units.ts'
import { withClientPaths } from '../../core/references/with-client-paths.ts'
import type { SiteRow } from '../../master-data/sites.ts'
import { type ActivityDefinition, USUAL_FIELDS } from '../definition/definition.ts'

type LeakRecord = ServiceRecords['refrigerantLeaks']
type LeakRow = ActivityRow<'refrigerantLeaks'>
type LeakInputs = Input<'createRefrigerantLeak'>

const FIELDS = { mass: 'value', unit: 'unitId', factor: 'refrigerant', parts: 'refrigerant', gwp: 'gwpSet' }

/** The inputs of a stored record, with all their digits. */
function storedInputs(record: LeakRecord): LeakInputs {
  const gwpSet = record.gwpSet as LeakInputs['gwpSet']
  return { ...record, gwpSet, value: record.given?.value ?? record.value }
}

/** The GWP set that was sent, or that of the policy. Throws `required`, since it moves the number. */
function gwpSetOf({ policy }: Context, { gwpSet }: LeakInputs) {
  const chosen = gwpSet ?? policy.gwpSet
  return chosen ?? fail('gwpSet', 'required', 'must name the GWP set of the potential, since it moves the number')
}

/** Inputs to resolve; the kind that a stored record names stays what it was then. */
interface LeakToResolve {
  readonly inputs: LeakInputs
  readonly stored?: LeakRecord
}

/** Resolves what a leak names. Throws everything that its ids and dates cannot mean. */
async function resolve(tx: ReadTx, context: Context, { inputs, stored }: LeakToResolve) {
  const kindId = inputs.emissionKindId ?? kindOf(REFRIGERANT_LEAK.kinds[0]).id
  const [unit, found, kind] = await gather([
    () => unitOf(context.units, inputs.unitId, 'unitId'),
    () => {
      const gwpSet = gwpSetOf(context, inputs)
      return { gwpSet, gases: findRefrigerant(inputs.refrigerant, gwpSet, 'refrigerant') }
    },
    () => (stored?.emissionKindId === kindId ? stored.emissionKind : emissionKindOf(tx, kindId, 'emissionKindId')),
    () => mergedPeriod(inputs, {}),
  ])
  return { inputs, unit, kind, ...found }
}

type ResolvedLeak = Awaited<ReturnType<typeof resolve>>

/** Computes what a leak emitted: mass × GWP of every gas in it. Throws the codes of `calculateRefrigerant`. */
function compute({ policy, units }: Context, { inputs: { value: mass }, unit, gases, kind }: ResolvedLeak): Computed {
  const { allowCredits, gwpSet } = policy
  const table = units === builtInUnits ? {} : { table: units }
  const leak = { mass, unit, allowCredits, ...table, ...gases }
  const calculation = withClientPaths(FIELDS, () => calculateRefrigerant(leak))
  return withScopeNotices(computedOf(calculation, { gwpSet, notices: kindNotices(kind, REFRIGERANT_LEAK.kinds) }), kind)
}

/** The fields of a record that follow from its inputs. */
function fieldsOf({ inputs, unit, gwpSet, kind }: ResolvedLeak) {
  const { refrigerant, value, startDate, endDate, comment } = inputs
  const period = { startDate, endDate }
  const named = { unitId: unit.id, unit: embeddedUnit(unit), emissionKindId: kind.id, emissionKind: kind }
  return { refrigerant, gwpSet, value: wireFigure(value), ...period, comment, ...named, given: digitsOf({ value }) }
}

/** Records a leak at a site. Throws everything that its ids and numbers cannot mean. */
export async function createRefrigerantLeak(
  tx: WriteTx,
  context: Context,
  { parent: site, input }: { readonly parent: SiteRow; readonly input: LeakInputs },
): Promise<Written<LeakRecord>> {
  const { newId } = context
  const resolved = await resolve(tx, context, { inputs: input })
  const computed = compute(context, resolved)
  const stamp = stampNow(context)
  const emission = emissionResource(computed, { id: newId(), ...stamp })
  const { given, ...fields } = fieldsOf(resolved)
  const ofEmission = { emissionId: emission.id, totalEmission: emission.co2e }
  const record = withExactInputs({ id: newId(), siteId: site.record.id, ...fields, ...stamp, ...ofEmission }, given)
  const row = await insertActivity(tx, context, { activity: REFRIGERANT_LEAK, record, emission, computed })
  return { row, notices: computed.calculation.notices }
}

/** Computes a changed record; undefined where the change is of nothing that its calculation says. */
function computeChanged(tx: ReadTx, context: Context, { row, resolved }: { row: LeakRow; resolved: ResolvedLeak }) {
  const { refrigerant, gwpSet, value, unitId } = storedInputs(row.record)
  const { inputs, kind, unit } = resolved
  const isSame = inputs.refrigerant === refrigerant && resolved.gwpSet === gwpSet && inputs.value === value
  if (!isSame || unit.id !== unitId) return compute(context, resolved)
  return computedWithKind(tx, row, { kind, usual: REFRIGERANT_LEAK.kinds })
}

/** Changes a record of a leak. Throws everything that its ids and numbers cannot mean. */
export async function updateRefrigerantLeak(
  tx: WriteTx,
  context: Context,
  { row, input }: { readonly row: LeakRow; readonly input: Input<'updateRefrigerantLeak'> },
): Promise<Written<LeakRecord>> {
  if (isNothing(input)) return { row }
  const { record: stored } = row
  const resolved = await resolve(tx, context, { inputs: { ...storedInputs(stored), ...definedFields(input) }, stored })
  const computed = await computeChanged(tx, context, { row, resolved })
  const set = { updatedAt: context.now(), ...fieldsOf(resolved), ...(computed && { totalEmission: totalOf(computed) }) }
  return {
    row: await changeActivity(tx, context, { activity: REFRIGERANT_LEAK, row, set, computed, reason: 'updated' }),
  }
}

/** Refrigerant that leaked at a site. */
export const REFRIGERANT_LEAK: ActivityDefinition<'refrigerantLeaks'> = {
  ...USUAL_FIELDS,
  collection: 'refrigerantLeaks',
  startField: 'startDate',
  kinds: ['site-refrigerant'],
  factorField: null,
  links: null,
  isMonthly: false,
  defaults: {},
  countedAs: ({ siteId, emissionKindId: id, emissionKind: existing }) => {
    return { siteId, vehicleId: null, kind: { id, existing }, electricity: null }
  },
  preparation: null,
  async recalculate(tx, context, { row: { record: stored } }) {
    const computed = compute(context, await resolve(tx, context, { inputs: storedInputs(stored), stored }))
    return { set: { totalEmission: totalOf(computed), updatedAt: context.now() }, computed }
  },
  naming: null,
  ruled: null,
  writer: null,
}
