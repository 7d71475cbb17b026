import { AsyncLocalStorage } from 'node:async_hooks'
import { describe, expect, it } from 'vitest'
import type { Timing } from '../../../../src/base/timing.ts'
import { EmissionsError } from '../../../../src/core/errors/index.ts'
import { type BeginGroup, GroupCommit, RUN_ALONE } from '../../../../src/store/sql/group-commit.ts'

/** The names of the works of each transaction, and its end. */
interface Transactions {
  readonly begun: string[][]
  readonly begin: BeginGroup<string[]>
}

/** Transactions that fail at their commits with `failure`; a work whose name ends with ! spoils its own. */
function transactions({ failure, attempts = 1 }: { failure?: Error; attempts?: number } = {}): Transactions {
  const begun: string[][] = []
  const begin: BeginGroup<string[]> = async (_, body) => {
    let left = attempts
    for (;;) {
      const names: string[] = []
      begun.push(names)
      const transaction = {
        get isSpoiled() {
          return names.some((name) => name.endsWith('!'))
        },
        run: <T>(work: (session: string[]) => Promise<T>) => work(names),
      }
      await Promise.resolve()
      const result = await body(transaction)
      left -= 1
      if (left > 0) continue
      if (failure !== undefined) throw failure
      return result
    }
  }
  return { begun, begin }
}

function steppingTiming(ms: number): Timing {
  let now = 0
  const nowMs = () => {
    now += ms
    return now
  }
  return { nowMs, after: () => () => undefined, chance: () => 0 }
}

function named(name: string, error?: Error) {
  return async (session: string[]) => {
    session.push(name)
    if (error !== undefined) throw error
    return name
  }
}

const UNKNOWN = new EmissionsError([{ path: 'database', code: 'store_outcome_unknown', message: 'was lost' }])

