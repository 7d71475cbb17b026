import { asFields, cacheByObject, isList } from '../../base/index.ts'

/** Data that JSON can represent. */
export type Json = string | number | boolean | null | readonly Json[] | JsonFields
interface JsonFields {
  readonly [key: string]: Json
}

/** Characters that JSON writes unescaped between quotes. */
const PLAIN = /^[ !#-[\]-~]*$/
/** Layouts of objects with more keys are not remembered. */
const KEYS_MAX = 32
/** Layouts that are remembered at once, a power of two: a record, its calculation and its line of the log have ten. */
const LAYOUTS = 1024

/** The members of an object in the order of the text. */
interface Layout {
  /** As an object has them. */
  readonly keys: readonly string[]
  readonly members: readonly {
    readonly key: string
    /** The text before the value. */
    readonly label: string
    /** True for a key that every store accepts. */
    readonly isStorable: boolean
  }[]
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

function canonicalObject(fields: JsonFields): string {
  let text = ''
  for (const { key, label } of layoutOf(Object.keys(fields))) text += label + serialize(fields[key] as Json)
  return `{${text}}`
}

/** Both texts of deeply frozen parts that many records embed. */
const keptTexts = new WeakMap<object, { readonly canonical: string; readonly json: string }>()

/** Makes `frozenJson` and `recordJson` remember the text of a part, which has to be deeply frozen plain data. */
export function keepFrozenJson(part: object): void {
  const canonical = frozenJson(part)
  if (canonical !== null) keptTexts.set(part, { canonical, json: JSON.stringify(part) })
}

/** `JSON.stringify` of a record, several times as fast where most of it are parts that many records embed. */
export function recordJson(record: object): string {
  if (Object.getPrototypeOf(record) !== Object.prototype || 'toJSON' in record) return JSON.stringify(record)
  const fields = asFields(record)
  let text = ''
  for (const key in fields) {
    const field = fieldJson(fields[key])
    if (field !== undefined) text += `${text === '' ? '' : ','}${textJson(key)}:${field}`
  }
  return `{${text}}`
}

/** Undefined: the field is left out. */
function fieldJson(value: unknown): string | undefined {
  if (typeof value === 'string') return textJson(value)
  if (value === null) return 'null'
  if (typeof value === 'number' && Number.isFinite(value)) return `${value}`
  const kept = typeof value === 'object' ? keptTexts.get(value) : undefined
  return kept === undefined ? JSON.stringify(value) : kept.json
}

const UNSTORABLE = /[\0\p{Cs}]/u
const DEPTH_MAX = 32

/**
 * Canonical JSON of deeply frozen plain data that every store returns unchanged, checked in the same pass; null for all other
 * data: NaN, −0, undefined, U+0000, half of a surrogate pair, anything of a class, or deeper than 32 levels.
 */
export function frozenJson(value: unknown, depth = 0): string | null {
  switch (typeof value) {
    case 'string':
      if (PLAIN.test(value)) return `"${value}"`
      return UNSTORABLE.test(value) ? null : JSON.stringify(value)
    case 'number':
      return Number.isFinite(value) && !Object.is(value, -0) ? `${value}` : null
    case 'boolean':
      return value ? 'true' : 'false'
    case 'object':
      if (value === null) return 'null'
      return (
        keptTexts.get(value)?.canonical ??
        (depth < DEPTH_MAX && Object.isFrozen(value) ? frozenPart(value, depth) : null)
      )
    default:
      return null
  }
}

function frozenPart(part: object, depth: number): string | null {
  let text = ''
  if (Array.isArray(part)) {
    for (let index = 0; index < part.length; index++) {
      const item = frozenJson(part[index], depth + 1)
      if (item === null) return null
      text += index === 0 ? item : `,${item}`
    }
    return `[${text}]`
  }
  if (Object.getPrototypeOf(part) !== Object.prototype || Object.getOwnPropertySymbols(part).length > 0) return null
  const fields = asFields(part)
  for (const { key, label, isStorable } of layoutOf(Object.keys(part))) {
    const field = isStorable ? frozenJson(fields[key], depth + 1) : null
    if (field === null) return null
    text += label + field
  }
  return `{${text}}`
}

/** The text of a frozen part that many records embed; it is made once. */
const embeddedText = cacheByObject((part: Json & object) => serialize(part))

/** Canonical JSON of a record; `embedded` names the fields whose frozen parts many records embed. */
export function canonicalRecord(record: JsonFields, embedded: ReadonlySet<string>): string {
  let text = ''
  for (const { key, label } of layoutOf(Object.keys(record))) {
    const value = record[key] as Json
    const isShared = typeof value === 'object' && value !== null && embedded.has(key) && Object.isFrozen(value)
    text += label + (isShared ? embeddedText(value) : serialize(value))
  }
  return `{${text}}`
}

/** Returns the members of an object with these keys: objects of one kind have the same, which are sorted once. */
function layoutOf(keys: readonly string[]): Layout['members'] {
  const first = keys[0] ?? ''
  const last = keys[keys.length - 1] ?? ''
  const slot = (31 * (31 * first.charCodeAt(0) + last.charCodeAt(last.length - 1)) + keys.length) & (LAYOUTS - 1)
  const known = layouts[slot]
  if (known !== undefined && isSameList(known.keys, keys)) return known.members
  // by UTF-16 code units
  const sorted = [...keys].sort()
  const members = sorted.map((key, index) => {
    return { key, label: `${index === 0 ? '' : ','}${textJson(key)}:`, isStorable: !UNSTORABLE.test(key) }
  })
  const layout = { keys, members }
  if (keys.length <= KEYS_MAX) layouts[slot] = layout
  return members
}

function isSameList(a: readonly string[], b: readonly string[]): boolean {
  if (a.length !== b.length) return false
  for (let index = 0; index < a.length; index++) if (a[index] !== b[index]) return false
  return true
}
