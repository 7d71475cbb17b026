import { describe, expect, it } from 'vitest'
import { calculateText } from './calculated-file.ts'

const GAS = 'desnz-2025/fuels/gaseous-fuels/natural-gas/kwh-gross-cv'
const ROWS: Readonly<Record<string, string>> = {
  fuel: `activity,start,factor,value,unit\nfuel,2025-01-05,${GAS},1000,kWh\n`,
  quantity: 'activity,start,factor,value,unit\nquantity,2025-01-05,desnz-2025/water-supply/cubic-metres,10,m3\n',
  vehicle:
    'activity,start,factor,value,unit\nvehicle,2025-01-05,desnz-2025/passenger-vehicles/cars-by-size/average-car/diesel/km,10,km\n',
  spend:
    'activity,start,factor,value,currency\nspend,2022-01-05,useeio-1-3/541110/offices-of-lawyers/with-margins/usd-2022,10,USD\n',
}

describe('a factor that a row of another country names', () => {
  it.each(Object.entries(ROWS))('is said, and changes no figure: %s', async (kind, text) => {
    const own = kind === 'spend' ? 'US' : 'GB'
    const [home, abroad] = [await calculateText(text, '--country', own), await calculateText(text, '--country', 'FR')]
    expect([home.stderr, abroad.stderr]).toEqual(['', ''])
    expect(abroad.kg).toEqual(home.kg)
    const name = kind === 'spend' ? 'United States of America (US)' : 'the United Kingdom (GB)'
    expect(abroad.summary).toContain(
      `the named factor is of ${kind === 'spend' ? 'the ' : ''}${name}, and the row of France (FR)`,
    )
    expect(home.summary).not.toContain('the named factor is of')
    expect(abroad.column('notices')[0]).toContain('factor_region_fallback')
  })
})

describe('a trip in an electric car', () => {
  it('is zero, and says what to enter', async () => {
    const text =
      'activity,start,mode,vehicle,distanceKm\ntrip,2025-01-05,CAR,average car battery electric vehicle,100\n'
    const { kg, summary } = await calculateText(text, '--country', 'GB')
    expect(kg).toEqual([0])
    expect(summary).toContain('enter the kilowatt-hours of its charging as electricity if no other record has them')
  })
})
