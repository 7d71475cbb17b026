import { describe, expect, expectTypeOf, it } from 'vitest'
import type * as z from 'zod'
import type { Exact } from '../../../src/index.ts'
import { DEFAULT_INPUT_POLICY, type Input, inputSchemas, parseInput } from '../../../src/resources/index.ts'
import { at, violationsOf } from '../../fixtures/violations.ts'
import { caught, FUEL, SITE, TRIP } from './fixtures/sent.ts'

const schemas = inputSchemas()
const strict = inputSchemas({ required: 'lenient', unknownFields: 'reject', allowCredits: true })

describe('a payload that is read', () => {
  it('a site, with what is not sent filled in', () => {
    expect(parseInput(schemas.createSite, SITE)).toEqual({ ...SITE, avatarUrl: null, gridRegionId: null })
  })

  it('the possession and the unit of the area of a site, in the spelling of the interface', () => {
    const read = (possessionType: string | undefined, unit: string) =>
      parseInput(schemas.createSite, { ...SITE, possessionType, unit })
    expect(read('OWNED', 'ft2')).toMatchObject({ possessionType: 'Owned', unit: 'FT2' })
    expect(read(undefined, 'm2')).toMatchObject({ possessionType: 'Owned', unit: 'M2' })
    expect(read('Leased', 'acre')).toMatchObject({ possessionType: 'Leased', unit: 'acre' })
  })

  it('fuel: ids of files as text, and nothing of the unit but its id', () => {
    const files = [{ id: '12', name: 'invoice.pdf', url: '' }]
    expect(parseInput(schemas.createSiteFuel, FUEL)).toEqual({
      ...FUEL,
      files,
      unit: { id: 13 },
      ...{ vendorId: null, comment: null, account: null, productId: null, meter: null },
    })
  })

  it('a trip, dates in their one form and the booking as text', () => {
    const read = parseInput(schemas.createTravel, TRIP)
    expect(read.movementDto).toEqual({
      ...TRIP.movementDto,
      startDate: '2025-03-01T00:00:00.000Z',
      endDate: '2025-03-02T00:00:00.000Z',
    })
    expect(read).toMatchObject({ bookingReference: '4711', hotelNights: 4, endDateUtc: '2025-03-05T00:00:00.000Z' })
  })

  it('of a change only what was sent; null clears', () => {
    expect(parseInput(schemas.updateSite, {})).toEqual({})
    expect(parseInput(schemas.updateSite, { avatarUrl: null, area: '5' })).toEqual({ avatarUrl: null, area: 5 })
    expect(parseInput(strict.updateTravel, { movementDto: { toAddress: { endPoint: 'CDG' }, weight: null } })).toEqual({
      movementDto: { toAddress: { endPoint: 'CDG' }, weight: null },
    })
  })

  it('a whole record that is sent back, without what is not to be written', () => {
    const shown = { ...SITE, id: 's', companyId: 9, totalEmission: 12, createdAt: 'x', updatedAt: null }
    expect(parseInput(schemas.updateSite, shown)).toEqual(SITE)
    expect(parseInput(strict.updateSite, shown)).toEqual(SITE)
    expect(Object.keys(parseInput(strict.updateSite, shown)).sort()).toEqual(Object.keys(SITE).sort())
  })

  it('a movement that is sent back in either form', () => {
    const flat = { id: 'm', startPoint: 'a', endPoint: 'b', distance: 4, emission: {}, emissionKindId: 'k', name: 'n' }
    const listed = { vendor: {}, batches: [{ id: 4 }], isReturnMoving: false }
    expect(parseInput(strict.updateMovement, { ...flat, ...listed })).toEqual({
      name: 'n',
      batches: [{ id: 4 }],
      isReturnMoving: false,
    })
  })

  it('changes nothing that was handed in', () => {
    const sent = structuredClone({ ...TRIP, movementDto: { ...TRIP.movementDto, customOptions: { own: { at: [1] } } } })
    const before = structuredClone(sent)
    const { customOptions } = parseInput(schemas.createTravel, sent).movementDto
    const own = customOptions?.own as { at: number[] }
    own.at.push(2)
    expect(sent).toEqual(before)
  })

  it('has the types that it says', () => {
    expectTypeOf<Input<'createSite'>['avatarUrl']>().toEqualTypeOf<string | null>()
    expectTypeOf<Input<'createSite'>['address']['coordinates']['lat']>().toEqualTypeOf<string | number>()
    expectTypeOf<Input<'createSiteFuel'>['value']>().toEqualTypeOf<Exact>()
    expectTypeOf<Input<'createSiteFuel'>['totalEmission']>().toEqualTypeOf<Exact | undefined>()
    expectTypeOf<Input<'createTravel'>['flightClass']>().toEqualTypeOf<
      'ECONOMY' | 'PREMIUM_ECONOMY' | 'BUSINESS' | 'FIRST_CLASS' | null
    >()
    expectTypeOf<Input<'createTravel'>['hotelNights']>().toEqualTypeOf<number>()
    expectTypeOf<Input<'updateBatch'>['productsBathes']>().toEqualTypeOf<
      { productId: number; count: number }[] | undefined
    >()
  })
})

