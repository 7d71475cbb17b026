import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusedBy } from '../../unit/resources/fixtures/field-cases.ts'
import { put, withChange } from '../../unit/resources/fixtures/full-input.ts'
import { type Field, INPUTS, type Kind } from '../../unit/resources/fixtures/input-table.ts'
import { type Plain, TAKING, type Taking, targetOf } from './fixtures/operations.ts'
import { refusals } from './fixtures/problem.ts'
import { casesOver, TRANSPORTS } from './fixtures/transports.ts'
import { everythingOf, openWorld, type World } from './fixtures/world.ts'

const fields = TAKING.flatMap((operation) =>
  Object.entries(INPUTS[operation.takes.input]).map(
    ([path, field]) => [operation.number, operation.title, path, field, operation] as const,
  ),
)

const NUMERIC: readonly Kind[] = ['quantity', 'amount', 'hint', 'positive', 'percentage', 'tonnes', 'whole', 'id']

/** What JSON can carry: NaN and the infinities are null in it. */
const isSendable = ([value]: readonly [unknown, unknown]) => typeof value !== 'number' || Number.isFinite(value)

describe.each(TRANSPORTS)('every field of every operation, $name', (transport) => {
  const tried = casesOver(transport, fields)
  let world: World
  let before: string
  beforeAll(async () => {
    world = await openWorld(transport)
    before = await everythingOf(world.company)
  })
  afterAll(() => world.close())

  const send = (operation: Taking, body: unknown) =>
    world.send({ method: operation.method, target: targetOf(operation, world.ids), body })
  const bodyOf = ({ takes }: Taking): Plain => structuredClone(takes.body(world.ids))
  /** A body with one place changed. A file without a name would be refused for that as well. */
  const changedBody = (operation: Taking, path: string, value: unknown): Plain =>
    withChange(
      path === 'files[0].url' ? { files: [{ name: 'bill' }], ...bodyOf(operation) } : bodyOf(operation),
      path,
      value,
    )

  /** Sends what is refused; that nothing was stored by it is seen after all of it. */
  const refused = async (operation: Taking, bodies: readonly (readonly [body: unknown, expected: string[]])[]) => {
    for (const [body, expected] of bodies) {
      const found = refusals(await send(operation, body), 400)
      expect([JSON.stringify(body).slice(0, 500), found]).toEqual([JSON.stringify(body).slice(0, 500), expected])
    }
  }

  it.each(tried)('%i. %s: %s of another type, out of range, too long', async (_, __, path, field, operation) => {
    const cases = refusedBy(field).filter(isSendable)
    expect(cases.length).toBeGreaterThan(2)
    await refused(
      operation,
      cases.map(([value, code]) => [changedBody(operation, path, value), [`${path} ${code}`]]),
    )
  })

  it.each(tried)('%i. %s: %s as null', async (_, __, path, field, operation) => {
    if (field.nullable) return
    await refused(operation, [[changedBody(operation, path, null), [`${path} invalid_type`]]])
  })

  it.each(tried.filter(([, , , { kind }]) => NUMERIC.includes(kind)))(
    '%i. %s: %s as 1e400 and 1e-400, which no double holds',
    async (_, __, path, ___, operation) => {
      const text = JSON.stringify(withChange(bodyOf(operation), path, 'HERE'))
      const wrong = ['1e400', '-1e400', '1e-400', `0.${'0'.repeat(330)}1`]
      await refused(
        operation,
        wrong.map((number) => [text.replace('"HERE"', number), [`${path} number_out_of_range`]]),
      )
    },
  )

  it.each(TAKING.map((one) => [one.number, one.title, one] as const))(
    '%i. %s: every field wrong, each named, all at once',
    async (_, __, operation) => {
      const table: readonly (readonly [string, Field])[] = Object.entries(INPUTS[operation.takes.input])
      const isLeaf = (path: string) =>
        !table.some(([other]) => other !== path && /^[.[]/.test(other.slice(path.length)) && other.startsWith(path))
      const leaves = table.filter(([path]) => isLeaf(path))
      const body = bodyOf(operation)
      for (const [path, { kind }] of leaves) put(body, path, kind === 'boolean' ? 'yes' : true)
      await refused(operation, [[body, leaves.map(([path]) => `${path} invalid_type`).sort()]])
    },
  )

  it('none of which stored anything', async () => {
    expect(await everythingOf(world.company)).toBe(before)
  })

  it.each(TAKING.map((one) => [one.number, one.title, one] as const))(
    '%i. %s: names that objects are born with do no harm',
    async (_, __, operation) => {
      for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
        const marked = { HERE: { polluted: true, totalEmission: 1 }, ...bodyOf(operation) }
        const { status } = await send(operation, JSON.stringify(marked).replace('"HERE"', `"${name}"`))
        expect(status === operation.status || status === 400).toBe(true)
        expect(({} as Plain).polluted).toBeUndefined()
      }
    },
  )
})
