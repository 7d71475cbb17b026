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
  type ElectricityUse,
  type FreightMovement,
  type TripLeg,
} from '../../../../src/index.ts'
import { factors } from '../../../fixtures/own-factors.ts'
import { transport, unitFactor } from '../../../fixtures/transport-factors.ts'
import { thrownBy } from '../../../fixtures/violations.ts'

const electricity = (change: Partial<ElectricityUse>) =>
  calculateElectricity({ value: 1, unit: 'MWh', grid: factors.gridUk, method: 'market', ...change })
const moved = (change: Partial<FreightMovement>) =>
  calculateMovement({ mass: 1, mode: 'AIR', distance: { value: 1000 }, factor: unitFactor('t·km'), ...change })
const travelled = (change: Partial<TripLeg>) =>
  calculateTrip({
    legs: [{ mode: 'RAIL', distance: { value: 1, kind: 'actual' }, factor: unitFactor('passenger·km'), ...change }],
  })
const density = { name: 'density of diesel', times: '0.84', from: 'm3', to: 't', source: 'EN 590' } as const

describe('the notices of a calculation say', () => {
  it.each<[string, string, () => Calculation]>([
    [
      'percentageOfCleanEnergy',
      '0.4 was read as 0.4 per cent; write 40 for forty per cent',
      () => electricity({ percentageOfCleanEnergy: '0.4' }),
    ],
    ['residual', 'no residual mix was given; the grid factor stands in for it', () => electricity({})],
    [
      'clean',
      'no factor was given for the clean share; zero was used',
      () => electricity({ percentageOfCleanEnergy: 100 }),
    ],
    [
      'percentageOfCleanEnergy',
      'the supplier factor already includes its clean share, so the percentage was not applied',
      () => electricity({ custom: factors.supplierMix, percentageOfCleanEnergy: 40 }),
    ],
    [
      'custom',
      'the clean share and the custom factor were both applied',
      () => electricity({ custom: factors.residualMix, percentageOfCleanEnergy: 40 }),
    ],
    [
      'masses',
      'all masses are zero; the emission was shared equally',
      () => allocate(calculateFuel({ value: 1, unit: 'l', factor: factors.diesel }), [0, 0])[0] as Calculation,
    ],
    [
      'heatingValue',
      'the activity states no heating value and is read as gross, as the factor is',
      () => calculateFuel({ value: 1, unit: 'kWh', factor: factors.naturalGasGross }),
    ],
    [
      'bridge',
      'density of diesel (EN 590) led from t to l',
      () => calculateFuel({ value: 1, unit: 't', factor: factors.diesel, bridge: density }),
    ],
    [
      'consumption',
      'consumption is more than 2 l per km; set per: 100 if the figure is per 100 km',
      () =>
        calculateVehicle({
          amount: 1,
          unit: 'km',
          factor: factors.diesel,
          consumption: { value: 7.5, unit: 'l' },
          allowImplausibleConsumption: true,
        }),
    ],
    [
      'distance',
      'nothing was added: the factor holds its uplift',
      () =>
        moved({
          distance: { value: 1, kind: 'great_circle' },
          factor: unitFactor('t·km', 'great_circle_uplift_included'),
        }),
    ],
    [
      'distance',
      'the factor includes a great-circle uplift, but the distance is actual; the uplift may be counted twice',
      () =>
        moved({ distance: { value: 1, kind: 'actual' }, factor: unitFactor('t·km', 'great_circle_uplift_included') }),
    ],
    [
      'distance',
      'the distance is great_circle and the factor per actual kilometre: 95 km were added (iso14083-air-95)',
      () => moved({ distance: { value: 1, kind: 'great_circle' } }),
    ],
    [
      'distance',
      'the distance is shortest_feasible and the factor per actual kilometre: it was multiplied by 1.05 (glec-road-1.05)',
      () => moved({ mode: 'TRUCK', distance: { value: 1, kind: 'shortest_feasible' } }),
    ],
    [
      'distance',
      'the kind of the distance was not stated; the distance was taken as actual, and nothing was added to it',
      () => moved({}),
    ],
    [
      'distance',
      'the distance basis of the factor was not stated; the distance was taken as great_circle, and nothing was added to it; if the factor is per actual kilometre, iso14083-air-95 may apply',
      () => moved({ distance: { value: 1, kind: 'great_circle' }, factor: unitFactor('t·km', null) }),
    ],
    [
      'distance',
      'the distance is only a rough estimate of the distance travelled',
      () => moved({ distance: { value: 1, kind: 'estimate' } }),
    ],
    [
      'legs[0].cabin',
      'the cabin class was not used: only the passengers of a flight have one',
      () => travelled({ cabin: { class: 'BUSINESS', method: 'iata_wide' } }),
    ],
    [
      'legs[0].mass',
      'the mass was not used: the factor of the leg is not per mass-distance',
      () => travelled({ mass: 1 }),
    ],
  ])('at %s: %s', (path, message, work) => {
    expect(work().notices.map((one) => [one.path, one.message])).toContainEqual([path, message])
  })
})

