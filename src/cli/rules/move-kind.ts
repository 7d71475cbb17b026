import type { AssignedFigure, RuleMove } from '../../service/index.ts'

/** A record that moves, one that no rule fits any longer, and one that stays for another reason. */
export type MoveKind = 'moves' | 'loses its factor' | 'stays'

/** The kind of a move. */
export function moveKind({ after, violations }: RuleMove): MoveKind {
  if (after !== null) return 'moves'
  return violations.some(({ code }) => code === 'required') ? 'loses its factor' : 'stays'
}

/** The rule that chose a factor; '' for one that was named. */
export function ruleOf({ assignedBy }: AssignedFigure): string {
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
