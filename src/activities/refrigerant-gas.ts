import { defineFactor, type EmissionFactor, GWP_SET_IDS, type GwpSetId, isGwpSetId } from '../emissions/index.ts'
import { fail, show } from '../errors/index.ts'
import { BLENDS, GAS_FIGURES, type GasFigures, GWP_SOURCES } from './data/refrigerants.ts'

/** A part of a blend: a gas and its exact share of the mass. */
export interface BlendShare {
  readonly gas: string
  readonly percent: string
}

/** The report that a GWP set is of. */
const REPORTS = {
  AR4_GWP100: { edition: 'ipcc-ar4', title: 'Climate Change 2007 (AR4), Working Group I, GWP100', year: 2007 },
  AR5_GWP100: { edition: 'ipcc-ar5', title: 'Climate Change 2013 (AR5), Working Group I, GWP100', year: 2013 },
  AR6_GWP100: { edition: 'ipcc-ar6', title: 'Climate Change 2021 (AR6), Working Group I, GWP100', year: 2021 },
} as const satisfies Record<GwpSetId, { edition: string; title: string; year: number }>

/** The gases that have a column of their own in an emission; all others are in co2e only. */
const OWN_COLUMN: Readonly<
  Record<string, Partial<Pick<EmissionFactor, 'methane'>> & { column: 'co2' | 'ch4' | 'n2o' }>
> = {
  CO2: { column: 'co2' },
  CH4: { column: 'ch4' },
  'CH4-fossil': { column: 'ch4', methane: 'fossil' },
  'CH4-nonfossil': { column: 'ch4', methane: 'nonfossil' },
  N2O: { column: 'n2o' },
}

/** Refrigerant numbers that do not follow from the name of the gas (ASHRAE 34). */
const NUMBERED = { CO2: 'R-744', CF4: 'R-14', C2F6: 'R-116', C3F8: 'R-218', 'c-C4F8': 'R-C318' } as const

function folded(name: string): string {
  return name.toLowerCase().replace(/[\s_-]/g, '')
}

/** Every name of a gas: its own, the publishers' other one, and its refrigerant number (HFC-134a is R-134a). */
function namesOf(gas: string, { name }: GasFigures): readonly string[] {
  const number = gas.startsWith('H') || gas.startsWith('CFC') ? gas.replace(/^(HFC|HCFC|CFC)/, 'R') : undefined
  return [gas, name, number, NUMBERED[gas as keyof typeof NUMBERED]].filter(
    (one) => one !== undefined && one !== '',
  ) as string[]
}

const GASES_BY_NAME: ReadonlyMap<string, string> = new Map(
  Object.entries(GAS_FIGURES).flatMap(([gas, figures]) => namesOf(gas, figures).map((name) => [folded(name), gas])),
)
const BLENDS_BY_NAME: ReadonlyMap<string, string> = new Map(Object.keys(BLENDS).map((name) => [folded(name), name]))

/** The gases that have a figure in a set. */
function gasesOf(set: GwpSetId): readonly string[] {
  return Object.keys(GAS_FIGURES).filter((gas) => GAS_FIGURES[gas]?.[set] !== undefined)
}

/** The names that share the digits of one that is not known; all of them where none does. */
function suggestions(name: string, known: readonly string[]): string {
  const [digits] = /\d{2,}/.exec(name) ?? []
  const near = digits === undefined ? [] : known.filter((one) => one.includes(digits))
  return (near.length > 0 ? near : known).join(', ')
}

function unknownGas(name: unknown, set: GwpSetId, path: string): never {
  const text = typeof name === 'string' ? name : ''
  const isBlend = /^r?[45]\d\d/.test(folded(text))
  const message = isBlend
    ? `${show(name)} is a blend; give a shipped one as blend, or its composition as parts`
    : `${show(name)} is not a gas with a shipped GWP`
  return fail(path, 'unknown_refrigerant', { message, expected: suggestions(text, gasesOf(set)), received: name })
}

