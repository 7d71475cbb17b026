import { CONTRIBUTIONS, type CollectionName } from './collections.ts'

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
