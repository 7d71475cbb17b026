import { describe, expect, it } from 'vitest'
import { findFactor } from '../../../../src/reference/factors/index.ts'
import { productFootprint, verifyFootprint } from '../../../../src/standards/pact/index.ts'
import {
  HOC_FIELDS,
  SHIPMENT_FIELDS,
  TAD_FIELDS,
  TCE_FIELDS,
  TOC_FIELDS,
} from '../../../../src/standards/transport/ileap/ileap-fields.ts'
import {
  readShipmentFootprint,
  shipmentFootprint,
  type TransportChain,
  verifyShipment,
} from '../../../../src/standards/transport/index.ts'
import { statementOf } from '../../../fixtures/pact/footprints.ts'
import { findingsOf } from '../../../fixtures/pact/publisher-schema.ts'
import { atTerminal, byLorry, byShip, LORRY, TERMINAL } from '../../../fixtures/transport/chains.ts'
import { ILEAP_TABLES, ileapFindings } from '../../../fixtures/transport/ileap-schema.ts'
import { CHAIN, EXAMPLE, rotterdam } from '../../../fixtures/transport/shipments.ts'
import { violationsOf } from '../../../fixtures/violations.ts'

function isRefused(chain: object): readonly string[] {
  return violationsOf(() => shipmentFootprint(chain as TransportChain))
}

describe('fields of iLEAP', () => {
  it('are those of its tables, and the same ones are required', () => {
    const tables = {
      ShipmentFootprint: SHIPMENT_FIELDS,
      TCE: TCE_FIELDS,
      TOC: TOC_FIELDS,
      HOC: HOC_FIELDS,
      TAD: TAD_FIELDS,
    }
    for (const [name, rules] of Object.entries(tables)) {
      const stated = Object.fromEntries(
        Object.entries(rules).map(([field, { isRequired }]) => [field, isRequired ? 'M' : 'O']),
      )
      expect(stated).toEqual(ILEAP_TABLES[name as keyof typeof ILEAP_TABLES])
    }
    expect(ileapFindings('ShipmentFootprint', { tces: [{ mass: 1 }] }).length).toBeGreaterThan(8)
  })
})

