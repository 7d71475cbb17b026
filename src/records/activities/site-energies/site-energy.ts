import type { Notice } from '../../../core/errors/index.ts'
import type { Context, ReadTx, WriteTx } from '../../../ledger/context/context.ts'
import { gather } from '../../../ledger/context/gather.ts'
import { rowsOfList } from '../../../ledger/context/list-rows.ts'
import { mergedPeriod } from '../../../ledger/context/period.ts'
import type { ServiceRecords } from '../../../ledger/context/records.ts'
import { checkedUnit, checkVendor, embeddedUnit, onFreshRow, requireRow } from '../../../ledger/context/require.ts'
import { digitsOf, wireFigure } from '../../../ledger/context/stored-record.ts'
import type { NestedUseCases, Outcome, Recalculated, RequiredFields } from '../../../ledger/context/use-cases.ts'
import { read } from '../../../ledger/context/write.ts'
import { type Computed, withScopeNotices } from '../../../ledger/ledger/computed.ts'
import { keepSnapshot } from '../../../ledger/ledger/stored-calculation.ts'
import { emissionKindOf, existingKind, kindNotices, kindOf } from '../../../ledger/references/emission-kinds.ts'
import {
  type BuiltInKindKey,
  definedFields,
  type Input,
  METERED_FIELDS,
  type SiteEnergyResource,
  storedInputsOf,
  usedFields,
} from '../../../resources/index.ts'
import type { SiteRow } from '../../master-data/sites.ts'
import type { RecordFacts, ResolvedPayload, ToResolve, WrittenStates } from '../definition/activity-steps.ts'
import { BELOW_SITE, nestedActivity } from '../definition/define-activity.ts'
import { type ActivityModule, USUAL_FIELDS } from '../definition/definition.ts'
import { energyOverlaps, energyOverlapsRead } from '../definition/period-overlaps.ts'
import {
  customFactorOf,
  findGrid,
  type GridFactor,
  gridQuestion,
  keepOrFindGrid,
  keepOrFindResidual,
} from './electricity-factors.ts'
import { computeEnergy, type EmissionFigure, readLocationFigure } from './energy-calculation.ts'
import {
  type DeclaredDraw,
  drawingFields,
  drawnInstruments,
  planDraws,
  sameDraws,
  settleDraws,
  storedRequest,
} from './instrument-draws.ts'

/** A record of electricity by the site of its path. */
export interface SiteEnergyPath {
  readonly siteId: string
  readonly energyId: string
}

/**
 * Electricity used at the sites of a company, listed from the newest start on. Its total is the market-based figure. The
 * grid factor is selected by the site and the year. It is selected again if one of them has changed and the record is
 * recomputed. A named factor stays until another id is sent. A record draws on the instruments that it names, and with
 * `drawInstruments` on all that fit its market, period and site. No instrument supplies more than it holds. In addition to
 * the errors of all use cases, throws `unknown_unit`, `unit_dimension_mismatch`, `factor_not_found`,
 * `factor_basis_mismatch`, `unknown_emission_factor`, `unknown_emission_kind`, `unknown_vendor`, `unknown_file`,
 * `unknown_instrument`, `instrument_mismatch`, `instrument_overdrawn`, `clean_share_with_instruments`.
 */
export type SiteEnergies<Required extends RequiredFields = 'reference'> = NestedUseCases<
  SiteEnergyResource,
  'createSiteEnergy',
  'updateSiteEnergy',
  SiteEnergyPath,
  Required
> &
  Recalculated<SiteEnergyPath, SiteEnergyResource> & {
    /**
     * The location-based figure of a record, with its own notices. It is reported next to the total and never added to it.
     * Throws `not_found`, and `factor_not_found` if no grid factor was found.
     */
    locationBased(path: SiteEnergyPath): Promise<Outcome<EmissionFigure>>
  }

type EnergyRecord = ServiceRecords['siteEnergies']

/** The inputs of the calculation and of the record, as they are sent or stored. */
type EnergyInputs = Omit<Input<'createSiteEnergy'>, 'files' | 'emissionKindId' | 'instruments'> & {
  readonly emissionKindId: string
  readonly instruments?: readonly DeclaredDraw[] | undefined
}

/** A result, and the snapshots of the factors that the record names besides. */
interface ComputedEnergy extends Computed {
  readonly snapshots: Pick<EnergyRecord['given'], 'customFactorSnapshotId' | 'residualSnapshotId'>
}

/** The types of this activity. */
interface EnergyTypes {
  readonly collection: 'siteEnergies'
  readonly noun: 'SiteEnergy'
  readonly inputs: EnergyInputs
  readonly resolved: ResolvedEnergy
  readonly computed: ComputedEnergy
  readonly parent: SiteRow
  readonly prepared: undefined
}

