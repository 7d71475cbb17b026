import { isDetour } from '../../../core/emissions/index.ts'
import { collect, collectEach, fail, show } from '../../../core/errors/index.ts'
import { asExact, type Exact, type NumberInput, parseNumber } from '../../../core/exact/index.ts'

/** The assumed ratio of the distance by road or rail to the geodesic. */
export interface DetourOptions {
  /** 1 to 5; default 1.25. */
  readonly TRUCK?: NumberInput | undefined
  /** 1 to 5; default 1.2. */
  readonly RAIL?: NumberInput | undefined
}

/** The factors that the geodesic is multiplied by, for each mode whose offline distance is an estimate. */
export type Detour = Readonly<Record<keyof DetourOptions, Exact>>

/**
 * Rules of thumb, ±20 %: 14 intercity roads average 1.22 times their geodesics (1.11 Johannesburg–Cape Town to 1.51
 * Oslo–Bergen), and short roads wind more; no published figure fits all. Neither accounts for water in between.
 */
const DEFAULT_DETOUR: Detour = Object.freeze({ TRUCK: '1.25', RAIL: '1.2' })

function readFactor(value: NumberInput, path: string): Exact {
  const exact = parseNumber(value, path)
  if (isDetour(exact)) return asExact(value)
  const about = { expected: '1 to 5', received: show(value) }
  return fail(path, 'number_out_of_range', { message: 'must be between 1 and 5; 1.25 is a quarter more', ...about })
}

function rejectOtherModes(modes: readonly string[]): void {
  const expected = Object.keys(DEFAULT_DETOUR).join(', ')
  collectEach(modes, (mode) => {
    if (mode in DEFAULT_DETOUR) return
    fail(`detour.${mode}`, 'invalid_choice', { message: `is for these modes only: ${expected}`, expected })
  })
}

/** Validates the detour factors and fills in defaults. Throws `invalid_choice`, `number_out_of_range`, number codes. */
export function readDetour(options: DetourOptions): Detour {
  if (typeof options !== 'object' || options === null) {
    fail('detour', 'invalid_type', { message: 'must be an object', expected: "{ TRUCK: '1.25' }", received: options })
  }
  const factorOf = (mode: keyof Detour) => readFactor(options[mode] ?? DEFAULT_DETOUR[mode], `detour.${mode}`)
  const { TRUCK, RAIL } = collect({
    others: () => rejectOtherModes(Object.keys(options)),
    TRUCK: () => factorOf('TRUCK'),
    RAIL: () => factorOf('RAIL'),
  })
  return Object.freeze({ TRUCK, RAIL })
}
