export { allocate } from './allocate.ts'
export {
  type ApportionedCalculation,
  type ApportionedPart,
  type ApportionedValue,
  apportion,
  apportionCalculation,
} from './apportion.ts'
export type { Cabin, CabinClass, CabinMethod } from './cabin-class.ts'
export type { Carriage, MassInput } from './carriage.ts'
export { calculateElectricity, type ElectricityActivity, type ElectricityUse, scope2 } from './electricity.ts'
export { calculateFuel, type FuelActivity, type PreparedFuelOptions, prepareFuel } from './fuel.ts'
export type { HotelNights } from './hotel-nights.ts'
export { calculateMovement, type FreightMovement } from './movement.ts'
export { type DatedRecord, findOverlaps, type Overlap } from './overlaps.ts'
export type { CalendarUnit } from './period-parts.ts'
export type { RadiativeForcing } from './radiative-forcing.ts'
export { type BlendPart, calculateRefrigerant, type RefrigerantLeak } from './refrigerant.ts'
export type { ReturnMovement } from './return-movement.ts'
export type { TransportMode } from './transport-mode.ts'
export type { DistanceInput } from './travelled-distance.ts'
export { calculateTrip, type Trip } from './trip.ts'
export type { TripLeg } from './trip-leg.ts'
export { calculateVehicle, type FuelConsumption, type VehicleActivity } from './vehicle.ts'
