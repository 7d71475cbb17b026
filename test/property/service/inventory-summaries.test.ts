import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EmissionsError } from '../../../src/core/errors/index.ts'
import type { ReadTransaction } from '../../../src/ledger/collections/index.ts'
import type { ServiceRecords } from '../../../src/ledger/context/records.ts'
import { withMembers } from '../../../src/ledger/context/with-members.ts'
import { fillSummaries } from '../../../src/ledger/ledger/fill-summaries.ts'
import { ACTIVITIES, ACTIVITY_COLLECTIONS } from '../../../src/records/activities/activities.ts'
import { type Company, createService, memoryStore, type Store } from '../../../src/service/index.ts'
import { ALWAYS } from '../../fixtures/inventory.ts'
import { SEEDS, scaleRuns } from '../../fixtures/seeds.ts'
import { energyInput, fuelInput, leakInput, OURS, recordInput, siteInput, testService } from '../../fixtures/service.ts'

type TestStore = Store<ServiceRecords>

/** The same store, whose readers keep no summaries. */
function withoutSummaries(store: TestStore): TestStore {
  return withMembers(store, {
    read: <T>(companyId: number, work: (tx: ReadTransaction<ServiceRecords>) => Promise<T>) =>
      store.read(companyId, (tx) => {
        const readers = ACTIVITY_COLLECTIONS.map((name) => [name, withMembers(tx[name], { summaries: undefined })])
        return work(withMembers(tx, Object.fromEntries(readers)))
      }),
  })
}

const DAY = 86_400_000
const timestamp = (day: number) => new Date(Date.UTC(2025, 0, 1) + day * DAY).toISOString()

const dates = fc.oneof(
  // mostly whole months, which are summed
  { weight: 4, arbitrary: fc.integer({ min: 0, max: 1 }).map((month) => ({ from: [0, 31][month] ?? 0, days: 28 })) },
  { weight: 1, arbitrary: fc.record({ from: fc.integer({ min: 0, max: 90 }), days: fc.integer({ min: 0, max: 60 }) }) },
)
const value = fc.oneof(
  fc.integer({ min: 0, max: 10 ** 6 }),
  fc.integer({ min: 1, max: 10 ** 8 }).map((cents) => cents / 100),
  fc.bigInt({ min: 1n, max: 10n ** 20n }).map((n) => `0.${n}`),
)
const create = fc.record({
  does: fc.constant('create' as const),
  what: fc.constantFrom('fuel', 'own fuel', 'power', 'leak', 'waste', 'waste of no site'),
  site: fc.integer({ min: 0, max: 1 }),
  meter: fc.constantFrom(null, 'M1', 'Zähler 2', '電'.repeat(200)),
  dates,
  // the third of one group and month is the first to be summed without its record
  values: fc.array(value, { minLength: 1, maxLength: 6 }),
})
const update = fc.record({
  does: fc.constantFrom(
    'value' as const,
    'dates' as const,
    'comment' as const,
    'kind' as const,
    'delete' as const,
    'meter' as const,
  ),
  nth: fc.nat({ max: 30 }),
  dates,
  value,
})
const changeOfKind = fc.record({
  does: fc.constantFrom('delete kind' as const, 'rename kind' as const),
  scope: fc.constantFrom('SCOPE_1' as const, 'SCOPE_3' as const),
})
type Step = typeof create | typeof update | typeof changeOfKind extends fc.Arbitrary<infer T> ? T : never

const spanOf = (span: { readonly from: number; readonly days: number }) => ({
  startDate: timestamp(span.from),
  endDate: timestamp(span.from + span.days),
})

/** A record that exists, and how it is changed and deleted. */
interface Made {
  readonly update: (change: object) => Promise<unknown>
  readonly remove: () => Promise<unknown>
}

async function createOne(
  company: Company<never>,
  {
    what,
    site: siteId,
    kindId,
    ...numbers
  }: { what: string; site: string; kindId: string; meter: string | null; value: number | string } & ReturnType<
    typeof spanOf
  >,
): Promise<Made> {
  const lenient = { required: 'lenient' } as const
  if (what === 'power') {
    const { record } = await company.siteEnergies.create(siteId, energyInput(numbers))
    const of = { siteId, energyId: record.id }
    return {
      update: (change) => company.siteEnergies.update(of, change, lenient),
      remove: () => company.siteEnergies.delete(of),
    }
  }
  if (what === 'leak') {
    const { meter: _, ...ofLeak } = numbers
    const { record } = await company.refrigerantLeaks.create(siteId, leakInput(ofLeak))
    const of = { siteId, leakId: record.id }
    return {
      update: (change) => company.refrigerantLeaks.update(of, change),
      remove: () => company.refrigerantLeaks.delete(of),
    }
  }
  if (what.startsWith('waste')) {
    const ofSite = what === 'waste' ? { siteId } : {}
    const { record } = await company.activityRecords.create(recordInput({ ...numbers, ...ofSite }))
    return {
      update: (change) => company.activityRecords.update(record.id, change),
      remove: () => company.activityRecords.delete(record.id),
    }
  }
  const own = what === 'own fuel' ? { emissionKindId: kindId } : {}
  const { record } = await company.siteFuels.create(siteId, fuelInput({ ...numbers, ...own }))
  const of = { siteId, fuelId: record.id }
  return {
    update: (change) => company.siteFuels.update(of, change, lenient),
    remove: () => company.siteFuels.delete(of),
  }
}

