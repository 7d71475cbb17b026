import { type SqlStatements, toSql } from '../../src/bulk/sql/to-sql.ts'
import { GASES } from '../../src/core/emissions/index.ts'
import { demand } from '../sql/demand.ts'
import type { Engine } from '../sql/engine.ts'
import { SETS } from '../sql/guards.ts'
import { loadCoefficients } from '../sql/load.ts'

type SetName = keyof typeof SETS
type Guard = keyof SqlStatements['guards']

/** Tables of Spark are files that no statement changes; what is planted lies in views over them. */
interface Plant {
  /** Rows beside those that are as they should be. */
  readonly rows?: readonly string[]
  /** The type of the column `value`, and of `second`. */
  readonly types?: readonly [value: string, second: string]
  /** The rows of coefficients. */
  readonly held?: string
}

const COLUMNS =
  'pair, label, unit, second, factors, gas, coefficient, valid_from, valid_to, edition, library, method, exact'
const HELD = `SELECT ${COLUMNS} FROM coefficients`

/** The coefficients with one of them as an expression of it. */
function heldWith(coefficient: string, where: string): string {
  const changed = `CASE WHEN ${where} THEN ${coefficient} ELSE coefficient END`
  return HELD.replace(' coefficient,', ` CAST(${changed} AS DECIMAL(18,12)) AS coefficient,`)
}

function row(changes: { key?: string; pair?: string; value?: string; second?: string; day?: string }): string {
  const { key = '1', pair = '0', value = '2', second = '3', day = "'2025-06-01'" } = changes
  return `(${key}, ${pair}, ${value}, ${second}, ${day})`
}

const AS_IT_SHOULD_BE = [
  row({ pair: '0' }),
  row({ pair: '1' }),
  row({ value: '999999999999.999999', second: '0', key: '2' }),
  row({ value: '0.000001', second: '999.999', day: "'2025-12-31'" }),
]

const CO2E_TWICE = { held: `${HELD} UNION ALL ${HELD} WHERE pair = 0 AND gas = 'co2e'` }
const WITHOUT_CH4 = { held: heldWith('NULL', "pair = 0 AND gas = 'ch4'") }

/** What each guard is to find, one plant at a time. */
const PLANTS: readonly (readonly [guard: Guard, only: SetName | 'both', plant: Plant])[] = [
  ['types', 'both', { types: ['DOUBLE', 'DECIMAL(30,10)'] }],
  ['types', 'both', { types: ['STRING', 'DECIMAL(30,10)'] }],
  ['types', 'two columns', { types: ['DECIMAL(30,10)', 'DOUBLE'] }],
  ['coefficients', 'both', { held: heldWith('coefficient + 0.000000000001', "pair = 1 AND gas = 'n2o'") }],
  ['coefficients', 'both', { held: heldWith('NULL', "pair = 1 AND gas = 'n2o'") }],
  ['coefficients', 'both', { held: `${HELD} WHERE NOT (pair = 0 AND gas = 'ch4')` }],
  ['coefficients', 'both', { held: `${HELD} WHERE false` }],
  ['duplicates', 'both', { held: `${HELD} UNION ALL ${HELD} WHERE pair = 0 AND gas = 'ch4'` }],
  ['nulls', 'both', { rows: [row({ key: 'NULL' })] }],
  ['nulls', 'both', { rows: [row({ pair: 'NULL' })] }],
  ['nulls', 'both', { rows: [row({ value: 'NULL' })] }],
  ['nulls', 'two columns', { rows: [row({ second: 'NULL' })] }],
  ['range', 'both', { rows: [row({ value: '1000000000000' })] }],
  ['range', 'both', { rows: [row({ value: '-1000000000000' })] }],
  ['range', 'two columns', { rows: [row({ second: '1000000000000.5' })] }],
  ['decimals', 'both', { rows: [row({ value: '0.0000001' })] }],
  ['decimals', 'both', { rows: [row({ value: '-999999999999.9999999' })] }],
  ['decimals', 'two columns', { rows: [row({ second: '0.12345678' })] }],
  ['negative', 'one column', { rows: [row({ value: '-0.000001' })] }],
  ['negative', 'two columns', { rows: [row({ second: '-0.000001' })] }],
  ['uncoveredPairs', 'both', { rows: [row({ pair: '2' })] }],
  ['uncoveredPairs', 'both', { rows: [row({ pair: '-1' })] }],
  ['uncoveredPairs', 'both', { rows: [row({ pair: 'NULL' })] }],
  ['uncoveredPairs', 'both', { held: `${HELD} WHERE pair <> 0` }],
  ['unpublished', 'both', WITHOUT_CH4],
  ['rows', 'both', { rows: [row({ pair: '2' })] }],
  ['rows', 'both', CO2E_TWICE],
  ['sum', 'both', { rows: [row({ pair: '2' })] }],
  ['sum', 'both', CO2E_TWICE],
  [
    'capacity',
    'both',
    { rows: [row({ value: '600000000000', second: '1' }), row({ value: '600000000000', second: '1' })] },
  ],
  ['capacity', 'two columns', { rows: [row({ value: '1000000', second: '1000000' })] }],
  ['capacity', 'two columns', { rows: [row({ value: '-1000000', second: '1000000' })] }],
  ['validity', 'both', { rows: [row({ day: "'2024-12-31'" })] }],
  ['validity', 'both', { rows: [row({ day: "'2026-01-01'" })] }],
  ['validity', 'both', { rows: [row({ day: 'NULL' })] }],
]

