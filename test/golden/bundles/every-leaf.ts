import type { BundleLine } from '../../fixtures/forged-bundle.ts'

/** A leaf of a line: where it is, and the same for all that stand in a like place. */
export interface Leaf {
  readonly line: number
  readonly path: readonly (string | number)[]
  readonly place: string
}

function labelOf({ kind, collection, line, method }: BundleLine): string {
  const said = line as BundleLine | undefined
  const what = said === undefined ? (collection ?? method) : `${said.collection}.${said.action}`
  return what === undefined ? String(kind) : `${kind} ${what}`
}

function* leavesOf(value: unknown, path: readonly (string | number)[]): Generator<readonly (string | number)[]> {
  if (typeof value !== 'object' || value === null) yield path
  else
    for (const [key, one] of Object.entries(value))
      yield* leavesOf(one, [...path, Array.isArray(value) ? Number(key) : key])
}

function* partsOf(value: unknown, path: readonly (string | number)[]): Generator<readonly (string | number)[]> {
  if (typeof value !== 'object' || value === null) return
  yield path
  for (const [key, one] of Object.entries(value))
    yield* partsOf(one, [...path, Array.isArray(value) ? Number(key) : key])
}

function leafOf(data: BundleLine, line: number, path: readonly (string | number)[]): Leaf {
  const place = `${labelOf(data)}: ${path.map((part) => (typeof part === 'number' ? '[]' : part)).join('.')}`
  return { line, path, place }
}

/** Every leaf of the lines. */
export function everyLeaf(lines: readonly BundleLine[]): readonly Leaf[] {
  return lines.flatMap((data, line) => [...leavesOf(data, [])].map((path) => leafOf(data, line, path)))
}

/** Every list and object of the lines. */
export function everyPart(lines: readonly BundleLine[]): readonly Leaf[] {
  return lines.flatMap((data, line) => [...partsOf(data, [])].map((path) => leafOf(data, line, path)))
}

/** Another value of the same type. */
function another(value: unknown): unknown {
  if (typeof value === 'number') return value + 1
  if (typeof value === 'boolean') return !value
  if (value === null) return 'other'
  const text = String(value)
  if (/^-?\d+(?:\.\d+)?$/.test(text)) return text.includes('.') ? `1${text}` : String(BigInt(text) + 1n)
  if (/^\d{4}-\d\d-\d\dT/.test(text))
    return text.replace(/^(\d{3})\d/, (_, start: string) => `${start}${text[3] === '4' ? '3' : '4'}`)
  return `${text}x`
}

/** The data with another value at a path. */
export function bentAt(data: unknown, [part, ...rest]: readonly (string | number)[]): unknown {
  if (part === undefined) return another(data)
  if (Array.isArray(data)) return data.map((one, index) => (index === part ? bentAt(one, rest) : one))
  const fields = data as BundleLine
  return { ...fields, [part]: bentAt(fields[part], rest) }
}

/** A list with its first item left out, doubled and moved; an object with each field left out, and with another. */
function reshaped(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) {
    const [first, second, ...others] = value
    const moved = value.length > 1 ? [[second, first, ...others]] : []
    return value.length === 0 ? [['other']] : [value.slice(1), [first, ...value], ...moved]
  }
  const fields = Object.entries(value as object)
  const without = fields.map(([name]) => Object.fromEntries(fields.filter(([one]) => one !== name)))
  return [...without, { ...(value as object), other: 1 }]
}

function replacedAt(data: unknown, [part, ...rest]: readonly (string | number)[], value: unknown): unknown {
  if (part === undefined) return value
  if (Array.isArray(data)) return data.map((one, index) => (index === part ? replacedAt(one, rest, value) : one))
  const fields = data as BundleLine
  return { ...fields, [part]: replacedAt(fields[part], rest, value) }
}

/** The data with the list or object at a path in every other shape. */
export function reshapedAt(data: unknown, path: readonly (string | number)[]): readonly unknown[] {
  const value = path.reduce<unknown>((part, key) => (part as BundleLine)[key], data)
  return reshaped(value).map((one) => replacedAt(data, path, one))
}
