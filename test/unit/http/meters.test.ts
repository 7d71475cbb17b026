import { describe, expect, it } from 'vitest'
import { requestOf, type Sending, testApi, textAnswer } from '../../fixtures/http.ts'
import { fuelInput, siteInput } from '../../fixtures/service.ts'

async function opened() {
  const { api, company } = testApi({ extensions: true })
  const siteId = (await company.sites.create(siteInput())).record.id
  const ask = async (sending: Sending) => {
    const { status, headers, body } = await textAnswer(api, requestOf(sending))
    return { status, notices: headers['tonne-notices'] ?? '', json: body === '' ? null : JSON.parse(body) }
  }
  return { ask, list: `/v1/sites/${siteId}/fuel` }
}

const JANUARY = { startDate: '2025-01-01', endDate: '2025-02-01' }

describe('the meter of a record over HTTP', () => {
  it('is stored, listed, changed and removed, and decides which records overlap', async () => {
    const { ask, list } = await opened()
    const create = (fields: object) => ask({ method: 'POST', target: list, json: { ...fuelInput(JANUARY), ...fields } })
    const first = await create({ meter: 'M1' })
    expect([first.status, first.json.meter]).toEqual([201, 'M1'])
    const second = await create({ meter: 'M2' })
    expect(second.notices).not.toContain('periods_overlap')
    const target = `${list}/${second.json.id}`
    const patch = (json: object) => ask({ method: 'PATCH', target, json })
    const moved = await patch({ meter: 'M1' })
    expect([moved.status, moved.json.meter]).toEqual([200, 'M1'])
    expect(moved.notices).toContain('periods_overlap;startDate')
    expect((await ask({ target: list })).json.map(({ meter }: { meter: unknown }) => meter)).toEqual(['M1', 'M1'])
    expect((await patch({ meter: null })).json.meter).toBeNull()
    expect((await ask({ target })).json.meter).toBeNull()
    const blank = await create({ meter: ' ' })
    expect([blank.status, blank.json.errors]).toMatchObject([400, [{ path: 'meter', code: 'empty' }]])
    expect((await create({})).json).not.toHaveProperty('meter')
  })

  it('is that of the row that was imported', async () => {
    const { ask } = await opened()
    const row = { activity: 'fuel', site: 'Hull', country: 'GB', fuel: 'natural gas', value: '5', unit: 'kWh' }
    const rows = ['G1', 'G2'].map((meter) => ({ ...row, meter, start: '2025-01-01', end: '2025-01-31' }))
    const preview = await ask({ method: 'POST', target: '/v1/import-previews', json: { name: 'a.csv', rows } })
    expect([preview.status, preview.json.rows, preview.json.warnings]).toEqual([200, 2, []])
    const { digest } = preview.json
    expect((await ask({ method: 'POST', target: '/v1/imports', json: { name: 'a.csv', rows, digest } })).status).toBe(
      201,
    )
    const sites = (await ask({ target: '/v1/sites' })).json as { id: string; name: string }[]
    const hull = sites.find(({ name }) => name === 'Hull')
    const fuels = (await ask({ target: `/v1/sites/${hull?.id}/fuel` })).json
    expect(fuels.map(({ meter }: { meter: unknown }) => meter).sort()).toEqual(['G1', 'G2'])
    const period = 'from=2025-01-01&to=2026-01-01'
    const { overlaps } = (await ask({ target: `/v1/inventory?${period}` })).json
    expect(overlaps).toEqual({ total: 0, groups: [] })
  })
})
