import { inapplicable } from './pointer.ts'

/** Characters of texts and names that a patch may add to a record. */
const CHARACTERS_MAX = 2 * 1024 * 1024

/** Values that it may add. */
const VALUES_MAX = 50_000

/** The remaining limits of a patch: copies of copies would grow without bound. */
export interface Allowance {
  characters: number
  values: number
}

/** The limits for all operations of one patch together. */
export function fullAllowance(): Allowance {
  return { characters: CHARACTERS_MAX, values: VALUES_MAX }
}

function take(left: Allowance, { values, characters }: Allowance, path: string): void {
  left.values -= values
  left.characters -= characters
  if (left.values < 0) inapplicable(path, `adds more than ${VALUES_MAX} values, together with the operations before it`)
  if (left.characters < 0)
    inapplicable(path, `adds more than ${CHARACTERS_MAX} characters, together with the operations before it`)
}

/** Subtracts a value and everything in it from the limits. Throws `patch_invalid` as soon as they are exceeded. */
export function spend(left: Allowance, value: unknown, path: string): void {
  take(left, { values: 1, characters: 0 }, path)
  const open = [value]
  while (open.length > 0) {
    const next = open.pop()
    if (typeof next === 'string') take(left, { values: 0, characters: next.length }, path)
    if (typeof next !== 'object' || next === null) continue
    const names = Array.isArray(next) ? [] : Object.keys(next)
    const characters = names.reduce((sum, name) => sum + name.length, 0)
    take(left, { values: Array.isArray(next) ? next.length : names.length, characters }, path)
    for (const inner of Object.values(next)) open.push(inner)
  }
}
