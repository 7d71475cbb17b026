/** A comma of thousands: two of them, or one before a decimal point. */
const COMMAS_OF_THOUSANDS = /^[-+]?\d{1,3}(?:,\d{3})*,\d{3}(?:,\d{3}|\.\d+)$/
const POINTS_OF_THOUSANDS = /^[-+]?\d{1,3}(?:\.\d{3})*\.\d{3}(?:\.\d{3}|,\d+)$/
/** A comma with other than three digits after it, or after a zero, is no comma of thousands. */
const DECIMAL_COMMA = /^[-+]?(?:\d+,(?:\d{1,2}|\d{4,})|0,\d+)$/

/**
 * The digits of a number as people type it: '1250000' for '1,250,000' and "1'250'000", '1000.5' for '1,000.5' and '1.000,5'. Any other
 * text is returned as it is: '1,250' can be 1250 or 1.25, so the reader is asked for another spelling.
 */
export function enteredDigits(text: string): string {
  const joined = text.trim().replaceAll(/(?<=\d)[\s'’](?=\d{3}(?!\d))/g, '')
  if (COMMAS_OF_THOUSANDS.test(joined)) return joined.replaceAll(',', '')
  if (POINTS_OF_THOUSANDS.test(joined)) return joined.replaceAll('.', '').replace(',', '.')
  return DECIMAL_COMMA.test(joined) ? joined.replace(',', '.') : joined
}
