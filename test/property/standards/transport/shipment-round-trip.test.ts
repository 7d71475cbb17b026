import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type ChainElement,
  readShipmentFootprint,
  shipmentFootprint,
  verifyShipment,
} from '../../../../src/standards/transport/index.ts'
import { SEEDS, scaleRuns } from '../../../fixtures/seeds.ts'
import { ileapFindings } from '../../../fixtures/transport/ileap-schema.ts'
import { fraction, isEqual, times } from '../../../oracle/rational-oracle.ts'

/** Decimals of up to 18 digits with up to 9 places. */
const decimal = fc.tuple(fc.bigInt(1n, 10n ** 18n), fc.integer({ min: 0, max: 9 })).map(([digits, places]) => {
  const text = digits.toString().padStart(places + 1, '0')
  return places === 0 ? text : `${text.slice(0, -places)}.${text.slice(-places)}`
})

const element = fc.record({
  kind: fc.constantFrom('actual', 'shortest_feasible', 'hub'),
  isByContainer: fc.boolean(),
  km: decimal,
  ttw: decimal,
  wtt: decimal,
})

const shipment = fc.record({ mass: decimal, teu: decimal, elements: fc.array(element, { minLength: 1, maxLength: 4 }) })

type Shipment = typeof shipment extends fc.Arbitrary<infer Value> ? Value : never

function elementsOf({ elements }: Shipment): readonly ChainElement[] {
  return elements.map(({ kind, isByContainer, km, ttw, wtt }, index) => {
    const id = `${index}`
    const intensity = { ttw, wtt }
    if (kind === 'hub') return { id, hoc: { id, activityUnit: isByContainer ? 'TEU' : 't', intensity } }
    const activityUnit = isByContainer ? ('TEU·km' as const) : ('t·km' as const)
    const toc = { id, mode: 'SHIP', activityUnit, distanceBasis: 'actual', intensity } as const
    return { id, toc, distance: { value: km, kind } }
  })
}

describe.each(SEEDS)('shipments (seed %i)', (seed) => {
  it('are sent, read and verified without a lost digit', () => {
    fc.assert(
      fc.property(shipment, (one) => {
        const { footprint, extensions } = shipmentFootprint({ ...one, shipmentId: 'S', elements: elementsOf(one) })
        const sent = JSON.parse(JSON.stringify(footprint))
        expect(ileapFindings('ShipmentFootprint', sent)).toEqual([])
        expect(readShipmentFootprint(sent)).toEqual(footprint)
        expect(verifyShipment(JSON.parse(JSON.stringify(extensions)))).toEqual({ verified: true, differences: [] })
        expect(isEqual(fraction(footprint.mass), times(fraction(one.mass), fraction('1000')))).toBe(true)
        for (const [index, { kind, km }] of one.elements.entries()) {
          const due = kind === 'hub' ? fraction('0') : times(fraction(one.mass), fraction(km))
          expect(isEqual(fraction(footprint.tces[index]?.transportActivity ?? ''), due)).toBe(true)
        }
      }),
      { seed, numRuns: scaleRuns(12), endOnFailure: true },
    )
  })

  it('are not verified after any decimal of theirs was changed', () => {
    fc.assert(
      fc.property(shipment, fc.constantFrom('co2eWTW', 'co2eTTW', 'transportActivity'), (one, field) => {
        const { extensions } = shipmentFootprint({ ...one, shipmentId: 'S', elements: elementsOf(one) })
        const sent = JSON.parse(JSON.stringify(extensions))
        const [tce] = sent[0].data.tces
        // another digit behind, and a point before it where there is none
        tce[field] = tce[field].includes('.') ? `${tce[field]}1` : `${tce[field]}.1`
        expect(verifyShipment(sent).verified).toBe(false)
      }),
      { seed, numRuns: scaleRuns(5), endOnFailure: true },
    )
  })
})
