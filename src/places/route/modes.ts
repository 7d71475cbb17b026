import { TRANSPORT_MODES, type TransportMode } from '../../emissions/index.ts'
import type { Violations } from '../../errors/index.ts'

/** Collects `invalid_choice` unless the value is a mode of transport. */
export function checkMode(mode: unknown, path: string, violations: Violations): void {
  if (TRANSPORT_MODES.includes(mode as TransportMode)) return
  const expected = TRANSPORT_MODES.join(', ')
  violations.add(path, 'invalid_choice', {
    message: `is no mode of transport; use one of: ${expected}`,
    expected,
    received: mode,
  })
}

/** Collects `required` and `invalid_choice` unless the value is a list of modes with at least one. */
export function checkModes(modes: unknown, path: string, violations: Violations): void {
  if (!Array.isArray(modes) || modes.length === 0) {
    const expected = "a list like ['TRUCK']"
    violations.add(path, 'required', { message: 'must list the modes it is meant for', expected, received: modes })
    return
  }
  for (const [index, mode] of modes.entries()) checkMode(mode, `${path}[${index}]`, violations)
}
