import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import {
  ifUsedShape,
  inputShape,
  nullableShape,
  storedInputsOf,
  usedFields,
} from '../../../src/resources/fields/if-used.ts'
import { label } from '../../../src/resources/fields/text.ts'

const FIELDS = {
  invoice: { input: label(), resource: z.string() },
  checkedBy: { resource: z.string() },
}

describe('fields that a record has once they are used', () => {
  it('are inputs that default to null, but for those that clients cannot send', () => {
    const input = z.strictObject(inputShape(FIELDS))
    expect(input.parse({})).toEqual({ invoice: null })
    expect(input.parse({ invoice: 'R-17' })).toEqual({ invoice: 'R-17' })
    expect(input.safeParse({ checkedBy: 'Ada' }).success).toBe(false)
  })

  it('may be absent from a resource, or null, unless the resource always has them', () => {
    const [absent, nullable] = [z.strictObject(ifUsedShape(FIELDS)), z.strictObject(nullableShape(FIELDS))]
    const nulls = { invoice: null, checkedBy: null }
    expect([absent.safeParse({}).success, nullable.safeParse({}).success]).toEqual([true, false])
    expect([absent.safeParse(nulls).success, nullable.safeParse(nulls).success]).toEqual([true, true])
    expect(absent.safeParse({ invoice: 5 }).success).toBe(false)
  })

  it('are stored when they are used, and stay null where they were', () => {
    const fieldsOf = (invoice: string | null, stored: object) =>
      usedFields(FIELDS, { inputs: { invoice }, computed: { checkedBy: null }, stored })
    expect(fieldsOf(null, {})).toEqual({})
    expect(fieldsOf('R-17', {})).toEqual({ invoice: 'R-17' })
    expect(fieldsOf(null, { invoice: 'R-17' })).toEqual({ invoice: null })
    expect(fieldsOf(null, { checkedBy: 'Ada' })).toEqual({ checkedBy: null })
    const computed = { checkedBy: 'Ada' }
    expect(usedFields(FIELDS, { inputs: { invoice: null }, computed, stored: {} })).toEqual(computed)
  })

  it('are read back as the inputs that they were', () => {
    expect(storedInputsOf(FIELDS, {})).toEqual({ invoice: null })
    expect(storedInputsOf(FIELDS, { invoice: 'R-17', checkedBy: 'Ada' })).toEqual({ invoice: 'R-17' })
  })
})
