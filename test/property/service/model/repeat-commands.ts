import type { Company } from '../../../../src/service/company.ts'
import type { Random } from '../../../oracle/random.ts'
import { answerOf } from './answers.ts'
import { createTravel } from './transport-commands.ts'
import type { Twin } from './world.ts'

type Create = Company['travels']['create']

/** What a request says is not looked at again, as long as it can be read. */
const ANY_TRIP = {
  startDateUtc: '2025-01-01',
  endDateUtc: '2025-01-02',
  movementDto: {
    fromAddress: { startPoint: 'Leeds' },
    toAddress: { endPoint: 'Hull' },
    transportType: 'RAIL',
    customOptions: { distanceKm: 1 },
  },
} as const

/** An answer as text, its fields in the order of the alphabet: a database may keep them in another one. */
function printed(answer: unknown): string {
  return JSON.stringify(answer, (_, held: unknown) => {
    if (typeof held !== 'object' || held === null || Array.isArray(held)) return held
    return Object.fromEntries(Object.entries(held).sort(([a], [b]) => (a < b ? -1 : 1)))
  })
}

/** The same company, of which the answers to the making of a trip are heard. */
function hearing(real: Company<never>, once: Company<never>, heard: (answer: string) => void): Company<never> {
  const create: Create = async (input) => {
    const answer = await once.travels.create(input)
    heard(printed(answer))
    return answer
  }
  return new Proxy(real, {
    get: (target, name) => (name === 'travels' ? { ...target.travels, create } : Reflect.get(target, name, target)),
  })
}

/**
 * A request that may come again: the first one makes a trip, the same one answers as it did and makes none, another one
 * under the same key is refused. What was refused is not remembered.
 */
export async function repeatRequest(twin: Twin, random: Random): Promise<void> {
  const { real, naive, again } = twin
  const key = random.one(['k1', 'k2', 'k3'])
  const held = naive.answered.get(key)
  const fingerprint = held !== undefined && random.unit() < 0.3 ? 'another' : 'the same'
  const once = again({ route: 'POST /v1/travels', key, fingerprint })
  if (held === undefined) {
    await createTravel({ ...twin, real: hearing(real, once, (answer) => naive.answered.set(key, answer)) }, random)
    return
  }
  const refused = fingerprint === 'another' ? ['idempotency-key idempotency_key_reused'] : []
  const answer = await answerOf('a request that is repeated', once.travels.create(ANY_TRIP), refused)
  if (answer === undefined || printed(answer) === held) return
  throw new Error(`the answer to ${key} was ${held}, and is ${printed(answer)} now`)
}
