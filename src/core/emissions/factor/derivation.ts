import { parseNumber, printExact } from '../../exact/index.ts'
import type { DerivationStep } from './emission-factor.ts'

/** Returns the step that begins a column with the published figure of a row. */
export function takeFigure(column: DerivationStep['column'], key: string, figure: string): DerivationStep {
  return { kind: 'take', column, key, figure, gives: printExact(parseNumber(figure)) }
}
