/** Milliseconds of a day. */
export const DAY_MS = 86_400_000n

const INSTANT = /^[0-9]{4}-[0-9]{2}-[0-9]{2}(?:T[0-9]{2}:[0-9]{2}:[0-9]{2}\.[0-9]{3}Z)?$/

/** Returns the milliseconds of a date, or of a date and time in UTC that is not midnight; undefined for other texts. */
export function readInstant(text: string): bigint | undefined {
  if (!INSTANT.test(text)) return undefined
  const ms = Date.parse(text)
  if (Number.isNaN(ms)) return undefined
  // the calendar must have the date, and midnight has one text
  const printed = new Date(ms).toISOString()
  const isDate = ms % Number(DAY_MS) === 0
  return text === (isDate ? printed.slice(0, 10) : printed) ? BigInt(ms) : undefined
}
