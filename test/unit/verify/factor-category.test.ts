import { describe, expect, it } from 'vitest'
import { usesOfCategory } from '../../../src/core/emissions/factor/factor-categories.ts'
import {
  calculationOf,
  FACTOR_CATEGORIES,
  FACTOR_USES,
  fittingUse,
  scope3CategoryOf,
} from '../../../src/core/emissions/index.ts'
import {
  type Calculation,
  calculateElectricity,
  calculateFuel,
  calculateMovement,
  calculateRefrigerant,
  calculateTrip,
  calculateVehicle,
  defineFactor,
  type EmissionFactor,
  toTrace,
} from '../../../src/index.ts'
import { findFactor, publishedCatalogue } from '../../../src/reference/factors/index.ts'
import { scope3CategoryDue } from '../../../src/verify/bundle/recorded-figures.ts'
import { categoriesFitting, checkCategories, KNOWN_CATEGORIES } from '../../../src/verify/factor-category.ts'
import { Field, Findings } from '../../../src/verify/findings.ts'
import { verify } from '../../../src/verify/index.ts'
import type { Trace } from '../../../src/verify/trace-shape.ts'

describe('the verifier’s own copy of what fits what', () => {
  it.each(FACTOR_USES)('is the table of the library for %s, entry by entry', (use) => {
    const due = FACTOR_CATEGORIES.filter(
      (category) => category !== 'own' && usesOfCategory(category)?.[use] !== undefined,
    )
    expect([...categoriesFitting(use)].sort()).toEqual([...due].sort())
  })

  it('knows the categories of the library and no others', () => {
    expect([...KNOWN_CATEGORIES].sort()).toEqual(FACTOR_CATEGORIES.filter((one) => one !== 'own').sort())
  })

  it.each(FACTOR_USES)('agrees with the library on every published factor as %s', (use) => {
    const [method = '', mode] = use === 'electricity' ? ['electricity_location'] : use.split('-')
    const route = mode === undefined ? {} : { route: { mode: mode.toUpperCase() } }
    const steps = mode === undefined ? [] : [{ kind: 'distance', distance: { rule: 'none', ...route } }]
    const isHotel = use === 'hotel'
    const differing = publishedCatalogue.factors().filter((factor) => {
      const contributions = [{ label: use, steps, factor }]
      const findings = new Findings()
      checkCategories(
        { method: { id: isHotel ? 'trip' : method }, contributions } as unknown as Trace,
        new Field(findings),
      )
      return (findings.list.length === 0) !== (fittingUse(factor, use) !== undefined)
    })
    expect(differing.map(({ key }) => key)).toEqual([])
  })
})

describe('the verifier’s own copy of the categories of Scope 3', () => {
  it('agrees with the library on every published factor by its quantity, and on money spent', () => {
    const due = (use: 'quantity' | 'spend' | 'spend-capital', factor: EmissionFactor) => {
      const fitting = fittingUse(factor, use)
      return fitting && scope3CategoryOf(fitting)
    }
    const fitting = publishedCatalogue.factors().filter((factor) => due('quantity', factor) !== undefined)
    const differing = fitting.filter((factor) => scope3CategoryDue('quantity', { factor }) !== due('quantity', factor))
    expect(differing.map(({ key }) => key)).toEqual([])
    expect(fitting.length).toBeGreaterThan(1000)
    for (const category of FACTOR_CATEGORIES) {
      for (const boundary of ['direct', 'WTT'] as const) {
        const factor = own({ category, boundary })
        const expected = due('quantity', factor)
        if (expected !== undefined) expect(scope3CategoryDue('quantity', { factor }), category).toBe(expected)
      }
    }
    const spend = own({ category: 'spend', unit: 'GBP 2024' })
    expect(scope3CategoryDue('spend', { label: 'purchase', factor: spend })).toBe(due('spend', spend))
    expect(scope3CategoryDue('spend', { label: 'capital goods', factor: spend })).toBe(due('spend-capital', spend))
  })
})

/** The calculation with another factor behind its last part, as a forger seals it. */
function resealed({ method, contributions, notices }: Calculation, factor: EmissionFactor): string {
  const others = contributions.slice(0, -1)
  const last = contributions.at(-1) as Calculation['contributions'][number]
  return toTrace(calculationOf({ method, notices, contributions: [...others, { ...last, factor }] }))
}

