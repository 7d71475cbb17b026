import {
  type Calculation,
  type Contribution,
  calculationOf,
  type FactorChoice,
  type Method,
  type SelectedFactor,
  type Step,
  ZERO_EMISSION_ELECTRICITY,
} from '../emissions/index.ts'
import { checkChoice, fail, type KnownFields, type Notice, notice, Violations } from '../errors/index.ts'
import {
  compare,
  type Exact,
  multiply,
  type NumberInput,
  ONE,
  parseNumber,
  printExact,
  rationalOf,
  subtract,
} from '../exact/index.ts'
import { builtInUnits, type SymbolName, type UnitField, type UnitTable } from '../units/index.ts'
import { chosenFactor, type FittingFactorField, useNotices } from './factor-choice.ts'
import { type Draws, drawsOf, type ElectricityInstrument } from './instruments.ts'
import { checkActivity, checkPercentage, checkQuantity } from './quantity.ts'
import { stepsToFactor } from './unit-steps.ts'

/** Electricity used, with the factors for both Scope 2 methods. */
export interface ElectricityUse<
  Symbol extends SymbolName = SymbolName,
  Own extends UnitTable | undefined = UnitTable | undefined,
  Per extends string = string,
> {
  /** The quantity used; 0 or more. */
  readonly value: NumberInput
  readonly unit: UnitField<Own, Symbol>['unit']
  /** The grid-average factor. */
  readonly grid: FittingFactorField<Per, Symbol, Own>['factor']
  /** The share bought as clean electricity, per cent, 0 to 100; default 0. */
  readonly percentageOfCleanEnergy?: NumberInput | undefined
  /**
   * Certificates, contracts, supplier mixes: drawn on in the order certificate, contract, supplier mix, never more than
   * each has; the rest is uncovered. An alternative to `percentageOfCleanEnergy`, which is an instrument without a
   * name.
   */
  readonly instruments?: readonly ElectricityInstrument<Symbol, Own>[] | undefined
  /** The residual mix, for the uncovered share; default: the grid factor, with a notice. */
  readonly residual?: FactorChoice | undefined
  /** The factor of the clean share; default: zero, with a notice. */
  readonly clean?: FactorChoice | undefined
  /** The supplier's or the company's own factor, instead of the residual mix. */
  readonly custom?: FactorChoice | undefined
  /** 'refuse' rejects a lifecycle grid factor. */
  readonly lifecycleGrid?: 'allow' | 'refuse' | undefined
  readonly allowCredits?: boolean | undefined
  readonly table?: Own | undefined
}

/** The same electricity by both methods. */
export interface BothMethods {
  readonly location: Calculation
  readonly market: Calculation
}

/** Electricity used, by one of the two Scope 2 methods. */
export interface ElectricityActivity<
  Symbol extends SymbolName = SymbolName,
  Own extends UnitTable | undefined = UnitTable | undefined,
  Per extends string = string,
> extends ElectricityUse<Symbol, Own, Per> {
  readonly method: 'location' | 'market'
}

const USE_FIELDS: KnownFields<ElectricityUse> = {
  ...{ value: true, unit: true, grid: true, percentageOfCleanEnergy: true, instruments: true, residual: true },
  ...{ clean: true, custom: true, lifecycleGrid: true, allowCredits: true, table: true },
}
const FIELDS: KnownFields<ElectricityActivity> = { ...USE_FIELDS, method: true }

const METHODS = {
  location: Object.freeze({ id: 'electricity_location', version: 1 }),
  market: Object.freeze({ id: 'electricity_market', version: 1 }),
  drawn: Object.freeze({ id: 'electricity_market', version: 2 }),
} as const satisfies Record<string, Method>

const HUNDRED = parseNumber(100)

interface Part {
  readonly label: string
  readonly path: string
  readonly share: Step | undefined
  readonly choice: FactorChoice
}

function percentageStep(of: 'clean' | 'uncovered', percentage: Exact): Step | undefined {
  const clean = rationalOf(percentage)
  const part = of === 'clean' ? clean : subtract(HUNDRED, clean)
  if (compare(part, HUNDRED) === 0) return undefined
  const times = printExact(multiply(part, parseNumber('1/100')))
  return { kind: 'share', of, part: printExact(part), whole: '100', times, unit: '1' }
}

function percentageNotices(percentage: Exact): Notice[] {
  const exact = rationalOf(percentage)
  if (exact.n <= 0n || compare(exact, ONE) >= 0) return []
  const message = `${percentage} was read as ${percentage} per cent; write 40 for forty per cent`
  return [notice('percentage_looks_like_fraction', 'percentageOfCleanEnergy', message)]
}

