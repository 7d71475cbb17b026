import { cacheByObject, lazy } from '../../base/index.ts'
import {
  baseKeyOf,
  type CalorificValues,
  type EmissionFactor,
  type FuelBridge,
  type FuelClass,
} from '../../core/emissions/index.ts'
import { builtInUnits } from '../../core/units/index.ts'
import type { Catalogue } from './catalogue.ts'
import { FUEL_CLASSES } from './data/fuel-classes.ts'
import { calorificValuesOf, type PublishedBridge, publishedBridges } from './fuel-bridges.ts'
import { tableLines } from './table-lines.ts'

/** A published fuel in an energy report. */
export interface FuelProperties {
  readonly fuelClass: FuelClass
  /**
   * Properties that convert to energy, in order, by the dimension of the quantity ('VOLUME', 'WEIGHT'); absent if not
   * published.
   */
  readonly properties: Readonly<Record<string, readonly PublishedBridge[] | undefined>>
  /** Both calorific values, of the fuel or of the same fuel by another publisher; null: not published. */
  readonly calorificValues: CalorificValues | null
}

/** Categories of burnt fuels, without upstream factors and those with only biogenic CO2. */
const CATEGORIES: readonly string[] = ['fuel', 'bioenergy', 'fuel-mobile']

/** The edition whose fuel properties are used for all editions of its publisher. */
const PROPERTIES_OF: readonly (readonly [edition: RegExp, properties: string])[] = [
  [/^desnz-/, 'desnz-2025'],
  [/^epa-/, 'epa-2025'],
]
const CALORIFIC_VALUES = 'desnz-2025'

/** National publishers: they state no net calorific values, so that those of the same fuel by DESNZ are used. */
const NATIONAL = /^(?:ademe|eccc|mfe|nga)-/
/** Publishes an energy content of each fuel, which the emission and the energy of a record share. */
const WITH_OWN_CONTENT = /^nga-/

function section(name: string): readonly (readonly string[])[] {
  return tableLines(FUEL_CLASSES).flatMap((line) => (line.section[0] === name ? [line.cells] : []))
}

const pairs = (name: string) => new Map(section(name).map(([from = '', to = '']) => [from, to] as const))

/** The fuels of the published properties by the fuels of keys that are called otherwise. */
const aliases = lazy(() => pairs('properties'))

/** A published property by the fuel and the end of its key. */
type FindProperty = (fuel: string, end: string) => PublishedBridge | undefined

function bothValues(find: FindProperty, fuel: string): CalorificValues | null {
  const [gross, net] = [find(fuel, 'gross-calorific-value'), find(fuel, 'net-calorific-value')]
  return gross === undefined || net === undefined ? null : calorificValuesOf(gross, net)
}

/** Returns the properties of a fuel, and of the other fuel that converts it to net if its own values cannot. */
function propertiesOf(
  find: FindProperty,
  { fuel, alike }: { readonly fuel: string; readonly alike: string | undefined },
): Omit<FuelProperties, 'fuelClass'> {
  const density = find(fuel, 'density')
  const calorific = find(fuel, 'net-calorific-value') ?? find(fuel, 'gross-calorific-value')
  const calorificValues = bothValues(find, fuel) ?? (alike === undefined ? null : bothValues(find, alike))
  const dimension = calorific && builtInUnits.find(calorific.from).typeUnit
  return {
    properties: Object.freeze({
      ...(calorific && { [String(dimension)]: [calorific] }),
      ...(calorific && density && dimension === 'WEIGHT' && { VOLUME: [density, calorific] }),
    }),
    calorificValues,
  }
}

const NO_PROPERTIES: FuelProperties['properties'] = Object.freeze({})

/** Every fuel by the edition of its properties and the level of a key that names it. */
const fuels = lazy((): ReadonlyMap<string, FuelProperties> => {
  const bridges = new Map(publishedBridges().map((bridge) => [bridge.key, bridge] as const))
  const find: FindProperty = (fuel, end) => bridges.get(`${fuel}/${end}`)
  const [properties, net] = [aliases(), pairs('net')]
  const entries = section('classes').flatMap(([fuelClass = '', names = '']) =>
    names.split(' ').flatMap((name) =>
      PROPERTIES_OF.map(([, edition]) => {
        const fuel = properties.get(name) ?? name
        const other = net.get(fuel)
        const alike = other === undefined ? undefined : `${CALORIFIC_VALUES}/${other}`
        const found = propertiesOf(find, { fuel: `${edition}/${fuel}`, alike })
        return [`${edition}/${name}`, Object.freeze({ fuelClass: fuelClass as FuelClass, ...found })] as const
      }),
    ),
  )
  return new Map(entries)
})

