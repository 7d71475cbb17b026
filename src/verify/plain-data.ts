import { type Findings, within } from './findings.ts'

/** Any JSON value. */
export type Plain = string | number | boolean | null | readonly Plain[] | { readonly [key: string]: Plain }

const DEPTH_MAX = 32
const SIZE_MAX = 1_000_000

/** The state of a copy in progress. */
interface Copying {
  readonly findings: Findings
  size: number
  depth: number
}

function reject(
  path: string,
  findings: Findings,
  about: { message: string; expected: string; value: string },
): undefined {
  findings.add(path, about.message, { expected: about.expected, found: about.value })
  return undefined
}

/** Copies the parts of a list or an object; undefined if one of them is not data. */
function copyParts<Key extends string | number>(
  parts: Iterable<readonly [Key, unknown]>,
  path: string,
  copying: Copying,
): (readonly [Key, Plain])[] | undefined {
  const copied: (readonly [Key, Plain])[] = []
  copying.depth++
  for (const [key, one] of parts) {
    const part = copy(one, within(path, key), copying)
    if (part === undefined) return undefined
    copied.push([key, part])
  }
  copying.depth--
  return copied
}

function copy(value: unknown, path: string, copying: Copying): Plain | undefined {
  const { findings } = copying
  copying.size++
  if (copying.depth > DEPTH_MAX) {
    return reject(path, findings, { message: 'is nested too deeply', expected: 'a trace', value: 'more levels' })
  }
  if (copying.size > SIZE_MAX) {
    return reject(path, findings, { message: 'holds too many values', expected: 'a trace', value: 'more values' })
  }
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    return value
  }
  if (typeof value !== 'object') {
    return reject(path, findings, { message: 'is nothing that JSON can hold', expected: 'JSON', value: typeof value })
  }
  if (Array.isArray(value)) return copyParts(value.entries(), path, copying)?.map(([, item]) => item)
  const fields = copyParts(Object.entries(value), path, copying)
  return fields && Object.fromEntries(fields)
}

/** A deep copy that cannot change during verification; undefined, with a difference, if the value is not data. */
export function plainCopy(value: unknown, findings: Findings): Plain | undefined {
  return copy(value, '', { findings, size: 0, depth: 0 })
}

/** JSON without white space, with keys in the order of their UTF-16 code units. */
export function canonicalText(value: Plain): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map((one: Plain) => canonicalText(one)).join()}]`
  const fields = value as { readonly [key: string]: Plain }
  const written = Object.keys(fields)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonicalText(fields[key] as Plain)}`)
  return `{${written.join()}}`
}
