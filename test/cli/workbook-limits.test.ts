import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { runTonne, type World } from './memory-io.ts'

const GAS_OIL = 'desnz-2025/fuels/liquid-fuels/gas-oil/litres'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships'
const MIB = 2 ** 20

const text = (content: string) => `<c t="inlineStr"><is><t xml:space="preserve">${content}</t></is></c>`
const row = (...cells: readonly string[]) => `<row>${cells.join('')}</row>`
const HEADER = row(...['activity', 'start', 'value', 'unit', 'factor', 'note'].map(text))
const activity = (note = '') =>
  row(text('fuel'), text('2025-01-31'), '<c><v>2</v></c>', text('l'), text(GAS_OIL), text(note))
const sheet = (rows: string, after = '') =>
  `<worksheet xmlns="${MAIN}"><sheetData>${HEADER}${rows}</sheetData>${after}</worksheet>`
const relations = (...list: readonly (readonly [type: string, target: string])[]) => {
  const lines = list.map(
    ([type, target], index) => `<Relationship Id="rId${index + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`,
  )
  return `<Relationships xmlns="${PACKAGE}">${lines.join('')}</Relationships>`
}

type Parts = Readonly<Record<string, string>>

/** The bytes of a workbook with one sheet; other parts are added or replaced. */
function workbook(content: string, parts: Parts = {}): Uint8Array {
  const all: Parts = {
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    '_rels/.rels': relations(['officeDocument', 'xl/workbook.xml']),
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(
      ['worksheet', 'worksheets/sheet1.xml'],
      ['sharedStrings', 'sharedStrings.xml'],
      ['styles', '/xl/styles.xml'],
    ),
    'xl/worksheets/sheet1.xml': content,
    'xl/sharedStrings.xml': `<sst xmlns="${MAIN}"/>`,
    'xl/styles.xml': `<styleSheet xmlns="${MAIN}"/>`,
    ...parts,
  }
  return zipSync(Object.fromEntries(Object.entries(all).map(([name, xml]) => [name, strToU8(xml)])), { level: 1 })
}

/** A copy whose directory, and not its headers, is changed where it speaks of a part. */
function withDirectory(bytes: Uint8Array, part: string, change: (entry: DataView) => void): Uint8Array {
  const copy = bytes.slice()
  const at = Buffer.from(copy).lastIndexOf(part) - 46
  change(new DataView(copy.buffer, copy.byteOffset + at))
  return copy
}

/** A copy in which a part has another name of the same length. */
const withName = (bytes: Uint8Array, part: string, name: string) =>
  Buffer.from(Buffer.from(bytes).toString('latin1').replaceAll(part, name), 'latin1')

const loadModule: World['loadModule'] = async (name) => (name === 'hucre/xlsx' ? import('hucre/xlsx') : undefined)
const calculate = (bytes: Uint8Array) =>
  runTonne(['calculate', 'in.xlsx', '--output', 'out.csv'], { bytes: { 'in.xlsx': bytes }, loadModule })

const SHEET = 'xl/worksheets/sheet1.xml'
/** Rows that deflate hardly shortens, so that no ratio is passed. */
const digits = (length: number, first = 0) =>
  Array.from({ length }, (_, index) => (((first + index) * 7919) % 1_000_003).toString(36))

const LARGE_ROWS = 7000
/** Rows of 20 kB, each with 2 kB of its own: beyond the limit when unpacked, at about a tenth of it in the file. */
function largeRows(): string {
  const repeated = text('x'.repeat(18_000))
  return Array.from({ length: LARGE_ROWS }, (_, index) => row(text(digits(500, index * 500).join('')), repeated)).join(
    '',
  )
}

