import { describe, expect, it } from 'vitest'
import { DISCLOSURE_STANDARDS, type DisclosureStatement } from '../../../../src/resources/index.ts'
import type { Company } from '../../../../src/service/index.ts'
import { parseStatement } from '../../../../src/standards/disclosure/index.ts'
import { energyInput, fuelInput, siteInput, testService } from '../../../fixtures/service.ts'

/** What a message must ask the reader to do. */
const ACTION = /\b(?:Supply|supply|Record|Give|State|Report|leave)\b/
const EXAMPLE = /as in (\{.*\})[.,]/

type Fields = Record<string, unknown>

/** Adds the fields of an example to a statement: lists are joined, objects merged. */
function merge(a: Fields, b: Fields): Fields {
  const merged = { ...a }
  for (const [key, value] of Object.entries(b)) {
    const present = merged[key]
    if (Array.isArray(present) && Array.isArray(value)) merged[key] = [...present, ...value]
    else if (isFields(present) && isFields(value)) merged[key] = merge(present, value)
    else merged[key] = value
  }
  return merged
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

async function companyOf(records: readonly ('fuel' | 'energy')[]): Promise<Company> {
  const { company } = testService()
  const site = (await company.sites.create(siteInput())).record.id
  if (records.includes('fuel')) await company.siteFuels.create(site, fuelInput())
  if (records.includes('energy')) await company.siteEnergies.create(site, energyInput())
  return company
}

/** The choices that decide which table a standard has. */
const TABLES = [
  ...DISCLOSURE_STANDARDS.filter((standard) => standard !== 'secr').map((standard) => [standard, {}] as const),
  ...(['quoted', 'unquoted'] as const).map((company) => ['secr', { company }] as const),
] as const

describe.each(DISCLOSURE_STANDARDS)('what is missing in %s', (standard) => {
  it.each([[['fuel']], [['fuel', 'energy']]] as const)('says what to do, for a company with %s', async (records) => {
    const { missing } = await (await companyOf(records)).report({ standard, year: 2025 })
    expect(missing.length).toBeGreaterThan(0)
    for (const { message, field } of missing) {
      expect(message).toMatch(ACTION)
      // a field that a message names is where the page leads to
      const [, named] = /upply ([\w.]+)(?: with the id netRevenue)? in the statement/.exec(message) ?? []
      expect(field).toBe(named)
    }
  })
})

describe.each(TABLES)('what is missing in %s, of %o', (standard, choices) => {
  it('is supplied by the examples of its messages', async () => {
    const company = await companyOf(['fuel'])
    let statement: Fields = { ...choices }
    const seen = new Set<string>()
    // an answer may lead to further questions, as a quoted company has to state other figures
    for (let round = 0; round < 5; round++) {
      const read = parseStatement(JSON.stringify(statement)) as DisclosureStatement
      const { missing } = await company.report({ standard, year: 2025, statement: read })
      const asked = missing.flatMap(({ message }) => EXAMPLE.exec(message)?.[1] ?? [])
      for (const example of asked) {
        expect(seen, 'asked twice').not.toContain(example)
        seen.add(example)
        statement = merge(statement, JSON.parse(example))
      }
      if (asked.length === 0) {
        const codes = missing.map(({ code }) => code)
        // category 4 of the example has no records
        expect(codes.filter((code) => code !== 'significance_missing')).toEqual([])
        return
      }
    }
    expect.unreachable('the examples never end')
  })
})
