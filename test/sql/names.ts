import { compile } from '../../src/bulk/coefficients/compile.ts'
import { toSql } from '../../src/bulk/sql/to-sql.ts'
import { findFactor } from '../../src/reference/factors/index.ts'
import { demand } from './demand.ts'
import type { Engine } from './engine.ts'

const DIESEL = findFactor('desnz-2025/fuels/liquid-fuels/diesel-average-biofuel-blend/litres')

/** Names and labels that would end a literal or a statement if they were written as they are. */
const HOSTILE = [
  `x"; DROP TABLE victim; --`,
  `x'; DROP TABLE victim; --`,
  'x\\',
  `\\'; DROP TABLE victim; --`,
  `"`,
  `''`,
  `E'\\\\'`,
  '`',
  `${'$'}{a}$$;$1?:b%s`,
  'two\nlines\r\t/* -- */',
  'ümlaut 🌍 select',
]

/** Demands that names and labels come through as they are, whatever they hold. */
export async function checkNames(engine: Engine): Promise<void> {
  await engine.run('CREATE TABLE victim (a INTEGER)')
  const settings =
    engine.dialect === 'postgres'
      ? ['SET standard_conforming_strings = off', 'SET standard_conforming_strings = on']
      : []
  for (const setting of ['SELECT 1', ...settings]) {
    await engine.run(setting)
    for (const [index, name] of HOSTILE.entries()) await roundTrip(engine, name, `t${index}`)
  }
  await engine.rows('SELECT a FROM victim')
  await engine.run('DROP TABLE victim')
  console.log(`${engine.name}: ${HOSTILE.length} hostile names and labels come through as they are`)
}

async function roundTrip(engine: Engine, name: string, column: string): Promise<void> {
  const quoted = `"${name.replaceAll('"', '""')}"`
  const set = compile({ pairs: [{ unit: 'l', factor: DIESEL }] })
  const activity = { table: `${name}a`, label: `${name}l`, value: `${name}v`, keys: [`${name}k`] }
  const sql = toSql(set, { dialect: engine.dialect, activity, coefficients: `${name}c`, keyOf: () => name })
  const quote = (text: string) => `"${text.replaceAll('"', '""')}"`
  await engine.run(sql.createTable)
  for (const statement of sql.insert) await engine.run(statement)
  const [held] = await engine.rows(`SELECT label FROM ${quote(`${name}c`)}`)
  demand(held?.label === name, `${engine.name}: the label ${quoted} came back as ${held?.label}`)
  const columns = `${quote(`${name}k`)} VARCHAR, ${quote(`${name}l`)} VARCHAR, ${quote(`${name}v`)} DECIMAL(18,6)`
  await engine.run(`CREATE TABLE ${quote(`${name}a`)} (${columns})`)
  await engine.run(
    `INSERT INTO ${quote(`${name}a`)} SELECT '${column}', label, 10 FROM ${quote(`${name}c`)} WHERE gas = 'co2e'`,
  )
  const [total] = await engine.rows(sql.total)
  demand(
    total?.co2e === `25.7082${'0'.repeat(20)}`,
    `${engine.name}: with the name ${quoted} the total is ${total?.co2e}`,
  )
  for (const [guard, statement] of Object.entries(sql.guards)) {
    demand(
      (await engine.rows(statement)).length === 0,
      `${engine.name}: with the name ${quoted} ${guard} finds something`,
    )
  }
  for (const table of [`${name}a`, `${name}c`]) await engine.run(`DROP TABLE ${quote(table)}`)
}
