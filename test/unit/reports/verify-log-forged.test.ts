import { describe, expect, it } from 'vitest'
import { collectionOf } from '../../../src/ledger/collections/index.ts'
import { earlierSnapshotId, snapshotId } from '../../../src/ledger/ledger/stored-calculation.ts'
import { publishedCatalogue } from '../../../src/reference/factors/index.ts'
import { memoryStore, type ServiceRecords } from '../../../src/service/index.ts'
import { digestOfLine, emptyLog, type LogHead } from '../../../src/store/index.ts'
import { stateOf } from '../../../src/store/memory/memory-store.ts'
import { verifyBundle } from '../../../src/verify/index.ts'
import { batchInput, movementInput, places, productInput } from '../../fixtures/batches.ts'
import { fuelInput, OURS, siteInput, testService } from '../../fixtures/service.ts'

type Line = ServiceRecords['log']
type Name = 'siteFuels' | 'factorSnapshots' | 'log'

/** A company with a record of 600 litres, and a hand in what its store keeps. */
async function kept() {
  const store = memoryStore<ServiceRecords>()
  const { company, service } = testService({ store, places })
  const siteId = (await company.sites.create(siteInput())).record.id
  const fuelId = (await company.siteFuels.create(siteId, fuelInput({ value: 600 }))).record.id
  const table = (name: Name) => stateOf(store, OURS).table(collectionOf(name))
  const entry = (name: Name, key: string | number) => table(name).get(key) as { record: Record<string, unknown> }
  const set = (name: Name, key: string | number, fields: object) => {
    const held = entry(name, key)
    Object.assign(held, { record: { ...held.record, ...fields } })
  }
  const found = async (head?: LogHead & { readonly isLast?: boolean }) => {
    const { differences } = await company.audit.verifyLog(head === undefined ? {} : { head })
    return differences.map(({ sequence, message }) => [sequence, message])
  }
  /** Changes the lines of the log, and chains them anew. */
  const rewrite = (change: (line: Line) => Line) => {
    let head = emptyLog(OURS)
    for (let sequence = 1; sequence <= stateOf(store, OURS).logHead.sequence; sequence++) {
      const held = entry('log', sequence)
      const line = change(held.record as unknown as Line)
      head = { sequence, digest: digestOfLine(line, head.digest) }
      Object.assign(held, { record: { ...line, digest: head.digest } })
    }
    stateOf(store, OURS).logHead = head
  }
  /** The id of the one factor that was used. */
  const usedFactor = async () => {
    const { rows } = await store.read(OURS, (tx) => tx.factorSnapshots.list({ by: 'createdAt' }))
    return rows[0]?.record.id as string
  }
  const bundle = async (head?: LogHead) => {
    const options = { catalogue: publishedCatalogue, ...(head === undefined ? {} : { head }) }
    return verifyBundle(company.export(), options)
  }
  return { store, service, company, siteId, fuelId, table, entry, set, found, rewrite, bundle, usedFactor }
}

describe('a record that was changed behind the log', () => {
  it.each([
    ['totalEmission', 1, ['is another record than its last line says']],
    ['comment', 'another', ['is another record than its last line says']],
    ['note', 'a field of nobody', ['is another record than its last line says']],
    [
      'startDate',
      '2024-12-31T00:00:00.000Z',
      ['is another record than its last line says', 'is of other dates than its last line says'],
    ],
  ])('is found, whichever field it is: %s', async (field, value, messages) => {
    const { fuelId, set, found, bundle } = await kept()
    expect(await found()).toEqual([])
    set('siteFuels', fuelId, { [field]: value })
    expect(await found()).toEqual(messages.map((message) => [2, message]))
    expect((await bundle()).verified).toBe(false)
  })

  it('is found by what it carries', async () => {
    const { company, store, found, bundle } = await kept()
    const { id: productId } = (await company.products.create(productInput())).record
    const { id: batchId } = (await company.batches.create(batchInput({ productsBathes: [{ productId, count: 2 }] })))
      .record
    const other = (await company.batches.create(batchInput())).record.id
    const moved = (await company.movements.create(batchId, movementInput({ batches: [{ id: other }] }))).record.id
    expect(await found()).toEqual([])
    expect((await bundle()).differences).toEqual([])
    await store.transaction(OURS, async (tx) => {
      await tx.movementBatches.delete({ movementId: moved, batchId: other })
      await tx.batchProducts.update({ batchId, productId }, 1, { set: { count: 3 } })
    })
    const message = 'carries other records than its last line states'
    expect(await found()).toEqual([
      [4, message],
      [6, message],
    ])
    const digest = expect.stringMatching(/^[0-9a-f]{64}$/)
    for (const { expected, found: was } of (await company.audit.verifyLog()).differences) {
      expect([expected, was]).toEqual([digest, digest])
      expect(was).not.toBe(expected)
    }
    const inBundle = (await bundle()).differences.map(({ path, message: said }) => `${path} ${said}`)
    expect(inBundle).toContain(`record has other shares than its last line states, batches/${batchId}`)
    expect(inBundle).toContain(`record has other shares than its last line states, movements/${moved}`)
  })
})

