import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type HourlySite, hourColumn, hoursOfDays, matchHourly } from '../../../../src/standards/energy/index.ts'
import { SEEDS, scaleRuns } from '../../../fixtures/seeds.ts'
import { at, violationsOf } from '../../../fixtures/violations.ts'

const RESIDUAL = { instrument: 0, residual: '0.6' }
const site = (load: number[], instrument: number[]): HourlySite => ({
  load: Float64Array.from(load),
  instrument: Float64Array.from(instrument),
})

function daysOf(lengths: readonly number[], year = 2025) {
  return lengths.map((hours, index) => {
    const date = new Date(Date.UTC(year, 0, 1 + index)).toISOString().slice(0, 10)
    return { date, hours: Array.from({ length: hours }, () => index) }
  })
}

describe('the hours of a year', () => {
  it.each([
    [2025, 'none', 8760, [], []],
    [2024, 'eu', 8784, ['2024-03-31'], ['2024-10-27']],
    [2025, 'eu', 8760, ['2025-03-30'], ['2025-10-26']],
    [2025, 'us', 8760, ['2025-03-09'], ['2025-11-02']],
    [2026, 'us', 8760, ['2026-03-08'], ['2026-11-01']],
    [1900, 'none', 8760, [], []],
  ] as const)('of %d with clocks %s are %d', (year, clockChange, hours, short, long) => {
    const days = hoursOfDays({ year, clockChange })
    const datesOf = (length: number) =>
      daysOf(days, year).flatMap(({ date, hours: all }) => (all.length === length ? [date] : []))
    expect([days.reduce((all, one) => all + one), datesOf(23), datesOf(25)]).toEqual([hours, short, long])
  })

  it('are a column in the order of the days, from days in any order', () => {
    const year = { year: 2025, clockChange: 'eu' } as const
    const column = hourColumn(daysOf(hoursOfDays(year)).reverse(), year)
    expect([column.length, column[0], column[8759], column[24], column[88 * 24 + 22], column[88 * 24 + 23]]).toEqual([
      8760, 0, 364, 1, 88, 89,
    ])
  })

  it('are missing where a day is, or a day of 23 or 25 hours has 24', () => {
    const days = daysOf(hoursOfDays({ year: 2025 }))
    const eu = { year: 2025, clockChange: 'eu' } as const
    expect(violationsOf(() => hourColumn(days, eu))).toEqual([
      at('days[88].hours', 'hours_missing'),
      at('days[298].hours', 'hours_missing'),
    ])
    expect(violationsOf(() => hourColumn([...days.slice(1), ...days.slice(7, 8)], { year: 2025 }))).toEqual([
      at('days[364].date', 'duplicate_item'),
      at('days', 'hours_missing'),
    ])
    expect(violationsOf(() => hourColumn([...days, { date: '2026-01-01', hours: [] }], { year: 2025 }))).toEqual([
      at('days[365].date', 'invalid_date'),
    ])
    expect(violationsOf(() => hoursOfDays({ year: 20.5, clockChange: 'mars' as never }))).toEqual([
      at('year', 'invalid_date'),
      at('clockChange', 'invalid_choice'),
    ])
  })
})

