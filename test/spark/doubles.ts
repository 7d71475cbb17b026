import { GASES } from '../../src/core/emissions/index.ts'
import type { Engine } from '../sql/engine.ts'
import { TABLES } from '../sql/load.ts'

const ROUNDS = 3

const median = (list: readonly number[]) => [...list].sort((a, b) => a - b)[list.length >> 1] as number

/** The median seconds of statements that take turns. */
export async function secondsInTurns(engine: Engine, statements: readonly string[]): Promise<readonly number[]> {
  const times: number[][] = statements.map(() => [])
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, statement] of statements.entries()) {
      const started = performance.now()
      await engine.rows(statement)
      times[index]?.push((performance.now() - started) / 1000)
    }
  }
  return times.map(median)
}

const COEFFICIENTS = `(SELECT pair, ${GASES.map((gas) => `MAX(CASE WHEN gas = '${gas}' THEN CAST(coefficient AS DOUBLE) END) AS ${gas}`).join(', ')}
  FROM ${TABLES.coefficients} GROUP BY pair) AS c`

/** Sums of doubles by key, complete or NULL like the exact ones: the sums of products, or products of the sums by pair. */
const DOUBLES = {
  products: `SELECT a.key, ${GASES.map(
    (gas) => `CASE WHEN COUNT(a.value) = COUNT(*) AND COUNT(c.${gas}) = COUNT(*)
    THEN SUM(CAST(a.value AS DOUBLE) * c.${gas}) END AS ${gas}`,
  ).join(', ')}, COUNT(*) AS rows
  FROM ${TABLES.activity} AS a LEFT JOIN ${COEFFICIENTS} ON c.pair = a.pair GROUP BY a.key`,
  sums: `SELECT a.key, ${GASES.map(
    (gas) => `CASE WHEN SUM(a.amounts) = SUM(a.rows) AND COUNT(c.${gas}) = COUNT(*)
    THEN SUM(a.amount * c.${gas}) END AS ${gas}`,
  ).join(', ')}, SUM(a.rows) AS rows
  FROM (SELECT key, pair, SUM(CAST(value AS DOUBLE)) AS amount, COUNT(value) AS amounts, COUNT(*) AS rows
    FROM ${TABLES.activity} GROUP BY key, pair) AS a LEFT JOIN ${COEFFICIENTS} ON c.pair = a.pair GROUP BY a.key`,
}

/** The time of the exact statement and of sums of doubles, in turns, and the number of wrong figures of the doubles. */
export async function compareDoubles(engine: Engine, total: string): Promise<void> {
  const times = await secondsInTurns(engine, [total, DOUBLES.products, DOUBLES.sums])
  const [ours, products, sums] = times as [number, number, number]
  const exact = new Map((await engine.rows(total)).map(({ key, co2e }) => [key, Number(co2e)]))
  const answers = await engine.rows(DOUBLES.products)
  const wrong = answers.filter(({ key = null, co2e }) => Number(co2e) !== exact.get(key)).length
  const theirs = Math.min(products, sums)
  console.log(
    `${engine.name}: exact totals ${ours.toFixed(2)} s, of DOUBLE by products ${products.toFixed(2)} s and by sums ${sums.toFixed(2)} s, ratio to the faster ${(theirs / ours).toFixed(2)}; ${wrong} of ${answers.length} totals of DOUBLE are not the double nearest to the exact one`,
  )
}
