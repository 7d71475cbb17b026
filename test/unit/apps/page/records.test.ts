import { expect, it } from 'vitest'
import type { CompanyApi } from '../../../../src/apps/page/api.ts'
import { loadRecords, meterWords } from '../../../../src/apps/page/records.ts'

const KIND = { id: 'kind', emissionKindId: 'kind' }
const DAYS = { startDate: '2025-01-01', endDate: '2025-01-02' }

/** A company with one shipment and one trip of a name. */
function companyWith(name: string): CompanyApi {
  const ends = { fromAddress: { startPoint: 'York' }, toAddress: { endPoint: 'Leeds' } }
  const trip = { id: 'trip', movementDto: { name, ...ends }, emissionKind: KIND, comment: null, files: [] }
  const shipment = {
    ...{ id: 'shipment', name, startPoint: 'Genoa', endPoint: 'Lyon', comment: null },
    ...KIND,
    ...DAYS,
  }
  const lists: Readonly<Record<string, readonly object[]>> = { batches: [{ id: 'batch' }], travels: [trip] }
  return {
    list: async (path: string) => lists[/^\/v1\/(\w+)/.exec(path)?.[1] ?? ''] ?? [],
    json: async () => ({ data: [{ ...shipment, id: 'shipment' }] }),
  } as unknown as CompanyApi
}

it.each([
  ['line 4', ['Genoa to Lyon', 'York to Leeds']],
  ['', ['Genoa to Lyon', 'York to Leeds']],
  ['D-101', ['D-101', 'D-101']],
])('a journey of the name "%s" has the title of its ends, unless somebody named it', async (name, titles) => {
  expect((await loadRecords(companyWith(name))).map(({ title }) => title)).toEqual(titles)
})

it('a meter of fuel may be a vehicle, since an import names the registration there', () => {
  expect([meterWords({}), meterWords({ meter: 'M1' })]).toEqual(['', 'meter M1'])
  expect(meterWords({ meter: '1234 KLM', fuel: 'Diesel' })).toBe('meter or vehicle 1234 KLM')
})
