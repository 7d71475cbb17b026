/**
 * Runs the statements of `toSql` on a real DuckDB and a real PostgreSQL: totals have the digits of `sqlTotal` in every key
 * and gas, on one thread and on several, and every guard finds what it is for and nothing else. Spark: test/spark.
 *
 * Run: `npm ci --prefix test/sql && npm test --prefix test/sql`. TONNE_SQL_ROWS: how many rows, 100,000 when not given;
 * TONNE_SEED repeats a run.
 */
import { activities, KEYS, PAIRS } from './activity.ts'
import { demand } from './demand.ts'
import { showDoubles } from './doubles.ts'
import { openDuckdb } from './duckdb.ts'
import type { Engine } from './engine.ts'
import { checkGuards } from './guards.ts'
import { loadActivity } from './load.ts'
import { checkNames } from './names.ts'
import { openPostgres } from './postgres.ts'
import { compareEngine } from './totals.ts'

const rows = Number(process.env.TONNE_SQL_ROWS ?? 100_000)
const seed = Number(process.env.TONNE_SEED ?? Math.floor(Math.random() * 2 ** 31))
demand(rows >= KEYS, `TONNE_SQL_ROWS is ${rows}; give at least ${KEYS}`)
console.log(`${rows} rows, ${KEYS} keys, ${PAIRS} pairs; TONNE_SEED=${seed} repeats this run`)

const kinds = activities(rows, seed)

async function check(engine: Engine): Promise<number> {
  const { dialect } = engine
  let compared = 0
  for (const [index, activity] of kinds.entries()) {
    await loadActivity(engine, activity)
    const by = index % 2 === 0 ? 'pair' : 'label'
    compared += await compareEngine(engine, activity, { options: { dialect }, by })
    if (index > 0) continue
    // the same decimals in every engine, so that all have the same digits
    compared += await compareEngine(engine, activity, { options: { dialect, scale: 12 }, by: 'label' })
    await showDoubles(engine, activity)
  }
  await checkGuards(engine)
  await checkNames(engine)
  return compared
}

/** Opens an engine, checks it and ends it; how many figures were compared. */
async function checkOpened(open: () => Promise<Engine>): Promise<number> {
  const started = Date.now()
  const engine = await open()
  try {
    return await check(engine)
  } finally {
    await engine.close()
    console.log(`${engine.name}: ${((Date.now() - started) / 1000).toFixed(1)} s\n`)
  }
}

const figures = (await checkOpened(openDuckdb)) + (await checkOpened(openPostgres))
console.log(`${figures} figures compared, 0 differ`)
