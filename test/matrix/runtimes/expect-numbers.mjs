import { expect } from 'vitest'

/** Half of what the last decimal of a distance is worth, more than the error of a subtraction of two. */
const LAST_DECIMAL_KM = 1.5e-9

/**
 * What the program of the numbers gave in two runtimes: the same bytes, and distances within a millionth of a metre, of
 * which nearly all are the same. Gives back how many are not.
 */
export function expectSameNumbers({ same, measured, kernels }, due) {
  expect(Object.keys(same)).toEqual(Object.keys(due.same))
  for (const [part, text] of Object.entries(due.same)) expect(same[part], part).toBe(text)
  for (const [kernel, text] of Object.entries(kernels)) expect(text, kernel).toBe(due.kernels.js)
  expect(measured.length).toBe(due.measured.length)
  const others = measured.filter((km, at) => km !== due.measured[at])
  const far = measured.filter((km, at) => Math.abs(km - due.measured[at]) > LAST_DECIMAL_KM)
  expect(far).toEqual([])
  expect(others.length / measured.length).toBeLessThan(0.005)
  return others.length
}
