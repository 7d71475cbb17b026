import { fail } from './violations.ts'

/** A field and its value. */
interface NamedValue {
  readonly path: string
  readonly value: unknown
}

/** The value of a field, as one of the choices; throws `invalid_choice` for any other. */
export function checkChoice<Choice extends string | number | boolean | null>(
  { path, value }: NamedValue,
  choices: readonly Choice[],
): Choice {
  const choice = choices.find((one) => one === value)
  if (choice !== undefined) return choice
  const expected = choices.map(String).join(', ')
  return fail(path, 'invalid_choice', { message: `must be one of: ${expected}`, expected, received: value })
}

/** The message and the shape of an object that a field must hold. */
interface ObjectRule {
  readonly message: string
  readonly expected: string
}

/** Requires a field to hold an object. Throws `required`. */
export function requireObject({ path, value }: NamedValue, { message, expected }: ObjectRule): void {
  if (typeof value === 'object' && value !== null) return
  fail(path, 'required', { message, expected, received: value })
}
