import { compile } from '../../src/bulk/coefficients/compile.ts'
import { type SqlStatements, toSql } from '../../src/bulk/sql/to-sql.ts'
import { GASES } from '../../src/core/emissions/index.ts'
import { findFactor } from '../../src/reference/factors/index.ts'
import { demand } from './demand.ts'
import type { Engine } from './engine.ts'
import { loadCoefficients } from './load.ts'

const DIESEL = findFactor('desnz-2025/fuels/liquid-fuels/diesel-average-biofuel-blend/litres')
const HGV = findFactor('desnz-2025/freighting-goods/hgv-all-diesel/all-hgvs/average-laden/tonne-km')

/** The sets whose guards are tried. */
export const SETS = {
  'one column': compile({
    pairs: [
      { unit: 'l', factor: DIESEL },
      { unit: 'US gal', factor: DIESEL },
    ],
  }),
  'two columns': compile({
    pairs: [
      { unit: 't', second: 'km', factor: HGV },
      { unit: 't', second: 'mi', factor: HGV },
    ],
    allowCredits: true,
  }),
}

/** A row as it should be, but for what is said. */
function row(changes: { key?: string; pair?: string; value?: string; second?: string; day?: string }): string {
  const { key = '1', pair = '0', value = '2', second = '3', day = "'2025-06-01'" } = changes
  return `INSERT INTO used VALUES (${key}, ${pair}, ${value}, ${second}, ${day})`
}

type Guard = keyof SqlStatements['guards']

/** What each guard is to find, one plant at a time. */
const PLANTS: readonly (readonly [guard: Guard, only: keyof typeof SETS | 'both', ...statements: string[]])[] = [
  ['types', 'both', 'ALTER TABLE used ALTER COLUMN value TYPE DOUBLE PRECISION'],
  ['types', 'both', 'ALTER TABLE used ALTER COLUMN value TYPE VARCHAR'],
  ['types', 'two columns', 'ALTER TABLE used ALTER COLUMN second TYPE DOUBLE PRECISION'],
  ['coefficients', 'both', "UPDATE held SET coefficient = coefficient + 0.000000000001 WHERE pair = 1 AND gas = 'n2o'"],
  ['coefficients', 'both', "UPDATE held SET coefficient = NULL WHERE pair = 1 AND gas = 'n2o'"],
  ['coefficients', 'both', "DELETE FROM held WHERE pair = 0 AND gas = 'ch4'"],
  ['coefficients', 'both', 'DELETE FROM held'],
  ['duplicates', 'both', "INSERT INTO held SELECT * FROM held WHERE pair = 0 AND gas = 'ch4'"],
  ['nulls', 'both', row({ key: 'NULL' })],
  ['nulls', 'both', row({ pair: 'NULL' })],
  ['nulls', 'both', row({ value: 'NULL' })],
  ['nulls', 'two columns', row({ second: 'NULL' })],
  ['range', 'both', row({ value: '1000000000000' })],
  ['range', 'both', row({ value: '-1000000000000' })],
  ['range', 'two columns', row({ second: '1000000000000.5' })],
  ['decimals', 'both', row({ value: '0.0000001' })],
  ['decimals', 'both', row({ value: '-999999999999.9999999' })],
  ['decimals', 'two columns', row({ second: '0.12345678' })],
  ['negative', 'one column', row({ value: '-0.000001' })],
  ['negative', 'two columns', row({ second: '-0.000001' })],
  ['uncoveredPairs', 'both', row({ pair: '2' })],
  ['uncoveredPairs', 'both', row({ pair: '-1' })],
  ['uncoveredPairs', 'both', row({ pair: 'NULL' })],
  ['uncoveredPairs', 'both', 'DELETE FROM held WHERE pair = 0'],
  ['unpublished', 'both', "UPDATE held SET coefficient = NULL WHERE pair = 0 AND gas = 'ch4'"],
  ['rows', 'both', row({ pair: '2' })],
  ['rows', 'both', "INSERT INTO held SELECT * FROM held WHERE pair = 0 AND gas = 'co2e'"],
  ['sum', 'both', row({ pair: '2' })],
  ['sum', 'both', "INSERT INTO held SELECT * FROM held WHERE pair = 0 AND gas = 'co2e'"],
  ['capacity', 'both', row({ value: '600000000000', second: '1' }), row({ value: '600000000000', second: '1' })],
  ['capacity', 'two columns', row({ value: '1000000', second: '1000000' })],
  ['capacity', 'two columns', row({ value: '-1000000', second: '1000000' })],
  ['validity', 'both', row({ day: "'2024-12-31'" })],
  ['validity', 'both', row({ day: "'2026-01-01'" })],
  ['validity', 'both', row({ day: 'NULL' })],
]

