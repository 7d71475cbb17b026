import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calculateFuel, defineFactor } from '../../../../src/index.ts'
import { allocateToConsignments, type ChainElement, transportChain } from '../../../../src/standards/transport/index.ts'
import { verify } from '../../../../src/verify/index.ts'
import { SEEDS, scaleRuns } from '../../../fixtures/seeds.ts'
import { type Fraction, fraction, isEqual, plus, times } from '../../../oracle/rational-oracle.ts'

/** Decimals of up to 18 digits with up to 9 places. */
const decimal = fc.tuple(fc.bigInt(1n, 10n ** 18n), fc.integer({ min: 0, max: 9 })).map(([digits, places]) => {
  const text = digits.toString().padStart(places + 1, '0')
  return places === 0 ? text : `${text.slice(0, -places)}.${text.slice(-places)}`
})

const MODES = ['TRUCK', 'RAIL', 'AIR', 'SHIP'] as const
const KINDS = { TRUCK: 'shortest_feasible', RAIL: 'actual', AIR: 'great_circle', SHIP: 'shortest_feasible' } as const

const element = fc.record({
  mode: fc.option(fc.constantFrom(...MODES), { nil: null }),
  isByContainer: fc.boolean(),
  isRaised: fc.boolean(),
  km: decimal,
  ttw: decimal,
  wtt: decimal,
})

const chain = fc.record({ mass: decimal, teu: decimal, elements: fc.array(element, { minLength: 1, maxLength: 5 }) })

type Chain = typeof chain extends fc.Arbitrary<infer Value> ? Value : never
type Element = Chain['elements'][number]

function elementOf({ mode, isByContainer, isRaised, km, ttw, wtt }: Element, index: number): ChainElement {
  const id = `${index}`
  const intensity = { ttw, wtt }
  if (mode === null) return { id, hoc: { id, activityUnit: isByContainer ? 'TEU' : 't', intensity } }
  const kind = KINDS[mode]
  const toc = { id, mode, activityUnit: isByContainer ? 'TEU·km' : 't·km', intensity } as const
  return { id, toc: { ...toc, distanceBasis: isRaised ? 'actual' : kind }, distance: { value: km, kind } }
}

/** (km + added) × uplift of a transport, 1 of a hub. */
function dueKm({ mode, isRaised, km }: Element): Fraction {
  if (mode === null) return fraction('1')
  if (!isRaised) return fraction(km)
  const raised = { TRUCK: ['0', '1.05'], RAIL: ['0', '1'], AIR: ['95', '1'], SHIP: ['0', '1.15'] } as const
  const [added, uplift] = raised[mode]
  return times(plus(fraction(km), fraction(added)), fraction(uplift))
}

function dueEmission({ mass, teu }: Chain, one: Element, part: 'ttw' | 'wtt'): Fraction {
  return times(times(fraction(one.isByContainer ? teu : mass), dueKm(one)), fraction(one[part]))
}

describe.each(SEEDS)('transport chains (seed %i)', (seed) => {
  it('emit what the oracle computes, part by part, with traces that verify', () => {
    fc.assert(
      fc.property(chain, (one) => {
        const { elements, emission } = transportChain({ ...one, elements: one.elements.map(elementOf) })
        for (const part of ['ttw', 'wtt'] as const) {
          const due = one.elements.map((each) => dueEmission(one, each, part)).reduce(plus)
          expect(isEqual(fraction(emission[part] ?? ''), due)).toBe(true)
        }
        expect(isEqual(fraction(emission.wtw), plus(fraction(emission.ttw ?? ''), fraction(emission.wtt ?? '')))).toBe(
          true,
        )
        const traces = elements.flatMap(({ traces: ofElement }) => Object.values(ofElement))
        expect(traces.every((trace) => verify(trace).verified)).toBe(true)
      }),
      { seed, numRuns: scaleRuns(15), endOnFailure: true },
    )
  })

  it('are shared by consignments whose parts add up to the whole', () => {
    const consignment = fc.record({ mass: decimal, km: decimal })
    fc.assert(
      fc.property(decimal, fc.array(consignment, { minLength: 1, maxLength: 6 }), (co2e, consignments) => {
        const factor = defineFactor({ key: 'own/round', unit: 'l', per1: { co2e } })
        const shares = allocateToConsignments(
          calculateFuel({ value: 1, unit: 'l', factor }),
          consignments.map(({ mass, km }, index) => {
            return { id: `${index}`, mass, distance: { value: km, kind: 'great_circle' } } as const
          }),
        )
        const sum = (texts: readonly string[]) => texts.map((text) => fraction(text)).reduce(plus)
        expect(isEqual(sum(shares.map(({ share }) => share)), fraction('1'))).toBe(true)
        expect(isEqual(sum(shares.map((one) => one.co2e)), fraction(co2e))).toBe(true)
      }),
      { seed, numRuns: scaleRuns(15), endOnFailure: true },
    )
  })
})
