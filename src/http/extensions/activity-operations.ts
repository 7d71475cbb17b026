import * as z from 'zod'
import { resourceSchemas as shapes } from '../../resources/index.ts'
import { extension, type Operation, ofNothing, ofRecord } from '../operation.ts'
import { pageQuery } from '../query-parameters.ts'

const FUEL = '/v1/sites/{siteId}/fuel/{fuelId}'
const ENERGY = '/v1/sites/{siteId}/energy/{energyId}'
const EMISSION = '/v1/vehicles/{vehicleId}/emissions/{emissionsId}'
const MOVEMENT = '/v1/batches/{batchId}/moving/{movementId}'

const fuel: readonly Operation[] = [
  extension({
    id: 'getSiteFuel',
    method: 'GET',
    path: FUEL,
    summary: 'Retrieve one site fuel record',
    tag: 'Site fuel',
    answer: shapes.SiteFuel,
    run: async (company, { path }) => ofRecord(await company.siteFuels.get(path)),
  }),
  extension({
    id: 'updateSiteFuel',
    method: 'PATCH',
    path: FUEL,
    summary: 'Update a site fuel record',
    tag: 'Site fuel',
    input: 'updateSiteFuel',
    answer: shapes.SiteFuel,
    run: async (company, { path, input, change }) => ofRecord(await company.siteFuels.update(path, input, change)),
    current: (company, path) => company.siteFuels.get(path),
  }),
  extension({
    id: 'deleteSiteFuel',
    method: 'DELETE',
    path: FUEL,
    summary: 'Delete a site fuel record',
    tag: 'Site fuel',
    answer: null,
    run: async (company, { path, change }) => ofNothing(await company.siteFuels.delete(path, change)),
  }),
  extension({
    id: 'recalculateSiteFuel',
    method: 'POST',
    path: `${FUEL}/recalculate`,
    summary: 'Compute a site fuel record again',
    tag: 'Site fuel',
    status: 200,
    answer: shapes.SiteFuel,
    run: async (company, { path }) => ofRecord(await company.siteFuels.recalculate(path)),
  }),
]

const energy: readonly Operation[] = [
  extension({
    id: 'createSiteEnergy',
    method: 'POST',
    path: '/v1/sites/{siteId}/energy',
    summary: 'Record site electricity consumption',
    tag: 'Site energy',
    input: 'createSiteEnergy',
    answer: shapes.SiteEnergy,
    run: async (company, { path, input }) => ofRecord(await company.siteEnergies.create(path.siteId, input)),
  }),
  extension({
    id: 'deleteSiteEnergy',
    method: 'DELETE',
    path: ENERGY,
    summary: 'Delete a site energy record',
    tag: 'Site energy',
    answer: null,
    run: async (company, { path, change }) => ofNothing(await company.siteEnergies.delete(path, change)),
  }),
  extension({
    id: 'recalculateSiteEnergy',
    method: 'POST',
    path: `${ENERGY}/recalculate`,
    summary: 'Compute a site energy record again',
    tag: 'Site energy',
    status: 200,
    answer: shapes.SiteEnergy,
    run: async (company, { path }) => ofRecord(await company.siteEnergies.recalculate(path)),
  }),
]

const vehicleEmissions: readonly Operation[] = [
  extension({
    id: 'listVehicleEmissions',
    method: 'GET',
    path: '/v1/vehicles/{vehicleId}/emissions',
    summary: 'List emissions of a vehicle',
    tag: 'Vehicles',
    query: pageQuery,
    answer: z.array(shapes.VehicleEmission),
    list: (company, { path, query }) => company.vehicleEmissions.list(path.vehicleId, query),
  }),
  extension({
    id: 'getVehicleEmission',
    method: 'GET',
    path: EMISSION,
    summary: 'Retrieve one emission of a vehicle',
    tag: 'Vehicles',
    answer: shapes.VehicleEmission,
    run: async (company, { path: { vehicleId, emissionsId } }) =>
      ofRecord(await company.vehicleEmissions.get({ vehicleId, emissionId: emissionsId })),
  }),
  extension({
    id: 'deleteVehicleEmission',
    method: 'DELETE',
    path: EMISSION,
    summary: 'Delete an emission of a vehicle',
    tag: 'Vehicles',
    answer: null,
    run: async (company, { path: { vehicleId, emissionsId }, change }) =>
      ofNothing(await company.vehicleEmissions.delete({ vehicleId, emissionId: emissionsId }, change)),
  }),
  extension({
    id: 'recalculateVehicleEmission',
    method: 'POST',
    path: `${EMISSION}/recalculate`,
    summary: 'Compute an emission of a vehicle again',
    tag: 'Vehicles',
    status: 200,
    answer: shapes.VehicleEmission,
    run: async (company, { path: { vehicleId, emissionsId } }) =>
      ofRecord(await company.vehicleEmissions.recalculate({ vehicleId, emissionId: emissionsId })),
  }),
]

const movements: readonly Operation[] = [
  extension({
    id: 'createMovement',
    method: 'POST',
    path: '/v1/batches/{batchId}/moving',
    summary: 'Create a batch movement',
    tag: 'Movements',
    input: 'createMovement',
    answer: shapes.Movement,
    run: async (company, { path, input }) => ofRecord(await company.movements.create(path.batchId, input)),
  }),
  extension({
    id: 'getMovement',
    method: 'GET',
    path: MOVEMENT,
    summary: 'Retrieve one batch movement',
    tag: 'Movements',
    answer: shapes.Movement,
    run: async (company, { path }) => ofRecord(await company.movements.get(path)),
  }),
  extension({
    id: 'deleteMovement',
    method: 'DELETE',
    path: MOVEMENT,
    summary: 'Delete a batch movement',
    tag: 'Movements',
    answer: null,
    run: async (company, { path, change }) => ofNothing(await company.movements.delete(path, change)),
  }),
  extension({
    id: 'recalculateMovement',
    method: 'POST',
    path: `${MOVEMENT}/recalculate`,
    summary: 'Compute a batch movement again',
    tag: 'Movements',
    status: 200,
    answer: shapes.UpdatedMovement,
    run: async (company, { path }) => ofRecord(await company.movements.recalculate(path)),
  }),
]

const travels: readonly Operation[] = [
  extension({
    id: 'recalculateTravel',
    method: 'POST',
    path: '/v1/travels/{travelId}/recalculate',
    summary: 'Compute a business trip again',
    tag: 'Travels',
    status: 200,
    answer: shapes.Travel,
    run: async (company, { path }) => ofRecord(await company.travels.recalculate(path.travelId)),
  }),
]

/** Operations on records with emissions beyond the contract: create, retrieve, delete and recalculate. */
export const ACTIVITY_OPERATIONS: readonly Operation[] = [
  ...fuel,
  ...energy,
  ...vehicleEmissions,
  ...movements,
  ...travels,
]
