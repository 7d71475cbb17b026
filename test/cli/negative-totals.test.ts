import { describe, expect, it } from 'vitest'
import { sumEmissions } from '../../src/index.ts'
import { calculateRows } from '../../src/rows/rows.ts'
import { runTonne } from './memory-io.ts'

const power = (value: number, start = '2025-03-01') => ({
  activity: 'electricity',
  start,
  value,
  unit: 'kWh',
  country: 'GB',
})
const gasOil = (value: number) => ({
  activity: 'fuel',
  start: '2025-03-01',
  value,
  unit: 'l',
  fuel: 'gas oil',
  country: 'GB',
})
const csvOf = (rows: readonly object[]) => {
  const names = ['activity', 'start', 'value', 'unit', 'country', 'fuel']
  const lines = rows.map((row) => names.map((name) => String((row as Record<string, unknown>)[name] ?? '')).join(','))
  return `${[names.join(','), ...lines].join('\n')}\n`
}
const CREDITED = [power(1000), power(-1500), gasOil(100)]

describe('credits that turn a scope negative', () => {
  it('are a warning of calculateRows for each scope, with the credits', async () => {
    const { warnings } = await calculateRows(CREDITED, { allowCredits: true })
    const examples = [{ line: 2, id: 'line 2' }]
    expect(warnings).toEqual([
      { cause: 'negative_total', scope: 'scope2Location', count: 1, examples },
      { cause: 'negative_total', scope: 'scope2Market', count: 1, examples },
    ])
  })

  it('are a warning of the summary', async () => {
    const argv = ['calculate', 'in.csv', '--output', 'out.csv', '--allow-credits']
    const { code, stdout } = await runTonne(argv, { files: { 'in.csv': csvOf(CREDITED) } })
    expect(code).toBe(0)
    expect(stdout).toContain('Scope 2 by location is below zero: credits exceed')
    expect(stdout).toContain('Scope 2 by market is below zero: credits exceed')
    expect(stdout).not.toContain('Scope 1 is below zero')
    expect(stdout).not.toContain('the total is below zero')
    const whole = await runTonne(argv, { files: { 'in.csv': csvOf([gasOil(-5), power(1)]) } })
    expect(whole.stdout).toContain('the total is below zero')
    expect(whole.stdout).toContain('Scope 1 is below zero')
  })

  it('are nothing to say of where a scope stays at zero or above', async () => {
    const rows = [power(1000), power(-1000), gasOil(100), gasOil(-99)]
    expect((await calculateRows(rows, { allowCredits: true })).warnings).toEqual([])
  })

  it('are a notice of a sum', async () => {
    const rows = await calculateRows(CREDITED.slice(0, 2), { allowCredits: true })
    const calculations = rows.flatMap(({ results }) => results.slice(0, 1).map(({ calculation }) => calculation))
    expect(sumEmissions(calculations).notices.map(({ code }) => code)).toEqual(['total_negative'])
    expect(sumEmissions(calculations.slice(0, 1)).notices).toEqual([])
  })
})
