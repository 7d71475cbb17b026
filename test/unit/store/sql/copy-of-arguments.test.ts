import { describe, expect, it } from 'vitest'
import { copyOfArguments } from '../../../../src/store/sql/sql-collections.ts'

describe('the arguments of a call', () => {
  it('stays as it was, however deep the change', () => {
    const given = [{ id: 'a', list: [{ deep: [1] }], none: null }, 2]
    const taken = copyOfArguments(given) as typeof given
    Object.assign((given[0] as { list: { deep: number[] }[] }).list[0] as object, { deep: [2] })
    ;(given[0] as { list: unknown[] }).list.push('more')
    expect(taken).toEqual([{ id: 'a', list: [{ deep: [1] }], none: null }, 2])
  })

  it('keeps gaps, undefined and the name __proto__, which the store has to see', () => {
    const gap: number[] = []
    gap[2] = 3
    expect(1 in copyOfArguments(gap)).toBe(false)
    expect(Object.keys(copyOfArguments({ absent: undefined }))).toEqual(['absent'])
    const named = copyOfArguments(JSON.parse('{"__proto__":{"a":1}}') as object)
    expect(Object.hasOwn(named, '__proto__')).toBe(true)
    expect(Object.getPrototypeOf(named)).toBe(Object.prototype)
  })

  it('is not a copy where no store keeps it', () => {
    const [date, symbolic] = [new Date(0), { [Symbol('s')]: 1 }]
    expect(copyOfArguments({ date }).date).toBe(date)
    expect(copyOfArguments(symbolic)).toBe(symbolic)
    const holdsItself: Record<string, unknown> = {}
    Object.assign(holdsItself, { once: holdsItself, twice: holdsItself })
    expect(copyOfArguments(holdsItself)).toBe(holdsItself)
  })

  it('is not a copy where nobody can change it', () => {
    const frozen = Object.freeze({ list: Object.freeze([Object.freeze({ a: 1 })]) })
    const half = Object.freeze({ list: Object.freeze([{ a: 1 }]), none: null })
    expect(copyOfArguments([frozen])[0]).toBe(frozen)
    expect(copyOfArguments(half)).toEqual(half)
    expect(copyOfArguments(half)).not.toBe(half)
    expect(copyOfArguments(half).list[0]).not.toBe(half.list[0])
    const known = { list: [1] }
    expect(copyOfArguments({ known }, (value) => value === known).known).toBe(known)
  })

  it('throws what looking at it throws', () => {
    const hostile = {
      get field(): never {
        throw new Error('do not look')
      },
    }
    expect(() => copyOfArguments(hostile)).toThrow('do not look')
  })

  it('is copied where it has no prototype', () => {
    const bare = Object.assign(Object.create(null) as object, { a: [1] })
    expect(copyOfArguments(bare)).toEqual({ a: [1] })
    expect(copyOfArguments(bare)).not.toBe(bare)
  })
})
