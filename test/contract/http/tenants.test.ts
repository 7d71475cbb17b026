import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import type { TextResponse } from '../../../src/http/index.ts'
import type { Operation } from '../../../src/http/operation.ts'
import { inputSchemas } from '../../../src/resources/index.ts'
import { put } from '../../unit/resources/fixtures/full-input.ts'
import {
  bodyFor,
  EVERY,
  type Named,
  openTenants,
  pathTo,
  queryFor,
  REFERENCES,
  type Tenants,
} from './fixtures/tenants.ts'

const NOBODYS = 'deadbeef-0000-4000-8000-000000000000'
/** Of as many digits as theirs, so that answers are of one length. */
const NO_NUMBER = 9
const JSON_PATCH = [{ op: 'replace', path: '/name', value: 'taken' }]

/** Numbers are counted company by company: theirs is one that is not ours. */
const COUNTED: Readonly<Record<string, string>> = { batchId: 'otherBatchId', productId: 'otherProductId' }

/** What is the same for all companies, and the ids that a client may propose: that of an emission is tried apart. */
const NO_REFERENCE =
  / unitId$|UnitId$| unit\.(id|parent_id)$| countryId$| residualMixCountryId$| gridRegionId$|^createSiteFuel emissionId$|^createRestatement id$/

/** The fields of an input that are ids, of lists the first; '[1]' stands where a movement's own batch is the first. */
function idsIn(schema: z.ZodType): readonly string[] {
  const walk = ({ properties, items, anyOf }: z.core.JSONSchema.BaseSchema, path: string): string[] => [
    ...Object.entries(properties ?? {}).flatMap(([name, inner]) => {
      const timestamp = path === '' ? name : `${path}.${name}`
      return [
        ...(/^id$|_id$|Id$/.test(name) ? [timestamp] : []),
        ...walk(inner as z.core.JSONSchema.BaseSchema, timestamp),
      ]
    }),
    ...(items === undefined
      ? []
      : walk(items as z.core.JSONSchema.BaseSchema, `${path}[${path === 'batches' ? 1 : 0}]`)),
    ...(anyOf ?? []).flatMap((one) => walk(one as z.core.JSONSchema.BaseSchema, path)),
  ]
  return [...new Set(walk(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), ''))]
}

let tenants: Tenants
let before: string
beforeAll(async () => {
  tenants = await openTenants()
  before = await tenants.everything()
})

/** An id of theirs, and one of the same form that nobody has. */
function foreign(name: string): { readonly id: string | number; readonly unknown: string | number } {
  const id = tenants.theirs.named[COUNTED[name] ?? name] as string | number
  return { id, unknown: typeof id === 'number' ? NO_NUMBER : NOBODYS }
}

/** The whole answer but for the ids that were asked for. */
function without({ status, headers, body }: TextResponse, ids: readonly (string | number)[]) {
  const text = ids.reduce<string>((left, id) => left.replaceAll(new RegExp(`/${id}(?=[/"])`, 'g'), '/ID'), body)
  return { status, headers, text }
}

/** Everything that a client may send to an operation, at most once each. */
function waysOf(operation: Operation, named: Named) {
  const { method, input, id } = operation
  const body = input === null ? {} : { body: bodyFor(operation, named) }
  const sent = (headers = {}, changed: object = body) => ({ method, headers, ...changed })
  if (method === 'GET') return [sent(), sent({ 'if-none-match': '*' }), { ...sent(), method: 'HEAD' }]
  if (method === 'POST') return [sent(), sent({ 'idempotency-key': `of ${id}`.replaceAll(' ', '-') })]
  const matching = sent({ 'if-match': '"1"' })
  if (method === 'DELETE') return [sent(), matching]
  return [sent(), matching, sent({ 'content-type': 'application/json-patch+json' }, { body: JSON_PATCH })]
}

/** A disclosure standard and an activity are the same for all companies. */
const named = EVERY.filter(({ parameters }) => parameters.some((name) => name !== 'standard' && name !== 'activity'))

