import { getOrCompute } from '../../base/index.ts'
import { EmissionsError, type Violation } from '../../core/errors/index.ts'
import { equal, parseRational } from '../../core/exact/index.ts'
import type { ActivityRow } from '../../ledger/context/activity-shape.ts'
import type { Context, WriteTx } from '../../ledger/context/context.ts'
import type { ActivityCollection } from '../../ledger/context/records.ts'
import { onFreshRow } from '../../ledger/context/require.ts'
import { transact } from '../../ledger/context/write.ts'
import { type Failure, type InputColumn, isInputColumn } from '../../rows/index.ts'
import { ACTIVITIES } from '../activities/activities.ts'
import type { ActivityModule } from '../activities/definition/definition.ts'
import { createAll, type PreparedImport, prepareRecords } from '../activities/import/import-records.ts'
import { findGrid } from '../activities/site-energies/electricity-factors.ts'
import type { ResolvedReferences } from './references.ts'
import { plainKey, type RowDraft } from './row-draft.ts'

type AnyActivity = ActivityModule<ActivityCollection, unknown>
type Fields = Readonly<Record<string, unknown>>

/** A record that was created, with the draft of its row. */
export interface CreatedRow {
  readonly draft: RowDraft
  readonly row: ActivityRow
}

/** The failures of the row of a draft. */
export interface DraftFailures {
  readonly draft: RowDraft
  readonly failures: readonly Failure[]
}

/** The columns of the fields of records, for the positions of failures. */
const COLUMN_OF_FIELD: Readonly<Record<string, InputColumn>> = {
  startDate: 'start',
  startDateUtc: 'start',
  endDate: 'end',
  endDateUtc: 'end',
  unitId: 'unit',
  amount: 'value',
  transportWeightTon: 'value',
  emissionFactorId: 'factor',
  customEmissionFactorId: 'supplierFactor',
  transportType: 'mode',
  hotelNights: 'nights',
  flightClass: 'class',
  gwpSet: 'gwp',
  refrigerant: 'gas',
  siteId: 'site',
}

/** Returns the failure of a draft at a column. */
function buildFailure(
  { source, line }: RowDraft,
  column: InputColumn,
  failure: Pick<Failure, 'code' | 'message'>,
): Failure {
  const cell = { column, id: source.cells.get('id')?.text, content: source.cells.get(column)?.raw }
  return { position: source.positionOf(column) ?? { line, column: 1 }, ...failure, cell }
}

/** Turns a violation of a record into a failure of its row. */
function failureOf(draft: RowDraft, { path, code, message }: Violation): Failure {
  const field = path.replace(/^records\[\d+\]\.?/, '')
  const last = field.split('.').at(-1) ?? ''
  const known = COLUMN_OF_FIELD[field] ?? COLUMN_OF_FIELD[last]
  const column = known ?? (isInputColumn(last) ? last : 'activity')
  return buildFailure(draft, column, { code, message: `${column}: ${message}` })
}

/** Collects the failures of the violations of records by the index in their paths. */
function failuresOf(error: EmissionsError, drafts: readonly RowDraft[]): readonly DraftFailures[] {
  const byIndex = new Map<number, Failure[]>()
  for (const violation of error.violations) {
    const index = /^records\[(\d+)\]/.exec(violation.path)?.[1]
    const draft = drafts[Number(index ?? -1)]
    if (draft === undefined) throw error
    byIndex.set(Number(index), [...(byIndex.get(Number(index)) ?? []), failureOf(draft, violation)])
  }
  return [...byIndex].flatMap(([index, failures]) => {
    const draft = drafts[index]
    return draft === undefined ? [] : [{ draft, failures }]
  })
}

/** Adds the ids of the records above to the payload of a draft. */
function payloadOf(draft: RowDraft, references: ResolvedReferences): Fields {
  const { parent, payload } = draft
  if (parent.kind === 'site') return { ...payload, siteId: references.siteOf(draft).record.id }
  if (parent.kind === 'vehicle') return { ...payload, vehicleId: references.vehicleIdOf(parent.vehicle) }
  if (parent.kind === 'batch') return { ...payload, batchId: references.batchId }
  const site = parent.kind === 'company' ? references.findSiteOf(draft) : undefined
  return site === undefined ? payload : { ...payload, siteId: site.record.id }
}

/**
 * Returns true if records under the policy of the service have the results of their rows. A policy that restates GWP sets, adds
 * radiative forcing or replaces factors changes records, but not rows.
 */
