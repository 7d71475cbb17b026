import { describe, expect, it } from 'vitest'
import { calculateRefrigerant, EmissionsError, toTrace } from '../../../src/index.ts'
import { findRefrigerant } from '../../../src/reference/factors/index.ts'
import { blendShares } from '../../../src/reference/factors/refrigerants/find-refrigerant.ts'
import type { Compared } from '../../../src/verify/bundle/compared.ts'
import { refrigerant } from '../../../src/verify/bundle/due-others.ts'

const NAMES = [...blendShares().keys()]
const SETS = ['AR4_GWP100', 'AR5_GWP100', 'AR6_GWP100'] as const

/** The record of a leak of a blend, with its trace; undefined if a part of the blend has no figure in the set. */
function leakOf(blend: string, set: (typeof SETS)[number]): Compared | undefined {
  try {
    const found = findRefrigerant(blend, set)
    if (found.parts === undefined) return undefined
    const trace = JSON.parse(toTrace(calculateRefrigerant({ mass: 1, unit: 'kg', parts: found.parts })))
    return { trace } as Compared
  } catch (error) {
    if (EmissionsError.is(error)) return undefined
    throw error
  }
}

const LEAKS = NAMES.flatMap((name) =>
  SETS.flatMap((set) => {
    const leak = leakOf(name, set)
    return leak === undefined ? [] : [{ name, leak }]
  }),
)

describe('the name of a blend in a bundle', () => {
  it('is accepted for the gases and shares of the standard', () => {
    expect(LEAKS.filter(({ name, leak }) => refrigerant(leak, name, {}) !== undefined).map(({ name }) => name)).toEqual(
      [],
    )
    expect(new Set(LEAKS.map(({ name }) => name)).size).toBeGreaterThan(110)
  })

  it('is rejected for the gases and shares of any other blend', () => {
    const sharesOf = (name: string) => JSON.stringify([...(blendShares().get(name) ?? [])].sort())
    const accepted = LEAKS.flatMap(({ name, leak }) =>
      NAMES.filter((other) => sharesOf(other) !== sharesOf(name) && refrigerant(leak, other, {}) === undefined),
    )
    expect(accepted).toEqual([])
  })

  it.each(['R-22', 'R-499Z', 'R-410A', 'blend', ''])('is rejected if it is %s for the gases of R-448A', (name) => {
    expect(refrigerant(leakOf('R-448A', 'AR5_GWP100') as Compared, name, {})).toBeDefined()
  })
})
