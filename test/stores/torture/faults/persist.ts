import { EmissionsError } from '../../../../src/core/errors/index.ts'
import type { Service } from '../../../../src/service/index.ts'
import { acknowledge, countCode, type Lane, type Round } from './lanes.ts'
import { perform, type Request } from './request.ts'
import type { Told } from './settle.ts'
import type { Outcome } from './writer.ts'

/** Codes that say that nothing was done. */
export const NOT_DONE: readonly string[] = [
  ...['store_unavailable', 'store_busy', 'store_full', 'store_read_only', 'store_failed'],
]
/** The one that says that nobody knows. */
export const UNKNOWN = 'store_outcome_unknown'

const TRIES_MAX = 20
/** Twice as long with every try. */
const BETWEEN_TRIES_MS = { first: 10, longest: 300 } as const

const pause = (ms: number) => new Promise<void>((go) => setTimeout(go, ms))

/** What comes of a request in this process. */
export async function attempt(service: Service, request: Request): Promise<Outcome> {
  try {
    return { is: 'acknowledged', answer: await perform(service, request) }
  } catch (error) {
    return { is: 'refused', code: EmissionsError.is(error) ? error.code : null, message: String(error) }
  }
}

/** Counts a refusal, and says what it tells of the request; one that tells nothing is a fault. */
export function toldBy(round: Round, outcome: Outcome & { readonly is: 'refused' }): Told {
  const { code, message } = outcome
  countCode(round, code)
  if (code === UNKNOWN) return 'unknown'
  if (code === null || !NOT_DONE.includes(code)) {
    round.found.wrong.push(`an error does not say whether the write was done: ${code ?? 'no code'}, ${message}`)
    return 'unknown'
  }
  return 'not_done'
}

/** Sends a request until it is acknowledged, or leaves it open after a failure, as chance has it. */
async function sendUntilDone(round: Round, lane: Lane, send: (request: Request) => Promise<Outcome>): Promise<void> {
  const { name, book, random } = lane
  const planned = book.next(name, random)
  let told: Told = 'not_done'
  for (let tries = 1; ; tries++) {
    const outcome = await send(planned.request)
    if (outcome.is === 'acknowledged') {
      acknowledge(round, book, { planned, answer: outcome.answer })
      return
    }
    const now = outcome.is === 'silent' ? 'unknown' : toldBy(round, outcome)
    // a later try that was not done says nothing of an earlier one
    if (now !== 'not_done') told = now
    const isLeft = round.isOver || round.leavesAllOpen || tries === TRIES_MAX || random.unit() < 0.25
    if (isLeft) round.open.get(book)?.push({ planned, told })
    if (!round.isOver) await pause(Math.min(BETWEEN_TRIES_MS.first * 2 ** tries, BETWEEN_TRIES_MS.longest))
    if (isLeft) return
  }
}

/** Sends requests one after the other until the round is over. */
export async function persist(round: Round, lane: Lane, send: (request: Request) => Promise<Outcome>): Promise<void> {
  while (!round.isOver) await sendUntilDone(round, lane, send)
}

/** Resolves when so many more requests of the round are acknowledged; throws when none is for too long. */
export async function moreAcknowledged(round: Round, count: number): Promise<void> {
  const due = round.acknowledged + count
  for (let [waits, seen] = [0, round.acknowledged]; round.acknowledged < due; waits++) {
    if (round.acknowledged > seen) [waits, seen] = [0, round.acknowledged]
    if (waits > 60_000) throw new Error('nothing is acknowledged any more')
    await pause(1)
  }
}

/** The codes of a round, for a reader: 'store_unavailable 12, store_outcome_unknown 3'. */
export function codesOf(codes: ReadonlyMap<string, number>): string {
  const sorted = [...codes].sort(([a], [b]) => (a < b ? -1 : 1))
  return sorted.map(([code, count]) => `${code} ${count}`).join(', ') || 'none'
}

/** Adds the codes of a round to those of others. */
export function addCodes(all: Map<string, number>, { codes }: Round): void {
  for (const [code, count] of codes) all.set(code, (all.get(code) ?? 0) + count)
}
