import { describe, expect, it } from 'vitest'
import { foldName } from '../../../../src/core/countries/index.ts'
import { defineFactor, EmissionsError } from '../../../../src/index.ts'
import {
  createCatalogue,
  joinCatalogues,
  publishedCatalogue,
  selectFactor,
} from '../../../../src/reference/factors/index.ts'
import { everydayFuelNames, publishedFuelNames } from '../../../../src/reference/factors/selection/everyday-fuels.ts'
import { takeShare } from '../../../fixtures/seeds.ts'
import { type Activity, JANUARY_2025, refused, selected } from '../../../fixtures/selections.ts'
import { at, violationsOf } from '../../../fixtures/violations.ts'

/** What work returns; undefined if it throws. */
function resultOf<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

function messageOf(work: () => unknown): string {
  try {
    work()
  } catch (error) {
    return EmissionsError.is(error) ? error.message : String(error)
  }
  return ''
}

describe('fuel', () => {
  const fuel = (name: string, unit: string, more = {}): Activity => ({ kind: 'fuel', fuel: name, unit, ...more })

  it.each([
    ['natural gas', 'kWh', 'GB', 'desnz-2025/fuels/gaseous-fuels/natural-gas/kwh-gross-cv'],
    ['natural gas', 'MWh', 'GB', 'desnz-2025/fuels/gaseous-fuels/natural-gas/kwh-gross-cv'],
    ['natural gas', 'm3', 'GB', 'desnz-2025/fuels/gaseous-fuels/natural-gas/cubic-metres'],
    ['Gas oil', 'l', 'GB', 'desnz-2025/fuels/liquid-fuels/gas-oil/litres'],
    ['marine gas oil', 'US gal', 'GB', 'desnz-2025/fuels/liquid-fuels/marine-gas-oil/litres'],
    ['diesel average', 'l', 'GB', 'desnz-2025/fuels/liquid-fuels/diesel-average-biofuel-blend/litres'],
    ['Diesel (100% mineral diesel)', 'l', 'GB', 'desnz-2025/fuels/liquid-fuels/diesel-100pct-mineral-diesel/litres'],
    ['wood pellets', 't', 'GB', 'desnz-2025/bioenergy/biomass/wood-pellets/tonnes'],
    ['natural gas', 'therm', 'US', 'epa-2025/stationary/natural-gas/mmbtu-hhv'],
    ['natural gas', 'scf', 'US', 'epa-2025/stationary/natural-gas/scf'],
    ['propane', 'l', 'US', 'epa-2025/stationary/propane/us-gallon'],
  ])('%s in %s, %s', (name, unit, region, key) => {
    expect(selected(fuel(name, unit), { region })[0]).toBe(key)
  })

  it('that is misspelt is an error with the nearest names', () => {
    const message = (name: string, region: string) => messageOf(() => selected(fuel(name, 'l'), { region }))
    expect(message('gas oill', 'GB')).toContain(
      'no factor for fuel "gas oill" measured in l in GB; did you mean Gas oil',
    )
    expect(message('deisel', 'US')).toContain('did you mean diesel')
    expect(message('gas oil', 'Atlantis')).not.toContain('did you mean gas oil')
    expect(message('moonshine', 'GB')).toContain('in GB; name one by its key')
  })

  it('of a grid region is that of its country', () => {
    expect(selected(fuel('propane', 'l'), { region: 'US-CAMX' })).toEqual([
      'epa-2025/stationary/propane/us-gallon',
      'factor_region_fallback region',
    ])
  })

  it.each(['gross', 'net'] as const)('keeps to a stated heating value: %s', (heatingValue) => {
    expect(selected(fuel('natural gas', 'kWh', { heatingValue }), { region: 'GB' })).toEqual([
      `desnz-2025/fuels/gaseous-fuels/natural-gas/kwh-${heatingValue}-cv`,
    ])
  })

  it('of two fuels is ambiguous, and both are named', () => {
    const work = () => selectFactor({ activity: fuel('coal', 't'), region: 'GB', period: JANUARY_2025 })
    expect(violationsOf(work)).toEqual([at('activity', 'factor_ambiguous')])
    expect(messageOf(work)).toMatch(/coal-industrial.*coal-domestic/)
  })

  it.each([
    ['natural gas', 'kWh', 'Atlantis'],
    ['phlogiston', 'l', 'DE'],
  ])('%s in %s, %s: none', (name, unit, region) => {
    expect(refused(fuel(name, unit), { region })).toEqual([at('activity', 'factor_not_found')])
  })

  it('checks unit, name and region', () => {
    expect(refused(fuel('natural gas', 'stone'), { region: 'GB' })).toEqual([at('activity.unit', 'unknown_unit')])
    expect(refused(fuel(' ', 'l'))).toEqual([at('activity.fuel', 'required'), at('region', 'required')])
  })

  it('never takes a row that may not stand alone', () => {
    expect(refused(fuel('diesel fuel mobile', 'US gal'), { region: 'US' })).toEqual([
      at('activity', 'factor_not_found'),
    ])
    const half = { key: 'acme/peat/t', name: 'Peat', category: 'fuel', region: 'IE', unit: 't', complete: false }
    const catalogue = createCatalogue([defineFactor({ ...half, per1: { co2: 1 } })])
    expect(refused(fuel('peat', 't'), { region: 'IE', catalogue })).toEqual([at('activity', 'factor_not_found')])
  })
})

