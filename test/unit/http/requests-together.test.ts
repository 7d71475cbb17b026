import { describe, expect, it, vi } from 'vitest'
import { createApi } from '../../../src/http/index.ts'
import { createService } from '../../../src/service/index.ts'
import { siteInput } from '../../fixtures/service.ts'

/** An interface that notes what it does, and a request of a body, which begins in a callback of its own, as those of sockets do. */
async function notedApi() {
  const noted: string[] = []
  const service = createService()
  const company: typeof service.company = (...call) => {
    noted.push('runs')
    return service.company(...call)
  }
  const { record } = await service.company(7).apiKeys.issue({ name: 'ERP' })
  const api = createApi({ service: { ...service, company } })
  const request = () => {
    const body = async () => {
      noted.push('is read')
      return JSON.stringify(siteInput())
    }
    const headers = { 'x-api-key': record.key, 'content-type': 'application/json' }
    return new Promise((answer) => {
      setTimeout(() => answer(api.answer({ method: 'POST', target: '/v1/sites', headers, body })), 1)
    })
  }
  return { noted, request }
}

describe('requests that arrive in one turn of the event loop', () => {
  it('are all read before the first of them runs', async () => {
    const { noted, request } = await notedApi()
    await request()
    noted.splice(0)
    const answers = [request(), request(), request()]
    const before = performance.now()
    while (performance.now() - before < 5) {
      // all three timers are due in one turn
    }
    expect(await Promise.all(answers)).toMatchObject([{ status: 201 }, { status: 201 }, { status: 201 }])
    expect(noted).toEqual(['is read', 'is read', 'is read', 'runs', 'runs', 'runs'])
  })

  it('are answered while a test stops the clock', async () => {
    const { request } = await notedApi()
    vi.useFakeTimers()
    try {
      const answer = request()
      await vi.advanceTimersByTimeAsync(1)
      expect(await answer).toMatchObject({ status: 201 })
    } finally {
      vi.useRealTimers()
    }
  })
})
