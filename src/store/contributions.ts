import type { CollectionName, CollectionOf } from './collections.ts'

/** Who holds a total: a record of these collections, or the company as a whole. */
export type TotalHolder = CollectionOf<'total'> | 'company'

/**
 * One way emissions add up: each row of `from` adds its exact number to the row of `to` that its field `by` names.
 * With `through`, a row of that collection of links says which share of the row of `from` (named by its field `source`)
 * goes to the row of `to` (named by its field `by`).
 */
export interface Contribution {
  readonly from: CollectionOf<'emission' | 'total'>
  readonly to: TotalHolder
  /** The field that names the holder; absent for the company. */
  readonly by?: string
  readonly through?: CollectionOf<'share'>
  readonly source?: string
}

/**
 * What contributes to which total: the one definition that changes, counts again and repairs totals. In an order in which
 * every total is complete before it is shared out further. A named holder must exist, and cannot be deleted while named.
 */
export const CONTRIBUTIONS: readonly Contribution[] = [
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
  // shared out to the products, not fed back into the batch
  { from: 'batches', through: 'batchProducts', source: 'batchId', to: 'products', by: 'productId' },
]

/** A field of `collection` that names a row of `target`. */
export interface Reference {
  readonly collection: CollectionName
  readonly field: string
  readonly target: CollectionName
}

/** Which rows name which others, as the contributions have it. */
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

/** What the rows of a collection name. */
export function referencesOf(name: CollectionName): readonly Reference[] {
  return FROM.get(name) ?? NONE
}

/** What names the rows of a collection. */
export function referencesTo(name: CollectionName): readonly Reference[] {
  return TO.get(name) ?? NONE
}
