import { describe, expect, it } from 'vitest'
import { NOTICE_CODES } from '../../../../src/core/errors/index.ts'
import { publishedCatalogue } from '../../../../src/reference/factors/index.ts'
import { withFactorSets } from '../../../../src/rows/index.ts'
import { breakingSource, csvSource, importService } from '../../../fixtures/import-source.ts'
import { siteInput } from '../../../fixtures/service.ts'

const catalogue = await withFactorSets(publishedCatalogue)
const YEAR = { from: '2024-01-01', to: '2025-01-01' }

/** A row of every activity of a site, without its name. */
const OF_SITE = [
  'activity,start,value,unit,fuel,factor,currency,country',
  'electricity,2024-01-31,10,kWh,,,,GB',
  'fuel,2024-01-31,10,kWh,natural gas,,,GB',
  'quantity,2024-01-31,10,m3,,desnz-2024/water-supply/cubic-metres,,GB',
  'quantity,2024-01-31,10,kWh,,desnz-2024/heat-and-steam/district-heat-and-steam/kwh,,GB',
  'spend,2024-01-31,10,,,furniture,GBP,GB',
].join('\n')

async function importOf(csv: string, options: { readonly site?: string } = {}) {
  const { company } = importService({ catalogue })
  const preview = await company.imports.preview(csvSource(csv), options)
  expect(preview.problems).toEqual([])
  await company.imports.commit(csvSource(csv), options)
  return { company, preview }
}

describe('the site of an import', () => {
  it('is the site of all its rows that name none and whose records have one', async () => {
    const { company, preview } = await importOf(OF_SITE, { site: 'Zürich' })
    const rows = OF_SITE.split('\n').length - 1
    expect(preview.references).toEqual([expect.objectContaining({ kind: 'site', name: 'Zürich', rows })])
    const { bySite } = await company.inventory(YEAR)
    expect(bySite).toEqual([
      expect.objectContaining({ name: 'Zürich', amounts: expect.objectContaining({ records: rows }) }),
    ])
  })

  it('is not the site of water, heat and purchases if it was not named', async () => {
    const { company } = await importOf(OF_SITE)
    const records = (await company.activityRecords.list()).records
    expect(new Set(records.map(({ siteId }) => siteId))).toEqual(new Set([null]))
  })

  it('of a trip, a movement or a vehicle is reported as lost', async () => {
    const header = 'id,site,activity,start,value,unit,fuel,mode,from,to,distanceKm,country'
    const { company, preview } = await importOf(
      [
        header,
        'T1,OPS,trip,2025-01-31,,,,RAIL,"London, GB","Leeds, GB",300,',
        'T2,SALES,trip,2025-01-31,,,,RAIL,"London, GB","Leeds, GB",300,',
        'F1,OPS,movement,2025-01-31,1,t,,TRUCK,"London, GB","Leeds, GB",300,GB',
        'V1,OPS,vehicle,2025-01-31,10,l,diesel,,,,,GB',
      ].join('\n'),
    )
    const lost = preview.words.filter((word) => word.startsWith('site is not kept'))
    expect(lost).toEqual([
      expect.stringContaining('by 2 rows of trips, because such records have no site ("OPS", "SALES")'),
      expect.stringContaining('by 1 row of freight'),
      expect.stringContaining('by 1 row of vehicles'),
    ])
    const comments = (await company.travels.list()).records.map(({ comment }) => comment)
    expect([...comments].sort()).toEqual([expect.stringContaining('site OPS'), expect.stringContaining('site SALES')])
  })
})

describe('a row without a country of a site that exists', () => {
  const header = 'activity,start,value,unit,fuel,factor,site,country'
  const electricity = (site: string, country = '') => `electricity,2024-01-31,1000,kWh,,,${site},${country}`

  async function companyWithLyon() {
    const { company } = importService({ catalogue })
    await company.sites.create(siteInput({ name: 'Lyon plant', countryId: 250 }))
    return company
  }

  it('has the country of the site, and a sentence about it', async () => {
    const company = await companyWithLyon()
    const rows = [header, electricity('lyon plant'), 'fuel,2024-01-31,10,l,diesel,,Lyon plant,'].join('\n')
    const stated = [header, electricity('Lyon plant', 'FR'), 'fuel,2024-01-31,10,l,diesel,,Lyon plant,FR'].join('\n')
    const [preview, expected] = [
      await company.imports.preview(csvSource(rows)),
      await company.imports.preview(csvSource(stated)),
    ]
    expect(preview.problems).toEqual([])
    expect(preview.co2eKg).toEqual(expected.co2eKg)
    expect(preview.words).toContain('the country of 2 rows that have none is that of the site "Lyon plant": FR')
    expect(expected.words.filter((word) => word.startsWith('the country of'))).toEqual([])
    await company.imports.commit(csvSource(rows))
    expect((await company.sites.list()).records).toHaveLength(1)
  })

  it('has it too if the import names the site', async () => {
    const company = await companyWithLyon()
    const { problems, words } = await company.imports.preview(csvSource([header, electricity('')].join('\n')), {
      site: 'Lyon plant',
    })
    expect(problems).toEqual([])
    expect(words).toContain('the country of 1 row that has none is that of the site "Lyon plant": FR')
  })

  it('is asked if two sites have the name, if the site is new, and of a journey', async () => {
    const company = await companyWithLyon()
    const journey = 'trip,2024-01-31,,,,,Lyon plant,'
    const { words } = await company.imports.preview(
      csvSource([`${header},mode,distanceKm`, `${journey},RAIL,300`].join('\n')),
    )
    expect(words.filter((word) => word.startsWith('the country of'))).toEqual([])
    await company.sites.create(siteInput({ name: 'LYON PLANT', countryId: 826 }))
    for (const site of ['Lyon plant', 'Leeds']) {
      const { problems } = await company.imports.preview(csvSource([header, electricity(site)].join('\n')))
      expect(problems.map(({ message }) => message)).toEqual([expect.stringContaining('country')])
    }
  })

  it('is read the same when its import goes on after it had created the site', async () => {
    const { company } = importService({ catalogue })
    const water = 'm3,,desnz-2024/water-supply/cubic-metres,Lyon plant,'
    const bills = Array.from({ length: 1005 }, (_, index) => `quantity,2024-01-31,${index + 1},${water}`)
    const rows = [header, electricity('Lyon plant', 'FR'), ...bills].join('\n')
    const { digest, co2eKg, words, notices } = await company.imports.preview(csvSource(rows))
    const broken = company.imports.commit(breakingSource(rows, { time: 2, row: 1003 }), { digest })
    await expect(broken).rejects.toThrow('switched off')
    expect((await company.sites.list()).records).toHaveLength(1)
    const again = await company.imports.preview(csvSource(rows))
    expect([again.digest, again.co2eKg, again.words, again.notices]).toEqual([digest, co2eKg, words, notices])
  }, 300_000)
})