/** Returns the edition of the properties of a fuel by its own publisher; undefined for any other factor. */
function propertiesEdition({ edition, category }: Pick<EmissionFactor, 'edition' | 'category'>): string | undefined {
  return CATEGORIES.includes(category) ? PROPERTIES_OF.find(([pattern]) => pattern.test(edition))?.[1] : undefined
}

/**
 * Returns the level of a key that names the fuel: 'natural-gas' of 'desnz-2025/fuels/gaseous-fuels/natural-gas/tonnes'.
 */
function fuelOf(factor: Pick<EmissionFactor, 'key'>): string {
  return baseKeyOf(factor).split('/').at(-2) ?? ''
}

/** The fuel of a national factor: the last level of its key that names one, before those of use and region. */
const nationalFuel = cacheByObject((factor: Pick<EmissionFactor, 'key' | 'edition'>): FuelProperties | null => {
  const levels = factor.key.split('/').slice(1, -1).reverse()
  const level = levels.find((one) => fuels().has(`${CALORIFIC_VALUES}/${one}`))
  const fuel = level === undefined ? undefined : fuels().get(`${CALORIFIC_VALUES}/${level}`)
  if (fuel === undefined) return null
  return WITH_OWN_CONTENT.test(factor.edition) ? Object.freeze({ ...fuel, properties: NO_PROPERTIES }) : fuel
})

/**
 * Returns the class and the published properties of a published factor's fuel, for `calculateEnergy`: the net calorific
 * value if published, otherwise the gross one, preceded by a density if needed. Fuels of national publishers have those
 * of the same fuel by DESNZ. Undefined for factors of other things: own factors, vehicles, upstream emissions.
 *
 * @example
 * ```ts
 * import { calculateEnergy } from 'tonne/energy'
 * import { findFactor, fuelPropertiesOf } from 'tonne/factors'
 * const fuel = fuelPropertiesOf(findFactor('desnz-2025/fuels/liquid-fuels/diesel-average-biofuel-blend/litres'))
 * fuel?.fuelClass // => 'petroleum'
 * const source = { kind: 'fuel', fuel: fuel?.fuelClass ?? 'petroleum' } as const
 * calculateEnergy({ value: 1000, unit: 'l', source, basis: 'net', properties: fuel?.properties.VOLUME ?? [] }).energyKwh // => 9904.864688611111
 * fuelPropertiesOf(findFactor('desnz-2025/business-travel-land/rail/national-rail/passenger-km')) // => undefined
 * ```
 */
export function fuelPropertiesOf(
  factor: Pick<EmissionFactor, 'key' | 'edition' | 'category'>,
): FuelProperties | undefined {
  if (NATIONAL.test(factor.edition) && CATEGORIES.includes(factor.category)) return nationalFuel(factor) ?? undefined
  const properties = propertiesEdition(factor)
  return properties === undefined ? undefined : fuels().get(`${properties}/${fuelOf(factor)}`)
}

/** True for a property whose key is that of the factor with the kind of property in place of the unit. */
function isOfKey(bridge: FuelBridge, factor: EmissionFactor): bridge is PublishedBridge {
  const own = baseKeyOf(factor).replace(/[^/]*$/, '')
  return (
    'key' in bridge &&
    typeof bridge.key === 'string' &&
    bridge.key.startsWith(own) &&
    !bridge.key.slice(own.length).includes('/')
  )
}

/**
 * Returns the properties of a factor's fuel from the factor's own publisher, those of `tonne/factors` or of its catalogue;
 * empty if there are none.
 */
export function bridgesOfFactor(factor: EmissionFactor, catalogue: Catalogue): readonly PublishedBridge[] {
  const edition = propertiesEdition(factor)
  const fuel = fuelOf(factor)
  const prefix = `${edition}/${aliases().get(fuel) ?? fuel}/`
  if (edition !== undefined) return publishedBridges().filter(({ key }) => key.startsWith(prefix))
  return (catalogue.bridges?.() ?? []).filter((bridge) => isOfKey(bridge, factor))
}
