import { describe, expect, it } from 'vitest'
import { EmissionsError } from '../../src/core/errors/index.ts'
import { calculateRows } from '../../src/rows/rows.ts'
import { runTonne } from './memory-io.ts'

const OWN = [
  {
    key: 'acme-2025/green/kwh',
    category: 'electricity',
    region: 'DE',
    unit: 'kWh',
    per1: { co2e: '0.041' },
    supplierMix: true,
    source: { publisher: 'Stadtwerke', editionYear: 2025 },
  },
  { key: 'acme-2025/residual/kwh', category: 'electricity', region: 'DE', unit: 'kWh', per1: { co2e: '0.7' } },
  { key: 'acme-2025/pellets/kg', unit: 'kg', per1: { co2e: '0.0525' } },
] as const
const CSV = [
  'key;category;region;unit;co2e;supplierMix;publisher;editionYear',
  'acme-2025/green/kwh;electricity;DE;kWh;0,041;true;Stadtwerke;2025',
  'acme-2025/residual/kwh;electricity;DE;kWh;0,7;;;',
  'acme-2025/pellets/kg;;;kg;0,0525;;;',
].join('\n')

const ACTIVITIES = [
  'id,activity,start,value,unit,country,factor,supplierFactor,residualFactor',
  'a,electricity,2025-01-01,1000,kWh,DE,ember/de/kwh,acme-2025/green/kwh,',
  'b,electricity,2025-01-01,1000,kWh,DE,ember/de/kwh,,acme-2025/residual/kwh',
  'c,fuel,2025-01-01,2000,kg,,acme-2025/pellets/kg,,',
].join('\n')
const files = { 'in.csv': ACTIVITIES, 'own.json': JSON.stringify(OWN), 'own.csv': CSV }

const co2eOf = (out = '') =>
  out
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => Number(line.split(',')[10]))

describe("a company's own factors", () => {
  it.each(['own.json', 'own.csv'])('are named by rows, in one thread or more: %s', async (own) => {
    const argv = ['calculate', 'in.csv', '--factors', own, '--output', 'out.csv']
    const run = await runTonne(argv, { files })
    expect(run.stderr).toBe('')
    const [location, supplier, , residual, pellets] = co2eOf(run.files['out.csv'])
    expect([supplier, residual, pellets]).toEqual([41, 700, 105])
    expect(location).toBeGreaterThan(300)
    expect((await runTonne([...argv, '--workers', '2'], { files })).files).toEqual(run.files)
  })

  it('are known to explain and verify, and a forged one is found', async () => {
    const argv = ['calculate', 'in.csv', '--factors', 'own.csv', '--traces', 't.ndjson', '--output', 'out.csv']
    const { files: written } = await runTonne(argv, { files })
    const explained = await runTonne(['explain', 'in.csv', '--factors', 'own.csv'], { files })
    expect(explained.stdout).toContain('2000 kg × 0.0525 kg CO2e/kg')
    const verified = await runTonne(['verify', 't.ndjson', '--factors', 'own.csv'], { files: written })
    expect(verified.stdout).toBe('5 of 5 traces verified against the published factors and your own\n')
    expect((await runTonne(['verify', 't.ndjson'], { files: written })).code).toBe(1)
    const forged = { ...written, 'own.csv': CSV.replace('0,0525', '0,06') }
    expect((await runTonne(['verify', 't.ndjson', '--factors', 'own.csv'], { files: forged })).code).toBe(1)
  })

  it('are served', async () => {
    let status = 0
    await runTonne(['serve', '--port', '0', '--extensions', '--factors', 'own.csv'], {
      files,
      untilStopped: async ({ stdout }) => {
        const [url] = /http:\/\/[\d.]+:\d+/.exec(stdout) ?? []
        const [key = ''] = /\b[\w-]{30,}\b/.exec(stdout) ?? []
        const target = `${url}/v1/emission-factors/${encodeURIComponent('acme-2025/pellets/kg')}`
        status = (await fetch(target, { headers: { 'x-api-key': key } })).status
      },
    })
    expect(status).toBe(200)
  })

  it('are not taken for the average of a grid', async () => {
    const text = 'id,activity,start,value,unit,country\na,electricity,2025-01-01,1,kWh,JP\n'
    const run = await runTonne(['calculate', 'in.csv', '--factors', 'own.csv'], { files: { ...files, 'in.csv': text } })
    expect(run.stdout).toContain(',ember-2025/jp/kwh,')
  })

  it.each([
    ['[', 'own.json: factor_invalid: is not JSON'],
    ['{}', 'own.json: factor_invalid: must be a JSON array of factors'],
    ['key,unitt,co2e\na,kg,1', 'own.json: unknown_field: "unitt" is not a field of a factor; did you mean unit?'],
    ['key,unit,co2e\na,kg,x', 'not_a_number'],
    ['key,unit,co2e\na,kg,1\na,kg,2', 'factor_invalid'],
    ['key,unit,co2e,category\na,kg,1,wood', 'is not a category of factors; leave it out, or use one of own, fuel, '],
    ['key,unit,co2e,supplierMix\na,kg,1,maybe', 'supplierMix: '],
    ['key,unit,co2e,complete\na,kg,1,unknown', 'complete: '],
  ])('that are wrong are errors of their file: %j', async (text, message) => {
    const run = await runTonne(['calculate', 'in.csv', '--factors', 'own.json'], {
      files: { ...files, 'own.json': text },
    })
    expect([run.code, run.stdout]).toEqual([1, ''])
    expect(run.stderr).toContain(message)
  })
})

