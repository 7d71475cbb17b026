import { describe, expect, it } from 'vitest'
import type { EmissionFactor } from '../../../../src/core/emissions/index.ts'
import { builtInUnits } from '../../../../src/core/units/index.ts'
import { calculateFuel, calculateVehicle, defineFactor, EmissionsError, toTrace } from '../../../../src/index.ts'
import {
  createCatalogue,
  type FactorRequest,
  joinCatalogues,
  publishedCatalogue,
  selectFactor,
} from '../../../../src/reference/factors/index.ts'
import { everydayFuelNames } from '../../../../src/reference/factors/selection/everyday-fuels.ts'
import { verify } from '../../../../src/verify/index.ts'
import { takeShare } from '../../../fixtures/seeds.ts'
import { at, violationsOf } from '../../../fixtures/violations.ts'

const period = { start: '2025-01-01', end: '2025-02-01' }

function requestOf(fuel: string, unit: string, region: string): FactorRequest {
  return { activity: { kind: 'fuel', fuel, unit }, region, period }
}

function burn(value: number | string, unit: string, { fuel, region }: { fuel: string; region: string }) {
  return calculateFuel({ value, unit, factor: selectFactor(requestOf(fuel, unit, region)) })
}

function errorOf(work: () => unknown): EmissionsError {
  try {
    work()
  } catch (error) {
    if (EmissionsError.is(error)) return error
    throw error
  }
  throw new Error('nothing was thrown')
}

const lastPart = ({ name }: EmissionFactor) => name.split(' / ').at(-1) ?? name
const isFuel = ({ category, complete }: EmissionFactor) => complete && ['fuel', 'bioenergy'].includes(category)
const fuelsOf = (region: string) =>
  publishedCatalogue.factors().filter((factor) => isFuel(factor) && factor.region === region)

/** The units of fuels: mass, volume, energy and gas at standard conditions. */
const UNITS = builtInUnits.units
  .filter(({ typeUnit }) => ['WEIGHT', 'VOLUME', 'ELECTRICITY', 'STANDARD_GAS_VOLUME'].includes(String(typeUnit)))
  .map(({ short_name }) => short_name)
const isAsked = (error: EmissionsError | undefined) =>
  error?.code === 'unit_dimension_mismatch' || error?.code === 'factor_ambiguous'

interface Outcome {
  readonly unit: string
  readonly selected?: ReturnType<typeof selectFactor>
  readonly error?: EmissionsError
}

/** What is selected for a fuel in every unit, or the error. */
function outcomesOf(region: string, fuel: string): readonly Outcome[] {
  return UNITS.map((unit) => {
    try {
      return { unit, selected: selectFactor(requestOf(fuel, unit, region)) }
    } catch (error) {
      if (!EmissionsError.is(error)) throw error
      return { unit, error }
    }
  })
}

describe.each(['GB', 'US'])('a fuel that %s publishes', (region) => {
  const published = [...new Set(fuelsOf(region).map(lastPart))]
  const outcomes = published.flatMap((fuel) => outcomesOf(region, fuel).map((outcome) => ({ fuel, ...outcome })))

  it('D2: is of that country in every unit, or asks for a unit', () => {
    const wrong = outcomes.filter(({ selected, error }) => selected?.factor.region !== region && !isAsked(error))
    expect(
      wrong.map(({ fuel, unit, selected, error }) => [fuel, unit, selected?.factor.key ?? error?.message]),
    ).toEqual([])
    expect(outcomes.length).toBeGreaterThan(1000)
  })

  it('names published units and their keys when it asks', () => {
    const asked = outcomes.flatMap(({ error }) => (isAsked(error) ? [error?.message ?? ''] : []))
    for (const message of asked) {
      const keys = [...message.matchAll(/\b((?:desnz|epa)-[^\s(),;]+)/g)].map(([, key = '']) => key)
      expect(keys.map((key) => publishedCatalogue.find(key)?.region)).toContain(region)
      expect(keys.filter((key) => publishedCatalogue.find(key)?.region !== region)).toEqual([])
    }
    expect(asked.length).toBeGreaterThan(100)
  })

  it('has a figure that verifies against the catalogue where a property leads to the factor', () => {
    const bridged = outcomes.flatMap(({ unit, selected }) => (selected?.bridge ? [{ unit, factor: selected }] : []))
    const traces = bridged.map((one) => toTrace(calculateFuel({ value: '12.5', ...one })))
    expect(traces.filter((trace) => !verify(trace, { catalogue: publishedCatalogue }).verified)).toEqual([])
    expect(bridged.length).toBeGreaterThan(10)
  })
})

it.each(['GB', 'US'])(
  'selects for an everyday fuel name of %s only factors of that country in every unit, or asks',
  (region) => {
    const wrong = takeShare(everydayFuelNames()).flatMap((fuel) => {
      const outcomes = outcomesOf(region, fuel)
      if (outcomes.every(({ selected }) => selected?.factor.region !== region)) return []
      return outcomes.filter(({ selected, error }) => selected?.factor.region !== region && !isAsked(error))
    })
    expect(wrong).toEqual([])
  },
)

