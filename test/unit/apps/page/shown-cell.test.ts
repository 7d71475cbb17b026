import { describe, expect, it } from 'vitest'
import { createDraft } from '../../../../src/apps/page/import/draft.ts'
import { findProposals, rowColumns, writtenColumn, writtenText } from '../../../../src/apps/page/import/shown-cell.ts'
import type { ReadColumn, ShownRow } from '../../../../src/core/display/index.ts'

describe('the words that a message proposes', () => {
  it('are those to write in place of a name, which leave its message', () => {
    const message =
      '"York" is the name of 2 places: York, GB; York, US; choose one by writing a country ("York, GB"); for all rows of the name, write “York, GB” in its place or write “York, US” in its place'
    expect(findProposals(message)).toEqual({
      message: '"York" is the name of 2 places: York, GB; York, US; choose one by writing a country ("York, GB")',
      words: ['York, GB', 'York, US'],
    })
  })

  it('are those of another sentence', () => {
    const message =
      'is in GB, and the row says US; correct one of the two; if it is in US, write “Leeds, US” in its place; if it is in GB, write “Leeds, GB” in its place'
    expect(findProposals(message)).toEqual({
      message: 'is in GB, and the row says US; correct one of the two',
      words: ['Leeds, US', 'Leeds, GB'],
    })
  })

  it('are the word that is meant', () => {
    expect(findProposals('"kWhh" is not a unit; did you mean kWh?').words).toEqual(['kWh'])
    expect(findProposals('is no unit; did you mean kWh or "MWh"?').words).toEqual(['kWh', 'MWh'])
    expect(findProposals('No factor fits "oil"; did you mean gas oil; or leave its rows out')).toEqual({
      message: 'No factor fits "oil"; or leave its rows out',
      words: ['gas oil'],
    })
  })

  it('are none of any other message, which stays as it is', () => {
    expect(findProposals('Must not be negative.')).toEqual({ message: 'Must not be negative.', words: [] })
  })
})

describe('the cells of rows that need a decision', () => {
  it('have those that the advice names, which the file lacks', () => {
    const message = 'Is not found; write a country after the name, or fill in “Distance (km)”'
    const problem = { row: 0, line: 2, failures: [{ code: 'place_not_found', column: 'to', message }] }
    const shown = { row: 0, line: 2, cells: { from: { raw: 'York', text: 'York' } } }
    expect(rowColumns([shown], [problem])).toEqual(['from', 'to', 'distanceKm'])
  })
})

describe('a cell of a row that needs a decision', () => {
  const draft = createDraft(new File(['a'], 'claims.csv'))
  const column = (meaning: string, measure: string | null): ReadColumn => {
    return { header: meaning, column: meaning, by: 'unit', measure, samples: [] }
  }
  const written = (...columns: readonly ReadColumn[]) => writtenColumn('distanceKm', { draft, reading: { columns } })

  it('has the unit of its column in the file, and changes that column', () => {
    expect(written(column('distanceKm', 'km'))).toEqual({ column: 'distanceKm', label: 'Distance (km)' })
    expect(written(column('distanceKm', 'Miles'))).toEqual({ column: 'distanceKm', label: 'Distance (miles)' })
    expect(written(column('value', 'mi'))).toEqual({ column: 'value', label: 'Distance (miles)' })
    expect(written(column('value', 'litres'))).toEqual({ column: 'distanceKm', label: 'Distance (km)' })
    expect(written()).toEqual({ column: 'distanceKm', label: 'Distance (km)' })
  })

  it('has the word for the kind of activity that a product decides, and any other one as the file has it', () => {
    const cells = { product: { raw: 'ULSD', text: 'diesel' }, activity: { raw: 'ULSD', text: 'fuel' } }
    const shown = { row: 0, line: 2, cells } as unknown as ShownRow
    expect(['activity', 'product', 'fuel'].map((name) => writtenText(shown, name))).toEqual([
      'Fuel burnt at a site',
      'ULSD',
      '',
    ])
  })
})
