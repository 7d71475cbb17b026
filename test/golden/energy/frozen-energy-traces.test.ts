import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { publishedCatalogue } from '../../../src/reference/factors/index.ts'
import { toEnergyTrace } from '../../../src/standards/energy/index.ts'
import { verify } from '../../../src/verify/index.ts'
import { samples } from './samples.ts'

const folder = new URL('.', import.meta.url)
const frozen = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .map((file) => ({ name: file.replace('.json', ''), trace: readFileSync(new URL(file, folder), 'utf8').trimEnd() }))

describe('frozen traces of energy', () => {
  test.each(frozen)('$name verifies, by itself and against the catalogue', ({ trace }) => {
    expect(verify(trace)).toEqual({ verified: true, differences: [] })
    expect(verify(trace, { catalogue: publishedCatalogue })).toEqual({ verified: true, differences: [] })
  })

  test.each(frozen)('$name comes out again byte for byte', ({ name, trace }) => {
    expect(toEnergyTrace((samples[name] as (typeof samples)[string])())).toBe(trace)
  })

  test('exist for every sample', () => {
    expect(frozen.map(({ name }) => name).sort()).toEqual(Object.keys(samples).sort())
  })
})
