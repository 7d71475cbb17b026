import { show, type Violations } from '../../errors/index.ts'
import { asExact, compare, type Exact, type NumberInput, parseNumber } from '../../exact/index.ts'

/** The assumed ratio of the distance by road or rail to the geodesic. */
export interface DetourOptions {
  /** 1 to 5; default 1.25. */
  readonly TRUCK?: NumberInput
  /** 1 to 5; default 1.2. */
  readonly RAIL?: NumberInput
}

/** The modes whose offline distance is an estimate. */
export type EstimatedMode = keyof DetourOptions

/** The factors that the geodesic is multiplied by. */
export type Detour = Readonly<Record<EstimatedMode, Exact>>

/**
 * Rules of thumb, ±20 %: 14 intercity roads average 1.22 times their geodesics (1.11 Johannesburg–Cape Town to 1.51
 * Oslo–Bergen), and short roads wind more; no published figure fits all. Neither accounts for water in between.
 */
const DEFAULT_DETOUR: Detour = Object.freeze({ TRUCK: '1.25', RAIL: '1.2' })
const ESTIMATED_MODES: readonly EstimatedMode[] = ['TRUCK', 'RAIL']
const DETOUR_MAX = { n: 5n, d: 1n }
const DETOUR_MIN = { n: 1n, d: 1n }

/** True for a mode whose offline distance is an estimate. */
export function isEstimated(mode: string): mode is EstimatedMode {
  return (ESTIMATED_MODES as readonly string[]).includes(mode)
}

function readFactor(value: NumberInput, path: string, violations: Violations): Exact {
  const exact = violations.attempt(() => parseNumber(value, path))
  if (exact !== undefined && (compare(exact, DETOUR_MIN) < 0 || compare(exact, DETOUR_MAX) > 0)) {
    const about = { expected: '1 to 5', received: show(value) }
    violations.add(path, 'number_out_of_range', { message: 'must lie from 1 to 5; 1.25 is a quarter more', ...about })
  }
  return exact === undefined ? 1 : asExact(value)
}

/** Validates the detour factors; collects `invalid_choice`, `number_out_of_range` and the number codes. */
export function readDetour(options: DetourOptions, violations: Violations): Detour {
  if (typeof options !== 'object' || options === null) {
    violations.add('detour', 'invalid_type', {
      message: 'must be an object',
      expected: "{ TRUCK: '1.25' }",
      received: options,
    })
    return DEFAULT_DETOUR
  }
  for (const mode of Object.keys(options).filter((key) => !isEstimated(key))) {
    const expected = ESTIMATED_MODES.join(', ')
    violations.add(`detour.${mode}`, 'invalid_choice', { message: `is for these modes only: ${expected}`, expected })
  }
  const factorOf = (mode: EstimatedMode) =>
    readFactor(options[mode] ?? DEFAULT_DETOUR[mode], `detour.${mode}`, violations)
  return Object.freeze({ TRUCK: factorOf('TRUCK'), RAIL: factorOf('RAIL') })
}
