import { describe, expect, it } from 'vitest'
import {
  combineFactors,
  defineFactor,
  EmissionsError,
  withGwpSetOfFactor,
  withRadiativeForcing,
} from '../../../../src/index.ts'
import { catalogueOfEditions } from '../../../../src/reference/factors/create-catalogue.ts'
import {
  createCatalogue,
  factorFor,
  findFactor,
  joinCatalogues,
  partnerOf,
  publishedCatalogue,
} from '../../../../src/reference/factors/index.ts'
import { nationalCatalogue } from '../../../../src/reference/factors/national/index.ts'
import { gbSpendCatalogue, spendCatalogue } from '../../../../src/reference/factors/spend/index.ts'
import { at, violationsOf } from '../../../fixtures/violations.ts'

const HGV = 'desnz-2025/freighting-goods/hgv-all-diesel/all-hgvs/average-laden/tonne-km'
const FLIGHT = 'desnz-2025/business-travel-air/flights/long-haul-to-from-uk/economy-class/without-rf/passenger-km'
const GASOLINE = 'epa-2025/mobile/motor-gasoline/us-gallon'
const TRUCK = 'epa-2025/mobile/heavy-duty-trucks-lng/vehicle-mile'

function messageOf(work: () => unknown): string {
  try {
    work()
  } catch (error) {
    return EmissionsError.is(error) ? error.message : String(error)
  }
  return ''
}

describe('findFactor', () => {
  it.each([
    'desnz-2025/fuels/liquid-fuels/diesel-average-biofuel-blend/litres',
    'desnz-2024/fuels/gaseous-fuels/natural-gas/kwh-gross-cv',
    HGV,
    FLIGHT,
    'desnz-2025/hotel-stay/uk/room-per-night',
    'desnz-2025/uk-electricity/electricity-generated/electricity-uk/kwh',
    'desnz-2025/water-supply/cubic-metres',
    'epa-2025/stationary/propane/us-gallon',
    'epa-2025/stationary/natural-gas/scf',
    'epa-2025/egrid2023/camx/mwh',
    'epa-2025/egrid2023/us-average/mwh',
    'ember/de/kwh',
  ])('knows %s', (key) => {
    expect(findFactor(key).key).toBe(key)
  })

  it('gives the same frozen object each time, by key and by id', () => {
    const factor = findFactor(HGV)
    expect(Object.isFrozen(factor)).toBe(true)
    expect(findFactor(HGV)).toBe(factor)
    expect(findFactor(factor.id)).toBe(factor)
    expect(publishedCatalogue.factors()).toContain(factor)
  })

  it.each([
    ['tonne/factors', publishedCatalogue],
    ['tonne/factors/national', nationalCatalogue],
    ['tonne/factors/spend', spendCatalogue],
    ['tonne/factors/spend of Great Britain', gbSpendCatalogue],
  ])('finds every factor of %s by its key and its id', (_, catalogue) => {
    for (const factor of catalogue.factors()) {
      expect(catalogue.find(factor.key)).toBe(factor)
      expect(catalogue.find(factor.id)).toBe(factor)
    }
  })

  it('reads no row for words, and every row for an id', () => {
    const read: string[] = []
    const entries = ['a/one', 'a/two'].map((key) => ({
      ...{ key, category: 'spend' },
      row: () => {
        read.push(key)
        return { ...defineFactor({ key, unit: 'l', per1: { co2e: '1' } }), category: 'spend' }
      },
    }))
    const edition = { id: 'a', publisher: 'P', title: 'T', year: 2025, licence: '', attribution: '' }
    const catalogue = catalogueOfEditions([{ ...edition, entries: () => entries }], {})
    expect(catalogue.find('offices of lawyers')).toBeUndefined()
    expect(read).toEqual([])
    expect(catalogue.find('00000000-0000-0000-0000-000000000000')).toBeUndefined()
    expect(read).toEqual(['a/one', 'a/two'])
  })

  it('suggests what was meant', () => {
    const work = () => findFactor('desnz-2025/fuels/liquid-fuels/diesel/litres')
    expect(violationsOf(work)).toEqual([at('key', 'factor_not_found')])
    expect(messageOf(work)).toContain('desnz-2025/fuels/liquid-fuels/diesel-average-biofuel-blend/litres')
  })

  it.each(['', 'nothing', 'desnz-2025', 'desnz-2025/', '00000000-0000-0000-0000-000000000000', null, 7])(
    'refuses %s',
    (key) => {
      expect(violationsOf(() => findFactor(key as never))).toEqual([at('key', 'factor_not_found')])
      expect(publishedCatalogue.find(key as never)).toBeUndefined()
    },
  )
})

