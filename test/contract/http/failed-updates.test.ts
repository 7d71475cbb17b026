import { beforeAll, describe, expect, it } from 'vitest'
import { units } from '../../../src/core/units/index.ts'
import type { Operation } from '../../../src/http/operation.ts'
import { EVERY, openTenants, pathTo, type Tenants } from './fixtures/tenants.ts'

const NOBODYS = 'deadbeef-0000-4000-8000-000000000000'
const NEW_FILE = { name: 'new.pdf', url: '' }
/** A year without factors: the policy of this service takes no other. */
const YEAR_1990 = { startDate: '1990-01-01', endDate: '1990-02-01' }
const YEAR_1990_UTC = { startDateUtc: '1990-01-01', endDateUtc: '1990-02-01' }
const NOWHERE = { startPoint: 'Nowhereville xyzzy', startAddress: '' }

/** Updates that mean much, and one thing that cannot be meant: `path code` of what is refused. */
const FAILING: readonly (readonly [string, string, object, readonly string[]])[] = [
  [
    'updateSiteFuel',
    'a vendor that is none',
    { value: 7, comment: 'new', files: [NEW_FILE], vendorId: NOBODYS },
    ['vendorId unknown_vendor'],
  ],
  [
    'updateSiteFuel',
    'a unit of another dimension',
    { value: 7, comment: 'new', files: [NEW_FILE], unitId: units.kilometre.id },
    ['unitId unit_dimension_mismatch'],
  ],
  [
    'updateSiteEnergy',
    'a vendor that is none',
    { value: 7, percentageOfCleanEnergy: 9, files: [NEW_FILE], vendorId: NOBODYS },
    ['vendorId unknown_vendor'],
  ],
  [
    'updateSiteEnergy',
    'a unit of another dimension',
    { value: 7, percentageOfCleanEnergy: 9, files: [NEW_FILE], unitId: units.litre.id },
    ['unitId unit_dimension_mismatch'],
  ],
  [
    'updateSiteEnergy',
    'a year without a factor',
    { value: 7, files: [NEW_FILE], ...YEAR_1990 },
    ['startDate period_before_editions'],
  ],
  [
    'updateVehicle',
    'an activity that the factor is not of',
    { name: 'New', fuelConsumption: null, fuelConsumptionUnitId: null, activityUnitId: units.gram.id },
    ['activityUnitId unit_dimension_mismatch'],
  ],
  [
    'updateProduct',
    'a kind that is none',
    { name: 'New', weight: 9, emissionKindId: NOBODYS },
    ['emissionKindId unknown_emission_kind'],
  ],
  [
    'updateBatch',
    'a product that is none',
    { name: 'New', productsBathes: [{ productId: 99, count: 1 }] },
    ['productsBathes[0].productId unknown_product'],
  ],
  [
    'updateMovement',
    'a place that is none',
    { name: 'New', transportWeightTon: 9, fromAddress: NOWHERE },
    ['fromAddress.startPoint place_not_found'],
  ],
  [
    'updateMovement',
    'a vendor that is none',
    { name: 'New', transportWeightTon: 9, transportType: 'RAIL', vendorId: NOBODYS },
    ['vendorId unknown_vendor'],
  ],
  [
    'updateMovement',
    'a year without a factor',
    { name: 'New', transportWeightTon: 9, ...YEAR_1990 },
    ['startDate period_before_editions'],
  ],
  [
    'updateTravel',
    'a place that is none',
    { comment: 'new', hotelNights: 9, movementDto: { fromAddress: NOWHERE } },
    ['movementDto.fromAddress.startPoint place_not_found'],
  ],
  [
    'updateTravel',
    'a vendor that is none',
    { comment: 'new', hotelNights: 9, movementDto: { transportType: 'RAIL', vendorId: NOBODYS } },
    ['movementDto.vendorId unknown_vendor'],
  ],
  [
    'updateTravel',
    'a year without a factor',
    { comment: 'new', ...YEAR_1990_UTC },
    ['movementDto.startDate period_before_editions', 'startDateUtc period_before_editions'],
  ],
  [
    'updateEmissionFactor',
    'a total that follows from nothing',
    { name: 'New', co2e: null, ch4: null },
    ['co2e required'],
  ],
]

describe('an update that fails in its meaning leaves everything as it was', () => {
  let tenants: Tenants
  let before: string
  beforeAll(async () => {
    tenants = await openTenants({ required: 'lenient', edition: 'exact' })
    before = await tenants.everything()
  })

  const change = (id: string, body: object, headers: Readonly<Record<string, string>> = {}) => {
    const operation = EVERY.find((one) => one.id === id) as Operation
    const { named, keys } = tenants.ours
    return tenants.send({ method: 'PATCH', target: pathTo(operation, named), body, headers }, keys.first)
  }

  it.each(FAILING)('%s: %s', async (id, _, body, refused) => {
    const { status, body: said } = await change(id, body)
    const { errors } = JSON.parse(said) as { errors: readonly { path: string; code: string }[] }
    expect(errors.map(({ path, code }) => `${path} ${code}`)).toEqual(refused)
    expect([200, 500]).not.toContain(status)
    expect(await tenants.everything()).toBe(before)
  })

  it.each(FAILING)('X9: %s by a JSON Patch: %s', async (id, _, body) => {
    const patch = Object.entries(body).map(([field, value]) => ({ op: 'add', path: `/${field}`, value }))
    const { status } = await change(id, patch, { 'content-type': 'application/json-patch+json' })
    expect([400, 422]).toContain(status)
    expect(await tenants.everything()).toBe(before)
  })

  it('an update that succeeds changes the records of its company only', async () => {
    const { status } = await change('updateSiteFuel', { value: 7, files: [NEW_FILE] })
    expect(status).toBe(200)
    const [was, is] = [before, await tenants.everything()].map((text) => JSON.parse(text) as readonly [string, string])
    expect(is?.[0]).not.toBe(was?.[0])
    expect(is?.[1]).toBe(was?.[1])
  })
})
