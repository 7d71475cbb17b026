import { fail } from './violations.ts'

/** A field and its value. */
interface ChosenField {
  readonly path: string
  readonly value: unknown
}

/** The value of a field, as one of the choices; throws `invalid_choice` for any other. */
export function checkChoice<Choice extends string>({ path, value }: ChosenField, choices: readonly Choice[]): Choice {
  const choice = choices.find((one) => one === value)
  if (choice !== undefined) return choice
  const expected = choices.join(', ')
  return fail(path, 'invalid_choice', { message: `must be one of: ${expected}`, expected, received: value })
}
