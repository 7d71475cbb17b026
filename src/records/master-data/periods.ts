import { fail } from '../../core/errors/index.ts'
import type { Context } from '../../ledger/context/context.ts'
import { listResources, rowsOfList } from '../../ledger/context/list-rows.ts'
import type { Moments } from '../../ledger/context/period.ts'
import { readInput } from '../../ledger/context/read-input.ts'
import { requireRow } from '../../ledger/context/require.ts'
import type { ChangeOptions, Outcome, Page, PageRequest, Payload } from '../../ledger/context/use-cases.ts'
import { changeRow, outcomeOf, read, write } from '../../ledger/context/write.ts'
import { findLock, rejectLock } from '../../ledger/locks/locked-periods.ts'
import { log } from '../../ledger/log/log.ts'
import { type SignedOutcome, withSignedHead } from '../../ledger/log/sign-log-head.ts'
import type { PeriodLockResource } from '../../resources/index.ts'

/**
 * Locked periods. A record that overlaps a locked period cannot be created, changed, deleted or recalculated
 * (`period_locked`), and no field can change that affects its reports (`REACH`), until the period is unlocked. Names of
 * sites, vehicles and kinds can change. Locks never overlap, so an unlocked period is open. The log states who locked
 * and who unlocked; a lifted lock exists only there.
 */
export interface Periods {
  /**
   * Locks from the start of `from` up to, not including, `to`. Throws every violation of the input, then `period_locked`
   * if another lock covers a part of the period. If the service has `headKeys`, `signedHead` is the head of the log that was signed
   * after the lock was committed, for somebody else to keep; it may include later lines. A lock stays if signing fails:
   * `signedHead` is null then, and `signingFailure` says why.
   */
  lock(input: Payload<'createPeriodLock'>): Promise<SignedOutcome<PeriodLockResource>>
  /** Throws `not_found`, also for a lock that was lifted. */
  get(id: string): Promise<Outcome<PeriodLockResource>>
  /** Lists the locks in force. The latest period is first. Throws `query_invalid`. */
  list(part?: PageRequest): Promise<Page<PeriodLockResource>>
  /** Lifts a lock, in the name of the actor, and returns it. Throws `not_found`, `precondition_failed`. */
  unlock(id: string, options?: ChangeOptions): Promise<Outcome<PeriodLockResource>>
}

const PATH = 'periodLockId'

/** The log line of a lock. */
function lineOf(action: 'lock' | 'unlock', { id, from, to, comment }: PeriodLockResource) {
  return { action, collection: 'periodLocks', id, period: { from, to, comment } } as const
}

/** Throws `period_reversed` for a period without length. */
function checkLength({ from, to }: Moments): void {
  if (from < to) return
  const message = `must be later than the start of the period (${from}); send the first day, or moment, after the period`
  fail('to', 'period_reversed', { message, expected: `later than ${from}`, received: to })
}

/** The use cases of locked periods. */
export function periods(context: Context): Periods {
  const { companyId, actor, newId, now } = context
  return {
    async lock(value) {
      const input = readInput(context, 'createPeriodLock', { value })
      const outcome = await write(context, {
        work: async (tx) => {
          checkLength(input)
          const existing = await findLock(tx, [input])
          if (existing !== undefined) rejectLock('from', existing)
          const record = { id: newId(), companyId, ...input, lockedBy: actor, createdAt: now() }
          const row = await tx.periodLocks.insert(record)
          await log(tx, context, { ...lineOf('lock', record), row })
          return outcomeOf(row)
        },
      })
      return withSignedHead(context, outcome)
    },
    get: (id) => read(context, async (tx) => outcomeOf(await requireRow(tx.periodLocks, id, PATH))),
    list: (part) =>
      read(context, (tx) =>
        listResources(rowsOfList(tx.periodLocks, { by: 'startDate' }), part, ({ record }) => record),
      ),
    unlock: (id, options = {}) =>
      changeRow(context, { find: (tx) => requireRow(tx.periodLocks, id, PATH), options }, async (tx, row) => {
        await tx.periodLocks.delete(id)
        await log(tx, context, lineOf('unlock', row.record))
        return outcomeOf(row)
      }),
  }
}
