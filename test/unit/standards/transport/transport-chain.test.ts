import { describe, expect, it } from 'vitest'
import { defineFactor } from '../../../../src/index.ts'
import { findFactor, partnerOf } from '../../../../src/reference/factors/index.ts'
import { type ChainElement, type TransportChain, transportChain } from '../../../../src/standards/transport/index.ts'
import { verify } from '../../../../src/verify/index.ts'
import { atTerminal, byLorry, byShip, LORRY, SHIP, TERMINAL } from '../../../fixtures/transport/chains.ts'
import { thrownBy, violationsOf } from '../../../fixtures/violations.ts'

const HGV = 'desnz-2025/freighting-goods/hgv-all-diesel/all-hgvs/average-laden/tonne-km'

function kilograms(mass: number | string, elements: readonly ChainElement[], more: Partial<TransportChain> = {}) {
  return transportChain({ mass, massUnit: 'kg', elements, ...more })
}

function codesOf(elements: readonly unknown[], more: object = { mass: 1 }): readonly string[] {
  return violationsOf(() => transportChain({ ...more, elements } as TransportChain))
}

describe('a transport chain', () => {
  it('has the transport activity of the rules of iLEAP, and not the misprint of its example', () => {
    expect(kilograms(230, [byLorry(700)]).transportActivity.tonneKm).toBe('161')
    const { transportActivity } = kilograms(87, [byLorry(423)])
    expect(transportActivity.tonneKm).toBe('36.801')
    expect(transportActivity.tonneKm).not.toBe('3.6801')
  })

  it('adds up elements exactly, as the shipment of iLEAP: 64.728 tkm and 8.42769 kg', () => {
    const firstLeg = { ...LORRY, id: 'truck-40t-euro5-de', intensity: { wtw: '3.6801/36.801', ttw: '3.2801/36.801' } }
    const chain = kilograms(87, [byLorry(423, { id: 'abcdef', toc: firstLeg }), byLorry(321, { id: 'ghijkl' })])
    expect(chain.elements[1]).toMatchObject({
      activity: { value: '27.927', unit: 't·km' },
      emission: { wtw: '4.74759', ttw: '4.272831', wtt: '0.474759' },
    })
    expect(chain.transportActivity.tonneKm).toBe('64.728')
    expect(chain.emission).toEqual({ wtw: '8.42769', ttw: '7.552931', wtt: '0.874759' })
  })

  it('gives a trace of every part that its categories give, which verify', () => {
    const chain = kilograms(87, [byLorry(321), atTerminal(), byShip(21_000, { teu: '0.5' })])
    const traces = chain.elements.flatMap((one) => Object.values(one.traces))
    expect(chain.elements.map((one) => Object.keys(one.traces).sort())).toEqual([
      ['ttw', 'wtw'],
      ['ttw', 'wtt'],
      ['ttw', 'wtt'],
    ])
    for (const trace of traces) expect(verify(trace)).toEqual({ verified: true, differences: [] })
  })

  it.each([
    ['TRUCK', 'shortest_feasible', '105', 'glec-road-1.05'],
    ['SHIP', 'shortest_feasible', '115', 'glec-sea-1.15'],
    ['AIR', 'great_circle', '195', 'iso14083-air-95'],
    ['RAIL', 'shortest_feasible', '100', 'none'],
    ['TRUCK', 'actual', '100', 'none'],
  ] as const)('adjusts the distance of %s, %s, only where the category is per another kind', (mode, kind, km, rule) => {
    for (const activityUnit of ['t·km', 'TEU·km'] as const) {
      const toc = { ...LORRY, mode, activityUnit, intensity: { wtw: 1 } }
      const element = { id: 'leg', toc, distance: { value: 100, kind } }
      const { elements, notices } = transportChain({ mass: 1, teu: 1, elements: [element] })
      expect(elements[0]?.emission.wtw).toBe(km)
      expect(elements[0]).toMatchObject({ activity: { value: '100' }, distance: { km: 100, kind, rule } })
      const raised = notices.map(({ code, path }) => `${code} ${path}`)
      expect(raised).toEqual(rule === 'none' ? [] : ['distance_uplift elements[0].distance'])
      const own = { ...element, toc: { ...toc, distanceBasis: kind } }
      expect(transportChain({ mass: 1, teu: 1, elements: [own] }).emission.wtw).toBe('100')
    }
  })

  it('raises no distance by inland waterway, and takes none of another kind than the category', () => {
    const barge = { ...LORRY, mode: 'INLAND_WATERWAY', intensity: { wtw: 1 } } as const
    expect(transportChain({ mass: 1, elements: [byLorry(100, { toc: barge })] }).emission.wtw).toBe('100')
    const planned = { value: 100, kind: 'shortest_feasible' } as const
    expect(codesOf([byLorry(1, { toc: barge, distance: planned })])).toEqual([
      'elements[0].distance.kind distance_basis_mismatch',
    ])
  })

  it('counts containers by TEU and goods by tonnes in one chain, with an own load where an element states one', () => {
    const chain = transportChain({ mass: 20, teu: 2, elements: [byLorry(100), atTerminal({ mass: 10 }), byShip(1000)] })
    expect(chain.elements.map(({ activity }) => activity)).toEqual([
      { value: '2000', unit: 't·km' },
      { value: '10', unit: 't' },
      { value: '2000', unit: 'TEU·km' },
    ])
    expect(chain.emission).toEqual({ wtw: '445.8', ttw: '397.8', wtt: '48' })
    expect(chain.transportActivity).toEqual({ tonneKm: '22000', teuKm: '2200' })
  })

  it('handles containers at a hub', () => {
    const crane = { ...TERMINAL, activityUnit: 'TEU' } as const
    const chain = transportChain({ teu: '2.25', elements: [atTerminal({ hoc: crane })] })
    expect(chain.emission.wtw).toBe('1.35')
    expect(chain.transportActivity).toEqual({ tonneKm: '0', teuKm: '0' })
  })

  it('takes published factors with what is upstream of them', () => {
    const direct = findFactor(HGV)
    const toc = { ...LORRY, intensity: { ttw: direct, wtt: partnerOf(direct, 'WTT') } }
    const { emission, elements } = transportChain({ mass: 8, elements: [byLorry(250, { toc })] })
    expect(emission).toEqual({ wtw: '250.44', ttw: '203.26', wtt: '47.18' })
    for (const trace of Object.values(elements[0]?.traces ?? {})) expect(verify(trace).verified).toBe(true)
    const swapped = { ...LORRY, intensity: { wtt: direct, ttw: partnerOf(direct, 'WTT') } }
    expect(codesOf([byLorry(1, { toc: swapped })])).toEqual([
      'elements[0].toc.intensity.wtt factor_basis_mismatch',
      'elements[0].toc.intensity.ttw factor_basis_mismatch',
    ])
  })

  it('knows well to wheel alone where no part is given, and does not make one up', () => {
    const hub = atTerminal({ hoc: { ...TERMINAL, intensity: { wtw: '0.6' } } })
    expect(kilograms(1000, [byLorry(1), hub]).emission).toEqual({ wtw: '0.77', ttw: null, wtt: null })
  })

  it('says that empty running is inside of an intensity, and adds nothing', () => {
    const toc = { ...LORRY, emptyDistanceFactor: '0.17', loadFactor: 1 }
    const { emission, notices } = kilograms(87, [byLorry(321, { toc })])
    expect(emission.wtw).toBe('4.74759')
    expect(notices.map(({ code, path }) => [code, path])).toEqual([
      ['empty_running_included', 'elements[0].toc.emptyDistanceFactor'],
    ])
  })

  it('says that the intensity of refrigerated goods may leave out the cooling, unless something tells', () => {
    const cold = { temperatureControl: 'refrigerated' } as const
    const cooled = findFactor('desnz-2025/freighting-goods/hgv-refrigerated-all-diesel/all-hgvs/average-laden/tonne-km')
    const codesIn = (elements: readonly ChainElement[], more: Partial<TransportChain>) =>
      kilograms(1, elements, more).notices.map(({ code, path }) => `${path} ${code}`)
    expect(codesIn([byLorry(1), atTerminal()], cold)).toEqual([
      'elements[0].toc.temperatureControl temperature_not_stated',
      'elements[1].hoc.temperatureControl temperature_not_stated',
    ])
    const stated = byLorry(1, { toc: { ...LORRY, temperatureControl: 'mixed' } })
    const published = byLorry(1, { toc: { ...LORRY, intensity: { ttw: cooled, wtt: partnerOf(cooled, 'WTT') } } })
    expect(codesIn([stated], cold)).toEqual([])
    expect(codesIn([published], cold)).not.toContain('elements[0].toc.temperatureControl temperature_not_stated')
    expect(codesIn([byLorry(1)], { temperatureControl: 'ambient' })).toEqual([])
    expect(codesIn([byLorry(1)], {})).toEqual([])
  })

  it('says where elements mix GWP sets', () => {
    const ar5 = { ...LORRY, gwp: 'AR5_GWP100' } as const
    const ar6 = { ...TERMINAL, gwp: 'AR6_GWP100' } as const
    const { notices } = kilograms(1, [byLorry(1, { toc: ar5 }), atTerminal({ hoc: ar6 })])
    expect(notices.map(({ code }) => code)).toEqual(['mixed_gwp_sets'])
  })
})

