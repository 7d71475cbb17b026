import { EmissionsError } from '../../../../src/core/errors/index.ts'
import type { Exact } from '../../../../src/core/exact/index.ts'
import { collectionOf } from '../../../../src/ledger/collections/collections.ts'
import type { CollectionName, Store, Transaction } from '../../../../src/ledger/collections/index.ts'
import { IDS, NUMBERS, REFUSED, TEXTS } from '../../../../src/testing/store/hostile-cases.ts'
import { anyOf, put } from '../../../../src/testing/store/sample-rows.ts'
import { ALL, type AnyRecord, ORDINARY, sample, sampleExact, sampleKey } from '../../../../src/testing/store/samples.ts'

/** Something that a store is asked for with a value that others lose, fold, cut or take for something else. */
export interface Attempt {
  readonly name: string
  readonly collection: CollectionName
  make(tx: Transaction): Promise<unknown>
}

/** Numbers and texts that mean something else to one engine or another, beside those of the suite for stores. */
const OTHERS: readonly unknown[] = [
  ...[-0, -1, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, -(2 ** 53), 2 ** 63, 2 ** 64, 1e300, 0.1 + 0.2, 1.5],
  ...[Number.POSITIVE_INFINITY, 9_007_199_254_740_993n, new Number(1), new String('site-1')],
  ...['1', '01', '1.0', '1e0', '0x1', '١', '１', 'Infinity', '-0', 'true', 'site-1 ', ' site-1', 'SITE-1', 'ｓite-1'],
  ...['é', 'e\u0301', 'ﬁ', '\u212b', '\u00c5', '\u200b', '\u00a0', '\ud83d\ude00', 'x'.repeat(512), 'x'.repeat(513)],
  ...['$1', '$$', '{1,2}', '\\x41', "E'\\\\'", "''", '"', '`', '--', '/*', ';', '%', '_', '\\', '\r', '\u2028'],
  ...[
    '2025-01-01T00:00:00.000Z',
    '2025-02-30T00:00:00.000Z',
    '10000-01-01T00:00:00.000Z',
    '2025-01-01',
    'now',
    'epoch',
  ],
  ...[true, false, [], {}, ['site-1'], [null], { id: 'site-1' }, { toJSON: () => 'x' }, { a: { b: [1, 'é', null] } }],
]

const VALUES: readonly (readonly [name: string, make: () => unknown])[] = [
  ...TEXTS.map((text) => [JSON.stringify(text.slice(0, 20)), () => text] as const),
  ...NUMBERS.map((number) => [String(number), () => number] as const),
  ...REFUSED,
  ...[...IDS, ...OTHERS].map((value, index) => [`value ${index}: ${named(value)}`, () => value] as const),
]

function named(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value).slice(0, 40)
}

const EXACTS: readonly unknown[] = [
  ...['0', '-0', '1/3', '-1/7', '0.1', ' 2.50 ', '1e-30', '1e400', '1e5000', '9'.repeat(400), `0.${'3'.repeat(300)}`],
  ...['1/0', '0/0', '', ' ', 'NaN', 'Infinity', '١', '1,5', '0x10', '1_000', '+1', '--1', '1/2/3', 'x'.repeat(2_000)],
  ...[
    0.1,
    -0,
    1e21,
    5e-324,
    1.7976931348623157e308,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    10n ** 40n,
    null,
    undefined,
    {},
  ],
]

const WRITTEN: readonly CollectionName[] = ORDINARY
/** The sample that is tried; those before it are named by others. */
const TRIED = 3

function fieldsOf(name: CollectionName): readonly string[] {
  const held = Object.keys(sample(name, TRIED))
  return [...held.filter((field) => field !== 'sequence'), 'note', 'companyId', 'nested.deep', '__proto__']
}

/** A record with the value in a field, wherever that lies. */
function recordWith(name: CollectionName, field: string, value: unknown): AnyRecord {
  const record = { ...sample(name, TRIED) } as Record<string, unknown>
  const [first = '', second] = field.split('.')
  const given = second === undefined ? value : { [second]: value }
  Object.defineProperty(record, first, { value: given, enumerable: true, configurable: true, writable: true })
  return record
}

/** The key of a record as it was given, which may be none. */
function keyOfRow(name: CollectionName, record: AnyRecord): unknown {
  const { key } = collectionOf(name)
  return key.length === 1 ? record[key[0] as string] : Object.fromEntries(key.map((field) => [field, record[field]]))
}

function inserting(name: CollectionName, field: string, make: () => unknown) {
  return async (tx: Transaction) => {
    const record = recordWith(name, field, make())
    if (name === 'log') return tx.log.append(record as never)
    if (name === 'factorSnapshots') return tx.factorSnapshots.ensure(record as never)
    const exact = sampleExact(name)
    const repository = anyOf(tx, name)
    const row = await (exact === undefined ? repository.insert(record) : repository.insert(record, exact))
    const held = await repository.get(keyOfRow(name, record))
    const gone = await repository.delete(keyOfRow(name, record))
    return { row, held, gone, after: await repository.get(keyOfRow(name, record)) }
  }
}

