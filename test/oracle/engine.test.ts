import { describe, expect, it } from 'vitest'
import {
  allocate,
  type Calculation,
  calculateElectricity,
  calculateFuel,
  calculateMovement,
  calculateRefrigerant,
  calculateTrip,
  calculateVehicle,
  combineFactors,
  defineFactor,
  sumEmissions,
  withGwpSet,
} from '../../src/index.ts'
import { findRefrigerant } from '../../src/reference/factors/index.ts'
import { perPassengerKm, perRoomNight, perTonneKm } from '../fixtures/activities.ts'
import { factors } from '../fixtures/own-factors.ts'
import { SEEDS, scaleRuns } from '../fixtures/seeds.ts'
import { type Random, randomFrom } from './random.ts'
import { type Fraction, fraction, isNearest, plus, quotient, times } from './rational-oracle.ts'

/**
 * Every activity against the formula of its method, written out here by hand and evaluated with the fractions of the
 * oracle: published digits, unit multipliers and shares are typed in again, and nothing of src/ computes the expectation.
 */

const ROUNDS = scaleRuns(400)
const f = (text: string | number) => fraction(text)
const over = (a: string | number, b: string | number) => quotient(f(a), f(b))

/** A gas published as CO2e under AR5 is its mass times 28 or 265. */
const DIESEL = {
  co2: f('2.53763'),
  ch4: over('0.00029', '28'),
  n2o: over('0.0329', '265'),
  co2e: f('2.57082'),
}
const TRANSPORT = { co2: f('0.16505'), ch4: over('0.00013', 28), n2o: over('0.00101', 265), co2e: f('0.16619') }
const GRID = { co2: f('0.17489'), ch4: over('0.0009', 28), n2o: over('0.00122', 265), co2e: f('0.177') }
const POUND = f('0.45359237')
const CAMX = {
  co2: times(f('436.655'), POUND),
  ch4: times(f('0.025'), POUND),
  n2o: times(f('0.003'), POUND),
  co2e: times(plus(f('436.655'), plus(times(f(28), f('0.025')), times(f(265), f('0.003')))), POUND),
}
/** kWh of one; the British thermal unit is 1055.05585262 J. */
const KWH = {
  kWh: f(1),
  MWh: f(1000),
  MJ: f('5/18'),
  GJ: f('2500/9'),
  mmbtu: over('1055.05585262', '3.6'),
  therm: over('105.505585262', '3.6'),
  Wh: f('0.001'),
} as const
const LITRES = { l: f(1), m3: f(1000), 'US gal': f('3.785411784'), 'imp gal': f('4.54609') } as const
const KM = { km: f(1), mi: f('1.609344'), m: f('0.001'), nmi: f('1.852') } as const
const TONNES = { t: f(1), kg: f('0.001'), lb: f('0.00045359237'), 'short ton': f('0.90718474') } as const

type Columns = Readonly<Record<'co2' | 'ch4' | 'n2o' | 'co2e', Fraction>>

/** A quantity by a factor, gas by gas. */
function by(quantity: Fraction, factor: Columns): Columns {
  const { co2, ch4, n2o, co2e } = factor
  return {
    co2: times(quantity, co2),
    ch4: times(quantity, ch4),
    n2o: times(quantity, n2o),
    co2e: times(quantity, co2e),
  }
}

function added(a: Columns, b: Columns): Columns {
  return { co2: plus(a.co2, b.co2), ch4: plus(a.ch4, b.ch4), n2o: plus(a.n2o, b.n2o), co2e: plus(a.co2e, b.co2e) }
}

/** The gases that are not the nearest doubles of what the formula gives. */
function wrong({ emission }: Pick<Calculation, 'emission'>, expected: Columns): readonly string[] {
  const gases = ['co2', 'ch4', 'n2o', 'co2e'] as const
  return gases.filter((gas) => !isNearest(emission[gas] ?? Number.NaN, expected[gas]))
}

/** A quantity as callers write them: few decimals, many digits, huge, small, past 2^53, as a fraction. */
function quantity(random: Random): number | string {
  const kinds = [
    () => random.whole(0, 100_000),
    () => random.whole(0, 10 ** 9) / 100,
    () => random.whole(0, 10 ** 12) / 10 ** 6,
    () => random.unit() * 10 ** random.whole(-6, 15),
    () => 2 ** 53 + 2 * random.whole(0, 10 ** 9),
    () => `${random.whole(0, 10 ** 9)}.${random.whole(10 ** 14, 9 * 10 ** 14)}${random.whole(1, 9 * 10 ** 9)}`,
    () => `${random.whole(1, 10 ** 6)}/${random.whole(1, 997)}`,
    () => `${random.whole(1, 9)}e${random.whole(-30, 30)}`,
  ]
  return random.one(kinds)()
}

