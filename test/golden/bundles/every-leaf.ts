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

/** Every leaf of the lines. */
export function everyLeaf(lines: readonly BundleLine[]): readonly Leaf[] {
  return lines.flatMap((data, line) =>
    [...leavesOf(data, [])].map((path) => ({
      line,
      path,
      place: `${labelOf(data)}: ${path.map((part) => (typeof part === 'number' ? '[]' : part)).join('.')}`,
    })),
  )
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
