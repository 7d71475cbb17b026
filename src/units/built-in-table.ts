import { units } from './built-in-units.ts'
import type { Unit, UnitRef } from './unit.ts'
import { type UnitTable, unitTable } from './unit-table.ts'

const list = Object.freeze(Object.values(units))
const made: { table?: UnitTable } = {}

function checkedTable(): UnitTable {
  made.table ??= unitTable(list)
  return made.table
}

/** The table of built-in units, validated on first use so that it does not delay program start. */
export const builtInUnits: UnitTable = Object.freeze({
  units: list,
  find: (unit: UnitRef, path?: string) => checkedTable().find(unit, path),
  chainToBase: (unit: Unit) => checkedTable().chainToBase(unit),
  baseOf: (unit: Unit) => checkedTable().baseOf(unit),
})
