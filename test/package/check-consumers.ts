import assert from 'node:assert/strict'
import { copyFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { ConsumerProject } from './consumer-project.ts'

const COMPILERS = ['5.9', '6.0', '7.0'] as const
const PROGRAM = 'test/package/consumers/use-entries.ts'
const SAID = 'every entry gave what it should\n'

/** How a consumer's files are named and read, and what running them needs. */
const WAYS = [
  { name: 'use.mts', output: 'use.mjs', module: 'nodenext', moduleResolution: 'nodenext' },
  { name: 'use.cts', output: 'use.cjs', module: 'nodenext', moduleResolution: 'nodenext' },
  { name: 'use.ts', output: null, module: 'esnext', moduleResolution: 'bundler' },
] as const

const STRICT = { target: 'es2022', types: [], strict: true, exactOptionalPropertyTypes: true, skipLibCheck: false }

/** A compiler's run over a file, with what it found where it does not compile. */
interface Compilation {
  readonly version: (typeof COMPILERS)[number]
  readonly name: string
  readonly options: object
}

function compile({ run, write }: ConsumerProject, { version, name, options }: Compilation): void {
  write('tsconfig.json', JSON.stringify({ compilerOptions: { ...STRICT, ...options }, files: [name] }))
  const compiler = resolve(`test/package/consumers/node_modules/typescript-${version}/bin/tsc`)
  try {
    run('node', compiler, '-p', '.')
  } catch (error) {
    throw new Error(`${name} does not compile under TypeScript ${version}:\n${(error as { stdout?: string }).stdout}`)
  }
}

/** A program that uses every entry, under each compiler and way; what the compilers emit is run. */
export function compileAndRun(project: ConsumerProject): void {
  for (const version of COMPILERS) {
    for (const { name, output, ...way } of WAYS) {
      copyFileSync(PROGRAM, join(project.folder, name))
      const options = { ...way, lib: ['es2022', 'dom'], rootDir: '.', outDir: `emitted-${version}` }
      compile(project, { version, name, options })
      if (output !== null) assert.equal(project.run('node', `emitted-${version}/${output}`), SAID)
      const ran = output === null ? 'compiles' : 'compiles and runs'
      console.log(`ok - a program with every entry ${ran}: TypeScript ${version}, ${way.moduleResolution}, ${name}`)
    }
  }
}

/** Entries whose types name zod, whose own declarations take the types of the web for granted. */
const isOfZod = (specifier: string) => /^tonne\/(?:schemas|service|http|sqlite|postgres|testing)/.test(specifier)

/** The other entries need no types but those of ECMAScript; none is, or has, an `any`. */
export function compileBare(project: ConsumerProject, entries: readonly string[]): void {
  const bare = entries.filter((one) => !isOfZod(one))
  const text = [
    'type AnyOf<Entry> = { [Name in keyof Entry]: 0 extends 1 & Entry[Name] ? Name : never }[keyof Entry]',
    ...bare.map((specifier, index) => `import * as entry${index} from '${specifier}'`),
    ...bare.map(
      (_, index) => `export const none${index}: [AnyOf<typeof entry${index}>] extends [never] ? true : false = true`,
    ),
    // an entry that came in as `any` would fit a number, and the expected error would be missing
    ...bare.flatMap((_, index) => ['// @ts-expect-error', `export const wrong${index}: number = entry${index}`]),
  ].join('\n')
  for (const { name, output: _, ...way } of WAYS) {
    project.write(name, text)
    compile(project, { version: '5.9', name, options: { ...way, lib: ['es2022'], noEmit: true } })
  }
  console.log(`ok - ${bare.join(', ')} compile under bare ECMAScript`)
}
