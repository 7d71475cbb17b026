import {
  type Calculation,
  type Contribution,
  calculationOf,
  convertSteps,
  type FactorChoice,
  type Method,
  type SelectedFactor,
  type Share,
} from '../emissions/index.ts'
import {
  checkOptionNames,
  collect,
  collectEach,
  fail,
  type KnownFields,
  type Notice,
  requireObject,
  Violations,
} from '../errors/index.ts'
import {
  add,
  type Exact,
  equal,
  type NumberInput,
  ONE,
  parseNumber,
  printExact,
  type Rational,
  ratio,
  rationalOf,
  ZERO,
} from '../exact/index.ts'
import { builtInUnits, type ConvertibleUnitField, type SymbolName, type Unit, type UnitTable } from '../units/index.ts'
import { chosenFactor, factorDimension, withUse } from './factor-choice.ts'
import { checkActivity, checkQuantity, findMassUnit } from './quantity.ts'
import { shareStep } from './share.ts'

/** A gas of a blend: its factor, and its share of the mass, above 0 to 1 ('0.5', '1/3'). */
export interface BlendPart {
  readonly factor: FactorChoice
  readonly share: NumberInput
}

/** A gas or blend that leaked from cooling, switchgear or fire protection. */
export type RefrigerantLeak<
  Symbol extends SymbolName = SymbolName,
  Own extends UnitTable | undefined = UnitTable | undefined,
> = {
  /** The leaked mass; 0 or more. */
  readonly mass: NumberInput
  /** A unit of mass; default: kilograms. */
  readonly unit?: ConvertibleUnitField<'kg', Own, Symbol>['unit'] | undefined
  /** Accepts a negative mass, for corrections. */
  readonly allowCredits?: boolean | undefined
  /** The table of the unit, unless built in. */
  readonly table?: Own | undefined
  /** The notices of `findRefrigerant`, which are added to the result. */
  readonly notices?: readonly Notice[] | undefined
} & (
  | { readonly factor: FactorChoice; readonly parts?: undefined }
  | { readonly parts: readonly BlendPart[]; readonly factor?: undefined }
)

const FIELDS: KnownFields<RefrigerantLeak> = {
  ...{ mass: true, unit: true, factor: true, parts: true, allowCredits: true, table: true, notices: true },
}

type BlendShare = Share & { readonly of: 'blend' }

/** A leaked gas with its share of the mass; a single gas has no share. */
interface Component extends SelectedFactor {
  readonly path: string
  readonly share: BlendShare | undefined
}

interface BlendComponent extends Component {
  readonly share: BlendShare
}

const METHOD: Method = Object.freeze({ id: 'refrigerant', version: 1 })
const HUNDRED = ratio(100n)

/**
 * Returns a factor per mass. Throws `unit_dimension_mismatch`, `factor_category_mismatch`, and the codes of a factor
 * choice.
 */
function gasFactor(choice: FactorChoice, path: string, table: UnitTable): SelectedFactor {
  const chosen = chosenFactor(choice, path)
  factorDimension(chosen.factor, path, { dimensions: ['WEIGHT'], wanted: 'a factor per mass of the gas', table })
  return withUse(chosen, 'refrigerant', path)
}

/** Returns a share above zero. Throws `blend_shares_invalid` and the number codes. */
function readBlendShare(share: NumberInput, path: string): Rational {
  const part = parseNumber(share, path)
  if (part.n > 0n) return part
  const about = { expected: 'above 0, up to 1', received: share }
  return fail(path, 'blend_shares_invalid', { message: 'must be more than zero; leave the gas out', ...about })
}

/** Validates a gas of a blend, with a share above zero. Throws all violations at once. */
function componentOf(blendPart: BlendPart, path: string, table: UnitTable): BlendComponent {
  const message = 'must be a gas of the blend with its share'
  requireObject({ path, value: blendPart }, { message, expected: '{ factor, share }' })
  checkOptionNames(blendPart, { factor: true, share: true }, `${path}.`)
  const { factor, share } = blendPart
  const { part, chosen } = collect({
    part: () => readBlendShare(share, `${path}.share`),
    chosen: () => gasFactor(factor, `${path}.factor`, table),
  })
  return {
    path: `${path}.factor`,
    share: { kind: 'share', of: 'blend', part: printExact(part), whole: '1' },
    ...chosen,
  }
}

