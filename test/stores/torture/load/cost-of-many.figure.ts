import type { ListPosition, ServiceRecords } from '../../../../src/service/index.ts'
import { ENGINES, type Engine } from '../../engines.ts'
import type { Figure, Measure } from '../figure.ts'
import { fuelOf } from './interleaved-company.ts'
import { type Filled, faultsOfFilled, fill } from './many-records.ts'
import { figureFrom } from './on-engines.ts'

const RECORDS = { fast: [1_000, 20_000], full: [1_000, 1_000_000] } as const
const ROUNDS = { fast: 40, full: 200 } as const
const ROUNDS_BEFORE = 10
const RATIO_MAX = 1.5
const PAGE = 50

type Do = (filled: Filled) => Promise<unknown>

/** Where the middle of all records is. */
async function middleOf({ store, records }: Filled): Promise<ListPosition> {
  const found = await store.read(1, (tx) =>
    tx.siteFuels.page({ by: 'startDate' }, { offset: Math.floor(records / 2), limit: 1 }),
  )
  const [row] = found.rows
  if (row === undefined) throw new TypeError('the middle has no record')
  return { at: row.record.startDate, key: [row.record.id] }
}

function actionsOf(middles: ReadonlyMap<Filled, ListPosition>): Readonly<Record<string, Do>> {
  const all = ({ store }: Filled, options: object) =>
    store.read(1, (tx) => tx.siteFuels.list({ by: 'startDate' }, { limit: PAGE, ...options }))
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

async function figuresOn(name: string, engines: readonly [Engine, Engine], scale: 'fast' | 'full'): Promise<Figure[]> {
  const filled: Filled[] = []
  for (const [index, engine] of engines.entries()) {
    filled.push(await fill(await engine.open<ServiceRecords>(), RECORDS[scale][index] as number))
    await engine.run('analyze')
  }
  const faults = (await Promise.all(filled.map(faultsOfFilled))).flat()
  if (faults.length > 0) throw new Error(faults.join('; '))
  const pair = filled as unknown as readonly [Filled, Filled]
  const middles = new Map<Filled, ListPosition>()
  for (const one of filled) middles.set(one, await middleOf(one))
  const figures: Figure[] = []
  const [few, many] = RECORDS[scale].map((count) => count.toLocaleString('en'))
  for (const [what, perform] of Object.entries(actionsOf(middles))) {
    const [short, long] = await inTurns(pair, perform, ROUNDS[scale])
    const ratio = long / short
    figures.push({
      name: `${what}, ${name}: ${many} records over ${few}`,
      aim: `ratio ≤ ${RATIO_MAX}`,
      measured: `${ratio.toFixed(2)}: ${short.toFixed(2)} and ${long.toFixed(2)} ms`,
      holds: ratio <= RATIO_MAX,
      isSpeed: true,
    })
  }
  return figures
}

/** What one record, or one page of 50, costs when there are few and when there are many: medians, in turns. */
export const measure: Measure = async ({ scale }) => {
  const figures: Figure[] = []
  for (const [name, start] of Object.entries(ENGINES)) {
    if (name !== 'Postgres' && !name.startsWith('SQLite')) continue
    const engines = [await start(), await start()] as const
    const due = { name: `POST and list cost, ${name}`, aim: `ratio ≤ ${RATIO_MAX}` }
    let found: readonly Figure[] = []
    const failure = await figureFrom(due, async () => {
      found = await figuresOn(name, engines, scale)
      return { ...due, measured: '', holds: true }
    })
    figures.push(...(failure.holds ? found : [failure]))
    for (const engine of engines) await engine.close()
  }
  return figures
}
