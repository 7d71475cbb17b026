import { describe, expect, it } from 'vitest'
import type { ActivityCollection, StoredRestatement } from '../../../src/ledger/context/records.ts'
import type { Company } from '../../../src/service/company.ts'
import { createService } from '../../../src/service/index.ts'
import { batchInput, movementInput } from '../../fixtures/batches.ts'
import { energyInput, fuelInput, OURS, recordInput, siteInput, testService } from '../../fixtures/service.ts'
import { places, tripInput, way } from '../../fixtures/travels.ts'
import { emissionInput, vehicleInput } from '../service/fixtures/vehicles.ts'

const YEAR = { from: '2025-01-01', to: '2026-01-01' }
/** What records are computed by later, other than they were. */
const LATER = { returnMovement: 'double', aviationRF: 'desnz1.7' } as const

/** The collections in the order in which they are gone through; a leak follows from its own gas and GWP set alone. */
const COLLECTIONS: readonly ActivityCollection[] = [
  'siteFuels',
  'siteEnergies',
  'vehicleEmissions',
  'movements',
  'travels',
  'activityRecords',
]

/** A company whose records of every collection follow from something that can be changed. */
async function furnished() {
  const test = testService({ places })
  const { company, store, clock } = test
  const figures = { co2: null, ch4: null, n2o: null, denominatorUnitId: 13, numeratorUnitId: 2 }
  const own = (await company.emissionFactors.create({ name: 'Rape oil', ...figures, co2e: 2 })).record.id
  const site = (await company.sites.create(siteInput())).record.id
  const vehicle = (await company.vehicles.create(vehicleInput({ emissionFactorId: own }))).record.id
  const batch = (await company.batches.create(batchInput())).record.id
  const later = createService({ store, places, clock, policy: LATER }).company(OURS, { actor: 'tester' })
  const fuel = fuelInput({ emissionFactorId: own, value: 1, totalEmission: 2 })
  const { distanceKm: _, ...movement } = movementInput({ isReturnMoving: true })
  const found = { ...movement, ...way('Leeds works', 'Hull works') }
  /** Records one activity of each collection; its kilograms, in their order. */
  const create = async (by: Company<never>) => {
    const outcomes = [
      await by.siteFuels.create(site, fuel),
      await by.siteEnergies.create(site, energyInput()),
      await by.vehicleEmissions.create(vehicle, emissionInput({ amount: 10 })),
      await by.movements.create(batch, found),
      await by.travels.create(tripInput(way('Leeds works', 'Mainz works'))),
      await by.activityRecords.create(recordInput({ emissionFactorId: own, unitId: 13 })),
    ]
    return outcomes.map(({ record }) => ({ id: record.id, kg: record.totalEmission }))
  }
  const change = async () => {
    await company.emissionFactors.update(own, { co2e: 3 })
    await company.sites.update(site, { countryId: 276 }, { required: 'lenient' })
  }
  return { ...test, later, create, change }
}

async function restated({ restatements }: Company<never>, id: string): Promise<StoredRestatement> {
  let { record } = await restatements.start({ ...YEAR, id })
  while (record.next !== null) record = (await restatements.step(id)).record
  return record
}

/** What each record came to when it was made, and when it was computed last. */
async function kilograms({ audit }: Company<never>, ids: readonly string[]) {
  const logs = await Promise.all(ids.map((recordId) => audit.log({ recordId })))
  return logs.map((lines) => [Number(lines[0]?.after), Number(lines.at(-1)?.after)])
}

describe('a restatement of every collection', () => {
  it('recalculates each record as if it were created now', async () => {
    const { company, later, create, change } = await furnished()
    const made = await create(company)
    await change()
    const done = await restated(later, 'year')
    expect(done).toMatchObject({ records: 6, changed: 6, unchanged: 0, failed: 0, failures: [] })
    expect(done.byFactor.map(({ collection }) => collection)).toEqual(COLLECTIONS)
    const ids = made.map(({ id }) => id)
    const fresh = await create(later)
    const pairs = await kilograms(company, ids)
    expect(pairs).toEqual(made.map(({ kg }, index) => [kg, fresh[index]?.kg]))
    expect(pairs.filter(([before, after]) => before === after)).toEqual([])
    expect(await company.verifyTotals()).toEqual([])
  })

  it('leaves each alone of which nothing changes', async () => {
    const { company, create } = await furnished()
    await create(company)
    const { sequence } = await company.audit.head()
    expect(await restated(company, 'year')).toMatchObject({ records: 6, changed: 0, unchanged: 6, byFactor: [] })
    expect((await company.audit.head()).sequence).toBe(sequence)
  })

  it('goes on behind a trip whose routes are found no more, with the violation of each point', async () => {
    const { company, store, clock, create } = await furnished()
    const trip = (await create(company)).at(-2)
    const lost = createService({ store, clock }).company(OURS, { actor: 'tester' })
    const { failures, failed, unchanged } = await restated(lost, 'year')
    expect({ failed, unchanged }).toEqual({ failed: 2, unchanged: 4 })
    const { violations } = failures.find(({ recordId }) => recordId === trip?.id) ?? {}
    expect(violations?.map(({ path, code }) => `${path} ${code}`)).toEqual([
      'movementDto.fromAddress.startPoint place_not_found',
      'movementDto.toAddress.endPoint place_not_found',
    ])
  })
})
