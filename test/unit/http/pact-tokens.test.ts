import { describe, expect, it } from 'vitest'
import { basic, bearer, overFetch, tokenRequest, toldBy } from '../../contract/pact/fixtures/exchange.ts'

describe('tokens', () => {
  it('are issued for credentials in the header, encoded as a form or not, or in the form', async () => {
    const seen: unknown[] = []
    const host = await overFetch({
      authenticate: (sent) => {
        seen.push(sent)
        return sent.clientSecret === 'ü:% +' ? 'b' : null
      },
    })
    const { headers } = tokenRequest()
    const raw = `Basic ${Buffer.from('urn:a:ü:% +').toString('base64')}`
    expect(toldBy(await host.send(tokenRequest(raw)))).toBe('401 invalid_client')
    expect(seen).toEqual([{ clientId: 'urn', clientSecret: 'a:ü:% +' }])
    expect((await host.send(tokenRequest(`Basic ${Buffer.from('a:ü:% +').toString('base64')}`))).status).toBe(200)
    expect((await host.send(tokenRequest(basic('urn%3Aa', '%C3%BC%3A%25+%2B')))).status).toBe(200)
    const fields = { grant_type: 'client_credentials', client_id: 'urn:a', client_secret: 'ü:% +' }
    const type = headers?.['content-type'] as string
    const body = new URLSearchParams(fields).toString()
    const inForm = await host.send({ method: 'POST', path: '/auth/token', headers: { 'content-type': type }, body })
    expect([inForm.status, inForm.headers.get('cache-control')]).toEqual([200, 'no-store'])
  })

  it('are rejected to whoever is not known, with a challenge', async () => {
    const host = await overFetch()
    for (const header of [
      '',
      'Basic',
      'Basic ***',
      `Basic ${btoa('buyer')}`,
      'Basic /w==',
      'Bearer x',
      basic('buyer', ''),
    ]) {
      const answer = await host.send(tokenRequest(header))
      expect([toldBy(answer), answer.headers.get('www-authenticate')?.slice(0, 5)], header).toEqual([
        '401 invalid_client',
        'Basic',
      ])
    }
  })

  it('are rejected to requests of another form', async () => {
    const host = await overFetch()
    const request = tokenRequest()
    expect(toldBy(await host.send({ ...request, body: '' }))).toBe('400 invalid_request')
    expect(toldBy(await host.send({ ...request, body: 'grant_type=password' }))).toBe('400 unsupported_grant_type')
    const twice = 'grant_type=client_credentials&grant_type=client_credentials'
    expect(toldBy(await host.send({ ...request, body: twice }))).toBe('400 invalid_request')
    expect(toldBy(await host.send({ ...request, body: 'grant_type=%ff' }))).toBe('400 invalid_request')
    expect(toldBy(await host.send({ ...request, body: 'a'.repeat(20_000) }))).toBe('413 invalid_request')
    const json = { ...request.headers, 'content-type': 'application/json' }
    expect(toldBy(await host.send({ ...request, headers: json }))).toBe('415 invalid_request')
  })

  it('end after their time, and are of the secret of the host and of nobody else', async () => {
    let now = 1_000_000
    const host = await overFetch({ clock: () => now, tokenSeconds: 10 })
    const headers = await bearer(host)
    const ask = (authorization = headers.authorization) =>
      host.send({ path: '/3/footprints', headers: { authorization } })
    now += 9_999
    expect((await ask()).status).toBe(200)
    now += 1
    expect(toldBy(await ask())).toBe('401 TokenExpired')
    now -= 1
    const another = await bearer(
      await overFetch({ clock: () => now, secret: 'another secret that is as long as this' }),
    )
    expect(toldBy(await ask(another.authorization))).toBe('400 BadRequest')
    const [hex = '', signature = ''] = headers.authorization.split('.')
    const forged = Buffer.from(JSON.stringify(['other', now + 9e9])).toString('hex')
    const hostile = [
      `Bearer ${forged}.${signature}`,
      `${hex}.`,
      hex,
      `${hex}.${signature}0`,
      `${headers.authorization}.x`,
    ]
    for (const one of [
      ...hostile,
      'Bearer ',
      'Bearer .',
      `Bearer ${'a'.repeat(9000)}`,
      basic('buyer', 'of the buyer'),
    ]) {
      expect(toldBy(await ask(one)), one.slice(0, 40)).toBe('400 BadRequest')
    }
    expect(toldBy(await host.send({ path: '/3/footprints' }))).toBe('400 BadRequest')
  })

  it('change with each of their characters', async () => {
    const host = await overFetch()
    const { authorization } = await bearer(host)
    for (let index = 'Bearer '.length; index < authorization.length; index += 7) {
      const other = authorization[index] === 'a' ? 'b' : 'a'
      const changed = `${authorization.slice(0, index)}${other}${authorization.slice(index + 1)}`
      expect((await host.send({ path: '/3/footprints', headers: { authorization: changed } })).status).toBe(400)
    }
  })
})
