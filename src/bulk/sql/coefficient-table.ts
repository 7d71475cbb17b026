import { GASES, type Gas } from '../../core/emissions/index.ts'
import { answerAtOnce, collect, collectEach, fail } from '../../core/errors/index.ts'
import { printExact, roundToPlaces } from '../../core/exact/index.ts'
import { parseDate } from '../../core/time/index.ts'
import type { CoefficientSet } from '../coefficients/coefficient-set.ts'
import type { CompiledPair } from '../coefficients/pair.ts'
import { printAtScale } from './dialect.ts'
import { type SqlNumberOptions, sqlNumbers } from './sql-numbers.ts'

/** The version of the library that rounded a coefficient; a test compares it with package.json. */
export const LIBRARY_VERSION = '0.1.0'

/** The method by which coefficients are made and totals are summed; a released version never changes. */
const SQL_METHOD = 'tonne-sql/1'

/** The days on which a coefficient applies, both included; no bound if omitted. */
export interface Validity {
  /** ISO 8601: '2025-01-01'. */
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** Engine, labels and validity of a table of coefficients. */
export interface CoefficientTableOptions extends SqlNumberOptions {
  /** Unique label of a pair in rows of activity; defaults to '<unit> <factor keys>', made unique by the index. */
  readonly keyOf?: ((pair: CompiledPair, index: number) => string) | undefined
  readonly validityOf?: ((pair: CompiledPair, index: number) => Validity | undefined) | undefined
}

/** One coefficient: kilograms of a gas per unit of the value column (of value × second, with two columns). */
export interface CoefficientRow {
  /** Index of the pair in its set. */
  readonly pair: number
  readonly label: string
  /** Symbol of the unit of the value column. */
  readonly unit: string
  /** Symbol of the unit of the second column; null without one. */
  readonly second: string | null
  /** Keys of its factors. */
  readonly factors: readonly string[]
  readonly gas: Gas
  /** Rounded once, half to even, with all its decimals; null if not published. */
  readonly coefficient: string | null
  /** The exact value before rounding: '2.57082', '5/18'. */
  readonly exact: string | null
  readonly validFrom: string | null
  readonly validTo: string | null
  readonly editions: readonly string[]
  /** Versions of the library and of the method. */
  readonly library: string
  readonly method: string
}

const LABEL_CHARACTERS_MAX = 1000

function day(text: string | undefined, path: string): string | null {
  if (text === undefined) return null
  const { text: read } = parseDate(text, path)
  if (!/^\d{4}-\d\d-\d\d$/.test(read)) {
    fail(path, 'invalid_date', {
      message: 'is not a plain date; leave the time out',
      expected: '2025-01-31',
      received: text,
    })
  }
  return read
}

function validityOf(validity: Validity | undefined, path: string): Pick<CoefficientRow, 'validFrom' | 'validTo'> {
  const { validFrom, validTo } = collect({
    validFrom: () => day(validity?.from, `${path}.from`),
    validTo: () => day(validity?.to, `${path}.to`),
  })
  if (validFrom !== null && validTo !== null && validTo < validFrom) {
    const message = `ends on ${validTo}, before it starts on ${validFrom}`
    fail(path, 'period_reversed', { message, expected: `${validFrom} or later`, received: validTo })
  }
  return { validFrom, validTo }
}

function checkLabel(label: unknown, path: string, known: ReadonlySet<unknown>): void {
  const received = label
  if (typeof label !== 'string') {
    fail(path, 'invalid_type', { message: 'must be a text', expected: 'a text', received })
  } else if (label === '') fail(path, 'empty', 'is empty; a pair needs a label')
  else if (label.length > LABEL_CHARACTERS_MAX) {
    const expected = `at most ${LABEL_CHARACTERS_MAX} characters`
    fail(path, 'text_too_long', { message: `has ${label.length} characters`, expected })
  } else if (known.has(label)) {
    fail(path, 'duplicate_item', {
      message: 'is the label of another pair too',
      expected: 'one label a pair',
      received,
    })
  }
}

function factorKeys({ parts }: CompiledPair): readonly string[] {
  return Object.freeze([...new Set(parts.map(({ factor }) => factor.key))])
}

function labelsOf({ pairs }: CoefficientSet, { keyOf }: CoefficientTableOptions): readonly string[] {
  const known = new Set<string>()
  return collectEach(pairs, (pair, index) => {
    const plain = `${pair.unit}${pair.second === null ? '' : ` × ${pair.second}`} ${factorKeys(pair).join(' + ')}`
    const label =
      keyOf === undefined
        ? known.has(plain)
          ? `${plain} #${index}`
          : plain
        : answerAtOnce(`keyOf(pairs[${index}])`, keyOf(pair, index))
    checkLabel(label, `keyOf(pairs[${index}])`, known)
    known.add(label)
    return label
  })
}

/**
 * Returns the coefficients of a set as rows for a database table, one per pair and gas, rounded once to the decimals
 * that the engine can multiply and sum without loss (`SqlNumberOptions`). `toSql` writes the statements for the table.
 * Throws `number_out_of_range` for values that the engine cannot hold, `invalid_choice`, `invalid_date`,
 * `period_reversed`, and `duplicate_item`, `empty`, `text_too_long` for labels; all at once.
 *
 * @example
 * ```ts
 * import { coefficientTable, compile } from 'tonne/bulk'
 * import { findFactor } from 'tonne/factors'
 * const diesel = findFactor('desnz-2025/fuels/liquid-fuels/diesel-average-biofuel-blend/litres')
 * const set = compile({ pairs: [{ unit: 'l', factor: diesel }] })
 * const rows = coefficientTable(set, { dialect: 'duckdb', keyOf: () => 'diesel', validityOf: () => ({ from: '2025-01-01' }) })
 * rows.map(({ label, gas }) => `${label} ${gas}`) // => ['diesel co2', 'diesel ch4', 'diesel n2o', 'diesel co2e']
 * const [, , , co2e] = rows
 * co2e?.coefficient // => '2.570820000000000000'
 * co2e?.exact // => '2.57082'
 * co2e?.validFrom // => '2025-01-01'
 * coefficientTable(set, { dialect: 'duckdb', keyOf: () => '' }) // throws empty
 * ```
 */
export function coefficientTable(set: CoefficientSet, options: CoefficientTableOptions): readonly CoefficientRow[] {
  const { coefficient } = sqlNumbers(set, options)
  const { labels, validities } = collect({
    labels: () => labelsOf(set, options),
    validities: () =>
      collectEach(set.pairs, (pair, index) =>
        validityOf(
          answerAtOnce(`validityOf(pairs[${index}])`, options.validityOf?.(pair, index)),
          `validityOf(pairs[${index}])`,
        ),
      ),
  })
  const rows = set.pairs.flatMap((pair, index) => {
    const label = labels[index] ?? ''
    const validity = validities[index] ?? { validFrom: null, validTo: null }
    const editions = Object.freeze([...new Set(pair.parts.map(({ factor }) => factor.edition))])
    const factors = factorKeys(pair)
    return GASES.map((gas): CoefficientRow => {
      const exact = pair.per1[gas]
      return Object.freeze({
        pair: index,
        label,
        unit: pair.unit,
        second: pair.second,
        factors,
        gas,
        coefficient: exact === null ? null : printAtScale(roundToPlaces(exact, coefficient.scale), coefficient.scale),
        exact: exact === null ? null : printExact(exact),
        ...validity,
        editions,
        library: LIBRARY_VERSION,
        method: SQL_METHOD,
      })
    })
  })
  return Object.freeze(rows)
}
