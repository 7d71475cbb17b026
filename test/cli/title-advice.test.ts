import { describe, expect, it } from 'vitest'
import { runTonne } from './memory-io.ts'

const calculate = (text: string, options: readonly string[] = []) =>
  runTonne(['calculate', 'in.csv', '--output', 'out.csv', ...options], { files: { 'in.csv': text } })

describe('a title that names the consumed product', () => {
  it('proposes the activity, the fuel and the unit, of wide tables too', async () => {
    const titled: readonly (readonly [title: string, answer: string])[] = [
      ['Consumo de gas natural 2025', '=activity:fuel'],
      ['Electricity usage by meter', '=activity:electricity'],
      ['Gasverbrauch Werk 2', '=activity:fuel'],
      ['Stromrechnungen 2025', '=activity:electricity'],
      ['Water bills', '=activity:quantity'],
    ]
    for (const [title, answer] of titled) {
      const rows = 'Meter,Month,kWh\nA,2025-01,5\nA,2025-02,6\n'
      const wide = 'Meter,Jan 2025,Feb 2025\nA,5,6\n'
      for (const table of [rows, wide]) {
        const { stderr } = await calculate(`${title}\n${table}`)
        expect([title, table, stderr]).toEqual([title, table, expect.stringContaining(`pass --map "${answer}"`)])
      }
    }
    const { stderr } = await calculate('Gasverbrauch (kWh Hs)\nMeter,Jan 2025,Feb 2025\nA,5,6\n', [
      '--map',
      '=activity:fuel',
    ])
    expect(stderr).toContain('if it is natural gas, because line 1 says "Gas", pass --map "=fuel:natural gas"')
    expect(stderr).toContain('if it is kWh Hs, as line 1 says, pass --map "=unit:kWh Hs"')
  })

  it('proposes nothing from the name of a supplier or from two products', async () => {
    for (const title of [
      'British Gas',
      'British Gas: your bills',
      'Gas and electricity usage',
      'Natural gas and electricity usage',
      'Super Market Ltd',
    ]) {
      const { stderr } = await calculate(`${title}\nMeter,Month,kWh\nA,2025-01,5\n`)
      expect([title, stderr]).toEqual([title, expect.stringContaining('--map "=activity:WORD"')])
    }
  })
})
