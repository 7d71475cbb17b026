import { lazy } from '../../../base/index.ts'
import {
  adjustedFactor,
  type EmissionFactor,
  GWP_SET_IDS,
  type GwpSetId,
  isGwpSetId,
} from '../../../core/emissions/index.ts'
import { fail, type Notice, notice, show } from '../../../core/errors/index.ts'
import {
  add,
  compare,
  multiply,
  negate,
  parseNumber,
  powerOfTen,
  printExact,
  ratio,
  subtract,
  ZERO,
} from '../../../core/exact/index.ts'
import { requireFactor } from '../catalogue.ts'
import { BLENDS, GAS_FIGURES, type GasFigures } from '../data/refrigerants.ts'
import { findFactor, publishedCatalogue } from '../published-catalogue.ts'
import { tableLines } from '../table-lines.ts'
import { findGasFigure, refrigerantKey } from './ipcc-editions.ts'

/** A gas of a blend: its factor, and its exact share of the mass. */
interface BlendGas {
  readonly factor: EmissionFactor
  /** A fraction: '44/100'. */
  readonly share: string
}

/** Returns the figure that a publisher prints for a whole blend in a set; undefined if there is none. */
function publishedBlend(blend: string, set: GwpSetId): EmissionFactor | undefined {
  if (set !== 'AR5_GWP100') return undefined
  const row = blend.toLowerCase().replace('-', '')
  return publishedCatalogue.find(
    `desnz-2025/refrigerant-other/blends/${row}/total-emissions-including-non-kyoto-products/kg`,
  )
}

/** Half of the last digit of a printed figure: the most that rounding moves it. */
function roundingOf(digits: string) {
  const [, places = ''] = digits.split('.')
  return ratio(1n, 2n * powerOfTen(places.length))
}

/** A blend that was requested, in a set. */
interface RequestedBlend {
  readonly blend: string
  readonly set: GwpSetId
  readonly path: string
}

/** Returns a notice if a published figure of a blend differs from that of its gases by more than its rounding. */
function differenceNotices(parts: readonly BlendGas[], { blend, set, path }: RequestedBlend): readonly Notice[] {
  const published = publishedBlend(blend, set)
  const digits = published?.per1.co2e
  if (published === undefined || !digits) return []
  const sum = parts.reduce((total, { factor, share }) => {
    return add(total, multiply(adjustedFactor(factor).co2e ?? ZERO, parseNumber(share)))
  }, ZERO)
  const difference = subtract(sum, parseNumber(digits))
  const size = difference.n < 0n ? negate(difference) : difference
  if (compare(size, roundingOf(digits)) <= 0) return []
  const message = `the gases of ${blend} give ${printExact(sum)} kg CO2e per kg, which was used; ${published.key} prints ${digits}: name that key to use it`
  return [notice('blend_differs_from_published', path, message)]
}

/** A gas of a blend, and its share of the mass as a fraction: '44/100', '689/1000'. */
interface BlendShare {
  readonly gas: string
  readonly share: string
}

function parseShare(text: string): BlendShare {
  const [gas = '', percent = ''] = text.split(' ')
  const [whole = '', part = ''] = percent.split('.')
  return { gas, share: `${whole}${part}/1${'0'.repeat(2 + part.length)}` }
}

/** The gases of every shipped blend, by its name. */
export const blendShares: () => ReadonlyMap<string, readonly BlendShare[]> = lazy(
  () =>
    new Map(tableLines(BLENDS).map(({ cells: [name = '', gases = ''] }) => [name, gases.split(', ').map(parseShare)])),
)

export type { BlendGas }

/** The factor of a gas, or the gases of a blend with their factors; spread either into `calculateRefrigerant`. */
export type FoundRefrigerant =
  | { readonly factor: EmissionFactor; readonly parts?: never }
  | { readonly parts: readonly BlendGas[]; readonly factor?: never; readonly notices?: readonly Notice[] }

