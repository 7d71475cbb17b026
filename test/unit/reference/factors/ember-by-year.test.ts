import { describe, expect, it } from 'vitest'
import { calculateElectricity, toTrace } from '../../../../src/index.ts'
import {
  createCatalogue,
  findFactor,
  publishedCatalogue,
  selectFactor,
} from '../../../../src/reference/factors/index.ts'
import { verify } from '../../../../src/verify/index.ts'
import { refused, selected } from '../../../fixtures/selections.ts'
import { at } from '../../../fixtures/violations.ts'

const electricity = { kind: 'electricity' } as const
const lifecycle = 'grid_factor_lifecycle factor'
const older = 'factor_edition_older period'
const newer = 'factor_edition_newer period'
const partial = 'factor_edition_partial period'

describe("Ember's intensities by year", () => {
  it.each([
    ['the first year', 'DE', '2015-01-01', '2016-01-01', ['ember-2015/de/kwh', lifecycle]],
    ['the year of the period', 'DE', '2019-03-01', '2019-04-01', ['ember-2019/de/kwh', lifecycle]],
    ['the preliminary year', 'DE', '2025-01-01', '2026-01-01', ['ember-2025/de/kwh', lifecycle]],
    ['most of the period', 'DE', '2022-12-01', '2023-03-01', ['ember-2023/de/kwh', lifecycle, partial]],
    ['the latest before it: none of 2025', 'AF', '2025-01-01', '2026-01-01', ['ember-2024/af/kwh', lifecycle, older]],
    ['the latest before it: none of 2023', 'LS', '2025-01-01', '2026-01-01', ['ember-2022/ls/kwh', lifecycle, older]],
    ['the latest before it: none of 2026', 'DE', '2026-01-01', '2026-02-01', ['ember-2025/de/kwh', lifecycle, older]],
    ['before the first: the first', 'DE', '2011-01-01', '2012-01-01', ['ember-2015/de/kwh', lifecycle, newer]],
  ])('%s (%s)', (_, region, start, end, expected) => {
    expect(selected(electricity, { region, period: { start, end } })).toEqual(expected)
  })

  it('say which year was taken instead', () => {
    const period = { start: '2025-01-01', end: '2026-01-01' }
    const { notices } = selectFactor({ activity: electricity, region: 'LS', period })
    expect(notices.map(({ message }) => message)).toEqual([
      'only a lifecycle grid factor exists for LS (Ember): it holds more than the generation',
      'the period is of 2025 and the newest earlier edition, of 2022 (ember-2022), was used',
    ])
  })

  it('are ambiguous without a period, and rejected by exact where the year has none', () => {
    expect(refused(electricity, { region: 'DE', period: undefined as never })).toEqual([
      at('activity', 'factor_ambiguous'),
    ])
    const exact = { region: 'LS', edition: 'exact' } as const
    expect(refused(electricity, exact)).toEqual([at('period', 'factor_not_found')])
  })

  it('are kilograms in a result, and each country of the table without years has them', () => {
    const factor = findFactor('ember-2024/de/kwh')
    const { emission } = calculateElectricity({ value: 1, unit: 'MWh', method: 'location', grid: factor })
    expect([factor.per1.co2e, factor.massUnit, emission.co2e]).toEqual(['336.38', 'g', 336.38])
    const regions = (edition: RegExp) =>
      new Set(publishedCatalogue.factors().flatMap((one) => (edition.test(one.edition) ? [one.region] : [])))
    const yearly = regions(/^ember-\d+$/)
    expect([yearly.size, [...regions(/^ember$/)].filter((region) => !yearly.has(region))]).toEqual([212, []])
  })
})

describe("Ember's table without years", () => {
  const undated = findFactor('ember/de/kwh')

  it('is found by key and id, and proves its traces, for ever', () => {
    expect(undated.per1.co2e).toBe('0.34206')
    expect(findFactor('f8c14ecc-4e2f-57da-ab3b-64ad1e405fd5')).toBe(undated)
    const result = calculateElectricity({ value: 88, unit: 'kWh', method: 'location', grid: undated })
    expect(verify(toTrace(result), { catalogue: publishedCatalogue }).verified).toBe(true)
  })

  it('is selected only where nothing of a year is', () => {
    for (const year of [2014, 2018, 2024, 2031]) {
      const period = { start: `${year}-01-01`, end: `${year + 1}-01-01` }
      const { factor } = selectFactor({ activity: electricity, region: 'DE', period })
      expect(factor.edition).toMatch(/^ember-\d+$/)
    }
    const catalogue = createCatalogue([undated])
    expect(selected(electricity, { region: 'DE', catalogue })).toEqual(['ember/de/kwh', lifecycle])
  })
})
