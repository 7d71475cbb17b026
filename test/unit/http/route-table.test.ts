import { describe, expect, it } from 'vitest'
import { CONTRACT } from '../../../src/http/contract.ts'
import { EXTENSIONS } from '../../../src/http/extensions/extensions.ts'
import { routeTable } from '../../../src/http/route-table.ts'
import { violationsOf } from '../../fixtures/violations.ts'

const table = routeTable([
  { method: 'POST', path: '/v1/sites', endpoint: 'create' },
  { method: 'GET', path: '/v1/sites/{siteId}', endpoint: 'get' },
  { method: 'PATCH', path: '/v1/sites/{siteId}', endpoint: 'update' },
  { method: 'GET', path: '/v1/sites/{siteId}/energy/{energyId}', endpoint: 'energy' },
])

describe('the table of paths', () => {
  it('finds the endpoint of a path and the values of its parameters', () => {
    const route = table.find('/v1/sites/a/energy/b')
    expect([route?.endpoints.get('GET'), route?.values]).toEqual(['energy', ['a', 'b']])
  })

  it('decodes each named segment once, after the path is split', () => {
    expect(table.find('/v1/sites/a%2Fb')?.values).toEqual(['a/b'])
    expect(table.find('/v1/sites/a%252Fb')?.values).toEqual(['a%2Fb'])
    expect(table.find('/v1/sites/%73ites')?.values).toEqual(['sites'])
  })

  it.each(['/v1/%73ites/a', '/v1/%73ites', '/%761/sites', '/v1/sites/a/%65nergy/b', '/v1/sites/a/energ%79/b'])(
    'finds a literal only as it is written, so that a guard on its letters guards it: %s',
    (path) => {
      expect(table.find(path)).toBeNull()
    },
  )

  it('finds the path before it decodes the values of its parameters', () => {
    expect(table.find('/v1/sites/%E0%A4/nothing')).toBeNull()
    expect(table.find('/v1/%E0%A4')).toBeNull()
  })

  it.each(['%E0%A4', '%', '%zz', 'a%'])('rejects an escape that is not a character: %s', (segment) => {
    expect(violationsOf(() => table.find(`/v1/sites/${segment}`))).toEqual([' path_malformed'])
  })

  it.each([
    '/v1',
    '/v1/',
    '/v1/sites/',
    '/v1//sites',
    '/v1/sites/a/',
    '/v1/sites//energy/b',
    '/v1/sites/a/energy',
    '/v1/Sites',
    '/v1/x/../sites',
    '/v1/x/%2e%2e/sites',
    '/v1/__proto__',
    '/v1/constructor',
    '/v1/sites/a/energy/b/c',
  ])('leads nowhere: %s', (path) => {
    expect(table.find(path)).toBeNull()
  })

  it('never mistakes a method for a property', () => {
    const route = table.find('/v1/sites/a')
    expect(['constructor', '__proto__', 'get', 'toString'].map((method) => route?.endpoints.get(method))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })

  it('lists the methods of a path, with HEAD beside GET', () => {
    expect(table.find('/v1/sites')?.allow).toBe('POST')
    expect(table.find('/v1/sites/a')?.allow).toBe('GET, HEAD, PATCH')
  })

  it('is not made of two operations for one method and path', () => {
    const entry = { method: 'GET', path: '/v1/{a}', endpoint: 1 }
    expect(() => routeTable([entry, { ...entry, path: '/v1/{b}' }])).toThrow('two operations')
  })

  it('takes linear time for a hostile path', () => {
    expect(table.find(`/v1${'/sites'.repeat(20_000)}`)).toBeNull()
  })
})

describe('the operations', () => {
  const all = [...CONTRACT, ...EXTENSIONS]

  it('are the nineteen of the contract, and others apart', () => {
    expect(CONTRACT).toHaveLength(19)
    expect(CONTRACT.every(({ isExtension }) => !isExtension)).toBe(true)
    expect(EXTENSIONS.every(({ isExtension }) => isExtension)).toBe(true)
  })

  it('have an id and a method and path of their own', () => {
    const ids = all.map(({ id }) => id)
    const paths = all.map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`)
    expect(new Set(ids).size).toBe(all.length)
    expect(new Set(paths).size).toBe(all.length)
  })

  it('call one place of a path by one name', () => {
    const names = new Map<string, Set<string>>()
    for (const { path } of all) {
      for (const match of path.matchAll(/\{(\w+)\}/g)) {
        const before = path.slice(0, match.index).replace(/\{\w+\}/g, '{}')
        names.set(before, (names.get(before) ?? new Set()).add(match[1] as string))
      }
    }
    expect([...names.values()].filter(({ size }) => size !== 1)).toEqual([])
  })

  it('that change a record can be patched, and no others', () => {
    const patchable = all.filter(({ current }) => current !== null).map(({ id }) => id)
    expect(patchable).toEqual(all.filter(({ method }) => method === 'PATCH').map(({ id }) => id))
  })
})
