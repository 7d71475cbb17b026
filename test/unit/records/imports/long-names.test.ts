import { describe, expect, it } from 'vitest'
import { publishedCatalogue } from '../../../../src/reference/factors/index.ts'
import { withFactorSets } from '../../../../src/rows/index.ts'
import { csvSource, importService } from '../../../fixtures/import-source.ts'

const catalogue = await withFactorSets(publishedCatalogue)
const HEADER = 'activity,start,value,unit,fuel,registration,site,meter,from,to,mode,distanceKm,id,country'
const LONG = 'x'.repeat(300)
/** The rows of names that are too long, and the column of their problem; undefined if the name is only a note. */
const ROWS: readonly (readonly [name: string, row: string, column: string | undefined])[] = [
  ['registration', `vehicle,2024-01-31,10,l,diesel,${LONG},Leeds,,,,,,,GB`, 'registration'],
  ['registration of emoji', `vehicle,2024-01-31,10,l,diesel,${'😀'.repeat(130)},Leeds,,,,,,,GB`, 'registration'],
  ['site of a vehicle', `vehicle,2024-01-31,10,l,diesel,AB12,${LONG},,,,,,,GB`, 'site'],
  ['site of fuel', `fuel,2024-01-31,10,l,diesel,,${LONG},,,,,,,GB`, 'site'],
  ['meter', `electricity,2024-01-31,10,kWh,,,Leeds,${LONG},,,,,,GB`, undefined],
  ['id', `fuel,2024-01-31,10,l,diesel,,Leeds,,,,,,${LONG},GB`, undefined],
]

describe('a name that no record can hold', () => {
  it.each(ROWS)('is at most a problem of its row: %s', async (_, row, column) => {
    const { company } = importService({ catalogue })
    const csv = [HEADER, 'fuel,2024-01-31,10,l,diesel,,Leeds,,,,,,,GB', row].join('\n')
    const preview = await company.imports.preview(csvSource(csv), {})
    const columns = preview.problems.flatMap(({ examples }) => examples.map(({ cell }) => cell?.column))
    expect(columns).toEqual(column === undefined ? [] : [column])
    expect(preview.rows).toBe(column === undefined ? 2 : 1)
    await company.imports.commit(csvSource(csv), { leaveOut: true })
    const { bySite } = await company.inventory({ from: '2024-01-01', to: '2025-01-01' })
    expect(bySite.map(({ name }) => name)).toEqual(['Leeds'])
  })
})
