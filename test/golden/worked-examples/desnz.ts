import {
  allocate,
  calculateElectricity,
  calculateRefrigerant,
  calculateTrip,
  calculateVehicle,
  convert,
  units,
} from '../../../src/index.ts'
import { findFactor, findRefrigerant } from '../../../src/reference/factors/index.ts'
import { kg, tonneKilometres, typed } from '../golden-arithmetic.ts'
import type { GoldenCase } from '../golden-case.ts'

const source = (where: string) => `UK DESNZ GHG Conversion Factors 2025, ${where} (Open Government Licence v3.0)`
const AIR = 'desnz-2025/business-travel-air/flights'

/** One passenger, one kilometre, with radiative forcing. */
function forced(row: string) {
  const leg = { mode: 'AIR', distance: { value: 1, kind: 'great_circle' }, factor: findFactor(row) } as const
  return kg(calculateTrip({ legs: [leg], radiativeForcing: 'desnz1.7' }))
}

const PUBLISHED_APART = {
  why: 'the published figures with and without are rounded apart',
  absolute: '0.00002',
} as const

export const desnzExamples: readonly GoldenCase[] = [
  {
    id: 'desnz-01',
    source: source("sheet 'Passenger vehicles', FAQ"),
    title: 'A large plug-in hybrid over 10,000 miles',
    given: '10,000 miles at 0.11397 kg per mile (edition 2023, not shipped)',
    how: 'calculateVehicle by a typed factor per mile',
    expected: { kg: '1140' },
    compute: () => ({
      kg: kg(calculateVehicle({ amount: 10_000, unit: 'mi', factor: typed('mi', '0.11397') })),
    }),
  },
  {
    id: 'desnz-02',
    source: source('methodology paper, paragraph 4.6'),
    title: 'GWP of R-404A under AR5',
    given: '44 % HFC-125, 52 % HFC-143a, 4 % HFC-134a',
    how: 'calculateRefrigerant of 1 kg of the shipped blend',
    expected: { gwp: '3943' },
    compute: () => ({ gwp: kg(calculateRefrigerant({ mass: 1, ...findRefrigerant('R-404A', 'AR5_GWP100') })) }),
  },
  {
    id: 'desnz-04',
    source: source('methodology paper, paragraph 10.13'),
    title: 'Well to tank of transmission losses',
    given: '61 g/kWh direct, 8 % lost on the way, WTT being 24.19 % of direct in the UK',
    how: 'calculateElectricity of the 8/92 kWh that are lost per kWh used; allocate 24.19 of 100; kilograms to grams',
    expected: { grams: '1.28' },
    compute: () => {
      const grid = typed('kWh', '61', { massUnit: 'g' })
      const lost = calculateElectricity({ value: '8/92', unit: 'kWh', method: 'location', grid })
      const [share] = allocate(lost, ['24.19', '75.81'])
      return { grams: convert(share?.emission.co2e ?? Number.NaN, units.kilogram, units.gram) }
    },
  },
  {
    id: 'desnz-05',
    source: source('methodology paper, paragraph 6.12'),
    title: 'Tonne-kilometres of a lorry',
    given: '5 t over 100 km',
    how: 'calculateMovement with a factor of 1 kg per tonne-kilometre',
    expected: { tkm: '500' },
    compute: () => ({ tkm: tonneKilometres(5, 100) }),
  },
  {
    id: 'desnz-06',
    source: source("sheet 'Conversions'"),
    title: 'A kilowatt hour in gigajoules',
    given: '1 kWh',
    how: 'convert',
    expected: { gigajoules: '0.0036' },
    compute: () => ({ gigajoules: convert(1, units.kilowattHour, units.gigajoule) }),
  },
  {
    id: 'desnz-rf-domestic',
    source: source("sheet 'Business travel- air' and the rule of sheet 'Fuels', FAQ"),
    title: 'A domestic flight with radiative forcing from the row without',
    given: 'CO2 0.13395, CH4 0.00022, N2O 0.00134 kg CO2e; CO2 × 1.7',
    how: 'calculateTrip by the published row without radiative forcing, radiativeForcing desnz1.7',
    expected: { kgPerPassengerKm: '0.22928' },
    tolerance: PUBLISHED_APART,
    compute: () => ({
      kgPerPassengerKm: forced(`${AIR}/domestic-to-from-uk/average-passenger/without-rf/passenger-km`),
    }),
  },
  {
    id: 'desnz-rf-short-haul',
    source: source("sheet 'Business travel- air' and the rule of sheet 'Fuels', FAQ"),
    title: 'A short flight with radiative forcing from the row without',
    given: 'CO2 0.07466, CH4 0.00001, N2O 0.00092 kg CO2e; CO2 × 1.7',
    how: 'calculateTrip by the published row without radiative forcing, radiativeForcing desnz1.7',
    expected: { kgPerPassengerKm: '0.12786' },
    tolerance: PUBLISHED_APART,
    compute: () => ({
      kgPerPassengerKm: forced(`${AIR}/short-haul-to-from-uk/average-passenger/without-rf/passenger-km`),
    }),
  },
]
