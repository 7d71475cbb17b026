/**
 * The published transport and travel calculations that the activities can express, with their sources; the rest are listed
 * at the end with the reason. Digits of the factors are those of the source.
 */
import { describe, expect, it } from 'vitest'
import {
  allocate,
  type Boundary,
  type Calculation,
  calculateFuel,
  calculateMovement,
  calculateTrip,
  type DistanceInput,
  defineFactor,
  type EmissionFactor,
  sumEmissions,
  type TransportMode,
  toTrace,
} from '../../../src/index.ts'
import { verify } from '../../../src/verify/index.ts'
import { DESNZ_2025_ROWS, NOT_EXPRESSED } from './data/transport-cases.ts'

const TIM = 'Google Travel Impact Model README v3.0.0 (CC BY-SA 4.0), example ZRH-SFO B787-9'
const CLECAT = 'CLECAT/UBA guide on ISO 14083 (ifeu/Fraunhofer IML), case A'
const DESNZ_2025 = 'UK DESNZ GHG Conversion Factors 2025, OGL v3'
const DESNZ_2026 = 'worked example of a fruit exporter, DESNZ 2026 factors'
const DESNZ_2019 = 'R package acircleda/footprint README and tests (DESNZ 2019 factors, haversine)'

interface Case {
  readonly id: string
  readonly what: string
  readonly source: string
  readonly calculation: Calculation
  /** Kilograms of CO2e as published. */
  readonly expected: number
  /** Half a unit of the last digit printed, or the published tolerance. */
  readonly tolerance: number
}

function total(unit: string, co2e: string, boundary: Boundary = 'direct'): EmissionFactor {
  return defineFactor({
    key: `published/${unit}/${co2e}/${boundary}`,
    unit,
    boundary,
    distanceBasis: 'actual',
    per1: { co2e },
  })
}

function actual(value: number): DistanceInput {
  return { value, kind: 'actual' }
}

function freight(mass: number, km: number, kgPerTkm: string, mode: TransportMode = 'TRUCK'): Calculation {
  return calculateMovement({ mass, mode, distance: actual(km), factor: total('t·km', kgPerTkm) })
}

/** One passenger over one kilometre in a seat of a wide-body, by the figure of an economy seat at 84.5 % load. */
function seat(perEconomySeat: string, cabinClass: 'ECONOMY' | 'PREMIUM_ECONOMY' | 'BUSINESS'): Calculation {
  const factor = total('passenger·km', `${perEconomySeat}/0.845`)
  const cabin = { class: cabinClass, method: 'iata_wide' } as const
  return calculateTrip({ legs: [{ mode: 'AIR', distance: actual(1), factor, cabin }] })
}

/** 48 business, 21 premium and 188 economy seats by the weight of each. */
function equivalentCapacity(): Calculation {
  const seats = [
    [48, 'BUSINESS'],
    [21, 'PREMIUM_ECONOMY'],
    [188, 'ECONOMY'],
  ] as const
  const factor = total('passenger·km', '1')
  const legs = seats.map(([passengers, cabinClass]) => {
    const cabin = { class: cabinClass, method: 'iata_wide' } as const
    return { mode: 'AIR', distance: actual(1), factor, passengers, cabin } as const
  })
  return calculateTrip({ legs })
}

const flightFuel = (kgPerKg: string) => calculateFuel({ value: 56440, unit: 'kg', factor: total('kg', kgPerKg) })
const cargoOf = (kg: string) =>
  allocate(calculateFuel({ value: 1, unit: 'kg', factor: total('kg', kg) }), [8, 92])[0] as Calculation

