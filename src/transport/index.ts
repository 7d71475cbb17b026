/**
 * Transport chains (ISO 14083, GLEC Framework): transports and hubs of a shipment, well to tank and tank to wheel, exact
 * and traced.
 *
 * @module
 */
export { allocateToConsignments, type Consignment, type ConsignmentShare } from './allocate-to-consignments.ts'
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
export {
  type CategoryOperation,
  categoryIntensity,
  type DerivedIntensity,
  type EmissionIntensity,
  emissionIntensity,
} from './emission-intensity.ts'
export { type ChainResult, type ElementResult, transportChain } from './transport-chain.ts'
