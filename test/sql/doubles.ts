import { GASES } from '../../src/core/emissions/index.ts'
import type { Activity } from './activity.ts'
import type { Answer, Engine } from './engine.ts'
import { TABLES } from './load.ts'
import { totalsOf } from './totals.ts'

/** The sums as most people write them. */
const FLOATS = `SELECT a.key, c.gas, CAST(SUM(CAST(a.value AS DOUBLE PRECISION) * CAST(c.coefficient AS DOUBLE PRECISION)) AS VARCHAR) AS sum
FROM ${TABLES.activity} AS a JOIN ${TABLES.coefficients} AS c ON c.pair = a.pair
GROUP BY a.key, c.gas`

function byGroup(answers: readonly Answer[]): ReadonlyMap<string, number> {
  return new Map(answers.map(({ key, gas, sum }) => [`${key} ${gas}`, Number(sum)]))
}

/** Prints how many sums of doubles are not the nearest double of the exact sum, and how many change when run again. */
export async function showDoubles(engine: Engine, activity: Activity): Promise<void> {
  const exact = new Map(
    totalsOf(activity, { dialect: engine.dialect }).flatMap((total) =>
      GASES.map((gas) => [`${total.key} ${gas}`, Number(total[gas])] as const),
    ),
  )
  for (const [mode, enter] of Object.entries(engine.modes)) {
    await enter()
    const first = byGroup(await engine.rows(FLOATS))
    const again = byGroup(await engine.rows(FLOATS))
    const wrong = [...exact].filter(([group, sum]) => first.get(group) !== sum).length
    const changed = [...first].filter(([group, sum]) => again.get(group) !== sum).length
    console.log(
      `${engine.name}, ${mode}, sums of DOUBLE: ${wrong} of ${exact.size} are not the nearest double, ${changed} change when run again`,
    )
  }
}
