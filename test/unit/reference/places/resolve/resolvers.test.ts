import { describe, expect, it } from 'vitest'
import { EmissionsError } from '../../../../../src/index.ts'
import type { CountryOf } from '../../../../../src/reference/places/resolve/country-of-point.ts'
import type {
  PlaceCandidate,
  PlaceQuery,
  PlaceResolver,
} from '../../../../../src/reference/places/resolve/place-resolver.ts'
import { outcome, rejection, resolved } from '../../../../fixtures/place-sources.ts'

const deham: PlaceCandidate = {
  label: 'Hamburg port',
  point: { lat: 53.54, lng: 9.98 },
  country: 'DEU',
  scheme: 'resolver',
}

function resolverOf(resolve: PlaceResolver['resolve'], id = 'locodes'): PlaceResolver {
  return { id, version: '2024-2', attribution: 'UN/LOCODE', resolve }
}

const refused = async (answer: unknown) => {
  const [[code, message] = []] = await rejection(
    resolved('DEHAM', { resolvers: [resolverOf(() => answer as PlaceCandidate[])] }),
  )
  return `${code} ${message}`
}

describe('injected resolvers', () => {
  it('are asked for what the tables do not know, sync or async', async () => {
    const answers: PlaceResolver['resolve'][] = [() => [deham], () => Promise.resolve([deham])]
    for (const resolve of answers) {
      const { place } = await resolved('DEHAM', { resolvers: [resolverOf(resolve)] })
      expect(place).toEqual({
        input: 'DEHAM',
        label: 'Hamburg port',
        point: deham.point,
        country: 'DE',
        scheme: 'resolver',
        source: 'locodes@2024-2',
        attribution: 'UN/LOCODE',
      })
    }
  })

  it('are asked in order, until one knows', async () => {
    const asked: string[] = []
    const named = (id: string, answer: PlaceCandidate[]) =>
      resolverOf(() => {
        asked.push(id)
        return answer
      }, id)
    const resolvers = [named('one', []), named('two', [deham]), named('three', [deham])]
    expect((await resolved('DEHAM', { resolvers })).place.source).toBe('two@2024-2')
    expect(asked).toEqual(['one', 'two'])
    await resolved('Hamburg', { resolvers })
    expect(asked).toEqual(['one', 'two'])
    const [[, message] = []] = await rejection(resolved('DEQQQ', { resolvers: [named('one', [])] }))
    expect(message).toContain('asked: OurAirports@1, GeoNames@1, WorldPortIndex@1, one@2024-2')
    expect((await resolved('DEHAM', { resolvers: [named('one', [])] })).place.source).toBe('WorldPortIndex@1')
  })

  it('get the query, the mode and the signal', async () => {
    const seen: unknown[] = []
    const { signal } = new AbortController()
    const resolver = resolverOf((query, context) => {
      seen.push(query, context)
      return [deham]
    })
    await resolved('Iata: zzz, fr', { resolvers: [resolver], mode: 'SHIP', signal })
    const query: PlaceQuery = { text: 'Iata: zzz, fr', name: 'zzz', key: 'zzz', country: 'FR', scheme: 'iata' }
    expect(seen).toEqual([query, { mode: 'SHIP', signal }])
  })

  it('may offer several: then the largest by far, or none', async () => {
    const small = { ...deham, label: 'Other', point: { lat: 1, lng: 1 }, population: 10 }
    const large = { ...deham, population: 100 }
    expect(await outcome('x', { resolvers: [resolverOf(() => [small, large])] })).toBe(
      'Hamburg port largest_place_taken',
    )
    const found = await rejection(resolved('x', { resolvers: [resolverOf(() => [small, deham])] }))
    expect(found[0]?.[0]).toBe('from ambiguous_place')
    expect(found[0]?.[1]).toContain('Hamburg port (53.54, 9.98)')
    expect(await outcome('x', { resolvers: [resolverOf(() => [deham, { ...deham }])] })).toBe('Hamburg port')
  })

  it.each([
    [() => Promise.reject(new TypeError('key=secret')), 'TypeError'],
    [() => Promise.reject('key=secret'), 'string'],
    [() => Promise.reject(undefined), 'undefined'],
  ])('that fail are router_failed, with the id, and their words only in the cause: %#', async (resolve, name) => {
    const failure = await resolved('x', { resolvers: [resolverOf(resolve, 'mine')] }).catch((error) => error)
    expect(EmissionsError.is(failure)).toBe(true)
    expect([failure.code, failure.path]).toEqual(['router_failed', 'from'])
    expect(failure.message).toContain(`mine failed (${name})`)
    expect(failure.message).not.toContain('secret')
    expect('cause' in failure).toBe(true)
  })

  it('keep their own errors, below the path', async () => {
    const resolve = () => {
      throw new EmissionsError([{ path: 'key', code: 'required', message: 'is missing' }])
    }
    expect(await rejection(resolved('x', { resolvers: [resolverOf(resolve)] }))).toEqual([
      ['from.key required', 'is missing'],
    ])
  })

  it.each([
    [undefined, 'with undefined and not with a list'],
    [deham, 'with an object and not with a list'],
    ['[]', 'not with a list'],
    [[null], 'with null for a place'],
    [['Hamburg'], 'with "Hamburg" for a place'],
    [[{ ...deham, label: '' }], 'the label ""'],
    [[{ ...deham, label: ' ' }], 'the label " "'],
    [[{ ...deham, label: 5 }], 'the label 5'],
    [[{ ...deham, label: 'Ham\u001bburg' }], 'the label "Ham\\u001bburg"'],
    [[{ ...deham, scheme: 'locode' }], 'the scheme "locode"'],
    [[{ ...deham, country: 'Atlantis' }], 'the country "Atlantis" for "Hamburg port"; null says'],
    [[{ ...deham, country: undefined }], 'the country undefined'],
    [[{ ...deham, point: { lat: 95, lng: 0 } }], 'no point on Earth for "Hamburg port"'],
    [[{ ...deham, point: { lat: Number.NaN, lng: 0 } }], 'no point on Earth'],
    [[{ ...deham, point: undefined }], 'no point on Earth'],
    [[{ ...deham, population: -1 }], 'the population -1'],
    [[{ ...deham, population: Number.NaN }], 'the population NaN'],
    [[{ ...deham, otherName: 5 }], 'the otherName 5'],
    [[{ ...deham, isForeignName: 'yes' }], 'the isForeignName "yes"'],
    [[deham, {}], 'the label undefined'],
  ])('answers that are none are router_failed: %#', async (answer, says) => {
    const found = await refused(answer)
    expect(found).toMatch(/^from router_failed locodes answered with /)
    expect(found).toContain(says)
  })

  it('stop with the signal, by its reason', async () => {
    const stop = new AbortController()
    const reason = new Error('enough')
    const resolver = resolverOf(() => {
      stop.abort(reason)
      throw new Error('aborted')
    })
    const asking = { resolvers: [resolver, resolver], signal: stop.signal }
    await expect(resolved('x', asking)).rejects.toBe(reason)
    await expect(resolved('x', { ...asking, resolvers: [resolverOf(() => [deham])] })).rejects.toBe(reason)
    await expect(resolved('Hamburg', asking)).rejects.toBe(reason)
  })

  it('that hang stop with the signal too, and so does countryOf', async () => {
    for (const text of ['x', '53.55, 9.99']) {
      const stop = new AbortController()
      const hang = () => {
        queueMicrotask(() => stop.abort('enough'))
        return new Promise<never>(() => undefined)
      }
      const asking = { resolvers: [resolverOf(hang)], countryOf: hang, signal: stop.signal }
      await expect(resolved(text, asking)).rejects.toBe('enough')
    }
  })
})

