import { type Fraction, fraction, plus, times } from '../../oracle/rational-oracle.ts'

/** What the naive model keeps of a row: whatever totals depend on. */
export interface ModelRow {
  readonly fields: Readonly<Record<string, string | number | null>>
  readonly exact: string
  readonly version: number
}

export type ModelTable = ReadonlyMap<string, ModelRow>

/** One company, as immutable maps: a rollback is to keep the old ones. */
export type Model = Readonly<Record<string, ModelTable>>

export const TABLES = [
  'sites',
  'vendors',
  'batches',
  'products',
  'siteFuels',
  'movements',
  'movementBatches',
  'batchProducts',
] as const
export type TableName = (typeof TABLES)[number]

export const EMPTY: Model = Object.fromEntries(TABLES.map((name) => [name, new Map()]))

/** Which field of which table names which: written down here again, not taken from the store. */
const NAMES: readonly (readonly [table: TableName, field: string, target: TableName])[] = [
  ['siteFuels', 'siteId', 'sites'],
  ['siteFuels', 'vendorId', 'vendors'],
  ['movements', 'vendorId', 'vendors'],
  ['movementBatches', 'movementId', 'movements'],
  ['movementBatches', 'batchId', 'batches'],
  ['batchProducts', 'batchId', 'batches'],
  ['batchProducts', 'productId', 'products'],
]

const rowsOf = (model: Model, name: TableName) => [...(model[name] as ModelTable).values()]

export function hasRow(model: Model, name: TableName, key: string): boolean {
  return (model[name] as ModelTable).has(key)
}

/** Why the row cannot be written, or undefined. */
export function whyNotWritten(model: Model, name: TableName, fields: ModelRow['fields']): string | undefined {
  const dangling = NAMES.some(
    ([table, field, target]) =>
      table === name && fields[field] != null && !hasRow(model, target, String(fields[field])),
  )
  return dangling ? 'reference_missing' : undefined
}

/** Why the row cannot be deleted, or undefined. */
export function whyNotDeleted(model: Model, name: TableName, key: string): string | undefined {
  if (!hasRow(model, name, key)) return 'not_found'
  const isNamed = NAMES.some(
    ([table, field, target]) =>
      target === name &&
      rowsOf(model, table).some(({ fields }) => fields[field] != null && String(fields[field]) === key),
  )
  return isNamed ? 'record_in_use' : undefined
}

export function withRow(model: Model, name: TableName, [key, row]: readonly [string, ModelRow]): Model {
  return { ...model, [name]: new Map(model[name]).set(key, row) }
}

export function withoutRow(model: Model, name: TableName, key: string): Model {
  const table = new Map(model[name])
  table.delete(key)
  return { ...model, [name]: table }
}

const sum = (parts: readonly Fraction[]) => parts.reduce(plus, fraction(0))

/** Each total, counted from nothing. */
export function totalOf(model: Model, holder: TableName | 'company', key: string): Fraction {
  const emissions = (name: TableName, field?: string) =>
    rowsOf(model, name)
      .filter(({ fields }) => field === undefined || fields[field] === key)
      .map(({ exact }) => fraction(exact))
  switch (holder) {
    case 'sites':
      return sum(emissions('siteFuels', 'siteId'))
    case 'vendors':
      return sum([...emissions('siteFuels', 'vendorId'), ...emissions('movements', 'vendorId')])
    case 'company':
      return sum([...emissions('siteFuels'), ...emissions('movements')])
    case 'batches':
      return sum(
        rowsOf(model, 'movementBatches')
          .filter(({ fields }) => String(fields.batchId) === key)
          .map(({ fields, exact }) => times(fraction(exact), emissionOf(model, String(fields.movementId)))),
      )
    case 'products':
      return sum(
        rowsOf(model, 'batchProducts')
          .filter(({ fields }) => String(fields.productId) === key)
          .map(({ fields, exact }) => times(fraction(exact), totalOf(model, 'batches', String(fields.batchId)))),
      )
    default:
      return fraction(0)
  }
}

function emissionOf(model: Model, movementId: string): Fraction {
  return fraction((model.movements as ModelTable).get(movementId)?.exact ?? 0)
}
