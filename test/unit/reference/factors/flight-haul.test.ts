import { describe, expect, it } from 'vitest'
import { flightHaul } from '../../../../src/reference/factors/index.ts'
import { countries } from '../../../fixtures/countries.ts'

describe('flightHaul', () => {
  it.each([
    ['GB', 'GB', 'domestic'],
    ['GG', 'IM', 'domestic'],
    ['JE', 'FR', 'short'],
    ['GB', 'MA', 'short'],
    ['GB', 'GL', 'short'],
    ['GB', 'XK', 'short'],
    ['GB', 'RU', 'long'],
    ['GB', 'IL', 'long'],
    ['GB', 'ID', 'long'],
    ['DE', 'DE', 'international'],
    ['AD', 'DE', 'international'],
  ])('%s to %s is %s, both ways', (from, to, haul) => {
    expect(flightHaul(from, to)).toBe(haul)
    expect(flightHaul(to, from)).toBe(haul)
  })

  it.each([
    ['GB', undefined],
    [undefined, undefined],
    ['DE', undefined],
    ['GB', 'AD'],
    ['GB', 'XX'],
  ])('%s to %s cannot be told', (from, to) => {
    expect(flightHaul(from, to)).toBeUndefined()
    expect(flightHaul(to, from)).toBeUndefined()
  })

  // DESNZ 2024, haul territories: 4 domestic, 47 short, 164 long
  it('knows 215 territories from the United Kingdom', () => {
    const counts = new Map<string | undefined, number>()
    for (const { alpha2 } of countries()) {
      const haul = flightHaul('GB', alpha2)
      counts.set(haul, (counts.get(haul) ?? 0) + 1)
    }
    expect(Object.fromEntries(counts)).toEqual({ domestic: 4, short: 47, long: 164, undefined: 35 })
  })
})
