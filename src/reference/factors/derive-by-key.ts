import {
  combineFactors,
  type EmissionFactor,
  type GwpSetId,
  wellToWheel,
  withBiogenicCo2,
  withGwpSetOfFactor,
  withMontrealApart,
  withRadiativeForcing,
} from '../../core/emissions/index.ts'

/** Looks up published factors and their well-to-tank partners. */
interface FactorLookUp {
  readonly find: (key: string) => EmissionFactor | undefined
  readonly upstreamOf: (factor: EmissionFactor) => EmissionFactor | undefined
}

/** The parts of a derived key: '<base>+wtt?biogenic=…' or '<base>?biogenic=…&gwp=…&montreal=apart&rf=…&with=…'. */
const DERIVED = /^([^?+]+)(\+wtt)?(?:\?(.+))?$/

type Derivation = (factor: EmissionFactor, value: string, lookUp: FactorLookUp) => EmissionFactor | undefined

function derivePair(factor: EmissionFactor, partnerKey: string, { find }: FactorLookUp): EmissionFactor | undefined {
  const partner = find(partnerKey)
  if (partner === undefined) return undefined
  const isCarbonRow = (factor.per1.co2 ?? factor.biogenicCo2) !== null
  return isCarbonRow ? combineFactors(factor, partner)[0] : combineFactors(partner, factor)[1]
}

function besideBiogenic(factor: EmissionFactor, rowKey: string, { find }: FactorLookUp): EmissionFactor | undefined {
  const row = find(rowKey)
  return row && withBiogenicCo2(factor, row)
}

/** The derivations in the order in which they are applied: pairs first, because they complete the gases. */
const DERIVATIONS: readonly (readonly [name: string, derive: Derivation])[] = [
  ['with', derivePair],
  ['biogenic', besideBiogenic],
  ['gwp', (factor, set) => withGwpSetOfFactor(factor, set as GwpSetId)],
  ['rf', (factor) => withRadiativeForcing(factor)],
  ['montreal', (factor) => withMontrealApart(factor)],
]

/** True for a key of a derived factor. */
export function isDerivedKey(key: string): boolean {
  return /[?+]/.test(key)
}

/**
 * Derives the factor of a derived key from the published one; undefined if a required factor is missing or the key is
 * not in canonical form. Throws the codes of the derivations.
 */
export function deriveByKey(key: string, lookUp: FactorLookUp): EmissionFactor | undefined {
  const [, base = '', wtt, query] = DERIVED.exec(key) ?? []
  const published = lookUp.find(base)
  if (published === undefined) return undefined
  const options = new Map((query ?? '').split('&').map((part) => splitAtEquals(part)))
  const upstream = wtt === undefined ? undefined : lookUp.upstreamOf(published)
  let factor = wtt === undefined ? published : upstream && wellToWheel(published, upstream)
  for (const [name, derive] of DERIVATIONS) {
    const value = options.get(name)
    if (value !== undefined && factor !== undefined) factor = derive(factor, value, lookUp)
  }
  return factor?.key === key ? factor : undefined
}

function splitAtEquals(part: string): [name: string, value: string] {
  const index = part.indexOf('=')
  return index < 0 ? [part, ''] : [part.slice(0, index), part.slice(index + 1)]
}
