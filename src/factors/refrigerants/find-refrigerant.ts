import { type EmissionFactor, GWP_SET_IDS, type GwpSetId, isGwpSetId } from '../../emissions/index.ts'
import { fail, isKeyOf, lazy, show } from '../../errors/index.ts'
import { BLENDS, GAS_FIGURES, type GasFigures } from '../data/refrigerants.ts'
import { findFactor } from '../published-catalogue.ts'
import { refrigerantKey } from './ipcc-editions.ts'

/** A gas of a blend: its factor, and its exact share of the mass. */
export interface BlendGas {
  readonly factor: EmissionFactor
  /** A fraction: '44/100'. */
  readonly share: string
}

/** The factor of a gas, or the gases of a blend with their factors; spread either into `calculateRefrigerant`. */
export type FoundRefrigerant = { readonly factor: EmissionFactor } | { readonly parts: readonly BlendGas[] }

/** Refrigerant numbers that do not follow from the name of the gas (ASHRAE 34). */
const NUMBERED = { CO2: 'R-744', CF4: 'R-14', C2F6: 'R-116', C3F8: 'R-218', 'c-C4F8': 'R-C318' } as const

/** Normalizes a name for lookup: without case, spaces and hyphens. */
function foldedName(name: string): string {
  return name.toLowerCase().replace(/[\s_-]/g, '')
}

/** All names of a gas: its own, the publishers' alternative, and its refrigerant number (HFC-134a is R-134a). */
function namesOf(gas: string, { name }: GasFigures): readonly string[] {
  const number = gas.startsWith('H') || gas.startsWith('CFC') ? gas.replace(/^(HFC|HCFC|CFC)/, 'R') : ''
  const numbered = isKeyOf(NUMBERED, gas) ? NUMBERED[gas] : ''
  return [gas, name, number, numbered].filter((one) => one !== '')
}

/** The gas of each folded name. */
const gasesByName = lazy(
  (): ReadonlyMap<string, string> =>
    new Map(
      Object.entries(GAS_FIGURES).flatMap(([gas, figures]) =>
        namesOf(gas, figures).map((name) => [foldedName(name), gas] as const),
      ),
    ),
)

/** The blend of each folded name. */
const blendsByName = lazy(
  (): ReadonlyMap<string, string> => new Map(Object.keys(BLENDS).map((name) => [foldedName(name), name])),
)

function gasesOf(set: GwpSetId): readonly string[] {
  return Object.keys(GAS_FIGURES).filter((gas) => GAS_FIGURES[gas]?.[set] !== undefined)
}

/** The names that contain the digits of an unknown one; all names if there are none. */
function suggestions(name: string, known: readonly string[]): string {
  const [digits] = /\d{2,}/.exec(name) ?? []
  const near = digits === undefined ? [] : known.filter((one) => one.includes(digits))
  return (near.length > 0 ? near : known).join(', ')
}

/** Throws for a gas without a figure in the set. */
function withoutFigure(gas: string, set: GwpSetId, path: string): never {
  const sets = GWP_SET_IDS.filter((one) => GAS_FIGURES[gas]?.[one] !== undefined).join(', ')
  const advice = gas === 'CH4' ? 'say CH4-fossil or CH4-nonfossil, which it tells apart' : `figures exist in ${sets}`
  const message = `${gas} has no single verified GWP in ${set}; ${advice}`
  return fail(path, 'unknown_refrigerant', { message, expected: suggestions(gas, gasesOf(set)), received: gas })
}

function unknownName(name: unknown, set: GwpSetId, path: string): never {
  const text = typeof name === 'string' ? name : ''
  const isBlend = /^r?[45]\d\d/.test(foldedName(text))
  const message = isBlend
    ? `${show(name)} is not a shipped blend; pass its gases and shares as parts of calculateRefrigerant`
    : `${show(name)} is not a gas with a shipped GWP`
  const expected = isBlend ? Object.keys(BLENDS).join(', ') : suggestions(text, gasesOf(set))
  return fail(path, 'unknown_refrigerant', { message, expected, received: name })
}

function gasFactor(gas: string, set: GwpSetId, path: string): EmissionFactor {
  return GAS_FIGURES[gas]?.[set] === undefined ? withoutFigure(gas, set, path) : findFactor(refrigerantKey(gas, set))
}

/**
 * Finds a gas or bundled blend (R-404A, R-407A, R-407C, R-410A, R-507A) by name, with its GWP in a set; spread the
 * result into `calculateRefrigerant`. Names are those of the IPCC ('HFC-134a', 'SF6') or refrigerant numbers ('R-134a',
 * 'R-744'). Only verified figures are bundled. A blend is computed exactly from its gases: R-410A is 1923.5 under AR5,
 * printed as 1924. Throws `unknown_refrigerant`, `unknown_gwp_set` or `required`.
 *
 * @example
 * ```ts
 * import { calculateRefrigerant } from 'tonne'
 * import { findRefrigerant } from 'tonne/factors'
 * calculateRefrigerant({ mass: 2.5, ...findRefrigerant('R-404A', 'AR5_GWP100') }).emission.co2e // => 9857
 * calculateRefrigerant({ mass: 800, unit: 'g', ...findRefrigerant('R-134a', 'AR6_GWP100') }).emission.co2e // => 1224
 * findRefrigerant('HFC-9000', 'AR6_GWP100') // throws unknown_refrigerant
 * ```
 */
export function findRefrigerant(name: string, gwp: GwpSetId, path = 'name'): FoundRefrigerant {
  const expected = GWP_SET_IDS.join(', ')
  if (gwp === undefined) {
    fail('gwp', 'required', { message: 'must name the GWP set, for it moves the number', expected, received: gwp })
  }
  if (!isGwpSetId(gwp)) {
    fail('gwp', 'unknown_gwp_set', { message: 'must be a bundled GWP set', expected, received: gwp })
  }
  if (name === undefined || name === null) {
    fail(path, 'required', { message: 'must name a gas or a blend', expected: 'HFC-134a, R-404A, …', received: name })
  }
  const key = typeof name === 'string' ? foldedName(name) : ''
  const gas = gasesByName().get(key)
  if (gas !== undefined) return { factor: gasFactor(gas, gwp, path) }
  const blend = BLENDS[blendsByName().get(key) ?? ''] ?? unknownName(name, gwp, path)
  return { parts: blend.map(([one, percent]) => ({ factor: gasFactor(one, gwp, path), share: `${percent}/100` })) }
}
