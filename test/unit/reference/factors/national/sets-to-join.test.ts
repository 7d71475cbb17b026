import { describe, expect, it } from 'vitest'
import { findFactor, publishedCatalogue, selectFactor } from '../../../../../src/reference/factors/index.ts'
import { catalogueThatGrows } from '../../../../../src/reference/factors/resolution/index.ts'
import { shippedCatalogue as whole } from '../../../../fixtures/service.ts'
import { thrownBy } from '../../../../fixtures/violations.ts'

const period = { start: '2025-08-01', end: '2025-09-01' }
const JOIN = 'join nationalCatalogue of tonne/factors/national to the catalogue (joinCatalogues)'

describe('a factor of a set that the catalogue lacks', () => {
  it.each([
    ['nga-2025/liquid-fuels/diesel-oil/gj', JOIN],
    ['useeio-1-3/541110/offices-of-lawyers', 'join spendCatalogue of tonne/factors/spend'],
    ['gb-spend-2023/62', 'join gbSpendCatalogue of tonne/factors/spend'],
  ])('%s is an error that names the set', (key, advice) => {
    expect(thrownBy(() => findFactor(key)).map(({ message }) => message)).toEqual([expect.stringContaining(advice)])
  })

  it.each([
    ['DE', 'electricity', 'EEA'],
    ['AU', 'electricity', 'DCCEEW'],
    ['FR', 'fuel', 'ADEME'],
    ['NZ', 'fuel', 'NZ MfE'],
  ] as const)('of %s for %s is named by the notice of the stand-in: %s', (region, kind, publisher) => {
    const activity = kind === 'fuel' ? ({ kind, fuel: 'diesel', unit: 'l' } as const) : { kind }
    const messages = selectFactor({ activity, region, period }).notices.map(({ message }) => message)
    expect(messages.join(' ')).toContain(`for those of ${publisher} ${JOIN}`)
    const joined = selectFactor({ activity, region, period, catalogue: whole }).notices
    expect(joined.map(({ message }) => message).join(' ')).not.toContain('joinCatalogues')
  })

  it.each([
    ['DE', 'fuel'],
    ['JP', 'electricity'],
  ] as const)('of %s for %s is not promised where no set has it', (region, kind) => {
    const activity = kind === 'fuel' ? ({ kind, fuel: 'diesel', unit: 'l' } as const) : { kind }
    const messages = selectFactor({ activity, region, period }).notices.map(({ message }) => message)
    expect(messages.join(' ')).not.toContain('joinCatalogues')
  })
})

describe('a catalogue that grows', () => {
  it('has what it had, and what is added, and caches nothing across the change', () => {
    let current = publishedCatalogue
    const catalogue = catalogueThatGrows(() => current)
    const keyOf = () => selectFactor({ activity: { kind: 'electricity' }, region: 'DE', period, catalogue }).factor.key
    expect([keyOf(), catalogue.find('eea-2024/de/kwh')]).toEqual(['ember-2025/de/kwh', undefined])
    current = whole
    expect([keyOf(), catalogue.find('eea-2024/de/kwh')?.region]).toEqual(['eea-2024/de/kwh', 'DE'])
    expect(catalogue.editions).toBe(whole.editions)
    expect(catalogue.factors()).toBe(whole.factors())
  })
})
