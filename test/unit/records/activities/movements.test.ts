import { describe, expect, test } from 'vitest'
import { builtInKindId, resourceSchemas } from '../../../../src/resources/index.ts'
import type { Company } from '../../../../src/service/company.ts'
import type { UncheckedPayload } from '../../../../src/service/index.ts'
import { batchInput, batchService, countingPlaces, movementInput } from '../../../fixtures/batches.ts'
import { noticesOf, refusalsOf, START } from '../../../fixtures/service.ts'
import { calculationOf, expectVerified } from '../../../fixtures/travels.ts'

const MARCH = '2025-03-03T07:00:00.000Z'

/** Batches of so many kilograms each, numbered from 1. */
async function makeBatches(company: Company<never>, ...weights: readonly (number | string)[]): Promise<void> {
  for (const totalWeight of weights) await company.batches.create(batchInput({ totalWeight }))
}

/** A movement without a declared distance. */
function foundInput(changes: UncheckedPayload<'createMovement'> = {}): UncheckedPayload<'createMovement'> {
  const { distanceKm: _, ...input } = movementInput(changes)
  return input
}

describe('a new movement', () => {
  test('the whole record in its list form', async () => {
    const { company } = batchService()
    await makeBatches(company, 1)
    const vendor = (await company.vendors.create({ name: 'Haulier', countryId: 826, vendorType: 'transport' })).record
    const created = await company.movements.create('1', movementInput({ vendorId: vendor.id }))
    const { record } = created
    resourceSchemas.Movement.parse(record)
    expect(record).toEqual({
      id: record.id,
      emissionKindId: builtInKindId('movement-truck'),
      name: 'To the port',
      referenceNumber: null,
      comment: null,
      vendorId: vendor.id,
      transportType: 'TRUCK',
      transportWeightTon: 8,
      distance: 250,
      totalEmission: 203.26,
      startPoint: 'Leeds',
      endPoint: 'Hull',
      startAddress: '1 Mill Lane',
      endAddress: '',
      startDate: MARCH,
      endDate: '2025-03-03T15:00:00.000Z',
      createdAt: START,
      updatedAt: START,
      companyId: 7,
      isReturnMoving: false,
      batches: [{ id: 1 }],
      vendor: { ...vendor, totalEmission: 203.26 },
    })
    expect(created.version).toBe(1)
    expect(await company.movements.get({ batchId: 1, movementId: record.id })).toEqual(created)
  })

  test('B6: the vendor is embedded with its total as it is now', async () => {
    const { company } = batchService()
    await makeBatches(company, 1)
    const vendorId = (await company.vendors.create({ name: 'H', countryId: 826, vendorType: 'transport' })).record.id
    const { record } = await company.movements.create(1, movementInput({ vendorId }))
    await company.movements.create(1, movementInput({ vendorId, transportWeightTon: 4 }))
    const read = await company.movements.get({ batchId: 1, movementId: record.id })
    expect(read.record.vendor?.totalEmission).toBe(304.89)
    expect(read.record.vendor).toEqual((await company.vendors.get(vendorId)).record)
  })

  test('B4: what it emitted goes to its batches by their weights, exactly', async () => {
    const { company } = batchService()
    await makeBatches(company, 1, '0.5', 0)
    const batches = [{ id: 3 }, { id: 2 }]
    const { record } = await company.movements.create(1, movementInput({ batches }))
    expect(record.batches).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }])
    const { records } = await company.batches.list()
    expect(records.map(({ totalEmission }) => totalEmission)).toEqual([203.26 / 1.5, 203.26 / 3, 0])
  })

  test('B4: batches of which none has a weight share equally, with a notice', async () => {
    const { company } = batchService()
    await makeBatches(company, 0, 0)
    const created = await company.movements.create(1, movementInput({ batches: [{ id: 2 }] }))
    expect(noticesOf(created)).toContain('equal_shares batches')
    const { records } = await company.batches.list()
    expect(records.map(({ totalEmission }) => totalEmission)).toEqual([101.63, 101.63])
    expect(noticesOf(await company.movements.create(1, movementInput()))).not.toContain('equal_shares batches')
  })

  test('the batch of the path is always among them, named again or not; one named twice is rejected', async () => {
    const { company } = batchService()
    await makeBatches(company, 1, 1)
    const again = await company.movements.create(2, movementInput({ batches: [{ id: 1 }, { id: '2' as never }] }))
    expect(again.record.batches).toEqual([{ id: 1 }, { id: 2 }])
    const twice = movementInput({ batches: [{ id: 1 }, { id: 1 }] })
    expect(await refusalsOf(() => company.movements.create(2, twice))).toEqual(['batches[1].id duplicate_item'])
  })

  test('B20: batches and vendors of another company are unknown, each at its place', async () => {
    const { company, others } = batchService()
    await makeBatches(company, 1)
    await makeBatches(others, 1, 1, 1)
    const vendor = await others.vendors.create({ name: 'H', countryId: 826, vendorType: 'transport' })
    const batches = [{ id: 3 }, { id: 1 }, { id: 2 }]
    const input = movementInput({ batches, vendorId: vendor.record.id })
    expect(await refusalsOf(() => company.movements.create(1, input))).toEqual([
      'batches[0].id unknown_batch',
      'batches[2].id unknown_batch',
      'vendorId unknown_vendor',
    ])
    expect((await company.movements.list(1)).total).toBe(0)
    expect(await refusalsOf(() => company.movements.create(2, input))).toEqual(['batchId not_found'])
  })

  test('the batch comes before places, which nobody is asked for in vain; then all that is wrong at once', async () => {
    const places = countingPlaces()
    const { company } = batchService({ places })
    const nowhere = { fromAddress: { startPoint: 'Nowhere' }, toAddress: { endAddress: 'Elsewhere' } }
    const input = foundInput({ ...nowhere, vendorId: 'x', batches: [{ id: 9 }] })
    expect(await refusalsOf(() => company.movements.create(1, input))).toEqual(['batchId not_found'])
    expect(places.asked()).toBe(0)
    await makeBatches(company, 1)
    expect(await refusalsOf(() => company.movements.create(1, input))).toEqual([
      'fromAddress.startPoint place_not_found',
      'toAddress.endAddress place_not_found',
      'batches[0].id unknown_batch',
      'vendorId unknown_vendor',
    ])
    expect(await company.audit.log()).toHaveLength(1)
  })

  test('B10: the address is used only when the point is empty', async () => {
    const { company } = batchService()
    await makeBatches(company, 1)
    const byAddress = { fromAddress: { startAddress: 'Leeds' }, toAddress: { endPoint: '53.74, -0.3' } }
    const byPoint = { fromAddress: { startPoint: 'Leeds', startAddress: 'Nowhere' }, toAddress: { endPoint: 'Hull' } }
    const found = await company.movements.create(1, foundInput(byAddress))
    expect((await company.movements.create(1, foundInput(byPoint))).record.distance).toBe(found.record.distance)
  })

  test('B11, B12: offline by mode, in km to 1e-9, and the estimate by road is flagged', async () => {
    const { company } = batchService()
    await makeBatches(company, 1)
    const road = await company.movements.create(1, foundInput())
    const rail = await company.movements.create(1, foundInput({ transportType: 'RAIL' }))
    const air = await company.movements.create(1, foundInput({ transportType: 'AIR' }))
    const geodesic = air.record.distance
    expect(geodesic).toBeGreaterThan(80)
    expect(road.record.distance).toBeCloseTo(geodesic * 1.25, 8)
    expect(rail.record.distance).toBeCloseTo(geodesic * 1.2, 8)
    for (const { distance } of [road.record, rail.record, air.record])
      expect(Number(distance.toFixed(9))).toBe(distance)
    expect(noticesOf(road)).toContain('distance_estimated distance')
    expect(noticesOf(air)).toContain('distance_uplift_included distance')
  })

  test('B15: factor and kind by mode', async () => {
    const service = batchService()
    const { company } = service
    await makeBatches(company, 1)
    const shown = []
    for (const transportType of ['TRUCK', 'SHIP', 'AIR', 'RAIL'] as const) {
      const { record } = await company.movements.create(1, movementInput({ transportType }))
      const [part] = (await calculationOf(service, record.id)).contributions
      shown.push([record.emissionKindId, part?.factor.key.replace('desnz-2025/freighting-goods/', '')])
      await expectVerified(service, record.id)
    }
    expect(shown).toEqual([
      [builtInKindId('movement-truck'), 'hgv-all-diesel/all-hgvs/average-laden/tonne-km'],
      [builtInKindId('movement-ship'), 'cargo-ship/container-ship/average/tonne-km'],
      [builtInKindId('movement-air'), 'freight-flights/domestic-to-from-uk/without-rf/tonne-km'],
      [builtInKindId('movement-rail'), 'rail/freight-train/tonne-km'],
    ])
  })

  test('R9: the edition of the year, with a notice where that is another one', async () => {
    const { company } = batchService()
    await makeBatches(company, 1)
    const dates = (year: number) => ({ startDate: `${year}-03-03`, endDate: `${year}-03-04` })
    expect((await company.movements.create(1, movementInput(dates(2024)))).record.totalEmission).not.toBe(203.26)
    const later = await company.movements.create(1, movementInput(dates(2031)))
    expect(noticesOf(later)).toContain('factor_edition_older startDate')
    const exact = batchService({ policy: { edition: 'exact' } }).company
    await makeBatches(exact, 1)
    expect(await refusalsOf(() => exact.movements.create(1, movementInput(dates(2031))))).toEqual([
      'startDate factor_not_found',
    ])
  })

  test('B13: metric tonnes, with all digits that were given', async () => {
    const { company } = batchService()
    await makeBatches(company, 1)
    const { record } = await company.movements.create(1, movementInput({ transportWeightTon: '8.0000000000000000001' }))
    expect([record.transportWeightTon, record.totalEmission]).toEqual([8, 203.26])
    const [line] = (await company.audit.log()).slice(-1)
    // 0.10163 kg/t·km × 250 km × 8.0000000000000000001 t
    expect(line?.after).toBe('203.26000000000000000254075')
    const { record: light } = await company.movements.create(1, movementInput({ transportWeightTon: 0 }))
    expect(light.totalEmission).toBe(0)
    const tiny = movementInput({ transportWeightTon: '1e-390' })
    expect(await refusalsOf(() => company.movements.create(1, tiny))).toEqual([
      'transportWeightTon number_out_of_range',
    ])
  })

  test('B16: the way back is not doubled, with a notice; unless the policy says so', async () => {
    const { company } = batchService()
    await makeBatches(company, 1)
    const single = await company.movements.create(1, movementInput({ isReturnMoving: true }))
    expect([single.record.totalEmission, single.record.isReturnMoving]).toEqual([203.26, true])
    expect(noticesOf(single)).toContain('return_not_doubled isReturnMoving')
    const doubling = batchService({ policy: { returnMovement: 'double' } }).company
    await makeBatches(doubling, 1)
    const double = await doubling.movements.create(1, movementInput({ isReturnMoving: true }))
    expect([double.record.totalEmission, double.record.distance]).toEqual([406.52, 250])
    expect(noticesOf(double)).toContain('return_doubled isReturnMoving')
  })

  test('B17: the mode in any case; any other is rejected', async () => {
    const { company } = batchService()
    await makeBatches(company, 1)
    const written = movementInput({ transportType: 'truck' as never })
    expect((await company.movements.create(1, written)).record.transportType).toBe('TRUCK')
    for (const mode of ['BIKE', '', 7, null, '__proto__']) {
      const input = { ...movementInput(), transportType: mode } as never
      expect(await refusalsOf(() => company.movements.create(1, input))).toHaveLength(1)
    }
  })

  test('B18: not there in another batch, nor for another company', async () => {
    const { company, others } = batchService()
    await makeBatches(company, 1, 1)
    await makeBatches(others, 1)
    const { record } = await company.movements.create(1, movementInput())
    const expected = ['movementId not_found']
    for (const movementId of [record.id, 'none', '\0', 'x'.repeat(1000)]) {
      const path = { batchId: movementId === record.id ? 2 : 1, movementId }
      expect(await refusalsOf(() => company.movements.get(path))).toEqual(expected)
      expect(await refusalsOf(() => company.movements.update(path, {}, { required: 'lenient' }))).toEqual(expected)
      expect(await refusalsOf(() => company.movements.delete(path))).toEqual(expected)
      expect(await refusalsOf(() => company.movements.recalculate(path))).toEqual(expected)
      expect(await refusalsOf(() => others.movements.get({ ...path, batchId: 1 }))).toEqual(expected)
    }
    const nowhere = { batchId: 'x', movementId: record.id }
    expect(await refusalsOf(() => company.movements.get(nowhere))).toEqual(['batchId not_found'])
  })

  test('every violation of the shape at once, and nothing is kept', async () => {
    const { company } = batchService()
    await makeBatches(company, 1)
    const bad = {
      fromAddress: { startPoint: ' ', startAddress: '' },
      toAddress: 'Hull',
      name: '\ud800',
      transportType: 'BIKE',
      transportWeightTon: '-1',
      startDate: '2025-02-30',
      vendorId: 7,
      isReturnMoving: 'yes',
      batches: [{ id: 0 }],
      distanceKm: 'far',
    } as never
    expect(await refusalsOf(() => company.movements.create(1, bad))).toEqual([
      'fromAddress.startPoint empty',
      'toAddress invalid_type',
      'name text_invalid',
      'transportType invalid_choice',
      'transportWeightTon must_be_non_negative',
      'startDate invalid_date',
      'endDate required',
      'vendorId invalid_type',
      'isReturnMoving invalid_type',
      'batches[0].id id_invalid',
      'distanceKm not_a_number',
    ])
    const reversed = movementInput({ endDate: '2025-03-02' })
    expect(await refusalsOf(() => company.movements.create(1, reversed))).toEqual(['endDate period_reversed'])
    expect((await company.movements.list(1)).total).toBe(0)
  })
})
