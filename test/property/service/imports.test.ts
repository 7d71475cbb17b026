import { describe, expect, it } from 'vitest'
import { EmissionsError, type Violation } from '../../../src/core/errors/index.ts'
import { type ActivityCollection, type Imported, memoryStore, type ServiceRecords } from '../../../src/service/index.ts'
import { verifyBundle } from '../../../src/verify/index.ts'
import { bundleOf, createOne, importWorld, PARENTS, RecordMaker } from '../../fixtures/imports.ts'
import { SEEDS, takeShare } from '../../fixtures/seeds.ts'
import { behindPort } from '../../fixtures/service.ts'
import { randomFrom } from '../../oracle/random.ts'

const ACTIVITIES = [
  'siteFuels',
  'siteEnergies',
  'vehicleEmissions',
  'movements',
  'travels',
  'refrigerantLeaks',
  'activityRecords',
] as const satisfies readonly ActivityCollection[]

const COUNT = 12

/** `index code path message` of every notice. */
function saidOf(notices: Imported['notices']): readonly string[] {
  return notices
    .flatMap(({ code, path, message, indices }) => indices.map((index) => `${index} ${code} ${path} ${message}`))
    .sort()
}

async function violationsOf(work: () => Promise<unknown>): Promise<readonly Violation[]> {
  try {
    await work()
  } catch (error) {
    if (!EmissionsError.is(error)) throw error
    return error.violations
  }
  return []
}

/** Violations of one record as an import reports them: below the record, whose record above is named in the body. */
function asImported(
  activity: ActivityCollection,
  { index, record }: { readonly index: number; readonly record: Readonly<Record<string, unknown>> },
  violations: readonly Violation[],
): readonly string[] {
  const parent = PARENTS[activity]
  const isNowhere = parent !== undefined && typeof record[parent] !== 'string' && typeof record[parent] !== 'number'
  const ofParent = isNowhere ? [`records[${index}].${parent} required`] : []
  const others = violations.flatMap(({ path, code }) => {
    if (code !== 'not_found' || path !== parent) return [`records[${index}].${path} ${code}`]
    return isNowhere ? [] : [`records[${index}].${path} unknown_${path.replace('Id', '')}`]
  })
  return [...ofParent, ...others]
}

/** A company of a store that answers with promises: an import writes there many records at once. */
const worldBehindPort = () => importWorld({ store: behindPort(memoryStore<ServiceRecords>()) })

describe.each(SEEDS)('an import of records from seed %i', (seed) => {
  it.each(takeShare(ACTIVITIES))('of %s leaves the bytes that creating them one by one leaves', async (activity) => {
    const random = randomFrom(seed)
    const [together, behind, apart] = [await importWorld(), await worldBehindPort(), await importWorld()]
    const maker = new RecordMaker(random, together)
    const notices: Imported['notices'][number][] = []
    for (const from of [0, COUNT]) {
      const records = Array.from({ length: COUNT }, () => maker.make(activity))
      const request = {
        activity,
        records: records as never,
        idempotencyKey: random.one(['', `bills ${from}`]) || undefined,
      }
      const imported = await together.company.import(request)
      expect(await behind.company.import(request)).toEqual(imported)
      const created = []
      for (const [index, record] of records.entries()) {
        const outcome = await createOne(apart.company, activity, record)
        created.push(outcome.record)
        notices.push(...outcome.notices.map((one) => ({ ...one, indices: [index] })))
      }
      expect(imported.records.map(({ id, totalEmission }) => [id, totalEmission])).toEqual(
        created.map(({ id, totalEmission }) => [id, totalEmission]),
      )
      expect([from, saidOf(imported.notices)]).toEqual([from, saidOf(notices.splice(0))])
    }
    const bundle = await bundleOf(together.company)
    expect(bundle).toEqual(await bundleOf(apart.company))
    expect(await bundleOf(behind.company)).toEqual(bundle)
    expect(await behind.company.verifyTotals()).toEqual([])
    expect(await verifyBundle(bundle)).toMatchObject({ verified: true })
    expect((await together.company.audit.verifyLog()).verified).toBe(true)
  })

  it.each(takeShare(ACTIVITIES, 1))(
    'of %s reports the violations of every record, and writes nothing',
    async (activity) => {
      const world = await importWorld()
      const { company } = world
      const maker = new RecordMaker(randomFrom(seed), world, 0.5)
      // fields of other activities are harmless, so that chance alone may leave all records right
      const records = [...Array.from({ length: COUNT }, () => maker.make(activity)), maker.makeWrong(activity)]
      const before = await bundleOf(company)
      const violations = await violationsOf(() => company.import({ activity, records: records as never }))
      expect(await bundleOf(company)).toEqual(before)
      const behind = await worldBehindPort()
      expect(await violationsOf(() => behind.company.import({ activity, records: records as never }))).toEqual(
        violations,
      )
      expect(await bundleOf(behind.company)).toEqual(before)
      const alone = await importWorld()
      const expected: string[] = []
      for (const [index, record] of records.entries()) {
        const ofOne = await violationsOf(() => createOne(alone.company, activity, record))
        expected.push(...asImported(activity, { index, record }, ofOne))
      }
      expect(violations.map(({ path, code }) => `${path} ${code}`)).toEqual(expected)
      expect(expected).not.toEqual([])
    },
  )
})
