import { csvCell, inertCell } from '../../../core/csv/index.ts'
import { baseKeyOf } from '../../../core/emissions/index.ts'
import { add, parseNumber, printExact, ZERO } from '../../../core/exact/index.ts'
import type {
  AssignedFigure,
  FactorRuleChange,
  FactorRulePreview,
  FactorRulePreviews,
  RuleMove,
  RulePreviewRequest,
} from '../../../service/index.ts'
import { listParagraph, wrap } from '../text-layout.ts'

/** A record that moves, one that no rule fits any longer, and one that stays for another reason. */
export type MoveKind = 'moves' | 'loses its factor' | 'stays'

/** The kind of a move. */
export function moveKind({ after, violations }: RuleMove): MoveKind {
  if (after !== null) return 'moves'
  return violations.some(({ code }) => code === 'required') ? 'loses its factor' : 'stays'
}

/** The rule that chose a factor; '' for one that was named. */
export function ruleIdOf({ assignedBy }: AssignedFigure): string {
  return assignedBy?.ruleId ?? ''
}

/** The conditions of the rule by which it was chosen: 'siteId account'; '' for none. */
export function levelOf({ assignedBy }: AssignedFigure): string {
  return assignedBy?.level.join(' ') ?? ''
}

/** The reasons for which a record stays: 'code: sentence'. */
export function whyText({ violations }: Pick<RuleMove, 'violations'>): string {
  return violations.map(({ code, message }) => `${code}: ${message}`).join('; ')
}

/** All pages of a preview as one. */
export type RuleMoves = Omit<FactorRulePreview, 'next'>

/** Records that a page lists. */
const PAGE = 1000

function joinPages(pages: readonly FactorRulePreview[]): RuleMoves {
  const total = (field: 'records' | 'changed' | 'unchanged' | 'failed') =>
    pages.reduce((sum, page) => sum + page[field], 0)
  return {
    ties: pages[0]?.ties ?? [],
    records: total('records'),
    changed: total('changed'),
    unchanged: total('unchanged'),
    failed: total('failed'),
    differenceKg: printExact(pages.map(({ differenceKg }) => parseNumber(differenceKg)).reduce(add, ZERO)),
    moves: pages.flatMap(({ moves }) => moves),
  }
}

/** Every record that a change of a rule would move, page by page. Throws what the preview throws. */
export async function allMoves(
  { preview }: FactorRulePreviews,
  change: FactorRuleChange,
  request: RulePreviewRequest,
): Promise<RuleMoves> {
  const pages: FactorRulePreview[] = []
  for (let after: string | undefined, isOver = false; !isOver; ) {
    const page = await preview(change, { ...request, limit: PAGE, after })
    pages.push(page)
    after = page.next ?? undefined
    isOver = page.next === null
  }
  return joinPages(pages)
}

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
  return [...[ruleIdOf(figure), levelOf(figure), baseKeyOf({ key: factor })].map(inertCell), csvCell(co2eKg)]
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

/** Records of a kind that people are shown; the other formats list all. */
const SHOWN = 50

/** The factor of a record, and the choice of it: 'KEY, by rule ID at siteId account'. */
function chosenText(figure: AssignedFigure): string {
  const key = baseKeyOf({ key: figure.factor })
  if (figure.assignedBy === null) return `${key}, named`
  return `${key}, by rule ${ruleIdOf(figure)} ${levelOf(figure) === '' ? 'for all' : `at ${levelOf(figure)}`}`
}

function moveText(move: RuleMove): string {
  const { collection, recordId, before, after, differenceKg } = move
  const place = `${collection} ${recordId}`
  if (after === null) return `${place}: ${before.co2eKg} kg CO2e by ${chosenText(before)}; ${whyText(move)}`
  const kilograms = `${before.co2eKg} to ${after.co2eKg} kg CO2e (${differenceKg})`
  return `${place}: ${kilograms}; ${chosenText(before)}, to ${chosenText(after)}`
}

function movesOfKind(moves: readonly RuleMove[], kind: MoveKind): readonly string[] {
  const ofKind = moves.filter((move) => moveKind(move) === kind)
  const rest = ofKind.length - SHOWN
  const lines = ofKind.slice(0, SHOWN).map(moveText)
  return rest > 0 ? [...lines, `and ${rest} more; --format csv lists them all`] : lines
}

/**
 * Formats a preview for people: changed records with their exact kilograms, records that lose their factor, unchanged
 * records with reasons, and ties.
 */
export function movesText({ ties, records, changed, unchanged, failed, differenceKg, moves }: RuleMoves): string {
  const counts = `${records} checked, ${changed} would change, ${unchanged} would not, ${failed} cannot change; the difference is ${differenceKg} kg CO2e (a preview: nothing is written)`
  const paragraphs = [
    wrap(counts),
    ...listParagraph('Rules that tie, so that the change is rejected', ties),
    ...listParagraph('Records that would get another factor', movesOfKind(moves, 'moves')),
    ...listParagraph('Records that would lose their factor', movesOfKind(moves, 'loses its factor')),
    ...listParagraph('Records that cannot change', movesOfKind(moves, 'stays')),
  ]
  return `${paragraphs.join('\n\n')}\n`
}
