import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { defineConfig, type Options } from 'tsup'
import ts from 'typescript'
import { ATTRIBUTION_TEXTS } from './src/factors/attribution-texts.ts'
import { PLACE_ATTRIBUTION_TEXTS } from './src/places/attribution-texts.ts'
import { entryPoints } from './test/package/entry-points.ts'

/** Packages compiled into dist, so that users install nothing for them; each keeps its licence in dist/licenses. */
const BUNDLED = ['@noble/hashes', 'geographiclib-geodesic']

const library = Object.fromEntries(entryPoints().map(({ name, source }) => [name, source]))
/** What tonne/bulk/node starts in worker threads; nobody imports it. */
const threads = { 'bulk/node-worker': 'src/bulk/node-worker.ts' }

const shared: Options = {
  target: 'es2022',
  platform: 'neutral',
  external: [/^node:/],
  removeNodeProtocol: false,
  noExternal: BUNDLED,
  // one copy of every module, whichever entry asks for it: the error class and a factor's brand exist once
  splitting: true,
  esbuildOptions(options) {
    // as deep as every entry of a folder: code that asks for a file beside it (bulk/node.ts) finds it from either place
    options.chunkNames = 'chunks/[name]-[hash]'
  },
}

export default defineConfig([
  {
    ...shared,
    format: 'esm',
    entry: { ...library, ...threads, 'cli/main': 'src/cli/main.ts' },
    dts: { entry: library },
    onSuccess: async () => {
      writeCommonJs()
      copyNotices()
    },
  },
  { ...shared, format: 'cjs', entry: library, dts: { entry: library, only: true } },
])

/**
 * A .cjs beside every .js, translated file by file, so that CommonJS shares chunks as the modules do.
 * The bundler's own splitting for CommonJS lowers `?.`, `??` and class fields on the way, which slows the hot paths.
 */
function writeCommonJs(): void {
  const compilerOptions = { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022, esModuleInterop: true }
  for (const file of readdirSync('dist', { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.js') || file.startsWith('cli')) continue
    const { outputText } = ts.transpileModule(readFileSync(`dist/${file}`, 'utf8'), { compilerOptions })
    const linked = outputText
      .replace(/(require\("\.{1,2}\/[^"]+)\.js"\)/g, '$1.cjs")')
      .replaceAll('import.meta.url', 'require("node:url").pathToFileURL(__filename).href')
    writeFileSync(`dist/${file.replace(/\.js$/, '.cjs')}`, linked)
  }
}

/** The licences of what is bundled, and the sentences that the licences of the published figures ask for. */
function copyNotices(): void {
  mkdirSync('dist/licenses', { recursive: true })
  for (const name of BUNDLED) {
    const [licence = 'LICENSE'] = readdirSync(`node_modules/${name}`).filter((file) => /^licen[cs]e/i.test(file))
    copyFileSync(`node_modules/${name}/${licence}`, `dist/licenses/${name.replace('@', '').replace('/', '-')}.txt`)
  }
  writeFileSync(
    'dist/licenses/published-figures.txt',
    `${[...ATTRIBUTION_TEXTS, ...PLACE_ATTRIBUTION_TEXTS].join('\n\n')}\n`,
  )
}
