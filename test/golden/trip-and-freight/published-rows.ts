import {
  type Calculation,
  calculateMovement,
  calculateTrip,
  type EmissionFactor,
  type TransportMode,
} from '../../../src/index.ts'
import { factorFor, findFactor } from '../../../src/reference/factors/index.ts'
import { co2eOf, kg, typed } from '../golden-arithmetic.ts'
import type { GoldenCase } from '../golden-case.ts'

/** A case of the published rows of DESNZ 2025: what is moved, and the figures that follow from the printed factor. */
interface PublishedRow {
  readonly id: string
  readonly row: string
  readonly key: string
  readonly title: string
  readonly mode: TransportMode
  readonly km: string
  /** Tonnes of freight; without it the case is of passengers. */
  readonly tonnes?: string
  readonly passengers?: number
  /** The published WTT figure, where its row is not shipped. */
  readonly typedWtt?: string
  /** kg CO2e: total, of each gas, and of the way to the tank. */
  readonly expected: {
    readonly total: string
    readonly co2: string
    readonly ch4: string
    readonly n2o: string
    readonly wtt: string
  }
}

const FREIGHT = 'desnz-2025/freighting-goods'
const FLIGHTS = 'desnz-2025/business-travel-air/flights'
const JFK = '5554.592'

const rows: readonly PublishedRow[] = [
  {
    id: 'E054',
    row: '27_303_3102_14',
    key: `${FREIGHT}/vans/average-up-to-3-5-tonnes/diesel/tonne-km`,
    title: '0.8 t over 120 km by diesel van',
    mode: 'TRUCK',
    km: '120',
    tonnes: '0.8',
    typedWtt: '0.15095',
    expected: { total: '60.6048', co2: '60.2064', ch4: '0.00096', n2o: '0.39744', wtt: '14.4912' },
  },
  {
    id: 'E056',
    row: '27_320_3235_14',
    key: `${FREIGHT}/cargo-ship/container-ship/average/tonne-km`,
    title: '10 t over 19,500 km by container ship',
    mode: 'SHIP',
    km: '19500',
    tonnes: '10',
    expected: { total: '3143.4', co2: '3104.4', ch4: '1.95', n2o: '37.05', wtt: '711.75' },
  },
  {
    id: 'E057',
    row: '27_320_3229_14',
    key: `${FREIGHT}/cargo-ship/container-ship/8000plus-teu/tonne-km`,
    title: '10 t over 19,500 km by a container ship of more than 8,000 TEU',
    mode: 'SHIP',
    km: '19500',
    tonnes: '10',
    typedWtt: '0.00287',
    expected: { total: '2468.7', co2: '2437.5', ch4: '0.8736', n2o: '29.25', wtt: '559.65' },
  },
  {
    id: 'E058',
    row: '27_320_3221_14',
    key: `${FREIGHT}/cargo-ship/bulk-carrier/average/tonne-km`,
    title: '50,000 t over 10,000 km by bulk carrier',
    mode: 'SHIP',
    km: '10000',
    tonnes: '50000',
    expected: { total: '1765000', co2: '1745000', ch4: '560', n2o: '20000', wtt: '400000' },
  },
  {
    id: 'E059',
    row: '27_317_3156_14',
    key: `${FREIGHT}/freight-flights/long-haul-to-from-uk/with-rf/tonne-km`,
    title: '0.5 t by long-haul freighter with radiative forcing',
    mode: 'AIR',
    km: JFK,
    tonnes: '0.5',
    expected: { total: '2497.872249', co2: '2482.680440', ch4: '0.166638', n2o: '15.052944', wtt: '375.379327' },
  },
  {
    id: 'E060',
    row: '27_317_3157_14',
    key: `${FREIGHT}/freight-flights/long-haul-to-from-uk/without-rf/tonne-km`,
    title: '0.5 t by long-haul freighter without radiative forcing',
    mode: 'AIR',
    km: JFK,
    tonnes: '0.5',
    expected: { total: '1475.577365', co2: '1460.385556', ch4: '0.166638', n2o: '15.052944', wtt: '375.379327' },
  },
  {
    id: 'E061',
    row: '21_316_3170_11',
    key: `${FLIGHTS}/long-haul-to-from-uk/economy-class/with-rf/passenger-km`,
    title: 'LHR–JFK in economy',
    mode: 'AIR',
    km: JFK,
    expected: { total: '650.109448', co2: '644.554856', ch4: '0.055546', n2o: '5.499046', wtt: '136.698509' },
  },
  {
    id: 'E062',
    row: '21_316_3172_11',
    key: `${FLIGHTS}/long-haul-to-from-uk/premium-economy-class/with-rf/passenger-km`,
    title: 'LHR–JFK in premium economy',
    mode: 'AIR',
    km: JFK,
    expected: { total: '1040.152898', co2: '1031.321097', ch4: '0.055546', n2o: '8.720709', wtt: '218.684287' },
  },
  {
    id: 'E064',
    row: '21_316_3176_11',
    key: `${FLIGHTS}/long-haul-to-from-uk/first-class/with-rf/passenger-km`,
    title: 'LHR–JFK in first class',
    mode: 'AIR',
    km: JFK,
    expected: { total: '2600.326699', co2: '2578.274969', ch4: '0.166638', n2o: '21.885092', wtt: '546.794036' },
  },
  {
    id: 'E065',
    row: '21_316_3168_11',
    key: `${FLIGHTS}/long-haul-to-from-uk/average-passenger/with-rf/passenger-km`,
    title: 'LHR–JFK, average passenger',
    mode: 'AIR',
    km: JFK,
    expected: { total: '848.852749', co2: '841.631780', ch4: '0.055546', n2o: '7.165424', wtt: '178.469041' },
  },
  {
    id: 'E066',
    row: '21_316_3166_11',
    key: `${FLIGHTS}/short-haul-to-from-uk/business-class/with-rf/passenger-km`,
    title: 'LHR–CDG, three in business',
    mode: 'AIR',
    km: '347.653',
    passengers: 3,
    expected: { total: '196.733356', co2: '195.314932', ch4: '0.010430', n2o: '1.407995', wtt: '35.179007' },
  },
  {
    id: 'E067',
    row: '21_316_3161_11',
    key: `${FLIGHTS}/domestic-to-from-uk/average-passenger/without-rf/passenger-km`,
    title: '500 km by domestic flight without radiative forcing',
    mode: 'AIR',
    km: '500',
    expected: { total: '67.76', co2: '66.975', ch4: '0.11', n2o: '0.67', wtt: '16.75' },
  },
  {
    id: 'E068',
    row: '25_315_3147_11',
    key: 'desnz-2025/business-travel-land/rail/national-rail/passenger-km',
    title: '640 km by national rail',
    mode: 'RAIL',
    km: '640',
    expected: { total: '22.6944', co2: '22.464', ch4: '0.0512', n2o: '0.1792', wtt: '5.7408' },
  },
]

