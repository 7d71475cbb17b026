import { describe, expect, test } from 'vitest'
import { EmissionsError } from '../../../src/index.ts'
import { verify } from '../../../src/verify/index.ts'
import { IS_THOROUGH } from '../../fixtures/seeds.ts'
import { changed, text } from './bent-trace.ts'

/** Characters of a text that is far too long. */
const LONG = IS_THOROUGH ? 10_000_000 : 1_000_000

describe('a text that is no trace', () => {
  test.each([
    ['a text that is not JSON', 'hello'],
    ['an empty text', ''],
    ['a number', '1'],
    ['a list', '[]'],
    ['null', 'null'],
  ])('%s is rejected', (_, given) => {
    expect(() => verify(given)).toThrow(EmissionsError)
    expect(() => verify(given)).toThrow(/pass what toTrace returned/)
  })

  test('nor anything but a text or an object', () => {
    for (const given of [undefined, null, 1, true, Symbol('x'), () => 1, 1n]) {
      expect(() => verify(given as never)).toThrow(EmissionsError)
    }
  })

  const endless: Record<string, unknown> = {}
  endless.again = endless
  const wide: unknown[] = []
  let folded: unknown = wide
  for (let level = 0; level < 25; level++) folded = [folded, folded]
  const trap = new Proxy(
    {},
    {
      ownKeys: () => {
        throw new TypeError('no')
      },
    },
  )
  const deep = (levels: number) => `{"a":${'['.repeat(levels)}${']'.repeat(levels)}}`

  test.each<[string, string | object]>([
    ['an empty object', {}],
    ['an endless object', endless],
    ['a folded object', { folded }],
    ['an object that cannot be read', trap],
    ['what JSON cannot hold', { format: 1n, method: () => 1 }],
    ['deep nesting', deep(100_000)],
    ['a date', changed((trace) => (trace.digest = new Date(0)))],
    ['numbers as numbers', text.replace(/"value":"2"/, '"value":2')],
    ['no contributions', changed((trace) => (trace.contributions = []))],
    ['contributions of another type', changed((trace) => (trace.contributions = 'none'))],
    [
      'steps of another type',
      changed((trace) => (trace.contributions[0].steps = [null, 1, 'x', [], {}, { kind: 'toString' }])),
    ],
    ['an unknown method', changed((trace) => (trace.method.id = 'constructor'))],
    ['an unknown version', changed((trace) => (trace.method.version = 2))],
    ['an empty chain', changed((trace) => (trace.contributions[0].steps[0].chain = []))],
    ['a prototype', text.replace('{', '{"__proto__":{"verified":true},')],
    ['a label of megabytes', changed((trace) => (trace.contributions[0].label = 'x'.repeat(LONG)))],
    ['a unit of megabytes', changed((trace) => (trace.contributions[0].activity.unit = '/·'.repeat(LONG / 2)))],
    ['a number of megabytes', changed((trace) => (trace.contributions[0].activity.value = '1'.repeat(LONG)))],
    [
      'a published number of megabytes',
      changed((trace) => (trace.contributions[0].factor.per1.co2 = '1'.repeat(LONG))),
    ],
    [
      '100,000 steps',
      changed((trace) => {
        const [step] = trace.contributions[0].steps
        trace.contributions[0].steps = Array(100_000).fill(step)
      }),
    ],
    [
      '100,000 adjustments',
      changed((trace) => {
        const [one] = trace.contributions[0].factor.adjustments
        trace.contributions[0].factor.adjustments = Array(100_000).fill(one)
      }),
    ],
    [
      '2,000 contributions that do not sum',
      changed((trace) => {
        const [one] = trace.contributions
        trace.contributions = Array.from({ length: 2000 }, (_, index) => {
          return { ...one, emission: { ...one.emission, co2: `1/${2n ** 521n - 1n - 2n * BigInt(index)}` } }
        })
      }),
    ],
    [
      'long fractions in great number',
      changed((trace) => {
        const [one] = trace.contributions
        const long = `1/${(10n ** 19_990n + 1n).toString()}`
        trace.contributions = Array(200).fill({ ...one, activity: { ...one.activity, value: long } })
      }),
    ],
  ])('%s gives differences', (_, given) => {
    const { verified, differences } = verify(given)
    expect(verified).toBe(false)
    expect(differences.length).toBeGreaterThan(0)
    expect(differences.length).toBeLessThanOrEqual(1001)
    for (const { path, expected, found } of differences) {
      for (const said of [path, expected, found]) expect(said.length).toBeLessThan(500)
    }
  })

  test.each([
    '',
    ' 1',
    '1 ',
    '+1',
    '01',
    '1.0',
    '1.',
    '.5',
    '-0',
    '1e3',
    '0x10',
    '1/0',
    '2/4',
    '1/2',
    '3/-7',
    '0/3',
    '--1',
    'NaN',
    'Infinity',
    '1_0',
    '١',
  ])('the number %j is not read', (value) => {
    const { differences } = verify(changed((trace) => (trace.contributions[0].activity.value = value)))
    expect(differences[0]?.path).toBe('contributions[0].activity.value')
  })

  test.each(['', '-1', '1e999', '1/0', '1/2/3', 'x', '1e', '.', 'Infinity'])(
    'the published figure %j is not read',
    (figure) => {
      const { differences } = verify(changed((trace) => (trace.contributions[0].factor.per1.co2 = figure)))
      expect(differences[0]?.path).toBe('contributions[0].factor.per1.co2')
    },
  )
})
