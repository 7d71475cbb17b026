import { describe, expect, it } from 'vitest'
import {
  applyMapping,
  changedCells,
  chooseColumn,
  createDraft,
  editCell,
  fillColumn,
  forgetColumns,
  lackedColumns,
  readingKey,
  readingSettings,
  repeatedHeaders,
  replaceWord,
  rowSettings,
  savedMappings,
  unreadHeaders,
} from '../../../../src/apps/page/import/draft.ts'
import { checkFile } from '../../../../src/apps/page/import/requests.ts'
import type { FilePreview, ReadColumn, ShownImport } from '../../../../src/core/display/index.ts'

const draft = createDraft(new File(['a'], 'bills.csv'))
const column = (header: string, meaning: string | null, by: ReadColumn['by'] = 'name'): ReadColumn => {
  return { header, column: meaning, by, measure: null, samples: [] }
}

describe('the choices for a file', () => {
  it('name unknown columns as not used only for its rows, unless one was chosen', () => {
    const columns = [
      column('Site', 'site'),
      column('Ref', null, 'unknown'),
      column('Jan', null, 'rows'),
      column('X', null, 'unknown'),
    ]
    const chosen = chooseColumn(draft, { header: 'X', column: 'note' }, { lostColumns: [] })
    expect(readingSettings(chosen).columns).toEqual({ X: 'note' })
    expect(rowSettings(chosen, { columns }).columns).toEqual({ Ref: '', X: 'note' })
  })

  it('replace a lost column of a mapping by the column that takes its meaning', () => {
    const mapped = applyMapping(draft, {
      name: 'Oil',
      columns: { Menge: 'value', Ort: 'site' },
      words: { country: { '': 'GB' } },
      settings: {},
    })
    const lostColumns = [{ header: 'Menge', column: 'value' }]
    expect(chooseColumn(mapped, { header: 'Volume', column: 'value' }, { lostColumns }).columns).toEqual({
      Ort: 'site',
      Volume: 'value',
    })
    expect(chooseColumn(mapped, { header: 'Volume', column: 'note' }, { lostColumns }).columns).toHaveProperty('Menge')
    expect(forgetColumns(mapped, ['Menge']).columns).toEqual({ Ort: 'site' })
    expect(readingSettings(mapped)).toMatchObject({ words: { country: { '': 'GB' } }, country: 'GB' })
    expect(rowSettings(mapped, { columns: [] }).saveAs).toBe('Oil')
  })

  it('keep the last change of a cell, and drop changes when a column changes', () => {
    const first = editCell(draft, { row: 3, column: 'value', text: '1' })
    const second = editCell(editCell(first, { row: 3, column: 'unit', text: 'l' }), {
      row: 3,
      column: 'value',
      text: '2',
    })
    expect(second.edits).toEqual([
      { row: 3, column: 'unit', text: 'l' },
      { row: 3, column: 'value', text: '2' },
    ])
    expect(chooseColumn(second, { header: 'X', column: '' }, { lostColumns: [] }).edits).toEqual([])
  })

  it('find columns with the same meaning, as chosen', () => {
    const columns = [
      column('A', 'value'),
      column('B', 'note'),
      column('C', ''),
      column('D', ''),
      column('E', null, 'unknown'),
    ]
    expect([...repeatedHeaders(columns, {})]).toEqual([])
    expect([...repeatedHeaders(columns, { B: 'value' })]).toEqual(['A', 'B'])
  })

  it('list the newest mapping of each name', () => {
    const one = (name: string, header: string): ShownImport => {
      const about = {
        id: header,
        createdAt: '',
        status: 'undone',
        name: 'f.csv',
        digest: '',
        rows: 0,
        records: 0,
        co2eKg: '0',
      } as const
      return { ...about, mapping: { name, columns: { [header]: 'site' }, words: {}, settings: {} } }
    }
    const listed = savedMappings([one('Oil', 'new'), one('Card', 'card'), one('Oil', 'old')])
    expect(listed.map(({ name, columns }) => [name, Object.keys(columns)])).toEqual([
      ['Card', ['card']],
      ['Oil', ['new']],
    ])
  })
})

describe('checkFile', () => {
  const workbook = (size: number) => {
    const file = new File([new Uint8Array([0x50, 0x4b, 3, 4])], 'year.xlsx')
    return Object.defineProperty(file, 'size', { value: size })
  }

  it('rejects an empty file, a large workbook and a file that cannot be read', async () => {
    await expect(checkFile(new File([], 'empty.csv'))).rejects.toThrow('empty.csv is empty')
    await expect(checkFile(workbook(200_000_000))).rejects.toThrow('workbook of 200 MB')
    const gone = Object.defineProperty(new File(['a'], 'gone.csv'), 'slice', {
      value: () => ({ arrayBuffer: () => Promise.reject(new Error('NotReadableError')) }),
    })
    await expect(checkFile(gone)).rejects.toThrow('gone.csv changed or was moved')
    await expect(checkFile(workbook(64_000_000))).resolves.toBe(undefined)
  })
})

