import { describe, expect, test } from 'vitest'
import type { EmissionFactor } from '../../../../src/core/emissions/index.ts'
import { publishedCatalogue } from '../../../../src/reference/factors/index.ts'
import { builtInKindId, type MovementResource, resourceSchemas } from '../../../../src/resources/index.ts'
import type { Payload, UncheckedPayload } from '../../../../src/service/index.ts'
import { batchInput, batchService, countingPlaces, movementChange, movementInput } from '../../../fixtures/batches.ts'
import { noticesOf, refusalsOf, START, type TestService } from '../../../fixtures/service.ts'
import { calculationOf, expectVerified } from '../../../fixtures/travels.ts'

/** One movement of batch 1, to be changed. */
async function withMovement(
  input: UncheckedPayload<'createMovement'> = movementInput(),
  options: Parameters<typeof batchService>[0] = {},
) {
  const test = batchService(options)
  const { company } = test
  for (const totalWeight of [1, 3]) await company.batches.create(batchInput({ totalWeight }))
  const created = await company.movements.create(1, input)
  const path = { batchId: 1, movementId: created.record.id }
  test.clock.advance()
  const change = (changes: Payload<'updateMovement', 'lenient'>) =>
    company.movements.update(path, changes, { required: 'lenient' })
  const revisions = async () => (await company.audit.log({ recordId: path.movementId })).map(({ action }) => action)
  return { ...test, created, path, change, revisions }
}

const found = (): UncheckedPayload<'createMovement'> => {
  const { distanceKm: _, ...input } = movementInput()
  return input
}

async function factorOf(service: TestService, { id }: Pick<MovementResource, 'id'>): Promise<string> {
  return (await calculationOf(service, id)).contributions[0]?.factor.edition as string
}

