import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { GASES } from '../../emissions/index.ts'
import { reduce } from '../../exact/index.ts'
import type { CoefficientSet } from '../coefficients/coefficient-set.ts'

const remembered = new WeakMap<CoefficientSet, Uint8Array>()

function linesOf({ pairs }: CoefficientSet): string[] {
  return pairs.map(({ unit, second, per1 }) => {
    const amounts = GASES.map((gas) => {
      const exact = per1[gas]
      if (exact === null) return '-'
      const { n, d } = reduce(exact)
      return `${n}/${d}`
    })
    return [unit, second ?? '-', ...amounts].join('\t')
  })
}

/** SHA-256 over everything the totals of a set depend on: units and exact coefficients of all pairs, in order. */
export function setDigest(set: CoefficientSet): Uint8Array {
  const known = remembered.get(set)
  if (known !== undefined) return known
  const digest = sha256(utf8ToBytes(linesOf(set).join('\n')))
  remembered.set(set, digest)
  return digest
}

/** True if both sets have the same units and exact coefficients, so that their totals can be added. */
export function isSameSet(a: CoefficientSet, b: CoefficientSet): boolean {
  if (a === b) return true
  const other = setDigest(b)
  return setDigest(a).every((byte, index) => byte === other[index])
}