describe('a rejection says where, what was expected and what came', () => {
  it.each<[string, object, () => unknown]>([
    [
      'a policy on lifecycle factors',
      { path: 'lifecycleGrid', expected: 'allow, refuse', received: '"forbid"' },
      () => electricity({ lifecycleGrid: 'forbid' as never }),
    ],
    [
      'a mode',
      { path: 'mode', expected: 'TRUCK, SHIP, AIR, RAIL', received: '"MULE"' },
      () => moved({ mode: 'MULE' as never }),
    ],
    [
      'a method of electricity',
      { path: 'method', expected: 'location, market', received: '"spot"' },
      () => electricity({ method: 'spot' } as never),
    ],
    [
      'the factor of a movement',
      {
        path: 'factor',
        expected: 'FREIGHT',
        received: '"ROOM_NIGHT"',
        message: expect.stringMatching(/; choose a factor per t·km for mass × distance$/),
      },
      () => moved({ factor: transport.hotel }),
    ],
    [
      'the factor of a leg',
      {
        path: 'legs[0].factor',
        expected: 'PASSENGER_DISTANCE, FREIGHT, DISTANCE',
        message: expect.stringMatching(
          /; choose a factor per passenger·km for people, or a factor per t·km for mass × distance, or a factor per km for the whole vehicle$/,
        ),
      },
      () => travelled({ factor: transport.hotel }),
    ],
    [
      'an empty way back',
      { path: 'emptyReturn', expected: '{ distance, factor }', received: 'null' },
      () => moved({ emptyReturn: null as never }),
    ],
    [
      'an empty way back that is a text',
      { path: 'emptyReturn', expected: '{ distance, factor }', received: '"by night"' },
      () => moved({ emptyReturn: 'by night' as never }),
    ],
    [
      'nights',
      { path: 'hotel', expected: '{ nights, factor }', received: '"two nights"' },
      () => calculateTrip({ legs: [], hotel: 'two nights' as never }),
    ],
    [
      'a leg',
      { path: 'legs[0]', expected: '{ mode, distance, factor }' },
      () => calculateTrip({ legs: [null as never] }),
    ],
    [
      'what found a distance',
      { path: 'distance.method', expected: "'declared', or a router's name and version", received: '7' },
      () => moved({ distance: { value: 1, method: 7 as never } }),
    ],
    [
      'a bridge of nothing',
      { path: 'bridge.times', expected: 'more than 0', received: '"0"' },
      () => calculateFuel({ value: 1, unit: 't', factor: factors.diesel, bridge: { ...density, times: '0' } }),
    ],
    [
      'a bridge to a unit that there is none of',
      { path: 'bridge.to' },
      () => calculateFuel({ value: 1, unit: 't', factor: factors.diesel, bridge: { ...density, to: 'firkin' } }),
    ],
    [
      'a gas of a blend',
      { path: 'parts[0]', expected: '{ factor, share }', received: '"R-32"' },
      () => calculateRefrigerant({ mass: 1, parts: ['R-32' as never] }),
    ],
    [
      'a blend of nothing',
      { path: 'parts', code: 'blend_shares_invalid', expected: '[{ factor, share }]' },
      () => calculateRefrigerant({ mass: 1, parts: [] }),
    ],
    [
      'a consumption nobody has',
      { path: 'consumption.value', code: 'consumption_implausible', received: '7.5' },
      () => calculateVehicle({ amount: 1, unit: 'km', factor: factors.diesel, consumption: { value: 7.5, unit: 'l' } }),
    ],
  ])('of %s', (_, expected, work) => {
    expect(thrownBy(work)).toContainEqual(expect.objectContaining(expected))
  })
})

describe('the steps of a calculation say what they are', () => {
  it.each<[string, object, () => Calculation]>([
    [
      'a seat',
      { kind: 'policy', name: 'cabin', times: '4', unit: '1' },
      () => travelled({ mode: 'AIR', cabin: { class: 'BUSINESS', method: 'iata_wide' } }),
    ],
    [
      'the share that no clean energy covers',
      { kind: 'share', of: 'uncovered', part: '60', whole: '100', times: '0.6', unit: '1' },
      () => electricity({ percentageOfCleanEnergy: 40 }),
    ],
    [
      'a consumption',
      { kind: 'quantity', what: 'consumption', times: '0.075', unit: 'l/km' },
      () =>
        calculateVehicle({
          amount: 1,
          unit: 'km',
          factor: factors.diesel,
          consumption: { value: 7.5, unit: 'l', per: 100 },
        }),
    ],
  ])('%s', (_, step, work) => {
    expect(work().contributions[0]?.steps).toContainEqual(step)
  })

  it('and a share of all is none', () => {
    expect(electricity({}).contributions[0]?.steps.some(({ kind }) => kind === 'share')).toBe(false)
  })

  it('and a published class, or none, weighs nothing', () => {
    const flown = { mode: 'AIR', cabin: { class: 'BUSINESS', method: 'published' } } as const
    expect(travelled(flown).contributions[0]?.steps.some(({ kind }) => kind === 'policy')).toBe(false)
  })
})
