import { describe, expect, it } from 'vitest'
import { createCatalogue, joinCatalogues, publishedCatalogue, selectFactor } from '../../../src/factors/index.ts'
import { defineFactor, EmissionsError } from '../../../src/index.ts'
import { at, violationsOf } from '../../fixtures/violations.ts'

type Request = Parameters<typeof selectFactor>[0]
type Activity = Request['activity']

const JANUARY_2025 = { start: '2025-01-01', end: '2025-02-01' }

/** Key and notice codes of what is selected for January 2025, unless said otherwise. */
function selected(activity: Activity, rest: Partial<Request> = {}): readonly string[] {
  const { factor, notices } = selectFactor({ activity, period: JANUARY_2025, ...rest })
  return [factor.key, ...notices.map(({ code, path }) => `${code} ${path}`)]
}

function refused(activity: Activity, rest: Partial<Request> = {}): readonly string[] {
  return violationsOf(() => selectFactor({ activity, period: JANUARY_2025, ...rest }))
}

function messageOf(work: () => unknown): string {
  try {
    work()
  } catch (error) {
    return EmissionsError.is(error) ? error.message : String(error)
  }
  return ''
}

describe('outlying areas of the United States', () => {
  const electricity = { kind: 'electricity' } as const
  const lifecycle = 'grid_factor_lifecycle factor'

  it.each([
    ['PR', ['epa-2025/egrid2023/prms/mwh']],
    ['Puerto Rico', ['epa-2025/egrid2023/prms/mwh']],
    ['US-PR', ['epa-2025/egrid2023/prms/mwh']],
    ['US-PRMS', ['epa-2025/egrid2023/prms/mwh']],
    ['GU', ['ember/gu/kwh', lifecycle]],
    ['US-GU', ['ember/gu/kwh', lifecycle]],
    ['US-VI', ['ember/vi/kwh', lifecycle]],
    ['AS', ['ember/as/kwh', lifecycle]],
  ])('%s is on a grid of its own', (region, expected) => {
    expect(selected(electricity, { region })).toEqual(expected)
  })

  it.each(['MP', 'US-MP'])('%s has no published factor', (region) => {
    expect(refused(electricity, { region })).toEqual([at('activity', 'factor_not_found')])
  })
})

describe('the edition (R9)', () => {
  const grid = (year: number) => `desnz-${year}/uk-electricity/electricity-generated/electricity-uk/kwh`
  const electricity = { kind: 'electricity' } as const
  const older = 'factor_edition_older period'
  const newer = 'factor_edition_newer period'
  const partial = 'factor_edition_partial period'

  it.each([
    ['inside a year', '2024-03-01', '2024-04-01', [grid(2024)]],
    ['inside the next', '2025-03-01', '2025-04-01', [grid(2025)]],
    ['most days in the first', '2024-12-01', '2025-01-31', [grid(2024), partial]],
    ['most days in the second', '2024-12-02', '2025-02-02', [grid(2025), partial]],
    ['as many days in both: the later', '2024-12-31', '2025-01-02', [grid(2025), partial]],
    ['a millisecond more in the first', '2024-12-30T23:59:59.999Z', '2025-01-02', [grid(2024), partial]],
    ['a whole year, its end outside', '2024-01-01', '2025-01-01', [grid(2024)]],
    ['an instant', '2025-01-01', '2025-01-01', [grid(2025)]],
    ['three years, most in the middle one', '2023-12-01', '2025-02-01', [grid(2024), partial]],
    ['after the last: the newest earlier', '2026-01-01', '2026-02-01', [grid(2025), older]],
    ['long after', '2031-01-01', '2032-01-01', [grid(2025), older]],
    ['most days after the last, some in it', '2025-12-01', '2026-02-02', [grid(2025), older, partial]],
    ['most days before the first, some in it', '2023-11-01', '2024-02-01', [grid(2024), newer, partial]],
    ['two years after the last', '2026-06-01', '2027-06-01', [grid(2025), older]],
    ['before the first: the oldest', '2023-01-01', '2024-01-01', [grid(2024), newer]],
  ])('%s', (_, start, end, expected) => {
    expect(selected(electricity, { region: 'GB', period: { start, end } })).toEqual(expected)
  })

  it('is of the edition year, not of the year of the data (eGRID2023 is in edition 2025)', () => {
    expect(selected(electricity, { region: 'US' })).toEqual(['epa-2025/egrid2023/us-average/mwh'])
    const period = { start: '2023-01-01', end: '2024-01-01' }
    expect(selected(electricity, { region: 'US', period })).toEqual(['epa-2025/egrid2023/us-average/mwh', newer])
  })

  it('says both years in the notice', () => {
    const period = { start: '2026-01-01', end: '2026-02-01' }
    const { notices } = selectFactor({ activity: electricity, region: 'GB', period })
    expect(notices[0]?.message).toMatch(/2026.*2025/)
  })

  it.each([
    ['2024-12-31', '2025-01-02', '0.5 of the period lies outside of 2025'],
    ['2024-12-02', '2025-02-01', '30/61 of the period lies outside of 2025'],
    ['2024-12-01', '2025-01-01T00:00:00.001Z', '1/2678400001 of the period lies outside of 2024'],
  ])('says the exact part of %s to %s that it is not of', (start, end, words) => {
    const { notices } = selectFactor({ activity: electricity, region: 'GB', period: { start, end } })
    expect(notices.map(({ message }) => message)).toEqual([expect.stringContaining(words)])
  })

  it.each(['2023-06-01', '2026-06-01'])('exact refuses another year: %s', (day) => {
    const period = { start: day, end: day }
    expect(refused(electricity, { region: 'GB', edition: 'exact', period })).toEqual([at('period', 'factor_not_found')])
  })

  it('exact takes the year itself', () => {
    expect(selected(electricity, { region: 'GB', edition: 'exact' })).toEqual([grid(2025)])
  })

  it('exact refuses an edition that states no year', () => {
    expect(refused(electricity, { region: 'DE', edition: 'exact' })).toEqual([at('period', 'factor_not_found')])
  })

  it('is never the newest silently: without a period two editions are ambiguous, and both are named', () => {
    const work = () => selectFactor({ activity: electricity, region: 'GB' })
    expect(violationsOf(work)).toEqual([at('activity', 'factor_ambiguous')])
    expect(messageOf(work)).toContain(grid(2024))
    expect(messageOf(work)).toContain(grid(2025))
    expect(selectFactor({ activity: electricity, region: 'US' }).factor.edition).toBe('epa-2025')
  })
})

