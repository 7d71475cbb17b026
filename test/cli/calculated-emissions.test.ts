import { describe, expect, it } from 'vitest'
import { runTonne } from './memory-io.ts'

const FACTORS = 'key,unit,co2e,publisher,editionYear\nstatements,t,1000,statements of suppliers,2024\n'
async function calculated(text: string, options: readonly string[] = []) {
  const run = await runTonne(['calculate', 'in.csv', '--output', 'out.csv', ...options], {
    files: { 'in.csv': text, 'own.csv': FACTORS },
  })
  return { ...run, said: `${run.stdout}${run.stderr}`.replaceAll(/\s+/g, ' ') }
}

describe('a file of calculated emissions', () => {
  it.each([
    ['MTCO2e', 't'],
    ['carbon_footprint_total_kgCO2e.location_based', 'kg'],
    ['Emissions (tCO2e)', 't'],
    ['Total emissions (mtCO2e)', 't'],
    ['CO₂-Emissionen [kg]', 'kg'],
    ['CO2 (kg)', 'kg'],
  ])('is named as such, with the way to report it: %s', async (header, unit) => {
    const { said, files } = await calculated(`Month,Region,Service,${header}\n2024-01,eu-west-1,EC2,0.123\n`)
    expect(files['out.csv']).toBeUndefined()
    expect(said).toContain(`the column "${header}" has calculated emissions`)
    expect(said).toContain(`--map "${header}=value" --map "=activity:quantity" --map "=unit:${unit}"`)
  })

  it('is counted as it is by a factor of its own', async () => {
    const maps = ['MTCO2e=value', '=activity:quantity', '=unit:t', '=factor:statements', 'Service='].flatMap((map) => [
      '--map',
      map,
    ])
    const run = await calculated('Month,Region,Service,MTCO2e\n2024-01,eu,EC2,0.123\n', [
      '--factors',
      'own.csv',
      ...maps,
      '--map',
      'Region=',
    ])
    expect(run.stderr).toBe('')
    expect(run.files['out.csv']).toContain(',3,quantity,,,,123,')
  })

  it('is none if it has quantities too', async () => {
    const quantities = await calculated('Month,Electricity (kWh),CO2e (kg),Country\n2024-01,100,20,GB\n')
    const factors = await calculated('Month,Product,kg CO2e per kWh\n2024-01,x,0.2\n')
    for (const { said } of [quantities, factors]) expect(said).not.toContain('calculated emissions')
  })

  it('is named by its unit', async () => {
    const { said } = await calculated('activity,start,value,unit,country\nquantity,2024-01-05,1.2,tCO2e,GB\n')
    expect(said).toContain('"tCO2e" is a unit of calculated emissions and of no quantity')
  })
})
