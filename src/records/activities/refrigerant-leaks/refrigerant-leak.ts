import { when } from '../../../base/index.ts'
import { calculateRefrigerant } from '../../../core/activities/index.ts'
import { fail } from '../../../core/errors/index.ts'
import { builtInUnits } from '../../../core/units/index.ts'
import type { Context, ReadTx } from '../../../ledger/context/context.ts'
import { gather } from '../../../ledger/context/gather.ts'
import { rowsOfList } from '../../../ledger/context/list-rows.ts'
import { mergedPeriod } from '../../../ledger/context/period.ts'
import type { ServiceRecords } from '../../../ledger/context/records.ts'
import { embeddedUnit, unitOf } from '../../../ledger/context/require.ts'
import { digitsOf, wireFigure, withExactInputs } from '../../../ledger/context/stored-record.ts'
import type { NestedUseCases, Recalculated, RequiredFields } from '../../../ledger/context/use-cases.ts'
import { type Computed, computedOf, withScopeNotices } from '../../../ledger/ledger/computed.ts'
import { emissionKindOf, kindNotices, kindOf } from '../../../ledger/references/emission-kinds.ts'
import { withClientPaths } from '../../../ledger/references/with-client-paths.ts'
import { findRefrigerant } from '../../../reference/factors/index.ts'
import type { BuiltInKindKey, Input, RefrigerantLeakResource } from '../../../resources/index.ts'
import type { SiteRow } from '../../master-data/sites.ts'
import type { RecordFacts, ResolvedPayload, ToResolve } from '../definition/activity-steps.ts'
import { BELOW_SITE, nestedActivity } from '../definition/define-activity.ts'
import { type ActivityModule, USUAL_FIELDS } from '../definition/definition.ts'

/** A refrigerant leak by the site of its path. */
export interface RefrigerantLeakPath {
  readonly siteId: string
  readonly leakId: string
}

/**
 * Refrigerants that leaked at the sites of a company, listed from the newest start on. The refrigerant is a gas or a blend,
 * by name. Its potential is that of a GWP set, by default the one of the policy. In addition to the errors of all use cases,
 * throws `unknown_unit`, `unit_dimension_mismatch`, `unknown_refrigerant`, `unknown_emission_kind`, and `required` if
 * neither the payload nor the policy names a GWP set.
 */
export type RefrigerantLeaks<Required extends RequiredFields = 'reference'> = NestedUseCases<
  RefrigerantLeakResource,
  'createRefrigerantLeak',
  'updateRefrigerantLeak',
  RefrigerantLeakPath,
  Required
> &
  Recalculated<RefrigerantLeakPath, RefrigerantLeakResource>

type LeakRecord = ServiceRecords['refrigerantLeaks']
type LeakInputs = Input<'createRefrigerantLeak'>

/** The types of this activity. */
interface LeakTypes {
  readonly collection: 'refrigerantLeaks'
  readonly noun: 'RefrigerantLeak'
  readonly inputs: LeakInputs
  readonly resolved: ResolvedLeak
  readonly computed: Computed
  readonly parent: SiteRow
  readonly prepared: undefined
}

const KINDS: readonly [BuiltInKindKey] = ['site-refrigerant']
/** The request fields of the inputs of the calculation. */
const FIELDS = { mass: 'value', unit: 'unitId', factor: 'refrigerant', parts: 'refrigerant', gwp: 'gwpSet' }

/** The inputs of a stored record, with all their digits. */
function leakInputsOf(record: LeakRecord): LeakInputs {
  const gwpSet = record.gwpSet as LeakInputs['gwpSet']
  return { ...record, gwpSet, value: record.given?.value ?? record.value }
}

/** The GWP set of the payload, or that of the policy. Throws `required`, because it changes the result. */
function gwpSetOf({ policy }: Context, { gwpSet }: LeakInputs) {
  const chosen = gwpSet ?? policy.gwpSet
  return chosen ?? fail('gwpSet', 'required', 'is missing; name the GWP set, because the result depends on it')
}

