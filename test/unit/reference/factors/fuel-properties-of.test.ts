import { describe, expect, it } from 'vitest'
import { fuelPropertiesOf, publishedCatalogue } from '../../../../src/reference/factors/index.ts'
import { nationalCatalogue } from '../../../../src/reference/factors/national/index.ts'

const FUELS = ['fuel', 'bioenergy', 'fuel-mobile']
const shipped = publishedCatalogue.factors().filter(({ category }) => FUELS.includes(category))
const slugOf = (key: string) => key.split('/').at(-2) ?? ''
const slugs = (keys: readonly string[]) => [...new Set(keys.map(slugOf))].sort()

/** Fuels of which nothing leads from gross to net energy: their publisher states one value, and no other publishes both. */
const WITHOUT_RATIO = `
  agricultural-byproducts anthracite asphalt-and-road-oil avtur-renewable bagasse bamboo biopropane bituminous
  blast-furnace-gas butylene coal-coke coke-oven-gas crude-oil development-diesel development-petrol
  distillate-fuel-oil-no-1 distillate-fuel-oil-no-4 ethane ethylene fuel-gas heavy-gas-oils isobutane isobutylene
  lignite liquefied-natural-gas-lng marine-fuel-oil marine-gas-oil methanol-bio mixed-commercial-sector
  municipal-solid-waste naphtha-under-401-deg-f natural-gasoline north-american-hardwood north-american-softwood
  off-road-biodiesel other-biomass-gases other-oil-over-401-deg-f peat pentanes-plus petrochemical-feedstocks
  plastics processed-fuel-oils-distillate-oil processed-fuel-oils-residual-oil propylene refinery-miscellaneous
  rendered-animal-fat solid-byproducts special-naphtha straw sub-bituminous tires unfinished-oils vegetable-oil
  wood-and-wood-residuals
`
  .trim()
  .split(/\s+/)

describe('the fuels of published factors', () => {
  it('have a class each', () => {
    const without = shipped.filter((factor) => fuelPropertiesOf(factor) === undefined)
    expect(slugs(without.map(({ key }) => key))).toEqual([])
    expect(shipped.length).toBeGreaterThan(300)
  })

  it('have both calorific values, or are listed here', () => {
    const without = shipped.filter((factor) => fuelPropertiesOf(factor)?.calorificValues === null)
    expect(slugs(without.map(({ key }) => key))).toEqual(WITHOUT_RATIO)
  })

  it('lead from litres and kilograms to net energy where the publisher has a density and a net calorific value', () => {
    const factor = publishedCatalogue.find('desnz-2025/fuels/liquid-fuels/gas-oil/litres')
    const { fuelClass, properties } = fuelPropertiesOf(factor as never) ?? {}
    expect(fuelClass).toBe('petroleum')
    expect(properties?.VOLUME?.map(({ key }) => key)).toEqual([
      'desnz-2025/gas-oil/density',
      'desnz-2025/gas-oil/net-calorific-value',
    ])
    expect(properties?.WEIGHT?.map(({ key }) => key)).toEqual(['desnz-2025/gas-oil/net-calorific-value'])
  })

  it('of the United States lead to gross energy by their own value, and to net by that of the same fuel elsewhere', () => {
    const factor = publishedCatalogue.find('epa-2025/stationary/natural-gas/scf')
    const { fuelClass, properties, calorificValues } = fuelPropertiesOf(factor as never) ?? {}
    expect(fuelClass).toBe('natural_gas')
    expect(properties?.STANDARD_GAS_VOLUME?.map(({ key }) => key)).toEqual([
      'epa-2025/natural-gas/gross-calorific-value',
    ])
    expect(properties?.VOLUME).toBeUndefined()
    expect(calorificValues).toMatchObject({ gross: '50.678', net: '45.745' })
  })

  it('are none of an own factor, of a vehicle, of upstream emissions, or of biogenic CO2', () => {
    const noFuel = publishedCatalogue.factors().filter(({ category }) => !FUELS.includes(category))
    expect(noFuel.filter((factor) => fuelPropertiesOf(factor) !== undefined)).toEqual([])
    expect(fuelPropertiesOf({ key: 'own/natural-gas/kwh', edition: 'own', category: 'fuel' })).toBeUndefined()
  })
})

describe('the fuels of national publishers', () => {
  /** Fuels that no account has a class for: hydrogen, and blends whose parts differ in class. */
  const WITHOUT_CLASS = ['biodiesel-blend-b20', 'biodiesel-blend-b5', 'bioethanol-blend-e10', 'bioethanol-blend-e3']
  const national = nationalCatalogue.factors().filter(({ category }) => FUELS.includes(category))
  const ofKey = (key: string) => fuelPropertiesOf(nationalCatalogue.find(key) as never)

  it('have a class each, except hydrogen and blends', () => {
    const without = national.filter((factor) => fuelPropertiesOf(factor) === undefined)
    expect(slugs(without.map(({ key }) => key))).toEqual([...WITHOUT_CLASS, 'essence-e85', 'hydrogen'])
    expect(national.length).toBeGreaterThan(800)
  })

  it('are named by a level before those of use and region', () => {
    const gas = 'eccc-2026/natural-gas/alberta/marketable/industrial/ca-ab/m3'
    expect(ofKey(gas)?.fuelClass).toBe('natural_gas')
    expect(ofKey(gas)?.properties.VOLUME?.[0]?.key).toBe('desnz-2025/natural-gas/density')
    expect(ofKey('nga-2026/transport-fuels/renewable-diesel-euro-iii/heavy-duty-vehicles/gj')?.fuelClass).toBe(
      'renewable',
    )
  })

  it('of Australia have both calorific values and no property, because the publisher has its own', () => {
    const fuel = ofKey('nga-2026/liquid-fuels/diesel-oil/gj')
    expect(fuel?.properties).toEqual({})
    expect(fuel?.calorificValues).toMatchObject({ gross: '45.774', net: '43.027' })
  })
})
