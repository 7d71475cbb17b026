import { describe, expect, it } from 'vitest'
import { calculateText } from './calculated-file.ts'

const PLACES = 'Place of Receipt,POL,POD,Place of Delivery'
const VOYAGE = 'Shanghai,CNSHA,NLRTM,Venlo'
const written = (kg: string) =>
  calculateText(`activity,start,mode,from,to,value,unit\nmovement,2025-03-02,SHIP,CNSHA,NLRTM,${kg},kg`)

describe('a list of shipments between ports', () => {
  it.each([
    [`Equipment,${PLACES},ETD,Gross Weight (KGS),Commodity`, `40HC,${VOYAGE},2025-03-02,18500,FURNITURE`],
    [`Commodity,${PLACES},ETD,Gross Weight (KGS),Package Quantity`, `TEXTILES,${VOYAGE},2025-03-02,18500,12`],
    ['POD,POL,Place of Delivery,ETD,Weight (kg)', 'NLRTM,CNSHA,Venlo,2025-03-02,18500'],
    ['Port of Loading,Port of Discharge,Destination,ETD,Weight (kg)', 'CNSHA,NLRTM,Venlo,2025-03-02,18500'],
  ])('counts the voyage from port to port, and says so: %s', async (header, row) => {
    const { kg, stderr, summary } = await calculateText(`${header}\n${row}`)
    expect([stderr, kg]).toEqual(['', (await written('18500')).kg])
    expect(summary).not.toContain('is meter')
    expect(summary).toContain('only the voyage between the ports counts')
  })

  it('keeps POD as the number of a meter in a list of bills', async () => {
    const { summary, stderr } = await calculateText(
      'POD,Dal,Al,kWh\nIT001E1,2025-01-01,2025-01-31,100',
      '--country',
      'IT',
    )
    expect([stderr, summary.includes('"POD" is meter')]).toEqual(['', true])
  })
})

describe('a label of a journey', () => {
  const FLIGHT = 'activity,start,mode,from,to,class\ntrip,2025-03-03,AIR,LHR,FRA,BUSINESS'

  it('may be the number of its leg, and the name of its passenger', async () => {
    const text = 'Passenger,Segment,Dep Date,From,To,Class\nSMITH/J MR,1,2025-03-03,LHR,FRA,Business'
    const { kg, stderr, summary } = await calculateText(text)
    expect([stderr, kg]).toEqual(['', (await calculateText(FLIGHT)).kg])
    expect(summary).toContain('"Segment" is not read where it has the number of a leg')
    expect(summary).toContain('"Passenger" is not read where it has a name')
  })

  it('of a segment may be its mode', async () => {
    const text = 'Traveller,Segment,Date,From,To,Class\nA,Air,2025-03-03,LHR,FRA,Business'
    expect((await calculateText(text)).kg).toEqual((await calculateText(FLIGHT)).kg)
  })

  it.each(['Kabine', 'Buchungsklasse', 'Beförderungsklasse', 'Cabine'])('names its class: %s', async (header) => {
    const text = `Reisender,Datum,Von,Nach,${header}\nA,2025-03-03,LHR,FRA,Business`
    expect((await calculateText(text)).kg).toEqual((await calculateText(FLIGHT)).kg)
  })

  it('with a vehicle of its own is no car', async () => {
    const { summary } = await calculateText('activity,start,mode,distanceKm\ntrip,2025-03-01,Bus,10')
    expect(summary).toContain('mode "Bus" is CAR: by road, with the factor of "average local bus"')
  })
})

describe('a column that journeys have too', () => {
  it('is the end of a charge: Stop', async () => {
    const text = 'Start,Stop,kWh,Country\n2025-05-01 18:00,2025-05-01 23:00,32.5,BE'
    const { summary, stderr } = await calculateText(text, '--map', '=activity:electricity')
    expect([stderr, summary.includes('"Stop" is end')]).toEqual(['', true])
  })

  it('is the product of a bill: Utility', async () => {
    const text =
      'Site,Country,Utility,From,To,Building kWh,Tenant share %\nHQ,GB,Electricity,01/01/2025,31/01/2025,100000,12.5'
    const { stderr } = await calculateText(text)
    expect(stderr).not.toMatch(/mode|from: /)
    const { kg } = await calculateText(text, '--map', 'Building kWh=value', '--map', 'Tenant share %=')
    expect(kg.length).toBeGreaterThan(0)
  })

  it('needs the country if the publishers of two countries have a factor', async () => {
    const { stderr } = await calculateText(
      'Date,Material,Net Weight,Unit\n2025-03-05,General waste to landfill,2,t',
      '--map',
      '=activity:quantity',
    )
    expect(stderr).toContain('give the country, which decides the publisher')
  })
})
