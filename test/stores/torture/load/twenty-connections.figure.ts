import { Pool } from 'pg'
import { parseNumber } from '../../../../src/core/exact/index.ts'
import type { BaseRecords, Store } from '../../../../src/ledger/collections/index.ts'
import { postgresStore } from '../../../../src/ledger/collections/postgres.ts'
import { sample } from '../../../../src/testing/store/samples.ts'
import { type PostgresServer, startPostgres } from '../../../fixtures/postgres-server.ts'
import type { Figure, Measure } from '../figure.ts'
import { doByHand } from './by-hand.ts'
import { COMPANIES, fuelRecord, HOT, lineOf, type Operation, operationsOf } from './mixed-operations.ts'

const OPERATIONS = { fast: 1_200, full: 20_000 } as const
/** Rounds in turns; the first, in which everything is compiled, does not count. */
const ROUNDS = { fast: 4, full: 11 } as const
const CONNECTIONS = 20
const RATIO_MIN = 0.8

type Do = (operation: Operation) => Promise<unknown>

/** A pool of 20 connections to a database of its own, with the schema and what all operations share. */
interface Place {
  readonly pool: Pool
  readonly store: Store
  /** Statements that were sent to it. */
  readonly sent: { count: number }
}

async function placeOn(server: PostgresServer, database: string): Promise<Place> {
  const admin = new Pool({ host: server.folder, user: 'tonne', database: 'postgres', max: 1 })
  await admin.query(`create database ${database}`)
  await admin.end()
  const pool = new Pool({ host: server.folder, user: 'tonne', database, max: CONNECTIONS })
  pool.on('error', () => undefined)
  const sent = { count: 0 }
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...given: readonly unknown[]) => unknown
    Object.assign(client, {
      query: (...given: readonly unknown[]) => {
        sent.count += 1
        return query(...given)
      },
    })
  })
  const store = await postgresStore<BaseRecords>({ client: pool as never })
  for (let companyId = 1; companyId <= COMPANIES; companyId++) {
    await store.transaction(companyId, async (tx) => {
      for (const n of [1, 2]) await tx.sites.insert(sample('sites', n) as never)
      await tx.vendors.insert(sample('vendors', 1) as never)
      await tx.siteFuels.insert(fuelRecord(HOT, 'site-1') as never, '0')
    })
  }
  return { pool, store, sent }
}

/** The operation through the store. */
function doThrough(store: Store): Do {
  return (operation) =>
    store.transaction(operation.companyId, async (tx) => {
      const { kind, id, siteId, tenths } = operation
      const exact = String(tenths / 10)
      if (kind === 'create') await tx.siteFuels.insert(fuelRecord(id, siteId) as never, exact)
      else if (kind === 'delete') await tx.siteFuels.delete(id)
      else {
        const row = await tx.siteFuels.get(id)
        await tx.siteFuels.update(id, row?.version ?? 0, { set: { value: tenths } as never, exact })
      }
      await tx.log.append(lineOf(operation))
    })
}

/** Each of the connections does its operations, one after the other; milliseconds for all of them. */
async function timed(lanes: readonly (readonly Operation[])[], perform: Do): Promise<number> {
  const started = performance.now()
  await Promise.all(
    lanes.map(async (lane) => {
      for (const operation of lane) await perform(operation)
    }),
  )
  return performance.now() - started
}

/** What every company must have: how many fuels, and of how many tenths, in any order of the operations but one. */
async function driftOf(store: Store, lanes: readonly (readonly Operation[])[]): Promise<readonly string[]> {
  const faults: string[] = []
  for (let companyId = 1; companyId <= COMPANIES; companyId++) {
    const kept = new Map<string, number>()
    let lines = 0
    for (const operation of lanes.flat()) {
      if (operation.companyId !== companyId) continue
      lines += 1
      if (operation.kind === 'delete') kept.delete(operation.id)
      else if (operation.id !== HOT) kept.set(operation.id, operation.tenths)
    }
    const found = await store.read(companyId, async (tx) => {
      const hot = parseNumber((await tx.siteFuels.get(HOT))?.exact ?? 'none')
      const total = parseNumber(await tx.companyTotal())
      const { n, d } = { n: total.n * hot.d * 10n - hot.n * total.d * 10n, d: total.d * hot.d }
      return {
        count: (await tx.siteFuels.count({ by: 'startDate' })) - 1,
        tenths: Number(n) / Number(d),
        lines: await tx.log.count({ by: 'sequence' }),
      }
    })
    const due = { count: kept.size, tenths: [...kept.values()].reduce((sum, one) => sum + one, 0), lines }
    if (JSON.stringify(found) !== JSON.stringify(due)) {
      faults.push(`company ${companyId} has ${JSON.stringify(found)}, and not ${JSON.stringify(due)}`)
    }
    const wrong = await store.verifyTotals(companyId)
    if (wrong.length > 0) faults.push(`company ${companyId}: a recount finds ${JSON.stringify(wrong).slice(0, 300)}`)
  }
  return faults
}

