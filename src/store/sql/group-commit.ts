import {
  type Awaitable,
  HOST_TIMING,
  runSteps,
  type Steps,
  type Timing,
  wait,
  yieldToOthers,
} from '../../base/index.ts'
import { EmissionsError } from '../../core/errors/index.ts'
import type { ExpectedReads, SessionWork } from '../session-store.ts'

/** Milliseconds during which a group admits further work. */
const OPEN_MS = 20
/** Works of one group. */
const WORKS_MAX = 32

/** A database transaction that several works share, one after the other. */
export interface GroupTransaction<Session> {
  /** True once a work has failed after it wrote, or a statement has failed: nothing may be committed any more. */
  readonly isSpoiled: boolean
  /** Runs a work in a session of its own. */
  run<T>(work: SessionWork<Session, T>): Awaitable<T>
  /** Does reads of works for all of them. Undefined if statements answer at once. */
  readonly readAhead?: ((reads: readonly ExpectedReads[]) => Awaitable<void>) | undefined
}

/** Takes the reads of the works that wait by now, unless they were taken before. */
export type TakeExpected = () => readonly ExpectedReads[]

/** Runs the body in a database transaction of the company, and commits. The reads that `expected` takes may be done before the body. */
export type BeginGroup<Session> = <T>(
  companyId: number,
  body: (transaction: GroupTransaction<Session>) => Awaitable<T>,
  expected: TakeExpected,
) => Promise<T>

/** A work that waits for its turn. */
interface WaitingWork<Session> {
  readonly give: (turn: Turn<Session>) => void
  readonly reads: ExpectedReads | undefined
}

/** The turn of a waiting work: within the group of another, or, null, at the head of the next group. */
type Turn<Session> = Seat<Session> | null

/** A turn within a group. */
interface Seat<Session> {
  readonly transaction: GroupTransaction<Session>
  /** Passes the transaction on. */
  readonly leave: () => void
  /** True if the group is committed, false if it is rolled back; rejects if that is not known. */
  readonly isCommitted: Promise<boolean>
}

/** Thrown to roll back a group, whose works then run again one by one. */
export class GroupSpoiled extends Error {}

/** A group that rolled back has done nothing: each of its works can run again, on its own. */
export const RUN_ALONE: unique symbol = Symbol('run alone')

/**
 * Group commit: works of a company that wait for each other run one after the other in one transaction, and share its
 * commit. A group begins one turn of the event loop after its first work asked, so that requests which arrived together
 * share it: a host reads its sockets one after the other. Each work is answered once all are committed. If one of them fails after it wrote, the transaction is rolled back,
 * and each runs again alone. Every work runs in the asynchronous context of its caller.
 */
export class GroupCommit<Session> {
  readonly #begin: BeginGroup<Session>
  readonly #timing: Timing
  /** The waiting works, by company; present while a group of the company is in progress. */
  readonly #waiting = new Map<number, WaitingWork<Session>[]>()

  constructor(begin: BeginGroup<Session>, timing: Timing = HOST_TIMING) {
    this.#begin = begin
    this.#timing = timing
  }

  /** The result of the work once it is committed; `RUN_ALONE` if its group was rolled back. */
  async take<T>(
    companyId: number,
    work: SessionWork<Session, T>,
    reads?: ExpectedReads,
  ): Promise<T | typeof RUN_ALONE> {
    const waiting = this.#waiting.get(companyId)
    if (waiting === undefined) {
      this.#waiting.set(companyId, [])
      await yieldToOthers()
      return this.#lead(companyId, work, reads)
    }
    const turn = await new Promise<Turn<Session>>((give) => waiting.push({ give, reads }))
    return turn === null ? this.#lead(companyId, work, reads) : follow(turn, work)
  }

