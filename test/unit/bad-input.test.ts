import { Decimal } from 'decimal.js'
import { describe, expect, it } from 'vitest'
import { ERROR_CODES } from '../../src/codes.ts'
import { EmissionsError, type NumberInput } from '../../src/index.ts'
import { activities } from '../fixtures/activities.ts'
import { NO_QUANTITY } from '../fixtures/no-quantity.ts'
import { factors } from '../fixtures/own-factors.ts'
import { at, violationsOf } from '../fixtures/violations.ts'

describe.each(activities)('$name', ({ calculate, paths, unit }) => {
  it.each(NO_QUANTITY)('%s', (_, value, code) => {
    expect(violationsOf(() => calculate({ value: value as NumberInput }))).toEqual([at(paths.value, code)])
  })

  it.each([undefined, null])('%s', (value) => {
    expect(violationsOf(() => calculate({ value: value as never }))).toEqual([at(paths.value, 'required')])
  })

  it.each([-1, '-1', '-0.000000000000000000001', '-1/3', -5e-324])('%s unless credits are allowed', (value) => {
    expect(violationsOf(() => calculate({ value }))).toEqual([at(paths.value, 'must_be_non_negative')])
  })

  it.each([-0, '-0', '-0.00'])('%s is zero, and gives +0', (value) => {
    for (const kilograms of Object.values(calculate({ value }).emission)) {
      expect(kilograms === null || Object.is(kilograms, 0)).toBe(true)
    }
  })

  it.each(['furlong', '', 999_999, -1, Number.NaN])('the unknown unit %s', (unknown) => {
    expect(violationsOf(() => calculate({ value: 1, unit: unknown }))).toEqual([at(paths.unit, 'unknown_unit')])
  })

  it.each([[null], [{}], [[]], [true]])('the unit %o, which is none', (none) => {
    expect(violationsOf(() => calculate({ value: 1, unit: none as never }))).toEqual([at(paths.unit, 'unknown_unit')])
  })

  it('a unit of another dimension', () => {
    // a pair of factors has a unit each, and neither is met
    expect([...new Set(violationsOf(() => calculate({ value: 1, unit: 'room·night' })))]).toEqual([
      at(paths.unit, 'unit_dimension_mismatch'),
    ])
  })

  it('the value and the unit at once', () => {
    expect([...violationsOf(() => calculate({ value: 'abc', unit: 'furlong' }))].sort()).toEqual(
      [at(paths.value, 'not_a_number'), at(paths.unit, 'unknown_unit')].sort(),
    )
  })

  it('extremes give a finite number or an error, never NaN, -0, Infinity or a silent 0', () => {
    const extremes = [
      5e-324,
      1e-320,
      1e-300,
      1e-7,
      2 ** 53 - 1,
      2 ** 53,
      2 ** 53 + 2,
      '9007199254740993',
      1e21,
      1e22,
      1e23,
      1e300,
      1e308,
      Number.MAX_VALUE,
      '1e-399',
      '1e399',
      `0.${'0'.repeat(390)}1`,
      '9'.repeat(380),
      '1/3',
      `1/${'9'.repeat(300)}`,
      new Decimal('1e-350'),
      new Decimal('123456789012345678901234567890.123'),
    ] as const
    for (const value of extremes) {
      try {
        const { emission } = calculate({ value })
        for (const kilograms of Object.values(emission)) {
          expect(kilograms === null || (Number.isFinite(kilograms) && !Object.is(kilograms, -0))).toBe(true)
        }
        expect(emission.co2e).toBeGreaterThan(0)
      } catch (error) {
        if (!EmissionsError.is(error)) throw error
        expect(error.code).toBe('number_out_of_range')
        expect(['emission', paths.value]).toContain(error.path)
      }
    }
  })

  it('errors say in a sentence what to do, and carry their own code', () => {
    try {
      calculate({ value: 'abc', unit })
      expect.unreachable()
    } catch (error) {
      if (!EmissionsError.is(error)) throw error
      for (const { path, message, code, received } of error.violations) {
        expect(path).not.toBe('')
        expect(message.length).toBeGreaterThan(15)
        expect(Object.hasOwn(ERROR_CODES, code)).toBe(true)
        expect(received).toBe('"abc"')
      }
      expect([error.code, error.path]).toEqual([error.violations[0]?.code, error.violations[0]?.path])
    }
  })
})

const withFactor = activities.filter(({ paths }) => paths.factor !== null)

describe.each(withFactor)('the factor of $name', ({ calculate, paths }) => {
  const path = paths.factor ?? ''

  it.each([undefined, null, 'desnz-2025/…', 7])('%s', (none) => {
    if (none === undefined) return // not given: the fixture's own
    expect(violationsOf(() => calculate({ value: 1, factor: none as never }))).toEqual([at(path, 'required')])
  })

  it('an empty selection', () => {
    const empty = { factor: undefined, notices: [] } as never
    expect(violationsOf(() => calculate({ value: 1, factor: empty }))).toEqual([at(path, 'required')])
  })

  it('an incomplete row alone', () => {
    expect(violationsOf(() => calculate({ value: 1, factor: factors.gasolineCo2 }))).toContain(
      at(path, 'factor_incomplete'),
    )
  })

  it('an incomplete row is reported with everything else', () => {
    const work = () => calculate({ value: Number.NaN, unit: 'furlong', factor: factors.carGases })
    expect([...violationsOf(work)].sort()).toEqual(
      [at(paths.value, 'not_finite'), at(paths.unit, 'unknown_unit'), at(path, 'factor_incomplete')].sort(),
    )
  })

  it('a plain object that is not a factor', () => {
    const none = { key: 'x', unit: 'l', per1: { co2e: 'abc' } } as never
    expect(violationsOf(() => calculate({ value: 1, factor: none }))).toEqual([at(`${path}.per1.co2e`, 'not_a_number')])
  })

  it('a factor per a unit that does not exist', () => {
    expect(violationsOf(() => calculate({ value: 1, factor: factors.unknownUnit }))).toEqual([
      at(`${path}.unit`, 'unknown_unit'),
    ])
  })
})
