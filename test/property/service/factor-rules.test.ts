import { describe, expect, it } from 'vitest'
import { EmissionsError } from '../../../src/core/errors/index.ts'
import { findFactor } from '../../../src/reference/factors/index.ts'
import type { Company, FactorRuleResource, UncheckedPayload } from '../../../src/service/index.ts'
import { verifyBundle } from '../../../src/verify/index.ts'
import { SEEDS } from '../../fixtures/seeds.ts'
import { fuelInput, siteInput, testService } from '../../fixtures/service.ts'
import { type Random, randomFrom } from '../../oracle/random.ts'

const FUELS = ['diesel-average-biofuel-blend', 'gas-oil', 'burning-oil', 'fuel-oil'].map((fuel) =>
  findFactor(`desnz-2025/fuels/liquid-fuels/${fuel}/litres`),
)
const DAYS = ['2024-12-31', '2025-01-01', '2025-02-01', '2025-03-01'].map((day) => `${day}T00:00:00.000Z`)
const END = '2025-04-01'
const ACCOUNTS = ['4930', '4600']
const ROUNDS = 60
/** A stop for what never comes. */
const ROUNDS_MAX = 600

type Model = Map<string, FactorRuleResource>
type Conditions = Pick<FactorRuleResource, 'siteId' | 'vendorId' | 'account' | 'from' | 'to'>

/** Ranks by the words of the documentation: site, vendor, account, period, each before all that come after it. */
const rankOf = (rule: Conditions) =>
  [rule.siteId, rule.vendorId, rule.account, rule.from ?? rule.to].map((value) => (value === null ? 0 : 1)).join('')

const fits = (rule: Conditions, record: Omit<Conditions, 'from' | 'to'>, start: string) =>
  (['siteId', 'vendorId', 'account'] as const).every((name) => rule[name] === null || rule[name] === record[name]) &&
  (rule.from ?? '') <= start &&
  start < (rule.to ?? '9999')

/** The rules that hold on the highest level, for a start. */
function bestOf(rules: Iterable<FactorRuleResource>, record: Omit<Conditions, 'from' | 'to'>, start: string) {
  const fitting = [...rules].filter((rule) => fits(rule, record, start))
  const best = fitting.map(rankOf).sort().at(-1)
  return fitting.filter((rule) => rankOf(rule) === best)
}

/** True where the rule and another choose for one record, tried with the record that has the conditions of the rule. */
function isTied(rules: Model, rule: FactorRuleResource): boolean {
  return [...rules.values()].some(
    (other) =>
      other.id !== rule.id &&
      rankOf(other) === rankOf(rule) &&
      (['siteId', 'vendorId', 'account'] as const).every((name) => other[name] === rule[name]) &&
      DAYS.concat('2000-01-01').some((day) => fits(rule, rule, day) && fits(other, rule, day)),
  )
}

async function aWorld(random: Random) {
  const { company, clock } = testService()
  const sites = [
    (await company.sites.create(siteInput())).record.id,
    (await company.sites.create(siteInput())).record.id,
  ]
  const vendor = { name: 'V', countryId: 826, vendorType: 'fuel' } as const
  const vendors = [(await company.vendors.create(vendor)).record.id, (await company.vendors.create(vendor)).record.id]
  const maybe = <T>(values: readonly T[]) => (random.unit() < 0.5 ? null : random.one(values))
  const period = () => {
    const [a, b] = [maybe(DAYS), maybe(DAYS)]
    return a !== null && b !== null && a >= b ? { from: a, to: null } : { from: a, to: b }
  }
  const conditions = () => ({ siteId: maybe(sites), vendorId: maybe(vendors), account: maybe(ACCOUNTS), ...period() })
  const factor = () => ({ emissionFactorId: random.one(FUELS).id })
  return { company, clock, sites, vendors, conditions, factor, maybe }
}

const codesOf = (error: unknown) => {
  if (!EmissionsError.is(error)) throw error
  return error.violations.map(({ code }) => code)
}

/** Writes a rule, or a change of one, as the model says it must go. */
async function writeRule(company: Company<never>, model: Model, [id, rule]: readonly [string | null, Conditions]) {
  const sent: UncheckedPayload<'createFactorRule'> = {
    activity: 'siteFuels',
    emissionFactorId: FUELS[0]?.id as string,
    ...rule,
  }
  const before = id === null ? undefined : model.get(id)
  const tied = isTied(model, { ...before, ...sent, id: id ?? '' } as FactorRuleResource)
  try {
    const { record } = await (id === null ? company.factorRules.create(sent) : company.factorRules.update(id, sent))
    expect(tied).toBe(false)
    model.set(record.id, record)
  } catch (error) {
    expect([tied, codesOf(error)]).toEqual([true, ['factor_rule_tie']])
  }
}

describe.each(SEEDS)('rules of factors, seed %i', (seed) => {
  it('choose for each record as their words say, reject ties, and are what was last written', async () => {
    const random = randomFrom(seed)
    const { company, clock, sites, conditions, factor, maybe, vendors } = await aWorld(random)
    const model: Model = new Map()
    let [chosen, refused] = [0, 0]
    // further rounds until each has come a few times: a rule without conditions leaves no record without a factor
    for (let round = 0; round < ROUNDS || (Math.min(chosen, refused) < 3 && round < ROUNDS_MAX); round++) {
      clock.advance()
      const isThinning = round >= ROUNDS && refused < 3
      const id = model.size > 0 && (isThinning || random.unit() < 0.4) ? random.one([...model.keys()]) : null
      if (id !== null && (isThinning || random.unit() < 0.3)) {
        expect((await company.factorRules.delete(id)).record).toEqual(model.get(id))
        model.delete(id)
      } else await writeRule(company, model, [id, { ...conditions(), ...factor() }])
      const record = { siteId: random.one(sites), vendorId: maybe(vendors), account: maybe(ACCOUNTS) }
      const startDate = random.one(DAYS)
      const sent = fuelInput({
        emissionFactorId: null,
        vendorId: record.vendorId,
        account: record.account,
        startDate,
        endDate: END,
      })
      const best = bestOf(model.values(), record, startDate)
      try {
        const made = (await company.siteFuels.create(record.siteId, sent)).record
        expect(best).toHaveLength(1)
        expect(made.assignedBy?.ruleId).toBe(best[0]?.id)
        expect(made.emissionFactorId).toBe(best[0]?.emissionFactorId)
        chosen += 1
      } catch (error) {
        expect(codesOf(error)).toEqual(['required'])
        expect(best).toEqual([])
        refused += 1
      }
    }
    expect(Math.min(chosen, refused)).toBeGreaterThan(2)
    const { records } = await company.factorRules.list()
    expect(new Set(records)).toEqual(new Set(model.values()))
    for (const one of records) expect((await company.factorRules.get(one.id)).record).toEqual(one)
    expect(await verifyBundle(company.export())).toMatchObject({ verified: true, differences: [] })
  })
})
