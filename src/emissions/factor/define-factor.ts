import { EmissionsError, fail, nestedError, Violations } from '../../errors/index.ts'
import { asExact, type NumberInput, parseNumber, printExact } from '../../exact/index.ts'
import type { Column, Gas } from '../gas.ts'
import { adjustedFactor } from './adjusted-factor.ts'
import type { Adjustment, EmissionFactor, Source } from './emission-factor.ts'
import { FACTOR_CATEGORIES } from './factor-categories.ts'
import { checkKeyLength } from './factor-key.ts'
import { GWP_SET_IDS, gwpOf, gwpTerms, isGwpSetId } from './gwp-set.ts'

/** The definition of a caller's own factor; omitted fields take the defaults documented at `defineFactor`. */
export type FactorDefinition = Partial<Omit<EmissionFactor, 'per1' | 'biogenicCo2' | 'adjustments' | 'source'>> & {
  readonly key: string
  readonly unit: string
  readonly per1: Readonly<Partial<Record<Gas, NumberInput | null>>>
  readonly biogenicCo2?: NumberInput | null
  readonly adjustments?: readonly Adjustment[]
  readonly source?: Partial<Source>
}

const MASS_IN_KG = { kg: '1', g: '1/1000', t: '1000', lb: '45359237/100000000' } as const
/** The allowed values of fields with a closed list, for untyped callers. */
const CHOICES = {
  massUnit: Object.keys(MASS_IN_KG) as readonly EmissionFactor['massUnit'][],
  gasBasis: ['mass', 'co2e'],
  methane: ['fossil', 'nonfossil', 'combustion'],
  boundary: ['TTW', 'WTT', 'WTW', 'direct', 'lifecycle'],
  heatingValue: ['gross', 'net', null],
  distanceBasis: ['great_circle', 'great_circle_uplift_included', 'shortest_feasible', 'actual', null],
  radiativeForcing: ['included', 'excluded', null],
  complete: [true, false],
  supplierMix: [true, false],
} as const satisfies { readonly [Field in keyof EmissionFactor]?: readonly EmissionFactor[Field][] }
const known = new WeakSet<EmissionFactor>()

function digits(value: NumberInput | null | undefined, path: string, violations: Violations): string | null {
  if (value === null || value === undefined) return null
  const exact = violations.attempt(() => parseNumber(value, path))
  if (exact !== undefined && exact.n < 0n) {
    violations.add(path, 'must_be_non_negative', { message: 'of a factor must not be negative', received: value })
  }
  const kept = asExact(value)
  return typeof kept === 'number' && exact !== undefined ? printExact(exact) : String(kept)
}

type Figures = Pick<
  EmissionFactor,
  'per1' | 'biogenicCo2' | 'massUnit' | 'gasBasis' | 'publishedGwp' | 'gwp' | 'methane' | 'complete'
>

function toKilograms({ per1, biogenicCo2, massUnit }: Figures): Adjustment[] {
  if (massUnit === 'kg') return []
  const columns: readonly (readonly [Column, string | null])[] = [
    ...(['co2', 'ch4', 'n2o', 'co2e'] as const).map((gas) => [gas, per1[gas]] as const),
    ['biogenicCo2', biogenicCo2],
  ]
  return columns
    .filter(([, value]) => value !== null)
    .map(([gas]) => ({ gas, why: 'mass_unit', times: MASS_IN_KG[massUnit] }))
}

/** The mass of a gas is its published CO2e divided by the GWP used. */
function toMasses({ per1, gasBasis, publishedGwp, methane }: Figures): Adjustment[] {
  if (gasBasis === 'mass' || publishedGwp === null) return []
  const gwp = gwpOf(publishedGwp, methane)
  return (['ch4', 'n2o'] as const)
    .filter((gas) => per1[gas] !== null)
    .map((gas) => ({ gas, why: 'gwp', times: printExact(parseNumber(`1/${gwp[gas]}`)) }))
}

