import { describe, expect, it } from 'vitest'
import { calculateFuel, calculateMovement, calculateTrip } from '../../../src/core/activities/index.ts'
import { calculationOf, defineFactor, type EmissionFactor, type GwpSetId } from '../../../src/core/emissions/index.ts'
import type { Context, ReadTx } from '../../../src/ledger/context/context.ts'
import { computedOf, withNotices } from '../../../src/ledger/ledger/computed.ts'
import { calculatedWithClientPaths } from '../../../src/ledger/references/with-client-paths.ts'
import { freeEmissionId } from '../../../src/records/activities/site-fuels/site-fuel.ts'
import { recordedRoutes } from '../../../src/records/activities/transport/recorded-routes.ts'
import { foundDistances } from '../../fixtures/found-distances.ts'
import { definition, factors } from '../../fixtures/own-factors.ts'
import { unitFactor } from '../../fixtures/transport-factors.ts'
import { violationsOf } from '../../fixtures/violations.ts'

const march = calculateFuel({ value: 1000, unit: 'l', factor: factors.diesel })
const total = calculateFuel({ value: 1, unit: 'kWh', factor: factors.residualMix })
const supplied = calculateFuel({ value: 1, unit: 'kWh', factor: factors.supplierMix })
const codes = ({ calculation }: ReturnType<typeof computedOf>) => calculation.notices.map(({ code }) => code)

/** A calculation of one thing by a factor that may not stand alone. */
function alone(factor: EmissionFactor) {
  const contributions = [{ label: 'x', activity: { value: 5, unit: factor.unit }, steps: [], factor }]
  return calculationOf({ method: { id: 'fuel', version: 1 }, contributions, notices: [] })
}

describe('a calculation by the policy of the service', () => {
  it('is itself without a GWP set of the service, or under its own', () => {
    for (const gwpSet of [null, 'AR5_GWP100'] as const) {
      expect(computedOf(march, { gwpSet })).toEqual({ calculation: march, location: null, exactKg: '2570.82' })
    }
  })

  it('is recalculated under another GWP set, which it says, and so is the figure by location', () => {
    const computed = computedOf(march, { gwpSet: 'AR6_GWP100', location: march })
    expect(codes(computed)).toEqual(['gwp_set_changed'])
    expect(computed.location).toEqual(computed.calculation)
    // 2537.63 + 27 × 0.29/28 + 273 × 32.9/265
    expect(computed.exactKg).toBe('2571.802850404312668463611859838275')
  })

  it('keeps the set of a factor without gases, which it says', () => {
    const computed = computedOf(total, { gwpSet: 'AR6_GWP100' })
    expect(codes(computed)).toEqual(['gwp_set_not_applied'])
    expect(computed.calculation.notices[0]?.message).toContain('test/residual/kwh')
    expect(computed.exactKg).toBe('0.34865')
  })

  it('says both of parts of both kinds', () => {
    const contributions = [...march.contributions, ...total.contributions, ...supplied.contributions]
    const both = calculationOf({ method: march.method, contributions, notices: [] })
    const { calculation } = computedOf(both, { gwpSet: 'AR6_GWP100' })
    expect(calculation.notices.map(({ code, path, message }) => `${code} ${path}: ${message}`)).toEqual([
      'gwp_set_changed : co2e was recomputed with AR6_GWP100',
      'gwp_set_not_applied : AR6_GWP100 was not applied to test/residual/kwh, test/supplier-mix/kwh, because no separate gases are published',
    ])
  })

  it.each([
    ['1e-290', false],
    ['1e-279', true],
    [0, true],
    ['1e299', true],
    ['1e302', false],
  ])('of %s litres can be counted: %s', (value, isCounted) => {
    const burnt = calculateFuel({ value, unit: 'l', factor: factors.diesel })
    const refused = violationsOf(() => computedOf(burnt, { gwpSet: null }))
    expect(refused).toEqual(isCounted ? [] : [' number_out_of_range'])
  })

  it('lets what is wrong with a GWP set through', () => {
    expect(violationsOf(() => computedOf(march, { gwpSet: 'AR7' as GwpSetId }))).toEqual(['gwp unknown_gwp_set'])
  })

  it('is rejected where no CO2e is known, and never zero', () => {
    const incomplete = alone(defineFactor(definition({ complete: false, per1: { co2: '1' } })))
    expect(violationsOf(() => computedOf(incomplete, { gwpSet: null }))).toEqual([' factor_incomplete'])
  })

  it('takes what else is to be said, after what was said', () => {
    const said = { code: 'kind_deleted', path: 'a', message: 'm' } as never
    const computed = computedOf(march, { gwpSet: 'AR6_GWP100', notices: [said] })
    expect(codes(computed)).toEqual(['gwp_set_changed', 'kind_deleted'])
    expect(codes(withNotices(computed, [said]))).toEqual(['gwp_set_changed', 'kind_deleted', 'kind_deleted'])
    expect(withNotices(computed, [])).toBe(computed)
  })
})