const CASES: readonly Case[] = [
  {
    id: 'E005',
    what: 'flight, tank to wake',
    source: TIM,
    calculation: flightFuel('3.1894'),
    expected: 180010,
    tolerance: 1,
  },
  {
    id: 'E006',
    what: 'flight, well to wake',
    source: TIM,
    calculation: flightFuel('3.8359'),
    expected: 216498,
    tolerance: 1,
  },
  {
    id: 'E008',
    what: 'cargo, 8 % of the mass',
    source: TIM,
    calculation: cargoOf('180010'),
    expected: 14401,
    tolerance: 1,
  },
  {
    id: 'E009',
    what: 'cargo, 8 % of the mass',
    source: TIM,
    calculation: cargoOf('216498'),
    expected: 17320,
    tolerance: 1,
  },
  {
    id: 'E010',
    what: 'equivalent capacity',
    source: TIM,
    calculation: equivalentCapacity(),
    expected: 411.5,
    tolerance: 0,
  },
  {
    id: 'E014',
    what: 'business, WTT',
    source: TIM,
    calculation: seat('81.577', 'BUSINESS'),
    expected: 386.163,
    tolerance: 0.002,
  },
  {
    id: 'E015',
    what: 'business, TTW',
    source: TIM,
    calculation: seat('402.452', 'BUSINESS'),
    expected: 1905.098,
    tolerance: 0.002,
  },
  {
    id: 'E017',
    what: 'premium economy, WTT',
    source: TIM,
    calculation: seat('81.577', 'PREMIUM_ECONOMY'),
    expected: 144.812,
    tolerance: 0.002,
  },
  {
    id: 'E020',
    what: 'economy, WTT',
    source: TIM,
    calculation: seat('81.577', 'ECONOMY'),
    expected: 96.541,
    tolerance: 0.002,
  },
  {
    id: 'E021',
    what: 'economy, TTW',
    source: TIM,
    calculation: seat('402.452', 'ECONOMY'),
    expected: 476.275,
    tolerance: 0.002,
  },
  {
    id: 'E022',
    what: 'economy, WTW',
    source: TIM,
    calculation: seat('484.029', 'ECONOMY'),
    expected: 572.815,
    tolerance: 0.002,
  },
  {
    id: 'E025',
    what: 'truck, 525 + 1050 t·km',
    source: CLECAT,
    calculation: freight(1, 1575, '0.143'),
    expected: 225.2,
    tolerance: 0.05,
  },
  {
    id: 'E027',
    what: 'truck 10 t × 50 km',
    source: CLECAT,
    calculation: freight(10, 50, '0.15'),
    expected: 75,
    tolerance: 0,
  },
  {
    id: 'E028',
    what: 'truck 10 t × 100 km',
    source: CLECAT,
    calculation: freight(10, 100, '0.15'),
    expected: 150,
    tolerance: 0,
  },
  {
    id: 'E029',
    what: 'rail 10 t × 500 km',
    source: CLECAT,
    calculation: freight(10, 500, '0.014', 'RAIL'),
    expected: 70,
    tolerance: 0,
  },
  {
    id: 'E030',
    what: 'hub 10 t × 1.07 kg',
    source: CLECAT,
    calculation: calculateFuel({ value: 10, unit: 't', factor: total('t', '1.07') }),
    expected: 10.7,
    tolerance: 0,
  },
  {
    id: 'E038',
    what: 'Los Angeles to London, economy, with radiative forcing',
    source: DESNZ_2019,
    calculation: calculateTrip({
      legs: [{ mode: 'AIR', distance: actual(8780.65), factor: total('passenger·km', '0.14981') }],
    }),
    expected: 1312.696,
    tolerance: 0.004 * 1312.696,
  },
  {
    id: 'E044',
    what: 'refrigerated lorry, WTT',
    source: DESNZ_2026,
    calculation: freight(18, 320, '0.02114'),
    expected: 121.77,
    tolerance: 0.006,
  },
  {
    id: 'E048',
    what: 'return flight of 10,750 km each way and two nights in Spain',
    source: DESNZ_2026,
    calculation: calculateTrip({
      legs: [{ mode: 'AIR', distance: actual(10750), factor: total('passenger·km', '0.11704'), isReturn: true }],
      hotel: { nights: 2, factor: total('room·night', '7') },
    }),
    expected: 2530.36,
    tolerance: 0,
  },
  {
    id: 'E071',
    what: 'seven nights in the Maldives',
    source: DESNZ_2025,
    calculation: calculateTrip({ legs: [], hotel: { nights: 7, factor: total('room·night', '152.2') } }),
    expected: 1065.4,
    tolerance: 0,
  },
]

/** The mode decides an uplift only; the published distances are those of the factors. */
function carried(unit: string, load: number, km: number, factor: EmissionFactor): Calculation {
  if (unit === 't·km') return calculateMovement({ mass: load, mode: 'TRUCK', distance: actual(km), factor })
  return calculateTrip({ legs: [{ mode: 'RAIL', distance: actual(km), factor, passengers: load }] })
}

describe('published transport and travel calculations', () => {
  it.each(CASES)('$id $what ($source)', ({ calculation, expected, tolerance }) => {
    const { co2e } = calculation.emission
    expect(Math.abs((co2e ?? Number.NaN) - expected)).toBeLessThanOrEqual(tolerance)
    expect(verify(toTrace(calculation)).differences).toEqual([])
  })

  it(`E031 the whole chain of truck, hub, rail, hub and truck (${CLECAT})`, () => {
    const hub = calculateFuel({ value: 10, unit: 't', factor: total('t', '1.07') })
    // step 5 prints rail from the unrounded intensity, 14.38 g
    const chain = [freight(10, 50, '0.15'), hub, freight(10, 500, '0.01438', 'RAIL'), hub, freight(10, 100, '0.15')]
    expect(sumEmissions(chain).emission.co2e).toBe(318.3)
  })

  it.each(DESNZ_2025_ROWS)(`%s %s (${DESNZ_2025})`, (id, _, unit, load, km, published, expected) => {
    const [co2, ch4, n2o, co2e, wtt] = published
    const row = {
      key: `desnz-2025/${id}`,
      unit,
      gasBasis: 'co2e',
      distanceBasis: 'actual',
      per1: { co2, ch4, n2o, co2e },
    } as const
    const calculation = carried(unit, load, km, defineFactor(row))
    const upstream = carried(unit, load, km, total(unit, wtt, 'WTT'))
    const { emission } = calculation
    // the cases state CO2e of each gas, rounded to the milligram
    const asCo2e = [emission.co2, (emission.ch4 ?? Number.NaN) * 28, (emission.n2o ?? Number.NaN) * 265, emission.co2e]
    for (const [at, value] of [...asCo2e, upstream.emission.co2e].entries()) {
      expect(value).toBeCloseTo(expected[at] as number, 6)
    }
    expect(verify(toTrace(calculation)).differences).toEqual([])
  })

  it('are all of the collection, but for those that are no activity', () => {
    const expressed = [...CASES.map(({ id }) => id), ...DESNZ_2025_ROWS.map(([id]) => id), 'E031']
    expect(new Set([...expressed, ...Object.keys(NOT_EXPRESSED)]).size).toBe(45)
  })
})
