import { describe, expect, it } from 'vitest'
import { createCatalogue, publishedCatalogue } from '../../../../src/reference/factors/index.ts'
import { refusalsOf } from '../../../fixtures/service.ts'
import { DATES, travelService, tripInput } from '../../../fixtures/travels.ts'

type Trip = ReturnType<typeof tripInput>

const LONE = '\ud800'
const JOURNEY = 'movementDto'

/** What is sent in a field of the journey or the trip, and the code it is refused with. */
const JOURNEY_FIELDS: readonly [field: string, value: unknown, refusal: string][] = [
  ['transportWeightTon', 59.0000001, 'transportWeightTon quantity_too_large'],
  ['transportWeightTon', '1e400', 'transportWeightTon number_out_of_range'],
  ['transportWeightTon', Number.NaN, 'transportWeightTon not_finite'],
  ['transportWeightTon', true, 'transportWeightTon invalid_type'],
  ['weight', 1e308, 'weight quantity_too_large'],
  ['weight', -1, 'weight must_be_non_negative'],
  ['weight', 'heavy', 'weight not_a_number'],
  ['weight', '1/3', 'weight not_a_number'],
  ['isReturnMoving', 'yes', 'isReturnMoving invalid_type'],
  ['name', 'x'.repeat(256), 'name text_too_long'],
  ['name', 'a\0b', 'name text_invalid'],
  ['comment', LONE, 'comment text_invalid'],
  ['comment', 'x'.repeat(4001), 'comment text_too_long'],
  ['referenceNumber', 7, 'referenceNumber invalid_type'],
  ['vendorId', '', 'vendorId empty'],
  ['startDate', '2025-02-30', 'startDate invalid_date'],
  ['startDate', null, 'startDate invalid_type'],
  ['transportType', '__proto__', 'transportType invalid_choice'],
  ['fromAddress', { startPoint: 'x'.repeat(513) }, 'fromAddress.startPoint text_too_long'],
  ['fromAddress', { startPoint: 7 }, 'fromAddress.startPoint invalid_type'],
  ['fromAddress', { startPoint: `LHR${LONE}` }, 'fromAddress.startPoint text_invalid'],
  ['fromAddress', { startPoint: '__proto__' }, 'fromAddress.startPoint place_not_found'],
  ['fromAddress', { startPoint: '1e400,1e400' }, 'fromAddress.startPoint invalid_coordinates'],
  ['fromAddress', { startPoint: '9'.repeat(450) }, 'fromAddress.startPoint number_out_of_range'],
  ['toAddress', 'JFK', 'toAddress invalid_type'],
  ['toAddress', [], 'toAddress invalid_type'],
  ['customOptions', [], 'customOptions invalid_type'],
  ['customOptions', { note: 'x'.repeat(16_400) }, 'customOptions object_too_large'],
  ['customOptions', JSON.parse('{"__proto__":1}'), 'customOptions.__proto__ unknown_field'],
  ['customOptions', { note: 'a\0b' }, 'customOptions.note text_invalid'],
  ['customOptions', { note: Number.POSITIVE_INFINITY }, 'customOptions.note not_finite'],
  ['customOptions', { distanceKm: -1 }, 'customOptions.distanceKm must_be_non_negative'],
  ['customOptions', { distanceKm: '1e400' }, 'customOptions.distanceKm number_out_of_range'],
  ['customOptions', { passengers: 0 }, 'customOptions.passengers must_be_positive'],
  ['customOptions', { passengers: 1.5 }, 'customOptions.passengers must_be_whole'],
  ['customOptions', { rooms: 'two' }, 'customOptions.rooms not_a_number'],
  ['customOptions', { hotelCountry: 7 }, 'customOptions.hotelCountry invalid_type'],
  ['customOptions', { via: 'DUB' }, 'customOptions.via invalid_type'],
  ['customOptions', { via: [7] }, 'customOptions.via[0] invalid_type'],
]

