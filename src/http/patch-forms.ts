import type { MovementResource, VehicleEmissionResource } from '../resources/index.ts'
import type { PatchForm } from './operation.ts'

type Fields = Readonly<Record<string, unknown>>

/** Renames changed fields to those of the input: `[['startDate', 'startDateUtc']]`. */
function renamed(changes: Fields, names: readonly (readonly [shown: string, meant: string])[]): Fields {
  const found = new Map(Object.entries(changes))
  for (const [shown, toInput] of names) {
    if (!found.has(shown)) continue
    // if both were changed, the input's own name wins
    if (!found.has(toInput)) found.set(toInput, found.get(shown))
    found.delete(shown)
  }
  return Object.fromEntries(found)
}

/** Vehicle emissions return their dates under other names than the input; both can be patched. */
export const vehicleEmissionPatchForm: PatchForm = Object.freeze({
  shown: (record: object) => {
    const { startDate, endDate } = record as VehicleEmissionResource
    return { ...record, startDateUtc: startDate, endDateUtc: endDate }
  },
  toInput: (changes: Fields) =>
    renamed(changes, [
      ['startDate', 'startDateUtc'],
      ['endDate', 'endDateUtc'],
    ]),
})

/** The flat fields of a movement's ends. */
const ENDS = {
  fromAddress: ['startAddress', 'startPoint'],
  toAddress: ['endAddress', 'endPoint'],
} as const

/** Moves the changed flat fields of an end into the input's object. */
function ended(changes: Fields): Fields {
  const found = new Map(Object.entries(changes))
  for (const [end, fields] of Object.entries(ENDS)) {
    const flat = fields.filter((field) => found.has(field))
    if (flat.length === 0) continue
    const nested = found.get(end) ?? {}
    if (typeof nested === 'object') {
      found.set(end, { ...Object.fromEntries(flat.map((field) => [field, found.get(field)])), ...nested })
    }
    for (const field of flat) found.delete(field)
  }
  return Object.fromEntries(found)
}

/** Movements return their ends flat, while the input has addresses; both can be patched. */
export const movementPatchForm: PatchForm = Object.freeze({
  shown: (record: object) => {
    const { startAddress, startPoint, endAddress, endPoint } = record as MovementResource
    return { ...record, fromAddress: { startAddress, startPoint }, toAddress: { endAddress, endPoint } }
  },
  toInput: ended,
})
