import { describe, expect, it } from 'vitest'
import { runTonne } from './memory-io.ts'

const calculate = (text: string, options: readonly string[] = []) =>
  runTonne(
    ['calculate', 'in.csv', '--output', 'out.csv', '--country', 'GB', '--map', '=activity:electricity', ...options],
    { files: { 'in.csv': text } },
  )
const rowsOf = (header: string) => `Meter,Date,${header}\nM1,2025-03-01,40\nM1,2025-03-01,44\n`

describe('a profile of power', () => {
  it.each(['kW', 'Wirkleistung [kW]', 'Power (kW)', 'Load (W)', 'Demand MW', 'avg_kW', 'Puissance (kVA)'])(
    'is never energy, whatever unit an option gives: %s',
    async (header) => {
      for (const options of [[], ['--map', `${header}=value`], ['--map', `${header}=value`, '--map', '=unit:kWh']]) {
        const { stderr, files } = await calculate(rowsOf(header), options)
        expect(stderr).toContain('is a power, and no energy; multiply each number by the hours of its interval')
        expect(files['out.csv']).toBeUndefined()
      }
    },
  )

  it('is never energy if a column of units or a line above the header says so', async () => {
    const ofUnit = 'Meter,Date,Value,Unit\nM1,2025-03-01,24000,W\n'
    for (const options of [[], ['--map', 'W=unit:kWh']])
      expect((await calculate(ofUnit, options)).stderr).toContain('"W" is a power')
    for (const title of ['Einheit,kW', 'Load profile in kW']) {
      const { stderr } = await calculate(`${title}\n${rowsOf('Value')}`, ['--map', '=unit:kWh'])
      expect(stderr).toContain('line 1 says "kW", which is a power')
    }
  })

  it('is not asked about next to the energy of a bill', async () => {
    const text = 'Meter,Date,Usage (kWh),Max demand (kW)\nM1,2025-03-01,40,12\n'
    expect((await calculate(text)).stderr).toBe('')
  })
})
