import { expect, it } from 'vitest'
import { createApi } from '../../src/http/index.ts'
import { createService } from '../../src/service/index.ts'
import { thrownBy } from '../fixtures/violations.ts'

const service = createService()
const sentences = (work: () => unknown) =>
  thrownBy(work).map(({ path, code, message }) => `${path} ${code}: ${message}`)

it.each([
  [() => createService({ polcy: {} } as never), 'polcy unknown_field: is not an option; did you mean policy?'],
  [
    () => createService({ policy: { requird: 'lenient' } } as never),
    'policy.requird policy_invalid: is not a policy; did you mean required?',
  ],
  [() => createService({ policy: { zzz: 1 } } as never), 'policy.zzz policy_invalid: is not a policy; leave it out'],
  [
    () => createApi({ service, basepath: '/api' } as never),
    'basepath unknown_field: is not an option; did you mean basePath?',
  ],
])('%s is rejected with the name that was meant', (work, sentence) => {
  expect(sentences(work)).toEqual([sentence])
})

it('all options are known, also as undefined', () => {
  const names = { store: 1, catalogue: 1, places: 1, series: 1, units: 1, countries: 1, gridRegions: 1, policy: 1 }
  const undefinedOptions = Object.fromEntries(
    [...Object.keys(names), 'longReads', 'clock', 'newId'].map((name) => [name, undefined]),
  )
  expect(createService(undefinedOptions as object).company(1).id).toBe(1)
  expect(sentences(() => createApi({ service, toString: 1, x: 1 } as never)).map((line) => line.split(' ')[0])).toEqual(
    ['toString', 'x'],
  )
})
