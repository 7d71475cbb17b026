/** Causes for leaving out a row, in order of presentation. */
export const LEFT_OUT_CAUSES = [
  'total',
  'unmatched_total',
  'cancelled',
  'estimated',
  'footer',
  'header',
  'not_energy',
  'first_fill',
  'fed_in',
  'reactive',
  'unpowered',
  'homeworking',
  'no_value',
  'pay',
  'tax',
  'depreciation',
  'financing',
  'income',
  'balance',
] as const

/**
 * The cause for leaving out a row: it is the total of other rows, or is named as a total and has no date; its status says
 * that it is cancelled; it is an estimated reading of a period with an actual one; it is a line of text below or between the
 * rows, or the header again; its product is a
 * purchase that burns nothing, such as a car wash; its gas is the first fill of a system; it is electricity that was fed into the grid, or reactive energy; it is a journey by bicycle or on foot; it is work at home; or it has a dash in place of its
 * quantity, or is a check of leaks without one. Rows of a ledger are left out if their account buys nothing: pay, taxes,
 * depreciation and other bookings of value, interest and other flows of money, income, and balances.
 */
export type LeftOutCause = (typeof LEFT_OUT_CAUSES)[number]

/** The cause for leaving out a line; `untied_refund` for a refund of no known booking, which is asked about. */
export type LineCause = LeftOutCause | 'untied_refund'
