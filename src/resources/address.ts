import type { Rule } from './fields/input-object.ts'
import { inputPair, partialShape } from './fields/input-pair.ts'
import { reject } from './fields/reading.ts'
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

/** Schemas of the origin of a movement, and of changes to it. */
export function fromAddressInputs(policy: InputPolicy) {
  const shape = { startAddress: text(LIMITS.address).default(''), startPoint: text(LIMITS.point).default('') }
  return inputPair(policy, {
    shape,
    update: partialShape(shape),
    rules: [requireEither('startPoint', 'startAddress')],
  })
}

/** Schemas of the destination of a movement, and of changes to it. */
export function toAddressInputs(policy: InputPolicy) {
  const shape = { endAddress: text(LIMITS.address).default(''), endPoint: text(LIMITS.point).default('') }
  return inputPair(policy, { shape, update: partialShape(shape), rules: [requireEither('endPoint', 'endAddress')] })
}