  async #lead<T>(
    companyId: number,
    work: SessionWork<Session, T>,
    reads: ExpectedReads | undefined,
  ): Promise<T | typeof RUN_ALONE> {
    const group = new Followers<Session>()
    let expected = new Set<WaitingWork<Session>>()
    const takeExpected = () => this.#takeExpected(companyId, expected)
    const body = (transaction: GroupTransaction<Session>) => {
      // the engine wants the transaction again, though the others have had their turns
      if (group.size > 0) throw new GroupSpoiled()
      return runSteps(this.#runGroup({ companyId, transaction, group, expected }, work))
    }
    try {
      const result = await this.#begin(companyId, body, () => {
        // another attempt at the transaction does all reads again
        expected = new Set()
        return [...(reads === undefined ? [] : [reads]), ...takeExpected()]
      })
      group.settle(true)
      return result
    } catch (error) {
      if (group.size === 0 && !(error instanceof GroupSpoiled)) throw error
      if (isUnknown(error)) {
        group.fail(error)
        throw error
      }
      group.settle(false)
      return RUN_ALONE
    } finally {
      this.#passOn(companyId)
    }
  }

  *#runGroup<T>(run: GroupRun<Session>, work: SessionWork<Session, T>): Steps<T> {
    const own = yield* wait(run.transaction.run(work))
    yield* this.#admit(run)
    if (run.transaction.isSpoiled) throw new GroupSpoiled()
    return own
  }

  /** Gives turns to those that wait, until the group is full, has been open for long enough, or is spoiled. */
  *#admit({ companyId, transaction, group, expected }: GroupRun<Session>): Steps<void> {
    const waiting = this.#waiting.get(companyId) ?? []
    const end = this.#timing.nowMs() + OPEN_MS
    while (!transaction.isSpoiled && group.size < WORKS_MAX - 1 && this.#timing.nowMs() < end) {
      const [next] = waiting
      if (next === undefined) return
      if (!expected.has(next)) yield* wait(transaction.readAhead?.(this.#takeExpected(companyId, expected)))
      waiting.shift()
      yield* wait(group.turn(transaction, next.give))
    }
  }

  /** The reads of waiting works, except those that were `expected` before. */
  #takeExpected(companyId: number, expected: Set<WaitingWork<Session>>): readonly ExpectedReads[] {
    const due = (this.#waiting.get(companyId) ?? []).slice(0, WORKS_MAX).filter((one) => !expected.has(one))
    for (const one of due) expected.add(one)
    return due.flatMap(({ reads }) => (reads === undefined ? [] : [reads]))
  }

  #passOn(companyId: number): void {
    const next = this.#waiting.get(companyId)?.shift()
    if (next === undefined) this.#waiting.delete(companyId)
    else void yieldToOthers().then(() => next.give(null))
  }
}

/** A group in its transaction. */
interface GroupRun<Session> {
  readonly companyId: number
  readonly transaction: GroupTransaction<Session>
  readonly group: Followers<Session>
  /** The works whose reads were done. */
  readonly expected: Set<WaitingWork<Session>>
}

/** The works of a group except the first. */
class Followers<Session> {
  size = 0
  settle: (isCommitted: boolean) => void = () => undefined
  fail: (error: unknown) => void = () => undefined
  #isCommitted: Promise<boolean> | null = null

  /** Gives a turn, and waits for its end. */
  turn(transaction: GroupTransaction<Session>, give: (turn: Seat<Session>) => void): Promise<void> {
    this.#isCommitted ??= new Promise((settle, fail) => {
      this.settle = settle
      this.fail = fail
    })
    const isCommitted = this.#isCommitted
    this.size += 1
    return new Promise((leave) => give({ transaction, leave, isCommitted }))
  }
}

/** Runs a work within the group of another. An error is the caller's only once the state it met is committed. */
async function follow<Session, T>(
  { transaction, leave, isCommitted }: Seat<Session>,
  work: SessionWork<Session, T>,
): Promise<T | typeof RUN_ALONE> {
  const [outcome] = await Promise.allSettled([runInTurn(transaction, work)])
  leave()
  if (!(await isCommitted)) return RUN_ALONE
  if (outcome.status === 'rejected') throw outcome.reason
  return outcome.value
}

async function runInTurn<Session, T>(
  transaction: GroupTransaction<Session>,
  work: SessionWork<Session, T>,
): Promise<T> {
  return await transaction.run(work)
}

/** True for a failure at the commit after which the writes may be stored; after any other one nothing is. */
function isUnknown(error: unknown): boolean {
  return EmissionsError.is(error) && error.code === 'store_outcome_unknown'
}
