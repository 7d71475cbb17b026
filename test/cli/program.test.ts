import { describe, expect, it } from 'vitest'
import { COMMANDS } from '../../src/apps/cli/program.ts'
import { calculateFuel } from '../../src/core/activities/index.ts'
import { defineFactor, toTrace } from '../../src/core/emissions/index.ts'
import { runTonne } from './memory-io.ts'

describe('tonne', () => {
  it('prints its version and help', async () => {
    expect(await runTonne(['--version'])).toMatchObject({ code: 0, stdout: '1.2.3\n', stderr: '' })
    expect((await runTonne(['--help'])).stdout).toContain('tonne calculate FILE')
  })

  it.each(COMMANDS.map(({ name }) => name))('prints the help of %s in 80 columns', async (command) => {
    const { code, stdout, stderr } = await runTonne([command, '--help'])
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout).toMatch(new RegExp(`^Usage: tonne ${command} [A-Z[]`))
    const lines = stdout.split('\n')
    expect(lines.filter((line) => line.length > 80)).toEqual([])
    // the texts of options begin in one column, on a line of their own after an option that is too long
    const [, options = ''] = /\nOptions\n(.*?)\n\n/s.exec(`${stdout}\n`) ?? []
    const starts = options
      .split('\n')
      .map((line) => line.replace(/^ {2}--\S+(?: \S+)*(?= {2}|$)/, (term) => ' '.repeat(term.length)).search(/\S/))
      .filter((start) => start >= 0)
    expect(new Set(starts).size).toBe(1)
    expect(starts[0]).toBeLessThanOrEqual(28)
  })

  it.each(COMMANDS.map(({ name }) => name))(
    'writes the help of %s without phrases that must be read twice',
    async (command) => {
      const { stdout } = await runTonne([command, '--help'])
      expect(stdout).not.toMatch(
        /\((?:else|otherwise) |\bof which\b|\bbeside\b|\bstands?\b|\banew\b|\bis due\b|\bas far as\b/,
      )
    },
  )

  it.each([
    [['frobnicate'], 'frobnicate is not a command', 'tonne --help'],
    [['--frob'], "Unknown option '--frob'", 'tonne --help'],
    [['calculate'], 'FILE is missing', 'tonne calculate --help'],
    [['calculate', 'a', '--frob'], "Unknown option '--frob'", 'tonne calculate --help'],
    [['calculate', 'a', '--format', 'xml'], '--format must be one of csv, ndjson', 'tonne calculate --help'],
    [['calculate', '--sample', 'a'], 'leave FILE out', 'tonne calculate --help'],
    [
      ['calculate', '--sample', '--output', 'x', '--traces', 'x'],
      'must name three different files',
      'tonne calculate --help',
    ],
    [['calculate', 'a', 'b'], 'only one FILE is allowed; received b too', 'tonne calculate --help'],
    [['verify', 'a', '--head', '1:a', '--head', '2:b'], '--head is given more than once', 'tonne verify --help'],
    [['verify', 'a', '--json', '--json'], '--json is given more than once', 'tonne verify --help'],
    [['verify'], 'FILE is missing', 'tonne verify --help'],
    [['factors'], 'WORDS are missing', 'tonne factors --help'],
  ])('refuses %j', async (argv, message, help) => {
    const { code, stdout, stderr } = await runTonne(argv)
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
    expect(stderr).toContain(message)
    expect(stderr).toContain(`See ${help}`)
  })

  it.each(['--output', '--traces'])('writes over no file that it reads (%s)', async (option) => {
    const text =
      'id,activity,start,value,unit,factor\n1,fuel,2025-01-01,1,l,desnz-2025/fuels/liquid-fuels/gas-oil/litres\n'
    const run = await runTonne(['calculate', 'in.csv', option, 'in.csv'], { files: { 'in.csv': text } })
    expect(run).toMatchObject({ code: 1, files: { 'in.csv': text } })
    expect(run.stderr).toContain('must name three different files')
  })

  it('names a file that cannot be read', async () => {
    expect(await runTonne(['calculate', 'nowhere.csv'])).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('nowhere.csv: file_unreadable: cannot be read: there is no such file'),
    })
  })
})

