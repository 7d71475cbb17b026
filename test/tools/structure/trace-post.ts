/**
 * Counts the code that one POST of site fuel runs, from the request to the response, on the store in memory and after a
 * warm-up: the files and functions that are entered, the calls, and how often a call enters another file than the call
 * before it.
 *
 * Run: `npx tsx test/tools/structure/trace-post.ts`; `--files` lists the calls by file, `--calls` each call in order.
 */
import type * as Http from '../../../src/http/index.ts'
import type { ApiRequest } from '../../../src/http/index.ts'
import type * as Service from '../../../src/service/index.ts'
import { type Entry, tracedModules } from './traced-modules.ts'

const WARM_UP = 50

/** Counts equal texts, the most frequent first. */
function counted(texts: readonly string[]): readonly (readonly [text: string, count: number])[] {
  const counts = new Map<string, number>()
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a)
}

/** The counts of a trace. */
function measuresOf(calls: readonly Entry[]) {
  const files = calls.map(({ file }) => file)
  return {
    files: new Set(files).size,
    functions: new Set(calls.map(({ file, name }) => `${file} ${name}`)).size,
    calls: calls.length,
    'changes of file': files.filter((file, index) => index > 0 && file !== files[index - 1]).length,
  }
}

/** Creates site fuel over an interface; the answer is checked. */
async function postOfSiteFuel({ createApi }: typeof Http, { createService }: typeof Service) {
  const service = createService()
  const company = service.company(7)
  const { record: key } = await company.apiKeys.issue({ name: 'trace' })
  const { record: site } = await company.sites.create({
    name: 'Works',
    countryId: 826,
    address: { address: '1 Quay Street', coordinates: { lat: '51.45', lng: '-2.59' } },
    area: 950,
    unit: 'M2',
  })
  const { record: vendor } = await company.vendors.create({ name: 'Fuels', countryId: 826, vendorType: 'Energy' })
  const api = createApi({ service })
  return async (month: number) => {
    const date = (offset: number) => new Date(Date.UTC(1990, month + offset, 1)).toISOString()
    const body = {
      files: [],
      startDate: date(0),
      endDate: date(1),
      unitId: 13,
      value: 200,
      vendorId: vendor.id,
      comment: 'generator',
      emissionFactorId: FACTOR,
      emissionKindId: KIND,
      emissionId: '',
      totalEmission: 0,
      unit: { id: 13 },
    }
    const request: ApiRequest = {
      method: 'POST',
      target: `/v1/sites/${site.id}/fuel`,
      headers: { 'x-api-key': key.key, 'content-type': 'application/json' },
      body: async () => JSON.stringify(body),
    }
    const { status, body: answer } = await api.answer(request)
    if (status !== 201) throw new Error(`${status} ${answer}`)
  }
}

/** The published factor of diesel in litres, and the built-in kind of site fuel. */
const FACTOR = '41392a1f-eebe-5c70-ab2f-5c34b5386fbc'
const KIND = '66bb7108-a521-58e8-9e80-82e10b55da4a'

const { load, trace } = tracedModules()
const post = await postOfSiteFuel(
  load('src/http/index.ts') as typeof Http,
  load('src/service/index.ts') as typeof Service,
)
for (let month = 0; month < WARM_UP; month += 1) await post(month)
const calls = await trace(() => post(WARM_UP))

for (const [name, count] of Object.entries(measuresOf(calls))) console.log(`${String(count).padStart(5)} ${name}`)
if (process.argv.includes('--files'))
  for (const [file, count] of counted(calls.map((call) => call.file)))
    console.log(`${String(count).padStart(5)} ${file}`)
if (process.argv.includes('--calls')) for (const { file, name } of calls) console.log(`${file} ${name}`)
