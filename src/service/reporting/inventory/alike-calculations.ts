import type { Step } from '../../../emissions/index.ts'
import type { Notice } from '../../../errors/index.ts'
import type { Revision, StoredCalculation } from '../../core/context/records.ts'

/**
 * True if two calculations differ only in their activity values. Distance steps are compared only superficially, so one
 * of the two must have none.
 */
export function areAlike(
  a: Pick<Revision, 'calculation' | 'location'>,
  b: Pick<Revision, 'calculation' | 'location'>,
): boolean {
  if (!isAlikeCalculation(a.calculation, b.calculation)) return false
  if (a.location === null || b.location === null) return a.location === b.location
  return isAlikeCalculation(a.location, b.location)
}

function isAlikeCalculation(a: StoredCalculation, b: StoredCalculation): boolean {
  if (a === b) return true
  const { contributions, notices } = a
  const { length } = contributions
  if (length !== b.contributions.length) return false
  for (let index = 0; index < length; index++) {
    const [one, other] = [contributions[index], b.contributions[index]]
    if (one === undefined || other === undefined || !isAlikeContribution(one, other)) return false
  }
  return a.method.id === b.method.id && a.method.version === b.method.version && hasSameCodes(notices, b.notices)
}

type StoredContribution = StoredCalculation['contributions'][number]

function isAlikeContribution(a: StoredContribution, b: StoredContribution): boolean {
  if (a.factorSnapshotId !== b.factorSnapshotId || a.label !== b.label) return false
  return a.activity.unit === b.activity.unit && hasSameSteps(a.steps, b.steps)
}

function hasSameSteps(a: readonly Step[], b: readonly Step[]): boolean {
  if (a === b) return true
  const { length } = a
  if (length !== b.length) return false
  for (let index = 0; index < length; index++) {
    const [one, other] = [a[index], b[index]]
    if (one === undefined || other === undefined || !isSameStep(one, other)) return false
  }
  return true
}

function isSameStep(a: Step, b: Step): boolean {
  if (a === b) return true
  if (a.kind !== b.kind || a.times !== b.times || a.unit !== b.unit) return false
  if ('source' in a || 'source' in b) return JSON.stringify(a) === JSON.stringify(b)
  if (a.kind === 'share') return a.of === (b as typeof a).of
  return a.kind !== 'quantity' || a.what === (b as typeof a).what
}

function hasSameCodes(a: readonly Notice[], b: readonly Notice[]): boolean {
  if (a === b) return true
  const { length } = a
  if (length !== b.length) return false
  for (let index = 0; index < length; index++) if (a[index]?.code !== b[index]?.code) return false
  return true
}
