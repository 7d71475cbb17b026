import { isOneOf, keysOf } from '../../../base/index.ts'
import { fail } from '../../errors/index.ts'
import type { Gas } from '../gas.ts'

/** A set of global warming potentials: an IPCC report, with the horizon of 100 years. */
export type GwpSetId = 'AR4_GWP100' | 'AR5_GWP100' | 'AR6_GWP100'

/**
 * The origin of a factor's methane. `combustion`: from burning any fuel, its carbon being included in the CO2;
 * `fossil`: leaked or vented fossil gas; `nonfossil`: biological.
 */
export type MethaneKind = 'fossil' | 'nonfossil' | 'combustion'

/** The GWPs of a factor's gases under one set. */
interface GasGwp {
  readonly ch4: string
  readonly n2o: string
}

/**
 * GWP100 of methane and nitrous oxide by set. AR4: WG1 Table 2.14; AR5: WG1 Table 8.A.1 without feedbacks, unburnt
 * fossil methane 30 by the note to Table 8.7; AR6: WG1 Table 7.15, with 29.8 for unburnt fossil methane (its carbon
 * becomes CO2) and 27.0 for all other.
 */
const GWP100 = {
  AR4_GWP100: { ch4: '25', ch4Fossil: '25', n2o: '298' },
  AR5_GWP100: { ch4: '28', ch4Fossil: '30', n2o: '265' },
  AR6_GWP100: { ch4: '27', ch4Fossil: '29.8', n2o: '273' },
} as const satisfies Record<GwpSetId, { ch4: string; ch4Fossil: string; n2o: string }>

/** The ids of the bundled GWP sets. */
export const GWP_SET_IDS: readonly GwpSetId[] = Object.freeze(keysOf(GWP100))

/** True for the id of a bundled GWP set. */
export function isGwpSetId(id: unknown): id is GwpSetId {
  return isOneOf(GWP_SET_IDS, id)
}

/** Throws `unknown_gwp_set` unless the id is that of a bundled GWP set. */
export function checkGwpSet(set: unknown, path: string): void {
  if (isGwpSetId(set)) return
  const expected = GWP_SET_IDS.join(', ')
  fail(path, 'unknown_gwp_set', { message: 'must be a bundled GWP set', expected, received: set })
}

/**
 * Returns the GWPs of a set by kind of methane, as decimal strings, kg CO2e per kg of gas. Throws `unknown_gwp_set`.
 *
 * @example
 * ```ts
 * import { gwpOf } from 'tonne'
 * gwpOf('AR6_GWP100', 'fossil') // => { ch4: '29.8', n2o: '273' }
 * ```
 */
export function gwpOf(set: GwpSetId, methane: MethaneKind): GasGwp {
  checkGwpSet(set, 'gwp')
  const { ch4, ch4Fossil, n2o } = GWP100[set]
  return { ch4: methane === 'fossil' ? ch4Fossil : ch4, n2o }
}

/** Returns the terms of co2e as a sum of the gases: `[GWP, gas]`. */
export function gwpTerms({ ch4, n2o }: GasGwp): readonly (readonly [string, Gas])[] {
  return [
    ['1', 'co2'],
    [ch4, 'ch4'],
    [n2o, 'n2o'],
  ]
}
