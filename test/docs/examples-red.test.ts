import { describe, expect, it } from 'vitest'
import { IS_THOROUGH } from '../fixtures/seeds.ts'
import { type Example, examplesOf } from './collect-examples.ts'
import { runExample } from './run-example.ts'
import { typeErrors } from './type-check-examples.ts'

/** An example whose first line of code is line 11 of a document. */
const example = (code: string): Example => ({ file: 'docs/sample.md', line: 11, code, noRun: undefined })

const IMPORT_ERROR = "import { EmissionsError } from 'tonne'\n"
const FAIL = "new EmissionsError([{ path: '', code: 'not_finite', message: 'no' }])"

describe('the examples that are found', () => {
  const document = [
    '# Title',
    '```ts',
    '1 // => 1',
    '```',
    '```sh',
    'ls',
    '```',
    '```ts no-run shows a server',
    'x',
    '```',
  ]

  it('are the ts blocks of a document, with their lines', () => {
    expect(examplesOf('a.md', document.join('\n'))).toEqual([
      { file: 'a.md', line: 3, code: '1 // => 1', noRun: undefined },
      { file: 'a.md', line: 9, code: 'x', noRun: 'shows a server' },
    ])
  })

  it('are the ts blocks of doc comments, not of other comments or strings', () => {
    const source = [
      '/**',
      ' * One.',
      ' * @example',
      ' * ```ts',
      ' * f()',
      ' *   .g()',
      ' * ```',
      ' */',
      'const x = 1',
      '',
    ]
    const other = '/* \n```ts\nno\n```\n*/ const s = `/**\n```ts\nno\n```\n*/`'
    expect(examplesOf('a.ts', source.join('\n') + other)).toEqual([
      { file: 'a.ts', line: 5, code: 'f()\n  .g()', noRun: undefined },
    ])
  })

  it.each([
    ['```ts\n1', 'a.md:1 opens a block that nothing closes'],
    ['\n```typescript\n1\n```', 'a.md:2 says typescript'],
    ['```ts norun\n1\n```', "a.md:1 says 'norun'"],
  ])('must be written as agreed: %j', (text, message) => {
    expect(() => examplesOf('a.md', text)).toThrow(message)
  })
})

describe('an example', () => {
  it.each([
    ['an expression', '1 + 1 // => 2', 1],
    ['an expression over lines', '[1, 2]\n  .map((x) => x * 2) // => [2, 4]', 1],
    ['a declaration', 'const a = 1, b = { c: 2 } // => { c: 2 }\nb.c // => 2', 2],
    ['a value that goes on below', 'const list = [1, 2] // => [\n//   1,\n//   2,\n// ]', 1],
    [
      'inside a block and a callback',
      'for (const x of [1]) x // => 1\nif (true) {\n  [1].forEach((x) => {\n    x // => 1\n  })\n}',
      2,
    ],
    ['checks within checks', '[1].map((x) => {\n  x // => 1\n  return x\n}) // => [1]', 2],
    ['awaited', 'await Promise.resolve(1) // => 1', 1],
    ['digits', "import { Decimal } from 'decimal.js'\n;[new Decimal('0.10'), 2n] // => ['0.1', '2']", 1],
    ['a value in scope', 'const a = { b: 1 }\nconst c = { ...a } // => a', 1],
    ['what throws', `${IMPORT_ERROR}const f = () => { throw ${FAIL} }\nf() // throws not_finite`, 1],
    [
      'what throws in a declaration',
      `${IMPORT_ERROR}const f = () => { throw ${FAIL} }\nconst x = f() // throws not_finite`,
      1,
    ],
    ['what rejects', `${IMPORT_ERROR}const f = async () => { throw ${FAIL} }\nf() // throws not_finite`, 1],
  ])('checks %s', async (_, code, checks) => {
    expect(await runExample(example(code))).toBe(checks)
  })

  it.each([
    ['a wrong value', '\n1 // => 2', 'docs/sample.md:12: expected 1 to deeply equal 2'],
    ['a wrong value deep inside', '({ a: [1n] }) // => { a: [2n] }', 'docs/sample.md:11: expected'],
    ['a value that is none', '\n1 // => one of them', "docs/sample.md:12: '// => one of them' checks nothing"],
    ['an error by surprise', '1 // => 1\n\nnull.x', 'docs/sample.md:13: Cannot read properties of null'],
    ['an error that does not come', '1 // throws not_finite', 'docs/sample.md:11: expected undefined to be'],
    [
      'another error code',
      `${IMPORT_ERROR}{ throw ${FAIL} } // throws required`,
      "docs/sample.md:12: expected 'not_finite'",
    ],
    ['another error', 'null.x // throws not_finite', 'docs/sample.md:11: Cannot read properties of null'],
    ['a check of nothing', 'function f() {\n  return 1 // => 1\n}', "docs/sample.md:12: '// => 1' checks nothing"],
    ['an unknown entry', "import { x } from 'tonne/nowhere'", "'tonne/nowhere' is not an entry point"],
    ['an export that is not there', "import { nope } from 'tonne'\nnope()", 'is not a function'],
  ])('is red for %s', async (_, code, message) => {
    await expect(runExample(example(code))).rejects.toThrow(message)
  })

  it('shares nothing with another', async () => {
    await runExample(example('const mine = 1\nmine // => 1'))
    await expect(runExample(example('mine'))).rejects.toThrow('mine is not defined')
  })

  it.runIf(IS_THOROUGH)('must compile, but where it shows what throws', () => {
    const wrong = "import { nope } from 'tonne'\nconst n: number = 'x'\nMath.max('x') // throws must_be_number"
    expect(typeErrors([example(wrong)])).toEqual([
      expect.stringContaining("docs/sample.md:11 Module '\"tonne\"' has no exported member 'nope'"),
      expect.stringContaining("docs/sample.md:12 Type 'string' is not assignable to type 'number'"),
    ])
  })
})