const TOO_LARGE: readonly (readonly [name: string, limit: RegExp, bytes: () => Uint8Array])[] = [
  [
    'a cell of 40 MB of blanks',
    /more than 100 times as many bytes/,
    () => workbook(sheet(activity(' '.repeat(40 * MIB)))),
  ],
  ['a cell of 2 MB', /text of more than 1 MiB/, () => workbook(sheet(activity(digits(400_000).join(''))))],
  ['an attribute of 2 MB', /text of more than 1 MiB/, () => workbook(sheet(row(`<c r="${'A'.repeat(2 * MIB)}"/>`)))],
  [
    'a size of one byte in the directory',
    /more than 100 times as many bytes/,
    () =>
      withDirectory(workbook(sheet(activity(' '.repeat(40 * MIB)))), SHEET, (entry) => entry.setUint32(24, 1, true)),
  ],
  [
    '140 MB of rows with a size of one byte in the directory',
    /more than 128 MiB when it is unpacked/,
    () => withDirectory(workbook(sheet(largeRows())), SHEET, (entry) => entry.setUint32(24, 1, true)),
  ],
  ['2 million rows', /more than 1,048,576 rows/, () => workbook(sheet('<row/>'.repeat(2_000_000)))],
  [
    '2 million rows under a prefix',
    /more than 1,048,576 rows/,
    () => workbook(sheet('<x:row/>'.repeat(2_000_000)).replace('<worksheet', `<worksheet xmlns:x="${MAIN}"`)),
  ],
  [
    'a million merged cells',
    /500,000 styles, merged cells/,
    () => workbook(sheet('', '<mergeCell/>'.repeat(1_000_000))),
  ],
  [
    'a million styles',
    /500,000 styles, merged cells/,
    () => workbook(sheet(''), { 'xl/styles.xml': '<xf/>'.repeat(1_000_000) }),
  ],
  [
    'a million sheets',
    /500,000 styles, merged cells/,
    () => workbook('', { 'xl/workbook.xml': '<sheet/>'.repeat(1_000_000) }),
  ],
  [
    '2 million shared texts',
    /more than 1,048,576 different texts/,
    () => workbook(sheet(''), { 'xl/sharedStrings.xml': '<si/>'.repeat(2_000_000) }),
  ],
  [
    'a file of 200 MB',
    /has more than 64 MB, which/,
    () => {
      const bytes = new Uint8Array(200_000_000)
      bytes.set([0x50, 0x4b, 3, 4])
      return bytes
    },
  ],
  [
    '11,000 parts',
    /more than 10,000 parts/,
    () =>
      workbook(sheet(''), Object.fromEntries(Array.from({ length: 11_000 }, (_, index) => [`xl/media/${index}`, '']))),
  ],
]

describe('the limits of a workbook', () => {
  it.each(TOO_LARGE)('%s is too large, and the limit is named', async (_, limit, bytes) => {
    const { code, stderr, files } = await calculate(bytes())
    expect({ code, files }).toEqual({ code: 1, files: {} })
    expect(stderr).toMatch(/^in\.xlsx: file_too_large: is a workbook that /)
    expect(stderr).toMatch(limit)
    expect(stderr).toContain('save the sheet as CSV, or split it')
  })

  it('count no part that the values of the sheet do not need', async () => {
    const big = '<x/>'.repeat(1_000_000)
    const names = [
      'xl/pivotCache/pivotCacheRecords1.xml',
      'xl/externalLinks/externalLink1.xml',
      'xl/worksheets/sheet2.xml',
    ]
    const { code, stdout } = await calculate(
      workbook(sheet(activity()), {
        ...Object.fromEntries(names.map((name) => [name, big])),
        'xl/_rels/workbook.xml.rels': relations(
          ['worksheet', 'worksheets/sheet1.xml'],
          ['externalLink', 'externalLinks/externalLink1.xml'],
          ['worksheet', 'https://example.org/other.xml'],
        ),
      }),
    )
    expect(code).toBe(0)
    expect(stdout).toContain('1 activities, 1 calculations')
  })

  it('leave a million empty rows and ten thousand real ones be', async () => {
    const rows = Array.from({ length: 10_000 }, () => activity('x')).join('')
    const { code, stdout } = await calculate(workbook(sheet(`${rows}${'<row/>'.repeat(1_000_000)}`)))
    expect(code).toBe(0)
    expect(stdout).toContain('10000 activities')
  })

  it.each([
    ['two parts of one name', (bytes: Uint8Array) => withName(bytes, 'xl/extra1.xml', 'xl/styles.xml')],
    [
      'a part that is cut off',
      (bytes: Uint8Array) => withDirectory(bytes, SHEET, (entry) => entry.setUint32(20, 2 ** 30, true)),
    ],
    [
      'a part that is elsewhere',
      (bytes: Uint8Array) => withDirectory(bytes, SHEET, (entry) => entry.setUint32(42, 7, true)),
    ],
    ['a wrong checksum', (bytes: Uint8Array) => withDirectory(bytes, SHEET, (entry) => entry.setUint32(16, 7, true))],
    [
      'an unknown compression',
      (bytes: Uint8Array) => withDirectory(bytes, SHEET, (entry) => entry.setUint16(10, 12, true)),
    ],
    ['no end', (bytes: Uint8Array) => bytes.slice(0, -30)],
  ])('reject an archive with %s', async (name, change) => {
    const { code, stderr } = await calculate(change(workbook(sheet(activity()), { 'xl/extra1.xml': '<x/>' })))
    expect(stderr, name).toMatch(/^in\.xlsx: file_unreadable: is not a \.xlsx workbook that can be read \(/)
    expect(code).toBe(1)
  })
})
