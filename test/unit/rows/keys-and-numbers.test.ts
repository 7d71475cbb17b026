import { describe, expect, it } from 'vitest'
import { EmissionsError } from '../../../src/core/errors/index.ts'
import { calculateRows } from '../../../src/rows/index.ts'
import { readHeaderCells } from '../../../src/rows/words/header-words.ts'

describe('the names of columns', () => {
  it('of objects are no options of the command line in errors', async () => {
    const row = {
      activity: 'fuel',
      start: '2025-01-31',
      value: 1,
      unit: 'l',
      fuel: 'gas oil',
      country: 'GB',
      place: 'Hull',
    }
    const error: unknown = await calculateRows([row]).catch((thrown: unknown) => thrown)
    if (!EmissionsError.is(error)) throw new Error('the row has an unknown key')
    expect(error.message).toContain('is not a known column')
    expect(error.message).toContain('use the name of a column of the input, or leave the key out')
    expect(error.message).not.toContain('--map')
  })

  it.each(['Sendungs-Nr.', 'Rechnungs-Nr', 'Rg.-Nr.', 'Auftragsnummer', 'N° dossier'])(
    'name rows by number: %s',
    (name) => {
      const [cell] = readHeaderCells([name, 'Menge (kWh)', 'Energieart'], {})
      // a compound that ends in 'nummer' is not read
      expect(cell?.column).toBe(name === 'Auftragsnummer' ? '' : 'id')
    },
  )
})
