import type * as Http from '../../../src/http/index.ts'
import type { ApiRequest } from '../../../src/http/index.ts'
import type * as Service from '../../../src/service/index.ts'
import type { Measure } from './measures.ts'
import { type Entry, tracedModules } from './traced-modules.ts'

const WARM_UP = 50

/** The published factor of diesel in litres, and the built-in kind of site fuel. */
const FACTOR = '41392a1f-eebe-5c70-ab2f-5c34b5386fbc'
const KIND = '66bb7108-a521-58e8-9e80-82e10b55da4a'

/** Prepares a company, and returns a function that creates its site fuel of a month over HTTP and checks the answer. */
async function preparePost({ createApi }: typeof Http, { createService }: typeof Service) {
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

/** Lists the functions that one POST of site fuel enters, on the store in memory and after a warm-up. */
export async function tracePost(): Promise<readonly Entry[]> {
  const { load, trace } = tracedModules()
  const post = await preparePost(
    load('src/http/index.ts') as typeof Http,
    load('src/service/index.ts') as typeof Service,
  )
  for (let month = 0; month < WARM_UP; month += 1) await post(month)
  return trace(() => post(WARM_UP))
}

/** Counts the files, functions and calls of a traced POST, and how often a call enters another file than the one before. */
export function measurePost(calls: readonly Entry[]): readonly Measure[] {
  const files = calls.map(({ file }) => file)
  const changes = files.filter((file, index) => index > 0 && file !== files[index - 1])
  const functions = new Set(calls.map(({ file, name }) => `${file} ${name}`))
  return [
    { name: 'files of a POST', value: new Set(files).size, counted: 'one POST of site fuel, on memory', goal: 84 },
    { name: 'changes of file of a POST', value: changes.length, counted: 'from one call to the next', goal: 499 },
    { name: 'functions of a POST', value: functions.size, counted: '' },
    { name: 'calls of a POST', value: calls.length, counted: '' },
  ]
}
