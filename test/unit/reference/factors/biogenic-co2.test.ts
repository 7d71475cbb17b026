import { describe, expect, it } from 'vitest'
import {
  calculateFuel,
  defineFactor,
  toTrace,
  wellToWheel,
  withBiogenicCo2,
  withGwpSet,
  withGwpSetOfFactor,
} from '../../../../src/index.ts'
import { biogenicPartnerOf, findFactor, publishedCatalogue } from '../../../../src/reference/factors/index.ts'
import { verify } from '../../../../src/verify/index.ts'
import { at, violationsOf } from '../../../fixtures/violations.ts'

const DIESEL = 'desnz-2025/fuels/liquid-fuels/diesel-average-biofuel-blend/litres'
const DIESEL_OUTSIDE =
  'desnz-2025/outside-of-scopes/forecourt-fuels-containing-biofuel/diesel-average-biofuel-blend/litres'
const PELLETS = 'desnz-2025/bioenergy/biomass/wood-pellets/tonnes'
const diesel = findFactor(DIESEL)
const blended = withBiogenicCo2(diesel, biogenicPartnerOf(diesel))

describe('biogenicPartnerOf', () => {
  it.each([
    ['1_101_1011_8', '99_604_1011_8', '0.14'],
    ['1_101_1017_8', '99_604_1017_8', '0.13'],
    ['2_104_1045_15', '99_104_1045_15', '1677.18'],
    ['2_104_1043_15', '99_104_1043_15', '1436.23'],
    ['2_104_1044_15', '99_104_1044_15', '1335.71'],
    ['2_103_1031_8', '99_103_1031_8', '1.52'],
    ['2_103_1032_8', '99_103_1032_8', '2.39'],
    ['2_103_1036_8', '99_103_1036_8', '2.43'],
  ])('joins the row %s to %s, by name too', (row, outsideRow, biogenicCo2) => {
    const [factor] = publishedCatalogue.factors().filter((one) => one.edition === 'desnz-2025' && one.row === row)
    const partner = biogenicPartnerOf(factor as NonNullable<typeof factor>)
    expect(partner).toMatchObject({ edition: 'desnz-2025', row: outsideRow, biogenicCo2 })
    expect(partner.name.split(' / ').slice(-1)).toEqual(factor?.name.split(' / ').slice(-1))
  })

  it('leads to every row outside of scopes, from one fuel each, but the grid and those per kWh of no stated basis', () => {
    const factors = publishedCatalogue.factors()
    const partners = factors.flatMap((factor) => {
      try {
        return [biogenicPartnerOf(factor).key]
      } catch {
        return []
      }
    })
    const outside = factors.filter(({ category }) => category === 'outside-of-scopes').map(({ key }) => key)
    expect(outside).toHaveLength(64)
    const alone = outside.filter((key) => /(electricity-uk|biofuel-blend)\/kwh$/.test(key))
    expect(alone).toHaveLength(3)
    expect([...partners, ...alone].sort()).toEqual([...outside].sort())
  })

  it.each([
    ['another unit', 'desnz-2024/fuels/liquid-fuels/diesel-average-biofuel-blend/tonnes'],
    ['the well-to-tank row', 'desnz-2025/wtt-fuels/liquid-fuels/diesel-average-biofuel-blend/litres'],
    ['a fuel without biogenic CO2', 'desnz-2025/fuels/liquid-fuels/gas-oil/litres'],
    ['a row of another publisher', 'ember/de/kwh'],
    ['the row outside of scopes itself', DIESEL_OUTSIDE],
  ])('finds nothing for %s', (_, key) => {
    expect(violationsOf(() => biogenicPartnerOf(findFactor(key)))).toEqual([at('factor', 'factor_not_found')])
  })
})

