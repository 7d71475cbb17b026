import { once } from 'node:events'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type BulkPool, calculateColumns, compile, parallel } from '../../../../src/bulk/index.ts'
import { parallel as threads } from '../../../../src/bulk/node.ts'
import { EmissionsError } from '../../../../src/core/errors/index.ts'
import { fuelPairs } from '../../../fixtures/bulk-sets.ts'
import { StandIn, thread, workerHere } from '../../../fixtures/bulk-workers.ts'

const SET = compile({ pairs: fuelPairs().slice(0, 4) })
const ROWS = 200_000
const DYING_THREAD = new URL('../../../fixtures/dying-thread.ts', import.meta.url)

const unhandled: unknown[] = []
const note = (error: unknown) => unhandled.push(error)
beforeAll(() => {
  process.on('unhandledRejection', note)
})
afterAll(() => {
  process.off('unhandledRejection', note)
})

const open: BulkPool[] = []
beforeEach(() => {
  unhandled.length = 0
})
afterEach(async () => {
  await Promise.all(open.splice(0).map((pool) => pool.close()))
  expect(unhandled).toEqual([])
})

function opened(pool: BulkPool): BulkPool {
  open.push(pool)
  return pool
}

/** The error that a call rejects with. */
async function failureOf(call: Promise<unknown>): Promise<EmissionsError | undefined> {
  const failure = await call.then(
    () => undefined,
    (error: unknown) => error,
  )
  expect(EmissionsError.is(failure)).toBe(true)
  return failure as EmissionsError
}

/** Shows that a pool is closed for good: what was asked before and what is asked later fails, and nothing hangs. */
async function expectClosed(pool: BulkPool, under: Promise<unknown>, message: RegExp): Promise<void> {
  const columns = { value: Float64Array.of(1), coefficient: Uint8Array.of(0) }
  const queued = failureOf(pool.calculateColumns(SET, columns))
  const failure = await failureOf(under)
  expect(failure?.code).toBe('worker_failed')
  expect(failure?.message).toMatch(message)
  expect(await queued).toBe(failure)
  expect(await failureOf(pool.calculateColumns(SET, columns))).toBe(failure)
  expect(await failureOf(pool.totalColumns(SET, { ...columns, key: Uint8Array.of(0) }, { keys: 1 }))).toBe(failure)
  expect(() => pool.createColumns(SET, { rows: 1 })).toThrow(failure)
  await pool.close()
  expect(calculateColumns(SET, columns).failed).toBe(0)
}

describe('a thread that dies of its rows', () => {
  afterEach(() => {
    process.env.TONNE_DEATH = ''
  })

  it.each([
    ['exit', /worker \d ended: exit code 3; the pool is closed/],
    ['exception', /worker \d failed: struck by lightning/],
    ['rejection', /worker \d failed: struck in its sleep/],
    ['memory', /worker \d failed: .*memory/],
  ])('by %s', async (death, message) => {
    process.env.TONNE_DEATH = death
    const resourceLimits = { maxOldGenerationSizeMb: 64 }
    const pool = opened(threads({ workers: 2, file: DYING_THREAD, resourceLimits }))
    const columns = pool.createColumns(SET, { rows: ROWS })
    await expectClosed(pool, pool.calculateColumns(SET, columns), message)
  })

  it('by silence does not keep close() waiting, nor what waits for it', async () => {
    process.env.TONNE_DEATH = 'silence'
    const pool = opened(threads({ workers: 2, file: DYING_THREAD }))
    const columns = pool.createColumns(SET, { rows: ROWS })
    const under = failureOf(pool.calculateColumns(SET, columns))
    await pool.close()
    expect(await under).toMatchObject({ code: 'worker_failed', message: 'the pool was closed; make another' })
  })

  it('by being terminated', async () => {
    const threadsHeld = [thread(), thread()]
    const hired = [...threadsHeld]
    const spawn = () => (hired.pop() as (typeof threadsHeld)[number]).worker
    const pool = opened(parallel({ workers: 2, spawn }))
    await pool.calculateColumns(SET, pool.createColumns(SET, { rows: ROWS }))
    const under = pool.calculateColumns(SET, pool.createColumns(SET, { rows: 20 * ROWS }))
    void threadsHeld[0]?.held.terminate()
    await expectClosed(pool, under, /worker \d ended: exit code 1/)
    const [other] = threadsHeld.slice(1)
    if (other !== undefined && other.held.threadId > 0) await once(other.held, 'exit')
  })

  it('before it could start: no such file', async () => {
    const pool = opened(threads({ workers: 2, file: new URL('nowhere.js', import.meta.url) }))
    const columns = pool.createColumns(SET, { rows: ROWS })
    await expectClosed(pool, pool.calculateColumns(SET, columns), /worker \d failed: .*nowhere\.js/)
  })
})

