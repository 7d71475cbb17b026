import { describe, expect, it } from 'vitest'
import { SAMPLE_YEAR_CSV } from '../../../../src/apps/cli/data/sample-year.ts'
import { exactCo2e } from '../../../../src/core/emissions/index.ts'
import { EmissionsError } from '../../../../src/core/errors/index.ts'
import { add, parseRational, printExact, type Rational, ZERO } from '../../../../src/core/exact/index.ts'
import { publishedCatalogue } from '../../../../src/reference/factors/index.ts'
import { calculateRows } from '../../../../src/rows/calculate-rows.ts'
import { type CalculatedRow, withFactorSets } from '../../../../src/rows/index.ts'
import { type Company, memoryStore, type ServiceRecords } from '../../../../src/service/index.ts'
import { verifyBundle } from '../../../../src/verify/index.ts'
import { breakingSource, csvObjects, csvSource, fuelBills, importService } from '../../../fixtures/import-source.ts'
import { siteInput } from '../../../fixtures/service.ts'

const catalogue = await withFactorSets(publishedCatalogue)

async function codesOf(work: Promise<unknown>): Promise<readonly (readonly [string, string])[]> {
  try {
    await work
  } catch (error) {
    if (!EmissionsError.is(error)) throw error
    return error.violations.map(({ path, code }) => [path, code] as const)
  }
  throw new Error('it should have been rejected')
}

/** The exact sum of the figures of rows that count in the total of a company. */
function sumOfRows(rows: Iterable<CalculatedRow>): string {
  let sum: Rational = ZERO
  for (const { results } of rows) {
    const counted = results.find(({ basis }) => basis === 'market') ?? results[0]
    sum = add(sum, parseRational(exactCo2e(counted?.calculation.contributions ?? []) ?? '0'))
  }
  return printExact(sum)
}

async function linesOf(company: Company): Promise<readonly string[]> {
  const lines: string[] = []
  for await (const line of company.export()) lines.push(line)
  return lines
}

async function logLength({ audit }: Company): Promise<number> {
  return (await audit.log()).length
}

