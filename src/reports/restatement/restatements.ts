import { readItem, yieldToOthers } from '../../base/index.ts'
import { fail, Violations } from '../../core/errors/index.ts'
import { checkInteger } from '../../ledger/context/check-integer.ts'
import type { Context, WriteTx } from '../../ledger/context/context.ts'
import { listResources, rowsOfList } from '../../ledger/context/list-rows.ts'
import type { StoredRestatement } from '../../ledger/context/records.ts'
import { onFreshRow, requireRow } from '../../ledger/context/require.ts'
import type { Outcome, Page, PageRequest } from '../../ledger/context/use-cases.ts'
import { outcomeOf, read, transact, write } from '../../ledger/context/write.ts'
import { activityOf } from '../../records/activities/activities.ts'
import { prepareNext, restatePage } from './page.ts'
import {
  isSameScope,
  type RestatementScope,
  resolveRestatement,
  restatedCollections,
  type StoredScope,
} from './restatement-scope.ts'

/** The records to recompute. */
export interface RestatementInput extends RestatementScope {
  /** Finds the restatement again after a crash. Default: a new id. */
  readonly id?: string
}

/** The size of a step. */
export interface RestatementStep {
  /** Records per transaction, from 1 to 10,000; other requests of the company wait for it. Default: 1,000. */
  readonly records?: number
}

/**
 * Recomputes all records of a period with the current factors, vehicles, sites and policy, as `recalculate` does for
 * one record. It works page by page. Each page is one transaction that also stores the progress, so an interrupted
 * restatement resumes where it stopped and never recomputes a record twice.
 *
 * - A record that changes meanwhile is recomputed in its latest state. A record that is created, deleted or moved to an
 *   earlier date after its page was done is skipped.
 * - A record whose result would not change is left as it is and not logged.
 * - A record that fails (deleted factor, locked period) is left unchanged and listed with its violations; the others
 *   continue.
 *
 * With `editions` it switches editions:
 *
 * - Only records that name a published factor of an edition `from` are recomputed, each by the factor with the same key
 *   in the edition `to` and by the current policy. Everything else they name stays, including the specification of a
 *   vehicle.
 * - A record is left unchanged and listed if its factor has no counterpart (`factor_not_found`), or one with another
 *   unit, gases or boundary (`factor_counterpart_differs`).
 * - Factors that the service selects (grids, freight, journeys) depend on the period and are not switched.
 * - Vehicles name factors for their further records: they are listed, and switched with `vehicles: true`.
 *
 * With `rules` it assigns factors by the current rules of the company:
 *
 * - Only records whose factor a rule chose are recomputed, and only if the rules now choose another rule, level or
 *   factor. Everything else they name stays.
 * - A factor that stays is used as it was, even if it changed since.
 * - A record that no rule fits any more is left unchanged and listed (`required`).
 * - With `named: true`, records that name their factor are assigned one too, if a rule fits.
 */
export interface Restatements {
  /**
   * Starts a restatement, or returns the existing one with the id. Throws `required`, `invalid_date`,
   * `period_reversed`, `id_invalid`, `invalid_type`; for editions `invalid_choice`, `duplicate_item`, `list_too_long`;
   * for rules `invalid_choice`; and `duplicate` if the id belongs to a restatement of another period, other editions or
   * other rules.
   */
  start(input: RestatementInput): Promise<Outcome<StoredRestatement>>
  /** Computes the next page; a finished restatement stays as it is. Throws `not_found`, `query_invalid`. */
  step(id: string, options?: RestatementStep): Promise<Outcome<StoredRestatement>>
  /**
   * Starts or resumes a restatement and runs it to the end; yields its progress after each page. Throws as `startRestatement` and
   * `stepRestatement` do.
   */
  run(input: RestatementInput, options?: RestatementStep): AsyncGenerator<StoredRestatement, void, void>
  /** Previews the outcome, page by page; nothing is written. Throws as `startRestatement` and `stepRestatement` do. */
  preview(scope: RestatementScope, options?: RestatementStep): Promise<StoredRestatement>
  /** Reads the progress. Throws `not_found`. */
  get(id: string): Promise<Outcome<StoredRestatement>>
  /** Lists restatements, the newest first. Throws `query_invalid`. */
  list(part?: PageRequest): Promise<Page<StoredRestatement>>
}

const RECORDS = 1_000
const RECORDS_MAX = 10_000
/** The most records of a page that need preparation, such as resolving places. */
const FOUND_MAX = 100

const PATH = 'restatementId'

/** Throws `query_invalid`. */
function checkStepSize({ records = RECORDS }: RestatementStep = {}): number {
  const violations = new Violations()
  checkInteger(violations, 'records', { value: records, min: 1 })
  if (records > RECORDS_MAX) {
    const about = { expected: `1 to ${RECORDS_MAX}`, received: records }
    violations.add('records', 'query_invalid', { message: `must be at most ${RECORDS_MAX}`, ...about })
  }
  violations.throwIfAny()
  return records
}

