import { describe, expect, it, vi } from 'vitest'
import { fail } from '../../../src/core/errors/index.ts'
import { gather } from '../../../src/ledger/context/gather.ts'
import type { ServiceRecords } from '../../../src/ledger/context/records.ts'
import { failStale, onFreshRow } from '../../../src/ledger/context/require.ts'
import type { Outcome } from '../../../src/ledger/context/use-cases.ts'
import { builtInKindId } from '../../../src/resources/index.ts'
import type { Company } from '../../../src/service/company.ts'
import { randomId } from '../../../src/service/create-service.ts'
import { createService, memoryStore, type ServicePolicy } from '../../../src/service/index.ts'
import { countedId, FACTORS, fuelInput, OURS, refusalsOf, siteInput, testService } from '../../fixtures/service.ts'
import { violationsOf } from '../../fixtures/violations.ts'

const missing = (path: string) => () => fail(path, 'required', 'is missing from the test')
const fault = new RangeError('the disk is gone')
const throwing = () => {
  throw fault
}

describe('a list of questions', () => {
  it('is answered in the order of the questions, at once or in a while', async () => {
    expect(await gather([() => 1, async () => 2, () => null])).toEqual([1, 2, null])
  })

  it('is rejected with the violations of all that fail', async () => {
    const asked: string[] = []
    const questions = [missing('a'), async () => missing('b')(), () => asked.push('c')] as const
    expect(await refusalsOf(async () => gather(questions))).toEqual(['a required', 'b required'])
    expect(asked).toEqual(['c'])
  })

  it('lets an error through as it is, and asks nothing after it', async () => {
    const asked: string[] = []
    for (const first of [missing('a'), async () => missing('a')()]) {
      const answers = async () => await gather([first, throwing, () => asked.push('c')])
      await expect(answers()).rejects.toBe(fault)
    }
    expect(asked).toEqual([])
  })

  it('is answered without a promise if every answer is', () => {
    expect(gather([() => 1, () => null])).toEqual([1, null])
    expect(() => gather([missing('a'), () => 1, missing('b')])).toThrow(/^a: .*\nb: /)
  })
})

describe('a change that others get in between', () => {
  it('is tried ten times, and then rejected', async () => {
    let tried = 0
    const change = async () => {
      tried += 1
      return failStale()
    }
    expect(await refusalsOf(() => onFreshRow(change))).toEqual([' version_conflict'])
    expect(tried).toBe(10)
  })

  it('is made as soon as nobody does', async () => {
    let tried = 0
    const change = async () => {
      tried += 1
      return tried < 10 ? failStale() : 'made'
    }
    expect(await onFreshRow(change)).toBe('made')
  })

  it('is tried once where something else is wrong', async () => {
    for (const wrong of [throwing, missing('a')]) {
      let tried = 0
      const change = async () => {
        tried += 1
        return wrong()
      }
      await expect(onFreshRow(change)).rejects.toThrow()
      expect(tried).toBe(1)
    }
  })
})

describe('a policy', () => {
  const created = (policy: object) => violationsOf(() => createService({ policy: policy as Partial<ServicePolicy> }))

  it('is rejected field by field, everything at once', () => {
    const wrong = { edition: 'newest', required: true, gwpSet: 'AR7', cleanEnergyFactor: 'wind', speed: 'fast' }
    expect(created(wrong)).toEqual(
      ['speed', 'required', 'edition', 'gwpSet', 'cleanEnergyFactor'].map((field) => `policy.${field} policy_invalid`),
    )
  })

  it('declares bridges by the id of a factor, each with a property above zero and its source', () => {
    const bridge = { name: 'density', from: 'l', to: 'kg', times: '0.84', source: 'supplier' }
    expect(created({ fuelBridges: { a: [bridge], b: [] } })).toEqual([])
    for (const fuelBridges of [5, null, 'l'])
      expect(created({ fuelBridges })).toEqual(['policy.fuelBridges policy_invalid'])
    const wrong = {
      a: bridge,
      b: [{ ...bridge, times: '0' }],
      c: [{ ...bridge, source: undefined }],
      d: [null],
      e: [bridge],
    }
    expect(created({ fuelBridges: wrong })).toEqual(
      ['a', 'b', 'c', 'd'].map((id) => `policy.fuelBridges.${id} policy_invalid`),
    )
  })

  it('that says nothing of a field leaves it as it is', async () => {
    expect(created({ edition: undefined, defaultGridFactor: undefined, cleanEnergyFactor: null })).toEqual([])
    const { company } = testService({ policy: { required: undefined } as unknown as Partial<ServicePolicy> })
    expect(await refusalsOf(() => company.sites.update(countedId(1), {}))).toEqual(['siteId not_found'])
  })
})

