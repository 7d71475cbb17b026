import { lazy } from '../../base/index.ts'
import { foldName } from '../../core/countries/index.ts'
import { type CalorificValues, checkWords, type FuelBridge } from '../../core/emissions/index.ts'
import { fail } from '../../core/errors/index.ts'
import { divide, multiply, parseNumber, printExact, ratio } from '../../core/exact/index.ts'
import { activityUnit } from './activity-unit.ts'
import { OGL_ATTRIBUTION } from './attribution-texts.ts'
import { FUEL_PROPERTIES } from './data/fuel-properties.ts'
import { nearestKeys } from './nearest-keys.ts'
import { slugOf } from './slug.ts'
import { type TableLine, tableLines } from './table-lines.ts'

/** A published density or calorific value of a fuel, or the product of both, as a bridge between units. */
export interface PublishedBridge extends FuelBridge {
  /** Edition, fuel and kind: 'desnz-2025/gas-oil/density'. */
  readonly key: string
}

/** The kind of bridge that reads billed cubic feet of a gas as standard cubic feet. */
export const STANDARD_VOLUME = 'standard-volume'

type Kind = Pick<PublishedBridge, 'name' | 'from' | 'to' | 'times' | 'heatingValue'> & { readonly slug: string }

const DESNZ_SOURCE = `DESNZ, UK Government GHG Conversion Factors 2025, Fuel properties (condensed set v1). ${OGL_ATTRIBUTION}`
/** US utilities measure and bill gas at standard conditions. */
const STANDARD_CONDITIONS = 'US EPA, 40 CFR Part 98, Subpart NN: gas is measured at 60 degrees F and 14.73 psia'
const LITRES_PER_CUBIC_METRE = ratio(1000n)
const KILOGRAMS_PER_TONNE = ratio(1000n)
const KWH_PER_GJ = ratio(2500n, 9n)

/** kWh per litre, computed exactly from kg/m3 and GJ/t. */
function kwhPerLitre(density: string, gjPerTonne: string): string {
  const kgPerLitre = divide(parseNumber(density), LITRES_PER_CUBIC_METRE)
  const kwhPerKg = divide(multiply(parseNumber(gjPerTonne), KWH_PER_GJ), KILOGRAMS_PER_TONNE)
  return printExact(multiply(kgPerLitre, kwhPerKg))
}

function desnzKinds([fuel = '', density = '', gross = '', net = '']: readonly string[]): Kind[] {
  const isKnown = (figure: string) => figure !== '' && figure !== '0'
  const kinds: Kind[] = []
  if (isKnown(density))
    kinds.push({ slug: 'density', name: `density of ${fuel}`, from: 'm3', to: 'kg', times: density })
  for (const [heatingValue, figure] of [
    ['gross', gross],
    ['net', net],
  ] as const) {
    if (!isKnown(figure)) continue
    const name = `${heatingValue} calorific value of ${fuel}`
    kinds.push({ slug: `${heatingValue}-calorific-value`, name, from: 't', to: 'GJ', times: figure, heatingValue })
    if (!isKnown(density)) continue
    kinds.push({
      slug: `litre-to-kwh-${heatingValue}`,
      name: `density of ${fuel} (${density} kg/m3) × ${name} (${figure} GJ/t)`,
      from: 'l',
      to: 'kWh',
      times: kwhPerLitre(density, figure),
      heatingValue,
    })
  }
  return kinds
}

function epaKinds([fuel = '', published = '', mmbtu = '']: readonly string[]): Kind[] {
  const from = activityUnit(published)?.unit
  if (from === undefined) throw new TypeError(`fuel-properties names a unit that is not ours: ${published}`)
  const name = `gross calorific value of ${fuel}`
  const calorific: Kind = {
    slug: 'gross-calorific-value',
    name,
    from,
    to: 'mmbtu',
    times: mmbtu,
    heatingValue: 'gross',
  }
  const standard: Kind = { slug: STANDARD_VOLUME, name: `${fuel} billed by volume`, from: 'ft3', to: 'scf', times: '1' }
  return from === 'scf' ? [calorific, standard] : [calorific]
}

function bridgesOf({ section: [edition = ''], cells }: TableLine): PublishedBridge[] {
  const isDesnz = edition.startsWith('desnz')
  const source = isDesnz ? DESNZ_SOURCE : `US EPA, GHG Emission Factors Hub 2025, Table 1 row ${cells[3]}`
  return (isDesnz ? desnzKinds(cells) : epaKinds(cells)).map(({ slug, ...bridge }) => {
    const key = `${edition}/${slugOf(cells[0] ?? '')}/${slug}`
    return Object.freeze({ key, ...bridge, source: slug === STANDARD_VOLUME ? STANDARD_CONDITIONS : source })
  })
}

