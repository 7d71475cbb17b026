import { describe, expect, test } from 'vitest'
import {
  calculateFuel,
  calculateVehicle,
  type EmissionFactor,
  wellToWheel,
  withGwpSetOfFactor,
} from '../../../src/index.ts'
import {
  biogenicPartnerOf,
  partnerOf,
  publishedCatalogue,
  withPublishedBiogenicCo2,
} from '../../../src/reference/factors/index.ts'
import { isOutsideRow, isUpstreamRow } from '../../../src/verify/derivation.ts'
import { type VerifyOptions, verify } from '../../../src/verify/index.ts'
import { DIESEL, FORGED_DERIVATIONS, FORGED_RULES, fuelTrace, PAIR } from '../../fixtures/forged-derivations.ts'

/** The published rows without any derived factor, as a plain list has them. */
const plainList = {
  find: (key: string): EmissionFactor | undefined => (/[?+]/.test(key) ? undefined : publishedCatalogue.find(key)),
}

describe.each<[string, VerifyOptions]>([
  ['a plain list', { catalogue: plainList }],
  ['the catalogue', { catalogue: publishedCatalogue }],
])('by %s', (_, options) => {
  test.each(FORGED_DERIVATIONS.map(({ name, make }) => [name, make] as const))('%s is refused', (__, make) => {
    const { differences } = verify(make(), options)
    expect(differences.map(({ code }) => code)).toContain('publication_differs')
  })

  test.each([
    ['well to wheel', wellToWheel(DIESEL, partnerOf(DIESEL, 'WTT'))],
    ['with biogenic CO2', withPublishedBiogenicCo2(DIESEL)],
    ['of another GWP set', withGwpSetOfFactor(withPublishedBiogenicCo2(DIESEL), 'AR6_GWP100')],
  ])('a factor %s verifies', (__, factor) => {
    expect(verify(fuelTrace(factor), options)).toEqual({ verified: true, differences: [] })
  })
})

test.each(FORGED_DERIVATIONS.map(({ name, make }) => [name, make] as const))(
  '%s is consistent without publications',
  (_, make) => {
    expect(verify(make()).differences).toEqual([])
  },
)

test.each(FORGED_RULES.map(({ name, make }) => [name, make] as const))(
  '%s is refused by the rules alone',
  (_, make) => {
    expect(verify(make()).verified).toBe(false)
  },
)

test('the calculators refuse half of a pair', () => {
  const [factor] = PAIR
  expect(() => calculateFuel({ value: 1, unit: 'US gal', factor })).toThrow('leaves gases')
  expect(() => calculateVehicle({ amount: 1, unit: 'US gal', factor })).toThrow('leaves gases')
})

describe('the rows that belong together', () => {
  const rows = publishedCatalogue.factors('desnz-2025')

  test('are those that the library joins, of every row', () => {
    const upstream = rows.filter(({ boundary }) => boundary === 'WTT')
    const outside = rows.filter(({ category }) => category === 'outside-of-scopes')
    let joined = 0
    for (const factor of rows) {
      if (factor.boundary === 'WTT' || factor.category === 'outside-of-scopes') continue
      const wtt = upstream.filter((one) => isUpstreamRow(factor, one)).map(({ key }) => key)
      expect(wtt).toEqual(keysOf(() => partnerOf(factor, 'WTT')))
      const biogenic = outside.filter((one) => isOutsideRow(factor, one)).map(({ key }) => key)
      if (factor.complete) expect(biogenic).toEqual(keysOf(() => biogenicPartnerOf(factor)))
      joined += wtt.length + biogenic.length
    }
    expect(joined).toBeGreaterThan(400)
  })
})

/** The key of a row that is found, as a list. */
function keysOf(find: () => EmissionFactor): readonly string[] {
  try {
    return [find().key]
  } catch {
    return []
  }
}