describe('electricity (E3, E6)', () => {
  const electricity = { kind: 'electricity' } as const
  const lifecycle = 'grid_factor_lifecycle factor'

  it.each([
    ['GB', ['desnz-2025/uk-electricity/electricity-generated/electricity-uk/kwh']],
    ['GBR', ['desnz-2025/uk-electricity/electricity-generated/electricity-uk/kwh']],
    ['US-CAMX', ['epa-2025/egrid2023/camx/mwh']],
    ['us-camx', ['epa-2025/egrid2023/camx/mwh']],
    ['US-NONE', ['epa-2025/egrid2023/us-average/mwh', 'factor_region_fallback region']],
    ['DE', ['ember/de/kwh', lifecycle]],
    ['276', ['ember/de/kwh', lifecycle]],
    ['Germany', ['ember/de/kwh', lifecycle]],
    ['DE-BY', ['ember/de/kwh', 'factor_region_fallback region', lifecycle]],
  ])('%s', (region, expected) => {
    expect(selected(electricity, { region })).toEqual(expected)
  })

  it('never leaves the country', () => {
    expect(refused(electricity, { region: 'AQ' })).toEqual([at('activity', 'factor_not_found')])
    expect(refused(electricity, { region: 'Atlantis' })).toEqual([at('activity', 'factor_not_found')])
    expect(refused(electricity)).toEqual([at('region', 'required')])
  })

  it('refuses a lifecycle factor when told to, and only that', () => {
    const strict = { kind: 'electricity', lifecycleGrid: 'refuse' } as const
    expect(refused(strict, { region: 'DE' })).toEqual([at('activity.lifecycleGrid', 'factor_basis_mismatch')])
    expect(selected(strict, { region: 'GB' })).toHaveLength(1)
  })

  it('takes a direct factor of the company before a lifecycle one', () => {
    const own = defineFactor({
      key: 'acme/grid/kwh',
      edition: 'acme',
      category: 'electricity',
      region: 'DE',
      unit: 'kWh',
      per1: { co2e: '0.3' },
      source: { editionYear: 2025 },
    })
    const catalogue = joinCatalogues(publishedCatalogue, createCatalogue([own]))
    expect(selected(electricity, { region: 'DE', catalogue })).toEqual(['acme/grid/kwh'])
  })

  it('does not prefer a factor without a year to one of the year, nor the other way round', () => {
    const own = defineFactor({
      key: 'acme/grid/kwh',
      category: 'electricity',
      region: 'GB',
      unit: 'kWh',
      per1: { co2e: 1 },
    })
    const catalogue = joinCatalogues(publishedCatalogue, createCatalogue([own]))
    expect(refused(electricity, { region: 'GB', catalogue })).toEqual([at('activity', 'factor_ambiguous')])
  })
})

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
    ['heating oil', 'km', 'GB'],
    ['natural gas', 'kWh', 'Atlantis'],
    ['phlogiston', 'l', 'DE'],
    ['coking coal', 'l', 'GB'],
    ['petrol average', 'km', 'GB'],
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
  const epa = (row: string) => `epa-2025/stationary/${row}`
  const readAs = 'fuel_read_as activity.fuel'
  const fallback = 'factor_region_fallback region'
  const diesel = desnz('liquid-fuels/diesel-average-biofuel-blend/litres')
  const petrol = desnz('liquid-fuels/petrol-average-biofuel-blend/litres')

  it.each([
    ['diesel', 'l', 'GB', [diesel, readAs]],
    ['Diesel', 'l', 'US', [epa('distillate-fuel-oil-no-2/us-gallon'), readAs]],
    ['diesel', 'kg', 'US', [desnz('liquid-fuels/diesel-average-biofuel-blend/tonnes'), fallback, readAs]],
    ['petrol', 'l', 'GB', [petrol, readAs]],
    ['gasoline', 'US gal', 'US', [epa('motor-gasoline/us-gallon'), readAs]],
    ['natural gas', 'kWh', 'GB', [desnz('gaseous-fuels/natural-gas/kwh-gross-cv')]],
    ['natural gas', 'm3', 'US', [desnz('gaseous-fuels/natural-gas/cubic-metres'), fallback]],
    ['natural gas', 'scf', 'GB', [epa('natural-gas/scf'), fallback]],
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

  it.each(['GB', 'US', 'DE', 'NL', 'FR'])('is never nothing in %s, in any unit of its dimension', (region) => {
    for (const name of ['diesel', 'petrol', 'gasoline', 'natural gas', 'LPG', 'heating oil', 'burning oil']) {
      for (const unit of ['l', 'm3', 'US gal', 'kWh', 'GJ', 'mmbtu', 'kg', 't', 'short ton']) {
        expect(selected(fuel(name, unit), { region })[0]).toMatch(/^(desnz|epa)-2025/)
      }
    }
  })

  it('says what it was read as, and for which country', () => {
    const { notices } = selectFactor({ activity: fuel('diesel', 'l'), region: 'DE', period: JANUARY_2025 })
    expect(notices.map(({ message }) => message)).toEqual([
      'no factor of DE exists and that of GB was used',
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
    expect(selected(fuel('diesel', 'l'), { region: 'DE', catalogue: withOwn('DE') })).toEqual(['acme/diesel/l'])
    expect(refused(fuel('diesel', 'l'), { region: 'GB', catalogue: withOwn('GB') })).toEqual([
      at('activity', 'factor_ambiguous'),
    ])
  })
})

describe('a request', () => {
  it('is checked as a whole', () => {
    const request = {
      activity: { kind: 'movement', mode: 'CAR', haul: 'far' },
      edition: 'newest',
      period: { start: '2025-02-30', end: '2025-01-01' },
    }
    expect(violationsOf(() => selectFactor(request as never))).toEqual([
      at('activity.mode', 'invalid_choice'),
      at('activity.haul', 'invalid_choice'),
      at('edition', 'invalid_choice'),
      at('period.start', 'invalid_date'),
    ])
  })

  it.each([undefined, null, 'electricity'])('says what it is for: %s', (activity) => {
    const [first = ''] = refused(activity as never, { region: 'GB' })
    expect(first).toMatch(/^activity/)
  })

  it('has a period in the right order', () => {
    const period = { start: '2025-02-01', end: '2025-01-01' }
    expect(refused({ kind: 'electricity' }, { region: 'GB', period })).toEqual([at('period', 'period_reversed')])
  })

  it('gives frozen answers', () => {
    const answer = selectFactor({ activity: { kind: 'electricity' }, region: 'DE' })
    expect([answer, answer.notices, answer.factor].every(Object.isFrozen)).toBe(true)
  })
})
