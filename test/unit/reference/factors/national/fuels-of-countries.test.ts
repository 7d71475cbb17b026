import { describe, expect, it } from 'vitest'
import { joinCatalogues, publishedCatalogue, selectFactor } from '../../../../../src/reference/factors/index.ts'
import { nationalCatalogue } from '../../../../../src/reference/factors/national/index.ts'
import { thrownBy } from '../../../../fixtures/violations.ts'

const catalogue = joinCatalogues(publishedCatalogue, nationalCatalogue)
const period = { start: '2025-08-01', end: '2025-09-01' }

/** The publisher of each country's own fuels; the others have none, so that a warning names whose factor is used. */
const OWN = { AU: 'DCCEEW', NZ: 'NZ MfE', 'CA-ON': 'ECCC', FR: 'ADEME' } as const
const EU = 'AT BE BG CY CZ DE DK EE ES FI GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ')
const FUELS = [
  ['diesel', 'l'],
  ['natural gas', 'kWh'],
] as const

const gasUnit = (region: string, unit: string) => (region === 'CA-ON' && unit === 'kWh' ? 'm3' : unit)

describe('fuels by their everyday names', () => {
  it.each(Object.entries(OWN))('are of the own publisher in %s (%s)', (region, publisher) => {
    const found = FUELS.map(([fuel, unit]) => {
      const activity = { kind: 'fuel', fuel, unit: gasUnit(region, unit) } as const
      return selectFactor({ activity, region, period, catalogue }).factor.source.publisher
    })
    expect(found).toEqual([publisher, publisher])
  })

  it.each(EU)('name whose factor is used in %s', (region) => {
    for (const [fuel, unit] of FUELS) {
      const { factor, notices } = selectFactor({ activity: { kind: 'fuel', fuel, unit }, region, period, catalogue })
      const fallback = notices.find(({ code }) => code === 'factor_region_fallback')
      expect([factor.region, fallback?.message]).toEqual(['GB', expect.stringContaining('the United Kingdom (GB)')])
    }
  })

  it.each([
    ['AU', 'DCCEEW', 'direct'] as const,
    ['NZ', 'NZ MfE', 'direct'] as const,
    ['CA-ON', 'ECCC', 'direct'] as const,
    ...['FR', ...EU].map((one) => [one, 'EEA', 'direct'] as const),
  ])('leave electricity in %s to the direct factor of %s', (region, publisher, boundary) => {
    const { factor, notices } = selectFactor({ activity: { kind: 'electricity' }, region, period, catalogue })
    expect([factor.source.publisher, factor.boundary]).toEqual([publisher, boundary])
    expect(notices.map(({ code }) => code)).not.toContain('grid_factor_lifecycle')
  })

  it.each([
    ['AU', 'DCCEEW'] as const,
    ['NZ', 'NZ MfE'] as const,
    ...['CA', 'CA-ON', 'FR', ...EU].map((one) => [one, 'DESNZ'] as const),
  ])('and waste in %s has a factor of %s, with a warning if it is of another country', (region, publisher) => {
    const words =
      region === 'NZ' ? 'general waste landfill with gas recovery' : 'commercial and industrial waste landfill'
    const activity = { kind: 'quantity', words, unit: 'kg' } as const
    const { factor, notices } = selectFactor({ activity, region, period, catalogue })
    expect([factor.source.publisher, factor.category]).toEqual([publisher, 'waste-disposal'])
    const fallback = notices.find(({ code }) => code === 'factor_region_fallback')
    const named =
      publisher === 'DESNZ' ? expect.stringContaining('that of the United Kingdom (GB) was used') : undefined
    expect(fallback?.message).toEqual(named)
  })

  it('in Canada without a province name the provinces to choose from', () => {
    const power = selectFactor({ activity: { kind: 'electricity' }, region: 'CA', period, catalogue })
    const [message = ''] = power.notices.flatMap(({ code, message }) =>
      code === 'grid_factor_lifecycle' ? [message] : [],
    )
    expect(message).toContain('only a lifecycle grid factor exists for CA (Ember)')
    expect(message).toContain('name the part of the country, which has a direct one: CA-AB, CA-BC, ')
    const gas = { kind: 'fuel', fuel: 'natural gas', unit: 'm3' } as const
    const [violation] = thrownBy(() => selectFactor({ activity: gas, region: 'CA', period, catalogue }))
    expect(violation?.message).toContain('name one of CA-AB, CA-BC, ')
  })
})
