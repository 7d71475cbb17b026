const MIDNIGHT = 'T00:00:00.000Z'

/** Prints a timestamp as its day if that begins then: '2025-01-31'; otherwise unchanged. */
export function momentText(timestamp: string): string {
  return timestamp.endsWith(MIDNIGHT) ? timestamp.slice(0, -MIDNIGHT.length) : timestamp
}
