import { type Awaitable, keysOf, when } from '../../../base/index.ts'
import { calculateFuel } from '../../../core/activities/index.ts'
import type { EmissionFactor, FuelBridge } from '../../../core/emissions/index.ts'
import { fail, type Notice, notice } from '../../../core/errors/index.ts'
import {
  add,
  compare,
  type Exact,
  multiply,
  parseNumber,
  type Rational,
  rationalOf,
  subtract,
} from '../../../core/exact/index.ts'
import { builtInUnits, type Unit, type UnitTable } from '../../../core/units/index.ts'
import type { Context, ReadTx, WriteTx } from '../../../ledger/context/context.ts'
import { gather } from '../../../ledger/context/gather.ts'
import { rowsOfList } from '../../../ledger/context/list-rows.ts'
import { mergedPeriod } from '../../../ledger/context/period.ts'
import type { ServiceRecords } from '../../../ledger/context/records.ts'
import { checkedUnit, checkProduct, checkVendor, embeddedUnit } from '../../../ledger/context/require.ts'
import { digitsOf, wireFigure } from '../../../ledger/context/stored-record.ts'
import type { NestedUseCases, Recalculated, RequiredFields } from '../../../ledger/context/use-cases.ts'
import { type Computed, computedOf, withNotices, withScopeNotices } from '../../../ledger/ledger/computed.ts'
import { emissionKindOf, kindNotices, kindOf, unstatedNotices } from '../../../ledger/references/emission-kinds.ts'
import { relabelNotices, withClientPaths } from '../../../ledger/references/with-client-paths.ts'
import {
  type BuiltInKindKey,
  type EmissionKindResource,
  type Input,
  SITE_FUEL_IF_USED,
  type SiteFuelResource,
  storedInputsOf,
  usedFields,
} from '../../../resources/index.ts'
import type { SiteRow } from '../../master-data/sites.ts'
import type {
  Additions,
  PayloadToCheck,
  RecordFacts,
  ResolvedPayload,
  ToResolve,
} from '../definition/activity-steps.ts'
import { BELOW_SITE, nestedActivity } from '../definition/define-activity.ts'
import { type ActivityModule, USUAL_FIELDS } from '../definition/definition.ts'
import { fuelOverlaps, fuelOverlapsRead } from '../definition/period-overlaps.ts'
import { assignedNotices, factorOfRecord, type RecordFactor, ruledActivityOf } from '../definition/record-factor.ts'

/** A record of fuel by the site of its path. */
export interface SiteFuelPath {
  readonly siteId: string
  readonly fuelId: string
}

/**
 * Fuel burnt at the sites of a company, listed from the newest start on. The factor stays until another id is sent. In
 * addition to the errors of all use cases, throws `unknown_unit`, `unit_conflict`, `unit_dimension_mismatch`,
 * `unknown_emission_factor`, `unknown_emission_kind`, `unknown_vendor`, `unknown_file`.
 */
export type SiteFuels<Required extends RequiredFields = 'reference'> = NestedUseCases<
  SiteFuelResource,
  'createSiteFuel',
  'updateSiteFuel',
  SiteFuelPath,
  Required
> &
  Recalculated<SiteFuelPath, SiteFuelResource>

type FuelRecord = ServiceRecords['siteFuels']
type FuelInputs = Omit<Input<'createSiteFuel'>, 'files' | 'emissionId' | 'totalEmission' | 'emissionKindId'> & {
  readonly emissionKindId: string
}

/** The inputs of a record with what they name. */
interface ResolvedFuel {
  readonly inputs: FuelInputs
  readonly value: Exact
  readonly siteId: string
  readonly unit: Unit
  readonly factor: RecordFactor
  readonly kind: EmissionKindResource
}

/** The types of this activity. */
interface FuelTypes {
  readonly collection: 'siteFuels'
  readonly noun: 'SiteFuel'
  readonly inputs: FuelInputs
  readonly resolved: ResolvedFuel
  readonly computed: Computed
  readonly parent: SiteRow
  readonly prepared: undefined
}

const KINDS: readonly [BuiltInKindKey] = ['site-fuel']

/** Offsets are never subtracted from emissions, so none are stored. */
const NO_OFFSETS = Object.freeze([]) as never[]

