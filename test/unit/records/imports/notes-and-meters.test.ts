import { describe, expect, it } from 'vitest'
import { isEstimate } from '../../../../src/apps/page/completeness/completeness.ts'
import { publishedCatalogue } from '../../../../src/reference/factors/index.ts'
import { withFactorSets } from '../../../../src/rows/index.ts'
import { csvSource, importService } from '../../../fixtures/import-source.ts'

const catalogue = await withFactorSets(publishedCatalogue)

describe('the id, the note and the meter of an imported row', () => {
  it('keeps the id and the note of a row in the comment of its record, and the meter in its field', async () => {
    const { company } = importService({ catalogue })
    const header = 'id,site,meter,activity,start,end,value,unit,fuel,factor,country,note'
    const period = '2025-01-01,2025-01-31,100'
    const rows = [
      `bill 7,Leeds,G4\u00a0\u200b001,fuel,${period},kWh,natural gas,,GB,estimated by hand`,
      `,Leeds,,fuel,${period},kWh,natural gas,,GB,`,
      `,Leeds,E1,electricity,${period},kWh,,,GB,`,
      `,Leeds,W1,quantity,${period},m3,,desnz-2025/water-supply/cubic-metres,GB,`,
      `,Leeds,H1,fuel,${period},kWh,,desnz-2025/heat-and-steam/district-heat-and-steam/kwh,GB,`,
    ]
    await company.imports.commit(csvSource([header, ...rows].join('\n')))
    const [site] = (await company.sites.list({})).records
    const lists = [
      (await company.siteFuels.list(site?.id ?? '', {})).records,
      (await company.siteEnergies.list(site?.id ?? '', {})).records,
      (await company.activityRecords.list({})).records,
    ]
    const fieldsOf = ({ meter, comment }: { readonly meter?: string | null; readonly comment: string | null }) => [
      meter,
      comment,
    ]
    const sorted = (one: readonly unknown[]) => one.map((fields) => JSON.stringify(fields)).sort()
    expect(lists.map((records) => sorted(records.map(fieldsOf)))).toEqual([
      sorted([
        ['G4 001', 'bill 7: estimated by hand (file.csv, line 2)'],
        [undefined, 'file.csv, line 3'],
      ]),
      sorted([['E1', 'file.csv, line 4']]),
      sorted([
        ['W1', 'file.csv, line 5'],
        ['H1', 'file.csv, line 6'],
      ]),
    ])
  })

  it('keeps in every record that a row is estimated, as the months of the page look for it', async () => {
    const { company } = importService({ catalogue })
    const car = 'desnz-2025/passenger-vehicles/cars-by-size/medium-car/petrol/km'
    const rows = (reading: string) => [
      `Leeds,${reading},fuel,2025-01-01,100,kWh,natural gas,,,GB`,
      `Leeds,${reading},electricity,2025-01-01,100,kWh,,,,GB`,
      `Leeds,${reading},quantity,2025-01-01,100,m3,,desnz-2025/water-supply/cubic-metres,,GB`,
      `,${reading},vehicle,2025-01-01,100,km,,${car},,,`,
      `Leeds,${reading},refrigerant,2025-01-01,2,kg,,,R-32,GB,AR5_GWP100`,
    ]
    const header = 'site,reading,activity,start,value,unit,fuel,factor,gas,country,gwp'
    await company.imports.commit(
      csvSource(
        [header, ...rows('estimated'), ...rows('actual').map((row) => row.replace('2025-01-01', '2025-02-01'))].join(
          '\n',
        ),
      ),
    )
    const [site] = (await company.sites.list({})).records
    const [vehicle] = (await company.vehicles.list()).records
    const lists = [
      (await company.siteFuels.list(site?.id ?? '', {})).records,
      (await company.siteEnergies.list(site?.id ?? '', {})).records,
      (await company.activityRecords.list({})).records,
      (await company.vehicleEmissions.list(vehicle?.id ?? '')).records,
      (await company.refrigerantLeaks.list(site?.id ?? '', {})).records,
    ]
    expect(lists.map((records) => records.map(isEstimate).sort())).toEqual(lists.map(() => [false, true]))
  })

  it('keeps the meter of a row in the comment of a record that has no such field', async () => {
    const { company } = importService({ catalogue })
    const car = 'desnz-2025/passenger-vehicles/cars-by-size/medium-car/petrol/km'
    await company.imports.commit(
      csvSource(`id,site,meter,activity,start,value,unit,factor\nA,Leeds,odometer,vehicle,2025-01-01,100,km,${car}`),
    )
    const [vehicle] = (await company.vehicles.list()).records
    const { records } = await company.vehicleEmissions.list(vehicle?.id ?? '')
    expect(records.map(({ comment }) => comment)).toEqual(['A: meter odometer (file.csv, line 2)'])
  })

  it('keeps the registers of a meter apart', async () => {
    const { company } = importService({ catalogue })
    const rows = ['HT,1200', 'NT,800'].map((cells) => `Leeds,M1,electricity,2025-01-01,2025-02-01,kWh,GB,${cells}`)
    const header = 'site,meter,activity,start,end,unit,country,register,value'
    const source = csvSource([header, ...rows].join('\n'))
    const { record } = await company.imports.commit(source)
    expect(record.records).toBe(2)
    const [site] = (await company.sites.list({})).records
    const { records } = await company.siteEnergies.list(site?.id ?? '', {})
    expect(records.map(({ meter }) => meter).sort()).toEqual(['M1 HT', 'M1 NT'])
  })

  it('keeps the registration of a vehicle: in its name, or in the meter or the comment of another record', async () => {
    const { company } = importService({ catalogue })
    const car = 'desnz-2025/passenger-vehicles/cars-by-size/medium-car/petrol/km'
    const rows = [
      `Leeds,ab12  cde,vehicle,2025-01-01,100,km,,${car},,,`,
      `Leeds,AB12 CDE,vehicle,2025-02-01,100,km,,${car},,,`,
      `Leeds,XY34 ZZZ,vehicle,2025-02-01,100,km,,${car},,,`,
      `Leeds,,vehicle,2025-02-01,100,km,,${car},,,`,
      `Leeds,AB12 CDE,fuel,2025-01-01,100,l,diesel,,,GB,`,
      `Leeds,XY34 ZZZ,refrigerant,2025-01-01,2,kg,,,R-32,GB,AR5_GWP100`,
    ]
    const header = 'site,registration,activity,start,value,unit,fuel,factor,gas,country,gwp'
    const { record } = await company.imports.commit(csvSource([header, ...rows].join('\n')), { country: 'GB' })
    expect(record.records).toBe(6)
    const vehicles = (await company.vehicles.list()).records
    const counts = await Promise.all(
      vehicles.map(async ({ id, name }) => [
        name.replace(/: Passenger vehicles.*/, ''),
        (await company.vehicleEmissions.list(id)).total,
      ]),
    )
    expect(counts.sort()).toEqual([
      ['Leeds', 1],
      ['Leeds: AB12 CDE', 2],
      ['Leeds: XY34 ZZZ', 1],
    ])
    const [site] = (await company.sites.list({})).records
    const [fuel] = (await company.siteFuels.list(site?.id ?? '', {})).records
    expect(fuel?.meter).toBe('AB12 CDE')
    const [leak] = (await company.refrigerantLeaks.list(site?.id ?? '', {})).records
    expect(leak?.comment).toBe('vehicle XY34 ZZZ (file.csv, line 7)')
  })
})
