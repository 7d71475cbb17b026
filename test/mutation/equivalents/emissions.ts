import type { Equivalent } from './equivalent.ts'

export const IN_EMISSIONS: readonly Equivalent[] = [
  {
    reason:
      'of two equal numbers either is the lower; both ends of a factor are known or neither is; no sum is without its ends',
    mutants: [
      ['core/emissions/rounding-bounds.ts', 'return compare(a, b) <= 0 ? a : b', 'compare(a, b) < 0'],
      [
        'core/emissions/rounding-bounds.ts',
        'return least === null || most === null ?',
        'least === null && most === null',
      ],
      ['core/emissions/rounding-bounds.ts', 'return least === null || most === null ?', 'false'],
      ['core/emissions/rounding-bounds.ts', 'if (co2e === null || co2e.n === 0n) return', 'false'],
    ],
  },
  {
    reason: 'a published factor has no other adjustment of these two columns',
    mutants: [['core/emissions/factor/well-to-wheel.ts', "why === 'mass_unit' && (gas", 'true']],
  },
  {
    reason: 'a way that is only faster: the JSON and the sort of the engine, and figures computed anew, give the same',
    mutants: [
      ['core/emissions/canonical-json.ts', "if (typeof value === 'string') return textJson(value)", 'false'],
      ['core/emissions/canonical-json.ts', "if (typeof value === 'string') return textJson(value)", '""'],
      ['core/emissions/canonical-json.ts', 'const PLAIN = ', '/^[ !#-[\\]-~]$/'],
    ],
  },
  {
    reason:
      'where the layout of a kind of object is kept, and if it is, is speed alone: each use compares all its keys',
    mutants: [
      ['core/emissions/canonical-json.ts', 'const slot = (31 * '],
      ['core/emissions/canonical-json.ts', 'if (keys.length <= KEYS_MAX) layouts[slot] = layout'],
      ['core/emissions/canonical-json.ts', 'const layouts: (Layout | undefined)[] = '],
      [
        'core/emissions/canonical-json.ts',
        'if (known !== undefined && isSameList(known.keys, keys)) return known',
        'false',
      ],
      ['core/emissions/canonical-json.ts', "const first = keys[0] ?? ''"],
      ['core/emissions/canonical-json.ts', "const last = keys[keys.length - 1] ?? ''"],
    ],
  },
  {
    reason:
      'a fast way that proves its own result: where it is broken it is not taken, and the exact way gives the same',
    mutants: [
      ['core/emissions/prepared-factor.ts', 'const m = value * 1e6 + ROUND_TO_INTEGER - ROUND_TO_INTEGER'],
      ['core/emissions/prepared-factor.ts', 'if (m / 1e6 === value && m <= INTEGER_MAX', 'false'],
      ['core/emissions/prepared-factor.ts', 'if (m / 1e6 === value && m <= INTEGER_MAX', 'm * 1e6'],
      ['core/emissions/prepared-factor.ts', 'if (m / 1e6 === value && m <= INTEGER_MAX', 'm < INTEGER_MAX'],
      ['core/emissions/prepared-factor.ts', 'if (m / 1e6 === value && m <= INTEGER_MAX', 'm > -INTEGER_MAX'],
      ['core/emissions/prepared-factor.ts', 'if (m / 1e6 === value && m <= INTEGER_MAX', '+INTEGER_MAX'],
      ['core/emissions/prepared-factor.ts', 'if (m / 1e6 === value && m <= INTEGER_MAX', '{}'],
      ['core/emissions/prepared-factor.ts', 'table: Float64Array.from(brackets.flatMap('],
      ['core/emissions/prepared-factor.ts', 'const co2 = a0 + ', 'm / q[1]'],
      ['core/emissions/prepared-factor.ts', 'const ch4 = a1 + ', 'm / q[4]'],
      ['core/emissions/prepared-factor.ts', 'const n2o = a2 + ', 'm / q[7]'],
      ['core/emissions/prepared-factor.ts', 'const co2e = a3 + ', 'm / q[10]'],
      ['core/emissions/prepared-factor.ts', 'co2 === a0 + ', 'false'],
      ['core/emissions/prepared-factor.ts', 'co2 === a0 + ', 'a0 - (b0 + m * q[2])'],
      ['core/emissions/prepared-factor.ts', 'co2 === a0 + ', 'b0 - m * q[2]'],
      ['core/emissions/prepared-factor.ts', 'co2 === a0 + ', 'm / q[2]'],
      ['core/emissions/prepared-factor.ts', 'ch4 === a1 + ', 'a1 - (b1 + m * q[5])'],
      ['core/emissions/prepared-factor.ts', 'ch4 === a1 + ', 'b1 - m * q[5]'],
      ['core/emissions/prepared-factor.ts', 'ch4 === a1 + ', 'm / q[5]'],
      ['core/emissions/prepared-factor.ts', 'n2o === a2 + ', 'a2 - (b2 + m * q[8])'],
      ['core/emissions/prepared-factor.ts', 'n2o === a2 + ', 'b2 - m * q[8]'],
      ['core/emissions/prepared-factor.ts', 'n2o === a2 + ', 'm / q[8]'],
      ['core/emissions/prepared-factor.ts', 'co2e === a3 + ', 'a3 - (b3 + m * q[11])'],
      ['core/emissions/prepared-factor.ts', 'co2e === a3 + ', 'b3 - m * q[11]'],
      ['core/emissions/prepared-factor.ts', 'co2e === a3 + ', 'm / q[11]'],
      ['core/emissions/prepared-factor.ts', ') {', '{}'],
    ],
  },
  {
    reason: 'the fast way for numbers gives the same double as exact arithmetic, and both refuse what is not finite',
    mutants: [['core/emissions/prepared-factor.ts', "if (typeof value === 'number' && Number.isFinite(value)) return"]],
  },
  {
    reason: 'written over before it is read',
    mutants: [['core/emissions/prepared-factor.ts', 'const scratch: ParsedDouble =', '{}']],
  },
  {
    reason:
      'said for the compiler alone: figures that are unknown together, a part that is always there, a first before every second, a category of the table, a text that holds no number',
    mutants: [
      ['core/emissions/explain.ts', 'if (per1 === null || result === null) return', 'per1 === null && result === null'],
      ['core/emissions/explain.ts', 'if (per1 === null || result === null) return', 'false'],
      ['core/emissions/explain.ts', 'if (per1 === null || amount === null ||', 'per1 === null && amount === null'],
      ['core/emissions/explain.ts', 'if (per1 === null || amount === null ||', 'false'],
      [
        'core/emissions/restate.ts',
        'factor !== calculation.contributions[index]?.factor',
        'calculation.contributions[index].factor',
      ],
      ['core/emissions/restatement-rules.ts', 'if (first === undefined || second === undefined) return', 'false'],
      ['core/emissions/restatement-rules.ts', 'return other !== undefined && one.unit', 'true'],
      ['core/emissions/factor/factor-key.ts', "const [path = '', query = ''] = key.split", '"Stryker was here!"'],
      ['core/emissions/factor/factor-notices.ts', 'factor.per1.co2e !== null &&', 'true'],
      [
        'core/emissions/factor/factor-use.ts',
        'usesOfCategory(categoryOf(factor))?.[use]',
        'usesOfCategory(categoryOf(factor))[use]',
      ],
    ],
  },
]