/** Refrigerant numbers, and other spellings, that do not follow from the name of the gas (ASHRAE 34). */
const NUMBERED: Readonly<Record<string, readonly string[]>> = {
  CO2: ['R-744'],
  N2O: ['R-744A'],
  CH4: ['R-50'],
  CF4: ['R-14'],
  C2F6: ['R-116'],
  C3F8: ['R-218'],
  'c-C4F8': ['R-C318'],
  CCl4: ['R-10'],
  SF6: ['Sulfur hexafluoride'],
  'HFO-1234ze(E)': ['R-1234ze'],
  'Halon-1211': ['R-12B1'],
  'Halon-1301': ['R-13B1'],
  'Halon-2402': ['R-114B2'],
  'R-1270': ['Propene'],
  'R-1150': ['Ethene'],
  'R-717': ['NH3'],
}

/** Designations that ASHRAE allows for three blends. */
const SHORT_BLENDS = { 'R-507': 'R-507A', 'R-508': 'R-508A', 'R-509': 'R-509A' } as const

/** Normalizes a name for lookup: without case, spaces, hyphens and brackets; a bare number is that of a refrigerant. */
function foldedName(name: string): string {
  const folded = name.toLowerCase().replace(/[\s_()-]/g, '')
  return /^\d{2,4}[a-z]{0,3}$/.test(folded) ? `r${folded}` : folded
}

/** All names of a gas: its own, the publishers' alternative, and its refrigerant number (HFC-134a is R-134a). */
function namesOf(gas: string, { name }: GasFigures): readonly string[] {
  const families = ['R', ...(/^HC?FO-/.test(gas) ? ['HFC', 'HFO', 'HCFO'] : [])]
  const numbers = families.map((family) => gas.replace(/^(?:HFC|HCFC|CFC|HFO|HCFO|Halon)(?=-)/, family))
  return [gas, name, ...numbers, ...(NUMBERED[gas] ?? [])].filter((one) => one !== '')
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
  (): ReadonlyMap<string, string> =>
    new Map([
      ...[...blendShares().keys()].map((name) => [foldedName(name), name] as const),
      ...Object.entries(SHORT_BLENDS).map(([name, blend]) => [foldedName(name), blend] as const),
    ]),
)

/** Returns the gases of a blend by its name, as ASHRAE 34 composes it: 'R410A'; empty for anything else. */
export function gasesOfBlend(name: string): readonly string[] {
  const blend = blendsByName().get(foldedName(name))
  return (blendShares().get(blend ?? '') ?? []).map(({ gas }) => gas)
}

function gasesOf(set: GwpSetId): readonly string[] {
  return Object.keys(GAS_FIGURES).filter((gas) => findGasFigure(GAS_FIGURES[gas], set) !== undefined)
}

/** Returns the names that contain the digits of an unknown name; all names if there are none. */
function suggestions(name: string, known: readonly string[]): string {
  const [digits] = /\d{2,}/.exec(name) ?? []
  const near = digits === undefined ? [] : known.filter((one) => one.includes(digits))
  return (near.length > 0 ? near : known).join(', ')
}

/** The alternatives of a caller, in a file, over HTTP or in code. */
const WAYS =
  'or name a factor by its key (in a file, in the column factor), or pass its gases as parts of calculateRefrigerant'

interface Wanted {
  readonly set: GwpSetId
  readonly path: string
}

/** Throws for a gas without a figure in the set. */
function withoutFigure(gas: string, { set, path }: Wanted, blend?: string): never {
  const sets = GWP_SET_IDS.filter((one) => findGasFigure(GAS_FIGURES[gas], one) !== undefined).join(', ')
  const advice =
    gas === 'CH4' ? 'write CH4-fossil or CH4-nonfossil, which it distinguishes' : `figures exist in ${sets}`
  const what = blend === undefined ? gas : `${gas}, a gas of ${blend},`
  const message = `${what} has no single verified GWP in ${set}; ${advice}, ${WAYS}`
  return fail(path, 'unknown_refrigerant', { message, expected: suggestions(gas, gasesOf(set)), received: gas })
}

function unknownName(name: unknown, { set, path }: Wanted): never {
  const text = typeof name === 'string' ? name : ''
  const key = foldedName(text)
  const isBlend = /^r?[45]\d\d/.test(key)
  const what =
    key === 'r400'
      ? 'is sold in several compositions'
      : `is not a ${isBlend ? 'shipped blend' : 'gas with a shipped GWP'}`
  const message = `${show(name)} ${what}; write it as ASHRAE 34 does (R-448A), ${WAYS}`
  const known = isBlend ? [...blendShares().keys()] : gasesOf(set)
  return fail(path, 'unknown_refrigerant', { message, expected: suggestions(text, known), received: name })
}