const median = (list: readonly number[]) => [...list].sort((a, b) => a - b)[list.length >> 1] as number

/** Both take turns with parts of the same operations. */
async function inTurns(
  ours: Place,
  byHand: Place,
  { seed, count, rounds }: Record<'seed' | 'count' | 'rounds', number>,
) {
  const lanes = Array.from({ length: CONNECTIONS }, (_, nth) => operationsOf(seed, nth, Math.ceil(count / CONNECTIONS)))
  const perform = doThrough(ours.store)
  const [times, ratios]: [number[][], number[]] = [[], []]
  const before = [ours.sent.count, byHand.sent.count] as const
  for (let round = 0; round < rounds; round++) {
    const part = lanes.map((lane) => {
      const [from, to] = [round, round + 1].map((index) => Math.floor((lane.length * index) / rounds))
      return lane.slice(from, to)
    })
    const [mine, other] = [await timed(part, perform), await timed(part, (one) => doByHand(byHand.pool, one))]
    times.push([mine, other])
    ratios.push(other / mine)
  }
  const statements = [ours.sent.count - before[0], byHand.sent.count - before[1]].map(
    (sent) => sent / lanes.flat().length,
  )
  return { lanes, times, ratio: median(ratios.slice(1)), statements, ratios: ratios.slice(1) }
}

export const measure: Measure = async ({ scale, seed }) => {
  const server = startPostgres()
  const first = new Pool({ host: server.folder, user: 'tonne', database: 'postgres', max: 1 })
  await server.connected(() => first.query('select 1'))
  await first.end()
  const [ours, byHand] = [await placeOn(server, 'ours'), await placeOn(server, 'by_hand')]
  const count = OPERATIONS[scale]
  const name = `${CONNECTIONS} connections, ${count.toLocaleString('en')} mixed operations, one hot site`
  try {
    const done = await inTurns(ours, byHand, { seed, count, rounds: ROUNDS[scale] })
    const faults = await driftOf(ours.store, done.lanes)
    const others = await driftOf(byHand.store, done.lanes)
    const seconds = [0, 1].map((index) => done.times.reduce((sum, one) => sum + (one[index] as number), 0) / 1000)
    const rates = seconds.map((all) => (done.lanes.flat().length / all).toFixed(0))
    const [mine, hand] = done.statements.map((one) => one.toFixed(2))
    const figures: Figure[] = [
      {
        name,
        aim: 'drift exactly 0',
        measured: `${done.lanes.flat().length} operations, ${faults.length} companies with a drift`,
        holds: faults.length === 0,
        details: [
          `seed ${seed}; half make records, the others change and delete them; each writes a line of the log`,
          ...faults,
        ],
      },
      {
        name: `${name}: throughput`,
        aim: `≥ ${RATIO_MIN}× a transaction written by hand with pg`,
        measured: `${done.ratio.toFixed(2)}×: ${rates.join(' and ')} operations a second`,
        holds: done.ratio >= RATIO_MIN,
        isSpeed: true,
        details: [
          `median of ${done.ratios.length} rounds in turns (${done.ratios.map((one) => one.toFixed(2)).join(', ')}); the server with its fsync; statements an operation: ${mine} ours, ${hand} by hand; companies with a drift by hand: ${others.length}`,
        ],
      },
    ]
    return figures
  } finally {
    await ours.pool.end()
    await byHand.pool.end()
    await server.stop()
  }
}
