import type { Operation } from '../../../src/http/index.ts'
import { findFactor } from '../../../src/reference/factors/index.ts'
import { type ExampleIds, type ExampleWorld, IMPORTED } from './example-world.ts'

/** The request of an example: the values of its parameters, and its body. */
export interface ExampleRequest {
  /** By name, those of the path and those of the query. */
  readonly parameters: Readonly<Record<string, string | number | boolean>>
  /** Undefined: none. */
  readonly body: unknown
}

const DIESEL = 'desnz-2025/fuels/liquid-fuels/diesel-average-biofuel-blend/litres'
const BOARD = 'desnz-2025/material-use/paper/paper-and-board-board/primary-material-production/tonnes'
const CANS = 'desnz-2025/waste-disposal/metal/metal-scrap-metal/landfill/tonnes'
const JANUARY = { startDate: '2026-01-01T00:00:00.000Z', endDate: '2026-02-01T00:00:00.000Z' }
const MONTH_UTC = { startDateUtc: JANUARY.startDate, endDateUtc: JANUARY.endDate }

const EDITIONS = {
  from: '2026-01-01T00:00:00.000Z',
  to: '2027-01-01T00:00:00.000Z',
  editions: [{ from: 'desnz-2025', to: 'desnz-2026' }],
}

/** Bodies of the operations beyond those that the demo prints. */
function furtherBodies({
  siteId,
  vehicleId,
  batchId,
  productId,
  importDigest,
}: ExampleIds): Readonly<Record<string, object>> {
  return {
    createVehicle: {
      name: 'VAN-4: delivery van',
      fuelSource: 'DIESEL',
      fuelConsumption: '8.1',
      fuelConsumptionUnitId: 13,
      consumptionPer: 100,
      emissionFactorId: findFactor(DIESEL).id,
      activityUnitId: 10,
    },
    updateVehicle: { name: 'VAN-1: delivery van of the works' },
    createVendor: { name: 'Airedale Gases', countryId: 826, vendorType: 'fuel' },
    updateVendor: { vendorType: 'fuel oil' },
    createProduct: { name: 'Seal kits', weight: '0.35', referenceNumber: 'S-12' },
    updateProduct: { weight: 241.5 },
    createBatch: {
      name: 'Pump sets of January',
      manufacturingDate: JANUARY.startDate,
      comment: 'line 2',
      productsBathes: [{ productId, count: 40 }],
    },
    createEmissionFactor: {
      name: 'Heat of the district network',
      source: 'Leeds Heat, statement of 2025',
      co2e: '0.174',
      denominatorUnitId: 4,
      gwpSet: 'AR5_GWP100',
    },
    updateEmissionFactor: { co2e: '0.205', source: 'Analysis of February 2026' },
    createEmissionKind: {
      scope: 'SCOPE_3',
      underScope: 'Transport',
      activityTypeUnderScope: 'COURIER',
      name: 'Couriers',
    },
    updateEmissionKind: { name: 'Test benches of the works' },
    createFile: { name: 'delivery-note.pdf', url: 'https://files.example/delivery-note.pdf' },
    updateFile: { name: 'meter-2025-12-corrected.pdf' },
    updateSiteFuel: { value: '1250.5', comment: 'meter read again' },
    createSiteEnergy: {
      value: '41250',
      unitId: 4,
      ...JANUARY,
      percentageOfCleanEnergy: 40,
      comment: 'January',
      meter: 'Main',
    },
    createRefrigerantLeak: {
      refrigerant: 'HFC-134a',
      gwpSet: 'AR5_GWP100',
      value: '0.8',
      unitId: 2,
      ...JANUARY,
      comment: 'cold store',
    },
    updateRefrigerantLeak: { value: '1.4' },
    createActivityRecord: {
      value: '3.5',
      unitId: 3,
      emissionFactorId: findFactor(BOARD).id,
      scope3Category: 1,
      ...JANUARY,
      comment: 'cartons',
    },
    updateActivityRecord: { value: '1.25' },
    createInstrument: {
      kind: 'contract',
      name: 'Wind farm Ovenden Moor',
      energyKwh: '150000',
      startDate: '2026-01-01T00:00:00.000Z',
      endDate: '2027-01-01T00:00:00.000Z',
      countryId: 826,
      technology: 'wind',
      emissionFactorId: findFactor('tonne/zero-emission-electricity/kwh').id,
    },
    updateInstrument: { retiredAt: '2026-02-01T00:00:00.000Z' },
    createMovement: {
      fromAddress: { startAddress: 'Leeds', startPoint: '53.79, -1.53' },
      toAddress: { endAddress: 'Hull', endPoint: 'Hull, GB' },
      name: 'pump sets to the ship',
      transportType: 'TRUCK',
      transportWeightTon: '9.6',
      ...JANUARY,
      batches: [{ id: batchId }],
    },
    createFactorRule: { activity: 'activityRecords', account: '6300', emissionFactorId: findFactor(BOARD).id },
    updateFactorRule: { to: '2027-01-01T00:00:00.000Z' },
    previewFactorRule: { activity: 'activityRecords', emissionFactorId: findFactor(CANS).id },
    previewFactorRuleUpdate: { account: '4931' },
    createBoundaryShare: {
      siteId,
      from: '2025-01-01T00:00:00.000Z',
      to: '2026-01-01T00:00:00.000Z',
      equityShare: 100,
      financialControl: true,
      operationalControl: true,
      group: 'consolidated',
      isUnderEts: false,
    },
    updateBoundaryShare: { to: '2027-01-01T00:00:00.000Z' },
    createBaseYear: {
      year: 2025,
      approach: 'operational_control',
      scope2Method: 'location_based',
      scopes: ['SCOPE_3'],
      thresholdPercent: 5,
    },
    createBaseYearTrigger: { kind: 'error', siteId, description: 'a bill was counted twice', effectKg: '-120.5' },
    importRecords: {
      records: ['412', '388.5'].map((amount) => ({ vehicleId, ...MONTH_UTC, amount, comment: 'log book' })),
    },
    previewImport: IMPORTED,
    importRows: { ...IMPORTED, digest: importDigest },
    issueApiKey: { name: 'ERP', isReadOnly: true, expiresAt: '2027-01-01T00:00:00.000Z' },
    createPeriodLock: { from: '2025-01-01T00:00:00.000Z', to: '2026-01-01T00:00:00.000Z', comment: 'reported' },
    getStatedReport: { approach: 'operational_control', significantCategories: [1, 3] },
    previewRestatement: EDITIONS,
    createRestatement: { id: 'desnz-2026', ...EDITIONS, vehicles: true },
  }
}