/** The inputs of a stored record, with all their digits. */
function fuelInputsOf(record: FuelRecord): FuelInputs {
  const { unitId, emissionFactorId, emissionKindId, vendorId, comment, startDate, endDate, given } = record
  const ids = { unitId, emissionFactorId, emissionKindId, vendorId }
  const ifUsed = storedInputsOf(SITE_FUEL_IF_USED, record)
  return { value: given?.value ?? record.value, ...ids, comment, startDate, endDate, ...ifUsed }
}

function resolveFuel(tx: ReadTx, context: Context, toResolve: ToResolve<FuelTypes>): Awaitable<ResolvedFuel> {
  const { inputs, stored, isNow, assign, parent } = toResolve
  const { emissionKindId: kindId, emissionFactorId: factorId } = inputs
  const siteId = stored === undefined ? parent.record.id : stored.siteId
  const found = gather([
    () => checkedUnit(context.units, inputs),
    () => {
      const ruledActivity = () => ruledActivityOf({ ...inputs, siteId })
      return factorOfRecord(tx, context, { activity: 'siteFuels', factorId, ruledActivity, stored, isNow, assign })
    },
    () => (stored?.emissionKindId === kindId ? stored.emissionKind : emissionKindOf(tx, kindId, 'emissionKindId')),
    () => mergedPeriod(inputs, {}),
  ])
  return when(found, ([unit, factor, kind]) => ({ inputs, value: inputs.value, siteId, unit, factor, kind }))
}

/** Checks the vendor and the product. A new record also has an id and a total of the client. */
function checkFuelAdditions(
  tx: WriteTx,
  context: Context,
  { input, stored }: PayloadToCheck<FuelTypes>,
): Awaitable<Additions> {
  if (stored !== undefined) {
    const checked = gather([
      () => checkVendor(tx, input.vendorId, 'vendorId'),
      () => checkProduct(tx, input.productId, 'productId'),
    ])
    return when(checked, () => ({}))
  }
  const { emissionId: proposed, totalEmission: clientTotal } = input as Input<'createSiteFuel'>
  const checked = gather([
    () => checkVendor(tx, input.vendorId, 'vendorId'),
    () => freeEmissionId(tx, context, proposed),
    () => checkProduct(tx, input.productId, 'productId'),
  ])
  return when(checked, ([, { id: emissionId, notices: idNotices }]) => ({ emissionId, idNotices, clientTotal }))
}

/** Computes the emission, with the notices of the kind, the factor, and the id and total of the client. */
function computeFuelRecord(_: ReadTx, context: Context, { resolved, additions }: ResolvedPayload<FuelTypes>): Computed {
  const { value, unit, factor, kind } = resolved
  const { idNotices = [], clientTotal } = additions
  const notices = [...assignedNotices(factor), ...kindNotices(kind, KINDS), ...idNotices]
  const computed = withScopeNotices(computeFuel(context, { value, unit, factor: factor.factor, notices }), kind)
  return withNotices(computed, totalNotices(clientTotal, computed))
}

function buildFuelRecord(
  { resolved, additions }: ResolvedPayload<FuelTypes>,
  facts: RecordFacts<FuelTypes>,
): FuelRecord {
  const { inputs, value, siteId, unit, factor, kind } = resolved
  const { stored } = facts
  const { assignedBy } = factor
  const given = digitsOf({ value })
  return {
    id: facts.id,
    value: wireFigure(value),
    totalEmission: facts.totalEmission,
    startDate: inputs.startDate,
    endDate: inputs.endDate,
    comment: inputs.comment,
    unitId: unit.id,
    vendorId: inputs.vendorId,
    siteId,
    companyId: facts.companyId,
    emissionId: facts.emissionId,
    emissionKindId: kind.id,
    emissionFactorId: factor.resource.id,
    createdAt: facts.createdAt,
    updatedAt: facts.updatedAt,
    files: additions.files ?? stored?.files ?? [],
    offsets: stored?.offsets ?? NO_OFFSETS,
    emissionKind: kind,
    unit: embeddedUnit(unit),
    emissionFactor: factor.resource,
    ...usedFields(SITE_FUEL_IF_USED, { inputs, computed: { assignedBy }, stored: stored ?? {} }),
    ...(given && { given }),
  }
}

