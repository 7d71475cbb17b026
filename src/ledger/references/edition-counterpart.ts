import type { EmissionFactor } from '../../core/emissions/index.ts'
import type { ErrorCode, Problem } from '../../core/errors/index.ts'
import type { Catalogue } from '../../reference/factors/index.ts'
import type { EditionPair } from '../context/records.ts'

/** Returns the key of the same row in another edition. Keys begin with the id of their edition and differ only there. */
export function keyInEdition(key: string, { from, to }: EditionPair): string {
  return `${to}${key.slice(from.length)}`
}

/** The reason why no factor can replace a factor. */
export interface CounterpartProblem extends Problem {
  readonly code: ErrorCode & ('factor_not_found' | 'factor_counterpart_differs')
}

/** A published factor of a source edition, with the factor that replaces it, or the reason why none does. */
export interface Counterpart {
  readonly factor: EmissionFactor
  readonly found: EmissionFactor | CounterpartProblem
}

const GASES = ['co2', 'ch4', 'n2o', 'co2e'] as const

/** The properties that a factor and its replacement must share, in words. Only their figures may differ. */
const BASES: Readonly<Record<string, (factor: EmissionFactor) => string>> = {
  unit: ({ unit }) => unit,
  gases: ({ per1 }) => GASES.filter((gas) => per1[gas] !== null).join(', '),
  boundary: ({ boundary }) => boundary,
  category: ({ category }) => category,
  'heating value': ({ heatingValue }) => String(heatingValue),
  'kind of distance': ({ distanceBasis }) => String(distanceBasis),
  'radiative forcing': ({ radiativeForcing }) => String(radiativeForcing),
}

function differenceOf(factor: EmissionFactor, other: EmissionFactor): CounterpartProblem | null {
  const differing = Object.entries(BASES).filter(([, basisOf]) => basisOf(factor) !== basisOf(other))
  if (differing.length === 0) return null
  const basesOf = (one: EmissionFactor) => differing.map(([name, basisOf]) => `${name} ${basisOf(one)}`).join('; ')
  const [expected, received] = [basesOf(factor), basesOf(other)]
  const message = `names ${factor.key} (${expected}), but the same row of ${other.edition} has ${received}, so it cannot replace the factor; choose one yourself`
  return { code: 'factor_counterpart_differs', message, expected, received }
}

/**
 * Finds the published factor of an id and its counterpart, if it belongs to a source edition; null for every other
 * factor, including the company's own.
 */
export function counterpartOf(catalogue: Catalogue, editions: readonly EditionPair[], id: string): Counterpart | null {
  const factor = catalogue.find(id)
  const pair = editions.find(({ from }) => from === factor?.edition)
  if (factor === undefined || pair === undefined) return null
  const key = keyInEdition(factor.key, pair)
  const other = catalogue.find(key)
  if (other !== undefined) return { factor, found: differenceOf(factor, other) ?? other }
  const message = `names ${factor.key}, which is not in ${pair.to}; choose another factor, or keep this one`
  return { factor, found: { code: 'factor_not_found', message, received: factor.key } }
}

/** True if no factor replaces the factor. */
export function isProblem(found: Counterpart['found']): found is CounterpartProblem {
  return 'code' in found
}
