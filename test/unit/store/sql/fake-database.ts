import type { SqlDatabase, SqlRow, SqlValue, Statement } from '../../../../src/store/sql/database.ts'
import { POSTGRES } from '../../../../src/store/sql/dialects.ts'

/** What a database answers to a text: rows, or nothing. */
export type Rows = (text: string, values: readonly SqlValue[]) => readonly SqlRow[] | undefined

/** A database of the words of Postgres that answers as it is told, and notes what was asked of it. */
export function fakeDatabase(rows: Rows): SqlDatabase & { readonly asked: string[] } {
  const asked: string[] = []
  const run = async ({ text, values }: Statement) => {
    asked.push(text)
    return rows(text, values) ?? []
  }
  return {
    asked,
    dialect: POSTGRES,
    capabilities: { durable: true, multiProcess: true, companiesAtOnce: true },
    read: (_, statement) => run(statement),
    transaction: async (kind, _, work) => {
      asked.push(kind)
      return work({ run })
    },
  }
}
