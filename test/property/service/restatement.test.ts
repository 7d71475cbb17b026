import { describe, expect, it } from 'vitest'
import { EmissionsError } from '../../../src/core/errors/index.ts'
import type {
  FailedRecord,
  LoggedLine,
  ServiceRecords,
  StoredRestatement,
} from '../../../src/ledger/context/records.ts'
import type { Company } from '../../../src/service/company.ts'
import { createService, type Store } from '../../../src/service/index.ts'
import { batchInput, movementInput, places, productInput } from '../../fixtures/batches.ts'
import { SEEDS, scaleRuns } from '../../fixtures/seeds.ts'
import { energyInput, FACTORS, fuelInput, OURS, siteInput, testService } from '../../fixtures/service.ts'
import { tripInput } from '../../fixtures/travels.ts'
import { type Random, randomFrom } from '../../oracle/random.ts'

const COMPANIES = scaleRuns(18)
/** A stop for what never comes. */
const COMPANIES_MAX = 250
const RECORDS = 24
const YEAR = { from: '2025-01-01', to: '2026-01-01' }

/** What was made of a company, by which it is changed. */
interface Furnished {
  readonly company: Company<never>
  readonly store: Store<ServiceRecords>
  /** The same company after the policy of the service has changed. */
  readonly later: Company<never>
  readonly owns: readonly string[]
  readonly sites: readonly string[]
  readonly vehicles: readonly string[]
  /** How each record is computed again, by its id, in the order in which they were made. */
  readonly recalculate: Map<string, (company: Company<never>) => Promise<unknown>>
}

function span(random: Random) {
  const index = Date.UTC(2024, 10, 1) + random.whole(0, 420) * 86_400_000
  const day = (ms: number) => new Date(ms).toISOString()
  return { startDate: day(index), endDate: day(index + random.whole(1, 60) * 86_400_000) }
}

function amount(random: Random): number | string {
  return random.one([
    0,
    0.1,
    1000 / 3,
    12_345.678,
    '0.1000000000000000055511151231257827',
    '987654321098765.4321',
    random.whole(1, 999),
  ])
}

async function record(random: Random, made: Furnished): Promise<void> {
  const { company, owns, sites, vehicles, recalculate } = made
  const siteId = random.one(sites)
  const dates = span(random)
  const [startDateUtc, endDateUtc] = [dates.startDate, dates.endDate]
  const kind = random.whole(0, 4)
  if (kind === 0) {
    const factor = random.one([FACTORS.diesel.id, FACTORS.gas.id, ...owns])
    const unitId = factor === FACTORS.gas.id ? 4 : 13
    const input = fuelInput({ ...dates, value: amount(random), emissionFactorId: factor, unitId })
    const { record } = await company.siteFuels.create(siteId, {
      ...input,
      unit: { ...input.unit, id: unitId } as never,
    })
    recalculate.set(record.id, (one) => one.siteFuels.recalculate({ siteId, fuelId: record.id }))
  } else if (kind === 1) {
    const percentageOfCleanEnergy = random.one([0, 40, 100])
    const { record } = await company.siteEnergies.create(
      siteId,
      energyInput({ ...dates, value: amount(random), percentageOfCleanEnergy }),
    )
    recalculate.set(record.id, (one) => one.siteEnergies.recalculate({ siteId, energyId: record.id }))
  } else if (kind === 2) {
    const vehicleId = random.one(vehicles)
    const { record } = await company.vehicleEmissions.create(vehicleId, {
      startDateUtc,
      endDateUtc,
      amount: amount(random),
    })
    recalculate.set(record.id, (one) => one.vehicleEmissions.recalculate({ vehicleId, emissionId: record.id }))
  } else if (kind === 3) {
    const isDeclared = random.unit() < 0.5
    const journey = movementInput({ ...dates, transportWeightTon: random.one([8, '0.3333333333333333333333', 1]) })
    const { distanceKm, ...found } = journey
    const { record } = await company.movements.create(1, isDeclared ? { ...found, distanceKm } : found)
    recalculate.set(record.id, (one) => one.movements.recalculate({ batchId: 1, movementId: record.id }))
  } else {
    const journey = {
      fromAddress: { startPoint: 'Leeds' },
      toAddress: { endPoint: 'Mainz' },
      transportType: 'RAIL',
    } as const
    const { record } = await company.travels.create(
      tripInput(journey, { startDateUtc, endDateUtc, hotelNights: random.whole(0, 2) }),
    )
    recalculate.set(record.id, (one) => one.travels.recalculate(record.id))
  }
}

