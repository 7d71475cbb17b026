import { describe, expect, it } from 'vitest'
import { toExact, toTrace } from '../../src/index.ts'
import { withUpstream } from '../../src/reference/factors/index.ts'
import { calculateRows, type RowToCalculate } from '../../src/rows/rows.ts'
import { runTonne } from './memory-io.ts'

const DIESEL = 'desnz-2025/fuels/liquid-fuels/diesel-average-biofuel-blend/litres'
const HEAD =
  'id,activity,start,value,unit,country,factor,mode,distanceKm,distanceKind,fromCountry,toCountry,percentageOfCleanEnergy,currency,price'
const ROWS = [
  `boiler,fuel,2025-01-01,1000,l,,${DIESEL},,,,,,,,`,
  'power,electricity,2025-01-01,1,MWh,GB,,,,,,,60,,',
  'lorry,movement,2025-01-01,10,t,,,TRUCK,300,actual,,,,,',
  'train,trip,2025-01-01,,,,,RAIL,100,actual,GB,GB,,,',
  'abroad,electricity,2025-01-01,1,MWh,JP,,,,,,,,,',
  'lawyers,spend,2024-01-01,1000,,,useeio-1-3/541110/offices-of-lawyers/with-margins/usd-2022,,,,,,,USD,purchaser',
]

async function run(...options: readonly string[]) {
  const files = { 'rows.csv': [HEAD, ...ROWS, ''].join('\n') }
  const outputs = ['--output', 'out.ndjson', '--traces', 'traces.ndjson', '--exact']
  const {
    stdout,
    stderr,
    files: written,
  } = await runTonne(['calculate', 'rows.csv', ...outputs, ...options], { files })
  if (stderr !== '') throw new Error(stderr)
  const lines = String(written['out.ndjson']).trim().split('\n')
  return { stdout, lines: lines.map((line) => JSON.parse(line)), traces: String(written['traces.ndjson']) }
}

/** A line of the summary, by how it begins. */
const figure = (stdout: string, name: string) =>
  stdout
    .split('\n')
    .find((line) => line.startsWith(name))
    ?.match(/[\d.,]+(?=\s*[▉-▏█]*$)/)?.[0]

describe('tonne calculate --upstream', () => {
  it('adds lines in Scope 3 with traces that verify, and leaves those of the rows as they are', async () => {
    const [plain, upstream] = [await run(), await run('--upstream')]
    const numbers = (lines: typeof plain.lines) => lines.map(({ id, method, co2eKg }) => [id, method, co2eKg])
    const added = ROWS.map((row) => row.split(',')[0]).flatMap((id) => {
      const [before, after] = [plain, upstream].map(({ lines }) => lines.filter((line) => line.id === id))
      const count = before?.length ?? 0
      expect(numbers(after?.slice(0, count) ?? [])).toEqual(numbers(before ?? []))
      return after?.slice(count) ?? []
    })
    expect(new Set(added.map(({ scope }) => scope))).toEqual(new Set([3]))
    // digits as published: 0.61101 a litre; 0.0459, 0.01853 and 0.00397 a kWh; 0.02359 a tonne-kilometre; 0.00897 a passenger-kilometre
    expect(added.map(({ id, co2eKg }) => [id, co2eKg])).toEqual([
      ['boiler', 611.01],
      ['power', 45.9],
      ['power', 18.53],
      ['power', 3.97],
      ['lorry', 70.77],
      ['train', 0.897],
    ])
    const verified = await runTonne(['verify', 'traces.ndjson'], { files: { 'traces.ndjson': upstream.traces } })
    expect(verified.stdout).toBe('14 of 14 traces verified against the published factors\n')
  })

  it('adds them to their categories of Scope 3, and never to Scope 1 or 2', async () => {
    const [plain, upstream] = [(await run()).stdout, (await run('--upstream')).stdout]
    for (const name of ['Scope 1 ', 'Scope 2 ']) expect(figure(upstream, name)).toBe(figure(plain, name))
    expect(upstream).toMatch(/^3\.3 upstream: Fuel- and energy-related .* 4 +0\.67941$/m)
    expect(upstream).toMatch(/^3\.4 Upstream transportation .* 1 .*\n3\.4 upstream: Upstream transp.* 1 +0\.07077$/m)
    expect(upstream).toMatch(/^3\.6 upstream: Business travel +1 +0\.000897$/m)
    expect(plain).not.toContain('upstream')
    expect(plain).toMatch(/^3\.1 Purchased goods and services +1 /m)
  })

  it('says of each row what was not added, and why', async () => {
    const { lines } = await run('--upstream')
    const noted = lines.filter(({ notices }) => notices.some((code: string) => code.startsWith('upstream_')))
    expect(noted.map(({ id, scope, method }) => [id, scope, method])).toEqual([['abroad', 2, 'electricity_location']])
    expect(noted[0].notices).toContain('upstream_in_factor')
  })

  it('is the same for many rows of a kind', async () => {
    const rows = Array.from({ length: 60 }, (_, index) => `r${index},fuel,2025-01-01,${index + 1},l,,${DIESEL},,,,,,,,`)
    const files = { 'rows.csv': [HEAD, ...rows, ''].join('\n') }
    const { files: written, stdout } = await runTonne(
      ['calculate', 'rows.csv', '--upstream', '--exact', '--output', 'out.ndjson'],
      { files },
    )
    const lines = String(written['out.ndjson']).trim().split('\n')
    expect(lines).toHaveLength(120)
    // 1,830 litres in all
    expect(stdout).toMatch(/^3\.3 upstream: Fuel- and energy-related activities +60 +1\.1181483$/m)
  })
})

describe('calculateRows with upstream', () => {
  const rows: readonly RowToCalculate[] = [
    { activity: 'electricity', start: '2025-01-01', value: 1, unit: 'MWh', country: 'GB', percentageOfCleanEnergy: 40 },
    { activity: 'fuel', start: '2025-01-01', value: 2, unit: 'kg', factor: 'own/pellets/kg' },
    { activity: 'refrigerant', start: '2025-01-01', value: 1, unit: 'kg', gas: 'HFC-134a', gwp: 'AR5_GWP100' },
  ]
  const factors = [{ key: 'own/pellets/kg', unit: 'kg', per1: { co2e: '0.05' } }]

  it('gives withUpstream of each result, of electricity by location alone', async () => {
    const [power, pellets, leak] = await calculateRows(rows, { factors, upstream: true })
    expect(power?.results.map(({ scope, basis, upstream }) => [scope, basis, upstream])).toEqual([
      [2, 'location', undefined],
      [2, 'market', undefined],
      [3, undefined, 'well_to_tank'],
      [3, undefined, 'losses'],
      [3, undefined, 'well_to_tank_of_losses'],
    ])
    const [location, , ...parts] = power?.results ?? []
    if (location === undefined) throw new TypeError('no result')
    const due = withUpstream(location.calculation).upstream.map(({ calculation }) => calculation)
    expect(parts.map(({ calculation }) => toTrace(calculation))).toEqual(due.map(toTrace))
    expect(parts.map(({ calculation }) => toExact(calculation).co2e)).toEqual(['45.9', '18.53', '3.97'])
    expect(pellets?.results.map(({ notices = [] }) => notices.map(({ code }) => code))).toEqual([
      ['upstream_not_published'],
    ])
    expect(leak?.results.map(({ notices }) => notices)).toEqual([undefined])
  })

  it('adds nothing unless it is asked to', async () => {
    const calculated = await calculateRows(rows, { factors })
    expect(calculated.map(({ results }) => results.length)).toEqual([2, 1, 1])
  })
})
