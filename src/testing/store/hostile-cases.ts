import { type Case, it, itInTransaction, present, refuses, same, withoutType } from './harness.ts'
import { anyOf, idsOf, put, putSample } from './sample-rows.ts'
import { minute, sample } from './samples.ts'

/** Texts that stores tend to lose, fold, truncate or misinterpret. */
export const TEXTS: readonly string[] = [
  '',
  ' ',
  "'; drop table sites; --",
  '$1 ? :name %s {0}',
  '\\ \\n \\u0000 \\x00',
  'line\nline\r\n\ttab',
  '\u0001\u001f\u007f\u0080\u009f',
  '\ufeffbyte order mark',
  'a\u0308 \u00e4',
  '\u{1f6a2}\u{1f468}\u200d\u{1f469}\u200d\u{1f467}',
  '\u202eright to left',
  '\uffff\ufffe\ufffd',
  'NaN',
  'null',
  '1e400',
  'ı İ ß ſ',
  '{"a":1}',
  'x'.repeat(100_000),
]

/** Doubles at the limits of the format. */
export const NUMBERS: readonly number[] = [
  0,
  0.1,
  -1.5,
  5e-324,
  1.7976931348623157e308,
  -1.7976931348623157e308,
  2 ** 53 - 1,
  2 ** 53 + 2,
  1e21,
  123456789.12345679,
  1 / 3,
]