async function furnish(seed: number): Promise<Furnished> {
  const random = randomFrom(seed)
  const { store, company, clock } = testService({ places })
  const gwpSet = random.one([null, 'AR6_GWP100', 'AR4_GWP100'] as const)
  const later = createService({ store, places, clock, policy: { gwpSet } }).company(OURS, { actor: 'tester' })
  const figures = { co2: null, ch4: null, n2o: null, denominatorUnitId: 13, numeratorUnitId: 2 }
  const owns: string[] = []
  for (const co2e of [2, '0.3333333333333333333333333333', 1.5]) {
    owns.push(
      (await company.emissionFactors.create({ name: `Own ${owns.length}`, ...figures, co2e } as never)).record.id,
    )
  }
  const sites: string[] = []
  for (const countryId of [826, 276]) sites.push((await company.sites.create(siteInput({ countryId }))).record.id)
  const vehicles: string[] = []
  for (const emissionFactorId of [owns[0] as string, FACTORS.diesel.id]) {
    vehicles.push(
      (await company.vehicles.create({ name: 'Van', fuelSource: 'DIESEL', emissionFactorId, activityUnitId: 13 }))
        .record.id,
    )
  }
  const { record: bolt } = await company.products.create(productInput())
  await company.batches.create(batchInput({ products: [{ productId: bolt.id, count: 3 }] } as never))
  const made = { company, store, later, owns, sites, vehicles, recalculate: new Map() }
  for (let nth = 0; nth < RECORDS; nth++) await record(random, made)
  await alter(random, made)
  return made
}

/** Changes what the records follow from. */
async function alter(random: Random, { company, owns, sites, vehicles }: Furnished): Promise<void> {
  const [first = '', second = '', third = ''] = owns
  if (random.unit() < 0.7)
    await company.emissionFactors.update(first, { co2e: random.one([3, '0.7777777777777777777', 2]) } as never)
  if (random.unit() < 0.3) await company.emissionFactors.update(second, { name: 'Another name' } as never)
  if (random.unit() < 0.4) await company.emissionFactors.delete(third)
  if (random.unit() < 0.4)
    await company.sites.update(sites[1] as string, { countryId: 826 } as never, { required: 'lenient' })
  if (random.unit() < 0.4)
    await company.vehicles.update(vehicles[0] as string, { emissionFactorId: second } as never, { required: 'lenient' })
  if (random.unit() < 0.4) await company.periods.lock({ from: '2025-04-01', to: '2025-05-01' } as never)
}

const TIMES = ['at', 'digest', 'sequence', 'updatedAt']

/** Everything that the store keeps, but for when it was written and in which order lines came. */
async function keptOf(store: Store<ServiceRecords>) {
  const timeless = (value: unknown) =>
    JSON.parse(
      JSON.stringify(value, (field, one) =>
        TIMES.includes(field) || (field === 'given' && one === null) ? undefined : one,
      ),
    )
  return store.read(OURS, async (tx) => {
    const records: unknown[] = []
    for (const collection of ['siteFuels', 'siteEnergies', 'vehicleEmissions', 'movements', 'travels'] as const) {
      const { rows } = await tx[collection].list({ by: 'startDate' } as never)
      records.push(...rows.map((row) => timeless({ record: row.record, exact: row.exact })))
    }
    const totals: unknown[] = [await tx.companyTotal()]
    for (const collection of ['sites', 'vehicles', 'products', 'batches'] as const) {
      const { rows } = await tx[collection].list({ by: 'createdAt' })
      totals.push(...rows.map(({ exact }) => exact))
    }
    const { rows } = await tx.log.list({ by: 'sequence' }, { limit: 10_000 })
    const lines: LoggedLine[] = rows.map(({ record }) => record)
    return { records, totals, lines: lines.map((line) => timeless(line) as LoggedLine) }
  })
}

