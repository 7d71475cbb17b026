import { add, type Exact, type Rational, rationalOf, ZERO } from '../../../exact/index.ts'
import { digitsOf, shownFigure } from '../../core/context/digits.ts'
import type { ServiceRecords } from '../../core/context/records.ts'
import { type BatchPart, weightOfPart } from './batch-contents.ts'
import type { BatchRow } from './batch-row.ts'
import { figureOf } from './decimals.ts'

/** The weight of a batch in kilograms, with all its digits. */
export function weightOfBatch({ record }: BatchRow): Exact {
  return record.given?.totalWeight ?? record.totalWeight
}

/** The weight of what a batch holds; null where a product has none. */
export function weightOfParts(parts: readonly BatchPart[]): Exact | null {
  if (parts.some(({ weight }) => weight.n === 0n)) return null
  return figureOf(parts.map(weightOfPart).reduce(add, ZERO))
}

/** The fields of a batch of a weight. */
export function weightFields(weight: Exact): Pick<ServiceRecords['batches'], 'totalWeight' | 'given'> {
  return { totalWeight: shownFigure(weight), given: digitsOf({ totalWeight: weight }) }
}

/** The exact weight of a batch, to share by. */
export function massOf(row: BatchRow): Rational {
  return rationalOf(weightOfBatch(row))
}
