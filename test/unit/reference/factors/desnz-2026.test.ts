import { describe, expect, it } from 'vitest'
import { calculateFuel, toTrace, withGwpSet } from '../../../../src/index.ts'
import {
  findFactor,
  joinCatalogues,
  loadDesnzFlatFile,
  publishedCatalogue,
  selectFactor,
} from '../../../../src/reference/factors/index.ts'
import { verify } from '../../../../src/verify/index.ts'
import { at, violationsOf } from '../../../fixtures/violations.ts'

const MINERAL = 'desnz-2026/fuels/liquid-fuels/diesel-100pct-mineral-diesel/litres'
const GAS = 'desnz-2026/uk-electricity/electricity-generated/electricity-uk/kwh'
const HEADER = 'ID,Scope,Level 1,Level 2,Level 3,Level 4,Column Text,UOM,GHG/Unit,GHG Conversion Factor 2026'
const LINE = '7_400_4000_5_1,Scope 2,UK electricity,Electricity generated,Electricity: UK,,,kWh,kg CO2e,0.111'

describe('desnz-2026, a secondary copy', () => {
  it('says so in the source and in every result', () => {
    const result = calculateFuel({ value: 2500, unit: 'l', factor: findFactor(MINERAL) })
    expect(result.emission).toEqual({ co2: null, ch4: null, n2o: null, co2e: 6653.875 })
    expect(result.notices.map(({ code }) => code)).toEqual(['factor_from_secondary_copy'])
    expect(result.notices[0]?.message).toMatch(/not read from the publisher/)
  })

  it('proves itself, and not without its notice', () => {
    const trace = toTrace(calculateFuel({ value: 1, unit: 'l', factor: findFactor(MINERAL) }))
    expect(verify(trace, { catalogue: publishedCatalogue }).verified).toBe(true)
    expect(verify({ ...(JSON.parse(JSON.stringify(trace)) as object), notices: [] }).verified).toBe(false)
  })

  it('cannot be restated under another GWP set', () => {
    const result = calculateFuel({ value: 1, unit: 'l', factor: findFactor(MINERAL) })
    expect(violationsOf(() => withGwpSet(result, 'AR6_GWP100')).map((one) => one.split(' ').at(-1))).toEqual([
      'factor_without_gases',
    ])
  })

  it('is chosen by period, like any edition', () => {
    const period = { start: '2026-01-01', end: '2026-02-01' }
    const { factor, notices } = selectFactor({ activity: { kind: 'electricity' }, region: 'GB', period })
    expect([factor.key, factor.per1.co2e, notices]).toEqual([GAS, '0.13096', []])
  })

  it("gives way as a whole to the publisher's file, in whichever order they are joined", () => {
    const { catalogue } = loadDesnzFlatFile(`${HEADER}\n${LINE}`, { edition: 'desnz-2026', editionYear: 2026 })
    for (const parts of [
      [publishedCatalogue, catalogue],
      [catalogue, publishedCatalogue],
    ]) {
      const joined = joinCatalogues(...parts)
      expect(joined.find(GAS)?.per1.co2e).toBe('0.111')
      expect(joined.find(MINERAL)).toBeUndefined()
      expect(joined.factors().filter(({ edition }) => edition === 'desnz-2026')).toHaveLength(1)
      expect(joined.editions.filter(({ id }) => id === 'desnz-2026')).toHaveLength(1)
    }
  })

  it('hides nothing else: two copies, or two files, are still an error', () => {
    expect(violationsOf(() => joinCatalogues(publishedCatalogue, publishedCatalogue))[0]).toBe(
      at('catalogues[1]', 'factor_invalid'),
    )
  })
})

describe('the rows of an edition', () => {
  it.each(['desnz-2025', 'desnz-2026'])(
    '%s: a mile is 1.609344 kilometres, within three of the last published digit',
    (edition) => {
      const factors = publishedCatalogue.factors().filter((factor) => factor.edition === edition)
      const perKm = new Map(factors.filter(({ unit }) => unit === 'km').map(({ name, per1 }) => [name, per1.co2e]))
      const pairs = factors.filter(({ unit, name }) => unit === 'mi' && perKm.has(name))
      const apart = pairs.filter(({ name, per1 }) => {
        return Math.abs(Number(per1.co2e) - Number(perKm.get(name)) * 1.609344) > 0.00003
      })
      expect([pairs.length, apart.map(({ key }) => key)]).toEqual([617, []])
    },
  )

  it.each(['desnz-2025', 'desnz-2026'])('%s: office equipment and heating make homeworking', (edition) => {
    const [equipment, heating, both] = publishedCatalogue
      .factors()
      .filter((factor) => factor.edition === edition && factor.category === 'homeworking')
      .map(({ per1 }) => Number(per1.co2e))
      .sort((a, b) => a - b) as [number, number, number]
    expect(Math.abs(equipment + heating - both)).toBeLessThan(0.000011)
  })

  it('desnz-2025: of a refrigerant the row of the total alone', () => {
    const gases = publishedCatalogue.factors().filter((one) => /^desnz-2025\/refrigerant-other/.test(one.key))
    expect(gases).toHaveLength(166)
    expect(gases.every(({ name }) => name.endsWith('Total emissions including non-Kyoto products'))).toBe(true)
  })
})
