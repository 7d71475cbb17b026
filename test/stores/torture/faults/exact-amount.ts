const PLACES = 12
const UNIT = 10n ** BigInt(PLACES)

/**
 * Kilograms as whole millionths of a microgram, for the sums of the tests alone: every amount of theirs is a whole number
 * of them. Throws where a decimal has more places.
 */
export function unitsOf(decimal: string): bigint {
  const found = /^(-?)(\d+)(?:\.(\d+))?$/.exec(decimal)
  if (found === null) throw new Error(`${decimal} is not a decimal`)
  const [, sign, whole = '', places = ''] = found
  if (places.length > PLACES) throw new Error(`${decimal} has more than ${PLACES} places`)
  const units = BigInt(whole) * UNIT + BigInt(places.padEnd(PLACES, '0'))
  return sign === '-' ? -units : units
}

/** The decimal of an amount, without a zero at its end. */
export function decimalOf(units: bigint): string {
  const sign = units < 0n ? '-' : ''
  const size = units < 0n ? -units : units
  const places = (size % UNIT).toString().padStart(PLACES, '0').replace(/0+$/, '')
  return `${sign}${size / UNIT}${places === '' ? '' : `.${places}`}`
}