describe('the id that a client proposes for an emission', () => {
  const UUID = '0a1b2c3d-4e5f-4607-8a9b-0c1d2e3f4a5b'
  const context = { newId: () => 'new' } as Context
  const holding = (taken: string | null) =>
    ({ emissions: { get: async (id: string) => (id === taken ? {} : null) } }) as unknown as ReadTx
  const proposed = async (id: string | undefined, taken: string | null = null) => {
    const { id: given, notices } = await freeEmissionId(holding(taken), context, id)
    return [given, ...notices.map(({ code, path, message }) => `${code} ${path}: ${message}`)]
  }
  const ignored = [
    'new',
    'client_id_ignored emissionId: is already in use, or is not a UUID; the emission got a new id',
  ]

  it('is taken where it is a UUID, in lower case', async () => {
    for (const id of [UUID, UUID.toUpperCase()]) expect(await proposed(id)).toEqual([UUID])
    expect(await proposed(undefined)).toEqual(['new'])
  })

  it('is ignored where it is none, or is that of another emission, which is said', async () => {
    for (const id of ['', `x${UUID}`, `${UUID}x`, UUID.slice(1), UUID.replace('0a', 'g0'), UUID.replaceAll('-', '')]) {
      expect(await proposed(id), id).toEqual(ignored)
    }
    for (const id of [UUID, UUID.toUpperCase()]) expect(await proposed(id, UUID)).toEqual(ignored)
  })
})

describe('the routes of a calculation', () => {
  const factor = unitFactor('passenger·km')
  const legs = [
    { mode: 'SHIP', distance: foundDistances.voyage, factor },
    { mode: 'TRUCK', distance: foundDistances.road, factor },
    { mode: 'RAIL', distance: { value: 5, kind: 'actual' }, factor },
  ] as const

  it('are those that were found, in the order of its legs; the first carries what was said of all', () => {
    const [voyage, road, ...others] = recordedRoutes(calculateTrip({ legs }))
    expect(others).toEqual([])
    expect(voyage).toEqual({
      ...foundDistances.voyage,
      notices: [expect.objectContaining({ path: 'legs[0].distance.to' })],
    })
    expect(road).toEqual(foundDistances.road)
  })

  it('make the same calculation again', () => {
    const moved = (distance: (typeof foundDistances)['declared']) =>
      calculateMovement({ mass: 2, mode: 'TRUCK', distance, factor: unitFactor('t·km') })
    const first = moved(foundDistances.declared)
    const [again] = recordedRoutes(first)
    expect(moved(again as never).emission).toEqual(first.emission)
    expect(again?.kind).toBe(undefined)
  })
})

describe('a notice of a calculation, for a client', () => {
  const refused = (work: () => unknown, fields: Record<string, string>) =>
    violationsOf(() => calculatedWithClientPaths(work as () => typeof march, fields))
  const moved = (distance: unknown) => () =>
    calculateMovement({ mass: 1, mode: 'TRUCK', distance, factor: unitFactor('t·km') } as never)

  it('stands at the field that a distance has, or at none', () => {
    expect(refused(moved(undefined), {})).toEqual([' required'])
    expect(refused(moved(undefined), { distance: 'distanceKm' })).toEqual(['distanceKm required'])
  })
})
