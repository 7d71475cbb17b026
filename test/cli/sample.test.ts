import { stripVTControlCharacters } from 'node:util'
import { describe, expect, it } from 'vitest'
import { RunTotals } from '../../src/apps/cli/calculate/run-totals.ts'
import { SAMPLE_YEAR_CSV } from '../../src/apps/cli/data/sample-year.ts'
import { calculateText } from '../../src/apps/cli/explain-command.ts'
import { GroupSums } from '../../src/apps/cli/summary.ts'
import { EmissionSum } from '../../src/core/emissions/index.ts'
import { printExact } from '../../src/core/exact/index.ts'
import { SCOPES } from '../../src/rows/scope-sums.ts'
import { parseCsv } from '../fixtures/csv-table.ts'
import { runTonne } from './memory-io.ts'

const rows = await calculateText('sample', SAMPLE_YEAR_CSV, {
  reading: { format: 'csv', ignoreUnknownColumns: false },
  options: { edition: 'nearest', allowCredits: false },
})
const totals = new RunTotals()
for (const row of rows) totals.addRow(row)
const summary = totals.summary()

const whole = SCOPES.map((scope) => summary.whole.sums[scope].state().exact.co2e)

function exactOf(sums: GroupSums) {
  return SCOPES.map((scope) => printExact(sums.co2e(scope)))
}

describe('the shipped year', () => {
  const { header, rows: inputs } = parseCsv(SAMPLE_YEAR_CSV)
  const column = (name: string) => inputs.map(({ cells }) => cells[header.indexOf(name)] ?? '')
  const count = (activity: string) => column('activity').filter((one) => one === activity).length

  it('has every activity, three sites and every unit of the bills', async () => {
    expect(inputs.length).toBe(173)
    expect(count('movement')).toBe(30)
    expect(count('trip')).toBe(20)
    expect(count('fuel')).toBe(56)
    expect(count('electricity')).toBe(36)
    expect(count('vehicle')).toBe(24)
    expect(count('refrigerant')).toBe(2)
    expect(count('quantity')).toBe(4)
    expect(count('spend')).toBe(1)
    expect(new Set(column('site')).size).toBe(3)
    for (const unit of ['kWh', 'MWh', 'mmbtu', 'GJ', 'therm', 'therm (US)', 'l', 'm3']) {
      expect(column('unit')).toContain(unit)
    }
    const vehicles = column('id').filter((_, index) => column('activity')[index] === 'vehicle')
    expect(new Set(vehicles.map((id) => id.replace(/-Q\d$/, ''))).size).toBe(6)
    expect(new Set(column('mode'))).toEqual(new Set(['', 'TRUCK', 'SHIP', 'RAIL', 'AIR', 'CAR']))
    expect(new Set(column('class'))).toEqual(new Set(['', 'ECONOMY', 'PREMIUM_ECONOMY', 'BUSINESS', 'FIRST_CLASS']))
  })

  // Computed apart from the library, row by row in exact fractions (Python) from the published tables and unit
  // definitions, with the kilometres of the traces (which test/golden/places holds to published distances): a change of
  // these numbers is a change of a published figure, of a data version, of the sample, or an error.
  it('comes to these totals, to the last digit', async () => {
    expect(whole).toEqual([
      '5908090920877540234902287961/18840283082500000000000',
      '352653.8867790646495',
      '274079.3105290646495',
      '626554543101974336394614111890105555875551008866081437159/9648707421281141689998362977816095570000000000000000',
    ])
  })

  it('adds up: by site, by activity and by month to the same digits', async () => {
    for (const groups of [summary.bySite, summary.byActivity, summary.byMonth]) {
      const parts = [...groups.values()]
      const merged = parts.reduce((sum, part) => sum.merge(part), new GroupSums())
      expect(exactOf(merged)).toEqual(whole)
    }
  })

  it('adds up: the printed lines to the printed totals', async () => {
    const { stdout } = await runTonne(['calculate', '--sample', '--output', '-', '--out-format', 'ndjson'])
    const lines = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { method: string; co2eKg: number })
    expect(lines.length).toBe(209)
    const market = lines.filter(({ method }) => method === 'electricity_market')
    const total = market.reduce((sum, { co2eKg }) => sum + co2eKg, 0)
    const vehicles = 474.46974 // the electric car, in both totals of Scope 2: 15,585 km × 17.2 kWh / 100 km × 0.177
    expect(total + vehicles).toBeCloseTo(274079.3105290647, 6)
  })

  it('has no emission that is not a number above zero, but for clean electricity', async () => {
    for (const { results } of rows) {
      for (const { calculation } of results) expect(calculation.emission.co2e).toBeGreaterThan(0)
    }
  })

  it('holds its electricity in both totals of Scope 2, and never both in one', async () => {
    const sum = new EmissionSum()
      .merge(summary.whole.sums.scope1)
      .merge(summary.whole.sums.scope2Market)
      .merge(summary.whole.sums.scope3)
    expect(summary.whole.total('market').state().exact.co2e).toBe(sum.state().exact.co2e)
  })
})

