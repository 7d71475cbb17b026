import { afterEach, describe, expect, it } from 'vitest'
import { withDefaults } from '../../../../src/ledger/context/stored-record.ts'
import { ACTIVITY_COLLECTIONS, activityOf } from '../../../../src/records/activities/activities.ts'
import { batchInput, movementInput } from '../../../fixtures/batches.ts'
import { energyInput, fuelInput, leakInput, recordInput, siteInput, testService } from '../../../fixtures/service.ts'
import { places, tripInput, way } from '../../../fixtures/travels.ts'
import { emissionInput, vehicleInput } from '../../service/fixtures/vehicles.ts'

interface Changeable {
  defaults: object
}

function defaultsOf(collection: (typeof ACTIVITY_COLLECTIONS)[number], defaults: object): void {
  ;(activityOf(collection) as Changeable).defaults = defaults
}

/** A record of each activity, with its use cases. */
async function recorded() {
  const { company } = testService({ places })
  const { siteFuels, siteEnergies, vehicleEmissions, movements, travels, refrigerantLeaks, activityRecords } = company
  const siteId = (await company.sites.create(siteInput())).record.id
  const vehicleId = (await company.vehicles.create(vehicleInput())).record.id
  const batchId = (await company.batches.create(batchInput())).record.id
  const fuelId = (await siteFuels.create(siteId, fuelInput())).record.id
  const energyId = (await siteEnergies.create(siteId, energyInput())).record.id
  const emissionId = (await vehicleEmissions.create(vehicleId, emissionInput())).record.id
  const movementId = (await movements.create(batchId, movementInput())).record.id
  const travelId = (await travels.create(tripInput(way('Leeds works', 'Mainz works')))).record.id
  const leakId = (await refrigerantLeaks.create(siteId, leakInput())).record.id
  const recordId = (await activityRecords.create(recordInput())).record.id
  const read = async () => [
    (await siteFuels.get({ siteId, fuelId })).record,
    (await siteFuels.list(siteId)).records[0],
    (await siteEnergies.get({ siteId, energyId })).record,
    (await siteEnergies.list(siteId)).records[0],
    (await vehicleEmissions.get({ vehicleId, emissionId })).record,
    (await vehicleEmissions.list(vehicleId)).records[0],
    (await movements.get({ batchId, movementId })).record,
    (await movements.list(batchId)).data[0],
    (await travels.get(travelId)).record,
    (await travels.list()).records[0],
    (await refrigerantLeaks.get({ siteId, leakId })).record,
    (await refrigerantLeaks.list(siteId)).records[0],
    (await activityRecords.get(recordId)).record,
    (await activityRecords.list()).records[0],
  ]
  return { company, read }
}

const own = new Map(ACTIVITY_COLLECTIONS.map((name) => [name, activityOf(name).defaults] as const))

afterEach(() => {
  for (const [collection, defaults] of own) defaultsOf(collection, defaults)
})

describe('a record that was stored before its activity had a field', () => {
  it('is, of a quantity, one that names no money, and no rule chose for it', () => {
    const stored = { value: 3, unitId: 7 }
    const read = withDefaults<object>(activityOf('activityRecords') as { defaults: object }, stored)
    const ruled = { account: null, productId: null, assignedBy: null }
    expect(read).toEqual({ value: 3, unitId: 7, currency: null, price: null, priceYear: null, ...ruled })
  })

  it('is read with the default of that field, and with what it holds of others', () => {
    const definition: { defaults: Partial<{ a: number; b: number }> } = { defaults: { b: 2 } }
    expect(withDefaults<{ a: number; b?: number }>(definition, { a: 1 })).toEqual({ a: 1, b: 2 })
    expect(withDefaults(definition, { a: 1, b: 3 })).toEqual({ a: 1, b: 3 })
  })

  it('is the same object where it lacks none', () => {
    const record = { a: 1 }
    expect(withDefaults({ defaults: {} }, record)).toBe(record)
  })

  it('shows the default to whoever gets or lists it, of every activity', async () => {
    const { read } = await recorded()
    for (const collection of ACTIVITY_COLLECTIONS) defaultsOf(collection, { terminal: collection })
    const terminals = (await read()).map((record) => (record as { readonly terminal?: string }).terminal)
    expect(terminals).toEqual(ACTIVITY_COLLECTIONS.flatMap((collection) => [collection, collection]))
  })

  it('stays as it was stored: the log, which holds a digest of it, is verified', async () => {
    const { company, read } = await recorded()
    for (const collection of ACTIVITY_COLLECTIONS) defaultsOf(collection, { terminal: collection })
    await read()
    const span = { from: '2020-01-01', to: '2030-01-01' }
    const records = ACTIVITY_COLLECTIONS.length
    expect(await company.restatements.preview(span)).toMatchObject({ records, unchanged: records })
    expect(await company.audit.verifyLog()).toMatchObject({ verified: true, differences: [] })
  })
})
