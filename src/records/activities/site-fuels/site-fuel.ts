import { keysOf } from '../../../base/index.ts'
import type { Context, ReadTx, WriteTx } from '../../../ledger/context/context.ts'
import { gather } from '../../../ledger/context/gather.ts'
import { rowsIn } from '../../../ledger/context/list-rows.ts'
import { mergedPeriod } from '../../../ledger/context/period.ts'
import type { ServiceRecords } from '../../../ledger/context/records.ts'
import { digitsOf, wireFigure, withExactInputs } from '../../../ledger/context/stored-record.ts'
import type { NestedUseCases, Recalculated } from '../../../ledger/context/use-cases.ts'
import { type Computed, withNotices, withScopeNotices } from '../../../ledger/ledger/computed.ts'
import { emissionKindOf, kindNotices } from '../../../ledger/references/emission-kinds.ts'
import { filesAfter, filesOf } from '../../../ledger/references/files.ts'
import { checkProduct, checkVendor } from '../../../ledger/references/holders.ts'
import { checkedUnit, embeddedUnit } from '../../../ledger/references/units.ts'
import {
  type BuiltInKindKey,
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
import { fuelOverlaps } from '../definition/period-overlaps.ts'
import { assignedNotices, factorOfRecord, ruledActivityOf } from '../definition/record-factor.ts'
import { computeFuel, freeEmissionId, totalNotices } from './fuel-calculation.ts'

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
export type SiteFuels = NestedUseCases<SiteFuelResource, 'createSiteFuel', 'updateSiteFuel', SiteFuelPath> &
  Recalculated<SiteFuelPath, SiteFuelResource>

type FuelRecord = ServiceRecords['siteFuels']
type FuelInputs = Omit<Input<'createSiteFuel'>, 'files' | 'emissionId' | 'totalEmission'>

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
function inputsOf(record: FuelRecord): FuelInputs {
  const { unitId, emissionFactorId, emissionKindId, vendorId, comment, startDate, endDate, given } = record
  const ids = { unitId, emissionFactorId, emissionKindId, vendorId }
  const ifUsed = storedInputsOf(SITE_FUEL_IF_USED, record)
  return { value: given?.value ?? record.value, ...ids, comment, startDate, endDate, ...ifUsed }
}

async function resolve(tx: ReadTx, context: Context, toResolve: ToResolve<FuelTypes>) {
  const { inputs, stored, isNow, assign, parent } = toResolve
  const { emissionKindId: kindId, emissionFactorId: factorId } = inputs
  const siteId = stored === undefined ? parent.record.id : stored.siteId
  const ruledActivity = () => ruledActivityOf({ ...inputs, siteId })
  const [unit, factor, kind] = await gather([
    () => checkedUnit(context.units, inputs),
    () => factorOfRecord(tx, context, { activity: 'siteFuels', factorId, ruledActivity, stored, isNow, assign }),
    () => (stored?.emissionKindId === kindId ? stored.emissionKind : emissionKindOf(tx, kindId, 'emissionKindId')),
    () => mergedPeriod(inputs, {}),
  ])
  return { inputs, value: inputs.value, siteId, unit, factor, kind }
}

type ResolvedFuel = Awaited<ReturnType<typeof resolve>>

/** Checks the vendor and the product, and stores the files. A new record also has an id and a total of the client. */
async function beside(tx: WriteTx, context: Context, { input, stored }: PayloadToCheck<FuelTypes>): Promise<Additions> {
  const vendor = () => checkVendor(tx, input.vendorId, 'vendorId')
  const product = () => checkProduct(tx, input.productId, 'productId')
  if (stored !== undefined) {
    const files = () => filesAfter(tx, context, { files: input.files, existing: stored.files })
    return (await gather([files, vendor, product]))[0]
  }
  const { emissionId: proposed, totalEmission: clientTotal } = input as Input<'createSiteFuel'>
  const [, { files, notices }, { id: emissionId, notices: idNotices }] = await gather([
    vendor,
    () => filesOf(tx, context, input),
    () => freeEmissionId(tx, context, proposed),
    product,
  ])
  return { files, notices, emissionId, idNotices, clientTotal }
}

/** Computes the emission, with the notices of the kind, the factor, and the id and total of the client. */
function compute(_: ReadTx, context: Context, { resolved, additions }: ResolvedPayload<FuelTypes>): Computed {
  const { value, unit, factor, kind } = resolved
  const { idNotices = [], clientTotal } = additions
  const notices = [...assignedNotices(factor), ...kindNotices(kind, KINDS), ...idNotices]
  const computed = withScopeNotices(computeFuel(context, { value, unit, factor: factor.factor, notices }), kind)
  return withNotices(computed, totalNotices(clientTotal, computed))
}

function recordOf({ resolved, additions }: ResolvedPayload<FuelTypes>, facts: RecordFacts<FuelTypes>): FuelRecord {
  const { inputs, value, siteId, unit, factor, kind } = resolved
  const { stored } = facts
  const record = {
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
  }
  const { assignedBy } = factor
  const ifUsed = usedFields(SITE_FUEL_IF_USED, { inputs, computed: { assignedBy }, stored: stored ?? {} })
  return withExactInputs({ ...record, ...ifUsed }, digitsOf({ value }))
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
    countedAs: ({ siteId, emissionKindId: id, emissionKind: existing, emissionFactor: { name: fuel } }) => {
      return { siteId, vehicleId: null, kind: { id, existing }, fuel, electricity: null }
    },
    newInputs: ({ input }) => input,
    inputsOf,
    resolve,
    isSame: ({ value, unit, factor }, stored) => {
      const isSameRule = factor.assignedBy === (stored.assignedBy ?? null)
      const isSameFactor = isSameRule && factor.resource.id === stored.emissionFactorId
      return isSameFactor && unit.id === stored.unitId && value === inputsOf(stored).value
    },
    compute,
    recordOf,
    recomputed: [
      ...(['totalEmission', 'updatedAt', 'emissionFactorId', 'emissionFactor'] as const),
      ...keysOf(SITE_FUEL_IF_USED),
    ],
    beside,
    after: (tx, _, { after }) => (after === null ? [] : fuelOverlaps(tx, after)),
    preparation: null,
    naming: {
      field: 'emissionFactorId',
      factorIdOf: ({ emissionFactorId }) => emissionFactorId,
      inputsWith: (inputs, emissionFactorId) => ({ ...inputs, emissionFactorId }),
    },
    ruled: {
      activityOf: (record) => ruledActivityOf({ ...inputsOf(record), siteId: record.siteId }),
      assignmentOf: ({ assignedBy = null }) => assignedBy,
      inputsWithoutFactor: (inputs) => ({ ...inputs, emissionFactorId: null }),
    },
  },
  {
    ...BELOW_SITE,
    idsOf: ({ siteId: parentId, fuelId: id }) => ({ parentId, id, path: 'fuelId' }),
    rows: (tx, siteId) => rowsIn(tx.siteFuels, { siteId, by: 'startDate' }),
    sitePeriodOf: ({ parentId: siteId, input: { endDate } }) => ({ siteId, endDate }),
    proposedIdOf: ({ input }) => input.emissionId?.toLowerCase(),
  },
)
