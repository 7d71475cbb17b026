import { describe, expect, it } from 'vitest'
import { calculateText } from './calculated-file.ts'

const maps = (...entries: readonly string[]) => entries.flatMap((entry) => ['--map', entry])

describe('a statement of parcels', () => {
  const HEADER = 'Sendungsnummer;Versanddatum;Produkt;Gewicht (kg);Empfänger Ort'
  const text = `${HEADER}\n1;03.03.2024;DHL Paket;4,2;Hamburg\n2;04.03.2024;UPS Standard;12,0;München\n`

  it('is freight, whose products are no fuels, and names where the parcels start', async () => {
    const { said } = await calculateText(text)
    expect(said).toContain('--map "DHL Paket=mode:WORD"')
    expect(said).toContain('such as "Empfänger Ort", in place of NAME: --map "NAME=to"')
    expect(said).toContain('--map "=from:Leeds, GB"')
    expect(said).not.toMatch(/fuel|product:/)
  })

  it('is calculated with the answers to its questions', async () => {
    const { kg, stderr } = await calculateText(
      text,
      ...maps('DHL Paket=mode:TRUCK', 'Empfänger Ort=to', '=from:Bonn, DE'),
    )
    expect(stderr).toBe('')
    expect(kg).toHaveLength(2)
  })

  it('is none if its products are fuels', async () => {
    const { said } = await calculateText('Date,Product,Quantity,Unit,Country\n2024-01-01,Diesel,10,l,GB\n')
    expect(said).not.toContain('freight of parcels')
  })
})

describe('shipments with two columns of one name', () => {
  const rows = 'P1,2024-03-05,Vancouver,BC,Hamilton,ON,41000,LTL\n'
  const header = (part: string) => `Pro #,Ship Date,Shipper City,${part},Consignee City,${part},Weight (lb),Terms\n`

  it.each(['Prov', 'State', 'Province'])('belong to the end before them: %s', async (part) => {
    const { kg, stderr, said } = await calculateText(`${header(part)}${rows}`)
    expect(stderr).toBe('')
    expect(kg[0]).toBeGreaterThan(0)
    expect(said).toContain('"Terms" is mode, because of its cells, like "LTL"')
  })

  it('have the distance of the same places in full', async () => {
    const written =
      'activity,start,mode,from,to,value,unit\nmovement,2024-03-05,TRUCK,"Vancouver, BC, CA","Hamilton, ON, CA",41000,lb\n'
    const { kg } = await calculateText(`${header('Prov')}${rows}`)
    expect(kg).toEqual((await calculateText(written)).kg)
  })

  it('are asked about if both follow the same end', async () => {
    const { said } = await calculateText(
      'Ship Date,From,Prov,Prov,To,Weight (lb)\n2024-03-05,Vancouver,BC,BC,Calgary,41000\n',
    )
    expect(said).toContain('are both read as state')
  })
})

describe('two columns of currencies', () => {
  const of = (second: string) =>
    calculateText(
      `Date,Category,Expense Amount (rpt),Currency,Reimbursement Currency\n2022-03-14,couriers,100,USD,${second}\n`,
      ...['--country', 'US'],
      ...maps('=activity:spend', 'Expense Amount (rpt)=value', 'Category=factor'),
    )

  it('are one if all their cells are equal', async () => {
    const { kg, said } = await of('USD')
    expect(kg).toHaveLength(1)
    expect(said).toContain(
      'the column "Reimbursement Currency" is not read, because each of its cells is that of "Currency"',
    )
  })

  it('are asked about if they differ', async () => {
    expect((await of('EUR')).said).toContain('Reimbursement Currency')
    expect((await of('EUR')).kg).toEqual([])
  })
})
