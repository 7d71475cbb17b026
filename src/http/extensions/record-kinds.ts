import { CONTRACT } from '../contract.ts'
import type { Operation } from '../operation.ts'
import { factorsQuery } from './extension-parameters.ts'
import { recordOperations } from './record-operations.ts'

const every: readonly (readonly Operation[])[] = [
  recordOperations({
    resource: 'Site',
    plural: 'Sites',
    path: '/v1/sites',
    id: 'siteId',
    tag: 'Sites',
    noun: 'site',
    create: 'createSite',
    update: 'updateSite',
    of: (company) => company.sites,
  }),
  recordOperations({
    resource: 'Vehicle',
    plural: 'Vehicles',
    path: '/v1/vehicles',
    id: 'vehicleId',
    tag: 'Vehicles',
    noun: 'vehicle',
    create: 'createVehicle',
    update: 'updateVehicle',
    of: (company) => company.vehicles,
  }),
  recordOperations({
    resource: 'Vendor',
    plural: 'Vendors',
    path: '/v1/vendors',
    id: 'vendorId',
    tag: 'Vendors',
    noun: 'vendor',
    create: 'createVendor',
    update: 'updateVendor',
    of: (company) => company.vendors,
  }),
  recordOperations({
    resource: 'Product',
    plural: 'Products',
    path: '/v1/products',
    id: 'productId',
    tag: 'Products',
    noun: 'product',
    create: 'createProduct',
    update: 'updateProduct',
    of: (company) => company.products,
  }),
  recordOperations({
    resource: 'Batch',
    plural: 'Batches',
    path: '/v1/batches',
    id: 'batchId',
    tag: 'Batches',
    noun: 'batch',
    create: 'createBatch',
    update: 'updateBatch',
    of: (company) => company.batches,
  }),
  recordOperations({
    resource: 'Travel',
    plural: 'Travels',
    path: '/v1/travels',
    id: 'travelId',
    tag: 'Travels',
    noun: 'business trip',
    create: 'createTravel',
    update: 'updateTravel',
    of: (company) => company.travels,
  }),
  recordOperations({
    resource: 'EmissionFactor',
    plural: 'EmissionFactors',
    path: '/v1/emission-factors',
    id: 'emissionFactorId',
    tag: 'Emission factors',
    noun: 'custom emission factor',
    create: 'createEmissionFactor',
    update: 'updateEmissionFactor',
    query: factorsQuery,
    of: (company) => company.emissionFactors,
  }),
  recordOperations({
    resource: 'EmissionKind',
    plural: 'EmissionKinds',
    path: '/v1/emission-kinds',
    id: 'emissionKindId',
    tag: 'Emission kinds',
    noun: 'custom emission kind',
    create: 'createEmissionKind',
    update: 'updateEmissionKind',
    of: (company) => company.emissionKinds,
  }),
  recordOperations({
    resource: 'File',
    plural: 'Files',
    path: '/v1/files',
    id: 'fileId',
    tag: 'Files',
    noun: 'file',
    create: 'createFile',
    update: 'updateFile',
    of: (company) => company.files,
  }),
]

/** True unless the contract defines the operation. */
function isNew({ method, path }: Operation): boolean {
  return !CONTRACT.some((shown) => shown.method === method && shown.path === path)
}

/** The operations on top-level records beyond the contract. */
export const RECORD_OPERATIONS: readonly Operation[] = every.flat().filter(isNew)