describe('X2: a record of another company gets, byte for byte, the response of an unknown one', () => {
  it.each(named.map((operation) => [operation.id, operation] as const))('%s', async (_, operation) => {
    const { ours } = tenants
    // each name alone, and all of them at once
    for (const names of [...operation.parameters.map((name) => [name]), operation.parameters]) {
      const asked = names.map((name) => [name, foreign(name)] as const)
      const theirs = { ...ours.named, ...Object.fromEntries(asked.map(([name, { id }]) => [name, id])) }
      const nobodys = { ...ours.named, ...Object.fromEntries(asked.map(([name, { unknown }]) => [name, unknown])) }
      const ids = asked.flatMap(([, { id, unknown }]) => [id, unknown])
      for (const way of waysOf(operation, ours.named)) {
        const query = queryFor(operation)
        const [one, other] = [
          await tenants.send({ ...way, target: pathTo(operation, theirs) + query }, ours.keys.first),
          await tenants.send({ ...way, target: pathTo(operation, nobodys) + query }, ours.keys.first),
        ].map((answer) => without(answer, ids))
        expect(one).toEqual(other)
        expect([operation.id, one?.status]).toEqual([operation.id, 404])
      }
    }
    expect(await tenants.everything()).toBe(before)
  })

  const writing = EVERY.flatMap((operation) => {
    const [, verb, resource = ''] = /^(create|update)(\w+)$/.exec(operation.input ?? '') ?? []
    const fields = Object.entries(REFERENCES[resource] ?? {})
    return fields.map(([field, name]) => [verb ?? '', operation.id, field, name, operation] as const)
  })
  it.each(writing)('in the body of %s: %s, %s', async (...[, , field, name, operation]) => {
    const { ours } = tenants
    const { id, unknown } = foreign(name)
    const answers: TextResponse[] = []
    for (const value of [id, unknown]) {
      const body = bodyFor(operation, ours.named)
      if (field.startsWith('batches')) body.batches = [{ id: ours.named.batchId }]
      if (field.startsWith('instruments'))
        Object.assign(body, { percentageOfCleanEnergy: 0, instruments: [{ energyKwh: 1 }] })
      if (field.startsWith('productsBathes')) body.productsBathes = [{ count: 1 }]
      put(body, field, value)
      const { method } = operation
      answers.push(await tenants.send({ method, target: pathTo(operation, ours.named), body }, ours.keys.first))
    }
    expect(answers[0]).toEqual(answers[1])
    expect(answers[0]?.status).toBe(422)
    const { errors } = JSON.parse(answers[0]?.body ?? '') as { errors: readonly object[] }
    expect(errors).toEqual([expect.objectContaining({ path: field, code: expect.stringMatching(/^unknown_/) })])
    expect(await tenants.everything()).toBe(before)
  })

  it('every field of an input that names another record is tried', () => {
    // records of an import are read by the schema of their activity
    const ofSchemas = writing.filter(([, , , , { input }]) => input !== 'createImport')
    const tried = new Set(ofSchemas.map(([, , field, , { input }]) => `${input} ${field}`))
    const schemas = Object.entries(inputSchemas())
    const named = schemas.flatMap(([input, schema]) => idsIn(schema).map((field) => `${input} ${field}`))
    expect(named.filter((field) => !NO_REFERENCE.test(field)).sort()).toEqual([...tried].sort())
  })

  it.each(['/v1/log?recordId=', '/v1/emission-factors?search='])('looked for: %s', async (target) => {
    for (const id of Object.values(tenants.theirs.named)) {
      const { status, body } = await tenants.send({ method: 'GET', target: target + id }, tenants.ours.keys.first)
      if (typeof id === 'string' && !Object.values(tenants.ours.named).includes(id))
        expect([status, body]).toEqual([200, '[]'])
    }
  })
})

/** Every GET of a company's own records. */
function readings(): readonly (readonly [string, string])[] {
  const { named: ids } = tenants.ours
  const gets = EVERY.filter(({ method }) => method === 'GET')
  return gets.map((operation) => [operation.id, pathTo(operation, ids) + queryFor(operation)])
}

