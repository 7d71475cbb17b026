import { EXACT_KG_DECIMALS, rationalOf } from '../../core/display/index.ts'
import type { Rational } from '../../core/exact/index.ts'
import { verify } from '../../verify/index.ts'
import { exactOf, type Figure, kgInFigure } from './figures.ts'
import { addRationals, isClose, ZERO } from './rational.ts'
import type { EmissionRecord } from './records.ts'
import { parseTrace } from './trace-parts.ts'

/** A record with its trace as sent by /v1. */
export interface TracedRecord {
  readonly record: EmissionRecord
  readonly trace: string
}

/** The result of verifying a figure. */
export interface FigureProof {
  /** Records whose trace fails verification. */
  readonly failed: readonly EmissionRecord[]
  /** True if the verified traces add up to the figure. */
  readonly addsUp: boolean
}

/** Verifies traces one by one, and adds up the proven amounts, each with its share of time. */
interface FigureProver {
  take(part: TracedRecord): void
  proof(): FigureProof
}

/**
 * The largest accepted difference, 10^-24 kg. /v1 stores 34 digits of a result that does not terminate, and 40 decimals
 * of a record's part in a month; the rounding of a few hundred records is below this bound.
 */
const BOUND: Rational = { n: 1n, d: 10n ** BigInt(EXACT_KG_DECIMALS) }

/** Creates the prover of a figure. */
export function figureProver(figure: Figure): FigureProver {
  const failed: EmissionRecord[] = []
  let sum = ZERO
  const prove = ({ record, trace }: TracedRecord) => {
    const { verified } = verify(trace)
    const proven = kgInFigure(figure, record, parseTrace(trace))
    if (!verified) failed.push(record)
    if (proven !== null) sum = addRationals(sum, proven)
  }
  return {
    take: (part) => {
      try {
        prove(part)
      } catch {
        // a text that is not a trace proves nothing
        failed.push(part.record)
      }
    },
    proof: () => ({ failed, addsUp: isClose(sum, rationalOf(exactOf(figure)), BOUND) }),
  }
}
