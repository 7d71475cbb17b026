import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { entryPoints } from '../package/entry-points.ts'

const LINES_MAX = 150

const readme = readFileSync('README.md', 'utf8')

/** The rows of the table below a heading, each as its cells. */
function rowsBelow(heading: string): string[][] {
  const [, section = ''] = readme.split(`## ${heading}\n`)
  const [text = ''] = section.split('\n## ')
  const rows = text.split('\n').filter((line) => line.startsWith('| '))
  return rows.slice(1).map((line) => line.replace(/^\| | \|$/g, '').split(' | '))
}

it(`the README has at most ${LINES_MAX} lines`, () => {
  expect(readme.trimEnd().split('\n').length).toBeLessThanOrEqual(LINES_MAX)
})

it('the README names seven imports, each an entry point', () => {
  const rows = rowsBelow('Which import do I need?')
  const specifiers = entryPoints().map(({ specifier }) => specifier)
  const named = rows.map((cells) => [...(cells.at(-1) ?? '').matchAll(/`(tonne[\w/]*)`/g)].map(([, name]) => name))
  expect(named).toHaveLength(7)
  for (const names of named) expect(specifiers).toEqual(expect.arrayContaining(names))
})

it('the README compares five alternatives, each by a source', () => {
  const rows = rowsBelow('Alternatives')
  expect(rows).toHaveLength(5)
  for (const cells of rows) expect(cells.join(' ')).toMatch(/\]\(https:\/\/[^)]+\)/)
})

it('the page of recipes has twelve, each of at most ten lines of code', () => {
  const page = readFileSync('src/docs/recipes.md', 'utf8')
  const programs = [...page.matchAll(/^```ts.*\n([\s\S]*?)^```$/gm)].map(([, code = '']) => code.split('\n'))
  const lines = programs.map((program) => program.filter((line) => line.trim() !== '').length)
  expect(lines).toHaveLength(12)
  expect(Math.max(...lines)).toBeLessThanOrEqual(10)
})
