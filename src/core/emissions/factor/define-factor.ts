import { keysOf, type SomeFields } from '../../../base/index.ts'
import {
  checkChoice,
  checkOptionNames,
  collect,
  collectEach,
  fail,
  type KnownFields,
  prefixErrors,
  requireObject,
} from '../../errors/index.ts'
import { asExact, type NumberInput, parseNumber, printExact } from '../../exact/index.ts'
import { COLUMNS, type Gas, gasesOf } from '../gas.ts'
import { adjustedFactor } from './adjusted-factor.ts'
import type { Adjustment, DataTier, EmissionFactor, Source } from './emission-factor.ts'
import { FACTOR_CATEGORIES } from './factor-categories.ts'
import { checkKeyLength } from './factor-key.ts'
import { checkFactorNames } from './factor-names.ts'
import { checkGwpSet, GWP_SET_IDS, gwpOf, gwpTerms, isGwpSetId } from './gwp-set.ts'

/** The tiers, the best data first. */
export const DATA_TIERS: readonly DataTier[] = Object.freeze(['measured', 'supplier', 'average', 'spend'])

/** The id of a row of an edition: a UUID of its name (version 5), as no own factor has one. */
const PUBLISHED_ID = /^[\da-f]{8}-[\da-f]{4}-5/

/**
 * Returns the tier of a factor: the stated one, by default derived from its nature. A supplier's mix and contracted
 * clean electricity are `supplier`; leaked gases are `measured`, because a GWP estimates nothing; rows per money are
 * `spend`, other published rows `average`. Null for an own factor that states none.
 */
export function tierOf(factor: EmissionFactor): DataTier | null {
  const { supplierMix, category, id } = factor
  const tier = statedTier(factor)
  if (tier !== undefined) return tier
  if (supplierMix || category === 'electricity-clean') return 'supplier'
  if (category.startsWith('refrigerant')) return 'measured'
  if (category.startsWith('spend')) return 'spend'
  return PUBLISHED_ID.test(id) ? 'average' : null
}

/** The definition of a caller's own factor; omitted fields take the defaults documented at `defineFactor`. */
export type FactorDefinition<Per extends string = string> = SomeFields<
  Omit<EmissionFactor, 'key' | 'unit' | 'per1' | 'biogenicCo2' | 'adjustments' | 'source'>
> & {
  readonly key: string
  readonly unit: Per
  readonly per1: SomeFields<Record<Gas, NumberInput | null>>
  readonly biogenicCo2?: NumberInput | null | undefined
  readonly adjustments?: readonly Adjustment[] | undefined
  readonly source?: SomeFields<Source> | undefined
}

const MASS_IN_KG = { kg: '1', g: '1/1000', t: '1000', lb: '45359237/100000000' } as const
/** The allowed values of fields with a closed list, for untyped callers. */
const CHOICES = {
  massUnit: keysOf(MASS_IN_KG),
  gasBasis: ['mass', 'co2e'],
  methane: ['fossil', 'nonfossil', 'combustion'],
  boundary: ['TTW', 'WTT', 'WTW', 'direct', 'lifecycle'],
  heatingValue: ['gross', 'net', null],
  distanceBasis: ['great_circle', 'great_circle_uplift_included', 'shortest_feasible', 'actual', null],
  radiativeForcing: ['included', 'excluded', null],
  complete: [true, false],
  supplierMix: [true, false],
  tier: DATA_TIERS,
} as const satisfies { readonly [Field in keyof EmissionFactor]?: readonly EmissionFactor[Field][] }
const CHOSEN_FIELDS = keysOf(CHOICES)
const GWP_FIELDS = ['gwp', 'publishedGwp'] as const
const known = new WeakSet<EmissionFactor>()

function digits(value: NumberInput | null | undefined, path: string): string | null {
  if (value === null || value === undefined) return null
  const exact = parseNumber(value, path)
  if (exact.n < 0n) {
    fail(path, 'must_be_non_negative', { message: 'of a factor must not be negative', received: value })
  }
  const stated = asExact(value)
  return typeof stated === 'number' ? printExact(exact) : String(stated)
}

type Figures = Pick<
  EmissionFactor,
  'per1' | 'biogenicCo2' | 'massUnit' | 'gasBasis' | 'publishedGwp' | 'gwp' | 'methane' | 'complete'
