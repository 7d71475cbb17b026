import { describe, expect, it } from 'vitest'
import { floorArea, intensityText, parseDenominator } from '../../../../src/apps/page/intensity.ts'
import { filterOfFigure } from '../../../../src/apps/page/page-state.ts'
import { lastCompleteYear, yearsOfMonths } from '../../../../src/apps/page/source.ts'

const monthsOf = (year: number, count: number) =>
  Array.from({ length: count }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`)

describe('the year that the page opens', () => {
  it('is the last one that has ended', () => {
    expect(lastCompleteYear([...monthsOf(2024, 12), ...monthsOf(2025, 12), ...monthsOf(2026, 3)])).toBe(2025)
    expect(lastCompleteYear(['2025-12', '2026-11'])).toBe(2025)
    expect(lastCompleteYear([...monthsOf(2024, 1), ...monthsOf(2025, 1)])).toBe(2025)
    expect(lastCompleteYear([])).toBeUndefined()
  })

  it('is one of the years with records, in order', () => {
    expect(yearsOfMonths(['2026-01', '2024-05', '2024-06'])).toEqual([2024, 2026])
  })
})

describe('the filter of a bar', () => {
  it.each([
    ['scope1', { scope: 'SCOPE_1' }],
    ['scope2-location', { scope: 'SCOPE_2' }],
    ['03.scope3', { scope: 'SCOPE_3', month: '03' }],
    ['12.total', { month: '12' }],
    ['kind:a:b:SCOPE_2', { activity: 'a:b', scope: 'SCOPE_2' }],
    ['site:42', { site: 'site:42' }],
    ['vehicle:42', { site: 'vehicle:42' }],
    ['company', { site: 'company' }],
    ['total', null],
    ['scope3:1', null],
    ['tier:average', null],
    ['biogenic', null],
  ])('%s', (key, filter) => {
    expect(filterOfFigure(key)).toEqual(filter)
  })
})

describe('an intensity', () => {
  it('divides exactly', () => {
    const denominator = parseDenominator('120 employees')
    expect(denominator).not.toBeNull()
    if (denominator === null) return
    expect(intensityText('1000', denominator)).toBe('8.333 kg CO2e for each of 120 employees')
    expect(intensityText('1/3', denominator)).toBe('0.003 kg CO2e for each of 120 employees')
  })

  it.each(['', '120', 'employees', '0 employees', '-1 employees', '1e3 employees', '1/2 sites'])(
    'needs a number above zero and what it counts, not %j',
    (text) => {
      expect(parseDenominator(text)).toBeNull()
    },
  )

  it('knows the floor area of sites in metres and feet, and no other unit', () => {
    const area = floorArea([
      { area: 100, unit: 'M2' },
      { area: 1000, unit: 'ft2' },
    ])
    // 1,000 square feet are 92.90304 m²
    expect(area && [Number(area.amount.n) / Number(area.amount.d), area.unit]).toEqual([192.90304, 'm² of floor area'])
    expect(floorArea([{ area: 100, unit: 'acres' }])).toBeNull()
    expect(floorArea([])).toBeNull()
  })
})
