import { calculateColumns } from '../../src/bulk/index.ts'
import { GASES } from '../../src/core/emissions/index.ts'
import type { Activity } from '../sql/activity.ts'
import { demand } from '../sql/demand.ts'
import { TABLES } from '../sql/load.ts'
import { secondsInTurns } from './doubles.ts'
import { kernelPlan } from './kernel-plan.ts'
import type { SparkEngine } from './spark-engine.ts'

/** Rows that are compared one by one. */
const ROWS_MAX = 100_000

const VIEW = 'coefficients_of_doubles'

/** The keys, values and gases of rows, as the kernel in the executors gives them. */
function rowsByKernel(limit: number): string {
  return `SELECT pair, value, gases.* FROM (
    SELECT pair, CAST(value AS DOUBLE) AS value, tonne(CAST(value AS DOUBLE), pair) AS gases FROM ${TABLES.activity} LIMIT ${limit})`
}

const sums = (gas: (name: string) => string) => GASES.map((name) => `SUM(${gas(name)}) AS ${name}`).join(', ')

/**
 * Calculates rows by the library's kernel in the executors: every gas of up to 100,000 rows has the bits of
 * `calculateColumns`; the time of all rows beside products of DOUBLE. Returns how many figures were compared.
 */
export async function checkKernel(engine: SparkEngine, { set }: Activity): Promise<number> {
  await engine.register(kernelPlan(set))
  const answers = await engine.rows(rowsByKernel(ROWS_MAX))
  const value = Float64Array.from(answers, (answer) => Number(answer.value))
  const coefficient = Uint32Array.from(answers, ({ pair }) => Number(pair))
  const expected = calculateColumns(set, { value, coefficient })
  for (const [row, answer] of answers.entries()) {
    for (const gas of GASES) {
      const [found, due] = [Number(answer[gas]), expected[gas][row]]
      demand(
        Object.is(found, due),
        `${engine.name}: ${gas} of ${value[row]} by pair ${coefficient[row]} is ${found}, not ${due}`,
      )
    }
  }
  const byKernel = `SELECT ${sums((name) => `gases.${name}`)} FROM (
    SELECT tonne(CAST(value AS DOUBLE), pair) AS gases FROM ${TABLES.activity})`
  await engine.run(
    `CREATE OR REPLACE TEMPORARY VIEW ${VIEW} AS SELECT pair, ${GASES.map(
      (gas) => `MAX(CASE WHEN gas = '${gas}' THEN CAST(coefficient AS DOUBLE) END) AS ${gas}`,
    ).join(', ')} FROM ${TABLES.coefficients} GROUP BY pair`,
  )
  const byDoubles = `SELECT ${sums((name) => `CAST(a.value AS DOUBLE) * c.${name}`)}
    FROM ${TABLES.activity} AS a JOIN ${VIEW} AS c ON c.pair = a.pair`
  const [ours, theirs] = (await secondsInTurns(engine, [byKernel, byDoubles])) as [number, number]
  console.log(
    `${engine.name}: ${answers.length} rows of the kernel in the executors have the bits of calculateColumns; all rows ${ours.toFixed(2)} s, products of DOUBLE ${theirs.toFixed(2)} s, ratio ${(theirs / ours).toFixed(2)}`,
  )
  return answers.length * GASES.length
}
