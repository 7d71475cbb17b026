import { isObject, keysOf } from '../../base/index.ts'
import { COLLECTIONS, type CollectionName, collectionOf } from '../../ledger/collections/collections.ts'
import type { KeyOf } from '../../ledger/collections/repository.ts'
import type { ListIndex } from '../../store/index.ts'
import { present, type SampleRecords } from './harness.ts'

/** A record of any collection. */
export type AnyRecord = Readonly<Record<string, unknown>>

/** Every collection. */
export const ALL: readonly CollectionName[] = keysOf(COLLECTIONS)
/** Collections with ordinary inserts, updates and deletes. */
export const ORDINARY = ALL.filter((name) => name !== 'log' && name !== 'factorSnapshots')

/** Ordinary collections that support batches. */
export const BATCHES = ORDINARY.filter((name) => name !== 'apiKeys')

/** Minute `n` of 2025, as a timestamp. */
export function minute(n: number): string {
  return new Date(Date.UTC(2025, 0, 1) + n * 60_000).toISOString()
}

/** The fields of each sample besides its key, its times and what it references: names and nested data. */
const FIELDS: Readonly<Partial<Record<CollectionName, (n: number) => AnyRecord>>> = {
  siteFuels: () => ({ value: 12.5, comment: null }),
  activityRecords: () => ({ value: 500, scope3Category: 5 }),
  siteEnergies: () => ({ value: '0.10' }),
  vehicles: () => ({ fuelConsumption: null, name: 'Van' }),
  vehicleEmissions: () => ({ amount: 7 }),
  movements: () => ({ transportType: 'SHIP', distance: 0.1 }),
  travels: () => ({ movementDto: { vendorId: 'vendor-1', customOptions: { via: ['LHR', 'DXB'] } }, hotelNights: 2 }),
  factorRules: () => ({ emissionFactorId: 'factor-1' }),
  boundaryShares: () => ({ siteId: 'site-1', equityShare: 50 }),
  batches: () => ({ name: 'Batch', totalWeight: 10 }),
  products: () => ({ name: 'Product', weight: 0.5 }),
  apiKeys: (n) => ({ hash: `hash-${n}`, name: 'key' }),
  importChunks: () => ({ records: [[2, 'siteFuels', 'fuel-1']] }),
  idempotencyKeys: () => ({ answer: { status: 201, body: '{"id":"x"}' } }),
  factorSnapshots: () => ({ factor: { key: 'desnz-2025/x', per1: { co2e: '2.57082' } } }),
  log: (n) => ({
    at: minute(n),
    actor: 'suite',
    action: 'create',
    collection: 'sites',
    recordId: 'record-1',
    before: null,
    after: '0.1',
  }),
}

const KEYS: Readonly<Partial<Record<CollectionName, (n: number) => AnyRecord>>> = {
  products: (n) => ({ id: n }),
  batches: (n) => ({ id: n }),
  batchProducts: (n) => ({ batchId: 1, productId: n }),
  movementBatches: (n) => ({ movementId: 'movement-1', batchId: n }),
  idempotencyKeys: (n) => ({ route: 'POST /v1/travels', key: `key-${n}` }),
  importChunks: (n) => ({ importId: 'import-1', chunk: n }),
  log: (n) => ({ sequence: n }),
}

/** The id of a sample: the singular of the collection's name and the number. */
function sampleId(name: string, n: number): string {
  const singular: Partial<Record<string, string>> = { siteEnergies: 'energy', batches: 'batch' }
  return `${singular[name] ?? name.replace(/s$/, '')}-${n}`
}

/** The key of sample `n` (from 1), as `get` takes it. */
export function sampleKey<Name extends CollectionName>(name: Name, n: number): KeyOf<Name> {
  const key = keyFields(name, n)
  return (collectionOf(name).key.length === 1 ? Object.values(key)[0] : key) as KeyOf<Name>
}

function keyFields(name: CollectionName, n: number): AnyRecord {
  return KEYS[name]?.(n) ?? { id: sampleId(name, n) }
}

/** The fields of a sample that name the first sample of others, or that a list selects by. */
function linkFields(name: CollectionName): AnyRecord {
  const { key, paths, references, lists } = collectionOf(name)
  const selecting = lists.flatMap(({ where }) => (where === undefined ? [] : [[where, `${where}-1`] as const]))
  const naming = references.map(({ field, target }) => [field, sampleId(target.name, 1)] as const)
  const isOwn = ([field]: readonly [string, string]) => !key.includes(field) && paths[field] === undefined
  return Object.fromEntries([...selecting, ...naming].filter(isOwn))
}

/** Sample `n` (from 1) of a collection, with the timestamps of minute `n` unless overridden. */
export function sample<Name extends CollectionName>(name: Name, n: number, other: AnyRecord = {}): SampleRecords[Name] {
  const times = name === 'log' ? {} : { createdAt: minute(n) }
  const isDated = collectionOf(name).lists.some(({ by }) => by === 'startDate')
  const start = collectionOf(name).paths.startDate ?? 'startDate'
  const record: AnyRecord = {
    ...keyFields(name, n),
    ...times,
    ...(isDated ? { [start]: minute(n) } : {}),
    ...linkFields(name),
    ...FIELDS[name]?.(n),
    ...other,
  }
  return record as SampleRecords[Name]
}

/** The exact number of a sample; undefined if the writer does not set one. */
export function sampleExact(name: CollectionName): string | undefined {
  const { exact } = collectionOf(name)
  return exact === 'emission' ? '10.25' : exact === 'share' ? '1/4' : undefined
}

/** The filter of a list that matches the samples. */
export function filterOf(name: CollectionName, { where, by }: ListIndex): AnyRecord {
  if (where === undefined) return { by }
  const path = (collectionOf(name).paths[where] ?? where).split('.')
  const value = path.reduce<unknown>((value, part) => (isObject(value) ? value[part] : undefined), sample(name, 1))
  return { [where]: present(value, `the ${where} of a sample`), by }
}

/** The key of a record as text, for comparison. */
export function printKey(name: CollectionName, record: AnyRecord): string {
  return collectionOf(name)
    .key.map((field) => String(record[field]))
    .join('/')
}

/** The keys of samples in the form of `keysOf`. */
export function printedKeys(name: CollectionName, numbers: readonly number[]): string[] {
  return numbers.map((n) => printKey(name, keyFields(name, n)))
}