>

function toKilograms({ per1, biogenicCo2, massUnit }: Figures): Adjustment[] {
  if (massUnit === 'kg') return []
  const published = { biogenicCo2, montrealCo2e: null, ...per1 }
  return COLUMNS.filter((column) => published[column] !== null).map((gas) => {
    return { gas, why: 'mass_unit', times: MASS_IN_KG[massUnit] }
  })
}

/** The mass of a gas is its published CO2e divided by the GWP used. */
function toMasses({ per1, gasBasis, publishedGwp, methane }: Figures): Adjustment[] {
  if (gasBasis === 'mass' || publishedGwp === null) return []
  const gwp = gwpOf(publishedGwp, methane)
  return (['ch4', 'n2o'] as const)
    .filter((gas) => per1[gas] !== null)
    .map((gas) => ({ gas, why: 'gwp', times: printExact(parseNumber(`1/${gwp[gas]}`)) }))
}

/**
 * True if all CO2 of a factor is biogenic: no other is published, and no total may contain some. The total of bioenergy
 * contains none by its category.
 */
function isCo2Biogenic({ per1, biogenicCo2 }: Figures, { category }: FactorDefinition): boolean {
  return biogenicCo2 !== null && per1.co2 === null && (per1.co2e === null || category === 'bioenergy')
}

function toTotal(figures: Figures, definition: FactorDefinition): Adjustment[] {
  const { per1, gwp, methane, complete } = figures
  const isBiogenic = isCo2Biogenic(figures, definition)
  const fossil: Adjustment[] = isBiogenic ? [{ gas: 'co2', why: 'biogenic', becomes: [] }] : []
  if (per1.co2e !== null || !complete) return fossil
  if (isBiogenic && per1.ch4 === null && per1.n2o === null) {
    return [...fossil, { gas: 'co2e', why: 'biogenic', becomes: [] }]
  }
  if (gwp === null) return fossil
  return [...fossil, { gas: 'co2e', why: 'sum_of_gases', becomes: gwpTerms(gwpOf(gwp, methane)) }]
}

/** The mass of a gas that was published as CO2e follows only from the GWP set of the publisher. */
function checkGasBasis({ gasBasis, per1 }: FactorDefinition, publishedGwp: unknown): void {
  const hasSplit = (per1.ch4 ?? per1.n2o ?? null) !== null
  if (gasBasis !== 'co2e' || !hasSplit || publishedGwp !== null) return
  const message = 'is needed to convert CO2e of a gas into its mass'
  fail('publishedGwp', 'factor_invalid', { message, expected: GWP_SET_IDS.join(', ') })
}

/** A published total is valid only for its own GWP set; another set requires derivation from the gases. */
function checkPublishedSet({ per1, adjustments }: FactorDefinition, gwp: unknown, publishedGwp: unknown): void {
  const isPublished = adjustments === undefined && (per1.co2e ?? null) !== null
  if (!isPublished || gwp === publishedGwp || !isGwpSetId(gwp) || !isGwpSetId(publishedGwp)) return
  const message = 'is not the set of the published co2e; define the factor as published, then use withGwpSetOfFactor'
  fail('gwp', 'factor_invalid', { message, expected: publishedGwp, received: gwp })
}

function definedSource(source: SomeFields<Source> = {}): Source {
  return Object.freeze({
    publisher: source.publisher ?? 'own factor',
    title: source.title ?? '',
    table: source.table ?? '',
    editionYear: source.editionYear ?? 0,
    dataYear: source.dataYear ?? null,
    licence: source.licence ?? '',
    attribution: source.attribution ?? '',
  })
}

/** Returns a copy that the caller cannot change later. */
function copyAdjustment(adjustment: Adjustment): Adjustment {
  return JSON.parse(JSON.stringify(adjustment))
}

function freezeDeep<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) freezeDeep(part)
    Object.freeze(value)
  }
  return value
}

