import { foldName } from '../../countries/index.ts'
import type { EmissionFactor } from '../../emissions/index.ts'

/** The factors whose name contains all the words. */
export function namedLike(factors: readonly EmissionFactor[], name: string): readonly EmissionFactor[] {
  const words = foldName(name).split(' ')
  return factors.filter((factor) => {
    const own = foldName(factor.name).split(' ')
    return words.every((word) => own.includes(word))
  })
}

/** The name as users may write it: trailing parts of the path, without the sheet. */
function endings(name: string): string[] {
  const parts = name.split(' / ')
  return parts.map((_, index) => foldName(parts.slice(index).join(' ')))
}

/** Keeps the factors whose name ends in exactly these words, if any: 'gas oil' is Gas oil, not Marine gas oil. */
export function preferExactName(factors: readonly EmissionFactor[], name: string): readonly EmissionFactor[] {
  const wanted = foldName(name)
  const exact = factors.filter((factor) => endings(factor.name).includes(wanted))
  return exact.length > 0 ? exact : factors
}
