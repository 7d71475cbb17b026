import { isList } from '../errors/index.ts'
/** Data that JSON can represent. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/** Characters that JSON writes unescaped between quotes. */
const PLAIN = /^[ !#-[\]-~]*$/
/** Up to this number of keys, insertion is faster than a call of sort. */
const FEW_KEYS = 24

/** A type all of whose fields are JSON, an interface too. */
type JsonOf<T> = T extends Json ? T : T extends object ? { readonly [Field in keyof T]: JsonOf<T[Field]> } : never

/** JSON with sorted keys and no white space: the same data, the same bytes. */
export function canonicalJson<T>(value: T & JsonOf<T>): string
export function canonicalJson(value: Json): string {
  return jsonOf(value)
}

function jsonOf(value: Json): string {
  if (typeof value === 'string') return textJson(value)
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  return isList(value) ? listJson(value) : objectJson(value)
}

function textJson(text: string): string {
  return PLAIN.test(text) ? `"${text}"` : JSON.stringify(text)
}

function listJson(list: readonly Json[]): string {
  let items = ''
  for (const item of list) items += (items === '' ? '' : ',') + jsonOf(item)
  return `[${items}]`
}

function objectJson(fields: { readonly [key: string]: Json }): string {
  let members = ''
  for (const key of sortedKeys(fields)) {
    members += `${members === '' ? '' : ','}${textJson(key)}:${jsonOf(fields[key] as Json)}`
  }
  return `{${members}}`
}

/** The keys sorted by UTF-16 code units, as by `sort`. */
function sortedKeys(fields: object): readonly string[] {
  const keys = Object.keys(fields)
  if (keys.length > FEW_KEYS) return keys.sort()
  for (let index = 1; index < keys.length; index++) {
    const key = keys[index] as string
    let before = index - 1
    for (; before >= 0 && (keys[before] as string) > key; before--) keys[before + 1] = keys[before] as string
    keys[before + 1] = key
  }
  return keys
}
