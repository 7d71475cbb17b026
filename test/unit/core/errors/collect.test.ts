import { describe, expect, it } from 'vitest'
import { collect, collectEach, fail } from '../../../../src/core/errors/index.ts'
import { at, violationsOf } from '../../../fixtures/violations.ts'

describe('collect', () => {
  it('returns the value of every part by its name, having run them in order', () => {
    const run: string[] = []
    const part = <T>(name: string, value: T) => {
      run.push(name)
      return value
    }
    const values = collect({ b: () => part('b', 1), a: () => part('a', 'x'), c: () => part('c', undefined) })
    const [sum, text]: [number, string] = [values.b + 1, values.a.toUpperCase()]
    expect([sum, text, values.c]).toEqual([2, 'X', undefined])
    expect(run).toEqual(['b', 'a', 'c'])
  })

  it('throws the violations of all parts at once, in order, the same one once', () => {
    const failing = () =>
      collect({
        first: () => fail('b', 'required', 'is missing'),
        nested: () =>
          collect({ x: () => fail('c', 'empty', 'is empty'), y: () => fail('a', 'required', 'is missing') }),
        good: () => 1,
        same: () => fail('b', 'required', 'is missing'),
        other: () => fail('b', 'required', 'is not there'),
      })
    const due = [at('b', 'required'), at('c', 'empty'), at('a', 'required'), at('b', 'required')]
    expect(violationsOf(failing)).toEqual(due)
  })

  it('passes on an error that is not a violation, at once', () => {
    const run: string[] = []
    const error = new TypeError('broken')
    const failing = () =>
      collect({
        wrong: () => fail('a', 'required', 'is missing'),
        broken: () => {
          throw error
        },
        last: () => run.push('last'),
      })
    expect(failing).toThrow(error)
    expect(run).toEqual([])
  })
})

describe('collectEach', () => {
  it('returns the value of every item', () => {
    expect(collectEach(['a', 'b'], (item, index) => `${item}${index}`)).toEqual(['a0', 'b1'])
  })

  it('throws the violations of all items at once', () => {
    const failing = () =>
      collectEach([1, 2, 3], (item, index) => (item === 2 ? item : fail(`[${index}]`, 'invalid_choice', 'is not 2')))
    expect(violationsOf(failing)).toEqual([at('[0]', 'invalid_choice'), at('[2]', 'invalid_choice')])
  })
})
