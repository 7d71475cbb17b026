import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EmissionsError, type Violation } from '../../../../../src/index.ts'
import { airports } from '../../../../../src/reference/places/airports/index.ts'
import { cityTable } from '../../../../../src/reference/places/cities/city-table.ts'
import { cities } from '../../../../../src/reference/places/cities/index.ts'
import { geodesicMetres } from '../../../../../src/reference/places/earth/geodesic.ts'
import { choosePlace } from '../../../../../src/reference/places/resolve/choose-place.ts'
import type { FoundPlace } from '../../../../../src/reference/places/resolve/found-place.ts'
import type { ResolvedPlace } from '../../../../../src/reference/places/resolve/locate-place.ts'
import { placeQuery } from '../../../../../src/reference/places/resolve/place-query.ts'
import type { PlaceCandidate } from '../../../../../src/reference/places/resolve/place-resolver.ts'
import { type Asking, resolved } from '../../../../fixtures/place-sources.ts'
import { SEEDS, scaleRuns } from '../../../../fixtures/seeds.ts'

const city = fc.nat(24_322)
const mode = fc.constantFrom('TRUCK', 'SHIP', 'AIR', 'RAIL', undefined)

/** A text as people and programs write it, names among them. */
const text = fc.oneof(
  { weight: 3, arbitrary: city.map((index) => cityTable().names[index] as string) },
  fc.tuple(city, fc.string({ maxLength: 12 })).map(([index, suffix]) => `${cityTable().names[index]}, ${suffix}`),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.stringMatching(/^[A-Za-z]{3,5}$/),
  fc.stringMatching(/^(IATA|icao): ?[A-Za-z]{3,4}$/),
)

/** A place and its notices, or the codes of the error. */
interface Outcome {
  readonly place?: ResolvedPlace['place']
  readonly notices?: ResolvedPlace['notices']
  readonly violations?: readonly Violation[]
}

/** What came of it; anything else than an EmissionsError that is thrown fails the property. */
async function outcomeOf(input: string, asking: Asking): Promise<Outcome> {
  try {
    return await resolved(input, asking)
  } catch (error) {
    if (!EmissionsError.is(error)) throw error
    return { violations: error.violations }
  }
}

/** The label of the place, or the codes of the error. */
function labelOrCodes({ place, violations = [] }: Outcome): string | readonly string[] {
  return place?.label ?? violations.map(({ code }) => code)
}

const candidate = fc.record({
  label: fc.constantFrom('a', 'b', 'c'),
  point: fc.record({ lat: fc.integer({ min: -3, max: 3 }), lng: fc.integer({ min: -3, max: 3 }) }),
  country: fc.constantFrom('DE', 'FR', null),
  scheme: fc.constantFrom('city', 'iata', 'own', 'resolver'),
  population: fc.constantFrom(1, 10, 99, 100, 1000),
})

describe.each(SEEDS)('resolving a place, seed %d', (seed) => {
  const options = { seed, numRuns: scaleRuns(300) }

  it('gives a place or an EmissionsError, the same every time', async () => {
    const law = async (input: string, by: Asking['mode']) => {
      const asking = by === undefined ? {} : { mode: by }
      expect(await outcomeOf(input, asking)).toEqual(await outcomeOf(input, asking))
    }
    await fc.assert(fc.asyncProperty(text, mode, law), options)
  })

  it('does not depend on the order of the tables, or on a table given twice', async () => {
    const law = async (input: string, by: Asking['mode']) => {
      const asking = by === undefined ? {} : { mode: by }
      const wanted = await outcomeOf(input, { ...asking, gazetteers: [airports, cities] })
      for (const gazetteers of [
        [cities, airports],
        [cities, airports, cities],
      ]) {
        const found = await outcomeOf(input, { ...asking, gazetteers })
        expect([found.place, found.notices]).toEqual([wanted.place, wanted.notices])
        expect(labelOrCodes(found)).toEqual(labelOrCodes(wanted))
      }
    }
    await fc.assert(fc.asyncProperty(text, mode, law), options)
  })

  it('does not depend on case, accents composed or apart, and spaces around', async () => {
    const law = async (index: number) => {
      const name = `${cityTable().names[index]}, ${cityTable().countries[index]}`
      const label = async (input: string) => labelOrCodes(await outcomeOf(input, { gazetteers: [cities] }))
      const wanted = await label(name)
      for (const written of [name.toLowerCase(), name.normalize('NFD'), name.normalize('NFC'), `\t ${name}\u3000`]) {
        expect(await label(written)).toEqual(wanted)
      }
    }
    await fc.assert(fc.asyncProperty(city, law), options)
  })

  it('reads a query again from its own text', () => {
    const law = (input: string) => {
      const query = placeQuery(input)
      expect(placeQuery(query.text)).toEqual(query)
    }
    fc.assert(fc.property(text, law), options)
  })

  it('chooses the same of the candidates in any order', () => {
    const law = (candidates: readonly PlaceCandidate[], shuffled: number, by: Asking['mode']) => {
      const found = candidates.map((one) => ({ ...one, source: 's', attribution: '' }))
      const question = { path: 'from', mode: by, signal: undefined, query: placeQuery('ABC') }
      const outcome = (order: readonly FoundPlace[]) => {
        try {
          return choosePlace(order, question)
        } catch (error) {
          return (error as EmissionsError).violations
        }
      }
      const turned = [...found.slice(shuffled % found.length), ...found.slice(0, shuffled % found.length)]
      const distinct = new Set(candidates.map(({ label, scheme, point }) => JSON.stringify([label, scheme, point])))
      fc.pre(distinct.size === candidates.length)
      expect(outcome(turned.reverse())).toEqual(outcome(found))
    }
    fc.assert(fc.property(fc.array(candidate, { minLength: 1, maxLength: 5 }), fc.nat(), mode, law), options)
  })

  it('takes the nearest city of all', () => {
    const law = (lat: number, lng: number) => {
      const km = (index: number) =>
        geodesicMetres(
          { lat, lng },
          { lat: cityTable().lats[index] as number, lng: cityTable().lngs[index] as number },
        ) / 1000
      const found = cities.nearest({ lat, lng }, 50)
      const nearby = [...cityTable().lats.keys()]
        .filter((index) => Math.abs((cityTable().lats[index] as number) - lat) < 0.5)
        .map(km)
      const least = nearby.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY)
      expect(found?.km).toBe(least <= 50 ? least : undefined)
    }
    const near = fc.tuple(
      city,
      fc.double({ min: -0.6, max: 0.6, noNaN: true }),
      fc.double({ min: -0.6, max: 0.6, noNaN: true }),
    )
    const point = near.map(
      ([index, north, east]) =>
        [(cityTable().lats[index] as number) + north, (cityTable().lngs[index] as number) + east] as const,
    )
    fc.assert(
      fc.property(point, ([lat, lng]) => law(lat, lng)),
      { seed, numRuns: scaleRuns(50) },
    )
  })
})
