import { describe, expect, it } from 'vitest'
import { calculateMovement, toTrace } from '../../../../src/index.ts'
import { findFactor, publishedCatalogue } from '../../../../src/reference/factors/index.ts'
import type { TransportChain, TransportElement } from '../../../../src/standards/transport/index.ts'
import { verifyShipment } from '../../../../src/standards/transport/index.ts'
import { atTerminal, byLorry, byShip } from '../../../fixtures/transport/chains.ts'
import type { Bent } from '../../verify/bent-trace.ts'
import { forgedShipment, openShipment, type SentShipment, sentShipment, stateFigures } from './forge-shipment.ts'

const LORRY_TTW = 'desnz-2025/freighting-goods/hgv-all-diesel/all-hgvs/average-laden/tonne-km'
const LORRY_WTT = 'desnz-2025/wtt-delivery-vehs-freight/wtt-hgv-all-diesel/all-hgvs/average-laden/tonne-km'
const TANKER_TTW = 'desnz-2025/freighting-goods/sea-tanker/crude-tanker/average/tonne-km'
const TANKER_WTT = 'desnz-2025/wtt-delivery-vehs-freight/wtt-sea-tanker/crude-tanker/average/tonne-km'

const lorry = { ttw: findFactor(LORRY_TTW), wtt: findFactor(LORRY_WTT) }

function byRoad(more: Partial<TransportElement> = {}): TransportElement {
  const toc = { id: 'lorry', mode: 'TRUCK', activityUnit: 't·km', intensity: lorry } as const
  return { id: 'road', toc, distance: { value: 1000, kind: 'actual' }, ...more }
}

/** 20 t over 1,000 km by factors of DESNZ. */
const PUBLISHED: TransportChain = { shipmentId: 'S', mass: 20, elements: [byRoad()] }
const TWO: TransportChain = { ...PUBLISHED, elements: [byRoad(), byRoad({ id: 'second' })] }
const HUB: TransportChain = {
  shipmentId: 'S',
  mass: 20,
  teu: 50,
  elements: [
    { id: 'hub', hoc: { id: 'port', activityUnit: 'TEU', intensity: { ttw: '4', wtt: '1' } } },
    atTerminal({ id: 'next' }),
    byShip(1000),
  ],
}

function verdict(extensions: Bent[]): boolean {
  return verifyShipment(extensions, { catalogue: publishedCatalogue }).verified
}

const forged = (change: (sent: SentShipment) => void, chain = PUBLISHED) => verdict(forgedShipment(chain, change))
const eachTrace = (sent: SentShipment, change: (trace: Bent) => void) => {
  for (const { traces } of sent.proof.elements) for (const trace of Object.values(traces)) change(trace)
}

