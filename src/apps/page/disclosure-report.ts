import type {
  DisclosureCell,
  DisclosureColumn,
  DisclosurePart,
  DisclosureStandard,
  DisclosureTable,
  ReadinessResource,
} from '../../resources/index.ts'

/** The table of a standard for a year, and the problems to fix before it is reported. */
export interface DisclosureReport {
  readonly table: DisclosureTable
  readonly readiness: ReadinessResource
}

/** The names of the standards. */
export const STANDARD_NAMES: Readonly<Record<DisclosureStandard, string>> = {
  'esrs-e1': 'ESRS E1',
  secr: 'SECR',
  'iso-14064-1': 'ISO 14064-1',
  'sb-253': 'SB 253',
  vsme: 'VSME',
}

/** True for the id of a standard. */
export function isStandard(id: string): id is DisclosureStandard {
  return Object.hasOwn(STANDARD_NAMES, id)
}

type ColumnId = DisclosureColumn['id']

const COLUMN = /^(?:value|comparative|change|(?:change\.)?(?:prior|baseYear)\.\d{4}|baseYear\.\d{4}\.recalculated)$/

/** True for a column of changes, in per cent. */
export function isChange(column: ColumnId): boolean {
  return column.startsWith('change')
}

/** A cell of a table, as named in the address: 'report:esrs-e1:value:scope1'. */
export interface CellKey {
  readonly standard: DisclosureStandard
  readonly column: ColumnId
  readonly row: string
}

/** The key of a cell. */
export function cellKey({ standard, column, row }: CellKey): string {
  return `report:${standard}:${column}:${row}`
}

/** Parses the key of a cell; null if it is not one. */
export function parseCellKey(key: string): CellKey | null {
  const [, standard = '', column = '', row = ''] = /^report:([^:]+):([^:]+):(.+)$/s.exec(key) ?? []
  if (!isStandard(standard) || !COLUMN.test(column)) return null
  return { standard, column, row }
}

/** A cell of a row; null if it is not known. */
export function cellOfRow(row: DisclosureTable['rows'][number], column: ColumnId): DisclosureCell | null {
  if (column === 'value' || column === 'comparative' || column === 'change') return row[column]
  return row.further[column] ?? null
}

/** A cell of a table; null if it is not known. */
export function findCell({ rows }: DisclosureTable, { column, row }: Omit<CellKey, 'standard'>): DisclosureCell | null {
  const found = rows.find(({ id }) => id === row)
  return found === undefined ? null : cellOfRow(found, column)
}

/** Keys of the page's figures by the path of a part of the inventory. */
const FIGURES: readonly (readonly [path: RegExp, key: (...names: string[]) => string])[] = [
  [/^scope([13])\.co2e$/, (scope) => `scope${scope}`],
  [/^scope2\.marketBased\.co2e$/, () => 'scope2-market'],
  [/^scope2\.locationBased\.co2e$/, () => 'scope2-location'],
  [/^byScope3Category\.(\d+)\.co2e$/, (category) => `scope3:${category}`],
  [/^byScope3Category\.null\.co2e$/, () => 'scope3:other'],
  [/^byKind\.(SCOPE_\d)\.(.+)\.co2e$/, (scope, kind) => `kind:${kind}:${scope}`],
]

/** Prefix of the keys of figures of the year before. */
export const BEFORE = 'before.'

/** The key that a part links to: another cell, or a figure of the inventory; null if it has no further explanation. */
export function partKey({ of, id, column: standsIn }: DisclosurePart, { standard, column }: CellKey): string | null {
  if (of === 'row') return cellKey({ standard, column: standsIn ?? (isChange(column) ? 'value' : column), row: id })
  if (of === 'comparative') return cellKey({ standard, column: 'comparative', row: id })
  // the page does not show figures of earlier years
  if (of !== 'inventory' || column.startsWith('prior.')) return null
  for (const [path, key] of FIGURES) {
    const [match, ...names] = path.exec(id) ?? []
    if (match !== undefined) return `${column === 'comparative' ? BEFORE : ''}${key(...names)}`
  }
  return null
}
