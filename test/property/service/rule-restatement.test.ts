import { describe, expect, it } from 'vitest'
import type { StoredRestatement } from '../../../src/ledger/context/records.ts'
import {
  choiceFor,
  chooseAgain,
  codesWhereRefused,
  isChosenBy,
  type RuledCompany,
  type RuledRecord,
  recordsIn,
  ruledCompany,
  rulesIn,
} from '../../fixtures/ruled-company.ts'
import { SEEDS, scaleRuns } from '../../fixtures/seeds.ts'
import { type Fraction, fraction, isEqual, plus } from '../../oracle/rational-oracle.ts'

const COMPANIES = scaleRuns(12)
/** A stop for what never comes. */
const COMPANIES_MAX = 120
const SPAN = { from: '2025-01-01', to: '2025-04-01' }

const sum = (parts: readonly Fraction[]) => parts.reduce(plus, fraction(0))
const byId = (records: readonly RuledRecord[]) => new Map(records.map((one) => [`${one.activity} ${one.id}`, one]))

/** Chooses the factor of each record again, one by one; the codes of those that were refused, by id. */
async function oneByOne(made: RuledCompany, named: boolean): Promise<ReadonlyMap<string, readonly string[]>> {
  const rules = await rulesIn(made)
  const failed = new Map<string, readonly string[]>()
  for (const record of await recordsIn(made)) {
    if (record.startDate < SPAN.from || record.startDate >= SPAN.to) continue
    const [rule] = choiceFor(record, rules).chosen
    if (record.assignedBy === null && (!named || rule === undefined)) continue
    if (rule !== undefined && isChosenBy(record, rule)) continue
    const codes = await codesWhereRefused(() => chooseAgain(made, record))
    if (codes.length > 0) failed.set(record.id, codes)
  }
  return failed
}

async function restated({ company }: RuledCompany, named: boolean, records: number): Promise<StoredRestatement> {
  let last: StoredRestatement | undefined
  for await (const state of company.restatements.run({ ...SPAN, rules: true, named }, { records })) last = state
  return last as StoredRestatement
}

describe.each(SEEDS)('a restatement by rules, from seed %i', (seed) => {
  it(`is choosing the factor of each record again, and as its preview tells, in ${COMPANIES} companies or more`, async () => {
    const seen = { changed: 0, unchanged: 0, failed: 0 }
    const isRare = () => Math.min(...Object.values(seen)) <= 5
    for (let nth = 0; nth < COMPANIES || (isRare() && nth < COMPANIES_MAX); nth++) {
      const [whole, single] = [
        await ruledCompany(seed + nth, { isLater: true }),
        await ruledCompany(seed + nth, { isLater: true }),
      ]
      const named = nth % 2 === 1
      const before = await recordsIn(whole)
      const { sequence } = await whole.company.audit.head()
      const { id, createdAt, updatedAt, finishedAt, ...told } = await whole.company.restatements.preview(
        { ...SPAN, rules: true, named },
        { records: 1 + (nth % 5) },
      )
      expect([await recordsIn(whole), (await whole.company.audit.head()).sequence]).toEqual([before, sequence])
      const done = await restated(whole, named, 1 + (nth % 7))
      expect(done).toMatchObject(told)
      const failed = await oneByOne(single, named)
      const after = await recordsIn(whole)
      expect(byId(after)).toEqual(byId(await recordsIn(single)))
      expect(new Map(done.failures.map((one) => [one.recordId, one.violations.map(({ code }) => code)]))).toEqual(
        failed,
      )
      const totals = [before, after].map((records) => sum(records.map((one) => fraction(one.exact))))
      const difference = fraction(done.differenceKg)
      expect(isEqual(plus(totals[0] as Fraction, difference), totals[1] as Fraction)).toBe(true)
      expect(isEqual(sum(done.byFactor.map(({ differenceKg }) => fraction(differenceKg))), difference)).toBe(true)
      expect((await whole.company.audit.head()).sequence).toBe(sequence + done.changed)
      expect(await whole.company.verifyTotals()).toEqual([])
      expect((await whole.company.audit.verifyLog()).differences).toEqual([])
      const again = await restated(whole, named, 100)
      expect([again.changed, again.failed, again.differenceKg]).toEqual([0, done.failed, '0'])
      for (const field of ['changed', 'unchanged', 'failed'] as const) seen[field] += done[field]
    }
    // each of the three must have come, however the seed falls
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(5)
  })
})
