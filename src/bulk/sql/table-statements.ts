import type { CoefficientRow } from './coefficient-table.ts'
import { dialectRules, typeName } from './dialect.ts'
import { quoteText } from './quote.ts'
import type { SqlNumbers } from './sql-numbers.ts'
import type { StatementNames } from './statement-names.ts'

interface Written {
  readonly column: string
  readonly type: 'integer' | 'text' | 'decimal' | 'date'
  readonly constraint?: string
  readonly of: (row: CoefficientRow) => string | number | null
}

/** Separator of factors and of editions; factor keys contain no spaces. */
const BETWEEN = ' + '

const COLUMNS: readonly Written[] = [
  { column: 'pair', type: 'integer', constraint: ' NOT NULL', of: ({ pair }) => pair },
  { column: 'label', type: 'text', constraint: ' NOT NULL', of: ({ label }) => label },
  { column: 'unit', type: 'text', constraint: ' NOT NULL', of: ({ unit }) => unit },
  { column: 'second', type: 'text', of: ({ second }) => second },
  { column: 'factors', type: 'text', constraint: ' NOT NULL', of: ({ factors }) => factors.join(BETWEEN) },
  { column: 'gas', type: 'text', constraint: ' NOT NULL', of: ({ gas }) => gas },
  { column: 'coefficient', type: 'decimal', of: ({ coefficient }) => coefficient },
  { column: 'valid_from', type: 'date', of: ({ validFrom }) => validFrom },
  { column: 'valid_to', type: 'date', of: ({ validTo }) => validTo },
  { column: 'edition', type: 'text', constraint: ' NOT NULL', of: ({ editions }) => editions.join(BETWEEN) },
  { column: 'library', type: 'text', constraint: ' NOT NULL', of: ({ library }) => library },
  { column: 'method', type: 'text', constraint: ' NOT NULL', of: ({ method }) => method },
  { column: 'exact', type: 'text', of: ({ exact }) => exact },
]

const ROWS_A_STATEMENT = 500

function typesOf({ dialect, coefficient }: SqlNumbers): Readonly<Record<Written['type'], string>> {
  return { integer: 'INTEGER', text: dialectRules(dialect).text, decimal: typeName(coefficient), date: 'DATE' }
}

/** The statement that creates the table of coefficients. */
export function createStatement(names: StatementNames, numbers: SqlNumbers): string {
  const types = typesOf(numbers)
  const { hasPrimaryKeys, storage } = dialectRules(numbers.dialect)
  const lines = COLUMNS.map(({ column, type, constraint = '' }) => `${names.quote(column)} ${types[type]}${constraint}`)
  if (hasPrimaryKeys) lines.push(`PRIMARY KEY (${names.quote('pair')}, ${names.quote('gas')})`)
  return `CREATE TABLE ${names.coefficients} (\n  ${lines.join(',\n  ')}\n)${storage}`
}

function coefficientLiteral(row: CoefficientRow, { column, type, of }: Written, numbers: SqlNumbers): string {
  const value = of(row)
  if (value === null) return 'NULL'
  if (typeof value === 'number') return value.toString()
  if (type === 'decimal') return `CAST('${value}' AS ${typeName(numbers.coefficient)})`
  if (type === 'date') return `CAST('${value}' AS DATE)`
  return quoteText(numbers.dialect, value, `${column} of pairs[${row.pair}]`)
}

/** The statements that fill the table of coefficients, 500 rows each. */
export function insertStatements(
  names: StatementNames,
  numbers: SqlNumbers,
  rows: readonly CoefficientRow[],
): readonly string[] {
  const columns = COLUMNS.map(({ column }) => names.quote(column)).join(', ')
  const statements: string[] = []
  for (let from = 0; from < rows.length; from += ROWS_A_STATEMENT) {
    const written = rows
      .slice(from, from + ROWS_A_STATEMENT)
      .map((row) => `  (${COLUMNS.map((column) => coefficientLiteral(row, column, numbers)).join(', ')})`)
    statements.push(`INSERT INTO ${names.coefficients} (${columns}) VALUES\n${written.join(',\n')}`)
  }
  return statements
}
