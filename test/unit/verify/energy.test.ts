import { describe, expect, test } from 'vitest'
import { nearestDouble, parseNumber, printExact } from '../../../src/core/exact/index.ts'
import { publishedCatalogue } from '../../../src/reference/factors/index.ts'
import { divideFractions, type Fraction, parseCanonical, printFraction, times } from '../../../src/verify/fraction.ts'
import { verify } from '../../../src/verify/index.ts'
import type { Bent } from './bent-trace.ts'
import { ENERGY_TRACES } from './energy-traces.ts'
import { passes } from './passes.ts'
import { type Data, forged, leavesByPath, mutations } from './verify-mutations.ts'

function read(digits: unknown): Fraction {
  const value = typeof digits === 'string' ? parseCanonical(digits) : undefined
  if (value === undefined) throw new TypeError('no number')
  return value
}

function timesOf(step: Bent): Fraction {
  if (step.kind === 'convert') {
    return step.chain.map((link: Bent) => read(link.times)).reduce((a: Fraction, b: Fraction) => times(a, b))
  }
  if (step.kind !== 'heating_value') return read(step.times)
  return step.to === 'net'
    ? divideFractions(read(step.net), read(step.gross))
    : divideFractions(read(step.gross), read(step.net))
}

/** The trace as a forger hands it on: all that follows from the change is computed again, and sealed. */
function resealed(changed: Data): string {
  const trace: Bent = structuredClone(changed)
  try {
    let running = read(trace.activity.value)
    for (const step of trace.steps) {
      const multiplier = timesOf(step)
      running = times(running, multiplier)
      step.times = printFraction(multiplier)
      step.gives = printFraction(running)
    }
    trace.quantity.value = printFraction(running)
    trace.energyKwh = printExact(parseNumber(nearestDouble(running)))
  } catch {
    return forged(changed)
  }
  return forged(trace as Data)
}

const traces = ENERGY_TRACES.map(([name, text]) => [name, text, JSON.parse(text) as Data] as const)
const seen = leavesByPath(traces.map(([, , trace]) => trace))

/** What a trace alone and the published properties cannot show, by path. */
const UNKNOWABLE: readonly string[] = [
  // what was measured
  'change activity.value',
  // what the company says of it
  'change source.carrier',
  'change source.fuel',
  'change source.kind',
  'change source.origin',
  // what it declares of its fuel, where it cites no published source
  'change steps[].gross',
  'change steps[].name',
  'change steps[].source',
  // the wording
]
const WORDS = UNKNOWABLE.filter((path) => !/activity|gross/.test(path))

describe('the trace of an energy figure', () => {
  test.each(traces)('%s verifies, by itself and against the catalogue', (_, text) => {
    expect(verify(text)).toEqual({ verified: true, differences: [] })
    expect(verify(text, { catalogue: publishedCatalogue })).toEqual({ verified: true, differences: [] })
  })

  test.each(traces)(
    '%s with any one change and a digest made anew verifies only where no number depends on it',
    (_, text, trace) => {
      const accepted = new Set<string>()
      for (const { path, change, trace: changed } of mutations(trace, seen)) {
        const sealed = forged(changed)
        if (sealed !== text && passes(sealed)) accepted.add(`${change} ${path}`)
      }
      expect([...accepted].filter((path) => !WORDS.includes(path))).toEqual([])
    },
  )

  test('can be forged with all that follows recalculated only in what was measured or declared', () => {
    const accepted = new Set<string>()
    for (const [, text, trace] of traces) {
      for (const { path, change, trace: changed } of mutations(trace, seen)) {
        const sealed = resealed(changed)
        if (sealed !== text && passes(sealed, { catalogue: publishedCatalogue })) accepted.add(`${change} ${path}`)
      }
    }
    expect([...accepted].sort()).toEqual([...UNKNOWABLE].sort())
  })
})
