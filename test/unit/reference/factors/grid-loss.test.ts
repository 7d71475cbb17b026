import { describe, expect, it } from 'vitest'
import { findGridLoss, publishedCatalogue } from '../../../../src/reference/factors/index.ts'
import { at, violationsOf } from '../../../fixtures/violations.ts'

const REGIONS = publishedCatalogue
  .factors()
  .filter(({ key }) => key.startsWith('epa-2025/egrid2023/'))
  .map(({ region }) => region ?? '')

describe('grid gross losses', () => {
  it('are published for every eGRID region but Puerto Rico: 4.1 % in the west and Alaska, 4.4 % in Hawaii, else 4.2 %', () => {
    const published = REGIONS.filter((region) => region !== 'US-PRMS')
    const shares = published.map((region) => findGridLoss(region).share)
    const counts = ['0.041', '0.042', '0.044'].map((share) => shares.filter((one) => one === share).length)
    expect([published.length, counts]).toEqual([27, [6, 19, 2]])
    expect([findGridLoss('US-HIOA').share, findGridLoss('US-CAMX').share, findGridLoss('US').share]).toEqual([
      '0.044',
      '0.041',
      '0.042',
    ])
  })

  it.each(['US-PRMS', 'DE', '', undefined as never, 5 as never])('%s has none', (region) => {
    expect(violationsOf(() => findGridLoss(region))).toEqual([at('region', 'invalid_choice')])
    expect(() => findGridLoss('US-CAMK')).toThrow(/US-CAMX/)
  })
})
