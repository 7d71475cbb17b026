import { expect, vi } from 'vitest'
import type { Store } from '../../../../src/ledger/collections/index.ts'
import { type Company, createService, type ImportPayloads, type ServiceRecords } from '../../../../src/service/index.ts'
import { csvSource, fuelBills } from '../../../fixtures/import-source.ts'
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

type Records = ImportPayloads<'reference'>['siteFuels'][]

/** The answer to an import, or what it throws; it has then left nothing. */
async function importedOrNothing(company: Company, records: Records): Promise<string> {
  const before = await keptBy(company)
  const answer = await company
    .import({ activity: 'siteFuels', records })
    .then((imported) => JSON.stringify(imported), String)
  if (answer.includes('no more ids')) expect(await keptBy(company)).toEqual(before)
  return answer
}

/** Every line that a company exports. */
async function keptBy(company: Company): Promise<readonly string[]> {
  const lines: string[] = []
  for await (const line of company.export()) lines.push(line)
  return lines
}

/** The answers and the whole export of a company whose changes fail half way now and then, each without leaving anything. */
export async function writtenWithFailures(store: Store<ServiceRecords>, every: number): Promise<readonly string[]> {
  const company = companyOfFailingIds(store, (made) => made > 3 && made % every === 0)
  const { id } = (await company.sites.create(siteInput())).record
  const said: string[] = []
  for (let index = 0; index < 40; index++) {
    const file = { name: `Bill ${index}`, url: `https://example.com/${index}` }
    const input = { ...fuelInput(), value: index, files: index % 3 === 0 ? [file] : [] }
    const before = await keptBy(company)
    const answer = await company.siteFuels.create(id, input).then(({ record }) => JSON.stringify(record), String)
    if (answer.includes('no more ids')) expect(await keptBy(company)).toEqual(before)
    said.push(answer, await company.exactTotal())
    if (index % 4 === 0)
      said.push(
        await importedOrNothing(company, [
          { siteId: id, ...input },
          { siteId: id, ...input },
        ]),
      )
    // what fails in a chunk leaves the import to be resumed
    const bills = csvSource(fuelBills([index, index + 0.5]))
    if (index % 4 === 1)
      said.push(await company.imports.commit(bills).then(({ record }) => JSON.stringify(record), String))
  }
  said.push(...(await keptBy(company)))
  expect(await company.verifyTotals()).toEqual([])
  return said
}
