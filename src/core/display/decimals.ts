/** Decimals of a figure for people, in tonnes, kilograms or megawatt hours. */
export const FIGURE_DECIMALS = 3

/** Decimals of a change in per cent, in the table of a standard. */
export const CHANGE_DECIMALS = 2

/** Decimals of a share or a change in per cent, next to the figures of the page. */
export const PERCENT_DECIMALS = 1

/**
 * Decimals of a kilogram that are shown as "all digits". Sums may differ below these: records store 34 digits of a result
 * that does not terminate, and the total rounding of many records is smaller.
 */
export const EXACT_KG_DECIMALS = 24
