import { describe, expect, it } from 'vitest'
import { fail } from '../../../src/core/errors/index.ts'
import { createPlaces } from '../../../src/reference/places/index.ts'
import type { Company } from '../../../src/service/company.ts'
import { memoryStore, type ServiceRecords } from '../../../src/service/index.ts'
import { batchInput, batchService, movementInput } from '../../fixtures/batches.ts'
import { FACTORS, fuelInput, siteInput, testService } from '../../fixtures/service.ts'
import { bentStore, storeWith } from '../service/fixtures/bent-store.ts'

const YEAR = { from: '2025-01-01', to: '2026-01-01' }

async function done(company: Company<never>, records = 1_000) {
  const { record } = await company.restatements.start({ ...YEAR, id: 'year' })
  let kept = record
  while (kept.next !== null) kept = (await company.restatements.step('year', { records })).record
  return kept
}

/** Two movements of a batch with distances that are found, by a policy that counts their way back twice. */
async function twoMovements(store = memoryStore<ServiceRecords>()) {
  const test = batchService({ store, policy: { returnMovement: 'double' } })
  const { id: batchId } = (await test.company.batches.create(batchInput())).record
  const { distanceKm: _, ...found } = movementInput({ isReturnMoving: true })
  const create = async (startDate: string) =>
    (await test.company.movements.create(batchId, { ...found, startDate, endDate: startDate })).record.id
  return { ...test, batchId, first: await create('2025-03-03'), second: await create('2025-03-04') }
}

describe('a page of a restatement', () => {
  it('tells of a hundred records why they failed, and counts the others', async () => {
    const { company } = testService()
    const site = (await company.sites.create(siteInput())).record.id
    for (let nth = 0; nth < 103; nth++) await company.siteFuels.create(site, fuelInput())
    await company.periods.lock({ from: '2025-01-01', to: '2025-02-01' })
    const kept = await done(company, 60)
    expect(kept).toMatchObject({ records: 103, failed: 103, changed: 0 })
    expect(kept.failures).toHaveLength(100)
  })

  it('is written whole, each record once, however many it changes', async () => {
    const { company } = testService()
    const figures = { co2: null, ch4: null, n2o: null, denominatorUnitId: 13, numeratorUnitId: 2 }
    const own = (await company.emissionFactors.create({ name: 'Rape oil', ...figures, co2e: 2 })).record.id
    const site = (await company.sites.create(siteInput())).record.id
    const input = fuelInput({ value: 1, emissionFactorId: own, totalEmission: 2 })
    for (let nth = 0; nth < 260; nth++) await company.siteFuels.create(site, input)
    await company.emissionFactors.update(own, { co2e: 3 })
    const { sequence } = await company.audit.head()
    const said = { records: 260, changed: 260, unchanged: 0, differenceKg: '260' }
    expect(await company.restatements.preview(YEAR)).toMatchObject(said)
    expect([await company.exactTotal(), (await company.audit.head()).sequence]).toEqual(['520', sequence])
    expect(await done(company)).toMatchObject(said)
    expect([await company.exactTotal(), (await company.audit.head()).sequence]).toEqual(['780', sequence + 260])
    expect([await company.verifyTotals(), (await company.audit.verifyLog()).differences]).toEqual([[], []])
  })

  it('is not a failure of a record where the store fails, also one that is only tried', async () => {
    const { company, store } = testService()
    const site = (await company.sites.create(siteInput())).record.id
    await company.siteFuels.create(site, fuelInput({ emissionFactorId: FACTORS.diesel.id }))
    const broken = () => fail('', 'store_unavailable', 'is not to be reached')
    const withSnapshots = (get: () => never) =>
      testService({ store: bentStore(store, { factorSnapshots: { get } }) }).company
    const fault = () => {
      throw new RangeError('the disk is gone')
    }
    await expect(withSnapshots(fault).restatements.preview(YEAR)).rejects.toThrow('the disk is gone')
    const lost = withSnapshots(broken)
    await expect(done(lost)).rejects.toThrow('is not to be reached')
    await expect(lost.restatements.preview(YEAR)).rejects.toThrow('is not to be reached')
    expect((await company.restatements.get('year')).record).toMatchObject({ records: 0, failed: 0 })
    expect(await done(company)).toMatchObject({ records: 1, unchanged: 1, failed: 0 })
  })

  it('is of a hundred records where each has to be asked for, however many may be done at once', async () => {
    const { company, batchId } = await twoMovements()
    for (let nth = 0; nth < 100; nth++) await company.movements.create(batchId, movementInput())
    await company.restatements.start({ ...YEAR, id: 'year' })
    const steps: number[] = []
    for (let nth = 0; nth < 6; nth++) steps.push((await company.restatements.step('year')).record.records)
    expect(steps).toEqual([0, 0, 0, 100, 102, 102])
  })

  it('is of as many records as are asked for where none of them has to be asked for', async () => {
    const { company } = testService()
    const site = (await company.sites.create(siteInput())).record.id
    for (let nth = 0; nth < 103; nth++) await company.siteFuels.create(site, fuelInput())
    await company.restatements.start({ ...YEAR, id: 'year' })
    expect((await company.restatements.step('year', { records: 1_000 })).record.records).toBe(103)
  })

  it('tells of a movement that its distance is found no more', async () => {
    const { store, first, second } = await twoMovements()
    const company = testService({ store, places: createPlaces() }).company
    const { failures } = await done(company)
    expect(failures.map(({ recordId, violations }) => [recordId, violations.map(({ code }) => code)])).toEqual([
      [first, expect.arrayContaining(['place_not_found'])],
      [second, expect.arrayContaining(['place_not_found'])],
    ])
  })

  it('ends before a record that was changed since what it needs was found, and the next begins with it', async () => {
    const { store, company, batchId, first, second } = await twoMovements()
    const armed = storeWith(store)
    const single = batchService({ store: armed.store }).company
    await single.restatements.start({ ...YEAR, id: 'year' })
    for (let nth = 0; nth < 3; nth++) await single.restatements.step('year')
    const rename = (movementId: string) => () =>
      company.movements.update({ batchId, movementId }, { comment: 'renamed' } as never, { required: 'lenient' })
    armed.before(rename(second))
    const { record } = await single.restatements.step('year')
    expect(record).toMatchObject({ records: 1, changed: 1, next: { collection: 'movements' } })
    const actions = async (recordId: string) => (await company.audit.log({ recordId })).map(({ action }) => action)
    expect(await actions(first)).toEqual(['create', 'recalculate'])
    // of the first record of a page it is found again
    armed.before(rename(second))
    expect((await single.restatements.step('year')).record).toMatchObject({ records: 2, changed: 2 })
    expect(await actions(second)).toEqual(['create', 'update', 'update', 'recalculate'])
    expect((await done(single)).finishedAt).not.toBeNull()
  })
})