const key = (row: string) => findFactor(`desnz-2025/${row}`)
const gas = key('fuels/gaseous-fuels/natural-gas/kwh-gross-cv')
const grid = key('uk-electricity/electricity-generated/electricity-uk/kwh')
const hgv = key('freighting-goods/hgv-all-diesel/all-hgvs/average-laden/tonne-km')
const ship = key('freighting-goods/cargo-ship/container-ship/average/tonne-km')
const rail = key('business-travel-land/rail/national-rail/passenger-km')
const flight = key('business-travel-air/flights/domestic-to-from-uk/average-passenger/without-rf/passenger-km')
const own = (change: Partial<Parameters<typeof defineFactor>[0]>) =>
  defineFactor({ key: 'own/factor', unit: 'kWh', per1: { co2e: 1 }, ...change })

const cubicMetres = calculateFuel({ value: 1, unit: 'm3', factor: key('fuels/gaseous-fuels/natural-gas/cubic-metres') })
const located = calculateElectricity({ value: 1, unit: 'kWh', grid, method: 'location' })
const bought = calculateElectricity({ value: 1, unit: 'kWh', grid, method: 'market' })
const leaked = calculateRefrigerant({ mass: 1, unit: 't', factor: own({ unit: 't' }) })
const driven = calculateVehicle({
  amount: 1,
  unit: 'km',
  factor: key('passenger-vehicles/cars-by-size/average-car/unknown/km'),
})
const distance = { value: 1, kind: 'shortest_feasible' } as const
const shipped = calculateMovement({ mass: 1, distance, mode: 'SHIP', factor: ship })
const stay = calculateTrip({ legs: [], hotel: { nights: 1, factor: key('hotel-stay/uk/room-per-night') } })
const flown = calculateTrip({
  legs: [
    {
      mode: 'AIR',
      distance: { value: 1, kind: 'great_circle' },
      factor: own({ unit: 'passenger·km', distanceBasis: 'actual' }),
    },
  ],
})

describe('a trace resealed on a factor of another category', () => {
  it.each([
    ['fuel on water', cubicMetres, key('water-supply/cubic-metres')],
    ['a location figure on gas', located, gas],
    [
      'a location figure on the losses of the grid',
      located,
      key('transmission-and-distribution/t-d-uk-electricity/electricity-uk/kwh'),
    ],
    ['a location figure on what says that it is upstream', located, own({ boundary: 'WTT' })],
    ['a market figure on heat', bought, key('heat-and-steam/district-heat-and-steam/kwh')],
    ['a leak on coal', leaked, key('fuels/solid-fuels/coal-industrial/tonnes')],
    ['a vehicle on a train', driven, own({ unit: 'km', category: 'travel-rail' })],
    ['a raised way by sea on a lorry', shipped, hgv],
    ['nights on homeworking', stay, own({ unit: 'room·night', category: 'homeworking' })],
    ['a raised flight on a train', flown, rail],
  ])('is found, by itself and by the catalogue: %s', (_, calculation, factor) => {
    const forged = resealed(calculation, factor)
    const path = `contributions[${calculation.contributions.length - 1}].factor.category`
    for (const options of [{}, { catalogue: publishedCatalogue }]) {
      expect(verify(forged, options).differences.map((one) => one.path)).toContain(path)
    }
  })

  it('is named with what fits, and what was found', () => {
    const { differences } = verify(resealed(stay, own({ unit: 'room·night', category: 'fuel' })))
    expect(differences.filter(({ path }) => path.endsWith('category'))).toMatchObject([
      { message: 'is not a category that the activity takes', expected: 'hotel', found: 'fuel' },
    ])
  })

  it('is not found where the mode is not told, as long as another mode fits', () => {
    const moved = calculateMovement({ mass: 1, distance: { value: 1, kind: 'actual' }, mode: 'SHIP', factor: ship })
    expect(verify(resealed(moved, hgv)).verified).toBe(true)
    expect(verify(resealed(moved, own({ unit: 't·km', category: 'travel-sea' }))).verified).toBe(false)
  })

  it('is nothing that could be found of a factor without a category, or of one that this verifier does not know', () => {
    expect(verify(resealed(located, own({}))).verified).toBe(true)
    const unknown = { ...own({}), category: 'sheet-of-next-year' }
    expect(verify(resealed(located, unknown)).verified).toBe(true)
  })
})

describe('a trace of a factor that fits', () => {
  it.each([
    [
      'heat at a site',
      calculateFuel({ value: 1, unit: 'kWh', factor: key('heat-and-steam/onsite-heat-and-steam/kwh') }),
    ],
    ['a flight', calculateTrip({ legs: [{ mode: 'AIR', distance: { value: 1 }, factor: flight }] })],
    [
      'a refrigerant recorded as fuel',
      calculateFuel({ value: 1, unit: 'kg', factor: findFactor('ipcc-ar5/gwp100/hfc-32/kg') }),
    ],
  ])('verifies: %s', (_, calculation) => {
    expect(verify(toTrace(calculation), { catalogue: publishedCatalogue })).toEqual({ verified: true, differences: [] })
  })
})