/** Runs the steps on a company; refused ones, as of a deleted kind, change nothing. */
async function run(company: Company<never>, steps: readonly Step[]): Promise<void> {
  const sites: string[] = []
  for (const name of ['Leeds', 'Hull']) sites.push((await company.sites.create(siteInput({ name }))).record.id)
  const under = { underScope: 'Stationary', activityTypeUnderScope: 'Fuels' }
  // with another scope than the factor, such records are listed
  const scope = steps.length % 2 === 0 ? 'SCOPE_1' : 'SCOPE_3'
  const kind = { name: 'Our boilers', scope, description: null, ...under }
  const kindId = (await company.emissionKinds.create(kind as never)).record.id
  const made: Made[] = []
  for (const step of steps) {
    try {
      if (step.does === 'create') {
        const site = sites[step.site] as string
        const place = { what: step.what, site, kindId, meter: step.meter, ...spanOf(step.dates) }
        for (const amount of step.values) made.push(await createOne(company, { ...place, value: amount }))
      } else if ('scope' in step) {
        if (step.does === 'delete kind') await company.emissionKinds.delete(kindId)
        else await company.emissionKinds.update(kindId, { name: 'Boilers', scope: step.scope })
      } else {
        const one = made[step.nth % made.length]
        if (one === undefined) continue
        const changes = {
          value: { value: step.value },
          dates: spanOf(step.dates),
          comment: { comment: 'read again' },
          kind: { emissionKindId: kindId },
          meter: { meter: 'M2' },
        }
        if (step.does !== 'delete') await one.update(changes[step.does])
        else {
          await one.remove()
          made.splice(step.nth % made.length, 1)
        }
      }
    } catch (error) {
      if (!EmissionsError.is(error)) throw error
    }
  }
}

const steps = fc.array(
  fc.oneof({ weight: 6, arbitrary: create }, { weight: 4, arbitrary: update }, { weight: 1, arbitrary: changeOfKind }),
  {
    minLength: 6,
    maxLength: 24,
    size: 'max',
  },
)

/** The summaries of a company, by collection and id. */
function summariesOf(store: TestStore) {
  return store.read(OURS, async (tx) => {
    const pages = ACTIVITY_COLLECTIONS.map(
      async (name) => (await tx[name].summaries?.({ by: 'startDate' }))?.rows ?? [],
    )
    return (await Promise.all(pages)).flat()
  })
}

const PERIODS = [ALWAYS, { from: '2025-01-01', to: '2025-03-01' }, { from: '2025-01-10', to: '2025-02-10' }]

describe.each(SEEDS)('inventories from summaries, seed %i', (seed) => {
  it('equal those from records, after changes and deletions, with own kinds and periods across months', async () => {
    let summed = 0
    const law = fc.asyncProperty(steps, fc.boolean(), async (made, isUpstream) => {
      const { company, store } = testService({ policy: { required: 'lenient' } })
      await run(company, made)
      const fromRecords = createService({ store: withoutSummaries(store) }).company(OURS, { actor: 'tester' })
      for (const period of PERIODS) {
        const request = { ...period, upstream: isUpstream }
        expect(await company.inventory(request)).toEqual(await fromRecords.inventory(request))
      }
      summed += (await summariesOf(store)).filter(({ group }) => group !== null).length
    })
    await fc.assert(law, { seed, numRuns: scaleRuns(30) })
    expect(summed).toBeGreaterThan(0)
  })

  it('are filled from the log as they would have been written', async () => {
    const law = fc.asyncProperty(steps, async (made) => {
      const written = testService({ policy: { required: 'lenient' } })
      await run(written.company, made)
      const store = memoryStore<ServiceRecords>()
      const forgetful = testService({ policy: { required: 'lenient' }, store: withoutWriting(store) })
      await run(forgetful.company, made)
      expect((await summariesOf(store)).every(({ group }) => group === null)).toBe(true)
      const whole = await forgetful.company.inventory(ALWAYS)
      const { rows, filled } = await fillSummaries({ store, companyId: OURS, activities: ACTIVITIES })
      const due = await summariesOf(written.store)
      expect([rows, filled]).toEqual([due.length, due.filter(({ group }) => group !== null).length])
      expect(await summariesOf(store)).toEqual(due)
      expect(await forgetful.company.inventory(ALWAYS)).toEqual(whole)
      expect((await fillSummaries({ store, companyId: OURS, activities: ACTIVITIES })).filled).toBe(0)
    })
    await fc.assert(law, { seed, numRuns: scaleRuns(12) })
  })
})

/** The same store, whose writers give no summaries. */
function withoutWriting(store: TestStore): TestStore {
  const transaction: TestStore['transaction'] = (companyId, work, options) =>
    store.transaction(
      companyId,
      (tx) => {
        const repositories = ACTIVITY_COLLECTIONS.map((name) => {
          const { insert, update: change } = tx[name] as typeof tx.siteFuels
          const repository = tx[name]
          const without = {
            insert: (...[record, exact]: Parameters<typeof insert>) => insert.call(repository, record, exact),
            update: (...[key, version, { summary: _, ...rest }]: Parameters<typeof change>) =>
              change.call(repository, key, version, rest),
          }
          return [name, withMembers(repository as object, without)]
        })
        return work(withMembers(tx, Object.fromEntries(repositories)))
      },
      options,
    )
  return withMembers(store, { transaction })
}
