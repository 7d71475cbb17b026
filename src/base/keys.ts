/** True for an object, lists included. */
export function isObject(value: unknown): value is Readonly<Record<PropertyKey, unknown>> {
  return typeof value === 'object' && value !== null
}

/** True for an object that is not a list. */
export function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return isObject(value) && !Array.isArray(value)
}

/** True for a list. */
export const isList: (value: unknown) => value is readonly unknown[] = Array.isArray

/** Types an object as values of unknown types by name. */
export function asFields(value: object): Readonly<Record<string, unknown>> {
  return value as Readonly<Record<string, unknown>>
}

/** True for an integer that a double holds exactly. */
export const isInteger = Number.isSafeInteger as (value: unknown) => value is number

/** True for one of the items. */
export function isOneOf<Item>(items: readonly Item[], value: unknown): value is Item {
  const all: readonly unknown[] = items
  return all.includes(value)
}

/** True for an own key of a table. */
export const isKeyOf = Object.hasOwn as <Table extends object>(table: Table, key: PropertyKey) => key is keyof Table

/** Returns the keys of a table whose type names all that it has, in its order. */
export const keysOf = Object.keys as <Table extends object>(table: Table) => (keyof Table & string)[]

/** Returns a table with a value for each key, in their order. */
export function byKey<Key extends string, Value>(
  keys: readonly Key[],
  valueFor: (key: Key) => Value,
): Record<Key, Value> {
  return Object.fromEntries(keys.map((key) => [key, valueFor(key)])) as Record<Key, Value>
}