describe('a fuel by its everyday name', () => {
  const fuel = (name: string, unit: string): Activity => ({ kind: 'fuel', fuel: name, unit })
  const desnz = (row: string) => `desnz-2025/fuels/${row}`

  it.each([
    ['GB', 'l'],
    ['GB', 'kg'],
    ['GB', 'kWh'],
    ['US', 'US gal'],
  ])('is what the name means, not a fuel that has it in its name, in %s per %s', (region, unit) => {
    for (const name of takeShare(everydayFuelNames())) {
      const nameOf = () => selectFactor({ activity: fuel(name, unit), region, period: JANUARY_2025 }).factor.name
      const meant = [name, ...publishedFuelNames(name, region)].map(foldName)
      const found = resultOf(nameOf) ?? name
      expect({ name, isMeant: meant.includes(foldName(found.split(' / ').at(-1) ?? '')), found }).toMatchObject({
        isMeant: true,
      })
    }
  })

  it.each([
    ['metano', 'm3', 'gaseous-fuels/natural-gas/cubic-metres'],
    ['metano auto', 'kg', 'gaseous-fuels/cng/tonnes'],
    ['fueloil', 'l', 'liquid-fuels/fuel-oil/litres'],
    ['FOD', 'l', 'liquid-fuels/gas-oil/litres'],
    ['ULG95', 'l', 'liquid-fuels/petrol-average-biofuel-blend/litres'],
    ['benzina super', 'l', 'liquid-fuels/petrol-average-biofuel-blend/litres'],
    ['Heating oil 28sec', 'l', 'liquid-fuels/burning-oil/litres'],
    ['35 sec oil', 'l', 'liquid-fuels/gas-oil/litres'],
    ['mineral diesel', 'l', 'liquid-fuels/diesel-100pct-mineral-diesel/litres'],
    ['100% mineral petrol', 'l', 'liquid-fuels/petrol-100pct-mineral-petrol/litres'],
  ])('%s in %s is %s', (name, unit, row) => {
    expect(selected(fuel(name, unit), { region: 'GB' })[0]).toBe(desnz(row))
  })

  it.each(['l', 'kg'])('is kerosene where it is Avtur in %s, which is a part of Avtur (renewable)', (unit) => {
    const [key] = selected(fuel('Avtur', unit), { region: 'GB' })
    expect(key).toMatch(/^desnz-2025\/fuels\/liquid-fuels\/aviation-turbine-fuel\//)
  })

  const epa = (row: string) => `epa-2025/stationary/${row}`
  const readAs = 'fuel_read_as activity.fuel'
  const fallback = 'factor_region_fallback region'
  const diesel = desnz('liquid-fuels/diesel-average-biofuel-blend/litres')
  const petrol = desnz('liquid-fuels/petrol-average-biofuel-blend/litres')

  it.each([
    ['diesel', 'l', 'GB', [diesel, readAs]],
    ['Diesel', 'l', 'US', [epa('distillate-fuel-oil-no-2/us-gallon'), readAs]],
    ['petrol', 'l', 'GB', [petrol, readAs]],
    ['gasoline', 'US gal', 'US', [epa('motor-gasoline/us-gallon'), readAs]],
    ['natural gas', 'kWh', 'GB', [desnz('gaseous-fuels/natural-gas/kwh-gross-cv')]],
    ['natural gas', 'm3', 'US', [epa('natural-gas/scf'), 'gas_read_at_standard_conditions activity.unit']],
    ['natural gas', 'scf', 'DE', [epa('natural-gas/scf'), fallback]],
    ['CNG', 'scf', 'US', [epa('natural-gas/scf'), readAs]],
    ['LPG', 'l', 'US', [epa('liquefied-petroleum-gases-lpg/us-gallon')]],
    ['heating oil', 'l', 'GB', [desnz('liquid-fuels/burning-oil/litres'), readAs]],
    ['heating oil', 'l', 'US', [epa('distillate-fuel-oil-no-2/us-gallon'), readAs]],
    ['kerosene', 'l', 'GB', [desnz('liquid-fuels/burning-oil/litres'), readAs]],
    ['kerosene', 'l', 'US', [epa('kerosene/us-gallon')]],
    ['gas oil', 'l', 'US', [epa('distillate-fuel-oil-no-2/us-gallon'), readAs]],
  ])('%s in %s, %s', (name, unit, region, expected) => {
    expect(selected(fuel(name, unit), { region })).toEqual(expected)
  })

  it.each(['DE', 'NL', 'FR', 'DE-BY'])(
    'is that of Great Britain in %s, and of gas oil where that heats houses',
    (region) => {
      expect(selected(fuel('diesel', 'l'), { region })).toEqual([diesel, fallback, readAs])
      expect(selected(fuel('petrol', 'l'), { region })).toEqual([petrol, fallback, readAs])
      expect(selected(fuel('natural gas', 'kWh'), { region })).toEqual([
        desnz('gaseous-fuels/natural-gas/kwh-gross-cv'),
        fallback,
      ])
      expect(selected(fuel('LPG', 'l'), { region })).toEqual([desnz('gaseous-fuels/lpg/litres'), fallback])
      expect(selected(fuel('heating oil', 'l'), { region })).toEqual([
        desnz('liquid-fuels/gas-oil/litres'),
        fallback,
        readAs,
      ])
    },
  )

  it.each(['GB', 'DE', 'NL', 'FR'])('is never nothing in %s, in any unit of its dimension', (region) => {
    for (const name of ['diesel', 'petrol', 'gasoline', 'heating oil', 'burning oil']) {
      for (const unit of ['l', 'm3', 'US gal', 'kWh', 'GJ', 'mmbtu', 'kg', 't', 'short ton']) {
        expect(selected(fuel(name, unit), { region })[0]).toMatch(/^desnz-2025/)
      }
    }
  })

  it('says what it was read as, and for which country', () => {
    const { notices } = selectFactor({ activity: fuel('diesel', 'l'), region: 'DE', period: JANUARY_2025 })
    expect(notices.map(({ message }) => message)).toEqual([
      'no factor of Germany (DE) fits; that of the United Kingdom (GB) was used',
      '"diesel" was read as Fuels / Liquid fuels / Diesel (average biofuel blend) (DESNZ)',
    ])
  })

  it("gives way to a company's own factor, and is ambiguous beside one of the same country", () => {
    const own = (region: string) =>
      defineFactor({
        key: 'acme/diesel/l',
        name: 'Diesel of the depot',
        category: 'fuel',
        region,
        unit: 'l',
        per1: { co2e: 2 },
        source: { publisher: 'Acme', editionYear: 2025 },
      })
    const withOwn = (region: string) => joinCatalogues(publishedCatalogue, createCatalogue([own(region)]))
    expect(selected(fuel('diesel', 'l'), { region: 'DE', catalogue: withOwn('DE') })).toEqual(['acme/diesel/l', readAs])
    expect(refused(fuel('diesel', 'l'), { region: 'GB', catalogue: withOwn('GB') })).toEqual([
      at('activity', 'factor_ambiguous'),
    ])
  })
})