describe('electricity matched by hour', () => {
  it('emits 48 kg by hour and 18 kg by year of two hours that do not meet their generation', () => {
    const { sites, total } = matchHourly({ sites: [site([100, 100], [150, 20])], kgCo2ePerKwh: RESIDUAL })
    expect(total).toEqual({
      exactLoadKwh: '200',
      hourly: { exactMatchedKwh: '120', exactShare: '0.6', exactCo2e: '48', co2eKg: 48 },
      yearly: { exactMatchedKwh: '170', exactShare: '0.85', exactCo2e: '18', co2eKg: 18 },
    })
    expect(sites).toEqual([total])
  })

  it('covers no site by what another generates, and has no share of no load', () => {
    const sites = [site([0, 0], [5, 5]), site([1, 1], [0, 0])]
    const { total, sites: parts } = matchHourly({ sites, kgCo2ePerKwh: { instrument: '0.1', residual: 1 } })
    expect([parts[0]?.hourly.exactShare, total.hourly.exactCo2e, total.yearly.exactCo2e]).toEqual([null, '2', '2'])
  })

  it('is rejected without all hours of its year, with columns that differ, and with hours that are no amounts', () => {
    const year = site(new Array(8760).fill(1), new Array(8760).fill(1))
    const matched = (sites: readonly HourlySite[], more = {}) =>
      violationsOf(() => matchHourly({ sites, kgCo2ePerKwh: RESIDUAL, ...more }))
    expect(matched([year], { year: 2025 })).toEqual([])
    expect(matched([year], { year: 2024 })).toEqual([at('sites[0].load', 'hours_missing')])
    const bad = [site([1, -1], [1]), site([Number.NaN], [1]), { load: [1], instrument: Float64Array.of(1) } as never]
    expect(matched(bad)).toEqual([
      at('sites[0].load[1]', 'must_be_non_negative'),
      at('sites[0].instrument', 'columns_unequal'),
      at('sites[1].load[0]', 'not_finite'),
      at('sites[2].load', 'invalid_type'),
    ])
    expect(violationsOf(() => matchHourly({ sites: [], kgCo2ePerKwh: { instrument: -1, residual: 1 } }))).toEqual([
      at('kgCo2ePerKwh.instrument', 'must_be_non_negative'),
    ])
  })

  it('of a hundred sites for a year comes in one call, to the last digit', () => {
    const hours = 8760
    const sites = Array.from({ length: 100 }, (_, nth) => ({
      load: Float64Array.from({ length: hours }, (_, hour) => ((hour * 7 + nth) % 100) / 10),
      instrument: Float64Array.from({ length: hours }, (_, hour) => ((hour * 13 + nth) % 100) / 10),
    }))
    const { total } = matchHourly({ sites, kgCo2ePerKwh: RESIDUAL, year: 2025 })
    let [load, matched] = [0, 0]
    for (let nth = 0; nth < 100; nth++) {
      for (let hour = 0; hour < hours; hour++) {
        const [used, made] = [(hour * 7 + nth) % 100, (hour * 13 + nth) % 100]
        load += used
        matched += Math.min(used, made)
      }
    }
    expect([Number(total.exactLoadKwh), Number(total.hourly.exactMatchedKwh)]).toEqual([load / 10, matched / 10])
    expect(total.hourly.exactCo2e).toBe(String(((load - matched) * 6) / 100))
  })
})

describe.each(SEEDS)('hours, seed %d', (seed) => {
  it('are summed as tenths are by integers, and never match less over the year than by hour', () => {
    const tenths = fc.array(fc.tuple(fc.nat(10 ** 6), fc.nat(10 ** 6)), { minLength: 1, maxLength: 50 })
    const property = fc.property(tenths, fc.nat(1000), fc.nat(1000), (hours, instrument, residual) => {
      const columns = [hours.map(([load]) => load / 10), hours.map(([, made]) => made / 10)] as const
      const { total } = matchHourly({
        sites: [site([...columns[0]], [...columns[1]])],
        kgCo2ePerKwh: { instrument: instrument / 1000, residual: residual / 1000 },
      })
      const sum = (list: readonly number[]) => list.reduce((all, one) => all + BigInt(one), 0n)
      const [load, made] = [sum(hours.map(([one]) => one)), sum(hours.map(([, one]) => one))]
      const byHour = sum(hours.map(([a, b]) => Math.min(a, b)))
      const byYear = load < made ? load : made
      const emission = (matched: bigint) => matched * BigInt(instrument) + (load - matched) * BigInt(residual)
      const tenThousandths = (text: string) => {
        const [integer = '', fraction = ''] = text.split('.')
        return BigInt(integer + fraction.padEnd(4, '0'))
      }
      expect(tenThousandths(total.hourly.exactCo2e)).toBe(emission(byHour))
      expect(tenThousandths(total.yearly.exactCo2e)).toBe(emission(byYear))
      expect(byHour <= byYear).toBe(true)
    })
    fc.assert(property, { seed, numRuns: scaleRuns(200) })
  })
})