/** Lays views over the tables with what is planted. */
async function lay(engine: Engine, { rows = [], types = ['DECIMAL(30,10)', 'DECIMAL(30,10)'], held = HELD }: Plant) {
  const [value, second] = types
  await engine.run(`CREATE OR REPLACE TEMPORARY VIEW used AS
    SELECT CAST(key AS INT) AS key, CAST(pair AS INT) AS pair, CAST(value AS ${value}) AS value,
      CAST(second AS ${second}) AS second, CAST(day AS DATE) AS day
    FROM VALUES ${[...AS_IT_SHOULD_BE, ...rows].join(', ')} AS given (key, pair, value, second, day)`)
  await engine.run(`CREATE OR REPLACE TEMPORARY VIEW held AS ${held}`)
}

async function rowsOf(engine: Engine, plant: Plant, statement: string) {
  await lay(engine, plant)
  return engine.rows(statement)
}

/** A total is NULL, and not less than it should be, where a row has no value or no coefficient. */
async function checkOpenTotals(engine: Engine, { total }: SqlStatements, what: string): Promise<void> {
  const nullGases = async (plant: Plant) => {
    const answer = (await rowsOf(engine, plant, total)).find(({ key }) => key === '1')
    return GASES.filter((gas) => answer?.[gas] === null).join()
  }
  const all = GASES.join()
  demand((await nullGases({})) === '', `${what}: a total is NULL without a reason`)
  const uncovered = { rows: [row({ pair: '2' })] }
  demand((await nullGases(uncovered)) === all, `${what}: an uncovered pair is left out of a total`)
  const empty = { rows: [row({ value: 'NULL' })] }
  demand((await nullGases(empty)) === all, `${what}: a row without a value is left out of a total`)
  demand((await nullGases(WITHOUT_CH4)) === 'ch4', `${what}: an unpublished gas is left out of a total`)
}

async function checkSet(engine: Engine, name: SetName): Promise<ReadonlyMap<Guard, number>> {
  const set = SETS[name]
  const second = set.hasSecond ? { second: 'second' } : {}
  const activity = { table: 'used', pair: 'pair', value: 'value', keys: ['key'], date: 'day', ...second }
  const given = { dialect: engine.dialect, activity, validityOf: () => ({ from: '2025-01-01', to: '2025-12-31' }) }
  await loadCoefficients(engine, toSql(set, given), 'coefficients')
  const statements = toSql(set, { ...given, coefficients: 'held' })
  const { guards } = statements
  for (const [guard, statement] of Object.entries(guards)) {
    const found = await rowsOf(engine, {}, statement)
    demand(found.length === 0, `${engine.name}, ${name}: guard ${guard} finds what is as it should be`)
  }
  const red = new Map<Guard, number>()
  for (const [guard, only, plant] of PLANTS) {
    const statement = guards[guard]
    if ((only !== 'both' && only !== name) || statement === undefined) continue
    const found = await rowsOf(engine, plant, statement)
    demand(found.length > 0, `${engine.name}, ${name}: guard ${guard} does not find ${JSON.stringify(plant)}`)
    red.set(guard, (red.get(guard) ?? 0) + 1)
  }
  await checkOpenTotals(engine, statements, `${engine.name}, ${name}`)
  return red
}

/** Shows every guard red on what is planted for it, and silent without. */
export async function checkGuards(engine: Engine): Promise<void> {
  for (const name of Object.keys(SETS) as SetName[]) {
    const red = await checkSet(engine, name)
    const counted = [...red].map(([guard, plants]) => `${guard} ${plants}`).join(', ')
    console.log(`${engine.name}, ${name}, guards silent without and red on what was planted: ${counted}`)
  }
}
