import { describe, expect, it } from 'vitest'
import { cosignHead } from '../../../src/core/heads/index.ts'
import { readSignedHead, signHead, verifyBundle, witnessHead } from '../../../src/verify/index.ts'
import { newHeadKeys } from '../../fixtures/head-keys.ts'
import { refusalsOf, siteInput, testService } from '../../fixtures/service.ts'

const TIME = '2025-06-02T08:00:00.000Z'
const [company, witness, stranger] = [await newHeadKeys(), await newHeadKeys(), await newHeadKeys()]

const { company: ours, others } = testService({ headKeys: company.keys })

async function linesOf(exported: AsyncIterable<string>): Promise<readonly string[]> {
  const lines: string[] = []
  for await (const line of exported) lines.push(line)
  return lines
}

await ours.sites.create(siteInput())
const first = await ours.audit.signHead()
const { signedHead } = await ours.periods.lock({ from: '2020-01-01', to: '2021-01-01' })
const second = signedHead ?? ''
const early = await linesOf(ours.export())
await ours.sites.create(siteInput())
const lines = await linesOf(ours.export())
const head = { companyId: 7, ...(await ours.audit.head()), time: TIME }
const third = await signHead(head, company.keys)

const keys = [company.open, witness.open]
const shared = { lines, signer: company.open, keys: witness.keys, time: TIME }
const begun = await witnessHead({ ...shared, head: first, last: null })

describe('verifyBundle', () => {
  it('states the signed heads that a bundle extends, and counts the lines after the last', async () => {
    const { verified, heads, linesBehindHead, unchecked } = await verifyBundle(lines, { heads: [second, first], keys })
    expect(verified).toBe(true)
    expect(heads.map(({ sequence, role, keyId }) => [sequence, role, keyId])).toEqual([
      [2, 'signer', company.open.kid],
      [1, 'signer', company.open.kid],
    ])
    expect(linesBehindHead).toBe(1)
    expect(unchecked.map(({ code }) => code)).toEqual(['no_catalogue', 'lines_behind_head'])
    const both = await verifyBundle(lines, { head: await ours.audit.head(), heads: [first], keys })
    expect([both.verified, both.linesBehindHead]).toEqual([true, 0])
  })

  it('finds a log that does not pass through a signed head, or ends before it', async () => {
    for (const forged of [{ digest: 'f'.repeat(64) }, { sequence: 2 }, { sequence: 4 }, { sequence: 0 }]) {
      const heads = [first, await signHead({ ...head, ...forged }, company.keys)]
      const found = await verifyBundle(lines, { heads, keys })
      expect([found.verified, found.differences.length]).toEqual([false, 1])
    }
    expect((await verifyBundle(early, { heads: [third], keys })).differences[0]?.message).toBe(
      'ends before the line that was stored as its last',
    )
  })

  it('finds a log that was rewritten, with all digests renewed, by any one of the heads', async () => {
    const rewritten = testService().company
    await rewritten.sites.create(siteInput({ name: 'Another' }))
    for (let made = 1; made < 4; made++) await rewritten.sites.create(siteInput())
    const other = await linesOf(rewritten.export())
    expect((await verifyBundle(other)).verified).toBe(true)
    for (const one of [first, second, third, begun]) {
      expect((await verifyBundle(other, { heads: [one], keys })).verified).toBe(false)
    }
  })

  it('finds a log without the head that a witness confirmed before', async () => {
    const { company: rewritten } = testService({ headKeys: company.keys })
    await rewritten.sites.create(siteInput({ name: 'Another' }))
    const statement = await readSignedHead(begun, keys)
    const forged = { ...(await rewritten.audit.head()), companyId: 7, time: TIME, previous: statement }
    const heads = [await cosignHead({ ...forged, previous: { sequence: 0, digest: statement.digest } }, witness.keys)]
    const { differences } = await verifyBundle(rewritten.export(), { heads, keys })
    expect(differences.map(({ line, path }) => [line, path])).toEqual([[1, 'line.digest']])
  })

  it('rejects heads that it cannot check', async () => {
    const foreign = await others.audit.signHead()
    const refused = (heads: readonly string[], trusted = keys) =>
      refusalsOf(() => verifyBundle(lines, { heads, keys: trusted }))
    expect(await refused([first, foreign, second, foreign])).toEqual([
      'heads[1] head_of_another_company',
      'heads[3] head_of_another_company',
    ])
    expect(await refused([first, await signHead(head, stranger.keys)])).toEqual(['heads[1] head_key_unknown'])
    expect(await refused([first], [])).toEqual(['heads[0] head_key_unknown'])
    expect(await refusalsOf(() => verifyBundle(lines, { heads: [first] }))).toEqual(['heads[0] head_key_unknown'])
    expect(await refused([`${first} `])).toEqual(['heads[0] head_malformed'])
    expect(await refused([first.replace(/[^.]*$/, second.split('.')[2] ?? '')])).toEqual([
      'heads[0] head_signature_invalid',
    ])
    expect(await refused([first], [{ ...company.open, x: 'AA' }])).toEqual(['keys[0] head_key_invalid'])
  })

  it.each([
    [{ heads: first }, ['heads invalid_type']],
    [{ heads: [7], keys: [] }, ['heads invalid_type']],
    [{ heads: [first], keys: company.open }, ['keys invalid_type']],
    [{ heads: [first], keys: ['key'] }, ['keys invalid_type']],
    [{ heads: [first], keys: [null] }, ['keys invalid_type']],
    [{ keys }, ['heads required']],
    [{ hedas: [first], keys }, ['hedas unknown_field', 'heads required']],
  ])('rejects options in another form (%#)', async (options, refusals) => {
    expect(await refusalsOf(() => verifyBundle(lines, options as never))).toEqual(refusals)
  })

  it('says that no head was given when the list of heads is empty', async () => {
    const { heads, linesBehindHead, unchecked } = await verifyBundle(lines, { heads: [], keys })
    expect([heads, linesBehindHead]).toEqual([[], null])
    expect(unchecked.map(({ code }) => code)).toContain('no_head')
  })
})

