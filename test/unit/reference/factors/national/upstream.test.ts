import { describe, expect, it } from 'vitest'
import { calculateElectricity, calculateFuel, type FactorChoice } from '../../../../../src/index.ts'
import {
  joinCatalogues,
  publishedCatalogue,
  selectFactor,
  withUpstream,
} from '../../../../../src/reference/factors/index.ts'
import { nationalCatalogue } from '../../../../../src/reference/factors/national/index.ts'

const catalogue = joinCatalogues(publishedCatalogue, nationalCatalogue)
const period = { start: '2025-08-01', end: '2025-09-01' }

function electricityIn(region: string) {
  const grid = selectFactor({ activity: { kind: 'electricity' }, region, period, catalogue })
  return withUpstream(calculateElectricity({ method: 'location', value: 1000, unit: 'kWh', grid }), { catalogue })
}

const parts = ({ upstream }: ReturnType<typeof withUpstream>) =>
  upstream.map(({ kind, calculation }) => [kind, calculation.emission.co2e])

describe('upstream emissions of national factors', () => {
  it('of Australian electricity hold its losses, 0.03 kg a kWh in New South Wales', () => {
    const result = electricityIn('AU-NSW')
    expect([parts(result), result.notices]).toEqual([[['well_to_tank', 30]], []])
  })

  it('of electricity in New Zealand are the losses of its year; more is not published', () => {
    const result = electricityIn('NZ')
    expect(parts(result)).toEqual([['losses', 5.95616]])
    expect(result.notices.map(({ code }) => code)).toEqual(['upstream_not_published'])
  })

  it('of Canadian electricity are not published, and its losses are inside', () => {
    const { upstream, notices } = electricityIn('CA-ON')
    expect([upstream, notices.map(({ message }) => message.includes('losses on the way'))]).toEqual([[], [false]])
  })

  it('of Australian diesel are 38.6 GJ × 17.3 kg for a kilolitre', () => {
    const factor: FactorChoice = selectFactor({
      activity: { kind: 'fuel', fuel: 'diesel', unit: 'l' },
      region: 'AU',
      period,
      catalogue,
    })
    expect(parts(withUpstream(calculateFuel({ value: 1000, unit: 'l', factor }), { catalogue }))).toEqual([
      ['well_to_tank', 667.78],
    ])
  })
})