function updating(name: CollectionName, field: string, make: () => unknown) {
  return async (tx: Transaction) => {
    await put(tx, name, sample(name, TRIED))
    const [key, repository] = [sampleKey(name, TRIED), anyOf(tx, name)]
    const [first = '', second] = field.split('.')
    const value = make()
    const set = {}
    const given = second === undefined ? value : { [second]: value }
    Object.defineProperty(set, first, { value: given, enumerable: true })
    const changed = await outcomeOf(() => repository.update(key, 1, { set }))
    return { changed, held: await repository.get(key), gone: await repository.delete(key) }
  }
}

function numbering(name: CollectionName, exact: unknown) {
  return async (tx: Transaction) => {
    const repository = anyOf(tx, name)
    const record = sample(name, TRIED)
    const row = await repository.insert(record, exact as Exact)
    const key = sampleKey(name, TRIED)
    const changed = await outcomeOf(() => repository.update(key, 1, { set: {}, exact: exact as Exact }))
    return { row, changed, total: await tx.companyTotal(), gone: await repository.delete(key) }
  }
}

/** A list by the value, from it on, up to it, and of as many rows. */
function listing(name: CollectionName, where: string | undefined, [by, value]: readonly [string, unknown]) {
  return async (tx: Transaction) => {
    const repository = anyOf(tx, name)
    const group = where === undefined ? {} : { [where]: value }
    const found = [
      await outcomeOf(() => repository.list({ ...group, by })),
      await outcomeOf(() => repository.count({ ...group, by })),
      await outcomeOf(() => repository.list({ ...group, by, from: value })),
      await outcomeOf(() => repository.page({ ...group, by, to: value }, { limit: 1, offset: value as number })),
      await outcomeOf(() =>
        repository.list({ ...group, by }, { after: { at: value as string, key: [value as string] } }),
      ),
      await outcomeOf(() => repository.get(value)),
    ]
    return found
  }
}

/** What came back, or every violation that it was refused with; anything else fails. */
export async function outcomeOf(work: () => Promise<unknown>): Promise<string> {
  try {
    return JSON.stringify((await work()) ?? null)
  } catch (error) {
    if (EmissionsError.is(error)) return `refused: ${JSON.stringify(error.violations)}`
    if (error instanceof TypeError || error instanceof RangeError) return `${error.name}`
    throw error
  }
}

/** Every collection with every value: in each of its fields, beside it, and in what lists are asked with. */
export function everyAttempt(): readonly Attempt[] {
  const fields = ALL.flatMap((collection) => fieldsOf(collection).map((field) => [collection, field] as const))
  const inserts = fields.flatMap(([collection, field]) =>
    VALUES.map(([name, make]) => ({
      name: `insert ${field} = ${name}`,
      collection,
      make: inserting(collection, field, make),
    })),
  )
  const updates = fields
    .filter(([collection]) => WRITTEN.includes(collection))
    .flatMap(([collection, field]) =>
      VALUES.map(([name, make]) => ({
        name: `update ${field} = ${name}`,
        collection,
        make: updating(collection, field, make),
      })),
    )
  const numbers = ALL.filter((name) => sampleExact(name) !== undefined).flatMap((collection) =>
    EXACTS.map((exact) => ({
      name: `exact = ${String(exact).slice(0, 40)}`,
      collection,
      make: numbering(collection, exact),
    })),
  )
  const lists = ALL.flatMap((collection) =>
    collectionOf(collection).lists.flatMap(({ where, by }) =>
      VALUES.map(([name, make]) => ({
        name: `list of ${where ?? 'all'} by ${by}: ${name}`,
        collection,
        make: async (tx: Transaction) => listing(collection, where, [by, make()])(tx),
      })),
    ),
  )
  return [...inserts, ...updates, ...numbers, ...lists]
}

class TakenBack extends Error {}

/** What a store answers to attempts on one collection, one after the other in one transaction, of which nothing stays. */
export async function answersOf(store: Store, companyId: number, attempts: readonly Attempt[]): Promise<string[]> {
  const answers: string[] = []
  const work = async (tx: Transaction) => {
    for (const n of [1, 2]) {
      for (const name of ['sites', 'vehicles', 'vendors', 'products', 'batches', 'movements'] as const) {
        await put(tx, name, sample(name, n))
      }
    }
    for (const { make } of attempts) answers.push(await outcomeOf(() => make(tx)))
    throw new TakenBack()
  }
  try {
    await store.transaction(companyId, work)
  } catch (error) {
    if (!(error instanceof TakenBack)) answers.push(`failed: ${String(error)}`)
  }
  return answers
}
