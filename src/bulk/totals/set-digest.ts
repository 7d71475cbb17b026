import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { cacheByObject } from '../../base/index.ts'
import { GASES } from '../../core/emissions/index.ts'
import { reduce } from '../../core/exact/index.ts'
import type { CoefficientSet } from '../coefficients/coefficient-set.ts'
import type { CompiledPair } from '../coefficients/pair.ts'

function digestLine({ unit, second, per1 }: CompiledPair): string {
  const amounts = GASES.map((gas) => {
    const exact = per1[gas]
    if (exact === null) return '-'
    const { n, d } = reduce(exact)
    return `${n}/${d}`
  })
  return [unit, second ?? '-', ...amounts].join('\t')
}

/** SHA-256 over everything the totals of a set depend on: units and exact coefficients of all pairs, in order. */
export const setDigest: (set: CoefficientSet) => Uint8Array = cacheByObject(({ pairs }) =>
  sha256(utf8ToBytes(pairs.map(digestLine).join('\n'))),
)

/** True if both hold the same bytes. */
export function isEqual(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, index) => byte === b[index])
}

/** True if both sets have the same units and exact coefficients, so that their totals can be added. */
export function isSameSet(a: CoefficientSet, b: CoefficientSet): boolean {
  return a === b || isEqual(setDigest(a), setDigest(b))
}
