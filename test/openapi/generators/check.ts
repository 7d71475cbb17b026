import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import ts from 'typescript'
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

/** The names that occur more than once: a generator that declares a name twice hides one of both types. */
export function repeated(names: readonly string[]): string[] {
  const seen = new Set<string>()
  return [...new Set(names.filter((name) => seen.has(name) || !seen.add(name)))]
}

/**
 * Generates a client by each generator, and throws if one declares a type twice, if one does not compile, or if the answers that
 * they get from the server differ.
 */
export async function checkGenerators({ url, ids }: Served): Promise<void> {
  for (const [name, { command, types }] of Object.entries(GENERATORS)) {
    const [program, ...args] = command
    await run(NODE, [join('node_modules', program), ...args], { TONNE_URL: url })
    const names = declaredTypes(typeScriptFiles(join(FOLDER, 'dist', types)).map((file) => readFileSync(file, 'utf8')))
    console.log(`${name}: ${names.length} types`)
    if (names.length === 0 || repeated(names).length > 0) {
      throw new Error(`${name} declares types twice: ${repeated(names).join(', ') || 'it declares none'}`)
    }
  }
  await run('node_modules/.bin/tsc', ['--project', 'tsconfig.json'])
  const answers: unknown = JSON.parse(await run('../node_modules/.bin/tsx', ['clients.ts', url, ids.key]))
  console.log('the generated clients compile and got', answers)
  const expected = { totalEmission: 0, units: 10 }
  assert.deepEqual(answers, { orval: expected, heyApi: expected, kubb: expected })
}
