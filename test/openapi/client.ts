import createClient from 'openapi-fetch'
import type { components, paths } from './dist/contract.d.ts'

/** The records that the operations are run on. */
export interface Ids {
  readonly key: string
  readonly siteId: string
  readonly energyId: string
  readonly vehicleId: string
  readonly vehicleEmissionId: string
  readonly batchId: number
  readonly movementId: string
  readonly travelId: string
  readonly vendorId: string
  readonly factorId: string
  readonly fuelKindId: string
  readonly energyKindId: string
}

/** What an operation came to. */
export interface Outcome {
  readonly operation: string
  readonly status: number
  /** A problem, where it failed. */
  readonly error: unknown
}

type Schemas = components['schemas']

const SITE: Schemas['CreateSite'] = {
  name: 'Dublin depot',
  address: { address: '12 Quay Street', coordinates: { lat: '53.3', lng: -6.2 } },
  area: 450.5,
  unit: 'M2',
  countryId: 372,
}

const fuelOf = ({ factorId, fuelKindId, vendorId }: Ids): Schemas['CreateSiteFuel'] => ({
  files: [{ id: 1, name: 'invoice.pdf', url: '' }],
  startDate: '2025-03-01T00:00:00.000Z',
  endDate: '2025-03-31T00:00:00.000Z',
  unitId: 13,
  value: '200.5',
  vendorId,
  emissionFactorId: factorId,
  emissionId: 'b5ce5aa0-5a77-4c25-9c4b-0c35e01a5f10',
  totalEmission: 0,
  emissionKindId: fuelKindId,
  unit: { id: 13 },
})

const energyOf = ({ energyKindId }: Ids): Schemas['UpdateSiteEnergy'] => ({
  value: 500,
  startDate: '2025-04-01T00:00:00.000Z',
  endDate: '2025-04-30T00:00:00.000Z',
  percentageOfCleanEnergy: 25,
  emissionKindId: energyKindId,
})

const MAY: Schemas['CreateVehicleEmission'] = {
  startDateUtc: '2025-05-01T00:00:00.000Z',
  endDateUtc: '2025-05-31T00:00:00.000Z',
  amount: 400,
}

const MOVEMENT: Schemas['UpdateMovement'] = {
  fromAddress: { startAddress: 'Hamburg', startPoint: '53.55,9.99' },
  toAddress: { endAddress: 'Rotterdam', endPoint: '51.92,4.48' },
  transportType: 'RAIL',
  startDate: '2025-06-01T00:00:00.000Z',
  endDate: '2025-06-03T00:00:00.000Z',
}

const TRIP: Schemas['CreateTravel'] = {
  movementDto: {
    fromAddress: { startPoint: 'IATA:LHR' },
    toAddress: { endPoint: 'IATA:HAM' },
    transportType: 'AIR',
  },
  startDateUtc: '2025-07-01T00:00:00.000Z',
  endDateUtc: '2025-07-04T00:00:00.000Z',
  bookingReference: 4711,
  hotelNights: 3,
  flightClass: 'BUSINESS',
}

interface Answered {
  readonly response: Response
  readonly error?: unknown
}

/** Runs every operation of the contract once, typed by the document, and says what each came to. */
export async function runAll(baseUrl: string, ids: Ids): Promise<readonly Outcome[]> {
  const { GET, POST, PATCH } = createClient<paths>({ baseUrl, headers: { 'x-api-key': ids.key } })
  const { siteId, energyId, vehicleId, movementId, travelId, vehicleEmissionId: emissionsId } = ids
  const batchId = String(ids.batchId)
  const outcomes: Outcome[] = []
  const run = async (operation: string, asked: Promise<Answered>) => {
    const { response, error } = await asked
    outcomes.push({ operation, status: response.status, error })
  }
  await run('createSite', POST('/v1/sites', { body: SITE }))
  await run('updateSite', PATCH('/v1/sites/{siteId}', { params: { path: { siteId } }, body: { area: 500 } }))
  await run('createSiteFuel', POST('/v1/sites/{siteId}/fuel', { params: { path: { siteId } }, body: fuelOf(ids) }))
  await run('listSiteFuel', GET('/v1/sites/{siteId}/fuel', { params: { path: { siteId }, query: { limit: 10 } } }))
  await run('listSiteEnergy', GET('/v1/sites/{siteId}/energy', { params: { path: { siteId } } }))
  const energy = { params: { path: { siteId, energyId } } }
  await run('getSiteEnergy', GET('/v1/sites/{siteId}/energy/{energyId}', energy))
  await run('updateSiteEnergy', PATCH('/v1/sites/{siteId}/energy/{energyId}', { ...energy, body: energyOf(ids) }))
  const vehicle = { params: { path: { vehicleId } } }
  await run('createVehicleEmission', POST('/v1/vehicles/{vehicleId}/emissions', { ...vehicle, body: MAY }))
  const emission = { params: { path: { vehicleId, emissionsId } }, body: { ...MAY, comment: 'May' } }
  await run('updateVehicleEmission', PATCH('/v1/vehicles/{vehicleId}/emissions/{emissionsId}', emission))
  await run('getVehicle', GET('/v1/vehicles/{vehicleId}', vehicle))
  await run('listUnits', GET('/v1/units', { params: { query: { all: true } } }))
  await run('listBatches', GET('/v1/batches', {}))
  const batch = { params: { path: { batchId } } }
  await run('getBatch', GET('/v1/batches/{batchId}', batch))
  await run('updateBatch', PATCH('/v1/batches/{batchId}', { ...batch, body: { comment: 'counted again' } }))
  await run('listMovements', GET('/v1/batches/{batchId}/moving', batch))
  const movement = { params: { path: { batchId, movementId } }, body: MOVEMENT }
  await run('updateMovement', PATCH('/v1/batches/{batchId}/moving/{movementId}', movement))
  await run('createTravel', POST('/v1/travels', { body: TRIP }))
  await run('getTravel', GET('/v1/travels/{travelId}', { params: { path: { travelId } } }))
  await run('updateTravel', PATCH('/v1/travels/{travelId}', { params: { path: { travelId } }, body: TRIP }))
  return outcomes
}