describe('an import of a file', () => {
  it('has the totals of the same rows calculated, to the last digit, in every scope', async () => {
    const rows = await calculateRows(csvObjects(SAMPLE_YEAR_CSV), { catalogue })
    const { company } = importService({ catalogue })
    const source = csvSource(SAMPLE_YEAR_CSV)
    const preview = await company.imports.preview(source)
    expect([preview.rows, preview.problems]).toEqual([rows.length, []])
    const { record } = await company.imports.commit(source, { digest: preview.digest })
    expect(record.records).toBe(rows.length)
    expect([record.co2eKg, await company.exactTotal()]).toEqual([sumOfRows(rows), sumOfRows(rows)])
    const { scope1, scope2, scope3 } = await company.inventory({ from: '2024-01-01', to: '2027-01-01' })
    const { locationBased, marketBased } = scope2
    const due = Object.values(preview.co2eKg)
    // a record stores 34 digits of a figure that no decimal ends, so the sums may differ behind the 25th decimal
    const apart = [scope1, locationBased, marketBased, scope3].map(({ co2e }, index) => {
      const [stored, exact] = [parseRational(co2e.exact), parseRational(due[index] ?? '')]
      const difference = stored.n * exact.d - exact.n * stored.d
      return (difference < 0n ? -difference : difference) * 10n ** 25n > stored.d * exact.d
    })
    expect(apart).toEqual([false, false, false, false])
    expect(await company.verifyTotals()).toEqual([])
  })

  it('leaves a company whose bundle verifies', async () => {
    const { company } = importService({ catalogue })
    await company.imports.commit(csvSource(SAMPLE_YEAR_CSV))
    const { verified, differences } = await verifyBundle(await linesOf(company), { catalogue })
    expect([differences, verified]).toEqual([[], true])
  })

  it('writes nothing when it is previewed', async () => {
    const { company } = importService()
    const preview = await company.imports.preview(csvSource(fuelBills([1, 2, 3])))
    expect([preview.rows, preview.records, preview.co2eKg.scope1]).toEqual([3, { siteFuels: 3 }, '16.53246'])
    expect(preview.references).toEqual([
      { kind: 'site', name: 'Leeds works', id: null, country: 'GB', rows: 3, firstLine: 2 },
    ])
    expect([await logLength(company), (await company.imports.list()).records]).toEqual([0, []])
  })

  it('is not repeated for the same rows, also of another file', async () => {
    const { company } = importService()
    const first = await company.imports.commit(csvSource(fuelBills([1, 2])))
    const length = await logLength(company)
    const again = await company.imports.commit(csvSource(fuelBills([1, 2]), 'copy.csv'))
    expect([again.record.id, await logLength(company)]).toEqual([first.record.id, length])
    expect((await company.imports.preview(csvSource(fuelBills([1, 2])))).earlier?.id).toBe(first.record.id)
    expect((await company.imports.preview(csvSource(fuelBills([1, 3])))).earlier).toBeNull()
  })

  it('finds existing sites by their names, case and punctuation aside', async () => {
    const { company } = importService()
    const { record: site } = await company.sites.create(siteInput({ name: 'LEEDS-Works' }))
    const preview = await company.imports.preview(csvSource(fuelBills([1])))
    expect(preview.references.map(({ id }) => id)).toEqual([site.id])
    await company.imports.commit(csvSource(fuelBills([1])))
    expect((await company.sites.list()).total).toBe(1)
    expect((await company.siteFuels.list(site.id)).total).toBe(1)
  })

  it('asks which of two sites of one name is meant, and for the country of a new one', async () => {
    const { company } = importService()
    for (const name of ['Leeds works', 'leeds works']) await company.sites.create(siteInput({ name }))
    const [both] = (await company.imports.preview(csvSource(fuelBills([1, 2])))).problems
    expect([both?.code, both?.count, both?.message]).toEqual([
      'not_storable',
      2,
      'site: 2 sites of the company are named Leeds works; rename all but one of them',
    ])
    const leak = 'site,activity,start,value,unit,gas,gwp\nHull,refrigerant,2025-03-01,2,kg,R-32,AR5_GWP100'
    const source = csvSource(leak)
    expect((await company.imports.preview(source)).problems.map(({ message }) => message)).toEqual([
      'site: no row names the country of Hull, which a new site needs; fill in country, or pass a country for all new sites (--country GB)',
    ])
    expect((await company.imports.preview(source, { country: 'GB' })).problems).toEqual([])
  })

  it('names the rows of a site whose name no site can have, and imports the others', async () => {
    const { company } = importService()
    const rows = ['Leeds', 'x'.repeat(256), 'Hull'].map((site) => `${site},fuel,2025-03-01,2,l,gas oil,GB`)
    const source = csvSource(['site,activity,start,value,unit,fuel,country', ...rows].join('\n'))
    const { problems, records } = await company.imports.preview(source)
    expect(problems.map(({ code, message, examples }) => [code, message, examples[0]?.position?.line])).toEqual([
      ['text_too_long', 'site: has more than 255 characters; shorten it', 3],
    ])
    expect(records).toEqual({ siteFuels: 2 })
  })

  it('names a site for rows that name none', async () => {
    const { company } = importService()
    const bill = 'activity,start,value,unit,fuel,country\nfuel,2025-03-01,2,l,gas oil,GB'
    const namesOf = async (site?: string) =>
      (await company.imports.preview(csvSource(bill), { site })).references.map(({ name }) => name)
    expect(await namesOf()).toEqual(['Company (no site stated)'])
    expect(await namesOf('Head office')).toEqual(['Head office'])
  })

  it('states a problem for a row whose grid factor is not the one that its site selects', async () => {
    const named = 'desnz-2024/uk-electricity/electricity-generated/electricity-uk/kwh'
    // with the factor of a supplier the market-based figures agree, and only those by location differ
    const power = (supplier: string) => `Leeds,electricity,2025-03-01,100,kWh,${named},${supplier}`
    const text = [
      'site,activity,start,value,unit,factor,supplierFactor',
      power(''),
      power('tonne/zero-emission-electricity/kwh'),
    ].join('\n')
    const { rows, problems } = await importService().company.imports.preview(csvSource(text))
    expect([rows, problems.map(({ code, count, examples }) => [code, count, examples[0]?.cell?.column])]).toEqual([
      0,
      [['not_storable', 2, 'factor']],
    ])
  })

  it('makes a site of its own for electricity of another country', async () => {
    const { company } = importService()
    const power = (country: string) => `Leeds works,electricity,2025-03-01,100,kWh,${country}`
    const text = ['site,activity,start,value,unit,country', power('GB'), power('DE'), power('GB')].join('\n')
    const { record } = await company.imports.commit(csvSource(text))
    const rows = await calculateRows(csvObjects(text))
    expect(record.co2eKg).toBe(sumOfRows(rows))
    const sites = (await company.sites.list()).records.map(({ name, countryId }) => [name, countryId])
    expect(sites.sort(([a], [b]) => (String(a) < String(b) ? -1 : 1))).toEqual([
      ['Leeds works', 826],
      ['Leeds works (DE)', 276],
    ])
  })

  it('stores nights at a place, vehicles by words and refrigerants with the totals of their rows', async () => {
    const text = `site,activity,start,end,value,unit,vehicle,fuel,to,nights,rooms,gas,gwp,country
,trip,2025-01-05,2025-01-07,,,,,"Paris, FR",2,2,,,
S,vehicle,2025-01-05,2025-01-05,1000,mi,Medium car,Diesel,,,,,,GB
S,refrigerant,2025-01-05,2025-01-05,1.5,kg,,,,,,R-32,AR5_GWP100,GB`
    const rows = await calculateRows(csvObjects(text), { catalogue })
    const { company } = importService({ catalogue })
    const preview = await company.imports.preview(csvSource(text))
    expect([preview.rows, preview.problems]).toEqual([3, []])
    const { record } = await company.imports.commit(csvSource(text))
    expect([record.records, record.co2eKg]).toEqual([3, sumOfRows(rows)])
  })

  it('says what to do where records follow another rule than their row', async () => {
    const text = `activity,start,mode,from,to,value,unit,avoid
movement,2025-01-05,SHIP,CNSHA,DEHAM,2,t,SUEZ`
    const { company } = importService({ catalogue })
    const { problems } = await company.imports.preview(csvSource(text))
    expect(problems.map(({ code, message }) => [code, message.replace(/^.*because /, '')])).toEqual([
      ['not_storable', expect.stringContaining('write the distance of the voyage in distanceKm')],
    ])
  })

  it.each(['none', 'desnz1.7'] as const)(
    'keeps the radiative forcing of rows if that of the service is %s',
    async (aviationRF) => {
      const text = [
        'activity,start,mode,from,to,class,factor,passengers,radiativeForcing',
        'trip,2025-01-05,AIR,LHR,JFK,ECONOMY,,1,desnz1.7',
        'trip,2025-01-05,AIR,LHR,JFK,,desnz-2025/business-travel-air/flights/long-haul-to-from-uk/business-class/without-rf/passenger-km,2,desnz1.7',
        'trip,2025-01-05,AIR,LHR,CDG,,,1,none',
      ].join('\n')
      const rows = await calculateRows(csvObjects(text), { catalogue })
      const { company } = importService({ catalogue, policy: { aviationRF } })
      const preview = await company.imports.preview(csvSource(text))
      expect(preview.problems).toEqual([])
      await company.imports.commit(csvSource(text))
      expect(await company.exactTotal()).toBe(sumOfRows(rows))
      expect(await verifyBundle(await linesOf(company), { catalogue })).toMatchObject({
        verified: true,
        differences: [],
      })
    },
  )

  it('keeps the factor and the vehicle that a row names for freight and trips', async () => {
    const text = [
      'activity,start,value,unit,mode,vehicle,factor,from,to,class,passengers',
      'movement,2025-03-01,8,t,TRUCK,articulated,,Leeds,Hull,,',
      'movement,2025-03-01,8,t,TRUCK,,desnz-2025/freighting-goods/hgv-all-diesel/rigid-over-7-5-tonnes-17-tonnes/average-laden/tonne-km,Leeds,Hull,,',
      'trip,2025-03-01,,,AIR,,desnz-2025/business-travel-air/flights/short-haul-to-from-uk/business-class/without-rf/passenger-km,LHR,CDG,,2',
    ].join('\n')
    const rows = await calculateRows(csvObjects(text))
    const { company } = importService()
    await company.imports.commit(csvSource(text))
    expect(await company.exactTotal()).toBe(sumOfRows(rows))
    expect((await verifyBundle(await linesOf(company), { catalogue })).differences).toEqual([])
  })
})

