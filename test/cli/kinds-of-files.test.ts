import { deflateRawSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { runTonne, type World } from './memory-io.ts'

const loadModule: World['loadModule'] = async (name) => (name === 'hucre/xlsx' ? import('hucre/xlsx') : undefined)

const calculate = (content: string | Uint8Array, name: string, options: readonly string[] = []) =>
  runTonne(['calculate', name, '--output', 'out.csv', ...options], {
    bytes: { [name]: typeof content === 'string' ? Buffer.from(content, 'latin1') : content },
    loadModule,
  })

/** An archive of parts with this content. */
function zipOf(names: readonly string[], content = '<a/>'): Uint8Array {
  const packed = deflateRawSync(content)
  const pieces: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const name of names) {
    const head = Buffer.alloc(30)
    head.writeUInt32LE(0x04034b50, 0)
    head.writeUInt16LE(8, 8)
    head.writeUInt32LE(packed.length, 18)
    head.writeUInt32LE(content.length, 22)
    head.writeUInt16LE(name.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt16LE(8, 10)
    entry.writeUInt32LE(packed.length, 20)
    entry.writeUInt32LE(content.length, 24)
    entry.writeUInt16LE(name.length, 28)
    entry.writeUInt32LE(offset, 42)
    directory.push(entry, Buffer.from(name))
    pieces.push(head, Buffer.from(name), packed)
    offset += 30 + name.length + packed.length
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(names.length, 10)
  end.writeUInt32LE(
    directory.reduce((bytes, { length }) => bytes + length, 0),
    12,
  )
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...pieces, ...directory, end])
}

/** A file of old office programs with a stream of this name. */
const compoundOf = (stream: string) =>
  Buffer.concat([Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0), Buffer.alloc(3000), Buffer.from(stream, 'utf16le')])

const TYPES = '[Content_Types].xml'
const OPEN_TEXT = 'mimetypeapplication/vnd.oasis.opendocument'

describe('a file that is no table', () => {
  it.each([
    ['empty.csv', '', 'is empty'],
    ['a.pdf', '%PDF-1.7\n', 'is a PDF document; ask for the table as CSV or .xlsx'],
    ['a.png', '\x89PNG\r\n', 'is a picture; type its rows into a table'],
    ['a.webp', 'RIFF\x10\x00\x00\x00WEBPVP8 ', 'is a picture'],
    ['a.docx', zipOf([TYPES, 'word/document.xml']), 'is a Word document (.docx); copy its table into a spreadsheet'],
    ['a.pptx', zipOf([TYPES, 'ppt/presentation.xml']), 'is a presentation (.pptx)'],
    ['a.zip', zipOf(['in.csv', 'b/']), 'is a ZIP archive ("in.csv"); unpack it, and give one of its files'],
    [
      'a.xlsb',
      zipOf([TYPES, 'xl/workbook.bin']),
      'is a binary workbook (.xlsb); open it in a spreadsheet program and save',
    ],
    [
      'a.ods',
      `PK\x03\x04${'\0'.repeat(26)}${OPEN_TEXT}.spreadsheet`,
      'is an OpenDocument spreadsheet (.ods); save it as .xlsx',
    ],
    ['a.odt', `PK\x03\x04${'\0'.repeat(26)}${OPEN_TEXT}.text`, 'is an OpenDocument text (.odt)'],
    ['a.numbers', zipOf(['Index/Document.iwa']), 'is a document of Apple Numbers (.numbers); export it as CSV'],
    [
      'a.xls',
      compoundOf('Workbook'),
      'is an old workbook (.xls); open it in a spreadsheet program and save it as .xlsx',
    ],
    [
      'a.xlsx',
      compoundOf('EncryptedPackage'),
      'is a workbook that is protected by a password; open it, remove the password',
    ],
    ['a.doc', compoundOf('WordDocument'), 'is a Word document (.doc)'],
    ['a.msg', compoundOf('__substg1.0'), 'is an e-mail (.msg); save its attachment'],
    ['a.parquet', 'PAR1\x15\x04', 'is a Parquet file; export its rows as CSV'],
    ['a.db', 'SQLite format 3\0', 'is an SQLite database; export the table with the activities as CSV'],
    ['a.json', '[{"activity":"fuel"}]', 'is JSON; write one object on each line'],
    ['b.json', '{\n  "rows": []\n}', 'is JSON; write one object on each line'],
    [
      'c.json',
      '{"activity":"fuel"}\n{"activity":"fuel"}\n',
      'is JSON; if each line is an object with columns as keys, name the file .ndjson, or pass --format ndjson',
    ],
    ['a.xml', '<?xml version="1.0"?><rows/>', 'is an XML document; export the table as CSV or .xlsx'],
    [
      'b.xls',
      '<html><body>Please log in</body></html>',
      'is a web page (HTML) without a table; if it is the page of a login',
    ],
    ['c.xls', 'MIME-Version: 1.0\nX-Document', 'is a web archive (MHTML); open it in a spreadsheet program'],
    ['a.rtf', '{\\rtf1\\ansi', 'is a text document (RTF)'],
    ['a.gz', '\x1f\x8b\x08\0', 'is compressed (gzip); unpack it first'],
  ])('says what it is and what to do: %s', async (name, content, sentence) => {
    const { code, stderr } = await calculate(content, name)
    expect([code, stderr.split('\n')[0]]).toEqual([1, expect.stringContaining(sentence)])
  })

  it('is read after the option that it proposes', async () => {
    const line = '{"activity":"electricity","start":"2025-01-31","value":5,"unit":"kWh","country":"GB"}\n'
    expect(await calculate(line + line, 'in.json', ['--format', 'ndjson'])).toMatchObject({ code: 0 })
  })
})

