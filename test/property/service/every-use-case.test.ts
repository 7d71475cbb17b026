import { describe, expect, it } from 'vitest'
import { createService, memoryStore } from '../../../src/service/index.ts'
import { IS_THOROUGH, SEED_OF_RUN } from '../../fixtures/seeds.ts'
import { differencesAfter } from './model/describe-agreement.ts'
import { lieOf, useCasesOf, type Watch, watched } from './model/use-cases.ts'
import { ELSEWHERE } from './model/use-cases-elsewhere.ts'
import { worldMaker } from './model/world.ts'

/** Sequences at most: most use cases are reached, and most lies found out, within the first hundred. */
const SEQUENCES = 2_000

/** What answers nothing that could be otherwise: that it was done is seen of what there is afterwards. */
const WITHOUT_ANSWER = ['service.erase']
/** A stop for what hangs, many times what the sequences take on a small machine. */
const TIMEOUT_MS = 300_000

const USE_CASES = useCasesOf(createService())

function maker(watch: Watch) {
  return worldMaker(memoryStore(), (service) => watched(service, watch))
}

/** The use cases that were exercised when all were that are due; those of all sequences where some never are. */
async function exercised(due: readonly string[]): Promise<ReadonlySet<string>> {
  const done = new Set<string>()
  const make = maker({
    answered: (useCase, answer) => {
      done.add(useCase)
      return answer
    },
  })
  for (let seed = 1; seed <= SEQUENCES && !due.every((one) => done.has(one)); seed++) {
    expect(await differencesAfter(seed, make)).toEqual([])
  }
  return done
}

/** How many sequences a lie of a use case lasts; all where nobody notices. */
async function lasts(liar: string): Promise<number> {
  const make = maker({ answered: (useCase, answer) => (useCase === liar ? lieOf(answer) : answer) })
  for (let seed = 1; seed <= SEQUENCES; seed++) if ((await differencesAfter(seed, make)).length > 0) return seed
  return Number.POSITIVE_INFINITY
}

describe('every use case of the service', { timeout: TIMEOUT_MS }, () => {
  it.runIf(IS_THOROUGH)('is exercised by the sequences, or says where it is held to a model', async () => {
    const due = USE_CASES.filter((one) => !Object.hasOwn(ELSEWHERE, one))
    const done = await exercised(due)
    expect(due.filter((one) => !done.has(one))).toEqual([])
    expect(Object.keys(ELSEWHERE).filter((one) => done.has(one) || !USE_CASES.includes(one))).toEqual([])
  })

  const answering = USE_CASES.filter((one) => !Object.hasOwn(ELSEWHERE, one) && !WITHOUT_ANSWER.includes(one))

  // some of them in each run, which its seed names: to find a lie out takes up to hundreds of sequences
  const oneOf = IS_THOROUGH ? 4 : 16
  const ofThisRun = answering.filter((_, index) => index % oneOf === SEED_OF_RUN % oneOf)

  it.each(ofThisRun)(`%s cannot answer otherwise (1 of ${oneOf}, seed ${SEED_OF_RUN})`, async (useCase) => {
    expect(await lasts(useCase)).toBeLessThanOrEqual(SEQUENCES)
  })
})
