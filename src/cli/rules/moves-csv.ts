import { csvCell, inertCell } from '../../csv/index.ts'
import { baseKeyOf } from '../../emissions/index.ts'
import type { AssignedFigure, RuleMove } from '../../service/index.ts'
import type { RuleMoves } from './all-moves.ts'
import { levelOf, moveKind, ruleOf, whyText } from './move-kind.ts'

const OF_FIGURE = ['rule', 'level', 'factor', 'co2eKg'] as const
const HEADER = [
  ...['kind', 'collection', 'record'],
  ...OF_FIGURE.map((column) => `${column}Before`),
  ...OF_FIGURE.map((column) => `${column}After`),
  ...['differenceKg', 'reasons'],
]

/** The cells of a figure; kilograms have all digits. */
function figureCells(figure: AssignedFigure | null): readonly string[] {
  if (figure === null) return OF_FIGURE.map(() => '')
  const { factor, co2eKg } = figure
  return [...[ruleOf(figure), levelOf(figure), baseKeyOf({ key: factor })].map(inertCell), csvCell(co2eKg)]
}

function moveCells(move: RuleMove): readonly string[] {
  const { collection, recordId, before, after, differenceKg } = move
  const place = [moveKind(move), collection, recordId].map(inertCell)
  // a sign begins no formula here
  const difference = after === null ? '' : csvCell(differenceKg)
  return [...place, ...figureCells(before), ...figureCells(after), difference, inertCell(whyText(move))]
}

/** A line of a rule that the rule ties with. */
function tieCells(rule: string): readonly string[] {
  return HEADER.map((column) => (column === 'kind' ? 'tie' : column === 'ruleBefore' ? inertCell(rule) : ''))
}

/** A preview as CSV: a line for each record, and for each rule of a tie. */
export function movesCsv({ ties, moves }: RuleMoves): string {
  return `${[HEADER, ...ties.map(tieCells), ...moves.map(moveCells)].map((cells) => cells.join(',')).join('\n')}\n`
}
