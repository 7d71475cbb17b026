import { describe, expect, it } from 'vitest'
import { calculateCsv, runTonne } from './memory-io.ts'

const GAS = 'desnz-2025/fuels/gaseous-fuels/natural-gas/kwh-gross-cv'

describe('tonne calculate with wrong input', () => {
  const columns =
    'activity,start,end,value,unit,factor,fuel,country,heatingValue,percentageOfCleanEnergy,mode,distanceKm,isReturn,nights,gas,gwp'

  /** A row of `columns`, cells by name. */
  function row(cells: Readonly<Record<string, string>>): string {
    return columns
      .split(',')
      .map((name) => cells[name] ?? '')
      .join(',')
  }

  const fuel = { activity: 'fuel', start: '2025-01-01', value: '1', unit: 'kWh', factor: GAS }
  const power = { activity: 'electricity', start: '2025-01-01', value: '1', unit: 'kWh', country: 'GB' }
  const freight = { activity: 'movement', start: '2025-01-01', value: '1', unit: 't', mode: 'TRUCK', distanceKm: '9' }

  it.each([
    ['no number', { ...fuel, value: 'abc' }, 'value', 'not_a_number'],
    ['NaN', { ...fuel, value: 'NaN' }, 'value', 'not_finite'],
    ['Infinity', { ...fuel, value: 'Infinity' }, 'value', 'not_finite'],
    ['1e400', { ...fuel, value: '1e401' }, 'value', 'number_out_of_range'],
    ['a negative value', { ...fuel, value: '-1' }, 'value', 'must_be_non_negative'],
    ['no value', { ...fuel, value: '' }, 'value', 'required'],
    ['an unknown unit', { ...fuel, unit: 'kWhh' }, 'unit', 'unknown_unit'],
    ['litres against a per-kWh factor', { ...fuel, unit: 'l' }, 'unit', 'unit_dimension_mismatch'],
    ['net against gross', { ...fuel, heatingValue: 'net' }, 'heatingValue', 'heating_value_mismatch'],
    ['an unknown factor', { ...fuel, factor: 'desnz-2025/nothing' }, 'factor', 'factor_not_found'],
    ['no factor', { ...fuel, factor: '' }, 'fuel', 'required'],
    [
      'an incomplete factor',
      { ...fuel, unit: 'US gal', factor: 'epa-2025/mobile/motor-gasoline/us-gallon' },
      'factor',
      'factor_incomplete',
    ],
    [
      'a fuel of two meanings',
      { ...fuel, factor: '', fuel: 'coal', country: 'GB', unit: 't' },
      'fuel',
      'factor_ambiguous',
    ],
    ['a fuel without a country', { ...fuel, factor: '', fuel: 'gas oil', unit: 'l' }, 'country', 'required'],
    ['30 February', { ...fuel, start: '2025-02-30' }, 'start', 'invalid_date'],
    ['a reversed period', { ...fuel, end: '2024-12-31' }, 'start', 'period_reversed'],
    ['no start', { ...fuel, start: '' }, 'start', 'required'],
    ['no activity', { ...fuel, activity: '' }, 'activity', 'required'],
    ['an unknown activity', { ...fuel, activity: 'wood' }, 'activity', 'invalid_choice'],
    ['a cell of another activity', { ...fuel, nights: '3' }, 'nights', 'invalid_choice'],
    [
      'a percentage above 100',
      { ...power, percentageOfCleanEnergy: '140' },
      'percentageOfCleanEnergy',
      'percentage_out_of_range',
    ],
    ['a country without a grid factor', { ...power, country: 'AQ' }, 'country', 'factor_not_found'],
    ['a country that is none', { ...power, country: 'XX' }, 'country', 'invalid_choice'],
    ['no country', { ...power, country: '' }, 'country', 'required'],
    ['an unknown mode', { ...freight, mode: 'HORSE' }, 'mode', 'invalid_choice'],
    ['freight by car', { ...freight, mode: 'CAR' }, 'mode', 'invalid_choice'],
    ['a flag that is none', { ...freight, isReturn: 'maybe' }, 'isReturn', 'invalid_choice'],
    ['no distance', { ...freight, distanceKm: '' }, 'distanceKm', 'required'],
    ['half a night', { activity: 'trip', start: '2025-01-01', nights: '2.5' }, 'hotelCountry', 'column_missing'],
    [
      'an unknown gas',
      { activity: 'refrigerant', start: '2025-01-01', value: '1', unit: 'kg', gas: 'R-9', gwp: 'AR5_GWP100' },
      'gas',
      'unknown_refrigerant',
    ],
    [
      'a leak without a GWP set',
      { activity: 'refrigerant', start: '2025-01-01', value: '1', unit: 'kg', gas: 'SF6' },
      'gwp',
      'required',
    ],
  ])('names the line and column of %s', async (_, cells: Record<string, string>, column, code) => {
    const good = row(fuel)
    const bad = row(cells)
    const run = await calculateCsv([columns, good, bad])
    const before = bad.split(',').slice(0, columns.split(',').indexOf(column)).join(',').length
    const index = columns.split(',').includes(column) ? before + (columns.startsWith(column) ? 1 : 2) : 1
    expect(run.stderr).toContain(`in.csv:3:${index}: ${code}: ${column}: `)
    expect(run.stderr).toContain('tonne: 1 error in in.csv; nothing was written')
    expect(run.code).toBe(1)
    expect(run.stdout).toBe('')
    expect(run.files).not.toHaveProperty('out.csv')
  })

  it('rejects a grid region of another country', async () => {
    const run = await calculateCsv([
      'activity,start,value,unit,country,gridRegion',
      'electricity,2025-01-01,1,kWh,US,US-RFCW',
      'electricity,2025-01-01,1,kWh,GB,US-RFCW',
    ])
    expect(run.stderr).toContain('in.csv:3:33: region_not_in_country: gridRegion: US-RFCW does not lie in GB')
    expect(run.stderr).toContain('1 error')
  })

  it('reports all failing rows together, and all cells of a row', async () => {
    const run = await calculateCsv([
      columns,
      row({ ...fuel, value: 'x', unit: 'y' }),
      row(fuel),
      row({ ...power, value: '-1' }),
    ])
    expect(run.stderr.split('\n').map((line) => line.split(':').slice(0, 5).join(':'))).toEqual([
      'in.csv:2:18: not_a_number: value',
      'in.csv:2:20: unknown_unit: unit',
      'in.csv:4:25: must_be_non_negative: value',
      'tonne: 3 errors in in.csv; nothing was written',
      'The command with the proposals above, if they are right (2 other causes remain):',
      '  tonne calculate in.csv --output out.csv --allow-credits',
      '',
    ])
  })

  it.each([
    ['an empty file', '', 'in.csv:1:1: csv_malformed: '],
    ['a header alone', 'activity,start', 'in.csv: required: has no activities'],
    ['an open quote', 'activity,start\nfuel,"2025', 'in.csv:2:6: csv_malformed: opens a quote'],
    ['a row too wide', 'activity,start\nfuel,2025-01-01,1', 'in.csv:2:17: csv_malformed: '],
    ['a column twice', 'activity, activity\nfuel,fuel', 'in.csv:1:10: csv_malformed: '],
  ])('refuses %s', async (_, text, message) => {
    const run = await runTonne(['calculate', 'in.csv', '--output', 'out.csv'], { files: { 'in.csv': text } })
    expect(run.code).toBe(1)
    expect(run.stderr).toContain(message)
    expect(run.files).not.toHaveProperty('out.csv')
  })

  it('points into NDJSON', async () => {
    const text = '{"activity":"fuel","start":"2025-01-01","value":"x","unit":"l"}\n[1]\n{"activity":{}}\n'
    const run = await runTonne(['calculate', 'in.ndjson'], { files: { 'in.ndjson': text } })
    expect(run.stderr).toContain('in.ndjson:2:1: invalid_type: must be an object')
    expect(run.stderr).toContain('in.ndjson:3:2: invalid_type: activity: must be text')
    const rows = await runTonne(['calculate', 'in.ndjson'], { files: { 'in.ndjson': text.split('\n')[0] ?? '' } })
    const twin = '{"note":"value","activity":"fuel","start":"2025-01-01","value" : "x","unit":"l"}'
    const named = await runTonne(['calculate', 'in.ndjson'], { files: { 'in.ndjson': twin } })
    expect(named.stderr).toContain('in.ndjson:1:56: not_a_number: value: ')
    expect(rows.stderr).toContain('in.ndjson:1:41: not_a_number: value: ')
    const broken = await runTonne(['calculate', 'in.ndjson'], { files: { 'in.ndjson': '{}\n{"activity":}' } })
    expect(broken.stderr).toContain('in.ndjson:2:13: csv_malformed: is not JSON')
  })
})
