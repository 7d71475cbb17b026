import {
  type Calculation,
  type Contribution,
  calculationOf,
  convertSteps,
  type GwpSetId,
  type Method,
} from '../emissions/index.ts'
import { Violations } from '../errors/index.ts'
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
  ZERO,
} from '../exact/index.ts'
import { builtInUnits, type UnitRef, type UnitTable } from '../units/index.ts'
import { checkQuantity } from './quantity.ts'
import { blendNamed, checkedGwpSet, refrigerantFactor } from './refrigerant-gas.ts'
import { shareStep } from './share.ts'

/** A part of a blend of one's own: a gas and its share of the mass, above 0 to 1 ('0.5', '1/3'). */
export interface BlendPart {
  readonly gas: string
  readonly share: NumberInput
}

/** What escaped: a gas, a shipped blend (R-404A, R-407A, R-407C, R-410A, R-507A), or a blend by its composition. */
export type Refrigerant =
  | { readonly gas: string; readonly blend?: never; readonly parts?: never }
  | { readonly blend: string; readonly gas?: never; readonly parts?: never }
  | { readonly parts: readonly BlendPart[]; readonly gas?: never; readonly blend?: never }

/** A gas or blend that escaped from cooling, switchgear or fire protection. */
export type RefrigerantLeak = Refrigerant & {
  /** The mass that escaped; 0 or more. */
  readonly mass: NumberInput
  /** A unit of mass; not given: kilograms. */
  readonly unit?: UnitRef
  readonly gwp: GwpSetId
  /** Accept a negative mass, for corrections. */
  readonly allowCredits?: boolean
  /** The table that holds the unit, when it is not built in. */
  readonly table?: UnitTable
}

/** A gas of what escaped, with its share of the mass; the whole of a single gas has none. */
interface Component {
  readonly gas: string
  readonly path: string
  readonly share: { readonly part: Rational; readonly whole: Rational } | undefined
}

/** The mass that escaped, with the steps to kilograms. */
type Mass = Pick<Contribution, 'activity' | 'steps'>

const NOTHING: Mass = Object.freeze({ activity: Object.freeze({ value: 0, unit: 'kg' }), steps: [] })
const METHOD: Method = Object.freeze({ id: 'refrigerant', version: 1 })
const HUNDRED = ratio(100n)

/** Checked shares of a blend of the caller's own. Throws `blend_shares_invalid` or the number codes; all at once. */
function componentsOf(parts: readonly BlendPart[]): readonly Component[] {
  const found = new Violations()
  if (!Array.isArray(parts) || parts.length === 0) {
    const about = { expected: '[{ gas, share }]', received: parts }
    found.add('parts', 'blend_shares_invalid', {
      message: 'must hold the gases of the blend with their shares',
      ...about,
    })
    found.throwIfAny()
  }
  const components = parts.map(({ gas, share }, at): Component => {
    const path = `parts[${at}]`
    const part = found.attempt(() => parseNumber(share, `${path}.share`))
    if (part !== undefined && part.n <= 0n) {
      const about = { expected: 'above 0, up to 1', received: share }
      found.add(`${path}.share`, 'blend_shares_invalid', {
        message: 'must be more than zero; leave the gas out',
        ...about,
      })
    }
    if (parts.findIndex((other) => other.gas === gas) < at) {
      found.add(`${path}.gas`, 'blend_shares_invalid', { message: 'stands twice; add its shares up', received: gas })
    }
    return { gas, path: `${path}.gas`, share: { part: part ?? ZERO, whole: ONE } }
  })
  found.throwIfAny()
  const sum = components.reduce((total, { share }) => add(total, share?.part ?? ZERO), ZERO)
  if (!equal(sum, ONE)) {
    const hint = equal(sum, HUNDRED) ? 'give shares of 1, not per cent' : "write thirds and the like as '1/3'"
    const message = `must have shares that add up to exactly 1, not ${printExact(sum)}; ${hint}`
    found.add('parts', 'blend_shares_invalid', { message, expected: '1', received: printExact(sum) })
  }
  found.throwIfAny()
  return components
}

