import { describe, expect, it } from 'vitest'
import { calculateFuel, calculateTrip, calculateVehicle, defineFactor, toTrace } from '../../../src/index.ts'
import {
  createCatalogue,
  findBridge,
  findFactor,
  joinCatalogues,
  publishedCatalogue,
} from '../../../src/reference/factors/index.ts'
import { verify } from '../../../src/verify/index.ts'
import { frozenTraces } from '../../fixtures/frozen-traces.ts'
import { catalogue } from '../../golden/traces/samples.ts'
import type { Bent } from './bent-trace.ts'
import { resealed } from './reseal.ts'
import type { Data } from './verify-mutations.ts'

const gasOil = findFactor('desnz-2025/fuels/liquid-fuels/gas-oil/kwh-gross-cv')
const diesel = findFactor('desnz-2025/fuels/liquid-fuels/diesel-average-biofuel-blend/litres')
const published = { catalogue: publishedCatalogue }

/** The paths of what is found in a frozen trace that was bent and sealed anew. */
function found(name: string, change: (trace: Bent) => void): readonly string[] {
  const [, text = ''] = frozenTraces.find(([known]) => known === name) ?? []
  const trace: Bent = JSON.parse(text)
  change(trace)
  return verify(resealed(trace as Data), { catalogue }).differences.map(({ path }) => path)
}

describe('input that the library rejects', () => {
  it.each<[string, string, (trace: Bent) => void, string]>([
    [
      'half a passenger',
      'trip-1-forced',
      (trace) => (trace.contributions[0].activity.value = '0.5'),
      'contributions[0].activity.value',
    ],
    [
      'half a night',
      'trip-1-hotel',
      (trace) => (trace.contributions[0].activity.value = '1.5'),
      'contributions[0].activity.value',
    ],
    [
      'half a room',
      'trip-1-hotel',
      (trace) => (trace.contributions[0].steps[0].times = '0.5'),
      'contributions[0].steps[0].times',
    ],
    [
      'a blend in per cent',
      'refrigerant-1-own-blend',
      (trace) => {
        for (const one of trace.contributions) for (const step of one.steps) if (step.kind === 'share') step.whole = '2'
      },
      'contributions[0].steps[1].whole',
    ],
    [
      'a clean share of nothing',
      'electricity_market-1-factors',
      (trace) => {
        for (const one of trace.contributions) {
          const share = one.steps.find(({ kind }: Bent) => kind === 'share')
          share.part = share.of === 'clean' ? '0' : '100'
        }
      },
      'contributions[1].steps[0].part',
    ],
    [
      'people as freight',
      'movement-1-well-to-wheel',
      (trace) => (trace.contributions[0].activity.unit = 'passenger'),
      'contributions[0].activity.unit',
    ],
    [
      'litres of a gas that escaped',
      'refrigerant-1-gas',
      (trace) => (trace.contributions[0].activity.unit = 'l'),
      'contributions[0].activity.unit',
    ],
    [
      'a detour of more than five',
      'movement-1-road-estimate',
      (trace) => {
        const { distance } = trace.contributions[0].steps[0]
        distance.route.baseKm = '100'
        distance.route.detour = '6'
        distance.km = '600'
      },
      'contributions[0].steps[0].distance.route.detour',
    ],
    [
      'a country of another form',
      'movement-1-sea-route',
      (trace) => (trace.contributions[0].steps[0].distance.route.from.country = 'Japan'),
      'contributions[0].steps[0].distance.route.from.country',
    ],
    [
      'a place of two lines',
      'movement-1-sea-route',
      (trace) => (trace.contributions[0].steps[0].distance.route.from.label = 'a\nb'),
      'contributions[0].steps[0].distance.route.from.label',
    ],
  ])('does not verify: %s', (_, name, change, path) => {
    expect(found(name, change)).toContain(path)
  })

  const flight = (row: string) =>
    findFactor(`desnz-2025/business-travel-air/flights/long-haul-to-from-uk/${row}/without-rf/passenger-km`)

  it.each(['average-passenger', 'business-class', 'first-class', 'premium-economy-class'])(
    'a weight on the row %s',
    (row) => {
      const distance = { value: 6000, kind: 'great_circle' } as const
      const cabin = { class: 'BUSINESS', method: 'iata_wide' } as const
      const leg = { mode: 'AIR', distance, factor: flight('economy-class'), cabin } as const
      const trace: Bent = JSON.parse(toTrace(calculateTrip({ legs: [leg] })))
      expect(verify(resealed(trace), published).differences).toEqual([])
      trace.contributions[0].factor = { ...structuredClone(flight(row)), tier: null, derivation: [] }
      expect(verify(resealed(trace), published).differences.map(({ path }) => path)).toContain(
        'contributions[0].steps[1]',
      )
    },
  )

  it('a consumption that only a figure per 100 km explains, unless that is said', () => {
    const drive = { amount: 100, unit: 'km', factor: diesel, consumption: { value: 7, unit: 'l' } }
    const trace: Bent = JSON.parse(toTrace(calculateVehicle({ ...drive, allowImplausibleConsumption: true })))
    expect(verify(resealed(trace), published).differences).toEqual([])
    trace.notices = []
    expect(verify(resealed(trace), published).differences.map(({ path }) => path)).toEqual(['notices'])
    trace.notices = [{ code: 'consumption_implausible_allowed', path: 'consumption' }]
    trace.contributions[0].steps[0].times = '0.07'
    expect(verify(resealed(trace), published).differences.map(({ path }) => path)).toEqual(['notices[0].code'])
  })

  it('a distance between places that is not raised, where the mode tells that it must be', () => {
    const paths = found('movement-1-sea-route', (trace) => {
      const [part] = trace.contributions
      const { distance } = part.steps.find(({ kind }: Bent) => kind === 'distance')
      Object.assign(distance, { addedKm: '0', uplift: '1', rule: 'none' })
      trace.notices = trace.notices.filter(({ code }: Bent) => code !== 'distance_uplift')
    })
    expect(paths.join('\n')).toContain('distance.rule')
  })
})