/** Validates the gases of a blend; their shares must add up to exactly one. */
function componentsOf(parts: readonly BlendPart[], table: UnitTable): readonly Component[] {
  if (!Array.isArray(parts) || parts.length === 0) {
    const message = 'must hold the gases of the blend with their shares'
    fail('parts', 'blend_shares_invalid', { message, expected: '[{ factor, share }]', received: parts })
  }
  const checked = collectEach(parts, (part: BlendPart, index) => componentOf(part, `parts[${index}]`, table))
  const violations = new Violations()
  for (const [index, { factor, path }] of checked.entries()) {
    if (checked.findIndex((other) => other.factor.key === factor.key) === index) continue
    violations.add(path, 'blend_shares_invalid', {
      message: 'is listed twice; add up its shares',
      received: factor.key,
    })
  }
  const sets = new Set(checked.map(({ factor }) => factor.gwp ?? 'not stated'))
  if (sets.size > 1) {
    const about = { expected: 'factors of one GWP set', received: [...sets].join(', ') }
    violations.add('parts', 'factor_basis_mismatch', { message: 'must all be of one GWP set', ...about })
  }
  const sum = checked.reduce((total, { share }) => add(total, rationalOf(share.part)), ZERO)
  if (!equal(sum, ONE)) {
    const hint = equal(sum, HUNDRED) ? 'give shares of 1, not per cent' : "write fractions such as thirds as '1/3'"
    const message = `must have shares that add up to exactly 1, not ${printExact(sum)}; ${hint}`
    violations.add('parts', 'blend_shares_invalid', { message, expected: '1', received: printExact(sum) })
  }
  violations.throwIfAny()
  return checked
}

function readComponents({ factor, parts }: RefrigerantLeak, table: UnitTable): readonly Component[] {
  if (factor !== undefined && parts !== undefined) {
    fail('parts', 'invalid_choice', {
      message: 'cannot be combined with factor; give one of them',
      expected: 'one of both',
    })
  }
  if (parts !== undefined) return componentsOf(parts, table)
  return [{ path: 'factor', share: undefined, ...gasFactor(factor, 'factor', table) }]
}

interface CheckedMass {
  readonly value: Exact
  readonly unit: Unit
  readonly table: UnitTable
}

/** Returns the contribution of a gas: mass × share × GWP. */
function gasContribution({ factor, share }: Component, { value, unit, table }: CheckedMass): Contribution {
  const converted = convertSteps(unit, factor.unit, { table })
  const steps = share === undefined ? converted : [...converted, shareStep(share)]
  return { label: factor.name, activity: { value, unit: unit.short_name }, steps, factor }
}

/**
 * Calculates the emission of a leaked gas or blend, in kilograms: mass × GWP, for a blend mass × share × GWP of every
 * gas in it, exactly. `findRefrigerant` of `tonne/factors` has gases and blends by name; pass your own blend as parts.
 * Fluorinated gases contain no CO2, methane or nitrous oxide: those columns are zero, and everything is in co2e. Throws
 * the number codes, `must_be_non_negative`, `blend_shares_invalid`, `unknown_unit`, `unit_dimension_mismatch`,
 * `factor_basis_mismatch`, `factor_category_mismatch`, `factor_incomplete`, `required`, `invalid_choice`; all at once.
 *
 * @example
 * ```ts
 * import { calculateRefrigerant } from 'tonne'
 * import { findFactor, findRefrigerant } from 'tonne/factors'
 * calculateRefrigerant({ mass: 2.5, ...findRefrigerant('R-404A', 'AR5_GWP100') }).emission.co2e // => 9857
 * const factor = findFactor('ipcc-ar6/gwp100/hfc-134a/kg')
 * calculateRefrigerant({ mass: 800, unit: 'g', factor }).emission // => { co2: 0, ch4: 0, n2o: 0, co2e: 1224 }
 * calculateRefrigerant({ mass: -1, factor }) // throws must_be_non_negative
 * ```
 */
export function calculateRefrigerant<Symbol extends SymbolName, Own extends UnitTable | undefined = undefined>(
  leak: RefrigerantLeak<Symbol, Own>,
): Calculation
export function calculateRefrigerant(leak: RefrigerantLeak): Calculation {
  checkActivity(leak, FIELDS)
  const { mass, unit: unitRef = 'kg', allowCredits, table = builtInUnits } = leak
  const { components, ...checked } = collect({
    value: () => checkQuantity(mass, 'mass', { allowCredits }),
    unit: () => findMassUnit(unitRef, 'unit', table),
    components: () => readComponents(leak, table),
  })
  return calculationOf({
    method: METHOD,
    contributions: components.map((one) => gasContribution(one, { table, ...checked })),
    notices: [...(leak.notices ?? []), ...components.flatMap(({ notices }) => notices)],
  })
}
