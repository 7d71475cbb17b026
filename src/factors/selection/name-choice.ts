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

/**
 * Keeps, of each edition, the factors whose name ends in exactly these words, if any: 'gas oil' is Gas oil, not Marine gas
 * oil. A row of one edition never hides those of another, since the period chooses among editions.
 */
export function preferExactName(factors: readonly EmissionFactor[], name: string): readonly EmissionFactor[] {
  const wanted = foldName(name)
  const exact = new Set(factors.filter((factor) => endings(factor.name).includes(wanted)))
  const editions = new Set(Array.from(exact, ({ edition }) => edition))
  return factors.filter((factor) => exact.has(factor) || !editions.has(factor.edition))
}

/** The edition and name of a factor without the last part of the name, which is its size or load. */
function kindOf({ edition, name }: EmissionFactor): string {
  return `${edition} ${name.slice(0, name.lastIndexOf(' / '))}`
}

/** Keeps the average of the sizes or loads of one kind where it is among them: words of a size or load name only its row. */
export function preferAverage(factors: readonly EmissionFactor[]): readonly EmissionFactor[] {
  const isAverage = ({ name }: EmissionFactor) => / \/ average(?: laden)?$/i.test(name)
  const averaged = new Set(factors.filter(isAverage).map(kindOf))
  return factors.filter((factor) => isAverage(factor) || !averaged.has(kindOf(factor)))
}
