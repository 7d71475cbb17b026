import {
  apiKeySchema,
  baseYearSchema,
  issuedApiKeySchema,
  type LockedPeriodResource,
  lockedPeriodSchema,
  type MovementResource,
  periodLockSchema,
  resourceSchemas,
  type VehicleEmissionResource,
} from '../../resources/index.ts'
import type { Company, Outcome, RestatementInput } from '../../service/index.ts'
import { restatementSchema } from '../extension-schemas.ts'
import type { PatchForm } from '../operation.ts'
import { factorsQuery, partQuery } from '../query-parameters.ts'
import { CALCULATED, type ResourceKind, resourceKind } from './resource-kind.ts'

type Fields = Readonly<Record<string, unknown>>

/** Renames changed fields to those of the input: `[['startDate', 'startDateUtc']]`. */
function renameFields(changes: Fields, names: readonly (readonly [ofResource: string, ofInput: string])[]): Fields {
  const fields = new Map(Object.entries(changes))
  for (const [ofResource, ofInput] of names) {
    if (!fields.has(ofResource)) continue
    // if both were changed, the input's own name wins
    if (!fields.has(ofInput)) fields.set(ofInput, fields.get(ofResource))
    fields.delete(ofResource)
  }
  return Object.fromEntries(fields)
}

/** Vehicle emissions return their dates under other names than the input; both can be patched. */
const vehicleEmissionPatchForm: PatchForm = Object.freeze({
  toResource: (record: object) => {
    const { startDate, endDate } = record as VehicleEmissionResource
    return { ...record, startDateUtc: startDate, endDateUtc: endDate }
  },
  toInput: (changes: Fields) =>
    renameFields(changes, [
      ['startDate', 'startDateUtc'],
      ['endDate', 'endDateUtc'],
    ]),
})

/** The flat fields of a movement's ends. */
const ENDS = {
  fromAddress: ['startAddress', 'startPoint'],
  toAddress: ['endAddress', 'endPoint'],
} as const

/** Moves the changed flat fields of an end into the input's object. */
function nestEnds(changes: Fields): Fields {
  const fields = new Map(Object.entries(changes))
  for (const [end, names] of Object.entries(ENDS)) {
    const flat = names.filter((name) => fields.has(name))
    if (flat.length === 0) continue
    const nested = fields.get(end) ?? {}
    if (typeof nested === 'object') {
      fields.set(end, { ...Object.fromEntries(flat.map((field) => [field, fields.get(field)])), ...nested })
    }
    for (const field of flat) fields.delete(field)
  }
  return Object.fromEntries(fields)
}

/** Movements return their ends flat, while the input has addresses; both can be patched. */
const movementPatchForm: PatchForm = Object.freeze({
  toResource: (record: object) => {
    const { startAddress, startPoint, endAddress, endPoint } = record as MovementResource
    return { ...record, fromAddress: { startAddress, startPoint }, toAddress: { endAddress, endPoint } }
  },
  toInput: nestEnds,
})

/** Business trips. `RECORD_OPERATIONS` adds their recalculation, which the document lists last. */
export const TRAVEL: ResourceKind = resourceKind({
  resource: 'Travel',
  path: '/v1/travels/{travelId}',
  noun: 'business trip',
  of: ({ travels }) => travels,
})

