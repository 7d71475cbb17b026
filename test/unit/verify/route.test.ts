import { describe, expect, it } from 'vitest'
import { calculateMovement, type FoundDistance, toTrace } from '../../../src/index.ts'
import { verify } from '../../../src/verify/index.ts'
import { foundDistances } from '../../fixtures/found-distances.ts'
import { unitFactor } from '../../fixtures/transport-factors.ts'
import type { Bent } from './bent-trace.ts'
import { type Data, forged } from './verify-mutations.ts'

const AT = 'contributions[0].steps[0].distance'

/** The paths of what is found after the distance was bent, everything after it recomputed by the forger or not. */
function found(distance: FoundDistance, change: (distance: Bent) => void): readonly string[] {
  const { mode } = distance.route
  const trace: Bent = JSON.parse(toTrace(calculateMovement({ mass: 1, mode, distance, factor: unitFactor('t·km') })))
  change(trace.contributions[0].steps[0].distance)
  return verify(forged(trace as Data)).differences.map(({ path }) => path)
}

describe('the route of a distance in a trace', () => {
  const { flight, road, voyage, declared } = foundDistances

  it('agrees with the distance', () => {
    expect(
      found(road, (distance) => {
        distance.route.detour = '1.3'
      }),
    ).toContain(`${AT}.route.baseKm`)
    expect(
      found(road, (distance) => {
        distance.route.baseKm = '790'
      }),
    ).toContain(`${AT}.route.baseKm`)
    expect(
      found(road, (distance) => {
        distance.route.detour = '0.5'
      }),
    ).toContain(`${AT}.route.detour`)
    expect(
      found(road, (distance) => {
        distance.kind = 'actual'
      }),
    ).toContain(`${AT}.route.detour`)
    expect(
      found(road, (distance) => {
        distance.method = 'declared'
      }),
    ).toContain(`${AT}.route.detour`)
  })

  it('is held to rounding alone', () => {
    expect(
      found(road, (distance) => {
        distance.route.baseKm = '797.1652037805'
      }),
    ).toEqual([])
    expect(
      found(road, (distance) => {
        distance.route.baseKm = '797.165203783'
      }),
    ).toContain(`${AT}.route.baseKm`)
  })

  it('of a great circle lies between its points', () => {
    const elsewhere = (distance: Bent) => {
      distance.route.from.point = { lat: '35', lng: '139' }
    }
    expect(found(flight, elsewhere)).toEqual([`${AT}.route.baseKm`])
    expect(found(road, elsewhere)).toEqual([`${AT}.route.baseKm`])
    expect(found(declared, elsewhere)).not.toContain(`${AT}.route.baseKm`)
  })

  it('is never shorter than the way through the air', () => {
    const farther = (distance: Bent) => {
      distance.route.from.point = { lat: '-33', lng: '-160' }
    }
    expect(found(voyage, farther)).toEqual([])
    const shorter = { ...voyage, km: 8000, route: { ...voyage.route, baseKm: 8000 } }
    expect(found(shorter, () => undefined)).toEqual([`${AT}.route.baseKm`])
  })

  it('stays on the Earth', () => {
    expect(
      found(flight, (distance) => {
        distance.route.from.point.lat = '95'
      }),
    ).toEqual([`${AT}.route`])
    expect(
      found(voyage, (distance) => {
        distance.route.path[1].point.lng = '-181'
      }),
    ).toEqual([`${AT}.route`])
  })

  it('has its form', () => {
    expect(
      found(flight, (distance) => {
        Reflect.deleteProperty(distance, 'route')
      }),
    ).toEqual([`${AT}.route`])
    expect(
      found(flight, (distance) => {
        distance.route.quality = 'best'
      }),
    ).toEqual([`${AT}.route.quality`])
    expect(
      found(flight, (distance) => {
        distance.route.from.scheme = 'hearsay'
      }),
    ).toEqual([`${AT}.route.from.scheme`])
    expect(
      found(flight, (distance) => {
        distance.route.from.weather = 'fair'
      }),
    ).toEqual([`${AT}.route.from.weather`])
  })

  it('is raised by the rule of its own mode', () => {
    expect(
      found(voyage, (distance) => {
        distance.route.mode = 'TRUCK'
      }),
    ).toContain(`${AT}.route.mode`)
  })

  it('of an estimate is of low quality, and said to be one', () => {
    expect(
      found(road, (distance) => {
        distance.route.quality = 'high'
      }),
    ).toEqual([`${AT}.route.quality`])
    const trace: Bent = JSON.parse(
      toTrace(calculateMovement({ mass: 1, mode: 'TRUCK', distance: road, factor: unitFactor('t·km', 'actual') })),
    )
    trace.notices = []
    expect(verify(forged(trace as Data)).differences.map(({ path }) => path)).toEqual(['notices'])
  })

  it('of a great circle is held to less than a percent', () => {
    const north = (degrees: number) => (distance: Bent) => {
      distance.route.from.point.lat = String(51.4706 + degrees)
    }
    expect(found(flight, north(0.1))).toEqual([])
    expect(found(flight, north(1))).toEqual([`${AT}.route.baseKm`])
  })
})
