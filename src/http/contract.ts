import * as z from 'zod'
import { resourceSchemas as shapes } from '../resources/index.ts'
import type { MovementPageRequest } from '../service/index.ts'
import { type Operation, ofRecord, ofValue, operation } from './operation.ts'
import { movementPatchForm, vehicleEmissionPatchForm } from './patch-forms.ts'
import { movementsQuery, partQuery, unitsQuery } from './query-parameters.ts'

const list = (shape: z.ZodType) => z.array(shape)

/** The requested page of movements. */
function movementPageRequest({ per_page: perPage, ...part }: z.infer<typeof movementsQuery>): MovementPageRequest {
  return perPage === undefined ? part : { limit: perPage, ...part }
}

/**
 * The 19 operations of the contract, in its order. Operations beyond it, some at the same paths, are in `extensions/`.
 * Only these operations and the documents in `docs/` define paths.
 */
export const CONTRACT: readonly Operation[] = Object.freeze([
  operation({
    id: 'createSite',
    method: 'POST',
    path: '/v1/sites',
    summary: 'Create a site',
    tag: 'Sites',
    input: 'createSite',
    answer: shapes.Site,
    run: async (company, { input }) => ofRecord(await company.sites.create(input)),
  }),
  operation({
    id: 'updateSite',
    method: 'PATCH',
    path: '/v1/sites/{siteId}',
    summary: 'Update a site',
    tag: 'Sites',
    input: 'updateSite',
    answer: shapes.Site,
    run: async (company, { path, input, change }) => ofRecord(await company.sites.update(path.siteId, input, change)),
    current: (company, { siteId }) => company.sites.get(siteId),
  }),
  operation({
    id: 'createSiteFuel',
    method: 'POST',
    path: '/v1/sites/{siteId}/fuel',
    summary: 'Record site fuel consumption',
    tag: 'Site fuel',
    input: 'createSiteFuel',
    answer: shapes.SiteFuel,
    run: async (company, { path, input }) => ofRecord(await company.siteFuels.create(path.siteId, input)),
  }),
  operation({
    id: 'listSiteFuel',
    method: 'GET',
    path: '/v1/sites/{siteId}/fuel',
    summary: 'List fuel consumptions of a site',
    tag: 'Site fuel',
    query: partQuery,
    answer: list(shapes.SiteFuel),
    list: (company, { path, query }) => company.siteFuels.list(path.siteId, query),
  }),
  operation({
    id: 'listSiteEnergy',
    method: 'GET',
    path: '/v1/sites/{siteId}/energy',
    summary: 'List energy records of a site',
    tag: 'Site energy',
    query: partQuery,
    answer: list(shapes.SiteEnergy),
    list: (company, { path, query }) => company.siteEnergies.list(path.siteId, query),
  }),
  operation({
    id: 'getSiteEnergy',
    method: 'GET',
    path: '/v1/sites/{siteId}/energy/{energyId}',
    summary: 'Retrieve one site energy record',
    tag: 'Site energy',
    answer: shapes.SiteEnergy,
    run: async (company, { path }) => ofRecord(await company.siteEnergies.get(path)),
  }),
  operation({
    id: 'updateSiteEnergy',
    method: 'PATCH',
    path: '/v1/sites/{siteId}/energy/{energyId}',
    summary: 'Update a site energy record',
    tag: 'Site energy',
    input: 'updateSiteEnergy',
    answer: shapes.SiteEnergy,
    run: async (company, { path, input, change }) => ofRecord(await company.siteEnergies.update(path, input, change)),
    current: (company, path) => company.siteEnergies.get(path),
  }),
  operation({
    id: 'createVehicleEmission',
    method: 'POST',
    path: '/v1/vehicles/{vehicleId}/emissions',
    summary: 'Add an emission to a vehicle',
    tag: 'Vehicles',
    input: 'createVehicleEmission',
    answer: shapes.VehicleEmission,
    run: async (company, { path, input }) => ofRecord(await company.vehicleEmissions.create(path.vehicleId, input)),
  }),
  operation({
    id: 'updateVehicleEmission',
    method: 'PATCH',
    path: '/v1/vehicles/{vehicleId}/emissions/{emissionsId}',
    summary: 'Update a vehicle emission',
    tag: 'Vehicles',
    input: 'updateVehicleEmission',
    answer: shapes.VehicleEmission,
    run: async (company, { path: { vehicleId, emissionsId }, input, change }) =>
      ofRecord(await company.vehicleEmissions.update({ vehicleId, emissionId: emissionsId }, input, change)),
    current: (company, { vehicleId, emissionsId }) =>
      company.vehicleEmissions.get({ vehicleId, emissionId: emissionsId }),
    patchForm: vehicleEmissionPatchForm,
  }),
  operation({
    id: 'getVehicle',
    method: 'GET',
    path: '/v1/vehicles/{vehicleId}',
    summary: 'Retrieve a vehicle',
    tag: 'Vehicles',
    answer: shapes.Vehicle,
    run: async (company, { path }) => ofRecord(await company.vehicles.get(path.vehicleId)),
  }),
  operation({
    id: 'listUnits',
    method: 'GET',
    path: '/v1/units',
    summary: 'List units',
    tag: 'Units',
    query: unitsQuery,
    answer: list(shapes.Unit),
    run: async (company, { query }) => ofValue(company.units.list(query)),
  }),
  operation({
    id: 'listBatches',
    method: 'GET',
    path: '/v1/batches',
    summary: 'List batches',
    tag: 'Batches',
    query: partQuery,
    answer: list(shapes.Batch),
    list: (company, { query }) => company.batches.list(query),
  }),
  operation({
    id: 'getBatch',
    method: 'GET',
    path: '/v1/batches/{batchId}',
    summary: 'Retrieve a batch',
    tag: 'Batches',
    answer: shapes.Batch,
    run: async (company, { path }) => ofRecord(await company.batches.get(path.batchId)),
  }),
  operation({
    id: 'updateBatch',
    method: 'PATCH',
    path: '/v1/batches/{batchId}',
    summary: 'Update a batch',
    tag: 'Batches',
    input: 'updateBatch',
    answer: shapes.UpdatedBatch,
    run: async (company, { path, input, change }) =>
      ofRecord(await company.batches.update(path.batchId, input, change)),
    current: (company, { batchId }) => company.batches.get(batchId),
  }),
  operation({
    id: 'listMovements',
    method: 'GET',
    path: '/v1/batches/{batchId}/moving',
    summary: 'List movements of a batch',
    tag: 'Movements',
    query: movementsQuery,
    answer: shapes.MovementPage,
    run: async (company, { path, query }) =>
      ofValue(await company.movements.list(path.batchId, movementPageRequest(query))),
    list: async (company, { path, query }) => ({ records: (await company.movements.list(path.batchId, query)).data }),
    page: async (company, { path, query }) => {
      const part = movementPageRequest(query)
      if (part.limit !== undefined) return null
      const { offset, limit, ...pageFields } = await company.movements.extent(path.batchId, part)
      const after = (count: number) => `],${JSON.stringify({ count, ...pageFields }).slice(1)}`
      return { offset, limit, before: '{"data":[', after }
    },
  }),
  operation({
    id: 'updateMovement',
    method: 'PATCH',
    path: '/v1/batches/{batchId}/moving/{movementId}',
    summary: 'Update a batch movement',
    tag: 'Movements',
    input: 'updateMovement',
    answer: shapes.UpdatedMovement,
    run: async (company, { path, input, change }) => ofRecord(await company.movements.update(path, input, change)),
    current: (company, path) => company.movements.get(path),
    patchForm: movementPatchForm,
  }),
  operation({
    id: 'createTravel',
    method: 'POST',
    path: '/v1/travels',
    summary: 'Create a business trip',
    tag: 'Travels',
    input: 'createTravel',
    answer: shapes.Travel,
    run: async (company, { input }) => ofRecord(await company.travels.create(input)),
  }),
  operation({
    id: 'getTravel',
    method: 'GET',
    path: '/v1/travels/{travelId}',
    summary: 'Retrieve a business trip',
    tag: 'Travels',
    answer: shapes.Travel,
    run: async (company, { path }) => ofRecord(await company.travels.get(path.travelId)),
  }),
  operation({
    id: 'updateTravel',
    method: 'PATCH',
    path: '/v1/travels/{travelId}',
    summary: 'Update a business trip',
    tag: 'Travels',
    input: 'updateTravel',
    answer: shapes.Travel,
    run: async (company, { path, input, change }) =>
      ofRecord(await company.travels.update(path.travelId, input, change)),
    current: (company, { travelId }) => company.travels.get(travelId),
  }),
])