function resolveLeak(tx: ReadTx, context: Context, { inputs, stored, parent }: ToResolve<LeakTypes>) {
  const kindId = inputs.emissionKindId ?? kindOf(KINDS[0]).id
  const named = gather([
    () => unitOf(context.units, inputs.unitId, 'unitId'),
    () => {
      const gwpSet = gwpSetOf(context, inputs)
      return { gwpSet, gases: findRefrigerant(inputs.refrigerant, gwpSet, 'refrigerant') }
    },
    () => (stored?.emissionKindId === kindId ? stored.emissionKind : emissionKindOf(tx, kindId, 'emissionKindId')),
    () => mergedPeriod(inputs, {}),
  ])
  const siteId = stored === undefined ? parent.record.id : stored.siteId
  return when(named, ([unit, found, kind]) => ({ inputs, unit, kind, ...found, siteId }))
}

type ResolvedLeak = Awaited<ReturnType<typeof resolveLeak>>

/** Multiplies the mass by the GWP of every gas in it. Throws the codes of `calculateRefrigerant`. */
function computeLeak(
  _: ReadTx,
  { policy, units }: Context,
  { resolved: { inputs, unit, gases, kind } }: ResolvedPayload<LeakTypes>,
): Computed {
  const { allowCredits, gwpSet } = policy
  const table = units === builtInUnits ? {} : { table: units }
  const leak = { mass: inputs.value, unit, allowCredits, ...table, ...gases }
  const calculation = withClientPaths(FIELDS, () => calculateRefrigerant(leak))
  return withScopeNotices(computedOf(calculation, { gwpSet, notices: kindNotices(kind, KINDS) }), kind)
}

function buildLeak({ resolved }: ResolvedPayload<LeakTypes>, facts: RecordFacts<LeakTypes>): LeakRecord {
  const { inputs, unit, gwpSet, kind, siteId } = resolved
  const { refrigerant, value, startDate, endDate, comment } = inputs
  const { id, companyId, createdAt, updatedAt, emissionId, totalEmission } = facts
  const named = { unitId: unit.id, unit: embeddedUnit(unit), emissionKindId: kind.id, emissionKind: kind }
  const stamp = { companyId, createdAt, updatedAt, emissionId, totalEmission }
  const period = { startDate, endDate }
  const record = { id, siteId, refrigerant, gwpSet, value: wireFigure(value), ...period, comment, ...named, ...stamp }
  return withExactInputs(record, digitsOf({ value }))
}

/** Refrigerant that leaked at a site. */
export const REFRIGERANT_LEAK: ActivityModule<'refrigerantLeaks', RefrigerantLeaks> = nestedActivity<
  LeakTypes,
  RefrigerantLeakPath
>(
  {
    ...USUAL_FIELDS,
    collection: 'refrigerantLeaks',
    noun: 'RefrigerantLeak',
    startField: 'startDate',
    kinds: KINDS,
    factorField: null,
    links: null,
    isMonthly: false,
    defaults: {},
    countedAs: ({ siteId, emissionKindId: id, emissionKind: existing }) => {
      return { siteId, vehicleId: null, kind: { id, existing }, electricity: null }
    },
    newInputs: ({ input }) => input,
    inputsOf: leakInputsOf,
    resolve: resolveLeak,
    isSame: ({ inputs, unit, gwpSet }, stored) => {
      const { value, refrigerant } = leakInputsOf(stored)
      const isOtherGas = refrigerant !== inputs.refrigerant || gwpSet !== stored.gwpSet
      return !isOtherGas && value === inputs.value && unit.id === stored.unitId
    },
    compute: computeLeak,
    recordOf: buildLeak,
    recomputed: ['totalEmission', 'updatedAt'],
    preparation: null,
    naming: null,
    ruled: null,
  },
  {
    ...BELOW_SITE,
    idsOf: ({ siteId: parentId, leakId: id }) => ({ parentId, id, path: 'leakId' }),
    rows: (tx, siteId) => rowsOfList(tx.refrigerantLeaks, { siteId, by: 'startDate' }),
  },
)
