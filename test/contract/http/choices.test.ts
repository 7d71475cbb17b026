import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { put, read } from '../../unit/resources/fixtures/full-input.ts'
import { OPERATIONS, type Plain, type Taking, targetOf } from './fixtures/operations.ts'
import { refusals } from './fixtures/problem.ts'
import { TRANSPORTS } from './fixtures/transports.ts'
import { openWorld, type World } from './fixtures/world.ts'

const TRANSPORT = ['TRUCK', 'SHIP', 'AIR', 'RAIL']
const CLASSES = ['ECONOMY', 'PREMIUM_ECONOMY', 'BUSINESS', 'FIRST_CLASS']

/** The listed values of the document: operation, where they are sent and shown again, what they are. */
const LISTED = [
  [16, 'transportType', TRANSPORT],
  [17, 'movementDto.transportType', TRANSPORT],
  [19, 'movementDto.transportType', TRANSPORT],
  [17, 'flightClass', CLASSES],
  [19, 'flightClass', CLASSES],
] as const

const values = LISTED.flatMap(([number, path, choices]) => choices.map((choice) => [number, path, choice] as const))

/** Two ports, so that every kind of transport finds a way. */
const FROM = { startAddress: 'Hamburg', startPoint: '53.54,9.97' }
const TO = { endAddress: 'Rotterdam', endPoint: '51.95,4.14' }

describe.each(TRANSPORTS)('listed values, $name', (transport) => {
  let world: World
  beforeAll(async () => {
    world = await openWorld(transport)
  })
  afterAll(() => world.close())

  const ask = (number: number, path: string, value: unknown) => {
    const operation = OPERATIONS[number - 1] as Taking
    const body: Plain = structuredClone(operation.takes.body(world.ids))
    const journey = number === 16 ? '' : 'movementDto.'
    put(body, `${journey}fromAddress`, FROM)
    put(body, `${journey}toAddress`, TO)
    put(body, path, value)
    return world.send({ method: operation.method, target: targetOf(operation, world.ids), body })
  }

  it.each(values)('%i. %s: %s is accepted and returned', async (number, path, choice) => {
    const { status, json, text } = await ask(number, path, choice)
    expect([status, text]).toEqual([number === 17 ? 201 : 200, expect.any(String)])
    expect(read(json, path)).toBe(choice)
  })

  it.each(values)('B17: %i. %s: %s in small letters is the same', async (number, path, choice) => {
    const { json } = await ask(number, path, choice.toLowerCase())
    expect(read(json, path)).toBe(choice)
  })

  it.each(LISTED)('%i. %s: nothing else is accepted', async (number, path) => {
    for (const other of ['BOAT', 'ECONOMY_PLUS', '', ' TRUCK', 'constructor', '__proto__', 'FIRST CLASS']) {
      expect([other, refusals(await ask(number, path, other), 400)]).toEqual([other, [`${path} invalid_choice`]])
    }
    for (const other of [1, true, {}, ['TRUCK']]) {
      expect(refusals(await ask(number, path, other), 400)).toEqual([`${path} invalid_type`])
    }
  })

  it.each([
    [16, 'transportType', 'TRUKC', 'must be one of: TRUCK, SHIP, AIR, RAIL; did you mean TRUCK?'],
    [16, 'transportType', 'BOAT', 'must be one of: TRUCK, SHIP, AIR, RAIL'],
    [17, 'movementDto.transportType', 'trail', 'must be one of: TRUCK, SHIP, AIR, RAIL; did you mean RAIL?'],
    [
      19,
      'flightClass',
      'Bussines',
      'must be one of: ECONOMY, PREMIUM_ECONOMY, BUSINESS, FIRST_CLASS; did you mean BUSINESS?',
    ],
  ])('%i. %s: %s is rejected with the nearest word, if one is near', async (number, path, word, message) => {
    const { json } = await ask(number, path, word)
    expect((json as { errors: unknown }).errors).toEqual([{ path, code: 'invalid_choice', message }])
  })
})
