import type { SqlNumberOptions } from '../../src/bulk/sql/sql-numbers.ts'
import { type SqlTotal, sqlTotal } from '../../src/bulk/sql/sql-total.ts'
import { type SqlStatements, toSql } from '../../src/bulk/sql/to-sql.ts'
import { GASES, type Gas } from '../../src/core/emissions/index.ts'
import { parseNumber, type Rational, subtract } from '../../src/core/exact/index.ts'
import type { Activity } from './activity.ts'
import { demand } from './demand.ts'
import type { Answer, Engine } from './engine.ts'
import { labelOf, loadCoefficients, TABLES } from './load.ts'

/** Statements and totals are asked for with the same options. */
export interface Comparison {
  readonly options: SqlNumberOptions
  /** How rows tell their pair. */
  readonly by: 'pair' | 'label'
}

/** The statements of a comparison. */
export function statementsOf({ set }: Activity, { options, by }: Comparison): SqlStatements {
  const second = set.hasSecond ? { second: 'second' } : {}
  const common = { table: TABLES.activity, value: 'value', keys: ['key'], ...second }
  const activity = by === 'pair' ? { ...common, pair: 'pair' } : { ...common, label: 'label' }
  return toSql(set, { ...options, activity, coefficients: TABLES.coefficients, keyOf: (_, index) => labelOf(index) })
}

/** The library's own totals: numbers where a double holds the digits, texts where it does not. */
export function totalsOf(activity: Activity, options: SqlNumberOptions): readonly SqlTotal[] {
  const read = (text: string) => (text.replace(/\D/g, '').length <= 15 ? Number(text) : text)
  const { set, value, second, coefficient, key } = activity
  const seconds = second === undefined ? {} : { second: second.map(read) }
  return sqlTotal(set, { value: value.map(read), ...seconds, coefficient, key }, options)
}

/** Demands the same digits of every key and gas; the number of figures that were compared. */
export function compareDigits(answers: readonly Answer[], totals: readonly SqlTotal[], what: string): number {
  demand(answers.length === totals.length, `${what}: ${answers.length} groups, and ${totals.length} of sqlTotal`)
  const found = new Map(answers.map((answer) => [answer.key, answer]))
  let compared = 0
  for (const total of totals) {
    const answer = found.get(String(total.key))
    demand(answer?.rows === String(total.rows), `${what}: key ${total.key} has ${answer?.rows} rows, not ${total.rows}`)
    for (const gas of GASES) {
      const same = answer?.[gas] === total[gas]
      demand(same, `${what}: ${gas} of key ${total.key} is ${answer?.[gas]}, and ${total[gas]} of sqlTotal`)
      compared++
    }
  }
  return compared
}

/** Exact totals by key and gas, of the coefficients as they are, straight from the rows. */
function exactTotals({ set, value, second, coefficient, key }: Activity): ReadonlyMap<string, Rational> {
  const perPair = new Map<string, bigint>()
  for (const [row, digits] of value.entries()) {
    const first = parseNumber(digits)
    const other = second === undefined ? { n: 1n, d: 1n } : parseNumber(second[row])
    const integer = (first.n * other.n * 10n ** 12n) / (first.d * other.d)
    const cell = `${key[row]}/${coefficient[row]}`
    perPair.set(cell, (perPair.get(cell) ?? 0n) + integer)
  }
  const sums = new Map<string, Rational>()
  for (const [cell, integer] of perPair) {
    const [of, pair] = cell.split('/')
    for (const gas of GASES) {
      const per1 = set.pairs[Number(pair)]?.per1[gas] ?? null
      if (per1 === null) continue
      const sum = sums.get(`${of} ${gas}`) ?? { n: 0n, d: 1n }
      const n = integer * per1.n
      const d = 10n ** 12n * per1.d
      sums.set(`${of} ${gas}`, sum.d === d ? { n: sum.n + n, d } : { n: sum.n * d + n * sum.d, d: sum.d * d })
    }
  }
  return sums
}

