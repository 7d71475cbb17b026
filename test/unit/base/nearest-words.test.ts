import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nearestWords } from '../../../src/base/index.ts'
import { SEEDS, scaleRuns } from '../../fixtures/seeds.ts'

const TRANSPORT = ['TRUCK', 'SHIP', 'AIR', 'RAIL']
const CABINS = ['ECONOMY', 'PREMIUM_ECONOMY', 'BUSINESS', 'FIRST_CLASS']
const GWP_SETS = ['AR4_GWP100', 'AR5_GWP100', 'AR6_GWP100']

describe('the nearest words', () => {
  it.each([
    ['TRUKC', TRANSPORT, ['TRUCK']],
    ['trucks', TRANSPORT, ['TRUCK']],
    ['trian', ['Train', 'Rail'], ['Train']],
    ['rial', TRANSPORT, ['RAIL']],
    ['sip', TRANSPORT, ['SHIP']],
    ['premium economy', CABINS, ['PREMIUM_ECONOMY']],
    ['first', CABINS, ['FIRST_CLASS']],
    ['bussines', CABINS, ['BUSINESS']],
    ['AR5', GWP_SETS, ['AR5_GWP100']],
    ['AR5-GWP-100', GWP_SETS, ['AR5_GWP100', 'AR4_GWP100', 'AR6_GWP100']],
  ])('of %s are those that it misspells or begins, nearest first', (word, words, near) => {
    expect(nearestWords(word, words, 3)).toEqual(near)
  })

  it.each(['', 'x', 'lorry', 'ha', 'T R', 'PLANE', 'x'.repeat(65)])('of %j are none', (word) => {
    expect(nearestWords(word, TRANSPORT, 3)).toEqual([])
  })

  it('are at most as many as asked for, in the order of the list where they are equally near', () => {
    expect(nearestWords('AR7_GWP100', GWP_SETS, 2)).toEqual(['AR4_GWP100', 'AR5_GWP100'])
  })
})

describe.each(SEEDS)('the nearest words (seed %i)', (seed) => {
  it('include every word of six letters or more with one letter added, left out, changed or swapped', () => {
    const letters = 'abcdefghijklmnopqrstuvwxyz'
    const word = fc.string({ unit: fc.constantFrom(...letters), minLength: 6, maxLength: 20 })
    fc.assert(
      fc.property(word, fc.nat(), fc.constantFrom(...letters), (right, at, letter) => {
        const index = at % (right.length - 1)
        const [before, after] = [right.slice(0, index), right.slice(index)]
        const swapped = `${before}${after[1]}${after[0]}${after.slice(2)}`
        for (const wrong of [
          before + letter + after,
          before + after.slice(1),
          before + letter + after.slice(1),
          swapped,
        ])
          expect(nearestWords(wrong, [right], 1)).toEqual([right])
      }),
      { seed, numRuns: scaleRuns(100) },
    )
  })
})
