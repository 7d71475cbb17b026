import { Violations } from '../../../core/errors/index.ts'
import { acceptsCategory, type StepOf, type UpliftRule } from '../../../verify/document/index.ts'
import { CHAIN_MODES, type ChainMode } from '../chain.ts'
import { ILEAP_MODES } from '../ileap/ileap-terms.ts'
import { checkPlaceCodes } from '../ileap/place-codes.ts'
import type { ElementPart, ElementPlace } from './element-traces.ts'

/** A distance with its adjustment, as the proof of containers or the step of a movement states it. */
export type StatedDistance = Pick<StepOf<'distance'>['distance'], 'km' | 'kind' | 'rule'>

type DistanceBasis = ElementPart['contribution']['factor']['distanceBasis']

/** By mode: the kind of distance that can be converted to actual kilometres, and its rule. */
const TO_ACTUAL: Readonly<Record<ChainMode, readonly [kind: string, rule: UpliftRule] | undefined>> = {
  TRUCK: ['shortest_feasible', 'glec-road-1.05'],
  SHIP: ['shortest_feasible', 'glec-sea-1.15'],
  AIR: ['great_circle', 'iso14083-air-95'],
  RAIL: ['shortest_feasible', 'none'],
  INLAND_WATERWAY: undefined,
}

/** Returns the rule that adjusts a distance to the kilometres of a factor; undefined if there is none. */
export function dueRule(
  mode: ChainMode,
  { kind, km }: Pick<StatedDistance, 'kind' | 'km'>,
  basis: DistanceBasis,
): UpliftRule | undefined {
  if (basis === kind) return 'none'
  const raised = TO_ACTUAL[mode]
  if (raised === undefined) return undefined
  if (basis === null || basis === 'great_circle_uplift_included') return 'none'
  const [from, rule] = raised
  if (basis !== 'actual' || kind !== from) return undefined
  return km === '0' ? 'none' : rule
}

/**
 * Returns the mode of a transport from its proof, or by its category if an earlier version wrote the proof; else
 * undefined.
 */
export function statedMode({ proof, category }: ElementPlace): ChainMode | undefined {
  return CHAIN_MODES.find((mode) => {
    return proof.mode === undefined ? category?.data.mode === ILEAP_MODES[mode] : mode === proof.mode
  })
}

/** A reason why a trace is not of a mode: the field, a message, the expected and the found value. */
type Reason = readonly [path: readonly (string | number)[], message: string, expected: unknown, found: unknown]

function distanceReasons(mode: ChainMode, { contribution: { steps, factor } }: ElementPart): readonly Reason[] {
  return steps.flatMap((step, index): readonly Reason[] => {
    if (step.kind !== 'distance') return []
    const path = ['contributions', 0, 'steps', index, 'distance']
    const { distance } = step
    const due = dueRule(mode, distance, factor.distanceBasis)
    const { route } = distance
    const [movement] = mode === 'INLAND_WATERWAY' ? ['SHIP'] : [mode]
    return [
      ...(due === distance.rule
        ? []
        : [[[...path, 'rule'], `is not that of ${mode}`, due ?? 'another kind', distance.rule] as const]),
      ...(route === null || route.mode === movement
        ? []
        : [[[...path, 'route', 'mode'], 'is not that of the element', movement, route.mode] as const]),
    ]
  })
}

/**
 * Lists the reasons why a trace is not of a mode: the category of its factor, the adjustment and the route of its
 * distance.
 */
function modeMismatches(mode: ChainMode, part: ElementPart): readonly Reason[] {
  const { factor } = part.contribution
  const use = `movement-${mode === 'INLAND_WATERWAY' ? 'ship' : mode.toLowerCase()}`
  const path = ['contributions', 0, 'factor', 'category']
  const isOfMode = acceptsCategory(factor, use)
  const ofFactor: readonly Reason[] = isOfMode
    ? []
    : [[path, `is not of ${mode}`, `a factor of ${mode}`, factor.category]]
  return [...ofFactor, ...distanceReasons(mode, part)]
}

function addReasons(mode: ChainMode, parts: readonly ElementPart[]): void {
  for (const part of parts) {
    for (const [path, message, expected, found] of modeMismatches(mode, part)) {
      part.field.in(...path).differs(message, expected, found)
    }
  }
}

/** Adds place codes that only another mode has. */
function checkCodes({ tce, field }: ElementPlace, mode: ChainMode): void {
  const violations = new Violations()
  checkPlaceCodes({ ...tce }, mode, { path: '', violations })
  for (const { path, message } of violations.list) field.in(path).differs(message, 'nothing', 'a code')
}

/**
 * Adds traces of a transport that are not of its mode. Without a stated mode they must fit some mode, the same for all
 * parts. Returns false if no mode is stated.
 */
export function checkMode(place: ElementPlace, parts: readonly ElementPart[]): boolean {
  const { proof, proofField } = place
  const mode = statedMode(place)
  if (mode !== undefined) {
    addReasons(mode, parts)
    checkCodes(place, mode)
    return true
  }
  if (proof.mode !== undefined) {
    proofField.in('mode').differs('is no mode of a transport', CHAIN_MODES.join(', '), proof.mode)
    return true
  }
  const fitting = CHAIN_MODES.filter((one) => parts.every((part) => modeMismatches(one, part).length === 0))
  if (fitting.length === 0) proofField.in('traces').differs('are of no common mode', 'one mode', 'factors of several')
  return false
}
