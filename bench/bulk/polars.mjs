/**
 * Polars, in a process of its own, because it takes the number of its threads from the environment when it is loaded.
 * This file is both sides: `startPolars` starts it, and started it answers each job with its time.
 */
import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { keyColumn, pairColumn, valueColumn } from './data.mjs'
import { doublesOf } from './floats.mjs'
import { GASES, pairsOfOne } from './pairs.mjs'
import { stopwatch } from './rounds.mjs'

const FILE = fileURLToPath(import.meta.url)

/** `threads` not given: all cores. `jobs`: 'rows', or 'totals' with a number of keys. */
export async function startPolars({ rows, keys, threads }) {
  const env = threads === undefined ? process.env : { ...process.env, POLARS_MAX_THREADS: String(threads) }
  const child = fork(FILE, [JSON.stringify({ rows, keys })], { env, serialization: 'advanced' })
  const answer = () =>
    new Promise((resolve, reject) => {
      child.once('message', (message) => {
        child.removeAllListeners('exit')
        resolve(message)
      })
      child.once('exit', (code, signal) => reject(new Error(`Polars ended with ${code ?? signal}`)))
    })
  const ask = (job) => {
    child.send(job)
    return answer()
  }
  await answer()
  return {
    rows: () => ask({ what: 'rows' }),
    totals: (count) => ask({ what: 'totals', count }),
    /** A column of the last answer. */
    column: (name) => ask({ what: 'column', name }),
    end: () => child.kill(),
  }
}

async function tables({ rows, keys }) {
  const { default: pl } = await import('nodejs-polars')
  const pairs = pairsOfOne()
  const doubles = doublesOf(pairs)
  const coefficients = pl.DataFrame([
    pl.Series('pair', Uint32Array.from(pairs.keys())),
    ...GASES.map((gas, at) =>
      pl.Series(
        gas,
        doubles.filter((_, cell) => cell % 4 === at),
      ),
    ),
  ])
  const data = pl.DataFrame([
    pl.Series('v', valueColumn(rows)),
    pl.Series('pair', pairColumn(rows)),
    ...keys.map((count) => pl.Series(`key${count}`, keyColumn(rows, count))),
  ])
  const products = GASES.map((gas) => pl.col('v').mul(pl.col(gas)))
  const named = (list) => list.map((one, at) => one.as(GASES[at]))
  const joined = () => data.lazy().join(coefficients.lazy(), { on: 'pair', how: 'left' })
  return {
    rows: () =>
      joined()
        .select(...named(products))
        .collectSync(),
    totals: ({ count }) => {
      const sums = named(products.map((one) => one.sum()))
      return joined()
        .groupBy(`key${count}`)
        .agg(...sums)
        .collectSync({ streaming: true })
    },
  }
}

async function answerJobs(options) {
  const work = await tables(options)
  let last
  process.on('message', async (job) => {
    if (job.what === 'column') return process.send(last.getColumn(job.name).toTypedArray())
    last = undefined
    const { ns, cpu, done: frame } = await stopwatch(() => work[job.what](job))
    last = frame
    process.send({ ns, cpu })
  })
  process.send('ready')
}

if (process.argv[1] === FILE) await answerJobs(JSON.parse(process.argv[2]))