describe('a service of which nothing was said', () => {
  it('keeps what it is given in memory, under ids and at times of its own', async () => {
    const company = createService().company(OURS)
    expect(company.id).toBe(OURS)
    const before = Date.now()
    const { record } = await company.sites.create(siteInput())
    expect(record.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    const createdMs = Number.parseInt(record.id.replace('-', '').slice(0, 12), 16)
    expect(createdMs).toBeGreaterThanOrEqual(before)
    expect(createdMs).toBeLessThanOrEqual(Date.now())
    expect(Date.parse(record.createdAt)).toBeGreaterThanOrEqual(before)
    expect((await company.sites.get(record.id)).record).toEqual(record)
  })

  it('needs a source of random ids and keys where the runtime has none', async () => {
    vi.stubGlobal('crypto', undefined)
    try {
      expect(violationsOf(randomId)).toEqual(['newId policy_invalid'])
      const { company } = testService()
      expect(await refusalsOf(() => company.apiKeys.issue({ name: 'till' }))).toEqual(['key policy_invalid'])
    } finally {
      vi.unstubAllGlobals()
    }
  })
})

describe('a record that is created, read and deleted', () => {
  const kind = { scope: 'SCOPE_3', underScope: 'x', activityTypeUnderScope: 'x', name: 'x' } as const
  type Outcomes = Promise<readonly Outcome<object>[]>
  const all = async <T extends { readonly id: string }>(
    of: { get(id: string): Promise<Outcome<T>>; delete(id: string): Promise<Outcome<T>> },
    made: Outcome<T>,
  ): Outcomes => [made, await of.get(made.record.id), await of.delete(made.record.id)]

  it.each<[string, readonly number[], (company: Company<never>) => Outcomes]>([
    ['an emission kind', [1, 1, 1], async ({ emissionKinds: of }) => all(of, await of.create(kind))],
    [
      'a factor',
      [1, 1, 2],
      async ({ emissionFactors: of }) =>
        all(of, await of.create({ name: 'x', co2: 1, ch4: 0, n2o: 0, co2e: 1, denominatorUnitId: 2 })),
    ],
    ['a file', [1, 1, 2], async ({ files: of }) => all(of, await of.create({ name: 'x' }))],
    [
      'a vendor',
      [1, 1, 1],
      async ({ vendors: of }) => all(of, await of.create({ name: 'x', countryId: 826, vendorType: 'x' })),
    ],
    [
      'a locked period',
      [1, 1, 1],
      async ({ periods: of }) =>
        all({ ...of, delete: of.unlock }, await of.lock({ from: '2025-01-01', to: '2026-01-01' })),
    ],
    [
      'what is built in',
      [1, 1],
      async ({ emissionKinds, emissionFactors }) => [
        await emissionKinds.get(builtInKindId('travel')),
        await emissionFactors.get(FACTORS.gas.id),
      ],
    ],
  ])('%s is created, read and deleted without a notice', async (_, versions, work) => {
    const outcomes = await work(testService().company)
    expect(outcomes.map(({ version }) => version)).toEqual(versions)
    expect(outcomes.flatMap(({ notices }) => notices)).toEqual([])
  })
})

describe('the totals of a company', () => {
  it('are exact, and need no repair', async () => {
    const { company } = testService()
    const { id } = (await company.sites.create(siteInput())).record
    await company.siteFuels.create(id, fuelInput({ value: '0.1' }))
    await company.siteFuels.create(id, fuelInput({ value: '0.2' }))
    expect(await company.exactTotal()).toBe('0.771246')
    expect(await company.verifyTotals()).toEqual([])
    expect(await company.rebuildTotals()).toEqual([])
  })

  it('are counted and put right by the store, for that company alone', async () => {
    const asked: unknown[] = []
    const say = (what: string) => async (companyId: number) => {
      asked.push(what, companyId)
      return [{ what }] as never
    }
    const changes = { verifyTotals: say('verify'), rebuildTotals: say('rebuild') }
    const store = Object.assign(memoryStore<ServiceRecords>(), changes)
    const { company } = testService({ store })
    expect(await company.verifyTotals()).toEqual([{ what: 'verify' }])
    expect(await company.rebuildTotals()).toEqual([{ what: 'rebuild' }])
    expect(asked).toEqual(['verify', OURS, 'rebuild', OURS])
  })
})
