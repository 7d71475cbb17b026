import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import ts from 'typescript'
import { keysOf } from '../../../src/base/index.ts'
import { type DocumentWithSchemas, withTwin } from '../broken-document.ts'
import type { Served } from '../served.ts'

const FOLDER = 'generators'
const NODE = 'node_modules/node24/bin/node'

/** The programs of the generators, and the files that hold the types of the schemas. */
const GENERATORS = {
  orval: { command: ['orval/dist/bin/orval.mjs', '--config', 'orval.config.mjs'], types: 'orval' },
  'hey-api': { command: ['@hey-api/openapi-ts/bin/run.js', '-f', 'hey-api.config.mjs'], types: 'hey-api/types.gen.ts' },
  kubb: { command: ['@kubb/cli/bin/kubb.cjs', 'generate', '--config', 'kubb.config.mjs'], types: 'kubb/types' },
} as const

/** Runs a program, and returns what it printed. The server of this process goes on meanwhile. */
async function run(program: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const { stdout } = await promisify(execFile)(program, args, { cwd: FOLDER, env: { ...process.env, ...env } })
  return stdout
}

function typeScriptFiles(path: string): string[] {
  if (path.endsWith('.ts')) return [path]
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('index.ts'))
    .map((name) => join(path, name))
}

/** The names of the types that the files declare, as often as they declare them. */
export function declaredTypes(texts: readonly string[]): string[] {
  return texts.flatMap((text) =>
    ts
      .createSourceFile('client.ts', text, ts.ScriptTarget.ES2022)
      .statements.filter((one) => ts.isTypeAliasDeclaration(one) || ts.isInterfaceDeclaration(one))
      .map(({ name }) => name.text),
  )
}

/** The names of the operations and schemas in the types of openapi-typescript, as often as they are declared. */
export function memberNames(text: string): { readonly operations: string[]; readonly schemas: string[] } {
  const { statements } = ts.createSourceFile('contract.d.ts', text, ts.ScriptTarget.ES2022)
  const membersOf = (name: string) =>
    statements.flatMap((one) => (ts.isInterfaceDeclaration(one) && one.name.text === name ? [...one.members] : []))
  const nameOf = ({ name }: ts.TypeElement) =>
    name !== undefined && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : ''
  const schemas = membersOf('components').find((one) => nameOf(one) === 'schemas')
  const type = schemas !== undefined && ts.isPropertySignature(schemas) ? schemas.type : undefined
  return {
    operations: membersOf('operations').map(nameOf),
    schemas: type !== undefined && ts.isTypeLiteralNode(type) ? type.members.map(nameOf) : [],
  }
}

/** The names that occur more than once: a generator that declares a name twice hides one of both types. */
export function repeated(names: readonly string[]): string[] {
  const seen = new Set<string>()
  return [...new Set(names.filter((name) => seen.has(name) || !seen.add(name)))]
}

/** Describes the schemas of a client without a type of their own name; undefined if there is none. */
export function flawOfTypes(declared: readonly string[], schemas: readonly string[]): string | undefined {
  const twice = repeated(declared)
  if (twice.length > 0) return `declares types twice: ${twice.join(', ')}`
  const missing = schemas.filter((name) => !declared.includes(name))
  return missing.length > 0 ? `declares no type of the schemas ${missing.join(', ')}` : undefined
}

/** A document, where the clients go that are generated from it, and the address that they call. */
interface ClientSource {
  readonly document: string
  readonly clients: string
  readonly url: string
}

/** Generates a client by a generator, and describes the faults of its types. Paths are relative to this folder. */
async function generate(name: keyof typeof GENERATORS, { document, clients, url }: ClientSource) {
  const { command, types } = GENERATORS[name]
  const [program, ...args] = command
  const env = { TONNE_DOCUMENT: document, TONNE_CLIENTS: clients, TONNE_URL: url }
  await run(NODE, [join('node_modules', program), ...args], env)
  const files = typeScriptFiles(join(FOLDER, clients, types))
  const declared = declaredTypes(files.map((file) => readFileSync(file, 'utf8')))
  const { components } = JSON.parse(readFileSync(join(FOLDER, document), 'utf8')) as DocumentWithSchemas
  return { count: declared.length, flaw: flawOfTypes(declared, Object.keys(components.schemas)) }
}

/**
 * Generates a client by each generator, and throws if a schema has no type of its own in one, if one does not compile, or if the
 * answers that they get from the server differ. Throws too if a document with two names for one type passes.
 */
export async function checkGenerators({ url, ids }: Served): Promise<void> {
  const broken = JSON.stringify(withTwin(JSON.parse(readFileSync('dist/openapi-extensions.json', 'utf8'))))
  writeFileSync('dist/openapi-broken.json', broken)
  for (const name of keysOf(GENERATORS)) {
    const { count, flaw } = await generate(name, { document: '../dist/openapi-extensions.json', clients: 'dist', url })
    if (flaw !== undefined) throw new Error(`${name} ${flaw}`)
    const refused = await generate(name, { document: '../dist/openapi-broken.json', clients: '../dist/broken', url })
    if (refused.flaw === undefined) throw new Error(`${name} passes with two schemas for one name`)
    console.log(`${name}: ${count} types; of a document with two names for one type it ${refused.flaw}`)
  }
  await run('node_modules/.bin/tsc', ['--project', 'tsconfig.json'])
  const answers: unknown = JSON.parse(await run('../node_modules/.bin/tsx', ['clients.ts', url, ids.key]))
  console.log('the generated clients compile and got', answers)
  const expected = { totalEmission: 0, units: 10 }
  assert.deepEqual(answers, { orval: expected, heyApi: expected, kubb: expected })
}
