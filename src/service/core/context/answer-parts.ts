import { timestampOf } from '../../../resources/index.ts'
import { sha256Hex } from '../../../store/index.ts'
import type { Context, ReadTx, WriteTx } from './context.ts'
import type { AnsweredRequest } from './records.ts'

/** The parts that many answers of a company share, stored once for all: two thirds of most of them. */
const SHARED = ['emissionKind', 'unit', 'emissionFactor', 'customEmissionFactor'] as const
/** Beside the routes of requests, which begin with a method. */
export const PART_ROUTE = 'answer part'
const HOUR_MS = 3_600_000

/** An answer without its shared parts, and by the fields of its record what stands for them. */
type Parted = Pick<AnsweredRequest, 'answer' | 'parts'>
type Fields = Readonly<Record<string, unknown>>

function recordOf(answer: unknown): Fields | null {
  const record = (answer as { readonly record?: unknown } | null | undefined)?.record
  return typeof record === 'object' && record !== null ? (record as Fields) : null
}

function withFields(answer: unknown, fields: Fields): unknown {
  // fields that are there keep their places: the answer is the same to the byte
  return { ...(answer as object), record: { ...recordOf(answer), ...fields } }
}

/** Takes the shared parts out of an answer and keeps each of them once, for as long as any answer that names it. */
export async function partedAnswer(tx: WriteTx, context: Context, answer: unknown): Promise<Parted> {
  const record = recordOf(answer)
  const parts: Record<string, string> = {}
  for (const field of record === null ? [] : SHARED) {
    const part = record?.[field]
    if (typeof part === 'object' && part !== null) parts[field] = await keepPart(tx, context, part)
  }
  if (Object.keys(parts).length === 0) return { answer }
  return { answer: withFields(answer, Object.fromEntries(Object.keys(parts).map((field) => [field, null]))), parts }
}

async function keepPart(tx: WriteTx, { now }: Context, part: object): Promise<string> {
  // the fields in their order, which is part of the answer
  const key = sha256Hex(JSON.stringify(part)).slice(0, 40)
  const of = { route: PART_ROUTE, key }
  const row = await tx.idempotencyKeys.get(of)
  const timestamp = now()
  // forgotten a day after its time: an hour ahead, so that it is written again once an hour, and outlives every answer
  const createdAt = timestampOf(Date.parse(timestamp) + HOUR_MS)
  if (row === null) await tx.idempotencyKeys.insert({ ...of, createdAt, fingerprint: key, answer: part })
  else if (row.record.createdAt < timestamp) await tx.idempotencyKeys.update(of, row.version, { set: { createdAt } })
  return key
}

/** The answer as it was given. */
export async function fullAnswer(tx: ReadTx, { answer, parts = {} }: Parted): Promise<unknown> {
  const fields = Object.keys(parts)
  if (fields.length === 0) return answer
  const keys = fields.map((field) => ({ route: PART_ROUTE, key: parts[field] as string }))
  const rows = await tx.idempotencyKeys.getAll(keys)
  if (rows.includes(null)) throw new TypeError('a part of a remembered answer is missing')
  return withFields(answer, Object.fromEntries(fields.map((field, index) => [field, rows[index]?.record.answer])))
}
