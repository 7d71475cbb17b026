import { definedFields } from '../../base/index.ts'
import { type Calculation, type Contribution, exactCo2e, exactQuantity, scopesOf } from '../../core/emissions/index.ts'
import { fail } from '../../core/errors/index.ts'
import { multiply, parseNumber, printExact } from '../../core/exact/index.ts'
import { yearOfPeriod } from '../../core/time/index.ts'
import { chooseConversion, type UnitTable } from '../../core/units/index.ts'
import type { ActivityCollection } from '../../ledger/context/records.ts'
import { EMISSION_KINDS, LIMITS, type Payload } from '../../resources/index.ts'
import {
  type ActivityKind,
  type CalculatedRow,
  type InputColumn,
  type RowResult,
  type SourceRow,
  STOP_MARKS,
  vehicleOfMode,
} from '../../rows/index.ts'

type Fields = Readonly<Record<string, unknown>>

/** A vehicle that rows need, by its specification. */
export interface VehicleDraft {
  readonly name: string
  /** The payload of its creation. */
  readonly input: Payload<'createVehicle'>
}

/** The record that a new record is created below, before its id is known. */
export type ParentDraft =
  | { readonly kind: 'site'; readonly name: string | null }
  | { readonly kind: 'vehicle'; readonly vehicle: VehicleDraft }
  | { readonly kind: 'batch' }
  /** A record of the company, which may name a site. */
  | { readonly kind: 'company'; readonly site: string | null }

/** The record of a row, before it is created. */
export interface RowDraft {
  /** The place of the row in the order of reading, from 0. */
  readonly index: number
  readonly line: number
  readonly collection: ActivityCollection
  readonly parent: ParentDraft
  /** The payload, without the ids of the parent. */
  readonly payload: Fields
  /** The emission of the row in kilograms of CO2e: a decimal or a fraction. */
  readonly expectedKg: string
  /** The key of the grid factor of electricity; null for other activities. */
  readonly gridKey: string | null
  readonly row: CalculatedRow
  readonly source: SourceRow
}

/** A calculated row, and what its record needs. */
export interface RowToStore {
  readonly row: CalculatedRow
  readonly source: SourceRow
  /** The name of the file, for the comment of the record. */
  readonly file: string
  readonly units: UnitTable
  /** The year in whose prices money of later years counts; undefined: each year has its own. */
  readonly priceYear: number | undefined
}

type DraftParts = Pick<RowDraft, 'collection' | 'parent' | 'payload'>

function textOfRow({ source }: RowToStore, column: InputColumn): string | undefined {
  return source.cells.get(column)?.text
}

const siteOf = (row: RowToStore): string | null => textOfRow(row, 'site') ?? null

function unitId({ units: table }: RowToStore, symbol: string, column: InputColumn = 'unit'): number {
  return table.find(symbol, column).id
}

/** Removes what a comment cannot hold from a free text. */
function plainText(text: string | undefined): string | undefined {
  return text?.replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\s]+/gu, ' ').trim()
}

/** The meter of a row, as a record holds it; undefined if the row names no meter. */
function meterOf(row: RowToStore): string | undefined {
  return plainText(textOfRow(row, 'meter'))?.slice(0, LIMITS.name) || undefined
}

/** Builds the comment of a record: the id and the note of its row, its file and its line. `meter`: of a record without such a field. */
function commentOf(row: RowToStore, meter?: string): string {
  const [id, note] = (['id', 'note'] as const).map((column) => plainText(textOfRow(row, column)))
  const parts = [id, meter && `meter ${meter}`, note].filter((part) => part)
  const source = `${plainText(row.file)}, line ${row.row.line}`
  const text = parts.join(': ').slice(0, LIMITS.comment - source.length - 2)
  return text === '' ? source : `${text} (${source})`
}

/** The meter and the comment of a record that has fields for both. */
function statedFields(row: RowToStore) {
  return { ...definedFields({ meter: meterOf(row) }), comment: commentOf(row) }
}

function periodFields({ row }: RowToStore) {
  const { start, end } = row.period.calendar
  return { startDate: start.text, endDate: end.text }
}

function periodUtcFields({ row }: RowToStore) {
  const { start, end } = row.period.calendar
  return { startDateUtc: start.text, endDateUtc: end.text }
}

/** Removes the marks of derived factors from a key. */
export function plainKey(key: string): string {
  return key.replace(/\?.*/s, '')
}

/** Returns the only contribution of a calculation. Throws `not_storable` if there are several. */
function onlyPart({ contributions }: Calculation, column: InputColumn): Contribution {
  const [part, ...others] = contributions
  if (part !== undefined && others.length === 0) return part
  const message = `is calculated by ${contributions.length} factors (${contributions.map(({ factor }) => factor.name).join('; ')}), but a record has only one; split the row into one row for each factor`
  return fail(column, 'not_storable', message)
}