/** What to say of a gas that the set has no figure of. */
function withoutFigure(gas: string, set: GwpSetId, path: string): never {
  const sets = GWP_SET_IDS.filter((one) => GAS_FIGURES[gas]?.[one] !== undefined).join(', ')
  const advice = gas === 'CH4' ? 'say CH4-fossil or CH4-nonfossil, which it tells apart' : `figures exist in ${sets}`
  return fail(path, 'unknown_refrigerant', {
    message: `${gas} has no single verified GWP in ${set}; ${advice}`,
    expected: suggestions(gas, gasesOf(set)),
    received: gas,
  })
}

/** The name under which a gas is kept. */
function gasNamed(name: unknown, set: GwpSetId, path: string): string {
  const gas = typeof name === 'string' ? GASES_BY_NAME.get(folded(name)) : undefined
  return gas ?? unknownGas(name, set, path)
}

/** The set, when it is a shipped one; throws `required` or `unknown_gwp_set`. */
export function checkedGwpSet(set: unknown, path = 'gwp'): GwpSetId {
  const expected = GWP_SET_IDS.join(', ')
  if (set === undefined)
    fail(path, 'required', { message: 'must name the GWP set, for it moves the number', expected, received: set })
  return isGwpSetId(set)
    ? set
    : fail(path, 'unknown_gwp_set', { message: 'is not a shipped GWP set', expected, received: set })
}

/**
 * The GWP of a gas as an emission factor: kilograms of CO2e per kilogram of the gas. A fluorinated gas holds no CO2,
 * methane or nitrous oxide, so these are zero, not unknown; CO2, CH4 and N2O stand in their own columns. Names are those
 * of the IPCC ('HFC-134a', 'SF6') or refrigerant numbers ('R-134a', 'R-744'). Only verified figures are shipped.
 * Throws `unknown_refrigerant`, `unknown_gwp_set` or `required`.
 *
 * @example
 * ```ts
 * import { refrigerantFactor } from 'tonne'
 * refrigerantFactor('R-134a', 'AR5_GWP100').per1.co2e // => '1300'
 * refrigerantFactor('HFC-9000', 'AR5_GWP100') // throws unknown_refrigerant
 * ```
 */
export function refrigerantFactor(name: string, gwp: GwpSetId, path = 'gas'): EmissionFactor {
  const set = checkedGwpSet(gwp)
  const gas = gasNamed(name, set, path)
  const [figure, source] = GAS_FIGURES[gas]?.[set] ?? withoutFigure(gas, set, path)
  const { edition, title, year } = REPORTS[set]
  const { column, methane = 'combustion' } = OWN_COLUMN[gas] ?? {}
  const gases = { co2: '0', ch4: '0', n2o: '0', ...(column === undefined ? {} : { [column]: '1' }) }
  return defineFactor({
    key: `${edition}/gwp100/${gas.toLowerCase()}/kg`,
    name: gas,
    edition,
    row: gas,
    category: 'refrigerant',
    unit: 'kg',
    per1: { ...gases, co2e: figure },
    gwp: set,
    methane,
    source: {
      publisher: 'IPCC',
      title,
      table: `GWP100, read in ${GWP_SOURCES[source]}`,
      editionYear: year,
      licence: 'figures of the IPCC, tabulated under CC0 1.0',
    },
  })
}

/** The composition of a shipped blend. Throws `unknown_refrigerant`. */
export function blendNamed(name: unknown, path = 'blend'): readonly BlendShare[] {
  const blend = typeof name === 'string' ? BLENDS_BY_NAME.get(folded(name)) : undefined
  const parts = blend === undefined ? undefined : BLENDS[blend]
  if (parts !== undefined) return parts.map(([gas, percent]) => ({ gas, percent }))
  const message = `${show(name)} is not a shipped blend; give its composition as parts, or a single gas as gas`
  return fail(path, 'unknown_refrigerant', { message, expected: Object.keys(BLENDS).join(', '), received: name })
}
