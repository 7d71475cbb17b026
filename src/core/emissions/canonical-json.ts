import { isList } from '../../base/index.ts'

/** Data that JSON can represent. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/** Characters that JSON writes unescaped between quotes. */
const PLAIN = /^[ !#-[\]-~]*$/
/** Layouts of objects with more keys are not remembered. */
const KEYS_MAX = 32
/** Layouts that are remembered at once, a power of two: a record, its calculation and its line of the log have ten. */
const LAYOUTS = 1024

/** The order of the keys of an object in the text, and the text before each value. */
interface Layout {
  /** As an object has them. */
  readonly keys: readonly string[]
  readonly sorted: readonly string[]
  readonly labels: readonly string[]
}

const layouts: (Layout | undefined)[] = Array.from({ length: LAYOUTS })

/** A type all of whose fields are JSON, an interface too. */
type JsonOf<T> = T extends Json ? T : T extends object ? { readonly [Field in keyof T]: JsonOf<T[Field]> } : never

/** JSON with sorted keys and no white space: the same data, the same bytes. */
export function canonicalJson<T>(value: T & JsonOf<T>): string
export function canonicalJson(value: Json): string {
  return serialize(value)
}

function serialize(value: Json): string {
  if (typeof value === 'string') return textJson(value)
  if (value === null) return 'null'
  if (typeof value !== 'object') return JSON.stringify(value)
  return isList(value) ? listJson(value) : canonicalObject(value)
}

function textJson(text: string): string {
  return PLAIN.test(text) ? `"${text}"` : JSON.stringify(text)
}

function listJson(list: readonly Json[]): string {
  let items = ''
  for (const item of list) items += (items === '' ? '' : ',') + serialize(item)
  return `[${items}]`
}

/** Canonical JSON of an object, each value as `textOf` writes it, which must be canonical too. */
export function canonicalObject(
  fields: { readonly [key: string]: Json },
  textOf: (value: Json, key: string) => string = serialize,
): string {
  const { sorted, labels } = layoutOf(Object.keys(fields))
  let members = ''
  for (let index = 0; index < sorted.length; index++) {
    const key = sorted[index] as string
    members += labels[index] + textOf(fields[key] as Json, key)
  }
  return `{${members}}`
}

/** Returns the layout of keys: objects of one kind have the same, which is sorted once. */
function layoutOf(keys: readonly string[]): Layout {
  const first = keys[0] ?? ''
  const last = keys[keys.length - 1] ?? ''
  const slot = (31 * (31 * first.charCodeAt(0) + last.charCodeAt(last.length - 1)) + keys.length) & (LAYOUTS - 1)
  const known = layouts[slot]
  if (known !== undefined && isSameList(known.keys, keys)) return known
  // by UTF-16 code units
  const sorted = [...keys].sort()
  const labels = sorted.map((key, index) => `${index === 0 ? '' : ','}${textJson(key)}:`)
  const layout = { keys, sorted, labels }
  if (keys.length <= KEYS_MAX) layouts[slot] = layout
  return layout
}

function isSameList(a: readonly string[], b: readonly string[]): boolean {
  if (a.length !== b.length) return false
  for (let index = 0; index < a.length; index++) if (a[index] !== b[index]) return false
  return true
}
