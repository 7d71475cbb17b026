import type { MovementResource, VehicleEmissionResource } from '../../resources/index.ts'
import type { PatchForm } from '../operation.ts'

type Fields = Readonly<Record<string, unknown>>

/** Renames changed fields to those of the input: `[['startDate', 'startDateUtc']]`. */
function renameFields(changes: Fields, names: readonly (readonly [ofResource: string, ofInput: string])[]): Fields {
  const fields = new Map(Object.entries(changes))
  for (const [ofResource, ofInput] of names) {
    if (!fields.has(ofResource)) continue
    // if both were changed, the input's own name wins
    if (!fields.has(ofInput)) fields.set(ofInput, fields.get(ofResource))
    fields.delete(ofResource)
  }
  return Object.fromEntries(fields)
}

/** Vehicle emissions return their dates under other names than the input; both can be patched. */
export const vehicleEmissionPatchForm: PatchForm = Object.freeze({
  toResource: (record: object) => {
    const { startDate, endDate } = record as VehicleEmissionResource
    return { ...record, startDateUtc: startDate, endDateUtc: endDate }
  },
  toInput: (changes: Fields) =>
    renameFields(changes, [
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
function nestEnds(changes: Fields): Fields {
  const fields = new Map(Object.entries(changes))
  for (const [end, names] of Object.entries(ENDS)) {
    const flat = names.filter((name) => fields.has(name))
    if (flat.length === 0) continue
    const nested = fields.get(end) ?? {}
    if (typeof nested === 'object') {
      fields.set(end, { ...Object.fromEntries(flat.map((field) => [field, fields.get(field)])), ...nested })
    }
    for (const field of flat) fields.delete(field)
  }
  return Object.fromEntries(fields)
}

/** Movements return their ends flat, while the input has addresses; both can be patched. */
export const movementPatchForm: PatchForm = Object.freeze({
  toResource: (record: object) => {
    const { startAddress, startPoint, endAddress, endPoint } = record as MovementResource
    return { ...record, fromAddress: { startAddress, startPoint }, toAddress: { endAddress, endPoint } }
  },
  toInput: nestEnds,
})
