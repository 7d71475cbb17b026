import { describe, expect, it } from 'vitest'
import {
  categoryExtension,
  hubCategoryData,
  type TransportActivity,
  transportActivityData,
  transportCategoryData,
} from '../../../../src/standards/transport/index.ts'
import { LORRY, SHIP, TERMINAL } from '../../../fixtures/transport/chains.ts'
import { ileapFindings } from '../../../fixtures/transport/ileap-schema.ts'
import { CARRIERS, rotterdam } from '../../../fixtures/transport/shipments.ts'
import { violationsOf } from '../../../fixtures/violations.ts'

describe('categories of iLEAP', () => {
  const lorry = {
    ...LORRY,
    energyCarriers: CARRIERS,
    loadFactor: '0.8',
    emptyDistanceFactor: '0.17',
    truckLoadingSequence: 'FTL',
  } as const

  it('have intensities in kilograms and satisfy the tables', () => {
    const toc = transportCategoryData(lorry)
    expect(ileapFindings('TOC', { ...toc })).toEqual([])
    expect(toc).toMatchObject({ tocId: LORRY.id, mode: 'Road', co2eIntensityWTW: '0.17', transportActivityUnit: 'tkm' })
    expect(toc.energyCarriers.map(({ relativeShare }) => relativeShare)).toEqual(['0.30', '0.70'])
    const ship = transportCategoryData({ ...SHIP, energyCarriers: CARRIERS })
    expect(ship).toMatchObject({
      mode: 'Sea',
      co2eIntensityWTW: '0.0499',
      co2eIntensityTTW: '0.0439',
      transportActivityUnit: 'TEUkm',
    })
    const terminal = hubCategoryData({
      ...TERMINAL,
      hubType: 'Warehouse',
      energyCarriers: CARRIERS,
      inboundTransportMode: 'TRUCK',
    })
    expect(ileapFindings('HOC', { ...terminal })).toEqual([])
    expect(terminal).toMatchObject({ hubActivityUnit: 'tonnes', inboundTransportMode: 'Road', co2eIntensityWTW: '0.6' })
    expect([toc, terminal].map((data) => categoryExtension(data).dataSchema.split('/').at(-1))).toEqual([
      'toc.json',
      'hoc.json',
    ])
  })

  it('ask for what is missing and contradicts itself in one error', () => {
    const codes = (category: object) => violationsOf(() => transportCategoryData(category as never))
    expect(codes(LORRY)).toEqual(['energyCarriers required'])
    expect(codes({ ...lorry, intensity: { wtw: 1 }, flightLength: 'short-haul', certifications: ['GLECv9'] })).toEqual([
      'flightLength chain_invalid',
      'intensity.ttw required',
      'certifications[0] invalid_choice',
    ])
    expect(codes({ ...lorry, energyCarriers: CARRIERS.slice(1) })).toEqual(['energyCarriers chain_invalid'])
    const [diesel, electric] = CARRIERS
    const unnamed = { ...diesel, energyCarrier: 'Coal', energyConsumption: 1, emissionFactorTTW: undefined }
    expect(codes({ ...lorry, energyCarriers: [unnamed, electric] })).toEqual([
      'energyCarriers[0].energyCarrier invalid_choice',
      'energyCarriers[0].emissionFactorTTW required',
    ])
    expect(codes({ ...lorry, loadFactor: 2, id: '' })).toEqual(['id required', 'loadFactor chain_invalid'])
    expect(violationsOf(() => hubCategoryData(TERMINAL))).toEqual(['hubType required', 'energyCarriers required'])
  })
})

describe('transport activity data', () => {
  const activity: TransportActivity = {
    activityId: 'run-7',
    consignmentIds: ['C-1'],
    mode: 'RAIL',
    mass: 87,
    massUnit: 'kg',
    teu: 1,
    distance: { value: 423, kind: 'great_circle' },
    origin: rotterdam,
    destination: { city: 'Prague', country: 'CZ' },
    departureAt: '2025-03-01T06:00:00Z',
    arrivalAt: '2025-03-02T18:00:00+01:00',
    loadFactor: '0.6',
    energyCarriers: [{ energyCarrier: 'Electric', relativeShare: 1 }],
    temperatureControl: 'refrigerated',
  }

  it('satisfy the table', () => {
    const data = transportActivityData(activity)
    expect(ileapFindings('TAD', { ...data })).toEqual([])
    expect(data).toMatchObject({
      mass: '87',
      mode: 'Rail',
      distance: { gcd: '423' },
      arrivalAt: '2025-03-02T17:00:00.000Z',
    })
  })

  it('ask for what is missing and wrong in one error', () => {
    const codes = (value: object) => violationsOf(() => transportActivityData(value as never))
    expect(codes({})).toEqual(
      ['activityId', 'consignmentIds', 'distance', 'origin', 'destination', 'departureAt', 'arrivalAt', 'mode'].map(
        (field) => `${field} required`,
      ),
    )
    const estimate = { value: 1, kind: 'estimate' }
    expect(codes({ ...activity, destination: { ...rotterdam, iata: 'RTM' } })).toEqual([
      'destination.iata chain_invalid',
    ])
    expect(codes({ ...activity, distance: estimate, mode: 'CAR', loadFactor: 0, massUnit: 'l' })).toEqual([
      'mode invalid_choice',
      'massUnit unit_dimension_mismatch',
      'distance.kind distance_basis_mismatch',
      'loadFactor chain_invalid',
    ])
  })
})