describe('tonne factors', () => {
  it('does not search for the word search', async () => {
    const plain = await runTonne(['factors', 'heating', 'oil'])
    expect(plain.code).toBe(0)
    expect(await runTonne(['factors', 'search', 'heating', 'oil'])).toEqual(plain)
  })

  it('finds factors per unit of money where a filter names these, or where nothing per quantity fits', async () => {
    for (const filter of [
      ['--category', 'spend'],
      ['--edition', 'useeio-1-3'],
    ]) {
      const { code, stdout } = await runTonne(['factors', 'lawyers', ...filter])
      expect([code, stdout.split('\n')[0]]).toEqual([0, 'useeio-1-3/541110/offices-of-lawyers/with-margins/usd-2022'])
    }
    const { stdout, stderr } = await runTonne(['factors', 'lawyers'])
    expect(stdout.split('\n')[0]).toBe('useeio-1-3/541110/offices-of-lawyers/with-margins/usd-2022')
    expect(stderr).toContain('these are per unit of money')
    expect((await runTonne(['factors', 'diesel'])).stdout).not.toContain('useeio')
  })

  it('finds factors by words and filters', async () => {
    const { code, stdout } = await runTonne(['factors', 'natural', 'gas', '--edition', 'desnz-2025', '--unit', 'kWh'])
    expect(code).toBe(0)
    expect(stdout).toContain('desnz-2025/fuels/gaseous-fuels/natural-gas/kwh-gross-cv\n')
    expect(stdout).toContain('0.18296 kg CO2e per kWh (gross)')
    expect(stdout).not.toContain('desnz-2024')
  })

  it('prints whole factors as NDJSON', async () => {
    const { stdout } = await runTonne(['factors', 'germany', '--category', 'electricity', '--json'])
    const factors = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { key: string; region: string })
    expect(factors).toHaveLength(13)
    expect(factors[0]).toMatchObject({ key: 'eea-2024/de/kwh', region: 'DE', per1: { co2e: '0.291' } })
    expect(factors[1]).toMatchObject({ key: 'ember-2025/de/kwh', region: 'DE', per1: { co2e: '329.65' } })
    expect(factors.at(-1)).toMatchObject({ key: 'ember/de/kwh', region: 'DE', per1: { co2e: '0.34206' } })
  })

  it('says how many more there are, and prints them when asked', async () => {
    expect((await runTonne(['factors', 'diesel'])).stdout).toMatch(/… and \d+ more; --all prints them\n$/)
    expect((await runTonne(['factors', 'diesel', '--all'])).stdout).not.toContain('…')
  })

  it('ends with 1 when nothing matches', async () => {
    expect(await runTonne(['factors', 'perpetual', 'motion'])).toMatchObject({ code: 1, stdout: '' })
    const { stderr } = await runTonne(['factors', 'perpetual', 'motion'])
    expect(stderr).toMatch(/^tonne: no published factor fits "perpetual" and "motion"; try other words,.*\sfuel,/s)
  })

  it('says what is not shipped, and names the nearest that is', async () => {
    const { code, stdout, stderr } = await runTonne(['factors', 'clinker', '--json'])
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
    expect(stderr).toMatch(
      /^tonne: no published factor fits "clinker"; the nearest are\ndesnz-20\d\d\/material-use\/construction/,
    )
  })

  it('says how it read words', async () => {
    const misspelled = await runTonne(['factors', 'deisel'])
    expect(misspelled).toMatchObject({ code: 0, stderr: 'tonne: "deisel" was read as "diesel"\n' })
    const { stderr } = await runTonne(['factors', 'electricity', 'texas'])
    expect(stderr).toContain('Texas is served by 4 grids (ERCT, SPSO, SRMV, AZNM)')
  })

  it.each([
    [['--category', 'foo'], 'invalid_choice: category: must be the category'],
    [['--edition', 'desnz-2027'], 'the nearest are desnz-2024, desnz-2025'],
    [['--region', 'Texas'], 'the nearest are US-ERCT'],
  ])('refuses a filter that no factor has: %o', async (filter, words) => {
    const { code, stdout, stderr } = await runTonne(['factors', 'gas', ...filter])
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
    expect(stderr).toContain(words)
  })

  it('understands a country by its name', async () => {
    const { stdout } = await runTonne(['factors', 'natural gas', '--region', 'UK', '--unit', 'kWh'])
    expect(stdout).toMatch(/^desnz-2026\/fuels\/gaseous-fuels\/natural-gas\/kwh-gross-cv\n/)
  })
})

