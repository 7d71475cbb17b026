import { describe, expect, it, vi } from 'vitest'
import { EmissionsError } from '../../../src/core/errors/index.ts'
import { isContent } from '../../../src/http/body-pieces.ts'
import type { ApiOptions } from '../../../src/http/index.ts'
import type { BodyPieces, StreamedResponse } from '../../../src/http/request.ts'
import { batchInput, movementInput } from '../../fixtures/batches.ts'
import { ask, requestOf, type Sending, type TestApi, testApi } from '../../fixtures/http.ts'
import { fuelInput, siteInput } from '../../fixtures/service.ts'

const COMMENT = 'a'.repeat(3990)

/** An interface with a site of so many fuels, a minute apart, each of more than four thousand characters. */
async function fuels(count: number, options: Partial<ApiOptions> = {}) {
  const api = testApi(options)
  const { record } = await api.company.sites.create(siteInput())
  for (let n = 0; n < count; n++) {
    await api.company.siteFuels.create(record.id, fuelInput({ comment: `${n} ${COMMENT}` }))
    api.clock.advance()
  }
  return { api, siteId: record.id, target: `/v1/sites/${record.id}/fuel` }
}

/** The answer as hosts take it that deliver pieces. */
async function streamed({ api }: Pick<TestApi, 'api'>, sending: Sending) {
  const response = await api.handle({ ...requestOf(sending), takesPieces: true })
  if (response === null) throw new Error('the path is not of the interface')
  return response
}

function piecesOf({ body }: Pick<StreamedResponse, 'body'>): BodyPieces {
  if (isContent(body)) throw new Error('the answer came as one')
  return body
}

async function textOf(pieces: BodyPieces): Promise<string> {
  const all: string[] = []
  for await (const piece of pieces) all.push(String(piece))
  return all.join('')
}

