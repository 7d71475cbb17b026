import { describe, expect, it, vi } from 'vitest'
import { calculateMovement } from '../../../../src/core/activities/index.ts'
import { type FoundDistance, type Place, toTrace } from '../../../../src/core/emissions/index.ts'
import { EmissionsError } from '../../../../src/core/errors/index.ts'
import type { Context } from '../../../../src/ledger/context/context.ts'
import { checkedPolicy } from '../../../../src/ledger/context/policy.ts'
import { onFreshRow } from '../../../../src/ledger/context/require.ts'
import {
  calculatedWithClientPaths,
  selectWithClientPaths,
} from '../../../../src/ledger/references/with-client-paths.ts'
import {
  buildStop,
  endOf,
  findJourney,
  type JourneyToFind,
  startOf,
} from '../../../../src/records/activities/transport/journey.ts'
import { recordedRoutes } from '../../../../src/records/activities/transport/recorded-routes.ts'
import { freightRequest, selectOrKeep } from '../../../../src/records/activities/transport/selected-factor.ts'
import { createCatalogue, findFactor, publishedCatalogue } from '../../../../src/reference/factors/index.ts'
import { createPlaces } from '../../../../src/reference/places/index.ts'
import { verify } from '../../../../src/verify/index.ts'
import { refusalsOf } from '../../../fixtures/service.ts'
import { places } from '../../../fixtures/travels.ts'

const context = { places, catalogue: publishedCatalogue, policy: checkedPolicy({}) } as Context
const PERIOD = { start: '2025-03-01', end: '2025-04-01' }
const FIELDS = { activity: 'transportType', period: 'startDate' }

function journey(from: string, to: string, more: Partial<JourneyToFind> = {}): JourneyToFind {
  const ends = {
    from: startOf({ startPoint: from, startAddress: '' }),
    to: endOf({ endPoint: to, endAddress: '' }),
  }
  return { ...ends, mode: 'TRUCK', ...more }
}

const find = (from: string, to: string, more?: Partial<JourneyToFind>) => findJourney(context, journey(from, to, more))
const said = ({ notices }: Pick<FoundDistance, 'notices'>) => notices.map(({ code, path }) => `${code} ${path}`)

