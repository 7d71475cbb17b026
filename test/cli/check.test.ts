import { describe, expect, it } from 'vitest'
import type { Readiness } from '../../src/service/index.ts'
import { runTonne } from './memory-io.ts'

const DEMO = ['check', '--demo'] as const

describe('tonne check', () => {
  it('prints what was found and the records to sample from, and exits with 1 only where something blocks', async () => {
    const { code, stdout, stderr } = await runTonne([...DEMO, '--year', '2025'])
    const json = await runTonne([...DEMO, '--year', '2025', '--format', 'json'])
    const { findings, strata } = JSON.parse(json.stdout) as Readiness
    const blocking = findings.filter(({ severity }) => severity === 'blocks')
    expect([code, json.code, stderr]).toEqual([blocking.length > 0 ? 1 : 0, code, ''])
    expect(stdout).toContain(`2025-01-01 up to 2026-01-01: ${findings.length} findings, ${blocking.length} blocking\n`)
    for (const { code, severity } of findings) expect(stdout).toMatch(new RegExp(`^${severity}  ${code}: `, 'm'))
    expect(stdout).toMatch(/^Records +activity +scope +number +kg CO2e$/m)
    expect(strata.length).toBeGreaterThan(1)
  })

  it('exits with 1 where a month is missing, and with 0 where something may be right as it is', async () => {
    const quarter = await runTonne([...DEMO, '--from', '2025-10-01', '--to', '2026-03-01', '--format', 'json'])
    const { findings } = JSON.parse(quarter.stdout) as Readiness
    expect(findings.map(({ code }) => code)).toContain('month_missing')
    expect(quarter.code).toBe(1)
    const year = await runTonne([...DEMO, '--year', '2025'])
    expect([year.code, year.stdout]).toEqual([0, expect.stringContaining('check  ')])
  })

  it('rejects what it cannot mean', async () => {
    const rejected = async (...argv: readonly string[]) => {
      const { code, stdout, stderr } = await runTonne(['check', ...argv])
      expect([code, stdout]).toEqual([1, ''])
      return stderr
    }
    expect(await rejected('--demo')).toContain('--year is missing')
    expect(await rejected('--demo', '--year', '25')).toContain('--year must be a year')
    expect(await rejected('--demo', '--year', '2025', '--to', '2026-01-01')).toContain('leave one out')
    expect(await rejected('--demo', '--from', '2025-01-01')).toContain('required: to')
    expect(await rejected('--demo', '--year', '2019')).toContain('not_found: from: has no records')
    expect(await rejected('--year', '2025')).toContain('--db is missing')
    expect(await rejected('--demo', '--db', 'a.db', '--year', '2025')).toContain('--demo')
  })
})
