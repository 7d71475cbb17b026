import { checkChoice } from '../../core/errors/index.ts'

/** DECIMAL(precision, scale): total digits, and those after the point. */
export interface DecimalType {
  readonly precision: number
  readonly scale: number
}

/** The type of values and second columns. */
export const ACTIVITY_TYPE: DecimalType = Object.freeze({ precision: 18, scale: 6 })

/** Exclusive upper bound of a value or second column. */
export const ACTIVITY_END = 1_000_000_000_000n

/** Returns the type in SQL: 'DECIMAL(18,6)'. */
export function typeName({ precision, scale }: DecimalType): string {
  return `DECIMAL(${precision},${scale})`
}

/** Maximum digits of a decimal in Spark. */
export const SPARK_DIGITS = 38
const SPARK_SCALE_MIN = 6

/** Returns the type of a product in Spark: `DecimalType.adjustPrecisionScale` of (p1 + p2 + 1, s1 + s2). */
export function sparkProduct(a: DecimalType, b: DecimalType): DecimalType {
  const precision = a.precision + b.precision + 1
  const scale = a.scale + b.scale
  if (precision <= SPARK_DIGITS) return { precision, scale }
  const fittingScale = Math.max(SPARK_DIGITS - (precision - scale), Math.min(scale, SPARK_SCALE_MIN))
  return { precision: SPARK_DIGITS, scale: fittingScale }
}

/** Returns an integer at scale 10^-scale with all its decimals, as engines print a decimal: '2.570820000000000000'. */
export function printAtScale(integer: bigint, scale: number): string {
  const digits = (integer < 0n ? -integer : integer).toString().padStart(scale + 1, '0')
  const integerPart = digits.slice(0, digits.length - scale)
  const text = scale === 0 ? integerPart : `${integerPart}.${digits.slice(-scale)}`
  return integer < 0n ? `-${text}` : text
}

/** The supported SQL engines. */
export const SQL_DIALECTS: readonly ['duckdb', 'postgres', 'spark'] = Object.freeze(['duckdb', 'postgres', 'spark'])

/** An engine: DuckDB, PostgreSQL, Spark SQL. */
export type SqlDialect = (typeof SQL_DIALECTS)[number]

/** SQL syntax of an engine, and the digits of its decimals. */
export interface DialectRules {
  /** Maximum digits of a decimal. */
  readonly digitsMax: number
  /** True if `digitsMax` also bounds products and sums. */
  readonly resultsAreBounded: boolean
  /** The type to which values and second columns are cast before they are multiplied. */
  readonly factorType: DecimalType
  /** Decimals to try for coefficients; the first that fits is used. */
  readonly scales: readonly number[]
  /** Decimals of value × second. */
  readonly productScale: number
  readonly text: string
  /** Clause after the columns of a new table. */
  readonly storage: string
  /** True if the engine enforces the primary key of a table. */
  readonly hasPrimaryKeys: boolean
  /** Maximum bytes of a name. */
  readonly nameBytesMax: number
}

/** The common rules; engines override them below. */
const COMMON = {
  digitsMax: 38,
  resultsAreBounded: true,
  factorType: ACTIVITY_TYPE,
  productScale: 12,
  storage: '',
  hasPrimaryKeys: true,
  nameBytesMax: 255,
} as const

/**
 * DuckDB multiplies decimals to DECIMAL(min(38, p1 + p2), s1 + s2) and sums to DECIMAL(38, s); beyond 38 digits both
 * are errors, never wrong (tested on 1.5: "Overflow in multiplication of DECIMAL(38)"). Operands of up to 18 digits get a
 * product of 18 digits for speed (`BindDecimalMultiply`, MAX_WIDTH_INT64), so they are multiplied as DECIMAL(38,6).
 *
 * PostgreSQL (manual, "Numeric Types" and "Lexical Structure"): NUMERIC is declared with up to 1,000 digits and
 * computed with up to 131,072 before the point; its products and sums are exact; names are cut at 63 bytes.
 *
 * Spark (`DecimalType.adjustPrecisionScale`; Velox describes the same rules in "Decimal Operators"): a product is
 * DECIMAL(p1 + p2 + 1, s1 + s2), and above 38 digits decimals are cut from it, down to 6, which rounds silently. A sum
 * is DECIMAL(min(38, p + 10), s). So DECIMAL(18,6) × DECIMAL(18,12) is DECIMAL(37,18) and its sum DECIMAL(38,18),
 * exact, and three columns can be multiplied only if the product of two is cast back to DECIMAL(18,6) (tested on
 * 3.5, in ANSI mode and without).
 */
const RULES: Readonly<Record<SqlDialect, DialectRules>> = Object.freeze({
  duckdb: { ...COMMON, factorType: { precision: 38, scale: ACTIVITY_TYPE.scale }, scales: [18, 12], text: 'VARCHAR' },
  postgres: { ...COMMON, digitsMax: 1000, resultsAreBounded: false, scales: [18], text: 'TEXT', nameBytesMax: 63 },
  spark: {
    ...COMMON,
    scales: [12],
    productScale: 6,
    text: 'STRING',
    storage: ' USING PARQUET',
    hasPrimaryKeys: false,
  },
})

/** Returns the rules of an engine; throws `invalid_choice` for an unknown one. */
export function dialectRules(dialect: SqlDialect): DialectRules {
  return RULES[checkChoice({ path: 'dialect', value: dialect }, SQL_DIALECTS)]
}
