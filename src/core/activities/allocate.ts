import type { Calculation } from '../emissions/index.ts'
import { collectEach, fail, notice } from '../errors/index.ts'
import { add, type NumberInput, ONE, parseNumber, type Rational, ratio, ZERO } from '../exact/index.ts'
import { sharedCalculation } from './share.ts'

function readMasses(masses: readonly NumberInput[]): readonly Rational[] {
  if (!Array.isArray(masses) || masses.length === 0) {
    const message = 'must hold the mass of at least one batch'
    fail('masses', 'allocation_invalid', { message, expected: 'masses, 0 or more', received: masses })
  }
  return collectEach(masses, (mass: NumberInput, index) => {
    const path = `masses[${index}]`
    const exact = parseNumber(mass, path)
    if (exact.n >= 0n) return exact
    const message = 'must not be negative: a batch of negative mass has no share'
    return fail(path, 'allocation_invalid', { message, expected: '0 or more', received: mass })
  })
}

/**
 * Allocates a calculation to batches by mass (ISO 14083, GLEC): one calculation per mass, in order, whose exact
 * emissions add up to the total. Masses are 0 or more, all in one unit; if all are zero the shares are equal, with a
 * notice. Throws `allocation_invalid` or the number codes, all at once.
 *
 * @example
 * ```ts
 * import { allocate, calculateMovement } from 'tonne'
 * import { findFactor } from 'tonne/factors'
 * const factor = findFactor('desnz-2025/freighting-goods/hgv-all-diesel/all-hgvs/average-laden/tonne-km')
 * const lorry = calculateMovement({ mass: 9, distance: { value: 100, kind: 'actual' }, mode: 'TRUCK', factor })
 * allocate(lorry, [3000, 6000]).map(({ emission }) => emission.co2e) // => [30.489, 60.978]
 * allocate(lorry, [1, -1]) // throws allocation_invalid
 * ```
 */
export function allocate(calculation: Calculation, masses: readonly NumberInput[]): readonly Calculation[] {
  const read = readMasses(masses)
  const sum = read.reduce(add, ZERO)
  if (sum.n !== 0n) return read.map((part) => sharedCalculation(calculation, { of: 'batch', part, whole: sum }))
  const equal = { of: 'batch', part: ONE, whole: ratio(BigInt(read.length)) } as const
  const equalShares = notice('equal_shares', 'masses', 'all masses are zero; the emission was shared equally')
  return read.map(() => sharedCalculation(calculation, equal, [equalShares]))
}
