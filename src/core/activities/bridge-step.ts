import type { FuelBridge, Step } from '../emissions/index.ts'
import { collect, fail } from '../errors/index.ts'
import { divide, ONE, parseNumber, printExact, type Rational } from '../exact/index.ts'
import { checkName } from '../names/index.ts'
import type { Unit, UnitTable } from '../units/index.ts'

/** One direction of a bridge: 1 `from` is `times` `to`. */
export interface BridgeDirection {
  readonly from: Unit
  readonly to: Unit
  readonly times: Rational
}

/**
 * Both directions of a bridge, as declared first. Throws `unknown_unit`, `text_invalid`, `must_be_positive` and the number
 * codes.
 */
export function bridgeDirections(bridge: FuelBridge, table: UnitTable, path = 'bridge'): readonly BridgeDirection[] {
  collect({
    name: () => checkName({ path: `${path}.name`, value: bridge.name }, 'label'),
    source: () => checkName({ path: `${path}.source`, value: bridge.source }, 'label'),
  })
  const times = parseNumber(bridge.times, `${path}.times`)
  if (times.n <= 0n) {
    const about = { expected: 'more than 0', received: bridge.times }
    fail(`${path}.times`, 'must_be_positive', { message: `of ${bridge.name} must be more than zero`, ...about })
  }
  const ends = { from: table.find(bridge.from, `${path}.from`), to: table.find(bridge.to, `${path}.to`) }
  return [
    { ...ends, times },
    { from: ends.to, to: ends.from, times: divide(ONE, times) },
  ]
}

/** Returns the step of a bridge in one direction. */
export function bridgeStep({ name, source }: FuelBridge, { from, to, times }: BridgeDirection): Step {
  return { kind: 'bridge', times: printExact(times), unit: `${to.short_name}/${from.short_name}`, name, source }
}
