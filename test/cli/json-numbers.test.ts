import { describe, expect, it } from 'vitest'
import { runTonne } from './memory-io.ts'

const GAS_OIL = 'desnz-2025/fuels/liquid-fuels/gas-oil/litres'
const line = (value: string, more = '') =>
  `{"activity":"fuel","start":"2025-01-31","value":${value},"unit":"l","factor":"${GAS_OIL}"${more}}\n`
const WRONG = ['1e-400', '-1e-400', '1e400', `0.${'0'.repeat(330)}1`, `1${'0'.repeat(310)}`]

describe('a number of JSON that no double holds', () => {
  it.each(WRONG)('is refused in a line of activities, wherever the line stands: %s', async (value) => {
    const lines = [line('5'), line('6'), line(value), line('7')].join('')
    const { code, stderr, files } = await runTonne(['calculate', 'in.ndjson', '--output', 'out.csv'], {
      files: { 'in.ndjson': lines },
    })
    expect({ code, written: files['out.csv'] }).toEqual({ code: 1, written: undefined })
    expect(stderr).toMatch(/^in\.ndjson:3:49: number_out_of_range: is a number that no double holds/)
  })

  it.each(WRONG)('is refused in a file of factors: %s', async (value) => {
    const factors = `[{"key":"own/x","unit":"l","per1":{"co2e":${value}}}]`
    const { code, stderr } = await runTonne(['calculate', 'in.ndjson', '--output', 'o.csv', '--factors', 'f.json'], {
      files: { 'in.ndjson': line('5'), 'f.json': factors },
    })
    expect(code).toBe(1)
    expect(stderr).toMatch(/f\.json.*number_out_of_range/)
  })

  it('is content as text, with all its digits', async () => {
    const { code, stdout } = await runTonne(['calculate', 'in.ndjson', '--output', 'out.csv'], {
      files: { 'in.ndjson': line('"1e-300"') + line('0.0e-999') },
    })
    expect([code, stdout]).toEqual([0, expect.stringContaining('2 activities')])
  })

  it('leaves a row with more columns than a row may have', async () => {
    const many = Array.from({ length: 1001 }, (_, index) => `,"x${index}":1`).join('')
    const { code, stderr } = await runTonne(['calculate', 'in.ndjson', '--output', 'out.csv'], {
      files: { 'in.ndjson': line('5', many) },
    })
    expect(code).toBe(1)
    expect(stderr).toContain('list_too_long: has 1006 columns, and a row may have 1,000')
  })
})
