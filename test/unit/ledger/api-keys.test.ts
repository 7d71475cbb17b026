import { createHash } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import { OURS, refusalsOf, START, THEIRS, testService } from '../../fixtures/service.ts'

const KEY = /^tonne_[0-9a-hjkmnp-tv-z]{8}_[0-9a-hjkmnp-tv-z]{32}$/

describe('API keys', () => {
  it('issues a key that is shown once: the list and the store have its hash and first characters alone', async () => {
    const { company, store } = testService()
    const { record, version, notices } = await company.apiKeys.issue({ name: 'till' })
    expect(record).toEqual({
      id: expect.any(String),
      name: 'till',
      prefix: record.key.slice(0, 14),
      isReadOnly: false,
      isAdmin: false,
      expiresAt: null,
      createdAt: START,
      key: expect.stringMatching(KEY),
    })
    expect([version, notices]).toEqual([1, []])

    const { key, ...shown } = record
    expect(await company.apiKeys.list()).toEqual({ records: [shown], total: 1 })
    const { rows } = await store.read(OURS, (tx) => tx.apiKeys.list({ by: 'createdAt' }))
    const hash = createHash('sha256').update(key).digest('hex')
    expect(rows.map((row) => row.record)).toEqual([{ ...shown, hash }])
  })

  it('draws 160 bits for each secret, which never come again', async () => {
    const { company } = testService()
    const secrets = new Set<string>()
    const seen = Array.from({ length: 32 }, () => new Set<string>())
    for (let n = 0; n < 300; n++) {
      const { record } = await company.apiKeys.issue({ name: `key ${n}` })
      const secret = record.key.slice(-32)
      secrets.add(secret)
      for (const [index, letter] of [...secret].entries()) seen[index]?.add(letter)
    }
    expect(secrets.size).toBe(300)
    // each place takes each of 32 letters: 300 draws miss more than three of them once in millions of runs
    expect(Math.min(...seen.map(({ size }) => size))).toBeGreaterThan(28)
  })

  it('X4: a company has several keys, each of which speaks for it; one can take the place of another', async () => {
    const { company, others, service } = testService()
    const old = (await company.apiKeys.issue({ name: 'old' })).record
    const reader = (await company.apiKeys.issue({ name: 'reader', isReadOnly: true })).record
    const theirs = (await others.apiKeys.issue({ name: 'theirs' })).record

    expect(await service.authenticate(old.key)).toEqual({
      companyId: OURS,
      actor: `key:${old.id}`,
      isReadOnly: false,
      isAdmin: false,
      keyId: old.id,
    })
    expect(await service.authenticate(reader.key)).toEqual({
      companyId: OURS,
      actor: `key:${reader.id}`,
      isReadOnly: true,
      isAdmin: false,
      keyId: reader.id,
    })
    expect(await service.authenticate(theirs.key)).toMatchObject({ companyId: THEIRS })

    const { key: _, ...shown } = old
    expect(await company.apiKeys.revoke(old.id)).toEqual({ record: shown, version: 1, notices: [] })
    expect(await service.authenticate(old.key)).toBeNull()
    expect(await service.authenticate(reader.key)).not.toBeNull()
    expect((await company.apiKeys.list()).records.map(({ name }) => name)).toEqual(['reader'])
  })

  it('X3: a key that is none, is unknown, was revoked or is nearly right is answered alike', async () => {
    const { company, service } = testService()
    const { key, id } = (await company.apiKeys.issue({ name: 'till' })).record
    await company.apiKeys.revoke(id)
    const flipped = key.endsWith('0') ? `${key.slice(0, -1)}1` : `${key.slice(0, -1)}0`
    const wrong: unknown[] = ['', 'tonne_', key, flipped, key.toUpperCase(), ` ${key}`, `${key}\n`, key.slice(0, -1)]
    wrong.push(`${key}0`, 'x'.repeat(1e6), 'tonne_\0', '\ud800', '__proto__', undefined, null, 7, {}, [key])
    for (const one of wrong) expect(await service.authenticate(one as string)).toBeNull()
  })

  it('rejects what has no shape of a key before the store is asked', async () => {
    const { service, company, store } = testService()
    const found = vi.spyOn(store, 'findApiKey')
    await service.authenticate('tonne_short')
    expect(found).not.toHaveBeenCalled()
    const { key } = (await company.apiKeys.issue({ name: 'till' })).record
    await service.authenticate(key)
    await service.authenticate(key)
    expect(found).toHaveBeenCalledTimes(2)
  })

  it('trusts no store that finds another key than the one that was asked for', async () => {
    const { service, company, store } = testService()
    const other = await company.apiKeys.issue({ name: 'other' })
    const { rows } = await store.read(OURS, (tx) => tx.apiKeys.list({ by: 'createdAt' }))
    const row = rows.find(({ record }) => record.id === other.record.id) ?? null
    vi.spyOn(store, 'findApiKey').mockResolvedValue(row && { companyId: OURS, row })
    const { key } = (await company.apiKeys.issue({ name: 'till' })).record
    expect(await service.authenticate(key)).toBeNull()
  })

  it('names issuing and revoking, and who did it, in the log, without the key', async () => {
    const { company } = testService()
    const { id } = (await company.apiKeys.issue({ name: 'till' })).record
    await company.apiKeys.revoke(id)
    const line = { at: START, actor: 'tester', collection: 'apiKeys', recordId: id, before: null, after: null }
    const digest = expect.stringMatching(/^[0-9a-f]{64}$/)
    expect(await company.audit.log()).toEqual([
      { ...line, sequence: 1, action: 'issue', revision: null, digest },
      { ...line, sequence: 2, action: 'revoke', revision: null, digest },
    ])
  })

  it('never keeps a key to answer again: with an idempotency key each request issues another one', async () => {
    const { service, store } = testService()
    const idempotency = { route: 'POST /keys', key: 'k', fingerprint: 'f' }
    const company = service.company(OURS, { idempotency })
    const first = await company.apiKeys.issue({ name: 'till' })
    const second = await company.apiKeys.issue({ name: 'till' })
    expect(second.record.key).not.toBe(first.record.key)
    expect(await store.read(OURS, (tx) => tx.idempotencyKeys.count({ by: 'createdAt' }))).toBe(0)
  })

  it('rejects names that are none, and flags that are neither true nor false, all at once', async () => {
    const { company } = testService()
    const issue = (input: unknown) => () => company.apiKeys.issue(input as { name: string })
    expect(await refusalsOf(issue({ name: '', isReadOnly: 'yes' }))).toEqual(['name empty', 'isReadOnly invalid_type'])
    expect(await refusalsOf(issue({}))).toEqual(['name required'])
    expect(await refusalsOf(issue({ name: 'a\0b' }))).toEqual(['name text_invalid'])
    expect(await refusalsOf(issue({ name: '\ud800' }))).toEqual(['name text_invalid'])
    expect(await refusalsOf(issue({ name: 'x'.repeat(256) }))).toEqual(['name text_too_long'])
    expect(await refusalsOf(issue(null))).toEqual([' invalid_type'])
    expect((await company.apiKeys.list()).total).toBe(0)
  })

  it('X2: knows no key of another company, and none twice revoked', async () => {
    const { company, others, service } = testService()
    const { id, key } = (await company.apiKeys.issue({ name: 'till' })).record
    expect(await refusalsOf(() => others.apiKeys.revoke(id))).toEqual(['id not_found'])
    expect((await others.apiKeys.list()).records).toEqual([])
    expect(await service.authenticate(key)).not.toBeNull()
    await company.apiKeys.revoke(id)
    expect(await refusalsOf(() => company.apiKeys.revoke(id))).toEqual(['id not_found'])
    for (const none of ['', '\0', 'x'.repeat(100)]) {
      expect(await refusalsOf(() => company.apiKeys.revoke(none))).toEqual(['id not_found'])
    }
  })

  it('opens nothing from the moment on that it expires, by the clock of the service', async () => {
    const { company, service, clock } = testService()
    const expiresAt = '2025-06-01T08:01:00.000Z'
    const { key } = (await company.apiKeys.issue({ name: 'till', expiresAt })).record
    clock.advance(59_999)
    expect(await service.authenticate(key)).not.toBeNull()
    clock.advance(1)
    expect(await service.authenticate(key)).toBeNull()
    expect((await company.apiKeys.list()).records).toMatchObject([{ name: 'till', expiresAt }])
  })

  it('is issued neither for a time that is over, nor to an admin who may only read', async () => {
    const { company } = testService()
    const issue = (input: object) => () => company.apiKeys.issue({ name: 'till', ...input })
    expect(await refusalsOf(issue({ expiresAt: START }))).toEqual(['expiresAt period_reversed'])
    expect(await refusalsOf(issue({ expiresAt: 'soon' }))).toEqual(['expiresAt invalid_date'])
    expect(await refusalsOf(issue({ isAdmin: true, isReadOnly: true }))).toEqual(['isAdmin invalid_choice'])
    expect((await company.apiKeys.list()).total).toBe(0)
  })

  it('that was issued before admins were told apart is an admin’s where it may write', async () => {
    const { company, service, store } = testService()
    for (const isReadOnly of [false, true]) {
      const { id, key } = (await company.apiKeys.issue({ name: 'old', isReadOnly })).record
      await store.transaction(OURS, async (tx) => {
        const row = await tx.apiKeys.delete(id)
        const { isAdmin: _, expiresAt: __, ...before } = row.record
        await tx.apiKeys.insert(before)
      })
      expect(await service.authenticate(key)).toMatchObject({ isReadOnly, isAdmin: !isReadOnly })
      expect((await company.apiKeys.list({ limit: 1 })).records).toMatchObject([
        { isAdmin: !isReadOnly, expiresAt: null },
      ])
      await company.apiKeys.revoke(id)
    }
  })

  it('lists the newest first, in parts', async () => {
    const { company, clock } = testService()
    for (const name of ['first', 'second', 'third']) {
      await company.apiKeys.issue({ name })
      clock.advance()
    }
    const { records, total } = await company.apiKeys.list({ limit: 2 })
    expect([records.map(({ name }) => name), total]).toEqual([['third', 'second'], 3])
    expect(await refusalsOf(() => company.apiKeys.list({ limit: 0 }))).toEqual(['limit query_invalid'])
  })
})
