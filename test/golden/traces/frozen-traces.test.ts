import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { MethodId } from '../../../src/core/emissions/index.ts'
import { type EmissionFactor, toTrace } from '../../../src/index.ts'
import { findFactor } from '../../../src/reference/factors/index.ts'
import { verify } from '../../../src/verify/index.ts'
import { catalogue, published, samples } from './samples.ts'

interface Frozen {
  readonly name: string
  readonly trace: string
}

const folder = new URL('.', import.meta.url)
const frozen: readonly Frozen[] = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .map((file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')))

/** The factors as the trace keeps them, so that a corrected edition does not change what a method did. */
function factorsOf(trace: string): (key: string) => EmissionFactor {
  const { contributions } = JSON.parse(trace) as { contributions: { factor: EmissionFactor }[] }
  const kept = new Map(contributions.map(({ factor }) => [factor.key, factor]))
  return (key) => kept.get(key) ?? findFactor(key, { catalogue: published })
}

/** Every method with its versions: one that is added does not compile here until it stands in this list. */
const METHODS: Readonly<Record<MethodId, readonly number[]>> = {
  electricity_location: [1],
  electricity_market: [1, 2],
  fuel: [1],
  movement: [1],
  quantity: [1],
  refrigerant: [1],
  spend: [1],
  trip: [1],
  vehicle: [1],
}

describe('frozen traces', () => {
  test.each(frozen)('$name verifies, by itself and against the catalogue', ({ trace }) => {
    expect(verify(trace)).toEqual({ verified: true, differences: [] })
    expect(verify(trace, { catalogue })).toEqual({ verified: true, differences: [] })
  })

  test.each(frozen)('$name comes out again byte for byte', ({ name, trace }) => {
    expect(toTrace((samples[name] as (typeof samples)[string])(factorsOf(trace)))).toBe(trace)
  })

  test('exist for every sample', () => {
    expect(frozen.map(({ name }) => name).sort()).toEqual(Object.keys(samples).sort())
  })

  test('cover every method and version', () => {
    const methods = frozen.map(({ trace }) => JSON.parse(trace).method).map(({ id, version }) => `${id}@${version}`)
    const all = Object.entries(METHODS).flatMap(([id, versions]) => versions.map((version) => `${id}@${version}`))
    expect([...new Set(methods)].sort()).toEqual(all.sort())
  })
})
