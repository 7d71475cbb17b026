import { expect, vi } from 'vitest'
import type { Store } from '../../../../src/ledger/collections/index.ts'
import { createService, type ServiceRecords } from '../../../../src/service/index.ts'
import { fuelInput, siteInput } from '../../../fixtures/service.ts'
import { randomFrom } from '../../../oracle/random.ts'
import { differencesAfter } from './describe-agreement.ts'
import { watched } from './use-cases.ts'
import { worldMaker } from './world.ts'

let drawn = 0

/** Draws the secrets of keys from a seed: they are random, and the log has their digests. */
export function drawFromSeed(): void {
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => {
    drawn += 1
    const random = randomFrom(drawn)
    if (bytes instanceof Uint8Array) for (const index of bytes.keys()) bytes[index] = random.whole(0, 255)
    return bytes
  })
}

/** The company that these tests write to. */
export const OURS = 7

/** The same store behind the port alone: each call of it returns a promise, as those of a database do. */
export function behindPort(store: Store<ServiceRecords>): Store<ServiceRecords> {
  return {
    capabilities: store.capabilities,
    transaction: (id, work, options) => store.transaction(id, work, options),
    read: (id, work) => store.read(id, work),
    findApiKey: (hash) => store.findApiKey(hash),
    verifyTotals: (id) => store.verifyTotals(id),
    rebuildTotals: (id) => store.rebuildTotals(id),
    erase: (id) => store.erase(id),
  }
}

/** Every answer of a sequence of all use cases, each as it is written: records, digests, lines of the log, totals, notices. */
export async function answersOf(store: Store<ServiceRecords>, seed: number): Promise<readonly string[]> {
  const answers: string[] = []
  drawn = 0
  const make = worldMaker(store, (service) =>
    watched(service, {
      answered: (useCase, answer) => {
        answers.push(`${useCase} ${JSON.stringify(answer)}`)
        return answer
      },
    }),
  )
  expect(await differencesAfter(seed, make)).toEqual([])
  // reads that are asked for together may answer in any order
  return answers.sort()
}

/** A company whose ids fail now and then, after a change has begun to write. */
function companyOfFailingIds(store: Store<ServiceRecords>, failsAt: (made: number) => boolean) {
  let made = 0
  const newId = () => {
    made += 1
    if (failsAt(made)) throw new RangeError('no more ids')
    return `00000000-0000-4000-8000-${made.toString(16).padStart(12, '0')}`
  }
  const clock = () => Date.parse('2025-06-01T00:00:00.000Z')
  return createService({ store, newId, clock }).company(OURS)
}

/** The answers and the whole export of a company whose changes fail half way now and then, each without leaving anything. */
export async function writtenWithFailures(store: Store<ServiceRecords>, every: number): Promise<readonly string[]> {
  const company = companyOfFailingIds(store, (made) => made > 3 && made % every === 0)
  const { id } = (await company.sites.create(siteInput())).record
  const said: string[] = []
  const kept = async () => {
    const lines: string[] = []
    for await (const line of company.export()) lines.push(line)
    return lines
  }
  for (let index = 0; index < 40; index++) {
    const file = { name: `Bill ${index}`, url: `https://example.com/${index}` }
    const input = { ...fuelInput(), value: index, files: index % 3 === 0 ? [file] : [] }
    const before = await kept()
    const answer = await company.siteFuels.create(id, input).then(({ record }) => JSON.stringify(record), String)
    if (answer.includes('no more ids')) expect(await kept()).toEqual(before)
    said.push(answer, await company.exactTotal())
  }
  said.push(...(await kept()))
  expect(await company.verifyTotals()).toEqual([])
  return said
}