function toTotal({ per1, biogenicCo2, gwp, methane, complete }: Figures): Adjustment[] {
  const isBiogenic = biogenicCo2 !== null && per1.co2 === null
  const fossil: Adjustment[] = isBiogenic ? [{ gas: 'co2', why: 'biogenic', becomes: [] }] : []
  if (per1.co2e !== null || !complete) return fossil
  if (isBiogenic && per1.ch4 === null && per1.n2o === null) {
    return [...fossil, { gas: 'co2e', why: 'biogenic', becomes: [] }]
  }
  if (gwp === null) return fossil
  return [...fossil, { gas: 'co2e', why: 'sum_of_gases', becomes: gwpTerms(gwpOf(gwp, methane)) }]
}

function checkGwp(figures: Figures, violations: Violations): void {
  const { per1, gasBasis, publishedGwp, gwp } = figures
  const hasSplit = per1.ch4 !== null || per1.n2o !== null
  if (gasBasis === 'co2e' && hasSplit && publishedGwp === null) {
    violations.add('publishedGwp', 'factor_invalid', {
      message: 'is needed to turn CO2e of a gas into its mass',
      expected: GWP_SET_IDS.join(', '),
    })
  }
  for (const [path, set] of [['gwp', gwp] as const, ['publishedGwp', publishedGwp] as const]) {
    if (set !== null && !isGwpSetId(set)) {
      violations.add(path, 'unknown_gwp_set', {
        message: 'is not a shipped GWP set',
        expected: GWP_SET_IDS.join(', '),
        received: set,
      })
    }
  }
}

/** A published total is valid only for its own GWP set; another set requires derivation from the gases. */
function checkPublishedSet({ per1, gwp, publishedGwp }: Figures, violations: Violations): void {
  if (per1.co2e === null || gwp === publishedGwp || !isGwpSetId(gwp) || !isGwpSetId(publishedGwp)) return
  const message = 'is not the set of the published co2e; define the factor as published, then use withGwpSetOfFactor'
  violations.add('gwp', 'factor_invalid', { message, expected: publishedGwp, received: gwp })
}

function checkChoices(definition: FactorDefinition, violations: Violations): void {
  for (const [field, choices] of Object.entries(CHOICES) as [keyof typeof CHOICES, readonly unknown[]][]) {
    const received = definition[field]
    if (received === undefined || choices.includes(received)) continue
    const about = { expected: choices.map(String).join(', '), received }
    violations.add(field, 'invalid_choice', {
      message: 'is not one of the listed values; choose one of them',
      ...about,
    })
  }
}

function sourceOf(source: Partial<Source> = {}): Source {
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

/** A copy that the caller cannot change later. */
function copyAdjustment(adjustment: Adjustment): Adjustment {
  return JSON.parse(JSON.stringify(adjustment)) as Adjustment
}

function freezeDeep<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) freezeDeep(part)
    Object.freeze(value)
  }
  return value
}

/**
 * Creates a validated, frozen emission factor. Defaults: `id`, `edition`, `row` and `name` are derived from the key,
 * `massUnit` is 'kg', `gasBasis` 'mass', `gwp` 'AR5_GWP100', `methane` 'combustion', `boundary` 'direct', `complete`
 * true, and every nullable field is null. The adjustments (mass unit, GWP, sum of the gases) follow from the rest. A
 * `category` of `FACTOR_CATEGORIES` decides which activities accept the factor and its scope; without one it is
 * accepted by its unit. Throws `factor_invalid`, `text_too_long` for a key over 512 characters, `invalid_choice`,
 * `unknown_gwp_set` or the number codes, all at once.
 *
 * @example
 * ```ts
 * import { calculateFuel, defineFactor } from 'tonne'
 * const pellets = defineFactor({ key: 'own/pellets/kg', unit: 'kg', per1: { co2e: '0.0525' }, source: { publisher: 'our boiler test', editionYear: 2025 } })
 * calculateFuel({ value: 2000, unit: 'kg', factor: pellets }).emission.co2e // => 105
 * ```
 */