describe('a changed movement', () => {
  test('B19: flat, with its emission, without vendor, batches and isReturnMoving', async () => {
    const { company, path, created } = await withMovement()
    const { record, version } = await company.movements.update(path, movementChange({ transportWeightTon: 4 }))
    resourceSchemas.UpdatedMovement.parse(record)
    const { vendor: _, batches: __, isReturnMoving: ___, ...flat } = created.record
    const updatedAt = '2025-06-01T08:01:00.000Z'
    expect(record).toEqual({
      ...flat,
      transportWeightTon: 4,
      totalEmission: 101.63,
      updatedAt,
      emission: {
        id: record.emission.id,
        co2: record.emission.co2,
        ch4: record.emission.ch4,
        n2o: record.emission.n2o,
        co2e: 101.63,
        unitId: 2,
        companyId: 7,
        createdAt: START,
        updatedAt,
      },
    })
    expect(version).toBe(2)
  })

  test('B19: the emission keeps its id and is as old as its calculation', async () => {
    const { change, clock } = await withMovement()
    const first = (await change({ transportWeightTon: 4 })).record.emission
    clock.advance()
    const { record } = await change({ name: 'Other' })
    expect(record.emission).toEqual(first)
    expect(record.updatedAt > first.updatedAt).toBe(true)
  })

  test('R7: the fields that the reference marks, all that are missing at once; lenient asks for none', async () => {
    const { company, path, change } = await withMovement()
    expect(await refusalsOf(() => company.movements.update(path, { name: 'x' }))).toEqual([
      'fromAddress required',
      'toAddress required',
      'transportType required',
      'startDate required',
      'endDate required',
    ])
    expect((await change({ name: 'x' })).record.name).toBe('x')
    expect((await company.movements.update(path, movementChange({ name: 'y' }))).record.name).toBe('y')
  })

  test('B14: a name alone computes nothing, also with the same of everything else', async () => {
    const places = countingPlaces()
    const { company, path, created, revisions } = await withMovement(found(), { places })
    const { fromAddress, toAddress } = movementInput()
    const same = movementChange({ name: 'Other', fromAddress, toAddress, transportWeightTon: '8.0' })
    const { record, notices } = await company.movements.update(path, same)
    expect([record.name, record.totalEmission]).toEqual(['Other', created.record.totalEmission])
    expect(notices).toEqual(created.notices)
    expect(places.asked()).toBe(1)
    expect(await revisions()).toEqual(['create', 'update'])
    expect((await company.audit.log({ recordId: path.movementId })).at(-1)?.before).not.toBeNull()
  })

  test('B14: an address finds the distance and computes again', async () => {
    const places = countingPlaces()
    const test = await withMovement(found(), { places })
    const { record } = await test.change({ toAddress: { endPoint: 'Mainz' } })
    expect(places.asked()).toBe(2)
    expect(record.distance).toBeGreaterThan(test.created.record.distance)
    expect(record.totalEmission / record.distance).toBeCloseTo(
      test.created.record.totalEmission / test.created.record.distance,
      12,
    )
    await expectVerified(test, record.id)
  })

  test('X25: the parts of an address merge', async () => {
    const { company, path, change } = await withMovement()
    const { record } = await change({ fromAddress: { startAddress: '2 Mill Lane' } })
    expect([record.startPoint, record.startAddress]).toEqual(['Leeds', '2 Mill Lane'])
    expect(await refusalsOf(() => change({ toAddress: { endPoint: '' } }))).toEqual(['toAddress.endPoint empty'])
    expect(await refusalsOf(() => change({ toAddress: { endPoint: null } as never }))).toHaveLength(1)
    expect((await company.movements.get(path)).record.endPoint).toBe('Hull')
  })

  test('B14, B15: another mode is another kind, distance and factor', async () => {
    const places = countingPlaces()
    const test = await withMovement(found(), { places })
    const { record } = await test.change({ transportType: 'rail' as never })
    expect(places.asked()).toBe(2)
    expect([record.transportType, record.emissionKindId]).toEqual(['RAIL', builtInKindId('movement-rail')])
    expect(record.distance).toBeCloseTo((test.created.record.distance / 1.25) * 1.2, 8)
    expect((await calculationOf(test, record.id)).contributions[0]?.factor.key).toContain('rail/freight-train')
  })

  test('B14: a weight computes again from the distance and the factor it has', async () => {
    const places = countingPlaces()
    const { change, created } = await withMovement(found(), { places })
    const { record, notices } = await change({ transportWeightTon: 16 })
    expect(record.totalEmission).toBeCloseTo(2 * created.record.totalEmission, 10)
    expect(record.distance).toBe(created.record.distance)
    expect(places.asked()).toBe(1)
    expect(notices).toEqual(created.notices)
  })

  test('B14: a declared distance goes before the places; null finds it again', async () => {
    const places = countingPlaces()
    const { company, path, change, created } = await withMovement(found(), { places })
    const declared = await change({ distanceKm: '250.0' })
    expect([declared.record.distance, declared.record.totalEmission]).toEqual([250, 203.26])
    expect(noticesOf(declared)).toContain('distance_declared distanceKm')
    expect((await change({ transportWeightTon: 4 })).record.totalEmission).toBe(101.63)
    expect(noticesOf(await company.movements.get(path))).toContain('distance_declared distanceKm')
    const again = await change({ distanceKm: null, transportWeightTon: 8 })
    expect(again.record.distance).toBe(created.record.distance)
    expect(places.asked()).toBe(3)
  })

  test('B14: a declared distance is of its own way: on another one, or by another mode, it is found', async () => {
    for (const other of [{ toAddress: { endPoint: '50.0, 8.27' } }, { transportType: 'RAIL' as const }]) {
      const { change } = await withMovement()
      expect((await change({ distanceKm: 1000 })).record.distance).toBe(1000)
      const moved = await change(other)
      expect(moved.record.distance).not.toBe(1000)
      expect(noticesOf(moved)).not.toContain('distance_declared distanceKm')
      expect((await change({ ...other, distanceKm: 700 })).record.distance).toBe(700)
    }
  })

  test('B14, B16: the way back computes again', async () => {
    const { company, path, change } = await withMovement(movementInput(), { policy: { returnMovement: 'double' } })
    expect((await change({ isReturnMoving: true })).record.totalEmission).toBe(406.52)
    expect((await company.movements.get(path)).record.isReturnMoving).toBe(true)
    expect((await change({ isReturnMoving: false })).record.totalEmission).toBe(203.26)
  })

  test('B14: a date into another year takes the factor of that year, one within the year does not', async () => {
    const places = countingPlaces()
    const test = await withMovement(found(), { places })
    await test.change({ startDate: '2025-04-01', endDate: '2025-04-02' })
    expect(await test.revisions()).toEqual(['create', 'update'])
    expect((await calculationOf(test, test.path.movementId)).contributions[0]?.factor.edition).toBe('desnz-2025')
    const { record } = await test.change({ startDate: '2024-04-01', endDate: '2024-04-02' })
    expect(await factorOf(test, record)).toBe('desnz-2024')
    expect(record.totalEmission).not.toBe(test.created.record.totalEmission)
    // most of it lies in 2025
    expect(await factorOf(test, (await test.change({ endDate: '2025-12-31' })).record)).toBe('desnz-2025')
    expect(places.asked()).toBe(1)
  })

  test('R9: a date into another year says the part of the period that the edition is not of, and only then', async () => {
    const { change } = await withMovement()
    const partial = 'factor_edition_partial startDate'
    const dates = (startDate: string, endDate: string) => change({ startDate, endDate })
    const first = await dates('2024-12-02', '2025-02-01')
    expect(first.notices.map(({ message }) => message)).toContainEqual(expect.stringMatching(/^30\/61 of the period/))
    const second = await dates('2024-12-22', '2025-01-31')
    expect(second.notices.map(({ message }) => message)).toContainEqual(expect.stringMatching(/^0\.25 of the period/))
    expect(noticesOf(await change({ transportWeightTon: 1 }))).toContain(partial)
    expect(noticesOf(await dates('2025-01-01', '2025-02-01'))).not.toContain(partial)
  })

  test('B14: in another year without factors of its own those of the newest edition come, with the notice', async () => {
    const { change, created } = await withMovement()
    const later = await change({ startDate: '2031-04-01', endDate: '2031-04-02' })
    // 2026: 0.10356 kg CO2e per t·km where 2025 has 0.10163
    expect([created.record.totalEmission, later.record.totalEmission]).toEqual([203.26, 207.12])
    expect(noticesOf(later)).toContain('factor_edition_older startDate')
    expect(noticesOf(await change({ transportWeightTon: 1 }))).toContain('factor_edition_older startDate')
  })

  test('R8: an edition that came later changes nothing until the movement is computed again', async () => {
    const earlier = publishedCatalogue.factors().filter(({ edition }) => edition !== 'desnz-2025')
    let known: readonly EmissionFactor[] = earlier
    const test = await withMovement(movementInput(), { catalogue: { ...publishedCatalogue, factors: () => known } })
    expect(await factorOf(test, test.created.record)).toBe('desnz-2024')
    known = publishedCatalogue.factors()
    const { record } = await test.change({ transportWeightTon: 8.5 })
    expect(await factorOf(test, record)).toBe('desnz-2024')
    const again = await test.company.movements.recalculate(test.path)
    expect(await factorOf(test, again.record)).toBe('desnz-2025')
    expect(await test.revisions()).toEqual(['create', 'update', 'recalculate'])
  })

  test('only one end of the period: reversed once it is merged is rejected, with what else is wrong', async () => {
    const { company, path, change, created } = await withMovement(found())
    expect(await refusalsOf(() => change({ endDate: '2025-03-01' }))).toEqual(['endDate period_reversed'])
    const bad = { startDate: '2026-01-01', fromAddress: { startPoint: 'Nowhere' }, vendorId: 'x', batches: [{ id: 9 }] }
    expect(await refusalsOf(() => change(bad))).toEqual([
      'fromAddress.startPoint place_not_found',
      'endDate period_reversed',
      'batches[0].id unknown_batch',
      'vendorId unknown_vendor',
    ])
    expect(await company.movements.get(path)).toEqual(created)
  })

  test('X10: null clears what may be empty', async () => {
    const { company, path, change } = await withMovement(movementInput({ referenceNumber: 'R', comment: 'C' }))
    const vendorId = (await company.vendors.create({ name: 'H', countryId: 826, vendorType: 'transport' })).record.id
    await change({ vendorId })
    expect((await company.vendors.get(vendorId)).record.totalEmission).toBe(203.26)
    const { record } = await change({ vendorId: null, referenceNumber: null, comment: null })
    expect([record.vendorId, record.referenceNumber, record.comment]).toEqual([null, null, null])
    expect((await company.vendors.get(vendorId)).record.totalEmission).toBe(0)
    expect((await company.movements.get(path)).record.vendor).toBeNull()
    const nulls = { name: null, transportType: null, transportWeightTon: null, startDate: null, batches: null } as never
    expect(await refusalsOf(() => change(nulls))).toHaveLength(5)
  })

  test('X25: batches that are sent replace those it carries, but for that of the path', async () => {
    const { company, path, change } = await withMovement(movementInput({ batches: [{ id: 2 }] }))
    const totals = async () => (await company.batches.list()).records.map(({ totalEmission }) => totalEmission)
    expect(await totals()).toEqual([50.815, 152.445])
    await change({ batches: [] })
    expect(await totals()).toEqual([203.26, 0])
    await change({ batches: [{ id: 2 }] })
    expect(await totals()).toEqual([50.815, 152.445])
    expect((await company.movements.get({ ...path, batchId: 2 })).record.batches).toEqual([{ id: 1 }, { id: 2 }])
    await company.movements.update({ ...path, batchId: 2 }, { batches: [] }, { required: 'lenient' })
    expect(await totals()).toEqual([0, 203.26])
    expect(await refusalsOf(() => company.movements.get(path))).toEqual(['movementId not_found'])
  })

  test('X11: an empty change changes nothing', async () => {
    const { company, path, change, created, revisions } = await withMovement()
    const { record, version, notices } = await change({})
    expect([record.updatedAt, version]).toEqual([START, 1])
    expect(notices).toEqual(created.notices)
    expect(await revisions()).toEqual(['create'])
    expect(await company.movements.get(path)).toEqual(created)
  })

  test('X14: a change for another version is rejected', async () => {
    const { company, path } = await withMovement()
    await company.movements.update(path, movementChange({ name: 'x' }), { ifVersion: 1 })
    const late = { ifVersion: 1 }
    expect(await refusalsOf(() => company.movements.update(path, movementChange(), late))).toEqual([
      'if-match precondition_failed',
    ])
    expect(await refusalsOf(() => company.movements.delete(path, late))).toEqual(['if-match precondition_failed'])
  })

  test('N3: digits that no double holds outlive a change of something else', async () => {
    const { company, path, change } = await withMovement(movementInput({ transportWeightTon: '8.0000000000000000001' }))
    await change({ name: 'Other' })
    await change({ distanceKm: 500 })
    expect((await company.audit.log({ recordId: path.movementId })).at(-1)?.after).toBe('406.5200000000000000050815')
    await change({ transportWeightTon: 8 })
    expect((await company.audit.log({ recordId: path.movementId })).at(-1)?.after).toBe('406.52')
  })

  test('the policy of the GWP set is applied once, however often it is computed', async () => {
    const { change, created } = await withMovement(movementInput(), { policy: { gwpSet: 'AR6_GWP100' } })
    expect(noticesOf(created).filter((one) => one.startsWith('gwp_set_changed'))).toHaveLength(1)
    await change({ transportWeightTon: 4 })
    const again = await change({ transportWeightTon: 8 })
    expect(again.record.totalEmission).toBe(created.record.totalEmission)
    expect(again.notices).toEqual(created.notices)
  })
})
