/**
 * Installs the packed tarball into an empty project and uses it as strangers do: looks at what it holds, loads every entry
 * point by import and by require, runs the command, compiles and runs a program of every entry under three compilers,
 * calculates in worker threads, and bundles places and bulk for a browser. Run after the build: `npm run check:package`.
 */
import assert from 'node:assert/strict'
import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { build } from 'esbuild'
import { compileAndRun, compileBare } from './check-consumers.ts'
import { checkContents } from './check-contents.ts'
import { checkFactorModules } from './check-factor-modules.ts'
import { checkCompilerCost } from './compiler-cost.ts'
import { emptyProject, installPacked } from './consumer-project.ts'
import { entryPoints } from './entry-points.ts'

const specifiers = entryPoints().map(({ specifier }) => specifier)
const consumer = emptyProject()
const { folder: project, run, write } = consumer

/** Loads every entry point, prints the names it exports, and shows that all of them know one error class. */
function program(load: (specifier: string) => string): string {
  const entries = specifiers.map((specifier) => `'${specifier}': ${load(specifier)}`).join(', ')
  return `
    const entries = { ${entries} }
    const isName = (key) => !['default', '__esModule', 'module.exports'].includes(key)
    for (const [name, entry] of Object.entries(entries)) console.log(name + ': ' + Object.keys(entry).filter(isName).sort())
    try {
      entries['tonne/factors'].findFactor('no/such/factor')
    } catch (error) {
      if (!(error instanceof entries.tonne.EmissionsError)) throw error
      console.log('throws ' + error.code)
    }`
}

/** Installs the optional peer of `tonne/testing/arbitraries`, with its own dependency. */
function installPeers(): void {
  for (const name of ['fast-check', 'pure-rand'])
    cpSync(join('node_modules', name), join(project, 'node_modules', name), { recursive: true })
}

function loadEntries(): void {
  write(
    'load.mjs',
    program((specifier) => `await import('${specifier}')`),
  )
  write(
    'load.cjs',
    program((specifier) => `require('${specifier}')`),
  )
  const [imported, required] = [run('node', 'load.mjs'), run('node', 'load.cjs')]
  assert.equal(imported, required, 'import and require give the same names')
  for (const specifier of specifiers) assert.match(imported, new RegExp(`^${specifier}: \\w`, 'm'))
  assert.match(imported, /^throws \w+$/m)
  console.log(`ok - ${specifiers.join(', ')} load by import and by require`)
}

function runCommand(): void {
  assert.notEqual(run('npx', '--no-install', 'tonne', 'calculate', '--sample').trim(), '')
  console.log('ok - the command tonne runs')
}

const THREADS_PROGRAM = `
    const diesel = findFactor('desnz-2025/fuels/liquid-fuels/diesel-average-biofuel-blend/litres')
    const set = compile({ pairs: [{ unit: 'l', factor: diesel }] })
    const pool = parallel(options)
    const columns = pool.createColumns(set, { rows: 100_000, keys: 2 })
    columns.value.fill(10)
    const said = (rows, totals) => rows.failed + ' failed, ' + columns.co2e[99_999] + ', ' + totals.of(0).co2e
    Promise.all([pool.calculateColumns(set, columns), pool.totalColumns(set, columns)])
      .then(([rows, totals]) => console.log(said(rows, totals)), (error) => console.log('throws ' + error.code))`
const THREADS_SAY = '0 failed, 25.7082, 2570820\n'

const imports = (options: string) => `
    import { compile } from 'tonne/bulk'
    import { parallel } from 'tonne/bulk/node'
    import { findFactor } from 'tonne/factors'
    const options = ${options}`

