import { COLLECTIONS, type CollectionName } from '../../../collections/index.ts'
import { isKeyOf, keysOf } from '../../../errors/index.ts'
import { isActivity } from '../../activities/activities.ts'
import type { ActivityCollection, LoggedLine } from '../../core/context/records.ts'

/** Writes to the collections beside activities: logged with records in bundles, logged alone, or neither. */
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

/** A collection of which every write is logged. */
export type Logged = ActivityCollection | WrittenTo<'bundled' | 'logged'>

const NAMES: readonly CollectionName[] = keysOf(COLLECTIONS)

function isBundled(name: CollectionName): name is WrittenTo<'bundled'> {
  return !isActivity(name) && BESIDE_ACTIVITIES[name] === 'bundled'
}

/** True for a collection of which every write is logged. */
export function isLogged(name: string): name is Logged {
  return isActivity(name) || (isKeyOf(BESIDE_ACTIVITIES, name) && BESIDE_ACTIVITIES[name] !== 'neither')
}

/** Collections of which every write is logged. */
export const LOGGED: readonly Logged[] = NAMES.filter(isLogged)

/** Records that stand on their own, in the order of a bundle; those that hold totals come before what adds to them. */
export const STANDING_ALONE = NAMES.filter(isBundled)

/** Actions after which there is no record, or one that says that it is deleted. */
export const ENDS: readonly string[] = ['delete', 'revoke', 'unlock']
/** Actions before which there was none. */
export const BEGINS: readonly string[] = ['create', 'issue', 'lock']
/** Their records stay, and say that they are deleted. */
const MARKED: readonly string[] = ['files', 'emissionFactors']

/** True for a line after which there is no record. */
export function isEndOf({ action, collection }: Pick<LoggedLine, 'action' | 'collection'>): boolean {
  return ENDS.includes(action) && !MARKED.includes(collection)
}
