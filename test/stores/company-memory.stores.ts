import { fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import Libsql from 'libsql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { EmissionsError } from '../../src/core/errors/index.ts'
import { sqliteStore } from '../../src/ledger/collections/sqlite.ts'
import { createService, type ServiceRecords, type Store } from '../../src/service/index.ts'
import type { SqliteClient } from '../../src/store/sqlite/sqlite-client.ts'
import { SEED_OF_RUN } from '../fixtures/seeds.ts'
import { fuelInput, siteInput } from '../fixtures/service.ts'
import { randomFrom } from '../oracle/random.ts'
import { ENGINES, type Engine } from './engines.ts'

const LOCKED = { from: '2025-01-01', to: '2026-01-01' }
const codesOf = (work: Promise<unknown>) =>
  work.then(
    () => 'created',
    (error: unknown) => (EmissionsError.is(error) ? error.code : String(error)),
  )

/** A company in a store, with a site whose fuel it records. `create` answers 'created', or the code of the error. */
async function companyIn(store: Store<ServiceRecords>, companyId: number, site?: string, keyId?: string) {
  const company = createService({ store }).company(companyId, keyId === undefined ? {} : { keyId })
  const siteId = site ?? (await company.sites.create(siteInput())).record.id
  const create = (fields: object = {}) => codesOf(company.siteFuels.create(siteId, { ...fuelInput(), ...fields }))
  return { company, siteId, create }
}

// A service remembers keys, locks, kinds and factors of a company between transactions. Another process may change them.
describe.each(Object.entries(ENGINES))('two services that write to one database, on %s', (_, start) => {
  const held: { engine?: Engine; stores?: readonly [Store<ServiceRecords>, Store<ServiceRecords>]; companies: number } =
    {
      companies: 0,
    }
  const both = () => held.stores as readonly [Store<ServiceRecords>, Store<ServiceRecords>]

  beforeAll(async () => {
    held.engine = await start()
    held.stores = [await held.engine.open<ServiceRecords>(), await held.engine.open<ServiceRecords>()]
  })
  afterAll(() => held.engine?.close())

  async function twoOfOneCompany() {
    const companyId = ++held.companies
    const [here, there] = both()
    const first = await companyIn(here, companyId)
    return { companyId, first, other: await companyIn(there, companyId, first.siteId) }
  }

  it('find a period locked that the other one has locked, and open again', async () => {
    const { first, other } = await twoOfOneCompany()
    for (let round = 0; round < 3; round++) {
      expect([await first.create(), await other.create()]).toEqual(['created', 'created'])
      const { record } = await other.company.periods.lock(LOCKED)
      expect([await first.create(), await other.create()]).toEqual(['period_locked', 'period_locked'])
      await first.company.periods.unlock(record.id)
    }
    expect([await first.create(), await other.create()]).toEqual(['created', 'created'])
  })

  it('let nobody in by a key that the other one has revoked', async () => {
    const { companyId, first, other } = await twoOfOneCompany()
    const { record: key } = await other.company.apiKeys.issue({ name: 'meter' })
    const byKey = await companyIn(both()[0], companyId, first.siteId, key.id)
    expect([await byKey.create(), await byKey.create()]).toEqual(['created', 'created'])
    await other.company.apiKeys.revoke(key.id)
    expect(await byKey.create()).toBe('unauthenticated')
  })

  it('use no kind of emission that the other one has deleted', async () => {
    const { first, other } = await twoOfOneCompany()
    const kind = { name: 'Kilns', scope: 'SCOPE_1' as const, underScope: 'Stationary', activityTypeUnderScope: 'Kilns' }
    const { record } = await other.company.emissionKinds.create(kind)
    const ofKind = { emissionKindId: record.id }
    expect([await first.create(ofKind), await first.create(ofKind)]).toEqual(['created', 'created'])
    await other.company.emissionKinds.delete(record.id)
    expect(await first.create(ofKind)).toBe('unknown_emission_kind')
  })

  it(`agree with a service that remembers nothing, in any order of changes (seed ${SEED_OF_RUN})`, async () => {
    const random = randomFrom(SEED_OF_RUN)
    const { first, other } = await twoOfOneCompany()
    const two = [first, other] as const
    let lock: string | null = null
    for (let step = 0; step < 60; step++) {
      const by = two[random.whole(0, 1)] as (typeof two)[number]
      if (random.whole(0, 3) > 0) expect(await by.create()).toBe(lock === null ? 'created' : 'period_locked')
      else if (lock === null) lock = (await by.company.periods.lock(LOCKED)).record.id
      else lock = (await by.company.periods.unlock(lock).then(() => null)) as null
    }
    expect(await first.company.verifyTotals()).toEqual([])
  })
})

describe('what a service in SQLite remembers of a company', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tonne-memory-'))
  const clients: InstanceType<typeof Libsql>[] = []
  let files = 0
  afterAll(() => {
    for (const client of clients) client.close()
    rmSync(folder, { recursive: true })
  })
  const newFile = () => join(folder, `${files++}.db`)

  function opened(file: string, onCommit: () => void = () => undefined) {
    const client = new Libsql(file)
    clients.push(client)
    const watched: SqliteClient = {
      prepare: (text) => client.prepare(text),
      exec: (text) => {
        if (text === 'commit') onCommit()
        return client.exec(text)
      },
    }
    return sqliteStore<ServiceRecords>({ client: watched })
  }

  it('is nothing of a transaction that the full disk rolled back', async () => {
    let isFull = false
    const store = await opened(newFile(), () => {
      if (isFull) throw Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' })
    })
    const { company, create } = await companyIn(store, 1)
    isFull = true
    // both share a transaction: the first one keeps the factor, the second one finds it kept
    expect(await Promise.all([create(), create()])).toEqual(['store_full', 'store_full'])
    isFull = false
    expect(await create()).toBe('created')
    expect(await store.read(1, (tx) => tx.factorSnapshots.count({ by: 'createdAt' }))).toBe(1)
    isFull = true
    const lock = codesOf(company.periods.lock(LOCKED))
    expect(await Promise.all([lock, create(), create()])).toEqual(['store_full', 'store_full', 'store_full'])
    isFull = false
    expect(await create()).toBe('created')
    expect(await company.verifyTotals()).toEqual([])
  })

  it.each(['before', 'after'])(
    'is what the file has when the other process was killed %s its commit',
    async (moment) => {
      const file = newFile()
      const { company, siteId, create } = await companyIn(await opened(file), 1)
      expect([await create(), await create()]).toEqual(['created', 'created'])
      const script = fileURLToPath(new URL('locking-process.ts', import.meta.url))
      const child = fork(script, [file, '1', moment], { execArgv: ['--import', 'tsx'] })
      const signal = await new Promise((done) => child.once('exit', (_, by) => done(by)))
      expect(signal).toBe('SIGKILL')
      expect(await create()).toBe(moment === 'before' ? 'created' : 'period_locked')
      expect(await company.siteFuels.list(siteId)).toMatchObject({ total: moment === 'before' ? 3 : 2 })
    },
  )
})
