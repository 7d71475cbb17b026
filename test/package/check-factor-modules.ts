import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build, transform } from 'esbuild'
import { rollup } from 'rollup'
import type { ConsumerProject } from './consumer-project.ts'
import { moduleTables } from './factor-modules.ts'

/** Bytes that one factor may add to `calculateFuel`, minified and compressed. */
const ONE_FACTOR_MAX = 500

const CALCULATE = "import { calculateFuel } from 'tonne'"
const ALONE = `${CALCULATE}\nconsole.log(calculateFuel)`
/** A factor of each catalogue: its constant, its module, and the end of its key. */
const FACTORS = [
  ['liquidFuels_dieselAverageBiofuelBlend_litres', 'desnz-2025/fuels', 'diesel-average-biofuel-blend/litres'],
  ['dieselOil_gj', 'nga-2025/liquid-fuels', 'diesel-oil/gj'],
  ['de_kwh', 'eea-2024', 'de/kwh'],
] as const

const withFactor = (constant: string, path: string) =>
  `${CALCULATE}\nimport { ${constant} as factor } from 'tonne/factors/${path}'\nconsole.log(calculateFuel, factor)`

/** Every module gives what `findFactor` gives, by import and by require. */
function checkModules({ run, write }: ConsumerProject): void {
  const tables = moduleTables()
  const paths = [...tables.keys()]
  const program = (load: string) => `
    const { isDeepStrictEqual } = await import('node:util')
    const { findFactor, joinCatalogues, publishedCatalogue } = ${load.replace('PATH', "'tonne/factors'")}
    const { nationalCatalogue } = ${load.replace('PATH', "'tonne/factors/national'")}
    const { gbSpendCatalogue } = ${load.replace('PATH', "'tonne/factors/spend'")}
    const catalogue = joinCatalogues(publishedCatalogue, nationalCatalogue, gbSpendCatalogue)
    let count = 0
    for (const path of ${JSON.stringify(paths)}) {
      for (const [name, factor] of Object.entries(${load.replace('PATH', "'tonne/factors/' + path")})) {
        if (['default', 'module.exports', '__esModule'].includes(name)) continue
        if (!isDeepStrictEqual(factor, findFactor(factor.key, { catalogue }))) throw new Error(path + ' ' + name)
        count++
      }
    }
    console.log(count)`
  write('tables.mjs', program('await import(PATH)'))
  write('tables.cjs', `(async () => {${program('require(PATH)')}})()`)
  const count = [...tables.values()].reduce((sum, table) => sum + Object.keys(table).length, 0)
  assert.equal(run('node', 'tables.mjs'), `${count}\n`)
  assert.equal(run('node', 'tables.cjs'), `${count}\n`)
  console.log(`ok - ${count} factors of ${paths.length} modules equal findFactor, by import and by require`)
}

type Bundle = (program: string, folder: string) => Promise<string>

const bundleByEsbuild: Bundle = async (contents, resolveDir) => {
  const options = { bundle: true, minify: true, format: 'esm', platform: 'browser', write: false } as const
  const { outputFiles } = await build({ ...options, stdin: { contents, resolveDir } })
  return outputFiles[0]?.text ?? ''
}

const bundleByRollup: Bundle = async (program, folder) => {
  const dist = join(folder, 'node_modules/tonne/dist')
  const entry = '\0program'
  const bundle = await rollup({
    input: entry,
    plugins: [
      {
        name: 'installed',
        resolveId(path, importer = '') {
          if (path === entry) return entry
          // what package.json says of its files
          if (path.startsWith('.')) return { id: join(importer, '..', path), moduleSideEffects: false }
          const file = path === 'tonne' ? 'index.js' : `${path.replace('tonne/factors', 'factors/tables')}.js`
          return { id: join(dist, file), moduleSideEffects: false }
        },
        load: (id) => (id === entry ? program : null),
      },
    ],
  })
  const { output } = await bundle.generate({ format: 'esm' })
  return (await transform(output[0].code, { minify: true })).code
}

/** The part of webpack that is used. */
interface Webpack {
  (
    options: object,
  ): {
    run(done: (error: Error | null, stats?: { hasErrors(): boolean; toString(preset: string): string }) => void): void
    close(done: (error?: Error | null) => void): void
  }
  readonly version: string
}

const WEBPACK = resolve('test/package/consumers/node_modules/webpack/package.json')

/** Webpack; null if `npm ci --prefix test/package/consumers` was not run. */
function findWebpack(): Webpack | null {
  try {
    return createRequire(WEBPACK)('webpack') as Webpack
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'MODULE_NOT_FOUND') return null
    throw error
  }
}

/** Bundles with what a project has that configures nothing but its entry. */
const bundleByWebpack =
  (webpack: Webpack, { write }: ConsumerProject): Bundle =>
  (program, folder) => {
    write('webpack-entry.mjs', program)
    const output = { path: join(folder, 'webpack-bundle'), filename: 'program.js' }
    const compiler = webpack({ mode: 'production', context: folder, entry: './webpack-entry.mjs', output })
    return new Promise((done, fail) => {
      compiler.run((error, stats) => {
        compiler.close(() => {
          if (error !== null) fail(error)
          else if (stats?.hasErrors() !== false) fail(new Error(stats?.toString('errors-only')))
          else done(readFileSync(join(output.path, output.filename), 'utf8'))
        })
      })
    })
  }

/** The bundlers that are installed. */
function bundlersFor(project: ConsumerProject): Readonly<Record<string, Bundle>> {
  const bundlers = { esbuild: bundleByEsbuild, Rollup: bundleByRollup }
  const webpack = findWebpack()
  if (webpack !== null) return { ...bundlers, [`webpack ${webpack.version}`]: bundleByWebpack(webpack, project) }
  console.log('skipped - webpack is not installed: run `npm ci --prefix test/package/consumers` to bundle with it')
  return bundlers
}

/** A bundle with one factor holds that factor only. */
async function checkBundles(project: ConsumerProject): Promise<void> {
  const { folder } = project
  for (const [name, bundle] of Object.entries(bundlersFor(project))) {
    const alone = await bundle(ALONE, folder)
    for (const [constant, path, end] of FACTORS) {
      const whole = await bundle(withFactor(constant, path), folder)
      assert.ok(whole.includes(end), `the bundle of ${name} holds the factor`)
      const added = brotliCompressSync(whole).length - brotliCompressSync(alone).length
      assert.ok(
        added <= ONE_FACTOR_MAX,
        `a factor of ${path} adds ${added} bytes with ${name}, above ${ONE_FACTOR_MAX}`,
      )
      console.log(`ok - a factor of ${path} adds ${added} bytes to calculateFuel in a bundle of ${name}`)
    }
  }
}

/** The modules of factors in the package: whole, equal to the catalogue, and small where one factor is used. */
export async function checkFactorModules(project: ConsumerProject): Promise<void> {
  checkModules(project)
  await checkBundles(project)
}
