import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { build, type CommonOptions, transformSync } from 'esbuild'
import { defineConfig, type Options } from 'tsup'
import ts from 'typescript'
import { ATTRIBUTION_TEXTS } from './src/reference/factors/attribution-texts.ts'
import { PLACE_ATTRIBUTION_TEXTS } from './src/reference/places/attribution-texts.ts'
import { directImports } from './test/package/direct-imports.ts'
import { entryPoints } from './test/package/entry-points.ts'
import { writeFactorModules } from './test/package/factor-modules.ts'
import { licenceName } from './test/package/licence-name.ts'
import { markPureCalls } from './test/package/mark-pure-calls.ts'
import { writeVerifyPage } from './test/package/verify-page.ts'

/** Packages compiled into dist, so that users install nothing for them; each keeps its licence in dist/licenses. */
const BUNDLED = ['@noble/hashes', 'fflate', 'geographiclib-geodesic']

const CHUNKS = 'dist/chunks'
/** Where `tsconfig.declarations.json` has the compiler write; `npm run build` removes it when it is done. */
const DECLARATIONS = 'dist/declarations'

/** No blanks and the short forms of statements, but names as they are and short lines, so that a stack trace says where. */
const COMPACT = {
  minifyWhitespace: true,
  minifySyntax: true,
  lineLimit: 120,
} as const satisfies CommonOptions

const library = Object.fromEntries(entryPoints().map(({ name, source }) => [name, source]))
/** What no user imports: the program of the worker threads of tonne/bulk/node, and what the modules of factors call. */
const internal = {
  'bulk/node-worker': 'src/bulk/node-worker.ts',
  'factors/factor-row': 'src/reference/factors/factor-row.ts',
  'factors/factor-tables': 'src/reference/factors/factor-tables.ts',
}

const shared: Options = {
  target: 'es2022',
  platform: 'neutral',
  external: [/^node:/],
  removeNodeProtocol: false,
  noExternal: BUNDLED,
  // one copy of every module, whichever entry asks for it: the error class and a factor's brand exist once
  splitting: true,
  esbuildPlugins: [directImports],
  esbuildOptions(options) {
    // as deep as every entry of a folder: code that asks for a file beside it (bulk/node.ts) finds it from either place
    options.chunkNames = 'chunks/[name]-[hash]'
    Object.assign(options, COMPACT)
  },
}

/** The sources of each file of the library and of the program, by their bytes in it, as the bundler reports them. */
const sourcesOf = new Map<string, Readonly<Record<string, number>>>()

const readSources: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'sources of chunks',
  setup(build) {
    build.initialOptions.metafile = true
    build.onEnd(({ metafile }) => {
      for (const [file, { inputs }] of Object.entries(metafile?.outputs ?? {})) {
        const bytes = Object.entries(inputs).map(([path, { bytesInOutput }]) => [path, bytesInOutput] as const)
        sourcesOf.set(basename(file), Object.fromEntries(bytes))
      }
    })
  },
}

/** The files beside the scripts of the page that `tonne serve` shows. */
const PAGE_FILES = ['index.html', 'icon.svg', 'import/import.css', 'edit/edit.css']

/** The style sheets that become page.css. */
const PAGE_STYLES = ['page.css', 'completeness/completeness.css', 'records-table/records-table.css']

/** The script of the verifier, which becomes a part of dist/verify.html. */
const VERIFIER = 'cli/page/verifier'

/** The packages that a script is made of. */
const packagesOf: Record<string, readonly string[]> = {}

