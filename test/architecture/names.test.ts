import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type CountsByFolder, countBreaches, NAME_RULES } from '../tools/structure/name-rules.ts'
import { type DeclaredFunction, declaredFunctions, readSources } from '../tools/structure/sources.ts'

/** How many names may still break each rule, by folder: only ever lowered, by `npm run names:accept`. */
const LEFT = JSON.parse(readFileSync(new URL('names-left.json', import.meta.url), 'utf8')) as Record<
  string,
  CountsByFolder
>

const functions = declaredFunctions(readSources())
const functionIn = (path: string, name: string): DeclaredFunction => ({
  name,
  path,
  folder: 'units',
  isDeclaration: true,
})

/** The rules that a single function breaks. */
const breachesOf = (name: string) =>
  Object.keys(NAME_RULES).filter((rule) => (NAME_RULES[rule]?.([functionIn('a.ts', name)]) ?? []).length > 0)

describe('names of functions', () => {
  const counts = countBreaches(functions)
  const rows = Object.entries(counts).flatMap(([rule, byFolder]) =>
    Object.entries(byFolder).map(([folder, count]) => [rule, folder, count] as const),
  )

  it('are looked at', () => {
    expect(functions.length).toBeGreaterThan(1000)
    expect(Object.keys(LEFT)).toEqual(Object.keys(NAME_RULES))
  })

  it.each(rows)('%s: in src/%s no more than before', (rule, folder, count) => {
    const found = NAME_RULES[rule]?.(functions).filter((one) => one.folder === folder) ?? []
    const listed = found.map(({ name, path }) => `${path} ${name}`).join('\n')
    expect(count, `npm run names:accept after renames\n${listed}`).toBeLessThanOrEqual(LEFT[rule]?.[folder] ?? 0)
  })

  it.each(['unitBeside', 'calculatedFrom', 'writtenOut', 'roundUp'])('%s ends in a preposition', (name) => {
    expect(breachesOf(name)).toEqual(['ending in a preposition'])
  })

  it.each(['conveyed', 'known', 'rowsGrouped'])('%s is a participle', (name) => {
    expect(breachesOf(name)).toEqual(['a participle'])
  })

  it.each(['isLocked', 'partsOf', 'feed', 'exceed', 'convertUnit', 'toJSON'])('%s is a good name', (name) => {
    expect(breachesOf(name)).toEqual([])
  })

  it('are found twice in a folder, but not twice in a file', () => {
    const find = NAME_RULES['declared in two files of a folder']
    expect(find?.([functionIn('a.ts', 'add'), functionIn('b.ts', 'add')])).toHaveLength(2)
    expect(find?.([functionIn('a.ts', 'add'), functionIn('a.ts', 'add')])).toEqual([])
    expect(find?.([functionIn('a.ts', 'add'), { ...functionIn('b.ts', 'add'), folder: 'exact' }])).toEqual([])
  })
})
