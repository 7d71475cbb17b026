import { allocate, calculateMovement, calculateTrip, convert, units } from '../../../src/index.ts'
import { amount, kg, moved, seat, together, typed } from '../golden-arithmetic.ts'
import type { GoldenCase, UnexpressedCase } from '../golden-case.ts'

const TIM = 'Google Travel Impact Model README v3.0.0 (CC BY-SA 4.0), example ZRH–SFO, Boeing 787-9'
const CLECAT = 'CLECAT and UBA guide on ISO 14083 (ifeu, Fraunhofer IML), case A'
const EXPORTER = 'worked example of a fruit exporter with DESNZ 2026 factors'
const FOOTPRINT = 'R package acircleda/footprint, README and tests (DESNZ 2019 factors, haversine)'
const MYCLIMATE = 'myclimate flight calculator (constants of 2018 to 2022)'

/** One share of a quantity by mass, all digits. */
function shareOf(kilograms: number, parts: readonly [string, string]) {
  const [share] = allocate(amount(kilograms, 'kg', 1), parts)
  return share === undefined ? null : kg(share)
}

/** A leg by lorry whose kilometres are planned and whose factor is per kilometre driven. */
function driven(tonnes: number, km: number) {
  const factor = typed('t·km', '143', { massUnit: 'g', distanceBasis: 'actual' })
  return calculateMovement({ mass: tonnes, distance: { value: km, kind: 'shortest_feasible' }, mode: 'TRUCK', factor })
}

function flight(id: string, title: string, perEconomySeat: string, cabin: Parameters<typeof seat>[1], printed: string) {
  return {
    id,
    source: TIM,
    title,
    given: `${perEconomySeat} kg for an economy seat, 84.5 % of the seats taken`,
    how: 'calculateTrip with the wide-body ratios, the factor given as the fraction per seat / 0.845',
    expected: { kg: printed },
    compute: () => ({ kg: kg(seat(`${perEconomySeat}/0.845`, cabin)) }),
  } satisfies GoldenCase
}

