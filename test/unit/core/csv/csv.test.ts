import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  CellScanner,
  csvCell,
  csvRecords,
  inertCell,
  ndjsonLines,
  parseNdjson,
} from '../../../../src/core/csv/index.ts'
import { EmissionsError } from '../../../../src/core/errors/index.ts'
import { parseCsv } from '../../../fixtures/csv-table.ts'
import { scaleRuns } from '../../../fixtures/seeds.ts'

function cellsOf(text: string) {
  return parseCsv(text).rows.map(({ cells }) => cells)
}

/** A CSV text of rows; an empty cell alone on its line would be read as a blank line. */
function csvOf(...rows: readonly (readonly string[])[]): string {
  const lines = rows.map((cells) =>
    cells.length === 1 && cells[0] === '' ? '""' : cells.map((cell) => csvCell(cell)).join(','),
  )
  return lines.map((line) => `${line}\n`).join('')
}

function violationsOf(work: () => unknown): string[] {
  try {
    work()
  } catch (error) {
    if (EmissionsError.is(error)) return error.violations.map(({ path, code }) => `${path}: ${code}`)
    throw error
  }
  return []
}

describe('CSV', () => {
  it('reads a header and rows with their lines', () => {
    const { header, rows } = parseCsv('a,b\n1,2\n3,4')
    expect(header).toEqual(['a', 'b'])
    expect(rows.map(({ line, cells }) => ({ line, cells }))).toEqual([
      { line: 2, cells: ['1', '2'] },
      { line: 3, cells: ['3', '4'] },
    ])
  })

  it('reads CRLF, a byte order mark, blank lines and a missing last line end', () => {
    expect(cellsOf('\uFEFFa,b\r\n1,2\r\n\r\n3,4')).toEqual([
      ['1', '2'],
      ['3', '4'],
    ])
    expect(parseCsv('\uFEFFa,b\r\n').header).toEqual(['a', 'b'])
  })

  it('reads quoted cells with commas, doubled quotes and line breaks, and keeps spaces', () => {
    expect(cellsOf('a,b\n"1,5","say ""hi"""\n"x\r\ny", z \n,""')).toEqual([
      ['1,5', 'say "hi"'],
      ['x\r\ny', ' z '],
      ['', ''],
    ])
  })

  it('counts lines over quoted breaks, and columns from one', () => {
    const { rows } = parseCsv('a,b\n"x\ny\nz",2\n3,44')
    expect(rows.map(({ line }) => line)).toEqual([2, 5])
    expect(rows[0]?.positions).toEqual([
      { line: 2, column: 1 },
      { line: 4, column: 4 },
    ])
    expect(rows[1]?.positions[1]).toEqual({ line: 5, column: 3 })
  })

  it.each([
    ['an empty text', '', 'line 1, column 1'],
    ['nothing but blank lines', '\n\r\n', 'line 1, column 1'],
    ['a quote never closed', 'a,b\n1,"2\n3,4\n', 'line 2, column 3'],
    ['a quote inside a plain cell', 'a,b\n1,2"3\n', 'line 2, column 4'],
    ['text after a closing quote', 'a,b\n"1"x,2\n', 'line 2, column 4'],
    ['text after a closing quote on a later line', 'a,b\n"1\n2"x,2\n', 'line 3, column 3'],
    ['a NUL byte', 'a,b\n1,\0\n', 'line 2, column 3'],
    ['a NUL byte in quotes', 'a,b\n1,"x\ny\0"\n', 'line 3, column 2'],
    ['a carriage return alone', 'a,b\r1,2\r', 'line 1, column 4'],
    ['a row too wide', 'a,b\n1,2,3\n', 'line 2, column 5'],
  ])('refuses %s and says where', (_, text, path) => {
    expect(violationsOf(() => parseCsv(text))).toEqual([`${path}: csv_malformed`])
  })

  it('reports every broken row at once, and what comes before a broken quote too', () => {
    expect(violationsOf(() => parseCsv('a,b\n1\n1,2\n1,2,3\n"x'))).toEqual([
      'line 4, column 5: csv_malformed',
      'line 5, column 1: csv_malformed',
    ])
  })

  it.each([
    ['="0001",b', ['0001', 'b']],
    ['a,="00,1"', ['a', '00,1']],
    ['"=""0001""",b', ['0001', 'b']],
    ['=1+1,b', ['=1+1', 'b']],
  ])('reads a text that is written as a formula: %s', (line, cells) => {
    expect([...csvRecords(`${line}\n`)].map((record) => record.cells)).toEqual([cells])
    const scanner = new CellScanner(2)
    scanner.open(new TextEncoder().encode(`${line}\n`))
    expect(scanner.scan(0)).toBe(true)
    expect([scanner.count, scanner.end]).toEqual([2, line.length])
  })

  it.each(['="a""b",1', '="a', '="a"b,1', '="a\nb",1'])(
    'refuses a broken text formula in text and in bytes: %j',
    (line) => {
      expect(violationsOf(() => [...csvRecords(`${line}\n`)])).toHaveLength(1)
      const scanner = new CellScanner(2)
      scanner.open(new TextEncoder().encode(`${line}\n`))
      expect(scanner.scan(0)).toBe(false)
    },
  )

  it('reads ten megabytes of quotes and line breaks in one pass', () => {
    const row = `"${'x""y\n'.repeat(20)}",1\n`
    expect(parseCsv(`a,b\n${row.repeat(100_000)}`).rows.at(-1)?.line).toBe(2 + 99_999 * 21)
  })
})

