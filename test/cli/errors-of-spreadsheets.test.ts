import { describe, expect, it } from 'vitest'
import { calculateText } from './calculated-file.ts'

const HEADER = 'site,start,activity,fuel,value,unit,country'
const CELLS: Readonly<Record<string, string>> = {
  ...{ site: 'Leeds', start: '2025-01-31', activity: 'fuel', fuel: 'diesel', value: '10', unit: 'l', country: 'GB' },
}
const COLUMNS = HEADER.split(',')
const ERRORS = [
  '#NAME?',
  '#REF!',
  '#N/A',
  '#VALUE!',
  '#DIV/0!',
  '#NV',
  '#BEZUG!',
  '#WERT!',
  '#¡REF!',
  '#N/D',
  '########',
]

const rowOf = (cells: Readonly<Record<string, string>> = {}) =>
  COLUMNS.map((column) => cells[column] ?? CELLS[column] ?? '').join(',')

describe('an error of a spreadsheet in a cell of a text file', () => {
  it.each(COLUMNS)('is named with its line and place in the column %s', async (column) => {
    for (const error of ERRORS) {
      // after many sound rows, which are read by their bytes
      const sound = Array.from({ length: 5 }, () => rowOf())
      const { kg, said, code } = await calculateText([HEADER, ...sound, rowOf({ [column]: error }), rowOf()].join('\n'))
      expect([error, code, kg.length]).toEqual([error, 1, 0])
      const place = [...COLUMNS.slice(0, COLUMNS.indexOf(column))].reduce(
        (sum, one) => sum + (CELLS[one] ?? '').length + 1,
        1,
      )
      expect(said).toContain(`in.csv:7:${place}: invalid_type: ${column}: is the error ${JSON.stringify(error)} of a`)
    }
  })

  it('is found in the first rows, in quotes and below any header', async () => {
    const text = 'Site,Date,Product,kWh\n"#NAME?",2025-01-01,Electricity,10\n#REF!,2025-01-01,Electricity,11'
    const { said, kg } = await calculateText(text, '--country', 'GB')
    expect(kg).toEqual([])
    expect(said).toContain('site: is the error "#NAME?"')
    expect(said).toContain('#REF!')
  })

  it('is text in a column that only names the row', async () => {
    const text = `id,meter,note,${HEADER}\n#N/A,#N/A,#REF!,${rowOf()}\n#1,Unit #7!,see #REF!,${rowOf({ site: 'Depot #4!' })}`
    expect((await calculateText(text)).kg).toHaveLength(2)
  })

  it('may be replaced by an option', async () => {
    const text = `${HEADER}\n${rowOf({ site: '#N/A' })}`
    const { kg, column } = await calculateText(text, '--map', '#N/A=site:York')
    expect([kg.length, column('site')]).toEqual([1, ['York']])
  })
})
