import { fail } from '../errors/index.ts'

/** A field and its value. */
export interface Field {
  readonly path: string
  readonly value: unknown
}

/** Throws `invalid_choice` unless the value of a field is one of the choices. */
export function checkChoice({ path, value }: Field, choices: readonly string[]): void {
  if (choices.includes(value as string)) return
  const expected = choices.join(', ')
  fail(path, 'invalid_choice', {
    message: `is not one of the choices; use one of: ${expected}`,
    expected,
    received: value,
  })
}
