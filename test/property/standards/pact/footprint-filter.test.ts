import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type FootprintFilter, footprintMatcher, memoryFootprints } from '../../../../src/http/pact/index.ts'
import type { ProductFootprint } from '../../../../src/standards/pact/index.ts'

const HOUR_MS = 3_600_000
/** Instants of a few hours, so that ends meet. */
const instant = fc
  .integer({ min: 0, max: 5 })
  .map((hours) => new Date(Date.UTC(2026, 0, 1) + hours * HOUR_MS).toISOString())
const word = fc.constantFrom('urn:a:1', 'urn:a:2', 'URN:A:1')
const words = fc.array(word, { minLength: 1, maxLength: 3 })

const footprint = fc.record(
  {
    id: fc.uuid(),
    productIds: words,
    companyIds: words,
    productClassifications: words,
    status: fc.constantFrom('Active', 'Deprecated'),
    validityPeriodStart: instant,
    validityPeriodEnd: instant,
    pcf: fc.record({ referencePeriodEnd: instant, geographyCountry: fc.constantFrom('DE', 'FR') }),
  },
  { requiredKeys: ['id', 'productIds', 'companyIds', 'status', 'pcf'] },
) as unknown as fc.Arbitrary<ProductFootprint>

const filter: fc.Arbitrary<FootprintFilter> = fc.record(
  {
    productId: words,
    companyId: words,
    classification: words,
    geography: fc.array(fc.constantFrom('de', 'DE', 'fr', 'XX'), { minLength: 1, maxLength: 2 }),
    status: fc.constantFrom(['active'], ['Deprecated'], ['none']),
    validOn: instant,
    validAfter: instant,
    validBefore: instant,
  },
  { requiredKeys: [] },
)

/** The footprints of a filter by the words of the specification, criterion by criterion. */
function expected(all: readonly ProductFootprint[], wanted: FootprintFilter): readonly string[] {
  const any = (values: readonly string[] | undefined, ...held: readonly string[]) =>
    values === undefined || held.some((one) => values.some((value) => value.toUpperCase() === one.toUpperCase()))
  const found = all.filter((one) => {
    const start = Date.parse(one.validityPeriodStart ?? one.pcf.referencePeriodEnd)
    const latest = Date.parse(one.pcf.referencePeriodEnd.replace('2026', '2029'))
    const end = one.validityPeriodEnd === undefined ? latest : Date.parse(one.validityPeriodEnd)
    return (
      any(wanted.productId, ...one.productIds) &&
      any(wanted.companyId, ...one.companyIds) &&
      any(wanted.classification, ...(one.productClassifications ?? [])) &&
      any(wanted.geography, one.pcf.geographyCountry as string) &&
      any(wanted.status, one.status) &&
      !(wanted.validOn !== undefined && (Date.parse(wanted.validOn) < start || Date.parse(wanted.validOn) > end)) &&
      !(wanted.validAfter !== undefined && Date.parse(wanted.validAfter) >= start) &&
      !(wanted.validBefore !== undefined && Date.parse(wanted.validBefore) <= end)
    )
  })
  return found.map(({ id }) => id).sort()
}

const several = fc.uniqueArray(footprint, { selector: ({ id }) => id, maxLength: 12 })

describe('filters of footprints', () => {
  it('match by the words of the specification', () => {
    fc.assert(
      fc.property(several, filter, (all, wanted) => {
        const matches = footprintMatcher(wanted)
        const found = all.filter(matches).map(({ id }) => id)
        expect(found.sort()).toEqual(expected(all, wanted))
      }),
    )
  })

  it('give pages that are the whole list together, of any size', async () => {
    await fc.assert(
      fc.asyncProperty(several, filter, fc.integer({ min: 1, max: 4 }), async (all, wanted, limit) => {
        const store = memoryFootprints(all)
        const found: string[] = []
        for (let after: string | null = null, isOver = false; !isOver; ) {
          const page = await store.list('anyone', { filter: wanted, limit, after })
          expect(page.footprints.length).toBeLessThanOrEqual(limit)
          expect(page.next === null || page.footprints.length > 0).toBe(true)
          found.push(...page.footprints.map(({ id }) => id))
          after = page.next
          isOver = page.next === null
        }
        expect(found).toEqual(expected(all, wanted))
      }),
    )
  })
})
