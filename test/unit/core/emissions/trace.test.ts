import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import {
  calculationOf,
  canonicalJson,
  type Json,
  rowId,
  type Step,
  uuidOf,
} from '../../../../src/core/emissions/index.ts'
import { calculateFuel, defineFactor, toTrace, ZERO_EMISSION_ELECTRICITY } from '../../../../src/index.ts'
import { foundDistances } from '../../../fixtures/found-distances.ts'
import { definition, factors } from '../../../fixtures/own-factors.ts'

const march = calculateFuel({ value: '2.50', unit: 'm3', factor: factors.diesel })

/** The trace of 6 kg by a factor of 1 behind some steps. */
function traceBehind(...steps: readonly Step[]) {
  const factor = defineFactor(definition({ per1: { co2e: '1' } }))
  const contributions = [{ label: 'x', activity: { value: 6, unit: 'kg' }, steps, factor }]
  return JSON.parse(toTrace(calculationOf({ method: { id: 'fuel', version: 1 }, contributions, notices: [] })))
}

describe('a trace', () => {
  it('holds the activity, what each step gives, the factor as it is, the exact emission and the doubles', () => {
    const { digest: _, ...body } = JSON.parse(toTrace(march))
    const adjusted = {
      co2: '2.53763',
      ch4: '29/2800000',
      n2o: '329/2650000',
      co2e: '2.57082',
      biogenicCo2: null,
      montrealCo2e: null,
    }
    const emission = {
      co2: '6344.075',
      ch4: '29/1120',
      n2o: '329/1060',
      co2e: '6427.05',
      biogenicCo2: null,
      montrealCo2e: null,
    }
    expect(body).toEqual({
      format: 'tonne-trace/2',
      method: { id: 'fuel', version: 1 },
      contributions: [
        {
          label: 'fuel',
          activity: { value: '2.5', unit: 'm3' },
          steps: [
            {
              kind: 'convert',
              times: '1000',
              unit: 'l/m3',
              chain: [{ from: 'm3', to: 'l', times: '1000' }],
              gives: '2500',
            },
          ],
          quantity: { value: '2500', unit: 'l' },
          factor: { ...factors.diesel, tier: null, derivation: [] },
          adjusted,
          emission,
        },
      ],
      total: emission,
      emission: { ...emission, ch4: '0.025892857142857145', n2o: '0.310377358490566' },
      notices: [],
    })
  })

  it('is the canonical JSON of its data, which its digest seals', () => {
    const trace = toTrace(march)
    const { digest, ...body } = JSON.parse(trace) as { readonly [key: string]: Json }
    expect(trace).toBe(canonicalJson({ digest: digest as Json, ...body }))
    expect(digest).toBe(createHash('sha256').update(canonicalJson(body)).digest('hex'))
  })

  it('has the codes of the notices, with the inputs of the method', () => {
    const calculation = calculateFuel({ value: 1, unit: 'kWh', factor: factors.biomassPower })
    expect(JSON.parse(toTrace(calculation)).notices).toEqual([{ code: 'biogenic_outside_totals', path: 'factor' }])
    expect(JSON.parse(toTrace(calculation)).emission.biogenicCo2).toBe('0.35')
  })

  it.each<[string, Step, object]>([
    [
      'a conversion with its chain',
      { kind: 'convert', times: '1/2', unit: 'b/a', chain: [{ from: 'a', to: 'b', times: '0.50' }] },
      { chain: [{ from: 'a', to: 'b', times: '0.5' }], times: '0.5', gives: '3' },
    ],
    [
      'a property of a fuel with its source',
      { kind: 'bridge', times: '10.6', unit: 'kWh/l', name: 'calorific value', source: 'our lab' },
      { name: 'calorific value', source: 'our lab', times: '10.6', gives: '63.6' },
    ],
    [
      'a share as its part of a whole',
      { kind: 'share', times: '1/3', unit: '1', of: 'blend', part: 10, whole: '30.0' },
      { of: 'blend', part: '10', whole: '30', times: '1/3', gives: '2' },
    ],
    [
      'what was counted',
      { kind: 'quantity', times: 2, unit: 'room', what: 'rooms' },
      { what: 'rooms', times: '2', gives: '12' },
    ],
    [
      'a rule by its name',
      { kind: 'policy', times: '1.5', unit: '1', name: 'cabin' },
      { name: 'cabin', times: '1.5', gives: '9' },
    ],
  ])('says of a step that is %s what it is of', (_, step, said) => {
    const [printed] = traceBehind(step).contributions[0].steps
    expect(printed).toEqual({ kind: step.kind, unit: step.unit, ...said })
  })

  it('gives what all the steps before have made', () => {
    const twice: Step = { kind: 'policy', times: '2', unit: '1', name: 'return' }
    const { steps, quantity } = traceBehind(twice, twice).contributions[0]
    expect(steps.map(({ gives }: { gives: string }) => gives)).toEqual(['12', '24'])
    expect(quantity).toEqual({ value: '24', unit: 'kg' })
  })
})

describe('the trace of a distance', () => {
  const figures = {
    km: '100.0',
    kind: 'actual',
    addedKm: 95,
    uplift: '1.05',
    rule: 'none',
    method: 'declared',
  } as const
  const traced = (distance: Extract<Step, { kind: 'distance' }>['distance']) =>
    traceBehind({ kind: 'distance', times: '1', unit: 'km', distance }).contributions[0].steps[0].distance

  it('given in figures is its figures', () => {
    expect(traced({ ...figures, route: null })).toEqual({ ...figures, km: '100', addedKm: '95', route: null })
  })

  it('found between places holds the places, what knew them, and the way', () => {
    const { route } = foundDistances.voyage
    const point = (lat: string, lng: string) => ({ lat, lng })
    expect(traced({ ...figures, route }).route).toEqual({
      mode: 'SHIP',
      from: { ...route.from, point: point('53.551', '9.993') },
      to: { ...route.to, point: point('31.222', '121.458') },
      baseKm: '20012.5',
      detour: '1',
      quality: 'medium',
      path: [
        { name: 'Port Said', point: point('31.5', '32.4') },
        { name: 'Suez', point: point('29.7', '32.5') },
      ],
    })
  })

  it('declared to a place that is not known has no such place', () => {
    expect(traced({ ...figures, route: foundDistances.declared.route }).route).toMatchObject({ to: null, path: [] })
  })
})

describe('the id of a name', () => {
  it('is its UUID of version 5 (RFC 9562) in our namespace, the same for ever', () => {
    const ours = Buffer.from('53abf264a1e54dc6a67fb30a1672bf11', 'hex')
    for (const name of ['a', 'ä', '7']) {
      const hash = createHash('sha1').update(ours).update(name).digest('hex')
      const variant = ((Number.parseInt(hash[16] as string, 16) & 3) | 8).toString(16)
      const hex = [hash.slice(0, 8), hash.slice(8, 12), `5${hash.slice(13, 16)}`, variant + hash.slice(17, 20)]
      expect(uuidOf(name)).toBe([...hex, hash.slice(20, 32)].join('-'))
    }
  })

  it('of a row is that of its edition and row, as of the factor of clean electricity', () => {
    const { edition, row, id } = ZERO_EMISSION_ELECTRICITY
    expect(rowId(edition, row)).toBe(id)
  })
})