describe('tables of the caller', () => {
  const table = { id: 'mine', version: '1', attribution: 'Mine.', find: () => [deham], nearest: () => undefined }

  it('are asked together with the others', async () => {
    expect((await resolved('DEHAM', { gazetteers: [table] })).place).toMatchObject({
      country: 'DE',
      source: 'mine@1',
      attribution: 'Mine.',
    })
  })

  it('are checked like resolvers', async () => {
    const wrong = { ...table, find: () => [{ ...deham, label: '' }] }
    expect((await rejection(resolved('x', { gazetteers: [wrong] })))[0]?.[0]).toBe('from router_failed')
    const failing = {
      ...table,
      find: () => {
        throw new TypeError('no')
      },
    }
    expect((await rejection(resolved('x', { gazetteers: [failing] })))[0]?.[1]).toContain('mine failed (TypeError)')
  })

  it.each([
    [{ label: 'A', country: 'Atlantis', km: 1 }, 'the country "Atlantis"'],
    [{ label: 'A', km: 1 }, 'the country undefined'],
    [{ label: '', country: 'DE', km: 1 }, 'the label ""'],
    [{ label: 5, country: 'DE', km: 1 }, 'the label 5'],
    [{ label: 'A\u0007', country: 'DE', km: 1 }, 'the label "A\\u0007"'],
    [{ label: 'A', country: 'DE', km: Number.NaN }, 'NaN kilometres'],
    [{ label: 'A', country: 'DE', km: -0.1 }, '-0.1 kilometres'],
    [{ label: 'A', country: 'DE', km: 50.1 }, '50.1 kilometres'],
    [{ label: 'A', country: 'DE', km: '1' }, '"1" kilometres'],
    [{ label: 'A', country: 'DE' }, 'undefined kilometres'],
    [null, 'null for a nearest city'],
  ])('may not answer %j for the nearest city', async (answer, says) => {
    const lost = { ...table, nearest: () => answer as { label: string; country: string; km: number } }
    const [[code, message] = []] = await rejection(resolved('1, 2', { gazetteers: [lost] }))
    expect(code).toBe('from router_failed')
    expect(message).toContain(`mine answered with ${says}`)
  })
})