export const chainCases: readonly GoldenCase[] = [
  {
    id: 'E005',
    source: TIM,
    title: 'Jet fuel of a flight, TTW',
    given: '56,440 kg at 3.1894',
    how: 'calculateFuel',
    expected: { kg: '180010' },
    compute: () => ({ kg: kg(amount(56_440, 'kg', '3.1894')) }),
  },
  {
    id: 'E006',
    source: TIM,
    title: 'Jet fuel of a flight, WTW',
    given: '56,440 kg at 3.8359',
    how: 'calculateFuel',
    expected: { kg: '216498' },
    compute: () => ({ kg: kg(amount(56_440, 'kg', '3.8359')) }),
  },
  {
    id: 'E008',
    source: TIM,
    title: 'Cargo’s part of a flight by mass, TTW',
    given: '8 % of 180,010 kg',
    how: 'allocate over masses of 8 and 92',
    expected: { kg: '14401' },
    compute: () => ({ kg: shareOf(180_010, ['8', '92']) }),
  },
  {
    id: 'E009',
    source: TIM,
    title: 'Cargo’s part of a flight by mass, WTW',
    given: '8 % of 216,498 kg',
    how: 'allocate over masses of 8 and 92',
    expected: { kg: '17320' },
    compute: () => ({ kg: shareOf(216_498, ['8', '92']) }),
  },
  {
    id: 'E010',
    source: TIM,
    title: 'Seats of the aircraft in economy seats',
    given: 'no first, 48 business, 21 premium economy, 188 economy at 5, 4, 1.5, 1',
    how: 'calculateTrip with the wide-body ratios and a factor of 1 over one kilometre; sumEmissions',
    expected: { seats: '411.5' },
    tolerance: { why: 'exact', absolute: '0' },
    compute: () => ({
      seats: together(seat(1, 'BUSINESS', 48), seat(1, 'PREMIUM_ECONOMY', 21), seat(1, 'ECONOMY', 188)),
    }),
  },
  flight('E014', 'A business passenger, WTT', '81.577', 'BUSINESS', '386.163'),
  flight('E015', 'A business passenger, TTW', '402.452', 'BUSINESS', '1905.098'),
  {
    ...flight('E017', 'A premium economy passenger, WTT', '81.577', 'PREMIUM_ECONOMY', '144.812'),
    tolerance: { why: 'the source rounds the seat, 122.366, before it divides', absolute: '0.002' },
  },
  flight('E020', 'An economy passenger, WTT', '81.577', 'ECONOMY', '96.541'),
  {
    ...flight('E021', 'An economy passenger, TTW', '402.452', 'ECONOMY', '476.275'),
    tolerance: { why: 'the source rounds up from 476.27456', absolute: '0.002' },
  },
  flight('E022', 'An economy passenger, WTW', '484.029', 'ECONOMY', '572.815'),
  {
    id: 'E023',
    source: 'Google Travel Impact Model, typical_flight_emissions.md, footnote 6',
    title: 'The typical flight of two routes',
    given: '80 passengers at 80 kg, 120 at 70 kg',
    how: 'calculateTrip of both legs; allocate over 200 equal passengers',
    expected: { kg: '74' },
    tolerance: { why: 'exact', absolute: '0' },
    compute: () => {
      const leg = (passengers: number, each: number) =>
        ({ mode: 'AIR', distance: { value: 1 }, factor: typed('passenger·km', each), passengers }) as const
      const [each] = allocate(calculateTrip({ legs: [leg(80, 80), leg(120, 70)] }), Array(200).fill(1))
      return { kg: each === undefined ? null : kg(each) }
    },
  },
  {
    id: 'E025',
    source: CLECAT,
    title: 'Both lorry legs by distance driven',
    given: '143 g/tkm, 525 and 1,050 tkm driven: 10 t over 50 and 100 planned km',
    how: 'calculateMovement of shortest feasible kilometres by a factor per actual ones, which raises them by 5 %',
    expected: { kg: '225.2' },
    compute: () => ({ kg: together(driven(10, 50), driven(10, 100)) }),
  },
  {
    id: 'E027',
    source: CLECAT,
    title: 'First leg by lorry',
    given: '10 t over 50 km at 0.15 kg/tkm',
    how: 'calculateMovement',
    expected: { kg: '75' },
    tolerance: { why: 'exact', absolute: '0' },
    compute: () => ({ kg: kg(moved(10, 50, typed('t·km', '0.15'))) }),
  },
  {
    id: 'E028',
    source: CLECAT,
    title: 'Last leg by lorry',
    given: '10 t over 100 km at 0.15 kg/tkm',
    how: 'calculateMovement',
    expected: { kg: '150' },
    tolerance: { why: 'exact', absolute: '0' },
    compute: () => ({ kg: kg(moved(10, 100, typed('t·km', '0.15'))) }),
  },
  {
    id: 'E029',
    source: `${CLECAT}, step 4 (step 5 prints 71.9 from the unrounded 14.38 g)`,
    title: 'Leg by rail',
    given: '10 t over 500 km at 0.014 kg/tkm',
    how: 'calculateMovement',
    expected: { kg: '70' },
    tolerance: { why: 'exact', absolute: '0' },
    compute: () => ({ kg: kg(moved(10, 500, typed('t·km', '0.014'))) }),
  },
  {
    id: 'E030',
    source: CLECAT,
    title: 'A terminal',
    given: '10 t at 1.07 kg/t',
    how: 'calculateFuel by a factor per tonne handled',
    expected: { kg: '10.7' },
    tolerance: { why: 'exact', absolute: '0' },
    compute: () => ({ kg: kg(amount(10, 't', '1.07')) }),
  },
  {
    id: 'E031',
    source: CLECAT,
    title: 'The whole chain',
    given: '75, 10.7, 71.9, 10.7 and 150 kg; the rail leg from 14.38 g/tkm',
    how: 'sumEmissions of the legs and terminals',
    expected: { kg: '318.3' },
    compute: () => {
      const rail = moved(10, 500, typed('t·km', '14.38', { massUnit: 'g' }))
      const terminal = amount(10, 't', '1.07')
      const lorry = (km: number) => moved(10, km, typed('t·km', '0.15'))
      return { kg: together(lorry(50), terminal, rail, terminal, lorry(100)) }
    },
  },
  {
    id: 'E032',
    source: CLECAT,
    title: 'Intensity of the chain',
    given: '318.3 kg over 6,500 tkm',
    how: 'a factor given as the fraction of both, for one tonne-kilometre',
    expected: { kgPerTkm: '0.049' },
    compute: () => ({ kgPerTkm: kg(moved(1, 1, typed('t·km', '318.3/6500'))) }),
  },
  {
    id: 'E034',
    source: 'CLECAT and UBA guide on ISO 14083 (ifeu, Fraunhofer IML), example 8',
    title: 'Refrigerant that leaks per tonne-kilometre',
    given: '4,076 kg over 1,800,000 tkm, in grams',
    how: 'a factor given as the fraction of both; kilograms to grams by convert',
    expected: { gramsPerTkm: '2.26' },
    compute: () => {
      const { co2e } = moved(1, 1, typed('t·km', '4076/1800000')).emission
      return { gramsPerTkm: convert(co2e ?? Number.NaN, units.kilogram, units.gram) }
    },
  },
  {
    id: 'E038',
    source: FOOTPRINT,
    title: 'LAX–LHR, economy with radiative forcing',
    given: '8,780.65 km at 0.14981',
    how: 'calculateTrip with a declared great circle and a typed factor',
    expected: { kg: '1312.696' },
    tolerance: { why: 'the source measures by haversine, the distance here is geodesic', percent: '0.4' },
    compute: () => {
      const factor = typed('passenger·km', '0.14981', { radiativeForcing: 'included' })
      const distance = { value: '8780.65', kind: 'great_circle', method: 'geodesic' } as const
      return { kg: kg(calculateTrip({ legs: [{ mode: 'AIR', distance, factor }] })) }
    },
  },
  {
    id: 'E042',
    source: FOOTPRINT,
    title: 'New York–London by coordinates, average passenger with radiative forcing',
    given: '40.712776, -74.005974 to 51.52, -0.1 at 0.19562',
    how: 'calculateTrip with the haversine distance of the points (radius 6,371.0088 km) as declared; typed factor',
    expected: { kg: '1090.26' },
    tolerance: { why: 'the radius of the source is not printed', percent: '0.4' },
    compute: () => {
      const factor = typed('passenger·km', '0.19562', { radiativeForcing: 'included' })
      const distance = { value: '5571.615', kind: 'great_circle', method: 'haversine' } as const
      return { kg: kg(calculateTrip({ legs: [{ mode: 'AIR', distance, factor }] })) }
    },
  },
  {
    id: 'E044',
    source: EXPORTER,
    title: 'A refrigerated articulated lorry, WTT',
    given: '18 t over 320 km at 0.02114 kg/tkm',
    how: 'calculateMovement with a typed factor (edition 2026 is not shipped)',
    expected: { kg: '121.77' },
    compute: () => ({ kg: kg(moved(18, 320, typed('t·km', '0.02114', { boundary: 'WTT' }))) }),
  },
  {
    id: 'E048',
    source: EXPORTER,
    title: 'A flight and back with two nights in Spain',
    given: '2 × 10,750 km at 0.11704 (economy with radiative forcing), 2 nights at 7.0',
    how: 'calculateTrip with isReturn and a hotel; typed factors (edition 2026 is not shipped)',
    expected: { kg: '2530.36' },
    tolerance: { why: 'exact', absolute: '0' },
    compute: () => {
      const factor = typed('passenger·km', '0.11704', { radiativeForcing: 'included' })
      const legs = [{ mode: 'AIR', distance: { value: 10_750 }, factor, isReturn: true }] as const
      return { kg: kg(calculateTrip({ legs, hotel: { nights: 2, factor: typed('room·night', '7.0') } })) }
    },
  },
]

const polynomial =
  'fits fuel to distance by a polynomial with constants of its own, by class of aircraft; tonne multiplies by factors and has no such method'

export const chainUnexpressed: readonly UnexpressedCase[] = [
  {
    id: 'E001',
    source: TIM,
    title: 'Cruise fuel over 5,250 nautical miles, interpolated',
    reason: 'interpolates the fuel of an aircraft type between tabulated distances; tonne models no aircraft',
  },
  { id: 'E075', source: MYCLIMATE, title: '347.653 km in economy', reason: polynomial },
  { id: 'E076', source: MYCLIMATE, title: '1,000 km in business', reason: polynomial },
  { id: 'E077', source: MYCLIMATE, title: '2,000 km in economy', reason: polynomial },
  { id: 'E078', source: MYCLIMATE, title: '5,554.592 km in economy', reason: polynomial },
  { id: 'E079', source: MYCLIMATE, title: '5,554.592 km in business', reason: polynomial },
]
