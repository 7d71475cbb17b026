/** DECIMAL(precision, scale): total digits, and those after the point. */
export interface DecimalType {
  readonly precision: number
  readonly scale: number
}

/** The type of values and second columns. */
export const ACTIVITY_TYPE: DecimalType = Object.freeze({ precision: 18, scale: 6 })

/** Exclusive upper bound of a value or second column. */
export const ACTIVITY_END = 1_000_000_000_000n

/** The type in SQL: 'DECIMAL(18,6)'. */
export function typeName({ precision, scale }: DecimalType): string {
  return `DECIMAL(${precision},${scale})`
}

const SPARK_DIGITS = 38
const SPARK_SCALE_KEPT = 6

/** The type of a product in Spark: `DecimalType.adjustPrecisionScale` of (p1 + p2 + 1, s1 + s2). */
export function sparkProduct(a: DecimalType, b: DecimalType): DecimalType {
  const precision = a.precision + b.precision + 1
  const scale = a.scale + b.scale
  if (precision <= SPARK_DIGITS) return { precision, scale }
  const kept = Math.max(SPARK_DIGITS - (precision - scale), Math.min(scale, SPARK_SCALE_KEPT))
  return { precision: SPARK_DIGITS, scale: kept }
}

/** An integer at scale 10^-scale with all its decimals, as engines print a decimal: '2.570820000000000000'. */
export function printAt(integer: bigint, scale: number): string {
  const digits = (integer < 0n ? -integer : integer).toString().padStart(scale + 1, '0')
  const integerPart = digits.slice(0, digits.length - scale)
  const text = scale === 0 ? integerPart : `${integerPart}.${digits.slice(-scale)}`
  return integer < 0n ? `-${text}` : text
}
