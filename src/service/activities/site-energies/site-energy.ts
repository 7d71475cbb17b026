import type { Notice } from '../../../errors/index.ts'
import { definedFields, type Input, type SiteEnergyResource } from '../../../resources/index.ts'
import type { Row } from '../../../store/index.ts'
import type { Context, ReadTx, WriteTx } from '../../core/context/context.ts'
import { gather } from '../../core/context/gather.ts'
import { mergedPeriod } from '../../core/context/period.ts'
import { isNothing } from '../../core/context/read-input.ts'
import type { ServiceRecords } from '../../core/context/records.ts'
import { requireRow } from '../../core/context/require.ts'
import { digitsOf, stampNow, wireFigure } from '../../core/context/stored-record.ts'
import type { Outcome } from '../../core/context/use-cases.ts'
import type { Written } from '../../core/context/write.ts'
import { changeActivity, insertActivity } from '../../core/ledger/activity-ledger.ts'
import { emissionResource, totalOf, withScopeNotices } from '../../core/ledger/computed.ts'
import { computedWithKind } from '../../core/ledger/computed-in-force.ts'
import { keepSnapshot } from '../../core/ledger/factor-snapshots.ts'
import { latestCalculation, noticesOf } from '../../core/ledger/latest-calculation.ts'
import { emissionKindOf, existingKind, kindNotices, kindOf } from '../../core/references/emission-kinds.ts'
import { filesAfter, filesOf } from '../../core/references/files.ts'
import { checkVendor } from '../../core/references/holders.ts'
import { checkedUnit, embeddedUnit } from '../../core/references/units.ts'
import type { SiteRow } from '../../master-data/sites.ts'
import { type ActivityDefinition, type Recomputed, USUAL_FIELDS } from '../definition/definition.ts'
import { energyOverlaps } from '../definition/period-overlaps.ts'
import { recordOutcome } from '../definition/use-cases.ts'
import {
  customFactorOf,
  gridFor,
  gridQuestion,
  isOfSameYears,
  isOtherQuestion,
  usedGrid,
} from './electricity-factors.ts'
import { computeEnergy } from './energy-calculation.ts'
import {
  type DeclaredDraw,
  drawingFields,
  drawnInstruments,
  planDraws,
  sameDraws,
  settleDraws,
  storedRequest,
} from './instrument-draws.ts'
import { residualFor, usedResidual } from './residual-mix.ts'

/** A record of electricity by the site of its path. */
export interface SiteEnergyPath {
  readonly siteId: string
  readonly energyId: string
}

/** A stored record of electricity. */
export type EnergyRow = Row<ServiceRecords['siteEnergies']>

/** Returns the record as a resource; without `notices`, with the notices of its calculation. */
export function energyOutcome(
  tx: ReadTx,
  row: EnergyRow,
  notices?: readonly Notice[],
): Promise<Outcome<SiteEnergyResource>> {
  return recordOutcome<SiteEnergyResource, unknown>(tx, row, notices)
}

type EnergyRecord = ServiceRecords['siteEnergies']
type Site = SiteRow['record']

/** The inputs of the calculation and of the record, as they are sent or stored. */
type EnergyInputs = Omit<Input<'createSiteEnergy'>, 'files' | 'emissionKindId' | 'instruments'> & {
  readonly emissionKindId: string
  readonly instruments?: readonly DeclaredDraw[] | undefined
}

/** Inputs of which another one may give another emission. */
const FIGURES = ['value', 'percentageOfCleanEnergy', 'unitId', 'customEmissionFactorId'] as const

/** Inputs that decide the draws on instruments, where there are some. */
const OF_DRAWS = ['instruments', 'drawInstruments', 'startDate', 'endDate'] as const

/** Reads the inputs of a stored record, with all their digits. */
function storedInputs(record: EnergyRecord): EnergyInputs {
  const { value, percentageOfCleanEnergy, unitId, customEmissionFactorId, emissionKindId, given } = record
  const { vendorId, comment, startDate, endDate } = record
  const ids = { unitId, customEmissionFactorId, emissionKindId, vendorId }
  const drawing = given.drawing === undefined ? {} : storedRequest(record)
  return { value, percentageOfCleanEnergy, ...digitsIn(given), ...ids, comment, startDate, endDate, ...drawing }
}

/** The figures that no double holds. */
function digitsIn({ value, percentageOfCleanEnergy }: EnergyRecord['given']) {
  return definedFields({ value, percentageOfCleanEnergy })
}

/** Inputs to resolve at a site. What a stored record names stays what it was then, unless `isNow`. */
interface EnergyToResolve {
  readonly site: Site
  readonly inputs: EnergyInputs
  readonly stored?: EnergyRecord
  readonly isNow?: boolean
}

