import { describe, expect, it } from 'vitest'
import type { Calculation } from '../../../../src/core/emissions/index.ts'
import { EmissionsError, type NoticeCode, notice } from '../../../../src/core/errors/index.ts'
import type { Context } from '../../../../src/ledger/context/context.ts'
import { checkedPolicy } from '../../../../src/ledger/context/policy.ts'
import { calculatedWithClientPaths } from '../../../../src/ledger/references/with-client-paths.ts'
import { recordedRoutes } from '../../../../src/records/activities/transport/recorded-routes.ts'
import { selectOrKeep, selectsAnother } from '../../../../src/records/activities/transport/selected-factor.ts'
import { publishedCatalogue } from '../../../../src/reference/factors/index.ts'
import { violationsOf } from '../../../fixtures/violations.ts'

const context = { catalogue: publishedCatalogue, policy: checkedPolicy({}) } as Context
const LORRY_2024 = 'desnz-2024/freighting-goods/hgv-all-diesel/all-hgvs/average-laden/tonne-km'
const FIELDS = { activity: 'transportType', period: 'startDate', cabinClass: 'flightClass' }
const lorry = (year: number) => ({
  activity: { kind: 'movement', mode: 'TRUCK' } as const,
  period: { start: `${year}-03-01`, end: `${year}-04-01` },
})

const said = (code: NoticeCode, path = 'transportType') => notice(code, path, 'was said of it before')
const way = (km: string, more: object = { route: { from: null, to: null } }) => {
  return {
    label: 'leg 1',
    steps: [{ kind: 'distance', distance: { km, kind: 'estimate', method: 'geodesic', ...more } }],
  }
}
const calculation = (parts: readonly object[], notices: Calculation['notices']) =>
  ({ contributions: parts, notices }) as unknown as Calculation

describe('the routes of a calculation, for one that follows (R8)', () => {
  it.each<NoticeCode>([
    'coordinates_swapped',
    'null_island',
    'largest_place_taken',
    'place_within_reach',
    'place_by_other_name',
    'country_code_assumed',
    'point_and_address_differ',
    'place_not_used',
    'country_from_nearest_city',
    'port_far_from_water',
    'router_fallback',
    'distance_declared',
    'estimate_crosses_water',
  ])('keep what was said when they were found, once: %s', (code) => {
    const notices = [said('factor_edition_older'), said(code), said('distance_estimated')]
    const ways = recordedRoutes(calculation([way('1.5'), way('2')], notices))
    expect(ways.map(({ km, kind, notices: kept }) => [km, kind, kept.map((one) => one.code)])).toEqual([
      [1.5, 'estimate', [code]],
      [2, 'estimate', []],
    ])
  })

  it('are those of legs: the nights have none, nor has a distance without ends', () => {
    const nights = { label: 'hotel', steps: [{ kind: 'quantity' }] }
    expect(recordedRoutes(calculation([nights, way('3', { route: null }), way('4')], [])).map(({ km }) => km)).toEqual([
      4,
    ])
  })
})

describe('the factor of a calculation, for one that follows (R8)', () => {
  const used = (notices: Calculation['notices'], key = LORRY_2024) => {
    const before = calculation([{ label: 'leg 2' }, { label: 'leg 1', factor: { key } }], notices)
    const request = lorry(2025)
    return selectOrKeep(context, { request, fields: FIELDS }, { request, calculation: before, label: 'leg 1' })
  }

  it.each<NoticeCode>([
    'factor_edition_older',
    'factor_edition_newer',
    'factor_edition_partial',
    'factor_region_fallback',
    'average_passenger',
    'cabin_class_read_as',
    'haul_assumed_international',
  ])('keeps what was said when it was selected, at its fields: %s', (code) => {
    const notices = [said(code), said(code, 'startDate'), said(code, 'hotelNights'), said('distance_estimated')]
    expect(used(notices)).toEqual({ factor: publishedCatalogue.find(LORRY_2024), notices: notices.slice(0, 2) })
  })

  it('is the published one, whatever a policy made of it', () => {
    expect(used([], `${LORRY_2024}?gwp=AR6_GWP100&rf=1.7`).factor.key).toBe(LORRY_2024)
  })

  it('is selected again where the catalogue has it no more', () => {
    expect(used([], 'desnz-2019/gone').factor.edition).toBe('desnz-2025')
  })

  it('is another where only one of the two finds any', () => {
    const exact = { ...context, policy: checkedPolicy({ edition: 'exact' }) } as Context
    expect(selectsAnother(exact, { now: lorry(2031), was: lorry(2025) }, FIELDS)).toBe(true)
    expect(selectsAnother(exact, { now: lorry(2031), was: lorry(2032) }, FIELDS)).toBe(false)
  })
})

describe('the notices of a calculation, at the fields of the client', () => {
  const fields = {
    mass: 'weight',
    factor: 'transportType',
    distance: 'movementDto',
    hotel: 'hotelNights',
    'hotel.rooms': 'customOptions.rooms',
  }

  it.each([
    ['mass', 'weight'],
    ['legs[0].mass', 'weight'],
    ['legs[12].factor', 'transportType'],
    ['legs[1].factor.unit.name', 'transportType'],
    ['hotel.rooms', 'customOptions.rooms'],
    ['hotel.factor', 'hotelNights'],
    ['distance', 'movementDto'],
    ['distance.fromAddress.startPoint', 'fromAddress.startPoint'],
    ['via.legs[0].mass', 'via.legs[0].mass'],
    ['isReturn', 'isReturn'],
    ['', ''],
  ])('%j stands at %j', (path, field) => {
    const refused = () => {
      throw new EmissionsError([{ path, code: 'not_finite', message: 'is not a number' }])
    }
    expect(violationsOf(() => calculatedWithClientPaths(refused, fields))).toEqual([`${field} not_finite`])
    const { notices } = calculatedWithClientPaths(() => calculation([], [said('distance_estimated', path)]), fields)
    expect(notices.map((one) => one.path)).toEqual([field])
  })

  it('is of the whole where no field is of the distance', () => {
    const { notices } = calculatedWithClientPaths(() => calculation([], [said('distance_estimated', 'distance')]), {})
    expect(notices.map((one) => one.path)).toEqual([''])
  })

  it('says of each raised distance what was found and what counts', () => {
    const raised = (km: string, times: string) => ({
      label: 'leg',
      steps: [{ kind: 'distance', times, distance: { km, rule: 'glec-sea-1.15' } }],
    })
    const plain = { label: 'leg', steps: [{ kind: 'distance', times: '7', distance: { km: '7', rule: 'none' } }] }
    const notices = ['legs[0].distance', 'legs[2].distance'].map((path) =>
      notice('distance_uplift', path, 'was raised'),
    )
    const parts = [raised('100', '115'), plain, raised('200.5', '230.575')]
    const said = calculatedWithClientPaths(() => calculation(parts, notices), fields).notices
    expect(said.map(({ path, message }) => [path, message])).toEqual([
      ['movementDto', 'was raised; the distance was 100 km, and 115 km are counted'],
      ['movementDto', 'was raised; the distance was 200.5 km, and 230.575 km are counted'],
    ])
  })

  it('is said once, however many legs say it; other words are said beside it', () => {
    const other = notice('distance_estimated', 'legs[1].distance', 'was estimated otherwise')
    const legs = [said('distance_estimated', 'legs[0].distance'), said('distance_estimated', 'distance'), other]
    const { notices } = calculatedWithClientPaths(() => calculation([], legs), fields)
    expect(notices).toEqual([said('distance_estimated', 'movementDto'), { ...other, path: 'movementDto' }])
  })
})
