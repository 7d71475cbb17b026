import { type Dimension, type Unit, type UnitTable, units } from '../units/index.ts'
import type { DeclaredUnit } from './footprint.ts'

/** The built-in units of footprints. */
const BUILT_IN: Readonly<Partial<Record<DeclaredUnit, Unit>>> = {
  liter: units.litre,
  kilogram: units.kilogram,
  'cubic meter': units.cubicMetre,
  'kilowatt hour': units.kilowattHour,
  megajoule: units.megajoule,
  'ton kilometer': units.tonneKilometre,
  'square meter': units.squareMetre,
}

/**
 * Returns the unit of a footprint: a built-in unit, or else the unit of that name in the table. Throws `unknown_unit`.
 */
export function unitOfFootprint(declared: DeclaredUnit, table: UnitTable): Unit<Dimension | string> {
  return BUILT_IN[declared] ?? table.find(declared, 'pcf.declaredUnitOfMeasurement')
}
