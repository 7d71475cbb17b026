import type { ListPosition } from '../../../../src/service/index.ts'
import type { Figure } from '../figure.ts'
import { fuelOf } from './interleaved-company.ts'
import type { Filled } from './many-records.ts'

const ROUNDS_BEFORE = 10
const PAGE = 50

/** What is done once, and timed. */
export type Do = (filled: Filled) => Promise<unknown>

/** Where the middle of all records is. */
async function middleOf({ store, companyId, records }: Filled): Promise<ListPosition> {
  const found = await store.read(companyId, (tx) =>
    tx.siteFuels.page({ by: 'startDate' }, { offset: Math.floor(records / 2), limit: 1 }),
  )
  const [row] = found.rows
  if (row === undefined) throw new TypeError('the middle has no record')
  return { at: row.record.startDate, key: [row.record.id] }
}

/** What is timed: a POST, and lists of 50. */
function actionsOf(middles: ReadonlyMap<Filled, ListPosition>): Readonly<Record<string, Do>> {
  const all = ({ store, companyId }: Filled, options: object) =>
    store.read(companyId, (tx) => tx.siteFuels.list({ by: 'startDate' }, { limit: PAGE, ...options }))
  return {
    'POST of fuel': ({ company, largeSiteId }) => company.siteFuels.create(largeSiteId, fuelOf(7)),
    'first page of all records': (filled) => all(filled, {}),
    'middle page of all records': (filled) => all(filled, { after: middles.get(filled) }),
    'GET list of a site of 500, first page': ({ company, smallSiteId }) =>
      company.siteFuels.list(smallSiteId, { limit: PAGE, isCounted: false }),
    'GET list of a site of 500, middle page': ({ company, smallSiteId }) =>
      company.siteFuels.list(smallSiteId, { limit: PAGE, offset: 225, isCounted: false }),
    'GET list of the site of half of them, first page': ({ company, largeSiteId }) =>
      company.siteFuels.list(largeSiteId, { limit: PAGE, isCounted: false }),
  }
}

const median = (list: readonly number[]) => [...list].sort((a, b) => a - b)[list.length >> 1] as number

/** Milliseconds of each, in turns. */
async function inTurns(
  [few, many]: readonly [Filled, Filled],
  perform: Do,
  rounds: number,
): Promise<readonly [number, number]> {
  const times: readonly [number[], number[]] = [[], []]
  for (let round = -ROUNDS_BEFORE; round < rounds; round++) {
    for (const [index, filled] of [few, many].entries()) {
      const started = performance.now()
      await perform(filled)
      if (round >= 0) times[index]?.push(performance.now() - started)
    }
  }
  return [median(times[0]), median(times[1])]
}

/** Two databases, and how their costs are compared. */
export interface Compared {
  /** One with few records, and one with many. */
  readonly pair: readonly [Filled, Filled]
  /** What both are, such as 'SQLite', and how many records each has. */
  readonly name: string
  readonly counts: readonly [number, number]
  readonly rounds: number
  readonly ratioMax: number
  /** What is timed besides. */
  readonly others?: Readonly<Record<string, Do>>
}

/** What a POST and a page of 50 cost where there are few records, and where there are many: medians, in turns. */
export async function costsOf({ pair, name, counts, rounds, ratioMax, others }: Compared): Promise<Figure[]> {
  const middles = new Map<Filled, ListPosition>()
  for (const one of pair) middles.set(one, await middleOf(one))
  const figures: Figure[] = []
  const [few, many] = counts.map((count) => count.toLocaleString('en'))
  for (const [what, perform] of Object.entries({ ...actionsOf(middles), ...others })) {
    const [short, long] = await inTurns(pair, perform, rounds)
    const ratio = long / short
    figures.push({
      name: `${what}, ${name}: ${many} records over ${few}`,
      aim: `ratio ≤ ${ratioMax}`,
      measured: `${ratio.toFixed(2)}: ${short.toFixed(2)} and ${long.toFixed(2)} ms`,
      holds: ratio <= ratioMax,
      isSpeed: true,
    })
  }
  return figures
}
