/** Follows the recipes of the page for contributors in a copy of this repository: every patch applied, then what it adds is tested. */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { pageOf } from '../../docs/page.ts'

const copy = mkdtempSync(join(tmpdir(), 'tonne-recipes-'))
afterAll(() => rmSync(copy, { recursive: true, force: true, maxRetries: 5 }))

const COPIED = ['src', 'test', 'bench', 'README.md', 'package.json', 'tsconfig.json', 'tsconfig.core.json', 'vitest.config.ts', '.ci', '.github', '.changeset', 'CHANGELOG.md']
const isCopied = (path) => !/\/(?:node_modules|dist)(?:\/|$)/.test(path)

function run(command, ...parameters) {
  try {
    return execFileSync(command, parameters, { cwd: copy, encoding: 'utf8', stdio: ['pipe', 'pipe', 'pipe'], env: { ...process.env, VITEST: undefined } })
  } catch (error) {
    throw new Error(`${command} ${parameters.join(' ')}\n${error.stdout}${error.stderr}`)
  }
}

// that patches apply is held by npm test too; the rest takes minutes on a small machine
describe.skipIf(process.env.MATRIX === 'fast')('.github/CONTRIBUTING.md, followed in a copy of the repository', () => {
  const patches = pageOf('.github/CONTRIBUTING.md').steps.filter(({ does }) => does === 'patch')

  it('has patches that apply one after the other', () => {
    for (const path of COPIED) cpSync(path, join(copy, path), { recursive: true, filter: (from) => isCopied(`/${from}`) })
    symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
    for (const { block } of patches) {
      execFileSync('git', ['apply', '--recount', '-'], { cwd: copy, input: `${block.code}\n` })
    }
    expect(patches.length).toBeGreaterThan(0)
  }, 120_000)

  it('compiles with them', () => {
    const types = () => run('npx', 'tsc', '-p', 'tsconfig.json')
    expect(types).not.toThrow()
  }, 300_000)

  it('passes the tests of what they add', () => {
    const files = ['test/unit/core/units', 'test/unit/http/extensions.test.ts', 'test/docs/examples.test.ts']
    const which = 'imp pt|exactly between all|the extensions|src/core/activities/waste.ts'
    expect(run('npx', 'vitest', 'run', ...files, '-t', which)).toMatch(/Tests.* passed/)
  }, 300_000)
})