describe('a field that only the contract requires', () => {
  const missing = (schema: z.ZodType) =>
    Object.fromEntries(
      caught(() => parseInput(schema, {})).violations.map(({ path, code, message }) => {
        expect(code).toBe('required')
        return [
          path,
          /\. A service with the policy required: 'lenient' does without it: it (.*)$/.exec(message)?.[1] ?? null,
        ]
      }),
    )

  it('says what a lenient service does without it, and other fields do not', () => {
    expect(missing(inputSchemas().createSiteFuel)).toEqual({
      files: 'stores no file',
      emissionId: 'makes the id itself',
      totalEmission: 'computes the total itself',
      emissionKindId: 'uses the built-in kind of fuel burnt at sites',
      unit: 'finds the unit by `unitId`',
      ...{ startDate: null, endDate: null, unitId: null, value: null, emissionFactorId: null },
    })
    const kept = 'keeps the stored value'
    expect(missing(inputSchemas().updateTravel)).toEqual({ startDateUtc: kept, endDateUtc: kept })
    expect(missing(inputSchemas().createTravel)).toEqual({ movementDto: null, startDateUtc: null, endDateUtc: null })
  })

  it('is named under a policy that rejects unknown fields, and is not asked for by a lenient policy', () => {
    const rejecting = inputSchemas({ required: 'reference', unknownFields: 'reject', allowCredits: false })
    expect(missing(rejecting.createSiteFuel).unit).toBe('finds the unit by `unitId`')
    expect(Object.keys(missing(strict.createSiteFuel))).not.toContain('unit')
  })
})

