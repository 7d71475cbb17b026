import { describe, expect, it } from 'vitest'
import { NOTICE_SEVERITIES, type NoticeCode, type NoticeSeverity } from '../../../../src/codes.ts'
import { calculateTrip, type TripLeg } from '../../../../src/core/activities/index.ts'
import { type FactorRequest, selectFactor } from '../../../../src/reference/factors/index.ts'
import { transport, unitFactor } from '../../../fixtures/transport-factors.ts'
import { came, KM_1000, tripInput, way } from '../../../fixtures/travels.ts'

const JANUARY = { start: '2025-01-01', end: '2025-02-01' }
type Activity = FactorRequest['activity']

/** The codes that a selection leaves, none of them about anything else. */
function selecting(activity: Activity, rest: Partial<FactorRequest> = {}) {
  return async () => selectFactor({ activity, period: JANUARY, ...rest }).notices.map(({ code }) => code)
}

/** The codes that a leg of a trip leaves. */
function travelling(leg: Partial<TripLeg>) {
  const distance = { value: 100, kind: 'great_circle' } as const
  return async () => {
    const whole: TripLeg = { mode: 'AIR', distance, factor: unitFactor('passenger·km', 'great_circle'), ...leg }
    return calculateTrip({ legs: [whole] }).notices.map(({ code }) => code)
  }
}

/** The codes that a record of a trip leaves, and at most those of its distance and its factor beside. */
function recording(journey: Parameters<typeof tripInput>[0], trip: Parameters<typeof tripInput>[1] = {}) {
  const leeds = way('Leeds works', 'Hull works')
  return async () =>
    (await came(tripInput({ ...leeds, ...KM_1000, ...journey }, trip))).notices.map((one) => one.split(' ')[0])
}

const electricity = { kind: 'electricity' } as const
const freight = { mode: 'TRUCK', factor: transport.hgv, mass: 1, distance: { value: 1, kind: 'actual' } } as const

