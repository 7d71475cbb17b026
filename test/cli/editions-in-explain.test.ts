import { describe, expect, it } from 'vitest'
import { runTonne } from './memory-io.ts'

describe('tonne explain', () => {
  it('prints published uncertainties with their sum, its covered share and the dates of the edition', async () => {
    const rows = [
      'id,activity,start,value,unit,fuel,country',
      'gas,fuel,2026-01-01,1000,kWh,natural gas,NZ',
      'power,electricity,2026-01-01,1000,kWh,,NZ',
    ].join('\n')
    const { stdout } = await runTonne(['explain', 'in.csv'], { files: { 'in.csv': rows } })
    const text = stdout.slice(stdout.indexOf('Editions')).replace(/\s+/g, ' ')
    expect(text).toContain('mfe-2026-2: published 2026-05-26, corrected 2026-05-29: release 2026.2')
    expect(text).toContain('natural-gas/kwh: CO2e ±2.0%, CO2 ±2.0%, CH4 ±50.0%, N2O ±50.0%')
    // 195.43 of 195.43 + 78.6625 kg
    expect(text).toContain('±2.00 %, over 71.3 % of the emissions above (IPCC 2006 Guidelines')
  })
})
