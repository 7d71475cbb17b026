import { describe, expect, it } from 'vitest'
import { findRegions } from '../../../../../src/core/countries/index.ts'
import { EmissionsError } from '../../../../../src/core/errors/index.ts'
import { cityTable } from '../../../../../src/reference/places/cities/city-table.ts'
import { cities } from '../../../../../src/reference/places/cities/index.ts'
import { createPlaces } from '../../../../../src/reference/places/index.ts'

const places = createPlaces({ gazetteers: [cities] })

/** The error of a place; undefined if it is found. */
async function errorOf(text: string): Promise<EmissionsError | undefined> {
  try {
    await places.resolve(text)
    return undefined
  } catch (error) {
    if (!EmissionsError.is(error)) throw error
    return error
  }
}

const { names, countries, regions } = cityTable()
const shared = [...new Set(names.filter((name, index) => names.indexOf(name) !== index))]

describe('places of one name', () => {
  it('finds each place by the country or the state that the error proposes', async () => {
    const failed: string[] = []
    let proposals = 0
    for (const name of shared) {
      const [violation] = (await errorOf(name))?.violations ?? []
      if (violation?.code !== 'ambiguous_place') continue
      for (const text of violation.expected?.split('; ') ?? []) {
        proposals += 1
        if ((await errorOf(text)) !== undefined) failed.push(`${name}: ${text}`)
      }
    }
    expect(failed).toEqual([])
    expect(proposals).toBeGreaterThan(1000)
  }, 60_000)

  it('has no city name twice in two states of one code', () => {
    const states = new Map<string, Set<string>>()
    for (const [index, region] of regions.entries()) {
      if (region === '' || findRegions(region).length < 2) continue
      const key = `${names[index]}, ${region}`
      states.set(key, (states.get(key) ?? new Set()).add(countries[index] ?? ''))
    }
    expect(states.size).toBeGreaterThan(50)
    expect([...states].filter(([, found]) => found.size > 1)).toEqual([])
  })

  it.each([
    ['Newcastle, NSW', 'Newcastle, AU'],
    ['Newcastle NSW', 'Newcastle, AU'],
    ['Newcastle, NSW, Australia', 'Newcastle, AU'],
    ['Newcastle UK', 'Newcastle upon Tyne, GB'],
    ['Perth, WA', 'Perth, AU'],
    ['Perth, Western Australia', 'Perth, AU'],
    ['Vancouver, WA', 'Vancouver, US'],
    ['Melbourne, Victoria', 'Melbourne, AU'],
    ['Lincoln, Nebraska', 'Lincoln, US'],
    ['Hamilton NZL', 'Hamilton, NZ'],
  ])('finds %s', async (text, label) => {
    expect((await places.resolve(text)).place.label).toBe(label)
  })

  it('does not find a namesake in another state', async () => {
    expect((await errorOf('Perth, TAS'))?.violations.map(({ code }) => code)).toEqual(['place_not_found'])
    expect((await errorOf('Newcastle, VIC'))?.message).toContain('no place in Victoria, AU is known as "Newcastle"')
  })

  it('proposes a state if a country has several places of the name', async () => {
    const message = (await errorOf('Lincoln'))?.message
    expect(message).toContain('Lincoln, NE, US (277348 people; 40.8, -96.667)')
    expect(message).toContain('a country ("Lincoln, GB"), or a state ("Lincoln, Nebraska")')
  })
})
