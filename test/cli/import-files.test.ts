import { readFileSync } from 'node:fs'
import { writeXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { readArguments } from '../../src/apps/cli/arguments.ts'
import { SAMPLE_YEAR_CSV } from '../../src/apps/cli/data/sample-year.ts'
import { openImport } from '../../src/apps/cli/import/file-rows.ts'
import { importCommand, importsText, previewText } from '../../src/apps/cli/import-command.ts'
import type { CliIo } from '../../src/apps/cli/io.ts'
import { multiply, parseRational, printExact, ratio } from '../../src/core/exact/index.ts'
import { publishedCatalogue } from '../../src/reference/factors/index.ts'
import { ACTIVITY_KINDS, withFactorSets } from '../../src/rows/index.ts'
import type { ImportPreview } from '../../src/service/index.ts'
import { csvSource, fuelBills, importService } from '../fixtures/import-source.ts'
import { runTonne } from './memory-io.ts'

const catalogue = await withFactorSets(publishedCatalogue)
const fixture = (name: string) => new Uint8Array(readFileSync(new URL(`../fixtures/${name}`, import.meta.url)))

/** The parts of the program that open a file of bytes. */
function ioOf(bytes: Uint8Array): CliIo {
  return {
    openInput: async () => ({
      size: bytes.length,
      chunks: async function* () {
        for (let index = 0; index < bytes.length; index += 1000) yield bytes.slice(index, index + 1000)
      },
    }),
    readText: () => new TextDecoder().decode(fixture('european-year.map')),
    loadModule: () => import('hucre/xlsx'),
  } as Partial<CliIo> as CliIo
}

/** Previews and imports a file of bytes as the program does, in a company of its own. */
async function imported(bytes: Uint8Array, argv: readonly string[]) {
  const io = ioOf(bytes)
  const { source, guesses } = openImport(readArguments(argv, importCommand.options), io, { file: 'year.csv' })
  const { company } = importService({ catalogue })
  const preview = await company.imports.preview(source, { country: 'GB' })
  const { record } = await company.imports.commit(source, { country: 'GB', digest: preview.digest, leaveOut: true })
  const { noticesOfRecords } = await company.inventory({ from: '2010-01-01', to: '2035-01-01' })
  const codes = noticesOfRecords.map(({ code }) => code)
  return { preview, record, codes, guesses: guesses(), total: await company.exactTotal() }
}

/** The tonnes of each scope that `tonne calculate --exact` prints, in exact kilograms. */
async function calculated(bytes: Uint8Array, argv: readonly string[]): Promise<ImportPreview['co2eKg']> {
  const files = { map: new TextDecoder().decode(fixture('european-year.map')) }
  const world = { bytes: { 'year.csv': bytes }, files, loadModule: () => import('hucre/xlsx') }
  const run = await runTonne(
    ['calculate', 'year.csv', '--exact', '--output', 'out.csv', '--skip-bad', 'bad.csv', ...argv],
    world,
  )
  expect(run.stderr).toContain('left out')
  // the bars of scopes follow their figures
  const kgOf = (line: RegExp) => {
    const [, tonnes = ''] = line.exec(run.stdout) ?? []
    return printExact(multiply(parseRational(tonnes.replaceAll(',', '').replace('–', '0')), ratio(1000n, 1n)))
  }
  return {
    scope1: kgOf(/^Scope 1 .*refrigerants +([\d.,–]+)/m),
    scope2Location: kgOf(/electricity, by location +([\d.,–]+)/m),
    scope2Market: kgOf(/electricity, by market +([\d.,–]+)/m),
    scope3: kgOf(/^Scope 3 .*waste +([\d.,–]+)/m),
  }
}

/** Figures with all the digits of a double. */
function rounded(figures: ImportPreview['co2eKg']): readonly string[] {
  return Object.values(figures).map((kg) => Number(kg).toPrecision(17))
}

const templates = await Promise.all(
  ACTIVITY_KINDS.map(async (kind) => {
    const { stdout } = await runTonne(['template', kind])
    return [`the template of ${kind}`, new TextEncoder().encode(stdout), [] as readonly string[]] as const
  }),
)

/** Months as columns: a line has several rows. One of their cells is not a number. */
const MONTHS = `site,activity,unit,country,Jan-25,Feb-25,Mar-25
Leeds,electricity,kWh,GB,1000,abc,3000
Hull,electricity,kWh,GB,100,200,300`

/** Two meters of one site, read by hand and estimated. */
const METERS = `id,site,meter,Read Type,activity,start,end,value,unit,fuel,country
1,Leeds,M1,E,electricity,2025-01-01,2025-02-01,1000,kWh,,GB
2,Leeds,M1,A,electricity,2025-01-01,2025-02-01,900,kWh,,GB
3,Leeds,M2,E,electricity,2025-01-01,2025-02-01,70,kWh,,GB
4,Leeds,M2,A,electricity,2025-02-01,2025-03-01,900,kWh,,GB
5,Leeds,G1,A,fuel,2025-01-01,2025-02-01,500,kWh,natural gas,GB
6,Leeds,G2,A,fuel,2025-01-01,2025-02-01,500,kWh,natural gas,GB`

/** Two sheets with equal columns, whose lines repeat. The second has a cell that is no number. */
function writeSites(): Promise<Uint8Array> {
  const header = ['activity', 'start', 'value', 'unit', 'fuel', 'country']
  const bill = (value: number | string) => ['fuel', '2025-01-31', value, 'l', 'gas oil', 'GB']
  return writeXlsx({
    sheets: [
      { name: 'Leeds', rows: [header, bill(10), bill(200)] },
      { name: 'Hull', rows: [header, bill('unknown'), bill(4000)] },
    ],
  })
}

const SITES = await writeSites()

describe('tonne import and tonne calculate', () => {
  it.each([
    ['the sample', new TextEncoder().encode(SAMPLE_YEAR_CSV), []],
    ['a European year', fixture('european-year.csv'), ['--map', 'map']],
    ['months as columns', new TextEncoder().encode(MONTHS), []],
    ['sheets of sites', SITES, []],
    ['two meters of a site', new TextEncoder().encode(METERS), []],
    ...templates,
  ] as const)('have the same totals of %s', async (_, bytes, argv) => {
    const { preview, record, codes, total } = await imported(bytes, argv)
    // rows that cannot be calculated are left out by both; every other row becomes a record
    expect(preview.problems.filter(({ code }) => code === 'not_storable')).toEqual([])
    expect(record.records).toBe(preview.rows)
    expect(rounded(preview.co2eKg)).toEqual(rounded(await calculated(bytes, argv)))
    expect(record.co2eKg).toBe(total)
    // a row states no id and no total of a client, so its record must not either
    expect(codes.filter((code) => code.startsWith('client_'))).toEqual([])
    const { scope1, scope2Market, scope3 } = preview.co2eKg
    expect(Number(total)).toBeCloseTo(Number(scope1) + Number(scope2Market) + Number(scope3), 6)
  })

  it('compare only bills of one meter, before and after the import', async () => {
    const of = async (text: string) => {
      const { source } = openImport(
        readArguments(['a.csv'], importCommand.options),
        ioOf(new TextEncoder().encode(text)),
        { file: 'a.csv' },
      )
      const { company } = importService({ catalogue })
      const { record, preview } = {
        preview: await company.imports.preview(source),
        ...(await company.imports.commit(source)),
      }
      const { findings } = await company.readiness({ from: '2025-01-01', to: '2025-03-01' })
      const twice = findings.filter(({ code }) => code === 'period_overlap' || code === 'document_duplicate')
      const warnings = preview.warnings.map(({ cause, count }) => [cause, count])
      return { records: record.records, warnings, twice: twice.map(({ code, records }) => [code, records]) }
    }
    // the estimated reading of M1 counts in neither
    expect(await of(METERS)).toEqual({ records: 5, warnings: [], twice: [] })
    expect(await of(METERS.replace('G2', 'G1'))).toEqual({
      records: 5,
      warnings: [['same_row', 1]],
      twice: [
        ['document_duplicate', 2],
        ['period_overlap', 2],
      ],
    })
    // bills without a meter are not of a meter that other bills name
    expect(await of(METERS.replace('G2', ''))).toEqual({ records: 5, warnings: [], twice: [] })
  })

  it('read the form of a file alike, and the preview says how', async () => {
    const { preview, guesses } = await imported(fixture('european-year.csv'), ['--map', 'map'])
    const text = previewText(preview, { guesses, argv: ['import', 'year.csv', '--db', 'a.db'] })
    expect(text).toContain('its text is Windows-1252')
    expect(text).toContain(`tonne import year.csv --db a.db --leave-out --commit ${preview.digest.slice(0, 12)}`)
  })

  it('list an import whose program may have been ended with what to do, and no other', async () => {
    const { company } = importService({ catalogue })
    const { record } = await company.imports.commit(csvSource(fuelBills([1])))
    expect(importsText([record])).not.toMatch(/broken off/)
    const text = importsText([{ ...record, status: 'running' }, record])
    expect(text.replaceAll(/\s+/g, ' ')).toContain('To resume it, import the same file with the same options again')
    expect(text.match(/broken off/g)).toHaveLength(1)
    expect(importsText([{ ...record, status: 'undoing' }])).toContain('undo it again')
  })

  it('reject a workbook with errors of formulas at their cells, and write nothing', async () => {
    const header = ['site', 'activity', 'start', 'value', 'unit', 'fuel', 'country']
    const bill = (value: number) => ['Leeds', 'fuel', '2025-01-31', value, 'l', 'gas oil', 'GB']
    const cells = new Map([['2,3', { value: '#REF!', type: 'error' as const }]])
    const bytes = await writeXlsx({ sheets: [{ name: 'Bills', rows: [header, bill(1), bill(2), bill(3)], cells }] })
    const { company } = importService()
    const { source } = openImport(readArguments(['bills.xlsx'], importCommand.options), ioOf(bytes), {
      file: 'bills.xlsx',
    })
    const preview = await company.imports.preview(source)
    expect([preview.rows, preview.problems.map(({ code, message }) => `${code} ${message}`)]).toEqual([
      2,
      ['invalid_type value: is the error "#REF!" of the workbook; correct its formula, or write the value'],
    ])
    await expect(company.imports.commit(source)).rejects.toThrow('#REF!')
    expect([(await company.imports.list()).records, await company.exactTotal()]).toEqual([[], '0'])
  })
})
