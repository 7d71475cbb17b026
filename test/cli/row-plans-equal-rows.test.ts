import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SEEDS, scaleRuns } from '../fixtures/seeds.ts'
import { goodFiles, mixedFiles } from './random-activities.ts'
import { outcomeOf, type RunOptions } from './run-outcome.ts'

describe.each(SEEDS)('known rows and rows by their text say the same (seed %i)', (seed) => {
  it.each<readonly [string, fc.Arbitrary<string>, RunOptions]>([
    ['CSV', goodFiles, {}],
    ['NDJSON', goodFiles, { outFormat: 'ndjson' }],
    ['with what is upstream', goodFiles, { upstream: true }],
    ['files with rows that fail', mixedFiles, {}],
    ['rows that fail left out', mixedFiles, { skipsBad: true }],
  ])('%s', async (_, files, options) => {
    const law = fc.asyncProperty(files, async (text) => {
      const rows = await outcomeOf(text, { ...options, by: 'rows' })
      expect(await outcomeOf(text, options)).toBe(rows)
      expect(await outcomeOf(text, { ...options, blockBytes: 700 })).toBe(rows)
      expect(await outcomeOf(text, { ...options, blockBytes: 700, rowPlansMax: 2 })).toBe(rows)
    })
    await fc.assert(law, { seed, numRuns: scaleRuns(20) })
  })

  it('in any number of threads', async () => {
    const law = fc.asyncProperty(mixedFiles, fc.boolean(), async (text, skipsBad) => {
      const one = await outcomeOf(text, { skipsBad, blockBytes: 700 })
      expect(await outcomeOf(text, { skipsBad, blockBytes: 700, workers: 3 })).toBe(one)
    })
    await fc.assert(law, { seed, numRuns: scaleRuns(12) })
  })
})

describe('periods', () => {
  it('that touch another year say so, and those that do not say nothing', async () => {
    const head = 'activity,start,end,value,unit,fuel,country'
    const dates = ['2025-01-01,2025-02-01', '2024-12-01,2025-02-02', '2025-03-01,2025-04-01', '2024-12-20,2025-01-31']
    const rows = Array.from({ length: 40 }, (_, index) => `fuel,${dates[index % 4]},${index + 1},l,gas oil,GB`)
    const text = [head, ...rows].join('\n')
    const written = await outcomeOf(text, { by: 'rows' })
    expect(JSON.stringify(written).match(/factor_edition_partial/g)?.length).toBeGreaterThanOrEqual(20)
    expect(await outcomeOf(text, {})).toBe(written)
  })
})

describe('sums', () => {
  const GAS_OIL = 'desnz-2025/fuels/liquid-fuels/gas-oil/litres'
  const fileOf = (values: readonly string[]) =>
    ['activity,start,value,unit,factor', ...values.map((value) => `fuel,2025-01-01,${value},l,${GAS_OIL}`)].join('\n')

  it.each<readonly [string, readonly string[]]>([
    [
      'beyond what a double counts in millionths',
      Array.from({ length: 60 }, (_, index) => `${999_999_940 + index}.999999`),
    ],
    ['of values as large as are known', Array.from({ length: 30 }, (_, index) => `${9 * 10 ** (9 + (index % 6)) + 7}`)],
    ['of values too small to be known', Array.from({ length: 30 }, (_, index) => `0.000000${index + 1}`)],
  ])('%s are exact', async (_, values) => {
    expect(await outcomeOf(fileOf(values), {})).toBe(await outcomeOf(fileOf(values), { by: 'rows' }))
  })

  it('of more row plans, sites and months than a small table holds are exact', async () => {
    const rows = Array.from({ length: 9000 }, (_, index) => {
      const day = new Date(Date.UTC(2025, index % 11, 1)).toISOString().slice(0, 10)
      return `S${index % 3000},fuel,${day},${index}.5,l,${GAS_OIL}`
    })
    const text = ['site,activity,start,value,unit,factor', ...rows].join('\n')
    expect(await outcomeOf(text, {})).toBe(await outcomeOf(text, { by: 'rows' }))
  })
})