describe('keys', () => {
  it('X4: all keys of a company see the same, and nothing of another company', async () => {
    const { ours, theirs } = tenants
    const own = new Set(Object.values(ours.named))
    const strangers = Object.values(theirs.named).filter((id) => typeof id === 'string' && !own.has(id)) as string[]
    for (const [id, target] of readings()) {
      const answers = []
      for (const key of Object.values(ours.keys)) answers.push(await tenants.send({ method: 'GET', target }, key))
      const [first, second, ...others] = answers as [TextResponse, TextResponse, TextResponse, TextResponse]
      if (EVERY.find((one) => one.id === id)?.needsAdmin) {
        expect([id, ...others.map(({ status }) => status)]).toEqual([id, 403, 403])
        others.splice(0)
      }
      expect([id, first.status]).toEqual([id, 200])
      expect([second, ...others]).toEqual([second, ...others].map(() => first))
      expect([id, strangers.filter((stranger) => first.body.includes(stranger))]).toEqual([id, []])
    }
    expect(strangers.length).toBeGreaterThan(10)
  })

  it.each(EVERY.filter(({ isSafe }) => !isSafe).map((operation) => [operation.id, operation] as const))(
    'X6: a key that may only read cannot ask for %s',
    async (_, operation) => {
      const { ours } = tenants
      for (const way of waysOf(operation, ours.named)) {
        const target = pathTo(operation, ours.named)
        const { status, body } = await tenants.send({ ...way, target }, ours.keys.readOnly)
        expect([status, JSON.parse(body).code]).toEqual([403, 'key_read_only'])
      }
      expect(await tenants.everything()).toBe(before)
    },
  )

  it.each(EVERY.filter(({ needsAdmin }) => needsAdmin).map((operation) => [operation.id, operation] as const))(
    'a key that is not an admin’s cannot ask for %s',
    async (_, operation) => {
      const { ours } = tenants
      for (const way of waysOf(operation, ours.named)) {
        const target = pathTo(operation, ours.named)
        const { status, body } = await tenants.send({ ...way, target }, ours.keys.writing)
        const code = body === '' ? 'HEAD' : JSON.parse(body).code
        expect([status, code]).toEqual([403, way.method === 'HEAD' ? 'HEAD' : 'key_not_admin'])
      }
      expect(await tenants.everything()).toBe(before)
    },
  )

  it('an admin key is needed to manage keys and locked periods', () => {
    const guarded = EVERY.filter(({ needsAdmin }) => needsAdmin).map(({ id }) => id)
    expect(guarded).toEqual(['issueApiKey', 'listApiKeys', 'revokeApiKey', 'createPeriodLock', 'deletePeriodLock'])
  })

  it('X3, X4: a revoked key is rejected at once like an unknown one, and others remain valid', async () => {
    const { ours } = tenants
    const issue = { method: 'POST', target: '/v1/api-keys', body: { name: 'short-lived', isAdmin: true } }
    const { id, key } = JSON.parse((await tenants.send(issue, ours.keys.first)).body) as { id: string; key: string }
    const ask = { method: 'GET', target: '/v1/batches' }
    expect((await tenants.send(ask, key)).status).toBe(200)
    const theirKey = await tenants.send({ method: 'DELETE', target: `/v1/api-keys/${id}` }, tenants.theirs.keys.first)
    expect([theirKey.status, (await tenants.send(ask, key)).status]).toEqual([404, 200])
    // it revokes itself
    expect((await tenants.send({ method: 'DELETE', target: `/v1/api-keys/${id}` }, key)).status).toBe(204)
    const refused = await tenants.send(ask, key)
    expect(refused.status).toBe(401)
    expect(refused).toEqual(await tenants.send(ask, 'no key at all'))
    expect((await tenants.send(ask, ours.keys.second)).status).toBe(200)
  })

  it('an emission id that another company has is free', async () => {
    const { ours, theirs } = tenants
    const operation = EVERY.find(({ id }) => id === 'createSiteFuel') as Operation
    const emissionId = theirs.named.emissionId as string
    const body = { ...bodyFor(operation, ours.named), emissionId }
    const ask = { method: 'POST', target: pathTo(operation, ours.named), body }
    const trace = { method: 'GET', target: `/v1/emissions/${emissionId}/trace` }
    const held = await tenants.send(trace, theirs.keys.first)
    const { status, headers, body: made } = await tenants.send(ask, ours.keys.first)
    // the factor of the tenant states no category, its own fuel is of that month too, and nothing else is said
    const said = 'factor_category_unstated;emissionFactorId, periods_overlap;startDate'
    expect([status, headers['tonne-notices'], JSON.parse(made).emissionId]).toEqual([201, said, emissionId])
    expect(await tenants.send(trace, theirs.keys.first)).toEqual(held)
    expect((await tenants.send(trace, ours.keys.first)).body).not.toBe(held.body)
  })
})