describe('group commit', () => {
  it('works that wait for one share the next transaction, and others have their own', async () => {
    const { begun, begin } = transactions()
    const groups = new GroupCommit(begin, steppingTiming(0))
    const results = await Promise.all([
      groups.take(1, named('a')),
      groups.take(1, named('b')),
      groups.take(2, named('of another company')),
      groups.take(1, named('c')),
    ])
    expect(results).toEqual(['a', 'b', 'of another company', 'c'])
    expect(begun).toEqual([['a', 'b', 'c'], ['of another company']])
    expect(await groups.take(1, named('d'))).toBe('d')
    expect(begun).toHaveLength(3)
  })

  it('requests that a host reads in one turn of the event loop share a transaction', async () => {
    const { begun, begin } = transactions()
    const groups = new GroupCommit(begin, steppingTiming(0))
    const readSocket = async (name: string) => {
      // what a host does between two sockets: all that the first one led to in microtasks
      for (let step = 0; step < 100; step += 1) await Promise.resolve()
      return { result: groups.take(1, named(name)) }
    }
    const works = [await readSocket('a'), await readSocket('b'), await readSocket('c')]
    expect(await Promise.all(works.map(({ result }) => result))).toEqual(['a', 'b', 'c'])
    expect(begun).toEqual([['a', 'b', 'c']])
    // the next group gathers as well
    const next = [await readSocket('d'), await readSocket('e')]
    await Promise.all(next.map(({ result }) => result))
    expect(begun).toEqual([
      ['a', 'b', 'c'],
      ['d', 'e'],
    ])
  })

  it('nobody is answered before the commit', async () => {
    const { begin } = transactions()
    const answered: string[] = []
    const groups = new GroupCommit(
      (id, body: Parameters<BeginGroup<string[]>>[1]) =>
        begin(
          id,
          async (transaction) => {
            const result = await body(transaction)
            expect(answered).toEqual([])
            return result
          },
          () => [],
        ) as never,
      steppingTiming(0),
    )
    const take = (name: string) => groups.take(1, named(name)).then(() => answered.push(name))
    await Promise.all(['a', 'b', 'c'].map(take))
    expect(answered).toHaveLength(3)
  })

  it('a group admits 32 works, and none once it has been open for 20 ms', async () => {
    const many = transactions()
    const all = new GroupCommit(many.begin, steppingTiming(0))
    await Promise.all(Array.from({ length: 70 }, (_, n) => all.take(1, named(`${n}`))))
    expect(many.begun.map((one) => one.length)).toEqual([32, 32, 6])
    const slow = transactions()
    const some = new GroupCommit(slow.begin, steppingTiming(9))
    await Promise.all(Array.from({ length: 6 }, (_, n) => some.take(1, named(`${n}`))))
    expect(slow.begun.map((one) => one.length)).toEqual([3, 3])
  })

  it('a work that fails without a trace gets its own error, and the others are committed', async () => {
    const { begun, begin } = transactions()
    const groups = new GroupCommit(begin, steppingTiming(0))
    const results = await Promise.allSettled([
      groups.take(1, named('a')),
      groups.take(1, named('b', new TypeError('no b'))),
      groups.take(1, named('c')),
    ])
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(begun).toHaveLength(1)
  })

  it('the failure of the first ends its transaction, and the next has another', async () => {
    const { begun, begin } = transactions()
    const groups = new GroupCommit(begin, steppingTiming(0))
    const [first, second] = await Promise.allSettled([
      groups.take(1, named('a', new TypeError('no a'))),
      groups.take(1, named('b')),
    ])
    expect([first.status, second.status]).toEqual(['rejected', 'fulfilled'])
    expect(begun).toEqual([['a'], ['b']])
  })

  it('a single work that goes on after it spoiled its transaction runs alone, where it fails as it does', async () => {
    const { begun, begin } = transactions()
    const groups = new GroupCommit(begin, steppingTiming(0))
    expect(await groups.take(1, named('a!'))).toBe(RUN_ALONE)
    expect(begun).toEqual([['a!']])
  })

  it('all of a spoiled group run alone, and those behind it have a group again', async () => {
    const { begun, begin } = transactions()
    const groups = new GroupCommit(begin, steppingTiming(0))
    const results = await Promise.all(
      ['a', 'b!', 'c', 'd'].map((name) => groups.take(1, named(name, name === 'b!' ? new TypeError('no') : undefined))),
    )
    expect(results).toEqual([RUN_ALONE, RUN_ALONE, 'c', 'd'])
    expect(begun).toEqual([
      ['a', 'b!'],
      ['c', 'd'],
    ])
  })

  it('a failure before the commit sends all of a group to run alone, and is that of a single one', async () => {
    const { begin } = transactions({ failure: new TypeError('full') })
    const groups = new GroupCommit(begin, steppingTiming(0))
    expect(await Promise.all(['a', 'b'].map((name) => groups.take(1, named(name))))).toEqual([RUN_ALONE, RUN_ALONE])
    await expect(groups.take(1, named('c'))).rejects.toThrow('full')
  })

  it('whoever shared a commit of unknown outcome is told, and nothing runs again', async () => {
    const { begun, begin } = transactions({ failure: UNKNOWN })
    const groups = new GroupCommit(begin, steppingTiming(0))
    const results = await Promise.allSettled(['a', 'b', 'c'].map((name) => groups.take(1, named(name))))
    expect(results.map((one) => one.status === 'rejected' && one.reason)).toEqual([UNKNOWN, UNKNOWN, UNKNOWN])
    expect(begun).toHaveLength(1)
  })

  it('a transaction that the engine wants again runs again for a single work, and alone for several', async () => {
    const { begun, begin } = transactions({ attempts: 2 })
    const groups = new GroupCommit(begin, steppingTiming(0))
    expect(await groups.take(1, named('a'))).toBe('a')
    expect(begun).toEqual([['a'], ['a']])
    expect(await Promise.all(['b', 'c'].map((name) => groups.take(1, named(name))))).toEqual([RUN_ALONE, RUN_ALONE])
    expect(begun).toEqual([['a'], ['a'], ['b', 'c'], []])
  })

  it('every work runs in the asynchronous context of its caller', async () => {
    const context = new AsyncLocalStorage<string>()
    const groups = new GroupCommit(transactions().begin, steppingTiming(0))
    const callers = ['a', 'b', 'c']
    const seen = callers.map((caller) => context.run(caller, () => groups.take(1, async () => context.getStore())))
    expect(await Promise.all(seen)).toEqual(callers)
  })
})
