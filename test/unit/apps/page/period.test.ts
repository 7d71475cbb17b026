import { describe, expect, it } from 'vitest'
import {
  monthPeriods,
  overlapsPeriod,
  partWords,
  spanWords,
  timeShare,
  yearPeriod,
} from '../../../../src/apps/page/period.ts'

const span = (start: string, end: string) => ({
  start: new Date(start).toISOString(),
  end: new Date(end).toISOString(),
})
const THE_YEAR = yearPeriod(2025)
const THE_MONTHS = monthPeriods(2025)
const [january, , march] = THE_MONTHS

describe('the year of the page', () => {
  it('has twelve months that follow on each other', () => {
    expect(THE_MONTHS.map(({ from }) => from)).toEqual([THE_YEAR.from, ...THE_MONTHS.slice(0, -1).map(({ to }) => to)])
    expect(THE_MONTHS.at(-1)?.to).toBe(THE_YEAR.to)
    expect(january?.name).toBe('January 2025')
  })
})

describe('records in a period', () => {
  const quarter = span('2025-01-01', '2025-04-01')

  it('reach into it with a part of their time, or all of it', () => {
    if (january === undefined || march === undefined) throw new TypeError('no months')
    expect(overlapsPeriod(quarter, january)).toBe(true)
    expect(partWords(quarter, january)).toBe('31 of 90 days')
    expect(partWords(quarter, THE_YEAR)).toBe(null)
    expect(timeShare(quarter, march)).toEqual({ n: 31n * 86_400_000n, d: 90n * 86_400_000n })
  })

  it('end before the period that begins with their end', () => {
    expect(overlapsPeriod(span('2024-12-01', '2025-01-01'), THE_YEAR)).toBe(false)
    expect(overlapsPeriod(span('2026-01-01', '2026-02-01'), THE_YEAR)).toBe(false)
  })

  it('lie wholly in the period of their moment where they have no length', () => {
    const moment = span('2025-01-01', '2025-01-01')
    expect(overlapsPeriod(moment, THE_YEAR)).toBe(true)
    expect(timeShare(moment, THE_YEAR)).toEqual({ n: 1n, d: 1n })
    expect(overlapsPeriod(span('2026-01-01', '2026-01-01'), THE_YEAR)).toBe(false)
  })

  it('are named by their days, the last one included', () => {
    expect(spanWords(span('2025-02-01', '2025-03-01'))).toBe('February 2025')
    expect(spanWords(quarter)).toBe('1 Jan 2025 to 31 Mar 2025')
    expect(spanWords(span('2025-12-04', '2025-12-04'))).toBe('4 Dec 2025')
    expect(spanWords(span('2025-12-04', '2025-12-05'))).toBe('4 Dec 2025')
  })
})
