import type { Equivalent } from './equivalent.ts'

export const IN_UNITS: readonly Equivalent[] = [
  {
    reason: 'the pair that was asked for last is remembered for speed alone: without it the same is looked up again',
    mutants: [
      ['core/units/conversion.ts', 'if (latest.from === from', 'false'],
      ['core/units/conversion.ts', 'const isLasting ='],
      ['core/units/conversion.ts', 'if (isLasting(from, source)', 'false'],
      ['core/units/conversion.ts', 'if (isLasting(from, source)', '{}'],
    ],
  },
  {
    reason: 'the fast way for numbers gives the same double as exact arithmetic, which takes its place',
    mutants: [
      ['core/units/conversion.ts', "if (typeof value === 'number' && Number.isFinite(value))", 'false'],
      [
        'core/units/conversion.ts',
        "if (typeof value === 'number' && Number.isFinite(value))",
        "typeof value !== 'number'",
      ],
      ['core/units/conversion.ts', "if (typeof value === 'number' && Number.isFinite(value))", '""'],
    ],
  },
  {
    reason: 'Number.isFinite is true of numbers alone, and what is not finite is refused on either way',
    mutants: [
      ['core/units/conversion.ts', "if (typeof value === 'number' && Number.isFinite(value))", 'true'],
      [
        'core/units/conversion.ts',
        "if (typeof value === 'number' && Number.isFinite(value))",
        "typeof value === 'number' || Number.isFinite(value)",
      ],
    ],
  },
]
