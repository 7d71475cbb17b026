import { byKey, readItem } from '../../base/index.ts'
import {
  COLUMNS,
  type ColumnApart,
  type Contribution,
  exactContribution,
  isColumnApart,
} from '../../core/emissions/index.ts'
import { add, type Rational, RationalSum, ZERO } from '../../core/exact/index.ts'
import type { InventoryAmounts } from '../../resources/index.ts'
import { cutDecimal, parseDecimal, type Span, splitAmount, toFigure } from './decimal.ts'
import type { PartOfAmount } from './record-parts.ts'

/** The gases that have their own mass in an inventory. */
export const GASES_APART = ['co2', 'ch4', 'n2o'] as const

/** One of these gases. */
export type GasApart = (typeof GASES_APART)[number]

/** The summed amounts. `co2eWithoutGases` is the CO2e of contributions whose gases were not all published. */
export const AMOUNTS = ['co2e', 'co2', 'ch4', 'n2o', 'co2eWithoutGases', 'biogenicCo2', 'montrealCo2e'] as const

/** The columns outside the total. */
const APART = COLUMNS.filter(isColumnApart)

/** The amounts of a record, or of a part of it. */
export interface RecordAmounts {
  readonly amounts: Readonly<Record<(typeof AMOUNTS)[number], Rational>>
  /** The gases that at least one contribution does not state. */
  readonly unknown: readonly GasApart[]
  /** The columns outside the total that at least one contribution states. */
  readonly apart: readonly ColumnApart[]
}

function sumCut(parts: readonly (Rational | null)[]): Rational {
  return parts.reduce((sum: Rational, part) => (part === null ? sum : add(sum, cutDecimal(part))), ZERO)
}

/** Adds up the contributions of a record. `exactKg` is its exact CO2e as stored. */
export function sumAmounts(contributions: readonly Contribution[], exactKg: string): RecordAmounts {
  const columns = contributions.map(exactContribution)
  const co2e = parseDecimal(exactKg)
  const isWithout = (column: (typeof columns)[number]) => GASES_APART.some((gas) => column[gas] === null)
  const without = columns.filter(isWithout)
  return {
    amounts: {
      co2e,
      co2: sumCut(columns.map(({ co2 }) => co2)),
      ch4: sumCut(columns.map(({ ch4 }) => ch4)),
      n2o: sumCut(columns.map(({ n2o }) => n2o)),
      co2eWithoutGases: without.length === columns.length ? co2e : sumCut(without.map((column) => column.co2e)),
      biogenicCo2: sumCut(columns.map(({ biogenicCo2 }) => biogenicCo2)),
      montrealCo2e: sumCut(columns.map(({ montrealCo2e }) => montrealCo2e)),
    },
    unknown: GASES_APART.filter((gas) => columns.some((column) => column[gas] === null)),
    apart: APART.filter((name) => columns.some((column) => column[name] !== null)),
  }
}

/** Cuts the amounts of a record into spans of its period. */
export function splitRecord({ amounts, ...fields }: RecordAmounts, spans: readonly Span[]): readonly RecordAmounts[] {
  const columns = byKey(AMOUNTS, (name) => splitAmount(amounts[name], spans))
  return spans.map((_, index) => ({ amounts: byKey(AMOUNTS, (name) => readItem(columns[name], index)), ...fields }))
}

/** Takes the counted part of a record; `part` is null if all of it counts. */
export function takePart({ amounts, ...fields }: RecordAmounts, part: PartOfAmount): RecordAmounts {
  if (part === null) return { amounts, ...fields }
  const { co2e, co2, ch4, n2o, co2eWithoutGases, biogenicCo2, montrealCo2e } = amounts
  return {
    amounts: {
      co2e: part(co2e),
      co2: part(co2),
      ch4: part(ch4),
      n2o: part(n2o),
      co2eWithoutGases: part(co2eWithoutGases),
      biogenicCo2: part(biogenicCo2),
      montrealCo2e: part(montrealCo2e),
    },
    ...fields,
  }
}

/** An exact sum of records or of parts of them. The order of adding cannot change it. */
export class AmountSum {
  #records = 0
  readonly #sums: Record<(typeof AMOUNTS)[number], RationalSum> = {
    co2e: new RationalSum(),
    co2: new RationalSum(),
    ch4: new RationalSum(),
    n2o: new RationalSum(),
    co2eWithoutGases: new RationalSum(),
    biogenicCo2: new RationalSum(),
    montrealCo2e: new RationalSum(),
  }
  readonly #unknown = new Set<GasApart>()
  readonly #apart = new Set<ColumnApart>()

  /** Adds a record, a part of one, or a sum of `records` records; returns this. */
  add({ amounts, unknown, apart }: RecordAmounts, records = 1): this {
    for (const name of AMOUNTS) this.#sums[name].add(amounts[name])
    return this.#count(records, unknown, apart)
  }

  /** Adds another sum, of other records; returns this. */
  merge(other: AmountSum): this {
    for (const name of AMOUNTS) this.#sums[name].merge(other.#sums[name])
    return this.#count(other.#records, other.#unknown, other.#apart)
  }

  /** Converts the sum to its resource. */
  resource(): InventoryAmounts {
    const figure = (name: (typeof AMOUNTS)[number]) => toFigure(this.#sums[name].exact())
    const known = { co2: figure('co2'), ch4: figure('ch4'), n2o: figure('n2o') }
    const completeSum = (gas: GasApart) => (this.#unknown.has(gas) ? null : known[gas])
    return {
      records: this.#records,
      co2e: figure('co2e'),
      co2: completeSum('co2'),
      ch4: completeSum('ch4'),
      n2o: completeSum('n2o'),
      known,
      co2eWithoutGases: figure('co2eWithoutGases'),
      biogenicCo2: this.#apart.has('biogenicCo2') ? figure('biogenicCo2') : null,
      ...(this.#apart.has('montrealCo2e') && { montrealCo2e: figure('montrealCo2e') }),
    }
  }

  #count(records: number, unknown: Iterable<GasApart>, apart: Iterable<ColumnApart>): this {
    this.#records += records
    for (const gas of unknown) this.#unknown.add(gas)
    for (const name of apart) this.#apart.add(name)
    return this
  }
}
