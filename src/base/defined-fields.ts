/** The fields of an object without those that are undefined. */
export type DefinedFields<T> = { readonly [Name in keyof T]?: Exclude<T[Name], undefined> }

/** Some of the fields; an undefined one is left out. */
export type SomeFields<T> = { readonly [Name in keyof T]?: T[Name] | undefined }

/** Leaves out the fields that are undefined, for updates and for options that must be absent if not given. */
export function definedFields<T extends object>(fields: T): DefinedFields<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as DefinedFields<T>
}