describe('tonne explain and tonne verify', async () => {
  const DIESEL = 'desnz-2025/fuels/liquid-fuels/diesel-average-biofuel-blend/litres'
  const activities = `id,activity,start,value,unit,factor,country
a,fuel,2025-01-01,1234.56,l,${DIESEL},
b,electricity,2025-01-01,1,MWh,,DE
`
  const { files } = await runTonne(['calculate', 'in.csv', '--output', 'out.csv', '--traces', 'traces.ndjson'], {
    files: { 'in.csv': activities },
  })
  const traces = files['traces.ndjson'] ?? ''
  const verify = (text: string) => runTonne(['verify', 'traces.ndjson'], { files: { 'traces.ndjson': text } })

  it('writes one trace for each result, in their order', async () => {
    const methods = traces
      .trimEnd()
      .split('\n')
      .map((line) => (JSON.parse(line) as { method: { id: string } }).method.id)
    expect(methods).toEqual(['fuel', 'electricity_location', 'electricity_market'])
  })

  it('verifies them', async () => {
    expect(await verify(traces)).toMatchObject({
      code: 0,
      stderr: '',
      stdout: '3 of 3 traces verified against the published factors\n',
    })
    expect((await verify(traces.split('\n')[0] ?? '')).stdout).toBe(
      '1 of 1 trace verified against the published factors\n',
    )
  })

  it('verifies a trace that an editor laid out, and explains it', async () => {
    const laidOut = JSON.stringify(JSON.parse(traces.split('\n')[0] ?? ''), null, 2)
    expect(await verify(laidOut)).toMatchObject({ code: 0, stdout: expect.stringContaining('1 of 1 trace verified') })
    expect((await verify(laidOut.replace('"1234.56"', '"1234.57"'))).code).toBe(1)
    const { stdout } = await runTonne(['explain', 'one.json'], { files: { 'one.json': laidOut } })
    expect(stdout).toContain('3173.8315392 kg CO2e')
  })

  it.each([
    ['an activity', '"1234.56"', '"1234.57"'],
    ['a published figure', '"co2e":"2.57082"', '"co2e":"2.47082"'],
    ['an attribution', 'Open Government Licence v3.0.', 'Public Domain.'],
  ])('finds %s that was changed, and ends with 1', async (_, from, to) => {
    const tampered = traces.replace(from, to)
    expect(tampered).not.toBe(traces)
    const run = await verify(tampered)
    expect(run.code).toBe(1)
    expect(run.stdout).toContain('2 of 3 traces verified')
    expect(run.stderr).toMatch(/^traces\.ndjson:1: .+ \([a-z_]+\); expected .+, found .+$/m)
  })

  it('holds factors to the published ones: a trace that proves itself is not enough', async () => {
    const own = defineFactor({ key: DIESEL, unit: 'l', per1: { co2e: '1' } })
    const forged = toTrace(calculateFuel({ value: 1, unit: 'l', factor: own }))
    const run = await verify(`${forged}\n`)
    expect(run.code).toBe(1)
    expect(run.stderr).toContain('contributions[0].factor.per1.co2e')
    expect(run.stderr).toContain('is not that of the catalogue (publication_differs); expected 2.57082, found 1')
  })

  it('rejects a file that holds no traces', async () => {
    expect((await verify('{"a":1}\n')).stderr).toContain('traces.ndjson:1:1: trace_invalid: is not a trace')
    expect((await verify('')).stderr).toContain('traces.ndjson: trace_invalid: has no traces')
    expect((await verify('{')).stderr).toContain('traces.ndjson:1:2: csv_malformed: ')
  })

  it('explains traces and activities in the same words', async () => {
    const line = '  1234.56 l × 2.57082 kg CO2e/l (DESNZ 2025, Fuels, row 1_101_1011_8) = 3173.8315392 kg CO2e\n'
    const ofTraces = (await runTonne(['explain', 'traces.ndjson'], { files })).stdout
    expect(ofTraces).toContain(`line 1 (fuel)\n${line}`)
    expect(ofTraces).toContain('line 3 (electricity_market)')
    const ofRow = (await runTonne(['explain', 'in.csv', '--id', 'a'], { files })).stdout
    expect(ofRow).toContain(`a (fuel)\n${line}    beside it, in no total: 0.14 kg biogenic CO2/l`)
    expect((await runTonne(['explain', 'in.csv', '--id', 'c'], { files })).stderr).toContain(
      'in.csv has no row with the id c',
    )
  })

  it('does not explain a trace that contradicts itself', async () => {
    const tampered = traces.replace('"1234.56"', '"1234.57"')
    const run = await runTonne(['explain', 'traces.ndjson'], { files: { 'traces.ndjson': tampered } })
    expect(run.code).toBe(1)
    expect(run.stdout).toBe('')
    expect(run.stderr).toContain('traces.ndjson:1:1: trace_invalid: the trace contradicts itself')
  })
})