/** The grid factor of a changed record: null where its emission stays; as it was used where its selection stays. */
async function gridAfter(
  tx: ReadTx,
  context: Context,
  { site, inputs, stored }: Required<Omit<EnergyToResolve, 'isNow'>>,
) {
  const use = { site, period: mergedPeriod(inputs, {}), isOwnNamed: inputs.customEmissionFactorId !== null }
  const [before, question] = [storedInputs(stored), gridQuestion(use)]
  const isOfOtherYears = !isOfSameYears(stored, use.period)
  const isDrawn = before.instruments !== undefined || inputs.instruments !== undefined || inputs.drawInstruments
  const fields = isDrawn ? [...FIGURES, ...OF_DRAWS] : FIGURES
  const isSame = fields.every((field) => inputs[field] === before[field])
  if (isSame && question.year === stored.given.grid.year && !isOfOtherYears) return null
  const isOther = isOtherQuestion(question, stored.given.grid) || isOfOtherYears
  const used = isOther ? undefined : await usedGrid(tx, await latestCalculation(tx, stored.id))
  return used ?? gridFor(context, use)
}

/** The residual mix of a record: as it was used where its selection stays; undefined where a factor was named. */
async function residualAfter(tx: ReadTx, context: Context, { site, inputs, stored, isNow = false }: EnergyToResolve) {
  if (inputs.customEmissionFactorId !== null) return undefined
  const question = gridQuestion({ site, period: inputs })
  const isPinned = stored !== undefined && !isNow && stored.customEmissionFactorId === null
  if (!isPinned || isOtherQuestion(question, stored.given.grid) || !isOfSameYears(stored, inputs)) {
    return residualFor(tx, context, question)
  }
  return usedResidual(tx, stored, await latestCalculation(tx, stored.id))
}

/** Resolves what electricity names; a null grid factor: its emission stays. Throws everything that its ids and dates cannot mean. */
async function resolve(tx: ReadTx, context: Context, { site, inputs, stored, isNow = false }: EnergyToResolve) {
  const { value, percentageOfCleanEnergy, unitId, customEmissionFactorId: id, emissionKindId: kindId } = inputs
  const pinned = isNow ? undefined : stored
  const [, unit, custom, grid, kind] = await gather([
    () => mergedPeriod(inputs, {}),
    () => checkedUnit(context.units, { unitId }),
    () => customFactorOf(tx, context, { site, id, pinned }),
    () =>
      pinned === undefined
        ? gridFor(context, { site, period: inputs, isOwnNamed: id !== null })
        : gridAfter(tx, context, { site, inputs, stored: pinned }),
    () => (stored?.emissionKindId === kindId ? existingKind(tx, kindId) : emissionKindOf(tx, kindId, 'emissionKindId')),
  ])
  const residual = await residualAfter(tx, context, { site, inputs, isNow, ...(stored && { stored }) })
  const question = gridQuestion({ site, period: inputs })
  const { startDate, endDate, instruments = [], drawInstruments = false } = inputs
  const request = { instruments, drawInstruments }
  const use = { site, value, unit, percentageOfCleanEnergy, startDate, endDate, ...request }
  // what is computed again as it stands, or stays as it is, draws what it drew
  const drawn =
    (isNow || grid === null) && stored !== undefined
      ? await sameDraws(tx, stored)
      : await planDraws(tx, context, { use, stored })
  return { value, percentageOfCleanEnergy, unit, custom, grid, residual, question, kind, kindId, drawn, stored }
}

type ResolvedEnergy = Awaited<ReturnType<typeof resolve>>

/** Computes what electricity emitted, and the fields of its record that follow from that; null where its emission stays. */
async function compute(tx: WriteTx, context: Context, resolved: ResolvedEnergy) {
  const { grid, kind, kindId, question, drawn, stored, ...energy } = resolved
  if (grid === null) return null
  const { value, percentageOfCleanEnergy, unit, custom, residual } = energy
  const { instruments, notices: ofDraws } = await drawnInstruments(tx, drawn)
  const notices = [...kindNotices({ id: kindId }, SITE_ENERGY.kinds), ...ofDraws]
  const computed = withScopeNotices(computeEnergy(context, { instruments, grid, notices, ...energy }), kind)
  const drawing = drawingFields(drawn, stored)
  const customFactorSnapshotId = custom && (await keepSnapshot(tx, custom.factor, context.now()))
  const residualSnapshotId = residual && (await keepSnapshot(tx, residual.factor, context.now()))
  const snapshots = { customFactorSnapshotId, ...(residualSnapshotId && { residualSnapshotId }) }
  const fields = {
    value: wireFigure(value),
    percentageOfCleanEnergy: wireFigure(percentageOfCleanEnergy),
    unitId: unit.id,
    unit: embeddedUnit(unit),
    customEmissionFactorId: custom?.id ?? null,
    totalEmission: totalOf(computed),
    ...drawing.shown,
    given: {
      ...digitsOf({ value, percentageOfCleanEnergy }),
      grid: question,
      ...snapshots,
      ...drawing.given,
    },
  }
  return { computed, fields }
}

type ComputedEnergy = NonNullable<Awaited<ReturnType<typeof compute>>>

