import { isFields } from '../../base/index.ts'

/** The company and the year of a statement. */
export interface StatementPlace {
  readonly companyId: string
  readonly year: string
}

/** Reads the fields of a statement from JSON; null for other text. */
export function parseStatementText(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text)
    return isFields(value) ? value : null
  } catch {
    return null
  }
}

/** The form of a statement, as named in the address. */
export interface StatementKey extends StatementPlace {
  /** The standard of the report, which checks the statement. */
  readonly standard: string
  /** The path of the field that takes the focus; '' for the first one. */
  readonly field: string
  /** Rows to declare empty. */
  readonly rows: readonly string[]
}

const PREFIX = 'statement:'

/** Prints the key of the form of a statement. */
export function printStatementKey({ companyId, year, standard, field, rows }: StatementKey): string {
  const query = new URLSearchParams({ company: companyId, year, standard, field })
  for (const row of rows) query.append('row', row)
  return `${PREFIX}${query}`
}

/** Parses the key of the form of a statement; null for other keys. */
export function parseStatementKey(key: string): StatementKey | null {
  if (!key.startsWith(PREFIX)) return null
  const query = new URLSearchParams(key.slice(PREFIX.length))
  const text = (name: string) => query.get(name) ?? ''
  const [companyId, year] = [text('company'), text('year')]
  if (companyId === '' || !/^\d{4}$/.test(year)) return null
  return { companyId, year, standard: text('standard'), field: text('field'), rows: query.getAll('row') }
}