/** Parameters of queries; a list without any is asked for its first record. */
const QUERIES: Readonly<Record<string, ExampleRequest['parameters']>> = {
  listEmissionFactors: { search: 'diesel', isCustom: false, limit: 1 },
  listLog: { after: 0, limit: 2 },
  stepRestatement: { records: 500 },
  previewFactorRule: { from: '2026-01-01', named: true, limit: 10 },
  getInventory: { from: '2026-01-01', to: '2026-02-01' },
  getReport: { from: '2026-01-01', to: '2026-02-01' },
  getStatedReport: { from: '2026-01-01', to: '2026-02-01' },
  getReadiness: { from: '2026-01-01', to: '2026-02-01' },
  compareBaseYear: { year: 2026 },
  recalculateBaseYear: { year: 2026 },
}

/** A record of its own for each deletion that others would prevent. */
const DELETED: Readonly<Record<string, string>> = {
  deleteSite: 'unusedSiteId',
  deleteVehicle: 'unusedVehicleId',
  deleteVendor: 'unusedVendorId',
  deleteProduct: 'unusedProductId',
  deleteBatch: 'unusedBatchId',
}

/** The example request of an operation. */
export function exampleRequest({ id, parameters, query, input }: Operation, world: ExampleWorld): ExampleRequest {
  const { ids, bodies } = world
  const idOf = (name: string) => {
    const value = ids[DELETED[id] ?? name]
    if (value === undefined) throw new TypeError(`the examples have no ${name}`)
    return [name, value] as const
  }
  const body = bodies[id] ?? furtherBodies(ids)[id]
  if ((input !== null) !== (body !== undefined)) throw new TypeError(`${id} must have a body exactly if it takes one`)
  const isList = query?.shape.limit !== undefined
  const ofQuery = QUERIES[id] ?? (isList ? { limit: 1 } : {})
  return { parameters: { ...Object.fromEntries(parameters.map(idOf)), ...ofQuery }, body }
}
