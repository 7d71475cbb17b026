import assert from 'node:assert/strict'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build, transform } from 'esbuild'
import { rollup } from 'rollup'
import { factorTables } from '../../src/reference/factors/factor-tables.ts'
import type { ConsumerProject } from './consumer-project.ts'

/** Bytes that one factor may add to `calculateFuel`, minified and compressed. */
const ONE_FACTOR_MAX = 500

const CALCULATE = "import { calculateFuel } from 'tonne'"
const FACTOR = "import { liquidFuels_dieselAverageBiofuelBlend_litres as diesel } from 'tonne/factors/desnz-2025/fuels'"
const PROGRAMS = {
  alone: `${CALCULATE}\nconsole.log(calculateFuel)`,
  withFactor: `${CALCULATE}\n${FACTOR}\nconsole.log(calculateFuel, diesel)`,
} as const

/** Every module gives what `findFactor` gives, by import and by require. */
function checkModules({ run, write }: ConsumerProject): void {
  const paths = [...factorTables().keys()]
  const program = (load: string) => `
    const { isDeepStrictEqual } = await import('node:util')
    const { findFactor } = ${load.replace('PATH', "'tonne/factors'")}
    let count = 0
    for (const path of ${JSON.stringify(paths)}) {
      for (const [name, factor] of Object.entries(${load.replace('PATH', "'tonne/factors/' + path")})) {
        if (['default', 'module.exports', '__esModule'].includes(name)) continue
        if (!isDeepStrictEqual(factor, findFactor(factor.key))) throw new Error(path + ' ' + name)
        count++
      }
    }
    console.log(count)`
  write('tables.mjs', program('await import(PATH)'))
  write('tables.cjs', `(async () => {${program('require(PATH)')}})()`)
  const count = [...factorTables().values()].reduce((sum, table) => sum + Object.keys(table).length, 0)
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

/** A bundle with one factor holds that factor only. */
async function checkBundles({ folder }: ConsumerProject): Promise<void> {
  for (const [name, bundle] of Object.entries({ esbuild: bundleByEsbuild, Rollup: bundleByRollup })) {
    const [alone, withFactor] = [await bundle(PROGRAMS.alone, folder), await bundle(PROGRAMS.withFactor, folder)]
    assert.ok(withFactor.includes('diesel-average-biofuel-blend/litres'), `the bundle of ${name} holds the factor`)
    const added = brotliCompressSync(withFactor).length - brotliCompressSync(alone).length
    assert.ok(added <= ONE_FACTOR_MAX, `one factor adds ${added} bytes to a bundle of ${name}, above ${ONE_FACTOR_MAX}`)
    console.log(`ok - one factor adds ${added} bytes to calculateFuel in a bundle of ${name}`)
  }
}

/** The modules of factors in the package: whole, equal to the catalogue, and small where one factor is used. */
export async function checkFactorModules(project: ConsumerProject): Promise<void> {
  checkModules(project)
  await checkBundles(project)
}