describe('gas of the United States', () => {
  const gas = { fuel: 'natural gas', region: 'US' }

  // 0.05444 + 28 × 0.00000103 + 265 × 0.0000001 = 0.05449534 kg per standard cubic foot (EPA Hub 2025, Table 1)
  it.each([
    ['1000', 'Ccf'],
    ['100000', 'ft3'],
    ['2831.6846592', 'm3'],
    ['100000', 'scf'],
  ])('is read at standard conditions: %s %s', (value, unit) => {
    expect(burn(value, unit, gas).emission.co2e).toBe(5449.534)
  })

  it('says how its volume was read, and by which source', () => {
    const { notices } = burn(1, 'Ccf', gas)
    expect(notices.map(({ code }) => code)).toEqual(['gas_read_at_standard_conditions', 'bridge_used'])
    expect(notices[1]?.message).toContain('40 CFR Part 98')
  })

  it('is not read at standard conditions in another country', () => {
    expect(errorOf(() => burn(1, 'm3', { fuel: 'coke oven gas', region: 'DE' })).code).toBe('unit_dimension_mismatch')
  })

  it('of an outlying area is that of the United States', () => {
    const { factor, notices } = selectFactor(requestOf('gasoline', 'US gal', 'PR'))
    expect(factor.key).toBe('epa-2025/stationary/motor-gasoline/us-gallon')
    expect(notices[0]?.message).toBe(
      'no factor of Puerto Rico (PR) fits; that of the United States of America (US) was used',
    )
  })

  it('by its net heating value asks for the gross one, which US EPA publishes', () => {
    const activity = { kind: 'fuel', fuel: 'natural gas', unit: 'mmbtu', heatingValue: 'net' } as const
    const error = errorOf(() => selectFactor({ activity, region: 'US', period }))
    expect(error.code).toBe('heating_value_mismatch')
    expect(error.message).toContain('mmbtu gross (epa-2025/stationary/natural-gas/mmbtu-hhv)')
  })
})

describe('a fuel in a unit without a factor', () => {
  it('is converted by a density of the same publisher', () => {
    // 253 kg/m3 (DESNZ 2025, fuel properties)
    const { contributions, notices } = burn(2, 'm3', { fuel: 'wood chips', region: 'GB' })
    expect(contributions[0]?.steps).toMatchObject([
      { kind: 'bridge', times: '253', unit: 'kg/m3' },
      { kind: 'convert', times: '0.001' },
    ])
    expect(notices.map(({ code }) => code)).toContain('bridge_used')
  })

  it('names the units of a row that holds CO2 alone', () => {
    const { message } = errorOf(() => burn(100, 'kg', { fuel: 'LNG', region: 'US' }))
    expect(message).toContain('US gal, of CO2 alone (epa-2025/mobile/liquefied-natural-gas-lng/us-gallon)')
  })

  it("never takes another country's factor beside an own one", () => {
    const own = defineFactor({
      key: 'acme/gas/kwh',
      name: 'Natural gas',
      category: 'fuel',
      region: 'DE',
      unit: 'kWh',
      per1: { co2e: '0.2' },
      source: { publisher: 'Acme', editionYear: 2025 },
    })
    const catalogue = joinCatalogues(publishedCatalogue, createCatalogue([own]))
    const error = errorOf(() => selectFactor({ ...requestOf('natural gas', 'm3', 'DE'), catalogue }))
    expect(error.code).toBe('unit_dimension_mismatch')
    expect(error.message).toContain('kWh (acme/gas/kwh)')
  })

  it('is refused by a vehicle, whose method takes no property of a fuel', () => {
    const factor = selectFactor(requestOf('natural gas', 'Ccf', 'US'))
    expect(violationsOf(() => calculateVehicle({ amount: 1, unit: 'Ccf', factor }))).toEqual([
      at('unit', 'unit_dimension_mismatch'),
    ])
  })
})

describe('a unit that may mean two quantities of a fuel', () => {
  it.each([
    ['CNG', 'US gal', 'US', /gallon equivalents.*scf \(epa-2025\/stationary\/natural-gas\/scf\)/],
    ['CNG', 'imp gal', 'GB', /gallon equivalents.*kWh gross \(desnz-2025/],
    ['LNG', 'US gal', 'US', /gallon equivalents/],
    ['CNG', 'm3', 'GB', /under pressure.*l \(desnz-2025\/fuels\/gaseous-fuels\/cng\/litres\)/],
    ['biomethane (compressed)', 'm3', 'GB', /under pressure.*kg \(desnz/],
    ['LPG', 'm3', 'GB', /liquid or vapour.*l \(desnz/],
    ['propane', 'ft3', 'US', /liquid or vapour.*US gal \(epa.*scf \(epa-2025\/stationary\/propane-gas\/scf\)/],
    ['butane', 'Ccf', 'US', /liquid or vapour/],
    ['butane', 'm3', 'FR', /liquid or vapour/],
  ])('asks for %s in %s, %s', (fuel, unit, region, words) => {
    const error = errorOf(() => selectFactor(requestOf(fuel, unit, region)))
    expect(error.code).toBe('factor_ambiguous')
    expect(error.path).toBe('activity.unit')
    expect(error.message).toMatch(words)
  })

  it.each([
    ['CNG', 'l', 'GB'],
    ['LPG', 'l', 'DE'],
    ['propane', 'US gal', 'US'],
    ['LNG', 'l', 'GB'],
    ['natural gas', 'm3', 'GB'],
    ['propane gas', 'ft3', 'US'],
  ])('does not ask for %s in %s, %s', (fuel, unit, region) => {
    expect(selectFactor(requestOf(fuel, unit, region)).factor.unit).toBeTypeOf('string')
  })
})
