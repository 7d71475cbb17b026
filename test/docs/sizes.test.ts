import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { entryPoints } from '../package/entry-points.ts'

interface Limit {
  readonly name: string
  readonly limit: string
}

const limits = JSON.parse(readFileSync('.size-limit.json', 'utf8')) as readonly Limit[]

/** Limits of something other than a whole entry point: the first cell of their row on the page. */
const PARTS: Readonly<Record<string, string>> = {
  convert: '`convert` of `tonne`',
  sumExact: '`sumExact` of `tonne`',
  verify: '`verify` of `tonne/verify`: traces alone',
  calculateFuel: '`calculateFuel` of `tonne`',
  'one factor beside calculateFuel': '`calculateFuel` and one factor of a table',
  'the OpenAPI document': 'the OpenAPI document, which `tonne/http` loads when a client asks for it',
}

/** The rows of the page that end in a number: their first and last cells. */
const rows = new Map(
  readFileSync('src/docs/sizes.md', 'utf8')
    .split('\n')
    .flatMap((line) => {
      if (!line.startsWith('| ')) return []
      const cells = line.replace(/^\| | \|$/g, '').split(' | ')
      return /^[\d.]+$/.test(cells.at(-1) ?? '') ? [[cells[0] ?? '', cells.at(-1) ?? ''] as const] : []
    }),
)

describe('the page of sizes', () => {
  it.each(limits.map(({ name, limit }) => [name, limit]))('has a row for %s with its limit of %s', (name, limit) => {
    expect(rows.get(PARTS[name] ?? `\`${name}\``)).toBe(limit.replace(/ kB$/, ''))
  })

  it('has no row without a limit', () => {
    const named = limits.map(({ name }) => PARTS[name] ?? `\`${name}\``)
    expect([...rows.keys()].filter((name) => !named.includes(name))).toEqual([])
  })

  it('has a row for every entry point', () => {
    expect(entryPoints().filter(({ specifier }) => !rows.has(`\`${specifier}\``))).toEqual([])
  })
})
