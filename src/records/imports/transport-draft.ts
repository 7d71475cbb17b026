import { definedFields } from '../../base/index.ts'
import { DISTANCE_KIND_NAMES } from '../../core/emissions/index.ts'
import { fail } from '../../core/errors/index.ts'
import { add, type Exact, multiply, parseNumber, printExact, rationalOf } from '../../core/exact/index.ts'
import { chooseConversion } from '../../core/units/index.ts'
import { LIMITS } from '../../resources/index.ts'
import { type InputColumn, STOP_MARKS, vehicleOfMode } from '../../rows/index.ts'
import {
  commentOf,
  type DraftParts,
  meterText,
  onlyResult,
  periodFields,
  periodUtcFields,
  plainText,
  type RowToStore,
  textOfRow,
} from './row-to-store.ts'

/** The place of an end that a row leaves out, because it states the distance. */
const NOT_STATED = 'not stated'

/** An end of a journey, as the row was understood: with its country, which tells places of the same name apart. */
function journeyEndText(row: RowToStore, column: 'from' | 'to'): string | undefined {
  return row.row.ends?.[column] ?? textOfRow(row, column)
}

function addressesOf(row: RowToStore) {
  const [from = NOT_STATED, to = NOT_STATED] = [journeyEndText(row, 'from'), journeyEndText(row, 'to')]
  return { fromAddress: { startPoint: from }, toAddress: { endPoint: to } }
}

/** The columns that choose a factor in a way that records do not. */
const CHOOSING: readonly InputColumn[] = ['factor', 'vehicle', 'fromCountry', 'toCountry']

/** The factor of a transport, if a column of the row chose it. */
function namedFactorOf(row: RowToStore): string | undefined {
  const isByWord = vehicleOfMode(row.source.cells.get('mode')?.raw, row.row.kind === 'trip' ? 'trip' : 'movement')
  if (isByWord === undefined && CHOOSING.every((column) => textOfRow(row, column) === undefined)) return undefined
  const part = onlyResult(row).calculation.contributions.find(({ label }) => label !== 'hotel')
  return part?.factor.id
}

/** The words of cabin classes in the names of factors of flights. */
const CLASS_WORDS = [
  [/\bpremium economy class\b/i, 'PREMIUM_ECONOMY'],
  [/\beconomy class\b/i, 'ECONOMY'],
  [/\bbusiness class\b/i, 'BUSINESS'],
  [/\bfirst class\b/i, 'FIRST_CLASS'],
] as const

/** The cabin class of a flight: as the row states it, or as the factor of the row does. */
function flightClassOf(row: RowToStore): string | undefined {
  const stated = textOfRow(row, 'class')
  if (stated !== undefined || textOfRow(row, 'mode') !== 'AIR' || namedFactorOf(row) === undefined) return stated
  const name = onlyResult(row).calculation.contributions[0]?.factor.name ?? ''
  return CLASS_WORDS.find(([words]) => words.test(name))?.[1]
}

function nameOf(row: RowToStore): string {
  const name = plainText(textOfRow(row, 'note')) ?? plainText(textOfRow(row, 'id')) ?? `line ${row.row.line}`
  return name.slice(0, LIMITS.name)
}

/** The mass of a row in exact tonnes. Throws `not_storable` for a credit, because no shipment has a mass below zero. */
function tonnesOf(row: RowToStore): string {
  const { factor } = chooseConversion(textOfRow(row, 'unit') ?? '', 't', { table: row.units, path: 'unit' })
  const tonnes = printExact(multiply(parseNumber(textOfRow(row, 'value') ?? ''), factor))
  if (!tonnes.startsWith('-')) return tonnes
  const message =
    'is below zero, and a record of freight is a shipment; leave out this row and the shipment that it takes back, or write the mass that was carried'
  return fail('value', 'not_storable', message)
}

/** The stated distance of a journey as a record has it, and how it follows from that of the row. */
interface DistanceOfRecord {
  readonly distanceKm?: Exact | undefined
  /** For the comment; undefined if both are equal. */
  readonly stated?: string
}

/** Returns the stated distance of a row as travelled: records have no kind of distance, and raise none that is stated. */
function distanceOfRecord(row: RowToStore): DistanceOfRecord {
  const distanceKm = textOfRow(row, 'distanceKm')
  const steps = onlyResult(row).calculation.contributions.flatMap((part) => part.steps)
  const found = steps.find((step) => step.kind === 'distance')?.distance
  if (distanceKm === undefined || found === undefined || found.rule === 'none') return definedFields({ distanceKm })
  const { km, kind, addedKm, uplift } = found
  const travelled = printExact(multiply(add(rationalOf(km), rationalOf(addedKm)), rationalOf(uplift)))
  return {
    distanceKm: travelled,
    stated: `${distanceKm} km by ${DISTANCE_KIND_NAMES[kind]} are ${travelled} km travelled`,
  }
}

/** Drafts the movement of a row of freight. */
export function movementDraft(row: RowToStore): DraftParts {
  const { distanceKm, stated } = distanceOfRecord(row)
  const payload = {
    ...periodFields(row),
    ...addressesOf(row),
    name: nameOf(row),
    referenceNumber: plainText(textOfRow(row, 'id'))?.slice(0, LIMITS.name) ?? null,
    transportType: textOfRow(row, 'mode'),
    transportWeightTon: tonnesOf(row),
    isReturnMoving: textOfRow(row, 'isReturn') === 'true',
    ...definedFields({ distanceKm, emissionFactorId: namedFactorOf(row) }),
    comment: commentOf(row, meterText(row), stated),
  }
  return { collection: 'movements', parent: { kind: 'batch' }, payload }
}

/** The stops between the ends of a flight; undefined without any. */
function tripStops(row: RowToStore): readonly string[] | undefined {
  return textOfRow(row, 'via')
    ?.split(STOP_MARKS)
    .filter((stop) => stop !== '')
}

/** A trip. Nights without a journey have the country of the hotel as their places. */
export function tripDraft(row: RowToStore): DraftParts {
  const mode = textOfRow(row, 'mode')
  const { distanceKm, stated } = distanceOfRecord(row)
  const [passengers, rooms, statedCountry, vehicle, radiativeForcing] = (
    ['passengers', 'rooms', 'hotelCountry', 'vehicle', 'radiativeForcing'] as const
  ).map((column) => textOfRow(row, column))
  const hotelCountry = statedCountry ?? row.row.stayCountry
  const hotelOnly = mode === undefined ? true : undefined
  const place = hotelCountry ?? NOT_STATED
  const emissionFactorId = namedFactorOf(row)
  const addresses = hotelOnly
    ? { fromAddress: { startPoint: place }, toAddress: { endPoint: place } }
    : addressesOf(row)
  const payload = {
    ...periodUtcFields(row),
    movementDto: {
      ...addresses,
      transportType: mode === undefined || mode === 'CAR' ? 'TRUCK' : mode,
      name: nameOf(row),
      isReturnMoving: textOfRow(row, 'isReturn') === 'true',
      customOptions: definedFields({
        ...{ passengers, rooms, hotelCountry, vehicle, distanceKm, via: tripStops(row), hotelOnly, emissionFactorId },
        radiativeForcing,
      }),
    },
    bookingReference: plainText(textOfRow(row, 'id'))?.slice(0, LIMITS.name) ?? null,
    hotelNights: textOfRow(row, 'nights') ?? 0,
    ...definedFields({ flightClass: flightClassOf(row) }),
    comment: commentOf(row, meterText(row), stated),
  }
  return { collection: 'travels', parent: { kind: 'company', site: null }, payload }
}