/** Makes a record of electricity. Throws everything that its ids and numbers cannot mean. */
export async function createSiteEnergy(
  tx: WriteTx,
  context: Context,
  { parent: { record: site }, input }: { readonly parent: SiteRow; readonly input: Input<'createSiteEnergy'> },
): Promise<Written<EnergyRecord>> {
  const { newId } = context
  const { vendorId, comment, startDate, endDate } = input
  const inputs = { ...input, emissionKindId: input.emissionKindId ?? kindOf(SITE_ENERGY.kinds[0]).id }
  const [resolved, , { files, notices }] = await gather([
    () => resolve(tx, context, { site, inputs }),
    () => checkVendor(tx, vendorId, 'vendorId'),
    () => filesOf(tx, context, input),
  ])
  const { computed, fields } = (await compute(tx, context, resolved)) as ComputedEnergy
  const stamp = stampNow(context)
  const emission = emissionResource(computed, { id: newId(), ...stamp })
  const record = {
    ...{ id: newId(), ...fields, comment, startDate, endDate, ...stamp, emissionId: emission.id },
    ...{ emissionKindId: resolved.kindId, siteId: site.id, vendorId, files, offsets: [] },
  }
  const row = await insertActivity(tx, context, { activity: SITE_ENERGY, record, emission, computed })
  await settleDraws(tx, context, { before: undefined, after: row.record })
  return { row, notices: [...computed.calculation.notices, ...notices, ...(await energyOverlaps(tx, row.record))] }
}

/** Changes a record of electricity. Throws everything that its ids and numbers cannot mean. */
export async function updateSiteEnergy(
  tx: WriteTx,
  context: Context,
  {
    parent: { record: site },
    row,
    input,
  }: { readonly parent: SiteRow; readonly row: EnergyRow; readonly input: Input<'updateSiteEnergy'> },
): Promise<Written<EnergyRecord>> {
  if (isNothing(input)) return { row }
  const { record: stored } = row
  const inputs = { ...storedInputs(stored), ...definedFields(input) }
  const [resolved, , { files, notices }] = await gather([
    () => resolve(tx, context, { site, inputs, stored }),
    () => checkVendor(tx, input.vendorId, 'vendorId'),
    () => filesAfter(tx, context, { files: input.files, existing: stored.files }),
  ])
  const { emissionKindId, vendorId, comment, startDate, endDate } = inputs
  const stated = { startDate, endDate, emissionKindId, files, updatedAt: context.now(), vendorId, comment }
  const recomputed = await compute(tx, context, resolved)
  const { kind } = resolved
  const computed = recomputed?.computed ?? (await computedWithKind(tx, row, { kind, usual: SITE_ENERGY.kinds }))
  const set = { ...stated, ...recomputed?.fields }
  const changed = await changeActivity(tx, context, { activity: SITE_ENERGY, row, set, computed, reason: 'updated' })
  await settleDraws(tx, context, { before: stored, after: changed.record })
  const overlaps = await energyOverlaps(tx, changed.record)
  return { row: changed, notices: [...(await noticesOf(tx, stored.id)), ...notices, ...overlaps] }
}

/** Computes a stored record again at its site as that is now. */
async function recompute(
  tx: WriteTx,
  context: Context,
  of: Omit<EnergyToResolve, 'site'> & { readonly stored: EnergyRecord },
): Promise<Recomputed<'siteEnergies'>> {
  const { record: site } = await requireRow(tx.sites, of.stored.siteId, 'siteId')
  // what is sent anew is computed anew
  const { computed, fields } = (await compute(
    tx,
    context,
    await resolve(tx, context, { site, ...of }),
  )) as ComputedEnergy
  return { set: { updatedAt: context.now(), ...fields }, computed }
}

/** Electricity used at a site. */
export const SITE_ENERGY: ActivityDefinition<'siteEnergies'> = {
  ...USUAL_FIELDS,
  collection: 'siteEnergies',
  startField: 'startDate',
  kinds: ['site-electricity'],
  factorField: 'customEmissionFactorId',
  links: null,
  isMonthly: true,
  defaults: {},
  countedAs: ({ siteId, emissionKindId: id, value, unitId, given }) => {
    const draws = given.drawing?.draws
    const electricity = { value: given.value ?? value, unitId, ...(draws && { draws }) }
    return { siteId, vehicleId: null, kind: { id, existing: kindOf('site-electricity') }, electricity }
  },
  preparation: null,
  recalculate: (tx, context, { row: { record } }) =>
    recompute(tx, context, { inputs: storedInputs(record), stored: record, isNow: true }),
  naming: {
    field: 'customEmissionFactorId',
    factorIdOf: ({ customEmissionFactorId }) => customEmissionFactorId,
    recalculate: (tx, context, { row: { record }, factorId: customEmissionFactorId }) =>
      recompute(tx, context, { inputs: { ...storedInputs(record), customEmissionFactorId }, stored: record }),
  },
  ruled: null,
  writer: null,
}
