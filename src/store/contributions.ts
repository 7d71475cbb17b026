import type { CollectionName, CollectionOf } from './collections.ts'

/** The owner of a total: a record of one of these collections, or the company. */
export type TotalHolder = CollectionOf<'total'> | 'company'

/**
 * One path along which emissions add up: each row of `from` adds its exact number to the row of `to` in its field `by`.
 * With `through`, a row of that link collection states the share of the row of `from` (in its field `source`) that goes
 * to the row of `to` (in its field `by`).
 */
export interface TotalContribution {
  readonly from: CollectionOf<'emission' | 'total'>
  readonly to: TotalHolder
  /** The field that references the holder; absent for the company. */
  readonly by?: string
  readonly through?: CollectionOf<'share'>
  readonly source?: string
}

/**
 * The contributions to every total: the single definition for updating, recounting and repairing totals. The order
 * guarantees that every total is complete before it is shared out. A referenced holder must exist, and cannot be
 * deleted while referenced.
 */
export const CONTRIBUTIONS: readonly TotalContribution[] = [
  { from: 'siteFuels', to: 'sites', by: 'siteId' },
  { from: 'siteFuels', to: 'vendors', by: 'vendorId' },
  { from: 'siteFuels', to: 'company' },
  { from: 'siteEnergies', to: 'sites', by: 'siteId' },
  { from: 'siteEnergies', to: 'vendors', by: 'vendorId' },
  { from: 'siteEnergies', to: 'company' },
  { from: 'vehicleEmissions', to: 'vehicles', by: 'vehicleId' },
  { from: 'vehicleEmissions', to: 'company' },
  { from: 'movements', to: 'vendors', by: 'vendorId' },
  { from: 'movements', to: 'company' },
  { from: 'travels', to: 'vendors', by: 'vendorId' },
  { from: 'travels', to: 'company' },
  { from: 'movements', through: 'movementBatches', source: 'movementId', to: 'batches', by: 'batchId' },
  // shared out to the products, not added back to the batch
  { from: 'batches', through: 'batchProducts', source: 'batchId', to: 'products', by: 'productId' },
]

/** A field of `collection` that references a row of `target`. */
export interface Reference {
  readonly collection: CollectionName
  readonly field: string
  readonly target: CollectionName
}

/** All references between collections, derived from the contributions. */
export const REFERENCES: readonly Reference[] = CONTRIBUTIONS.flatMap(({ from, to, by, through, source }) => {
  const holder = to === 'company' || by === undefined ? [] : [{ collection: through ?? from, field: by, target: to }]
  if (through === undefined || source === undefined) return holder
  return [...holder, { collection: through, field: source, target: from }]
})

function byCollection(field: 'collection' | 'target'): ReadonlyMap<CollectionName, readonly Reference[]> {
  return new Map(REFERENCES.map((one) => [one[field], REFERENCES.filter((other) => other[field] === one[field])]))
}

const FROM = byCollection('collection')
const TO = byCollection('target')
const NONE: readonly Reference[] = []

/** The references of a collection's rows to other rows. */
export function referencesOf(name: CollectionName): readonly Reference[] {
  return FROM.get(name) ?? NONE
}

/** The references of other rows to a collection's rows. */
export function referencesTo(name: CollectionName): readonly Reference[] {
  return TO.get(name) ?? NONE
}