type EnergyToResolve = ToResolve<EnergyTypes>

const KINDS: readonly [BuiltInKindKey] = ['site-electricity']

/** Inputs that change the emission. */
const FIGURES = ['value', 'percentageOfCleanEnergy', 'unitId', 'customEmissionFactorId'] as const

/** Inputs that change the draws on instruments. */
const DRAW_FIELDS = ['instruments', 'drawInstruments', 'startDate', 'endDate'] as const

/** The inputs of a stored record, with all their digits. */
function energyInputsOf(record: EnergyRecord): EnergyInputs {
  const { unitId, customEmissionFactorId, emissionKindId, given } = record
  const { vendorId, comment, startDate, endDate } = record
  const { value = record.value, percentageOfCleanEnergy = record.percentageOfCleanEnergy } = given
  const ids = { unitId, customEmissionFactorId, emissionKindId, vendorId }
  const drawing = given.drawing === undefined ? {} : storedRequest(record)
  const ifUsed = storedInputsOf(METERED_FIELDS, record)
  return { value, percentageOfCleanEnergy, ...ids, comment, startDate, endDate, ...ifUsed, ...drawing }
}

/** True if a change keeps all inputs of the emission. Dates matter only if the record draws on instruments. */
function isSameInput(inputs: EnergyInputs, stored: EnergyRecord): boolean {
  const before = energyInputsOf(stored)
  const isDrawn = before.instruments !== undefined || inputs.instruments !== undefined || inputs.drawInstruments
  const fields = isDrawn ? [...FIGURES, ...DRAW_FIELDS] : FIGURES
  return fields.every((field) => inputs[field] === before[field])
}

async function resolveEnergy(tx: ReadTx, context: Context, { inputs, stored, isNow = false, parent }: EnergyToResolve) {
  const { value, percentageOfCleanEnergy, unitId, customEmissionFactorId: id, emissionKindId: kindId } = inputs
  const { record: site } =
    stored === undefined ? parent : (parent ?? (await requireRow(tx.sites, stored.siteId, 'siteId')))
  const pinned = isNow ? undefined : stored
  const use = { site, period: inputs, isOwnNamed: id !== null }
  const [, unit, custom, grid, kind] = await gather([
    () => mergedPeriod(inputs, {}),
    () => checkedUnit(context.units, { unitId }),
    () => customFactorOf(tx, context, { site, id, pinned }),
    () =>
      pinned === undefined
        ? findGrid(context, use)
        : keepOrFindGrid(tx, context, { use, stored: pinned, isSameInput: isSameInput(inputs, pinned) }),
    () => (stored?.emissionKindId === kindId ? existingKind(tx, kindId) : emissionKindOf(tx, kindId, 'emissionKindId')),
  ])
  const residual = id === null ? await keepOrFindResidual(tx, context, { use, stored: pinned }) : undefined
  const { startDate, endDate, instruments = [], drawInstruments = false } = inputs
  const drawing = { site, value, unit, percentageOfCleanEnergy, startDate, endDate, instruments, drawInstruments }
  // a record that is computed again or keeps its emission keeps its draws
  const drawn =
    stored !== undefined && (isNow || grid === null)
      ? await sameDraws(tx, stored)
      : await planDraws(tx, context, { use: drawing, stored })
  return { inputs, site, unit, custom, grid, residual, kind, drawn, stored }
}

type ResolvedEnergy = Awaited<ReturnType<typeof resolveEnergy>>

/** Computes the emission, then stores snapshots of the factors that the record names. */
async function computeWithSnapshots(
  tx: WriteTx,
  context: Context,
  { resolved }: ResolvedPayload<EnergyTypes>,
): Promise<ComputedEnergy> {
  const { inputs, unit, custom, residual, kind, drawn } = resolved
  // `isSame` excludes a null
  const grid = resolved.grid as GridFactor
  const { value, percentageOfCleanEnergy, emissionKindId: id } = inputs
  const { instruments, notices: drawNotices } = await drawnInstruments(tx, drawn)
  const notices = [...kindNotices({ id }, KINDS), ...drawNotices]
  const energy = { value, percentageOfCleanEnergy, unit, custom, grid, residual, instruments, notices }
  const computed = withScopeNotices(computeEnergy(context, energy), kind)
  const customFactorSnapshotId = custom && (await keepSnapshot(tx, custom.factor, context.now()))
  const residualSnapshotId = residual && (await keepSnapshot(tx, residual.factor, context.now()))
  return { ...computed, snapshots: { customFactorSnapshotId, ...(residualSnapshotId && { residualSnapshotId }) } }
}

