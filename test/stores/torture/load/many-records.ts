import { randomUUID } from 'node:crypto'
import { createService, type ServiceRecords, type Store, type Transaction } from '../../../../src/service/index.ts'
import { fuelOf } from './interleaved-company.ts'

/** Records of a site that has as many in every database; the other half of all records is on one site. */
const RECORDS_OF_A_SITE = 500
/** Records that are written in one transaction. */
const AT_ONCE = 2_000
const YEAR = Date.UTC(2025, 0, 1)
const HOUR_MS = 3_600_000

/** A company with many records. */
export interface Filled {
  readonly store: Store<ServiceRecords>
  readonly companyId: number
  readonly company: ReturnType<ReturnType<typeof createService>['company']>
  /** A site with half of all records, and one with 500. */
  readonly largeSiteId: string
  readonly smallSiteId: string
  readonly records: number
}

/** The company that is filled. */
const FIRST = 1

/** Makes the factor of all records. */
export type FactorOf = (company: Filled['company']) => Promise<string>

/** What every record is of. */
export const LITRES = 100

type Writing = Transaction<ServiceRecords>

/** What a POST of fuel wrote, of which many are made. */
async function patternOf(tx: Writing, fuelId: string) {
  const fuel = await tx.siteFuels.get(fuelId)
  const [line] = (await tx.log.list({ recordId: fuelId, by: 'sequence' })).rows
  if (fuel === null || line === undefined) throw new TypeError('what was just written is not there')
  const emission = await tx.emissions.get(fuel.record.emissionId)
  if (emission === null) throw new TypeError('the fuel has no emission')
  const { sequence: _, digest: __, ...said } = line.record
  return { fuel, emission: emission.record, line: said }
}

type Pattern = Awaited<ReturnType<typeof patternOf>>

/** Records like the one that a POST wrote, with ids, emissions, dates and lines of the log of their own. */
async function writeLike(
  tx: Writing,
  { fuel, emission, line }: Pattern,
  places: readonly { siteId: string; nth: number }[],
) {
  const made = places.map(({ siteId, nth }) => {
    const [id, emissionId] = [randomUUID(), randomUUID()]
    const start = YEAR + (nth % 8_760) * HOUR_MS
    const dates = { startDate: new Date(start).toISOString(), endDate: new Date(start + 24 * HOUR_MS).toISOString() }
    return { id, emissionId, record: { ...fuel.record, ...dates, id, emissionId, siteId } }
  })
  await tx.siteFuels.insertAll(made.map(({ record }) => ({ record, exact: fuel.exact as string })) as never)
  await tx.emissions.insertAll(
    made.map(({ id, emissionId }) => ({ record: { ...emission, id: emissionId, recordId: id } })) as never,
  )
  await tx.log.appendAll(made.map(({ id }) => ({ ...line, recordId: id })))
}

async function addSite({ sites }: Filled['company']): Promise<string> {
  const place = { address: '1 Mill Lane', coordinates: { lat: 53.79, lng: -1.53 } }
  return (await sites.create({ name: 'Works', address: place, area: 1, unit: 'M2', countryId: 826 })).record.id
}

/** Gives a company so many fuels, of a factor of its own where one is named: half on one site, the others 500 to a site. */
export async function fill(store: Store<ServiceRecords>, records: number, factorOf?: FactorOf): Promise<Filled> {
  const company = createService({ store, policy: { required: 'lenient' } }).company(FIRST)
  const largeSiteId = await addSite(company)
  const own = factorOf === undefined ? {} : { emissionFactorId: await factorOf(company) }
  const { record } = await company.siteFuels.create(largeSiteId, { ...fuelOf(LITRES), ...own })
  const pattern = await store.transaction(FIRST, (tx) => patternOf(tx, record.id))
  let siteId = largeSiteId
  for (let index = 1; index < records; ) {
    const places: { siteId: string; nth: number }[] = []
    for (; index < records && places.length < AT_ONCE; index++) {
      const isAnother = index >= records / 2 && (index - records / 2) % RECORDS_OF_A_SITE === 0
      if (isAnother) siteId = await addSite(company)
      places.push({ siteId, nth: index })
    }
    await store.transaction(FIRST, (tx) => writeLike(tx, pattern, places))
  }
  return { store, companyId: FIRST, company, largeSiteId, smallSiteId: siteId, records }
}

/** What is not as if every record had been written by a POST: its fields, its lines of the log, its totals. */
export async function faultsOfFilled({ store, companyId, company, records }: Filled): Promise<readonly string[]> {
  const faults: string[] = []
  const { count, some } = await store.read(companyId, async (tx) => ({
    count: await tx.siteFuels.count({ by: 'startDate' }),
    some: (await tx.siteFuels.list({ by: 'startDate' }, { limit: 3 })).rows,
  }))
  if (count !== records) faults.push(`there are ${count} records, and not ${records}`)
  for (const { record } of some) {
    const shown = await company.audit.explain(record.id)
    if (!shown.includes('257.082 kg CO2e')) faults.push(`record ${record.id} is explained as ${shown}`)
  }
  const wrong = await store.verifyTotals(companyId)
  return wrong.length === 0 ? faults : [...faults, `a recount finds ${JSON.stringify(wrong).slice(0, 300)}`]
}
