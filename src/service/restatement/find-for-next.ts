import type { Context } from '../context/context.ts'
import type { KeptRestatement } from '../context/records.ts'
import { read } from '../context/write.ts'
import { type FoundForRows, nextRows } from './page.ts'
import { RECALCULATIONS } from './recalculations.ts'

/** What the next records of a restatement need from others, such as the finding of places: before their transaction. */
export async function findForNext(context: Context, kept: KeptRestatement, limit: number): Promise<FoundForRows> {
  const { next } = kept
  if (next === null) return new Map()
  const { find } = RECALCULATIONS[next.collection]
  if (find === null) return new Map()
  const { rows } = await read(context, (tx) => nextRows(tx, kept, { next, limit }))
  const found = await Promise.all(rows.map((row) => find(context, row)))
  return new Map(rows.map(({ record, version }, at) => [record.id, { version, found: found[at] as never }]))
}
