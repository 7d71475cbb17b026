import { readXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { columnLetters, type WorkbookCell, WorkbookWriter } from '../../../../src/core/workbook/index.ts'
import { zipEntries } from '../../../workbook/zip-entries.ts'

/** A workbook of one sheet. */
async function workbookOf(...rows: readonly (readonly WorkbookCell[])[]): Promise<Uint8Array> {
  const workbook = new WorkbookWriter()
  const sheet = workbook.addSheet({ name: 'A & B', widths: [10, 20], frozenRows: 1, hasFilter: true })
  for (const row of rows) await sheet.write(row)
  return workbook.end()
}

describe('a workbook', () => {
  it('gives back text, numbers and formulas with their values', async () => {
    const written = await workbookOf(['name', 'value'], ['a', 1.5e-7], [null, { formula: 'B2*2', value: 3e-7 }])
    const [sheet] = (await readXlsx(written)).sheets
    expect(sheet?.name).toBe('A & B')
    expect(sheet?.rows).toEqual([
      ['name', 'value'],
      ['a', 1.5e-7],
      [null, 3e-7],
    ])
    expect(sheet?.cells?.get('2,1')).toMatchObject({ type: 'formula', formula: 'B2*2' })
  })

  it('names ranges after its sheets', async () => {
    const workbook = new WorkbookWriter()
    workbook.addSheet({ name: 'Factors', widths: [10] }).write(['a'])
    workbook.defineName({ name: 'factor_key', range: 'Factors!$A$1:$A$1' })
    const xml = zipEntries(workbook.end()).get('xl/workbook.xml') ?? ''
    expect(xml).toContain(
      '</sheets><definedNames><definedName name="factor_key">Factors!$A$1:$A$1</definedName></definedNames></workbook>',
    )
  })

  it('keeps text that looks like a formula, an escape or markup as text', async () => {
    const texts = ['=1+1', '+1', '@A1', '_x0041_', '<&>"', ' a  b ', 'line\nline\ttab', 'Zürich 😀', '\u0001\r']
    const [sheet] = (await readXlsx(await workbookOf(...texts.map((text) => [text])))).sheets
    expect(sheet?.rows.map(([text]) => text)).toEqual(texts)
    expect([...(sheet?.cells?.values() ?? [])].filter(({ formula }) => formula !== undefined)).toEqual([])
  })

  it('cuts a text that no cell holds, and writes half a character as a mark', async () => {
    const [sheet] = (await readXlsx(await workbookOf(['x'.repeat(40_000)], ['a\ud800b']))).sheets
    const [long = '', half] = (sheet?.rows ?? []).map(([text]) => String(text))
    expect([long.length, long.endsWith('x…'), half]).toEqual([32_767, true, 'a\ufffdb'])
  })

  it('is the same bytes for the same rows, which are written in any order among sheets', async () => {
    const write = async (order: readonly (0 | 1)[]) => {
      const workbook = new WorkbookWriter()
      const sheets = ['one', 'two'].map((name) => workbook.addSheet({ name, widths: [10] })) as [never, never]
      const rows = [0, 0]
      for (const index of order) {
        rows[index] = (rows[index] ?? 0) + 1
        await (sheets[index] as ReturnType<WorkbookWriter['addSheet']>).write([`row ${rows[index]}`])
      }
      return workbook.end()
    }
    const bytes = await write([0, 1, 0, 1])
    expect(await write([1, 1, 0, 0])).toEqual(bytes)
    expect((await readXlsx(bytes)).sheets.map(({ name, rows }) => [name, rows.length])).toEqual([
      ['one', 2],
      ['two', 2],
    ])
  })

  it('has the parts that its directory names, and an empty sheet where nothing was written', async () => {
    const entries = zipEntries(await workbookOf())
    expect([...entries.keys()]).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'xl/workbook.xml',
      'xl/_rels/workbook.xml.rels',
      'xl/styles.xml',
      'xl/worksheets/sheet1.xml',
    ])
    expect(entries.get('xl/worksheets/sheet1.xml')).toContain('<sheetData></sheetData><pageMargins')
  })

  it('filters below its titles', async () => {
    const entries = zipEntries(await workbookOf(['a', 'b'], [1, 2], [3, 4]))
    expect(entries.get('xl/worksheets/sheet1.xml')).toContain('</sheetData><autoFilter ref="A1:B3"/>')
  })

  it.each([
    [0, 'A'],
    [25, 'Z'],
    [26, 'AA'],
    [701, 'ZZ'],
    [702, 'AAA'],
    [16_383, 'XFD'],
  ])('names the column with index %i %s', (index, letters) => {
    expect(columnLetters(index)).toBe(letters)
  })

  it('prints landscape on the width of a page, repeats titles, numbers pages, and leaves out the rest', () => {
    const workbook = new WorkbookWriter()
    const lines = workbook.addSheet({ name: "It's", widths: [10, 20, 30], frozenRows: 1, printedColumns: 2 })
    for (const row of [['a'], ['b']]) lines.write(row)
    lines.endPrint()
    lines.write(['on the screen only'])
    workbook.addSheet({ name: 'Digits', widths: [10], isHidden: true })
    const parts = zipEntries(workbook.end())
    const sheet = parts.get('xl/worksheets/sheet1.xml') ?? ''
    for (const setup of [
      'fitToPage="1"',
      'orientation="landscape"',
      'fitToWidth="1" fitToHeight="0"',
      'Page &amp;P of &amp;N',
    ])
      expect(sheet).toContain(setup)
    const book = parts.get('xl/workbook.xml') ?? ''
    expect(book).toContain(`<definedName name="_xlnm.Print_Area" localSheetId="0">'It''s'!$A$1:$B$2</definedName>`)
    expect(book).toContain(`<definedName name="_xlnm.Print_Titles" localSheetId="0">'It''s'!$1:$1</definedName>`)
    expect(book).toContain('<sheet name="Digits" sheetId="2" state="hidden" r:id="rId2"/>')
  })

  it('gives a wrapped text the height of its lines', () => {
    const workbook = new WorkbookWriter()
    const sheet = workbook.addSheet({ name: 'Notes', widths: [10] })
    sheet.write(['short'], 'wrapped')
    sheet.write(['a text of twenty-seven signs'], 'wrapped')
    sheet.write(['a text of twenty-seven signs'])
    const rows = [
      ...(zipEntries(workbook.end()).get('xl/worksheets/sheet1.xml') ?? '').matchAll(/<row r="\d"([^>]*)>/g),
    ]
    expect(rows.map(([, attributes]) => attributes)).toEqual(['', ' ht="51" customHeight="1"', ''])
  })

  it('leads from a sheet to its charts, each with the points of its cells', () => {
    const workbook = new WorkbookWriter()
    workbook.addSheet({ name: 'First', widths: [10] })
    const sheet = workbook.addSheet({ name: 'Charts', widths: [10, 10] })
    const chart = { names: 'Charts!$A$1:$A$2', values: 'Charts!$B$1:$B$2', from: [3, 0], to: [9, 10] } as const
    const points = [
      { name: 'Q & A', value: 1.5 },
      { name: 'rest', value: 0 },
    ]
    for (const { name, value } of points) sheet.write([name, value])
    sheet.placeCharts([
      { ...chart, title: 'One', points },
      { ...chart, title: 'Two', points },
    ])
    const parts = zipEntries(workbook.end())
    const targets = (path: string) =>
      [...(parts.get(path) ?? '').matchAll(/Target="\.\.\/([^"]+)"/g)].map(([, to]) => `xl/${to}`)
    const [drawing = ''] = targets('xl/worksheets/_rels/sheet2.xml.rels')
    const charts = targets(drawing.replace('drawings/', 'drawings/_rels/').concat('.rels'))
    expect(charts).toEqual(['xl/charts/chart1.xml', 'xl/charts/chart2.xml'])
    expect(parts.get(drawing)?.match(/r:id="rId[12]"/g)).toEqual(['r:id="rId1"', 'r:id="rId2"'])
    const types = parts.get('[Content_Types].xml') ?? ''
    for (const path of [drawing, ...charts]) expect(types).toContain(`PartName="/${path}"`)
    const second = parts.get('xl/charts/chart2.xml') ?? ''
    for (const text of ['<a:t>Two</a:t>', '<c:v>Q &amp; A</c:v>', '<c:v>1.5</c:v>', '<c:f>Charts!$B$1:$B$2</c:f>'])
      expect(second).toContain(text)
    expect(parts.has('xl/worksheets/_rels/sheet1.xml.rels')).toBe(false)
  })
})
