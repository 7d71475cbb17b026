import { EmissionsError } from '../../../../src/core/errors/index.ts'
import type { Outcome } from '../../../../src/ledger/context/use-cases.ts'
import { type Fraction, isNearest } from '../../../oracle/rational-oracle.ts'

/** Stands for any text where there must be one, and null must not be. */
export const SOMETHING = Symbol('something')

/** What a field should show: a number near a fraction, or just that; of an object the fields that are named. */
export type Due =
  | Fraction
  | string
  | number
  | boolean
  | null
  | symbol
  | readonly Due[]
  | { readonly [field: string]: Due }

function isFraction(due: object): due is Fraction {
  return 'under' in due && typeof due.under === 'bigint'
}

function print(value: unknown): string {
  return JSON.stringify(value, (_, held: unknown) => (typeof held === 'bigint' ? `${held}` : held))
}

/** What is shown otherwise than it should be; undefined: nothing. */
export function mismatch(shown: unknown, due: Due, path = ''): string | undefined {
  if (typeof due !== 'object' || due === null) {
    const isSame = due === SOMETHING ? typeof shown === 'string' && shown !== '' : Object.is(shown, due)
    return isSame ? undefined : `${path} is ${print(shown)}, not ${String(due)}`
  }
  if (isFraction(due)) {
    const isNear = typeof shown === 'number' && isNearest(shown, due)
    return isNear ? undefined : `${path} is ${print(shown)}, not ${due.over}/${due.under}`
  }
  if (Array.isArray(due) && (!Array.isArray(shown) || shown.length !== due.length)) {
    return `${path} is ${print(shown)}, not ${print(due)}`
  }
  for (const [field, held] of Object.entries(due)) {
    const found = mismatch(
      (shown as Record<string, unknown> | null | undefined)?.[field],
      held as Due,
      `${path}.${field}`,
    )
    if (found !== undefined) return found
  }
  return undefined
}

function inOrder(refusals: readonly string[]): string {
  return [...new Set(refusals)].sort().join(', ')
}

/** `path code` of all that something was refused for, each once, in the order of the alphabet; '' where it was done. */
async function rejectionOf(work: Promise<unknown>): Promise<string> {
  try {
    await work
    return ''
  } catch (error) {
    if (!EmissionsError.is(error)) throw error
    return inOrder(error.violations.map(({ path, code }) => `${path} ${code}`))
  }
}

/**
 * The answer of a use case; undefined where it is refused, as it should be: `refused` are all its violations, `path code`.
 * Throws where it is done and should not be, refused and should not be, or refused for something else.
 */
export async function answerOf<T>(what: string, work: Promise<T>, refused: readonly string[]): Promise<T | undefined> {
  const found = await rejectionOf(work)
  const due = inOrder(refused)
  if (found !== due) throw new Error(`${what} was refused for '${found}', which should be '${due}'`)
  return due === '' ? work : undefined
}

/** Throws unless what was answered shows what it should, in the version that it should have. */
export function check<R>(
  what: string,
  { record, version }: Outcome<R>,
  due: { readonly version: number; readonly shown: Due },
) {
  const found = version === due.version ? mismatch(record, due.shown) : `version is ${version}, not ${due.version}`
  if (found !== undefined) throw new Error(`the answer to ${what}: ${found}`)
}
