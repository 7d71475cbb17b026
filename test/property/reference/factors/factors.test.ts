import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { add, equal, parseNumber } from '../../../../src/core/exact/index.ts'
import { type EmissionFactor, EmissionsError } from '../../../../src/index.ts'
import {
  createCatalogue,
  factorFor,
  findFactor,
  loadDesnzFlatFile,
  partnerOf,
  publishedCatalogue,
  searchFactors,
  selectFactor,
  suggestFactors,
} from '../../../../src/reference/factors/index.ts'
import { SEEDS, scaleRuns } from '../../../fixtures/seeds.ts'

const anyFactor = fc.constantFrom(...publishedCatalogue.factors())
const anyKey = anyFactor.map(({ key }) => key)

function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch (error) {
    if (EmissionsError.is(error)) return undefined
    throw error
  }
}

const DAY_MS = 86_400_000
const anyDay = fc.integer({ min: Date.UTC(2020, 0, 1) / DAY_MS, max: Date.UTC(2029, 11, 31) / DAY_MS })
const iso = (day: number) => new Date(day * DAY_MS).toISOString().slice(0, 10)

/** How many days of a period lie in each year, counted one by one; a period of no length is of its day. */
function daysByYear(start: number, end: number): Map<number, number> {
  const counts = new Map<number, number>()
  for (let day = start; day < Math.max(end, start + 1); day++) {
    const year = new Date(day * DAY_MS).getUTCFullYear()
    counts.set(year, (counts.get(year) ?? 0) + 1)
  }
  return counts
}

/** The year that holds most of the days; the later of two that hold as many. */
function yearOfMost(counts: Map<number, number>): number {
  return [...counts].sort((a, b) => b[1] - a[1] || b[0] - a[0])[0]?.[0] as number
}

describe.each(SEEDS)('factors, seed %i', (seed) => {
  it('wtw = wtt + ttw, wherever a partner is published', () => {
    const law = (factor: EmissionFactor) => {
      const upstream = attempt(() => partnerOf(factor, 'WTT'))
      if (upstream === undefined) return
      const whole = factorFor(factor, 'WTW')
      const sum = add(parseNumber(factor.per1.co2e), parseNumber(upstream.per1.co2e))
      expect(equal(parseNumber(whole.per1.co2e), sum)).toBe(true)
      expect(findFactor(whole.key)).toEqual(whole)
    }
    fc.assert(fc.property(anyFactor, law), { seed, numRuns: scaleRuns(100) })
  })

  it('the search for the words of a name finds the factor, among those of its edition and unit', () => {
    const law = (factor: EmissionFactor) => {
      const found = searchFactors(factor.name, { edition: factor.edition, unit: factor.unit })
      expect(found).toContain(factor)
      for (const other of found) expect([other.edition, other.unit]).toEqual([factor.edition, factor.unit])
    }
    fc.assert(fc.property(anyFactor, law), { seed, numRuns: scaleRuns(100) })
  })

  it('a search for the beginning of a name finds the factor, or names it among the nearest', () => {
    const law = (factor: EmissionFactor, cut: number) => {
      const words = factor.name.split(/\s+/)
      const beginning = words.slice(0, 1 + (cut % words.length)).join(' ')
      expect(suggestFactors(beginning).factors).toContain(factor)
    }
    fc.assert(fc.property(anyFactor, fc.nat(20), law), { seed, numRuns: scaleRuns(100) })
  })

  it('no text but a key finds a factor, and none throws anything but an EmissionsError', () => {
    const noise = fc.oneof(
      fc.string(),
      anyKey.map((key) => `${key}?`),
      anyKey.map((key) => key.slice(1)),
      fc.tuple(anyKey, fc.string()).map(([key, text]) => `${key}?gwp=${text}`),
    )
    const law = (key: string) => {
      const found = publishedCatalogue.find(key)
      if (found !== undefined) expect([found.key, found.id]).toContain(key)
      else expect(attempt(() => findFactor(key))).toBeUndefined()
    }
    fc.assert(fc.property(noise, law), { seed, numRuns: scaleRuns(100) })
  })

  it('the edition is that of the year with most days, counted one by one', () => {
    const law = (start: number, length: number) => {
      const period = { start: iso(start), end: iso(start + length) }
      const { factor, notices } = selectFactor({ activity: { kind: 'electricity' }, region: 'GB', period })
      const days = daysByYear(start, start + length)
      const year = yearOfMost(days)
      const used = Math.min(2026, Math.max(2024, year))
      expect(factor.source.editionYear).toBe(used)
      const codes = year > 2026 ? ['factor_edition_older'] : year < 2024 ? ['factor_edition_newer'] : []
      // a part of the days is of the year that was used, and another part is not
      const inside = days.get(used) ?? 0
      const isPartial = inside > 0 && days.size > 1
      expect(notices.map(({ code }) => code)).toEqual(isPartial ? [...codes, 'factor_edition_partial'] : codes)
      if (!isPartial) return
      const [part = ''] = notices.at(-1)?.message.split(' ') ?? []
      expect(equal(parseNumber(part), parseNumber(`${length - inside}/${length}`))).toBe(true)
    }
    fc.assert(fc.property(anyDay, fc.integer({ min: 0, max: 1000 }), law), { seed, numRuns: scaleRuns(100) })
  })

  it('a selection does not depend on the order of the catalogue', () => {
    const all = publishedCatalogue.factors()
    const shuffled = fc.shuffledSubarray([...all], { minLength: all.length })
    const requests = [
      { activity: { kind: 'electricity' }, region: 'US-CAMX' },
      { activity: { kind: 'fuel', fuel: 'natural gas', unit: 'kWh' }, region: 'GB' },
      { activity: { kind: 'flight', from: 'GB', to: 'US' } },
      { activity: { kind: 'car' }, region: 'FR' },
      { activity: { kind: 'hotel' }, region: 'GB-LND' },
    ] as const
    const law = (factors: EmissionFactor[]) => {
      const catalogue = createCatalogue(factors)
      for (const request of requests) {
        const period = { start: '2024-05-01', end: '2024-06-01' }
        expect(selectFactor({ ...request, period, catalogue })).toEqual(selectFactor({ ...request, period }))
      }
    }
    fc.assert(fc.property(shuffled, law), { seed, numRuns: scaleRuns(5) })
  })

  it('any text is a flat file or an EmissionsError', () => {
    const header = 'ID,Scope,Level 1,Level 2,Level 3,Level 4,Column Text,UOM,GHG/Unit,GHG Conversion Factor 2026\n'
    const law = (text: string) => {
      attempt(() => loadDesnzFlatFile(text, { edition: 'desnz-2026', editionYear: 2026 }))
      attempt(() => loadDesnzFlatFile(header + text, { edition: 'desnz-2026', editionYear: 2026 }))
    }
    fc.assert(fc.property(fc.string({ unit: fc.constantFrom(...'1_,"\n\rkgCO2e .-') }), law), {
      seed,
      numRuns: scaleRuns(100),
    })
  })
})
