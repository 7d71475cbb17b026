import { describe, expect, it, vi } from 'vitest'
import { findLock, LockedPeriods } from '../../../src/ledger/locks/locked-periods.ts'
import type { PeriodLockResource } from '../../../src/resources/index.ts'
import { fuelInput, OURS, refusalsOf, siteInput, testService } from '../../fixtures/service.ts'
import { distanceInput } from '../service/fixtures/vehicles.ts'

const DAY_MS = 86_400_000
const day = (n: number) => new Date(Date.UTC(2025, 0, 1) + n * DAY_MS).toISOString()

describe('the locks of periods, where there are many,', () => {
  it('are read page by page: one lies behind a hundred others', async () => {
    const { company, store } = testService()
    const site = (await company.sites.create(siteInput())).record.id
    const { id: fuelId } = (await company.siteFuels.create(site, fuelInput({ startDate: day(0), endDate: day(1) })))
      .record
    await company.siteFuels.create(site, fuelInput({ startDate: day(2), endDate: day(3) }))
    // every second day, from the third on
    for (let n = 0; n < 250; n++) await company.periods.lock({ from: day(2 * n + 2), to: day(2 * n + 3) })
    await store.read(OURS, async (tx) => {
      const far = { from: day(501), to: day(502) }
      expect(await findLock(tx, [{ from: day(1), to: day(2) }, far])).toBeUndefined()
      expect((await findLock(tx, [{ from: day(2), to: day(3) }, far]))?.from).toBe(day(2))
      expect((await findLock(tx, [{ from: day(2), to: day(2) }, far]))?.from).toBe(day(2))
      // later periods need only the last lock
      const list = vi.spyOn(tx.periodLocks, 'list')
      const later = { from: day(503), to: day(504) }
      for (const open of [[far], [later, far], [far, later]]) expect(await findLock(tx, open)).toBeUndefined()
      expect(list.mock.calls.map(([, part]) => part?.limit)).toEqual([1, 1, 1])
      list.mockClear()
      // and one more lock for one period, where none before that one can reach so far
      expect(await findLock(tx, [{ from: day(499), to: day(500) }])).toBeUndefined()
      expect(list.mock.calls.map(([, part]) => part?.limit)).toEqual([1, 1])
    })
    const change = (startDate: string, endDate: string) =>
      company.siteFuels.update({ siteId: site, fuelId }, { startDate, endDate })
    expect(await refusalsOf(() => change(day(498), day(499)))).toEqual(['startDate period_locked'])
    await change(day(499), day(500))
    const kept = await company.restatements.preview({ from: day(0), to: day(600) })
    expect(kept).toMatchObject({ records: 2, failed: 1 })
  })

  it('are in the order of time, however they are given', () => {
    const lock = (n: number) => ({ from: day(n), to: day(n + 1) }) as PeriodLockResource
    const locked = new LockedPeriods([3, 9, 1, 5].map(lock))
    expect(locked.span).toEqual({ from: day(1), to: day(10) })
    for (let n = 0; n < 12; n++) {
      expect(locked.lockOf(lock(n))?.from, String(n)).toBe([1, 3, 5, 9].includes(n) ? day(n) : undefined)
    }
  })

  it('say why they were set, where somebody said so', async () => {
    const { company } = testService()
    const site = (await company.sites.create(siteInput())).record.id
    const said = async (comment: string | null) => {
      const { record } = await company.periods.lock({ from: day(0), to: day(31), comment })
      const error = await company.siteFuels.create(site, fuelInput()).catch((thrown: Error) => thrown)
      await company.periods.unlock(record.id)
      return String((error as Error).message)
        .match(/\(lock [^)]*\)/)?.[0]
        .replace(record.id, 'id')
    }
    expect([await said('audited'), await said(''), await said(null)]).toEqual([
      '(lock id, "audited")',
      '(lock id)',
      '(lock id)',
    ])
  })

  it('keep the kind of a vehicle of which a hundred records are open and one is not', async () => {
    const { company } = testService()
    const kind = { scope: 'SCOPE_1', underScope: '1.2', activityTypeUnderScope: 'fuel', name: 'Vans' } as const
    const [own, other] = [
      (await company.emissionKinds.create(kind)).record.id,
      (await company.emissionKinds.create(kind)).record.id,
    ]
    const van = (await company.vehicles.create(distanceInput({ emissionKindId: own }))).record.id
    for (let n = 0; n < 120; n++) {
      const days = { startDateUtc: day(n), endDateUtc: day(n), amount: 1 }
      await company.vehicleEmissions.create(van, days)
    }
    const locked = (await company.periods.lock({ from: day(0), to: day(200) })).record.id
    for (const emissionKindId of [other, own]) {
      await company.vehicles.update(van, { emissionKindId }, { required: 'lenient' })
    }
    await company.periods.unlock(locked)
    await company.emissionKinds.delete(own)
    const toOther = () => company.vehicles.update(van, { emissionKindId: other }, { required: 'lenient' })
    for (const n of [0, 119]) {
      const { record } = await company.periods.lock({ from: day(n), to: day(n + 1) })
      expect(await refusalsOf(toOther), String(n)).toEqual(['emissionKindId period_locked'])
      await company.periods.unlock(record.id)
    }
    await company.periods.lock({ from: day(120), to: day(121) })
    await toOther()
  })
})
