import { describe, expect, it } from 'vitest'
import { calculateText } from './calculated-file.ts'

const US = ['--country', 'US'] as const
const ENDS = '"Columbus, OH","Denver, CO"'

/** A shipment by road with the cells of some columns. */
const shipment = (columns: string, cells: string) =>
  calculateText(
    `Tracking Number,Ship Date,Mode,Origin,Destination,${columns}\n1Z,2025-01-05,truck,${ENDS},${cells}`,
    ...US,
  )

/** The figure of a shipment of a known mass. */
async function kilogramsOf(value: number, unit: 'lb' | 'kg') {
  const { kg } = await shipment('Weight,Unit', `${value},${unit}`)
  expect(kg).toHaveLength(1)
  return kg
}

describe('a list of parcels', () => {
  it.each(['Weight Unit', 'Billed Weight Unit', 'Weight UOM', 'Weight Unit of Measure'])(
    'has pounds for L and kilograms for K below %s',
    async (header) => {
      for (const [codes, unit] of [
        [['L', 'LBS', 'l', 'LB'], 'lb'],
        [['K', 'KGS', 'k', 'KG'], 'kg'],
      ] as const) {
        const expected = await kilogramsOf(10, unit)
        for (const code of codes)
          expect([code, (await shipment(`Weight,${header}`, `10,${code}`)).kg]).toEqual([code, expected])
      }
    },
  )

  it.each(['Weight,Unit', 'Gross Weight,UOM'])('asks about L below %s, and takes the answer', async (columns) => {
    const { kg, said } = await shipment(columns, '10,L')
    expect(kg).toEqual([])
    expect(said).toContain('--map "L=unit:lb"')
    const text = `Tracking Number,Ship Date,Mode,Origin,Destination,${columns}\n1Z,2025-01-05,truck,${ENDS},10,L`
    expect((await calculateText(text, ...US, '--map', 'L=unit:lb')).kg).toEqual(await kilogramsOf(10, 'lb'))
  })

  it.each([
    ['Actual Weight,Billed Weight,Weight Unit', '8,10,L', 'Actual Weight'],
    ['Billed Weight,Actual Weight,Dimensional Weight,Weight Unit', '10,8,12,LBS', 'Actual Weight'],
    [
      'Rated Weight Amount,Rated Weight Units,Actual Weight Amount,Actual Weight Units',
      '10,K,8,L',
      'Actual Weight Amount',
    ],
    ['Billed Weight,Billed Weight Unit,Entered Weight,Entered Weight Unit', '10,K,8,L', 'Entered Weight'],
    ['Weight (lb),Billed Weight (lb)', '8,10', 'Weight (lb)'],
    ['Chargeable Weight,Gross Weight,Dim Weight,Weight Unit', '10,8,12,L', 'Gross Weight'],
  ])('counts the weight on the scales of %s', async (columns, cells, name) => {
    const { kg, said } = await shipment(columns, cells)
    expect(kg).toEqual(await kilogramsOf(8, 'lb'))
    expect(said).toContain(`"${name}" counts, because it is nearest to the mass that was carried`)
  })

  it('counts a billed weight without another one, and says that it may be more than the mass', async () => {
    const { kg, said } = await shipment('Billed Weight,Dimensional Weight,Weight Unit', '8,12,L')
    expect(kg).toEqual(await kilogramsOf(8, 'lb'))
    const alone = await shipment('Billed Weight,Billed Weight Unit', '8,L')
    expect(alone.kg).toEqual(kg)
    for (const one of [said, alone.said])
      expect(one).toContain('the mass is "Billed Weight", which a carrier may raise')
  })

  it('asks which of two actual weights counts', async () => {
    const { kg } = await shipment('Actual Weight,Scaled Weight,Weight Unit', '8,9,L')
    expect(kg).toEqual([])
  })

  it('leaves litres where no weight is', async () => {
    const fuel = 'Date,Product,Quantity,Unit\n2025-01-05,Diesel,10,L'
    const { said, kg } = await calculateText(fuel, '--country', 'GB')
    expect(kg).toHaveLength(1)
    expect(said).not.toContain('pounds')
  })
})
