import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { memoryStore } from '../../../src/ledger/collections/index.ts'
import { digestOfLine, emptyLog } from '../../../src/store/index.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

const SITE = {
  at: '2025-01-01T00:00:00.000Z',
  actor: 'anna',
  action: 'create',
  collection: 'sites',
  recordId: 'site-1',
  before: null,
  after: '0.1',
}
/** The line as its digest sees it, written by hand: keys in order, no digest. */
const SAID =
  '{"action":"create","actor":"anna","after":"0.1","at":"2025-01-01T00:00:00.000Z","before":null,"collection":"sites",' +
  '"recordId":"site-1","sequence":1}'

describe('the digest of a line of the log', () => {
  it('is SHA-256 of the digest before, a line feed, and the line with its keys in order', () => {
    const first = sha256('company 7')
    expect(emptyLog(7)).toEqual({ sequence: 0, digest: first })
    expect(digestOfLine({ ...SITE, sequence: 1, digest: 'of no account' }, first)).toBe(sha256(`${first}\n${SAID}`))
  })

  it('is stored in the line, and in the head', async () => {
    const store = memoryStore()
    const digest = sha256(`${sha256('company 7')}\n${SAID}`)
    const { record } = await store.transaction(7, (tx) => tx.log.append(SITE))
    expect(record).toEqual({ ...SITE, sequence: 1, digest })
    expect(await store.read(7, (tx) => tx.logHead())).toEqual({ sequence: 1, digest })
  })

  it('is of bytes in UTF-8, whatever the text', () => {
    const actor = 'ä𝄞\u2028'
    const said = SAID.replace('"anna"', JSON.stringify(actor))
    expect(digestOfLine({ ...SITE, actor, sequence: 1, digest: '' }, 'x')).toBe(sha256(`x\n${said}`))
  })
})