describe('the rows that need a decision', () => {
  const failure = (code: string, name: string) => ({ code, message: 'needs it', column: name })
  const cells = (country: string, fuel: string) => ({
    country: { raw: country, text: country },
    fuel: { raw: fuel, text: fuel },
  })
  const rows = [0, 1, 2].map((row) => ({ row, line: row + 2, cells: cells(row === 2 ? 'GB' : '', 'oil') }))
  const rowProblems = rows.map(({ row, line }) => {
    const lacks =
      row === 2
        ? []
        : [failure(row === 0 ? 'column_missing' : 'required', 'country'), failure('column_missing', 'value')]
    return { row, line, failures: [...lacks, failure('invalid_choice', 'fuel')] }
  })
  const checked = { preview: { rowProblems }, rows } as unknown as FilePreview

  it('are asked once for a name that several of them lack, and never once for their numbers', () => {
    expect(lackedColumns(checked)).toEqual([{ column: 'country', rows: new Set([0, 1]) }])
  })

  it('are asked once for the country of new sites', () => {
    const message = 'No row names the country of CC10, which a new site needs.'
    const failures = [{ code: 'not_storable', message, column: 'site' }]
    const ofSites = [0, 1].map((row) => ({ row, line: row + 2, failures }))
    const sites = { preview: { rowProblems: ofSites }, rows: [] } as unknown as FilePreview
    expect(lackedColumns(sites)).toEqual([{ column: 'country', rows: new Set([0, 1]) }])
  })

  it('ask again with the reason if the answer for all of them fails, and not about the word of a cell', () => {
    const filled = (raw: string, text: string) => ({ raw, text })
    const rows = [0, 1, 2].map((row) => {
      const cells = { unit: filled('', 'kWhh'), fuel: filled('oil', 'oil') }
      return { row, line: row + 2, cells } as unknown as FilePreview['rows'][number]
    })
    const failures = [
      { code: 'invalid_choice', column: 'unit', message: '"kWhh" is not a unit' },
      { code: 'invalid_choice', column: 'fuel', message: '"oil" is not a fuel' },
    ]
    const rowProblems = rows.map(({ row, line }) => ({ row, line, failures }))
    const answered = { rows, preview: { rowProblems } } as unknown as FilePreview
    expect(lackedColumns(answered)).toEqual([
      { column: 'unit', rows: new Set([0, 1, 2]), message: '"kWhh" is not a unit' },
    ])
  })

  it('count the cells that an answer, a word and a cell change, since they were checked', () => {
    const answered = fillColumn(draft, { column: 'country', text: 'GB' })
    expect([changedCells(draft, draft, checked), changedCells(answered, draft, checked)]).toEqual([0, 2])
    const replaced = replaceWord(answered, { column: 'fuel', word: 'oil', text: 'gas oil' })
    const edited = editCell(replaced, { row: 0, column: 'value', text: '1' })
    expect(changedCells(edited, draft, checked)).toBe(6)
    expect(changedCells(edited, edited, checked)).toBe(0)
    expect(readingSettings(fillColumn(draft, { column: 'site', text: 'Leeds' })).site).toBe('Leeds')
  })

  it('are read alike by drafts that differ only in cells, in a name to save and in the digest of the header', () => {
    const same = {
      ...editCell(draft, { row: 0, column: 'value', text: '1' }),
      saveAs: 'Oil',
      settings: { header: 'a' },
    }
    expect(readingKey(same)).toBe(readingKey(draft))
    expect(readingKey(fillColumn(draft, { column: 'country', text: 'FR' }))).not.toBe(readingKey(draft))
  })
})

describe('the columns that are not read', () => {
  it('are those that nobody knows and those that were chosen so, if they have content', () => {
    const filled = (header: string, by: ReadColumn['by']) => ({ ...column(header, null, by), samples: ['1'] })
    const columns = [
      filled('Site', 'name'),
      filled('Miles', 'unknown'),
      filled('Jan', 'rows'),
      filled('Net', 'ignored'),
      column('Empty', null, 'unknown'),
    ]
    const lostColumns: [] = []
    const chosen = chooseColumn(draft, { header: 'Site', column: '' }, { lostColumns })
    expect(unreadHeaders({ columns }, draft)).toEqual(['Miles'])
    expect(unreadHeaders({ columns }, chosen)).toEqual(['Site', 'Miles'])
    expect(
      unreadHeaders({ columns }, chooseColumn(draft, { header: 'Miles', column: 'note' }, { lostColumns })),
    ).toEqual([])
  })
})
