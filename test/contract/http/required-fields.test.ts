import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withChange } from '../../unit/resources/fixtures/full-input.ts'
import { type Plain, TAKING, type Taking, targetOf } from './fixtures/operations.ts'
import { refusals } from './fixtures/problem.ts'
import { casesOver, TRANSPORTS } from './fixtures/transports.ts'
import { everythingOf, openWorld, type World } from './fixtures/world.ts'

const titled = TAKING.map((operation) => [operation.number, operation.title, operation] as const)

/** Every field of the document's table, and of the objects within movementDto that it asks for. */
const everyField = titled.flatMap(([number, title, operation]) =>
  [...new Set([...operation.takes.required, ...Object.keys(operation.takes.body({} as never))])].map(
    (field) => [number, title, field, operation] as const,
  ),
)

describe.each(TRANSPORTS)('R7: required fields, $name', (transport) => {
  describe('as the reference marks them', () => {
    let world: World
    beforeAll(async () => {
      world = await openWorld(transport)
    })
    afterAll(() => world.close())

    /** What the company has; undefined after a request that may have changed it. */
    let known: string | undefined
    const expectUnchanged = async () => expect(await everythingOf(world.company)).toBe(known)

    const send = ({ method, ...operation }: Taking, body: unknown) =>
      world.send({ method, target: targetOf({ method, ...operation }, world.ids), body })

    it.each(casesOver(transport, everyField))('%i. %s without %s', async (_, __, field, operation) => {
      const { required, body } = operation.takes
      const sent = withChange(body(world.ids), field, undefined)
      if (!required.includes(field)) {
        known = undefined
        return expect((await send(operation, sent)).status).toBe(operation.status)
      }
      known ??= await everythingOf(world.company)
      expect(refusals(await send(operation, sent), 400)).toEqual([`${field} required`])
      await expectUnchanged()
    })

    it.each(titled)('%i. %s: names all missing fields of an empty object at once', async (_, __, operation) => {
      const top = operation.takes.required.filter((field) => !field.includes('.'))
      known ??= await everythingOf(world.company)
      const answer = await send(operation, {})
      if (top.length === 0) expect(answer.status).toBe(200)
      else expect(refusals(answer, 400)).toEqual(top.map((field) => `${field} required`).sort())
      // X11: an empty PATCH changes nothing
      await expectUnchanged()
    })
  })

  describe('lenient', () => {
    let world: World
    beforeAll(async () => {
      world = await openWorld(transport, { required: 'lenient' })
    })
    afterAll(() => world.close())

    // each request starts from the record that those before it left
    it.each(everyField)('%i. %s without %s', async (_, __, field, operation) => {
      const { due, body } = operation.takes
      const sent: Plain = withChange(body(world.ids), field, undefined)
      const answer = await world.send({ method: operation.method, target: targetOf(operation, world.ids), body: sent })
      if (due.includes(field)) expect(refusals(answer, 400)).toEqual([`${field} required`])
      else expect([answer.status, answer.text]).toEqual([operation.status, expect.any(String)])
    })
  })
})