describe('tonne calculate --sample', async () => {
  const run = await runTonne(['calculate', '--sample'])

  it('prints the summary, three numbers explained, the proof and the attributions', async () => {
    expect(run.code).toBe(0)
    expect(run.stderr).toBe('')
    expect(run.stdout).toMatch(/^Scope 1 +fuel, vehicles, refrigerants +313\.588 /m)
    expect(run.stdout).toMatch(/^Scope 2 +electricity, by location +352\.654 /m)
    expect(run.stdout).toMatch(/^ +electricity, by market +274\.079 /m)
    expect(run.stdout).toMatch(/^Scope 3 +freight, trips, goods, waste +64\.937 /m)
    expect(run.stdout).toMatch(/^Total +with Scope 2 by location +731\.179$/m)
    expect(run.stdout).toMatch(/^ +with Scope 2 by market +652\.604$/m)
    expect(run.stdout).toContain('2025-12')
    expect(run.stdout).toContain('DAY-GAS-07 (fuel, Dayton plant)\n  302.5 therm (US) × ')
    expect(run.stdout).toContain('  18.4 t × 19,900 km × 1.15 × 0.01612 kg CO2e per t·km ≈ 6,787.528 kg CO2e\n')
    expect(run.stdout).toContain('    Shanghai, CN to Hamburg, DE: 19,900 km, quality medium, by 34 points\n')
    expect(run.stdout).toContain('  1 passenger × 5,555 km × 2 (return) × 0.20083 kg CO2e per passenger·km ≈')
    expect(run.stdout).toContain('    LHR, GB to JFK, US: 5,555 km, quality high\n')
    expect(run.stdout).toContain('209 of 209 traces verified against the published factors')
    expect(run.stdout).toContain(
      'Contains public sector information licensed under the Open Government Licence\n  v3.0.',
    )
    expect(run.stdout).toContain('European Environment Agency')
  })

  it('prints below each notice the first row that has it', () => {
    expect(run.stdout).toMatch(/^ +6 × A place .*\n(?: {4,6}\S.*\n)* {8}line 126: "Hull" /m)
    const [notices = ''] = /^Warnings.*^Three numbers/ms.exec(run.stdout) ?? []
    const examples = notices.match(/^ {8}line \d+: /gm) ?? []
    const below = notices.match(/^ *\d+ × .*\n(?: {4,6}\S.*\n)* {8}line \d+: /gm) ?? []
    expect(examples.length).toBeGreaterThan(10)
    expect(below.length).toBe(examples.length)
  })

  it('fits a terminal of 80 columns, in colour and with all digits too', async () => {
    const exact = await runTonne(['calculate', '--sample', '--exact'])
    const coloured = await runTonne(['calculate', '--sample'], { hasColors: true })
    const plain = stripVTControlCharacters(coloured.stdout)
    expect(coloured.stdout).not.toBe(plain)
    expect(plain).toBe(run.stdout)
    const lines = `${plain}${exact.stdout}`.split('\n')
    expect(lines.filter((line) => line.length > 80 && !line.includes('https://'))).toEqual([])
  })

  it('prints its input as a template that calculates to the same', async () => {
    const input = (await runTonne(['calculate', '--sample', '--print-input'])).stdout
    const again = await runTonne(['calculate', 'year.csv', '--output', '-'], { files: { 'year.csv': input } })
    expect(again.stdout).toBe((await runTonne(['calculate', '--sample', '--output', '-'])).stdout)
  })
})
