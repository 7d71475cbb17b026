import { isFields, isSameJson } from './same-json.ts'

type Fields = Readonly<Record<string, unknown>>

/** Objects that an update replaces as a whole; all others it merges. */
const REPLACED: ReadonlySet<string> = new Set(['customOptions'])

function changeOf(key: string, { before, after }: { readonly before: unknown; readonly after: unknown }): unknown {
  return isFields(before) && isFields(after) && !REPLACED.has(key) ? changesBetween(before, after) : after
}

/**
 * What an update has to say so that one record becomes the other: the fields that differ, objects field by field, lists
 * as a whole, and null for what is gone.
 */
export function changesBetween(before: Fields, after: Fields): Fields {
  const changed = Object.keys(after)
    .filter((key) => !Object.hasOwn(before, key) || !isSameJson(before[key], after[key]))
    .map((key) => {
      const held = Object.hasOwn(before, key) ? before[key] : undefined
      return [key, changeOf(key, { before: held, after: after[key] })] as const
    })
  const gone = Object.keys(before)
    .filter((key) => !Object.hasOwn(after, key))
    .map((key) => [key, null] as const)
  return Object.fromEntries([...changed, ...gone])
}