function newRestatement({ actor, now }: Context, id: string, scope: StoredScope): StoredRestatement {
  const timestamp = now()
  return {
    ...{ id, createdAt: timestamp, updatedAt: timestamp, finishedAt: null, actor, ...scope },
    next: { collection: readItem(restatedCollections(scope), 0), after: null },
    ...{ records: 0, changed: 0, unchanged: 0, failed: 0, differenceKg: '0', byFactor: [], failures: [] },
  }
}

/** Describes the editions or rules of a restatement. */
function describeScope({ editionSwitch, ruleAssignment }: StoredRestatement): string {
  if (ruleAssignment !== undefined) return ruleAssignment.named ? ', by rules, named factors too' : ', by rules'
  const pairs = (editionSwitch?.editions ?? []).map(({ from, to }) => `${from} to ${to}`)
  return pairs.length === 0 ? '' : `, by editions ${pairs.join(', ')}`
}

/** The number of records in a page: fewer if each needs preparation. */
function pageSize({ next, editionSwitch }: StoredRestatement, records: number): number {
  if (next === null || next.collection === 'vehicles' || editionSwitch !== undefined) return records
  return activityOf(next.collection).preparation === null ? records : Math.min(records, FOUND_MAX)
}

async function startRestatement(context: Context, input: RestatementInput) {
  await context.loadFactors?.()
  const { id = context.newId(), scope } = resolveRestatement(context, input)
  return write(context, {
    work: async (tx) => {
      const existing = await tx.restatements.get(id)
      if (existing === null) return outcomeOf(await tx.restatements.insert(newRestatement(context, id, scope)))
      if (isSameScope(existing.record, scope)) return outcomeOf(existing)
      const { from, to } = existing.record
      const message = `is already the id of the restatement from ${from} to ${to}${describeScope(existing.record)}; send another id`
      return fail('id', 'duplicate', { message, received: id })
    },
  })
}

function stepRestatement(context: Context, id: string, records: number): Promise<Outcome<StoredRestatement>> {
  return onFreshRow(() =>
    write(context, {
      groupCommit: false,
      prepare: async () => {
        const { record } = await read(context, async (tx) => requireRow(tx.restatements, id, PATH))
        return prepareNext(context, record, pageSize(record, records))
      },
      work: async (tx, found) => {
        const row = await requireRow(tx.restatements, id, PATH)
        const restatement = row.record
        if (restatement.next === null) return outcomeOf(row)
        const limit = pageSize(restatement, records)
        const set = await restatePage(tx, context, { restatement, limit, found, isTrial: false })
        return outcomeOf(await tx.restatements.update(id, row.version, { set }))
      },
    }),
  )
}

async function* runRestatement(context: Context, input: RestatementInput, records: number) {
  let { record } = await startRestatement(context, input)
  yield record
  while (record.next !== null) {
    record = (await stepRestatement(context, record.id, records)).record
    yield record
    await yieldToOthers()
  }
}

/** Carries the outcome of a trial out of its transaction, which is rolled back. */
class TrialOutcome {
  readonly restatement: StoredRestatement

  constructor(restatement: StoredRestatement) {
    this.restatement = restatement
  }
}

/** Computes a page as a trial: everything it wrote is rolled back. */
async function tryPage(context: Context, restatement: StoredRestatement, records: number): Promise<StoredRestatement> {
  const limit = pageSize(restatement, records)
  const found = await prepareNext(context, restatement, limit)
  try {
    const work = async (tx: WriteTx) => {
      throw new TrialOutcome(await restatePage(tx, context, { restatement, limit, found, isTrial: true }))
    }
    return await transact(context, work, { groupCommit: false })
  } catch (tried) {
    if (tried instanceof TrialOutcome) return tried.restatement
    throw tried
  }
}

async function previewRestatement(
  context: Context,
  scope: RestatementScope,
  records: number,
): Promise<StoredRestatement> {
  await context.loadFactors?.()
  let restatement = newRestatement(context, context.newId(), resolveRestatement(context, scope).scope)
  while (restatement.next !== null) {
    const before = restatement
    restatement = await onFreshRow(() => tryPage(context, before, records))
    await yieldToOthers()
  }
  return restatement
}

/** The use cases of restatements. */
export function restatements(context: Context): Restatements {
  return {
    start: (input) => startRestatement(context, input),
    step: async (id, options) => stepRestatement(context, id, checkStepSize(options)),
    run: (input, options) => runRestatement(context, input, checkStepSize(options)),
    preview: async (scope, options) => previewRestatement(context, scope, checkStepSize(options)),
    get: (id) => read(context, async (tx) => outcomeOf(await requireRow(tx.restatements, id, PATH))),
    list: (part) =>
      read(context, (tx) =>
        listResources(rowsOfList(tx.restatements, { by: 'createdAt' }), part, ({ record }) => record),
      ),
  }
}
