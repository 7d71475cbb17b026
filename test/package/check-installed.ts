/**
 * Installs the packed tarball into an empty project and uses it as strangers do: loads every entry point by import and
 * by require, runs the command, compiles a consumer, calculates in worker threads, and bundles places and bulk for a
 * browser. The path has a space, as paths of strangers may. Run after the build: `npm run check:package`.
 */
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { build } from 'esbuild'
import { entryPoints } from './entry-points.ts'

const REQUIRED_FILES = [
  'LICENSE',
  'README.md',
  'CHANGELOG.md',
  'dist/licenses/noble-hashes.txt',
  'dist/licenses/geographiclib-geodesic.txt',
  'dist/licenses/published-figures.txt',
]

const specifiers = entryPoints().map(({ specifier }) => specifier)
const project = mkdtempSync(join(tmpdir(), 'tonne consumer '))

function run(command: string, ...parameters: string[]): string {
  return execFileSync(command, parameters, { cwd: project, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })
}

function installTarball(): void {
  const packed = execFileSync('npm', ['pack', '--json', '--pack-destination', project], { encoding: 'utf8' })
  const [{ filename, size }] = JSON.parse(packed) as [{ filename: string; size: number }]
  writeFileSync(join(project, 'package.json'), '{ "private": true }')
  run('npm', 'install', '--prefer-offline', '--no-audit', '--no-fund', `./${filename}`)
  for (const file of REQUIRED_FILES) {
    assert.ok(existsSync(join(project, 'node_modules/tonne', file)), `${file} is not in the tarball`)
  }
  assert.ok(!existsSync(join(project, 'node_modules/@noble')), '@noble/hashes is bundled, not installed')
  console.log(`ok - ${filename} installs, ${Math.round(size / 1000)} kB`)
}

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

function loadEntries(): void {
  writeFileSync(
    join(project, 'load.mjs'),
    program((specifier) => `await import('${specifier}')`),
  )
  writeFileSync(
    join(project, 'load.cjs'),
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

/** Entries whose types name zod, whose own declarations take the types of the web for granted. */
const isOfZod = (specifier: string) => /^tonne\/(?:service|http|testing)/.test(specifier)

/** A consumer of the entries: under bare ECMAScript, and those of zod with the types of the web. */
function compileConsumers(): void {
  compileConsumersOf(
    specifiers.filter((one) => !isOfZod(one)),
    ['es2022'],
  )
  compileConsumersOf(specifiers, ['es2022', 'dom'])
}

function compileConsumersOf(specifiers: readonly string[], lib: readonly string[]): void {
  const text = [
    ...specifiers.map((specifier, at) => `import * as entry${at} from '${specifier}'`),
    `export const entries = [${specifiers.map((_, at) => `entry${at}`)}]`,
    // an entry that came in as `any` would fit a number, and the expected error would be missing
    ...specifiers.flatMap((_, at) => [
      '// @ts-expect-error an entry point is no number',
      `export const wrong${at}: number = entry${at}`,
    ]),
  ].join('\n')
  const consumers = [
    { name: 'consumer.mts', module: 'nodenext', moduleResolution: 'nodenext' },
    { name: 'consumer.cts', module: 'nodenext', moduleResolution: 'nodenext' },
    { name: 'consumer.ts', module: 'esnext', moduleResolution: 'bundler' },
  ]
  for (const { name, ...compilerOptions } of consumers) {
    writeFileSync(join(project, name), text)
    const common = {
      target: 'es2022',
      lib,
      types: [],
      strict: true,
      exactOptionalPropertyTypes: true,
      noEmit: true,
    }
    writeFileSync(
      join(project, 'tsconfig.json'),
      JSON.stringify({ compilerOptions: { ...common, ...compilerOptions }, files: [name] }),
    )
    try {
      run('node', resolve('node_modules/typescript/bin/tsc'), '-p', '.')
    } catch (error) {
      throw new Error(`${name} does not compile:\n${(error as { stdout?: string }).stdout}`)
    }
    console.log(`ok - ${name} compiles with ${compilerOptions.moduleResolution} and ${lib.join(', ')}`)
  }
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
  writeFileSync(join(project, 'threads.mjs'), imports('{ workers: 2 }') + THREADS_PROGRAM)
  const requires = imports('{ workers: 2 }').replace(/import (.*) from ('.*')/g, 'const $1 = require($2)')
  writeFileSync(join(project, 'threads.cjs'), requires + THREADS_PROGRAM)
  assert.equal(run('node', 'threads.mjs'), THREADS_SAY)
  assert.equal(run('node', 'threads.cjs'), THREADS_SAY)

  const file = "{ workers: 2, file: new URL('./thread.mjs', import.meta.url) }"
  writeFileSync(join(project, 'bundled.mjs'), imports(file) + THREADS_PROGRAM)
  writeFileSync(join(project, 'thread.mjs'), "import { serveBulk } from 'tonne/bulk/node'\nserveBulk()")
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
interface FoundWay {
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
    const places = createPlaces({ gazetteers: [airports, cities] })
    globalThis.found = Promise.all([
      places.distance({ from: 'LHR', to: 'JFK', mode: 'AIR' }),
      places.distance({ from: 'Hamburg', to: 'Shanghai', mode: 'SHIP' }),
    ])`
  const realm = (await runInBareRealm(contents, {})) as { readonly found?: Promise<readonly FoundWay[]> }
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
  installTarball()
  loadEntries()
  runCommand()
  await runThreads()
  compileConsumers()
  await findWayInBareRealm()
  await calculateInBareRealm()
} finally {
  rmSync(project, { recursive: true })
}
