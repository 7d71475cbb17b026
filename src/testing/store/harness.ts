import { isSameData } from '../../base/index.ts'
import { EmissionsError, type ErrorCode, show } from '../../core/errors/index.ts'
import type { BaseRecords, CollectionName } from '../../ledger/collections/collections.ts'
import type { Store, Transaction } from '../../ledger/collections/store.ts'
import type { StoreCapabilities } from '../../store/index.ts'

/** Records with whatever fields a case gives them. */
export type SampleRecords = { [Name in CollectionName]: BaseRecords[Name] & Readonly<Record<string, unknown>> }

/** A store of samples. */
export type SampleStore = Store<SampleRecords>

/** One requirement of a store, tested on an empty store of its own. */
export interface Case {
  readonly name: string
  readonly run: (store: SampleStore, suite: SuiteSetting) => Promise<void>
  /** The reason for skipping the case, if it does not apply. */
  readonly skip?: (setting: SuiteSetting) => string | undefined
}

/** A requirement that applies to every store. */
export function it(name: string, run: Case['run']): Case {
  return { name, run }
}

/** A requirement of each collection. */
export function itEach(
  names: readonly CollectionName[],
  requirement: string,
  run: (store: SampleStore, name: CollectionName) => Promise<void>,
): Case[] {
  return names.map((name) => it(`${name}: ${requirement}`, (store) => run(store, name)))
}

/** A requirement that one transaction of a company shows. */
export function itInTransaction(name: string, run: (tx: Transaction<SampleRecords>) => Promise<unknown>): Case {
  return it(name, (store) => store.transaction(1, async (tx) => void (await run(tx))))
}

/** A requirement of each collection that one transaction of a company shows. */
export function itEachInTransaction(
  names: readonly CollectionName[],
  requirement: string,
  run: (tx: Transaction<SampleRecords>, name: CollectionName) => Promise<unknown>,
): Case[] {
  return names.map((name) => itInTransaction(`${name}: ${requirement}`, (tx) => run(tx, name)))
}

/** The properties of the stores under test. */
export interface SuiteSetting {
  /** The capabilities that every created store must report. */
  readonly capabilities: StoreCapabilities
  /** Adds to a site's stored total, bypassing the store; if absent, the repair of totals is not tested. */
  readonly damageTotal?: ((store: Store, damage: Damage) => Promise<void>) | undefined
}

/** A corruption of a site's total. */
export interface Damage {
  readonly companyId: number
  readonly siteId: string
  readonly delta: string
}

/** Fails the case unless both are deeply equal. */
export function same(actual: unknown, expected: unknown, what = 'what came back'): void {
  if (isSameData(actual, expected)) return
  throw new Error(
    `${what} is not as expected\nexpected ${JSON.stringify(expected)}\nreceived ${JSON.stringify(actual)}`,
  )
}

/** Fails the case unless the work throws an EmissionsError with the code, which is returned. */
export async function refuses(code: ErrorCode, work: () => Promise<unknown>): Promise<EmissionsError> {
  let answer: unknown
  try {
    answer = await work()
  } catch (error) {
    if (EmissionsError.is(error) && error.code === code) return error
    throw new Error(`should be refused with ${code}, but threw ${String(error)}`)
  }
  throw new Error(`should be refused with ${code}, but answered ${show(answer)}`)
}

/** The paths of the violations of an error. */
export function pathsOf({ violations }: EmissionsError): string[] {
  return violations.map(({ path }) => path)
}

/** Fails the case unless the work throws this very error. */
export async function throwsThe(error: unknown, work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (thrown) {
    if (thrown === error) return
    throw new Error(`should throw ${String(error)}, but threw ${String(thrown)}`)
  }
  throw new Error(`should throw ${String(error)}, but threw nothing`)
}

const GIVEN_UP = new Error('given up')

/** Runs work in a transaction that then gives up; fails the case if anything else is thrown. */
export async function rollBack(
  store: SampleStore,
  companyId: number,
  work: (tx: Transaction<SampleRecords>) => Promise<unknown>,
): Promise<void> {
  await throwsThe(GIVEN_UP, () =>
    store.transaction(companyId, async (tx) => {
      await work(tx)
      throw GIVEN_UP
    }),
  )
}

/** Fails the case if the value is null or undefined. */
export function present<T>(value: T | null | undefined, what = 'a row'): T {
  if (value === null || value === undefined) throw new Error(`${what} should be there`)
  return value
}

/** A value of a wrong type, as callers without types may pass it. */
export function withoutType(value: unknown): never {
  return value as never
}

/** A seeded pseudo-random generator; it drops the low bits of a linear congruential generator. */
export function randomNumbers(seed: number): (below: number) => number {
  let state = seed >>> 0
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** Fails the case unless the numbers are 1, 2, 3, … in this order. */
export function checkSequence(numbers: readonly number[], what?: string): void {
  same(
    numbers,
    numbers.map((_, index) => index + 1),
    what,
  )
}

/** A promise that waits until it is opened. */
export function gate(): { readonly opened: Promise<void>; readonly open: () => void } {
  let open: () => void = () => undefined
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open: () => open() }
}

/** Yields `turns` times. */
export async function yieldTurns(times: number): Promise<void> {
  for (let turn = 0; turn < times; turn++) await Promise.resolve()
}
