import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EmissionsError, parseJson } from '../../../../src/core/errors/index.ts'
import { SEEDS, scaleRuns } from '../../../fixtures/seeds.ts'

const zeros = (count: number) => '0'.repeat(count)

/** `path code` of what is refused, or the value. */
function read(text: string): unknown {
  try {
    return parseJson(text)
  } catch (error) {
    if (!EmissionsError.is(error)) throw error
    return error.violations.map(({ path, code }) => `${path} ${code}`.trim())
  }
}

describe('JSON whose numbers a double holds', () => {
  it.each([
    '0',
    '-0.0',
    '0e-400',
    '0.000e999',
    '5e-324',
    '1.7976931348623157e308',
    '{"a":"1e-400"}',
    '["1e999",{"1e-400":[true,null,1e+2]}]',
    `"\\"1e-400"`,
    `0.${zeros(300)}1`,
    `1${zeros(300)}`,
    `{"a":"${zeros(500)}1e-400"}`,
  ])('is read as it is: %s', (text) => {
    expect(read(text)).toEqual(JSON.parse(text))
  })

  it('D11: is still a syntax error where it is none', () => {
    expect(() => parseJson('{"a":1e-400')).toThrow(SyntaxError)
  })
})

describe('a number that no double holds', () => {
  it.each([
    ['1e-400', ' number_out_of_range'],
    ['-1E-400', ' number_out_of_range'],
    ['2e-324', ' number_out_of_range'],
    ['1e400', ' number_out_of_range'],
    ['-2E+308', ' number_out_of_range'],
    [`0.${zeros(330)}1`, ' number_out_of_range'],
    [`0.${zeros(250)}1e-99`, ' number_out_of_range'],
    [`1${zeros(310)}`, ' number_out_of_range'],
    [`1${zeros(212)}e99`, ' number_out_of_range'],
    ['{"amount": 1e-400}', 'amount number_out_of_range'],
    ['{"a":[1,{"b c":[2,1e-400]},"x,]}",3e400]}', 'a[1].b c[1] number_out_of_range|a[3] number_out_of_range'],
    ['[[],{},[1e-999]]', '[2][0] number_out_of_range'],
  ])('is refused with its path: %s', (text, expected) => {
    expect(read(text)).toEqual(expected.split('|').map((one) => one.trim()))
  })

  it('is named at most a hundred times', () => {
    expect(read(`[${'1e-400,'.repeat(5000)}1]`)).toHaveLength(100)
  })
})

describe.each(SEEDS)('numbers with long exponents (seed %i)', (seed) => {
  it('are refused if and only if they read as an infinity, or as zero without being zero', () => {
    const digits = fc.stringMatching(/^-?(?:0|[1-9]\d{0,3})(?:\.\d{1,4})?$/)
    fc.assert(
      fc.property(digits, fc.integer({ min: -420, max: 420 }), (mantissa, exponent) => {
        const literal = `${mantissa}e${exponent}`
        const value = Number(literal)
        const isHeld = Number.isFinite(value) && (value !== 0 || Number(mantissa) === 0)
        expect(Array.isArray(read(literal))).toBe(!isHeld)
      }),
      { seed, numRuns: scaleRuns(100) },
    )
  })
})
