export { units } from './built-in-units.ts'
export * from './conversion.ts'
export type { Convertible, Dimension, Unit, UnitRef } from './unit.ts'
export { multiplierToBase, symbolFlaw, type UnitTable, unitTable } from './unit-table.ts'
