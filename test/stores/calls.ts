import type { Exact } from '../../src/core/exact/index.ts'
import { collectionOf } from '../../src/ledger/collections/collections.ts'
import { COLLECTIONS, type CollectionName, type Transaction } from '../../src/ledger/collections/index.ts'
import type { ListPosition } from '../../src/store/index.ts'
import { anyOf } from '../../src/testing/store/sample-rows.ts'
import { ALL, type AnyRecord, minute, sample, sampleExact, sampleKey } from '../../src/testing/store/samples.ts'
import type { Random } from '../oracle/random.ts'

/** What a call leaves for those after it, in the same transaction. */
interface Held {
  next?: ListPosition | null
}

/** A call of a store; what it asks for is chosen beforehand. */
export interface Call {
  readonly name: string
  make(tx: Transaction, held: Held): Promise<unknown>
}

type MakeCall = (name: CollectionName, random: Random) => Call

/** Keys that name nothing, or that no store can have. */
const NO_KEYS: readonly unknown[] = [
  ...['', 'é', 'a\0', '\ud83d', 'x'.repeat(512), 'x'.repeat(513), "' or 1=1 --", '__proto__', '%', '_'],
  ...[0, -0, -1, 1.5, Number.NaN, 2 ** 53 - 1, 2 ** 53, -(2 ** 53), 1e300, Number.POSITIVE_INFINITY],
  ...[null, undefined, {}, [], ['site-1'], true, { id: 'site-1' }, { batchId: 1 }, { batchId: 1, productId: '1' }],
]
const TIMES: readonly unknown[] = [
  ...[minute(1), minute(2), minute(3), '0000-01-01T00:00:00.000Z', '9999-12-31T23:59:59.999Z'],
  ...['1969-12-31T23:59:59.999Z', '1970-01-01T00:00:00.000Z'],
]
const NO_TIMES: readonly unknown[] = ['', '2025-01-01', '2025-02-30T00:00:00.000Z', null, undefined, 0, 5, -3, 2 ** 53]
const EXACTS: readonly unknown[] = [
  ...['0', '1/3', '-1/7', '0.1', ' 2.50 ', '1e-30', '123456789012345678901234567890.5', 0.1, -3, 1e21, 10n ** 30n],
]
const NO_EXACTS: readonly unknown[] = ['many', '', '1/0', Number.NaN, null, undefined, {}, 'x'.repeat(1_000)]
const VALUES: readonly unknown[] = [
  ...["'; drop table sites; --", '$1', '\ufeff', 'a\u0308', '\u{1f6a2}', 5e-324, 2 ** 53 + 2, '', null, { 2: 1, 1: 2 }],
  ...[[[[]]], JSON.parse('{"__proto__":{"a":1}}'), 'a\0b', '\ud83d', -0, Number.NaN, undefined, new Date(0)],
]

const isRarely = (random: Random) => random.unit() < 0.06

/** Most of the time one of the first, now and then one of the second. */
function mostly(random: Random, usual: readonly unknown[], rare: readonly unknown[]): unknown {
  return isRarely(random) ? random.one(rare) : random.one(usual)
}

function anyKey(name: CollectionName, random: Random): unknown {
  if (isRarely(random)) return random.one(NO_KEYS)
  const key = sampleKey(name, random.whole(1, 3))
  if (typeof key !== 'object' || key === null) return key
  const other = { ...key, ...('batchId' in key ? { batchId: random.whole(1, 3) } : {}) }
  return 'movementId' in other ? { ...other, movementId: `movement-${random.whole(1, 3)}` } : other
}

/** Fields by which records name others, with what they may name. */
function namesIn(random: Random): AnyRecord {
  const name = (of: string) =>
    mostly(
      random,
      [1, 2, 3].map((n) => `${of}-${n}`),
      [...NO_KEYS, null, null],
    )
  return {
    siteId: name('site'),
    vendorId: random.unit() < 0.2 ? null : name('vendor'),
    vehicleId: name('vehicle'),
    emissionFactorId: name('factor'),
    customEmissionFactorId: name('factor'),
    recordId: name('record'),
    movementDto: { vendorId: random.unit() < 0.2 ? undefined : name('vendor'), via: ['LHR'] },
  }
}

