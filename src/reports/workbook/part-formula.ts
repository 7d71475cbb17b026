import type { DisclosureColumn, DisclosurePart } from '../../resources/index.ts'
import type { ColumnLayout } from './column-layout.ts'
import { NONE } from './figures.ts'
import { ENERGY_COLUMNS, RECORD_COLUMNS } from './record-sheets.ts'

/** The last rows of the sheets that parts refer to. */
export interface LastRows {
  readonly records: number
  readonly energy: number
}

/** A value that the cell of a column must hold. */
type Criterion = readonly [column: string, value: string | number]

const IN_TOTAL: Criterion = ['inTotal', 1]

/** The rows of the sheet of records that a part of the inventory adds up, by its path without the amount. */
const SELECTIONS: readonly (readonly [path: RegExp, criteria: (...names: string[]) => readonly Criterion[]])[] = [
  [/^scope([13])$/, (scope) => [['scope', `SCOPE_${scope}`], IN_TOTAL]],
  [/^scope2\.marketBased$/, () => [['scope', 'SCOPE_2'], IN_TOTAL]],
  [/^scope2\.locationBased$/, () => [['isLocated', 1]]],
  [/^byScope3Category\.(\d+)$/, (category) => [['category', Number(category)], IN_TOTAL]],
  [/^byScope3Category\.null$/, () => [['category', 'none'], IN_TOTAL]],
  [/^byKind\.(SCOPE_\d)\.(.+)$/, (scope = '', kind = '') => [['scope', scope], ['kindId', kind], IN_TOTAL]],
]

/** The columns of the sheet of records with the CO2e of a gas; the other gases are sums of the rest by its gas. */
const GAS_COLUMNS: Readonly<Record<string, string>> = { co2: 'ofCo2', ch4: 'ofCh4', n2o: 'ofN2o' }

const BY_GAS = /^scope1\.byGas\.(\w+)\.co2e$/

/** The formula of a gas in Scope 1; null for any other part. */
function gasFormula(id: string, column: Criterion, lastRow: number): string | null {
  const [, gas] = BY_GAS.exec(id) ?? []
  if (gas === undefined) return null
  const criteria: readonly Criterion[] = [column, ['scope', 'SCOPE_1'], IN_TOTAL]
  const amount = GAS_COLUMNS[gas]
  if (amount !== undefined) return sumIfs(RECORD_COLUMNS, { amount, lastRow }, criteria)
  return sumIfs(RECORD_COLUMNS, { amount: 'rest', lastRow }, [...criteria, ['restOf', gas]])
}

const AMOUNT = /^(.+)\.(co2e|biogenicCo2|montrealCo2e)$/
const COUNTRY = /^byCountry\.([A-Z]{2}|null)\.(.+)$/

const countryCriterion = (country: string): Criterion => ['country', country === 'null' ? NONE : country]

/** The criterion of a part of the energy: a row of the account, a use, or a country. */
function energyCriterion(id: string): Criterion {
  const [, by, name = ''] = /^by(Use|Country|Carrier)\.(.+)$/.exec(id) ?? []
  if (by === undefined) return ['row', id]
  if (by === 'Carrier') return ['carrier', name]
  return by === 'Use' ? ['use', name] : countryCriterion(name)
}

function partCriteria(path: string): readonly Criterion[] | null {
  const [, country, rest] = COUNTRY.exec(path) ?? []
  if (country !== undefined && rest !== undefined) {
    const criteria = partCriteria(rest)
    return criteria && [countryCriterion(country), ...criteria]
  }
  for (const [pattern, criteria] of SELECTIONS) {
    const [match, ...names] = pattern.exec(path) ?? []
    if (match !== undefined) return criteria(...names)
  }
  return null
}

const criterionLiteral = (value: string | number) =>
  typeof value === 'number' ? String(value) : `"${value.replaceAll('"', '""')}"`

function sumIfs(
  columns: ColumnLayout,
  { amount, lastRow }: { readonly amount: string; readonly lastRow: number },
  criteria: readonly Criterion[],
): string {
  const tests = criteria.map(([column, value]) => `${columns.column(column, lastRow)},${criterionLiteral(value)}`)
  return `SUMIFS(${columns.column(amount, lastRow)},${tests.join(',')})`
}

/**
 * Builds the formula of a part of the inventory or the energy account over their sheets; null for a part that is not
 * such a sum.
 */
export function partFormula(
  { of, id }: DisclosurePart,
  column: DisclosureColumn['id'],
  { records, energy }: LastRows,
): string | null {
  const inColumn: Criterion = ['column', column]
  if (of === 'energy')
    return sumIfs(ENERGY_COLUMNS, { amount: 'mwh', lastRow: energy }, [inColumn, energyCriterion(id)])
  const ofGas = of === 'inventory' ? gasFormula(id, inColumn, records) : null
  if (ofGas !== null) return ofGas
  const [, path = '', amount = ''] = AMOUNT.exec(id) ?? []
  const criteria = of === 'inventory' ? partCriteria(path) : null
  return criteria && sumIfs(RECORD_COLUMNS, { amount, lastRow: records }, [inColumn, ...criteria])
}