describe('the country of a point', () => {
  const countryOf =
    (answer: unknown): CountryOf =>
    () =>
      answer as string

  it.each(['DK', 'DNK', 'dk', 'Denmark', Promise.resolve('DK')])('is what countryOf tells: %s', async (answer) => {
    const { place, notices } = await resolved('53.55, 9.99', { countryOf: countryOf(answer) })
    expect([place.country, notices, place.attribution]).toEqual(['DK', [], ''])
  })

  it.each([null, undefined, Promise.resolve(null)])('is that of the nearest city for %s', async (answer) => {
    const { place, notices } = await resolved('53.55, 9.99', { countryOf: countryOf(answer) })
    expect(place.country).toBe('DE')
    expect(place.attribution).toContain('GeoNames')
    expect(notices).toEqual([
      {
        code: 'country_from_nearest_city',
        path: 'from',
        message: expect.stringContaining('the country DE is that of the nearest city, '),
      },
    ])
  })

  it.each(['Atlantis', '', 5, {}])('countryOf may not answer %j', async (answer) => {
    const found = await rejection(resolved('53.55, 9.99', { countryOf: countryOf(answer) }))
    expect(found[0]?.[0]).toBe('from router_failed')
    expect(found[0]?.[1]).toContain('countryOf answered with')
  })

  it('countryOf gets the point and the signal', async () => {
    const asked: unknown[] = []
    const { signal } = new AbortController()
    const asking: CountryOf = (...given) => {
      asked.push(given)
      return 'DE'
    }
    await resolved('53.55, 9.99', { countryOf: asking, signal })
    expect(asked).toEqual([[{ lat: 53.55, lng: 9.99 }, signal]])
  })

  it('countryOf may not fail', async () => {
    const failing = () => Promise.reject(new RangeError('no'))
    const found = await rejection(resolved('53.55, 9.99', { countryOf: failing }))
    expect(found).toEqual([['from router_failed', expect.stringContaining('countryOf failed (RangeError)')]])
  })

  it('is null at sea, and without a table', async () => {
    expect((await resolved('0, -30')).place.country).toBeNull()
    expect(await outcome('53.55, 9.99', { gazetteers: [] })).toBe('53.55, 9.99')
  })

  it('is that of a city within 50 km', async () => {
    const asked: number[] = []
    const nearest = (_point: unknown, kmMax: number) => {
      asked.push(kmMax)
      return { label: 'Ayr, GBR', country: 'GBR', km: 49.96 }
    }
    const table = { id: 'mine', version: '1', attribution: undefined, find: () => [], nearest }
    const { place, notices } = await resolved('1, 2', { gazetteers: [table] })
    expect([place.country, place.attribution, asked]).toEqual(['GB', '', [50]])
    expect(notices[0]?.message).toBe('the country GB is that of the nearest city, Ayr, GBR, 50.0 km away')
  })

  it('is not asked for a place whose data tells it', async () => {
    const never = () => {
      throw new Error('asked')
    }
    expect((await resolved('Hamburg', { countryOf: never })).place.country).toBe('DE')
  })

  it('is null without a licence to print where nobody knows it', async () => {
    expect((await resolved('0, -30')).place).toMatchObject({ country: null, attribution: '' })
    const resolver = {
      ...resolverOf(() => [{ ...deham, country: null, point: { lat: 0, lng: -30 } }]),
      attribution: 'Mine',
    }
    expect((await resolved('DEHAM', { resolvers: [resolver] })).place.attribution).toBe('Mine')
    const { attribution: _, ...unlicensed } = resolver
    expect((await resolved('DEHAM', { resolvers: [unlicensed] })).place.attribution).toBe('')
    const own = { find: () => [{ ...deham, scheme: 'own' as const }] }
    expect((await resolved('Gate', { own })).place.attribution).toBe('')
  })

  it('prints both licences where two tables were used', async () => {
    const resolver = resolverOf(() => [{ ...deham, country: null }])
    const { place } = await resolved('DEHAM', { resolvers: [resolver] })
    expect(place.country).toBe('DE')
    expect(place.attribution).toMatch(/^UN\/LOCODE .*GeoNames/)
  })
})
