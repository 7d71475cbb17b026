import { keysOf, nearestWords } from '../../base/index.ts'
import type { ReturnMovement } from '../../core/activities/index.ts'
import {
  checkFactorUse,
  type FactorChoice,
  type FuelBridge,
  GWP_SET_IDS,
  type GwpSetId,
  RADIATIVE_FORCING_CHOICES,
  type RadiativeForcing,
} from '../../core/emissions/index.ts'
import { choiceProblem, Violations } from '../../core/errors/index.ts'
import { isNumberInput, parseNumber } from '../../core/exact/index.ts'
import { DEFAULT_INPUT_POLICY, type InputPolicy, type SomeFields } from '../../resources/index.ts'

/**
 * The choices of a service, for all companies or for one. A choice that changes a number leaves a notice.
 */
export interface ServicePolicy extends InputPolicy {
  /** Factors for a period whose year has none: those of the nearest edition, with a notice, or an error. */
  readonly edition: 'nearest' | 'exact'
  /** Use of a lifecycle grid factor where no direct one exists. */
  readonly lifecycleGrid: 'allow' | 'refuse'
  /** The grid factor of sites for which none is found; null: an error. */
  readonly defaultGridFactor: FactorChoice | null
  /** The factor of the clean share of electricity; null: zero, with a notice. */
  readonly cleanEnergyFactor: FactorChoice | null
  /** Counts or omits the non-CO2 effects of flights. */
  readonly aviationRF: RadiativeForcing
  /** The GWP set of all CO2e; null: each factor keeps its published set. */
  readonly gwpSet: GwpSetId | null
  /** Counts freight once, or twice with its return trip. */
  readonly returnMovement: ReturnMovement
  /**
   * Densities and calorific values by factor id. They convert fuel in a unit of another dimension than the factor's:
   * the first that fits is used, with a notice; without one the input is rejected.
   */
  readonly fuelBridges: Readonly<Record<string, readonly FuelBridge[]>>
  /** Accepts a fuel consumption that is only plausible per 100 km, with a notice. */
  readonly allowImplausibleConsumption: boolean
}

/** The default policy. */
export const DEFAULT_POLICY: ServicePolicy = Object.freeze({
  ...DEFAULT_INPUT_POLICY,
  edition: 'nearest',
  lifecycleGrid: 'allow',
  defaultGridFactor: null,
  cleanEnergyFactor: null,
  aviationRF: 'none',
  gwpSet: null,
  returnMovement: 'single',
  fuelBridges: Object.freeze({}),
  allowImplausibleConsumption: false,
})

const CHOICES = {
  required: ['reference', 'lenient'],
  unknownFields: ['ignore', 'reject'],
  allowCredits: [true, false],
  edition: ['nearest', 'exact'],
  lifecycleGrid: ['allow', 'refuse'],
  aviationRF: RADIATIVE_FORCING_CHOICES,
  gwpSet: [null, ...GWP_SET_IDS],
  returnMovement: ['single', 'double'],
  allowImplausibleConsumption: [true, false],
} as const satisfies { readonly [Field in keyof ServicePolicy]?: readonly ServicePolicy[Field][] }

/** The factors of a policy. */
const FACTORS = ['defaultGridFactor', 'cleanEnergyFactor'] as const

function isPositive(times: unknown): boolean {
  return isNumberInput(times) && parseNumber(times).n > 0n
}

function isBridge(bridge: unknown): boolean {
  if (typeof bridge !== 'object' || bridge === null) return false
  const { name, from, to, times, source }: Partial<FuelBridge> = bridge
  return [name, from, to, source].every((text) => typeof text === 'string') && isPositive(times)
}

function checkBridges(bridges: unknown, violations: Violations): void {
  const path = 'policy.fuelBridges'
  const expected = 'lists of bridges by the id of their factor'
  if (typeof bridges !== 'object' || bridges === null) {
    violations.add(path, 'policy_invalid', { message: `must be ${expected}`, expected, received: bridges })
    return
  }
  for (const [id, list] of Object.entries(bridges)) {
    if (Array.isArray(list) && list.every(isBridge)) continue
    const message = 'must be a list of bridges, each with name, from, to, times above 0 and source'
    violations.add(`${path}.${id}`, 'policy_invalid', { message, expected, received: list })
  }
}

/** Completes a policy with the defaults. Throws `policy_invalid` and `factor_category_mismatch`, with all violations. */
export function checkedPolicy(chosen: SomeFields<ServicePolicy>): ServicePolicy {
  const violations = new Violations()
  for (const field of Object.keys(chosen)) {
    if (Object.hasOwn(DEFAULT_POLICY, field)) continue
    const names = Object.keys(DEFAULT_POLICY)
    const [near] = nearestWords(field, names, 1)
    const message = `is not a policy; ${near === undefined ? 'leave it out' : `did you mean ${near}?`}`
    violations.add(`policy.${field}`, 'policy_invalid', { message, expected: names.join(', ') })
  }
  for (const field of keysOf(CHOICES)) {
    const choices: readonly unknown[] = CHOICES[field]
    const received = chosen[field]
    if (received === undefined || choices.includes(received)) continue
    violations.add(`policy.${field}`, 'policy_invalid', choiceProblem(received, choices))
  }
  for (const field of FACTORS) {
    const received = chosen[field]
    if (received === undefined || received === null) continue
    if (typeof received === 'object') {
      const factor = 'factor' in received ? received.factor : received
      violations.attempt(() => checkFactorUse({ factor, path: `policy.${field}` }, ['electricity']))
      continue
    }
    violations.add(`policy.${field}`, 'policy_invalid', { message: 'must be an emission factor, or null', received })
  }
  if (chosen.fuelBridges !== undefined) checkBridges(chosen.fuelBridges, violations)
  violations.throwIfAny()
  const given = Object.entries(chosen).filter(([, value]) => value !== undefined)
  return Object.freeze({ ...DEFAULT_POLICY, ...Object.fromEntries(given) })
}
