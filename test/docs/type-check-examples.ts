import { dirname, resolve } from 'node:path'
import ts from 'typescript'
import { pathOf, programOf } from '../architecture/program.ts'
import { entryPoints } from '../package/entry-points.ts'
import type { Example } from './collect-examples.ts'

/** What the compiler says of the examples as a user would write them; a line that shows what throws may be ill-typed. */
export function typeErrors(examples: readonly Example[]): string[] {
  const byPath = new Map(examples.map((example, index) => [`${dirname(example.file)}/example-${index}.ts`, example]))
  const program = programOf([], {
    extra: Object.fromEntries([...byPath].map(([path, { code }]) => [path.replace(/^\.\//, ''), code])),
    options: {
      types: ['node'],
      paths: Object.fromEntries(entryPoints().map(({ specifier, source }) => [specifier, [resolve(source)]])),
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
