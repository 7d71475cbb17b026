import {
  createService,
  memoryStore,
  type Service,
  type ServiceRecords,
  type Store,
} from '../../../../src/service/index.ts'
import { randomFrom } from '../../../oracle/random.ts'
import type { Engine } from '../../engines.ts'
import type { Asked, Figure, Measure } from '../figure.ts'
import { faultsOf } from './interleaved-check.ts'
import { furnishShared } from './interleaved-company.ts'
import { anyWork, nothingYet } from './interleaved-work.ts'
import { figureOn } from './on-engines.ts'
import { type Scheduled, scheduledStore, storeWithoutIsolation } from './scheduled-store.ts'
import { Scheduler } from './scheduler.ts'

/** Interleavings on each store; together 20,000 for the record. */
const RUNS = {
  fast: { memory: 500, SQLite: 25, Postgres: 15 },
  full: { memory: 19_000, SQLite: 600, Postgres: 400 },
} as const
/** How many are tried on a store that is wrong, to see that it is found out. */
const RUNS_OF_A_WRONG_STORE = 20
/** Companies stay in memory: a store is given up after so many. */
const COMPANIES_OF_A_STORE = 500
const WORKERS_MIN = 3
const WORKERS_MAX = 7

/** What came of one interleaving. */
interface Interleaved {
  readonly faults: readonly string[]
  /** The order in which works went on, as a number. */
  readonly order: number
  readonly decisions: number
}

/** A clock that moves on by a millisecond whenever it is asked. */
function ticking(): () => number {
  let index = Date.parse('2025-06-01T00:00:00.000Z')
  return () => {
    index += 1
    return index
  }
}

/** A store, with services that work on it freely and as a scheduler has it. */
interface Stage {
  readonly store: Store<ServiceRecords>
  readonly held: Scheduled
  readonly free: Service
  readonly scheduled: Service
}

function stageOf(store: Store<ServiceRecords>, spoil: typeof storeWithoutIsolation | undefined): Stage {
  const held: Scheduled = { scheduler: new Scheduler(randomFrom(0)) }
  const options = { clock: ticking(), policy: { required: 'lenient' } } as const
  const scheduled = createService({ ...options, store: scheduledStore(spoil?.(store) ?? store, held) })
  return { store, held, free: createService({ ...options, store }), scheduled }
}

/** Does several works at once on a company of its own, in an order that the seed chooses. */
async function interleave(
  { store, held, free, scheduled }: Stage,
  companyId: number,
  seed: number,
): Promise<Interleaved> {
  const random = randomFrom(seed)
  const ids = await furnishShared(free.company(companyId))
  const scheduler = new Scheduler(random)
  held.scheduler = scheduler
  const done = nothingYet()
  const common = random.whole(0, 1_000)
  const works = Array.from({ length: random.whole(WORKERS_MIN, WORKERS_MAX) }, (_, nth) => {
    const actor = `worker ${nth}`
    const company = scheduled.company(companyId, { actor })
    return anyWork(
      { company, once: (key) => scheduled.company(companyId, { actor, idempotency: key }), ids, random, done },
      common,
    )
  })
  try {
    await scheduler.run(works)
  } catch (error) {
    return { faults: [`failed with ${String(error)}`], order: scheduler.order, decisions: scheduler.decisions }
  }
  return {
    faults: await faultsOf(store, companyId, { ids, done }),
    order: scheduler.order,
    decisions: scheduler.decisions,
  }
}

interface Sum {
  readonly runs: number
  readonly orders: number
  readonly decisions: number
  readonly wrong: readonly string[]
}

/** Many of them on one kind of store. */
async function interleaveOften(
  open: () => Promise<Store<ServiceRecords>>,
  { runs, seed, spoil }: { runs: number; seed: number; spoil?: typeof storeWithoutIsolation },
): Promise<Sum> {
  const orders = new Set<number>()
  const wrong: string[] = []
  let decisions = 0
  let stage = stageOf(await open(), spoil)
  for (let index = 0; index < runs; index++) {
    if (index > 0 && index % COMPANIES_OF_A_STORE === 0) stage = stageOf(await open(), spoil)
    const one = (seed + index * 7919) | 0
    const found = await interleave(stage, index + 1, one)
    orders.add(found.order)
    decisions += found.decisions
    if (found.faults.length > 0) wrong.push(`seed ${one}: ${found.faults.join('; ')}`)
  }
  return { runs, orders: orders.size, decisions, wrong }
}

function figureOf(name: string, aim: string, sum: Sum): Figure {
  const { runs, orders, decisions, wrong } = sum
  const measured = `${runs} interleavings, ${orders} orders apart, ${decisions} decisions; ${wrong.length} with a lost update or any other fault`
  return {
    name: `scheduled interleavings, ${name}`,
    aim,
    measured,
    holds: wrong.length === 0,
    details: wrong.slice(0, 5),
  }
}

export const measure: Measure = async ({ scale, seed }: Asked) => {
  const runs = RUNS[scale]
  const aim = (count: number) => `${count.toLocaleString('en')}, 0 lost updates`
  const inMemory = async () => memoryStore<ServiceRecords>()
  const spoilt = await interleaveOften(inMemory, { runs: RUNS_OF_A_WRONG_STORE, seed, spoil: storeWithoutIsolation })
  const memory = figureOf('memory', aim(runs.memory), await interleaveOften(inMemory, { runs: runs.memory, seed }))
  const seen = `of ${spoilt.runs} on a store whose transactions are not isolated, ${spoilt.wrong.length} were found out`
  const said = `3 to 7 workers at once, each 1 to 3 use cases on shared records; a point before every call of a handle and before its end; seed ${seed}`
  const figures: Figure[] = [
    { ...memory, holds: memory.holds && spoilt.wrong.length > 0, details: [said, seen, ...(memory.details ?? [])] },
  ]
  for (const engine of ['SQLite', 'Postgres'] as const) {
    const due = { name: `scheduled interleavings, ${engine}`, aim: aim(runs[engine]) }
    const work = async ({ open }: Engine) => {
      const store = await open<ServiceRecords>()
      return figureOf(engine, due.aim, await interleaveOften(async () => store, { runs: runs[engine], seed }))
    }
    figures.push(await figureOn(engine, due, work))
  }
  return figures
}
