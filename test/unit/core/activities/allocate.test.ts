import { describe, expect, it } from 'vitest'
import { allocate, calculateMovement, explain, type NumberInput } from '../../../../src/index.ts'
import { transport } from '../../../fixtures/transport-factors.ts'
import { at, violationsOf } from '../../../fixtures/violations.ts'

const lorry = calculateMovement({
  mass: 9,
  mode: 'TRUCK',
  distance: { value: 100, kind: 'actual' },
  factor: transport.hgv,
})

describe('allocate', () => {
  it('shares a calculation by mass, in the order of the masses', () => {
    const shares = allocate(lorry, [3000, '6000', 0])
    expect(shares.map(({ emission }) => emission.co2e)).toEqual([30.489, 60.978, 0])
    expect(shares[0]?.method).toBe(lorry.method)
    expect(shares[0]?.contributions[0]?.steps.at(-1)).toEqual({
      kind: 'share',
      of: 'batch',
      measure: 'mass',
      parts: ['3000', '6000', '0'],
      index: 0,
      part: '3000',
      whole: '9000',
      times: '1/3',
      unit: '1',
    })
  })

  it('gives the whole to a single batch', () => {
    expect(allocate(lorry, [17]).map(({ emission }) => emission)).toEqual([lorry.emission])
  })

  it('shares equally where all masses are zero, with a notice', () => {
    const shares = allocate(lorry, [0, 0, 0, 0])
    expect(shares.map(({ emission }) => emission.co2e)).toEqual(Array(4).fill(22.86675))
    expect(shares.map(({ notices }) => notices.map(({ code }) => code))).toEqual(Array(4).fill(['equal_shares']))
  })

  it('keeps the notices of the whole, and explains the share', () => {
    const back = calculateMovement({ mass: 1, mode: 'TRUCK', distance: { value: 3 }, factor: transport.hgv })
    const [share] = allocate(back, [1, 2])
    expect(share?.notices).toEqual(back.notices)
    expect(share && explain(share)).toContain('1/3 [batch share]')
  })

  it.each([
    [[at('masses', 'allocation_invalid')], []],
    [[at('masses', 'allocation_invalid')], undefined],
    [[at('masses[1]', 'allocation_invalid')], [1, -1]],
    [
      [at('masses[0]', 'not_finite'), at('masses[1]', 'empty'), at('masses[3]', 'allocation_invalid')],
      [Number.NaN, '', 1, '-0.1'],
    ],
  ])('rejects %j', (expected, masses) => {
    expect(violationsOf(() => allocate(lorry, masses as NumberInput[]))).toEqual(expected)
  })
})