/** A quantity in a unit that the factor's unit follows from by conversion only. */
interface Amount {
  readonly value: string
  readonly unitId: number
}

/** The quantity as written; or in the unit of the factor, after a density. Throws `not_storable` without a finite decimal. */
function amountOfPart(row: RowToStore, part: Contribution): Amount {
  const { activity, steps, factor } = part
  if (steps.every(({ kind }) => kind === 'convert' || kind === 'policy'))
    return { value: String(activity.value), unitId: unitId(row, activity.unit) }
  const value = printExact(exactQuantity(part))
  if (!value.includes('/') && value.length <= LIMITS.quantityCharacters)
    return { value, unitId: unitId(row, factor.unit) }
  const message = `${activity.value} ${activity.unit} has no finite decimal in ${factor.unit}, the unit of the factor; give the quantity in ${factor.unit}`
  return fail('unit', 'not_storable', message)
}

/** The single result of a row without upstream emissions. */
function onlyResult({ row }: RowToStore): RowResult {
  const [result] = row.results
  if (result === undefined) throw new TypeError('a calculated row has a result')
  return result
}

function quantityDraft(row: RowToStore, part: Contribution): DraftParts {
  return {
    collection: 'activityRecords',
    parent: { kind: 'company', site: siteOf(row) },
    payload: {
      ...periodFields(row),
      ...amountOfPart(row, part),
      emissionFactorId: part.factor.id,
      ...statedFields(row),
    },
  }
}

/** Fuel of a site; heat, which is Scope 2, is an activity by its quantity. */
function fuelDraft(row: RowToStore): DraftParts {
  const { calculation } = onlyResult(row)
  const part = onlyPart(calculation, 'factor')
  if (scopesOf(calculation).some(({ scope }) => scope === 2)) return quantityDraft(row, part)
  const payload = {
    ...periodFields(row),
    ...amountOfPart(row, part),
    emissionFactorId: part.factor.id,
    ...statedFields(row),
  }
  return { collection: 'siteFuels', parent: { kind: 'site', name: siteOf(row) }, payload }
}

function electricityDraft(row: RowToStore): DraftParts {
  const value = textOfRow(row, 'value')
  const payload = {
    ...periodFields(row),
    value,
    unitId: unitId(row, textOfRow(row, 'unit') ?? ''),
    ...definedFields({
      percentageOfCleanEnergy: textOfRow(row, 'percentageOfCleanEnergy'),
      customEmissionFactorId: textOfRow(row, 'supplierFactor'),
    }),
    ...statedFields(row),
  }
  return { collection: 'siteEnergies', parent: { kind: 'site', name: siteOf(row) }, payload }
}

/** The source of energy of a vehicle, in the contract's words where it has them. */
function fuelSourceOf(part: Contribution, isElectric: boolean): string {
  if (isElectric) return 'ELECTRICITY'
  const { name } = part.factor
  return /diesel/i.test(name) ? 'DIESEL' : /petrol|gasoline/i.test(name) ? 'MOTOR_GASOLINE' : 'OTHER'
}

/** A vehicle by its specification: rows of one site with equal ones are one vehicle. */
function vehicleDraft(row: RowToStore): DraftParts {
  const { calculation } = onlyResult(row)
  const part = onlyPart(calculation, 'factor')
  const isElectric = scopesOf(calculation).some(({ scope }) => scope === 2)
  const { activity, steps, factor } = part
  const hasConsumption = steps.some((step) => step.kind === 'quantity' && step.what === 'consumption')
  const consumption = hasConsumption ? textOfRow(row, 'consumption') : undefined
  const consumptionUnit = textOfRow(row, 'consumptionUnit') ?? ''
  const specification = definedFields({
    fuelConsumption: consumption,
    fuelConsumptionUnitId: consumption === undefined ? undefined : unitId(row, consumptionUnit, 'consumptionUnit'),
    consumptionPer: consumption === undefined ? undefined : textOfRow(row, 'consumptionPer'),
  })
  const uses =
    consumption === undefined
      ? ''
      : `, ${consumption} ${consumptionUnit}/${textOfRow(row, 'consumptionPer') ?? 1} ${activity.unit}`
  const owner = siteOf(row) ?? 'Vehicles'
  const name = `${owner}: ${factor.name} (${factor.edition}) by ${activity.unit}${uses}`.slice(0, LIMITS.name)
  const input = {
    name,
    fuelSource: fuelSourceOf(part, isElectric),
    emissionKindId: EMISSION_KINDS[isElectric ? 'vehicle-electric' : 'vehicle'],
    emissionFactorId: factor.id,
    activityUnitId: unitId(row, activity.unit),
    ...specification,
  }
  const payload = { ...periodUtcFields(row), amount: String(activity.value), comment: commentOf(row, meterOf(row)) }
  return { collection: 'vehicleEmissions', parent: { kind: 'vehicle', vehicle: { name, input } }, payload }
}

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

