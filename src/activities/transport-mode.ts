import type { Violations } from '../errors/index.ts'

/** What carries the people or the freight. TRUCK is any road vehicle, SHIP any vessel. */
export type TransportMode = 'TRUCK' | 'SHIP' | 'AIR' | 'RAIL'

/** The modes of transport. */
export const TRANSPORT_MODES: readonly TransportMode[] = Object.freeze(['TRUCK', 'SHIP', 'AIR', 'RAIL'])

/** Collects `invalid_choice` unless the value is one of the choices. */
export function checkChoice(value: unknown, choices: readonly string[], path: string, found: Violations): void {
  if (choices.includes(value as string)) return
  const expected = choices.join(', ')
  found.add(path, 'invalid_choice', `is not one of the choices; use one of: ${expected}`, { expected, received: value })
}
