import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Ids } from './fixtures/company-records.ts'
import { OPERATIONS, type Operation, targetOf } from './fixtures/operations.ts'
import { refusals } from './fixtures/problem.ts'
import { differences, idDifferences } from './fixtures/shape-differences.ts'
import { TRANSPORTS } from './fixtures/transports.ts'
import { everythingOf, openWorld, type World } from './fixtures/world.ts'

const titled = OPERATIONS.map((operation) => [operation.number, operation.title, operation] as const)

/** Where the ids of an answer begin: what `$` is a record of. */
const OWNER: Readonly<Record<number, string>> = { 11: 'unit', 12: 'batches[0]', 13: 'batches[0]', 14: 'batches[0]' }

it('the document has nineteen operations', () => {
  expect(OPERATIONS.map(({ number }) => number)).toEqual(Array.from({ length: 19 }, (_, index) => index + 1))
})

describe.each(TRANSPORTS)('the nineteen operations, $name', (transport) => {
  let world: World
  beforeAll(async () => {
    world = await openWorld(transport)
  })
  afterAll(() => world.close())

  const ask = (operation: Operation, ids = world.ids) => {
    const { method, takes } = operation
    return world.send({ method, target: targetOf(operation, ids), ...(takes ? { body: takes.body(ids) } : {}) })
  }
  const recordsOf = (json: unknown) => (Array.isArray(json) ? json : [json])

  it.each(titled)('%i. %s: status, every field and none more, types, nulls', async (_, __, operation) => {
    const { status, headers, json } = await ask(operation)
    expect([status, json]).toEqual([operation.status, expect.anything()])
    expect(differences(operation.answer, json)).toEqual([])
    expect(headers['content-type']).toMatch(/^application\/json(?:; charset=utf-8)?$/)
  })

  it.each(titled)('%i. %s: numbers and strings as ids', async (_, __, operation) => {
    const { json } = await ask(operation)
    const records = operation.number === 15 ? (json as { data: unknown[] }).data : recordsOf(json)
    expect(records.flatMap((record) => idDifferences(record, OWNER[operation.number] ?? '$'))).toEqual([])
  })

  it.each(titled)('%i. %s: without a key nothing', async (_, __, operation) => {
    const { status } = await world.send({
      method: operation.method,
      target: targetOf(operation, world.ids),
      headers: { 'x-api-key': 'tonne_nobody' },
      ...(operation.takes ? { body: operation.takes.body(world.ids) } : {}),
    })
    expect(status).toBe(401)
  })

  it.each([
    ['F14', 'GET', '/v1/site-fuel', 404, undefined],
    ['E11', 'POST', '/v1/sites/{siteId}/energy', 405, 'GET, HEAD'],
    ['X16', 'DELETE', '/v1/sites/{siteId}', 405, 'PATCH'],
    ['X16', 'DELETE', '/v1/batches/{batchId}/moving/{movementId}', 405, 'PATCH'],
    ['R1', 'POST', '/v1/vehicles', 404, undefined],
    ['R1', 'POST', '/v1/batches', 405, 'GET, HEAD'],
    ['R1', 'GET', '/v1/travels', 405, 'POST'],
    ['R1', 'PUT', '/v1/travels/{travelId}', 405, 'GET, HEAD, PATCH'],
    ['R1', 'GET', '/v1/openapi.json', 404, undefined],
  ] as const)('%s: %s %s is not in the document, so it is not served', async (_, method, path, status, allow) => {
    const before = await everythingOf(world.company)
    const target = path.replaceAll(/\{(\w+)\}/g, (__, name: keyof Ids) => String(world.ids[name]))
    const answer = await world.send({ method, target, ...(method === 'GET' ? {} : { body: {} }) })
    refusals(answer, status)
    expect(answer.headers.allow).toBe(allow)
    expect(await everythingOf(world.company)).toBe(before)
  })

  it('11. exactly the ten units of the document, in order', async () => {
    const { json } = await world.send({ method: 'GET', target: '/v1/units' })
    const shown = (json as Record<string, unknown>[]).map((unit) => [
      unit.id,
      unit.name,
      unit.short_name,
      unit.typeUnit,
      unit.parent_id,
    ])
    expect(shown).toEqual([
      [1, 'Gram', 'g', 'WEIGHT', 2],
      [2, 'Kilogram', 'kg', 'WEIGHT', null],
      [3, 'Tone', 't', 'WEIGHT', 2],
      [4, 'Kilowatt hour', 'kWh', 'ELECTRICITY', null],
      [5, 'Megawatt hour', 'MWh', 'ELECTRICITY', 4],
      [6, 'British thermal unit', 'btu', 'ELECTRICITY', 4],
      [7, 'Million British thermal unit', 'mmbtu', 'ELECTRICITY', 4],
      [8, 'Megajoules', 'MJ', 'ELECTRICITY', 4],
      [9, 'Gigajoules', 'GJ', 'ELECTRICITY', 4],
      [10, 'Kilometers', 'km', 'DISTANCE', null],
    ])
    expect((json as Record<string, unknown>[])[1]?.multiplier).toBe(1)
  })

  it('1. a new site has no emissions, and returns the fields of the request', async () => {
    const { json } = await ask(OPERATIONS[0] as Operation)
    expect(json).toMatchObject({
      name: 'Dublin depot',
      address: { address: '12 Quay Street', coordinates: { lat: '53.3', lng: '-6.2' } },
      avatarUrl: 'https://files.example/site.png',
      possessionType: 'Owned',
      area: 450.5,
      unit: 'M2',
      countryId: 372,
      gridRegionId: 4,
      companyId: 1,
      totalEmission: 0,
    })
  })

  it('3. fuel times its factor, in the answer and in the list', async () => {
    const { json } = await ask(OPERATIONS[2] as Operation)
    const record = json as Record<string, unknown>
    expect(record).toMatchObject({
      value: 200,
      totalEmission: 500,
      comment: 'by lorry',
      unitId: 13,
      unit: { id: 13, name: 'Liter', short_name: 'l', multiplier: 1, parent_id: null, typeUnit: 'VOLUME' },
      emissionFactor: { co2e: 2.5, isCustom: true, companyId: 1 },
      emissionKind: { scope: 'SCOPE_1', underScope: 'Sites', activityTypeUnderScope: 'FUEL', companyId: null },
      siteId: world.ids.siteId,
      vendorId: world.ids.vendorId,
    })
    expect(record.files).toMatchObject([{ id: expect.any(String), name: 'invoice.pdf', url: '' }])
    const list = await world.send({ method: 'GET', target: `/v1/sites/${world.ids.siteId}/fuel` })
    expect(list.json).toContainEqual(record)
  })

  it('9. the activity of a vehicle, by its consumption and its factor', async () => {
    // 400 km × 0.075 l/km × 2.5 kg/l
    const { json } = await ask(OPERATIONS[8] as Operation)
    expect(json).toMatchObject({
      id: world.ids.vehicleEmissionId,
      amount: 400,
      totalEmission: 75,
      startDate: '2025-05-01T00:00:00.000Z',
      endDate: '2025-05-31T00:00:00.000Z',
      emission: { co2e: 75, unitId: 2 },
    })
  })

  it('B8: 15. all movements of a batch are one page', async () => {
    const { json } = await ask(OPERATIONS[14] as Operation)
    expect(json).toMatchObject({ data: [{ id: world.ids.movementId }], count: 1, total: 1, page: 1, pageCount: 1 })
    const empty = await world.send({ method: 'GET', target: `/v1/batches/${world.ids.otherBatchId}/moving` })
    expect(empty.json).toEqual({ data: [], count: 0, total: 0, page: 1, pageCount: 1 })
  })

  it('12, 13, 14. movements and offsets are in the response to an update only', async () => {
    const list = await ask(OPERATIONS[11] as Operation)
    const one = await ask(OPERATIONS[12] as Operation)
    for (const batch of [...(list.json as object[]), one.json as object]) {
      expect(Object.keys(batch)).not.toContain('movements')
      expect(Object.keys(batch)).not.toContain('offsets')
    }
    const updated = await ask(OPERATIONS[13] as Operation)
    expect(updated.json).toMatchObject({ movements: [{ id: world.ids.movementId }], offsets: [] })
  })

  it('16. a movement that was changed: flat, its distance and its emission computed', async () => {
    const { json } = await ask(OPERATIONS[15] as Operation)
    const record = json as { distance: number; totalEmission: number; emission: { co2e: number } }
    expect(record).toMatchObject({ startAddress: 'Hamburg', endPoint: '51.92,4.48', transportType: 'RAIL' })
    expect(record.distance).toBeGreaterThan(400)
    expect(record.emission.co2e).toBe(record.totalEmission)
  })

  it('17, 18, 19. a trip returns the fields of the request, and its emission', async () => {
    const made = await ask(OPERATIONS[16] as Operation)
    const { id } = made.json as { id: string }
    const found = await world.send({ method: 'GET', target: `/v1/travels/${id}` })
    expect(found.json).toEqual(made.json)
    expect(made.json).toMatchObject({
      comment: 'with the team',
      bookingReference: '4711',
      hotelNights: 3,
      flightClass: 'BUSINESS',
      emissionKind: { siteElectricitys: [] },
      movementDto: {
        fromAddress: { startAddress: 'Heathrow', startPoint: '51.4706,-0.461941' },
        weight: 80,
        transportWeightTon: 0.08,
        customOptions: { hotelCountry: 'DE', rooms: 1, note: { own: true } },
        isReturnMoving: true,
      },
    })
    const changed = await world.send({
      method: 'PATCH',
      target: `/v1/travels/${id}`,
      body: { startDateUtc: '2025-07-01', endDateUtc: '2025-07-05', hotelNights: 4 },
    })
    expect(changed.json).toMatchObject({ id, hotelNights: 4, flightClass: 'BUSINESS', comment: 'with the team' })
  })
})