function readRefrigerant(leak: RefrigerantLeak): readonly Component[] {
  const found = new Violations()
  const given = (['gas', 'blend', 'parts'] as const).filter((name) => leak[name] !== undefined)
  const expected = 'one of gas, blend, parts'
  if (given.length === 0)
    found.add('gas', 'required', { message: 'is missing; say what escaped', expected, received: undefined })
  for (const extra of given.slice(1)) {
    found.add(extra, 'invalid_choice', { message: `stands beside ${given[0]}; say one of them`, expected })
  }
  found.throwIfAny()
  if (leak.parts !== undefined) return componentsOf(leak.parts)
  if (leak.blend === undefined) return [{ gas: leak.gas, path: 'gas', share: undefined }]
  return blendNamed(leak.blend).map(({ gas, percent }) => {
    return { gas, path: 'blend', share: { part: parseNumber(percent), whole: HUNDRED } }
  })
}

/** The mass that escaped, and the steps to kilograms. Throws every violation at once. */
function readMass({ mass, unit = 'kg', allowCredits, table = builtInUnits }: RefrigerantLeak): Mass {
  const found = new Violations()
  const value = checkQuantity(mass, 'mass', { found, allowCredits })
  const steps = found.attempt(() => convertSteps(unit, 'kg', { table }))
  found.throwIfAny()
  return { activity: { value: value as Exact, unit: table.find(unit, 'unit').short_name }, steps: steps ?? [] }
}

function contributionOf({ gas, path, share }: Component, mass: Mass, gwp: GwpSetId): Contribution {
  const factor = refrigerantFactor(gas, gwp, path)
  const shares = share === undefined ? [] : [shareStep({ of: 'blend', ...share })]
  return { label: factor.name, activity: mass.activity, steps: [...mass.steps, ...shares], factor }
}

/**
 * The emission of a gas or blend that escaped, in kilograms: mass × GWP, for a blend mass × share × GWP of every gas in it,
 * exactly (R-410A under AR5 is 1923.5, which US EPA and DESNZ print as 1924). Fluorinated gases hold no CO2, methane or
 * nitrous oxide: those columns are zero, and all is in co2e.
 * Throws the number codes, `must_be_non_negative`, `unknown_refrigerant`, `unknown_gwp_set`, `blend_shares_invalid`,
 * `unknown_unit`, `unit_dimension_mismatch`, `required`, `invalid_choice`; all at once.
 *
 * @example
 * ```ts
 * import { calculateRefrigerant } from 'tonne'
 * calculateRefrigerant({ mass: 2.5, blend: 'R-404A', gwp: 'AR5_GWP100' }).emission.co2e // => 9857
 * calculateRefrigerant({ mass: 800, unit: 'g', gas: 'HFC-134a', gwp: 'AR6_GWP100' }).emission // => { co2: 0, ch4: 0, n2o: 0, co2e: 1224 }
 * calculateRefrigerant({ mass: 1, gas: 'HFC-9000', gwp: 'AR6_GWP100' }) // throws unknown_refrigerant
 * ```
 */
export function calculateRefrigerant(leak: RefrigerantLeak): Calculation {
  const found = new Violations()
  const mass = found.attempt(() => readMass(leak))
  const gwp = found.attempt(() => checkedGwpSet(leak.gwp))
  const components = found.attempt(() => readRefrigerant(leak)) ?? []
  // without a set or a mass the gases are still looked up, so that all violations come at once
  const contributions = components.map((one) =>
    found.attempt(() => contributionOf(one, mass ?? NOTHING, gwp ?? 'AR5_GWP100')),
  )
  found.throwIfAny()
  return calculationOf({
    method: METHOD,
    contributions: contributions.filter((one) => one !== undefined),
    notices: [],
  })
}