/** Demands that no total is further from the exact one than its bound; how much of the bound the furthest uses. */
export function checkBound(
  activity: Activity,
  totals: readonly SqlTotal[],
): { figures: number; rounded: number; most: number } {
  const exact = exactTotals(activity)
  const share = (total: SqlTotal, gas: Gas): number => {
    const text = total[gas]
    if (text === null) return 0
    const { n, d } = subtract(exact.get(`${total.key} ${gas}`) ?? { n: 0n, d: 1n }, parseNumber(text))
    const bound = parseNumber(total.bound)
    const over = (n < 0n ? -n : n) * bound.d
    const under = bound.n * d
    demand(
      over <= under,
      `${activity.name}: ${gas} of key ${total.key} is further from the exact total than ${total.bound}`,
    )
    return under === 0n ? 0 : Number((over * 1_000_000n) / under) / 1_000_000
  }
  const shares = totals.flatMap((total) => GASES.filter((gas) => total[gas] !== null).map((gas) => share(total, gas)))
  const most = shares.reduce((a, b) => Math.max(a, b), 0)
  return { figures: shares.length, rounded: shares.filter((one) => one > 0).length, most }
}

/** Runs `total` in every mode of an engine. */
export async function compareEngine(engine: Engine, activity: Activity, comparison: Comparison): Promise<number> {
  const statements = statementsOf(activity, comparison)
  await loadCoefficients(engine, statements, TABLES.coefficients)
  await demandSilence(engine, statements, activity)
  const totals = totalsOf(activity, comparison.options)
  let compared = 0
  for (const [mode, enter] of Object.entries(engine.modes)) {
    await enter()
    if (mode === 'parallel') await demandWorkers(engine, statements.total)
    const what = `${activity.name}, ${engine.name}, ${mode}`
    compared += compareDigits(await engine.rows(statements.total), totals, what)
  }
  const { figures, rounded, most } = checkBound(activity, totals)
  const { coefficient, totalScale } = statements.numbers
  const type = `DECIMAL(${coefficient.precision},${coefficient.scale})`
  console.log(
    `${engine.name}, ${activity.name}, ${type}, totals of ${totalScale} decimals: ${compared} figures the same in
    ${Object.keys(engine.modes).join(', ')}; ${totals.length * GASES.length - figures} of a mode are NULL; ${figures} are
    within the bound, ${rounded} of them not exact, by ${most} of it at most; the largest is ${largestBound(totals)} kg`.replaceAll(
      /\s*\n\s*/g,
      ' ',
    ),
  )
  return compared
}

function largestBound(totals: readonly SqlTotal[]): string {
  return totals.map(({ bound }) => bound).reduce((a, b) => (Number(a) > Number(b) ? a : b))
}

/** No guard finds anything in activity that is as it should be, but gases that are not published. */
async function demandSilence(engine: Engine, { guards }: SqlStatements, { name, set }: Activity): Promise<void> {
  for (const [guard, statement] of Object.entries(guards)) {
    const found = await engine.rows(statement)
    const expected = guard === 'unpublished' && set.hasUnpublished
    demand(found.length > 0 === expected, `${name}, ${engine.name}: guard ${guard} finds ${JSON.stringify(found[0])}`)
  }
}

/** That PostgreSQL works on the statement with workers, and not only might. */
async function demandWorkers(engine: Engine, statement: string): Promise<void> {
  const plan = (await engine.rows(`EXPLAIN (ANALYZE, COSTS OFF, TIMING OFF) ${statement}`)).map(
    (line) => line['QUERY PLAN'],
  )
  const launched = plan
    .map((line) => /Workers Launched: (\d+)/.exec(line ?? '')?.[1])
    .find((count) => count !== undefined)
  demand(Number(launched ?? 0) > 0, `PostgreSQL launched no workers:\n${plan.join('\n')}`)
}
