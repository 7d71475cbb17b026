import { beforeEach, describe, expect, it } from 'vitest'
import { ask, made, refused, type Sending, type TestApi, testApi, UNSTORED } from '../../fixtures/http.ts'
import { fuelInput, siteInput } from '../../fixtures/service.ts'

const STRONG = /^"1-[0-9a-z]+"$/

describe('entity tags', () => {
  let api: TestApi
  let target: string
  beforeEach(async () => {
    api = testApi({ extensions: true })
    target = `/v1/sites/${await made(api, { target: '/v1/sites', json: siteInput() })}`
  })
  const send = (sending: Sending) => ask(api, { target, ...sending })
  const tagOf = async () => (await send({})).headers.etag as string
  const rename = (ifMatch: string | readonly string[]) =>
    send({ method: 'PATCH', json: { name: 'Other' }, headers: { 'if-match': ifMatch } })

  it('are strong, and on single records alone', async () => {
    expect(await tagOf()).toMatch(STRONG)
    expect((await send({ method: 'POST', target: '/v1/sites', json: siteInput() })).headers.etag).toBe('"1"')
    expect((await send({ method: 'PATCH', json: { name: 'x' } })).headers.etag).toBe('"2"')
    expect((await send({ target: '/v1/sites' })).headers.etag).toBeUndefined()
    expect((await send({ target: '/v1/units' })).headers.etag).toBeUndefined()
  })

  it('are the same for the same record, and others for every change that can be seen', async () => {
    const first = await tagOf()
    expect(await tagOf()).toBe(first)
    await made(api, { target: `${target}/fuel`, json: fuelInput() })
    const second = await tagOf()
    expect(second).toMatch(STRONG)
    expect(second).not.toBe(first)
    await send({ method: 'PATCH', json: { name: 'x' } })
    expect(await tagOf()).toMatch(/^"2-/)
  })

  it.each([(tag: string) => tag, (tag: string) => `W/${tag}`, (tag: string) => `"x", ${tag}`, () => '*'])(
    'that a client has are answered with 304 and no body',
    async (headerOf) => {
      const tag = await tagOf()
      const received = await send({ headers: { 'if-none-match': headerOf(tag) } })
      expect(received).toMatchObject({ status: 304, body: '', headers: { etag: tag, ...UNSTORED } })
      expect(received.headers['content-type']).toBeUndefined()
      const head = await send({ method: 'HEAD', headers: { 'if-none-match': headerOf(tag) } })
      expect([head.status, head.headers.etag]).toEqual([304, tag])
    },
  )

  it('that a client has no more are answered with the record', async () => {
    const tag = await tagOf()
    await made(api, { target: `${target}/fuel`, json: fuelInput() })
    expect((await send({ headers: { 'if-none-match': tag } })).status).toBe(200)
  })

  it.each(['"1"', '*', ' "1" ', '"7", "1"', '"7-abc","1-zzz"', '"of-another-server", "1"'])(
    'X14: let a change through: %s',
    async (ifMatch) => {
      expect((await rename(ifMatch)).status).toBe(200)
    },
  )

  it('X14: let a change through though a total has moved', async () => {
    const tag = await tagOf()
    await made(api, { target: `${target}/fuel`, json: fuelInput() })
    expect((await rename(tag)).status).toBe(200)
    expect(refused(await rename(tag))).toEqual(['412 precondition_failed', 'if-match precondition_failed'])
  })

  it.each(['"2"', '"2-abc"', '"0"', '"of-another-server"', 'W/"1"', '"2", "3"', '""'])(
    'X14: keep a change out, which has changed nothing: %s',
    async (ifMatch) => {
      const before = await send({})
      expect(refused(await rename(ifMatch))[0]).toBe('412 precondition_failed')
      expect(refused(await send({ method: 'DELETE', headers: { 'if-match': ifMatch } }))[0]).toBe(
        '412 precondition_failed',
      )
      expect(await send({})).toEqual(before)
    },
  )

  it.each(['1', '1-abc', '"1', '', ' ', '"a" "b"', '"1",', '"\0"', Array.from({ length: 40 }, () => '"1"').join(',')])(
    'that cannot be read are refused: %j',
    async (header) => {
      expect(refused(await rename(header))).toEqual(['400 header_invalid', 'if-match header_invalid'])
      const known = { target: '/v1/sites/nowhere', headers: { 'if-none-match': header } }
      expect(refused(await send(known))[0]).toBe('400 header_invalid')
    },
  )

  it('are read of a header that came several times', async () => {
    expect((await rename(['"7"', '"1"'])).status).toBe(200)
  })

  it('are nothing to a POST', async () => {
    const headers = { 'if-match': '"9"', 'if-none-match': '*' }
    expect((await send({ method: 'POST', target: '/v1/sites', json: siteInput(), headers })).status).toBe(201)
  })

  it('X16: let a deletion through', async () => {
    const { status, body, headers } = await send({ method: 'DELETE', headers: { 'if-match': await tagOf() } })
    expect([status, body, headers]).toEqual([204, '', UNSTORED])
    expect((await send({})).status).toBe(404)
  })
})
