import { equal, parseNumber } from '../../../../src/core/exact/index.ts'
import { createService, type ServiceRecords, type Store } from '../../../../src/service/index.ts'
import type { Figure, Measure } from '../figure.ts'
import { type FactorOf, type Filled, fill, LITRES } from './many-records.ts'
import { figureOn } from './on-engines.ts'

const RECORDS = { fast: 3_000, full: 1_000_000 } as const
/** Records that are changed one by one, for the price of one. */
const ONE_BY_ONE = { fast: 100, full: 1_000 } as const
const RATIO_MIN = 20
/** Kilograms per litre, before and after. */
const [BEFORE, AFTER] = [2, 3]
/** Everything is restated from here on. */
const SPAN = { id: 'torture', from: '2024-01-01', to: '2027-01-01' }

const factorOf: FactorOf = async ({ emissionFactors }) => {
  const gases = { co2: BEFORE, ch4: 0, n2o: 0, co2e: BEFORE }
  const factor = { name: 'Our fuel', ...gases, denominatorUnitId: 13 }
  return (await emissionFactors.create(factor)).record.id
}

function serviceOn(store: Store<ServiceRecords>) {
  return createService({ store, policy: { required: 'lenient' } }).company(1)
}

/** Milliseconds of each record, changed one by one as a client would. */
async function oneByOne({ store, company, largeSiteId }: Filled, count: number): Promise<number> {
  const { rows } = await store.read(1, (tx) =>
    tx.siteFuels.list({ siteId: largeSiteId, by: 'startDate' }, { limit: count }),
  )
  const started = performance.now()
  for (const { record } of rows) {
    const path = { siteId: largeSiteId, fuelId: record.id }
    await company.siteFuels.update(path, { comment: 'seen', value: LITRES }, { required: 'lenient' })
  }
  return (performance.now() - started) / rows.length
}

/** Restates everything, given up after its first pages and taken up again by a service that knows nothing of it. */
async function restate(
  store: Store<ServiceRecords>,
): Promise<{ readonly ms: number; readonly pages: number; readonly failed: number }> {
  const started = performance.now()
  let pages = 0
  for await (const _ of serviceOn(store).restatements.run(SPAN)) {
    pages += 1
    if (pages > 2) break
  }
  let failed = 0
  for await (const kept of serviceOn(store).restatements.run(SPAN)) {
    pages += 1
    failed = kept.failed
  }
  return { ms: performance.now() - started, pages, failed }
}

/** Every record was computed once, by the factor as it is now; every total is what they add up to. */
async function faultsOf({ store, records }: Filled, versions: ReadonlyMap<string, number>): Promise<readonly string[]> {
  const faults: string[] = []
  const due = parseNumber(AFTER * LITRES)
  let [seen, after]: [number, object] = [0, {}]
  for (;;) {
    const { rows, next } = await store.read(1, (tx) =>
      tx.siteFuels.list({ by: 'startDate' }, { limit: 10_000, ...after }),
    )
    for (const { record, version, exact } of rows) {
      const times = version - (versions.get(record.id) ?? 1)
      if (times !== 1) faults.push(`${record.id} was computed ${times} times`)
      if (!equal(parseNumber(exact ?? '0'), due)) faults.push(`${record.id} emits ${exact}`)
    }
    seen += rows.length
    if (next === null) break
    after = { after: next }
  }
  if (seen !== records) faults.push(`there are ${seen} records, and not ${records}`)
  const total = await store.read(1, (tx) => tx.companyTotal())
  if (!equal(parseNumber(total), parseNumber(records * AFTER * LITRES))) faults.push(`the total is ${total}`)
  const wrong = await store.verifyTotals(1)
  return wrong.length === 0 ? faults : [...faults, `a recount finds ${JSON.stringify(wrong).slice(0, 300)}`]
}

export const measure: Measure = async ({ scale }) => {
  const records = RECORDS[scale]
  const name = `restatement of ${records.toLocaleString('en')} records on Postgres`
  const exactly = { name, aim: 'resumable, exact' }
  const figures: Figure[] = []
  const exact = await figureOn('Postgres', exactly, async (engine) => {
    const store = await engine.open<ServiceRecords>()
    const filled = await fill(store, records, factorOf)
    const singly = await oneByOne(filled, ONE_BY_ONE[scale])
    const { rows } = await store.read(1, (tx) =>
      tx.siteFuels.list({ siteId: filled.largeSiteId, by: 'startDate' }, { limit: ONE_BY_ONE[scale] }),
    )
    const versions = new Map(rows.map(({ record, version }) => [record.id, version]))
    const [factor] = (await filled.company.emissionFactors.list({ isCustom: true })).records
    await filled.company.emissionFactors.update(factor?.id ?? '', { co2: AFTER, co2e: AFTER }, { required: 'lenient' })
    const { ms, pages, failed } = await restate(store)
    const ratio = singly / (ms / records)
    figures.push({
      name: `${name}: speed`,
      aim: `≥ ${RATIO_MIN}× one-by-one PATCH`,
      measured: `${ratio.toFixed(1)}×: ${singly.toFixed(2)} ms each one by one, ${(ms / records).toFixed(3)} ms restated`,
      holds: ratio >= RATIO_MIN,
      isSpeed: true,
      details: [
        `${ONE_BY_ONE[scale]} changes through the service, one after the other; ${pages} pages, given up after the first and taken up again`,
      ],
    })
    const faults = await faultsOf(filled, versions)
    const measured = `${records.toLocaleString('en')} records, given up and taken up again, ${failed} failed; ${faults.length} computed twice, or not, or wrong`
    return { ...exactly, measured, holds: faults.length === 0 && failed === 0, details: faults.slice(0, 5) }
  })
  return [exact, ...figures]
}