function gasFactor(gas: string, wanted: Wanted, blend?: string): EmissionFactor {
  const { set } = wanted
  const isKnown = findGasFigure(GAS_FIGURES[gas], set) !== undefined
  return isKnown ? findFactor(refrigerantKey(gas, set)) : withoutFigure(gas, wanted, blend)
}

/** Returns the gases of a blend; if a gas has no figure in the set, the published figure of the whole blend. */
function findBlend(blend: string, wanted: Wanted): FoundRefrigerant {
  const { set, path } = wanted
  const shares = blendShares().get(blend) ?? []
  const published = publishedBlend(blend, set)
  const isComputable = shares.every(({ gas }) => findGasFigure(GAS_FIGURES[gas], set) !== undefined)
  if (!isComputable && published !== undefined) return { factor: published }
  const parts = shares.map(({ gas, share }) => ({ factor: gasFactor(gas, wanted, blend), share }))
  const notices = differenceNotices(parts, { blend, set, path })
  return notices.length === 0 ? { parts } : { parts, notices }
}

/** Returns the factor of a key, which must be of the GWP set that was asked for. */
function factorOfKey(key: string, { set, path }: Wanted): EmissionFactor {
  const factor = requireFactor(publishedCatalogue, key, path)
  if (factor.gwp === null || factor.gwp === set) return factor
  const message = `${key} is of ${factor.gwp}; name that GWP set, or a factor of ${set}`
  return fail(path, 'factor_basis_mismatch', { message, expected: set, received: factor.gwp })
}

/**
 * Finds a gas or blend by name, with its GWP in a set; spread the result into `calculateRefrigerant`. Names are those
 * of the IPCC ('HFC-134a', 'SF6') or refrigerant numbers ('R-134a', 'R448A', 'R-744'); the key of a published factor is
 * accepted too. Only verified figures are bundled. A blend of ASHRAE 34 is computed exactly from its gases: R-410A is
 * 1923.5 under AR5, printed as 1924; `notices` reports a published figure that differs by more. Gases missing from the
 * IPCC report of a set have the figures of EU 517/2014 under AR4 and of DESNZ under AR5. Throws `unknown_refrigerant`,
 * `unknown_gwp_set`, `factor_not_found`, `factor_basis_mismatch` or `required`.
 *
 * @example
 * ```ts
 * import { calculateRefrigerant } from 'tonne'
 * import { findRefrigerant } from 'tonne/factors'
 * calculateRefrigerant({ mass: 2.5, ...findRefrigerant('R-404A', 'AR5_GWP100') }).emission.co2e // => 9857
 * calculateRefrigerant({ mass: 800, unit: 'g', ...findRefrigerant('R-134a', 'AR6_GWP100') }).emission.co2e // => 1224
 * calculateRefrigerant({ mass: 10, ...findRefrigerant('R-454C', 'AR5_GWP100') }).emission.co2e // => 1463.4
 * findRefrigerant('HFC-9000', 'AR6_GWP100') // throws unknown_refrigerant
 * ```
 */
export function findRefrigerant(name: string, gwp: GwpSetId, path = 'name'): FoundRefrigerant {
  const expected = GWP_SET_IDS.join(', ')
  if (gwp === undefined) {
    fail('gwp', 'required', {
      message: 'must name the GWP set, because it changes the result',
      expected,
      received: gwp,
    })
  }
  if (!isGwpSetId(gwp)) {
    fail('gwp', 'unknown_gwp_set', { message: 'must be a bundled GWP set', expected, received: gwp })
  }
  if (name === undefined || name === null) {
    fail(path, 'required', { message: 'must name a gas or a blend', expected: 'HFC-134a, R-404A, …', received: name })
  }
  const wanted = { set: gwp, path }
  if (typeof name === 'string' && name.includes('/')) return { factor: factorOfKey(name, wanted) }
  const key = typeof name === 'string' ? foldedName(name) : ''
  const gas = gasesByName().get(key)
  if (gas !== undefined) return { factor: gasFactor(gas, wanted) }
  const blend = blendsByName().get(key)
  return blend === undefined ? unknownName(name, wanted) : findBlend(blend, wanted)
}
