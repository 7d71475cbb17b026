import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { CONFIG, forbidden, LAYERS } from './layers.ts'

interface Violation {
  readonly from: string
  readonly to: string
  readonly rule: { readonly name: string }
}

/** What dependency-cruiser finds below `folder`/src, as `rule: from -> to`. */
function violations(folder: string): string[] {
  const cli = resolve('node_modules/dependency-cruiser/bin/dependency-cruise.mjs')
  const json = execFileSync(process.execPath, [cli, 'src', '--config', CONFIG, '--output-type', 'json'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  })
  const { summary } = JSON.parse(json) as { summary: { violations: Violation[] } }
  return summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`)
}

/** A tree that keeps every rule but the ones named: the name of the rule, the file or folder that breaks it, and how. */
const FORBIDDEN_IMPORTS: readonly (readonly [rule: string, from: string, imported: string])[] = [
  ['no-cycle', 'src/core/units/chicken.ts', './egg.ts'],
  ['folder-without-a-layer', 'src/misc/thing.ts', '../core/errors/index.ts'],
  ['core-entry', 'src/index.ts', './reference/factors/index.ts'],
  ['through-the-index', 'src/core/units/peeping.ts', '../exact/private.ts'],
  ['not-own-index', 'src/core/units/circling.ts', './index.ts'],
  ['not-own-index', 'src/core/emissions/inner/circling.ts', './index.ts'],
  ['not-folders-index-from-below', 'src/core/emissions/inner/climbing.ts', '../index.ts'],
  ['node-only-where-it-runs', 'src/core/units/reading.ts', 'node:fs'],
  ['node-only-where-it-runs', 'src/apps/page/reading.ts', 'node:fs'],
  ['independent-verifier', 'src/verify/borrowing.ts', '../core/emissions/index.ts'],
  ['independent-verifier', 'src/verify/leaning.ts', '../core/exact/index.ts'],
  ['independent-footprint-verifier', 'src/standards/pact/verification/borrowing.ts', '../../../core/exact/index.ts'],
  [
    'independent-footprint-verifier',
    'src/standards/transport/verification/borrowing.ts',
    '../../../core/activities/index.ts',
  ],
  ['page-in-a-browser', 'src/apps/page/computing.ts', '../../core/exact/index.ts'],
  ['verifier-in-a-browser', 'src/apps/page/verifier/computing.ts', '../../../core/exact/index.ts'],
  ['display-alone', 'src/core/display/computing.ts', '../exact/index.ts'],
  ['not-from-tests', 'src/core/units/tested.ts', '../../../test/sample.ts'],
  ['resolvable', 'src/core/units/dangling.ts', './nowhere.ts'],
  ['packages-of-core/units', 'src/core/units/parsing.ts', 'zod'],
  ['no-folder-cycle', 'src/core/units/left/', '../right/passive.ts'],
  ['service-through-the-index', 'src/reports/peeping.ts', '../core/exact/private.ts'],
  // every folder leaves its own layer (upwards or sideways), and imports a package it was not given
  ...Object.keys(LAYERS).flatMap((folder) => {
    const above = forbiddenNeighbour(folder)
    const packaged = [`packages-of-${folder}`, `src/${folder}/packaged.ts`, 'some-package'] as const
    const out = '../'.repeat(folder.split('/').length)
    const climbing = [`layer-of-${folder}`, `src/${folder}/upward.ts`, `${out}${above}/index.ts`] as const
    return above === undefined ? [packaged] : [packaged, climbing]
  }),
]

/** Imports that look like a violation and are none. */
const ALLOWED: readonly (readonly [from: string, line: string])[] = [
  ['src/verify/typed.ts', "import type { x } from '../core/emissions/index.ts'"],
  ['src/verify/failing.ts', "import { x } from '../core/errors/index.ts'"],
  [
    'src/apps/cli/main.ts',
    "import { x } from '../../index.ts'\nimport 'node:fs'\nimport { y } from '../../http/node.ts'",
  ],
  ['src/reports/reading.ts', "import { x } from '../ledger/sample.ts'"],
  ['src/http/node.ts', "import 'node:http'\nexport const y = 1"],
  [
    'src/apps/page/verifying.ts',
    "import { x } from '../../verify/index.ts'\nimport type { y } from '../../resources/index.ts'",
  ],
]

function forbiddenNeighbour(folder: string): string | undefined {
  const below = (one: string): string[] => [one, ...(LAYERS[one]?.mayImport ?? []).flatMap(below)]
  const reachable = below(folder)
  return Object.keys(LAYERS).find((other) => !reachable.includes(other))
}

function writeTree(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tonne-layers-'))
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  write('tsconfig.json', '{ "compilerOptions": { "module": "ESNext", "moduleResolution": "bundler" } }')
  write('test/sample.ts', 'export const x = 1')
  for (const name of Object.keys(LAYERS)) write(`src/${name}/index.ts`, 'export const x = 1')
  for (const name of ['zod', 'some-package', 'decimal.js']) {
    write(`node_modules/${name}/package.json`, `{ "name": "${name}", "main": "index.js" }`)
    write(`node_modules/${name}/index.js`, '')
  }
  write('src/core/exact/private.ts', 'export const x = 1')
  write('src/core/emissions/sum.ts', 'export type Sum = 1\nexport const x = 1')
  write('src/core/emissions/inner/index.ts', 'export const x = 1')
  write('src/ledger/sample.ts', 'export const x = 1')
  for (const name of ['left', 'right']) write(`src/core/units/${name}/passive.ts`, 'export const x = 1')
  write('src/core/units/left/active.ts', "export { x } from '../right/passive.ts'")
  write('src/core/units/right/active.ts', "export { x } from '../left/passive.ts'")
  // a cycle of types only is a cycle
  write('src/core/units/egg.ts', "import type { Chicken } from './chicken.ts'\nexport type x = Chicken")
  for (const [, from, imported] of FORBIDDEN_IMPORTS.filter(([, file]) => !file.endsWith('/')))
    write(from, `import { x } from '${imported}'\nexport type Chicken = x`)
  for (const [from, line] of ALLOWED) write(from, line)
  return folder
}

describe('the allowed dependencies', () => {
  it('are all that src has', () => {
    expect(violations('.')).toEqual([])
  })

  const folder = writeTree()
  afterAll(() => rmSync(folder, { recursive: true }))
  const found = violations(folder)

  it('have a case that breaks every rule', () => {
    expect(new Set(FORBIDDEN_IMPORTS.map(([rule]) => rule))).toEqual(new Set(forbidden.map(({ name }) => name)))
  })

  it.each(FORBIDDEN_IMPORTS)('%s is red for %s importing %s', (rule, from) => {
    expect(found.filter((one) => one.startsWith(`${rule}: ${from.replace(/\/$/, '')} -> `))).toHaveLength(1)
  })

  it.each(ALLOWED)('%s may say %s', (from) => {
    expect(found.filter((one) => one.includes(` ${from} -> `))).toEqual([])
  })
})