describe('a long list of the contract', () => {
  it('arrives complete, page by page, and equals the text for hosts that take no pieces', async () => {
    const { api, target } = await fuels(260)
    const whole = await ask(api, { target })
    const ids = (whole.json as { id: string }[]).map(({ id }) => id)
    expect([ids.length, new Set(ids).size]).toEqual([260, 260])

    const response = await streamed(api, { target })
    expect(response.headers['content-length']).toBeUndefined()
    const sizes: number[] = []
    let text = ''
    for await (const piece of piecesOf(response)) {
      sizes.push(piece.length)
      text += piece
    }
    expect(text).toBe(whole.body)
    expect(sizes.length).toBeGreaterThan(2)
    expect(Math.max(...sizes)).toBeLessThan(600_000)
  })

  it('reads each page only when it is requested', async () => {
    const { api, target } = await fuels(260)
    const read = vi.spyOn(api.store, 'read')
    const pieces = piecesOf(await streamed(api, { target }))
    expect(read).toHaveBeenCalledTimes(1)
    await pieces.next()
    expect(read).toHaveBeenCalledTimes(1)
    await pieces.next()
    expect(read).toHaveBeenCalledTimes(2)
    await pieces.return()
    expect(await pieces.next()).toEqual({ done: true, value: undefined })
    expect(read).toHaveBeenCalledTimes(2)
  })

  it('lets others have their turn between two pages', async () => {
    const { api, target } = await fuels(260)
    const pieces = piecesOf(await streamed(api, { target }))
    await pieces.next()
    const order: string[] = []
    setImmediate(() => void order.push('others'))
    await pieces.next()
    order.push('page')
    expect(order).toEqual(['others', 'page'])
  })

  it('reads the pages of all long lists of a company one after the other', async () => {
    const { api, target } = await fuels(260)
    const read = api.store.read.bind(api.store)
    let reading = 0
    let readingMax = 0
    vi.spyOn(api.store, 'read').mockImplementation(async (...given) => {
      reading += 1
      readingMax = Math.max(readingMax, reading)
      try {
        return await read(...given)
      } finally {
        await new Promise(setImmediate)
        reading -= 1
      }
    })
    const texts = await Promise.all([1, 2, 3, 4].map(async () => textOf(piecesOf(await streamed(api, { target })))))
    expect(new Set(texts).size).toBe(1)
    expect(readingMax).toBe(1)
  })

  it('is one text with its length if it fits on a page, and nothing remains in progress', async () => {
    const { api, target } = await fuels(2, { budgets: { answersPerKey: 1 } })
    for (const _ of [1, 2, 3]) expect(typeof (await streamed(api, { target })).body).toBe('string')
    expect((await ask(api, { target: `${target}?limit=1` })).headers.link).toContain('?limit=1&after=')
  })

  it('misses none and repeats none of the records that stay, whatever comes and goes meanwhile', async () => {
    const { api, siteId, target } = await fuels(260)
    const before = (await ask(api, { target })).json as { id: string }[]
    const response = piecesOf(await streamed(api, { target }))
    const first = (await response.next()).value as string
    const gone = before.slice(0, 250).filter((_, index) => index % 5 === 0)
    for (const { id } of gone) await api.company.siteFuels.delete({ siteId, fuelId: id })
    for (let n = 0; n < 20; n++) await api.company.siteFuels.create(siteId, fuelInput({ comment: 'late' }))
    const rest = await textOf(response)
    const ids = (JSON.parse(first + rest) as { id: string }[]).map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const isGone = new Set(gone.map(({ id }) => id))
    expect(before.map(({ id }) => id).filter((id) => !isGone.has(id) && !ids.includes(id))).toEqual([])
  })

  it('ends with a reported error if a page cannot be read, without the end of a list', async () => {
    const { api, target } = await fuels(260)
    const pieces = piecesOf(await streamed(api, { target }))
    const first = await pieces.next()
    vi.spyOn(api.store, 'read').mockRejectedValue(new Error('the disk is gone'))
    await expect(pieces.next()).rejects.toThrow('the disk is gone')
    expect((first.value as string).endsWith(']')).toBe(false)
    expect(await pieces.next()).toEqual({ done: true, value: undefined })
    expect(api.failures).toMatchObject([{ message: 'the disk is gone' }])
  })

  it('is a problem if it is read as one text and a page cannot be read', async () => {
    const { api, target } = await fuels(260)
    const read = api.store.read.bind(api.store)
    let times = 0
    vi.spyOn(api.store, 'read').mockImplementation((...given) => {
      times += 1
      return times > 1 ? Promise.reject(new Error('the disk is gone')) : read(...given)
    })
    expect((await ask(api, { target })).status).toBe(500)
  })

  it('ends if the key is revoked meanwhile', async () => {
    const { api, target } = await fuels(260, { authenticate: undefined } as never)
    const { record } = await api.company.apiKeys.issue({ name: 'short-lived' })
    const pieces = piecesOf(await streamed(api, { target, headers: { 'x-api-key': record.key } }))
    await pieces.next()
    await api.company.apiKeys.revoke(record.id)
    const error = await pieces.next().catch((thrown: unknown) => thrown)
    expect(EmissionsError.is(error) && error.code).toBe('unauthenticated')
    expect(api.failures).toEqual([])
  })

  it('is not read beyond its first page to answer HEAD, and leaves nothing under way', async () => {
    const { api, target } = await fuels(260, { budgets: { answersPerKey: 1 } })
    for (const _ of [1, 2]) {
      const { status, headers, body } = await streamed(api, { method: 'HEAD', target })
      expect([status, body, headers['content-length']]).toEqual([200, '', undefined])
    }
  })
})

describe('a long page of movements', () => {
  /** A batch of so many movements, a minute apart. */
  async function movements(count: number) {
    const api = testApi()
    await api.company.batches.create(batchInput())
    for (let n = 0; n < count; n++) {
      await api.company.movements.create(1, movementInput({ name: String(n) }))
      api.clock.advance()
    }
    return { api, target: '/v1/batches/1/moving' }
  }

  it('equals the list of the service, each part read when it is requested', async () => {
    const { api, target } = await movements(400)
    const page = await api.company.movements.list(1)
    expect([page.count, page.total]).toEqual([400, 400])
    const response = await streamed(api, { target })
    const read = vi.spyOn(api.store, 'read')
    const pieces: string[] = []
    const reads: number[] = []
    for await (const piece of piecesOf(response)) {
      pieces.push(String(piece))
      reads.push(read.mock.calls.length)
    }
    expect(reads).toEqual([0, 1, 2])
    expect(pieces.join('')).toBe(JSON.stringify(page))
    expect((await ask(api, { target })).body).toBe(JSON.stringify(page))
    expect(response.headers.link).toBeUndefined()
  })

  it.each(['page=1', 'page=2', 'page=99', 'offset=0', 'offset=3', 'offset=120', 'offset=99999'])(
    'asked for with %s says what the service says',
    async (query) => {
      const { api, target } = await movements(130)
      const [name, value] = query.split('=') as [string, string]
      const page = await api.company.movements.list(1, { [name]: Number(value) })
      expect((await ask(api, { target: `${target}?${query}` })).body).toBe(JSON.stringify(page))
    },
  )

  it('rejects an invalid page and a batch of another company as a short list does', async () => {
    const { api, target } = await movements(1)
    expect((await ask(api, { target: `${target}?page=0` })).status).toBe(400)
    expect((await ask(api, { target: `${target}?page=1&offset=1` })).status).toBe(400)
    expect((await ask(api, { target, headers: { 'x-api-key': 'theirs' } })).status).toBe(404)
  })
})

