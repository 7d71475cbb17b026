import { describe, expect, it } from 'vitest'
import { dateNotices } from '../../../src/http/run-operation.ts'
import { requestOf, testApi, textAnswer } from '../../fixtures/http.ts'
import { fuelInput, siteInput } from '../../fixtures/service.ts'

describe('a date whose offset moves it into another year', () => {
  it('counts by UTC and is a notice of the answer', async () => {
    const { api, company } = testApi({ extensions: true })
    const siteId = (await company.sites.create(siteInput())).record.id
    const dates = { startDate: '2026-01-01T00:00:00+01:00', endDate: '2026-02-01T00:00:00+01:00' }
    const send = async (method: 'POST' | 'PATCH', target: string, json: unknown) => {
      const { headers, body } = await textAnswer(api, requestOf({ method, target, json }))
      return [headers['tonne-notices'] ?? '', JSON.parse(body)] as const
    }
    const [notices, fuel] = await send('POST', `/v1/sites/${siteId}/fuel`, fuelInput(dates))
    expect(notices).toContain('date_in_other_year;startDate')
    expect(notices).not.toContain('date_in_other_year;endDate')
    expect(fuel.startDate).toBe('2025-12-31T23:00:00.000Z')
    const june = { ...dates, startDate: '2026-01-02T00:00:00+01:00' }
    const [none] = await send('POST', `/v1/sites/${siteId}/fuel`, fuelInput(june))
    expect(none).not.toContain('date_in_other_year')
    const [imported] = await send('POST', '/v1/activities/siteFuels/batch', {
      records: [{ siteId, ...fuelInput(dates) }],
    })
    expect(imported).toContain('date_in_other_year;startDate')
  })

  it('names both years and says what to do', () => {
    const [one, ...others] = dateNotices({
      startDateUtc: '2025-12-31T23:30:00-05:00',
      comment: '2026-01-01T00:00:00+01:00',
    })
    expect(others).toEqual([])
    expect(one).toMatchObject({ code: 'date_in_other_year', path: 'startDateUtc' })
    expect(one?.message).toContain('is in 2025 in its own time zone, but in 2026 in UTC')
  })

  it('is found in a JSON Patch, and in nothing else', () => {
    const patch = [{ op: 'replace', path: '/endDateUtc', value: '2026-01-01T00:00:00+0100' }]
    expect(dateNotices(patch).map(({ path }) => path)).toEqual(['endDateUtc'])
    for (const input of [undefined, null, 'x', [null], { startDate: 7 }, { startDate: '2026-02-30T00:00:00+01:00' }])
      expect(dateNotices(input)).toEqual([])
    expect(dateNotices({ startDate: '2026-01-01T00:00:00Z', endDate: '2026-01-01' })).toEqual([])
  })
})
