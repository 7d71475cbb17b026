import { writeXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { readArguments } from '../../src/apps/cli/arguments.ts'
import { answeringText, FileFailures, failureLines } from '../../src/apps/cli/failure.ts'
import { openImport } from '../../src/apps/cli/import/file-rows.ts'
import { askAndPreview, commitImport, importCommand } from '../../src/apps/cli/import-command.ts'
import type { CliIo } from '../../src/apps/cli/io.ts'
import { EmissionsError, type Violation } from '../../src/core/errors/index.ts'
import type { CommitOptions, Company, ImportSource } from '../../src/service/index.ts'
import { ask, refused, testApi } from '../fixtures/http.ts'
import { siteInput, THEIRS, testService } from '../fixtures/service.ts'
import { runTonne } from './memory-io.ts'

const HEADER = ['site', 'activity', 'start', 'value', 'unit', 'fuel', 'country']
type Bill = readonly (string | number)[]
const bill = (value: string | number, site = 'Leeds'): Bill => [site, 'fuel', '2025-01-31', value, 'l', 'gas oil', 'GB']
const csvOf = (lines: readonly Bill[]) => lines.map((cells) => cells.join(',')).join('\n')

/** A source of a file, read as the program reads it. */
function programSource(content: string | Uint8Array, argv: readonly string[] = [], map = ''): ImportSource {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  const io = {
    openInput: async () => ({
      size: bytes.length,
      chunks: async function* () {
        for (let index = 0; index < bytes.length; index += 2 ** 20) yield bytes.slice(index, index + 2 ** 20)
      },
    }),
    readText: () => map,
    loadModule: () => import('hucre/xlsx'),
  } as Partial<CliIo> as CliIo
  return openImport(readArguments(['bills.csv', ...argv], importCommand.options), io, { file: 'bills.csv' }).source
}

/** The questions of a file whose preview is refused, as the program asks them. */
async function askedBy(text: string): Promise<FileFailures> {
  const io = {
    openInput: async () => ({
      size: text.length,
      chunks: async function* () {
        yield new TextEncoder().encode(text)
      },
    }),
  } as Partial<CliIo> as CliIo
  const { company } = testService()
  const error = await askAndPreview(readArguments(['in.csv'], importCommand.options), io, {
    file: 'in.csv',
    company,
    options: {},
  }).catch((thrown) => thrown)
  await expectNothing(company)
  expect(error).toBeInstanceOf(FileFailures)
  return error
}

function faultsOf(error: unknown): readonly Pick<Violation, 'code' | 'message'>[] {
  if (error instanceof FileFailures) return error.groups.causes
  if (EmissionsError.is(error)) return error.violations
  throw error
}

/** Imports a text as the program does after a preview, and what it prints. */
async function committed(text: string, argv: readonly string[]) {
  const io = {
    openInput: async () => ({
      size: text.length,
      chunks: async function* () {
        yield new TextEncoder().encode(text)
      },
    }),
  } as Partial<CliIo> as CliIo
  const { company } = testService()
  let printed = ''
  const print = (more: string) => {
    printed += more
  }
  const args = readArguments(['in.csv', ...argv], importCommand.options)
  const result = await commitImport(args, io, { file: 'in.csv', company, options: {}, print }).catch((error) => error)
  await expectNothing(company)
  return { result, printed }
}

/** The codes with which the program rejects the import of a file, and its first sentence. */
async function rejection(company: Company, source: ImportSource, options: CommitOptions = {}) {
  try {
    await company.imports.commit(source, options)
  } catch (error) {
    const faults = faultsOf(error)
    return { codes: faults.map(({ code }) => code), message: faults[0]?.message ?? '' }
  }
  throw new Error('it should have been rejected')
}

describe('an import after a preview', () => {
  const bad = 'activity,start,valeu,unit,country\nfuel,2025-01-31,1,bushel,GB\nfuel,2025-02-28,2,l,GB\n'

  it.each([[['--yes']], [['--commit', '3f9a1c2b7d40']]])(
    'asks all questions of the header and the rows at once: %j',
    async (argv) => {
      const { result } = await committed(bad, argv)
      expect(result).toBeInstanceOf(FileFailures)
      expect(result.groups).toEqual((await askedBy(bad)).groups)
    },
  )

  it('asks for the decisions of rows as the preview does, with the next command', async () => {
    const rows = csvOf([HEADER, bill(1), bill('many')])
    const { result, printed } = await committed(rows, ['--yes'])
    expect(result).toBe(1)
    expect(printed).toContain('Rows that need a decision')
    expect(printed).toMatch(/^ {2}tonne import in\.csv --leave-out --commit [0-9a-f]{12}$/m)
  })

  it('says which command to run if the file is not the one of the preview', async () => {
    const { result } = await committed(csvOf([HEADER, bill(1)]), ['--commit', '3f9a1c2b7d40', '--country', 'GB'])
    expect(EmissionsError.is(result) ? result.violations : result).toEqual([
      expect.objectContaining({
        path: '--commit',
        code: 'precondition_failed',
        message: expect.stringMatching(/Run the command without --commit; .*: tonne import in\.csv --country GB$/),
      }),
    ])
  })
})

async function expectNothing(company: Company): Promise<void> {
  const { total } = await company.sites.list()
  expect([(await company.imports.list()).records, total, await company.exactTotal()]).toEqual([[], 0, '0'])
}

/** Rows as they are sent to /v1/imports. */
const objectsOf = (lines: readonly Bill[]) =>
  lines.map((cells) => Object.fromEntries(HEADER.map((name, index) => [name, cells[index]])))

/** Sends rows to /v1/imports, after a preview unless a digest is given. */
async function sentRows(api: ReturnType<typeof testApi>, rows: readonly object[], digest?: string) {
  const json = { name: 'bills.csv', rows }
  const preview = await ask(api, { method: 'POST', target: '/v1/import-previews', json })
  const { digest: found = 'unknown!' } = preview.json as { readonly digest?: string }
  const commit = await ask(api, {
    method: 'POST',
    target: '/v1/imports',
    json: { ...json, digest: digest ?? found },
  })
  return { preview, digest: found, codes: refused(commit).map((text) => text.split(' ').at(-1)) }
}

const openApi = () => testApi({ extensions: true })

/** A workbook of 200 MB: a valid beginning, and bytes that nobody may unpack. */
function largeWorkbook(): Uint8Array {
  const bytes = new Uint8Array(200_000_000)
  bytes.set([0x50, 0x4b, 3, 4])
  return bytes
}

describe('a bad file of tonne import', () => {
  it.each([
    ['two header rows', csvOf([HEADER, HEADER, bill(1)]), [], '', ['csv_malformed'], /second time|--header-row/],
    [
      'a mapping of a column that is gone',
      csvOf([HEADER.map((name) => (name === 'value' ? 'Zählwerk' : name)), bill(1)]),
      ['--map', 'map'],
      'Menge=value',
      ['column_missing'],
      /Menge/,
    ],
    ['a workbook of 200 MB', largeWorkbook(), [], '', ['file_too_large'], /more than 64 MB/],
  ] as const)('with %s is rejected as a whole', async (_, content, argv, map, codes, sentence) => {
    const { company } = testService()
    const found = await rejection(company, programSource(content, argv, map))
    expect(found.codes).toEqual(codes)
    expect(found.message).toMatch(sentence)
    await expectNothing(company)
  })

  it('with errors of formulas is rejected as a whole', async () => {
    const cells = new Map([['2,3', { value: '#DIV/0!', type: 'error' as const }]])
    const rows = [HEADER, bill(1), bill(2)].map((row) => [...row])
    const { company } = testService()
    const found = await rejection(company, programSource(await writeXlsx({ sheets: [{ name: 'Bills', rows, cells }] })))
    expect(found.codes).toEqual(['invalid_type'])
    expect(found.message).toContain('#DIV/0!')
    await expectNothing(company)
  })

  it('that changed after its preview is rejected as a whole', async () => {
    const { company } = testService()
    const { digest } = await company.imports.preview(programSource(csvOf([HEADER, bill(1)])))
    const found = await rejection(company, programSource(csvOf([HEADER, bill(2)])), { digest })
    expect(found.codes).toEqual(['precondition_failed'])
    await expectNothing(company)
  })

  it('with rows of a locked period is rejected as a whole', async () => {
    const { company } = testService()
    await company.periods.lock({ from: '2025-01-01', to: '2025-02-01' })
    const later: Bill = ['Leeds', 'fuel', '2025-03-31', 5, 'l', 'gas oil', 'GB']
    const found = await rejection(company, programSource(csvOf([HEADER, bill(1), later])))
    expect(found.codes).toEqual(['period_locked'])
    await expectNothing(company)
  })

  it('with sites of another company is answered like one with ids that nobody has', async () => {
    const { company, service } = testService()
    const theirs = (await service.company(THEIRS).sites.create(siteInput())).record.id
    const nobodys = '5f0c1d2e-0000-4000-8000-000000000000'
    const answers = await Promise.all(
      [theirs, nobodys].map(async (id) => {
        const { codes, message } = await rejection(company, programSource(csvOf([HEADER, bill(1), bill(2, id)])))
        return [codes, message.replaceAll(id, 'ID')]
      }),
    )
    expect(answers[0]).toEqual(answers[1])
    expect(answers[0]?.[0]).toEqual(['unknown_site'])
    await expectNothing(company)
    expect(await service.company(THEIRS).exactTotal()).toBe('0')
  })

  it('may name sites of its own company by their ids', async () => {
    const { company } = testService()
    const { record: site } = await company.sites.create(siteInput({ name: 'Hull' }))
    await company.imports.commit(programSource(csvOf([HEADER, bill(1, site.id), bill(2, 'hull')])))
    expect([(await company.sites.list()).total, (await company.siteFuels.list(site.id)).total]).toEqual([1, 2])
  })
})

describe('bad rows of POST /v1/imports', () => {
  it.each([
    ['a second header', [HEADER, bill(1)], 'invalid_choice'],
    ['errors of formulas', [bill(1), bill('#REF!')], 'invalid_type'],
  ] as const)('with %s are rejected together', async (_, lines, code) => {
    const api = openApi()
    const { codes } = await sentRows(api, objectsOf(lines))
    expect(codes).toContain(code)
    await expectNothing(api.company)
  })

  it('with a column that no row has are rejected together', async () => {
    const api = openApi()
    const { codes } = await sentRows(api, [...objectsOf([bill(1)]), { ...objectsOf([bill(2)])[0], Menge: 2 }])
    expect(codes).toContain('invalid_choice')
    await expectNothing(api.company)
  })

  it('that changed after their preview are rejected together', async () => {
    const api = openApi()
    const { digest } = await sentRows(openApi(), objectsOf([bill('many')]))
    const { codes } = await sentRows(api, objectsOf([bill(2)]), digest)
    expect(codes).toContain('precondition_failed')
    await expectNothing(api.company)
  })

  it('of a locked period are rejected together', async () => {
    const api = openApi()
    await api.company.periods.lock({ from: '2025-01-01', to: '2025-02-01' })
    const later: Bill = ['Leeds', 'fuel', '2025-03-31', 5, 'l', 'gas oil', 'GB']
    const { codes } = await sentRows(api, objectsOf([bill(1), later]))
    expect(codes).toContain('period_locked')
    await expectNothing(api.company)
  })

  it('with sites of another company are answered like ids that nobody has', async () => {
    const api = openApi()
    const theirs = (await api.service.company(THEIRS).sites.create(siteInput())).record.id
    const answers = await Promise.all(
      [theirs, '5f0c1d2e-0000-4000-8000-000000000000'].map(async (id) => {
        const { preview, codes } = await sentRows(api, objectsOf([bill(1), bill(2, id)]))
        const { problems } = preview.json as { readonly problems: readonly { readonly message: string }[] }
        return [problems.map(({ message }) => message.replaceAll(id, 'ID')), codes]
      }),
    )
    expect(answers[0]).toEqual(answers[1])
    expect(answers[0]?.[1]).toContain('unknown_site')
    await expectNothing(api.company)
  })

  const OPEN_DOCUMENT = `PK\u0003\u0004${'\0'.repeat(26)}mimetypeapplication/vnd.oasis.opendocument.spreadsheet`
  it.each([
    ['%PDF-1.4\n1 0 obj', 'is a PDF document'],
    [OPEN_DOCUMENT, 'is an OpenDocument spreadsheet'],
    ['<!DOCTYPE html><html><body><table>', 'is a web page (HTML)'],
    ['<?xml version="1.0"?><rows/>', 'is an XML document'],
    [Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10), 'is a picture'],
    [Uint8Array.of(0x1f, 0x8b, 8, 0, 0), 'is compressed (gzip)'],
    [Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0, 0), 'is an .xls workbook, or protected by a password'],
  ])('is rejected if it is no table: %j', async (content, message) => {
    const { company } = testService()
    const rejected = await rejection(company, programSource(content))
    expect(rejected).toEqual({ codes: ['file_unreadable'], message: expect.stringContaining(message) })
    await expectNothing(company)
  })

  it('is rejected if a column of its map is gone, also if another column looks like it', async () => {
    const { company } = testService()
    const text = 'site,activity,start,Gross litres,fuel,country\nLeeds,fuel,2025-01-31,100,gas oil,GB'
    const rejected = await rejection(company, programSource(text, ['--map', 'Net litres=value']))
    expect(rejected).toEqual({
      codes: ['column_missing'],
      message: expect.stringContaining('names the column "Net litres" as value'),
    })
    await expectNothing(company)
  })
})

describe('a file with questions about its columns and its rows', () => {
  it.each([
    [
      'a misspelt name, and a word',
      'activity,start,valeu,unit,country,Distance planned\nfuel,2025-01-31,1,bushel,GB,3\nfuel,2025-02-28,2,l,GB,4\n',
    ],
    ['a column of sites, and a date', 'activity,start,unit,country,Leeds,Hull\nelectricity,2025-13-31,kWh,GB,1,2\n'],
  ])('is asked about all of them by an import and by a calculation, with one command: %s', async (_, text) => {
    const { groups } = await askedBy(text)
    const { stderr } = await runTonne(['calculate', 'in.csv', '--output', 'out.csv'], { files: { 'in.csv': text } })
    const lines = (all: string) => all.split('\n').filter((line) => line.startsWith('in.csv'))
    expect(lines(failureLines('in.csv', groups))).toEqual(lines(stderr))
    expect(lines(stderr).length).toBeGreaterThan(1)
    const command = answeringText(['import', 'in.csv'], groups.causes)
    const [, ofCalculation = ''] = stderr.split(/^(?=The command with)/m)
    expect(command).toBe(ofCalculation.replace('tonne calculate in.csv --output out.csv', 'tonne import in.csv'))
  })
})
