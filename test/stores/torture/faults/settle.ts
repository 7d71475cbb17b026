import { isDeepStrictEqual } from 'node:util'
import { fullAnswer, storedRoute } from '../../../../src/ledger/context/write.ts'
import type { Book, Planned } from './book.ts'
import { type Differences, differencesFrom } from './compare.ts'
import type { Opened } from './open-store.ts'
import { type Answer, perform, routeOf } from './request.ts'

/** What a client that got no answer was told: nothing, that nothing was done, or that nobody knows. */
export type Told = 'nothing' | 'not_done' | 'unknown'

/** A request that was not acknowledged. */
export interface Open {
  readonly planned: Planned
  readonly told: Told
}

/** What came out of a fault, added up over rounds. */
export interface Found {
  acknowledged: number
  /** Requests that were open when the fault had passed, and how many of them turned out to be done. */
  open: number
  openDone: number
  readonly lost: string[]
  readonly surplus: string[]
  readonly wrong: string[]
}

export function nothingFound(): Found {
  return { acknowledged: 0, open: 0, openDone: 0, lost: [], surplus: [], wrong: [] }
}

export function isFlawless({ lost, surplus, wrong }: Found): boolean {
  return lost.length === 0 && surplus.length === 0 && wrong.length === 0
}

/** '0 lost, 0 done twice, 0 wrong' */
export function flawsIn({ lost, surplus, wrong }: Found): string {
  return `${lost.length} lost, ${surplus.length} done twice or unasked, ${wrong.length} wrong`
}

/** The first of what is wrong, for a reader. */
export function firstFlaws({ lost, surplus, wrong }: Found): string[] {
  const named = [
    ...lost.map((one) => `lost: ${one}`),
    ...surplus.map((one) => `unasked: ${one}`),
    ...wrong.map((one) => `wrong: ${one}`),
  ]
  return named.slice(0, 20)
}

function add(found: Found, { lost, surplus, wrong }: Differences, when: string): void {
  found.lost.push(...lost.map((one) => `${one}, ${when}`))
  found.surplus.push(...surplus.map((one) => `${one}, ${when}`))
  found.wrong.push(...wrong.map((one) => `${one}, ${when}`))
}

/** What is kept as the answer to a request; null: nothing. */
async function keptAnswer({ store }: Opened, { request }: Planned): Promise<Answer | null> {
  const { companyId, key } = request
  return store.read(companyId, async (tx) => {
    const row = await tx.idempotencyKeys.get({ route: storedRoute(routeOf(request)), key })
    return row === null ? null : ((await fullAnswer(tx, row.record)) as Answer)
  })
}

const plain = (answer: Answer) => JSON.parse(JSON.stringify(answer)) as unknown

/** Sends a request again; its answer must be the one that is kept, if one is. null: it is refused. */
async function sendAgain(
  opened: Opened,
  { planned, kept }: { readonly planned: Planned; readonly kept: Answer | null },
  found: Found,
): Promise<Answer | null> {
  const { key } = planned.request
  try {
    const answer = await perform(opened.service, planned.request)
    if (kept !== null && !isDeepStrictEqual(plain(answer), plain(kept))) {
      found.wrong.push(`${key}: sent again, it is answered otherwise`)
    }
    return answer
  } catch (error) {
    found.wrong.push(`${key}: sent again, it is refused: ${String(error)}`)
    return null
  }
}

/** A company's book when a fault has passed, and the requests that are open. */
export interface Unsettled {
  readonly book: Book
  readonly open: readonly Open[]
}

/**
 * Once a fault has passed: what was acknowledged must be there, what was told as not done must not, and what is open is
 * either there as a whole or not at all. Then every open request is sent again with its key, twice, and must have been done
 * exactly once.
 */
export async function settle(opened: Opened, { book, open }: Unsettled, found: Found): Promise<void> {
  const due: { readonly planned: Planned; readonly kept: Answer | null }[] = []
  for (const { planned, told } of open) {
    const kept = await keptAnswer(opened, planned)
    due.push({ planned, kept })
    found.open += 1
    if (kept === null) continue
    found.openDone += 1
    if (told === 'not_done') found.surplus.push(`${planned.request.key}, told as not done`)
    book.done(planned, kept)
  }
  add(found, await differencesFrom(book, opened), 'when the fault had passed')
  for (const one of due) {
    const answer = await sendAgain(opened, one, found)
    if (answer === null) continue
    if (one.kept === null) book.done(one.planned, answer)
    await sendAgain(opened, { planned: one.planned, kept: answer }, found)
  }
  if (due.length > 0) add(found, await differencesFrom(book, opened), 'when all was sent again')
}
