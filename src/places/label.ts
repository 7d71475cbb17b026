/** True for a printable name: text that is not blank and has no control characters. */
export function isLabel(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '' && !/\p{Cc}/u.test(value)
}
