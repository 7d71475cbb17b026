import type { RowSource } from '../../ledger/context/list-rows.ts'
import type { ListPosition } from '../../store/index.ts'

/** A list in memory. Constant records come before or after the records of a company. */
export interface ListAtHand<R, Own extends R & Placed> {
  readonly before?: readonly R[]
  /** The newest first, then by id. */
  readonly own: readonly Own[]
  readonly behind?: readonly R[]
}

interface Placed {
  readonly id: string
  readonly createdAt: string
}

function followsPosition({ id, createdAt }: Placed, { at, key: [key = ''] }: ListPosition): boolean {
  return createdAt < at || (createdAt === at && id > key)
}

/** Reads pages of a list in memory, as a store does with its lists. */
export function pageOfList<R extends Pick<Placed, 'id'> & Partial<Placed>, Own extends R & Placed>({
  before = [],
  own,
  behind = [],
}: ListAtHand<R, Own>): RowSource<R> {
  const all: readonly R[] = [...before, ...own, ...behind]
  const startBehind = (position: ListPosition): number => {
    const index = all.findIndex(({ id }) => id === position.key[0])
    if (index >= 0) return index + 1
    // the record of the cursor was deleted: continue with the next one after it
    const next = own.findIndex((one) => followsPosition(one, position))
    return before.length + (next < 0 ? own.length : next)
  }
  return {
    page: async ({ offset, limit }) => ({ rows: all.slice(offset, offset + limit), total: all.length }),
    list: async ({ limit = all.length, after }) => {
      const start = after === undefined ? 0 : startBehind(after)
      const rows = all.slice(start, start + limit)
      const last = rows.at(-1)
      const isEnd = start + limit >= all.length || last === undefined
      return { rows, next: isEnd ? null : { at: last.createdAt ?? '', key: [last.id] } }
    },
  }
}
