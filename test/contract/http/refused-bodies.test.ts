import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Plain, TAKING, type Taking, targetOf } from './fixtures/operations.ts'
import { refusals } from './fixtures/problem.ts'
import { casesOver, TRANSPORTS } from './fixtures/transports.ts'
import { everythingOf, openWorld, type World } from './fixtures/world.ts'

const titled = TAKING.map((operation) => [operation.number, operation.title, operation] as const)

const DEPTH = 100_000
const bytes = (...values: number[]) => Uint8Array.from(values)

/** What is not JSON that is read: what it is, and the code of the refusal. */
const MALFORMED: readonly (readonly [what: string, body: string | Uint8Array, code: string])[] = [
  ['nothing', '', 'body_malformed'],
  ['blanks', ' \n ', 'body_malformed'],
  ['half an object', '{"name":', 'body_malformed'],
  ['no JSON', "{'name':1}", 'body_malformed'],
  ['two values', '{} {}', 'body_malformed'],
  ['NaN', '{"value":NaN}', 'body_malformed'],
  ['invalid UTF-8', bytes(0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d), 'body_malformed'],
  ['a cut-off character', bytes(0x22, 0xf0, 0x9f, 0x98, 0x22), 'body_malformed'],
  ['UTF-16', bytes(0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00), 'body_malformed'],
  ['lists 100,000 deep', '['.repeat(DEPTH) + ']'.repeat(DEPTH), 'nested_too_deep'],
  ['objects 100,000 deep', `${'{"a":'.repeat(DEPTH)}1${'}'.repeat(DEPTH)}`, 'nested_too_deep'],
  ['a field 100,000 deep', `{"name":${'[{"a":'.repeat(DEPTH / 2)}1${'}]'.repeat(DEPTH / 2)}}`, 'nested_too_deep'],
]

describe.each(TRANSPORTS)('bodies, $name', (transport) => {
  let world: World
  let before: string
  beforeAll(async () => {
    world = await openWorld(transport)
    before = await everythingOf(world.company)
  })
  afterAll(() => world.close())

  const send = (operation: Taking, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
    world.send({ method: operation.method, target: targetOf(operation, world.ids), body, headers })

  it.each(casesOver(transport, titled))('%i. %s: invalid JSON', async (_, __, operation) => {
    for (const [what, body, code] of MALFORMED) {
      const answer = await send(operation, body)
      refusals(answer, 400)
      expect([what, (answer.json as Plain).code]).toEqual([what, code])
    }
    expect(await everythingOf(world.company)).toBe(before)
  })

  it.each(casesOver(transport, titled))('%i. %s: JSON that is not an object', async (_, __, operation) => {
    for (const body of ['null', '1', 'true', '"{}"', ...(operation.method === 'POST' ? ['[]', '[{}]'] : [])]) {
      expect([body, refusals(await send(operation, body), 400)]).toEqual([body, [' invalid_type']])
    }
    // X9: a list is a JSON Patch, and must be one
    for (const body of operation.method === 'PATCH' ? ['[{}]', '[1]', '[[]]', '[null]', '[{"op":"add"}]'] : []) {
      expect([body, [400, 422].includes((await send(operation, body)).status)]).toEqual([body, true])
    }
    expect(await everythingOf(world.company)).toBe(before)
  })

  it.each(casesOver(transport, titled))('X23: %i. %s: three megabytes', async (_, __, operation) => {
    const long = JSON.stringify({ ...operation.takes.body(world.ids), more: 'x'.repeat(3_000_000) })
    const answer = await send(operation, long)
    refusals(answer, 413)
    expect((answer.json as Plain).code).toBe('body_too_large')
    expect(await everythingOf(world.company)).toBe(before)
  })

  it.each(casesOver(transport, titled))('%i. %s: other media and codings', async (_, __, operation) => {
    const body = operation.takes.body(world.ids)
    for (const headers of [
      { 'content-type': 'text/plain' },
      { 'content-type': 'application/xml' },
      { 'content-type': 'application/x-www-form-urlencoded' },
      { 'content-encoding': 'br' },
      { 'content-type': 'application/json; charset=utf-16' },
    ]) {
      const answer = await send(operation, body, headers)
      refusals(answer, 415)
      expect((answer.json as Plain).code).toBe('media_type_unsupported')
    }
    expect(await everythingOf(world.company)).toBe(before)
  })
})
