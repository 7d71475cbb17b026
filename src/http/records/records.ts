import type * as z from 'zod'
import { resourceSchemas } from '../../resources/index.ts'
import type { MovementPageRequest } from '../../service/index.ts'
import { type Operation, ofValue, operation } from '../operation.ts'
import { movementPatchForm, vehicleEmissionPatchForm } from '../patch-forms.ts'
import { factorsQuery, movementsQuery, partQuery } from '../query-parameters.ts'
import { changeOperations, recalculateOperation, recordKind, recordOperations } from './record-operations.ts'

const SITE = recordKind({ resource: 'Site', path: '/v1/sites/{siteId}', of: ({ sites }) => sites })

const VEHICLE = recordKind({ resource: 'Vehicle', path: '/v1/vehicles/{vehicleId}', of: ({ vehicles }) => vehicles })

const VENDOR = recordKind({ resource: 'Vendor', path: '/v1/vendors/{vendorId}', of: ({ vendors }) => vendors })

const PRODUCT = recordKind({ resource: 'Product', path: '/v1/products/{productId}', of: ({ products }) => products })

const BATCH = recordKind({
  resource: 'Batch',
  updated: 'UpdatedBatch',
  path: '/v1/batches/{batchId}',
  plural: 'Batches',
  query: partQuery,
  of: ({ batches }) => batches,
})

const TRAVEL = recordKind({
  resource: 'Travel',
  path: '/v1/travels/{travelId}',
  noun: 'business trip',
  of: ({ travels }) => travels,
})

const EMISSION_FACTOR = recordKind({
  resource: 'EmissionFactor',
  path: '/v1/emission-factors/{emissionFactorId}',
  noun: 'custom emission factor',
  query: factorsQuery,
  of: ({ emissionFactors }) => emissionFactors,
})

const EMISSION_KIND = recordKind({
  resource: 'EmissionKind',
  path: '/v1/emission-kinds/{emissionKindId}',
  noun: 'custom emission kind',
  of: ({ emissionKinds }) => emissionKinds,
})

const INSTRUMENT = recordKind({
  resource: 'Instrument',
  path: '/v1/instruments/{instrumentId}',
  summaries: { create: 'Create an instrument: a certificate, a contract or the mix of a supplier' },
  of: ({ instruments }) => instruments,
})

const FACTOR_RULE = recordKind({
  resource: 'FactorRule',
  path: '/v1/factor-rules/{factorRuleId}',
  summaries: { create: 'Create a rule that chooses the factor of records' },
  of: ({ factorRules }) => factorRules,
})

const FILE = recordKind({ resource: 'File', path: '/v1/files/{fileId}', of: ({ files }) => files })

const SITE_FUEL = recordKind({
  resource: 'SiteFuel',
  path: '/v1/sites/{siteId}/fuel/{fuelId}',
  noun: 'site fuel record',
  plural: 'SiteFuel',
  summaries: {
    create: 'Record site fuel consumption',
    list: 'List fuel consumptions of a site',
    get: 'Retrieve one site fuel record',
  },
  query: partQuery,
  of: ({ siteFuels }) => siteFuels,
})

const SITE_ENERGY = recordKind({
  resource: 'SiteEnergy',
  path: '/v1/sites/{siteId}/energy/{energyId}',
  noun: 'site energy record',
  plural: 'SiteEnergy',
  summaries: {
    create: 'Record site electricity consumption',
    list: 'List energy records of a site',
    get: 'Retrieve one site energy record',
  },
  query: partQuery,
  of: ({ siteEnergies }) => siteEnergies,
})

const REFRIGERANT_LEAK = recordKind({
  resource: 'RefrigerantLeak',
  path: '/v1/sites/{siteId}/refrigerant-leaks/{leakId}',
  of: ({ refrigerantLeaks }) => refrigerantLeaks,
})

const ACTIVITY_RECORD = recordKind({
  resource: 'ActivityRecord',
  path: '/v1/activity-records/{activityRecordId}',
  summaries: { create: 'Record an activity by its quantity or its money' },
  of: ({ activityRecords }) => activityRecords,
})

const BOUNDARY_SHARE = recordKind({
  resource: 'BoundaryShare',
  path: '/v1/boundary-shares/{boundaryShareId}',
  summaries: { create: 'State the share that the company has of a site in a period' },
  of: ({ boundaries }) => boundaries,
})

const VEHICLE_EMISSION = recordKind({
  resource: 'VehicleEmission',
  path: '/v1/vehicles/{vehicleId}/emissions/{emissionsId}',
  tag: 'Vehicles',
  summaries: {
    create: 'Add an emission to a vehicle',
    list: 'List emissions of a vehicle',
    get: 'Retrieve one emission of a vehicle',
    delete: 'Delete an emission of a vehicle',
    recalculate: 'Compute an emission of a vehicle again',
  },
  patchForm: vehicleEmissionPatchForm,
  key: ({ vehicleId, emissionsId }) => ({ vehicleId, emissionId: emissionsId }),
  of: ({ vehicleEmissions }) => vehicleEmissions,
})

const MOVEMENT = recordKind({
  resource: 'Movement',
  updated: 'UpdatedMovement',
  path: '/v1/batches/{batchId}/moving/{movementId}',
  noun: 'batch movement',
  summaries: { get: 'Retrieve one batch movement' },
  patchForm: movementPatchForm,
  of: ({ movements }) => movements,
})

/** The requested page of movements. */
function movementPageRequest({ per_page: perPage, ...part }: z.infer<typeof movementsQuery>): MovementPageRequest {
  return perPage === undefined ? part : { limit: perPage, ...part }
}

/** The list of movements stands in an object with the number of all. */
const listMovements = operation('GET', '/v1/batches/{batchId}/moving', {
  id: 'listMovements',
  summary: 'List movements of a batch',
  tag: 'Movements',
  query: movementsQuery,
  answer: resourceSchemas.MovementPage,
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
})

/** The operations on records, of the contract and beyond it, in the order of the documentation. */
export const RECORD_OPERATIONS: readonly Operation[] = [
  ...recordOperations(SITE),
  ...recordOperations(VEHICLE),
  ...recordOperations(VENDOR),
  ...recordOperations(PRODUCT),
  ...recordOperations(BATCH),
  ...recordOperations(TRAVEL),
  ...recordOperations(EMISSION_FACTOR),
  ...recordOperations(EMISSION_KIND),
  ...recordOperations(INSTRUMENT),
  ...recordOperations(FILE),
  ...recordOperations(SITE_FUEL),
  recalculateOperation(SITE_FUEL),
  ...recordOperations(SITE_ENERGY),
  recalculateOperation(SITE_ENERGY),
  ...recordOperations(REFRIGERANT_LEAK),
  recalculateOperation(REFRIGERANT_LEAK),
  ...recordOperations(ACTIVITY_RECORD),
  recalculateOperation(ACTIVITY_RECORD),
  ...recordOperations(BOUNDARY_SHARE),
  ...recordOperations(FACTOR_RULE),
  ...recordOperations(VEHICLE_EMISSION),
  recalculateOperation(VEHICLE_EMISSION),
  listMovements,
  ...changeOperations(MOVEMENT),
  recalculateOperation(MOVEMENT),
  recalculateOperation(TRAVEL),
]
