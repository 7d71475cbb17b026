import { describe, expect, it } from 'vitest'
import { calculateText } from './calculated-file.ts'

const read = (rows: string, ...options: readonly string[]) =>
  calculateText(`Site,State,Date,Electricity (kWh)\n${rows}`, '--country', 'US', ...options)
const ADVICE = 'name the subregion of each site in a column gridRegion, like US-CAMX or US-ERCT'

describe('electricity of a state of the US', () => {
  it('says once which way leads to its subregion', async () => {
    const { said } = await read('A,TX,2024-01-01,1000\nB,NY,2024-01-01,1000\n')
    expect(said.split(ADVICE)).toHaveLength(2)
    expect(said).toContain('pass --map "NAME=gridRegion" with its name, and --map "STATE=gridRegion:WORD"')
  })

  it('is that of the subregion if the column of states is read so', async () => {
    const options = ['State=gridRegion', 'TX=gridRegion:US-ERCT', 'NY=gridRegion:US-NYUP'].flatMap((map) => [
      '--map',
      map,
    ])
    const { column, said } = await read('A,TX,2024-01-01,1000\nB,NY,2024-01-01,1000\n', ...options)
    expect(said).not.toContain(ADVICE)
    expect([...new Set(column('factors'))]).toEqual(['epa-2025/egrid2023/erct/mwh', 'epa-2025/egrid2023/nyup/mwh'])
  })

  it('is not asked for elsewhere', async () => {
    expect((await read('A,PR,2024-01-01,1000\n')).said).not.toContain(ADVICE)
    const { said } = await calculateText(
      'Site,State,Date,Electricity (kWh)\nA,NSW,2024-01-01,1000\n',
      '--country',
      'AU',
    )
    expect(said).not.toContain(ADVICE)
  })
})