describe('an import that does not go to its end', () => {
  const VALUES = Array.from({ length: 1010 }, (_, index) => `${index}.25`)

  it('is resumed from the chunks that were written, with the same result', async () => {
    const text = fuelBills(VALUES)
    const whole = importService().company
    const expected = (await whole.imports.commit(csvSource(text))).record
    const { company } = importService()
    await expect(company.imports.commit(breakingSource(text, { time: 2, row: 1005 }))).rejects.toThrow('switched off')
    const [running] = (await company.imports.list()).records
    expect([running?.status, running?.chunks, running?.records]).toEqual(['running', 1, 1000])
    expect((await company.imports.preview(csvSource(text))).earlier?.id).toBe(running?.id)
    const { record } = await company.imports.commit(csvSource(text))
    expect([record.id, record.status, record.records, record.co2eKg]).toEqual([
      running?.id,
      'complete',
      1010,
      expected.co2eKg,
    ])
    expect(await company.exactTotal()).toBe(await whole.exactTotal())
    expect(await company.verifyTotals()).toEqual([])
  }, 300_000)

  it('is deleted again if the file changes while it is written', async () => {
    const { company } = importService()
    const [before, after] = [csvSource(fuelBills(VALUES)), csvSource(fuelBills([...VALUES.slice(0, 1005), 7]))]
    let times = 0
    const source = { name: 'file.csv', rows: () => (++times < 2 ? before : after).rows() }
    expect(await codesOf(company.imports.commit(source))).toEqual([['', 'precondition_failed']])
    const [undone] = (await company.imports.list()).records
    expect([undone?.status, await company.exactTotal(), (await company.sites.list()).total]).toEqual(['undone', '0', 0])
  }, 300_000)

  it('does not begin if the rows are not those of the preview', async () => {
    const { company } = importService()
    const { digest } = await company.imports.preview(csvSource(fuelBills([1, 2])))
    const commit = (values: readonly number[], said: string) =>
      company.imports.commit(csvSource(fuelBills(values)), { digest: said })
    expect(await codesOf(commit([1, 3], digest))).toEqual([['digest', 'precondition_failed']])
    expect(await codesOf(commit([1, 2], digest.slice(0, 7)))).toEqual([['digest', 'precondition_failed']])
    expect(await logLength(company)).toBe(0)
    expect((await commit([1, 2], digest.slice(0, 8))).record.status).toBe('complete')
  })

  it('does not begin if a row lies in a locked period, unless that row is left out', async () => {
    const { company } = importService()
    await company.periods.lock({ from: '2025-01-02', to: '2025-01-03' })
    const source = csvSource(fuelBills([1, 2, 3]))
    const length = await logLength(company)
    expect(await codesOf(company.imports.commit(source))).toEqual([['line 3', 'period_locked']])
    expect(await logLength(company)).toBe(length)
    const { record } = await company.imports.commit(source, { leaveOut: true })
    expect([record.records, record.co2eKg]).toEqual([2, printExact(parseRational('11.02164'))])
  })

  it('does not begin without any row', async () => {
    const { company } = importService()
    expect(await codesOf(company.imports.commit(csvSource('activity,start\n')))).toEqual([['', 'required']])
  })
})