describe('witnessHead', () => {
  it('signs a head that extends the last one, and names it', async () => {
    const next = await witnessHead({ ...shared, head: second, last: begun })
    const { digest } = await readSignedHead(first, keys)
    expect(await readSignedHead(next, [witness.open])).toMatchObject({
      role: 'witness',
      sequence: 2,
      time: TIME,
      previous: { sequence: 1, digest },
    })
    expect((await readSignedHead(begun, keys)).previous).toBeNull()
    const { verified, heads } = await verifyBundle(lines, { heads: [begun, next], keys })
    expect([verified, heads.length]).toEqual([true, 2])
    // the same head once more: nothing was added since
    expect((await readSignedHead(await witnessHead({ ...shared, head: second, last: next }), keys)).sequence).toBe(2)
  })

  it('rejects a head with fewer lines than the last one', async () => {
    const next = await witnessHead({ ...shared, head: second, last: begun })
    expect(await refusalsOf(() => witnessHead({ ...shared, head: first, last: next }))).toEqual([
      'head head_went_backwards',
    ])
  })

  it('rejects a head of a rewritten log, of as many lines or more', async () => {
    const { company: rewritten } = testService({ headKeys: company.keys })
    await rewritten.sites.create(siteInput({ name: 'Another' }))
    for (let made = 0; made < 2; made++) {
      const other = await linesOf(rewritten.export())
      const forged = await rewritten.audit.signHead()
      expect((await verifyBundle(other, { heads: [forged], keys })).verified).toBe(true)
      expect(await refusalsOf(() => witnessHead({ ...shared, lines: other, head: forged, last: begun }))).toEqual([
        'head head_not_extended',
      ])
      await rewritten.sites.create(siteInput())
    }
  })

  it('rejects a head that the bundle does not have, and a bundle that does not verify', async () => {
    const refused = (other: readonly string[], of: string) =>
      refusalsOf(() => witnessHead({ ...shared, lines: other, head: of, last: begun }))
    expect(await refused(early, third)).toEqual(['head head_not_extended'])
    expect(await refused([], second)).toEqual(['head head_not_extended'])
    expect(await refused(lines.slice(0, -1), second)).toEqual(['head head_not_extended'])
    const bent = lines.map((line) => line.replace('"Leeds works"', '"Leeds work"'))
    expect(await refused(bent, second)).toEqual(['head head_not_extended'])
  })

  it('rejects a head of another key or company, and the last statement of another witness', async () => {
    const refused = (request: { readonly head?: string; readonly last?: string }) =>
      refusalsOf(() => witnessHead({ ...shared, head: second, last: null, ...request }))
    expect(await refused({ head: await signHead(head, witness.keys) })).toEqual(['head head_key_unknown'])
    expect(await refused({ last: first })).toEqual(['last head_key_unknown'])
    const foreign = await others.audit.signHead()
    expect(await refused({ head: foreign })).toEqual(['head head_of_another_company'])
    expect(await refused({ head: foreign, last: begun })).toEqual(['head head_of_another_company'])
    expect(await refused({ head: `${second}=` })).toEqual(['head head_malformed'])
  })

  it('keeps the roles apart if company and witness use one key', async () => {
    const alone = { ...shared, keys: company.keys }
    const own = await witnessHead({ ...alone, head: first, last: null })
    expect(await refusalsOf(() => witnessHead({ ...alone, head: own, last: null }))).toEqual(['head head_malformed'])
    expect(await refusalsOf(() => witnessHead({ ...alone, head: second, last: first }))).toEqual([
      'last head_malformed',
    ])
  })

  it('rejects a time in another form', async () => {
    expect(await refusalsOf(() => witnessHead({ ...shared, head: first, last: null, time: 'now' }))).toEqual([
      'head head_malformed',
    ])
  })
})
