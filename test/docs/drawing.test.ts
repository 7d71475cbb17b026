import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { LAYERS } from '../architecture/layers.ts'

const ARROW = /^\s*(\w+)(?:\[[^\]]*\])? (?:-->|-\. types only \.->) /

const PAGE = 'src/docs/architecture.md'

/** The arrows of the drawing on the page: which folder imports which. */
function drawnArrows(): readonly (readonly [from: string, to: string])[] {
  const [, drawing = ''] = /```mermaid\n([\s\S]*?)```/.exec(readFileSync(PAGE, 'utf8')) ?? []
  return drawing.split('\n').flatMap((line) => {
    if (!ARROW.test(line)) return []
    const names = line.split(/-->|-\. types only \.->/).map((part) => part.trim().replace(/\[.*/, ''))
    return names.slice(1).map((to, index) => [names[index] ?? '', to] as const)
  })
}

/** The folders of `src/` that a folder may import, itself included. */
function reachableFrom(folder: string): ReadonlySet<string> {
  const found = new Set(Object.keys(LAYERS).filter((name) => name.split('/')[0] === folder))
  for (const name of found) for (const next of LAYERS[name]?.mayImport ?? []) found.add(next)
  return new Set([...found].map((name) => name.split('/')[0] ?? name))
}

/** Folders of pages and schemas, which have no code. */
const WITHOUT_CODE = ['docs', 'schemas']

it('the drawing of the architecture names every folder of the sources that has code', () => {
  const folders = readdirSync('src', { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const names = folders.map(({ name }) => name).filter((name) => !WITHOUT_CODE.includes(name))
  expect([...new Set(drawnArrows().flat())].sort()).toEqual(names.sort())
})

it.each(drawnArrows())('the drawing says that %s imports %s, which its layer allows', (from, to) => {
  expect(reachableFrom(from)).toContain(to)
})