/** The kinds of records that clients maintain, in the order of the documentation. */
export const RECORD_KINDS: readonly ResourceKind[] = [
  resourceKind({ resource: 'Site', path: '/v1/sites/{siteId}', of: ({ sites }) => sites }),
  resourceKind({ resource: 'Vehicle', path: '/v1/vehicles/{vehicleId}', of: ({ vehicles }) => vehicles }),
  resourceKind({ resource: 'Vendor', path: '/v1/vendors/{vendorId}', of: ({ vendors }) => vendors }),
  resourceKind({ resource: 'Product', path: '/v1/products/{productId}', of: ({ products }) => products }),
  resourceKind({
    resource: 'Batch',
    path: '/v1/batches/{batchId}',
    plural: 'Batches',
    query: partQuery,
    answers: { update: resourceSchemas.UpdatedBatch },
    of: ({ batches }) => batches,
  }),
  TRAVEL,
  resourceKind({
    resource: 'EmissionFactor',
    path: '/v1/emission-factors/{emissionFactorId}',
    noun: 'custom emission factor',
    query: factorsQuery,
    of: ({ emissionFactors }) => emissionFactors,
  }),
  resourceKind({
    resource: 'EmissionKind',
    path: '/v1/emission-kinds/{emissionKindId}',
    noun: 'custom emission kind',
    of: ({ emissionKinds }) => emissionKinds,
  }),
  resourceKind({
    resource: 'Instrument',
    path: '/v1/instruments/{instrumentId}',
    summaries: { create: 'Create an instrument: a certificate, a contract or a supplier mix' },
    of: ({ instruments }) => instruments,
  }),
  resourceKind({ resource: 'File', path: '/v1/files/{fileId}', of: ({ files }) => files }),
  resourceKind({
    resource: 'SiteFuel',
    path: '/v1/sites/{siteId}/fuel/{fuelId}',
    offers: CALCULATED,
    noun: 'site fuel record',
    plural: 'SiteFuel',
    summaries: {
      create: 'Record site fuel consumption',
      list: 'List fuel consumptions of a site',
      get: 'Retrieve one site fuel record',
    },
    query: partQuery,
    of: ({ siteFuels }) => siteFuels,
  }),
  resourceKind({
    resource: 'SiteEnergy',
    path: '/v1/sites/{siteId}/energy/{energyId}',
    offers: CALCULATED,
    noun: 'site energy record',
    plural: 'SiteEnergy',
    summaries: {
      create: 'Record site electricity consumption',
      list: 'List energy records of a site',
      get: 'Retrieve one site energy record',
    },
    query: partQuery,
    of: ({ siteEnergies }) => siteEnergies,
  }),
  resourceKind({
    resource: 'RefrigerantLeak',
    path: '/v1/sites/{siteId}/refrigerant-leaks/{leakId}',
    offers: CALCULATED,
    of: ({ refrigerantLeaks }) => refrigerantLeaks,
  }),
  resourceKind({
    resource: 'ActivityRecord',
    path: '/v1/activity-records/{activityRecordId}',
    offers: CALCULATED,
    summaries: { create: 'Record an activity by quantity or by amount spent' },
    of: ({ activityRecords }) => activityRecords,
  }),
  resourceKind({
    resource: 'BoundaryShare',
    path: '/v1/boundary-shares/{boundaryShareId}',
    summaries: { create: 'State the share of a site that belongs to the company in a period' },
    of: ({ boundaries }) => boundaries,
  }),
  resourceKind({
    resource: 'FactorRule',
    path: '/v1/factor-rules/{factorRuleId}',
    summaries: { create: 'Create a rule that chooses factors for records' },
    of: ({ factorRules }) => factorRules,
  }),
  resourceKind({
    resource: 'VehicleEmission',
    path: '/v1/vehicles/{vehicleId}/emissions/{emissionsId}',
    offers: CALCULATED,
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
  }),
  resourceKind({
    resource: 'Movement',
    path: '/v1/batches/{batchId}/moving/{movementId}',
    offers: ['create', 'get', 'update', 'delete', 'recalculate'],
    noun: 'batch movement',
    summaries: { get: 'Retrieve one batch movement' },
    answers: { update: resourceSchemas.UpdatedMovement, recalculate: resourceSchemas.UpdatedMovement },
    patchForm: movementPatchForm,
    of: ({ movements }) => movements,
  }),
]

/** API keys, which are issued and revoked. */
export const API_KEY: ResourceKind = resourceKind({
  resource: 'ApiKey',
  path: '/v1/api-keys/{apiKeyId}',
  offers: ['create', 'list', 'delete'],
  tag: 'API keys',
  noun: 'API key',
  ids: { create: 'issueApiKey', delete: 'revokeApiKey' },
  summaries: {
    create: 'Issue an API key, which is shown only once',
    list: 'List API keys, without the keys themselves',
    delete: 'Revoke an API key',
  },
  adminOnly: ['create', 'list', 'delete'],
  schema: apiKeySchema,
  answers: { create: issuedApiKeySchema },
  of: ({ apiKeys: { list, issue, revoke } }) => ({ list, create: issue, delete: revoke }),
})

/** Adds the signed head of a lock to its fields: only the response that creates the lock has it. */
function withSignedHead({
  signedHead,
  signingFailure,
  record,
  ...outcome
}: Awaited<ReturnType<Company['periods']['lock']>>): Outcome<LockedPeriodResource> {
  const head = signedHead === undefined ? {} : { signedHead }
  const failure = signingFailure === undefined ? {} : { signingFailure }
  return { ...outcome, record: { ...record, ...head, ...failure } }
}

/** Locked periods. */
export const PERIOD_LOCK: ResourceKind = resourceKind({
  resource: 'PeriodLock',
  path: '/v1/period-locks/{periodLockId}',
  offers: ['list', 'create', 'get', 'delete'],
  summaries: {
    list: 'List locked periods',
    create: 'Lock a period: its records can no longer be created, changed or deleted',
    get: 'Retrieve the lock of a period',
    delete: 'Unlock a period',
  },
  adminOnly: ['create', 'delete'],
  schema: periodLockSchema,
  answers: { create: lockedPeriodSchema },
  of: ({ periods: { list, lock, get, unlock } }) => ({
    list,
    create: async (input) => withSignedHead(await lock(input)),
    get,
    delete: unlock,
  }),
})

/** Base years, at most one per scope. */
export const BASE_YEAR: ResourceKind = resourceKind({
  resource: 'BaseYear',
  path: '/v1/base-years/{baseYearId}',
  offers: ['list', 'create', 'get', 'delete'],
  tag: 'Base year',
  summaries: {
    list: 'List the base years, at most one per scope',
    create: 'Set the base year and store its figures as they are reported now',
    get: 'Retrieve a base year with its triggers and recalculations',
    delete: 'Delete a base year, so that another one can be set',
  },
  schema: baseYearSchema,
  of: ({ baseYear: { list, set, get, delete: remove } }) => ({ list, create: set, get, delete: remove }),
})

/** Restatements of periods. */
export const RESTATEMENT: ResourceKind = resourceKind({
  resource: 'Restatement',
  path: '/v1/restatements/{restatementId}',
  offers: ['create', 'list', 'get'],
  summaries: {
    create: 'Start a restatement of a period, to be carried out in steps',
    get: 'Retrieve a restatement with its progress and its changes',
  },
  schema: restatementSchema,
  // the service checks the input
  of: ({ restatements: { list, start, get } }) => ({ list, create: (input) => start(input as RestatementInput), get }),
})
