/** Causes for leaving out a row, in order of presentation. */
export const LEFT_OUT_CAUSES = ['total', 'cancelled', 'estimated'] as const

/**
 * The cause for leaving out a row: it is the total of other rows, its status says that it is cancelled, or it is an
 * estimated reading of a period with an actual one.
 */
export type LeftOutCause = (typeof LEFT_OUT_CAUSES)[number]
