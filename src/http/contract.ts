import * as z from 'zod'
import { resourceSchemas } from '../resources/index.ts'
import { type Operation, operation, valueResult } from './operation.ts'
import { unitsQuery } from './query-parameters.ts'
import { RECORD_OPERATIONS } from './records/record-operations.ts'

const listUnits = operation('GET', '/v1/units', {
  id: 'listUnits',
  summary: 'List units',
  tag: 'Units',
  query: unitsQuery,
  answer: z.array(resourceSchemas.Unit),
  run: async (company, { query }) => valueResult(await company.units.list(query)),
})

/** The operations of the contract by id, in its order. */
const IDS = [
  'createSite',
  'updateSite',
  'createSiteFuel',
  'listSiteFuel',
  'listSiteEnergy',
  'getSiteEnergy',
  'updateSiteEnergy',
  'createVehicleEmission',
  'updateVehicleEmission',
  'getVehicle',
  'listUnits',
  'listBatches',
  'getBatch',
  'updateBatch',
  'listMovements',
  'updateMovement',
  'createTravel',
  'getTravel',
  'updateTravel',
]

/**
 * The 19 operations of the contract, in its order. Operations beyond it, some at the same paths, are in `extensions/`.
 * Only these operations and the documents of the host define paths.
 */
export const CONTRACT: readonly Operation[] = Object.freeze(
  IDS.flatMap((id) => [listUnits, ...RECORD_OPERATIONS].filter((one) => one.id === id)).map((one) =>
    Object.freeze({ ...one, isExtension: false }),
  ),
)
