import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Ids } from './fixtures/company-records.ts'
import { OPERATIONS, type Operation, parametersOf, targetOf } from './fixtures/operations.ts'
import { refusals } from './fixtures/problem.ts'
import { casesOver, TRANSPORTS } from './fixtures/transports.ts'
import { everythingOf, openWorld, type World } from './fixtures/world.ts'

const NOBODYS = 'deadbeef-0000-4000-8000-000000000000'

/** What no record is called, as it stands in a path. */
const NO_IDS = [
  'abc',
  '-1',
  '0',
  '1.0',
  '1e0',
  '99999999999999999999',
  '__proto__',
  'constructor',
  '%00',
  'a%00b',
  '%F0%9F%98%80',
  '%2e%2e',
  'x'.repeat(1000),
  "'%20OR%201=1--",
]

const parameters = OPERATIONS.flatMap((operation) =>
  parametersOf(operation).map((name) => [operation.number, operation.title, name, operation] as const),
)

describe.each(TRANSPORTS)('the records of a path, $name', (transport) => {
  let world: World
  let before: string
  beforeAll(async () => {
    world = await openWorld(transport)
    before = await everythingOf(world.company)
  })
  afterAll(() => world.close())

  const ask = (operation: Operation, target: string) => {
    const { method, takes } = operation
    return world.send({ method, target, ...(takes ? { body: takes.body(world.ids) } : {}) })
  }
  /** The path with one parameter put as it is, the others filled in. */
  const pathWith = (operation: Operation, name: keyof Ids, raw: string) => {
    const marked = targetOf(operation, { ...world.ids, [name]: 'HERE' })
    return marked.replace('HERE', raw)
  }
  /** The answer without the id that was asked for, so that two can be compared byte by byte. */
  const withoutId = ({ status, headers, text }: Awaited<ReturnType<typeof ask>>, id: string) => {
    const { 'content-length': length, ...others } = headers
    const expected = length === undefined ? undefined : Buffer.byteLength(text)
    expect(length === undefined ? undefined : Number(length)).toBe(expected)
    return { status, headers: others, text: text.replaceAll(new RegExp(`/${id}(?=[/"])`, 'g'), '/ID') }
  }

  it.each(casesOver(transport, parameters))(
    'X2: %i. %s: %s of another company gets the response of an unknown one',
    async (...row) => {
      const [, , name, operation] = row
      // numbers are counted company by company: theirs is one that is not ours
      const theirs = { batchId: world.foreign.otherBatchId }[name as string] ?? world.foreign[name]
      const unknown = typeof theirs === 'number' ? '987654321' : NOBODYS
      const answers = await Promise.all(
        [String(theirs), unknown].map(async (id) => withoutId(await ask(operation, pathWith(operation, name, id)), id)),
      )
      expect(answers[0]).toEqual(answers[1])
      expect(answers[0]?.status).toBe(404)
      expect(await everythingOf(world.company)).toBe(before)
    },
  )

  it.each(casesOver(transport, parameters))(
    'B1, X19: %i. %s: %s that is not an id at all is not found',
    async (...row) => {
      const [, , name, operation] = row
      for (const raw of NO_IDS) {
        const found = refusals(await ask(operation, pathWith(operation, name, raw)), 404)
        expect([raw, found.length < 2]).toEqual([raw, true])
      }
      for (const raw of ['%E0%A4', '%ED%A0%80', '%', '%zz']) {
        const { status, text } = await ask(operation, pathWith(operation, name, raw))
        expect([raw, status, text]).toEqual([raw, 400, expect.stringContaining('path_malformed')])
      }
      expect(await everythingOf(world.company)).toBe(before)
    },
  )

  it.each([
    ['E9', 6, 'siteId', 'otherSiteId'],
    ['E9', 7, 'siteId', 'otherSiteId'],
    ['E9', 9, 'vehicleId', 'otherVehicleId'],
    ['B18', 16, 'batchId', 'otherBatchId'],
  ] as const)('%s: %i. a record below another %s of the company is not found', async (_, number, name, other) => {
    const operation = OPERATIONS[number - 1] as Operation
    const target = targetOf(operation, { ...world.ids, [name]: world.ids[other] })
    refusals(await ask(operation, target), 404)
    expect(await everythingOf(world.company)).toBe(before)
  })
})
