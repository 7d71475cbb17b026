import type { Violations } from '../errors/index.ts'

/** A field and its value. */
export interface Field {
  readonly path: string
  readonly value: unknown
}

/** Collects `invalid_choice` unless the value of a field is one of the choices. */
export function checkChoice({ path, value }: Field, choices: readonly string[], found: Violations): void {
  if (choices.includes(value as string)) return
  const expected = choices.join(', ')
  found.add(path, 'invalid_choice', {
    message: `is not one of the choices; use one of: ${expected}`,
    expected,
    received: value,
  })
}
