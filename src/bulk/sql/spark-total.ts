import { GASES } from '../../core/emissions/index.ts'
import { ACTIVITY_TYPE, SPARK_DIGITS, typeName } from './dialect.ts'
import type { SqlNumbers } from './sql-numbers.ts'
import { ALIAS_OF_ACTIVITY, pivotQuery, type StatementNames } from './statement-names.ts'

/** The decimals of an amount, which a long sums up. */
const FRACTION = typeName({ precision: ACTIVITY_TYPE.scale + 2, scale: ACTIVITY_TYPE.scale })

/** Returns the digits of the sum of a cell, so that its product with a coefficient keeps all decimals. */
function cellDigits({ coefficient }: SqlNumbers): number {
  return SPARK_DIGITS - 1 - coefficient.precision
}

/** True if the activity of a group, up to `activityMax`, can be multiplied by a coefficient after it is summed. */
export function sumsFitSparkProducts(numbers: SqlNumbers): boolean {
  const [units] = numbers.activityMax?.split('.') ?? []
  return units !== undefined && units.length + ACTIVITY_TYPE.scale <= cellDigits(numbers)
}

/**
 * Returns the total statement for Spark. Decimals of more than 18 digits are objects there, so the amounts of each key
 * and pair are summed first, as two longs: whole units, and decimals, which the optimizer sums by their unscaled value.
 * A sum that does not fit is NULL, and so is the total.
 */
export function sparkTotal(names: StatementNames, numbers: SqlNumbers): string {
  const { quote, pairColumn } = names
  const own = names.keys.map((key) => key.slice(ALIAS_OF_ACTIVITY.length))
  const keys = names.keys.map((_, index) => quote(`key${index}`))
  const [pair, amount, amounts, rows] = ['pair', 'amount', 'amounts', 'rows'].map(quote) as [
    string,
    string,
    string,
    string,
  ]
  const cell = typeName({ precision: cellDigits(numbers), scale: ACTIVITY_TYPE.scale })
  const units = `CAST(${amount} AS BIGINT)`
  const decimals = `CAST(${amount} - CAST(${units} AS ${typeName(ACTIVITY_TYPE)}) AS ${FRACTION})`
  const sums = GASES.map((gas) => {
    const coefficient = `c.${quote(gas)}`
    const isComplete = `SUM(b.${amounts}) = SUM(b.${rows}) AND COUNT(b.${amount}) = COUNT(*) AND COUNT(${coefficient}) = COUNT(*)`
    return `  CASE WHEN ${isComplete} THEN SUM(b.${amount} * ${coefficient}) END AS ${quote(gas)}`
  })
  return `SELECT ${keys.map((key, index) => `b.${key} AS ${own[index]}`).join(', ')},
${sums.join(',\n')},
  SUM(b.${rows}) AS ${rows}
FROM (
  SELECT ${keys.join(', ')}, ${pair},
    CAST(CAST(TRY_SUM(${units}) AS ${cell}) + SUM(${decimals}) AS ${cell}) AS ${amount},
    COUNT(${amount}) AS ${amounts},
    COUNT(*) AS ${rows}
  FROM (
    SELECT ${names.keys.map((key, index) => `${key} AS ${keys[index]}`).join(', ')}, ${names.pair} AS ${pair},
      ${names.amount} AS ${amount}
    FROM ${names.activity} AS a
  ) AS a
  GROUP BY ${keys.join(', ')}, ${pair}
) AS b
LEFT JOIN (
${pivotQuery(names)}
) AS c ON c.${pairColumn} = b.${pair}
GROUP BY ${keys.map((key) => `b.${key}`).join(', ')}`
}
