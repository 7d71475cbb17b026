/**
 * The energy account: quantities of fuels, electricity, heat, steam, cooling and driving as exact kWh that verify, and
 * their sums in MWh by source as ESRS E1-7 asks.
 *
 * @module
 */
export type { CalorificValues, FuelBridge, FuelClass, HeatingValue, Step } from '../../core/emissions/index.ts'
export * from './calculate-energy.ts'
export { type EnergyQuantity, energyQuantityOf } from './energy-quantity.ts'
export type {
  EnergyCarrier,
  EnergyOrigin,
  EnergySource,
  FuelSource,
  OriginEvidence,
  OwnSource,
  PurchasedSource,
} from './energy-source.ts'
export { type ClockChange, type DayOfHours, type HoursOfYear, hourColumn, hoursOfDays } from './hours-of-year.ts'
export * from './match-hourly.ts'
export {
  accountRowOf,
  CARRIER_ROWS,
  type CarrierRow,
  carrierRowOf,
  type EnergyAccount,
  type EnergyAccountRow,
  sumEnergy,
} from './sum-energy.ts'
