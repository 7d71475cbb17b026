import { describe, expect, it, vi } from 'vitest'
import { EmissionsError, fail } from '../../../../../src/core/errors/index.ts'
import {
  createCatalogue,
  joinCatalogues,
  publishedCatalogue,
  selectFactor,
} from '../../../../../src/reference/factors/index.ts'
import {
  cacheOutcomes,
  selectFactorFromCache,
  withBiogenicCo2Cached,
} from '../../../../../src/reference/factors/resolution/index.ts'

const period = { start: '2025-01-01', end: '2025-02-01' }
const activity = { kind: 'fuel', fuel: 'gas oil', unit: 'l' } as const
const DIESEL = 'desnz-2025/fuels/liquid-fuels/diesel-average-biofuel-blend/litres'

describe('cachedBy', () => {
  it('computes each key once, whether it returns or throws', () => {
    const work = vi.fn((text: string) => (text === '' ? fail('text', 'required', 'is empty') : text.length))
    const length = cacheOutcomes((text: string) => text, work)
    expect([length('ab'), length('ab'), length('abc')]).toEqual([2, 2, 3])
    for (const _ of [1, 2]) expect(() => length('')).toThrow(EmissionsError)
    expect(work).toHaveBeenCalledTimes(3)
  })

  it('does not cache defects', () => {
    const work = vi.fn(() => {
      throw new TypeError('a defect')
    })
    const run = cacheOutcomes(() => '', work)
    for (const _ of [1, 2]) expect(run).toThrow(TypeError)
    expect(work).toHaveBeenCalledTimes(2)
  })
})

describe('selectCached', () => {
  it('selects what selectFactor selects, once for the same years of a period', () => {
    const request = { activity, region: 'GB', period, catalogue: publishedCatalogue }
    expect(selectFactorFromCache(request)).toEqual(selectFactor(request))
    expect(selectFactorFromCache({ ...request, period: { start: '2025-03-01', end: '2025-04-01' } })).toBe(
      selectFactorFromCache(request),
    )
    expect(selectFactorFromCache({ ...request, period: { start: '2024-12-01', end: '2025-02-01' } }).notices).toEqual(
      selectFactor({ ...request, period: { start: '2024-12-01', end: '2025-02-01' } }).notices,
    )
  })

  it('asks a catalogue with other factors again', () => {
    const request = { activity, region: 'GB', period }
    expect(selectFactorFromCache({ ...request, catalogue: publishedCatalogue }).factor.key).toContain('gas-oil')
    expect(() => selectFactorFromCache({ ...request, catalogue: createCatalogue([]) })).toThrow('gas oil')
  })
})

describe('withBiogenicCo2Cached', () => {
  it('adds the biogenic CO2 that the given catalogue publishes', () => {
    const diesel = publishedCatalogue.find(DIESEL)
    if (diesel === undefined) throw new Error('the key is published')
    const blend = withBiogenicCo2Cached(diesel, publishedCatalogue)
    expect(blend.biogenicCo2).toBe('0.14')
    expect(withBiogenicCo2Cached(diesel, publishedCatalogue)).toBe(blend)
    expect(withBiogenicCo2Cached(diesel, createCatalogue([diesel])).biogenicCo2).toBeNull()
    expect(withBiogenicCo2Cached(diesel, joinCatalogues(publishedCatalogue, createCatalogue([])))).toEqual(blend)
  })
})
