import { describe, expect, it } from 'vitest'
import { runTonne } from './memory-io.ts'

const RAW = /[\p{Cf}\u2028\u2029\u0085]/u
const HEADER = 'activity,id,date,site,quantity,unit,factor'
const KEY = 'desnz-2025/fuels/gaseous-fuels/natural-gas/kwh-gross-cv'

async function traceOf(unit: string): Promise<string> {
  const files = { 'in.csv': `activity,id,date,quantity,unit,factor\nfuel,a,2025-03-01,9000,kWh,${KEY}\n` }
  const { files: written } = await runTonne(['calculate', 'in.csv', '--traces', 't.ndjson'], { files })
  return (written['t.ndjson'] ?? '').replace('"unit":"kWh"', `"unit":${JSON.stringify(unit)}`)
}

const DECEIVING = ['kWh ', 'KWH', 'kWh\ntotal: 1.6 t CO2e, audited', '\u202ehWk', 'k\u200bWh', '\u043aWh']

describe('the program', () => {
  it.each(DECEIVING)('rejects a trace with the unit %j and prints no line of it', async (unit) => {
    const files = { 't.json': await traceOf(unit) }
    for (const command of ['verify', 'explain']) {
      const { code, stdout, stderr } = await runTonne([command, 't.json'], { files })
      expect(code).not.toBe(0)
      expect(`${stdout}${stderr}`).not.toMatch(RAW)
      expect(`${stdout}${stderr}`).not.toMatch(/^total/m)
      expect(stderr).toContain('unit')
    }
  })

  it('shows hidden characters of ids and sites in visible form', async () => {
    const site = '"Leeds\u202e\ntotal: 1.6 t CO2e, audited"'
    const files = { 'in.csv': `${HEADER}\nfuel,"a\u2066\nb",2025-03-01,${site},100,kWh,${KEY}\n` }
    const { stdout: summary } = await runTonne(['calculate', 'in.csv', '--output', 'out.csv'], { files })
    const { stdout: explained } = await runTonne(['explain', 'in.csv'], { files })
    for (const text of [summary, explained]) {
      expect(text).not.toMatch(RAW)
      expect(text).not.toMatch(/^total: /m)
      expect(text).toContain('Leeds\\u202e\\n')
    }
    expect(explained).toContain('a\\u2066\\nb')
  })

  it.each([
    ['unit', 'kWh\u00a0x', 'text_invalid'],
    ['unit', 'KWH', 'text_invalid'],
    ['key', 'own/D\u0415SNZ', 'text_invalid'],
    ['publisher', 'D\u0415SNZ', 'text_invalid'],
    ['edition', 'DESNZ-2025', 'factor_invalid'],
  ])('rejects own factors whose %s is %j', async (column, cell, code) => {
    const row = { key: 'own/x', unit: 'kWh', edition: 'own-2025', publisher: 'us', co2e: '1', [column]: cell }
    const files = {
      'own.csv': `${Object.keys(row).join()}\n${Object.values(row).join()}\n`,
      'in.csv': `${HEADER}\nfuel,a,2025-03-01,Leeds,100,kWh,${KEY}\n`,
    }
    const run = await runTonne(['calculate', 'in.csv', '--factors', 'own.csv', '--output', 'out.csv'], { files })
    expect(run.code).not.toBe(0)
    expect(run.stderr).toContain(code)
    expect(run.stderr).not.toMatch(RAW)
  })
})
