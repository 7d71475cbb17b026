import { verify } from '../verify/index.ts'
import type { Figure } from './figures.ts'
import { shareOfTime } from './period.ts'
import { add, isNear, multiply, type Rational, rationalOf, ZERO } from './rational.ts'
import type { EmissionRecord } from './records.ts'
import { parseTrace } from './trace-parts.ts'

/** A record with its trace, as /v1 gave it. */
export interface TracedRecord {
  readonly record: EmissionRecord
  readonly trace: string
}

/** Result of verifying a figure. */
export interface FigureProof {
  /** Records whose trace does not verify. */
  readonly failed: readonly EmissionRecord[]
  /** True where the verified traces add up to the figure. */
  readonly addsUp: boolean
}

/**
 * /v1 keeps 34 digits of a result that does not end, and 40 decimals of a record's part in a month: what a few hundred
 * records lose by that is below this bound, 10^-24 kg.
 */
const BOUND: Rational = { n: 1n, d: 10n ** 24n }

/** Exact value of a figure. */
export function exactOf({ amounts, column }: Pick<Figure, 'amounts' | 'column'>): string {
  return column === 'co2e' ? amounts.co2e.exact : (amounts.biogenicCo2?.exact ?? '0')
}

/** Verifies traces one by one, and adds up what they prove, each with its share of time. */
export class FigureProver {
  readonly #figure: Figure
  readonly #failed: EmissionRecord[] = []
  #sum: Rational = ZERO

  constructor(figure: Figure) {
    this.#figure = figure
  }

  take(part: TracedRecord): void {
    try {
      this.#prove(part)
    } catch {
      // what cannot even be read as a trace proves nothing
      this.#failed.push(part.record)
    }
  }

  #prove({ record, trace }: TracedRecord): void {
    const { verified } = verify(trace)
    const proven = parseTrace(trace).total[this.#figure.column]
    if (!verified) this.#failed.push(record)
    if (proven === null) return
    this.#sum = add(this.#sum, multiply(rationalOf(proven), shareOfTime(record, this.#figure.period)))
  }

  proof(): FigureProof {
    return { failed: this.#failed, addsUp: isNear(this.#sum, rationalOf(exactOf(this.#figure)), BOUND) }
  }
}
