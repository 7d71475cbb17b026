import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { EmissionFactor } from '../../src/core/emissions/index.ts'
import { type FactorTable, factorTables } from '../../src/reference/factors/factor-tables.ts'
import { type Catalogue, publishedCatalogue } from '../../src/reference/factors/index.ts'
import { nationalCatalogue } from '../../src/reference/factors/national/index.ts'
import { gbSpendCatalogue } from '../../src/reference/factors/spend/index.ts'

/** The pattern of package.json `exports` for the modules, and the folder below dist that it leads to. */
const FOLDER = 'dist/factors/tables'

/** The catalogues whose tables have modules, with the name and the entry by which `require` finds each. */
export const TABLE_CATALOGUES: readonly (readonly [catalogue: Catalogue, name: string, entry: string])[] = [
  [publishedCatalogue, 'publishedCatalogue', 'index'],
  [nationalCatalogue, 'nationalCatalogue', 'national/index'],
  [gbSpendCatalogue, 'gbSpendCatalogue', 'spend/index'],
]

/** Returns every table that has a module, by its path below `tonne/factors`. */
export function moduleTables(): ReadonlyMap<string, FactorTable> {
  return new Map(TABLE_CATALOGUES.flatMap(([catalogue]) => [...factorTables(catalogue)]))
}

/** Fields that each row writes in full. */
const OWN_FIELDS: readonly string[] = ['key', 'id', 'name', 'row', 'per1']

/** What all texts begin with, up to the last separator. */
function commonStart(texts: readonly string[], separator: string): string {
  const [first = '', ...others] = texts
  const ends = [...first.matchAll(new RegExp(separator, 'g'))].map(({ index }) => index + separator.length)
  const common = ends.filter((end) => others.every((text) => text.startsWith(first.slice(0, end))))
  return first.slice(0, common.at(-1) ?? 0)
}

/** As JSON with every other character escaped, like the other files of dist. */
function literal(value: unknown): string {
  const escaped = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
  return JSON.stringify(value).replace(/[\u0080-\uffff]/g, escaped)
}

/** The value of a field that most rows have. */
function commonValue<Field extends keyof EmissionFactor>(rows: readonly EmissionFactor[], field: Field) {
  const counts = new Map<string, number>()
  for (const row of rows) counts.set(JSON.stringify(row[field]), (counts.get(JSON.stringify(row[field])) ?? 0) + 1)
  const [[most] = []] = [...counts].sort(([, a], [, b]) => b - a)
  return rows.find((row) => JSON.stringify(row[field]) === most)?.[field]
}

/** The fields that a table states once, in the order of `defineFactor`. */
function sharedFields(path: string, rows: readonly EmissionFactor[]): object {
  const [first] = rows
  const fields = Object.keys(first ?? {}) as (keyof EmissionFactor)[]
  const names = commonStart(
    rows.map(({ name }) => name),
    ' / ',
  )
  return Object.fromEntries(
    fields.map((field) => {
      if (field === 'key') return [field, `${path}/`]
      if (field === 'name') return [field, names]
      return [field, OWN_FIELDS.includes(field) ? null : commonValue(rows, field)]
    }),
  )
}

/** The fields of a row that differ from those of its table; of its source only the fields that do. */
function differingFields(row: object, shared: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const differing = Object.entries(row).flatMap(([field, value]) => {
    if (OWN_FIELDS.includes(field) || JSON.stringify(value) === JSON.stringify(shared[field])) return []
    if (field !== 'source') return [[field, value] as const]
    return [[field, differingFields(value, shared[field] as Readonly<Record<string, unknown>>)] as const]
  })
  return Object.fromEntries(differing)
}

/** The call that makes a row, marked for bundlers, which leave out what nobody uses. */
function rowCall(row: EmissionFactor, shared: Readonly<Record<string, unknown>>): string {
  const { key, id, name, per1, edition } = row
  const [start, names] = [String(shared.key), String(shared.name)]
  const { co2, ch4, n2o, co2e } = per1
  const number = row.row === key.slice(edition.length + 1) ? null : row.row
  const own = [key.slice(start.length), id, name.slice(names.length), number, co2, ch4, n2o, co2e]
  const others = differingFields(row, shared)
  const more = Object.keys(others).length === 0 ? '' : `,${literal(others)}`
  return `/*@__PURE__*/f(s,${literal(own)}${more})`
}

/** The text of the module of a table; `factorRow` is where it finds that function. */
export function factorModule(path: string, table: FactorTable, factorRow: string): string {
  const shared = sharedFields(path, Object.values(table))
  const constants = Object.entries(table).map(([name, row]) => `export const ${name}=${rowCall(row, { ...shared })};`)
  return [`import{factorRow as f}from"${factorRow}";`, `const s=${literal(shared)};`, ...constants, ''].join('\n')
}

/** The types of a module; `core` is where they find those of `tonne`. */
export function factorModuleTypes(table: FactorTable, core: string): string {
  const names = Object.entries(table).map(([name, { unit }]) => `${name}:F<${literal(unit)}>`)
  return `import type{EmissionFactor as F}from"${core}";\nexport declare const ${names.join(',\n')};\n`
}

/** Writes the modules into dist: each table for `import`, its twin for `require`, which reads the catalogue, and types. */
export function writeFactorModules(): void {
  const tables = TABLE_CATALOGUES.flatMap(([catalogue, ...where]) =>
    [...factorTables(catalogue)].map((table) => [...table, ...where] as const),
  )
  for (const [path, table, catalogue, entry] of tables) {
    const file = `${FOLDER}/${path}`
    const [, name = path] = path.split('/')
    const up = '../'.repeat(path.split('/').length)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(`${file}.js`, factorModule(path, table, `${up}factor-row.js`))
    const found = `require("${up}${entry}.cjs").${catalogue}`
    const read = `require("${up}factor-tables.cjs").readFactorTable`
    writeFileSync(`${file}.cjs`, `module.exports=${read}("${path}",${found});\n`)
    writeFileSync(`${file}.d.cts`, factorModuleTypes(table, `${up}../index.cjs`))
    writeFileSync(`${file}.d.ts`, `export * from './${name}.cjs'\n`)
  }
}
