import { describe, expect, it } from 'vitest'
import { runTonne } from './memory-io.ts'

const HEAD = 'id,activity,start,value,unit,gwp,gas,blend,factor'
const R_505 = 'desnz-2025/refrigerant-other/blends/r505/total-emissions-including-non-kyoto-products/kg'

const calculate = (...rows: readonly string[]) =>
  runTonne(['calculate', 'in.csv', '--output', 'out.csv'], {
    files: {
      'in.csv': `${[HEAD, ...rows.map((row, index) => `${index},refrigerant,2025-03-01,1,kg,${row}`)].join('\n')}\n`,
    },
  })

/** CO2e in the scopes, and apart, of each row of the output. */
function figuresOf({ files }: Awaited<ReturnType<typeof calculate>>) {
  const [head = '', ...lines] = (files['out.csv'] ?? '').trimEnd().split('\n')
  const columns = head.split(',')
  const at = (line: string, name: string) => line.split(',')[columns.indexOf(name)]
  return lines.map((line) => [at(line, 'co2eKg'), at(line, 'montrealCo2eKg')])
}

describe('rows of refrigerants', () => {
  it('calculate blends and natural gases by their usual spellings', async () => {
    const run = await calculate(
      'AR5,,R448A,',
      'AR5,,r-449a,',
      'AR4,,R-454C,',
      'AR5,R-290,,',
      'AR5,R1234yf,,',
      'AR5,R-717,,',
    )
    expect(run.code).toBe(0)
    expect(figuresOf(run).map(([co2e]) => co2e)).toEqual(['1273.49', '1281.854', '148.265', '0.06', '1', '0'])
  })

  it('report gases of the Montreal Protocol apart, in a column and in a line of the summary', async () => {
    const run = await calculate('AR5,R22,,', 'AR5,,R-408A,')
    expect(figuresOf(run)).toEqual([
      ['0', '1760'],
      ['2429.9', '827.2'],
    ])
    expect(run.stdout).toMatch(/^Scope 1 .* 2\.430 /m)
    expect(run.stdout).toMatch(/^Montreal +CFC and HCFC, outside scopes +2\.587$/m)
    expect(run.stdout).toContain('reported outside')
  })

  it('say nothing of the Montreal Protocol where none of its gases leaked', async () => {
    expect((await calculate('AR5,R-32,,')).stdout).not.toContain('Montreal')
  })

  it('name the choices of a GWP set that is missing', async () => {
    const run = await calculate(',SF6,,')
    expect(run.stderr).toContain('fill in GWP set; required with gas or blend (AR4_GWP100, AR5_GWP100, AR6_GWP100)')
  })

  it('take a factor by its key, which has a GWP set of its own', async () => {
    const run = await calculate(`,,,${R_505}`, `AR5,,,${R_505}`, ',,,ipcc-ar6/gwp100/hfc-32/kg')
    expect(figuresOf(run)).toEqual([
      ['0', '7956'],
      ['0', '7956'],
      ['771', ''],
    ])
  })

  it.each([
    ['AR6,,R-422D,', 'blend: R-600a, a gas of R-422D, has no single verified GWP in AR6_GWP100'],
    ['AR6,,R-422D,', 'in the column factor'],
    ['AR5,,R-400,', 'is sold in several compositions'],
    ['AR6,,,ipcc-ar5/gwp100/hfc-32/kg', 'gwp: is not AR5_GWP100, the GWP set of the factor'],
    ['AR5,R-32,,ipcc-ar5/gwp100/hfc-32/kg', 'factor: cannot be combined with gas'],
    ['AR5,R-32,R-410A,', 'blend: cannot be combined with gas'],
    [',R-32,,', 'gwp'],
    ['AR5,,,', 'gas'],
  ])('%s is refused with: %s', async (row, message) => {
    const run = await calculate(row)
    expect(run.code).toBe(1)
    expect(run.stderr).toContain(message)
  })
})

describe('a service log in Polish', () => {
  const log = (reason: string, ...options: readonly string[]) => {
    const header = 'Data,Czynnik,Wielkość napełnienia (kg),Ilość dodana (kg),Ilość odzyskana (kg),Powód'
    const text = `${header}\n2025-02-11,R-32,8,0,7.5,${reason}`
    const gwp = ['--map', '=gwp:AR6_GWP100', ...options]
    return runTonne(['calculate', 'in.csv', '--output', 'out.csv', ...gwp], { files: { 'in.csv': text } })
  }

  it('loses the rest of the charge when the system ends', async () => {
    expect(figuresOf(await log('Demontaż')).map(([kg]) => kg)).toEqual(['385.5'])
  })

  it('names the word for the end of a system, and it works', async () => {
    const advice = '--map "Wizyta=serviceReason:retired"'
    expect((await log('Wizyta')).stderr).toContain(advice)
    expect(figuresOf(await log('Wizyta', '--map', 'Wizyta=serviceReason:retired'))).toEqual(
      figuresOf(await log('Demontaż')),
    )
  })
})
