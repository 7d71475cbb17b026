import { EmissionsError, type ErrorCode, show } from '../../errors/index.ts'
import { isSameData } from '../same-data.ts'
import type { Store, StoreCapabilities } from '../store.ts'

/** One thing every store must do, on a store of its own that is empty. */
export interface Case {
  readonly name: string
  readonly run: (store: Store, suite: SuiteSetting) => Promise<void>
  /** Why this store is not asked to, if it is not. */
  readonly skip?: (setting: SuiteSetting) => string | undefined
}

/** What the suite knows of the stores under test. */
export interface SuiteSetting {
  /** Those every store that is made must name. */
  readonly capabilities: StoreCapabilities
  /** Adds to the total that is kept of a site, behind the store's back; without it no total is repaired. */
  readonly damageTotal?: (store: Store, damage: Damage) => Promise<void>
}

/** A wrong to be done to a site's total. */
export interface Damage {
  readonly companyId: number
  readonly siteId: string
  readonly delta: string
}

/** Fails the case unless both say the same. */
export function same(actual: unknown, expected: unknown, what = 'what came back'): void {
  if (isSameData(actual, expected)) return
  throw new Error(
    `${what} is not as expected\nexpected ${JSON.stringify(expected)}\nreceived ${JSON.stringify(actual)}`,
  )
}

/** Fails the case unless the work throws an EmissionsError of the code; the error comes back. */
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

/** Fails the case unless the work throws the very error. */
export async function throwsThe(error: unknown, work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (thrown) {
    if (thrown === error) return
    throw new Error(`should throw ${String(error)}, but threw ${String(thrown)}`)
  }
  throw new Error(`should throw ${String(error)}, but threw nothing`)
}

/** The value, which must be there. */
export function present<T>(value: T | null | undefined, what = 'a row'): T {
  if (value === null || value === undefined) throw new Error(`${what} should be there`)
  return value
}

/** Numbers that look random and are the same in every run: the low bits of a linear congruence are left out. */
export function numbersFrom(seed: number): (below: number) => number {
  let state = seed >>> 0
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** Lets others go on, `turns` times. */
export async function pause(turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn++) await Promise.resolve()
}