const FIELDS: KnownFields<FactorDefinition> = {
  ...{ key: true, id: true, name: true, edition: true, row: true, region: true, category: true, unit: true },
  ...{ massUnit: true, per1: true, biogenicCo2: true, gasBasis: true, publishedGwp: true, gwp: true, methane: true },
  ...{ boundary: true, heatingValue: true, distanceBasis: true, radiativeForcing: true, complete: true },
  ...{ supplierMix: true, tier: true, adjustments: true, derivation: true, source: true },
}
const SOURCE_FIELDS: KnownFields<Source> = {
  ...{ publisher: true, title: true, table: true, editionYear: true, dataYear: true, licence: true, attribution: true },
}

/** Throws `unknown_field` for every misspelt field: a figure of another name would be lost in silence. */
function checkDefinitionFields(definition: FactorDefinition): void {
  checkOptionNames(definition, FIELDS)
  collect({
    per1: () =>
      checkOptionNames(
        definition?.per1,
        gasesOf(() => true as const),
        'per1.',
      ),
    source: () => checkOptionNames(definition?.source ?? {}, SOURCE_FIELDS, 'source.'),
  })
}

/**
 * Creates a validated, frozen emission factor. Defaults: `id`, `edition`, `row` and `name` are derived from the key,
 * `massUnit` is 'kg', `gasBasis` 'mass', `methane` 'combustion', `boundary` 'direct', `complete` true, and every nullable
 * field is null. No GWP set is assumed: `gwp` is required if co2e is computed from the gases, `publishedGwp` if a gas is
 * given as CO2e; each is by default the other, and null claims no set for a given co2e. The adjustments (mass unit, GWP, sum of the gases) follow from the rest. A
 * `category` of `FACTOR_CATEGORIES` decides which activities accept the factor and its scope; without one it is
 * accepted by its unit. `tier` states the quality of its data; totals are broken down by it. Throws `factor_invalid`,
 * `required`, `text_too_long` for a key over 512 characters, `text_invalid` for a name, unit or source that does not print or
 * imitates another, `invalid_choice`, `unknown_gwp_set` or the number codes, all at once.
 *
 * @example
 * ```ts
 * import { calculateFuel, defineFactor } from 'tonne'
 * const pellets = defineFactor({ key: 'own/pellets/kg', unit: 'kg', per1: { co2e: '0.0525' }, source: { publisher: 'our boiler test', editionYear: 2025 } })
 * calculateFuel({ value: 2000, unit: 'kg', factor: pellets }).emission.co2e // => 105
 * ```
 */
export function defineFactor<Per extends string>(definition: FactorDefinition<Per>): EmissionFactor<Per>
export function defineFactor(definition: FactorDefinition): EmissionFactor {
  const { factor } = collect({
    fields: () => checkDefinitionFields(definition),
    factor: () => createFactor(definition, FACTOR_CATEGORIES),
    names: () => checkFactorNames(definition),
  })
  return factor
}

/**
 * Creates the factor of a definition with any category: publishers may have others, and a stored factor stays
 * unchanged. Throws the codes of `defineFactor`.
 */
export function factorOf(definition: FactorDefinition): EmissionFactor {
  return createFactor(definition, [definition?.category])
}

/** Rejects an unknown category, which would otherwise be accepted by its unit. */
function checkCategory(received: string | undefined, categories: readonly unknown[]): void {
  if (received === undefined || categories.includes(received)) return
  const expected = categories.join(', ')
  const message = `is not a category of factors; leave it out, or use one of ${expected}`
  fail('category', 'invalid_choice', { message, expected, received })
}

function checkFactorName(field: 'key' | 'unit', received: unknown): void {
  if (typeof received === 'string' && received !== '') return
  fail(field, 'required', { message: 'must be a name', expected: 'a string', received })
}