/** Some fields of a sample, otherwise than it has them. */
function anyFields(name: CollectionName, random: Random, chance: number): AnyRecord {
  const time = () => mostly(random, TIMES, NO_TIMES)
  const given = { createdAt: time(), startDate: time(), startDateUtc: time(), ...namesIn(random) }
  const held = sample(name, 1)
  const changed = Object.entries(given).filter(([field]) => field in held && random.unit() < chance)
  const fields = Object.fromEntries(changed)
  const other = random.unit()
  if (other < 0.02) return { ...fields, companyId: random.one([1, null, 'x']) }
  return other < 0.15 ? { ...fields, note: random.one(VALUES) } : fields
}

/** As texts of a travel: a missing vendor is left out, as JSON does. */
function withoutGaps(record: AnyRecord): AnyRecord {
  const { movementDto } = record as { readonly movementDto?: AnyRecord }
  if (movementDto === undefined || movementDto.vendorId !== undefined) return record
  return { ...record, movementDto: { via: movementDto.via } }
}

function anyRecord(name: CollectionName, random: Random): AnyRecord {
  const key = anyKey(name, random)
  const { key: fields } = collectionOf(name)
  const parts = fields.length === 1 ? { [fields[0] as string]: key } : (key as AnyRecord)
  return withoutGaps({ ...sample(name, random.whole(1, 3)), ...parts, ...anyFields(name, random, 0.7) })
}

function anyExact(name: CollectionName, random: Random): readonly Exact[] {
  const isDue = sampleExact(name) !== undefined
  if (isDue === isRarely(random)) return []
  return [mostly(random, EXACTS, NO_EXACTS) as Exact]
}

const insert: MakeCall = (name, random) => {
  const [record, exact] = [anyRecord(name, random), anyExact(name, random)]
  return { name: 'insert', make: (tx) => anyOf(tx, name).insert(record, ...exact) }
}

const append: MakeCall = (_, random) => {
  const record = anyRecord('log', random)
  const { sequence: _sequence, ...line } = record
  return { name: 'append', make: (tx) => tx.log.append(line as never) }
}

const ensure: MakeCall = (_, random) => {
  const record = anyRecord('factorSnapshots', random)
  return { name: 'ensure', make: (tx) => tx.factorSnapshots.ensure(record as never) }
}

const update: MakeCall = (name, random) => {
  const key = anyKey(name, random)
  const [exact] = anyExact(name, random)
  const set = random.unit() < 0.1 ? {} : withoutGaps(anyFields(name, random, 0.4))
  const change = isRarely(random)
    ? { set: { ...set, id: 'other' } }
    : { set, ...(exact === undefined ? {} : { exact }) }
  const stale = isRarely(random) ? random.one([1, 0, 1.5, '1', null]) : undefined
  const make = async (tx: Transaction) => {
    const row = await anyOf(tx, name).get(key)
    return anyOf(tx, name).update(key, (stale ?? row?.version ?? 1) as number, change)
  }
  return { name: 'update', make }
}

const remove: MakeCall = (name, random) => {
  const key = anyKey(name, random)
  return { name: 'delete', make: (tx) => anyOf(tx, name).delete(key) }
}

const get: MakeCall = (name, random) => {
  const key = anyKey(name, random)
  return { name: 'get', make: (tx) => anyOf(tx, name).get(key) }
}

function anyFilter(name: CollectionName, random: Random): AnyRecord {
  const { lists } = collectionOf(name)
  if (lists.length === 0 || isRarely(random))
    return random.one([{}, { by: 'id' }, { siteId: 'site-1', by: 'sequence' }])
  const { where, by } = random.one(lists)
  const usual = by === 'sequence' ? [-1, 0, 1, 2, 3, 2 ** 53 - 1, -(2 ** 53 - 1)] : TIMES
  const bound = () => mostly(random, usual, NO_TIMES)
  const range = { ...(random.unit() < 0.3 ? { from: bound() } : {}), ...(random.unit() < 0.3 ? { to: bound() } : {}) }
  if (where === undefined) return { by, ...range }
  const last = where.replace('custom', '').replace('emissionFactor', 'factor').replace(/Id$/, '').toLowerCase()
  const isNumber = collectionOf(name).numbers.includes(where)
  const group = isNumber ? random.whole(1, 3) : `${last}-${random.whole(1, 3)}`
  return { [where]: isRarely(random) ? random.one(NO_KEYS) : group, by, ...range }
}