export function isPolicyOfRows({ policy }: Context): boolean {
  const { gwpSet, aviationRF, returnMovement, cleanEnergyFactor, defaultGridFactor } = policy
  const isUsual = gwpSet === null && aviationRF === 'none' && returnMovement === 'single'
  return isUsual && cleanEnergyFactor === null && defaultGridFactor === null
}

/** The strictness of comparing records with their rows. */
export interface Comparing {
  /** False: the policy changes records. */
  readonly isExact: boolean
  /** True if the company states residual mixes, which change the market-based figures of electricity. */
  readonly hasOwnMixes: boolean
}

function mismatchOf(created: CreatedRow, comparing: Comparing): Failure | undefined {
  const { draft, row } = created
  if (!comparing.isExact || (comparing.hasOwnMixes && draft.collection === 'siteEnergies')) return undefined
  const exact = String(row.exact)
  if (exact === draft.expectedKg || equal(parseRational(exact), parseRational(draft.expectedKg))) return undefined
  const column = decidingColumn(draft)
  const reason =
    ADVICE[column] ??
    'records of this activity select their own factor and distance; leave the cell empty, or enter the row as another activity'
  const message = `${column}: a record would have ${exact} kg CO2e, and the row has ${draft.expectedKg}, because ${reason}`
  return buildFailure(draft, column, { code: 'not_storable', message })
}

/** The columns that rows have and records lack, the most usual first. */
const ONLY_OF_ROWS = [
  ...['residualFactor', 'avoid', 'fuelValue', 'bridge', 'factor', 'vehicle'],
] as const satisfies readonly InputColumn[]

/** Significant digits that every double has. */
const DIGITS_OF_DOUBLE = 15

/** The reasons of columns that say more than the usual one. */
const ADVICE: Partial<Record<InputColumn, string>> = {
  residualFactor:
    'records use the residual mix of the country or of the company; leave the cell empty, or create the mix as a factor of the company',
  avoid: 'records avoid no passages; leave the cell empty, and write the distance of the voyage in distanceKm',
  distanceKm: `records hold distances to ${DIGITS_OF_DOUBLE} digits; round the distance`,
}

/** True for a distance with more digits than a record holds. */
function isLong(distanceKm: string | undefined): boolean {
  return (distanceKm ?? '').replace(/\D/g, '').replace(/^0+/, '').length > DIGITS_OF_DOUBLE
}

function decidingColumn({ source }: RowDraft): InputColumn {
  if (isLong(source.cells.get('distanceKm')?.text)) return 'distanceKm'
  return ONLY_OF_ROWS.find((column) => source.cells.has(column)) ?? 'activity'
}

/** Compares the grid factor of a row of electricity with the one that its site selects. */
function gridMismatch(context: Context, draft: RowDraft, references: ResolvedReferences): Failure | undefined {
  const { gridKey, parent, payload, row } = draft
  if (gridKey === null || parent.kind !== 'site') return undefined
  const site = references.siteOf(draft).record
  const { start, end } = row.period.calendar
  const isOwnNamed = 'customEmissionFactorId' in payload
  try {
    const grid = findGrid(context, { site, period: { startDate: start.text, endDate: end.text }, isOwnNamed })
    const selected = 'factor' in grid ? plainKey(grid.factor.key) : 'no factor'
    if (selected === gridKey) return undefined
    const column = draft.source.cells.has('factor') ? 'factor' : 'country'
    const message = `${column}: the row uses the grid factor ${gridKey}, and the site ${site.name} selects ${selected}; leave factor empty, or correct the country of the row or of the site`
    return buildFailure(draft, column, { code: 'not_storable', message })
  } catch (error) {
    if (!EmissionsError.is(error)) throw error
    const [violation] = error.violations
    return violation && failureOf(draft, { ...violation, path: 'country' })
  }
}

/** Drafts of one activity, with their prepared records. */
interface PreparedGroup {
  readonly activity: AnyActivity
  readonly drafts: readonly RowDraft[]
  readonly records: PreparedImport
}

/** Requires no field that only the contract requires: a draft states what its row states, and the service computes the rest. */
function withLenientInputs(context: Context): Context {
  const { lenient } = context.inputs
  return { ...context, inputs: { requiredByContract: lenient, lenient } }
}

