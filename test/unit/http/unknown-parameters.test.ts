import { describe, expect, it } from 'vitest'
import { CONTRACT } from '../../../src/http/contract.ts'
import { EXTENSIONS } from '../../../src/http/extensions/extensions.ts'
import type { Operation } from '../../../src/http/operation.ts'
import type { ProblemDetails } from '../../../src/http/problem.ts'
import { fillCompany } from '../../contract/http/fixtures/company-records.ts'
import { ask, refused, testApi } from '../../fixtures/http.ts'

const api = testApi({ extensions: true })

/** A request of an operation whose path names nothing, with a query. */
function asking({ method, path, input }: Operation, search: string) {
  const target = `${path.replaceAll(/\{\w+\}/g, '0')}?${search}`
  return ask(api, { method, target, ...(input === null ? {} : { json: {} }) })
}

async function errorsOf(operation: Operation, search: string) {
  const { json, status } = await asking(operation, search)
  return { status, errors: (json as ProblemDetails | null)?.errors ?? [] }
}

/** The notices of an operation of the contract whose path names records that exist. */
async function noticesOfQuery({ method, path }: Operation, search: string): Promise<string[]> {
  const filled = testApi()
  const ids = await fillCompany(filled.company)
  const named: Readonly<Record<string, unknown>> = { ...ids }
  const target = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(named[name]))
  const { status, headers } = await ask(filled, { method, target: `${target}?${search}` })
  expect(status).toBe(200)
  return (headers['tonne-notices'] ?? '').split(', ')
}

describe('query parameters that an operation does not know', () => {
  it.each(EXTENSIONS.map((one) => [one.id, one] as const))('are rejected by %s', async (_, operation) => {
    const { status, errors } = await errorsOf(operation, 'heads=1&dryRun=true')
    expect(status).toBe(400)
    const unknown = errors.filter(({ path }) => path === 'heads' || path === 'dryRun')
    expect(unknown.map(({ code }) => code)).toEqual(['query_invalid', 'query_invalid'])
    const names = Object.keys(operation.query?.shape ?? {})
    for (const { message } of unknown) expect(message).toContain(names.length === 0 ? 'accepts none' : names.join(', '))
  })

  it.each(CONTRACT.map((one) => [one.id, one] as const))('are ignored by %s of the contract', async (_, operation) => {
    const { errors } = await errorsOf(operation, 'heads=1&dryRun=true')
    expect(errors.filter(({ path }) => path === 'heads' || path === 'dryRun')).toEqual([])
  })

  it.each(CONTRACT.filter(({ query }) => query !== null).map((one) => [one.id, one] as const))(
    'leave a notice where a name of %s is misspelt',
    async (_, operation) => {
      const [name = ''] = Object.keys(operation.query?.shape ?? {})
      const typo = name.slice(0, -1)
      const expected = [`unknown_field_ignored;${typo}`]
      expect(await noticesOfQuery(operation, `${typo}=1&zzz=1`)).toEqual(expected)
    },
  )

  it('leave a notice with its sentence', async () => {
    const { headers } = await ask(api, { target: '/v1/units?al=true', headers: { prefer: 'tonne-notices=full' } })
    expect(decodeURIComponent(headers['tonne-notices'] ?? '')).toBe(
      'unknown_field_ignored;al;is not a query parameter of this operation and was ignored; did you mean all?',
    )
    expect(headers['preference-applied']).toBe('tonne-notices=full')
  })

  it('leave no head unchecked because of the case or the form of their names', async () => {
    const head = `digest=${'f'.repeat(64)}`
    for (const search of [`Sequence=2&D${head.slice(1)}`, `head=2:${'f'.repeat(64)}`, 'islast=true']) {
      const received = await ask(api, { target: `/v1/log/verification?${search}` })
      expect(refused(received)[0]).toBe('400 query_invalid')
    }
    const { json } = await ask(api, { target: `/v1/log/verification?Sequence=2&D${head.slice(1)}` })
    expect((json as ProblemDetails).errors.map(({ message }) => message)).toEqual([
      'is not a query parameter of this operation, which accepts sequence, digest, isLast; did you mean sequence?',
      'is not a query parameter of this operation, which accepts sequence, digest, isLast; did you mean digest?',
    ])
  })

  it('are told together with what else is wrong, each once', async () => {
    expect(refused(await ask(api, { target: '/v1/inventory/readiness?from=2025-01-01&til=2026&til=2' }))).toEqual([
      '400 query_invalid',
      'til query_invalid',
      'to required',
    ])
  })

  it('are told as far as anybody reads: thousands, or of any length', async () => {
    const many = Array.from({ length: 3000 }, (_, index) => `k${index}=1`).join('&')
    const { json, status } = await ask(api, { target: `/v1/log?${many}` })
    expect(status).toBe(400)
    expect((json as ProblemDetails).errors).toHaveLength(100)
    const long = await ask(api, { target: `/v1/log?${'k'.repeat(10_000)}=1` })
    expect(JSON.stringify(long.json).length).toBeLessThan(1000)
  })

  it('are none where the query ends with an ampersand', async () => {
    expect((await ask(api, { target: '/v1/log?limit=1&' })).status).toBe(200)
  })
})