/** The mass of a row in exact tonnes. */
function tonnesOf(row: RowToStore): string {
  const { factor } = chooseConversion(textOfRow(row, 'unit') ?? '', 't', { table: row.units, path: 'unit' })
  return printExact(multiply(parseNumber(textOfRow(row, 'value') ?? ''), factor))
}

function movementDraft(row: RowToStore): DraftParts {
  const payload = {
    ...periodFields(row),
    ...addressesOf(row),
    name: nameOf(row),
    referenceNumber: plainText(textOfRow(row, 'id'))?.slice(0, LIMITS.name) ?? null,
    transportType: textOfRow(row, 'mode'),
    transportWeightTon: tonnesOf(row),
    isReturnMoving: textOfRow(row, 'isReturn') === 'true',
    ...definedFields({ distanceKm: textOfRow(row, 'distanceKm'), emissionFactorId: namedFactorOf(row) }),
    comment: commentOf(row, meterOf(row)),
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
function tripDraft(row: RowToStore): DraftParts {
  const mode = textOfRow(row, 'mode')
  const [passengers, rooms, statedCountry, vehicle, distanceKm, radiativeForcing] = (
    ['passengers', 'rooms', 'hotelCountry', 'vehicle', 'distanceKm', 'radiativeForcing'] as const
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
    comment: commentOf(row, meterOf(row)),
  }
  return { collection: 'travels', parent: { kind: 'company', site: null }, payload }
}

function leakDraft(row: RowToStore): DraftParts {
  const [part] = onlyResult(row).calculation.contributions
  const payload = {
    ...periodFields(row),
    refrigerant: textOfRow(row, 'gas') ?? textOfRow(row, 'blend') ?? textOfRow(row, 'factor'),
    gwpSet: textOfRow(row, 'gwp') ?? part?.factor.gwp,
    value: textOfRow(row, 'value'),
    unitId: unitId(row, textOfRow(row, 'unit') ?? ''),
    comment: commentOf(row, meterOf(row)),
  }
  return { collection: 'refrigerantLeaks', parent: { kind: 'site', name: siteOf(row) }, payload }
}

/** The year of the prices of money, if it is not that of the period. */
function rowPriceYear(row: RowToStore): number | undefined {
  const stated = textOfRow(row, 'priceYear')
  if (stated !== undefined) return Number(stated)
  const isLater = row.priceYear !== undefined && yearOfPeriod(row.row.period.calendar) > row.priceYear
  return isLater ? row.priceYear : undefined
}

function spendDraft(row: RowToStore): DraftParts {
  const part = onlyPart(onlyResult(row).calculation, 'factor')
  const scope3Category = textOfRow(row, 'scope3Category')
  const payload = {
    ...periodFields(row),
    value: textOfRow(row, 'value'),
    currency: textOfRow(row, 'currency'),
    ...definedFields({
      price: textOfRow(row, 'price')?.toUpperCase(),
      priceYear: rowPriceYear(row),
      scope3Category: scope3Category === undefined ? undefined : Number(scope3Category),
    }),
    emissionFactorId: part.factor.id,
    ...statedFields(row),
  }
  return { collection: 'activityRecords', parent: { kind: 'company', site: siteOf(row) }, payload }
}

const DRAFT_OF: Readonly<Record<ActivityKind, (row: RowToStore) => DraftParts>> = {
  fuel: fuelDraft,
  electricity: electricityDraft,
  vehicle: vehicleDraft,
  movement: movementDraft,
  trip: tripDraft,
  refrigerant: leakDraft,
  quantity: (row) => quantityDraft(row, onlyPart(onlyResult(row).calculation, 'factor')),
  spend: spendDraft,
}

/** Drafts the record of a row. Throws `not_storable` at the column of a row that no record can hold with its result. */
export function draftOfRow(toStore: RowToStore): Omit<RowDraft, 'index'> {
  const { row, source } = toStore
  const counted = row.results.find(({ basis }) => basis === 'market') ?? onlyResult(toStore)
  const location = row.results.find(({ basis }) => basis === 'location')
  const expectedKg = exactCo2e(counted.calculation.contributions)
  if (expectedKg === null) return fail('factor', 'not_storable', 'publishes no CO2e; name a factor that does')
  return {
    line: row.line,
    ...DRAFT_OF[row.kind](toStore),
    expectedKg,
    gridKey: location === undefined ? null : plainKey(location.calculation.contributions[0]?.factor.key ?? ''),
    row,
    source,
  }
}
