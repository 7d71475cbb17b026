import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findFactor } from '../../../src/reference/factors/index.ts'
import { put } from '../../unit/resources/fixtures/full-input.ts'
import type { Ids } from './fixtures/company-records.ts'
import { OPERATIONS, type Plain, type Taking, targetOf } from './fixtures/operations.ts'
import { refusals } from './fixtures/problem.ts'
import { type Answer, casesOver, TRANSPORTS } from './fixtures/transports.ts'
import { everythingOf, openWorld, type World } from './fixtures/world.ts'

/** An id of the form that ids have, which nobody has. */
const NOBODYS = 'deadbeef-0000-4000-8000-000000000000'
const NO_NUMBER = 987_654_321

const published = (row: string) => findFactor(`desnz-2025/${row}`).id

interface Reference {
  readonly number: number
  readonly path: string
  readonly code: string
  /** The id of the same thing that another company has. */
  readonly foreign: (ids: Ids) => string | number
  readonly unknown: string | number
}

const text = (number: number, path: string, code: string, foreign: keyof Ids): Reference => ({
  number,
  path,
  code,
  foreign: (ids) => ids[foreign],
  unknown: NOBODYS,
})

/** Every field of the nineteen operations that names another record which a company may have of its own. */
const REFERENCES: readonly Reference[] = [
  text(3, 'vendorId', 'unknown_vendor', 'vendorId'),
  text(3, 'emissionFactorId', 'unknown_emission_factor', 'factorId'),
  text(3, 'emissionKindId', 'unknown_emission_kind', 'kindId'),
  text(7, 'emissionKindId', 'unknown_emission_kind', 'kindId'),
  text(7, 'customEmissionFactorId', 'unknown_emission_factor', 'factorId'),
  text(7, 'vendorId', 'unknown_vendor', 'vendorId'),
  {
    number: 14,
    path: 'productsBathes[0].productId',
    code: 'unknown_product',
    // both companies count their products from 1: another company's second one is nobody's here
    foreign: ({ otherProductId }) => otherProductId,
    unknown: NO_NUMBER,
  },
  text(16, 'vendorId', 'unknown_vendor', 'vendorId'),
  {
    number: 16,
    path: 'batches[1].id',
    code: 'unknown_batch',
    foreign: ({ otherBatchId }) => otherBatchId,
    unknown: NO_NUMBER,
  },
  text(17, 'movementDto.vendorId', 'unknown_vendor', 'vendorId'),
  text(19, 'movementDto.vendorId', 'unknown_vendor', 'vendorId'),
]

interface Meaning {
  readonly number: number
  readonly what: string
  readonly change: (ids: Ids) => Readonly<Record<string, unknown>>
  readonly expected: readonly string[]
}

/** What is well-formed and means nothing. */
const MEANINGS: readonly Meaning[] = [
  {
    number: 3,
    what: 'a unit that is none',
    change: () => ({ unitId: 12, 'unit.id': 12 }),
    expected: ['unitId unknown_unit'],
  },
  {
    number: 3,
    what: 'F3: a unit beside another unitId',
    change: () => ({ 'unit.id': 4 }),
    expected: ['unit.id unit_conflict'],
  },
  {
    number: 3,
    what: 'N11: a unit of another dimension',
    change: () => ({ unitId: 4, 'unit.id': 4 }),
    expected: ['unitId unit_dimension_mismatch'],
  },
  {
    number: 3,
    what: 'F9: a factor that was deleted',
    change: ({ deletedFactorId }) => ({ emissionFactorId: deletedFactorId }),
    expected: ['emissionFactorId unknown_emission_factor'],
  },
  {
    number: 3,
    what: 'everything at once',
    change: () => ({
      unitId: 12,
      'unit.id': 12,
      vendorId: NOBODYS,
      emissionFactorId: NOBODYS,
      emissionKindId: NOBODYS,
    }),
    expected: [
      'emissionFactorId unknown_emission_factor',
      'emissionKindId unknown_emission_kind',
      'unitId unknown_unit',
      'vendorId unknown_vendor',
    ],
  },
  {
    number: 3,
    what: 'water as fuel, whose unit would fit',
    change: () => ({ emissionFactorId: published('water-supply/cubic-metres') }),
    expected: ['emissionFactorId factor_category_mismatch'],
  },
  {
    number: 7,
    what: 'gas as electricity',
    change: () => ({ customEmissionFactorId: published('fuels/gaseous-fuels/natural-gas/kwh-gross-cv') }),
    expected: ['customEmissionFactorId factor_category_mismatch'],
  },
  {
    number: 7,
    what: 'the grid of Texas for a site elsewhere',
    change: () => ({ customEmissionFactorId: findFactor('epa-2025/egrid2023/erct/mwh').id }),
    expected: ['customEmissionFactorId factor_region_mismatch'],
  },
  { number: 7, what: 'a unit that is none', change: () => ({ unitId: 11 }), expected: ['unitId unknown_unit'] },
  {
    number: 7,
    what: 'E7: litres of electricity',
    change: () => ({ unitId: 13 }),
    expected: ['unitId unit_dimension_mismatch'],
  },
  {
    number: 7,
    what: 'a custom factor that was deleted',
    change: ({ deletedFactorId }) => ({ customEmissionFactorId: deletedFactorId }),
    expected: ['customEmissionFactorId unknown_emission_factor'],
  },
  {
    number: 16,
    what: 'B10: two places that nothing knows',
    change: () => ({
      fromAddress: { startAddress: '', startPoint: 'Nowhereville xyzzy' },
      toAddress: { endAddress: '', endPoint: 'Erewhon xyzzy' },
    }),
    expected: ['fromAddress.startPoint place_not_found', 'toAddress.endPoint place_not_found'],
  },
  {
    number: 16,
    what: 'a point that fits its address with its sides exchanged alone, and three letters by road',
    change: () => ({
      transportType: 'TRUCK',
      fromAddress: { startAddress: 'Berlin', startPoint: '13.405, 52.52' },
      toAddress: { endAddress: '', endPoint: 'USA' },
    }),
    expected: ['fromAddress.startPoint coordinates_swapped', 'toAddress.endPoint place_not_found'],
  },
  {
    number: 17,
    what: 'a place that nothing knows, and a vendor that is none',
    change: () => ({
      'movementDto.fromAddress': { startAddress: '', startPoint: 'Nowhereville xyzzy' },
      'movementDto.vendorId': NOBODYS,
    }),
    expected: ['movementDto.fromAddress.startPoint place_not_found', 'movementDto.vendorId unknown_vendor'],
  },
]

