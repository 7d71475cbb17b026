import { getOrCompute } from '../../base/index.ts'
import type { EmissionFactor } from '../../core/emissions/index.ts'
import type { Catalogue } from './catalogue.ts'

/** The factors of a table by the names under which its module exports them. */
export type FactorTable = Readonly<Record<string, EmissionFactor>>

/**
 * Returns the name of a constant for the rest of a key: camel case for words, '_' for '/' and before a digit.
 * `liquid-fuels/gas-oil/litres` is `liquidFuels_gasOil_litres`.
 */
function constantName(rest: string): string {
  return rest
    .replaceAll('/', '_')
    .replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
    .replace(/^(?=\d)/, '_')
}

/** Returns the tables of an edition by their paths: 'desnz-2025/fuels'; the edition itself if its keys name no tables. */
function tablesOfEdition(catalogue: Catalogue, edition: string): ReadonlyMap<string, FactorTable> {
  const factors = catalogue.factors(edition)
  const hasTables = factors.some(({ key }) => key.split('/').length > 3)
  const tables = new Map<string, Record<string, EmissionFactor>>()
  for (const factor of factors) {
    const path = factor.key.split('/', hasTables ? 2 : 1).join('/')
    const table = getOrCompute(tables, path, () => ({}))
    table[constantName(factor.key.slice(path.length + 1))] = factor
  }
  return tables
}

/** Returns every table of a catalogue by its path below `tonne/factors`. */
export function factorTables(catalogue: Catalogue): ReadonlyMap<string, FactorTable> {
  return new Map(catalogue.editions.flatMap(({ id }) => [...tablesOfEdition(catalogue, id)]))
}

/** Returns a table by its path: its module for `require`, which loads the catalogue and gives the factors of `findFactor`. */
export function readFactorTable(path: string, catalogue: Catalogue): FactorTable {
  return tablesOfEdition(catalogue, path.split('/', 1).join()).get(path) ?? {}
}