/** Every default of selection and transport that may move a number, what it leaves, and how much that asks for. */
const FALLBACKS: readonly (readonly [
  string,
  NoticeCode,
  NoticeSeverity,
  () => Promise<readonly (string | undefined)[]>,
])[] = [
  [
    'an older edition',
    'factor_edition_older',
    'warning',
    selecting(electricity, { region: 'GB', period: { start: '2031-01-01', end: '2031-02-01' } }),
  ],
  [
    'a newer edition',
    'factor_edition_newer',
    'warning',
    selecting(electricity, { region: 'GB', period: { start: '1999-01-01', end: '1999-02-01' } }),
  ],
  [
    'an edition of a part of the period',
    'factor_edition_partial',
    'warning',
    selecting(electricity, { region: 'GB', period: { start: '2024-07-01', end: '2025-07-01' } }),
  ],
  [
    'the country for its region',
    'factor_region_fallback',
    'warning',
    selecting({ kind: 'hotel' }, { region: 'GB-MAN' }),
  ],
  ['a lifecycle grid factor', 'grid_factor_lifecycle', 'warning', selecting(electricity, { region: 'DE' })],
  ['a lorry of no country', 'factor_region_fallback', 'warning', selecting({ kind: 'movement', mode: 'TRUCK' })],
  [
    'a lorry across a border',
    'factor_region_fallback',
    'warning',
    selecting({ kind: 'movement', mode: 'TRUCK', from: 'GB', to: 'FR' }),
  ],
  [
    'a ship between countries',
    'factor_region_fallback',
    'warning',
    selecting({ kind: 'movement', mode: 'SHIP', from: 'NL', to: 'CN' }),
  ],
  [
    'a freight train abroad',
    'factor_region_fallback',
    'warning',
    selecting({ kind: 'movement', mode: 'RAIL', from: 'DE', to: 'DE' }),
  ],
  [
    'a freight flight abroad',
    'factor_region_fallback',
    'warning',
    selecting({ kind: 'movement', mode: 'AIR', from: 'DE', to: 'US' }),
  ],
  [
    'a freight flight of unknown ends',
    'haul_assumed_international',
    'warning',
    selecting({ kind: 'movement', mode: 'AIR', from: 'GB' }),
  ],
  [
    'a flight abroad',
    'factor_region_fallback',
    'warning',
    selecting({ kind: 'flight', from: 'DE', to: 'DE', cabinClass: 'ECONOMY' }),
  ],
  [
    'a flight of unknown ends',
    'haul_assumed_international',
    'warning',
    selecting({ kind: 'flight', cabinClass: 'ECONOMY' }),
  ],
  ['a flight without a class', 'average_passenger', 'warning', selecting({ kind: 'flight', from: 'GB', to: 'US' })],
  [
    'an American flight without a class',
    'average_passenger',
    'warning',
    selecting({ kind: 'flight', from: 'US', to: 'US', mileage: 'short' }),
  ],
  [
    'a class without a row',
    'cabin_class_read_as',
    'warning',
    selecting({ kind: 'flight', from: 'GB', to: 'FR', cabinClass: 'FIRST_CLASS' }),
  ],
  [
    'an American class without a row',
    'cabin_class_read_as',
    'warning',
    selecting({ kind: 'flight', from: 'US', to: 'US', mileage: 'long', cabinClass: 'BUSINESS' }),
  ],
  ['a car abroad', 'factor_region_fallback', 'warning', selecting({ kind: 'car', from: 'DE', to: 'DE' })],
  ['a train abroad', 'factor_region_fallback', 'warning', selecting({ kind: 'rail', from: 'DE', to: 'DE' })],
  ['a ferry abroad', 'factor_region_fallback', 'warning', selecting({ kind: 'ferry', from: 'US', to: 'US' })],
  ['a distance of no stated kind', 'distance_basis_assumed', 'info', travelling({ distance: { value: 1 } })],
  [
    'a factor of no stated basis',
    'distance_basis_unknown',
    'warning',
    travelling({ factor: unitFactor('passenger·km', null) }),
  ],
  ['a distance that is raised', 'distance_uplift', 'warning', travelling({ factor: unitFactor('passenger·km') })],
  [
    'a great circle whose uplift the factor holds',
    'distance_uplift_included',
    'info',
    travelling({ factor: transport.flight }),
  ],
  [
    'another distance whose uplift the factor holds',
    'distance_basis_differs',
    'warning',
    travelling({ factor: transport.flight, distance: { value: 1, kind: 'actual' } }),
  ],
  [
    'an estimate',
    'distance_estimated',
    'warning',
    travelling({ mode: 'RAIL', factor: transport.rail, distance: { value: 1, kind: 'estimate' } }),
  ],
  ['the way back of people', 'return_doubled', 'info', travelling({ isReturn: true })],
  ['the way back of freight', 'return_not_doubled', 'warning', travelling({ ...freight, isReturn: true })],
  ['radiative forcing', 'radiative_forcing_excluded', 'warning', travelling({ factor: transport.flight })],
  [
    'a class by another mode',
    'cabin_class_not_used',
    'warning',
    travelling({
      mode: 'RAIL',
      factor: transport.rail,
      cabin: { class: 'ECONOMY', method: 'published' },
      distance: { value: 1, kind: 'actual' },
    }),
  ],
  ['a mass of people', 'freight_mass_not_used', 'warning', travelling({ mass: 1 })],
  ['a trip by road without freight', 'truck_read_as_car', 'warning', recording({ transportType: 'TRUCK' })],
  ['a weight as freight', 'mass_from_weight', 'info', recording({ transportType: 'TRUCK', weight: 500 })],
  [
    'a weight as that of a traveller',
    'freight_mass_not_used',
    'warning',
    recording({ transportType: 'TRUCK', weight: 20 }),
  ],
  [
    'a weight near the limit, below',
    'weight_near_freight_limit',
    'warning',
    recording({ transportType: 'TRUCK', weight: 99 }),
  ],
  [
    'a weight near the limit, above',
    'weight_near_freight_limit',
    'warning',
    recording({ transportType: 'RAIL', weight: 100 }),
  ],
  [
    'zero tonnes',
    'zero_mass_read_as_passenger',
    'warning',
    recording({ transportType: 'TRUCK', transportWeightTon: 0 }),
  ],
  ['two masses', 'weight_differs', 'warning', recording({ transportType: 'TRUCK', transportWeightTon: 2, weight: 10 })],
  [
    'a mass beside the class of a flight',
    'freight_mass_not_used',
    'warning',
    recording({ transportType: 'AIR', transportWeightTon: 2 }, { flightClass: 'ECONOMY' }),
  ],
  ['a declared distance', 'distance_declared', 'info', recording({ transportType: 'TRUCK' })],
]

describe('no default of selection and transport is silent', () => {
  it.each(FALLBACKS)('%s leaves %s, %s', async (_, code, severity, leaving) => {
    expect(await leaving()).toContain(code)
    expect(NOTICE_SEVERITIES[code]).toBe(severity)
  })
})