/** Returns the factor of the share not covered by clean electricity, with the notices of its choice. */
function uncoveredChoice(use: ElectricityUse): { path: string; choice: FactorChoice; notices: Notice[] } {
  if (use.custom !== undefined) return { path: 'custom', choice: use.custom, notices: [] }
  if (use.residual !== undefined) return { path: 'residual', choice: use.residual, notices: [] }
  const message = 'no residual mix was given; the grid factor stands in for it'
  return { path: 'grid', choice: use.grid, notices: [notice('residual_mix_is_grid', 'residual', message)] }
}

function isSupplierMix(choice: FactorChoice): boolean {
  if (typeof choice !== 'object' || choice === null) return false
  return ('factor' in choice ? choice.factor : choice)?.supplierMix === true
}

function customNotices(use: ElectricityUse, percentage: Exact): { applied: Exact; notices: Notice[] } {
  if (use.custom === undefined || rationalOf(percentage).n === 0n) return { applied: percentage, notices: [] }
  if (isSupplierMix(use.custom)) {
    const message = 'the supplier factor already includes its clean share, so the percentage was not applied'
    return { applied: 0, notices: [notice('clean_share_in_supplier_mix', 'percentageOfCleanEnergy', message)] }
  }
  const message = 'the clean share and the custom factor were both applied'
  return { applied: percentage, notices: [notice('clean_share_with_custom_factor', 'custom', message)] }
}

function marketParts(use: ElectricityUse, percentage: Exact): { parts: Part[]; notices: Notice[] } {
  const { applied, notices } = customNotices(use, percentage)
  const clean = rationalOf(applied)
  const parts: Part[] = []
  const allNotices = [...percentageNotices(percentage), ...notices]
  if (compare(clean, HUNDRED) !== 0) {
    const { notices: uncoveredNotices, ...rest } = uncoveredChoice(use)
    parts.push({ label: 'uncovered share', share: percentageStep('uncovered', applied), ...rest })
    allNotices.push(...uncoveredNotices)
  }
  if (clean.n > 0n) {
    const choice = use.clean ?? ZERO_EMISSION_ELECTRICITY
    parts.push({ label: 'clean share', path: 'clean', share: percentageStep('clean', applied), choice })
    if (use.clean === undefined) {
      const message = 'no factor was given for the clean share; zero was used'
      allNotices.push(notice('clean_factor_assumed_zero', 'clean', message))
    }
  }
  return { parts, notices: allNotices }
}

/** Rejects a percentage combined with instruments: both would claim the same electricity. */
function checkOneClaim(use: ElectricityUse, percentage: Exact): void {
  if (use.instruments === undefined || use.instruments.length === 0 || rationalOf(percentage).n === 0n) return
  const message = 'cannot be combined with instruments; leave out one of the two'
  fail('percentageOfCleanEnergy', 'clean_share_with_instruments', { message, expected: '0', received: percentage })
}

const NO_DRAWS: Draws = { draws: [], rest: undefined }

function instrumentDraws({ instruments, unit, table }: ElectricityUse, value: Exact): Draws {
  return instruments === undefined ? NO_DRAWS : drawsOf(instruments, { value, unit, table })
}

function drawnParts({ draws, rest }: Draws, use: ElectricityUse): { parts: Part[]; notices: Notice[] } {
  if (rest === undefined) return { parts: [...draws], notices: [] }
  const { notices, ...choice } = uncoveredChoice(use)
  return { parts: [...draws, { ...rest, ...choice }], notices }
}

/**
 * Claims that decide the parts of a market-based figure: draws, or the percentage; undefined if it was not a number.
 */
interface Claims {
  readonly percentage: Exact | undefined
  readonly draws: Draws | undefined
}

function electricityParts(
  use: ElectricityActivity,
  { percentage, draws }: Claims,
): { parts: Part[]; notices: Notice[] } {
  if (draws !== undefined) return drawnParts(draws, use)
  if (use.method === 'market' && percentage !== undefined) return marketParts(use, percentage)
  return { parts: [{ label: 'grid', path: 'grid', share: undefined, choice: use.grid }], notices: [] }
}

/** A lifecycle factor leaves the notice of the factor choice, or is rejected here; it is never mixed in silently. */
function checkLifecycle({ factor }: SelectedFactor, path: string, use: ElectricityUse): void {
  if (factor.boundary !== 'lifecycle' || use.lifecycleGrid !== 'refuse') return
  const message = `${factor.key} is a lifecycle factor, which is not allowed here; choose a direct one or allow it`
  fail(path, 'factor_basis_mismatch', { message, expected: 'direct', received: 'lifecycle' })
}

function electricityContribution(part: Part, value: Exact, use: ElectricityUse) {
  const chosen = chosenFactor(part.choice, part.path)
  checkLifecycle(chosen, part.path, use)
  const converted = stepsToFactor(use.unit, chosen.factor, { table: use.table, factorPath: part.path })
  const steps = part.share === undefined ? converted.steps : [...converted.steps, part.share]
  const contribution: Contribution = {
    label: part.label,
    activity: { value, unit: converted.unit },
    steps,
    factor: chosen.factor,
  }
  const noticesOfUse = useNotices(chosen.factor, 'electricity', part.path)
  return { contribution, notices: [...chosen.notices, ...converted.notices, ...noticesOfUse] }
}

