import { COLLECTIONS, type CollectionName } from '../../../collections/index.ts'
import { isKeyOf, keysOf } from '../../../errors/index.ts'
import { isActivity } from '../../activities/activities.ts'
import type { ActivityCollection, LoggedLine } from '../../core/context/records.ts'

/**
 * The logging of writes to collections other than activities: `bundled` are logged, and their records are in bundles;
 * `logged` are only logged; `neither` are not logged.
 */
const BESIDE_ACTIVITIES = {
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
  periodLocks: 'bundled',
  apiKeys: 'logged',
  idempotencyKeys: 'neither',
  emissions: 'neither',
  factorSnapshots: 'neither',
  log: 'neither',
} as const satisfies Readonly<Record<Exclude<CollectionName, ActivityCollection>, 'bundled' | 'logged' | 'neither'>>

type Beside = typeof BESIDE_ACTIVITIES
type WrittenTo<Part> = { [Name in keyof Beside]: Beside[Name] extends Part ? Name : never }[keyof Beside]

/** A collection whose writes are all logged. */
export type Logged = ActivityCollection | WrittenTo<'bundled' | 'logged'>

const NAMES: readonly CollectionName[] = keysOf(COLLECTIONS)

function isBundled(name: CollectionName): name is WrittenTo<'bundled'> {
  return !isActivity(name) && BESIDE_ACTIVITIES[name] === 'bundled'
}

/** True if every write to the collection is logged. */
export function isLogged(name: string): name is Logged {
  return isActivity(name) || (isKeyOf(BESIDE_ACTIVITIES, name) && BESIDE_ACTIVITIES[name] !== 'neither')
}

/** The collections whose writes are all logged. */
export const LOGGED: readonly Logged[] = NAMES.filter(isLogged)

/**
 * The collections other than activities whose records are in a bundle, in its order. Records that hold totals come
 * before the records that add to them.
 */
export const STANDING_ALONE = NAMES.filter(isBundled)

/** Actions that end a record: it is gone, or marked as deleted. */
export const ENDS: readonly string[] = ['delete', 'revoke', 'unlock']
/** Actions that begin a record. */
export const BEGINS: readonly string[] = ['create', 'issue', 'lock']
/** Collections whose deleted records are stored on, with a mark. */
const MARKED: readonly string[] = ['files', 'emissionFactors']

/** True if no record is stored after the line. */
export function isEndOf({ action, collection }: Pick<LoggedLine, 'action' | 'collection'>): boolean {
  return ENDS.includes(action) && !MARKED.includes(collection)
}