/** Every published bridge, ordered by publication. */
export const publishedBridges = lazy((): readonly PublishedBridge[] =>
  Object.freeze(tableLines(FUEL_PROPERTIES).flatMap(bridgesOf)),
)

/**
 * Returns the bridges whose key or name contains every word, ordered by publication; without words, all of them. Each
 * DESNZ fuel has a density (m3 to kg), a gross and a net calorific value (t to GJ), and their products (l to kWh); each
 * US EPA fuel a gross calorific value per US gallon, short ton or standard cubic foot, and each gas of US EPA a
 * standard volume (ft3 to scf). Throws `text_too_long` over 512 characters.
 *
 * @example
 * ```ts
 * import { searchBridges } from 'tonne/factors'
 * searchBridges('gas oil net').map(({ key }) => key) // => ['desnz-2025/gas-oil/net-calorific-value', 'desnz-2025/gas-oil/litre-to-kwh-net']
 * ```
 */
export function searchBridges(words: string): PublishedBridge[] {
  checkWords(words, 'words')
  const wanted = foldName(words).split(' ')
  return publishedBridges().filter(({ key, name }) => {
    const text = foldName(`${key} ${name}`)
    return wanted.every((word) => text.includes(word))
  })
}

/**
 * Finds a bridge by key: 'desnz-2025/gas-oil/density'; without the edition if only one publisher has it ('gas
 * oil/litre-to-kwh-gross'). Case and punctuation are ignored. `times` is the published figure, or for litre-to-kWh
 * bridges the exact product. Throws `invalid_choice` with the nearest keys if there is none, `factor_ambiguous` if two
 * publishers have it, `text_too_long` over 512 characters.
 *
 * @example
 * ```ts
 * import { calculateFuel } from 'tonne'
 * import { findBridge, findFactor } from 'tonne/factors'
 * const bridge = findBridge('gas oil/litre-to-kwh-gross')
 * const factor = findFactor('desnz-2025/fuels/liquid-fuels/gas-oil/kwh-gross-cv')
 * calculateFuel({ value: 1000, unit: 'l', factor, bridge }).emission.co2e // => 2755.4463128025
 * findBridge('gas-oil/density').times // => '853.971'
 * findBridge('propane/gross-calorific-value') // throws factor_ambiguous
 * findBridge('gas-oil/colour') // throws invalid_choice
 * ```
 */
export function findBridge(key: string): PublishedBridge {
  checkWords(key, 'bridge')
  const wanted = foldName(key)
  const found = publishedBridges().filter((bridge) => {
    const fullKey = foldName(bridge.key)
    return fullKey === wanted || foldName(bridge.key.slice(bridge.key.indexOf('/'))) === wanted
  })
  const [first, second] = found
  if (first !== undefined && second === undefined) return first
  if (first === undefined) {
    const near = nearestKeys(key, publishedBridges())
    const advice = near.length === 0 ? 'name one of publishedBridges()' : `did you mean ${near.join(' or ')}?`
    const message = `is not a published bridge; ${advice}`
    return fail('bridge', 'invalid_choice', { message, received: key })
  }
  const names = found.map((bridge) => bridge.key).join(' and ')
  return fail('bridge', 'factor_ambiguous', { message: `names ${names}; write the one you mean`, received: key })
}

/**
 * Both calorific values of a fuel as published (GJ per tonne), by its key: 'desnz-2025/natural-gas', or 'natural gas'.
 * They convert between gross and net energy. Throws the codes of `findBridge`, and `invalid_choice` if only one value
 * is published.
 *
 * @example
 * ```ts
 * import { findCalorificValues } from 'tonne/factors'
 * const { gross, net } = findCalorificValues('natural-gas')
 * gross // => '50.678'
 * net // => '45.745'
 * findCalorificValues('anthracite') // throws invalid_choice
 * ```
 */
export function findCalorificValues(fuel: string): CalorificValues {
  const net = findBridge(`${fuel}/net-calorific-value`)
  return calorificValuesOf(findBridge(net.key.replace('/net-', '/gross-')), net)
}

/** Both calorific values of a fuel from its two bridges. */
export function calorificValuesOf(
  { name, times: gross, source }: PublishedBridge,
  { times: net }: PublishedBridge,
): CalorificValues {
  return Object.freeze({ name: name.replace('gross calorific value of ', ''), gross, net, source })
}