const NO_POSITIONS: readonly unknown[] = [
  ...[
    null,
    {},
    { at: minute(2), key: [] },
    { at: 1, key: [1] },
    { at: 2, key: [3] },
    { at: 2, key: [1] },
    { at: minute(2), key: ['site-1'] },
  ],
  ...[{ at: minute(1), key: [1, 2] }, { at: minute(3), key: ["'"] }, { at: 'soon', key: ['site-1'] }, 'x', 7],
]

const anyOrder = (random: Random) =>
  random.unit() < 0.5 ? {} : { order: mostly(random, ['first', 'last'], ['x', null]) }

const list: MakeCall = (name, random) => {
  const filter = anyFilter(name, random)
  const options = {
    ...(random.unit() < 0.3 ? {} : { limit: mostly(random, [1, 1, 2, 3, 10_000], [0, 10_001, 1.5, '1', null]) }),
    ...anyOrder(random),
    ...(isRarely(random) ? { after: random.one(NO_POSITIONS) } : {}),
  }
  const goesOn = random.unit() < 0.4
  const make = async (tx: Transaction, held: Held) => {
    const after = goesOn && held.next ? { after: held.next } : {}
    const found = await anyOf(tx, name).list(filter, { ...options, ...after } as object)
    held.next = found.next
    return found
  }
  return { name: 'list', make }
}

const count: MakeCall = (name, random) => {
  const filter = anyFilter(name, random)
  return { name: 'count', make: (tx) => anyOf(tx, name).count(filter) }
}

const page: MakeCall = (name, random) => {
  const filter = anyFilter(name, random)
  const limit = mostly(random, [1, 2, 3, 10_000], [0, 10_001, 1.5, '1', null])
  const options = {
    limit,
    offset: mostly(random, [0, 0, 1, 2, 2 ** 53 - 1], [-1, 1.5, '0', null, 2 ** 53]),
    ...anyOrder(random),
  }
  return { name: 'page', make: (tx) => anyOf(tx, name).page(filter, options as never) }
}

const nextId: MakeCall = (_, random) => {
  const of = mostly(random, ['products', 'batches'], ['sites', 'log', '', null]) as 'products'
  return { name: 'nextId', make: (tx) => tx.nextId(of) }
}

const total: MakeCall = () => ({
  name: 'companyTotal',
  make: async (tx) => ({ exact: await tx.companyTotal() }),
})

const WRITES = [insert, insert, insert, insert, insert, insert, update, update, update, remove] as const
const READS = [get, list, list, count, page, nextId, total] as const
/** Those that name each other, and so hold each other's totals, more often. */
const WRITTEN = ALL.filter((name) => name !== 'log' && name !== 'factorSnapshots')
const JOINED = WRITTEN.filter((name) => COLLECTIONS[name].exact !== 'none')

/** Any call; keys of API are of these hashes. */
export function anyCall(random: Random, hashes: readonly string[]): Call {
  const chance = random.unit()
  const named = (name: CollectionName, { name: call, make }: Call) => ({ name: `${call} of ${name}`, make })
  if (chance < 0.06) return named('log', append('log', random))
  if (chance < 0.1) return named('factorSnapshots', ensure('factorSnapshots', random))
  if (chance < 0.16) return keyCall(random, hashes)
  const name = random.one(random.unit() < 0.8 ? JOINED : chance < 0.65 ? WRITTEN : ALL)
  return named(name, random.one(chance < 0.65 ? WRITES : READS)(name, random))
}

function keyCall(random: Random, hashes: readonly string[]): Call {
  const hash = isRarely(random) ? random.one(NO_KEYS) : random.one(hashes)
  const record = { ...anyRecord('apiKeys', random), hash }
  if (random.unit() < 0.6) return { name: 'insert of a key', make: (tx) => anyOf(tx, 'apiKeys').insert(record) }
  return random.one([update, remove])('apiKeys', random)
}