describe('the order of a chain', () => {
  const hamburg = { city: 'Hamburg', country: 'DE' }
  const rotterdam = { city: 'Rotterdam', country: 'NL' }

  it('is that of the list, and its places meet', () => {
    const road = byLorry(1, { origin: { city: 'Prague', country: 'CZ' }, destination: hamburg })
    expect(codesOf([road, atTerminal({ place: { city: ' hamburg', country: 'de' } })])).toEqual([])
    expect(codesOf([road, atTerminal({ place: rotterdam })])).toEqual(['elements[1].place chain_gap'])
    expect(codesOf([atTerminal({ place: rotterdam }), road])).toEqual(['elements[1].origin chain_gap'])
  })

  it('takes a code that both places state before their names', () => {
    const road = byLorry(1, { destination: { ...hamburg, locode: 'DEHAM' } })
    expect(codesOf([road, atTerminal({ place: { city: 'HH', country: 'DE', locode: 'DEHAM' } })])).toEqual([])
    expect(codesOf([road, atTerminal({ place: { ...hamburg, locode: 'DEBRV' } })])).toEqual([
      'elements[1].place chain_gap',
    ])
  })

  it('may begin twice where both meet again', () => {
    const first = byLorry(1, { id: 'a', after: [], destination: hamburg })
    const second = byLorry(2, { id: 'b', after: [], destination: hamburg })
    expect(codesOf([first, second, atTerminal({ after: ['a', 'b'], place: hamburg })])).toEqual([])
    expect(
      codesOf([first, { ...second, destination: rotterdam }, atTerminal({ after: ['a', 'b'], place: hamburg })]),
    ).toEqual(['elements[2].place chain_gap'])
  })

  it('has no circle, no loose end, and no element that is not in the list', () => {
    const [a, b, c] = ['a', 'b', 'c'].map((id) => byLorry(1, { id })) as [ChainElement, ChainElement, ChainElement]
    expect(
      codesOf([
        { ...a, after: ['x'] },
        { ...b, after: ['b'] },
      ]),
    ).toEqual(['elements[0].after[0] chain_gap', 'elements[1].after[0] chain_gap'])
    expect(codesOf([a, { ...b, after: ['c'] }, { ...c, after: ['b'] }])).toEqual([
      'elements[1].after chain_gap',
      'elements[2].after chain_gap',
      'elements[1].after chain_gap',
      'elements[2].after chain_gap',
    ])
    expect(codesOf([a, { ...b, after: [] }])).toEqual(['elements[1].after chain_gap'])
    expect(codesOf([a, { ...b, id: 'a' }, { ...c, id: '' }])).toEqual([
      'elements[1].id duplicate_item',
      'elements[2].id required',
    ])
  })
})

