import { describe, expect, it } from 'vitest'
import type { StoredRestatement } from '../../../src/ledger/context/records.ts'
import { memoryStore, type ServiceRecords, type Store } from '../../../src/service/index.ts'
import { batchInput, batchService, movementInput } from '../../fixtures/batches.ts'
import {
  FACTORS,
  fuelInput,
  refusalsOf,
  START,
  siteInput,
  type TestService,
  testService,
} from '../../fixtures/service.ts'

const YEAR = { from: '2025-01-01', to: '2026-01-01' }

async function ownFactor({ company }: TestService, co2e: number): Promise<string> {
  const figures = { co2: null, ch4: null, n2o: null, denominatorUnitId: 13, numeratorUnitId: 2 }
  return (await company.emissionFactors.create({ name: 'Rape oil', ...figures, co2e })).record.id
}

/** A site with so many fuels of one litre each, in as many days of January 2025, by an own factor of 2 kg. */
async function withFuels(test: TestService, count: number) {
  const factor = await ownFactor(test, 2)
  const { record: site } = await test.company.sites.create(siteInput())
  const fuels: string[] = []
  for (let day = 1; day <= count; day++) {
    const startDate = `2025-01-${String(day).padStart(2, '0')}T00:00:00.000Z`
    const input = fuelInput({ startDate, value: 1, emissionFactorId: factor, totalEmission: 2 })
    fuels.push((await test.company.siteFuels.create(site.id, input)).record.id)
  }
  return { factor, siteId: site.id, fuels }
}

async function statesOf(states: AsyncIterable<StoredRestatement>): Promise<StoredRestatement[]> {
  const all: StoredRestatement[] = []
  for await (const one of states) all.push(one)
  return all
}

/** A store whose transactions fail from the n-th on, as one whose process has ended. */
function failingFrom(store: Store<ServiceRecords>, nth: number): Store<ServiceRecords> {
  let done = 0
  const transaction: typeof store.transaction = (companyId, work) => {
    done += 1
    if (done < nth) return store.transaction(companyId, work)
    return store.transaction(companyId, async (tx) => {
      await work(tx)
      throw new Error('the process has ended')
    })
  }
  return new Proxy(store, {
    get: (of, name) => {
      if (name === 'transaction') return transaction
      const member: unknown = Reflect.get(of, name, of)
      return typeof member === 'function' ? member.bind(of) : member
    },
  })
}