/** Every period of the nineteen operations: where it starts and where it ends. */
const PERIODS = [
  [3, 'startDate', 'endDate'],
  [7, 'startDate', 'endDate'],
  [8, 'startDateUtc', 'endDateUtc'],
  [9, 'startDateUtc', 'endDateUtc'],
  [16, 'startDate', 'endDate'],
  [17, 'startDateUtc', 'endDateUtc'],
  [17, 'movementDto.startDate', 'movementDto.endDate'],
  [19, 'startDateUtc', 'endDateUtc'],
  [19, 'movementDto.startDate', 'movementDto.endDate'],
] as const

describe.each(TRANSPORTS)('the meaning of a request, $name', (transport) => {
  let world: World
  let before: string
  beforeAll(async () => {
    world = await openWorld(transport)
    before = await everythingOf(world.company)
  })
  afterAll(() => world.close())

  const ask = (number: number, changes: Readonly<Record<string, unknown>>) => {
    const operation = OPERATIONS[number - 1] as Taking
    const body: Plain = structuredClone(operation.takes.body(world.ids))
    for (const [path, value] of Object.entries(changes)) put(body, path, value)
    if ('batches' in body) (body.batches as unknown[])[0] = { id: world.ids.batchId }
    return world.send({ method: operation.method, target: targetOf(operation, world.ids), body })
  }
  const shown = ({ status, headers, text: body }: Answer) => ({ status, headers, body })

  it.each(casesOver(transport, REFERENCES))(
    'X2: operation $number, $path of another company is as unknown as one that nobody has',
    async (reference) => {
      const { number, path, code, foreign, unknown } = reference
      const theirs = await ask(number, { [path]: foreign(world.foreign) })
      const nobodys = await ask(number, { [path]: unknown })
      expect(refusals(nobodys, 422)).toEqual([`${path} ${code}`])
      expect(shown(theirs)).toEqual(shown(nobodys))
      expect(await everythingOf(world.company)).toBe(before)
    },
  )

  it.each(casesOver(transport, MEANINGS))('operation $number, $what', async ({ number, change, expected }) => {
    expect(refusals(await ask(number, change(world.ids)), 422)).toEqual(expected)
    expect(await everythingOf(world.company)).toBe(before)
  })

  it.each(casesOver(transport, PERIODS))('F6: %i. %s after %s', async (number, start, end) => {
    const answer = await ask(number, { [start]: '2025-08-02T00:00:00.001Z', [end]: '2025-08-02T00:00:00.000Z' })
    expect(refusals(answer, 400)).toEqual([`${end} period_reversed`])
    expect(await everythingOf(world.company)).toBe(before)
  })

  it.each(casesOver(transport, PERIODS))('F6: %i. %s at %s is a period', async (number, start, end) => {
    const moment = '2025-07-02T00:00:00.000Z'
    const { status, text: body } = await ask(number, { [start]: moment, [end]: moment })
    expect([status, body]).toEqual([[3, 8, 17].includes(number) ? 201 : 200, expect.any(String)])
    before = await everythingOf(world.company)
  })

  it('T10: 59 tonnes are accepted, 59.0000001 are not', async () => {
    expect((await ask(17, { 'movementDto.transportWeightTon': 59 })).status).toBe(201)
    before = await everythingOf(world.company)
    const refused = await ask(17, { 'movementDto.transportWeightTon': 59.0000001 })
    expect(refusals(refused, 400)).toEqual(['movementDto.transportWeightTon quantity_too_large'])
    expect(await everythingOf(world.company)).toBe(before)
  })

  it('E1: 0 and 100 per cent are accepted, -0.1 and 100.1 are not', async () => {
    for (const percentageOfCleanEnergy of [0, 100]) {
      expect((await ask(7, { percentageOfCleanEnergy })).json).toMatchObject({ percentageOfCleanEnergy })
    }
    before = await everythingOf(world.company)
    for (const percentageOfCleanEnergy of [-0.1, 100.1]) {
      const refused = refusals(await ask(7, { percentageOfCleanEnergy }), 400)
      expect(refused).toEqual(['percentageOfCleanEnergy percentage_out_of_range'])
    }
    expect(await everythingOf(world.company)).toBe(before)
  })
})