describe('calculateRows', () => {
  const rows = [
    {
      id: 'a',
      activity: 'electricity',
      start: '31.01.2025',
      value: 1000,
      unit: 'KWH',
      country: 'DE',
      supplierFactor: OWN[0].key,
    },
    {
      id: 'c',
      activity: 'fuel',
      start: '2025-01-01',
      value: '2.000,5',
      unit: 'kilograms',
      factor: OWN[2].key,
      note: undefined,
    },
    {},
  ]

  it('calculates objects as the program calculates a file', async () => {
    const calculated = await calculateRows(rows, { factors: OWN, decimal: ',' })
    expect(calculated.map(({ id, line, words }) => [id, line, words])).toEqual([
      ['a', 1, []],
      ['c', 2, ['unit "kilograms" is kg']],
    ])
    expect(
      calculated.flatMap(({ results }) => results.map(({ calculation }) => calculation.emission.co2e)).slice(1),
    ).toEqual([41, 105.02625])
  })

  it('throws the violations of all rows at once', async () => {
    const error = await calculateRows([{ ...rows[0], value: -1, unit: 'gallons' }, { colour: 1 }]).catch((one) => one)
    expect(EmissionsError.is(error)).toBe(true)
    expect(error.violations.map(({ path, code }: { path: string; code: string }) => `${path} ${code}`)).toEqual([
      'rows[0].unit unknown_unit',
      'rows[0].supplierFactor factor_not_found',
      'rows[0].value must_be_non_negative',
      'rows[1] invalid_choice',
    ])
  })
})

describe('a CSV file of own factors', () => {
  it('reports a repeated key with both lines, next to the other errors of its row', async () => {
    const text = 'key,unit,co2e\na,kg,1\nb,kg,1\na,kgg,1\n'
    const run = await runTonne(['calculate', 'in.csv', '--factors', 'own.csv'], {
      files: { ...files, 'own.csv': text },
    })
    expect(run.stderr).toMatch(/own\.csv:4:1: factor_invalid: .*key "a", key: is the key of line 2 too/)
    expect(run.stderr).toContain('key "a", unit: is not a unit')
    expect(run.stderr).toContain('2 errors in own.csv')
  })
})

describe('a JSON file of own factors', () => {
  it('reports a repeated key and a repeated name next to the other errors of the file', async () => {
    const text = `[{"key":"a","unit":"kg","per1":{"co2e":"1"}},
{"key":"a","unit":"kgg","per1":{"co2e":"1"}},
{"key":"c","key":"b","unit":"kg","per1":{"co2e":"1"}}]`
    const run = await runTonne(['calculate', 'in.csv', '--factors', 'own.json'], {
      files: { ...files, 'own.json': text },
    })
    expect(run.stderr).toContain('own.json:2:2: factor_invalid: factor 2, key "a", key: is the key of factor 1 too')
    expect(run.stderr).toContain('factor 2, key "a", unit: is not a unit')
    expect(run.stderr).toContain('own.json:3:2: factor_invalid: factor 3, key "b", key: is written twice in one object')
    expect(run.stderr).toContain('3 errors in own.json')
  })

  it('names line, key and field of each error', async () => {
    const text = `[
  { "key": "own/steam", "unit": "kWh",
    "per1": { "co2e": "abc" } },
  {
    "key": "own/\\"x\\"",
    "unit": "parsec", "per1": { "co2e": 1 },
    "publisher": "Us"
  }
]`
    const { stderr } = await runTonne(['calculate', 'in.csv', '--factors', 'own.json'], {
      files: { ...files, 'own.json': text },
    })
    const lines = stderr.split('\n')
    expect(lines[0]).toContain('own.json:3:15: not_a_number: factor 1, key "own/steam", co2e:')
    expect(stderr).toContain('own.json:6:5: unknown_unit: factor 2, key "own/\\"x\\"", unit:')
    expect(stderr).toContain('own.json:7:5: unknown_field: factor 2')
  })

  it('names the line of a factor that lacks a field', async () => {
    const text = '[\n\n  {"key": "own/a", "unit": "kWh"}]'
    const { stderr } = await runTonne(['calculate', 'in.csv', '--factors', 'own.json'], {
      files: { ...files, 'own.json': text },
    })
    expect(stderr).toMatch(/^own\.json:3:3: required: factor 1, key "own\/a", per1:/)
  })
})
