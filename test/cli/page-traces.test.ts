import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pageWords } from '../../src/apps/cli/serve/imports/page-words.ts'
import { pageTraces, TRACES_PATH } from '../../src/apps/cli/serve/page-caller.ts'
import { units } from '../../src/core/units/index.ts'
import { findFactor, publishedCatalogue } from '../../src/reference/factors/index.ts'
import { createService } from '../../src/service/index.ts'
import { OURS } from '../fixtures/service.ts'

const service = createService({ catalogue: publishedCatalogue, policy: { required: 'lenient' } })
const company = service.company(OURS, { actor: 'tester' })
const GAS = findFactor('desnz-2025/fuels/gaseous-fuels/natural-gas/kwh-gross-cv')

let server: Server
let url: string
let key: string
const ids: string[] = []

beforeAll(async () => {
  const answer = pageTraces(service)
  server = createServer((req, res) => {
    if (!answer(req, res)) res.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  key = (await company.apiKeys.issue({ name: 'page', isReadOnly: true })).record.key
  const address = { address: '1 Quay Street', coordinates: { lat: '51.45', lng: '-2.59' } }
  const site = { name: 'Quay', address, area: 1000, unit: 'M2', countryId: 826 }
  const { id: siteId } = (await company.sites.create(site)).record
  for (const value of [1000, 2000]) {
    const days = { startDate: '2025-01-01', endDate: '2025-02-01' }
    const fuel = { ...days, value, unitId: units.kilowattHour.id, emissionFactorId: GAS.id, comment: '' }
    ids.push((await company.siteFuels.create(siteId, fuel)).record.id)
  }
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

function post(body: unknown, apiKey = key): Promise<Response> {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return fetch(`${url}${TRACES_PATH}`, { method: 'POST', body: text, headers: { 'x-api-key': apiKey } })
}

describe('the traces of many emissions', () => {
  it('are those of each emission, in the order that was asked for', async () => {
    const asked = [...ids].reverse()
    const answer = await post({ ids: asked, method: 'market' })
    expect((await answer.text()).split('\n')).toEqual(await Promise.all(asked.map((id) => company.audit.trace(id))))
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  it.each([
    ['a wrong key', { ids: [], method: 'market' }, 'wrong', 401],
    ['an emission that is gone', { ids: ['gone'], method: 'market' }, undefined, 404],
    ['a method that the record lacks', 'by location', undefined, 400],
    ['more than 500 ids', { ids: Array.from({ length: 501 }, () => 'one'), method: 'market' }, undefined, 400],
    ['a body that is not JSON', '{', undefined, 400],
    ['a body that is too large', 'x'.repeat(70_000), undefined, 413],
  ] as const)('are refused for %s, as a whole', async (_, body, apiKey, status) => {
    const asked = body === 'by location' ? { ids, method: 'location' } : body
    const answer = await post(asked, apiKey)
    expect([answer.headers.get('content-type'), answer.status]).toEqual(['application/problem+json', status])
  })

  it('are not read by GET', async () => {
    expect((await fetch(`${url}${TRACES_PATH}`)).status).toBe(404)
  })
})

describe('a message about a file, in the words of the page', () => {
  it.each([
    [
      'the activity of each row is trip, because there is a column "Traveller"; if it is another one, pass --map "=activity:WORD" with one of fuel, spend in place of WORD',
      'the activity of each row is “Business trips”, because there is a column "Traveller"; otherwise choose it for all rows under “for rows that do not say”',
    ],
    [
      'is the status of a booking; pass --map State=status',
      'is the status of a booking; choose “Valid or cancelled” as its meaning',
    ],
    [
      'add it, or name the country of all rows: --country COUNTRY, with its code in place of COUNTRY',
      'add it, or choose a country “for rows that do not say”',
    ],
    [
      '"Netto" is not a known column; if it is value, pass --map "Netto=value"; if no number depends on it, leave it out: pass --map "Netto="',
      '"Netto" is not a known column; choose its meaning above, or “not used” if no number depends on it',
    ],
    [
      'the file has no such column, and this row needs it: kind of activity; add it',
      'missing: kind of activity; add it',
    ],
    [
      'start has the day first, as in "31/01/2025" (line 2)',
      '“Date or first day” has the day first, as in "31/01/2025" (line 2)',
    ],
    ['activity is movement where it is empty', '“Kind of activity” is Freight where it is empty'],
    ['mode "Road" is TRUCK', '“Means of transport” "Road" is Lorry or van'],
    ['from "London Paddington" is London, GB', '“Place of departure” "London Paddington" is London, GB'],
    [
      'with it (CO2 × 1.7, DESNZ) leg 1 would be 1074.021531341349186 kg CO2e instead of 43.76263025198645 kg CO2e',
      'with it (CO2 × 1.7, DESNZ) leg 1 would be 1,074.022 kg CO2e instead of 43.763 kg CO2e',
    ],
    [
      'the columns "Date" and "Day" are both read as start; leave one of them out: pass --map "Date=" or --map "Day="',
      'the columns "Date" and "Day" are both read as start; leave one of them out by choosing “not used”',
    ],
    [
      'this row needs it: unit of value; add it, or name one for all rows: --map "=unit:UNIT", with the unit of the values in place of UNIT',
      'this row needs it: unit of value; add it, or choose it for all rows under “for rows that do not say”',
    ],
    [
      'this row needs it: unit of value; if it is MWh, as line 1 says, pass --map "=unit:MWh"',
      'this row needs it: unit of value; if it is MWh, as line 1 says, choose MWh for all rows under “for rows that do not say”',
    ],
    [
      'no factor per unit of money fits "Werbung"; name one by its key',
      'no factor per unit of money fits "Werbung"; type other words in this field, and choose a factor from its list',
    ],
    [
      'write 2023, the last year with figures, in the column priceYear, or pass --price-year 2023 for the file, which leaves out the change of prices since; or name a factor of your own per money of that year (--factors)',
      'choose 2023, the last year with figures, as “year of the prices”, which leaves out the change of prices since; or name a factor of your own per money of that year',
    ],
    [
      'class: is not used by movement; leave the cell empty (received "economy")',
      'class: is not used by “Freight”; leave the cell empty (received "economy")',
    ],
    ['the column "Volume (L)" is value, in L', 'the column "Volume (L)" is “Quantity or amount”, in L'],
    [
      'name the row with the other gases in distanceFactor',
      'name the row with the other gases in “Factor of CH4 and N2O by distance”',
    ],
  ])('names a control of the page for “%s”', (message, words) => {
    expect(pageWords(message)).toBe(words)
  })
})
