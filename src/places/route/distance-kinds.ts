import { DISTANCE_KINDS, type DistanceKind } from '../../emissions/index.ts'
import type { Violations } from '../../errors/index.ts'

/** Collects `invalid_choice` unless the value is a kind of distance. */
export function checkKind(kind: unknown, path: string, found: Violations): void {
  if (DISTANCE_KINDS.includes(kind as DistanceKind)) return
  const expected = DISTANCE_KINDS.join(', ')
  found.add(path, 'invalid_choice', {
    message: `is no kind of distance; use one of: ${expected}`,
    expected,
    received: kind,
  })
}
