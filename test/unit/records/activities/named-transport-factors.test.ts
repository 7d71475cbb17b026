import { describe, expect, it } from 'vitest'
import { findFactor } from '../../../../src/reference/factors/index.ts'
import { batchInput, batchService, movementInput } from '../../../fixtures/batches.ts'
import { refusalsOf } from '../../../fixtures/service.ts'
import { calculationOf, expectVerified, travelService, tripInput, way } from '../../../fixtures/travels.ts'

const LORRY = 'desnz-2025/freighting-goods/hgv-all-diesel/rigid-over-7-5-tonnes-17-tonnes/average-laden/tonne-km'
const BUSINESS = 'desnz-2025/business-travel-air/flights/short-haul-to-from-uk/business-class/without-rf/passenger-km'
const { id } = findFactor(LORRY)

describe('a movement with a named factor', () => {
  async function created(emissionFactorId?: string) {
    const test = batchService()
    await test.company.batches.create(batchInput())
    const { record } = await test.company.movements.create(1, { ...movementInput(), emissionFactorId })
    const keyOf = async () => (await calculationOf(test, record.id)).contributions[0]?.factor.key
    const path = { batchId: 1, movementId: record.id }
    return { ...test, record, path, keyOf }
  }

  it.each([LORRY, id])('is calculated with it, by key or id: %s', async (named) => {
    const test = await created(named)
    expect(await test.keyOf()).toBe(LORRY)
    await expectVerified(test, test.record.id)
  })

  it('keeps it through changes and recalculations, until it is cleared', async () => {
    const { company, path, keyOf } = await created(id)
    const usual = await (await created()).keyOf()
    const change = (changes: object) => company.movements.update(path, changes, { required: 'lenient' })
    await change({ transportWeightTon: 4 })
    await company.movements.recalculate(path)
    expect(await keyOf()).toBe(LORRY)
    await change({ emissionFactorId: null })
    expect([await keyOf(), usual === LORRY]).toEqual([usual, false])
    await change({ emissionFactorId: LORRY })
    expect(await keyOf()).toBe(LORRY)
  })

  it('rejects a factor that is not published, or of another use', async () => {
    const codes = async (named: string) => (await refusalsOf(() => created(named))).map((text) => text)
    expect(await codes('no-such-factor')).toEqual(['emissionFactorId unknown_emission_factor'])
    expect(await codes('desnz-2025/fuels/liquid-fuels/gas-oil/litres')).toEqual([
      expect.stringMatching(/^transportType (factor_category|unit_dimension)_mismatch$/),
    ])
  })
})

describe('a trip with a named factor', () => {
  it('is calculated with it on every leg, until the options change', async () => {
    const test = travelService()
    const { company } = test
    const journey = { ...way('IATA:LHR', 'IATA:CDG'), transportType: 'AIR' as const }
    const input = (customOptions: object) => tripInput({ ...journey, customOptions }, { flightClass: 'ECONOMY' })
    const { record } = await company.travels.create(input({ emissionFactorId: BUSINESS, via: ['IATA:AMS'] }))
    const keys = async () =>
      (await calculationOf(test, record.id)).contributions.map(({ factor }) => factor.key === BUSINESS)
    expect(await keys()).toEqual([true, true])
    const dates = { startDateUtc: '2025-03-03', endDateUtc: '2025-03-06' }
    await company.travels.update(record.id, { ...dates, movementDto: { customOptions: {} } })
    expect(await keys()).toEqual([false])
    expect(await refusalsOf(() => company.travels.create(input({ emissionFactorId: 'none' })))).toEqual([
      'movementDto.customOptions.emissionFactorId unknown_emission_factor',
    ])
  })
})
