import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SqlStatements } from '../../src/bulk/sql/to-sql.ts'
import type { Activity } from './activity.ts'
import type { Engine } from './engine.ts'

/** The names of the tables of one comparison. */
export const TABLES = { activity: 'activity', coefficients: 'coefficients' } as const

/** Makes the table of activity anew and fills it from a file that both engines read alike. */
export async function loadActivity(engine: Engine, { set, value, second, coefficient, key }: Activity): Promise<void> {
  const columns = ['key INTEGER', 'pair INTEGER', 'label VARCHAR', 'value DECIMAL(18,6)', 'second DECIMAL(18,6)']
  await engine.run(`DROP TABLE IF EXISTS ${TABLES.activity}`)
  await engine.run(`CREATE TABLE ${TABLES.activity} (${columns.join(', ')})`)
  const lines = value.map((digits, row) => {
    const pair = coefficient[row] as number
    return `${key[row]},${pair},${labelOf(pair)},${digits},${set.hasSecond ? second?.[row] : ''}`
  })
  const file = join(engine.folder, 'activity.csv')
  writeFileSync(file, `${lines.join('\n')}\n`)
  await engine.run(`COPY ${TABLES.activity} FROM '${file}' (FORMAT csv)`)
  await engine.run(`ANALYZE ${TABLES.activity}`)
}

/** The label of a pair in all comparisons. */
export function labelOf(pair: number): string {
  return `kind '${pair}'`
}

/** Makes the table of coefficients anew. */
export async function loadCoefficients(
  engine: Engine,
  { createTable, insert }: SqlStatements,
  table: string,
): Promise<void> {
  await engine.run(`DROP TABLE IF EXISTS ${table}`)
  await engine.run(createTable)
  for (const statement of insert) await engine.run(statement)
}
