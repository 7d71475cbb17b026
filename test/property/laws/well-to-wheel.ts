import { expect } from 'vitest'
import { add, equal } from '../../../src/core/exact/index.ts'
import { type Calculation, type EmissionFactor, wellToWheel } from '../../../src/index.ts'
import { exactly } from './exact.ts'

/** Well to wheel is tank to wheel plus well to tank, exactly, for a calculation by any factor. */
export function wtwIsTtwPlusWtt(
  calculate: (factor: EmissionFactor) => Calculation,
  { ttw, wtt }: { readonly ttw: EmissionFactor; readonly wtt: EmissionFactor },
): void {
  const [direct, upstream, whole] = [ttw, wtt, wellToWheel(ttw, wtt)].map((one) => exactly(calculate(one), 'co2e'))
  if (!direct || !upstream || !whole) throw new Error('a factor of the pair publishes no total')
  expect(equal(add(direct, upstream), whole)).toBe(true)
}
