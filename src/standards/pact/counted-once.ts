import { exact, reduceFraction } from '../../verify/document/index.ts'

/** The longest name of a record, in characters. */
export const RECORD_LENGTH_MAX = 255

/** The fields of a part that decide if an emission is counted twice. */
export interface PartOfRecord {
  /** The name of the record that the part is of, if it is stated. */
  readonly record?: string | undefined
  readonly share: { readonly n: bigint; readonly d: bigint }
  readonly trace: {
    readonly digest: string
    readonly method: { readonly id: string }
    readonly contributions: readonly { readonly activity: { readonly value: string; readonly unit: string } }[]
  }
}

/** A part that counts again what another part counts. */
export interface RepeatedPart {
  readonly index: number
  readonly field: 'share' | 'trace'
  readonly problem: string
}

const ABOVE_ALL =
  'counts with other parts more than all of one emission; leave the repeated part out, or name the record of each part if they are equal emissions of two records'
const OTHER_FIGURE =
  'is the other Scope 2 figure of electricity that a part counts already; keep one of the two, or name the record of each part if they are two supplies'

/** Groups the parts that count something by a key; undefined leaves a part out. */
function groupParts<Part extends PartOfRecord>(
  parts: readonly Part[],
  keyOf: (part: Part) => string | undefined,
): readonly (readonly (readonly [index: number, part: Part])[])[] {
  const groups = new Map<string, (readonly [number, Part])[]>()
  for (const [index, part] of parts.entries()) {
    const key = part.share.n > 0n ? keyOf(part) : undefined
    if (key === undefined) continue
    const group = groups.get(key) ?? []
    group.push([index, part])
    groups.set(key, group)
  }
  return [...groups.values()]
}

/** A key of the electricity that a part counts; undefined for other emissions. */
function supplyKey({ trace: { method, contributions } }: PartOfRecord): string | undefined {
  const activity = contributions[0]?.activity
  if (activity === undefined || !method.id.startsWith('electricity_')) return undefined
  const { n, d } = reduceFraction(exact(activity.value))
  return `${n}/${d} ${activity.unit}`
}

/** True if both parts name a record, and not the same one. */
function areTwoRecords(one: PartOfRecord, other: PartOfRecord): boolean {
  return one.record !== undefined && other.record !== undefined && one.record !== other.record
}

/**
 * Finds the parts that count an emission twice: shares of equal traces of one record that make more than the whole, and
 * both Scope 2 figures of one electricity. A trace names no record, so that the record that its part names
 * distinguishes equal emissions of two records.
 */
export function repeatedParts<Part extends PartOfRecord>(
  parts: readonly Part[],
  exceedsOne: (shares: readonly Part['share'][]) => boolean,
): readonly RepeatedPart[] {
  const shared = groupParts(parts, ({ record, trace }) => JSON.stringify([trace.digest, record ?? null]))
  const above = shared
    .filter((group) => group.length > 1 && exceedsOne(group.map(([, { share }]) => share)))
    .map((group) => ({ index: group.at(-1)?.[0] ?? 0, field: 'share', problem: ABOVE_ALL }) as const)
  const figures = groupParts(parts, supplyKey).flatMap((group) =>
    group
      .filter(([index, part]) =>
        group.some(
          ([other, earlier]) =>
            other < index && earlier.trace.method.id !== part.trace.method.id && !areTwoRecords(part, earlier),
        ),
      )
      .map(([index]) => ({ index, field: 'trace', problem: OTHER_FIGURE }) as const),
  )
  return [...above, ...figures]
}