/** Worker threads start from ESM, from CommonJS and from a bundle, and an idle pool lets the program end. */
async function runThreads(): Promise<void> {
  write('threads.mjs', imports('{ workers: 2 }') + THREADS_PROGRAM)
  const requires = imports('{ workers: 2 }').replace(/import (.*) from ('.*')/g, 'const $1 = require($2)')
  write('threads.cjs', requires + THREADS_PROGRAM)
  assert.equal(run('node', 'threads.mjs'), THREADS_SAY)
  assert.equal(run('node', 'threads.cjs'), THREADS_SAY)

  const file = "{ workers: 2, file: new URL('./thread.mjs', import.meta.url) }"
  write('bundled.mjs', imports(file) + THREADS_PROGRAM)
  write('thread.mjs', "import { serveBulk } from 'tonne/bulk/node'\nserveBulk()")
  await build({
    entryPoints: ['bundled', 'thread', 'threads'].map((name) => join(project, `${name}.mjs`)),
    bundle: true,
    platform: 'node',
    format: 'esm',
    outdir: join(project, 'bundle'),
    outExtension: { '.js': '.mjs' },
  })
  assert.equal(run('node', 'bundle/bundled.mjs'), THREADS_SAY)
  assert.equal(run('node', 'bundle/threads.mjs'), 'throws worker_failed\n', 'a bundle that lost the file says so')
  console.log('ok - tonne/bulk/node calculates in worker threads from ESM, CommonJS and a bundle')
}

/** What is looked at of a found distance. */
interface FoundRoute {
  readonly km: number
  readonly route: { readonly path: readonly unknown[] }
}

/** Bundles a program as a page would, and runs it where nothing of Node is: in a realm of bare ECMAScript. */
async function runInBareRealm(contents: string, globals: object): Promise<object> {
  const bundled = await build({
    stdin: { contents, resolveDir: project },
    bundle: true,
    platform: 'browser',
    format: 'iife',
    write: false,
    minify: true,
  })
  const realm = createContext(globals)
  runInContext(bundled.outputFiles[0]?.text ?? '', realm)
  return realm
}

async function findWayInBareRealm(): Promise<void> {
  const contents = `
    import { createPlaces } from 'tonne/places'
    import { airports } from 'tonne/places/airports'
    import { cities } from 'tonne/places/cities'
    import { ports } from 'tonne/places/ports'
    const places = createPlaces({ gazetteers: [airports, cities, ports] })
    globalThis.found = Promise.all([
      places.distance({ from: 'LHR', to: 'JFK', mode: 'AIR' }),
      places.distance({ from: 'Hamburg', to: 'Shanghai', mode: 'SHIP' }),
    ])`
  const realm = (await runInBareRealm(contents, {})) as { readonly found?: Promise<readonly FoundRoute[]> }
  const [flight, voyage] = (await realm.found) ?? []
  assert.equal(flight?.km, 5554.596878757)
  assert.ok((voyage?.route.path.length ?? 0) > 5, 'a sea route has its path')
  console.log('ok - tonne/places bundles for a browser and finds its way without Node')
}

/** Workers of a page, as two ends that hear each other. */
async function calculateInBareRealm(): Promise<void> {
  const contents = `
    import { compile, parallel, serveBulk } from 'tonne/bulk'
    import { findFactor } from 'tonne/factors'
    const later = (work) => Promise.resolve().then(work)
    const ends = () => {
      const heard = [[], []]
      return [0, 1].map((at) => ({
        postMessage: (data) => later(() => heard[1 - at].forEach((listener) => listener({ type: 'message', data }))),
        addEventListener: (type, listener) => void (type === 'message' && heard[at].push(listener)),
        terminate: () => undefined,
      }))
    }
    const spawn = () => {
      const [worker, scope] = ends()
      serveBulk(scope)
      return worker
    }
    const diesel = findFactor('desnz-2025/fuels/liquid-fuels/diesel-average-biofuel-blend/litres')
    const set = compile({ pairs: [{ unit: 'l', factor: diesel }] })
    const rows = { value: Float64Array.of(10), coefficient: Uint8Array.of(0) }
    globalThis.calculated = parallel({ workers: 2, spawn }).calculateColumns(set, rows)`
  const realm = await runInBareRealm(contents, { TextEncoder })
  const { calculated } = realm as { readonly calculated?: Promise<{ readonly co2e: Float64Array }> }
  assert.equal((await calculated)?.co2e[0], 25.7082)
  console.log('ok - tonne/bulk bundles for a browser and shares its rows without Node')
}

try {
  checkContents(consumer, installPacked(consumer))
  installPeers()
  loadEntries()
  runCommand()
  await checkFactorModules(consumer)
  await runThreads()
  compileBare(consumer, specifiers)
  compileAndRun(consumer)
  checkCompilerCost(consumer)
  await findWayInBareRealm()
  await calculateInBareRealm()
} finally {
  rmSync(project, { recursive: true })
}