/** Values that no store can return unchanged. */
export const REFUSED: readonly (readonly [what: string, value: () => unknown])[] = [
  ['NaN', () => Number.NaN],
  ['an infinity', () => Number.NEGATIVE_INFINITY],
  ['-0', () => -0],
  ['undefined', () => undefined],
  ['a bigint', () => 1n],
  ['a function', () => () => 1],
  ['a symbol', () => Symbol('x')],
  ['a Date', () => new Date(0)],
  ['a Map', () => new Map()],
  ['U+0000', () => 'a\0b'],
  ['a lone high surrogate', () => 'a\ud83d'],
  ['a lone low surrogate', () => '\ude00a'],
  ['surrogates in reverse', () => '\ude00\ud83d'],
  ['a list with a gap', () => Array.from({ length: 2 }, () => undefined)],
  ['a symbol as a key', () => ({ [Symbol('x')]: 1 })],
  ['U+0000 in a key', () => ({ 'a\0b': 1 })],
  [
    'a thing that holds itself',
    () => {
      const self: unknown[] = []
      self.push(self)
      return self
    },
  ],
  ['100,000 levels', () => JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`)],
]

/** Invalid keys. */
export const IDS: readonly unknown[] = [
  '',
  'é',
  'a\0',
  '\ud83d',
  'x'.repeat(513),
  1.5,
  Number.NaN,
  null,
  undefined,
  {},
  [],
  true,
]

/** Hostile values: stored unchanged or rejected, nothing in between. */
export const HOSTILE_CASES: readonly Case[] = [
  ...TEXTS.map((text, index) =>
    it(`hostile: text ${index + 1} is returned unchanged (${JSON.stringify(text.slice(0, 24))})`, async (store) => {
      const record = sample('sites', 1, { name: text, nested: { [`key ${text}`]: [text] } })
      await store.transaction(1, (tx) => put(tx, 'sites', record))
      same(present(await store.read(1, (tx) => tx.sites.get('site-1'))).record, record)
    }),
  ),
  it('hostile: every finite double is returned with every bit', async (store) => {
    const record = sample('sites', 1, { numbers: NUMBERS, area: 5e-324 })
    await store.transaction(1, (tx) => put(tx, 'sites', record))
    same(present(await store.read(1, (tx) => tx.sites.get('site-1'))).record, record)
  }),
  ...REFUSED.map(([what, make]) =>
    it(`hostile: ${what} is rejected, wherever it stands, and nothing is stored`, async (store) => {
      await store.transaction(1, async (tx) => {
        const value = make()
        for (const other of [
          { name: value },
          { nested: { deep: [1, { value }] } },
          Object.freeze({ nested: { value } }),
        ]) {
          await refuses('not_storable', () => put(tx, 'sites', sample('sites', 1, other)))
        }
        await putSample(tx, 'sites', 2)
        await refuses('not_storable', () => anyOf(tx, 'sites').update('site-2', 1, { set: { name: value } }))
        const line = sample('log', 1, { reason: value })
        await refuses('not_storable', () => tx.log.append(line))
        await refuses('not_storable', () => put(tx, 'factorSnapshots', sample('factorSnapshots', 1, { factor: value })))
      })
      await store.read(1, async (tx) => {
        same(await tx.sites.count({ by: 'createdAt' }), 1)
        same(await tx.log.count({ by: 'sequence' }), 0)
      })
    }),
  ),
  itInTransaction('hostile: an invalid key is rejected when written, and finds nothing when read', async (tx) => {
    await putSample(tx, 'sites', 1)
    for (const id of IDS) {
      await refuses('not_storable', () => anyOf(tx, 'sites').insert({ ...sample('sites', 1), id }))
      same(await anyOf(tx, 'sites').get(id), null)
      await refuses('not_found', () => anyOf(tx, 'sites').delete(id))
    }
    for (const id of ['__proto__', 'constructor', "' or 1=1 --", 'toString', 'x'.repeat(512), 'site-1 ']) {
      same(await tx.sites.get(id), null)
      await anyOf(tx, 'sites').insert({ ...sample('sites', 1), id })
      same(present(await tx.sites.get(id)).record.id, id)
    }
    same(await anyOf(tx, 'batches').get('1'), null)
    await putSample(tx, 'batches', 1)
    same(await anyOf(tx, 'batches').get('1'), null, 'a number asked for as text')
    same(await anyOf(tx, 'batchProducts').get({ batchId: 1 }), null, 'half a key')
    same(await tx.siteFuels.count({ siteId: 'é\0', by: 'startDate' }), 0)
  }),
  it('hostile: __proto__ and constructor are fields like any other', async (store) => {
    const nested: object = JSON.parse('{"__proto__":{"polluted":true},"constructor":1,"hasOwnProperty":null}')
    await store.transaction(1, async (tx) => {
      await put(tx, 'sites', { ...sample('sites', 1), nested })
      await anyOf(tx, 'sites').update('site-1', 1, { set: JSON.parse('{"__proto__":{"polluted":true}}') })
    })
    const { record } = present(await store.read(1, (tx) => tx.sites.get('site-1')))
    same(record.polluted, undefined, 'a field through the prototype')
    same(JSON.stringify(record.nested), JSON.stringify(nested))
    same(JSON.stringify(Object.getOwnPropertyDescriptor(record, '__proto__')?.value), '{"polluted":true}')
  }),
  itInTransaction('hostile: times that order a list are rejected in any form but the canonical one', async (tx) => {
    const wrong = ['2025-01-01', '2025-01-01T00:00:00Z', '2025-01-01T00:00:00.000+00:00', '2025-02-30T00:00:00.000Z']
    for (const createdAt of [...wrong, '2025-01-01T24:00:00.000Z', '', null, 1_735_689_600_000]) {
      await refuses('not_storable', () => put(tx, 'sites', sample('sites', 1, { createdAt })))
    }
    for (const [n, createdAt] of [
      '0000-01-01T00:00:00.000Z',
      '1969-12-31T23:59:59.999Z',
      '9999-12-31T23:59:59.999Z',
    ].entries()) {
      await put(tx, 'sites', sample('sites', n, { createdAt }))
    }
    const { rows } = await tx.sites.list({ by: 'createdAt' })
    same(idsOf(rows), ['site-2', 'site-1', 'site-0'])
  }),
  itInTransaction('hostile: values that are not records are rejected', async (tx) => {
    for (const record of [null, undefined, 'text', 1, [], [sample('sites', 1)], new Date(0)]) {
      await refuses('not_storable', () => anyOf(tx, 'sites').insert(withoutType(record)))
    }
    await putSample(tx, 'sites', 1)
    for (const set of [null, undefined, 'text', [1]]) {
      await refuses('not_storable', () => anyOf(tx, 'sites').update('site-1', 1, { set: withoutType(set) }))
    }
    same(present(await tx.sites.get('site-1')).record.createdAt, minute(1))
  }),
]