function buildEnergy(
  { resolved: { inputs, site, unit, custom, drawn }, additions: { files } }: ResolvedPayload<EnergyTypes>,
  { stored, computed, id, companyId, createdAt, updatedAt, emissionId, totalEmission }: RecordFacts<EnergyTypes>,
): EnergyRecord {
  const { value, percentageOfCleanEnergy, comment, startDate, endDate, emissionKindId, vendorId } = inputs
  const ifUsed = usedFields(METERED_FIELDS, { inputs, computed: {}, stored: stored ?? {} })
  const stated = { emissionKindId, siteId: site.id, vendorId, files: files ?? stored?.files ?? [], ...ifUsed }
  if (stored !== undefined && computed === undefined) {
    return { ...stored, comment, startDate, endDate, updatedAt, ...stated }
  }
  const drawing = drawingFields(drawn, stored)
  const figures = { value: wireFigure(value), percentageOfCleanEnergy: wireFigure(percentageOfCleanEnergy) }
  const named = { unitId: unit.id, unit: embeddedUnit(unit), customEmissionFactorId: custom?.id ?? null }
  const given = {
    ...digitsOf({ value, percentageOfCleanEnergy }),
    grid: gridQuestion({ site, period: inputs }),
    ...(computed as ComputedEnergy).snapshots,
    ...drawing.given,
  }
  return {
    ...{ id, ...figures, ...named, totalEmission, ...drawing.fields, given, comment, startDate, endDate },
    ...{ companyId, createdAt, updatedAt, emissionId, ...stated, offsets: stored?.offsets ?? [] },
  }
}

/** Updates the instruments that the record draws on. Reports overlapping records. */
async function settleEnergy(
  tx: WriteTx,
  context: Context,
  states: WrittenStates<EnergyTypes>,
): Promise<readonly Notice[]> {
  await settleDraws(tx, context, states)
  return states.after === null ? [] : energyOverlaps(tx, states.after)
}

const ENERGY = nestedActivity<EnergyTypes, SiteEnergyPath>(
  {
    ...USUAL_FIELDS,
    collection: 'siteEnergies',
    noun: 'SiteEnergy',
    startField: 'startDate',
    kinds: KINDS,
    factorField: 'customEmissionFactorId',
    links: null,
    isMonthly: true,
    defaults: {},
    countedAs: ({ siteId, meter, emissionKindId: id, value, unitId, given }) => {
      const draws = given.drawing?.draws
      const electricity = { value: given.value ?? value, unitId, ...(draws && { draws }) }
      return { siteId, vehicleId: null, kind: { id, existing: kindOf(KINDS[0]) }, meter, electricity }
    },
    newInputs: ({ input }) => ({ ...input, emissionKindId: input.emissionKindId ?? kindOf(KINDS[0]).id }),
    inputsOf: energyInputsOf,
    inputsAfter: (stored, input) => ({ ...energyInputsOf(stored), ...definedFields(input) }),
    resolve: resolveEnergy,
    isSame: ({ grid }) => grid === null,
    compute: computeWithSnapshots,
    recordOf: buildEnergy,
    recomputed: [
      ...(['value', 'percentageOfCleanEnergy', 'unitId', 'unit', 'customEmissionFactorId'] as const),
      ...(['totalEmission', 'updatedAt', 'instruments', 'given'] as const),
    ],
    beside: async (tx, _, { input }) => {
      await checkVendor(tx, input.vendorId, 'vendorId')
      return {}
    },
    after: settleEnergy,
    newReads: ({ parentId: siteId, input: { endDate } }) => [
      { collection: 'sites', key: siteId },
      energyOverlapsRead({ siteId, endDate }),
    ],
    preparation: null,
    naming: {
      field: 'customEmissionFactorId',
      factorIdOf: ({ customEmissionFactorId }) => customEmissionFactorId,
      inputsWith: (inputs, customEmissionFactorId) => ({ ...inputs, customEmissionFactorId }),
    },
    ruled: null,
  },
  {
    ...BELOW_SITE,
    idsOf: ({ siteId: parentId, energyId: id }) => ({ parentId, id, path: 'energyId' }),
    rows: (tx, siteId) => rowsOfList(tx.siteEnergies, { siteId, by: 'createdAt' }),
    sitePeriodOf: ({ parentId: siteId, input: { endDate } }) => ({ siteId, endDate }),
  },
)

const { useCases: nestedUseCases } = ENERGY

/** Electricity used at a site. */
export const SITE_ENERGY: ActivityModule<'siteEnergies', SiteEnergies> = Object.assign(ENERGY, {
  useCases: (context: Context): SiteEnergies => {
    const useCases = nestedUseCases(context)
    return {
      ...useCases,
      // others may draw on the same instruments at the same time
      create: (siteId, value) => onFreshRow(() => useCases.create(siteId, value)),
      locationBased: (path) => read(context, async (tx) => readLocationFigure(tx, await ENERGY.find(tx, path))),
    }
  },
})
