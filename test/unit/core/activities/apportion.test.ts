import { describe, expect, it } from 'vitest'
import { apportion, apportionCalculation, type CalendarUnit, calculateMovement } from '../../../../src/index.ts'
import { transport } from '../../../fixtures/transport-factors.ts'
import { at, violationsOf } from '../../../fixtures/violations.ts'

describe('apportion', () => {
  it('spreads a number over years by days, the end not in the period', () => {
    expect(apportion({ start: '2024-12-17', end: '2025-01-16' }, 100, 'year')).toEqual([
      { start: '2024-12-17', end: '2025-01-01', days: '15', share: '0.5', value: '50' },
      { start: '2025-01-01', end: '2025-01-16', days: '15', share: '0.5', value: '50' },
    ])
  })

  it('spreads a leap year over its months', () => {
    const months = apportion({ start: '2024-01-01', end: '2025-01-01' }, 366, 'month')
    const days = ['31', '29', '31', '30', '31', '30', '31', '31', '30', '31', '30', '31']
    expect(months.map((month) => month.days)).toEqual(days)
    expect(months.map(({ value }) => value)).toEqual(days)
    expect(months[11]).toMatchObject({ start: '2024-12-01', end: '2025-01-01', share: '31/366' })
  })

  it('keeps thirds as fractions', () => {
    const parts = apportion({ start: '2025-01-31', end: '2025-02-03' }, 1, 'month')
    expect(parts.map(({ share }) => share)).toEqual(['1/3', '2/3'])
  })

  it.each([
    ['a day', '2025-06-30', '2025-07-01', 'month'],
    ['a month', '2025-06-01', '2025-07-01', 'month'],
    ['a year', '2025-01-01', '2026-01-01', 'year'],
    ['an instant', '2025-01-01', '2025-01-01', 'year'],
  ] as const)('leaves %s whole', (_, start, end, by) => {
    const parts = apportion({ start, end }, '12.5', by)
    expect(parts).toHaveLength(1)
    expect(parts[0]).toMatchObject({ start, end, share: '1', value: '12.5' })
  })

  it('gives an instant no days and all of the share', () => {
    expect(apportion({ start: '2025-05-05T10:00:00Z', end: '2025-05-05T10:00:00Z' }, 7, 'month')).toEqual([
      { start: '2025-05-05T10:00:00.000Z', end: '2025-05-05T10:00:00.000Z', days: '0', share: '1', value: '7' },
    ])
  })

  it('counts times of day, offsets being turned to UTC', () => {
    const parts = apportion({ start: '2025-01-01T01:00:00+01:00', end: '2025-02-01T12:00:00Z' }, 63, 'month')
    expect(parts).toEqual([
      { start: '2025-01-01', end: '2025-02-01', days: '31', share: '62/63', value: '62' },
      { start: '2025-02-01', end: '2025-02-01T12:00:00.000Z', days: '0.5', share: '1/63', value: '1' },
    ])
  })

  it('spreads negative numbers too, for credits', () => {
    const values = apportion({ start: '2024-12-17', end: '2025-01-16' }, -100, 'year').map(({ value }) => value)
    expect(values).toEqual(['-50', '-50'])
  })

  it.each([
    [[at('period.start', 'invalid_date')], '2025-02-30', '2025-03-31', 1, 'year'],
    [[at('period.end', 'invalid_date')], '2025-02-28', '2025-02-29', 1, 'year'],
    [[at('period', 'period_reversed')], '2025-02-02', '2025-02-01', 1, 'year'],
    [[at('by', 'invalid_choice')], '2025-01-01', '2025-02-01', 1, 'week'],
    [[at('total', 'not_finite')], '2025-01-01', '2025-02-01', Number.NaN, 'year'],
    [
      [
        at('by', 'invalid_choice'),
        at('period.start', 'invalid_date'),
        at('period.end', 'invalid_date'),
        at('total', 'empty'),
      ],
      'yesterday',
      '',
      '',
      'week',
    ],
  ])('rejects %j', (expected, start, end, total, by) => {
    expect(violationsOf(() => apportion({ start, end }, total, by as CalendarUnit))).toEqual(expected)
  })
})

describe('apportionCalculation', () => {
  const movement = calculateMovement({
    mass: 3,
    mode: 'TRUCK',
    distance: { value: 10, kind: 'actual' },
    factor: transport.hgv,
  })

  it('gives a calculation per part, with its share as a step', () => {
    const parts = apportionCalculation(movement, { start: '2025-01-31', end: '2025-02-03' }, 'month')
    expect(parts.map(({ start, end, days, share }) => ({ start, end, days, share }))).toEqual([
      { start: '2025-01-31', end: '2025-02-01', days: '1', share: '1/3' },
      { start: '2025-02-01', end: '2025-02-03', days: '2', share: '2/3' },
    ])
    expect(parts.map(({ calculation }) => calculation.emission.co2e)).toEqual([1.0163, 2.0326])
    expect(parts[1]?.calculation.contributions[0]?.steps.at(-1)).toEqual({
      kind: 'share',
      of: 'period',
      period: { start: '2025-01-31', end: '2025-02-03' },
      within: { start: '2025-02-01', end: '2025-02-03' },
      part: '2',
      whole: '3',
      times: '2/3',
      unit: '1',
    })
  })

  it('leaves an instant whole', () => {
    const [part] = apportionCalculation(movement, { start: '2025-01-31', end: '2025-01-31' }, 'month')
    expect(part?.calculation.emission).toEqual(movement.emission)
  })

  it('rejects all that is wrong at once', () => {
    const period = { start: '2025-02-30', end: 'soon' }
    expect(violationsOf(() => apportionCalculation(movement, period, 'day' as CalendarUnit))).toEqual([
      at('by', 'invalid_choice'),
      at('period.start', 'invalid_date'),
      at('period.end', 'invalid_date'),
    ])
  })
})
