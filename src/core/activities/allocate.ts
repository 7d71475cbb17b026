import type { Calculation } from '../emissions/index.ts'
import { checkChoice, collect, collectEach, fail, notice } from '../errors/index.ts'
import { add, type NumberInput, parseNumber, printExact, type Rational, ZERO } from '../exact/index.ts'
import { sharedCalculation } from './share.ts'

/** The numbers that a calculation is allocated by. */
export type AllocationMeasure = 'mass' | 'transport_activity'

const ALLOCATION_MEASURES: readonly AllocationMeasure[] = ['mass', 'transport_activity']

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
 * notice. Each share states all masses, so that its trace can be checked. `measure` says if the numbers are transport
 * activities instead (default: masses). Throws `allocation_invalid`, `invalid_choice` or the number codes, all at once.
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
export function allocate(
  calculation: Calculation,
  masses: readonly NumberInput[],
  measure: AllocationMeasure = 'mass',
): readonly Calculation[] {
  const { read } = collect({
    read: () => readMasses(masses),
    measure: () => checkChoice({ path: 'measure', value: measure }, ALLOCATION_MEASURES),
  })
  const sum = read.reduce(add, ZERO)
  const parts = Object.freeze(read.map(printExact))
  const isEqual = sum.n === 0n
  const total = isEqual ? String(read.length) : printExact(sum)
  const added = isEqual
    ? [notice('equal_shares', 'masses', 'all masses are zero; the emission was shared equally')]
    : []
  return parts.map((mass, index) => {
    const part = isEqual ? '1' : mass
    return sharedCalculation(
      calculation,
      { kind: 'share', of: 'batch', part, whole: total, measure, parts, index },
      added,
    )
  })
}
