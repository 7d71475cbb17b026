import { describe, expect, it, vi } from 'vitest'
import { EventLoopYield } from '../../../src/base/index.ts'
import { EmissionsError, fail, Violations } from '../../../src/core/errors/index.ts'
import { checkInteger } from '../../../src/ledger/context/check-integer.ts'
import { gatherAtOnce } from '../../../src/ledger/context/gather.ts'
import { mergedPeriod } from '../../../src/ledger/context/period.ts'
import { checkedPolicy, DEFAULT_POLICY, type ServicePolicy } from '../../../src/ledger/context/policy.ts'
import { dropAbsentFields } from '../../../src/ledger/context/read-input.ts'
import { checkVersion, requireNumberedRow, requireRow } from '../../../src/ledger/context/require.ts'
import { digitsOf, wireFigure } from '../../../src/ledger/context/stored-record.ts'
import { isSameHash } from '../../../src/ledger/keys/api-keys.ts'
import { refusalsOf } from '../../fixtures/service.ts'
import { violationsOf } from '../../fixtures/violations.ts'

/** The violations of what is refused. */
function refused(work: () => unknown) {
  try {
    work()
  } catch (error) {
    if (EmissionsError.is(error)) return error.violations
  }
  throw new Error('nothing was refused')
}

const policyOf = (policy: object) => () => checkedPolicy(policy as Partial<ServicePolicy>)

describe('a rejection says which values are taken', () => {
  it.each([
    ['a whole number', { value: 0, min: 1 }, 'a whole number from 1'],
    ['a whole number within bounds', { value: 501, min: 1, max: 500 }, 'a whole number from 1 to 500'],
  ])('%s', (_, bounds, expected) => {
    const violations = new Violations()
    checkInteger(violations, 'limit', bounds)
    const about = { path: 'limit', code: 'query_invalid', message: `must be ${expected}`, expected }
    expect(refused(() => violations.throwIfAny())).toMatchObject([{ ...about, received: String(bounds.value) }])
  })

  it.each([
    ['nothing', { value: undefined, min: 1 }],
    ['the least and the most', { value: 1, min: 1, max: 1 }],
    ['the most that is exact', { value: Number.MAX_SAFE_INTEGER, min: 0 }],
  ])('and takes %s', (_, bounds) => {
    const violations = new Violations()
    checkInteger(violations, 'limit', bounds)
    expect(() => violations.throwIfAny()).not.toThrow()
  })

  it('the version of a record as it is, and as it was asked for', () => {
    const change = () => checkVersion({ version: 2 }, { ifVersion: 1 })
    expect(refused(change)).toMatchObject([{ path: 'if-match', expected: '"2"', received: '"\\"1\\""' }])
    expect(violationsOf(() => checkVersion({ version: 2 }, { ifVersion: 2 }))).toEqual([])
  })

  it('when a period may end: at its start, or later', () => {
    const held = { startDate: '2025-01-02', endDate: '2025-01-03' }
    expect(mergedPeriod(held, { endDate: '2025-01-02' })).toEqual({ startDate: '2025-01-02', endDate: '2025-01-02' })
    expect(refused(() => mergedPeriod(held, { endDate: '2025-01-01' }))).toMatchObject([
      {
        ...{ path: 'endDate', code: 'period_reversed', expected: '2025-01-02 or later', received: '"2025-01-01"' },
        message: 'ends before the period starts (2025-01-02); change both ends',
      },
    ])
  })

  it('the policies there are, and the choices of each', () => {
    const expected = Object.keys(DEFAULT_POLICY).join(', ')
    expect(refused(policyOf({ speed: 'fast' }))).toMatchObject([
      { path: 'policy.speed', code: 'policy_invalid', message: 'is not a policy; leave it out', expected },
    ])
    expect(refused(policyOf({ edition: 'newest' }))).toMatchObject([
      {
        message: 'must be one of: nearest, exact; did you mean nearest?',
        expected: 'nearest, exact',
        received: '"newest"',
      },
    ])
  })
})

describe('a policy', () => {
  it.each<[keyof ServicePolicy, readonly unknown[]]>([
    ['required', ['reference', 'lenient']],
    ['unknownFields', ['ignore', 'reject']],
    ['allowCredits', [false, true]],
    ['edition', ['nearest', 'exact']],
    ['lifecycleGrid', ['allow', 'refuse']],
    ['defaultGridFactor', [null, { key: 'own' }]],
    ['cleanEnergyFactor', [null, { key: 'own' }]],
    ['aviationRF', ['none', 'desnz1.7']],
    ['gwpSet', [null, 'AR4_GWP100', 'AR5_GWP100', 'AR6_GWP100']],
    ['returnMovement', ['single', 'double']],
    ['allowImplausibleConsumption', [false, true]],
  ])('takes every choice of %s, of which the first is the default', (field, choices) => {
    expect(checkedPolicy({})[field]).toBe(choices[0])
    for (const choice of choices) expect(policyOf({ [field]: choice })()[field]).toBe(choice)
    expect(violationsOf(policyOf({ [field]: '' }))).toEqual([`policy.${field} policy_invalid`])
  })

  it('with fields that are undefined is as if these were not there', () => {
    const fields = Object.keys(DEFAULT_POLICY).map((field) => [field, undefined])
    expect(policyOf(Object.fromEntries(fields))()).toStrictEqual(DEFAULT_POLICY)
    const chosen = { edition: 'exact', gwpSet: undefined, returnMovement: undefined }
    expect(policyOf(chosen)()).toStrictEqual({ ...DEFAULT_POLICY, edition: 'exact' })
  })
})