describe('a worker that is not what it should be', () => {
  /** A pool of one worker of ours and one that does what a test says. */
  function poolWith(other: StandIn): BulkPool {
    const hired = [other, workerHere()]
    return opened(parallel({ workers: 2, spawn: () => hired.pop() as StandIn }))
  }

  it.each([
    ['error', { type: 'error', message: 'no such module' }, /worker 1 failed: no such module/],
    ['error without a word', { type: 'error' }, /worker 1 failed: the runtime said 'error'/],
    ['unreadable message', { type: 'messageerror' }, /worker 1 failed: the runtime said 'messageerror'/],
    ['end', { type: 'close' }, /worker 1 ended: the runtime said 'close'/],
    ['failure', { type: 'message', data: { bulk: 'failed', reason: 'no memory' } }, /worker 1 failed: no memory/],
  ])('closes the pool by an %s, at work or idle', async (_, event, message) => {
    const busy = new StandIn()
    const pool = poolWith(busy)
    const under = pool.calculateColumns(SET, pool.createColumns(SET, { rows: ROWS }))
    await Promise.resolve()
    busy.say(event)
    await expectClosed(pool, under, message)
    expect(busy.terminated).toBe(1)
    const idle = new StandIn()
    const other = poolWith(idle)
    idle.say(event)
    expect(
      await failureOf(other.calculateColumns(SET, { value: Float64Array.of(1), coefficient: new Uint8Array(1) })),
    ).toMatchObject({ code: 'worker_failed' })
  })

  it('closes the pool when it can be sent nothing', async () => {
    class Deaf extends StandIn {
      override postMessage(): void {
        throw new Error('DataCloneError: a memory')
      }
    }
    const pool = poolWith(new Deaf())
    const under = pool.calculateColumns(SET, pool.createColumns(SET, { rows: ROWS }))
    await expectClosed(pool, under, /worker 1 could not be sent its work: DataCloneError/)
  })

  it('closes the pool even where it cannot be ended', async () => {
    class Undying extends StandIn {
      override terminate(): never {
        throw new Error('not me')
      }
    }
    const pool = poolWith(new Undying())
    await pool.close()
    await pool.close()
    expect(() => pool.createColumns(SET, { rows: 1 })).toThrow('the pool was closed')
  })

  it('may say other things to others', async () => {
    const here = workerHere()
    const chatty = new StandIn()
    const pool = opened(parallel({ workers: 1, spawn: () => Object.assign(chatty, { postMessage: here.postMessage }) }))
    here.addEventListener('message', (event) => {
      chatty.say({ type: 'message', data: 'hello' })
      chatty.say({ type: 'message', data: null })
      chatty.say({ type: 'message', data: { other: 1 } })
      chatty.say(event)
    })
    const { co2e } = await pool.calculateColumns(SET, { value: Float64Array.of(0), coefficient: new Uint8Array(1) })
    expect(co2e[0]).toBe(0)
    here.terminate()
  })
})

describe('close()', () => {
  it('ends what is under way and what waits, and may be called again', async () => {
    const pool = opened(threads({ workers: 2 }))
    const columns = pool.createColumns(SET, { rows: ROWS })
    const under = pool.calculateColumns(SET, columns)
    const waiting = failureOf(pool.calculateColumns(SET, columns))
    const closed = [pool.close(), pool.close()]
    expect((await failureOf(under))?.message).toBe('the pool was closed; make another')
    expect((await waiting)?.code).toBe('worker_failed')
    await Promise.all(closed)
    expect(calculateColumns(SET, columns).failed).toBe(0)
  })
})
