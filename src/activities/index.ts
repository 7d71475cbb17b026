export { calculateElectricity, type ElectricityActivity, type ElectricityUse, scope2 } from './electricity.ts'
export { calculateFuel, type FuelActivity, type PreparedFuelOptions, prepareFuel } from './fuel.ts'
export type { FuelBridge } from './fuel-bridge.ts'
export { calculateVehicle, type FuelConsumption, type VehicleActivity } from './vehicle.ts'
