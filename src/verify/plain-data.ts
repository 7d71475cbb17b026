import { type Findings, within } from './findings.ts'

/** What a JSON text holds. */
export type Plain = string | number | boolean | null | readonly Plain[] | { readonly [key: string]: Plain }

const DEPTH_MAX = 32
const SIZE_MAX = 1_000_000

/** How many values were copied. */
interface Copied {
  size: number
}

function refuse(path: string, found: Findings, about: { message: string; expected: string; value: string }): undefined {
  found.add(path, about.message, { expected: about.expected, found: about.value })
  return undefined
}

function copy(value: unknown, path: string, found: Findings, copied: Copied, depth: number): Plain | undefined {
  copied.size++
  if (depth > DEPTH_MAX)
    return refuse(path, found, { message: 'is nested too deeply', expected: 'a trace', value: 'more levels' })
  if (copied.size > SIZE_MAX)
    return refuse(path, found, { message: 'holds too many values', expected: 'a trace', value: 'more values' })
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return value
  if (Array.isArray(value)) {
    const items: Plain[] = []
    for (const [at, one] of value.entries()) {
      const item = copy(one, within(path, at), found, copied, depth + 1)
      if (item === undefined) return undefined
      items.push(item)
    }
    return items
  }
  if (typeof value !== 'object') {
    return refuse(path, found, { message: 'is nothing that JSON can hold', expected: 'JSON', value: typeof value })
  }
  const entries: (readonly [string, Plain])[] = []
  for (const [key, one] of Object.entries(value)) {
    const item = copy(one, within(path, key), found, copied, depth + 1)
    if (item === undefined) return undefined
    entries.push([key, item])
  }
  return Object.fromEntries(entries)
}

/** A copy of data that nothing can change or bend while it is verified; undefined, with a difference, where it is not data. */
export function plainCopy(value: unknown, found: Findings): Plain | undefined {
  return copy(value, '', found, { size: 0 }, 0)
}

/** JSON with the keys in the order of their UTF-16 units and no white space. */
export function canonicalText(value: Plain): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map((one: Plain) => canonicalText(one)).join()}]`
  const fields = value as { readonly [key: string]: Plain }
  const written = Object.keys(fields)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonicalText(fields[key] as Plain)}`)
  return `{${written.join()}}`
}
