export { type AllocationMeasure, allocate } from './allocate.ts'
export * from './apportion.ts'
export { bridgeDirections, bridgeStep } from './bridge-step.ts'
export { calculateElectricity, type ElectricityActivity, type ElectricityUse, scope2 } from './electricity.ts'
export { chosenFactor } from './factor-choice.ts'
export { calculateFuel, type FuelActivity, type PreparedFuelOptions, prepareFuel } from './fuel.ts'
export { type ElectricityInstrument, INSTRUMENT_KINDS, type InstrumentKind } from './instruments.ts'
export { outliersOf, peersOfMeters } from './outliers.ts'
export { comparedPlace, type DatedRecord, findOverlaps, type Overlap, type OverlappingPair } from './overlaps.ts'
export { checkActivity, checkQuantity } from './quantity.ts'
export { calculateQuantity, type QuantityActivity } from './quantity-activity.ts'
export { type BlendPart, calculateRefrigerant, type RefrigerantLeak } from './refrigerant.ts'
export { agreesAsEnergy, energyOfFactors, type MeasuredEnergy } from './same-energy.ts'
export { calculateSpend, type SpendActivity } from './spend.ts'
export { CABIN_CLASSES, type Cabin, type CabinClass, type CabinMethod } from './transport/cabin-class.ts'
export {
  type Carriage,
  type MassInput,
  RADIATIVE_FORCING_CHOICES,
  type RadiativeForcing,
} from './transport/carriage.ts'
export type { HotelNights } from './transport/hotel-nights.ts'
export { calculateMovement, type FreightMovement } from './transport/movement.ts'
export type { ReturnMovement } from './transport/return-movement.ts'
export type { DistanceFigure, DistanceInput } from './transport/travelled-distance.ts'
export { calculateTrip, type Trip } from './transport/trip.ts'
export type { TripLeg } from './transport/trip-leg.ts'
export { stepsToFactor } from './unit-steps.ts'
export { calculateVehicle, type FuelConsumption, type VehicleActivity } from './vehicle.ts'
