import { describe, expect, it } from 'vitest'
import { entryPoints } from '../package/entry-points.ts'
import { CODE_RULES } from './code-rules.ts'
import { functionsWithoutExample, undocumentedExports } from './export-rules.ts'
import { filesBelow, pathOf, programOf, sourcesOf } from './program.ts'
import { ambiguousTypeNames } from './word-rules.ts'

describe('the sources keep the rules of the code', () => {
  const program = programOf(filesBelow('src', 'test'))
  const entries = entryPoints().map(({ specifier, source }) => [specifier, source] as const)
  const files = [...sourcesOf(program, 'src'), ...sourcesOf(program, 'test')]

  it('looks at the sources at all', () => {
    expect(sourcesOf(program, 'src').length).toBeGreaterThan(0)
  })

  it.each(CODE_RULES.map((rule) => [rule.name, rule] as const))('%s', (_, { appliesTo, check }) => {
    const checker = program.getTypeChecker()
    expect(files.filter((file) => appliesTo(pathOf(file))).flatMap((file) => check(file, checker))).toEqual([])
  })

  it('an exported type name has one meaning', () => {
    expect(ambiguousTypeNames(sourcesOf(program, 'src'))).toEqual([])
  })

  it.each(entries)('every export of %s has a doc comment', (_, source) => {
    expect(undocumentedExports(program, source)).toEqual([])
  })

  it.each(entries)('every function of %s shows an example', (_, source) => {
    expect(functionsWithoutExample(program, source)).toEqual([])
  })
})
