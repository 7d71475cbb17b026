import { describe, expect, it } from 'vitest'
import { calculateText } from './calculated-file.ts'

describe('a table of hotel nights without journeys', () => {
  it.each([
    ['Fecha entrada', 'Fecha salida', 'Noches', 'Ciudad'],
    ['Data arrivo', 'Data partenza', 'Notti', 'Città'],
    ["Date d'arrivée", 'Date de départ', 'Nuits', 'Ville'],
    ['Anreise', 'Abreise', 'Nächte', 'Ort'],
    ['Arrival date', 'Departure date', 'Nights', 'City'],
  ])('begins at %s and ends at %s', async (arrival, departure, nights, city) => {
    const text = `Hotel;${arrival};${departure};${nights};${city}\nA;2025-01-06;2025-01-08;2;Madrid`
    const { kg, column } = await calculateText(text)
    expect(kg).toEqual((await calculateText('activity,start,nights,hotelCountry\ntrip,2025-01-06,2,ES')).kg)
    expect(column('start')).toEqual(['2025-01-06'])
  })
})

describe('a bill of water', () => {
  it('counts the water used as supply and the sewerage as treatment', async () => {
    const text = 'Supply address,Bill from,Bill to,Water used (m3),Sewerage volume (m3)\nA,2025-01-01,2025-03-31,100,90'
    const { kg } = await calculateText(text, '--country', 'GB')
    const rows = 'quantity,2025-01-01,100,m3,water supply\nquantity,2025-01-01,90,m3,water treatment'
    expect(kg).toEqual((await calculateText(`activity,start,value,unit,factor\n${rows}`, '--country', 'GB')).kg)
  })

  it.each(['Wastewater', 'Abwasser', 'Eaux usées', 'Aguas residuales', 'Acque reflue'])(
    'reads %s as treatment',
    async (product) => {
      const { kg } = await calculateText(`Product,Date,m3\n${product},2025-01-31,90`, '--country', 'GB')
      const row = 'activity,start,value,unit,factor\nquantity,2025-01-31,90,m3,water treatment'
      expect(kg).toEqual((await calculateText(row, '--country', 'GB')).kg)
    },
  )
})
