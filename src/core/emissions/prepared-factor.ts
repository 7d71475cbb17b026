import {
  type Coefficient,
  type FixedColumn,
  INTEGER_MAX,
  multiply,
  type NumberInput,
  type ParsedDouble,
  parseNumber,
  prepareCoefficient,
  product,
  productOfReading,
  ROUND_TO_INTEGER,
  readNumber,
  resultDouble,
  SPLIT,
  ZERO,
} from '../exact/index.ts'
import type { Emission, Step } from './calculation.ts'
import { exactPer1 } from './exact-emission.ts'
import type { EmissionFactor } from './factor/emission-factor.ts'
import { GASES, type Gas, gasesOf, mapColumns } from './gas.ts'

/** A factor with fixed steps, prepared for many values: Π steps × adjusted factor, one coefficient per gas. */
export interface PreparedFactor {
  readonly coefficients: Readonly<Record<Gas, Coefficient | null>>
  readonly biogenicCo2: Coefficient | null
  readonly montrealCo2e: Coefficient | null
  /** True if every gas was published. */
  readonly isComplete: boolean
  /** Head, up and down of the four brackets at scale 10^-6, in the order of `GASES`. */
  readonly table: BracketTable
}

/** Three numbers of each of the four gases. */
type BracketTable = FixedColumn<Float64Array, 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11>

/** Prepares a factor with steps. Throws `number_out_of_range` for a coefficient outside 1e-200 to 1e200. */
export function prepareFactor(factor: EmissionFactor, steps: readonly Step[]): PreparedFactor {
  const prepared = mapColumns(exactPer1(steps, factor), (per1) => prepareCoefficient(per1, 'factor'))
  const { biogenicCo2, montrealCo2e, ...coefficients } = prepared
  const nothing = prepareCoefficient(ZERO)
  const brackets = GASES.map((gas) => (coefficients[gas] ?? nothing).micro)
  return {
    coefficients,
    biogenicCo2,
    montrealCo2e,
    isComplete: GASES.every((gas) => coefficients[gas] !== null),
    table: Float64Array.from(brackets.flatMap(({ head, up, down }) => [head, up, down])) as BracketTable,
  }
}

const scratch: ParsedDouble = { m: 0, e: 0, k: 0 }

function gasOf(value: number, coefficient: Coefficient | null, canRead: boolean): number | null {
  if (coefficient === null) return null
  return canRead ? productOfReading(value, scratch, coefficient) : product(value, coefficient)
}

/**
 * Returns the gases of a value outside the fast path: other scales, more digits, ties, unpublished gases. No closures:
 * it is hot.
 */
function otherEmission(value: number, { coefficients }: PreparedFactor): Emission {
  const canRead = readNumber(value, scratch)
  const { co2, ch4, n2o, co2e } = coefficients
  return {
    co2: gasOf(value, co2, canRead),
    ch4: gasOf(value, ch4, canRead),
    n2o: gasOf(value, n2o, canRead),
    co2e: gasOf(value, co2e, canRead),
  }
}

/**
 * value × each gas, the nearest doubles of the exact products. `value` is a finite number. All four gases share one
 * parsing and one split; `bracket.ts` has the proof.
 */
export function preparedEmission(value: number, prepared: PreparedFactor): Emission {
  const m = value * 1e6 + ROUND_TO_INTEGER - ROUND_TO_INTEGER
  if (m / 1e6 === value && m <= INTEGER_MAX && m >= -INTEGER_MAX && prepared.isComplete) {
    const q = prepared.table
    const g = SPLIT * m
    const mh = g - (g - m)
    const ml = m - mh
    const a0 = mh * q[0]
    const b0 = ml * q[0]
    const co2 = a0 + (b0 + m * q[1])
    const a1 = mh * q[3]
    const b1 = ml * q[3]
    const ch4 = a1 + (b1 + m * q[4])
    const a2 = mh * q[6]
    const b2 = ml * q[6]
    const n2o = a2 + (b2 + m * q[7])
    const a3 = mh * q[9]
    const b3 = ml * q[9]
    const co2e = a3 + (b3 + m * q[10])
    if (
      co2 === a0 + (b0 + m * q[2]) &&
      ch4 === a1 + (b1 + m * q[5]) &&
      n2o === a2 + (b2 + m * q[8]) &&
      co2e === a3 + (b3 + m * q[11])
    ) {
      return { co2, ch4, n2o, co2e }
    }
  }
  return otherEmission(value, prepared)
}

/** value × each gas for any number input; strings and Decimals by exact arithmetic. */
export function preparedEmissionOf(value: NumberInput, prepared: PreparedFactor): Emission {
  if (typeof value === 'number' && Number.isFinite(value)) return preparedEmission(value, prepared)
  const exact = parseNumber(value, 'value')
  return gasesOf((gas) => {
    const coefficient = prepared.coefficients[gas]
    return coefficient === null ? null : resultDouble(multiply(exact, coefficient.exact), 'value')
  })
}
