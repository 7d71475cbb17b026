/** A month of a row of the grid. */
export interface MonthKey {
  /** The key of the row. */
  readonly row: string
  /** The key of the month: '03.' */
  readonly month: string
}

const MONTH = 'month:'

/** Prints the key of a month for the address. */
export function printMonthKey({ row, month }: MonthKey): string {
  return `${MONTH}${month}:${row}`
}

/** Parses the key of a month; null for other keys. */
export function parseMonthKey(key: string): MonthKey | null {
  const [, month, row] = /^month:(\d\d\.):(.+)$/.exec(key) ?? []
  return month === undefined || row === undefined ? null : { month, row }
}
