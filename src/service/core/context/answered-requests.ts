import { fail } from '../../../errors/index.ts'
import { timestampOf } from '../../../resources/index.ts'
import { sha256Hex } from '../../../store/index.ts'
import { DAY_MS } from '../../../time/index.ts'
import { fullAnswer, partedAnswer } from './answer-parts.ts'
import type { Context, Once, ReadTx, WriteTx } from './context.ts'

/** For how long a request that is sent again is answered as the first time. */
const REMEMBERED_MS = DAY_MS
/** Old answers that go with each new one: more than one, so that they never pile up. */
const FORGOTTEN_AT_ONCE = 2
const ROUTE_LENGTH_MAX = 40
/** Keys that every store takes. */
const KEY = /^[\x20-\x7e]{1,255}$/

/** Throws `header_invalid` for a key that no store keeps. */
export function checkIdempotencyKey({ key }: Once): void {
  if (typeof key === 'string' && KEY.test(key)) return
  const expected = '1 to 255 printable ASCII characters'
  fail('idempotency-key', 'header_invalid', { message: `must be ${expected}`, expected, received: key })
}

/** From when on answers are remembered; what is older is forgotten. */
function rememberedSince({ now }: Context): number {
  return Date.parse(now()) - REMEMBERED_MS
}

/**
 * The answer to the same request before, if it was given within a day. Throws `idempotency_key_reused` where the key was
 * of another request.
 */
export async function answerBefore(
  tx: ReadTx,
  context: Context,
  { route, key, fingerprint }: Once,
): Promise<{ readonly answer: unknown } | null> {
  const row = await tx.idempotencyKeys.get({ route: storedRoute(route), key })
  if (row === null || Date.parse(row.record.createdAt) <= rememberedSince(context)) return null
  if (row.record.fingerprint === fingerprint) return { answer: await fullAnswer(tx, row.record) }
  return fail('idempotency-key', 'idempotency_key_reused', {
    message: 'was used for another request of the last 24 hours; take a new key for a new request',
    received: key,
  })
}

async function forgetOld(tx: WriteTx, context: Context): Promise<void> {
  const to = timestampOf(rememberedSince(context) + 1)
  const { rows } = await tx.idempotencyKeys.list({ by: 'createdAt', to }, { limit: FORGOTTEN_AT_ONCE, order: 'last' })
  for (const { record } of rows) await tx.idempotencyKeys.delete({ route: record.route, key: record.key })
}

/** A route as it is stored, which three indexes repeat: a long one by its digest. */
export function storedRoute(route: string): string {
  return route.length > ROUTE_LENGTH_MAX ? sha256Hex(route).slice(0, ROUTE_LENGTH_MAX) : route
}

/** Remembers an answer for a day. */
export async function rememberAnswer(
  tx: WriteTx,
  context: Context,
  { request, answer }: { readonly request: Once; readonly answer: unknown },
): Promise<void> {
  const { key, fingerprint } = request
  const route = storedRoute(request.route)
  await forgetOld(tx, context)
  if ((await tx.idempotencyKeys.get({ route, key })) !== null) await tx.idempotencyKeys.delete({ route, key })
  const parted = await partedAnswer(tx, context, answer)
  await tx.idempotencyKeys.insert({ route, key, createdAt: context.now(), fingerprint, ...parted })
}
