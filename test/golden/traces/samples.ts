import {
  allocate,
  apportionCalculation,
  type Calculation,
  calculateFuel,
  calculateMovement,
  calculateQuantity,
  calculateRefrigerant,
  calculateTrip,
  calculateVehicle,
  combineFactors,
  defineFactor,
  type EmissionFactor,
  type FactorCatalogue,
  units,
  unitTable,
  wellToWheel,
  withGwpSet,
  withGwpSetOfFactor,
} from '../../../src/index.ts'
import {
  findFactor,
  findRefrigerant,
  joinCatalogues,
  publishedCatalogue,
} from '../../../src/reference/factors/index.ts'
import { publishedSeries, spendCatalogue } from '../../../src/reference/factors/spend/index.ts'
import { foundDistances } from '../../fixtures/found-distances.ts'
import { electricitySamples } from './electricity-samples.ts'
import { PRINTING, spendSamples } from './spend-samples.ts'

/** Finds a factor by its key: the published one, or the one kept in a frozen trace. */
export type FindFactor = (key: string) => EmissionFactor

const DESNZ = 'desnz-2025'
const DIESEL = `${DESNZ}/fuels/liquid-fuels/diesel-average-biofuel-blend/litres`
const GAS = `${DESNZ}/fuels/gaseous-fuels/natural-gas/kwh-gross-cv`
const PROPANE = 'epa-2025/stationary/propane/us-gallon'
const HGV = `${DESNZ}/freighting-goods/hgv-all-diesel/all-hgvs/average-laden/tonne-km`
const SHIP = `${DESNZ}/freighting-goods/cargo-ship/container-ship/average/tonne-km`
const FLIGHT = `${DESNZ}/business-travel-air/flights/long-haul-to-from-uk/economy-class/without-rf/passenger-km`
const TRAIN = `${DESNZ}/business-travel-land/rail/national-rail/passenger-km`
const HOTEL = `${DESNZ}/hotel-stay/germany/room-per-night`

/** A plane's factor per kilometre flown, in grams, with a figure of its own for every gas. */
const OWN_PLANE = defineFactor({
  key: 'own/plane/tonne-km',
  unit: 't·km',
  massUnit: 'g',
  per1: { co2: '610.5', ch4: '0.004', n2o: '0.0193' },
  methane: 'fossil',
  gwp: 'AR6_GWP100',
  distanceBasis: 'actual',
  source: { publisher: 'our carrier', editionYear: 2025, dataYear: 2024 },
})

const SACKS = unitTable([
  units.kilogram,
  { id: 9001, name: 'Sack', short_name: 'sack', multiplier: '15', parent_id: 2, typeUnit: 'WEIGHT' },
])
const PELLETS = defineFactor({ key: 'own/pellets/kg', unit: 'kg', gwp: 'AR5_GWP100', per1: { co2e: '0.0525' } })

const density = { name: 'density of gas oil', from: 'l', to: 'kg', times: '0.8512', source: 'our supplier, 2025' }
const calorific = {
  name: 'gross calorific value of natural gas',
  from: 'm3',
  to: 'kWh',
  times: '11.06',
  heatingValue: 'gross' as const,
  source: 'invoice of March 2025',
}

