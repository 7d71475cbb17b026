import { describe, expect, it } from 'vitest'
import { runTonne } from './memory-io.ts'

/** Runs the program on rows with a state; returns its messages, the words of its summary and the factors of each row. */
async function readingOf(rows: string, options: readonly string[] = [], header = 'State') {
  const text = `Site,Country,${header},Date,Activity,Product,Quantity,Unit\n${rows}`
  const args = ['calculate', 'in.csv', '--output', 'out.csv', ...options]
  const { stdout, stderr, files } = await runTonne(args, { files: { 'in.csv': text } })
  const lines = (files['out.csv'] ?? '').trim().split('\n').slice(1)
  const factors = lines.map((line) => line.split(',')).filter((cells) => cells[6] !== 'electricity_market')
  return { stderr, words: stdout.replaceAll(/\s+/g, ' '), factors: factors.map((cells) => cells[12]) }
}

const POWER = ',2025-03-15,electricity,,1200,kWh'

describe('the state of a site', () => {
  it.each([
    ['NSW', 'AU', /^nga-2024\/.*\/au-nsw\/kwh$/],
    ['victoria', 'Australia', /^nga-2024\/.*\/au-vic\/kwh$/],
    ['ON', 'CA', /^eccc-2025\/.*\/ca-on\/kwh$/],
    ['Québec', 'CA', /^eccc-2025\/.*\/ca-qc\/kwh$/],
    ['NSW', 'AU-NSW', /^nga-2024\/.*\/au-nsw\/kwh$/],
    ['CA', 'US-CAMX', /^epa-2025\/egrid2023\/camx\//],
  ])('%s completes the country %s', async (state, country, factor) => {
    const { stderr, factors } = await readingOf(`A,${country},${state}${POWER}`)
    expect(stderr).toBe('')
    expect(factors).toEqual([expect.stringMatching(factor)])
  })

  it('completes the country of an option, in a column of provinces', async () => {
    const row = 'A,,Ontario,2025-03-15,fuel,natural gas,500,m3'
    const { stderr, factors } = await readingOf(row, ['--country', 'CA'], 'Province')
    expect(stderr).toBe('')
    expect(factors).toEqual([expect.stringMatching(/^eccc-2025\/natural-gas\/ontario\//)])
  })

  it('is not used, and said so, where no factor is of a state', async () => {
    const { stderr, words, factors } = await readingOf(`A,DE,Bayern${POWER}`)
    expect([stderr, factors.length]).toEqual(['', 1])
    expect(words).toContain('state is not used in DE: no factor is of a state there')
  })

  it.each([
    ['Victora', 'AU', 'is no state or province of AU; write one of ACT, NSW'],
    ['ON', 'US', 'is no state or province of US'],
    ['WA', 'AU-NSW', 'contradicts country AU-NSW'],
    ['Cancelled', 'GB', 'is the status of a booking'],
  ])('%s with country "%s" is a problem of the state', async (state, country, message) => {
    const { stderr } = await readingOf(`A,${country},${state}${POWER}`)
    expect(stderr).toContain(`in.csv:2:${country.length + 4}: invalid_choice: state: "${state}" ${message}`)
  })

  it('without a country is a problem of the state', async () => {
    const { stderr } = await readingOf(`A,,Ontario${POWER}`)
    expect(stderr).toContain('in.csv:2:4: invalid_choice: state: needs the country of the row')
  })
})