describe('a forged shipment, sealed again, does not verify', () => {
  it('verifies when nothing is changed', () => {
    expect(forged(() => undefined)).toBe(true)
    expect(forged(() => undefined, TWO)).toBe(true)
    expect(verifyShipment(forgedShipment(HUB, () => undefined)).differences).toEqual([])
  })

  const share = (of: string) => ({ kind: 'share', of, part: '1', whole: '1000', times: '1', unit: '1', gives: '1' })
  const steps = {
    'a share of a batch': share('batch'),
    'a share of a period': share('period'),
    'a return': { kind: 'policy', name: 'return', times: '2', unit: '1', gives: '1' },
    'a second distance': undefined,
  }
  const places = Object.entries(steps).flatMap(([what, step]) => [0, 1].map((at) => [what, at, step] as const))

  it.each(places)('with %s as step %i of its traces', (_, at, step) => {
    const change = (sent: SentShipment) =>
      eachTrace(sent, ({ contributions: [{ steps: list }] }) => list.splice(at, 0, step ?? structuredClone(list[0])))
    expect(forged(change)).toBe(false)
  })

  it.each([
    ['the trace well to tank as tank to wheel', { ttw: 'wtt', wtt: 'wtt' }],
    ['the trace well to tank as both', { ttw: 'wtt', wtw: 'wtt' }],
    ['the trace tank to wheel as well to wheel', { ttw: 'ttw', wtw: 'ttw' }],
    ['both exchanged', { ttw: 'wtt', wtt: 'ttw' }],
  ])('with %s', (_, parts) => {
    const change = ({ proof: { elements } }: SentShipment) => {
      const [{ traces }] = elements
      elements[0].traces = Object.fromEntries(Object.entries(parts).map(([part, from]) => [part, traces[from]]))
    }
    expect(forged(change)).toBe(false)
  })

  it.each([
    ['in front', (distance: Bent) => ({ actual: '100000', ...distance })],
    ['behind', (distance: Bent) => ({ ...distance, gcd: '100000' })],
    ['of the same figure', (distance: Bent) => ({ ...distance, gcd: '1000' })],
  ])('with a second distance %s', (_, add) => {
    const planned = { ...PUBLISHED, elements: [byRoad({ distance: { value: 1000, kind: 'shortest_feasible' } })] }
    const change = ({ shipment: { tces } }: SentShipment) => {
      const [tce] = tces
      tce.distance = add(tce.distance)
      tce.transportActivity = String(20 * Number(Object.values(tce.distance)[0]))
    }
    expect(forged(change, planned)).toBe(false)
    expect(forged(() => undefined, planned)).toBe(true)
  })

  it.each([
    ['both traces', { ttw: TANKER_TTW, wtt: TANKER_WTT }],
    ['one trace', { ttw: TANKER_TTW }],
  ])('with the factor of a crude tanker in %s of a lorry', (_, factors) => {
    const change = ({ proof }: SentShipment) => {
      for (const [part, key] of Object.entries(factors)) {
        proof.elements[0].traces[part].contributions[0].factor = { ...findFactor(key), tier: null, derivation: [] }
      }
    }
    expect(forged(change)).toBe(false)
    // a proof of an earlier version states no mode, so that it is reported as unchecked
    const sent = openShipment(forgedShipment(PUBLISHED, change))
    const [{ mode, ...withoutMode }] = sent.proof.elements
    expect(mode).toBe('TRUCK')
    sent.proof.elements = [withoutMode]
    const { verified, unchecked } = verifyShipment(sent.extensions, { catalogue: publishedCatalogue })
    expect(verified ? unchecked : []).toEqual(
      Object.keys(factors).length === 1 ? [] : [expect.objectContaining({ code: 'modes_not_stated', count: 1 })],
    )
  })

  it('with an element that is left out, doubled or without its proof', () => {
    const second = (change: (sent: SentShipment) => void) => forged(change, TWO)
    expect(second(({ shipment }) => shipment.tces.pop())).toBe(false)
    expect(second(({ shipment }) => shipment.tces.shift())).toBe(false)
    expect(second(({ proof }) => proof.elements.pop())).toBe(false)
    expect(second(({ proof }) => proof.elements.push(structuredClone(proof.elements[0])))).toBe(false)
    expect(second(({ shipment }) => shipment.tces.push({ ...shipment.tces[0], flightNo: '1' }))).toBe(false)
    expect(second(({ proof }) => Object.assign(proof.elements[1], { tceId: 'road' }))).toBe(false)
  })

  it('with other containers than its trace', () => {
    const teu = (index: number, amount: string) =>
      forged(({ shipment }) => Object.assign(shipment.tces[index], { packagingOrTrEqAmount: amount }), HUB)
    expect(teu(0, '5000')).toBe(false)
    expect(teu(2, '5000')).toBe(false)
    const type = (index: number) =>
      forged(({ shipment }) => Object.assign(shipment.tces[index], { packagingOrTrEqType: 'Container-FEU' }), HUB)
    expect([type(0), type(2)]).toEqual([false, false])
  })

  it('with a predecessor that is none, stands in a circle or leaves an element alone', () => {
    const following = (...lists: string[][]) =>
      forged(({ shipment }) => {
        for (const [index, list] of lists.entries()) shipment.tces[index].prevTceIds = list
      }, TWO)
    expect(following([], ['nobody'])).toBe(false)
    expect(following([], ['second'])).toBe(false)
    expect(following(['second'], ['road'])).toBe(false)
    expect(following([], [])).toBe(false)
  })

  it('with figures that no trace has, or fields that no shipment has', () => {
    for (const field of ['noxTTW', 'soxTTW', 'ch4TTW', 'pmTTW', 'extra']) {
      expect(forged(({ shipment }) => Object.assign(shipment.tces[0], { [field]: '1' }))).toBe(false)
    }
    expect(forged(({ shipment }) => Object.assign(shipment, { co2eWTW: '1' }))).toBe(false)
    expect(forged(({ proof }) => Object.assign(proof.elements[0], { teu: '1' }))).toBe(false)
    expect(forged(({ proof }) => Object.assign(proof, { extra: '1' }))).toBe(false)
  })

  it('with a second shipment or a second proof in front of the first', () => {
    for (const index of [0, 1]) {
      const { extensions } = sentShipment(PUBLISHED)
      expect(verdict([...extensions, structuredClone(extensions[index])])).toBe(false)
    }
  })

  it('with a distance that is not raised where the mode raises it', () => {
    const toc = {
      id: 'lorry',
      mode: 'TRUCK',
      activityUnit: 't·km',
      distanceBasis: 'actual',
      intensity: { ttw: '0.1', wtt: '0.02' },
    } as const
    const chain = {
      ...PUBLISHED,
      elements: [byLorry(1000, { toc, distance: { value: 1000, kind: 'shortest_feasible' } })],
    }
    const change = (sent: SentShipment) =>
      eachTrace(sent, (trace) => {
        Object.assign(trace.contributions[0].steps[0].distance, { uplift: '1', rule: 'none' })
        trace.notices = []
      })
    expect(verifyShipment(forgedShipment(chain, change)).verified).toBe(false)
    expect(verifyShipment(forgedShipment(chain, () => undefined)).verified).toBe(true)
  })

  it('with the mass, the distance or the hub of another trace', () => {
    const other = calculateMovement({
      mass: 1,
      mode: 'TRUCK',
      distance: { value: 1000, kind: 'actual' },
      factor: lorry.wtt,
    })
    const change = ({ proof }: SentShipment) => {
      proof.elements[0].traces.wtt = JSON.parse(toTrace(other))
    }
    expect(forged(change)).toBe(false)
    const exchanged = ({ proof: { elements } }: SentShipment) => {
      ;[elements[0].traces, elements[1].traces] = [elements[1].traces, elements[0].traces]
    }
    expect(verifyShipment(forgedShipment(HUB, exchanged)).verified).toBe(false)
  })
})

