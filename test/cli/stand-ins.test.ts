import { describe, expect, it } from 'vitest'
import { calculateRows } from '../../src/rows/rows.ts'
import { calculateCsv, type Run } from './memory-io.ts'

const HEADER = 'id,activity,start,end,value,unit,country,fuel'
const row = (id: string, value: number | string, country: string, fuel = 'gas oil') =>
  `${id},fuel,2025-01-01,2025-02-01,${value},l,${country},${fuel}`

/** A section of a summary by its title, as one line. */
function section({ stdout }: Run, title: string): string {
  const [, lines = ''] = new RegExp(`^${title}.*\\n((?:.+\\n)+)`, 'm').exec(stdout) ?? []
  return lines.replaceAll(/\s+/g, ' ').trim()
}

const STAND_INS = 'On factors of another country'

describe('the stand-ins of a summary', () => {
  it('are a share of the total and of each scope, whatever way the rows were calculated', async () => {
    const rows = Array.from({ length: 40 }, (_, index) => row(`r${index}`, index + 1, index % 4 === 0 ? 'DE' : 'GB'))
    // 1 + 5 + … + 37 = 190 of 820 litres
    const run = await calculateCsv([HEADER, ...rows])
    expect(section(run, STAND_INS)).toBe('0.524 t CO2e, 23.2 % of the total with Scope 2 by market (Scope 1 23.2 %)')
    expect(section(run, 'Warnings')).toContain(
      '10 × no factor of Germany (DE) fits; that of the United Kingdom (GB) was used',
    )
  })

  it('are no section if every country has its factor', async () => {
    const run = await calculateCsv([HEADER, row('a', 1, 'GB')])
    expect(section(run, STAND_INS)).toBe('')
  })

  it('have no share of a total of zero', async () => {
    const run = await calculateCsv([HEADER, row('a', 0, 'DE')])
    expect(section(run, STAND_INS)).toBe('0.000 t CO2e')
  })

  it('name ten countries, and count the rows of others', async () => {
    const countries = ['DE', 'FR', 'NL', 'BE', 'ES', 'IT', 'PT', 'AT', 'CH', 'PL', 'SE', 'NO']
    const run = await calculateCsv([HEADER, ...countries.map((country) => row(country, 1, country))])
    const warnings = section(run, 'Warnings')
    expect(warnings.match(/1 × no factor of /g)).toHaveLength(10)
    expect(warnings).toContain('2 × No factor of the region fits; that of another country or a wider region was used')
  })
})

describe('the stand-ins of calculateRows', () => {
  const fuel = (value: number, country: string) => {
    return { activity: 'fuel', start: '2025-01-31', value, unit: 'l', fuel: 'gas oil', country }
  }

  it('are by scope, exact and rounded once', async () => {
    const power = { activity: 'electricity', start: '2025-01-31', value: 10, unit: 'kWh', country: 'GB' }
    const { standIns } = await calculateRows([fuel(1, 'DE'), fuel(2, 'GB'), power])
    expect(standIns.scope1).toEqual({
      records: 1,
      co2e: { exact: '2.75541', kg: 2.75541 },
      share: { exact: '1/3', ratio: 1 / 3 },
    })
    expect(standIns.scope2.locationBased).toMatchObject({ records: 0, share: { exact: '0', ratio: 0 } })
    expect(standIns.scope3).toEqual({ records: 0, co2e: { exact: '0', kg: 0 } })
    // (10 × 0.177 + 3 × 2.75541) kg
    expect(standIns.total.share?.ratio).toBe(2.75541 / 10.03623)
  })

  it('name the units of a country that has the fuel in another one', async () => {
    const gasoline = { ...fuel(1000, 'US'), fuel: 'gasoline', unit: 'kg' }
    await expect(calculateRows([gasoline])).rejects.toThrow(
      /rows\[0\]\.unit: .*US gal \(epa-2025\/stationary\/motor-gasoline\/us-gallon\)/,
    )
  })
})

describe('gas of the United States in a file', () => {
  it.each(['1000,Ccf', '100000,ft3', '2831.6846592,m3', '100000,scf'])('is 5,449.534 kg: %s', async (quantity) => {
    const [value = '', unit = ''] = quantity.split(',')
    const gas = {
      activity: 'fuel',
      start: '2025-01-01',
      end: '2025-02-01',
      value,
      unit,
      country: 'US',
      fuel: 'natural gas',
    }
    const [calculated] = await calculateRows([gas])
    const calculation = calculated?.results[0]?.calculation
    expect(calculation?.emission.co2e).toBe(5449.534)
    expect(calculation?.notices.map(({ message }) => message).join()).not.toContain('no factor of')
  })

  it('in gallons for a vehicle is a question about gallon equivalents', async () => {
    const cng = { activity: 'vehicle', start: '2025-01-01', value: 100, unit: 'US gal', country: 'US', fuel: 'CNG' }
    await expect(calculateRows([cng])).rejects.toThrow(/unit: "CNG" in US gal .*gallon equivalents/)
  })
})
