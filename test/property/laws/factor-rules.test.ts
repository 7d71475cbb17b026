import { describe, expect, it } from 'vitest'
import { EmissionsError } from '../../../src/core/errors/index.ts'
import { createFactorAssigner, type FactorRule, type RuledActivity } from '../../../src/reference/factors/index.ts'
import { SEEDS, scaleRuns } from '../../fixtures/seeds.ts'
import { type Random, randomFrom } from '../../oracle/random.ts'

const TRIALS = scaleRuns(3_000)
const VALUES = ['a', 'b'] as const
/** In the order of the documentation. */
const CONDITIONS = ['siteId', 'vendorId', 'productId', 'account', 'kind'] as const
const DAYS = ['2025-01-01', '2025-02-01', '2025-03-01', '2025-04-01'] as const

const maybe = <T>(random: Random, values: readonly T[], none: T | null | undefined = null) =>
  random.unit() < 0.6 ? none : random.one(values)

function randomRule(random: Random, index: number): FactorRule {
  const [from, to] = [random.whole(0, 2), random.whole(1, 3)]
  const isTimed = random.unit() < 0.4
  const period = isTimed && from < to ? { from: DAYS[from] as string, to: maybe(random, [DAYS[to] as string]) } : {}
  const named = CONDITIONS.map((name) => [name, maybe<string>(random, VALUES, random.one([null, undefined]))] as const)
  const conditions = named.filter(([, value]) => value !== undefined)
  return { id: `rule ${index}`, factor: `factor ${index}`, ...Object.fromEntries(conditions), ...period }
}

function randomActivity(random: Random): RuledActivity {
  const named = CONDITIONS.map((name) => [name, maybe<string>(random, VALUES)] as const)
  return { start: random.one([...DAYS, '2024-12-31', '2025-02-14']), ...Object.fromEntries(named) }
}

/** By the words of the documentation, rule by rule: every condition that is named must hold. */
function holds(rule: FactorRule, activity: RuledActivity): boolean {
  if (CONDITIONS.some((name) => (rule[name] ?? null) !== null && rule[name] !== activity[name])) return false
  return (rule.from ?? '') <= activity.start && activity.start < (rule.to ?? '9999')
}

/** Letters that sort as the levels do: 'x' for a condition that is named, '-' for one that is not. */
function letters(rule: FactorRule): string {
  const named = CONDITIONS.map((name) => ((rule[name] ?? null) === null ? '-' : 'x'))
  return [...named, (rule.from ?? rule.to ?? null) === null ? '-' : 'x'].join('')
}

/** The rules that hold on the highest level: one is the choice, several are a tie. */
function bestOf(rules: readonly FactorRule[], activity: RuledActivity): readonly FactorRule[] {
  const matching = rules.filter((rule) => holds(rule, activity))
  const best = matching.map(letters).sort().at(-1)
  return matching.filter((rule) => letters(rule) === best)
}

/** Every activity that rules can tell apart. */
function everyActivity(): readonly RuledActivity[] {
  let activities: RuledActivity[] = DAYS.map((start) => ({ start }))
  for (const name of CONDITIONS) {
    activities = activities.flatMap((one) => [null, ...VALUES].map((value) => ({ ...one, [name]: value })))
  }
  return activities
}

function assignerOf(rules: readonly FactorRule[]) {
  try {
    return createFactorAssigner(rules)
  } catch (error) {
    if (!EmissionsError.is(error)) throw error
    expect(new Set(error.violations.map(({ code }) => code))).toEqual(new Set(['factor_rule_tie']))
    return null
  }
}

describe('rules that choose factors', () => {
  it.each(SEEDS)('choose the most specific one that holds, in any order of the rules (seed %d)', (seed) => {
    const random = randomFrom(seed)
    let chosen = 0
    for (let trial = 0; trial < TRIALS; trial++) {
      const rules = Array.from({ length: random.whole(0, 6) }, (_, index) => randomRule(random, index))
      const [assign, reversed] = [assignerOf(rules), assignerOf([...rules].reverse())]
      expect(assign === null).toBe(reversed === null)
      if (assign === null || reversed === null) continue
      for (let nth = 0; nth < 5; nth++) {
        const activity = randomActivity(random)
        const [best] = bestOf(rules, activity)
        const found = assign(activity)
        expect(found?.rule).toBe(best)
        expect(reversed(activity)).toEqual(found)
        if (best === undefined) continue
        chosen += 1
        expect(found?.level.map((name) => name[0]).join('')).toBe(
          [...letters(best)].map((letter, index) => (letter === 'x' ? 'svpakp'[index] : '')).join(''),
        )
      }
    }
    expect(chosen).toBeGreaterThan(TRIALS / 10)
  })

  it.each(SEEDS)('tie exactly where some activity has two of the highest level (seed %d)', (seed) => {
    const random = randomFrom(seed)
    const activities = everyActivity()
    let ties = 0
    for (let trial = 0; trial < 150; trial++) {
      const one = randomRule(random, 0)
      const other =
        random.unit() < 0.5
          ? randomRule(random, 1)
          : { ...one, id: 'rule 1', ...maybe(random, [{ from: '2025-03-01', to: null }]) }
      const isTie = activities.some((activity) => bestOf([one, other], activity).length > 1)
      expect(assignerOf([one, other]) === null).toBe(isTie)
      if (isTie) ties += 1
    }
    expect(ties).toBeGreaterThan(10)
  })
})