function unitOf<T extends object>(table: T, random: Random): readonly [keyof T & string, T[keyof T]] {
  return random.one(Object.entries(table)) as never
}

type Case = (random: Random) => readonly [Pick<Calculation, 'emission'>, Columns]

const cases: Readonly<Record<string, Case>> = {
  'fuel: value × litres × factor': (random) => {
    const value = quantity(random)
    const [unit, litres] = unitOf(LITRES, random)
    return [calculateFuel({ value, unit, factor: factors.diesel }), by(times(f(value), litres), DIESEL)]
  },
  'fuel over a bridge: value × kg/l × factor per kg': (random) => {
    const value = quantity(random)
    const density = `0.${random.whole(70, 99)}`
    const factor = defineFactor({ ...factors.diesel, key: 'oracle/diesel/kg', unit: 'kg' })
    const bridge = { name: 'density', from: 'l', to: 'kg', times: density, source: 'oracle' }
    return [calculateFuel({ value, unit: 'l', factor, bridge }), by(times(f(value), f(density)), DIESEL)]
  },
  'fuel under AR6: CO2 + 27 CH4 + 273 N2O': (random) => {
    const value = quantity(random)
    const co2e = plus(DIESEL.co2, plus(times(f(27), DIESEL.ch4), times(f(273), DIESEL.n2o)))
    const calculation = calculateFuel({ value, unit: 'l', factor: factors.diesel })
    return [withGwpSet(calculation, 'AR6_GWP100'), by(f(value), { ...DIESEL, co2e })]
  },
  'electricity, location: value × kWh × grid': (random) => {
    const value = quantity(random)
    const [unit, kwh] = unitOf(KWH, random)
    const calculation = calculateElectricity({ value, unit, method: 'location', grid: factors.gridUk })
    return [calculation, by(times(f(value), kwh), GRID)]
  },
  'electricity in pounds per MWh': (random) => {
    const value = quantity(random)
    const [unit, kwh] = unitOf(KWH, random)
    const calculation = calculateElectricity({ value, unit, method: 'location', grid: factors.gridCalifornia })
    return [calculation, by(quotient(times(f(value), kwh), f(1000)), CAMX)]
  },
  'electricity, market: (100 − p)/100 × residual + p/100 × clean': (random) => {
    const value = quantity(random)
    const p = `${random.whole(0, 99)}.${random.whole(0, 999_999)}`
    const [unit, kwh] = unitOf(KWH, random)
    const use = { value, unit, percentageOfCleanEnergy: p, clean: factors.gridCalifornia, residual: factors.gridUk }
    const calculation = calculateElectricity({ ...use, method: 'market', grid: factors.gridLifecycle })
    const used = times(f(value), kwh)
    const clean = by(times(used, over(p, 100), f('0.001')), CAMX)
    const rest = plus(f(1), times(f(-1), over(p, 100)))
    return [calculation, added(by(times(used, rest), GRID), clean)]
  },
  'vehicle: distance × consumption/100 × factor': (random) => {
    const amount = quantity(random)
    const [unit, km] = unitOf({ km: KM.km, mi: KM.mi }, random)
    const value = `${random.whole(1, 40)}.${random.whole(0, 99)}`
    const consumption = { value, unit: 'l', per: 100 } as const
    const calculation = calculateVehicle({ amount, unit, factor: factors.diesel, consumption })
    // per 100 of the unit of the distance, which is not converted
    expect(km).toBeDefined()
    return [calculation, by(times(f(amount), over(value, 100)), DIESEL)]
  },
  'vehicle, pair: gallons × CO2, miles × CH4 and N2O': (random) => {
    const [amount, value] = [quantity(random), quantity(random)]
    const factor = combineFactors(factors.gasolineCo2, factors.carGases)
    const calculation = calculateVehicle({ amount, unit: 'km', factor, fuel: { value, unit: 'l' } })
    const gallons = quotient(f(value), LITRES['US gal'])
    const miles = quotient(f(amount), KM.mi)
    const [co2, ch4, n2o] = [times(gallons, f('8.78')), times(miles, f('0.0000052')), times(miles, f('0.0000016'))]
    const co2e = plus(co2, plus(times(f(28), ch4), times(f(265), n2o)))
    return [calculation, { co2, ch4, n2o, co2e }]
  },
  'movement by road: mass × shortest × 1.05 × factor': (random) => {
    const mass = quantity(random)
    const [massUnit, tonnes] = unitOf(TONNES, random)
    const value = random.whole(0, 40_000) / 10
    const [unit, km] = unitOf(KM, random)
    const distance = { value, unit, kind: 'shortest_feasible' } as const
    const calculation = calculateMovement({ mass, massUnit, distance, mode: 'TRUCK', factor: perTonneKm })
    return [calculation, by(times(f(mass), tonnes, f(value), km, f('1.05')), TRANSPORT)]
  },
  'movement by air: mass × (great circle + 95) × factor': (random) => {
    const mass = quantity(random)
    const value = random.whole(1, 200_000) / 16
    const distance = { value, kind: 'great_circle' } as const
    const calculation = calculateMovement({ mass, distance, mode: 'AIR', factor: perTonneKm })
    return [calculation, by(times(f(mass), plus(f(value), f(95))), TRANSPORT)]
  },
  'movement shared: whole × part / sum': (random) => {
    const mass = quantity(random)
    const parts = [random.whole(1, 999), random.whole(1, 999), random.whole(1, 999)] as const
    const distance = { value: 77.7, kind: 'actual' } as const
    const [share] = allocate(calculateMovement({ mass, distance, mode: 'RAIL', factor: perTonneKm }), parts)
    const integer = parts[0] + parts[1] + parts[2]
    if (share === undefined) throw new Error('allocate gave no share')
    return [share, by(times(f(mass), f('77.7'), over(parts[0], integer)), TRANSPORT)]
  },
  'trip: passengers × km × seat × 2 × factor + nights × rooms × factor': (random) => {
    const [passengers, nights, rooms] = [random.whole(1, 9), random.whole(0, 30), random.whole(1, 5)]
    const value = random.whole(1, 160_000) / 8
    const cabin = { class: 'BUSINESS', method: 'iata_wide' } as const
    const distance = { value, kind: 'great_circle' } as const
    const legs = [{ mode: 'AIR', distance, factor: perPassengerKm, passengers, cabin, isReturn: true }] as const
    const trip = calculateTrip({ legs, hotel: { nights, rooms, factor: perRoomNight } })
    const flown = by(times(f(passengers), f(value), f(4), f(2)), TRANSPORT)
    return [trip, added(flown, by(times(f(nights), f(rooms)), TRANSPORT))]
  },
  'trip with radiative forcing: CO2 × 1.7, and that much more CO2e': (random) => {
    const value = random.whole(1, 160_000) / 8
    const legs = [{ mode: 'AIR', distance: { value, kind: 'great_circle' }, factor: perPassengerKm }] as const
    const trip = calculateTrip({ legs, radiativeForcing: 'desnz1.7' })
    const co2 = times(TRANSPORT.co2, f('1.7'))
    const co2e = plus(TRANSPORT.co2e, times(f('0.7'), TRANSPORT.co2))
    return [trip, by(f(value), { ...TRANSPORT, co2, co2e })]
  },
  'refrigerant: mass × (0.44 × 3170 + 0.52 × 4800 + 0.04 × 1300)': (random) => {
    const mass = quantity(random)
    const [unit, tonnes] = unitOf(TONNES, random)
    const gwp = plus(times(f('0.44'), f(3170)), plus(times(f('0.52'), f(4800)), times(f('0.04'), f(1300))))
    const calculation = calculateRefrigerant({ mass, unit, ...findRefrigerant('R-404A', 'AR5_GWP100') })
    const nothing = f(0)
    const co2e = times(f(mass), tonnes, f(1000), gwp)
    return [calculation, { co2: nothing, ch4: nothing, n2o: nothing, co2e }]
  },
  'a sum of forty records in mixed units': (random) => {
    const records = Array.from({ length: 40 }, () => ({ value: quantity(random), unit: unitOf(LITRES, random) }))
    const calculations = records.map(({ value, unit: [unit] }) =>
      calculateFuel({ value, unit, factor: factors.diesel }),
    )
    const litres = records.reduce((sum, { value, unit: [, each] }) => plus(sum, times(f(value), each)), f(0))
    return [sumEmissions(calculations), by(litres, DIESEL)]
  },
}

describe.each(SEEDS)('the engine against the oracle (seed %i)', (seed) => {
  it.each(Object.entries(cases))('%s', (_, one) => {
    const random = randomFrom(seed)
    for (let round = 0; round < ROUNDS; round++) {
      const [calculation, expected] = one(random)
      expect(wrong(calculation, expected)).toEqual([])
    }
  })
})