/** The scripts for browsers: whole, with the licences of their parts. */
const page: Options = {
  format: 'esm',
  platform: 'browser',
  target: 'es2022',
  minify: true,
  splitting: false,
  noExternal: [/./],
  entry: {
    'cli/page/page': 'src/apps/page/page.ts',
    'cli/page/import': 'src/apps/page/import/main.ts',
    'cli/page/edit': 'src/apps/page/edit/main.ts',
    'cli/page/statement': 'src/apps/page/statement/main.ts',
    [VERIFIER]: 'src/apps/page/verifier/verifier.ts',
  },
  esbuildPlugins: [
    {
      name: 'licences',
      setup(build) {
        build.initialOptions.metafile = true
        build.onEnd(({ metafile }) => {
          for (const [file, { inputs }] of Object.entries(metafile?.outputs ?? {})) {
            const paths = Object.keys(inputs)
            const names = paths.flatMap((path) => /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? [])
            packagesOf[basename(file)] = withDependencies(names)
          }
        })
      },
    },
  ],
  onSuccess: async () => {
    for (const name of PAGE_FILES) copyFileSync(`src/apps/page/${name}`, `dist/cli/page/${basename(name)}`)
    const styles = PAGE_STYLES.map((name) => readFileSync(`src/apps/page/${name}`, 'utf8'))
    writeFileSync('dist/cli/page/page.css', styles.join('\n'))
    const { 'page.js': ofPage = [], 'verifier.js': ofVerifier = [] } = packagesOf
    for (const name of new Set([...ofPage, ...ofVerifier])) copyLicence(name)
    writeFileSync('dist/cli/page/licenses.txt', licenceTexts(ofPage))
    const own = `tonne\n\n${readFileSync('LICENSE', 'utf8').trim()}\n`
    writeVerifyPage(`dist/${VERIFIER}.js`, [own, licenceTexts(ofVerifier), ...ATTRIBUTION_TEXTS].join(SEPARATOR))
  },
}

/** The declarations that the compiler made of the entries before: joining these takes a fifth of the time of sources. */
const declarations = Object.fromEntries(
  entryPoints().map(({ name, source }) => [name, source.replace(/^src\/(.*)\.ts$/, `${DECLARATIONS}/$1.d.ts`)]),
)

const types: Options = { ...shared, format: 'cjs', entry: library, dts: { entry: declarations, only: true } }

/** With `--no-dts`, what runs and no types, which take most of the time. */
export default defineConfig(({ dts }) => {
  const isTyped = dts !== false
  const modules: Options = {
    ...shared,
    format: 'esm',
    entry: { ...library, ...internal, 'cli/main': 'src/apps/cli/main.ts' },
    esbuildPlugins: [directImports, readSources],
    onSuccess: async () => {
      await mergeChunks()
      nameChunks()
      writeCommonJs()
      if (isTyped) writeModuleTypes()
      writeFactorModules()
      copyNotices()
    },
  }
  return isTyped ? [modules, types, page] : [modules, page]
})

/** The file of an entry and the chunks that it loads, as paths. */
function loadedBy(...entries: readonly string[]): Set<string> {
  const files = new Set(entries.map((name) => resolve('dist', `${name}.js`)))
  for (const file of files) {
    for (const { fileName } of ts.preProcessFile(readFileSync(file, 'utf8')).importedFiles) {
      if (fileName.startsWith('.')) files.add(resolve(dirname(file), fileName))
    }
  }
  return files
}