const TRIP_FIELDS: readonly [field: string, value: unknown, refusal: string][] = [
  ['movementDto', null, 'movementDto invalid_type'],
  ['movementDto', [], 'movementDto invalid_type'],
  ['startDateUtc', '2025-13-01', 'startDateUtc invalid_date'],
  ['startDateUtc', 1_740_000_000, 'startDateUtc invalid_type'],
  ['hotelNights', 0.5, 'hotelNights must_be_whole'],
  ['hotelNights', 1e308, 'hotelNights quantity_too_large'],
  ['hotelNights', '1e400', 'hotelNights number_out_of_range'],
  ['flightClass', 'COACH', 'flightClass invalid_choice'],
  ['bookingReference', 'x'.repeat(256), 'bookingReference text_too_long'],
  ['bookingReference', { toString: 1 }, 'bookingReference invalid_type'],
  ['comment', 'a\0b', 'comment text_invalid'],
]

/** `path code`, of which an entry may stand for more than one. */
async function expectRefused(work: () => Promise<unknown>, rejection: string): Promise<void> {
  expect(new Set(await refusalsOf(work))).toEqual(new Set([rejection]))
}

const fields = [
  ...JOURNEY_FIELDS.map(
    ([field, value, rejection]) => [`${JOURNEY}.${field}`, value, `${JOURNEY}.${rejection}`] as const,
  ),
  ...TRIP_FIELDS,
].map(([field, value, rejection]) => [rejection, JSON.stringify(value)?.slice(0, 20) ?? '', { field, value }] as const)

function withField(trip: object, { field, value }: { field: string; value: unknown }): Trip {
  const [first = '', second] = field.split('.')
  const inner = (trip as Record<string, unknown>)[first] as object
  return { ...trip, [first]: second === undefined ? value : { ...inner, [second]: value } } as Trip
}

describe('bad input of business trips', () => {
  it.each(fields)('is rejected with its code, and nothing is stored: %s (%s)', async (rejection, _shown, sent) => {
    const { company } = travelService()
    await expectRefused(() => company.travels.create(withField(tripInput(), sent)), rejection)
    expect((await company.travels.list()).total).toBe(0)

    const before = await company.travels.create(tripInput())
    const change = withField({ ...DATES, movementDto: {} }, sent)
    await expectRefused(() => company.travels.update(before.record.id, change), rejection)
    expect(await company.travels.get(before.record.id)).toEqual(before)
    expect(await company.verifyTotals()).toEqual([])
  })

  it('X7: everything that is wrong with the shape comes at once', async () => {
    const { company } = travelService()
    const wrong = { ...tripInput({ weight: -1, transportWeightTon: 60 }), hotelNights: -1, flightClass: 'COACH' }
    expect(await refusalsOf(() => company.travels.create(wrong as Trip))).toEqual([
      'movementDto.weight must_be_non_negative',
      'movementDto.transportWeightTon quantity_too_large',
      'hotelNights must_be_non_negative',
      'flightClass invalid_choice',
    ])
  })

  it('N11: a catalogue whose factors fit no journey and no night is rejected at both', async () => {
    const perLitre = publishedCatalogue.factors().map((factor) => ({ ...factor, unit: 'l' }))
    const { company } = travelService({ catalogue: createCatalogue(perLitre) })
    const trip = tripInput({ customOptions: { hotelCountry: 'GB' } }, { hotelNights: 1 })
    expect(await refusalsOf(() => company.travels.create(trip))).toEqual([
      'movementDto.transportType unit_dimension_mismatch',
      'hotelNights unit_dimension_mismatch',
    ])
  })

  it('is rejected for what is not an object', async () => {
    const { company } = travelService()
    for (const nothing of [null, undefined, 7, 'trip', []]) {
      expect(await refusalsOf(() => company.travels.create(nothing as unknown as Trip))).toHaveLength(1)
    }
  })
})