export function defineFactor(definition: FactorDefinition): EmissionFactor {
  const violations = new Violations()
  checkCategory(definition, violations)
  return factorOf(definition, violations)
}

/** Collects `invalid_choice` for an unknown category, which would be accepted by its unit alone. */
function checkCategory(definition: FactorDefinition, violations: Violations): void {
  const received = definition?.category
  if (received === undefined || (FACTOR_CATEGORIES as readonly string[]).includes(received)) return
  const expected = FACTOR_CATEGORIES.join(', ')
  const message = 'is not a category of FACTOR_CATEGORIES; take one of them, or leave it out'
  violations.add('category', 'invalid_choice', { message, expected, received })
}

/** Checks that a definition has its names, and figures at all. Throws where it has none: nothing else can be checked. */
function checkNames(definition: FactorDefinition, violations: Violations): void {
  violations.attempt(() => checkKeyLength(definition?.key, 'key'))
  for (const field of ['key', 'unit'] as const) {
    if (typeof definition?.[field] !== 'string' || definition[field] === '') {
      violations.add(field, 'required', {
        message: 'must be a name',
        expected: 'a string',
        received: definition?.[field],
      })
    }
  }
  if (typeof definition?.per1 !== 'object' || definition.per1 === null) {
    violations.add('per1', 'required', {
      message: 'must hold the published figures',
      expected: '{ co2, ch4, n2o, co2e }',
    })
    violations.throwIfAny()
  }
}

/**
 * Creates the factor of a definition with any category: publishers may have others, and a stored factor stays
 * unchanged. Throws what `defineFactor` throws, together with earlier violations.
 */
export function factorOf(definition: FactorDefinition, violations = new Violations()): EmissionFactor {
  checkNames(definition, violations)
  const { per1, gwp = 'AR5_GWP100', publishedGwp = gwp, key } = definition
  const column = (gas: Gas) => digits(per1[gas], `per1.${gas}`, violations)
  const figures: Figures = {
    per1: { co2: column('co2'), ch4: column('ch4'), n2o: column('n2o'), co2e: column('co2e') },
    biogenicCo2: digits(definition.biogenicCo2, 'biogenicCo2', violations),
    massUnit: definition.massUnit ?? 'kg',
    gasBasis: definition.gasBasis ?? 'mass',
    publishedGwp,
    gwp,
    methane: definition.methane ?? 'combustion',
    complete: definition.complete ?? true,
  }
  checkChoices(definition, violations)
  checkGwp(figures, violations)
  if (definition.adjustments === undefined) checkPublishedSet(figures, violations)
  violations.throwIfAny()
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
    adjustments: definition.adjustments?.map(copyAdjustment) ?? [
      ...toKilograms(figures),
      ...toMasses(figures),
      ...toTotal(figures),
    ],
    source: sourceOf(definition.source),
  })
  if (factor.complete && adjustedFactor(factor).co2e === null) {
    const message =
      'is missing and cannot be computed: give co2e, or all three gases and a GWP set, or say complete: false'
    fail('per1.co2e', 'factor_invalid', message)
  }
  known.add(factor)
  return factor
}

/** The factor itself if `defineFactor` created it; otherwise a validated copy that later changes cannot affect. */
export function asFactor(factor: EmissionFactor, path = 'factor'): EmissionFactor {
  if (known.has(factor)) return factor
  if (typeof factor !== 'object' || factor === null) {
    fail(path, 'required', { message: 'must be an emission factor', expected: 'an EmissionFactor', received: factor })
  }
  try {
    return factorOf(factor)
  } catch (error) {
    if (!EmissionsError.is(error)) throw error
    throw nestedError(path, error)
  }
}
