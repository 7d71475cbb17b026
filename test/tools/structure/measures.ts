import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import {
  type DeclaredFunction,
  declaredFunctions,
  importsOf,
  readSources,
  type Source,
  sourceNames,
} from './sources.ts'

/** A figure about the shape of the sources, with how it is counted. */
export interface Measure {
  readonly name: string
  readonly value: number
  readonly counted: string
  /** The most that the figure should be. */
  readonly goal?: number
}

/** The names that a refrigerant leak, the activity of the recipe, has in the service and below it. */
const LEAK = /refrigerantLeak|RefrigerantLeak(?:Resource|s|Input)|REFRIGERANT_LEAK|refrigerant_leaks|site-refrigerant/

const isIndex = (path: string) => path.endsWith('/index.ts') || path === 'src/index.ts'
const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'))

/** The only importer of each file that has one. Lists of exports count as neither. */
function singleImporters(sources: readonly Source[]): ReadonlyMap<string, string> {
  const importers = new Map<string, string[]>()
  for (const source of sources)
    for (const path of importsOf(source)) importers.set(path, [...(importers.get(path) ?? []), source.path])
  const single = sources.flatMap(({ path }): [string, string][] => {
    const [first, ...more] = importers.get(path) ?? []
    return first === undefined || more.length > 0 || isIndex(first) || isIndex(path) ? [] : [[path, first]]
  })
  return new Map(single)
}

function countCasts(node: ts.Node): number {
  let count = ts.isAsExpression(node) && node.type.getText() !== 'const' ? 1 : 0
  node.forEachChild((child) => {
    count += countCasts(child)
  })
  return count
}

const isCode = (line: string) => line.trim() !== '' && !/^\s*(?:\/\/|\/\*|\*(?:[ /]|$))/.test(line)

/** The names of functions, each with the files that declare it. */
function filesByName(functions: readonly DeclaredFunction[]): ReadonlyMap<string, ReadonlySet<string>> {
  const files = new Map<string, Set<string>>()
  for (const { name, path } of functions) files.set(name, (files.get(name) ?? new Set()).add(path))
  return files
}

function measureNames(sources: readonly Source[]): readonly Measure[] {
  const functions = declaredFunctions(sources).filter(({ isDeclaration }) => isDeclaration)
  const names = filesByName(functions)
  const endingInOf = functions.filter(({ name }) => name.endsWith('Of'))
  return [
    {
      name: 'functions ending in Of',
      value: endingInOf.length,
      counted: '`function` at the top level of a file',
    },
    {
      name: 'names in three or more files',
      value: [...names.values()].filter(({ size }) => size >= 3).length,
      counted: 'of the same functions',
      goal: 39,
    },
  ]
}

function measureFiles(sources: readonly Source[], root: string): readonly Measure[] {
  const single = [...singleImporters(sources)]
  const near = single.filter(([path, importer]) => folderOf(path) === folderOf(importer))
  const folders = readdirSync(join(root, 'src'), { withFileTypes: true }).filter((one) => one.isDirectory())
  return [
    { name: 'top-level folders', value: folders.length, counted: 'folders of src' },
    { name: 'files', value: sources.length, counted: '*.ts of src, not below data/' },
    { name: 'single-importer files', value: single.length, counted: 'one importer; no index.ts is either', goal: 119 },
    { name: '… in the folder of the importer', value: near.length, counted: '' },
  ]
}

function measureCode(sources: readonly Source[], root: string): readonly Measure[] {
  const naming = sourceNames(root)
    .filter((name) => !name.includes('refrigerant-leak'))
    .filter((name) => LEAK.test(readFileSync(join(root, 'src', name), 'utf8')))
  const lines = sources.flatMap(({ text }) => text.split('\n').filter(isCode))
  const casts = sources.reduce((total, { tree }) => total + countCasts(tree), 0)
  return [
    {
      name: 'files that name an activity',
      value: naming.length,
      counted: 'refrigerant leaks, outside files named after them',
      goal: 4,
    },
    { name: 'code lines', value: lines.length, counted: 'not blank, not beginning with //, /* or *; not below data/' },
    { name: 'casts', value: casts, counted: '`as` other than `as const`', goal: 499 },
  ]
}

/** The figures that may only fall, by the name of the measure; `npm run names:accept` lowers them. */
export const MEASURES_LEFT: Readonly<Record<string, number>> = JSON.parse(
  readFileSync(new URL('../../architecture/measures-left.json', import.meta.url), 'utf8'),
)

/** Finds the measures with a goal that are worse than accepted, or were never accepted. */
export function findWorse(
  measures: readonly Measure[],
  accepted: Readonly<Record<string, number>> = MEASURES_LEFT,
): readonly Measure[] {
  return measures.filter(({ name, value, goal }) => goal !== undefined && value > (accepted[name] ?? -1))
}

/** Measures the sources of a checkout. */
export function measureSources(root = '.'): readonly Measure[] {
  const sources = readSources(root)
  return [...measureFiles(sources, root), ...measureNames(sources), ...measureCode(sources, root)]
}
