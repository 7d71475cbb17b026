/** True for a name that can be printed: a text that is not blank, without control characters. */
export function isLabel(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '' && !/\p{Cc}/u.test(value)
}
