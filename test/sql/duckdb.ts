import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DuckDBInstance } from '@duckdb/node-api'
import { type Answer, type Engine, printed } from './engine.ts'

/**
 * DuckDB, its tables in a file with row groups of 2,048 rows, its least: threads share row groups, of 122,880 rows
 * otherwise, and a table of one is read by one thread.
 */
export async function openDuckdb(): Promise<Engine> {
  const folder = mkdtempSync(join(tmpdir(), 'tonne-duckdb-'))
  const instance = await DuckDBInstance.create(':memory:')
  const connection = await instance.connect()
  const run = async (statement: string) => {
    await connection.run(statement)
  }
  const rows = async (statement: string): Promise<readonly Answer[]> => {
    const reader = await connection.runAndReadAll(statement)
    const cells = ([name, cell]: [string, unknown]) => [name, printed(cell)] as const
    return reader.getRowObjectsJson().map((row) => Object.fromEntries(Object.entries(row).map(cells)))
  }
  await run(`ATTACH '${join(folder, 'check.duckdb')}' AS work (ROW_GROUP_SIZE 2048)`)
  await run('USE work')
  const [version] = await rows('SELECT version() AS version')
  const threads = (count: number) => () => run(`SET threads = ${count}`)
  return {
    name: `DuckDB ${version?.version}`,
    dialect: 'duckdb',
    modes: { '1 thread': threads(1), '2 threads': threads(2), '4 threads': threads(4) },
    folder,
    run,
    rows,
    close: async () => {
      connection.closeSync()
      instance.closeSync()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
