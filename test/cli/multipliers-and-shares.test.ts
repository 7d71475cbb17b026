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
  const HEADERS = [
    'Multiplier',
    'CT ratio',
    'Meter multiplier',
    'Meter factor',
    'Wandlerfaktor',
    'Multiplicateur',
    'Mnożna',
    'Constante',
  ]
  const kWh = (value: string) =>
    `Site,Country,Utility,From,To,Usage,Unit\nA,US,Electric,2025-01-01,2025-01-31,${value},kWh\n`
  const emissions = (output: string) =>
    output.split('\n').map((line) => /,([\d.]+),(?:[^,]*,){3}[^,]*$/.exec(line)?.[1])

  it.each(HEADERS)('is asked about without readings: %s', async (header) => {
    const usage = `Site,Country,Utility,From,To,Usage,${header},Unit\nA,US,Electric,2025-01-01,2025-01-31,4800,40,kWh\n`
    const { stderr } = await calculated(usage)
    expect(stderr).toContain('if the quantity of each row already includes it, leave it out: pass --map')
    expect(stderr).toContain(`multiply by it: pass --map "${header}=multipliedBy"`)
    const included = await calculated(usage, ['--map', `${header}=`])
    expect(emissions(included.output)).toEqual(emissions((await calculated(kWh('4800'))).output))
    const times = await calculated(usage, ['--map', `${header}=multipliedBy`])
    expect(emissions(times.output)).toEqual(emissions((await calculated(kWh('192000'))).output))
  })

  it.each(HEADERS)('multiplies the difference of readings: %s', async (header) => {
    const text = `Site,Country,Utility,From,To,Previous read,Present read,${header},Unit\nA,US,Electric,2025-01-01,2025-01-31,1000,1120,40,kWh\n`
    const { output, stdout } = await calculated(text)
    expect(stdout).toContain(`the difference of the readings is multiplied by the column "${header}"`)
    expect(emissions(output)).toEqual(emissions((await calculated(kWh('4800'))).output))
    expect((await calculated(text, ['--map', `${header}=`])).stdout).not.toContain('multiplied')
  })

  it.each([
    ['4800', '4800', 'is not read, because "Usage" includes it, as the readings show'],
    ['120', '4800', '"Usage" is multiplied by the column "CT ratio"'],
  ])('is decided by readings next to %s kWh', async (usage, counted, sentence) => {
    const text = `Site,Country,Utility,From,To,Previous read,Present read,CT ratio,Usage,Unit\nA,US,Electric,2025-01-01,2025-01-31,1000,1120,40,${usage},kWh\n`
    const { output, stdout } = await calculated(text)
    expect(stdout).toContain(sentence)
    expect(emissions(output)).toEqual(emissions((await calculated(kWh(counted))).output))
  })

  it('is asked about if readings do not decide it, or decide it in both ways', async () => {
    const head = 'Site,Country,Utility,From,To,Previous read,Present read,CT ratio,Usage,Unit'
    const row = (usage: string) => `A,US,Electric,2025-01-01,2025-01-31,1000,1120,40,${usage},kWh`
    for (const rows of [[row('500')], [row('120'), row('4800')]])
      expect((await calculated([head, ...rows].join('\n'))).stderr).toContain('pass --map "CT ratio=multipliedBy"')
  })

  it('is not asked about if it is 1', async () => {
    const { stderr, stdout } = await calculated(kWh('4800').replace('Unit', 'Unit,Multiplier').replace('kWh', 'kWh,1'))
    expect(stderr).toBe('')
    expect(stdout).toContain('"Multiplier" is not read, because it is 1 in each row')
  })
})

describe('a number by which the volume of gas becomes energy', () => {
  it.each(['Zustandszahl', 'Brennwert', 'Coeff. C', 'Calorific value', 'Volume correction factor', 'PCS (MJ/Smc)'])(
    'is asked about next to a volume, and not next to energy: %s',
    async (header) => {
      const text = (unit: string) =>
        `Meter,Product,Country,From,To,Usage,Unit,${header}\n1,Natural gas,GB,2025-01-01,2025-01-31,1200,${unit},1.02\n`
      const ofVolume = await calculated(text('m3'))
      expect(ofVolume.stderr).toContain(`"${header}", by which the volume of a meter of gas becomes`)
      expect((await calculated(text('m3'), ['--map', `${header}=`])).stderr).toBe('')
      expect((await calculated(text('kWh'))).stderr).toBe('')
    },
  )
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