describe('the distance of a journey (B10, B11)', () => {
  it('B11: is found between its ends', async () => {
    const found = await find('Leeds works', 'Hull works')
    expect(found).toMatchObject({ kind: 'estimate', method: 'geodesic-wgs84@1' })
    expect(found.route.from?.label).toBe('Leeds works')
  })

  it('B10: says what it assumed at the fields of the client, below any other object', async () => {
    const near = await find('53.79, -1.53', 'Hull works')
    expect(said(near)).toContain('country_from_nearest_city fromAddress.startPoint')
    const within = await findJourney(context, {
      from: startOf({ startPoint: '', startAddress: '53.79, -1.53' }, 'movementDto.'),
      to: endOf({ endPoint: 'Leeds works', endAddress: 'AIR:JFK' }, 'movementDto.'),
      mode: 'TRUCK',
    })
    expect(said(within)).toEqual([
      'country_from_nearest_city movementDto.fromAddress.startAddress',
      'point_and_address_differ movementDto.toAddress.endPoint',
      'distance_is_zero movementDto.toAddress.endPoint',
    ])
  })

  it('rejects a point that fits its address with its sides exchanged alone, at its field', async () => {
    const journeyTo = (endPoint: string) => ({
      from: startOf({ startPoint: 'Leeds works', startAddress: '' }),
      to: endOf({ endPoint, endAddress: 'Hull works' }, 'movementDto.'),
      mode: 'TRUCK' as const,
    })
    const { point } = (await find('Leeds works', 'Hull works')).route.to as Place
    const [sent, swapped] = [`${point.lat}, ${point.lng}`, `${point.lng}, ${point.lat}`]
    expect(await refusalsOf(() => findJourney(context, journeyTo(swapped)))).toEqual([
      'movementDto.toAddress.endPoint coordinates_swapped',
    ])
    expect((await findJourney(context, journeyTo(sent))).route.to?.point).toEqual(point)
    const declared = await findJourney(context, { ...journeyTo(swapped), distanceKm: '90' })
    expect(said(declared)).toEqual(['place_not_used movementDto.toAddress.endPoint'])
  })

  it('B10: rejects both ends at once, at their fields', async () => {
    expect(await refusalsOf(() => find('Nowhereville', '91, 181'))).toEqual([
      'fromAddress.startPoint place_not_found',
      'toAddress.endPoint invalid_coordinates',
      'toAddress.endPoint invalid_coordinates',
    ])
    expect(await refusalsOf(() => find(' ', ''))).toEqual(['fromAddress.startPoint empty', 'toAddress.endPoint empty'])
    const stop = { ...journey('Leeds works', 'x'), to: buildStop('Nowhereville', 'via[0]') }
    expect(await refusalsOf(() => findJourney(context, stop))).toEqual(['via[0] place_not_found'])
  })

  it('B11: a declared distance goes before all, and its ends need not be known, but said', async () => {
    const found = await find('Nowhereville', 'Hull works', { distanceKm: '12.5' })
    expect(found).toMatchObject({ km: 12.5, kind: undefined, method: 'declared' })
    expect(said(found)).toEqual(['place_not_used fromAddress.startPoint'])
    expect(said(await find('Leeds works', 'Hull works', { distanceKm: 0, distanceField: 'options.km' }))).toEqual([
      'distance_is_zero options.km',
      'distance_declared options.km',
    ])
    expect(await refusalsOf(() => find('', 'Hull works', { distanceKm: 1 }))).toEqual(['fromAddress.startPoint empty'])
  })

  it('B10: an end that is blank is said by its address', async () => {
    const from = startOf({ startPoint: ' ', startAddress: 'Nowhereville' })
    const blank = { ...journey('x', 'Hull works'), from }
    expect(await refusalsOf(() => findJourney(context, blank))).toEqual(['fromAddress.startAddress place_not_found'])
    const to = endOf({ endPoint: '', endAddress: 'Elsewhereville' })
    expect(await refusalsOf(() => findJourney(context, { ...blank, to }))).toEqual([
      'fromAddress.startAddress place_not_found',
      'toAddress.endAddress place_not_found',
    ])
    const nothing = { ...blank, from: startOf({ startPoint: '', startAddress: ' ' }) }
    expect(await refusalsOf(() => findJourney(context, nothing))).toEqual(['fromAddress.startPoint empty'])
  })

  it('a violation of a declared distance stands at its field', async () => {
    const declared = (more: Partial<JourneyToFind>) => refusalsOf(() => find('Leeds works', 'Hull works', more))
    expect(await declared({ distanceKm: -1 })).toEqual(['distanceKm must_be_non_negative'])
    expect(await declared({ distanceKm: -1, distanceField: 'options.km' })).toEqual(['options.km must_be_non_negative'])
  })

  it('a violation of the route as a whole stands at its field, and other errors come through', async () => {
    const router = { id: 'r', version: '1', modes: ['TRUCK'] as const, route: vi.fn() }
    const asking = { ...context, places: createPlaces({ routers: [router] }) }
    const points = journey('53.79, -1.53', '53.76, -0.32', { journeyField: 'movementDto' })
    router.route.mockRejectedValueOnce(new Error('down'))
    expect(await refusalsOf(() => findJourney(asking, points))).toEqual(['movementDto router_failed'])
    router.route.mockRejectedValueOnce(new Error('down'))
    expect(await refusalsOf(() => findJourney(asking, journey('53.79, -1.53', '53.76, -0.32')))).toEqual([
      ' router_failed',
    ])
    const broken = { ...context, places: { ...places, distance: () => Promise.reject(new TypeError('bug')) } }
    await expect(findJourney(broken, points)).rejects.toThrow(TypeError)
  })
})

describe('the factor of freight (B15, R9)', () => {
  const freight = async (mode: JourneyToFind['mode'], from: string, to: string) =>
    selectWithClientPaths(
      context,
      freightRequest({ mode, found: await find(from, to, { mode, distanceKm: 100 }), period: PERIOD }),
      FIELDS,
    )

  it('B15: is that of the mode', async () => {
    const keys = await Promise.all(
      (['TRUCK', 'SHIP', 'RAIL', 'AIR'] as const).map(
        async (mode) => (await freight(mode, 'Leeds works', 'Hull works')).factor.key,
      ),
    )
    expect(keys).toEqual([
      'desnz-2025/freighting-goods/hgv-all-diesel/all-hgvs/average-laden/tonne-km',
      'desnz-2025/freighting-goods/cargo-ship/container-ship/average/tonne-km',
      'desnz-2025/freighting-goods/rail/freight-train/tonne-km',
      'desnz-2025/freighting-goods/freight-flights/domestic-to-from-uk/without-rf/tonne-km',
    ])
  })

  it('R9: is of the country that both ends share, else of the home region, and says so', async () => {
    const american = await freight('TRUCK', 'Boston, US', 'Chicago, US')
    expect(american.factor.edition).toBe('epa-2025')
    expect(said(american)).toEqual(['freight_vehicle_assumed transportType'])
    for (const [from, to] of [
      ['Boston, US', 'Hull works'],
      ['Mainz works', 'Hamburg, DE'],
      ['Nowhereville', 'Elsewhereville'],
    ] as const) {
      const other = await freight('TRUCK', from, to)
      expect(other.factor.region).toBe('GB')
      expect(said(other)).toEqual(['factor_region_fallback transportType', 'freight_vehicle_assumed transportType'])
    }
    expect(said(await freight('RAIL', 'Leeds works', 'Hull works'))).toEqual([])
  })

  it('R9: is of the haul of the countries by air', async () => {
    const keyOf = async (from: string, to: string) => (await freight('AIR', from, to)).factor.key
    expect(await keyOf('LHR', 'JFK')).toContain('long-haul')
    expect(await keyOf('LHR', 'FRA')).toContain('short-haul')
    expect(said(await freight('AIR', 'Buoy 7', 'LHR'))).toEqual(['haul_assumed_international transportType'])
  })

  it('R9: is of the edition of the period, by the policy', async () => {
    const found = await find('Leeds works', 'Hull works')
    const request = freightRequest({ mode: 'TRUCK', found, period: { start: '2027-01-01', end: '2027-02-01' } })
    expect(said(selectWithClientPaths(context, request, FIELDS))).toEqual([
      'freight_vehicle_assumed transportType',
      'factor_edition_older startDate',
    ])
    const exact = { ...context, policy: checkedPolicy({ edition: 'exact' }) }
    expect(await refusalsOf(async () => selectWithClientPaths(exact, request, FIELDS))).toEqual([
      'startDate factor_not_found',
    ])
  })
})