async function prepareGroups(
  context: Context,
  drafts: readonly RowDraft[],
  references: ResolvedReferences,
): Promise<readonly PreparedGroup[]> {
  const byCollection = new Map<ActivityCollection, RowDraft[]>()
  for (const draft of drafts) getOrCompute(byCollection, draft.collection, () => []).push(draft)
  const groups: PreparedGroup[] = []
  const lenient = withLenientInputs(context)
  for (const [collection, ofGroup] of byCollection) {
    const activity: AnyActivity = ACTIVITIES[collection]
    const payloads = ofGroup.map((draft) => payloadOf(draft, references))
    const records = await prepareRecords(lenient, activity, payloads)
    const notices = ofGroup.map((draft) => draft.notices)
    groups.push({ activity, drafts: ofGroup, records: { ...records, rowNotices: notices } })
  }
  return groups
}

/** The records of a block, or the failures of its rows. */
interface BlockOutcome {
  readonly created: readonly CreatedRow[]
  readonly failures: readonly DraftFailures[]
}

async function createGroups(tx: WriteTx, context: Context, groups: readonly PreparedGroup[]): Promise<BlockOutcome> {
  const created: CreatedRow[] = []
  const failures: DraftFailures[] = []
  for (const { drafts, records } of groups) {
    try {
      const rows = await createAll(tx, context, records)
      for (const [index, { row }] of rows.entries()) {
        const draft = drafts[index]
        if (draft !== undefined) created.push({ draft, row })
      }
    } catch (error) {
      if (!EmissionsError.is(error)) throw error
      failures.push(...failuresOf(error, drafts))
    }
  }
  return { created, failures }
}

/** A block of drafts to create. */
export interface BlockToCreate {
  readonly drafts: readonly RowDraft[]
  readonly references: ResolvedReferences
  readonly comparing: Comparing
}

/** Carries the outcome of a trial out of its transaction, which is rolled back. */
class TrialOutcome {
  readonly outcome: BlockOutcome

  constructor(outcome: BlockOutcome) {
    this.outcome = outcome
  }
}

/** Finds the rows whose records would differ from them. */
function mismatchesOf(context: Context, { created }: BlockOutcome, block: BlockToCreate): readonly DraftFailures[] {
  return created.flatMap((one) => {
    const failure = gridMismatch(context, one.draft, block.references) ?? mismatchOf(one, block.comparing)
    return failure === undefined ? [] : [{ draft: one.draft, failures: [failure] }]
  })
}

async function createOnce<T>(
  context: Context,
  block: BlockToCreate,
  settle: (tx: WriteTx, outcome: BlockOutcome) => Promise<T>,
): Promise<T> {
  const groups = await prepareGroups(context, block.drafts, block.references)
  const work = async (tx: WriteTx) => {
    const outcome = await createGroups(tx, context, groups)
    const failures = [...outcome.failures, ...mismatchesOf(context, outcome, block)]
    return settle(tx, { created: outcome.created, failures })
  }
  return onFreshRow(() => transact(context, work, { groupCommit: false }))
}

async function tryOnce(context: Context, block: BlockToCreate): Promise<BlockOutcome> {
  try {
    return await createOnce(context, block, async (_, outcome) => {
      throw new TrialOutcome(outcome)
    })
  } catch (tried) {
    if (tried instanceof TrialOutcome) return tried.outcome
    throw tried
  }
}

/**
 * Tries to create the records of a block, and rolls everything back. Rows that fail are left out of the next try, until the
 * others succeed together.
 */
export async function tryBlock(context: Context, block: BlockToCreate): Promise<BlockOutcome> {
  const failures: DraftFailures[] = []
  for (let { drafts } = block; ; ) {
    const outcome = await tryOnce(context, { ...block, drafts })
    if (outcome.failures.length === 0) return { created: outcome.created, failures }
    failures.push(...outcome.failures)
    const failed = new Set(outcome.failures.map(({ draft }) => draft))
    drafts = drafts.filter((draft) => !failed.has(draft))
  }
}

/**
 * Creates the records of a block, all or none; `settle` runs in the same transaction. Throws the failures of all rows
 * together, with paths like 'line 17'.
 */
export function writeBlock<T>(
  context: Context,
  block: BlockToCreate,
  settle: (tx: WriteTx, created: readonly CreatedRow[]) => Promise<T>,
): Promise<T> {
  return createOnce(context, block, async (tx, { created, failures }) => {
    if (failures.length === 0) return settle(tx, created)
    const violations = failures.flatMap(({ draft, failures: ofRow }) =>
      ofRow.map(({ code, message }) => ({ path: `line ${draft.line}`, code, message })),
    )
    throw new EmissionsError(violations)
  })
}
