import { describe, expect, it } from 'vitest'
import {
  type FactorRequest,
  joinCatalogues,
  publishedCatalogue,
  publishedEditions,
  selectFactor,
} from '../../../../../src/reference/factors/index.ts'
import { nationalCatalogue } from '../../../../../src/reference/factors/national/index.ts'
import { selectFactorFromCache } from '../../../../../src/reference/factors/resolution/index.ts'
import { thrownBy } from '../../../../fixtures/violations.ts'

const catalogue = joinCatalogues(publishedCatalogue, nationalCatalogue)
const electricity = { kind: 'electricity' } as const

function chosen(region: string, start: string, end: string, request: Partial<FactorRequest> = {}) {
  const { factor, notices } = selectFactor({
    activity: electricity,
    region,
    period: { start, end },
    catalogue,
    ...request,
  })
  return [factor.edition, factor.source.dataYear, notices.map(({ code }) => code)]
}

const codesOf = (work: () => unknown) => thrownBy(work).map(({ code }) => code)

describe('a factor that is published for a period', () => {
  it.each([
    ['January to June: the edition before', '2026-01-01', '2026-07-01', 'nga-2025', []],
    ['July on: its own edition', '2025-07-01', '2025-08-01', 'nga-2025', []],
    ['the last day', '2025-06-30', '2025-07-01', 'nga-2024', []],
    ['a year: most of its days', '2025-01-01', '2026-01-01', 'nga-2025', ['factor_edition_partial']],
    ['before the first edition', '2022-01-01', '2022-02-01', 'nga-2023', ['factor_edition_newer']],
    ['after the last edition', '2028-01-01', '2028-02-01', 'nga-2026', ['factor_edition_older']],
  ])('in Australia, %s', (_, start, end, edition, codes) => {
    expect(chosen('AU-NSW', start, end)).toEqual([edition, null, codes])
  })

  it.each([
    [2023, '2023-05-01', '2023-06-01', []],
    [2025, '2025-01-01', '2026-01-01', []],
    [2025, '2026-05-01', '2026-06-01', ['factor_edition_older']],
  ])('in New Zealand, the row of %i', (year, start, end, codes) => {
    expect(chosen('NZ', start, end)).toEqual(['mfe-2026-2', year, codes])
  })

  it.each([
    ['2025-Q1', '0.115912'],
    ['2024-Q4', '0.0383377'],
  ])('in New Zealand, the quarter %s where it is chosen', (quarter, digits) => {
    const activity = { kind: 'electricity', quarter } as const
    const month = quarter === '2025-Q1' ? '2025-02' : '2024-11'
    const period = { start: `${month}-01`, end: `${month}-28` }
    const { factor, notices } = selectFactor({ activity, region: 'NZ', period, catalogue })
    expect([factor.per1.co2e, notices]).toEqual([digits, []])
  })

  it.each([
    ['2025-Q5', 'NZ'],
    ['2019-Q1', 'NZ'],
    ['2025-Q1', 'DE'],
  ])('has no quarter %s in %s', (quarter, region) => {
    const activity = { kind: 'electricity', quarter } as const
    expect(codesOf(() => chosen(region, '2025-01-01', '2025-02-01', { activity }))).toEqual(['quarter_unknown'])
  })

  it.each([
    ['eccc-2024', '2024-03-01'],
    ['eccc-2026', '2026-03-01'],
  ])('in Canada, the table that must be used for its year: %s', (edition, start) => {
    expect(chosen('CA-ON', start, start.replace('-03-', '-04-'))[0]).toBe(edition)
  })

  it('is rejected by exact for a period before the first edition', () => {
    expect(codesOf(() => chosen('AU', '2022-01-01', '2022-02-01', { edition: 'exact' }))).toEqual([
      'period_before_editions',
    ])
  })

  it('is the same from the cache for each half of a year', () => {
    const cached = (start: string, end: string) =>
      selectFactorFromCache({ activity: electricity, region: 'AU-VIC', period: { start, end }, catalogue }).factor
        .edition
    expect([cached('2025-03-01', '2025-04-01'), cached('2025-09-01', '2025-10-01')]).toEqual(['nga-2024', 'nga-2025'])
  })
})

describe('parts of countries', () => {
  it.each([
    ['AU-SWIS', 'AU-SWIS', []],
    ['AU-NWIS', 'AU-NWIS', []],
    ['AU-NT', 'AU-DKIS', ['factor_region_fallback']],
    ['AU', 'AU', []],
    ['NZ-AUK', 'NZ', ['factor_region_fallback']],
    ['CA-QC', 'CA-QC', []],
  ])('%s has the factor of %s', (region, used, codes) => {
    const period = { start: '2025-08-01', end: '2025-09-01' }
    const { factor, notices } = selectFactor({ activity: electricity, region, period, catalogue })
    expect([factor.region, notices.map(({ code }) => code)]).toEqual([used, codes])
  })

  it.each([
    ['AU-ON', 'region_not_in_country'],
    ['CA-NSW', 'region_not_in_country'],
    ['AU-WA', 'factor_ambiguous'],
  ])('%s is rejected as %s', (region, code) => {
    expect(codesOf(() => chosen(region, '2025-08-01', '2025-09-01'))).toEqual([code])
  })

  it('are required to exist by a fuel too', () => {
    const activity = { kind: 'fuel', fuel: 'diesel', unit: 'l' } as const
    expect(codesOf(() => chosen('AU-ON', '2025-08-01', '2025-09-01', { activity }))).toEqual(['region_not_in_country'])
  })

  it('are named by a fuel that its country publishes only for them', () => {
    const activity = { kind: 'fuel', fuel: 'natural gas', unit: 'm3' } as const
    expect(codesOf(() => chosen('CA', '2025-08-01', '2025-09-01', { activity }))).toEqual(['factor_ambiguous'])
  })
})

describe('publishedEditions', () => {
  it('names every shipped edition of a publisher with several, and its licence', () => {
    const shipped = publishedEditions().flatMap(({ shippedAs }) => shippedAs)
    const ids = nationalCatalogue.editions.map(({ id }) => id)
    expect(ids.filter((id) => !shipped.includes(id))).toEqual([])
    expect(publishedEditions().filter(({ licence }) => licence === '')).toEqual([])
  })

  it('has the publisher of each shipped edition', () => {
    const publishers = new Map(
      publishedEditions().flatMap(({ publisher, shippedAs }) => shippedAs.map((id) => [id, publisher])),
    )
    for (const { id, publisher } of nationalCatalogue.editions)
      expect([id, publishers.get(id)]).toEqual([id, publisher])
  })
})
