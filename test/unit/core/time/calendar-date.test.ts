import { describe, expect, it } from 'vitest'
import { DAY_MS, dayNumber, daysInMonth, parseDate, periodOf, yearsOf } from '../../../../src/core/time/index.ts'
import { at, violationsOf } from '../../../fixtures/violations.ts'

describe('parseDate', () => {
  it.each([
    ['1970-01-01', 0],
    ['2025-01-31', Date.UTC(2025, 0, 31)],
    ['2024-02-29', Date.UTC(2024, 1, 29)],
    ['2000-02-29', Date.UTC(2000, 1, 29)],
    ['2025-01-31T12:34:56.789Z', Date.UTC(2025, 0, 31, 12, 34, 56, 789)],
    ['2025-01-31T12:34', Date.UTC(2025, 0, 31, 12, 34)],
    ['2025-01-31 12:34:56', Date.UTC(2025, 0, 31, 12, 34, 56)],
    ['2025-01-01T00:30:00+01:00', Date.UTC(2024, 11, 31, 23, 30)],
    ['2025-01-01T00:30:00-0530', Date.UTC(2025, 0, 1, 6)],
    ['2025-01-01T00:00:00.123456Z', Date.UTC(2025, 0, 1, 0, 0, 0, 123)],
    [' 2025-01-01 ', Date.UTC(2025, 0, 1)],
  ])('reads %s', (text, ms) => {
    expect(parseDate(text).ms).toBe(ms)
  })

  it('gives day, month and year by UTC, of an offset too', () => {
    expect(parseDate('2025-01-01T00:30:00+01:00')).toMatchObject({ year: 2024, month: 12, day: 20088 })
  })

  it('reads years below 100 as they stand', () => {
    expect(parseDate('0099-03-01')).toMatchObject({ year: 99, month: 3 })
  })

  it.each([
    '2025-02-30',
    '2025-02-29',
    '1900-02-29',
    '2025-04-31',
    '2025-00-10',
    '2025-13-01',
    '2025-01-00',
    '2025-1-1',
    '25-01-01',
    '01/02/2025',
    '2025-01-01T24:00:00',
    '2025-01-01T23:60',
    '2025-01-01T23:59:60Z',
    '2025-01-01T10:00:00+24:00',
    '2025-01-01Z',
    '',
    'tomorrow',
  ])('rejects %s', (text) => {
    expect(violationsOf(() => parseDate(text, 'start'))).toEqual([at('start', 'invalid_date')])
  })

  it.each([null, undefined, 20250101, new Date(0)])('rejects what is not text: %s', (value) => {
    expect(violationsOf(() => parseDate(value as never))).toEqual([at('date', 'invalid_date')])
  })
})

describe('periodOf', () => {
  it('takes equal ends', () => {
    expect(periodOf({ start: '2025-01-01', end: '2025-01-01' }).start.day).toBe(dayNumber(2025, 1, 1))
  })

  it('rejects a period that ends before it starts', () => {
    const reversed = { start: '2025-01-02', end: '2025-01-01' }
    expect(violationsOf(() => periodOf(reversed))).toEqual([at('period', 'period_reversed')])
  })

  it('reports both ends at once', () => {
    expect(violationsOf(() => periodOf({ start: '2025-02-30', end: 'x' }))).toEqual([
      at('period.start', 'invalid_date'),
      at('period.end', 'invalid_date'),
    ])
  })

  it('must be there', () => {
    expect(violationsOf(() => periodOf(undefined as never))).toEqual([at('period', 'required')])
  })
})

describe('yearsOf', () => {
  it('shares a period over calendar years, the end outside', () => {
    const period = periodOf({ start: '2023-12-31', end: '2025-01-01' })
    expect(yearsOf(period)).toEqual([
      { year: 2023, ms: DAY_MS },
      { year: 2024, ms: 366 * DAY_MS },
    ])
  })

  it('adds up to the period', () => {
    const period = periodOf({ start: '2019-07-04T05:06:07Z', end: '2025-03-02T01:00:00Z' })
    expect(yearsOf(period).reduce((sum, { ms }) => sum + ms, 0)).toBe(period.end.ms - period.start.ms)
  })

  it('gives the one year of a period without length', () => {
    expect(yearsOf(periodOf({ start: '2025-06-01', end: '2025-06-01' }))).toEqual([{ year: 2025, ms: 0 }])
  })
})

describe('the calendar', () => {
  it('knows the months', () => {
    expect(Array.from({ length: 12 }, (_, index) => daysInMonth(2023, index + 1))).toEqual([
      31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31,
    ])
    expect([1900, 2000, 2023, 2024, 2100].map((year) => daysInMonth(year, 2))).toEqual([28, 29, 28, 29, 28])
  })
})
