import { fail, Violations } from '../../../errors/index.ts'
import { yieldToOthers } from '../../../store/index.ts'
import { activityOf } from '../../activities/activities.ts'
import { checkInteger } from '../../core/context/check-integer.ts'
import type { Context, WriteTx } from '../../core/context/context.ts'
import { listResources, rowsIn } from '../../core/context/list-rows.ts'
import type { ActivityCollection, StoredRestatement } from '../../core/context/records.ts'
import { onFreshRow, requireRow } from '../../core/context/require.ts'
import type { Outcome, Page, PageRequest } from '../../core/context/use-cases.ts'
import { outcomeOf, read, transact, write } from '../../core/context/write.ts'
import { findForNext, restatePage } from './page.ts'
import {
  collectionsOf,
  isSameScope,
  type RestatementScope,
  restatementOf,
  type StoredScope,
} from './restatement-scope.ts'

/** The records to compute again. */
export interface RestatementInput extends RestatementScope {
  /** By which it is found again after a crash; not given: a new one. */
  readonly id?: string
}

/** The size of a step. */
export interface RestatementStep {
  /** Records of one transaction, which others of the company wait for: 1 to 10,000; not given: 1,000. */
  readonly records?: number
}

/**
 * Computing all records of a span of time again, as `recalculate` of each would: by the factors, vehicles, sites and policy
 * as they are now. Page by page, each in a transaction of its own that keeps how far it has come: what was interrupted goes
 * on where it stopped, and no record is computed twice. A record that others change meanwhile is computed as it then is;
 * one that comes, goes, or is moved to another time behind the page under way, is passed over. A record of which nothing
 * would change but times is left as it is, without a line of the log. One that cannot be computed (a factor that was
 * deleted, a period that is locked) stays as it is, and is listed with its violations; the others go on.
 *
 * With `editions` it is a switch of editions: of the records of the span only those are computed that name a published
 * factor of an edition `from`, each by the factor of the edition `to` whose key is the same but for the edition, and by the
 * policy as it is now; what else they name stays as it was, a vehicle's specification among it. One whose factor has no
 * counterpart, or one of another unit, gases or boundary, stays as it is and is listed (`factor_not_found`,
 * `factor_counterpart_differs`). What the service selected (grids, freight, journeys) follows the period and names nothing.
 * Vehicles name the factors of further records: they are listed, and with `vehicles: true` switched.
 *
 * With `rules` only those records of the span are computed whose factor a rule of the company chose, and for which the rules as
 * they are now choose another rule, level or factor: each by that factor, and what else it names as it was. A factor that
 * stays is the one that was used, whatever has become of it since. One that no rule fits any longer stays as it is and is
 * listed (`required`). With `named: true` records that name their factor are assigned one too, where a rule fits.
 */
export interface Restatements {
  /**
   * Begins one; the one of the id, as it stands, where that was begun before. Throws `required`, `invalid_date`,
   * `period_reversed`, `id_invalid`, `invalid_type`, of editions `invalid_choice`, `duplicate_item`, `list_too_long`, of
   * rules `invalid_choice`, and `duplicate` where the id is that of another span, of other editions, or not by the same rules.
   */
  start(input: RestatementInput): Promise<Outcome<StoredRestatement>>
  /** Computes the next page; one that is through stays so. Throws `not_found`, `query_invalid`. */
  step(id: string, options?: RestatementStep): Promise<Outcome<StoredRestatement>>
  /** Begins it, or goes on with it, to the end: as it stands after each page. Throws as `start` and `step` do. */
  run(input: RestatementInput, options?: RestatementStep): AsyncGenerator<StoredRestatement, void, void>
  /** Previews the outcome, page by page; nothing is written. Throws as `start` and `step` do. */
  preview(scope: RestatementScope, options?: RestatementStep): Promise<StoredRestatement>
  /** Its progress. Throws `not_found`. */
  get(id: string): Promise<Outcome<StoredRestatement>>
  /** The newest first. Throws `query_invalid`. */
  list(part?: PageRequest): Promise<Page<StoredRestatement>>
}

const RECORDS = 1_000
const RECORDS_MAX = 10_000
/** Of records whose places are asked for at once. */
const FOUND_MAX = 100

const PATH = 'restatementId'

