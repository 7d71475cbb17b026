import { createHash } from 'node:crypto'

/** Data of a trace, open to every change. */
export type Data = string | number | boolean | null | Data[] | { [key: string]: Data }

/** A trace with one change: where ('contributions[].steps[].times'), what was done, and the whole that came out. */
export interface Mutation {
  readonly path: string
  readonly change: string
  readonly trace: Data
}

type Place = readonly (string | number)[]

/** The path of a place with the numbers of items left out. */
export function pathOf(place: Place): string {
  return place.reduce<string>(
    (path, part) => (typeof part === 'number' ? `${path}[]` : path === '' ? part : `${path}.${part}`),
    '',
  )
}

/** Every value of a trace with its place, the whole first. */
export function* places(data: Data, place: Place = []): Generator<readonly [Place, Data]> {
  yield [place, data]
  if (typeof data !== 'object' || data === null) return
  const parts: [string | number, Data][] = Array.isArray(data)
    ? data.map((one, index) => [index, one])
    : Object.entries(data)
  for (const [key, part] of parts) yield* places(part, [...place, key])
}

/** A copy with the value at a place replaced; only what leads there is copied. */
export function replaced(data: Data, [first, ...rest]: Place, value: Data): Data {
  if (first === undefined) return value
  if (Array.isArray(data)) return data.map((one, index) => (index === first ? replaced(one, rest, value) : one))
  const fields = data as { [key: string]: Data }
  return { ...fields, [first]: replaced(fields[first] as Data, rest, value) }
}

function otherLeaves(leaf: Data, elsewhere: readonly Data[]): Data[] {
  if (typeof leaf === 'string') return [...elsewhere, `${leaf}1`, '', null].filter((one) => one !== leaf)
  if (typeof leaf === 'number') return [...elsewhere, leaf + 1, String(leaf)]
  if (typeof leaf === 'boolean') return [!leaf, String(leaf)]
  return [...elsewhere, '0', false]
}

/** Values of other traces at the same path: four of them, one of a factor's fields, which a catalogue holds anyway. */
function seenElsewhere(leaf: Data, path: string, seen: ReadonlyMap<string, ReadonlySet<Data>>): Data[] {
  const others = [...(seen.get(path) ?? [])].filter((one) => one !== leaf)
  return others.slice(0, path.includes('.factor.') ? 1 : 4)
}

function otherLists(list: readonly Data[]): [string, Data][] {
  const swapped = list.slice(1).map((_, index): [string, Data] => {
    const copy = [...list]
    copy[index] = list[index + 1] as Data
    copy[index + 1] = list[index] as Data
    return ['swap', copy]
  })
  const without = list.map((_, index): [string, Data] => ['leave out', list.filter((__, other) => other !== index)])
  const twice = list.slice(0, 1).map((one): [string, Data] => ['double', [one, ...list]])
  const changes: [string, Data][] = [...swapped, ...without, ...twice]
  return changes.filter(([, copy]) => JSON.stringify(copy) !== JSON.stringify(list))
}

function otherObjects(fields: { [key: string]: Data }): [string, Data][] {
  const without = Object.keys(fields).map((key): [string, Data] => {
    const { [key]: _, ...rest } = fields
    return ['leave out', rest]
  })
  return [...without, ['add', { ...fields, extra: '1' }]]
}

/** The leaves that stand at each path in some of the traces: what a forger would put in their place. */
export function leavesByPath(traces: readonly Data[]): Map<string, Set<Data>> {
  const leaves = new Map<string, Set<Data>>()
  for (const trace of traces) {
    for (const [place, value] of places(trace)) {
      if (typeof value === 'object' && value !== null) continue
      const path = pathOf(place)
      leaves.set(path, (leaves.get(path) ?? new Set()).add(value))
    }
  }
  return leaves
}

/** Inside the factor of a part after the first: that of the first stands for them. */
function isInOtherFactor([list, at, part, field]: Place): boolean {
  return list === 'contributions' && at !== 0 && part === 'factor' && field !== undefined
}

/** Every trace that differs from one in a single place. */
export function* mutations(trace: Data, seen: ReadonlyMap<string, ReadonlySet<Data>>): Generator<Mutation> {
  for (const [place, value] of places(trace)) {
    if (isInOtherFactor(place)) continue
    const path = pathOf(place)
    const isLeaf = typeof value !== 'object' || value === null
    const changes: [string, Data][] = isLeaf
      ? otherLeaves(value, seenElsewhere(value, path, seen)).map((leaf) => ['change', leaf])
      : Array.isArray(value)
        ? otherLists(value)
        : otherObjects(value)
    for (const [change, other] of changes) yield { path, change, trace: replaced(trace, place, other) }
  }
}

function canonical(data: Data): string {
  if (Array.isArray(data)) return `[${data.map(canonical).join(',')}]`
  if (typeof data !== 'object' || data === null) return JSON.stringify(data)
  const keys = Object.keys(data).sort()
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonical(data[key] as Data)}`).join(',')}}`
}

/** The trace as a forger hands it on: in canonical form, the digest made anew. */
export function forged(trace: Data): string {
  const { digest: _, ...body } = trace as { [key: string]: Data }
  return canonical({ ...body, digest: createHash('sha256').update(canonical(body)).digest('hex') })
}
