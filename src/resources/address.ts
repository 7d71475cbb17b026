import { type InputSchema, inputObject, type Rule } from './fields/input-object.ts'
import { reject } from './fields/rejection.ts'
import { text } from './fields/text.ts'
import { LIMITS } from './limits.ts'
import type { InputPolicy } from './policy.ts'

/** Requires a place to be given by its point or its address. */
function requireEither(point: string, address: string): Rule {
  return (read, ctx) => {
    const isBlank = (field: string) => typeof read[field] === 'string' && read[field].trim() === ''
    if (!isBlank(point) || !isBlank(address)) return
    const message = `is empty and so is ${address}; give a point (coordinates, a code, a city) or an address`
    reject(ctx, { code: 'empty', message, expected: 'a point or an address' }, [point])
  }
}

/** Validated origin of a movement. */
export interface FromAddressInput {
  startAddress: string
  startPoint: string
}

/** Schema of the origin of a movement. */
export function fromAddressInput(policy: InputPolicy): InputSchema<FromAddressInput> {
  const shape = { startAddress: text(LIMITS.address).default(''), startPoint: text(LIMITS.point).default('') }
  return inputObject(policy, { shape, rules: [requireEither('startPoint', 'startAddress')] })
}

/** Validated destination of a movement. */
export interface ToAddressInput {
  endAddress: string
  endPoint: string
}

/** Schema of the destination of a movement. */
export function toAddressInput(policy: InputPolicy): InputSchema<ToAddressInput> {
  const shape = { endAddress: text(LIMITS.address).default(''), endPoint: text(LIMITS.point).default('') }
  return inputObject(policy, { shape, rules: [requireEither('endPoint', 'endAddress')] })
}

/** Validated changes to the origin of a movement. */
export interface FromAddressUpdate {
  startAddress?: string | undefined
  startPoint?: string | undefined
}

/** Schema of changes to the origin of a movement; omitted fields keep their values. */
export function fromAddressUpdate(policy: InputPolicy): InputSchema<FromAddressUpdate> {
  const shape = { startAddress: text(LIMITS.address).optional(), startPoint: text(LIMITS.point).optional() }
  return inputObject(policy, { shape, rules: [requireEither('startPoint', 'startAddress')] })
}

/** Validated changes to the destination of a movement. */
export interface ToAddressUpdate {
  endAddress?: string | undefined
  endPoint?: string | undefined
}

/** Schema of changes to the destination of a movement; omitted fields keep their values. */
export function toAddressUpdate(policy: InputPolicy): InputSchema<ToAddressUpdate> {
  const shape = { endAddress: text(LIMITS.address).optional(), endPoint: text(LIMITS.point).optional() }
  return inputObject(policy, { shape, rules: [requireEither('endPoint', 'endAddress')] })
}