describe('a payload that is rejected', () => {
  it('is all said at once, with path, code, a sentence, what was expected and what came', () => {
    const sent = {
      ...FUEL,
      files: [{ id: 1 }, {}, { name: 'x', url: 'a\0' }],
      value: -1,
      unitId: 'l',
      endDate: '2024-01-01',
    }
    expect(caught(() => parseInput(schemas.createSiteFuel, sent)).violations).toEqual([
      {
        path: 'files[1].name',
        code: 'required',
        message: 'is missing; give the id of a file, or the name of a new one',
        expected: 'text',
      },
      {
        path: 'files[2].url',
        code: 'text_invalid',
        message: 'contains U+0000 or half a surrogate pair, which cannot be stored; remove it',
        expected: 'text without U+0000 and without lone surrogates',
        received: String.raw`"a\u0000"`,
      },
      {
        path: 'unitId',
        code: 'id_invalid',
        message: 'is not an id; ids of this kind are whole numbers above zero',
        expected: 'a whole number above zero',
        received: '"l"',
      },
      {
        path: 'value',
        code: 'must_be_non_negative',
        message: 'is negative; give zero or more',
        expected: '0 or more',
        received: '-1',
      },
      {
        path: 'endDate',
        code: 'period_reversed',
        message: 'ends before the period starts (2025-01-01T00:00:00.000Z); swap the two',
        expected: '2025-01-01T00:00:00.000Z or later',
        received: '"2024-01-01"',
      },
    ])
  })

  it('is null where nothing is to be cleared', () => {
    expect(caught(() => parseInput(schemas.updateSite, { name: null })).violations).toEqual([
      {
        path: 'name',
        code: 'invalid_type',
        message: 'must not be null; give text',
        expected: 'text',
        received: 'null',
      },
    ])
  })

  it('begins its paths where it is told', () => {
    const work = () => parseInput(schemas.createSite, { ...SITE, area: 'x', countryId: 0 }, { path: 'rows[3]' })
    expect(violationsOf(work)).toEqual([at('rows[3].area', 'not_a_number'), at('rows[3].countryId', 'id_invalid')])
  })

  it('is never printed whole', () => {
    const [violation] = caught(() => parseInput(schemas.createSite, { ...SITE, name: 'x'.repeat(1e6) })).violations
    expect(violation?.received).toHaveLength(58)
    const [object] = caught(() => parseInput(schemas.createSite, { ...SITE, name: { secret: 'x' } })).violations
    expect(object).toMatchObject({ code: 'invalid_type', received: 'an object', expected: 'text' })
    const long = `k${'x'.repeat(1000)}`
    expect(caught(() => parseInput(strict.createSite, { ...SITE, [long]: 1 })).path).toHaveLength(65)
  })

  it('a period that ends before it starts, also beside another violation; not what is not a date', () => {
    const reversed = { startDateUtc: '2025-02-01', endDateUtc: '2025-01-01', amount: 1 }
    const refusals = (change: object) =>
      violationsOf(() => parseInput(schemas.createVehicleEmission, { ...reversed, ...change }))
    expect(refusals({})).toEqual([at('endDateUtc', 'period_reversed')])
    expect(refusals({ amount: 'x' })).toEqual([at('amount', 'not_a_number'), at('endDateUtc', 'period_reversed')])
    expect(refusals({ startDateUtc: '2025-02-30T00:00:00.000Z' })).toEqual([at('startDateUtc', 'invalid_date')])
    expect(refusals({ startDateUtc: '2025-01-01T01:00:00+01:00' })).toEqual([])
    expect(refusals({ startDateUtc: '2025-01-01T00:00:00.001Z' })).toEqual([at('endDateUtc', 'period_reversed')])
  })

  it('two links of one product, and two of one batch', () => {
    const productsBathes = [1, '2', 2, '1', 'x'].map((productId) => ({ productId, count: 1 }))
    expect(violationsOf(() => parseInput(schemas.updateBatch, { productsBathes }))).toEqual([
      at('productsBathes[4].productId', 'id_invalid'),
      at('productsBathes[2].productId', 'duplicate_item'),
      at('productsBathes[3].productId', 'duplicate_item'),
    ])
    expect(violationsOf(() => parseInput(strict.updateMovement, { batches: [{ id: 1 }, { id: 1 }] }))).toEqual([
      at('batches[1].id', 'duplicate_item'),
    ])
  })

  it('a place that is said by nothing', () => {
    const from = (fromAddress: object) =>
      violationsOf(() =>
        parseInput(schemas.createTravel, { ...TRIP, movementDto: { ...TRIP.movementDto, fromAddress } }),
      )
    expect(from({})).toEqual([at('movementDto.fromAddress.startPoint', 'empty')])
    expect(from({ startAddress: ' ', startPoint: '' })).toEqual([at('movementDto.fromAddress.startPoint', 'empty')])
    expect(from({ startAddress: 'Leeds' })).toEqual([])
    expect(from({ startPoint: 'LBA' })).toEqual([])
    const change = (toAddress: object) =>
      violationsOf(() => parseInput(strict.updateTravel, { movementDto: { toAddress } }))
    expect(change({ endPoint: '' })).toEqual([])
    expect(change({ endPoint: '', endAddress: '' })).toEqual([at('movementDto.toAddress.endPoint', 'empty')])
  })

  it('a factor whose total cannot be told', () => {
    const create = (figures: object) =>
      violationsOf(() => parseInput(schemas.createEmissionFactor, { name: 'f', denominatorUnitId: 13, ...figures }))
    expect(create({ co2e: 2.5 })).toEqual([])
    expect(create({ co2: 2, ch4: 0, n2o: '0.1' })).toEqual([])
    expect(create({ co2: 2, ch4: 0 })).toEqual([at('co2e', 'required')])
    expect(create({ co2: 2, ch4: 0, n2o: null, co2e: null })).toEqual([at('co2e', 'required')])
  })

  it('credits, unless the service takes them', () => {
    const credit = { startDateUtc: '2025-01-01', endDateUtc: '2025-01-01', amount: '-12.50' }
    expect(violationsOf(() => parseInput(schemas.createVehicleEmission, credit))).toEqual([
      at('amount', 'must_be_non_negative'),
    ])
    expect(parseInput(strict.createVehicleEmission, credit).amount).toBe(-12.5)
    expect(violationsOf(() => parseInput(strict.createVehicleEmission, { ...credit, amount: -1e16 }))).toEqual([
      at('amount', 'quantity_too_large'),
    ])
  })
})

it('the policy where nothing else is said', () => {
  expect(DEFAULT_INPUT_POLICY).toEqual({ required: 'reference', unknownFields: 'ignore', allowCredits: false })
  expect(Object.isFrozen(DEFAULT_INPUT_POLICY)).toBe(true)
})