/** As `loadedBy`, without the files that are loaded when something asks for them. */
function loadedAtOnce(entry: string): Set<string> {
  const files = new Set([resolve('dist', `${entry}.js`)])
  for (const file of files) {
    for (const [, , path = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) files.add(resolve(dirname(file), path))
  }
  return files
}

/**
 * The chunks that become one file, in this order: those not in a file before that all entries of a list load. A chunk
 * loads nothing that fewer entries load than itself, so each file loads files before it alone, and no circle comes about.
 */
const FILES: Readonly<Record<string, readonly (readonly string[])[]>> = {
  codes: [['codes']],
  base: [
    ['verify/index', 'index'],
    ['verify/index', 'factors/index'],
    ['cli/main', 'index'],
    ['cli/main', 'factors/index'],
  ],
  core: [['index']],
  csv: [['factors/index', 'http/index']],
  catalogue: [
    ['factors/index', 'places/index'],
    ['factors/index', 'factors/spend/index'],
  ],
  factors: [['factors/index']],
  traces: [['verify/index', 'service/index']],
  verify: [['verify/index']],
}

/** Makes few files of the chunks of the entries that most import, because each is half a millisecond of a program's start. */
async function mergeChunks(): Promise<void> {
  tidyImports()
  const entries = new Map([...Object.keys(library), 'cli/main'].map((name) => [name, loadedAtOnce(name)]))
  const left = new Set(filesOf('.js').filter((file) => dirname(file) === resolve(CHUNKS)))
  for (const [name, lists] of Object.entries(FILES)) {
    const isLoaded = (file: string) => lists.some((list) => list.every((entry) => entries.get(entry)?.has(file)))
    const chunks = [...left].filter(isLoaded)
    for (const file of chunks) left.delete(file)
    await mergeInto(name, chunks)
  }
  tidyImports()
  for (const file of filesOf('.js')) {
    const text = markPureCalls(readFileSync(file, 'utf8'))
    writeFileSync(file, withPlainStrings(text).replace(BEYOND_ASCII, escaped))
  }
}

/** A chunk that the bundler named by its content alone. */
const UNNAMED = /^chunk-[A-Z0-9]{8}\.js$/

/** Names each chunk after the source that most of it is of, so that a stack trace says where: `store-sql-sql-store.js`. */
function nameChunks(): void {
  const names = new Map<string, string>()
  for (const file of filesOf('.js')
    .map((path) => basename(path))
    .filter((name) => UNNAMED.test(name))) {
    const [largest] = Object.entries(sourcesOf.get(file) ?? {}).sort(([, a], [, b]) => b - a)
    const [source = file] = largest ?? []
    const name = source.replace(/^src\/|^node_modules\/|\.[jt]s$/g, '').replace(/[^\w-]+/g, '-')
    // no source is in two chunks, so only the names of the merged files can be the same
    names.set(file, existsSync(resolve(CHUNKS, `${name}.js`)) ? file : `${name}.js`)
  }
  const named = (text: string) => text.replace(/\bchunk-[A-Z0-9]{8}\.js\b/g, (file) => names.get(file) ?? file)
  for (const file of filesOf('.js')) {
    const text = readFileSync(file, 'utf8')
    const name = names.get(basename(file))
    if (name !== undefined) rmSync(file)
    writeFileSync(name === undefined ? file : resolve(CHUNKS, name), named(text))
  }
}

/** One import of each file, and none for effects alone: no file has any. */
function tidyImports(): void {
  for (const file of filesOf('.js')) {
    const text = readFileSync(file, 'utf8')
    const names = new Map<string, string[]>()
    for (const [, list, path = ''] of text.matchAll(IMPORT)) {
      if (list !== undefined) names.set(path, [...(names.get(path) ?? []), list])
    }
    const tidy = text.replace(IMPORT, (_, _list, path) => {
      const lists = names.get(path)
      names.delete(path)
      return lists === undefined ? '' : `import{${lists}}from"${path}";`
    })
    writeFileSync(file, tidy)
  }
}

async function mergeInto(name: string, chunks: readonly string[]): Promise<void> {
  const contents = chunks.map((file) => `export * from './${basename(file)}'`).join('\n')
  const others = filesOf('.js').filter((file) => !chunks.includes(file))
  const external = others.map((file) => `./${basename(file)}`)
  const options = { ...COMPACT, bundle: true, format: 'esm', target: 'es2022', external } as const
  await build({ ...options, stdin: { contents, resolveDir: CHUNKS }, outfile: `${CHUNKS}/${name}.js` })

  for (const file of chunks) rmSync(file)
  const names = chunks.map((file) => basename(file, '.js')).join('|')
  const path = new RegExp(`"((?:\\.{1,2}/)+(?:chunks/)?)(?:${names})\\.js"`, 'g')
  for (const file of filesOf('.js')) writeFileSync(file, readFileSync(file, 'utf8').replace(path, `"$1${name}.js"`))
}

/** An import of one of the files, as the bundler writes it. */
const IMPORT = /import(?:\{([^}]*)\}from)?\s*"(\.[^"]+)";/g

