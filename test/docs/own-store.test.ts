import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { entryPoints } from '../package/entry-points.ts'

const PAGE = readFileSync('src/docs/own-store.md', 'utf8')
const { files } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly files: readonly string[] }

it('the page on own stores names only files that the package ships', () => {
  const paths = [...PAGE.matchAll(/`((?:src|test)\/[^`]+)`/g)].map(([, path = '']) => path)
  expect(paths.filter((path) => !files.some((shipped) => path.startsWith(shipped)))).toEqual([])
})

it('the page on own stores imports only entries of the package', () => {
  const imported = [...PAGE.matchAll(/from '(tonne[^']*)'/g)].map(([, name]) => name)
  const entries = new Set(entryPoints().map(({ specifier }) => specifier))
  expect(imported.length).toBeGreaterThan(3)
  expect(imported.filter((name) => name === undefined || !entries.has(name))).toEqual([])
})