describe('a row of a path', () => {
  const reader = () => {
    const get = vi.fn(async (_: unknown) => null)
    return { get }
  }

  it.each(['', '\0', '\ud800', 'x'.repeat(65), undefined, 7])('is asked of no store by the id %j', async (id) => {
    const asked = reader()
    expect(await refusalsOf(async () => requireRow(asked, id as string, 'siteId'))).toEqual(['siteId not_found'])
    expect(asked.get).not.toHaveBeenCalled()
  })

  it.each([0, -1, 1.5, Number.NaN, '0', '01', ' 1', '1 ', '1e3', '9'.repeat(16)])(
    'is asked of no store by the number %j',
    async (id) => {
      const asked = reader()
      expect(await refusalsOf(() => requireNumberedRow(asked, id, 'batchId'))).toEqual(['batchId not_found'])
      expect(asked.get).not.toHaveBeenCalled()
    },
  )

  it('is asked for by any other', async () => {
    const asked = reader()
    for (const id of ['x', 'x'.repeat(64), '😀']) await refusalsOf(async () => requireRow(asked, id, 'id'))
    for (const id of [1, '1', '12', '1234567890123456']) await refusalsOf(() => requireNumberedRow(asked, id, 'id'))
    expect(asked.get.mock.calls.map(([id]) => id)).toEqual(['x', 'x'.repeat(64), '😀', 1, 1, 12, 1234567890123456])
  })
})

describe('a long work', () => {
  it('lets others go on after each 25 steps', async () => {
    const eventLoop = new EventLoopYield()
    const letsGo = async (steps: number) => {
      let haveOthersRun = false
      setImmediate(() => {
        haveOthersRun = true
      })
      await eventLoop.after(steps)
      return haveOthersRun
    }
    expect([await letsGo(24), await letsGo(1), await letsGo(24), await letsGo(1)]).toEqual([false, true, false, true])
  })
})

describe('figures', () => {
  it('are shown as the nearest doubles, and kept as they were given where no double holds them', () => {
    expect([wireFigure(0.1), wireFigure('0.1000000000000000000001')]).toEqual([0.1, 0.1])
    expect(digitsOf({ weight: 5, value: null })).toBeNull()
    expect(digitsOf({ weight: '5.0000000000000000001', value: 7, amount: '1e-400' })).toEqual({
      weight: '5.0000000000000000001',
      amount: '1e-400',
    })
  })
})

describe('a field that was not sent', () => {
  const none = undefined
  it.each<[unknown, unknown]>([
    [{ a: none }, {}],
    [{ a: { b: none } }, {}],
    [{ a: { b: none, c: 1 } }, { a: { c: 1 } }],
    [{ a: {}, b: none }, { a: {} }],
    [{ a: [], b: none }, { a: [] }],
    [
      { a: '', b: 0, c: false, d: null, e: none },
      { a: '', b: 0, c: false, d: null },
    ],
    [{ files: [{ id: '1', name: none }, { id: '2' }] }, { files: [{ id: '1' }, { id: '2' }] }],
    [
      [{ a: none }, 5],
      [{}, 5],
    ],
    [null, null],
    ['text', 'text'],
  ])('is taken out of %j', (value, sent) => {
    expect(dropAbsentFields(value)).toStrictEqual(sent)
  })
})

describe('an answer that others give at once', () => {
  it('comes in order, or is rejected with the violations of all that fail', async () => {
    expect(await gatherAtOnce([Promise.resolve(1), Promise.resolve(2)])).toEqual([1, 2])
    const fails = async (path: string) => fail(path, 'place_not_found', 'is no place')
    const both = () => gatherAtOnce([fails('from'), Promise.resolve(), fails('to')])
    expect(await refusalsOf(both)).toEqual(['from place_not_found', 'to place_not_found'])
  })
})

it.each([
  ['', '', true],
  ['abc', 'abc', true],
  ['abc', 'abd', false],
  ['bbc', 'abc', false],
  ['abc', 'ab', false],
  ['ab', 'abc', false],
  ['', 'a', false],
])('the hashes %j and %j are equal: %j', (a, b, expected) => {
  expect(isSameHash(a, b)).toBe(expected)
})
