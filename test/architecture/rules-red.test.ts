import { describe, expect, it } from 'vitest'
import { CODE_RULES } from './code-rules.ts'
import { functionsWithoutExample, undocumentedExports } from './export-rules.ts'
import { pathOf, programOf, sourcesOf } from './program.ts'
import { ambiguousTypeNames } from './word-rules.ts'

/** A rule nobody has seen red may be asleep: for each, a program that breaks it and one just inside. */
interface Sample {
  readonly rule: string
  readonly path?: string
  readonly bad: string
  readonly good: string
  /** How many places of `bad` break the rule. */
  readonly places?: number
}

const lines = (count: number, line: string) => Array.from({ length: count }, () => line).join('\n')
const inFunction = (count: number) => `export function f(): void {\n${lines(count - 2, '  // c\n  f()\n')}\n}`

const SAMPLES: readonly Sample[] = [
  { rule: 'file length', bad: lines(401, '//'), good: lines(400, '//') },
  { rule: 'function length', bad: inFunction(61), good: inFunction(60) },
  {
    rule: 'parameter count',
    bad: `function f(a: 1, b: 1, c: 1, d: 1) {}
          const g = (a: 1, b: 1, c: 1, d: 1) => 1
          interface I { m(a: 1, b: 1, c: 1, d: 1): void }
          class C { constructor(a: 1, b: 1, c: 1, d: 1) {} }`,
    places: 4,
    good: 'function f(a: 1, b: 1, { c, d }: { c: 1; d: 1 }) {}',
  },
  {
    rule: 'boolean parameters',
    bad: `type Flag = boolean
          export function f(a: boolean, b?: boolean, c = false) {}
          export const g = (flag: Flag | undefined) => flag
          export class C { m(flag: true) {} }`,
    places: 5,
    good: `export function f({ flag }: { flag: boolean }, b: boolean | string) {}
           function inner(flag: boolean) {}
           export class C { private m(flag: boolean) {}; #n(flag: boolean) {} }`,
  },
  {
    rule: 'purity',
    bad: `export const all = [new Date(), Date(), Date.now(), Math.random(), performance.now(), process.env, { process }]
          export const host = globalThis
          setTimeout(() => console.log(1))`,
    places: 10,
    good: `export const at = (ms: number, performance: { now: number }) => [new Date(ms), performance.now, Date.UTC(2020, 1)]
           export const named = { process: 1 }.process
           export type Host = typeof globalThis
           export const most = (one: unknown) => one instanceof Date && Math.max(1)`,
  },
  {
    rule: 'module state',
    bad: 'let count = 0\nvar last: string | undefined\nexport let shared = new Map()',
    places: 3,
    good: 'let scratch = new Float64Array(8)\nconst known = new WeakSet()\nexport function f() { let i = 0; return i }',
  },
  {
    rule: 'suppressions',
    bad: `// biome-ignore lint/style/noNonNullAssertion: <explanation>
          // biome-ignore lint/style/noNonNullAssertion
          const a = 1 // @ts-expect-error
          /* @ts-ignore because I said so, at length */
          // @ts-nocheck
          // v8 ignore next`,
    places: 6,
    good: `// biome-ignore lint/style/noNonNullAssertion: the index comes from the length two lines above
           // @ts-expect-error a mass and a length have no sum
           const text = '// @ts-ignore'`,
  },
  { rule: 'file name', path: 'src/core/units/UnitTable.ts', bad: '', good: '' },
  { rule: 'file name', path: 'src/utils/unit.ts', bad: '', good: '' },
  { rule: 'file name', path: 'src/core/units/unit-helpers.ts', bad: '', good: '' },
  {
    rule: 'words of the field',
    bad: `class Violations {}
          export const isWhole = 1
          export function atFields(whose: 1, found = new Violations()) {}
          export interface Crew { readonly saidOf: 1; readonly inTurn: 1 }`,
    places: 7,
    good: `class Violations {}
           export interface Share { readonly part: 1; readonly whole: 1 }
           export const { part, whole }: Share = { part: 1, whole: 1 }
           export const found = [whole].find(Boolean), unsaid = 1, space = 1, violations = new Violations()`,
  },
  {
    rule: 'comments begin with the thing itself',
    bad: '/** What it is. */\n/*\n * Whether it is.\n */\n// how it is\n// How it is\nexport const a = 1 // Where it is',
    places: 4,
    good: '/** The thing. */\n// Whatever it is\nexport const a = 1 // the place where it is',
  },
]

const GOOD_PATH = 'src/core/units/sample.ts'

function findings(rule: string, path: string, text: string): string[] {
  const program = programOf([], { extra: { [path]: text } })
  const { appliesTo, check } = CODE_RULES.find(({ name }) => name === rule) ?? fail(rule)
  return sourcesOf(program, 'src')
    .filter((file) => appliesTo(pathOf(file)))
    .flatMap((file) => check(file, program.getTypeChecker()))
}

function fail(rule: string): never {
  throw new Error(`there is no rule '${rule}'`)
}

describe('each rule of the code, red once', () => {
  it('has a sample for every rule', () => {
    expect(new Set(SAMPLES.map(({ rule }) => rule))).toEqual(new Set(CODE_RULES.map(({ name }) => name)))
  })

  it.each(SAMPLES.map((sample) => [sample.rule, sample] as const))(
    '%s',
    (rule, { path = GOOD_PATH, bad, places = 1, good }) => {
      const found = findings(rule, path, bad)
      expect(found).toHaveLength(places)
      expect(found[0]).toContain(path)
      expect(findings(rule, GOOD_PATH, good)).toEqual([])
    },
  )

  it('exempts data tables from the file length, and the upper layers from purity', () => {
    expect(findings('file length', 'src/reference/factors/data/rows.ts', lines(999, '//'))).toEqual([])
    expect(findings('purity', 'src/apps/cli/main.ts', 'console.log(new Date())')).toEqual([])
  })

  it('an exported type name that two files give a meaning', () => {
    const extra = {
      'src/core/units/one.ts': 'export interface Step { readonly a: 1 }\nexport type Path = string\ntype Inner = 1',
      'src/reference/places/other.ts': 'export type Step = 1\nexport class Line {}\ntype Inner = 2',
    }
    const found = ambiguousTypeNames(sourcesOf(programOf([], { extra }), 'src'))
    expect(found).toEqual(['Step: src/core/units/one.ts:1, src/reference/places/other.ts:1'])
  })

  const exportsOf = {
    'src/index.ts': "export { bare, half, type Bare, whole } from './core/units/sample.ts'",
    'src/core/units/sample.ts': `export function bare() {}
      /** Half of it. */
      export const half = (x: number) => x / 2
      export interface Bare { readonly x: 1 }
      /**
       * The whole.
       * @example
       * \`\`\`ts
       * whole() // => 1
       * \`\`\`
       */
      export function whole() { return 1 }`,
  }

  it('an export without a doc comment, found behind its re-export', () => {
    const found = undocumentedExports(programOf([], { extra: exportsOf }), 'src/index.ts')
    expect(found).toEqual([
      'src/core/units/sample.ts:1 bare has no doc comment',
      'src/core/units/sample.ts:4 Bare has no doc comment',
    ])
  })

  it('a function without an example, found behind its re-export', () => {
    const found = functionsWithoutExample(programOf([], { extra: exportsOf }), 'src/index.ts')
    expect(found).toEqual([
      'src/core/units/sample.ts:1 bare has no @example',
      'src/core/units/sample.ts:3 half has no @example',
    ])
  })
})
