import { describe, expect, it } from 'vitest'
import {
  calculateMovement,
  type DistanceBasis,
  type DistanceInput,
  type DistanceKind,
  type TransportMode,
} from '../../../../src/index.ts'
import { unitFactor } from '../../../fixtures/transport-factors.ts'
import { at, violationsOf } from '../../../fixtures/violations.ts'

interface Meeting {
  readonly mode: TransportMode
  readonly kind: DistanceKind | undefined
  readonly basis: DistanceBasis | null
  readonly km: number
  readonly rule: string
  readonly codes: readonly string[]
}

/** 1 t over `value` km by a factor of 1 kg/t·km: the emission is the raised distance. */
function move({ mode, kind, basis }: Pick<Meeting, 'mode' | 'kind' | 'basis'>, value: number | string = 1000) {
  const distance: DistanceInput = kind === undefined ? { value } : { value, kind }
  const calculation = calculateMovement({ mass: 1, mode, distance, factor: unitFactor('t·km', basis) })
  const step = calculation.contributions[0]?.steps.find((one) => one.kind === 'distance')
  return { calculation, distance: step?.distance, codes: calculation.notices.map(({ code }) => code) }
}

const MEETINGS: readonly Meeting[] = [
  // ISO 14083: a flight by great circle is flown 95 km longer
  { mode: 'AIR', kind: 'great_circle', basis: 'actual', km: 1095, rule: 'iso14083-air-95', codes: ['distance_uplift'] },
  { mode: 'AIR', kind: 'great_circle', basis: 'great_circle', km: 1000, rule: 'none', codes: [] },
  { mode: 'AIR', kind: 'actual', basis: 'actual', km: 1000, rule: 'none', codes: [] },
  // DESNZ: the 8 % are in the factor
  {
    mode: 'AIR',
    kind: 'great_circle',
    basis: 'great_circle_uplift_included',
    km: 1000,
    rule: 'none',
    codes: ['distance_uplift_included'],
  },
  {
    mode: 'AIR',
    kind: 'actual',
    basis: 'great_circle_uplift_included',
    km: 1000,
    rule: 'none',
    codes: ['distance_basis_differs'],
  },
  // GLEC v3.2: distance adjustment factors
  {
    mode: 'TRUCK',
    kind: 'shortest_feasible',
    basis: 'actual',
    km: 1050,
    rule: 'glec-road-1.05',
    codes: ['distance_uplift'],
  },
  {
    mode: 'SHIP',
    kind: 'shortest_feasible',
    basis: 'actual',
    km: 1150,
    rule: 'glec-sea-1.15',
    codes: ['distance_uplift'],
  },
  { mode: 'RAIL', kind: 'shortest_feasible', basis: 'actual', km: 1000, rule: 'none', codes: [] },
  { mode: 'TRUCK', kind: 'shortest_feasible', basis: 'shortest_feasible', km: 1000, rule: 'none', codes: [] },
  { mode: 'TRUCK', kind: 'actual', basis: 'actual', km: 1000, rule: 'none', codes: [] },
  // an estimate is of the distance travelled
  { mode: 'TRUCK', kind: 'estimate', basis: 'actual', km: 1000, rule: 'none', codes: ['distance_estimated'] },
  {
    mode: 'AIR',
    kind: 'estimate',
    basis: 'great_circle_uplift_included',
    km: 1000,
    rule: 'none',
    codes: ['distance_estimated', 'distance_basis_differs'],
  },
  // not stated: nothing is raised
  { mode: 'TRUCK', kind: undefined, basis: 'actual', km: 1000, rule: 'none', codes: ['distance_basis_assumed'] },
  { mode: 'AIR', kind: undefined, basis: 'great_circle', km: 1000, rule: 'none', codes: ['distance_basis_assumed'] },
  { mode: 'TRUCK', kind: 'actual', basis: null, km: 1000, rule: 'none', codes: ['distance_basis_assumed'] },
  { mode: 'RAIL', kind: undefined, basis: null, km: 1000, rule: 'none', codes: ['distance_basis_assumed'] },
  // an uplift may be due
  { mode: 'SHIP', kind: 'shortest_feasible', basis: null, km: 1000, rule: 'none', codes: ['distance_basis_unknown'] },
  { mode: 'AIR', kind: 'great_circle', basis: null, km: 1000, rule: 'none', codes: ['distance_basis_unknown'] },
  { mode: 'AIR', kind: undefined, basis: null, km: 1000, rule: 'none', codes: ['distance_basis_unknown'] },
]

