import { type InputSchema, inputObject, type Rule } from './fields/input-object.ts'
import { refuse } from './fields/refusal.ts'
import { text } from './fields/text.ts'
import { LIMITS } from './limits.ts'
import type { InputPolicy } from './policy.ts'

/** The rule that a place is said at all: by its point, or by its address. */
function isSaid(point: string, address: string): Rule {
  return (read, ctx) => {
    const isBlank = (field: string) => typeof read[field] === 'string' && read[field].trim() === ''
    if (!isBlank(point) || !isBlank(address)) return
    const message = `is empty and so is ${address}; give a point (coordinates, a code, a city) or an address`
    refuse(ctx, { code: 'empty', message, expected: 'a point or an address' }, [point])
  }
}

/** Where a movement begins, once it is read. */
export interface FromAddressInput {
  startAddress: string
  startPoint: string
}

/** Where a movement begins. */
export function fromAddressInput(policy: InputPolicy): InputSchema<FromAddressInput> {
  const shape = { startAddress: text(LIMITS.address).default(''), startPoint: text(LIMITS.point).default('') }
  return inputObject(policy, { shape, rules: [isSaid('startPoint', 'startAddress')] })
}

/** Where a movement ends, once it is read. */
export interface ToAddressInput {
  endAddress: string
  endPoint: string
}

/** Where a movement ends. */
export function toAddressInput(policy: InputPolicy): InputSchema<ToAddressInput> {
  const shape = { endAddress: text(LIMITS.address).default(''), endPoint: text(LIMITS.point).default('') }
  return inputObject(policy, { shape, rules: [isSaid('endPoint', 'endAddress')] })
}

/** What changes in where a movement begins, once it is read. */
export interface FromAddressUpdate {
  startAddress?: string | undefined
  startPoint?: string | undefined
}

/** What changes in where a movement begins; what is left out stays. */
export function fromAddressUpdate(policy: InputPolicy): InputSchema<FromAddressUpdate> {
  const shape = { startAddress: text(LIMITS.address).optional(), startPoint: text(LIMITS.point).optional() }
  return inputObject(policy, { shape, rules: [isSaid('startPoint', 'startAddress')] })
}

/** What changes in where a movement ends, once it is read. */
export interface ToAddressUpdate {
  endAddress?: string | undefined
  endPoint?: string | undefined
}

/** What changes in where a movement ends; what is left out stays. */
export function toAddressUpdate(policy: InputPolicy): InputSchema<ToAddressUpdate> {
  const shape = { endAddress: text(LIMITS.address).optional(), endPoint: text(LIMITS.point).optional() }
  return inputObject(policy, { shape, rules: [isSaid('endPoint', 'endAddress')] })
}