describe('derived keys', () => {
  const flight = findFactor(FLIGHT)
  const [fuel, distance] = combineFactors(findFactor(GASOLINE), findFactor(TRUCK))

  it.each([
    ['GWP set', withGwpSetOfFactor(flight, 'AR6_GWP100')],
    ['radiative forcing', withRadiativeForcing(flight)],
    ['well to wheel', factorFor(findFactor(HGV), 'WTW')],
    ['pair, CO2', fuel],
    ['pair, CH4 and N2O', distance],
    ['pair and GWP set', withGwpSetOfFactor(distance, 'AR4_GWP100')],
    ['GWP set, then radiative forcing', withRadiativeForcing(withGwpSetOfFactor(flight, 'AR4_GWP100'))],
  ])('%s: derived again, to the same', (_, derived) => {
    expect(findFactor(derived.key)).toEqual(derived)
    expect(findFactor(derived.key)).toBe(findFactor(derived.key))
  })

  it.each([
    ['a hotel has no gases', 'desnz-2025/hotel-stay/uk/room-per-night?gwp=AR6_GWP100', 'factor_without_gases'],
    ['no such set', `${FLIGHT}?gwp=AR9_GWP100`, 'unknown_gwp_set'],
    ['a lorry does not fly', `${HGV}?rf=1.7`, 'factor_basis_mismatch'],
    ['two CO2 rows', `${GASOLINE}?with=epa-2025/mobile/diesel-fuel/us-gallon`, 'factor_not_combinable'],
    ['unknown base', 'desnz-2025/x/kwh?gwp=AR6_GWP100', 'factor_not_found'],
    ['unknown partner', `${GASOLINE}?with=epa-2025/x/y`, 'factor_not_found'],
    ['unknown option', `${FLIGHT}?colour=red`, 'factor_not_found'],
    ['another factor of radiative forcing', `${FLIGHT}?rf=1.9`, 'factor_not_found'],
    ['the set it has', `${FLIGHT}?gwp=AR5_GWP100`, 'factor_not_found'],
    ['no partner', 'ember/de/kwh+wtt', 'factor_not_found'],
    ['options out of order', `${FLIGHT}?rf=1.7&gwp=AR4_GWP100`, 'factor_not_found'],
  ])('%s: unknown to the catalogue, and findFactor says why', (_, key, code) => {
    expect(publishedCatalogue.find(key)).toBeUndefined()
    expect(violationsOf(() => findFactor(key)).map((one) => one.split(' ').at(-1))).toEqual([code])
  })
})

describe('partnerOf', () => {
  it('joins every well-to-tank row to one or more direct rows', () => {
    const partners = publishedCatalogue.factors().flatMap((factor) => {
      try {
        return [partnerOf(factor, 'WTT').key]
      } catch {
        return []
      }
    })
    const upstream = publishedCatalogue.factors().filter(({ boundary }) => boundary === 'WTT')
    // one row of a car is that of the company's and of a trip's
    expect([...new Set(partners)].sort()).toEqual(upstream.map(({ key }) => key).sort())
    expect([upstream.length, partners.length]).toEqual([1426, 2064])
  })

  it('has the unit, heating value, edition and name of its direct row', () => {
    const words = (name: string) => name.toLowerCase().replace(/wtt- /g, '').split(' / ').slice(2).join(' / ')
    for (const factor of publishedCatalogue.factors()) {
      if (factor.boundary === 'WTT' || violationsOf(() => partnerOf(factor, 'WTT')).length > 0) continue
      const { unit, heatingValue, edition, name } = partnerOf(factor, 'WTT')
      expect({ unit, heatingValue, edition, name: words(name) }).toEqual({
        unit: factor.unit,
        heatingValue: factor.heatingValue,
        edition: factor.edition,
        name: words(factor.name),
      })
    }
  })

  it.each([
    [
      'a class of lorry of 2024',
      'desnz-2024/freighting-goods/hgv-all-diesel/articulated-over-33t/average-laden/tonne-km',
    ],
    ['a car of 2024', 'desnz-2024/passenger-vehicles/cars-by-size/average-car/diesel/km'],
    [
      'grid losses of an electric car',
      `desnz-2025/uk-electricity-t-d-for-evs/cars-by-size/small-car/battery-electric-vehicle/km`,
    ],
    ['biogenic CO2', 'desnz-2025/outside-of-scopes/biofuel/bioethanol/gj'],
    ['a hotel', 'desnz-2025/hotel-stay/uk/room-per-night'],
    ['a US fuel', 'epa-2025/stationary/propane/us-gallon'],
    ['a partner', 'desnz-2025/wtt-fuels/gaseous-fuels/natural-gas/kwh-gross-cv'],
  ])('%s has none', (_, key) => {
    expect(violationsOf(() => partnerOf(findFactor(key), 'WTT'))).toEqual([at('factor', 'factor_not_found')])
    expect(violationsOf(() => factorFor(findFactor(key), 'WTW'))).toEqual([at('factor', 'factor_not_found')])
  })
})

