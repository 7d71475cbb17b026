import { describe, expect, it } from 'vitest'
import { ACTIVITY_KINDS, columnRule, INPUT_COLUMN_NAMES, rowOfCells } from '../../../src/rows/index.ts'
import { runTonne } from '../../cli/memory-io.ts'
import { rowsOf } from '../../fixtures/every-activity.ts'

/** Texts that spreadsheets leave in cells of numbers. */
const UNREADABLE = ['=', '=SUM(A1:A9)', '#REF!', '-'] as const
const UNITS = ['mi', 'km', 'Mcf', 'kWh'] as const
const NUMBERS = INPUT_COLUMN_NAMES.filter((column) => columnRule(column).kind === 'number')

/** Every row of the fixture with one cell of a number, or both readings, replaced by a text. */
function* brokenRows(text: string) {
  for (const kind of ACTIVITY_KINDS)
    for (const row of rowsOf(kind).slice(0, 6))
      for (const column of NUMBERS)
        for (const unit of [undefined, ...UNITS])
          yield { ...row, [column]: text, ...(unit === undefined ? {} : { unit }) }
}

describe('a cell of a number with another text', () => {
  it.each(UNREADABLE)('%s is kept for the calculation, which names its line and column', (text) => {
    for (const row of brokenRows(text)) {
      const names = Object.keys(row)
      const positions = names.map((_, index) => ({ line: 7, column: index + 1 }))
      const record = { line: 7, cells: Object.values(row), positions, end: { line: 7, column: names.length + 1 } }
      expect(() => rowOfCells(names, record)).not.toThrow()
    }
  })

  it('names its line and column in a file, and a total needs none', async () => {
    const header = 'Employee,Transaction Date,Business Miles,Vehicle Type,Fuel'
    const rows = ['Chen,1/16/2025,64.2,Medium car,Petrol', 'Lopez,1/20/2025,31,Medium car,Petrol']
    const run = (more: string) =>
      runTonne(
        ['calculate', 'in.csv', '--country', 'GB', '--map', 'Employee=note,=activity:vehicle', '--output', 'out.csv'],
        {
          files: { 'in.csv': [header, ...rows, more, ''].join('\n') },
        },
      )
    const bad = await run('Baker,1/21/2025,=,Medium car,Petrol')
    expect([bad.code, bad.stderr]).toEqual([1, expect.stringContaining('in.csv:4:17: not_a_number: ')])
    const total = await run('Report Total,,=,,')
    expect([total.code, total.stderr]).toEqual([0, ''])
    expect(total.stdout.replaceAll(/\s+/g, ' ')).toMatch(/Rows left out .* line 4/)
  })
})