/** A table in a template, as the bundler writes long strings of many lines. */
const TABLE = /(?<=[\w$]=)`([^`\\$]{1000,})`/g

/** What the bundler leaves as it is in patterns. One such character has an engine decode the whole file letter by letter. */
const BEYOND_ASCII = /[\u0080-\uffff]/g

const escaped = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`

/** Tables as plain strings, which engines read in half the time of templates; with the quotes that they hold less of. */
function withPlainStrings(text: string): string {
  return text.replace(TABLE, (_, table: string) => {
    const quote = table.split('"').length > table.split("'").length ? "'" : '"'
    return quote + table.replaceAll(quote, `\\${quote}`).replaceAll('\n', '\\n') + quote
  })
}

/** A line that the bundler broke behind a dot. Before a name and a word, such as instanceof, the compiler reads no name there. */
const BROKEN_NAME = /\.\n(?=[\w$]+ \w)/g

/** The files of the library and of the program in dist; the page is built apart. */
const filesOf = (extension: string): string[] =>
  readdirSync('dist', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(extension) && !file.startsWith('cli/page'))
    .map((file) => resolve('dist', file))

/**
 * A .cjs beside every .js that an entry loads, translated file by file, so that CommonJS shares chunks as the modules do.
 * The bundler's own splitting for CommonJS lowers `?.`, `??` and class fields on the way, which slows the hot paths.
 * Names are shortened here, for the size of the package: a stack trace in CommonJS names methods, but no functions.
 */
function writeCommonJs(): void {
  const compilerOptions = { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022, esModuleInterop: true }
  for (const file of loadedBy(...Object.keys({ ...library, ...internal }))) {
    const { outputText } = ts.transpileModule(readFileSync(file, 'utf8').replace(BROKEN_NAME, '.'), { compilerOptions })
    const linked = outputText
      .replace(/(require\("\.{1,2}\/[^"]+)\.js"\)/g, '$1.cjs")')
      .replaceAll('import.meta.url', 'require("node:url").pathToFileURL(__filename).href')
    const { code } = transformSync(linked, { ...COMPACT, minify: true, format: 'cjs', target: 'es2022' })
    writeFileSync(file.replace(/\.js$/, '.cjs'), withPlainStrings(code))
  }
}

/** The types of a module are those of its .cjs twin, so that they are there once. */
function writeModuleTypes(): void {
  for (const name of Object.keys(library)) {
    writeFileSync(`dist/${name}.d.ts`, `export * from './${basename(name)}.cjs'\n`)
  }
}

/** The licences of what is bundled, and the sentences that the licences of the published figures ask for. */
function copyNotices(): void {
  for (const name of BUNDLED) copyLicence(name)
  writeFileSync(
    'dist/licenses/published-figures.txt',
    `${[...ATTRIBUTION_TEXTS, ...PLACE_ATTRIBUTION_TEXTS].join('\n\n')}\n`,
  )
}

/**
 * Packages and all that they depend on, sorted: a package may ship a file that others are compiled into already, as
 * d3-array does with internmap, so its dependencies count whether the bundler saw files of theirs or not.
 */
function withDependencies(names: readonly string[]): string[] {
  const all = new Set(names)
  for (const name of all) {
    const { dependencies = {} } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'))
    for (const dependency of Object.keys(dependencies)) all.add(dependency)
  }
  return [...all].sort()
}

function licenceOf(name: string): string {
  const [licence = 'LICENSE'] = readdirSync(`node_modules/${name}`).filter((file) => /^licen[cs]e/i.test(file))
  return `node_modules/${name}/${licence}`
}

function copyLicence(name: string): void {
  mkdirSync('dist/licenses', { recursive: true })
  copyFileSync(licenceOf(name), `dist/licenses/${licenceName(name)}.txt`)
}

const SEPARATOR = `\n${'-'.repeat(80)}\n\n`

/** The licences of packages that a script is made of, in one text. */
function licenceTexts(names: readonly string[]): string {
  return names.map((name) => `${name}\n\n${readFileSync(licenceOf(name), 'utf8').trim()}\n`).join(SEPARATOR)
}