describe('factorFor', () => {
  // DESNZ 2025 in kg CO2e per t·km: TTW, WTT, WTW
  it.each([
    [HGV, '0.10163', '0.02359', '0.12522'],
    [
      'desnz-2025/freighting-goods/hgv-refrigerated-all-diesel/all-hgvs/average-laden/tonne-km',
      '0.11894',
      '0.02769',
      '0.14663',
    ],
    [
      'desnz-2025/freighting-goods/hgv-all-diesel/articulated-over-33t/average-laden/tonne-km',
      '0.07703',
      '0.01799',
      '0.09502',
    ],
    ['desnz-2025/passenger-vehicles/cars-by-size/average-car/diesel/km', '0.17304', '0.04146', '0.2145'],
    ['desnz-2025/freighting-goods/rail/freight-train/tonne-km', '0.02779', '0.00691', '0.0347'],
    ['desnz-2025/freighting-goods/cargo-ship/container-ship/average/tonne-km', '0.01612', '0.00365', '0.01977'],
    [
      'desnz-2025/freighting-goods/freight-flights/long-haul-to-from-uk/without-rf/tonne-km',
      '0.5313',
      '0.13516',
      '0.66646',
    ],
  ])('%s', (key, ttw, wtt, wtw) => {
    const factor = findFactor(key)
    expect(factorFor(factor, 'TTW').per1.co2e).toBe(ttw)
    expect(factorFor(factor, 'WTT').per1.co2e).toBe(wtt)
    expect(factorFor(factor, 'WTW').per1.co2e).toBe(wtw)
  })

  it('adds published factors only: a derived one is rejected', () => {
    const derived = withGwpSetOfFactor(findFactor(FLIGHT), 'AR4_GWP100')
    expect(violationsOf(() => factorFor(derived, 'WTW'))).toEqual([at('factor', 'factor_not_combinable')])
  })

  it('takes electricity for its direct part', () => {
    const grid = findFactor('desnz-2025/uk-electricity/electricity-generated/electricity-uk/kwh')
    expect(factorFor(grid, 'TTW')).toBe(grid)
    expect(factorFor(grid, 'WTW').per1.co2e).toBe('0.2229')
  })
})

describe('catalogues of a company', () => {
  const own = defineFactor({ key: 'acme/steam/kwh', unit: 'kWh', per1: { co2e: '0.1' }, region: 'GB' })
  const both = joinCatalogues(publishedCatalogue, createCatalogue([own]))

  it('stand beside what is published', () => {
    expect(findFactor('acme/steam/kwh', { catalogue: both })).toBe(own)
    expect(findFactor(HGV, { catalogue: both })).toBe(findFactor(HGV))
    expect(findFactor(`${HGV}+wtt`, { catalogue: both }).per1.co2e).toBe('0.12522')
    expect(both.factors()).toHaveLength(publishedCatalogue.factors().length + 1)
    expect(both.editions.map(({ id }) => id)).toEqual([...publishedCatalogue.editions.map(({ id }) => id), 'own'])
    expect(violationsOf(() => findFactor<string>('acme/steam/kwh'))).toEqual([at('key', 'factor_not_found')])
  })

  it('hold each key once', () => {
    expect(violationsOf(() => createCatalogue([own, own]))).toEqual([at('factors[1]', 'factor_invalid')])
    expect(violationsOf(() => joinCatalogues(both, createCatalogue([own])))).toEqual([
      at('catalogues[1]', 'factor_invalid'),
    ])
  })

  it('reject what is not a factor or a catalogue, each by its path', () => {
    expect(violationsOf(() => createCatalogue([null as never]))).toEqual([at('factors[0]', 'required')])
    const empty = createCatalogue([])
    for (const none of [
      undefined,
      null,
      'desnz-2025',
      [empty],
      {},
      { ...empty, find: null },
      { ...empty, factors: [] },
    ]) {
      expect(violationsOf(() => joinCatalogues(none as never, empty, none as never))).toEqual([
        at('catalogues[0]', 'invalid_type'),
        at('catalogues[2]', 'invalid_type'),
      ])
    }
    expect(violationsOf(() => joinCatalogues({ ...empty, editions: null as never }))).toEqual([
      at('catalogues[0]', 'invalid_type'),
    ])
    for (const none of [undefined, null, 7, {}, own])
      expect(violationsOf(() => createCatalogue(none as never))).toEqual([at('factors', 'invalid_type')])
  })

  it('may be empty', () => {
    expect(joinCatalogues().factors()).toEqual([])
    expect(violationsOf(() => findFactor('x', { catalogue: createCatalogue([]) }))).toEqual([
      at('key', 'factor_not_found'),
    ])
  })
})