/** Throws `query_invalid`. */
function sizeOf({ records = RECORDS }: RestatementStep = {}): number {
  const violations = new Violations()
  checkInteger(violations, 'records', { value: records, min: 1 })
  if (records > RECORDS_MAX) {
    const about = { expected: `1 to ${RECORDS_MAX}`, received: records }
    violations.add('records', 'query_invalid', { message: `must be at most ${RECORDS_MAX}`, ...about })
  }
  violations.throwIfAny()
  return records
}

function begun({ actor, now }: Context, id: string, scope: StoredScope): StoredRestatement {
  const timestamp = now()
  return {
    ...{ id, createdAt: timestamp, updatedAt: timestamp, finishedAt: null, actor, ...scope },
    next: { collection: collectionsOf(scope)[0] as ActivityCollection, after: null },
    ...{ records: 0, changed: 0, unchanged: 0, failed: 0, differenceKg: '0', byFactor: [], failures: [] },
  }
}

/** Words for the editions of a switch, and for rules. */
function withScope({ editionSwitch, ruleAssignment }: StoredRestatement): string {
  if (ruleAssignment !== undefined) return ruleAssignment.named ? ', by rules, named factors too' : ', by rules'
  const pairs = (editionSwitch?.editions ?? []).map(({ from, to }) => `${from} to ${to}`)
  return pairs.length === 0 ? '' : `, by editions ${pairs.join(', ')}`
}

/** The records of a page: fewer where each has to be asked for. */
function pageSize({ next, editionSwitch }: StoredRestatement, records: number): number {
  if (next === null || next.collection === 'vehicles' || editionSwitch !== undefined) return records
  return activityOf(next.collection).preparation === null ? records : Math.min(records, FOUND_MAX)
}

async function start(context: Context, input: RestatementInput) {
  const { id = context.newId(), scope } = restatementOf(context, input)
  return write(context, {
    work: async (tx) => {
      const existing = await tx.restatements.get(id)
      if (existing === null) return outcomeOf(await tx.restatements.insert(begun(context, id, scope)))
      if (isSameScope(existing.record, scope)) return outcomeOf(existing)
      const { from, to } = existing.record
      const message = `is the restatement from ${from} to ${to}${withScope(existing.record)}; take another id`
      return fail('id', 'duplicate', { message, received: id })
    },
  })
}

function step(context: Context, id: string, records: number): Promise<Outcome<StoredRestatement>> {
  return onFreshRow(() =>
    write(context, {
      groupCommit: false,
      prepare: async () => {
        const { record } = await read(context, (tx) => requireRow(tx.restatements, id, PATH))
        return findForNext(context, record, pageSize(record, records))
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

async function* run(context: Context, input: RestatementInput, records: number) {
  let { record } = await start(context, input)
  yield record
  while (record.next !== null) {
    record = (await step(context, record.id, records)).record
    yield record
    await yieldToOthers()
  }
}

/** Outcome of a page that was only tried. */
class Tried {
  readonly restatement: StoredRestatement

  constructor(restatement: StoredRestatement) {
    this.restatement = restatement
  }
}

/** Tries a page: what it wrote on the way is taken back. */
async function tryPage(context: Context, restatement: StoredRestatement, records: number): Promise<StoredRestatement> {
  const limit = pageSize(restatement, records)
  const found = await findForNext(context, restatement, limit)
  try {
    const work = async (tx: WriteTx) => {
      throw new Tried(await restatePage(tx, context, { restatement, limit, found, isTrial: true }))
    }
    return await transact(context, work, { groupCommit: false })
  } catch (tried) {
    if (tried instanceof Tried) return tried.restatement
    throw tried
  }
}

async function preview(context: Context, scope: RestatementScope, records: number): Promise<StoredRestatement> {
  let restatement = begun(context, context.newId(), restatementOf(context, scope).scope)
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
    start: (input) => start(context, input),
    step: async (id, options) => step(context, id, sizeOf(options)),
    run: (input, options) => run(context, input, sizeOf(options)),
    preview: async (scope, options) => preview(context, scope, sizeOf(options)),
    get: (id) => read(context, async (tx) => outcomeOf(await requireRow(tx.restatements, id, PATH))),
    list: (part) =>
      read(context, (tx) => listResources(rowsIn(tx.restatements, { by: 'createdAt' }), part, ({ record }) => record)),
  }
}