describe('a violation of a chain', () => {
  it('is said at once, with every path', () => {
    const estimate = { value: 100, kind: 'estimate' } as const
    const carriers = [
      { energyCarrier: 'Diesel', relativeShare: '0.3' },
      { energyCarrier: 'Electric', relativeShare: '0.69' },
    ]
    const toc = { ...LORRY, loadFactor: '1.01', emptyDistanceFactor: 1, energyCarriers: carriers }
    const pallets = byLorry(1, { id: 'litres', mass: 1, massUnit: 'l' })
    expect(
      codesOf([byLorry(1, { toc, distance: estimate }), atTerminal({ after: ['z'] }), byShip(1), pallets], {}),
    ).toEqual([
      'elements[1].after[0] chain_gap',
      'elements[0].toc.loadFactor chain_invalid',
      'elements[0].toc.emptyDistanceFactor chain_invalid',
      'elements[0].toc.energyCarriers chain_invalid',
      'elements[0].distance.kind distance_basis_mismatch',
      'elements[0].mass required',
      'elements[1].mass required',
      'elements[2].teu required',
      'elements[3].massUnit unit_dimension_mismatch',
    ])
  })

  it.each([
    ['a load factor of 0', { loadFactor: 0 }, 'loadFactor chain_invalid'],
    ['negative empty running', { emptyDistanceFactor: '-0.01' }, 'emptyDistanceFactor chain_invalid'],
    ['no energy carrier', { energyCarriers: [] }, 'energyCarriers required'],
    [
      'a share of 0',
      { energyCarriers: [{ energyCarrier: 'HVO', relativeShare: 0 }] },
      'energyCarriers[0].relativeShare chain_invalid',
    ],
    ['no intensity', { intensity: undefined }, 'intensity required'],
    ['an empty intensity', { intensity: {} }, 'intensity.wtw required'],
    ['tank to wheel alone', { intensity: { ttw: 1 } }, 'intensity.wtt required'],
    ['a whole below its part', { intensity: { wtw: 1, ttw: '1.1' } }, 'intensity.wtw chain_invalid'],
    ['a whole that is not its parts', { intensity: { wtw: 3, ttw: 1, wtt: 1 } }, 'intensity.wtw chain_invalid'],
    ['a negative intensity', { intensity: { wtw: -1 } }, 'intensity.wtw must_be_non_negative'],
    ['no id', { id: '' }, 'id required'],
    ['another mode', { mode: 'DRONE' }, 'mode invalid_choice'],
    ['another unit', { activityUnit: 'lb·mi' }, 'activityUnit invalid_choice'],
    ['an estimate as basis', { distanceBasis: 'estimate' }, 'distanceBasis invalid_choice'],
    ['another temperature', { temperatureControl: 'cold' }, 'temperatureControl invalid_choice'],
  ])('%s', (_name, toc, expected) => {
    expect(codesOf([byLorry(1, { toc: { ...LORRY, ...toc } as never })])).toEqual([`elements[0].toc.${expected}`])
  })

  it('is a factor per another unit than the category', () => {
    const perVehicle = defineFactor({ key: 'own/km', unit: 'km', boundary: 'WTW', per1: { co2e: 1 } })
    const perTonne = defineFactor({ key: 'own/t', unit: 't', boundary: 'WTW', per1: { co2e: 1 } })
    expect(codesOf([byLorry(1, { toc: { ...LORRY, intensity: { wtw: perVehicle } } })])).toEqual([
      'elements[0].toc.intensity.wtw unit_dimension_mismatch',
    ])
    const bySea = byShip(1, { teu: 1, toc: { ...SHIP, intensity: { wtw: perTonne } } })
    expect(codesOf([bySea]).map((one) => one.split(' ')[1])).toEqual(['unit_dimension_mismatch'])
  })

  it('is a distance without a kind, of another unit, or none', () => {
    expect(codesOf([byLorry(1, { distance: { value: 1 } })])).toEqual(['elements[0].distance.kind required'])
    expect(codesOf([byLorry(1, { distance: { value: 1, unit: 'kg', kind: 'actual' } })])).toEqual([
      'elements[0].distance.unit unit_dimension_mismatch',
    ])
    expect(codesOf([{ id: 'a', toc: LORRY }])).toEqual(['elements[0].distance required'])
  })

  it('is an element that is both or neither, a list that is none, and cooled goods in an ambient category', () => {
    expect(codesOf([{ ...byLorry(1), hoc: TERMINAL }, { id: 'b' }, null])).toEqual([
      'elements[0].hoc chain_invalid',
      'elements[1].toc required',
      'elements[2] required',
    ])
    expect(codesOf([])).toEqual(['elements required'])
    const ambient = { ...TERMINAL, temperatureControl: 'ambient' } as const
    expect(codesOf([atTerminal({ hoc: ambient })], { mass: 1, temperatureControl: 'refrigerated' })).toEqual([
      'elements[0].hoc.temperatureControl chain_invalid',
    ])
    expect(codesOf([atTerminal({ hoc: ambient })], { mass: 1, temperatureControl: 'ambient' })).toEqual([])
  })

  it('names what to state where a hub has no mass', () => {
    const [violation] = thrownBy(() => transportChain({ elements: [atTerminal()] }))
    expect(violation?.message).toContain('per tonne that leaves the hub; state it of the element or of the chain')
  })
})