/**
 * Calculates the emission of electricity, in kilograms. `location`: value × grid factor. `market`: value × [(100 −
 * p)/100 × residual mix + p/100 × clean factor], p the percentage of clean energy; with `instruments` Σ draw × factor
 * of the instrument + rest × residual mix (GHG Protocol Scope 2 Guidance, 2015), as version 2 of the method if an
 * instrument is drawn on. Throws `instrument_overdrawn`, `clean_share_with_instruments`, `duplicate_item`, the number
 * codes, `must_be_non_negative`, `percentage_out_of_range`, `unknown_unit`, `unit_dimension_mismatch`,
 * `factor_basis_mismatch`, `factor_category_mismatch`, `factor_incomplete`, `invalid_choice`; all at once.
 *
 * @example
 * ```ts
 * import { calculateElectricity } from 'tonne'
 * import { findFactor } from 'tonne/factors'
 * const grid = findFactor('desnz-2025/uk-electricity/electricity-generated/electricity-uk/kwh')
 * const use = { value: 1, unit: 'MWh', grid, percentageOfCleanEnergy: 40 }
 * calculateElectricity({ ...use, method: 'location' }).emission.co2e // => 177
 * calculateElectricity({ ...use, method: 'market' }).emission.co2e // => 106.2
 * const wind = findFactor('tonne/zero-emission-electricity/kwh')
 * const instruments = [{ kind: 'certificate', name: 'GO 2025', energy: 250, unit: 'kWh', factor: wind } as const]
 * calculateElectricity({ value: 1, unit: 'MWh', grid, instruments, method: 'market' }).emission.co2e // => 132.75
 * ```
 */
export function calculateElectricity<
  Symbol extends SymbolName,
  Own extends UnitTable | undefined = undefined,
  Per extends string = string,
>(activity: ElectricityActivity<Symbol, Own, Per>): Calculation
export function calculateElectricity(activity: ElectricityActivity): Calculation {
  checkActivity(activity, FIELDS)
  const violations = new Violations()
  const { method, allowCredits, lifecycleGrid = 'allow' } = activity
  violations.attempt(() => checkChoice({ path: 'method', value: method }, ['location', 'market']))
  violations.attempt(() => checkChoice({ path: 'lifecycleGrid', value: lifecycleGrid }, ['allow', 'refuse']))
  const value = violations.attempt(() => checkQuantity(activity.value, 'value', { allowCredits }))
  const unit = violations.attempt(() => (activity.table ?? builtInUnits).find(activity.unit, 'unit'))
  const percentage = violations.attempt(() =>
    checkPercentage(activity.percentageOfCleanEnergy ?? 0, 'percentageOfCleanEnergy'),
  )
  violations.attempt(() => checkOneClaim(activity, percentage ?? 0))
  const isReadable = value !== undefined && unit !== undefined
  const draws = violations.attempt(() => (isReadable ? instrumentDraws(activity, value) : NO_DRAWS)) ?? NO_DRAWS
  const isDrawn = method === 'market' && draws.draws.length > 0
  const { parts, notices } = electricityParts(activity, { percentage, draws: isDrawn ? draws : undefined })
  const computed = parts.map((part) => violations.attempt(() => electricityContribution(part, value ?? 0, activity)))
  violations.throwIfAny()
  const done = computed.filter((one) => one !== undefined)
  return calculationOf({
    method: METHODS[isDrawn ? 'drawn' : method],
    contributions: done.map(({ contribution }) => contribution),
    notices: [...notices, ...done.flatMap((one) => one.notices)],
  })
}

/**
 * Calculates both Scope 2 figures of the same electricity, which are reported side by side and never added. Throws the
 * codes of `calculateElectricity`.
 *
 * @example
 * ```ts
 * import { scope2 } from 'tonne'
 * import { findFactor } from 'tonne/factors'
 * const grid = findFactor('desnz-2025/uk-electricity/electricity-generated/electricity-uk/kwh')
 * const { location, market } = scope2({ value: 1, unit: 'MWh', grid, percentageOfCleanEnergy: 100 })
 * location.emission.co2e // => 177
 * market.emission.co2e // => 0
 * ```
 */
export function scope2<
  Symbol extends SymbolName,
  Own extends UnitTable | undefined = undefined,
  Per extends string = string,
>(use: ElectricityUse<Symbol, Own, Per>): BothMethods
export function scope2(use: ElectricityUse): BothMethods {
  checkActivity(use, USE_FIELDS)
  return {
    location: calculateElectricity({ ...use, method: 'location' }),
    market: calculateElectricity({ ...use, method: 'market' }),
  }
}
