/**
 * Runs the statements of `toSql` on Apache Spark: a driver and two executors, each a process of its own, with a shuffle
 * between them. Totals have the digits of `sqlTotal` in every key and gas, in ANSI mode and without, and every guard finds
 * what is planted for it and nothing else, without ANSI mode. The rows are calculated by the library's own kernel in the executors too, with the
 * same bits as here. The same of DOUBLE is run beside both, for its time and its digits.
 *
 * Run: `npm run test:spark`. TONNE_SPARK_ROWS: how many rows, 100,000 when not given; TONNE_SEED repeats a run.
 */
import { activities, KEYS, sparkActivity } from '../sql/activity.ts'
import { demand } from '../sql/demand.ts'
import { compareEngine, statementsOf } from '../sql/totals.ts'
import { compareDoubles } from './doubles.ts'
import { checkGuards } from './guards.ts'
import { checkKernel } from './kernel-rows.ts'
import { loadActivity } from './load.ts'
import { openSpark, type SparkEngine } from './spark-engine.ts'

const [python = ''] = process.argv.slice(2)
const rows = Number(process.env.TONNE_SPARK_ROWS ?? 100_000)
const seed = Number(process.env.TONNE_SEED ?? Math.floor(Math.random() * 2 ** 31))
/** Of two columns, whose products are compared by fewer rows. */
const FEWER = 10
demand(python !== '', 'give the Python that has pyspark, as npm run test:spark does')
demand(rows >= KEYS * FEWER, `TONNE_SPARK_ROWS is ${rows}; give at least ${KEYS * FEWER}`)
console.log(`${rows.toLocaleString('en')} rows, ${KEYS} keys; TONNE_SEED=${seed} repeats this run`)

const options = { dialect: 'spark' } as const

/** Demands that rows go from one process to another, and that both executors worked. */
async function checkExecutors(engine: SparkEngine, total: string): Promise<void> {
  const [plan] = await engine.rows(`EXPLAIN ${total}`)
  demand(/Exchange hashpartitioning\(key/.test(plan?.plan ?? ''), `Spark does not shuffle by key:\n${plan?.plan}`)
  const executors = await engine.executors()
  const done = executors.map(({ id, tasks }) => `${id}: ${tasks} tasks`).join(', ')
  demand(
    executors.length === 2 && executors.every(({ tasks }) => Number(tasks) > 0),
    `not both executors worked: ${done}`,
  )
  console.log(`${engine.name}: rows are shuffled by key; executor ${done}`)
}

const engine = await openSpark(python)
try {
  const [first] = activities(rows, seed) as [ReturnType<typeof sparkActivity>]
  await loadActivity(engine, first)
  let figures = await compareEngine(engine, first, { options, by: 'pair' })
  figures += await compareEngine(engine, first, { options, by: 'label' })
  const { total } = statementsOf(first, { options, by: 'pair' })
  await checkExecutors(engine, total)
  await compareDoubles(engine, total)
  figures += await checkKernel(engine, first)
  const second = sparkActivity(rows / FEWER, seed)
  await loadActivity(engine, second)
  figures += await compareEngine(engine, second, { options, by: 'pair' })
  // in the last mode, without ANSI: what does not fit is NULL there, and no error
  await checkGuards(engine)
  console.log(`${figures} figures compared, 0 differ`)
} finally {
  await engine.close()
}
