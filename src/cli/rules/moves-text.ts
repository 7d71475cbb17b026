import { baseKeyOf } from '../../emissions/index.ts'
import type { AssignedFigure, RuleMove } from '../../service/index.ts'
import { listText, wrap } from '../text-layout.ts'
import type { RuleMoves } from './all-moves.ts'
import { levelOf, type MoveKind, moveKind, ruleOf, whyText } from './move-kind.ts'

/** Records of a kind that people are shown; the other formats list all. */
const SHOWN = 50

/** The factor of a record, and the choice of it: 'KEY, by rule ID at siteId account'. */
function chosenText(figure: AssignedFigure): string {
  const key = baseKeyOf({ key: figure.factor })
  if (figure.assignedBy === null) return `${key}, named`
  return `${key}, by rule ${ruleOf(figure)} ${levelOf(figure) === '' ? 'for all' : `at ${levelOf(figure)}`}`
}

function moveText(move: RuleMove): string {
  const { collection, recordId, before, after, differenceKg } = move
  const place = `${collection} ${recordId}`
  if (after === null) return `${place}: ${before.co2eKg} kg CO2e by ${chosenText(before)}; ${whyText(move)}`
  const kilograms = `${before.co2eKg} to ${after.co2eKg} kg CO2e (${differenceKg})`
  return `${place}: ${kilograms}; ${chosenText(before)}, to ${chosenText(after)}`
}

function linesOf(moves: readonly RuleMove[], kind: MoveKind): readonly string[] {
  const ofKind = moves.filter((move) => moveKind(move) === kind)
  const rest = ofKind.length - SHOWN
  const lines = ofKind.slice(0, SHOWN).map(moveText)
  return rest > 0 ? [...lines, `and ${rest} more; --format csv lists them all`] : lines
}

/** A preview for people: what moves with its exact kilograms, what loses its factor, what stays and why, and ties. */
export function movesText({ ties, records, changed, unchanged, failed, differenceKg, moves }: RuleMoves): string {
  const counts = `${records} looked at, ${changed} would move, ${unchanged} would not, ${failed} cannot be moved; the difference is ${differenceKg} kg CO2e (a preview: nothing is written)`
  const paragraphs = [
    wrap(counts),
    ...listText('Rules of a tie, with which the change is refused', ties),
    ...listText('Records that would move', linesOf(moves, 'moves')),
    ...listText('Records that would lose their factor', linesOf(moves, 'loses its factor')),
    ...listText('Records that cannot be moved', linesOf(moves, 'stays')),
  ]
  return `${paragraphs.join('\n\n')}\n`
}
