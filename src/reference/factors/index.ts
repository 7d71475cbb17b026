/**
 * Published emission factors as data: found by key, searched, selected by activity, region and period, and joined with
 * a company's own.
 *
 * @module
 */
export { createFactorAssigner } from './assignment/create-factor-assigner.ts'
export * from './assignment/factor-rule.ts'
export { attributions } from './attributions.ts'
export { type Catalogue, joinCatalogues } from './catalogue.ts'
export { compareEdition, type DifferingFigure, type EditionComparison } from './compare-edition.ts'
export { createCatalogue } from './create-catalogue.ts'
export * from './desnz-flat-file.ts'
export type { Edition } from './edition.ts'
export { flightHaul, type Haul } from './flight-haul.ts'
export { type FlightMileage, flightMileage } from './flight-mileage.ts'
export { findBridge, findCalorificValues, type PublishedBridge, searchBridges } from './fuel-bridges.ts'
export { type FuelProperties, fuelPropertiesOf } from './fuel-properties-of.ts'
export { findGridLoss, type GridLoss } from './grid-loss.ts'
export type { EditionId, EditionName, FactorKey, RegionCode, RegionName } from './known-literals.ts'
export { biogenicPartnerOf, factorFor, partnerOf, withPublishedBiogenicCo2 } from './partner-of.ts'
export { type CatalogueOption, findFactor, publishedCatalogue } from './published-catalogue.ts'
export { type PublishedEdition, publishedEditions } from './published-editions.ts'
export { type BlendGas, type FoundRefrigerant, findRefrigerant } from './refrigerants/find-refrigerant.ts'
export type { FactorFilter } from './search/factor-filter.ts'
export { type FactorSuggestions, searchFactors, suggestFactors } from './search/search-factors.ts'
export type * from './selection/request.ts'
export { selectFactor } from './selection/select-factor.ts'
export { type VehicleBridges, type VehicleEnergy, vehicleBridges, vehicleEnergyOf } from './vehicle-energy.ts'
export { type UpstreamKind, type UpstreamPart, type WithUpstream, withUpstream } from './with-upstream.ts'
