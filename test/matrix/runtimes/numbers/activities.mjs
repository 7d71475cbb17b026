import {
  calculateElectricity,
  calculateFuel,
  calculateMovement,
  calculateRefrigerant,
  calculateTrip,
  calculateVehicle,
  convert,
  explain,
  restate,
  scope2,
  sumDoubles,
  sumEmissions,
  sumEmissionsBy,
  sumExact,
  toExact,
  toTrace,
  units,
  withGwpSet,
} from 'tonne'
import { findFactor, findRefrigerant, publishedCatalogue, selectFactor } from 'tonne/factors'
import { verify } from 'tonne/verify'
import { codesOf, digest, randomBits, randomNumber } from './digest.mjs'

const diesel = (edition) => findFactor(`${edition}/fuels/liquid-fuels/diesel-average-biofuel-blend/litres`)
const lorry = findFactor('desnz-2025/freighting-goods/hgv-all-diesel/all-hgvs/average-laden/tonne-km')
const flight = findFactor(
  'desnz-2025/business-travel-air/flights/long-haul-to-from-uk/economy-class/without-rf/passenger-km',
)
const grid = findFactor('desnz-2025/uk-electricity/electricity-generated/electricity-uk/kwh')

/** One calculation of each kind of activity, and some that are awkward. */
export function calculations() {
  const period = { start: '2025-01-01', end: '2026-01-01' }
  const use = { value: 1, unit: 'MWh', grid, percentageOfCleanEnergy: 40 }
  const both = scope2(use)
  const legs = [{ mode: 'AIR', distance: { value: 5554.592, kind: 'great_circle' }, factor: flight, isReturn: true }]
  return [
    calculateFuel({ value: 1234.56, unit: 'l', factor: diesel('desnz-2025') }),
    calculateFuel({ value: '1.23456', unit: 'm3', factor: diesel('desnz-2024') }),
    calculateFuel({ value: 1e-300, unit: 'l', factor: diesel('desnz-2025') }),
    calculateFuel({ value: 123456789012345680000, unit: 'l', factor: diesel('desnz-2025') }),
    calculateElectricity({ ...use, method: 'location' }),
    calculateElectricity({ ...use, method: 'market' }),
    both.location,
    both.market,
    calculateElectricity({
      value: 0.1,
      unit: 'GJ',
      method: 'location',
      grid: selectFactor({ activity: { kind: 'electricity' }, region: 'DE', period }),
    }),
    calculateVehicle({
      amount: 1500,
      unit: 'km',
      factor: diesel('desnz-2025'),
      consumption: { value: 7.5, unit: 'l', per: 100 },
    }),
    calculateMovement({ mass: 8, distance: { value: 250, kind: 'actual' }, mode: 'TRUCK', factor: lorry }),
    calculateTrip({ legs, hotel: { nights: 3, factor: findFactor('desnz-2025/hotel-stay/uk/room-per-night') } }),
    calculateRefrigerant({ mass: 2.5, ...findRefrigerant('R-404A', 'AR5_GWP100') }),
    withGwpSet(
      calculateFuel({ value: 100, unit: 'US gal', factor: findFactor('epa-2025/stationary/propane/us-gallon') }),
      'AR6_GWP100',
    ),
  ]
}

function randomRows() {
  const next = randomBits(20260102)
  const factor = diesel('desnz-2025')
  const volumes = ['l', 'm3', 'US gal', 'imp gal', 'bbl', 'ft3']
  return Array.from({ length: 2000 }, () => {
    return calculateFuel({ value: randomNumber(next), unit: volumes[next() % volumes.length], factor })
  })
}

function conversions() {
  const all = Object.values(units)
  return all.flatMap((from) => all.map((to) => codesOf(() => convert(0.1, from, to))))
}

/** Results of every activity, their explanations, traces, verifications, sums and restatements. */
export function activityNumbers() {
  const made = calculations()
  const rows = randomRows()
  const traces = made.map((one) => toTrace(one))
  const forged = traces[1].replace('"times":"1000","unit"', '"times":"100","unit"')
  const change = { activity: 1100, factor: diesel('desnz-2025') }
  return {
    emissions: made.map(({ emission }) => emission),
    exact: made.map((one) => toExact(one)),
    notices: made.map(({ notices }) => notices),
    explanations: made.map((one) => explain(one)),
    traces,
    verified: traces.map((trace) => verify(trace, { catalogue: publishedCatalogue })),
    forged: verify(forged),
    sum: sumEmissions(made),
    sums: [
      ...sumEmissionsBy(
        made,
        ({ method }) => method,
        (one) => one,
      ),
    ].map(([method, sum]) => [method, sum.total()]),
    restated: restate(calculateFuel({ value: 1000, unit: 'l', factor: diesel('desnz-2024') }), change),
    refused: [
      codesOf(() => calculateFuel({ value: 100, unit: 'kWh', factor: diesel('desnz-2025') })),
      codesOf(() => calculateFuel({ value: Number.NaN, unit: 'l', factor: diesel('desnz-2025') })),
    ],
    random: digest(JSON.stringify(rows.map(({ emission }) => emission))),
    randomSum: sumEmissions(rows),
    conversions: digest(JSON.stringify(conversions())),
    sumExact: sumExact([0.1, 0.2, 0.3]),
    sumDoubles: sumDoubles([0.1, 0.2, 1e100, 0.3, -1e100]),
  }
}
