import { isKeyOf, keysOf } from '../../base/index.ts'
import { COLLECTIONS, type CollectionName } from '../../ledger/collections/index.ts'
import type { ActivityCollection, LoggedLine } from '../../ledger/context/records.ts'
import { isActivity } from '../../records/activities/activities.ts'

/**
 * The logging of writes to collections other than activities: `bundled` are logged, and their records are in bundles;
 * `logged` are only logged; `neither` are not logged.
 */
const NON_ACTIVITIES = {
  sites: 'bundled',
  vehicles: 'bundled',
  vendors: 'bundled',
  products: 'bundled',
  batches: 'bundled',
  batchProducts: 'neither',
  movementBatches: 'neither',
  instruments: 'bundled',
  factorRules: 'bundled',
  boundaryShares: 'bundled',
  baseYears: 'bundled',
  emissionKinds: 'bundled',
  emissionFactors: 'bundled',
  files: 'bundled',
  restatements: 'neither',
  imports: 'neither',
  importChunks: 'neither',
  periodLocks: 'bundled',
  apiKeys: 'logged',
  idempotencyKeys: 'neither',
  emissions: 'neither',
  factorSnapshots: 'neither',
  log: 'neither',
} as const satisfies Readonly<Record<Exclude<CollectionName, ActivityCollection>, 'bundled' | 'logged' | 'neither'>>

type NonActivityCollections = typeof NON_ACTIVITIES
type CollectionsLogged<Part> = {
  [Name in keyof NonActivityCollections]: NonActivityCollections[Name] extends Part ? Name : never
}[keyof NonActivityCollections]

/** A collection whose writes are all logged. */
export type LoggedCollection = ActivityCollection | CollectionsLogged<'bundled' | 'logged'>

const NAMES: readonly CollectionName[] = keysOf(COLLECTIONS)

function isBundled(name: CollectionName): name is CollectionsLogged<'bundled'> {
  return !isActivity(name) && NON_ACTIVITIES[name] === 'bundled'
}

/** True if every write to the collection is logged. */
export function isLogged(name: string): name is LoggedCollection {
  return isActivity(name) || (isKeyOf(NON_ACTIVITIES, name) && NON_ACTIVITIES[name] !== 'neither')
}

/** The collections whose writes are all logged. */
export const LOGGED_COLLECTIONS: readonly LoggedCollection[] = NAMES.filter(isLogged)

/**
 * The collections other than activities whose records are in a bundle, in its order. Records that hold totals come
 * before the records that add to them.
 */
export const BUNDLED_COLLECTIONS = NAMES.filter(isBundled)

/** Actions that end a record: it is gone, or marked as deleted. */
export const END_ACTIONS: readonly string[] = ['delete', 'revoke', 'unlock']
/** Actions that begin a record. */
export const BEGIN_ACTIONS: readonly string[] = ['create', 'issue', 'lock']
/** Collections whose deleted records are stored on, with a mark. */
const MARKED_COLLECTIONS: readonly string[] = ['files', 'emissionFactors']

/** True if no record is stored after the line. */
export function isEndLine({ action, collection }: Pick<LoggedLine, 'action' | 'collection'>): boolean {
  return END_ACTIONS.includes(action) && !MARKED_COLLECTIONS.includes(collection)
}
