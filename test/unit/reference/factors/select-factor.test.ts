import { describe, expect, it } from 'vitest'
import { defineFactor, EmissionsError } from '../../../../src/index.ts'
import {
  createCatalogue,
  findFactor,
  joinCatalogues,
  publishedCatalogue,
  selectFactor,
} from '../../../../src/reference/factors/index.ts'
import { refused, selected } from '../../../fixtures/selections.ts'
import { at, violationsOf } from '../../../fixtures/violations.ts'

function messageOf(work: () => unknown): string {
  try {
    work()
  } catch (error) {
    return EmissionsError.is(error) ? error.message : String(error)
  }
  return ''
}

describe('outlying areas of the United States', () => {
  const electricity = { kind: 'electricity' } as const
  const lifecycle = 'grid_factor_lifecycle factor'
  const older = 'factor_edition_older period'

  it.each([
    ['PR', ['epa-2025/egrid2023/prms/mwh']],
    ['Puerto Rico', ['epa-2025/egrid2023/prms/mwh']],
    ['US-PR', ['epa-2025/egrid2023/prms/mwh']],
    ['US-PRMS', ['epa-2025/egrid2023/prms/mwh']],
    ['GU', ['ember-2024/gu/kwh', lifecycle, older]],
    ['US-GU', ['ember-2024/gu/kwh', lifecycle, older]],
    ['US-VI', ['ember-2023/vi/kwh', lifecycle, older]],
    ['AS', ['ember-2024/as/kwh', lifecycle, older]],
  ])('%s is on a grid of its own', (region, expected) => {
    expect(selected(electricity, { region })).toEqual(expected)
  })

  it.each(['MP', 'US-MP'])('%s has no published factor', (region) => {
    expect(refused(electricity, { region })).toEqual([at('activity', 'factor_not_found')])
  })
})

describe('the edition (R9)', () => {
  const grid = (year: number) => `desnz-${year}/uk-electricity/electricity-generated/electricity-uk/kwh`
  const electricity = { kind: 'electricity' } as const
  const older = 'factor_edition_older period'
  const newer = 'factor_edition_newer period'
  const partial = 'factor_edition_partial period'

  it.each([
    ['inside a year', '2024-03-01', '2024-04-01', [grid(2024)]],
    ['inside the next', '2025-03-01', '2025-04-01', [grid(2025)]],
    ['most days in the first', '2024-12-01', '2025-01-31', [grid(2024), partial]],
    ['most days in the second', '2024-12-02', '2025-02-02', [grid(2025), partial]],
    ['as many days in both: the later', '2024-12-31', '2025-01-02', [grid(2025), partial]],
    ['a millisecond more in the first', '2024-12-30T23:59:59.999Z', '2025-01-02', [grid(2024), partial]],
    ['a whole year, its end outside', '2024-01-01', '2025-01-01', [grid(2024)]],
    ['an instant', '2025-01-01', '2025-01-01', [grid(2025)]],
    ['three years, most in the middle one', '2023-12-01', '2025-02-01', [grid(2024), partial]],
    ['after the last: the newest earlier', '2027-01-01', '2027-02-01', [grid(2026), older]],
    ['long after', '2031-01-01', '2032-01-01', [grid(2026), older]],
    ['most days after the last, some in it', '2026-12-01', '2027-02-02', [grid(2026), older, partial]],
    ['most days before the first, some in it', '2023-11-01', '2024-02-01', [grid(2024), newer, partial]],
    ['two years after the last', '2027-06-01', '2028-06-01', [grid(2026), older]],
    ['before the first: the oldest', '2023-01-01', '2024-01-01', [grid(2024), newer]],
  ])('%s', (_, start, end, expected) => {
    expect(selected(electricity, { region: 'GB', period: { start, end } })).toEqual(expected)
  })

  it('is of the edition year, not of the year of the data (eGRID2023 is in edition 2025)', () => {
    expect(selected(electricity, { region: 'US' })).toEqual(['epa-2025/egrid2023/us-average/mwh'])
    const period = { start: '2023-01-01', end: '2024-01-01' }
    expect(selected(electricity, { region: 'US', period })).toEqual(['epa-2025/egrid2023/us-average/mwh', newer])
  })

  it('says both years in the notice', () => {
    const period = { start: '2027-01-01', end: '2027-02-01' }
    const { notices } = selectFactor({ activity: electricity, region: 'GB', period })
    expect(notices[0]?.message).toMatch(/2027.*2026/)
  })

  it.each([
    ['2024-12-31', '2025-01-02', '0.5 of the period lies outside of 2025'],
    ['2024-12-02', '2025-02-01', '30/61 of the period lies outside of 2025'],
    ['2024-12-01', '2025-01-01T00:00:00.001Z', '1/2678400001 of the period lies outside of 2024'],
  ])('says the exact part of %s to %s that it is not of', (start, end, words) => {
    const { notices } = selectFactor({ activity: electricity, region: 'GB', period: { start, end } })
    expect(notices.map(({ message }) => message)).toEqual([expect.stringContaining(words)])
  })

  it.each([
    ['2023-06-01', 'period_before_editions'],
    ['2027-06-01', 'factor_not_found'],
  ] as const)('exact rejects another year: %s', (day, code) => {
    const period = { start: day, end: day }
    expect(refused(electricity, { region: 'GB', edition: 'exact', period })).toEqual([at('period', code)])
  })

  it('exact takes the year itself', () => {
    expect(selected(electricity, { region: 'GB', edition: 'exact' })).toEqual([grid(2025)])
  })

  it('exact rejects an edition that states no year', () => {
    const catalogue = createCatalogue([findFactor('ember/de/kwh')])
    expect(refused(electricity, { region: 'DE', edition: 'exact', catalogue })).toEqual([
      at('period', 'factor_not_found'),
    ])
  })

  it('is never the newest silently: without a period two editions are ambiguous, and both are named', () => {
    const work = () => selectFactor({ activity: electricity, region: 'GB' })
    expect(violationsOf(work)).toEqual([at('activity', 'factor_ambiguous')])
    expect(messageOf(work)).toContain(grid(2024))
    expect(messageOf(work)).toContain(grid(2025))
    expect(selectFactor({ activity: electricity, region: 'US' }).factor.edition).toBe('epa-2025')
  })
})

