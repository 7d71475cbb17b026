import { describe, expect, test, vi } from 'vitest'
import { type Calculation, type Contribution, calculationOf, type Step } from '../../../src/core/emissions/index.ts'
import type { Notice } from '../../../src/core/errors/index.ts'
import { defineFactor, type EmissionFactor, type MethodId, toTrace } from '../../../src/index.ts'
import { verify } from '../../../src/verify/index.ts'

const per1 = { co2: '2.5', ch4: '0.001', n2o: '0.01', co2e: '2.511' }
const perLitre = defineFactor({ key: 'own/fuel/l', unit: 'l', per1 })
const perKwh = defineFactor({ key: 'own/power/kwh', unit: 'kWh', per1 })
const perPassenger = defineFactor({
  key: 'own/flight/passenger-km',
  unit: 'passenger·km',
  per1,
  distanceBasis: 'actual',
})
const perRoom = defineFactor({ key: 'own/hotel/room-night', unit: 'room·night', per1: { co2e: '10' } })

const SAID = {
  bridge: { code: 'bridge_used', path: 'bridge', message: 'said' },
  uplift: { code: 'distance_uplift', path: 'distance', message: 'said' },
  doubled: { code: 'return_doubled', path: 'isReturn', message: 'said' },
} as const satisfies Record<string, Notice>

interface Made {
  readonly method: MethodId
  readonly contributions: readonly Contribution[]
  readonly notices?: readonly Notice[]
}

/** A calculation by the engine itself, so that all numbers of its trace agree with each other. */
function made({ method, contributions, notices = [] }: Made): Calculation {
  return calculationOf({ method: { id: method, version: 1 }, contributions, notices })
}

function fuel(steps: readonly Step[], unit = 'l', factor: EmissionFactor = perLitre): Contribution {
  return { label: 'fuel', activity: { value: 3, unit }, steps, factor }
}

function convert(from: string, to: string, times: string): Step {
  return { kind: 'convert', times, unit: `${to}/${from}`, chain: [{ from, to, times }] }
}

function distance(change: Partial<Extract<Step, { kind: 'distance' }>['distance']>, times: string): Step {
  const declared = {
    km: '100',
    kind: 'shortest_feasible',
    addedKm: '0',
    uplift: '1',
    rule: 'none',
    method: 'declared',
    route: null,
  } as const
  return { kind: 'distance', times, unit: 'km', distance: { ...declared, ...change } }
}

function leg(steps: readonly Step[], label = 'leg 1', factor = perPassenger): Contribution {
  return { label, activity: { value: 2, unit: 'passenger' }, steps, factor }
}

function power(label: string, share: Step | undefined, value = 5): Contribution {
  return { label, activity: { value, unit: 'kWh' }, steps: share === undefined ? [] : [share], factor: perKwh }
}

function batch(part: string, rest: string, times: string): Step {
  const shared = { kind: 'share', of: 'batch', part, whole: '100', times, unit: '1' } as const
  return { ...shared, measure: 'mass', parts: [part, rest], index: 0 }
}

function share(of: 'clean' | 'uncovered', part: string, times: string): Step {
  return { kind: 'share', of, part, whole: '100', times, unit: '1' }
}

const plain = distance({}, '100')
const raised = distance({ uplift: '1.05', rule: 'glec-road-1.05' }, '105')
const doubled: Step = { kind: 'policy', name: 'return', times: '2', unit: '1' }
const bridge: Step = { kind: 'bridge', times: '0.8', unit: 'l/kg', name: 'density', source: 'us' }

describe('a right trace', () => {
  test.each<[string, Made]>([
    ['a conversion', { method: 'fuel', contributions: [fuel([convert('m3', 'l', '1000')], 'm3')] }],
    ['a bridge', { method: 'fuel', contributions: [fuel([bridge], 'kg')], notices: [SAID.bridge] }],
    ['a raised distance', { method: 'trip', contributions: [leg([raised])], notices: [SAID.uplift] }],
    ['a way back', { method: 'trip', contributions: [leg([plain, doubled])], notices: [SAID.doubled] }],
    [
      'shares',
      {
        method: 'electricity_market',
        contributions: [
          power('uncovered share', share('uncovered', '60', '0.6')),
          power('clean share', share('clean', '40', '0.4')),
        ],
      },
    ],
  ])('%s verifies', (_, calculation) => {
    expect(verify(toTrace(made(calculation)))).toEqual({ verified: true, differences: [] })
  })
})

