import { describe, expect, it } from 'vitest'
import { ask, testApi } from '../../fixtures/http.ts'
import { fuelInput, siteInput } from '../../fixtures/service.ts'

const noticesOf = (answer: { readonly headers: Readonly<Record<string, string>> }) =>
  (answer.headers['tonne-notices'] ?? '').split(', ').filter((item) => item !== '')

describe('a misspelt field of a request', () => {
  it('is ignored, with a notice that names it', async () => {
    const api = testApi()
    const json = { ...siteInput(), avatarUrI: 'https://u.test/a.png', adress: 'x', somethingElse: 1 }
    const created = await ask(api, { method: 'POST', target: '/v1/sites', json })
    expect(created.status).toBe(201)
    expect(noticesOf(created)).toEqual(['unknown_field_ignored;avatarUrI', 'unknown_field_ignored;adress'])
  })

  it('is named within objects and lists', async () => {
    const api = testApi()
    const { id } = (await api.company.sites.create(siteInput())).record
    const json = {
      ...fuelInput(),
      commment: 'x',
      unit: { id: 13, idd: 1 },
      files: [{ name: 'a' }, { name: 'b', urll: '' }],
    }
    const created = await ask(api, { method: 'POST', target: `/v1/sites/${id}/fuel`, json })
    const expected = ['unit.idd', 'files[1].urll', 'commment'].map((path) => `unknown_field_ignored;${path}`)
    expect(
      noticesOf(created)
        .filter((item) => item.startsWith('unknown_field'))
        .sort(),
    ).toEqual(expected.sort())
  })

  it('is none of the fields of a record that is sent back whole', async () => {
    const api = testApi()
    const { record: site } = await api.company.sites.create(siteInput())
    const { record: fuel } = await api.company.siteFuels.create(site.id, fuelInput())
    const [sites, fuels] = ['/v1/sites', `/v1/sites/${site.id}/fuel`]
    for (const [target, json] of [
      [sites, site],
      [fuels, fuel],
    ] as const) {
      const again = await ask(api, { method: 'POST', target, json })
      expect(again.status).toBe(201)
      expect(noticesOf(again).join()).not.toContain('unknown_field')
    }
  })
})

describe('notices in full', () => {
  const json = { ...siteInput(), avatarUrI: 'ü' }
  const send = (prefer: string) => ask(testApi(), { method: 'POST', target: '/v1/sites', json, headers: { prefer } })

  it.each(['tonne-notices=full', 'respond-async, tonne-notices=full', 'Tonne-Notices="full"; x=1'])(
    'come with their sentences when a request asks by Prefer: %s',
    async (prefer) => {
      const { headers } = await send(prefer)
      expect(headers['preference-applied']).toBe('tonne-notices=full')
      const [code, path, sentence] = (headers['tonne-notices'] ?? '').split(';').map(decodeURIComponent)
      expect([code, path]).toEqual(['unknown_field_ignored', 'avatarUrI'])
      expect(sentence).toBe('is not a field and was ignored; did you mean avatarUrl?')
    },
  )

  it.each(['', 'return=minimal', 'tonne-notices=none', 'x-tonne-notices=full'])(
    'are short for Prefer: %j',
    async (prefer) => {
      const { headers } = await send(prefer)
      expect([headers['tonne-notices'], headers['preference-applied']]).toEqual([
        'unknown_field_ignored;avatarUrI',
        undefined,
      ])
    },
  )
})