type Kept = Awaited<ReturnType<typeof keptOf>>

/** Which of the lines of a recalculation say another number than the one before of the same record, or come to it another way. */
function tellingLines(lines: readonly LoggedLine[]): readonly LoggedLine[] {
  const latest = new Map<string, string>()
  return lines.filter((line) => {
    const { calculation, location } = line.computed ?? {}
    const said = JSON.stringify([line.after, calculation?.contributions, location?.contributions])
    const isNews = line.action !== 'recalculate' || latest.get(line.recordId) !== said
    latest.set(line.recordId, said)
    return isNews
  })
}

/** Every record of the year computed again, one by one; those that are refused, with their violations. */
async function oneByOne({ store, later, recalculate }: Furnished): Promise<Map<string, FailedRecord['violations']>> {
  const failed = new Map<string, FailedRecord['violations']>()
  const due = await store.read(OURS, async (tx) => {
    const ids: string[] = []
    for (const collection of ['siteFuels', 'siteEnergies', 'vehicleEmissions', 'movements', 'travels'] as const) {
      const from = { by: 'startDate', from: `${YEAR.from}T00:00:00.000Z`, to: `${YEAR.to}T00:00:00.000Z` }
      ids.push(...(await tx[collection].list(from as never, { order: 'last' })).rows.map(({ record }) => record.id))
    }
    return ids
  })
  for (const id of due) {
    try {
      await recalculate.get(id)?.(later)
    } catch (error) {
      if (!EmissionsError.is(error)) throw error
      failed.set(
        id,
        error.violations.map(({ path, code, message }) => ({ path, code, message })),
      )
    }
  }
  return failed
}

function sorted(lines: readonly LoggedLine[]): readonly LoggedLine[] {
  return lines.filter(({ action }) => action === 'recalculate').sort((a, b) => (a.recordId < b.recordId ? -1 : 1))
}

async function last(states: AsyncIterable<StoredRestatement>): Promise<StoredRestatement> {
  let latest: StoredRestatement | undefined
  for await (const state of states) latest = state
  return latest as StoredRestatement
}

describe.each(SEEDS)('a restatement is computing each record again, from seed %i', (seed) => {
  it(`leaves the same records, totals and lines in ${COMPANIES} companies or more`, async () => {
    const seen = { changed: 0, unchanged: 0, failed: 0 }
    const isRare = () => Math.min(...Object.values(seen)) <= 5
    for (let nth = 0; nth < COMPANIES || (isRare() && nth < COMPANIES_MAX); nth++) {
      const [whole, single] = [await furnish(seed + nth), await furnish(seed + nth)]
      const before: Kept = await keptOf(whole.store)
      const records = 1 + (nth % 7)
      const trial = await whole.later.restatements.preview(YEAR, { records })
      expect(await keptOf(whole.store)).toEqual(before)
      const done = await last(whole.later.restatements.run({ ...YEAR, id: 'year' }, { records }))
      const failed = await oneByOne(single)
      const [a, b] = [await keptOf(whole.store), await keptOf(single.store)]
      expect(a.records).toEqual(b.records)
      expect(a.totals).toEqual(b.totals)
      expect(sorted(a.lines)).toEqual(sorted(tellingLines(b.lines)))
      expect(new Map(done.failures.map(({ recordId, violations }) => [recordId, violations]))).toEqual(failed)
      expect(done.failed).toBe(failed.size)
      expect(done.changed).toBe(sorted(a.lines).length)
      const { id: _, createdAt: __, updatedAt: ___, finishedAt: ____, ...said } = done
      expect(trial).toMatchObject(said)
      expect(await whole.company.verifyTotals()).toEqual([])
      expect((await whole.company.audit.verifyLog()).differences).toEqual([])
      for (const field of ['changed', 'unchanged', 'failed'] as const) seen[field] += done[field]
    }
    // each of the three must have come, however the seed falls
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(5)
  })
})