describe('withBiogenicCo2', () => {
  it('puts the biogenic CO2 beside the totals, with its notice', () => {
    const alone = calculateFuel({ value: 100, unit: 'l', factor: diesel })
    const beside = calculateFuel({ value: 100, unit: 'l', factor: blended })
    expect([alone.biogenicCo2, beside.biogenicCo2]).toEqual([null, 14])
    expect(beside.emission).toEqual(alone.emission)
    expect(beside.notices.map(({ code }) => code)).toEqual(['biogenic_outside_totals'])
  })

  it('leaves gases that were not published unknown', () => {
    const pellets = findFactor(PELLETS)
    const factor = withBiogenicCo2(pellets, biogenicPartnerOf(pellets))
    const { emission, biogenicCo2 } = calculateFuel({ value: 2, unit: 't', factor })
    expect(emission).toEqual(calculateFuel({ value: 2, unit: 't', factor: pellets }).emission)
    expect(biogenicCo2).toBe(3354.36)
  })

  it('turns the mass unit of the row into kilograms', () => {
    const own = { edition: 'own', unit: 'l', massUnit: 'g' } as const
    const fuel = defineFactor({ ...own, key: 'own/fuel/l', per1: { co2e: 2000 } })
    const row = defineFactor({ ...own, key: 'own/outside/l', per1: {}, biogenicCo2: 500, complete: false })
    const calculation = calculateFuel({ value: 3, unit: 'l', factor: withBiogenicCo2(fuel, row) })
    expect([calculation.emission.co2e, calculation.biogenicCo2]).toEqual([6, 1.5])
    expect(verify(toTrace(calculation)).differences).toEqual([])
  })

  it('names the row in its key, from which a catalogue makes it again', () => {
    expect(blended.key).toBe(`${DIESEL}?biogenic=${DIESEL_OUTSIDE}`)
    const upstream = findFactor('desnz-2025/wtt-fuels/liquid-fuels/diesel-average-biofuel-blend/litres')
    const whole = wellToWheel(diesel, upstream)
    const outside = biogenicPartnerOf(whole)
    const derived = [
      blended,
      withGwpSetOfFactor(blended, 'AR6_GWP100'),
      withBiogenicCo2(withGwpSetOfFactor(diesel, 'AR6_GWP100'), outside),
      withBiogenicCo2(whole, outside),
    ]
    for (const factor of derived) expect(findFactor(factor.key)).toEqual(factor)
    expect(publishedCatalogue.find(`${DIESEL}?biogenic=desnz-2025/none/litres`)).toBeUndefined()
  })

  it('gives traces that verify by themselves and against the catalogue', () => {
    const calculation = calculateFuel({ value: 1, unit: 'm3', factor: blended })
    const pellets = findFactor(PELLETS)
    const wood = calculateFuel({
      value: 900,
      unit: 'kg',
      factor: withBiogenicCo2(pellets, biogenicPartnerOf(pellets)),
    })
    for (const one of [calculation, wood, withGwpSet(calculation, 'AR6_GWP100')]) {
      expect(verify(toTrace(one)).differences).toEqual([])
      expect(verify(toTrace(one), { catalogue: publishedCatalogue }).differences).toEqual([])
    }
  })

  it('shows a biogenic figure that is not that of the row', () => {
    const forged = calculateFuel({ value: 1, unit: 'l', factor: defineFactor({ ...blended, biogenicCo2: '0.1' }) })
    const { differences } = verify(toTrace(forged), { catalogue: publishedCatalogue })
    expect(differences.map(({ path }) => path)).toEqual([
      'contributions[0].factor.derivation[0]',
      'contributions[0].factor.biogenicCo2',
    ])
  })

  it.each([
    ['a row of another edition', DIESEL, DIESEL_OUTSIDE.replace('2025', '2024')],
    ['a row of another unit', 'desnz-2025/fuels/liquid-fuels/diesel-average-biofuel-blend/tonnes', DIESEL_OUTSIDE],
    ['a row that may stand alone', DIESEL, 'desnz-2025/fuels/liquid-fuels/petrol-average-biofuel-blend/litres'],
    ['an upstream factor', 'desnz-2025/wtt-fuels/liquid-fuels/diesel-average-biofuel-blend/litres', DIESEL_OUTSIDE],
    ['a second row', `${DIESEL}?biogenic=${DIESEL_OUTSIDE}`, DIESEL_OUTSIDE],
    ['two rows outside of scopes', DIESEL_OUTSIDE, DIESEL_OUTSIDE],
  ])('refuses %s', (_, factor, row) => {
    expect(violationsOf(() => withBiogenicCo2(findFactor(factor), findFactor(row)))).toEqual([
      at('factor', 'factor_not_combinable'),
    ])
  })

  it('is the advice where a row outside of scopes is used alone', () => {
    const factor = findFactor(DIESEL_OUTSIDE)
    expect(() => calculateFuel({ value: 1, unit: 'l', factor })).toThrow('withBiogenicCo2')
  })
})