describe('a shipment footprint', () => {
  it('has the numbers of the example of iLEAP, and 36.801 where it misprints 3.6801', () => {
    const { footprint, stated } = shipmentFootprint(EXAMPLE)
    expect(footprint.tces).toEqual([
      {
        tceId: 'abcdef',
        prevTceIds: [],
        tocId: 'truck-40t-euro5-de',
        shipmentId: '1237890',
        mass: '87',
        distance: { actual: '423' },
        transportActivity: '36.801',
        co2eWTW: '3.6801',
        co2eTTW: '3.2801',
      },
      {
        tceId: 'ghijkl',
        prevTceIds: ['abcdef'],
        tocId: 'operator-z-truck-89sdff',
        shipmentId: '1237890',
        mass: '87',
        distance: { actual: '321' },
        transportActivity: '27.927',
        co2eWTW: '4.74759',
        co2eTTW: '4.272831',
      },
    ])
    expect(footprint.mass).toBe('87')
    expect(stated.pcf.declaredUnitAmount).toBe('64.728')
  })

  it('satisfies the tables, with containers, hubs, places and the distance as it was stated', () => {
    const { footprint, notices } = shipmentFootprint(CHAIN)
    expect(ileapFindings('ShipmentFootprint', JSON.parse(JSON.stringify(footprint)))).toEqual([])
    expect(footprint).toMatchObject({ mass: '18500', volume: '60', shipmentId: 'S-7' })
    const [road, hub, sea] = footprint.tces
    expect(road).toMatchObject({
      consignmentId: 'C-1',
      incoterms: 'DAP',
      destination: rotterdam,
      transportActivity: '4625',
    })
    expect(hub).toMatchObject({
      hocId: 'terminal',
      distance: { actual: '0' },
      transportActivity: '0',
      origin: rotterdam,
    })
    expect(sea).toMatchObject({
      distance: { sfd: '20000' },
      transportActivity: '370000',
      packagingOrTrEqType: 'Container-TEU',
      packagingOrTrEqAmount: '2.25',
      // 2.25 × 20,000 × 1.15 × 49.9 and 43.9 g
      co2eWTW: '2582.325',
      co2eTTW: '2271.825',
      departureAt: '2025-03-01T00:00:00.000Z',
      prevTceIds: ['hub'],
    })
    expect(notices.map(({ code }) => code)).toEqual(['distance_uplift'])
  })

  it('is read as it was written, and verified offline', () => {
    for (const chain of [EXAMPLE, CHAIN]) {
      const { footprint, extensions } = shipmentFootprint(chain)
      expect(readShipmentFootprint(JSON.parse(JSON.stringify(footprint)))).toEqual(footprint)
      expect(verifyShipment(JSON.parse(JSON.stringify(extensions)))).toEqual({ verified: true, differences: [] })
    }
  })

  it('becomes a product footprint of PACT with the sums that iLEAP maps', () => {
    const { extensions, source, stated } = shipmentFootprint(EXAMPLE)
    const { pcf: _product, ...company } = statementOf()
    const statement = statementOf({ ...stated.pcf, ipccCharacterizationFactors: ['AR6'] })
    const { footprint } = productFootprint(source, { ...company, pcf: statement.pcf, extensions })
    expect(footprint.pcf).toMatchObject({
      declaredUnitOfMeasurement: 'ton kilometer',
      declaredUnitAmount: '64.728',
      productMassPerDeclaredUnit: '87',
      pcfExcludingBiogenicUptake: '8.42769',
      fossilGhgEmissions: '8.42769',
      packagingEmissionsIncluded: false,
    })
    const sent = JSON.parse(JSON.stringify(footprint))
    expect(findingsOf('ProductFootprint', sent)).toEqual([])
    expect(verifyFootprint(sent).verified).toBe(true)
    expect(verifyShipment(sent.extensions).verified).toBe(true)
  })

  it('asks for everything that is missing in one error', () => {
    const wtwAlone = { ...TERMINAL, intensity: { wtw: '0.6' } }
    const estimate = byLorry(1, { distance: { value: 1, kind: 'estimate' } })
    expect(isRefused({ elements: [estimate, atTerminal({ hoc: wtwAlone, mass: 1 }), byShip(1, { teu: 1 })] })).toEqual([
      'elements[0].distance.kind distance_basis_mismatch',
      'elements[0].mass required',
      'shipmentId required',
      'mass required',
      'elements[1].hoc.intensity.ttw required',
    ])
    const place = { city: '', country: 'Netherlands', lat: 51 }
    expect(
      isRefused({
        ...EXAMPLE,
        elements: [byLorry(1, { origin: place as never, incoterms: 'XXX', departureAt: 'soon' })],
      }),
    ).toEqual([
      'elements[0].origin.city invalid_type',
      'elements[0].origin.country invalid_type',
      'elements[0].departureAt invalid_date',
      'elements[0].incoterms invalid_choice',
    ])
    expect(isRefused({ ...EXAMPLE, elements: [byLorry(1, { origin: { ...rotterdam, lat: 51 } })] })).toEqual([
      'elements[0].origin.lng required',
    ])
  })

  it('takes the code of an airport of flights alone, and that of a station of rail alone', () => {
    const both = { ...rotterdam, iata: 'RTM', uic: '8400530' }
    const by = (mode: 'TRUCK' | 'AIR' | 'RAIL') => {
      return isRefused({ ...EXAMPLE, elements: [byLorry(1, { origin: both, toc: { ...LORRY, mode } })] })
    }
    const [iata, uic] = ['elements[0].origin.iata chain_invalid', 'elements[0].origin.uic chain_invalid']
    expect([by('TRUCK'), by('AIR'), by('RAIL')]).toEqual([[iata, uic], [uic], [iata]])
  })

  it('holds no radiative forcing', () => {
    const key = 'desnz-2025/freighting-goods/freight-flights/long-haul-to-from-uk'
    const flight = (which: string) => {
      const ttw = findFactor(`${key}/${which}/tonne-km`)
      const toc = { ...LORRY, mode: 'AIR', intensity: { ttw, wtw: '9' } } as const
      return { ...EXAMPLE, elements: [byLorry(1000, { toc, distance: { value: 1000, kind: 'great_circle' } })] }
    }
    expect(isRefused(flight('without-rf'))).toEqual([])
    expect(isRefused(flight('with-rf'))).toEqual(['elements[0].toc.intensity.ttw factor_basis_mismatch'])
  })
})
