import type { Equivalent } from './equivalent.ts'

export const IN_ACTIVITIES: readonly Equivalent[] = [
  {
    reason: 'what was prepared for a factor is kept for speed alone: without it the same is prepared again',
    mutants: [
      ['core/activities/fuel.ts', 'if (fuel.factor !== factor || (typeof unit', 'true'],
      [
        'core/activities/fuel.ts',
        'if (fuel.factor !== factor || (typeof unit',
        "typeof unit === 'object' || builtInUnits.find(unit) !== unit",
      ],
      ['core/activities/fuel.ts', 'if (fuel.factor !== factor || (typeof unit', "typeof unit !== 'object'"],
      ['core/activities/fuel.ts', 'if (fuel.factor !== factor || (typeof unit', '""'],
      ['core/activities/fuel.ts', 'if (fuel.factor !== factor || (typeof unit', 'builtInUnits.find(unit) === unit'],
    ],
  },
  {
    reason: 'the fast way for numbers gives the digits of the exact one, and what it does not take goes that way',
    mutants: [
      ['core/activities/fuel.ts', "if (typeof value !== 'number' || prepared.montrealCo2e !== null)", 'true'],
      ['core/activities/fuel.ts', "if (typeof value !== 'number' || prepared.montrealCo2e !== null)", '""'],
      ['core/activities/transport/travelled-distance.ts', 'return links.length === 0 ? value', 'false'],
    ],
  },
  {
    reason:
      'for the compiler alone: what went wrong was thrown before, so that nothing is missing, and an option that is undefined is not given',
    mutants: [
      ['core/activities/electricity.ts', 'const done = computed.filter((one) => one !== undefined)'],
      ['core/activities/vehicle.ts', 'const done = parts.filter((part) => part !== undefined)'],
      ['core/activities/vehicle.ts', 'activity.consumption?.value', 'activity.consumption.value'],
      ['core/activities/vehicle.ts', 'activity.fuel?.value', 'activity.fuel.value'],
      ['core/activities/vehicle.ts', "activity.fuel?.unit ?? ''"],
      ['core/activities/unit-steps.ts', 'factor.heatingValue !== null &&', 'true'],
    ],
  },
  {
    reason: 'where both are equal the two sides are the same',
    mutants: [
      ['core/activities/overlaps.ts', 'if (a.key !== b.key) return a.key < b.key', 'a.key <= b.key'],
      [
        'core/activities/overlaps.ts',
        'entry.period.end.ms > latest.period.end.ms',
        'entry.period.end.ms >= latest.period.end.ms',
      ],
      ['core/activities/transport/travelled-distance.ts', 'compare({ n: n < 0n ? -n : n, d }', 'n <= 0n'],
    ],
  },
]
