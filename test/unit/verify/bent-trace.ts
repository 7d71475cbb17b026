import { calculateFuel, defineFactor, toTrace } from '../../../src/index.ts'

/** The factor of the trace that is bent. */
export const diesel = defineFactor({
  key: 'own/diesel/l',
  unit: 'l',
  per1: { co2: '2.53763', ch4: '0.00029', n2o: '0.0329', co2e: '2.57082' },
  gasBasis: 'co2e',
  gwp: 'AR5_GWP100',
  source: { publisher: 'test', editionYear: 2025 },
})

/** A trace with a step, a split factor and no notice. */
export const text = toTrace(calculateFuel({ value: 2, unit: 'm3', factor: diesel }))

/** A trace, bent. */
// biome-ignore lint/suspicious/noExplicitAny: a trace under test is bent in every way
export type Bent = any

/** The trace with a change. */
export function changed(change: (trace: Bent) => void): Bent {
  const trace: Bent = JSON.parse(text)
  change(trace)
  return trace
}