async function find(engine: Engine, statements: SqlStatements, guard: Guard): Promise<number> {
  const statement = statements.guards[guard]
  return statement === undefined ? 0 : (await engine.rows(statement)).length
}

/** Runs `work` on planted rows, and takes them away again. */
async function planted<T>(engine: Engine, plants: readonly string[], work: () => Promise<T>): Promise<T> {
  await engine.run('BEGIN')
  try {
    for (const plant of plants) await engine.run(plant)
    return await work()
  } finally {
    await engine.run('ROLLBACK')
  }
}

async function load(engine: Engine, statements: SqlStatements): Promise<void> {
  await loadCoefficients(engine, statements, 'coefficients')
  await engine.run('DROP TABLE IF EXISTS held')
  // without the primary key, as Spark has none
  await engine.run('CREATE TABLE held AS SELECT * FROM coefficients')
  await engine.run('DROP TABLE IF EXISTS used')
  const columns = 'key INTEGER, pair INTEGER, value DECIMAL(30,10), second DECIMAL(30,10), day DATE'
  await engine.run(`CREATE TABLE used (${columns})`)
  for (const pair of ['0', '1']) await engine.run(row({ pair }))
  await engine.run(row({ value: '999999999999.999999', second: '0', key: '2' }))
  await engine.run(row({ value: '0.000001', second: '999999.999999', day: "'2025-12-31'" }))
}

/** The guards that are red on a plant, of a set; demands that each is red when it should be and silent before. */
async function checkSet(engine: Engine, name: keyof typeof SETS): Promise<ReadonlyMap<Guard, number>> {
  const set = SETS[name]
  const second = set.hasSecond ? { second: 'second' } : {}
  const activity = { table: 'used', pair: 'pair', value: 'value', keys: ['key'], date: 'day', ...second }
  const validityOf = () => ({ from: '2025-01-01', to: '2025-12-31' })
  const given = { dialect: engine.dialect, activity, validityOf }
  await load(engine, toSql(set, given))
  const statements = toSql(set, { ...given, coefficients: 'held' })
  const guards = Object.keys(statements.guards) as Guard[]
  for (const guard of guards) {
    demand(
      (await find(engine, statements, guard)) === 0,
      `${engine.name}, ${name}: guard ${guard} finds what is as it should be`,
    )
  }
  const red = new Map<Guard, number>()
  for (const [guard, only, ...plants] of PLANTS) {
    if ((only !== 'both' && only !== name) || statements.guards[guard] === undefined) continue
    const found = await planted(engine, plants, () => find(engine, statements, guard))
    demand(found > 0, `${engine.name}, ${name}: guard ${guard} does not find ${plants.join('; ')}`)
    red.set(guard, (red.get(guard) ?? 0) + 1)
  }
  await checkOpenTotals(engine, statements, `${engine.name}, ${name}`)
  return red
}

/** A total is NULL, and not less than it should be, where a row has no value or no coefficient. */
async function checkOpenTotals(engine: Engine, { total }: SqlStatements, what: string): Promise<void> {
  const nullGases = async (...plants: string[]) => {
    const answers = await planted(engine, plants, () => engine.rows(total))
    const answer = answers.find(({ key }) => key === '1')
    return GASES.filter((gas) => answer?.[gas] === null).join()
  }
  const all = GASES.join()
  demand((await nullGases()) === '', `${what}: a total is NULL without a reason`)
  demand((await nullGases(row({ pair: '2' }))) === all, `${what}: an uncovered pair is left out of a total`)
  demand((await nullGases(row({ pair: 'NULL' }))) === all, `${what}: a row without a pair is left out of a total`)
  demand((await nullGases(row({ value: 'NULL' }))) === all, `${what}: a row without a value is left out of a total`)
  const unpublished = "UPDATE held SET coefficient = NULL WHERE pair = 0 AND gas = 'ch4'"
  demand((await nullGases(unpublished)) === 'ch4', `${what}: an unpublished gas is left out of a total`)
}

/** Shows every guard red on what is planted for it, and silent without. */
export async function checkGuards(engine: Engine): Promise<void> {
  for (const name of Object.keys(SETS) as (keyof typeof SETS)[]) {
    const red = await checkSet(engine, name)
    const counted = [...red].map(([guard, plants]) => `${guard} ${plants}`).join(', ')
    console.log(`${engine.name}, ${name}, guards silent without and red on what was planted: ${counted}`)
  }
}