const CSV =
  'Product,Date,Quantity,Unit,Country\nElectricity,2025-01-31,1234.5,kWh,GB\nElectricity,2025-02-28,80,kWh,GB\n'

describe('a table in markup', () => {
  const page = (amount: string) => `<html><head><style>td { color: red }</style></head><body><!-- <td> -->
<table border=1><tr><th>Product<th>Date<th>Quantity<th>Unit<th>Country</tr>
<tr><td>Electricity</td><td>2025-01-31</td><td>${amount}</td><td>k&#87;h</td><td>GB</td></tr>
<tr><td><b>Elec</b>tricity</td><td>2025-02-28</td><td>80</td><td>kWh</td><td>&nbsp;GB</td></tr></table></body></html>`
  const cell = (type: string, text: string) => `<Cell><Data ss:Type="${type}">${text}</Data></Cell>`
  const row = (quantity: string, day: string) =>
    `<Row>${cell('String', 'Electricity')}${cell('DateTime', `${day}T00:00:00.000`)}${cell('Number', quantity)}${cell('String', 'kWh')}<Cell ss:Index="5"><Data ss:Type="String">GB</Data></Cell></Row>`
  const names = ['Product', 'Date', 'Quantity', 'Unit', 'Country'].map((name) => cell('String', name)).join('')
  const xml = `<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet ss:Name="Bills"><Table><Row>${names}</Row>${row('1234.5', '2025-01-31')}${row('80', '2025-02-28')}</Table></Worksheet></Workbook>`

  it.each([
    ['a web page', page('1234.5')],
    ['a web page with a decimal comma', page('1.234,5')],
    ['a web page in UTF-16', Buffer.from(`\uFEFF${page('1234.5')}`, 'utf16le')],
    ['a spreadsheet in XML', xml],
  ])('has the results of the same rows as CSV: %s', async (_, content) => {
    const expected = await calculate(CSV, 'in.csv')
    expect(expected.code).toBe(0)
    const { code, stderr, files } = await calculate(content, 'in.xls')
    expect([code, stderr]).toEqual([0, ''])
    expect(files['out.csv']).toBe(expected.files['out.csv'])
  })

  it('has the cells that cover several rows in each of them, but a quantity once', async () => {
    const rows = [
      '<th>Site<th>Product<th>Date<th>Quantity<th>Unit<th>Country',
      '<td rowspan="2">Leeds<td>Electricity<td>2025-01-31<td>1234.5<td rowspan=3>kWh<td rowspan="3">GB',
      '<td>Electricity<td>2025-02-28<td rowspan="2">80',
      '<td>Hull<td>Electricity<td>2025-03-31',
    ]
    const table = `<html><table>${rows.map((one) => `<tr>${one}</tr>`).join('')}</table></html>`
    const { stderr } = await calculate(table, 'in.xls')
    expect(stderr).toContain('value: is empty')
    const { files } = await calculate(table.replace(' rowspan="2">80', '>80'), 'in.xls')
    expect(files['out.csv']).toBeUndefined()
    const filled = table.replace(' rowspan="2">80', '>80').replace('2025-03-31', '2025-03-31<td>5')
    expect((await calculate(filled, 'in.xls')).files['out.csv']).toBe(
      (
        await calculate(
          'Site,Product,Date,Quantity,Unit,Country\nLeeds,Electricity,2025-01-31,1234.5,kWh,GB\nLeeds,Electricity,2025-02-28,80,kWh,GB\nHull,Electricity,2025-03-31,5,kWh,GB\n',
          'in.csv',
        )
      ).files['out.csv'],
    )
  })

  it('leaves out a hidden sheet of a spreadsheet in XML, and names it', async () => {
    const options = '<WorksheetOptions xmlns="x"><Visible>SheetHidden</Visible></WorksheetOptions>'
    const sheet = (name: string, more: string) =>
      /<Worksheet.*<\/Worksheet>/.exec(xml)?.[0].replace('Bills', name).replace('</Worksheet>', `${more}</Worksheet>`)
    const two = xml.replace(/<Worksheet.*<\/Worksheet>/, `${sheet('Old', options)}${sheet('Bills &amp; more', '')}`)
    const { stdout, files } = await calculate(two, 'in.xls')
    expect(stdout.replaceAll(/\n {4}/g, ' ')).toContain('the hidden sheet is not read: "Old"')
    expect(stdout).toContain('it is the sheet "Bills & more"')
    expect(files['out.csv']).toBe((await calculate(CSV, 'in.csv')).files['out.csv'])
  })

  it.each([
    ['tags without an end', '<table><tr><td>'.padEnd(2 ** 21, '<td a=" ')],
    ['blanks in a tag', `<table ${' '.repeat(2 ** 21)}<`],
    ['comments without an end', '<table><tr><td>'.padEnd(2 ** 21, '<!-- ')],
    ['scripts without an end', '<table><tr><td>'.padEnd(2 ** 21, '<script ')],
    ['breaks in a cell', '<table><tr><td>'.padEnd(2 ** 21, '<br ')],
    ['types in a cell', xml.replace('Electricity', '<Data '.repeat(2 ** 18))],
    ['cells that cover everything', `<table>${'<tr><td colspan=9999999 rowspan=9999999>'.repeat(9)}</table>`],
  ])('of hostile content ends with an error: %s', { timeout: 20_000 }, async (_, content) => {
    const { code, stderr } = await calculate(content.startsWith('<?xml') ? content : `<html>${content}`, 'in.xls')
    expect([code, stderr.split('\n')[0]]).toEqual([
      1,
      expect.stringMatching(/file_unreadable|file_too_large|csv_malformed|column_missing/),
    ])
  })
})