describe('a published property', () => {
  const bridge = findBridge('gas oil/litre-to-kwh-gross')
  const trace = (): Bent => JSON.parse(toTrace(calculateFuel({ value: 10, unit: 'l', factor: gasOil, bridge })))
  const bent = (change: (step: Bent) => void, options: object = published) => {
    const changed = trace()
    change(changed.contributions[0].steps[0])
    return verify(resealed(changed), options).differences.map(({ path }) => path)
  }

  it('verifies forth and back', () => {
    expect(bent(() => undefined)).toEqual([])
    const perLitre = findFactor('desnz-2025/fuels/liquid-fuels/gas-oil/litres')
    const back = toTrace(calculateFuel({ value: 3, unit: 'kWh', factor: perLitre, bridge }))
    expect(verify(back, published).differences).toEqual([])
  })

  it.each<[string, (step: Bent) => void]>([
    ['1 kWh/l', (step) => (step.times = '1')],
    ['under a name that the source does not have', (step) => (step.name = 'calorific value')],
    [
      'with the source in other letters',
      (step) => Object.assign(step, { times: '1', source: step.source.toUpperCase() }),
    ],
  ])('does not verify as %s', (_, change) => {
    expect(bent(change)).toEqual(['contributions[0].steps[0].times'])
  })

  it('is taken at its word without a catalogue, or from another source', () => {
    expect(bent((step) => (step.times = '1'), {})).toEqual([])
    expect(bent((step) => Object.assign(step, { times: '1', source: 'our supplier' }))).toEqual([])
  })

  it('is held to by a catalogue that joins another one with what is shipped', () => {
    const own = defineFactor({ key: 'own/x', unit: 'kg', per1: { co2e: '1' } })
    const joined = joinCatalogues(publishedCatalogue, createCatalogue([own]))
    expect(bent((step) => (step.times = '1'), { catalogue: joined })).toEqual(['contributions[0].steps[0].times'])
    expect(createCatalogue([own]).bridges).toBeUndefined()
    expect(joinCatalogues(createCatalogue([own])).bridges).toBeUndefined()
  })
})