describe('electricity (E3, E6)', () => {
  const electricity = { kind: 'electricity' } as const
  const lifecycle = 'grid_factor_lifecycle factor'

  it.each([
    ['GB', ['desnz-2025/uk-electricity/electricity-generated/electricity-uk/kwh']],
    ['GBR', ['desnz-2025/uk-electricity/electricity-generated/electricity-uk/kwh']],
    ['US-CAMX', ['epa-2025/egrid2023/camx/mwh']],
    ['us-camx', ['epa-2025/egrid2023/camx/mwh']],
    ['US-NONE', ['epa-2025/egrid2023/us-average/mwh', 'factor_region_fallback region']],
    ['DE', ['ember-2025/de/kwh', lifecycle]],
    ['276', ['ember-2025/de/kwh', lifecycle]],
    ['Germany', ['ember-2025/de/kwh', lifecycle]],
    ['DE-BY', ['ember-2025/de/kwh', 'factor_region_fallback region', lifecycle]],
  ])('%s', (region, expected) => {
    expect(selected(electricity, { region })).toEqual(expected)
  })

  it('never leaves the country', () => {
    expect(refused(electricity, { region: 'AQ' })).toEqual([at('activity', 'factor_not_found')])
    expect(refused(electricity, { region: 'Atlantis' })).toEqual([at('activity', 'factor_not_found')])
    expect(refused(electricity)).toEqual([at('region', 'required')])
  })

  it('rejects a lifecycle factor when told to, and only that', () => {
    const strict = { kind: 'electricity', lifecycleGrid: 'refuse' } as const
    expect(refused(strict, { region: 'DE' })).toEqual([at('activity.lifecycleGrid', 'factor_basis_mismatch')])
    expect(selected(strict, { region: 'GB' })).toHaveLength(1)
  })

  it('takes a direct factor of the company before a lifecycle one', () => {
    const own = defineFactor({
      key: 'acme/grid/kwh',
      edition: 'acme',
      category: 'electricity',
      region: 'DE',
      unit: 'kWh',
      per1: { co2e: '0.3' },
      source: { editionYear: 2025 },
    })
    const catalogue = joinCatalogues(publishedCatalogue, createCatalogue([own]))
    expect(selected(electricity, { region: 'DE', catalogue })).toEqual(['acme/grid/kwh'])
  })

  it('does not prefer a factor without a year to one of the year, nor the other way round', () => {
    const own = defineFactor({
      key: 'acme/grid/kwh',
      category: 'electricity',
      region: 'GB',
      unit: 'kWh',
      per1: { co2e: 1 },
    })
    const catalogue = joinCatalogues(publishedCatalogue, createCatalogue([own]))
    expect(refused(electricity, { region: 'GB', catalogue })).toEqual([at('activity', 'factor_ambiguous')])
  })
})

describe('a request', () => {
  it('is checked as a whole', () => {
    const request = {
      activity: { kind: 'movement', mode: 'CAR', haul: 'far' },
      edition: 'newest',
      period: { start: '2025-02-30', end: '2025-01-01' },
    }
    expect(violationsOf(() => selectFactor(request as never))).toEqual([
      at('activity.mode', 'invalid_choice'),
      at('activity.haul', 'invalid_choice'),
      at('edition', 'invalid_choice'),
      at('period.start', 'invalid_date'),
    ])
  })

  it.each([undefined, null, 'electricity'])('says what it is for: %s', (activity) => {
    const [first = ''] = refused(activity as never, { region: 'GB' })
    expect(first).toMatch(/^activity/)
  })

  it('has a period in the right order', () => {
    const period = { start: '2025-02-01', end: '2025-01-01' }
    expect(refused({ kind: 'electricity' }, { region: 'GB', period })).toEqual([at('period', 'period_reversed')])
  })

  it('gives frozen answers', () => {
    const answer = selectFactor({ activity: { kind: 'electricity' }, region: 'US' })
    expect([answer, answer.notices, answer.factor].every(Object.isFrozen)).toBe(true)
  })
})