describe('a factor that was changed behind the log', () => {
  it('is found by its id, which is made of all that it says, and by its publication', async () => {
    const { company, table, set, found, bundle, rewrite, entry, usedFactor } = await kept()
    const id = await usedFactor()
    const { factor } = entry('factorSnapshots', id).record as unknown as ServiceRecords['factorSnapshots']
    const low = { ...factor, per1: { ...factor.per1, co2e: '0.00257082' } }
    set('factorSnapshots', id, { factor: low })
    expect(await found()).toEqual([
      [null, 'is another factor than its id says'],
      [null, 'is not the factor that was published'],
    ])
    const [wrongId] = (await company.audit.verifyLog()).differences
    expect(wrongId).toMatchObject({ recordId: id, expected: snapshotId(low), found: id })
    expect((await bundle()).verified).toBe(false)
    // under an id of its own, in a log that was written anew
    const held = entry('factorSnapshots', id)
    const other = snapshotId(low)
    table('factorSnapshots').remove(held as never)
    expect(await found()).toEqual([[2, 'was computed with a factor that is not stored']])
    const made = { ...held, key: other, record: { ...held.record, id: other } }
    table('factorSnapshots').add(made as never)
    rewrite((line) => JSON.parse(JSON.stringify(line).replaceAll(id, other)) as Line)
    expect(await found()).toEqual([[null, 'is not the factor that was published']])
  })

  it('is found where it says that it was published and no edition has it', async () => {
    const { set, found, entry, usedFactor } = await kept()
    const id = await usedFactor()
    const { factor } = entry('factorSnapshots', id).record as unknown as ServiceRecords['factorSnapshots']
    set('factorSnapshots', id, { factor: { ...factor, key: 'desnz-2025/fuels/moonshine/litres' } })
    expect(await found()).toEqual([
      [null, 'is another factor than its id says'],
      [null, 'is not the factor that was published'],
    ])
  })

  it('may have an id of an earlier version, which is told, and stays in use', async () => {
    const { company, siteId, table, rewrite, entry, bundle, usedFactor } = await kept()
    const id = await usedFactor()
    const held = entry('factorSnapshots', id)
    const earlier = earlierSnapshotId((held.record as unknown as ServiceRecords['factorSnapshots']).factor)
    table('factorSnapshots').remove(held as never)
    const made = { ...held, key: earlier, record: { ...held.record, id: earlier } }
    table('factorSnapshots').add(made as never)
    rewrite((line) => JSON.parse(JSON.stringify(line).replaceAll(id, earlier)) as Line)
    await company.siteFuels.create(siteId, fuelInput())
    const { verified, unchecked, counts } = await company.audit.verifyLog()
    expect([verified, counts]).toEqual([true, { lines: 3, records: 3, factors: 1 }])
    const told = [
      ['factor_ids_by_sha1', 1],
      ['no_head', null],
    ]
    expect(unchecked.map(({ code, count }) => [code, count])).toEqual(told)
    const inBundle = await bundle()
    expect([inBundle.verified, inBundle.unchecked.map(({ code, count }) => [code, count])]).toEqual([true, told])
  })
})

