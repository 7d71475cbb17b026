import { print, readPublished } from '../fraction.ts'
import { canonicalText, type Plain } from '../plain-data.ts'
import { digestOf, type Fields, isFields } from './bundle-text.ts'

function listIn(value: Plain | undefined): readonly Plain[] {
  return Array.isArray(value) ? value : []
}

/** A number in its one form, however it was written. */
function numberIn(value: Plain | undefined): Plain {
  const read = typeof value === 'string' || typeof value === 'number' ? readPublished(String(value)) : undefined
  return read === undefined ? (value ?? null) : print(read)
}

function contributionIn(value: Plain, factor: Plain): Plain {
  if (!isFields(value)) return value
  const { label = null, activity, steps } = value
  const { value: amount, unit = null } = isFields(activity as Plain) ? (activity as Fields) : ({} as Fields)
  const each = listIn(steps).map((step): Plain => {
    if (!isFields(step)) return step
    return [step.kind ?? null, numberIn(step.times), step.unit ?? null]
  })
  return [label, numberIn(amount), unit, each, factor]
}

/**
 * What a calculation comes to, whether it stands in the log or in its proof: its method, and of each part the activity, every
 * step and the id of the factor; as a digest.
 */
export function calculationKey(calculation: Fields, idIn: (contribution: Fields) => Plain | undefined): string {
  const contributions = listIn(calculation.contributions).map((one) =>
    contributionIn(one, isFields(one) ? (idIn(one) ?? null) : null),
  )
  return digestOf(canonicalText([calculation.method ?? null, contributions]))
}
