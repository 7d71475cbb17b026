import { describe, expect, it } from 'vitest'
import { calculateText } from './calculated-file.ts'

const run = (text: string, ...options: readonly string[]) => calculateText(text, '--country', 'GB', ...options)

/** The figures of 100 kWh that are bought. */
const bought = async () => (await run('activity,start,value,unit\nelectricity,2025-01,100,kWh')).kg

const NOT_SUBTRACTED = 'is not read: electricity that is fed into the grid is not subtracted from purchases'

describe.each([
  ['Meter', 'Date', 'Import kWh', 'Export kWh'],
  ['Zählpunkt', 'Monat', 'Bezug kWh', 'Einspeisung kWh'],
  ['Zählpunkt', 'Monat', 'Netzbezug (kWh)', 'Rückspeisung (kWh)'],
  ['PDL', 'Mois', 'Soutirage (kWh)', 'Injection (kWh)'],
  ['PDL', 'Mois', 'Énergie soutirée (kWh)', 'Énergie injectée (kWh)'],
  ['CUPS', 'Mes', 'Energía consumida (kWh)', 'Energía vertida (kWh)'],
  ['POD', 'Mese', 'Energia prelevata (kWh)', 'Energia immessa (kWh)'],
  ['EAN-code', 'Maand', 'Afname (kWh)', 'Teruglevering (kWh)'],
  ['PPE', 'Miesiąc', 'Energia pobrana (kWh)', 'Energia oddana (kWh)'],
])('a table with %s, %s, %s and %s', (meter, date, imported, exported) => {
  it('counts purchases and says that feed-in is not subtracted', async () => {
    const { kg, said } = await run(`${meter};${date};${imported};${exported}\n1;2025-01;100;40`)
    expect(kg).toEqual(await bought())
    expect(said).toContain(`"${exported}" ${NOT_SUBTRACTED}`)
  })
})

describe('rows of electricity that is fed into the grid', () => {
  it.each(['Export', 'Einspeisung', 'Injection', 'A-', '1-1:2.8.0'])(
    'are left out by a direction like %s',
    async (word) => {
      const other = { Export: 'Import', Einspeisung: 'Bezug', Injection: 'Soutirage', 'A-': 'A+' }[word] ?? '1-1:1.8.0'
      const { kg, said } = await run(`MPAN,Date,Direction,kWh\n1,2025-01-31,${other},100\n1,2025-01-31,${word},40`)
      expect(kg).toEqual(await bought())
      expect(said).toContain('1 × is electricity that was fed into the grid')
    },
  )

  it('are left out by their product', async () => {
    const { kg } = await run('Product,Date,kWh\nElectricity import,2025-01-31,100\nElectricity export,2025-01-31,40')
    expect(kg).toEqual(await bought())
  })

  it('are left out by their column in a table of products', async () => {
    const { kg } = await run(
      'Site,Date,Electricity import (kWh),Electricity export (kWh),Gas (kWh)\nA,2025-01-31,100,40,0',
    )
    expect(kg.slice(0, 2)).toEqual(await bought())
  })

  it('are asked about below zero, without an offer to subtract them', async () => {
    const { said } = await run('activity,start,value,unit\nelectricity,2025-01,-40,kWh')
    expect(said).toContain('electricity that was fed into the grid is not subtracted, so leave its rows out')
  })

  it('does not read what a site generates as bought', async () => {
    const { kg, said } = await run('MPAN,Date,Generation (kWh)\n1,2025-01-31,40')
    expect(kg).toEqual([])
    expect(said).toContain('Generation (kWh)')
  })
})