describe('a row of another country than its site', () => {
  const fuel = (site: string, ...countries: readonly string[]) =>
    [
      'activity,start,value,unit,fuel,site,country',
      ...countries.map((country, at) => `fuel,2024-0${at + 1}-01,${site.length + 10},l,diesel,${site},${country}`),
    ].join('\n')

  it.each([
    ['', 'Company (no site stated)'],
    ['Leeds', 'Leeds'],
  ])('is of a site of its own, which is said: site “%s”', async (site, name) => {
    const { company } = importService({ catalogue })
    await company.imports.commit(csvSource(fuel(site, 'DE')))
    const gb = csvSource(fuel(site, 'GB'), 'gb.csv')
    const { references, words, digest } = await company.imports.preview(gb)
    expect(references).toEqual([expect.objectContaining({ name: `${name} (GB)`, id: null, country: 'GB' })])
    expect(words).toContainEqual(expect.stringMatching(/^1 row of ".+" is of another country .+ \(GB\)"/))
    await company.imports.commit(gb, { digest })
    await company.imports.commit(csvSource(fuel(site, 'GB', 'DE', 'GB').replaceAll(',l,', ',t,'), 'both.csv'))
    const { bySite } = await company.inventory(YEAR)
    const counts = Object.fromEntries(bySite.map((one) => [one.name, one.amounts.records]))
    expect(counts).toEqual({ [name]: 2, [`${name} (GB)`]: 3 })
  })

  it('is of the country that was chosen for the import if it names neither', async () => {
    const { company } = importService({ catalogue })
    await company.imports.commit(csvSource(fuel('', 'DE')))
    const leak = csvSource('activity,start,value,unit,gas,gwp\nrefrigerant,2024-03-01,2,kg,R-32,AR5_GWP100')
    const { references } = await company.imports.preview(leak, { country: 'GB' })
    expect(references.map(({ name, country }) => [name, country])).toEqual([['Company (no site stated) (GB)', 'GB']])
  })
})

describe('the notices of a preview', () => {
  const bills = (fuels: readonly (readonly [string, string])[]) =>
    [
      'id,site,activity,start,value,unit,fuel,country',
      ...fuels.map(([fuel, country], index) => `${index},A,fuel,2025-01-31,10,l,${fuel},${country}`),
    ].join('\n')

  it('are apart if they speak of other words or countries', async () => {
    const rows = [
      ...Array<[string, string]>(3).fill(['petrol', 'DE']),
      ...Array<[string, string]>(2).fill(['diesel', 'AT']),
    ]
    const { preview } = await importOf(bills(rows))
    const shown = preview.notices
      .filter(({ code }) => code === 'fuel_read_as' || code === 'factor_region_fallback')
      .map(({ message, rows: count, firstLine }) => [
        /"\w+" was|of (?:Germany|Austria)/.exec(message)?.[0],
        count,
        firstLine,
      ])
    expect(shown).toEqual([
      ['of Germany', 3, 2],
      ['of Austria', 2, 5],
      ['"petrol" was', 3, 2],
      ['"diesel" was', 2, 5],
    ])
  })

  it('are one if only the figures of rows differ, with the sentence of their code', async () => {
    const trips = [1, 2, 3].map((n) => `${n},trip,2025-01-31,AIR,LHR,JFK,${5000.5 + n}`)
    const { preview } = await importOf(['id,activity,start,mode,from,to,distanceKm', ...trips].join('\n'))
    const declared = preview.notices.filter(({ code }) => code === 'distance_declared')
    expect(declared).toEqual([expect.objectContaining({ rows: 3, firstLine: 2 })])
    expect(declared[0]?.message).toMatch(new RegExp(`^${NOTICE_CODES.distance_declared} \\(line 2: 5001\\.5 km `))
  })
})
