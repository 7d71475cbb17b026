export {
  type BuiltIn,
  type Convertible,
  type ConvertibleUnitField,
  type SymbolIn,
  type SymbolName,
  type UnitField,
  type UnitRef,
  type UnitSymbol,
  units,
} from './built-in-units.ts'
export * from './conversion.ts'
export type { Dimension, Unit } from './unit.ts'
export { multiplierToBase, symbolFlaw, type UnitTable, unitTable } from './unit-table.ts'
