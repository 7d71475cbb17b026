/**
 * Transport chains (ISO 14083, GLEC Framework): transports and hubs of a shipment, well to tank and tank to wheel,
 * exact and traced; sent as iLEAP data, and verified by the receiver.
 *
 * @module
 */
export type { BatchUseCases } from '../documents/index.ts'
export { allocateToConsignments, type Consignment, type ConsignmentShare } from './allocate-to-consignments.ts'
export * from './batch-chain.ts'
export type { EmissionPart } from './category-factors.ts'
export {
  type CategoryEnergyCarrier,
  type CategoryIntensity,
  CHAIN_DISTANCE_KINDS,
  CHAIN_MODES,
  type ChainDistanceKind,
  type ChainElement,
  type ChainElementFields,
  type ChainMode,
  type ChainPlace,
  type HubCategory,
  type HubElement,
  type IntensityFigure,
  type TemperatureControl,
  type TransportCategory,
  type TransportChain,
  type TransportElement,
} from './chain.ts'
export type { ChainEmission } from './chain-emission.ts'
export * from './emission-intensity.ts'
export { type TransportActivity, transportActivityData } from './ileap/activity-data.ts'
export { categoryExtension, hubCategoryData, transportCategoryData } from './ileap/category-data.ts'
export type * from './ileap/ileap-data.ts'
export { readShipmentFootprint } from './ileap/read-shipment.ts'
export { type ShipmentResult, shipmentFootprint, type TransportExtension } from './ileap/shipment-footprint.ts'
export { type ChainResult, type ElementResult, transportChain } from './transport-chain.ts'
export { type ShipmentVerification, verifyShipment } from './verification/verify-shipment.ts'