describe('a shipment of many elements', () => {
  /** A shipment document of some elements without traces, the first of which names many predecessors. */
  function long(elements: number, names: number): Bent[] {
    const sent = sentShipment(PUBLISHED)
    const [tce] = sent.shipment.tces
    sent.shipment.tces = Array.from({ length: elements }, (_, index) => ({
      ...tce,
      tceId: `e${index}`,
      prevTceIds: index === 0 ? Array.from({ length: names }, (__, name) => `nobody-${name}`) : [`e${index - 1}`],
    }))
    return sent.extensions
  }

  it('is answered with differences of bounded length', () => {
    for (const elements of [1200, 4000]) {
      const { verified, differences } = verifyShipment(long(elements, 20_000))
      expect(verified).toBe(false)
      expect(JSON.stringify(differences).length).toBeLessThan(1_000_000)
    }
  })

  it('takes work in proportion to its length', () => {
    const time = (elements: number) => {
      const extensions = long(elements, 5 * elements)
      const start = process.cpuUsage().user
      verifyShipment(extensions)
      return process.cpuUsage().user - start
    }
    time(500)
    // sixteen times the elements, with room for a busy machine: the square of it would be 256 times the work
    expect(time(8000)).toBeLessThan(Math.max(time(500), 2000) * 100)
  })

  it('verifies when it is honest', () => {
    const elements = Array.from({ length: 150 }, (_, index) => byRoad({ id: `e${index}` }))
    expect(verdict(sentShipment({ ...PUBLISHED, elements }).extensions)).toBe(true)
    const sent = sentShipment({ ...PUBLISHED, elements: elements.slice(0, 3) })
    stateFigures(sent)
    expect(verdict(sent.extensions)).toBe(true)
  })
})