const BILLS =
  'Product,Date,Quantity,Unit,Country,Planned usage\nStrom,2025-01-31,5,kWh,GB,9\nSnow,2025-02-28,5,kWh,GB,8\n'

describe('an option without an effect that shows', () => {
  const said = async (text: string, options: readonly string[]) => {
    const { stdout, stderr } = await calculate(text, 'in.csv', options)
    return `${stdout}${stderr}`.replaceAll(/\n {4}/g, ' ')
  }

  it('has a line with samples: unknown columns are left out', async () => {
    const text = await said(BILLS, ['--ignore-unknown-columns', '--map', 'Snow=product:electricity'])
    expect(text).toContain('--ignore-unknown-columns leaves out the column "Planned usage" (like "9", "8"); check that')
    const key = '{"activity":"electricity","start":"2025-01-31","value":5,"unit":"kWh","country":"GB","usage2":1}\n'
    const { stdout } = await calculate(key, 'in.ndjson', ['--ignore-unknown-columns'])
    expect(stdout.replaceAll(/\n {4}/g, ' ')).toContain('--ignore-unknown-columns leaves out "usage2"')
  })

  it('has a line also in a refused run: no cell has the word', async () => {
    const options = ['--map', 'Planned usage=', '--map', 'Snov=product:diesel']
    const sentence =
      'the map gives "Snov" a meaning that is never used: no cell of product is "Snov"; did you mean "Snow"?'
    expect(await said(BILLS, options)).toContain(`tonne: ${sentence}`)
    expect(await said(BILLS, [...options, '--map', 'Snow=product:electricity'])).toContain(sentence)
    expect(await said(BILLS, ['--map', 'Planned usage=', '--map', 'Snow=product:electricity'])).not.toContain(
      'never used',
    )
  })

  it('has a line: another column overrides a word for empty cells', async () => {
    const text = 'Fuel,Date,Litres,Country\nDiesel,2025-01-31,5,GB\n'
    expect(await said(text, ['--map', '=activity:trip'])).toMatch(
      /activity is (?:fuel|vehicle) where another column says so, and not trip/,
    )
  })

  it('has a line: no row needs the country', async () => {
    const text = 'Product,Date,Quantity,Unit,Country\nStrom,2025-01-31,5,kWh,GB\n'
    expect(await said(text, ['--country', 'DE'])).toContain(
      'no row needs the country "DE" that an option gives for empty cells',
    )
    const without = text.replace(',Country', '').replace(',GB', '')
    expect(await said(without, ['--country', 'DE'])).not.toContain('no row needs')
  })
})