/** Every method with every kind of step, by name. A sample that was released is never changed, only more are added. */
export const samples: Readonly<Record<string, (find: FindFactor) => Calculation>> = {
  'fuel-1-litres': (find) => calculateFuel({ value: 1234.56, unit: 'l', factor: find(DIESEL) }),
  'fuel-1-convert': (find) => calculateFuel({ value: '0.1', unit: 'bbl', factor: find(DIESEL) }),
  'fuel-1-convert-fraction': (find) =>
    calculateFuel({ value: 1e-7, unit: 'GJ', factor: find(GAS), heatingValue: 'gross' }),
  'fuel-1-bridge': (find) => calculateFuel({ value: 812.5, unit: 'ft3', factor: find(GAS), bridge: calorific }),
  'fuel-1-bridge-back': (find) =>
    calculateFuel({
      value: 2,
      unit: 'short ton',
      factor: find(`${DESNZ}/fuels/liquid-fuels/gas-oil/litres`),
      bridge: density,
    }),
  'fuel-1-gwp-ar6': (find) => withGwpSet(calculateFuel({ value: 17, unit: 'kWh', factor: find(GAS) }), 'AR6_GWP100'),
  'fuel-1-gwp-ar4': (find) =>
    calculateFuel({ value: 3, unit: 'US gal', factor: withGwpSetOfFactor(find(PROPANE), 'AR4_GWP100') }),
  'fuel-1-biogenic': (find) =>
    calculateFuel({
      value: 4.5,
      unit: 'short ton',
      factor: find('epa-2025/stationary/wood-and-wood-residuals/short-ton'),
    }),
  'fuel-1-biogenic-beside': (find) =>
    calculateFuel({
      value: 320.5,
      unit: 'l',
      factor: find(
        `${DIESEL}?biogenic=${DESNZ}/outside-of-scopes/forecourt-fuels-containing-biofuel/diesel-average-biofuel-blend/litres`,
      ),
    }),
  'fuel-1-credit': (find) => calculateFuel({ value: -12.5, unit: 'l', factor: find(DIESEL), allowCredits: true }),
  'fuel-1-zero': (find) => calculateFuel({ value: 0, unit: 'l', factor: find(DIESEL) }),
  'fuel-1-own-unit': () => calculateFuel({ value: 40, unit: 'sack', factor: PELLETS, table: SACKS }),
  'fuel-1-period': (find) => {
    const whole = calculateFuel({ value: 1000, unit: 'l', factor: find(DIESEL) })
    const [part] = apportionCalculation(whole, { start: '2024-12-20', end: '2025-01-16' }, 'year')
    return (part as NonNullable<typeof part>).calculation
  },
  ...electricitySamples,
  'vehicle-1-consumption': (find) =>
    calculateVehicle({
      amount: 1500,
      unit: 'mi',
      factor: find(DIESEL),
      consumption: { value: 7.5, unit: 'imp gal', per: 100 },
    }),
  'vehicle-1-distance': (find) =>
    calculateVehicle({
      amount: 99.9,
      unit: 'mi',
      factor: find(`${DESNZ}/passenger-vehicles/cars-by-size/small-car/battery-electric-vehicle/km`),
    }),
  'vehicle-1-pair': (find) =>
    calculateVehicle({
      amount: 250,
      unit: 'mi',
      factor: combineFactors(
        find('epa-2025/mobile/motor-gasoline/us-gallon'),
        find('epa-2025/mobile/gasoline-passenger-cars-model-year-2021/vehicle-mile'),
      ),
      fuel: { value: 30, unit: 'l' },
    }),
  'movement-1-road-uplift': (find) =>
    calculateMovement({
      mass: 8200,
      massUnit: 'lb',
      distance: { value: 250, kind: 'shortest_feasible', method: 'router 4.1' },
      mode: 'TRUCK',
      factor: find(HGV),
      isReturnMoving: true,
    }),
  'movement-1-sea-route': (find) =>
    calculateMovement({ mass: 12, distance: foundDistances.voyage, mode: 'SHIP', factor: find(SHIP) }),
  'movement-1-road-estimate': (find) =>
    calculateMovement({ mass: 3.5, distance: foundDistances.road, mode: 'TRUCK', factor: find(HGV) }),
  'movement-1-declared-between-places': (find) =>
    calculateMovement({ mass: 3.5, distance: foundDistances.declared, mode: 'TRUCK', factor: find(HGV) }),
  'trip-1-flight-between-airports': (find) =>
    calculateTrip({
      legs: [{ mode: 'AIR', distance: foundDistances.flight, factor: find(FLIGHT), isReturn: true, passengers: 1 }],
    }),
  'movement-1-well-to-wheel': (find) =>
    calculateMovement({
      mass: 8,
      distance: { value: 250.25, kind: 'actual' },
      mode: 'TRUCK',
      factor: wellToWheel(
        find(HGV),
        find(`${DESNZ}/wtt-delivery-vehs-freight/wtt-hgv-all-diesel/all-hgvs/average-laden/tonne-km`),
      ),
      isReturnMoving: true,
      returnMovement: 'double',
    }),
  'movement-1-sea-uplift-batch': (find) => {
    const distance = { value: 8300, unit: 'nmi', kind: 'shortest_feasible' as const }
    const whole = calculateMovement({ mass: 12.75, distance, mode: 'SHIP', factor: find(SHIP) })
    return allocate(whole, [1, 2, 4])[1] as Calculation
  },
  'movement-1-air-uplift': () =>
    calculateMovement({
      mass: 0.35,
      distance: { value: 5554.592, kind: 'great_circle' },
      mode: 'AIR',
      factor: OWN_PLANE,
    }),
  'movement-1-empty-return': (find) =>
    calculateMovement({
      mass: 17,
      distance: { value: 411, kind: 'estimate' },
      mode: 'TRUCK',
      factor: find(HGV),
      emptyReturn: {
        distance: { value: 420 },
        factor: find(`${DESNZ}/freighting-goods/hgv-all-diesel/articulated-over-33t/0pct-laden/km`),
      },
    }),
  'trip-1-forced': (find) =>
    calculateTrip({
      legs: [
        {
          mode: 'AIR',
          distance: { value: 5554.592, kind: 'great_circle' },
          factor: find(FLIGHT),
          isReturn: true,
          passengers: 2,
          cabin: { class: 'BUSINESS', method: 'iata_wide' },
        },
        { mode: 'RAIL', distance: { value: 61.7, unit: 'mi', kind: 'actual' }, factor: find(TRAIN), passengers: 1 },
      ],
      hotel: { nights: 3, rooms: 2, factor: find(HOTEL) },
      radiativeForcing: 'desnz1.7',
    }),
  'trip-1-car-and-freight': (find) =>
    calculateTrip({
      legs: [
        {
          mode: 'TRUCK',
          distance: { value: 120, kind: 'actual' },
          factor: find(`${DESNZ}/passenger-vehicles/cars-by-size/average-car/petrol/km`),
          isReturn: true,
        },
        {
          mode: 'TRUCK',
          distance: { value: 80, kind: 'shortest_feasible' },
          factor: find(HGV),
          mass: 120,
          massUnit: 'kg',
        },
        { mode: 'AIR', distance: { value: 900, kind: 'great_circle' }, factor: find(FLIGHT), passengers: 1 },
      ],
    }),
  'trip-1-hotel': (find) => calculateTrip({ legs: [], hotel: { nights: 1, rooms: 1, factor: find(HOTEL) } }),
  'trip-1-assumed': (find) =>
    calculateTrip({
      legs: [{ mode: 'RAIL', distance: { value: 640, kind: 'actual' }, factor: find(TRAIN) }],
      hotel: { nights: 2, factor: find(HOTEL) },
    }),
  'quantity-1-waste': (find) =>
    calculateQuantity({
      value: 500,
      unit: 'kg',
      factor: find(`${DESNZ}/waste-disposal/metal/metal-steel-cans/landfill/tonnes`),
    }),
  'quantity-1-water-treatment': (find) =>
    calculateQuantity({ value: '12.5', unit: 'm3', factor: find(`${DESNZ}/water-treatment/cubic-metres`) }),
  'quantity-1-secondary-copy': (find) =>
    calculateQuantity({
      value: 3,
      unit: 't',
      factor: find('desnz-2026/material-use/metal/metal-steel-cans/primary-material-production/tonnes'),
    }),
  'refrigerant-1-gas': () =>
    calculateRefrigerant({ mass: 800, unit: 'g', ...findRefrigerant('HFC-134a', 'AR6_GWP100') }),
  'refrigerant-1-blend': () => calculateRefrigerant({ mass: 2.5, ...findRefrigerant('R-404A', 'AR5_GWP100') }),
  'refrigerant-1-own-blend': () =>
    calculateRefrigerant({
      mass: 1,
      unit: 'lb',
      parts: [
        { factor: findFactor('ipcc-ar4/gwp100/hfc-32/kg'), share: '1/3' },
        { factor: findFactor('ipcc-ar4/gwp100/hfc-134a/kg'), share: '2/3' },
      ],
    }),
  ...spendSamples,
}

/** The published factors, those per money too. */
export const published = joinCatalogues(publishedCatalogue, spendCatalogue)

/** The samples as calculated with the published factors. */
export const calculations: readonly (readonly [name: string, calculation: Calculation])[] = Object.entries(samples).map(
  ([name, sample]) => [name, sample((key) => findFactor(key, { catalogue: published }))],
)

/** The factors of the samples' own. */
export const OWN_FACTORS: readonly EmissionFactor[] = [OWN_PLANE, PELLETS, PRINTING]

const unpublished = new Map(OWN_FACTORS.map((factor) => [factor.key, factor]))

/** The published factors and those of the samples' own. */
export const catalogue: FactorCatalogue = {
  find: (key) => published.find(key) ?? unpublished.get(key),
  bridges: () => published.bridges?.() ?? [],
  series: () => published.series?.() ?? publishedSeries,
}
