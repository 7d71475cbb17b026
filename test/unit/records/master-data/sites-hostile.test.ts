import { describe, expect, it } from 'vitest'
import { EmissionsError } from '../../../../src/core/errors/index.ts'
import type { Outcome } from '../../../../src/ledger/context/use-cases.ts'
import { resourceSchemas } from '../../../../src/resources/index.ts'
import type { Company } from '../../../../src/service/company.ts'
import { assertCanonical } from '../../../fixtures/assert-canonical.ts'
import { countedId, energyInput, fuelInput, siteInput, testService } from '../../../fixtures/service.ts'

type Body = Record<string, unknown>

/** What no field takes, or what one takes and the next must not fall over. */
const HOSTILE: readonly unknown[] = [
  undefined,
  null,
  '',
  ' ',
  '\0',
  '\ud800',
  'x'.repeat(100_000),
  '9'.repeat(100_000),
  '__proto__',
  'constructor',
  JSON.parse('{ "__proto__": { "value": 1 }, "id": "__proto__" }'),
  countedId(999_999),
  -1,
  -0,
  0.1,
  59.000_000_1,
  100.1,
  1e308,
  '1e400',
  '-1e-400',
  Number.NaN,
  Number.POSITIVE_INFINITY,
  2 ** 53,
  '2025-02-30',
  '0000-01-01T00:00:00.000+14:00',
  '9999-12-31T23:59:59.999Z',
  true,
  [],
  [null],
  [[]],
  {},
  { id: 999 },
  [{ id: '\ud800', name: 'n' }],
  [{ id: 'naïve', name: 'n' }],
  Array.from({ length: 101 }, () => ({ name: 'n' })),
]

/** An operation, what it is sent where nothing is wrong, and the shape of what it answers. */
interface Operation {
  readonly name: string
  readonly good: Body
  readonly schema: { safeParse(value: unknown): { success: boolean } }
  readonly work: (body: Body) => Promise<Outcome<unknown>>
}

async function operations(company: Company<never>): Promise<readonly Operation[]> {
  const { sites, siteFuels, siteEnergies } = company
  const siteId = (await sites.create(siteInput())).record.id
  const fuelId = (await siteFuels.create(siteId, fuelInput())).record.id
  const energyId = (await siteEnergies.create(siteId, energyInput())).record.id
  const site = { ...siteInput(), avatarUrl: null, gridRegionId: null }
  const more = { vendorId: null, comment: null, files: [] }
  const fuel = { ...fuelInput(), ...more }
  const energy = { ...energyInput(), ...more, customEmissionFactorId: null, emissionKindId: fuel.emissionKindId }
  return [
    { name: 'create site', good: site, schema: resourceSchemas.Site, work: (body) => sites.create(body) },
    { name: 'update site', good: site, schema: resourceSchemas.Site, work: (body) => sites.update(siteId, body) },
    {
      name: 'create fuel',
      good: fuel,
      schema: resourceSchemas.SiteFuel,
      work: (body) => siteFuels.create(siteId, body),
    },
    {
      name: 'update fuel',
      good: fuel,
      schema: resourceSchemas.SiteFuel,
      work: (body) => siteFuels.update({ siteId, fuelId }, body),
    },
    {
      name: 'create energy',
      good: energy,
      schema: resourceSchemas.SiteEnergy,
      work: (body) => siteEnergies.create(siteId, body),
    },
    {
      name: 'update energy',
      good: energy,
      schema: resourceSchemas.SiteEnergy,
      work: (body) => siteEnergies.update({ siteId, energyId }, body),
    },
  ]
}

/** The error that was thrown; undefined: none. One that has no code fails the test. */
async function rejection(work: () => Promise<Outcome<unknown>>, check: (outcome: Outcome<unknown>) => void) {
  try {
    check(await work())
    return undefined
  } catch (error) {
    if (!EmissionsError.is(error)) throw error
    return error
  }
}

const NAMES = ['create site', 'update site', 'create fuel', 'update fuel', 'create energy', 'update energy']

describe('whatever is sent', () => {
  it.each(NAMES)(
    '%s answers in the shape of the contract or with a code at the field, and then changed nothing',
    async (name) => {
      const { company } = testService()
      const operation = (await operations(company)).find((one) => one.name === name) as Operation
      const state = async () => (await company.audit.log({ limit: 10_000 })).length
      let lines = await state()
      for (const field of Object.keys(operation.good)) {
        for (const value of HOSTILE) {
          const error = await rejection(
            () => operation.work({ ...operation.good, [field]: value }),
            ({ record, notices }) => {
              expect(operation.schema.safeParse(record).success, `${field}: ${String(value)}`).toBe(true)
              assertCanonical({ record, notices })
            },
          )
          const now = await state()
          expect(now - lines, `${field}: ${String(value)}: ${error?.message}`).toBe(error === undefined ? 1 : 0)
          lines = now
          const known = (path: string) =>
            path.startsWith('site.') || (path.split(/[.[]/)[0] as string) in operation.good
          expect(error?.violations.map(({ path }) => path).filter((path) => !known(path)) ?? []).toEqual([])
        }
      }
      expect(await company.verifyTotals()).toEqual([])
    },
  )

  it.each(NAMES)('%s rejects what is not an object', async (name) => {
    const { company } = testService()
    const { work } = (await operations(company)).find((one) => one.name === name) as Operation
    for (const body of [null, undefined, [], 'x', 1]) {
      const error = await rejection(
        () => work(body as unknown as Body),
        () => undefined,
      )
      expect(error?.code).toMatch(/^(?:invalid_type|required)$/)
    }
  })
})