describe('long answers under way', () => {
  it('are so many of one key: 429 beyond, and free again once one is through, is left, or cannot be finished', async () => {
    const { api, target } = await fuels(260, { budgets: { answersPerKey: 1 } })
    const status = async () => (await ask(api, { target })).status
    const first = piecesOf(await streamed(api, { target }))
    const refused = await ask(api, { target })
    expect([refused.status, refused.headers['retry-after'], (refused.json as { code: string }).code]).toEqual([
      429,
      '1',
      'too_many_requests',
    ])
    expect((await ask(api, { target: '/v1/units' })).status).toBe(200)
    expect((await ask(api, { target, headers: { 'x-api-key': 'ours-too' } })).status).toBe(200)
    await first.return()
    expect(await status()).toBe(200)

    await textOf(piecesOf(await streamed(api, { target })))
    expect(await status()).toBe(200)

    const failing = piecesOf(await streamed(api, { target }))
    await failing.next()
    vi.spyOn(api.store, 'read').mockRejectedValueOnce(new Error('once'))
    await expect(failing.next()).rejects.toThrow('once')
    expect(await status()).toBe(200)
  })

  it('are so many in all: 503 beyond', async () => {
    const { api, target } = await fuels(260, { budgets: { answers: 1 } })
    const first = piecesOf(await streamed(api, { target }))
    const refused = await ask(api, { target, headers: { 'x-api-key': 'ours-too' } })
    expect([refused.status, refused.headers['retry-after'], (refused.json as { code: string }).code]).toEqual([
      503,
      '1',
      'service_overloaded',
    ])
    await first.return()
    await first.return()
    expect((await ask(api, { target })).status).toBe(200)
  })

  it('may be a page by its limit, in pieces that do not split surrogate pairs', async () => {
    const { api, siteId, target } = await fuels(0, { budgets: { answersPerKey: 1 } })
    for (let n = 0; n < 20; n++) {
      await api.company.siteFuels.create(siteId, fuelInput({ comment: `${'x'.repeat(n)}${'😀'.repeat(1900)}` }))
    }
    const part = `${target}?limit=20`
    const whole = await ask(api, { target: part })
    const response = await streamed(api, { target: part })
    expect(response.headers['content-length']).toBe(String(Buffer.byteLength(whole.body)))
    expect((await ask(api, { target: part })).status).toBe(429)
    const bytes: Buffer[] = []
    for await (const piece of piecesOf(response)) bytes.push(Buffer.from(String(piece)))
    expect(Buffer.concat(bytes).toString()).toBe(whole.body)
    expect((await ask(api, { target: part })).status).toBe(200)
  })
})

describe('bodies that are being read', () => {
  /** A request whose body waits to be let go. */
  function held(api: TestApi, key: string) {
    let letGo: (text: string) => void = () => undefined
    const body = new Promise<string>((resolve) => {
      letGo = resolve
    })
    const headers = { 'x-api-key': key, 'content-length': '20000' }
    const request = { ...requestOf({ method: 'POST', target: '/v1/sites', json: {}, headers }), body: () => body }
    return { answer: api.api.answer(request), letGo: () => letGo('{}') }
  }

  it('are so many bytes of one key: 429 beyond, and free again once one is read', async () => {
    const api = testApi({ budgets: { bodyBytesPerKey: 30_000 } })
    const first = held(api, 'ours')
    expect((await held(api, 'ours').answer).status).toBe(429)
    const other = held(api, 'theirs')
    other.letGo()
    expect((await other.answer).status).toBe(400)
    first.letGo()
    expect((await first.answer).status).toBe(400)
    const next = held(api, 'ours')
    next.letGo()
    expect((await next.answer).status).toBe(400)
  })

  it('share a budget of bytes: 503 beyond it; a body larger than the budget is read if it is the only one', async () => {
    const api = testApi({ budgets: { bodyBytes: 10_000 } })
    const first = held(api, 'ours')
    expect((await held(api, 'theirs').answer).status).toBe(503)
    first.letGo()
    expect((await first.answer).status).toBe(400)
  })
})