/** Fuel burnt at a site. */
export const SITE_FUEL: ActivityModule<'siteFuels', SiteFuels> = nestedActivity<FuelTypes, SiteFuelPath>(
  {
    ...USUAL_FIELDS,
    collection: 'siteFuels',
    noun: 'SiteFuel',
    startField: 'startDate',
    kinds: KINDS,
    factorField: 'emissionFactorId',
    links: null,
    isMonthly: true,
    defaults: {},
    countedAs: ({ siteId, meter, emissionKindId: id, emissionKind: existing, emissionFactor: { name: fuel } }) => {
      return { siteId, vehicleId: null, kind: { id, existing }, fuel, meter, electricity: null }
    },
    newInputs: ({ input }) => ({ ...input, emissionKindId: input.emissionKindId ?? kindOf(KINDS[0]).id }),
    inputsOf: fuelInputsOf,
    resolve: resolveFuel,
    isSame: ({ value, unit, factor }, stored) => {
      const isSameRule = factor.assignedBy === (stored.assignedBy ?? null)
      const isSameFactor = isSameRule && factor.resource.id === stored.emissionFactorId
      return isSameFactor && unit.id === stored.unitId && value === fuelInputsOf(stored).value
    },
    compute: computeFuelRecord,
    recordOf: buildFuelRecord,
    recomputed: [
      ...(['totalEmission', 'updatedAt', 'emissionFactorId', 'emissionFactor'] as const),
      ...keysOf(SITE_FUEL_IF_USED),
    ],
    beside: checkFuelAdditions,
    after: (tx, context, { after }) => (after === null ? [] : fuelOverlaps(tx, context, after)),
    newReads: ({ parentId: siteId, input: { endDate, emissionId } }) => {
      const reads = [{ collection: 'sites', key: siteId }, fuelOverlapsRead({ siteId, endDate })]
      return emissionId === undefined ? reads : [...reads, { collection: 'emissions', key: emissionId.toLowerCase() }]
    },
    preparation: null,
    naming: {
      field: 'emissionFactorId',
      factorIdOf: ({ emissionFactorId }) => emissionFactorId,
      inputsWith: (inputs, emissionFactorId) => ({ ...inputs, emissionFactorId }),
    },
    ruled: {
      activityOf: (record) => ruledActivityOf({ ...fuelInputsOf(record), siteId: record.siteId }),
      assignmentOf: ({ assignedBy = null }) => assignedBy,
      inputsWithoutFactor: (inputs) => ({ ...inputs, emissionFactorId: null }),
    },
  },
  {
    ...BELOW_SITE,
    idsOf: ({ siteId: parentId, fuelId: id }) => ({ parentId, id, path: 'fuelId' }),
    rows: (tx, siteId) => rowsOfList(tx.siteFuels, { siteId, by: 'startDate' }),
    sitePeriodOf: ({ parentId: siteId, input: { endDate } }) => ({ siteId, endDate }),
    proposedIdOf: ({ input }) => input.emissionId?.toLowerCase(),
  },
)

/** A fuel input with all ids resolved. */
interface ResolvedFuelInput {
  readonly value: Exact
  readonly unit: Unit
  readonly factor: EmissionFactor
  readonly notices: readonly Notice[]
}

/** The request fields of the inputs of the calculation. The factor decides the heating value of an energy. */
const FIELDS = {
  unit: 'unitId',
  factor: 'emissionFactorId',
  heatingValue: 'emissionFactorId',
  // the policy of the service declares it for the factor
  bridge: 'emissionFactorId',
}

/** True if the bridge converts between the dimensions of two units, in either direction. */
function bridgesUnits({ from, to }: FuelBridge, [a, b]: readonly [Unit, Unit], units: UnitTable): boolean {
  const ends = [units.find(from, 'fuelBridges.from').typeUnit, units.find(to, 'fuelBridges.to').typeUnit]
  return (ends[0] === a.typeUnit && ends[1] === b.typeUnit) || (ends[0] === b.typeUnit && ends[1] === a.typeUnit)
}

/**
 * Finds the density or calorific value that the policy declares for a factor. Undefined if the unit has the dimension of the
 * factor. Throws `unit_dimension_mismatch` if a value is needed but not declared.
 */
