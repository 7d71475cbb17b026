/** A process that restates a company: how far it has come, page by page, as lines of JSON. */
import { openStore, type Place } from '../faults/open-store.ts'
import { companyOn, SPAN } from './restated-company.ts'

const [place = '', records = '1000'] = process.argv.slice(2)
const { store, close } = await openStore(JSON.parse(place) as Place)
const started = performance.now()
for await (const state of companyOn(store).restatements.run({ ...SPAN, id: 'year' }, { records: Number(records) })) {
  const { records: done, changed, failed, differenceKg, finishedAt } = state
  const [ms, rssMb] = [performance.now() - started, process.memoryUsage().rss / 2 ** 20]
  process.stdout.write(`${JSON.stringify({ done, changed, failed, differenceKg, finishedAt, ms, rssMb })}\n`)
}
await close()