/** Returns the figures of a definition. Throws all violations at once. */
function definedFigures(definition: FactorDefinition): Figures {
  const figuresRule = { message: 'must hold the published figures', expected: '{ co2, ch4, n2o, co2e }' }
  requireObject({ path: 'per1', value: definition?.per1 }, figuresRule)
  const { per1, biogenicCo2, publishedGwp: stated = null, gwp = stated, publishedGwp = gwp } = definition
  const { massUnit = 'kg', gasBasis = 'mass', methane = 'combustion', complete = true } = definition
  const chosen = CHOSEN_FIELDS.filter(
    (field) => (field === 'tier' ? statedTier(definition) : definition[field]) !== undefined,
  )
  const checked = collect({
    per1: () => collect(gasesOf((gas) => () => digits(per1[gas], `per1.${gas}`))),
    biogenicCo2: () => digits(biogenicCo2, 'biogenicCo2'),
    choices: () =>
      collectEach(chosen, (path) =>
        checkChoice<string | boolean | null>({ path, value: definition[path] }, CHOICES[path]),
      ),
    gasBasis: () => checkGasBasis(definition, publishedGwp),
    sets: () =>
      collectEach(
        GWP_FIELDS.filter((field) => (definition[field] ?? null) !== null),
        (field) => checkGwpSet(definition[field], field),
      ),
    publishedSet: () => checkPublishedSet(definition, gwp, publishedGwp),
  })
  const { per1: perUnit, biogenicCo2: biogenic } = checked
  return { per1: perUnit, biogenicCo2: biogenic, massUnit, gasBasis, publishedGwp, gwp, methane, complete }
}

/** Returns the tier that a definition states; the factors of traces have null for none. */
function statedTier({ tier }: { readonly tier?: DataTier | null | undefined }): DataTier | undefined {
  return tier ?? undefined
}

/** Returns a copy of the derivation; nothing for a factor that was not derived from other rows. */
function derivationOf({ derivation = [] }: FactorDefinition): Pick<EmissionFactor, 'derivation'> {
  return derivation.length === 0 ? {} : { derivation: derivation.map((step) => ({ ...step })) }
}

/** Rejects a factor without a total: either its gases lack a GWP set, since each set gives another co2e, or gases are missing. */
function failWithoutTotal(factor: EmissionFactor): never {
  const { co2, ch4, n2o } = adjustedFactor(factor)
  if (factor.gwp === null && co2 !== null && ch4 !== null && n2o !== null) {
    const message =
      'is missing: co2e is computed from the gases, and every set gives another; name the set, or give co2e'
    return fail('gwp', 'required', { message, expected: GWP_SET_IDS.join(', ') })
  }
  const message =
    'is missing and cannot be computed: give co2e, or all three gases and a GWP set, or say complete: false'
  return fail('per1.co2e', 'factor_invalid', message)
}

function createFactor(definition: FactorDefinition, categories: readonly unknown[]): EmissionFactor {
  const { figures } = collect({
    category: () => checkCategory(definition?.category, categories),
    length: () => checkKeyLength(definition?.key, 'key'),
    key: () => checkFactorName('key', definition?.key),
    unit: () => checkFactorName('unit', definition?.unit),
    figures: () => definedFigures(definition),
  })
  const { key } = definition
  const tier = statedTier(definition)
  const factor: EmissionFactor = freezeDeep({
    key,
    id: definition.id ?? key,
    name: definition.name ?? key,
    edition: definition.edition ?? 'own',
    row: definition.row ?? key,
    region: definition.region ?? null,
    category: definition.category ?? 'own',
    unit: definition.unit,
    ...figures,
    boundary: definition.boundary ?? 'direct',
    heatingValue: definition.heatingValue ?? null,
    distanceBasis: definition.distanceBasis ?? null,
    radiativeForcing: definition.radiativeForcing ?? null,
    supplierMix: definition.supplierMix ?? false,
    ...(tier !== undefined && { tier }),
    adjustments: definition.adjustments?.map(copyAdjustment) ?? [
      ...toKilograms(figures),
      ...toMasses(figures),
      ...toTotal(figures, definition),
    ],
    ...derivationOf(definition),
    source: definedSource(definition.source),
  })
  if (factor.complete && adjustedFactor(factor).co2e === null) failWithoutTotal(factor)
  known.add(factor)
  return factor
}

/** A bundled factor that is written out whole, as `defineFactor` would return it: computing it would slow every import. */
export function bundleFactor(factor: EmissionFactor): EmissionFactor {
  known.add(freezeDeep(factor))
  return factor
}

/**
 * Returns the factor itself if `defineFactor` created it; otherwise a validated copy that later changes cannot affect.
 */
export function asFactor(factor: EmissionFactor, path = 'factor'): EmissionFactor {
  if (known.has(factor)) return factor
  requireObject({ path, value: factor }, { message: 'must be an emission factor', expected: 'an EmissionFactor' })
  return prefixErrors(path, () => {
    checkFactorNames(factor)
    return factorOf(factor)
  })
}