describe('an import that is undone', () => {
  it('takes its records, sites and vehicles along, and may be imported again', async () => {
    const { company } = importService({ catalogue })
    const { record } = await company.imports.commit(csvSource(SAMPLE_YEAR_CSV))
    const undone = await company.imports.undo(record.id)
    expect([undone.record.status, undone.record.chunks]).toEqual(['undone', 0])
    const { sites, vehicles, batches, travels } = company
    const totals = await Promise.all([sites, vehicles, batches, travels].map(async (one) => (await one.list()).total))
    expect([totals, await company.exactTotal(), await company.verifyTotals()]).toEqual([[0, 0, 0, 0], '0', []])
    expect((await company.imports.undo(record.id)).version).toBe(undone.version)
    const again = await company.imports.commit(csvSource(SAMPLE_YEAR_CSV))
    expect([again.record.id === record.id, again.record.co2eKg]).toEqual([false, record.co2eKg])
  }, 300_000)

  it('leaves a site that others use, and records that others made', async () => {
    const { company } = importService()
    const { record: first } = await company.imports.commit(csvSource(fuelBills([1])))
    const { record: second } = await company.imports.commit(csvSource(fuelBills([2])))
    await company.imports.undo(first.id)
    expect([await company.exactTotal(), (await company.sites.list()).total]).toEqual([second.co2eKg, 1])
  })

  it('reads words as rows that are only calculated do', async () => {
    const rows = [
      ...['a,spend,2022-01-05,10,USD,,cement,US', 'b,spend,2022-01-05,10,USD,,insurance premium,US'],
      ...['c,spend,2023-01-05,10,GBP,,insurance,GB', 'd,quantity,2025-01-05,10,,t,glass,GB'],
      ...['e,quantity,2025-01-05,10,,t,concrete,GB', 'f,spend,2023-01-05,10,GBP,,office expenses,GB'],
    ]
    const header = 'id,activity,start,value,currency,unit,factor,country'
    for (const row of rows) {
      const text = `${header}\n${row}`
      // the program passes all sets
      const { company } = importService({ catalogue })
      const { rowProblems, co2eKg } = await company.imports.preview(csvSource(text))
      const calculated = await calculateRows(csvObjects(text)).catch((error: unknown) => error)
      const messages = EmissionsError.is(calculated) ? calculated.violations.map(({ message }) => message) : []
      expect(rowProblems.flatMap(({ failures }) => failures.map(({ message }) => message))).toEqual(messages)
      if (Array.isArray(calculated)) {
        expect(Number(co2eKg.scope3)).toBeCloseTo(calculated[0]?.results[0]?.calculation.emission.co2e ?? 0, 9)
      }
    }
  })

  it('deletes nothing if one of its records lies in a locked period', async () => {
    const { company } = importService()
    const { record } = await company.imports.commit(csvSource(fuelBills([1, 2, 3])))
    const { record: lock } = await company.periods.lock({ from: '2025-01-02', to: '2025-01-03' })
    const total = await company.exactTotal()
    expect(await codesOf(company.imports.undo(record.id))).toEqual([['startDate', 'period_locked']])
    await expect(company.imports.undo(record.id)).rejects.toThrow(
      `(lock ${lock.id}); leave its records as they are, or unlock the period`,
    )
    expect([(await company.imports.get(record.id)).record.status, await company.exactTotal()]).toEqual([
      'complete',
      total,
    ])
    await company.periods.unlock(lock.id)
    expect((await company.imports.undo(record.id)).record.status).toBe('undone')
  })

  it('passes over records that were deleted before, and is not found by others', async () => {
    const { company, service } = importService({ store: memoryStore<ServiceRecords>() })
    const { record } = await company.imports.commit(csvSource(fuelBills([1, 2])))
    const [site] = (await company.sites.list()).records
    const [fuel] = (await company.siteFuels.list(site?.id ?? '')).records
    await company.siteFuels.delete({ siteId: site?.id ?? '', fuelId: fuel?.id ?? '' })
    expect(await codesOf(service.company(8).imports.undo(record.id))).toEqual([['importId', 'not_found']])
    expect((await company.imports.undo(record.id)).record.status).toBe('undone')
  })
})
