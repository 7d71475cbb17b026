import { lazyFor } from '../../base/index.ts'
import { Violations } from '../../core/errors/index.ts'
import type { Unit, UnitTable } from '../../core/units/index.ts'
import { type UnitResource, unitResource } from '../../resources/index.ts'
import { sharedByRecords } from '../../store/index.ts'

/** Converts a unit to the form that records embed. */
export const embeddedUnit: (unit: Unit) => UnitResource = lazyFor((unit) => sharedByRecords(unitResource(unit)))

/** Finds the unit of an id. Throws `unknown_unit`. */
export function unitOf(units: UnitTable, unitId: number, path: string): Unit {
  return units.find(unitId, path)
}

/** Finds the unit of an input, and checks the unit object if one was sent. Throws `unknown_unit`, `unit_conflict`. */
export function checkedUnit(
  units: UnitTable,
  { unitId, unit }: { readonly unitId: number; readonly unit?: { readonly id?: number | undefined } | undefined },
): Unit {
  const violations = new Violations()
  const resolved = violations.attempt(() => unitOf(units, unitId, 'unitId'))
  if (unit?.id !== undefined && unit.id !== unitId) {
    const message = `is not unitId (${unitId}); send the unit of that id, or leave the object out`
    violations.add('unit.id', 'unit_conflict', { message, expected: String(unitId), received: unit.id })
  }
  return violations.valueOrThrow(resolved)
}