describe('a trace that agrees with itself and is wrong all the same', () => {
  test.each<[string, Made, string]>([
    [
      'a conversion that is not so',
      { method: 'fuel', contributions: [fuel([convert('m3', 'l', '1001')], 'm3')] },
      'steps[0].chain[0].times',
    ],
    [
      'a conversion between dimensions',
      { method: 'fuel', contributions: [fuel([convert('kg', 'l', '0.8')], 'kg')] },
      'steps[0].chain[0]',
    ],
    ['units that do not cancel', { method: 'fuel', contributions: [fuel([], 'kg')] }, 'quantity.unit'],
    [
      'a step that the method has not',
      { method: 'fuel', contributions: [fuel([doubled])], notices: [SAID.doubled] },
      'steps',
    ],
    ['two parts where the method has one', { method: 'fuel', contributions: [fuel([]), fuel([])] }, 'contributions'],
    ['no parts', { method: 'fuel', contributions: [] }, 'contributions'],
    ['a bridge that is not said', { method: 'fuel', contributions: [fuel([bridge], 'kg')] }, 'notices'],
    [
      'a bridge that is said and not there',
      { method: 'fuel', contributions: [fuel([])], notices: [SAID.bridge] },
      'notices[0].code',
    ],
    [
      'a bridge of nothing',
      { method: 'fuel', contributions: [fuel([{ ...bridge, times: '0' }], 'kg')], notices: [SAID.bridge] },
      'steps[0].times',
    ],
    [
      'another uplift',
      {
        method: 'trip',
        contributions: [leg([distance({ uplift: '1.1', rule: 'glec-road-1.05' }, '110')])],
        notices: [SAID.uplift],
      },
      'distance.uplift',
    ],
    [
      'an uplift without a rule',
      { method: 'trip', contributions: [leg([distance({ addedKm: '95' }, '195')])] },
      'distance.addedKm',
    ],
    [
      'an uplift of another kind',
      {
        method: 'trip',
        contributions: [leg([distance({ addedKm: '95', rule: 'iso14083-air-95' }, '195')])],
        notices: [SAID.uplift],
      },
      'distance.kind',
    ],
    ['an uplift that is not said', { method: 'trip', contributions: [leg([raised])] }, 'notices'],
    [
      'an uplift on one that the factor holds',
      {
        method: 'trip',
        contributions: [leg([raised], 'leg 1', { ...perPassenger, distanceBasis: 'great_circle_uplift_included' })],
        notices: [SAID.uplift],
      },
      'factor.distanceBasis',
    ],
    [
      'a way back three times',
      { method: 'trip', contributions: [leg([plain, { ...doubled, times: '3' }])], notices: [SAID.doubled] },
      'steps[1].times',
    ],
    [
      'a seat of no known weight',
      { method: 'trip', contributions: [leg([plain, { ...doubled, name: 'cabin', times: '3' }])] },
      'steps[1].times',
    ],
    ['legs that do not begin at one', { method: 'trip', contributions: [leg([plain], 'leg 2')] }, 'contributions'],
    [
      'legs that leave one out',
      { method: 'trip', contributions: [leg([plain]), leg([plain], 'leg 3')] },
      'contributions',
    ],
    [
      'fewer than no rooms',
      {
        method: 'trip',
        contributions: [
          {
            label: 'hotel',
            activity: { value: 2, unit: 'night' },
            steps: [{ kind: 'quantity', what: 'rooms', times: '-1', unit: 'room' }],
            factor: perRoom,
          },
        ],
      },
      'steps[0].times',
    ],
    [
      'shares of more than the whole',
      {
        method: 'electricity_market',
        contributions: [
          power('uncovered share', share('uncovered', '60', '0.6')),
          power('clean share', share('clean', '50', '0.5')),
        ],
      },
      'contributions',
    ],
    [
      'shares of two amounts',
      {
        method: 'electricity_market',
        contributions: [
          power('uncovered share', share('uncovered', '60', '0.6')),
          power('clean share', share('clean', '40', '0.4'), 6),
        ],
      },
      'contributions[1].activity.value',
    ],
    [
      'a share beyond the whole',
      { method: 'electricity_location', contributions: [power('grid', batch('101', '-1', '1.01'))] },
      'steps[0].part',
    ],
    [
      'parts shared apart',
      { method: 'trip', contributions: [leg([plain, batch('50', '50', '0.5')]), leg([plain], 'leg 2')] },
      'contributions[1].steps',
    ],
    [
      'a factor that may not stand alone',
      { method: 'fuel', contributions: [fuel([], 'l', { ...perLitre, complete: false })] },
      'factor.complete',
    ],
    [
      'a label of another factor',
      { method: 'refrigerant', contributions: [{ ...fuel([]), label: 'HFC-32' }] },
      'contributions[0].label',
    ],
    [
      'a factor with notice-worthy CO2',
      { method: 'fuel', contributions: [fuel([], 'l', { ...perLitre, biogenicCo2: '1' })] },
      'notices',
    ],
  ])('%s', (_, calculation, path) => {
    // a trace that no program of ours writes, so it need not fit the schema
    vi.stubGlobal('tonneChecksTrace', undefined)
    const trace = toTrace(made(calculation))
    vi.unstubAllGlobals()
    const { verified, differences } = verify(trace)
    expect(verified).toBe(false)
    expect(differences.map((one) => one.path).join('\n')).toContain(path)
  })
})
