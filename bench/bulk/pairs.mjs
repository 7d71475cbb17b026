/**
 * The pairs of a unit and a factor that the rows are in: real factors, DESNZ 2025, by the key of the published
 * catalogue. What one of the unit is in the unit of the factor is written here once more, as a fraction, so that the
 * oracle takes no unit from the library; from the library it takes only what the publisher printed (`per1`).
 */
import { findFactor } from '../../dist/factors/index.js'
import { fraction, times } from '../../test/oracle/rational-oracle.ts'

export const GASES = ['co2', 'ch4', 'n2o', 'co2e']

/** Published as kilograms of CO2e by AR5; what one kilogram of the gas is in that. */
const AR5 = { co2: '1', ch4: '28', n2o: '265', co2e: '1' }

const LITRES = { l: '1', 'US gal': '3.785411784', 'imp gal': '4.54609', m3: '1000' }
const KWH = { kWh: '1', MWh: '1000', MJ: '5/18', GJ: '2500/9' }
const TONNES = { t: '1', kg: '0.001', lb: '0.00045359237', 'short ton': '0.90718474' }
const KM = { km: '1', mi: '1.609344' }

const FUELS_BY_LITRE = [
  'diesel-average-biofuel-blend',
  'petrol-average-biofuel-blend',
  'burning-oil',
  'gas-oil',
  'fuel-oil',
  'marine-gas-oil',
  'aviation-turbine-fuel',
  'naphtha',
]
const BY_KWH = [
  'uk-electricity/electricity-generated/electricity-uk/kwh',
  'heat-and-steam/district-heat-and-steam/kwh',
  'heat-and-steam/onsite-heat-and-steam/kwh',
  'transmission-and-distribution/t-d-uk-electricity/electricity-uk/kwh',
]
const FUELS_BY_TONNE = [
  'gaseous-fuels/lpg',
  'solid-fuels/coal-domestic',
  'solid-fuels/coal-industrial',
  'solid-fuels/coking-coal',
]
const FREIGHT = [
  'rail/freight-train',
  'sea-tanker/crude-tanker/average',
  'sea-tanker/lng-tanker/average',
  'cargo-ship/container-ship/average',
  'cargo-ship/bulk-carrier/average',
  'cargo-ship/roro-ferry/average',
  'hgv-all-diesel/all-hgvs/average-laden',
  'vans/average-up-to-3-5-tonnes/diesel',
]

const factorOf = (path) => {
  const factor = findFactor(`desnz-2025/${path}`)
  if (factor.gasBasis !== 'co2e' || factor.publishedGwp !== 'AR5_GWP100')
    throw new Error(`${path} is published otherwise`)
  return factor
}

/** A pair as `compile` takes it, and the kilograms of each gas per one, exactly. */
function pairOf(path, { unit, second }, ...toFactor) {
  const factor = factorOf(path)
  const { co2, ch4, n2o, co2e } = factor.per1
  const published = { co2, ch4, n2o, co2e }
  const exact = GASES.map((gas) => {
    const { over, under } = times(...toFactor.map(fraction), fraction(published[gas]))
    return { over, under: under * BigInt(AR5[gas]) }
  })
  return { definition: second === undefined ? { unit, factor } : { unit, second, factor }, exact }
}

const withUnits = (paths, units) =>
  paths.flatMap((path) => Object.entries(units).map(([unit, one]) => pairOf(path, { unit }, one)))

/** 64 pairs of one column: volumes, energies and masses of fuels. */
export function pairsOfOne() {
  return [
    ...withUnits(
      FUELS_BY_LITRE.map((fuel) => `fuels/liquid-fuels/${fuel}/litres`),
      LITRES,
    ),
    ...withUnits(BY_KWH, KWH),
    ...withUnits(
      FUELS_BY_TONNE.map((fuel) => `fuels/${fuel}/tonnes`),
      TONNES,
    ),
  ]
}

/** 64 pairs of two columns: tonnes beside kilometres, each in several units. */
export function pairsOfTwo() {
  return FREIGHT.flatMap((path) =>
    Object.entries(TONNES).flatMap(([unit, mass]) =>
      Object.entries(KM).map(([second, km]) => pairOf(`freighting-goods/${path}/tonne-km`, { unit, second }, mass, km)),
    ),
  )
}
