import { describe, expect, it } from 'vitest'
import { asFactor, type EmissionFactor } from '../../../../src/core/emissions/index.ts'
import { factorRow } from '../../../../src/reference/factors/factor-row.ts'
import { factorTables, readFactorTable } from '../../../../src/reference/factors/factor-tables.ts'
import { findFactor, joinCatalogues, publishedCatalogue } from '../../../../src/reference/factors/index.ts'
import { factorModule, factorModuleTypes, TABLE_CATALOGUES } from '../../../package/factor-modules.ts'

/** Runs the text of a module, and returns its exports. */
function runModule(text: string): Readonly<Record<string, EmissionFactor>> {
  const [imported, ...rest] = text.split('\n')
  expect(imported).toBe('import{factorRow as f}from"./factor-row.js";')
  const code = rest.join('\n').replace(/^export const (\w+)=/gm, 'exported.$1=')
  const exported: Record<string, EmissionFactor> = {}
  new Function('f', 'exported', code)(factorRow, exported)
  return exported
}

const catalogue = joinCatalogues(...TABLE_CATALOGUES.map(([one]) => one))
const tables = factorTables(catalogue)
const modules = [...tables].map(
  ([path, table]) => [path, runModule(factorModule(path, table, './factor-row.js'))] as const,
)

describe('modules of factors', () => {
  it('have every published factor once', () => {
    const keys = modules.flatMap(([, exported]) => Object.values(exported).map(({ key }) => key))
    expect(keys.sort()).toEqual(
      catalogue
        .factors()
        .map(({ key }) => key)
        .sort(),
    )
  })

  it('equal findFactor in every field, in the same order', () => {
    const all = modules.flatMap(([, exported]) => Object.values(exported))
    const differing = all.filter(
      (factor) => JSON.stringify(factor) !== JSON.stringify(findFactor(factor.key, { catalogue })),
    )
    expect(differing).toEqual([])
  })

  it('are frozen through and through, and taken as they are', () => {
    const isFrozen = (value: unknown): boolean =>
      typeof value !== 'object' || value === null || (Object.isFrozen(value) && Object.values(value).every(isFrozen))
    const all = modules.flatMap(([, exported]) => Object.values(exported))
    expect(all.filter((factor) => !isFrozen(factor) || asFactor(factor) !== factor)).toEqual([])
  })

  it('lie where their keys begin, under the rest of the key', () => {
    const paths = [...tables.keys()]
    expect(paths).toContain('desnz-2025/fuels')
    expect(paths).toContain('ember-2025')
    expect(Object.keys(tables.get('ember-2025') ?? {})).toContain('gb_kwh')
    expect(Object.keys(tables.get('eea-2024') ?? {})).toContain('de_kwh')
    expect(Object.keys(tables.get('nga-2025/liquid-fuels') ?? {})).toContain('dieselOil_gj')
    expect(Object.keys(tables.get('epa-2025/steam-and-heat') ?? {})).toEqual(['naturalGas80pctBoilerEfficiency_mmbtu'])
    for (const [path, exported] of modules) {
      for (const { key } of Object.values(exported)) expect(key.startsWith(`${path}/`), key).toBe(true)
    }
  })

  it('have names that a program can import', () => {
    const names = [...tables.values()].flatMap((table) => Object.keys(table))
    expect(names.filter((name) => !/^[a-z_][A-Za-z0-9_]*$/.test(name))).toEqual([])
  })

  it('declare the type of each constant', () => {
    const types = factorModuleTypes({ a_kwh: findFactor('ember-2025/gb/kwh') }, '../../index.cjs')
    expect(types).toBe('import type{EmissionFactor as F}from"../../index.cjs";\nexport declare const a_kwh:F<"kWh">;\n')
  })

  it('are for require the factors of the catalogue itself', () => {
    const { liquidFuels_gasOil_litres: gasOil } = readFactorTable('desnz-2025/fuels', publishedCatalogue)
    expect(gasOil).toBe(findFactor('desnz-2025/fuels/liquid-fuels/gas-oil/litres'))
    expect(readFactorTable('desnz-2025/no-such-table', publishedCatalogue)).toEqual({})
  })
})
