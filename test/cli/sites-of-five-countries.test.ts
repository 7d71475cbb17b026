import { describe, expect, it } from 'vitest'
import { runTonne } from './memory-io.ts'

/** One site each in Auckland, Sydney, Toronto, Lyon and Munich: electricity, gas, diesel and waste of August 2025. */
const ROWS = [
  ['akl-power', 'Auckland', 'electricity', '1000', 'kWh', '', 'NZ', ''],
  ['akl-gas', 'Auckland', 'fuel', '1000', 'kWh', 'natural gas', 'NZ', ''],
  ['akl-diesel', 'Auckland', 'fuel', '1000', 'litres', 'diesel', 'NZ', ''],
  ['akl-waste', 'Auckland', 'quantity', '1000', 'kg', '', 'NZ', 'general waste landfill with gas recovery'],
  ['syd-power', 'Sydney', 'electricity', '1000', 'kWh', '', 'AU-NSW', ''],
  ['syd-gas', 'Sydney', 'fuel', '1000', 'MJ', 'natural gas', 'AU', ''],
  ['syd-diesel', 'Sydney', 'fuel', '1000', 'litres', 'diesel', 'AU', ''],
  ['syd-waste', 'Sydney', 'quantity', '1000', 'kg', '', 'AU', 'commercial and industrial waste landfill'],
  ['tor-power', 'Toronto', 'electricity', '1000', 'kWh', '', 'CA-ON', ''],
  ['tor-gas', 'Toronto', 'fuel', '1000', 'm3', 'natural gas', 'CA-ON', ''],
  ['tor-diesel', 'Toronto', 'fuel', '1000', 'litres', 'diesel', 'CA-ON', ''],
  ['tor-waste', 'Toronto', 'quantity', '1000', 'kg', '', 'CA-ON', 'commercial and industrial waste landfill'],
  ['lys-power', 'Lyon', 'electricity', '1000', 'kWh', '', 'FR', ''],
  ['lys-gas', 'Lyon', 'fuel', '1000', 'kWh', 'natural gas', 'FR', ''],
  ['lys-diesel', 'Lyon', 'fuel', '1000', 'litres', 'diesel', 'FR', ''],
  ['lys-waste', 'Lyon', 'quantity', '1000', 'kg', '', 'FR', 'commercial and industrial waste landfill'],
  ['muc-power', 'Munich', 'electricity', '1000', 'kWh', '', 'DE', ''],
  ['muc-gas', 'Munich', 'fuel', '1000', 'kWh', 'natural gas', 'DE', ''],
  ['muc-diesel', 'Munich', 'fuel', '1000', 'litres', 'diesel', 'DE', ''],
  ['muc-waste', 'Munich', 'quantity', '1000', 'kg', '', 'DE', 'commercial and industrial waste landfill'],
]

/** The kilograms of each row, reckoned by hand from the publishers' tables, and the notice of a factor of another country. */
const EXPECTED: Readonly<Record<string, readonly [co2eKg: number, standIn?: 'factor_region_fallback']>> = {
  'akl-power': [78.6625],
  'akl-gas': [195.43],
  'akl-diesel': [2675.9],
  'akl-waste': [333.843],
  'syd-power': [640],
  // 51.53 kg/GJ; 38.6 GJ/kL × 70.2 kg/GJ
  'syd-gas': [51.53],
  'syd-diesel': [2709.72],
  'syd-waste': [1300],
  'tor-power': [38],
  // grams of 2025: 1921 + 28 × 0.037 + 265 × 0.035 for a cubic metre; 2681 + 28 × 0.078 + 265 × 0.022 for a litre
  'tor-gas': [1931.311],
  // Canada publishes diesel for the whole country: a wider region
  'tor-diesel': [2689.01, 'factor_region_fallback'],
  'tor-waste': [520.53, 'factor_region_fallback'],
  'lys-power': [36],
  // with upstream emissions, which a notice tells
  'lys-gas': [215],
  'lys-diesel': [3100],
  'lys-waste': [520.53, 'factor_region_fallback'],
  'muc-power': [291],
  'muc-gas': [182.96, 'factor_region_fallback'],
  'muc-diesel': [2570.82, 'factor_region_fallback'],
  'muc-waste': [520.53, 'factor_region_fallback'],
}

const HEAD = 'id,site,activity,start,end,value,unit,fuel,country,factor'
const lines = ROWS.map(([id, site, activity, value, unit, fuel, country, factor]) =>
  [id, site, activity, '2025-08-01', '2025-08-31', value, unit, fuel, country, factor].join(','),
)

async function calculateSites(start: string, end: string) {
  const text = [HEAD, ...lines.map((line) => line.replace('2025-08-01,2025-08-31', `${start},${end}`))].join('\n')
  const run = await runTonne(['calculate', 'sites.csv', '--output', 'out.ndjson', '--traces', 'traces.ndjson'], {
    files: { 'sites.csv': text },
  })
  expect([run.code, run.code === 0 ? '' : run.stderr]).toEqual([0, ''])
  const results = String(run.files['out.ndjson'])
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  const verified = await runTonne(['verify', 'traces.ndjson'], { files: run.files as Record<string, string> })
  expect(verified.stdout).toBe(`${results.length} of ${results.length} traces verified against the published factors\n`)
  return results.filter(({ method }) => method !== 'electricity_market')
}

describe('sites in Auckland, Sydney, Toronto, Lyon and Munich', () => {
  it('have the factors of their own publisher, or a notice that names whose factor is used', async () => {
    const results = await calculateSites('2025-08-01', '2025-08-31')
    const found = results.map(({ id, co2eKg, notices }) => {
      const isStandIn = notices.includes('factor_region_fallback')
      return [id, isStandIn ? [Number(co2eKg.toFixed(2)), 'factor_region_fallback'] : [Number(co2eKg.toPrecision(8))]]
    })
    process.stdout.write(`rows with the expected factor: ${found.length} of ${ROWS.length}\n`)
    expect(Object.fromEntries(found)).toEqual(EXPECTED)
  })

  it('have the edition of each period: from January to June Australia is still in the one before', async () => {
    const results = await calculateSites('2026-03-01', '2026-03-31')
    const editions = Object.fromEntries(results.map(({ id, factors }) => [id, String(factors).split('/', 1)[0]]))
    expect([editions['syd-power'], editions['tor-power'], editions['akl-power']]).toEqual([
      'nga-2025',
      'eccc-2026',
      'mfe-2026-2',
    ])
  })
})