describe('the recorded routes and factor of a calculation (R8)', () => {
  const calculated = async (more: Partial<JourneyToFind> = {}) => {
    const found = await find('53.79, -1.53', 'Hull works', more)
    const request = freightRequest({ mode: 'TRUCK', found, period: PERIOD })
    const factor = selectWithClientPaths(context, request, FIELDS)
    const calculation = calculatedWithClientPaths(
      () => calculateMovement({ mass: 2, distance: found, mode: 'TRUCK', factor }),
      {
        distance: '',
        factor: 'transportType',
      },
    )
    return { found, request, calculation }
  }

  it('gives its distances back as they were found', async () => {
    for (const more of [{}, { distanceKm: '12.5' }]) {
      const { found, calculation } = await calculated(more)
      expect(recordedRoutes(calculation)).toEqual([found])
    }
  })

  it('says everything once, at the fields of the client, and proves itself', async () => {
    const { calculation } = await calculated()
    expect(said(calculation)).toEqual([
      'freight_vehicle_assumed transportType',
      'country_from_nearest_city fromAddress.startPoint',
      'distance_estimated ',
    ])
    expect(verify(toTrace(calculation), { catalogue: publishedCatalogue }).differences).toEqual([])
  })

  it('has its violations at the fields of the client too', async () => {
    const factor = findFactor('desnz-2025/fuels/liquid-fuels/diesel-average-biofuel-blend/litres')
    const wrong = () =>
      calculatedWithClientPaths(() => calculateMovement({ mass: -1, distance: { value: 1 }, mode: 'TRUCK', factor }), {
        mass: 'transportWeightTon',
        factor: 'transportType',
      })
    expect(await refusalsOf(async () => wrong())).toEqual([
      'transportWeightTon must_be_non_negative',
      'transportType unit_dimension_mismatch',
    ])
  })

  it('R8: gives its factor back while it would be selected by the same, whatever the catalogue has by now', async () => {
    const { request, calculation } = await calculated()
    const used = calculation.contributions[0]?.factor
    const newer = createCatalogue([
      ...publishedCatalogue.factors().map((factor) => factor),
      ...publishedCatalogue
        .factors()
        .filter(({ key }) => key === used?.key)
        .map((factor) => ({
          ...factor,
          key: factor.key.replace('desnz-2025', 'desnz-2027'),
          id: 'newer',
          edition: 'desnz-2027',
          source: { ...factor.source, editionYear: 2027 },
        })),
    ])
    const later = { ...context, catalogue: newer }
    const before = { request, calculation, label: 'movement' }
    const keep = (period: typeof PERIOD) =>
      selectOrKeep(later, { request: { ...request, period }, fields: FIELDS }, before)
    expect(keep(PERIOD).factor).toBe(newer.find(used?.key ?? ''))
    expect(keep({ start: '2025-06-01', end: '2025-07-01' }).factor.key).toBe(used?.key)
    expect(keep({ start: '2027-06-01', end: '2027-07-01' }).factor.edition).toBe('desnz-2027')
    const gone = { ...before, label: 'leg 9' }
    expect(selectOrKeep(later, { request, fields: FIELDS }, gone).factor.key).toBe(used?.key)
  })
})

describe('a change on a fresh row', () => {
  const conflict = () => new EmissionsError([{ path: '', code: 'version_conflict', message: 'changed' }])

  it('X14: starts over while others change the row, and gives up in the end', async () => {
    const change = vi.fn().mockRejectedValueOnce(conflict()).mockResolvedValueOnce('done')
    expect(await onFreshRow(change)).toBe('done')
    const never = vi.fn().mockImplementation(() => Promise.reject(conflict()))
    await expect(onFreshRow(never)).rejects.toMatchObject({ code: 'version_conflict' })
    expect(never).toHaveBeenCalledTimes(10)
  })

  it('lets every other error through at once', async () => {
    const broken = vi.fn().mockImplementation(() => Promise.reject(new TypeError('bug')))
    await expect(onFreshRow(broken)).rejects.toThrow(TypeError)
    expect(broken).toHaveBeenCalledTimes(1)
  })
})
