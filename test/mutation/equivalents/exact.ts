import type { Equivalent } from './equivalent.ts'

export const IN_EXACT: readonly Equivalent[] = [
  {
    reason:
      'a fast way that proves its own result: where it is broken it is not taken, and the exact way gives the same',
    mutants: [
      ['exact/coefficient.ts', 'if (m / 1e6 === value && Math.abs(m) <= INTEGER_MAX) {', 'false'],
      ['exact/coefficient.ts', 'if (m / 1e6 === value && Math.abs(m) <= INTEGER_MAX) {', 'm * 1e6'],
      ['exact/coefficient.ts', 'if (m / 1e6 === value && Math.abs(m) <= INTEGER_MAX) {', 'Math.abs(m) < INTEGER_MAX'],
      [
        'exact/sum-cells.ts',
        'const end = Math.min(values.length - BLOCK, from + BLOCK * (blocks - 1))',
        'from - BLOCK * (blocks - 1)',
      ],
      [
        'exact/sum-cells.ts',
        'const end = Math.min(values.length - BLOCK, from + BLOCK * (blocks - 1))',
        'BLOCK / (blocks - 1)',
      ],
      ['exact/sum-cells.ts', 'if (m0 * head + m0 * rest !== v0 ||', 'true'],
      ['exact/sum-cells.ts', 'if (m0 * head + m0 * rest !== v0 ||', 'm0 * head - m0 * rest'],
      ['exact/sum-cells.ts', 'if (m0 * head + m0 * rest !== v0 ||', 'm0 / head'],
      ['exact/sum-cells.ts', 'if (m0 * head + m0 * rest !== v0 ||', 'm0 / rest'],
      ['exact/sum-cells.ts', 'if (m0 * head + m0 * rest !== v0 ||', 'm1 * head - m1 * rest'],
      ['exact/sum-cells.ts', 'if (m0 * head + m0 * rest !== v0 ||', 'm1 / head'],
      ['exact/sum-cells.ts', 'if (m0 * head + m0 * rest !== v0 ||', 'm1 / rest'],
      ['exact/sum-cells.ts', 'const unit = 2 ** ('],
      ['exact/sum-exact.ts', 'const m = value * 1e6 + ROUND_TO_INTEGER - ROUND_TO_INTEGER'],

      ['exact/bracket.ts', 'const head = over / (exponent > 0'],
      ['exact/coefficient.ts', 'const above = a + (b + m * up)', 'b - m * up'],
      ['exact/coefficient.ts', 'const above = a + (b + m * up)', 'm / up'],
      ['exact/coefficient.ts', 'const m = value * 1e6 + ROUND_TO_INTEGER - ROUND_TO_INTEGER'],
      ['exact/reading.ts', 'if (k > 0 && Math.abs(v) * (TEN[k] as number) > INTEGER_MAX) k--'],
      ['exact/reading.ts', 'for (let power = -27; power < 50; power++)'],
      ['exact/reading.ts', 'return true', 'false'],
      ['exact/sum-cells.ts', 'const headBits ='],
      ['exact/sum-cells.ts', 'const rest = nearestDouble('],
      ['exact/sum-cells.ts', 'const m0 = v0 * scale + round - round'],
      ['exact/sum-cells.ts', 'const m2 = v2 * 1e6 + ROUND_TO_INTEGER - ROUND_TO_INTEGER'],
      ['exact/sum-doubles.ts', 'const even = values.length - (values.length % LANES)'],
      ['exact/sum-doubles.ts', 'return true', 'false'],
    ],
  },
  {
    reason: 'a way that is only shorter: the general one beside it gives the same number',
    mutants: [
      ['exact/nearest-double.ts', 'bits[0] = q < 1n << 52n ?', 'false'],
      ['exact/number-input.ts', 'if (slash < 0) return', 'slash <= 0'],
      ['exact/print-exact.ts', 'if (value.n === 0n) return', 'false'],

      ['exact/coefficient.ts', 'bracket = reading.k === 6 ?', 'false'],
      ['exact/number-input.ts', 'if (Number.isSafeInteger(value)) return', 'false'],
      ['exact/print-exact.ts', 'if (POWER_OF_TEN.test(power))', 'false'],
      ['exact/sum-cells.ts', 'if (end > from) this.add('],
      ['exact/sum-cells.ts', 'if (end > from) this.add(run, scale === undefined'],
      ['exact/sum-cells.ts', 'if (n !== 0n) yield', 'true'],
      ['exact/sum-exact.ts', "if (typeof value === 'number' && readAny(value, scratch)) this.#cells.add(scratch)"],
      ['exact/sum-exact.ts', 'return a.d % b.d === 0n ?'],
    ],
  },
  {
    reason: 'at zero both sides are the same: a shift by none, -0n, ten to the power of none',
    mutants: [
      ['exact/bracket.ts', 'const over = exponent < 0 ?', 'exponent <= 0'],
      ['exact/bracket.ts', 'const signed = n < 0n ?', 'n <= 0n'],
      ['exact/nearest-double.ts', 'const size = n < 0n ?', 'n <= 0n'],
      ['exact/nearest-double.ts', '(x > 0 === side > 0 ?', 'x >= 0'],
      ['exact/nearest-double.ts', '(x > 0 === side > 0 ?', 'side >= 0'],
      ['exact/reading.ts', 'into.e = v < 0 ?', 'v <= 0'],

      ['exact/nearest-double.ts', 'return power >= 0 ?', 'power > 0'],
      ['exact/nearest-double.ts', 'const numerator = exponent < 0 ?', 'exponent <= 0'],
      ['exact/print-exact.ts', 'const sign = n < 0n', 'n <= 0n'],
      ['exact/print-exact.ts', 'return places >= 0 ? printScaled', 'places > 0'],
      ['exact/rational.ts', 'let [x, y] = [a < 0n', 'a <= 0n'],
      ['exact/reading.ts', 'const start = v < 0 ? 1 : 0', 'v <= 0'],
      ['exact/sum-doubles.ts', 'if (one > d) d = one', 'one >= d'],
    ],
  },
  {
    reason: 'a bound with room to spare: one more or less than where it must act loses no bit',
    mutants: [
      ['exact/reading.ts', 'Math.abs(v) < 1e17 && Math.abs(v) >= 1e-6', 'Math.abs(v) <= 1e17'],
      ['exact/reading.ts', 'Math.abs(v) < 1e17 && Math.abs(v) >= 1e-6', 'Math.abs(v) > 1e-6'],
      ['exact/sum-cells.ts', 'const end = Math.min(values.length - BLOCK, from + BLOCK * (blocks - 1))', 'blocks + 1'],
      [
        'exact/sum-doubles.ts',
        'const end = Math.min(values.length - LANES, from + BLOCK - LANES)',
        'from + BLOCK + LANES',
      ],
      ['exact/sum-doubles.ts', 'running.blocks++', 'running.blocks--'],

      ['exact/reading.ts', 'export const SPLIT = 2 ** 27 + 1', '2 ** 27 - 1'],
      ['exact/sum-cells.ts', 'if (this.#pending >= PENDING_MAX)', 'this.#pending > PENDING_MAX'],
      ['exact/sum-cells.ts', '> squareMax) break'],
    ],
  },
  { reason: 'written over before it is read', mutants: [['exact/sum-exact.ts', 'const scratch: Reading =', '{}']] },
  {
    reason: 'past the end of a list stands no number, which ends a run',
    mutants: [
      [
        'exact/sum-cells.ts',
        'const end = Math.min(values.length - BLOCK, from + BLOCK * (blocks - 1))',
        'values.length + BLOCK',
      ],
    ],
  },
  {
    reason: 'no number prints with its point first, and what is no decimal has no parts',
    mutants: [
      ['exact/reading.ts', 'const digits = dot < 0 ?', 'dot <= 0'],
      ['exact/reading.ts', 'const places = dot < 0 ?', 'dot <= 0'],
      ['exact/number-input.ts', 'DECIMAL.exec(text) ?? []', '["Stryker was here"]'],
    ],
  },
]
