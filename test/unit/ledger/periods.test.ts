import { describe, expect, it } from 'vitest'
import { findLock, readLockedPeriods } from '../../../src/ledger/locks/locked-periods.ts'
import type { PeriodLockResource } from '../../../src/resources/index.ts'
import { memoryStore, type ServiceRecords } from '../../../src/service/index.ts'
import { movementInput, productInput } from '../../fixtures/batches.ts'
import { energyInput, fuelInput, OURS, refusalsOf, START, siteInput, testService } from '../../fixtures/service.ts'
import { aLockedYear } from '../service/fixtures/locked-year.ts'

const JANUARY = { from: '2025-01-01', to: '2025-02-01' }

describe('the locks of periods', () => {
  it('are set, shown, listed from the latest period down, and lifted, and the log says who did it', async () => {
    const { service, company } = testService()
    const anna = service.company(OURS, { actor: 'anna' })
    const { record, version, notices } = await anna.periods.lock({ ...JANUARY, comment: 'audited' })
    const lock: PeriodLockResource = {
      id: record.id,
      companyId: OURS,
      from: '2025-01-01T00:00:00.000Z',
      to: '2025-02-01T00:00:00.000Z',
      comment: 'audited',
      lockedBy: 'anna',
      createdAt: START,
    }
    expect({ record, version, notices }).toEqual({ record: lock, version: 1, notices: [] })
    const earlier = (await anna.periods.lock({ from: '2024-01-01', to: '2025-01-01' })).record
    expect(await company.periods.list()).toEqual({ records: [lock, earlier], total: 2 })
    expect((await company.periods.get(lock.id)).record).toEqual(lock)
    expect(await refusalsOf(() => company.periods.unlock(lock.id, { ifVersion: 2 }))).toEqual([
      'if-match precondition_failed',
    ])
    expect((await company.periods.unlock(lock.id)).record).toEqual(lock)
    expect(await refusalsOf(() => company.periods.get(lock.id))).toEqual(['periodLockId not_found'])
    expect(await refusalsOf(() => company.periods.unlock(lock.id))).toEqual(['periodLockId not_found'])
    const said = (await company.audit.log({ recordId: lock.id })).map(({ actor, action, period }) => ({
      actor,
      action,
      period,
    }))
    const period = { from: lock.from, to: lock.to, comment: 'audited' }
    expect(said).toEqual([
      { actor: 'anna', action: 'lock', period },
      { actor: 'tester', action: 'unlock', period },
    ])
  })

  it('do not overlap, touch each other, and have a length', async () => {
    const { company, others } = testService()
    await company.periods.lock(JANUARY)
    for (const over of [
      JANUARY,
      { from: '2025-01-31T23:59:59.999Z', to: '2025-03-01' },
      { from: '2024-01-01', to: '2025-01-01T00:00:00.001Z' },
      { from: '2024-01-01', to: '2026-01-01' },
      { from: '2025-01-10', to: '2025-01-11' },
    ]) {
      expect(await refusalsOf(() => company.periods.lock(over))).toEqual(['from period_locked'])
    }
    await company.periods.lock({ from: '2025-02-01', to: '2025-03-01' })
    await company.periods.lock({ from: '2024-01-01', to: '2025-01-01' })
    await others.periods.lock(JANUARY)
    const lock = (from: unknown, to: unknown) => refusalsOf(() => company.periods.lock({ from, to } as never))
    expect(await lock('2026-01-01', '2026-01-01')).toEqual(['to period_reversed'])
    expect(await lock('2026-01-02', '2026-01-01')).toEqual(['to period_reversed'])
    expect(await lock('2025-02-30', undefined)).toEqual(['from invalid_date', 'to required'])
    await company.periods.lock({ from: '9999-12-31', to: '9999-12-31T23:59:59.999Z' })
    expect((await company.periods.list()).total).toBe(4)
  })

  it('hold what lies in them even in part, from the first moment to the last but one', async () => {
    const { company } = testService()
    const { id } = (await company.sites.create(siteInput())).record
    await company.periods.lock(JANUARY)
    const create = (startDate: string, endDate: string) => () =>
      company.siteFuels.create(id, fuelInput({ startDate, endDate }))
    for (const [start, end] of [
      ['2025-01-01', '2025-02-01'],
      ['2024-12-01', '2025-01-01T00:00:00.001Z'],
      ['2025-01-31T23:59:59.999Z', '2025-03-01'],
      ['2024-01-01', '2026-01-01'],
      ['2025-01-15', '2025-01-15'],
      ['2025-01-01', '2025-01-01'],
    ] as const) {
      expect(await refusalsOf(create(start, end)), `${start} to ${end}`).toEqual(['startDate period_locked'])
    }
    for (const [start, end] of [
      ['2024-12-01', '2025-01-01'],
      ['2025-02-01', '2025-03-01'],
      ['2025-02-01', '2025-02-01'],
      ['2024-12-31T23:59:59.999Z', '2024-12-31T23:59:59.999Z'],
    ] as const) {
      await create(start, end)()
    }
    await company.periods.lock({ from: '2026-01-01', to: '9999-12-31T23:59:59.999Z' })
    const last = '9999-12-31T23:59:59.998Z'
    expect(await refusalsOf(create(last, last))).toEqual(['startDate period_locked'])
    const end = '9999-12-31T23:59:59.999Z'
    await create(end, end)()
  })

  it('reject a new, changed, deleted or recalculated record of any activity, and change nothing', async () => {
    const { company, leeds, mainz, van, batch, fuel, power, driven, moved, trip, refused } = await aLockedYear()
    const [fuelId, energyId, emissionId] = [fuel.record.id, power.record.id, driven.record.id]
    const movement = { batchId: batch, movementId: moved.record.id }
    const site = ['startDate period_locked']
    const utc = ['startDateUtc period_locked']
    expect(await refused(() => company.siteFuels.create(leeds, fuelInput()))).toEqual(site)
    expect(await refused(() => company.siteEnergies.create(mainz, energyInput()))).toEqual(site)
    expect(await refused(() => company.movements.create(batch, movementInput()))).toEqual(site)
    const days = { startDateUtc: '2025-02-10', endDateUtc: '2025-03-10' }
    expect(await refused(() => company.vehicleEmissions.create(van, { ...days, amount: 1 }))).toEqual(utc)
    const { hotelNights, movementDto } = trip.record
    const travel = { ...days, hotelNights, movementDto: { ...movementDto } } as never
    expect(await refused(() => company.travels.create(travel))).toEqual(utc)
    for (const comment of ['read again', null]) {
      expect(await refused(() => company.siteFuels.update({ siteId: leeds, fuelId }, { comment }))).toEqual(site)
    }
    expect(
      await refused(() =>
        company.siteEnergies.update({ siteId: leeds, energyId }, { value: 1 }, { required: 'lenient' }),
      ),
    ).toEqual(site)
    expect(
      await refused(() =>
        company.vehicleEmissions.update({ vehicleId: van, emissionId }, { amount: 1 }, { required: 'lenient' }),
      ),
    ).toEqual(utc)
    expect(
      await refused(() => company.movements.update(movement, { comment: 'x' } as never, { required: 'lenient' })),
    ).toEqual(site)
    expect(
      await refused(() => company.travels.update(trip.record.id, { hotelNights: 9 }, { required: 'lenient' })),
    ).toEqual(utc)
    expect(await refused(() => company.siteFuels.recalculate({ siteId: leeds, fuelId }))).toEqual(site)
    expect(await refused(() => company.siteEnergies.recalculate({ siteId: leeds, energyId }))).toEqual(site)
    expect(await refused(() => company.vehicleEmissions.recalculate({ vehicleId: van, emissionId }))).toEqual(utc)
    expect(await refused(() => company.movements.recalculate(movement))).toEqual(site)
    expect(await refused(() => company.travels.recalculate(trip.record.id))).toEqual(utc)
    expect(await refused(() => company.siteFuels.delete({ siteId: leeds, fuelId }))).toEqual(site)
    expect(await refused(() => company.siteEnergies.delete({ siteId: leeds, energyId }))).toEqual(site)
    expect(await refused(() => company.vehicleEmissions.delete({ vehicleId: van, emissionId }))).toEqual(utc)
    expect(await refused(() => company.movements.delete(movement))).toEqual(site)
    expect(await refused(() => company.travels.delete(trip.record.id))).toEqual(utc)
  })

  it('reject a record that is to leave them, or to come into them', async () => {
    const { company, leeds, fuel, refused } = await aLockedYear()
    const later = { startDate: '2026-03-01', endDate: '2026-04-01' }
    const path = { siteId: leeds, fuelId: fuel.record.id }
    const earlier = { startDate: '2024-01-01', endDate: '2024-02-01' }
    for (const open of [later, earlier]) {
      expect(await refused(() => company.siteFuels.update(path, open))).toEqual(['startDate period_locked'])
    }
    const open = { siteId: leeds, fuelId: (await company.siteFuels.create(leeds, fuelInput(later))).record.id }
    await company.siteFuels.update(open, { value: 7 })
    const into = { startDate: '2025-12-31', endDate: '2026-04-01' }
    expect(await refused(() => company.siteFuels.update(open, into))).toEqual(['startDate period_locked'])
    await company.siteFuels.update(open, earlier)
    await company.siteFuels.delete(open)
  })

  it('are of one company, and once lifted hold nothing', async () => {
    const { company, others, leeds, fuel, lock } = await aLockedYear()
    const theirs = (await others.sites.create(siteInput())).record.id
    await others.siteFuels.create(theirs, fuelInput())
    expect(await refusalsOf(() => others.periods.unlock(lock.id))).toEqual(['periodLockId not_found'])
    await company.periods.unlock(lock.id)
    await company.siteFuels.update({ siteId: leeds, fuelId: fuel.record.id }, { value: 2 })
    await company.siteFuels.delete({ siteId: leeds, fuelId: fuel.record.id })
  })

  it('let a request that is sent again have its answer of before they were set', async () => {
    const { service, company } = testService()
    const { id } = (await company.sites.create(siteInput())).record
    const idempotency = { route: 'POST /v1/sites/{siteId}/fuel', key: 'key-1', fingerprint: 'body' }
    const sending = service.company(OURS, { actor: 'tester', idempotency })
    const first = await sending.siteFuels.create(id, fuelInput())
    await company.periods.lock(JANUARY)
    expect(await sending.siteFuels.create(id, fuelInput())).toEqual(first)
    const recomputed = service.company(OURS, { idempotency: { ...idempotency, key: 'key-2' } })
    expect(await refusalsOf(() => recomputed.siteFuels.create(id, fuelInput()))).toEqual(['startDate period_locked'])
  })

  it('cost one statement with each write of an activity, and none with any other', async () => {
    const store = memoryStore<ServiceRecords>()
    let asked = 0
    const counting: typeof store = {
      ...store,
      capabilities: store.capabilities,
      read: (id, work) => store.read(id, work),
      transaction: (id, work) =>
        store.transaction(id, (tx) => {
          const { list } = tx.periodLocks
          tx.periodLocks.list = (...given) => {
            asked += 1
            return list.apply(tx.periodLocks, given)
          }
          return work(tx)
        }),
    }
    const { company } = testService({ store: counting })
    const { id } = (await company.sites.create(siteInput())).record
    for (const year of [2020, 2021, 2022]) await company.periods.lock({ from: `${year}-01-01`, to: `${year}-06-01` })
    asked = 0
    await company.sites.update(id, { name: 'x' })
    const product = (await company.products.create(productInput())).record.id
    const batch = { name: 'May', manufacturingDate: '2025-05-01', productsBathes: [{ productId: product, count: 1 }] }
    await company.batches.create(batch)
    expect(asked).toBe(0)
    const { record } = await company.siteFuels.create(id, fuelInput())
    expect(asked).toBe(1)
    const path = { siteId: id, fuelId: record.id }
    await company.siteFuels.update(path, { startDate: '2025-01-02', value: 3 })
    expect(asked).toBe(2)
    await company.siteFuels.update(path, {})
    expect(asked).toBe(2)
    await company.siteFuels.recalculate(path)
    await company.siteFuels.delete(path)
    expect(asked).toBe(4)
  })

  it('are found among many by one page, and the same way one by one and all at once', async () => {
    const { company, store } = testService()
    const day = (n: number) => new Date(Date.UTC(2020, 0, 1) + n * 86_400_000).toISOString()
    // every third and fourth of five days
    for (let n = 0; n < 60; n++) await company.periods.lock({ from: day(5 * n + 2), to: day(5 * n + 4) })
    await store.read(OURS, async (tx) => {
      const locked = await readLockedPeriods(tx)
      for (let start = 0; start < 40; start++) {
        for (let length = 0; length < 7; length++) {
          const period = { from: day(start), to: day(start + length) }
          const isIn = (n: number) => n % 5 === 2 || n % 5 === 3
          const due = length === 0 ? isIn(start) : Array.from({ length }, (_, index) => start + index).some(isIn)
          expect((await findLock(tx, [period])) !== undefined, `${start} and ${length} days`).toBe(due)
          expect(locked.lockOf(period) !== undefined).toBe(due)
          const far = { from: day(900), to: day(901) }
          expect((await findLock(tx, [period, far])) !== undefined).toBe(due)
          expect((await findLock(tx, [{ from: day(-900), to: day(-899) }, period])) !== undefined).toBe(due)
        }
      }
    })
  })
})
