import { isFields } from '../../errors/index.ts'
import { isSameData } from '../../store/index.ts'

type Fields = Readonly<Record<string, unknown>>

/** Objects that an update replaces completely; it merges all others. */
const REPLACED: ReadonlySet<string> = new Set(['customOptions'])

function changeOf(key: string, { before, after }: { readonly before: unknown; readonly after: unknown }): unknown {
  return isFields(before) && isFields(after) && !REPLACED.has(key) ? changesBetween(before, after) : after
}

/** The update from one record to the other: changed fields, recursively; complete lists; null for removed fields. */
export function changesBetween(before: Fields, after: Fields): Fields {
  const changed = Object.keys(after)
    .filter((key) => !Object.hasOwn(before, key) || !isSameData(before[key], after[key]))
    .map((key) => {
      const held = Object.hasOwn(before, key) ? before[key] : undefined
      return [key, changeOf(key, { before: held, after: after[key] })] as const
    })
  const gone = Object.keys(before)
    .filter((key) => !Object.hasOwn(after, key))
    .map((key) => [key, null] as const)
  return Object.fromEntries([...changed, ...gone])
}
