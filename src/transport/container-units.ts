import { type Unit, type UnitTable, units, unitTable } from '../units/index.ts'

/** Twenty-foot equivalent units of containers, and TEU-kilometres. */
const TEU: Unit = { id: 9001, name: 'TEU', short_name: 'TEU', multiplier: 1, parent_id: null, typeUnit: 'CONTAINERS' }
const TEU_KM: Unit = { ...TEU, id: 9002, name: 'TEU-kilometre', short_name: 'TEU·km', typeUnit: 'CONTAINER_DISTANCE' }

/** The built-in units and those of containers. */
export const CONTAINER_UNITS: UnitTable = unitTable([...Object.values(units), TEU, TEU_KM])
