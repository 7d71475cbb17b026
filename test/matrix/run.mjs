/**
 * Runs the matrix against the packed tarball: installs the hosts, installs the tarball beside them as strangers do, runs the
 * tests, and writes the report (README.md). `--fast` runs the hosts that are quickly installed, and writes nothing.
 * The tarball is that of TONNE_TARBALL, else one packed of dist as it is: `npm run test:matrix` builds it before.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { writeReport } from './report/write-report.mjs'

const HERE = fileURLToPath(new URL('.', import.meta.url))
const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const RESULTS = join(HERE, 'node_modules', '.results.json')

const isFast = process.argv.includes('--fast')

function run(command, options, { cwd = HERE, env = {} } = {}) {
  execFileSync(command, options, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'inherit', 'inherit'] })
}

function packed(folder) {
  const options = ['pack', '--ignore-scripts', '--json', '--pack-destination', folder]
  const [{ filename }] = JSON.parse(execFileSync('npm', options, { cwd: ROOT, encoding: 'utf8' }))
  return join(folder, filename)
}

/** The scripts of packages stay off: what hosts need of them, none of our tests does. */
const QUIETLY = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', '--prefer-offline']

function installAll(tarball) {
  run('npm', ['ci', ...QUIETLY])
  run('npm', ['install', '--no-save', ...QUIETLY, tarball])
  if (isFast) return
  run('npm', ['ci', ...QUIETLY], { cwd: join(HERE, 'hosts') })
  const cwd = join(HERE, 'runtimes')
  run('npm', ['ci', ...QUIETLY], { cwd })
  run(process.execPath, ['setup.mjs'], { cwd, env: { TONNE_TARBALL: tarball } })
}

function test() {
  const vitest = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs')
  const config = join(HERE, 'vitest.config.mjs')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${RESULTS}`]
  const env = { ...process.env, MATRIX: isFast ? 'fast' : 'whole', NODE_NO_WARNINGS: '1' }
  return spawnSync(process.execPath, [vitest, 'run', '--config', config, ...reporters], {
    cwd: ROOT,
    env,
    stdio: 'inherit',
  })
}

const folder = mkdtempSync(join(tmpdir(), 'tonne-'))
try {
  const given = process.env.TONNE_TARBALL
  installAll(given === undefined ? packed(folder) : resolve(given))
  const { status } = test()
  if (!isFast) writeReport(RESULTS)
  process.exitCode = status ?? 1
} finally {
  rmSync(folder, { recursive: true })
}
