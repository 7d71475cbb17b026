import { expect, it } from 'vitest'
import { publishedCatalogue } from '../../../src/reference/factors/index.ts'
import { airports } from '../../../src/reference/places/airports/index.ts'
import { cities } from '../../../src/reference/places/cities/index.ts'
import { createPlaces, type Places } from '../../../src/reference/places/index.ts'
import { ports } from '../../../src/reference/places/ports/index.ts'
import { warmTables } from '../../../src/service/create-service.ts'
import { createService } from '../../../src/service/index.ts'

it('warm finds a place in each shipped table, and a distance of each method', async () => {
  const shipped = createPlaces({ gazetteers: [airports, cities, ports] })
  const used = new Set<string>()
  const places: Places = {
    ...shipped,
    async distance(request) {
      const found = await shipped.distance(request)
      for (const place of [found.route.from, found.route.to]) used.add(`${request.mode} ${place?.scheme}`)
      return found
    },
  }
  await warmTables(publishedCatalogue, places)
  expect([...used]).toEqual(['AIR iata', 'SHIP port', 'RAIL city'])
})

it('warm of a service reads its catalogue, and asks no places of the host', async () => {
  const asked: string[] = []
  const factors = () => {
    asked.push('factors')
    return publishedCatalogue.factors()
  }
  const resolve = async () => {
    asked.push('resolver')
    return undefined
  }
  const places = createPlaces({ resolvers: [{ id: 'own', version: '1', resolve }] as never })
  await createService({ catalogue: { ...publishedCatalogue, factors }, places }).warm()
  expect(asked).toEqual(['factors'])
})