describe('lines behind a head that was kept', () => {
  it('are counted, and may be none where that was asked', async () => {
    const { company, siteId, fuelId, found, bundle } = await kept()
    const head = await company.audit.head()
    expect(await found({ ...head, isLast: true })).toEqual([])
    await company.siteFuels.update({ siteId, fuelId }, { value: '0.6' })
    expect(await found(head)).toEqual([])
    const { linesBehindHead, unchecked } = await company.audit.verifyLog({ head })
    expect([linesBehindHead, unchecked.map(({ code }) => code)]).toEqual([1, ['lines_behind_head']])
    expect((await bundle(head)).linesBehindHead).toBe(1)
    expect((await company.audit.verifyLog()).linesBehindHead).toBeNull()
    expect(await found({ ...head, isLast: true })).toEqual([[3, 'stands behind the line that was to be the last']])
  })

  it('touch nothing that the log had locked, though they are chained as they should be', async () => {
    const { company, store, siteId, fuelId, found, bundle } = await kept()
    const { record: lock } = await company.periods.lock({ from: '2025-01-01', to: '2026-01-01' })
    const head = await company.audit.head()
    const timestamp = (
      await company.siteFuels.create(siteId, fuelInput({ startDate: '2026-01-01', endDate: '2026-02-01' }))
    ).record.id
    expect(await found(head)).toEqual([])
    // the lock is put aside while its records are changed, made, moved in, moved out and deleted
    await store.transaction(OURS, (tx) => tx.periodLocks.delete(lock.id))
    await company.siteFuels.update({ siteId, fuelId }, { value: '0.6' })
    await company.siteFuels.update({ siteId, fuelId: timestamp }, { startDate: '2025-12-31' })
    await company.siteFuels.update({ siteId, fuelId: timestamp }, { startDate: '2026-01-01' })
    const made = (await company.siteFuels.create(siteId, fuelInput())).record.id
    await company.siteFuels.delete({ siteId, fuelId: made })
    await store.transaction(OURS, (tx) => tx.periodLocks.insert(lock))
    const message = `touches what lock ${lock.id} had locked`
    const inLog = (await found(head)).map(([sequence, said]) => {
      expect(said).toBe(message)
      return sequence
    })
    expect([...new Set(inLog)]).toEqual([5, 6, 7, 8, 9])
    const { differences } = await bundle(head)
    expect(new Set(differences.map(({ path, message: said }) => `${path} ${said}`))).toEqual(
      new Set([`line.dates affects a period that lock ${lock.id} had locked`]),
    )
    const before = await company.audit.verifyLog()
    expect(before.differences.map(({ sequence }) => sequence)).toEqual(inLog)
  })

  it('is found where it gives dates to a record that has none', async () => {
    const { found, rewrite } = await kept()
    const dates = { from: '2025-01-01T00:00:00.000Z', to: '2025-02-01T00:00:00.000Z' }
    rewrite((line) => (line.collection === 'sites' ? { ...line, dates } : line))
    expect(await found()).toEqual([[1, 'is of other dates than its last line says']])
  })

  it('may follow a lock that was lifted', async () => {
    const { company, siteId, fuelId, found, bundle } = await kept()
    const { record: lock } = await company.periods.lock({ from: '2025-01-01', to: '2026-01-01' })
    await company.periods.lock({ from: '2024-01-01', to: '2025-01-01' })
    await company.periods.unlock(lock.id)
    await company.siteFuels.update({ siteId, fuelId }, { value: 7 })
    expect(await found()).toEqual([])
    expect((await bundle()).differences).toEqual([])
  })
})

describe('a log of an earlier version', () => {
  const bare = ({ recordDigest: _, carriedDigest: _1, dates: _2, ...line }: Line) => line as Line

  it('verifies, and tells how many of its lines hold nothing of their records', async () => {
    const { company, fuelId, set, found, rewrite, bundle, siteId } = await kept()
    rewrite(bare)
    expect(await found()).toEqual([])
    const { unchecked } = await company.audit.verifyLog()
    expect(unchecked.map(({ code, count }) => [code, count])).toEqual([
      ['no_head', null],
      ['lines_without_record', 2],
    ])
    expect((await bundle()).unchecked.at(-1)).toMatchObject({ code: 'lines_without_record', count: 2 })
    set('siteFuels', fuelId, { comment: 'another' })
    expect(await found()).toEqual([])
    await company.siteFuels.update({ siteId, fuelId }, { comment: 'a third' })
    expect(await found()).toEqual([])
    expect((await bundle()).verified).toBe(true)
    set('siteFuels', fuelId, { comment: 'a fourth' })
    expect(await found()).toEqual([[3, 'is another record than its last line says']])
  })

  it('is not what lines behind such that hold their records may say they are', async () => {
    const { company, siteId, fuelId, found, rewrite, bundle } = await kept()
    await company.siteFuels.update({ siteId, fuelId }, { value: '0.6' })
    rewrite((line) => (line.sequence === 3 ? bare(line) : line))
    expect(await found()).toEqual([[3, 'has no digest of its record, although earlier lines have one']])
    expect((await bundle()).differences.map(({ path }) => path)).toEqual(['line.recordDigest', 'line.dates'])
  })
})
