import { describe, expect, it } from 'vitest'
import { calculateText } from './calculated-file.ts'

const MODES = ['Truck', 'Rail', 'Ship', 'Air'] as const
const shipment = (mode: string, tonnes: number, km: number) =>
  calculateText(
    `activity,start,mode,value,unit,distanceKm,distanceKind,country\nmovement,2024-01-15,${mode},${tonnes},t,${km},actual,GB\n`,
  )

describe('freight in tonne-kilometres', () => {
  it.each(MODES)('is that of the same weight over the same distance: %s', async (mode) => {
    const expected = (await shipment(mode, 8, 250)).kg
    const { kg, said } = await calculateText(`Date,Mode,Tonne-km,Country\n2024-01-15,${mode},2000,GB\n`)
    expect(kg[0]).toBeCloseTo(expected[0] ?? 0, 9)
    expect(said).toContain('value in "t·km" is weight times distance, and is calculated as its weight in t over 1 km')
  })

  it.each([
    ['tkm', 1000, 1000],
    ['t.km', 1000, 1000],
    ['t-km', 1000, 1000],
    ['Tonnenkilometer', 1000, 1000],
    ['tonnes-km', 1000, 1000],
    ['kg·km', 1_000_000, 1000],
    ['t·nmi', 1000, 1852],
    ['short ton-miles', 1000, 1459.97231821056],
  ])('is read in the unit %s', async (unit, value, tonneKm) => {
    const { kg, stderr } = await calculateText(
      `activity,start,mode,value,unit,country\nmovement,2024-01-15,Rail,${value},${unit},GB\n`,
    )
    expect(stderr).toBe('')
    const expected = (await shipment('Rail', tonneKm, 1)).kg
    expect(kg[0]).toBeCloseTo(expected[0] ?? 0, 6)
  })

  it('is not multiplied by another distance, or doubled by a return', async () => {
    const text = 'Date,Mode,tkm,Distance (km),Return?,From,To\n2024-01-15,Truck,2000,250,yes,"Leeds, GB","Hull, GB"\n'
    const { kg, said } = await calculateText(text, '--map', '=activity:movement')
    expect(kg[0]).toBeCloseTo((await shipment('Truck', 2000, 1)).kg[0] ?? 0, 9)
    expect(said).toContain('distanceKm and isReturn are not used, because value is weight times distance')
  })

  it('asks for the mode', async () => {
    const { said } = await calculateText('activity,start,value,unit,country\nmovement,2024-01-15,1000,t·km,GB\n')
    expect(said).toContain('mode')
    expect(said).not.toContain('distanceKm')
  })

  it('asks which tons ton-miles have', async () => {
    const { said } = await calculateText(
      'activity,start,mode,value,unit,country\nmovement,2024-01-15,Rail,9,ton-miles,US\n',
    )
    expect(said).toContain('--map "ton-miles=unit:short ton·mi"')
  })
})
