import { dirname, resolve } from 'node:path'
import ts from 'typescript'
import { pathOf, programOf } from '../architecture/program.ts'
import { entryPoints } from '../package/entry-points.ts'
import { factorModuleTypes, moduleTables } from '../package/factor-modules.ts'
import type { Example } from './collect-examples.ts'

/** The modules of factors are generated: their types exist in memory only. */
const FACTORS = 'tonne/factors/'
const TABLE_TYPES = 'factor-tables'

/** Where an example lies for the compiler: those of a page that have names lie in one folder. */
function pathOfExample({ file, savedAs }: Example, index: number): string {
  if (savedAs === undefined) return `${dirname(file)}/example-${index}.ts`
  return `${file.replace(/\.md$/, '')}-files/${savedAs}`
}

/**
 * What the compiler says of the examples as a user would write them; a line that shows what throws may be ill-typed.
 * What imports a framework has no types here; it runs with the page, in `npm run test:matrix`.
 */
export function typeErrors(all: readonly Example[]): string[] {
  const examples = all.filter(isTyped)
  const byPath = new Map(examples.map((example, index) => [pathOfExample(example, index), example]))
  const tables = [...moduleTables()].filter(([path]) =>
    examples.some(({ code }) => code.includes(`'${FACTORS}${path}'`)),
  )
  const types = tables.map(([path, table]) => [
    `${TABLE_TYPES}/${path}.d.ts`,
    factorModuleTypes(table, resolve('src/index.ts')),
  ])
  const program = programOf([], {
    extra: {
      ...Object.fromEntries([...byPath].map(([path, { code }]) => [path.replace(/^\.\//, ''), code])),
      ...Object.fromEntries(types),
    },
    options: {
      types: ['node'],
      paths: {
        ...Object.fromEntries(entryPoints().map(({ specifier, source }) => [specifier, [resolve(source)]])),
        [`${FACTORS}*`]: [resolve(`${TABLE_TYPES}/*.d.ts`)],
      },
      moduleDetection: ts.ModuleDetectionKind.Force,
    },
  })
  return program.getSourceFiles().flatMap((file) => {
    const example = byPath.get(pathOf(file)) ?? byPath.get(`./${pathOf(file)}`)
    if (example === undefined) return []
    return ts.getPreEmitDiagnostics(program, file).flatMap(({ start = 0, messageText }) => {
      const { line } = file.getLineAndCharacterOfPosition(start)
      if (/\/\/ ?throws /.test(file.text.split('\n')[line] ?? '')) return []
      return [`${example.file}:${example.line + line} ${ts.flattenDiagnosticMessageText(messageText, ' ')}`]
    })
  })
}

const IMPORTED = /\bfrom '([^'.][^']*)'/g

/** False for plain JavaScript, and for a file or a block that is not run here, if it imports what this repository does not install. */
function isTyped({ code, savedAs, noRun }: Example): boolean {
  if (savedAs === undefined && noRun === undefined) return true
  // a file of the same page, which has no name here
  if (savedAs === undefined && code.includes("from './")) return false
  const names = [...code.matchAll(IMPORTED)].map(([, name = '']) => name)
  return savedAs?.endsWith('ts') !== false && names.every((name) => /^(?:node:|tonne$|tonne\/|vitest$)/.test(name))
}
