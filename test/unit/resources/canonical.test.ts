import { describe, expect, it } from 'vitest'
import { isCanonicalTimestamp } from '../../../src/resources/canonical.ts'
import { canonicalTimestamp, timestampOf, wireNumber } from '../../../src/resources/index.ts'
import { assertCanonical } from '../../fixtures/assert-canonical.ts'
import { at, violationsOf } from '../../fixtures/violations.ts'

describe('moments', () => {
  it.each([
    ['2025-01-31', '2025-01-31T00:00:00.000Z'],
    ['2025-01-31T12:30', '2025-01-31T12:30:00.000Z'],
    ['2025-01-31 12:30:05', '2025-01-31T12:30:05.000Z'],
    ['2025-01-31T12:30:05.1Z', '2025-01-31T12:30:05.100Z'],
    ['2025-01-31t12:30:05.123999999z', '2025-01-31T12:30:05.123Z'],
    ['2025-01-01T00:30:00+01:00', '2024-12-31T23:30:00.000Z'],
    ['2024-12-31T23:30:00-0100', '2025-01-01T00:30:00.000Z'],
    ['2024-02-29T00:00:00.000Z', '2024-02-29T00:00:00.000Z'],
    ['0000-01-01', '0000-01-01T00:00:00.000Z'],
    ['9999-12-31T23:59:59.999Z', '9999-12-31T23:59:59.999Z'],
    [' 2025-01-31 ', '2025-01-31T00:00:00.000Z'],
  ])('%s is %s', (sent, canonical) => {
    expect(canonicalTimestamp(sent)).toBe(canonical)
  })

  it.each([
    '2025-02-30',
    '2025-02-30T00:00:00.000Z',
    '2023-02-29T00:00:00.000Z',
    '2025-04-31T00:00:00.000Z',
    '2025-01-01T24:00:00.000Z',
    '2025-00-01T00:00:00.000Z',
    '2025-01-00T00:00:00.000Z',
    '0000-01-01T00:00:00+00:01',
    '9999-12-31T23:59:59-00:01',
    '20250131',
    '31.01.2025',
    '',
  ])('%s is none', (text) => {
    expect(violationsOf(() => canonicalTimestamp(text, 'startDate'))).toEqual([at('startDate', 'invalid_date')])
  })

  it.each([undefined, null, 24, Number.NaN, 24n, true, Symbol('at'), {}, [], { length: 24 }, () => ''])(
    'what is not text is none: %s',
    (value) => {
      const text = value as string
      expect(violationsOf(() => canonicalTimestamp(text, 'startDate'))).toEqual([at('startDate', 'invalid_date')])
      expect(isCanonicalTimestamp(text)).toBe(false)
    },
  )

  it('of milliseconds', () => {
    expect(timestampOf(0)).toBe('1970-01-01T00:00:00.000Z')
    expect(timestampOf(1_735_689_600_001)).toBe('2025-01-01T00:00:00.001Z')
    for (const ms of [Number.NaN, Number.POSITIVE_INFINITY, 9e15, 253_402_300_800_000, -62_167_219_200_001]) {
      expect(violationsOf(() => timestampOf(ms, 'at'))).toEqual([at('at', 'invalid_date')])
    }
  })
})

describe('numbers', () => {
  it.each([
    ['5/18', 5 / 18],
    ['3173.8315392', 3173.8315392],
    [0.1, 0.1],
    ['0.1000000000000000055511151231257827', 0.1],
    ['9007199254740993', 9007199254740992],
    [{ n: 29n, d: 2_800_000n }, 29 / 2_800_000],
    ['-0', 0],
    [-0, 0],
    [{ n: -1n, d: 10n ** 400n }, 0],
  ])('%o is %d', (exact, double) => {
    expect(Object.is(wireNumber(exact), double)).toBe(true)
  })

  it('larger than any double is rejected', () => {
    expect(violationsOf(() => wireNumber('1e309', 'totalEmission'))).toEqual([
      at('totalEmission', 'number_out_of_range'),
    ])
  })
})

describe('answers', () => {
  it.each([
    [{ a: [{ b: -0 }] }, 'a[0].b is -0'],
    [{ a: Number.NaN }, 'a is NaN'],
    [[1, Number.NEGATIVE_INFINITY], '[1] is -Infinity'],
    [{ a: 1n }, 'a is a bigint'],
    [{ a: () => 1 }, 'a is a function'],
    [{ a: Symbol('a') }, 'a is a symbol'],
    [-0, 'the answer is -0'],
  ])('%o is none', (answer, message) => {
    expect(() => assertCanonical(answer)).toThrow(TypeError)
    expect(() => assertCanonical(answer)).toThrow(message)
  })

  it('a value that JSON keeps is one', () => {
    const answer: Record<string, unknown> = { a: [0, 1.5, null, 'x', true, { b: undefined }], c: {} }
    answer.again = answer
    expect(() => assertCanonical(answer)).not.toThrow()
  })
})