describe('a restatement', () => {
  it('computes the records that begin in its span again, page by page, and tells what that made', async () => {
    const test = testService()
    const { factor, siteId, fuels } = await withFuels(test, 5)
    await test.company.emissionFactors.update(factor, { co2e: 3 })
    const span = { from: '2025-01-02', to: '2025-01-05T00:00:00.000Z', id: 'q1' }
    const states = await statesOf(test.company.restatements.run(span, { records: 2 }))
    expect(states.map(({ records }) => records)).toEqual([0, 2, 3, 3, 3, 3, 3, 3, 3])
    const done = states.at(-1)
    expect(done).toMatchObject({ changed: 3, unchanged: 0, failed: 0, differenceKg: '3', next: null, actor: 'tester' })
    expect(done?.byFactor).toMatchObject([{ collection: 'siteFuels', records: 3, differenceKg: '3' }])
    const [{ before, after } = {}] = done?.byFactor ?? []
    expect([before, after]).toEqual([[expect.stringContaining(factor)], [expect.stringContaining(factor)]])
    expect(before).not.toEqual(after)
    expect(states.map(({ finishedAt }) => finishedAt)).toEqual([...new Array(8).fill(null), START])
    expect(await test.company.exactTotal()).toBe('13')
    const { records } = await test.company.siteFuels.list(siteId)
    expect(records.map(({ totalEmission }) => totalEmission)).toEqual([2, 3, 3, 3, 2])
    const lines = await test.company.audit.log({ recordId: fuels[1] as string })
    expect(lines.map(({ action, before, after, revision }) => [action, before, after, revision])).toEqual([
      ['create', null, '2', 1],
      ['recalculate', '2', '3', 2],
    ])
    expect(await test.company.verifyTotals()).toEqual([])
    expect((await test.company.audit.verifyLog()).differences).toEqual([])
  })

  it('goes on where it stopped, and computes nothing twice', async () => {
    const store = memoryStore<ServiceRecords>()
    const test = testService({ store })
    const { factor } = await withFuels(test, 6)
    await test.company.emissionFactors.update(factor, { co2e: 3 })
    const { sequence } = await test.company.audit.head()
    for (const nth of [1, 2, 3, 4]) {
      const { company } = testService({ store: failingFrom(store, nth) })
      await expect(statesOf(company.restatements.run({ ...YEAR, id: 'year' }, { records: 1 }))).rejects.toThrow('ended')
    }
    expect((await test.company.restatements.get('year')).record.records).toBe(3)
    await statesOf(test.company.restatements.run({ ...YEAR, id: 'year' }, { records: 4 }))
    expect((await test.company.audit.head()).sequence).toBe(sequence + 6)
    const { record, version } = await test.company.restatements.step('year')
    expect(record).toMatchObject({ changed: 6, differenceKg: '6', next: null })
    expect((await test.company.restatements.step('year')).version).toBe(version)
    expect(await test.company.exactTotal()).toBe('18')
  })

  it('leaves alone what stays as it is, and what others took away or changed in between', async () => {
    const test = testService()
    const { factor, siteId, fuels } = await withFuels(test, 4)
    await test.company.emissionFactors.update(factor, { co2e: 3 })
    await test.company.siteFuels.recalculate({ siteId, fuelId: fuels[0] as string })
    const { record } = await test.company.restatements.start({ ...YEAR, id: 'year' })
    expect(record).toMatchObject({ records: 0, finishedAt: null })
    await test.company.restatements.step('year', { records: 2 })
    await test.company.siteFuels.delete({ siteId, fuelId: fuels[2] as string })
    await test.company.siteFuels.update({ siteId, fuelId: fuels[3] as string }, { value: 10 }, { required: 'lenient' })
    const { sequence } = await test.company.audit.head()
    const done = (await statesOf(test.company.restatements.run({ ...YEAR, id: 'year' }, { records: 2 }))).at(-1)
    expect(done).toMatchObject({ records: 3, changed: 2, unchanged: 1, differenceKg: '11' })
    expect(await test.company.exactTotal()).toBe('36')
    expect((await test.company.audit.head()).sequence).toBe(sequence + 1)
    const again = (await statesOf(test.company.restatements.run(YEAR))).at(-1)
    expect(again).toMatchObject({ records: 3, changed: 0, unchanged: 3, differenceKg: '0', byFactor: [] })
    expect((await test.company.audit.head()).sequence).toBe(sequence + 1)
  })

  it('lists what it could not compute, with its violations, and goes on', async () => {
    const test = testService()
    const { siteId, factor, fuels } = await withFuels(test, 3)
    const other = await ownFactor(test, 5)
    const path = { siteId, fuelId: fuels[1] as string }
    await test.company.siteFuels.update(path, { emissionFactorId: other }, { required: 'lenient' })
    await test.company.emissionFactors.delete(other)
    await test.company.emissionFactors.update(factor, { co2e: 3 })
    await test.company.periods.lock({ from: '2025-01-01', to: '2025-01-02', comment: null })
    const done = (await statesOf(test.company.restatements.run(YEAR))).at(-1)
    expect(done).toMatchObject({ records: 3, changed: 1, failed: 2 })
    const unknown = {
      path: 'emissionFactorId',
      code: 'unknown_emission_factor',
      message: expect.stringMatching(/^was/),
    }
    const locked = {
      path: 'startDate',
      code: 'period_locked',
      message: expect.stringMatching(/^lies in a period that is locked/),
    }
    expect(done?.failures).toEqual([
      { collection: 'siteFuels', recordId: fuels[0], violations: [locked] },
      { collection: 'siteFuels', recordId: fuels[1], violations: [unknown] },
    ])
    expect(await test.company.exactTotal()).toBe('10')
  })

  it('finds the distances of movements again, as they are when their page is computed', async () => {
    const test = batchService({ policy: { returnMovement: 'double' } })
    const { record: batch } = await test.company.batches.create(batchInput())
    const { distanceKm: _, ...found } = movementInput()
    const { record } = await test.company.movements.create(batch.id, { ...found, isReturnMoving: true })
    const single = batchService({ store: test.store })
    const done = (await statesOf(single.company.restatements.run(YEAR))).at(-1)
    expect(done).toMatchObject({ records: 1, changed: 1 })
    const [created, restated] = await single.company.audit.log({ recordId: record.id })
    expect(Number(created?.after)).toBeGreaterThan(0)
    expect(Number(restated?.after)).toBe(Number(created?.after) / 2)
  })

  it('is told before it is done: a preview writes nothing', async () => {
    const test = testService()
    const { factor } = await withFuels(test, 3)
    await test.company.emissionFactors.update(factor, { co2e: 3 })
    const before = await test.company.audit.head()
    const trial = await test.company.restatements.preview(YEAR, { records: 2 })
    expect(trial).toMatchObject({ records: 3, changed: 3, differenceKg: '3' })
    expect([await test.company.audit.head(), await test.company.exactTotal()]).toEqual([before, '6'])
    expect((await test.company.restatements.list()).total).toBe(0)
    expect((await statesOf(test.company.restatements.run(YEAR))).at(-1)?.byFactor).toEqual(trial.byFactor)
  })

  it('begins once for each id, and is rejected where it means nothing', async () => {
    const { company, others } = testService()
    const { restatements } = company
    const [from, to] = ['2025-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z']
    expect(await restatements.start({ ...YEAR, id: 'year' })).toEqual({
      record: {
        ...{ id: 'year', createdAt: START, updatedAt: START, finishedAt: null, actor: 'tester', from, to },
        ...{ next: { collection: 'siteFuels', after: null }, records: 0, changed: 0, unchanged: 0, failed: 0 },
        ...{ differenceKg: '0', byFactor: [], failures: [] },
      },
      ...{ version: 1, notices: [] },
    })
    expect((await restatements.start({ ...YEAR, id: 'year' })).version).toBe(1)
    const refused = (work: () => Promise<unknown>) => refusalsOf(work)
    expect(await refused(() => restatements.start({ from: '2024-01-01', to: '2025-01-01', id: 'year' }))).toEqual([
      'id duplicate',
    ])
    for (const other of [{ to: '2025-07-01' }, { from: '2025-07-01' }]) {
      expect(await refused(() => restatements.start({ ...YEAR, ...other, id: 'year' }))).toEqual(['id duplicate'])
    }
    for (const id of ['', 'x'.repeat(65), 'é', '\0']) {
      expect(await refused(() => restatements.start({ ...YEAR, id }))).toEqual(['id id_invalid'])
    }
    expect((await others.restatements.start({ ...YEAR, id: 'x'.repeat(64) })).version).toBe(1)
    expect((await others.restatements.preview({ from, to: from }, { records: 10_000 })).records).toBe(0)
    expect(await refused(() => restatements.preview(undefined as never))).toEqual(['from required', 'to required'])
    expect(await refused(() => restatements.start({} as never))).toEqual(['from required', 'to required'])
    expect(await refused(() => restatements.start({ from: '2026-01-01', to: '2025-01-01' }))).toEqual([
      'to period_reversed',
    ])
    expect(await refused(() => restatements.step('other'))).toEqual(['restatementId not_found'])
    expect(await refused(() => others.restatements.get('year'))).toEqual(['restatementId not_found'])
    for (const records of [0, 10_001, 1.5, Number.NaN]) {
      expect(await refused(() => restatements.step('year', { records }))).toEqual(['records query_invalid'])
    }
    expect((await restatements.list()).records.map(({ id }) => id)).toEqual(['year'])
  })

  it('tells apart what each replacement of a factor made, of more than it lists those further together', async () => {
    const test = testService()
    const { record: site } = await test.company.sites.create(siteInput())
    for (let nth = 0; nth < 203; nth++) {
      const emissionFactorId = await ownFactor(test, 2)
      await test.company.siteFuels.create(site.id, fuelInput({ value: 1, emissionFactorId, totalEmission: 2 }))
      await test.company.emissionFactors.update(emissionFactorId, { co2e: 3 })
    }
    await test.company.siteFuels.create(site.id, fuelInput({ emissionFactorId: FACTORS.diesel.id }))
    const done = (await statesOf(test.company.restatements.run(YEAR))).at(-1)
    expect(done).toMatchObject({ changed: 203, unchanged: 1, differenceKg: '203' })
    expect(done?.byFactor.length).toBe(201)
    expect(done?.byFactor.at(-1)).toEqual({
      collection: 'siteFuels',
      before: null,
      after: null,
      records: 3,
      differenceKg: '3',
    })
  })
})
