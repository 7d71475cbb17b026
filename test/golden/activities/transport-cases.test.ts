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
  verify,
} from '../../../src/index.ts'

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

/** Rows of DESNZ 2025: CO2, and CH4 and N2O as CO2e of the gas (AR5), the total, the WTT partner, and what they give. */
const ROWS = [
  [
    'E054',
    '0.8 t × 120 km diesel van',
    't·km',
    0.8,
    120,
    ['0.62715', '0.00001', '0.00414', '0.6313', '0.15095'],
    [60.2064, 0.00096, 0.39744, 60.6048, 14.4912],
  ],
  [
    'E056',
    '10 t × 19,500 km container ship',
    't·km',
    10,
    19500,
    ['0.01592', '0.00001', '0.00019', '0.01612', '0.00365'],
    [3104.4, 1.95, 37.05, 3143.4, 711.75],
  ],
  [
    'E057',
    '10 t × 19,500 km container 8000+ TEU',
    't·km',
    10,
    19500,
    ['0.0125', '0.00000448', '0.00015', '0.01266', '0.00287'],
    [2437.5, 0.8736, 29.25, 2468.7, 559.65],
  ],
  [
    'E058',
    '50,000 t × 10,000 km bulk carrier',
    't·km',
    50000,
    10000,
    ['0.00349', '0.00000112', '0.00004', '0.00353', '0.0008'],
    [1745000, 560, 20000, 1765000, 400000],
  ],
  [
    'E059',
    '0.5 t × 5,554.592 km air with RF',
    't·km',
    0.5,
    5554.592,
    ['0.89392', '0.00006', '0.00542', '0.89939', '0.13516'],
    [2482.68044, 0.166638, 15.052944, 2497.872249, 375.379327],
  ],
  [
    'E060',
    '0.5 t × 5,554.592 km air without RF',
    't·km',
    0.5,
    5554.592,
    ['0.52583', '0.00006', '0.00542', '0.5313', '0.13516'],
    [1460.385556, 0.166638, 15.052944, 1475.577365, 375.379327],
  ],
  [
    'E061',
    'London to New York, economy, with RF',
    'passenger·km',
    1,
    5554.592,
    ['0.11604', '0.00001', '0.00099', '0.11704', '0.02461'],
    [644.554856, 0.055546, 5.499046, 650.109448, 136.698509],
  ],
  [
    'E062',
    'London to New York, premium economy, with RF',
    'passenger·km',
    1,
    5554.592,
    ['0.18567', '0.00001', '0.00157', '0.18726', '0.03937'],
    [1031.321097, 0.055546, 8.720709, 1040.152898, 218.684287],
  ],
  [
    'E064',
    'London to New York, first, with RF',
    'passenger·km',
    1,
    5554.592,
    ['0.46417', '0.00003', '0.00394', '0.46814', '0.09844'],
    [2578.274969, 0.166638, 21.885092, 2600.326699, 546.794036],
  ],
  [
    'E065',
    'London to New York, average, with RF',
    'passenger·km',
    1,
    5554.592,
    ['0.15152', '0.00001', '0.00129', '0.15282', '0.03213'],
    [841.63178, 0.055546, 7.165424, 848.852749, 178.469041],
  ],
  [
    'E066',
    'three passengers London to Paris, business, with RF',
    'passenger·km',
    3,
    347.653,
    ['0.18727', '0.00001', '0.00135', '0.18863', '0.03373'],
    [195.314932, 0.01043, 1.407995, 196.733356, 35.179007],
  ],
  [
    'E067',
    'domestic flight of 500 km without RF',
    'passenger·km',
    1,
    500,
    ['0.13395', '0.00022', '0.00134', '0.13552', '0.0335'],
    [66.975, 0.11, 0.67, 67.76, 16.75],
  ],
  [
    'E068',
    'national rail 640 km',
    'passenger·km',
    1,
    640,
    ['0.0351', '0.00008', '0.00028', '0.03546', '0.00897'],
    [22.464, 0.0512, 0.1792, 22.6944, 5.7408],
  ],
] as const

/** The mode decides an uplift only; the published distances are those of the factors. */
function carried(unit: string, load: number, km: number, factor: EmissionFactor): Calculation {
  if (unit === 't·km') return calculateMovement({ mass: load, mode: 'TRUCK', distance: actual(km), factor })
  return calculateTrip({ legs: [{ mode: 'RAIL', distance: actual(km), factor, passengers: load }] })
}

const NOT_EXPRESSED = {
  E001: 'interpolates fuel between two distances: a flight model, not an activity',
  E023: 'a weighted average of routes: a flight model, not an activity',
  E032: 'an intensity, kilograms divided by tonne-kilometres: the library gives emissions',
  E034: 'an intensity, kilograms divided by tonne-kilometres: the library gives emissions',
  E042: 'from coordinates: needs places',
  E074: 'selection of a hotel factor by country: a test of the catalogue',
  E075: 'the formula of the myclimate calculator: no method of this library',
  E076: 'the formula of the myclimate calculator: no method of this library',
  E077: 'the formula of the myclimate calculator: no method of this library',
  E078: 'the formula of the myclimate calculator: no method of this library',
  E079: 'the formula of the myclimate calculator: no method of this library',
} as const

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

  it.each(ROWS)(`%s %s (${DESNZ_2025})`, (id, _, unit, load, km, published, expected) => {
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
    const expressed = [...CASES.map(({ id }) => id), ...ROWS.map(([id]) => id), 'E031']
    expect(new Set([...expressed, ...Object.keys(NOT_EXPRESSED)]).size).toBe(45)
  })
})