describe('the distance of an activity against the distance basis of a factor', () => {
  it.each(MEETINGS)('$mode $kind on $basis gives $km km by $rule', (meeting) => {
    const { calculation, distance, codes } = move(meeting)
    expect(calculation.emission.co2e).toBe(meeting.km)
    expect(distance?.rule).toBe(meeting.rule)
    expect(codes).toEqual(meeting.codes)
  })

  it.each([
    { basis: 'actual', taken: 'actual' },
    { basis: 'shortest_feasible', taken: 'shortest_feasible' },
    { basis: 'great_circle', taken: 'great_circle' },
    { basis: 'great_circle_uplift_included', taken: 'great_circle' },
    { basis: null, taken: 'actual' },
  ] as const)('a distance without a kind on $basis is taken as $taken', ({ basis, taken }) => {
    expect(move({ mode: 'AIR', kind: undefined, basis }).distance?.kind).toBe(taken)
  })

  it.each(['great_circle', 'actual'] as const)('no distance by AIR is refused, of the kind %s', (kind) => {
    expect(violationsOf(() => move({ mode: 'AIR', kind, basis: 'actual' }, 0))).toEqual([
      at('distance', 'distance_is_zero'),
    ])
  })

  it.each(['TRUCK', 'SHIP', 'RAIL'] as const)('no distance by %s stays none, with a warning', (mode) => {
    const { calculation, distance, codes } = move({ mode, kind: 'shortest_feasible', basis: 'actual' }, 0)
    expect(calculation.emission.co2e).toBe(0)
    expect(distance).toMatchObject({ addedKm: '0', uplift: '1', rule: 'none' })
    expect(codes).toEqual(['distance_is_zero'])
  })

  it.each([
    ['TRUCK', 'great_circle', 'actual'],
    ['AIR', 'shortest_feasible', 'actual'],
    ['AIR', 'actual', 'great_circle'],
    ['TRUCK', 'actual', 'shortest_feasible'],
    ['TRUCK', 'shortest_feasible', 'great_circle'],
    ['AIR', 'great_circle', 'shortest_feasible'],
    ['RAIL', 'great_circle', 'actual'],
    ['SHIP', 'estimate', 'shortest_feasible'],
  ] as const)('%s %s on %s is refused: no published rule leads there', (mode, kind, basis) => {
    expect(violationsOf(() => move({ mode, kind, basis }))).toEqual([at('distance', 'distance_basis_mismatch')])
  })

  it('no distance of an unknown basis stays none, whatever the basis is', () => {
    expect(move({ mode: 'SHIP', kind: 'shortest_feasible', basis: null }, 0).codes).toEqual([
      'distance_is_zero',
      'distance_basis_assumed',
    ])
  })

  it('keeps the distance as a literal, in kilometres, with what found it', () => {
    const distance = { value: 100, unit: 'mi', kind: 'actual', method: 'osrm 5.27' } as const
    const { contributions } = calculateMovement({ mass: 1, mode: 'TRUCK', distance, factor: unitFactor('t·km') })
    expect(contributions[0]?.steps).toEqual([
      {
        kind: 'distance',
        times: '160.9344',
        unit: 'km',
        distance: {
          km: '160.9344',
          kind: 'actual',
          method: 'osrm 5.27',
          addedKm: '0',
          uplift: '1',
          rule: 'none',
          route: null,
        },
      },
    ])
  })
})
