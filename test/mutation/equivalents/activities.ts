import type { Equivalent } from './equivalent.ts'

export const IN_ACTIVITIES: readonly Equivalent[] = [
  {
    reason: 'what was prepared for a factor is kept for speed alone: without it the same is prepared again',
    mutants: [
      ['activities/fuel.ts', 'if (fuel.factor === factor && (typeof unit', 'false'],
      [
        'activities/fuel.ts',
        'if (fuel.factor === factor && (typeof unit',
        "typeof unit !== 'object' && builtInUnits.find(unit) === unit",
      ],
      ['activities/fuel.ts', 'if (fuel.factor === factor && (typeof unit', "typeof unit === 'object'"],
      ['activities/fuel.ts', 'if (fuel.factor === factor && (typeof unit', '""'],
      ['activities/fuel.ts', 'if (fuel.factor === factor && (typeof unit', 'builtInUnits.find(unit) !== unit'],
      ['activities/fuel.ts', 'if (fuel.factor === factor && (typeof unit', '{}'],
    ],
  },
  {
    reason: 'the fast way for numbers gives the digits of the exact one, and what it does not take goes that way',
    mutants: [
      ['activities/fuel.ts', "if (typeof value !== 'number' || prepared.montrealCo2e !== null)", 'true'],
      ['activities/fuel.ts', "if (typeof value !== 'number' || prepared.montrealCo2e !== null)", '""'],
      ['activities/transport/travelled-distance.ts', 'return links.length === 0 ? value', 'false'],
    ],
  },
  {
    reason:
      'for the compiler alone: what went wrong was thrown before, so that nothing is missing, and an option that is undefined is not given',
    mutants: [
      ['activities/electricity.ts', 'const done = computed.filter((one) => one !== undefined)'],
      ['activities/vehicle.ts', 'const done = parts.filter((part) => part !== undefined)'],
      ['activities/vehicle.ts', 'activity.consumption?.value', 'activity.consumption.value'],
      ['activities/vehicle.ts', 'activity.fuel?.value', 'activity.fuel.value'],
      ['activities/vehicle.ts', "activity.fuel?.unit ?? ''"],
      ['activities/unit-steps.ts', 'factor.heatingValue !== null &&', 'true'],
    ],
  },
  {
    reason: 'where both are equal the two sides are the same',
    mutants: [
      ['activities/overlaps.ts', 'if (a.key !== b.key) return a.key < b.key', 'a.key <= b.key'],
      [
        'activities/overlaps.ts',
        'entry.period.end.ms > latest.period.end.ms',
        'entry.period.end.ms >= latest.period.end.ms',
      ],
      ['activities/transport/found-distance.ts', 'compare({ n: n < 0n ? -n : n, d }', 'n <= 0n'],
    ],
  },
]
