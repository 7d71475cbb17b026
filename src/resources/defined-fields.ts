/** The fields of an object that are there: none of them is undefined. */
export type DefinedFields<T> = { readonly [Name in keyof T]?: Exclude<T[Name], undefined> }

/** The fields of an object that are not undefined: what was sent of an update, options that must be absent if not given. */
export function definedFields<T extends object>(fields: T): DefinedFields<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as DefinedFields<T>
}