function declaredBridge(
  { policy, units }: Pick<Context, 'policy' | 'units'>,
  unit: Unit,
  factor: EmissionFactor,
): FuelBridge | undefined {
  const target = units.find(factor.unit, 'emissionFactorId')
  if (target.typeUnit === unit.typeUnit) return undefined
  const declared = Object.hasOwn(policy.fuelBridges, factor.id) ? (policy.fuelBridges[factor.id] ?? []) : []
  const bridge = declared.find((one) => bridgesUnits(one, [unit, target], units))
  if (bridge !== undefined) return bridge
  const message = `${unit.short_name} (${unit.typeUnit}) does not fit the factor per ${target.short_name} (${target.typeUnit}); send the value in ${target.short_name}, choose a factor per ${unit.short_name}, or have a density or calorific value declared for the factor (policy fuelBridges)`
  return fail('unitId', 'unit_dimension_mismatch', { message, expected: target.typeUnit, received: unit.typeUnit })
}

/** Computes the emission of a fuel. Throws `unit_dimension_mismatch` and the other codes of `calculateFuel`. */
function computeFuel(context: Context, { value, unit, factor, notices }: ResolvedFuelInput): Computed {
  const { policy, units } = context
  const { allowCredits } = policy
  const table = units === builtInUnits ? {} : { table: units }
  const bridge = declaredBridge(context, unit, factor)
  const options = bridge === undefined ? table : { ...table, bridge }
  const calculation = withClientPaths(FIELDS, () => calculateFuel({ value, unit, factor, ...options, allowCredits }))
  const unstated = unstatedNotices(factor, FIELDS.factor)
  return computedOf(relabelNotices(FIELDS, calculation), { gwpSet: policy.gwpSet, notices: [...unstated, ...notices] })
}

/** A total of the client may differ from the computed one by this share plus these kilograms, without a notice. */
const TOLERANCE = { share: 0.005, kg: 0.01 }
const EXACT_TOLERANCE = { share: parseNumber(TOLERANCE.share), kg: parseNumber(TOLERANCE.kg) }

function size(value: Rational): Rational {
  return value.n < 0n ? { n: -value.n, d: value.d } : value
}

/** True if the totals differ by less than half of the tolerance, so that rounding of doubles does not matter. */
function isSurelyClose(clientTotal: Exact, computed: number | null): boolean {
  if (typeof clientTotal !== 'number' || computed === null) return false
  return Math.abs(clientTotal - computed) <= (TOLERANCE.kg + TOLERANCE.share * Math.abs(computed)) / 2
}

/** Reports a total of the client that differs from the computed one. The computed value is stored. */
function totalNotices(clientTotal: Exact | undefined, { exactKg, calculation }: Computed): readonly Notice[] {
  if (clientTotal === undefined || isSurelyClose(clientTotal, calculation.emission.co2e)) return []
  const computed = parseNumber(exactKg)
  const tolerated = add(multiply(size(computed), EXACT_TOLERANCE.share), EXACT_TOLERANCE.kg)
  if (compare(size(subtract(rationalOf(clientTotal), computed)), tolerated) <= 0) return []
  const message = `${clientTotal} kg was sent, but the calculation gives ${exactKg} kg, which was stored`
  return [notice('client_total_differs', 'totalEmission', message)]
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Returns the proposed id of an emission if it is an unused UUID. Otherwise returns a new id, with a notice. */
export function freeEmissionId(tx: ReadTx, { newId }: Context, proposed: string | undefined): Awaitable<FreeId> {
  if (proposed === undefined) return { id: newId(), notices: [] }
  const id = proposed.toLowerCase()
  if (!UUID.test(id)) return ignoredId(newId)
  return when(tx.emissions.get(id), (row) => (row === null ? { id, notices: [] } : ignoredId(newId)))
}

/** An id of an emission, and the notices of one that was proposed. */
interface FreeId {
  readonly id: string
  readonly notices: readonly Notice[]
}

function ignoredId(newId: () => string): FreeId {
  const message = 'is already in use, or is not a UUID; the emission got a new id'
  return { id: newId(), notices: [notice('client_id_ignored', 'emissionId', message)] }
}
