import { brief, type Difference } from './findings.ts'

const CONTRIBUTION = /^contributions\[(\d+)\](?:\.(activity|steps|quantity|factor|adjusted|emission)(?:\[(\d+)\])?)?/
const TOP_LEVEL = /^(?:total|emission|notices|digest|method)/

function field(value: unknown, key: string | number): unknown {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[key] : undefined
}

function stepOf(path: string, data: unknown): string | undefined {
  const [, at, part, index] = CONTRIBUTION.exec(path) ?? []
  if (at === undefined) return TOP_LEVEL.exec(path)?.[0]
  const contribution = field(field(data, 'contributions'), at)
  const label = `contribution '${brief(field(contribution, 'label'))}'`
  if (part !== 'steps' || index === undefined) return part === undefined ? label : `${label}, ${part}`
  const kind = brief(field(field(field(contribution, 'steps'), index), 'kind'))
  return `${label}, step ${Number(index) + 1} (${kind})`
}

/** Adds the step at the path of a difference, in words. */
export function nameStep(difference: Difference, data: unknown): Difference {
  const step = data === undefined ? undefined : stepOf(difference.path, data)
  const { path, ...rest } = difference
  return step === undefined ? difference : { path, step, ...rest }
}