describe('inertCell', () => {
  it.each([
    ['=HYPERLINK("https://x.example","a")', `"'=HYPERLINK(""https://x.example"",""a"")"`],
    ['+cmd|calc', "'+cmd|calc"],
    ["-2+3+cmd|' /C calc'!A0", "'-2+3+cmd|' /C calc'!A0"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t'=1"],
    ['\r=1', `"'\r=1"`],
    ['＝1', "'＝1"],
    ['plant;=1+1', "plant;'=1+1"],
    ['a;@b\t-c', "a;'@b\t'-c"],
  ])('keeps a spreadsheet from running %j', (text, cell) => {
    expect(inertCell(text)).toBe(cell)
  })

  it.each(['Leeds', '-12.5', '+15', '-', 'a=b', 'x-1', '', "'quoted"])('leaves %j as it is', (text) => {
    expect(inertCell(text)).toBe(text)
  })
})

describe('csvCell', () => {
  it('quotes only what needs it', () => {
    expect(csvOf(['a', 'b'], ['x', '1,5'], ['say "hi"', ' y'])).toBe(
      'a,b\nx,"1,5"\n"say ""hi""", y\n'.replace(', y', '," y"'),
    )
  })

  it('rejects a NUL byte', () => {
    expect(violationsOf(() => csvCell('\0'))).toEqual([': csv_malformed'])
  })

  const cell = fc.string({ unit: fc.constantFrom('"', ',', '\r', '\n', ' ', 'a', 'ü', '\uFEFF', '0', '🌍') })
  const table = fc
    .integer({ min: 1, max: 4 })
    .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { maxLength: 6 }))

  it.each([
    ['fixed', 20250101],
    ['random', Date.now()],
  ])('round-trips every table (%s seed %i)', (_, seed) => {
    const law = fc.property(table, (rows) => {
      const header = Array.from(rows[0] ?? ['only'], (__, index) => `column ${index}`)
      expect(cellsOf(csvOf(header, ...rows))).toEqual(rows)
    })
    fc.assert(law, { seed, numRuns: scaleRuns(500) })
  })
})

describe('NDJSON', () => {
  it('reads a value per line with its line number, skipping blank lines', () => {
    expect(parseNdjson('\uFEFF{"a":1}\r\n\n[2]\n')).toEqual([
      { line: 1, value: { a: 1 }, text: '{"a":1}\r' },
      { line: 3, value: [2], text: '[2]' },
    ])
  })

  it('reports every line that is not JSON', () => {
    expect(violationsOf(() => parseNdjson('{"a":1}\n{"a":}\n{"a":1\n{}'))).toEqual([
      'line 2, column 6: csv_malformed',
      'line 3, column 7: csv_malformed',
    ])
  })

  it.each([
    ['{"a":}', 6],
    ['[1,]', 4],
    ['{"a":1,}', 8],
    ['{"a" 1}', 6],
    ['{a:1}', 2],
    ['nul', 1],
    ['{"a":"x', 6],
    ['[[1,2],[3}]', 10],
    ['{} {}', 4],
    ['01', 2],
    ['  {"a": 1', 10],
  ])('points into %s at column %i', (text, column) => {
    expect(violationsOf(() => parseNdjson(text))).toEqual([`line 1, column ${column}: csv_malformed`])
  })

  it('writes what it reads', () => {
    const values = [{ a: 'x\ny', b: null }, [1, 2], 'text']
    expect(parseNdjson([...ndjsonLines(values)].join('')).map(({ value }) => value)).toEqual(values)
    expect(violationsOf(() => [...ndjsonLines([undefined])])).toEqual([': invalid_type'])
  })
})
