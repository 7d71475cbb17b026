import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ALWAYS, added, digits, groupings } from '../../fixtures/inventory.ts'
import { SEEDS, scaleRuns } from '../../fixtures/seeds.ts'
import { energyInput, fuelInput, siteInput, testService } from '../../fixtures/service.ts'

const DAY = 86_400_000
const START = Date.UTC(2024, 0, 1)
const DAYS = 730
const dayOf = (day: number) => new Date(START + day * DAY).toISOString()
const day = fc.integer({ min: 0, max: DAYS })
const span = fc.tuple(day, day).map(([a, b]) => [Math.min(a, b), Math.max(a, b) + 1] as const)

const record = fc.record({ span, value: fc.integer({ min: 1, max: 10 ** 6 }), isPower: fc.boolean() })
const share = fc.record({
  /** Tenths of a per cent. */
  equity: fc.integer({ min: 0, max: 1000 }),
  financialControl: fc.boolean(),
  operationalControl: fc.boolean(),
  group: fc.constantFrom('consolidated' as const, 'other' as const),
  isStated: fc.boolean(),
})
const cuts = fc.uniqueArray(day, { maxLength: 4 }).map((points) => points.sort((a, b) => a - b))
const shares = fc.tuple(cuts, fc.array(share, { minLength: 5, maxLength: 5 }))

type Share = typeof share extends fc.Arbitrary<infer T> ? T : never

/** Thousandths that count of a day by an approach; a day without a statement counts whole. */
function thousandths(approach: string, { equity, financialControl, operationalControl, isStated }: Share): bigint {
  if (!isStated) return 1000n
  if (approach === 'equity_share') return BigInt(equity)
  return (approach === 'financial_control' ? financialControl : operationalControl) ? 1000n : 0n
}

const APPROACHES = ['equity_share', 'financial_control', 'operational_control'] as const

describe.each(SEEDS)('boundaries, seed %i', (seed) => {
  it('count each day of a record with the share of its site on that day, and say what is left out', async () => {
    const law = fc.asyncProperty(
      fc.array(record, { minLength: 1, maxLength: 5 }),
      shares,
      async (records, [points, stated]) => {
        const { company } = testService()
        const siteId = (await company.sites.create(siteInput())).record.id
        const kept = []
        for (const {
          span: [from, to],
          value,
          isPower,
        } of records) {
          const dated = { startDate: dayOf(from), endDate: dayOf(to), value }
          const made = isPower
            ? await company.siteEnergies.create(
                siteId,
                energyInput({ ...dated, unitId: 9, percentageOfCleanEnergy: 0 }),
              )
            : await company.siteFuels.create(siteId, fuelInput(dated))
          kept.push({ from, to, id: made.record.id })
        }
        const ends = [0, ...points, DAYS + 2]
        const ofDay = (at: number) => stated[ends.filter((end) => end <= at).length - 1] as Share
        for (const [index, one] of stated.slice(0, ends.length - 1).entries()) {
          const [from, to] = [ends[index] as number, ends[index + 1] as number]
          if (!one.isStated || from === to) continue
          const { equity, isStated: _, ...fields } = one
          const equityShare = `${Math.floor(equity / 10)}.${equity % 10}`
          await company.boundaries.create({ ...fields, siteId, equityShare, from: dayOf(from), to: dayOf(to) })
        }
        const whole = await company.inventory(ALWAYS)
        expect(whole).not.toHaveProperty('boundary')
        for (const approach of APPROACHES) {
          const bound = await company.inventory({ ...ALWAYS, approach })
          for (const group of Object.values(groupings(bound))) expect(added(group)).toEqual(added([bound.total]))
          const { leftOut, groups } = bound.boundary ?? expect.fail('no boundary')
          expect(digits(bound.total.co2e.exact) + digits(leftOut.co2e.exact)).toBe(digits(whole.total.co2e.exact))
          expect(added([groups.consolidated.scope1, groups.other.scope1])).toEqual(added([bound.scope1]))
          expect(added([groups.consolidated.scope2.marketBased, groups.other.scope2.marketBased])).toEqual(
            added([bound.scope2.marketBased]),
          )
          let due = 0n
          for (const { from, to, id } of kept) {
            const { after } = (await company.audit.log({ recordId: id })).at(-1) ?? expect.fail('no line')
            let counted = 0n
            for (let at = from; at < to; at++) counted += thousandths(approach, ofDay(at))
            due += (digits(after ?? '') * counted) / (1000n * BigInt(to - from))
          }
          const difference = due - digits(bound.total.co2e.exact)
          // parts are cut after 40 decimals, of 100
          expect(difference < 10n ** 63n && difference > -(10n ** 63n)).toBe(true)
        }
      },
    )
    await fc.assert(law, { seed, numRuns: scaleRuns(10) })
  })
})