/** The factor of the way to the tank. */
function upstreamOf({ key, typedWtt }: PublishedRow): EmissionFactor {
  const factor = findFactor(key)
  if (typedWtt === undefined) return factorFor(factor, 'WTT')
  return typed(factor.unit, typedWtt, { boundary: 'WTT', distanceBasis: factor.distanceBasis })
}

/** The movement or trip of a row by a factor. */
function calculate({ mode, km, tonnes, passengers = 1 }: PublishedRow, factor: EmissionFactor): Calculation {
  const distance = { value: km, kind: mode === 'AIR' ? 'great_circle' : 'actual' } as const
  if (tonnes !== undefined) return calculateMovement({ mass: tonnes, distance, mode, factor })
  return calculateTrip({ legs: [{ mode, distance, factor, passengers }] })
}

/** The figures are printed with the digits that the product of the published ones has, cut at six decimals. */
const SIX_DECIMALS = { why: 'printed to six decimals, trailing zeros dropped', absolute: '0.0000005' } as const

export const publishedRowCases: readonly GoldenCase[] = [
  ...rows.map((row): GoldenCase => {
    const { id, title, expected } = row
    return {
      id,
      source: `UK DESNZ GHG Conversion Factors 2025 (Open Government Licence v3.0), row ${row.row}`,
      title,
      given: 'the published factor, its gases as CO2e and its WTT partner',
      how: `${row.tonnes === undefined ? 'calculateTrip' : 'calculateMovement'} by the published row; WTT by factorFor, or typed where its row is not shipped`,
      expected,
      tolerance: SIX_DECIMALS,
      compute: () => {
        const direct = calculate(row, findFactor(row.key))
        return {
          total: kg(direct),
          co2: co2eOf('co2', direct),
          ch4: co2eOf('ch4', direct),
          n2o: co2eOf('n2o', direct),
          wtt: kg(calculate(row, upstreamOf(row))),
        }
      },
    }
  }),
  {
    id: 'E071',
    source: 'UK DESNZ GHG Conversion Factors 2025 (Open Government Licence v3.0), row 29_600_4031_13',
    title: 'Seven nights in the Maldives',
    given: '7 room-nights at 152.2',
    how: 'calculateTrip without legs, by the published row',
    expected: { kg: '1065.4' },
    tolerance: { why: 'exact', absolute: '0' },
    compute: () => {
      const factor = findFactor('desnz-2025/hotel-stay/maldives/room-per-night')
      return { kg: kg(calculateTrip({ legs: [], hotel: { nights: 7, factor } })) }
    },
  },
]
