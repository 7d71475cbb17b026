import { demand } from '../sql/demand.ts'
import type { Engine } from '../sql/engine.ts'

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

/** The statement of exact totals with doubles in place of decimals. */
function doubledTotal(total: string): string {
  const doubled = total
    .replaceAll('CAST(a.`value` AS DECIMAL(18,6)) *', 'CAST(a.`value` AS DOUBLE) *')
    .replaceAll('THEN `coefficient` END', 'THEN CAST(`coefficient` AS DOUBLE) END')
  demand(
    doubled.includes('AS DOUBLE) *') && doubled.includes('`coefficient` AS DOUBLE'),
    'the statement of doubles is that of decimals',
  )
  return doubled
}

/** What the exact statement costs beside the same one in doubles, in turns, and how many figures of that are wrong. */
export async function compareDoubles(engine: Engine, total: string): Promise<void> {
  const doubled = doubledTotal(total)
  const [ours, theirs] = (await secondsInTurns(engine, [total, doubled])) as [number, number]
  const exact = new Map((await engine.rows(total)).map(({ key, co2e }) => [key, Number(co2e)]))
  const answers = await engine.rows(doubled)
  const wrong = answers.filter(({ key = null, co2e }) => Number(co2e) !== exact.get(key)).length
  console.log(
    `${engine.name}: exact totals ${ours.toFixed(2)} s, of DOUBLE ${theirs.toFixed(2)} s, ratio ${(theirs / ours).toFixed(2)}; ${wrong} of ${answers.length} totals of DOUBLE are not the double nearest to the exact one`,
  )
}
