import { describe, expect, it } from 'vitest'
import { runTonne } from './memory-io.ts'

async function calculated(text: string, options: readonly string[] = []) {
  const run = await runTonne(['calculate', 'in.csv', '--output', 'out.csv', ...options], { files: { 'in.csv': text } })
  return {
    output: run.files['out.csv'] ?? '',
    stderr: run.stderr.replaceAll(/\s+/g, ' '),
    stdout: run.stdout.replaceAll(/\s+/g, ' '),
  }
}

describe('a multiplier of a meter', () => {
  it.each([
    'Multiplier',
    'CT ratio',
    'Meter multiplier',
    'Meter factor',
    'Wandlerfaktor',
    'Multiplicateur',
    'Mnożna',
    'Constante',
  ])('is asked about, with and without readings: %s', async (header) => {
    const readings = `Site,Country,Utility,From,To,Previous read,Present read,${header},Unit\nA,US,Electric,2025-01-01,2025-01-31,1000,1120,40,kWh\n`
    const usage = `Site,Country,Utility,From,To,Usage,${header},Unit\nA,US,Electric,2025-01-01,2025-01-31,4800,40,kWh\n`
    for (const text of [readings, usage]) {
      const { stderr } = await calculated(text)
      expect(stderr).toContain('if the quantity of each row already includes it, leave it out: pass --map')
      expect(stderr).toContain('multiply them in the file first')
    }
    expect((await calculated(usage, ['--map', `${header}=`])).stderr).toBe('')
  })
})

describe('a share of clean electricity', () => {
  const of = (header: string, share: string) =>
    calculated(`Site,Country,Utility,Month,kWh,"${header}"\nA,DE,Electricity,Jan 2025,1000,${share}\n`)

  it.each([
    'davon Ökostrom (%)',
    '% green',
    'Renewable share',
    'Renewable %',
    'Ökostromanteil',
    '% renouvelable',
    'Share of renewables',
  ])('is that of the library: %s', async (header) => {
    const [run, own] = await Promise.all([of(header, '100'), of('percentageOfCleanEnergy', '100')])
    expect(run.stderr).toBe('')
    expect(run.output).toBe(own.output)
    expect(run.output).not.toBe((await of(header, '0')).output)
  })

  it('is asked about if it may be a fraction', async () => {
    for (const share of ['0.5', '1']) expect((await of('Renewable share', share)).stderr).toContain('may be a fraction')
    expect((await of('Renewable share', '1 %')).stderr).toBe('')
  })
})

describe('energy by the net calorific value', () => {
  const net = calculated('Product,heatingValue,Country,Month,Usage,Unit\nErdgas,net,GB,Jan 2025,1000,kWh\n')

  it.each([
    'Product,Country,Month,Usage,Unit\nErdgas (Hu),GB,Jan 2025,1000,kWh\n',
    'Product,Country,Month,Usage,Unit\nGaz naturel PCI,GB,Jan 2025,1000,kWh\n',
    'Product,Country,Month,Usage,Unit\nErdgas,GB,Jan 2025,1000,kWh Hi\n',
    'Product,Country,Month,Usage (kWh LHV)\nErdgas,GB,Jan 2025,1000\n',
    'Country,Month,Erdgas kWh Hi\nGB,Jan 2025,1000\n',
    'Country,Month,Erdgas (kWh Hu)\nGB,Jan 2025,1000\n',
    'Product,Country,Month,Usage (kWh) PCI\nErdgas,GB,Jan 2025,1000\n',
  ])('uses the net factor: %s', async (text) => {
    const { output, stderr, stdout } = await calculated(text)
    const [own, expected] = [output, (await net).output].map((one) => /natural-gas\/[\w-]+/.exec(one)?.[0])
    expect(stderr).toBe('')
    expect(own).toBe(expected)
    expect(own).toContain('net')
    expect(stdout).toContain('energy is by the net calorific value')
  })

  it('contradicts a gross one, and is none of volumes and electricity', async () => {
    const text = 'Product,heatingValue,Country,Month,Usage,Unit\nErdgas (Hu),gross,GB,Jan 2025,1000,kWh\n'
    expect((await calculated(text)).stderr).toContain('says net; correct one of the two')
    const volume = 'Product,Country,Month,Usage,Unit\nErdgas (Hu),GB,Jan 2025,1000,m3\n'
    expect((await calculated(volume)).stderr).toBe('')
  })
})
