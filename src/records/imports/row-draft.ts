import { definedFields } from '../../base/index.ts'
import {
  type Contribution,
  DISTANCE_KIND_NAMES,
  exactCo2e,
  exactQuantity,
  type GwpSetId,
  scopesOf,
} from '../../core/emissions/index.ts'
import { EmissionsError, fail, type Notice } from '../../core/errors/index.ts'
import { add, type Exact, multiply, parseNumber, printExact, rationalOf } from '../../core/exact/index.ts'
import { yearOfPeriod } from '../../core/time/index.ts'
import { chooseConversion } from '../../core/units/index.ts'
import { rowNotices } from '../../ledger/ledger/row-notices.ts'
import { findRefrigerant } from '../../reference/factors/index.ts'
import { EMISSION_KINDS, LIMITS } from '../../resources/index.ts'
import {
  type ActivityKind,
  type CalculatedRow,
  type InputColumn,
  type SourceRow,
  STOP_MARKS,
  vehicleOfMode,
} from '../../rows/index.ts'
import {
  checkVehicleName,
  commentOf,
  type DraftParts,
  meterText,
  onlyResult,
  periodFields,
  periodUtcFields,
  plainText,
  type RowToStore,
  registrationOf,
  siteOf,
  siteText,
  statedFields,
  textOfRow,
  unitId,
} from './row-to-store.ts'

/** The record of a row, before it is created. */
export interface RowDraft extends DraftParts {
  /** The place of the row in the order of reading, from 0. */
  readonly index: number
  readonly line: number
  /** The emission of the row in kilograms of CO2e: a decimal or a fraction. */
  readonly expectedKg: string
  /** The notices of the row's calculation, for the calculation of its record. */
  readonly notices: readonly Notice[]
  /** The key of the grid factor of electricity; null for other activities. */
  readonly gridKey: string | null
  readonly row: CalculatedRow
  readonly source: SourceRow
}

/** Removes the marks of derived factors from a key. */
export function plainKey(key: string): string {
  return key.replace(/\?.*/s, '')
}

/** Returns the only contribution of a row. Throws `not_storable` if there are several. */
function onlyPart(row: RowToStore): Contribution {
  const { contributions } = onlyResult(row).calculation
  const [part, ...others] = contributions
  if (part !== undefined && others.length === 0) return part
  const message = `is calculated by ${contributions.length} factors (${contributions.map(({ factor }) => factor.name).join('; ')}), but a record has only one; name one factor with all gases, or write the amount of fuel without a distance`
  const column = textOfRow(row, 'distanceFactor') === undefined ? 'factor' : 'distanceFactor'
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
  const part = onlyPart(row)
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

/** Lists the unit of the factor of a vehicle, if the activity has another, and its heating value: factors of one name differ by them. */
function unitsOfFactor({ units }: RowToStore, { activity, factor }: Contribution): readonly string[] {
  const [ofActivity, ofFactor] = [activity.unit, factor.unit].map((unit) => units.find(unit, 'unit'))
  const isOther = ofActivity?.typeUnit === ofFactor?.typeUnit && ofActivity?.id !== ofFactor?.id
  return [...(isOther ? [`per ${factor.unit}`] : []), ...(factor.heatingValue === null ? [] : [factor.heatingValue])]
}

/** A vehicle by its registration and specification: rows of one site with equal ones are one vehicle. */
function vehicleDraft(row: RowToStore): DraftParts {
  const { calculation } = onlyResult(row)
  const part = onlyPart(row)
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
  const owner = [siteOf(row) ?? 'Vehicles', registrationOf(row)].filter((part) => part !== undefined).join(': ')
  const named = [factor.edition, ...unitsOfFactor(row, part)].join(', ')
  const name = `${owner}: ${factor.name} (${named}) by ${activity.unit}${uses}`
  checkVehicleName(row, name)
  const input = {
    name,
    fuelSource: fuelSourceOf(part, isElectric),
    emissionKindId: EMISSION_KINDS[isElectric ? 'vehicle-electric' : 'vehicle'],
    emissionFactorId: factor.id,
    activityUnitId: unitId(row, activity.unit),
    ...specification,
  }
  const payload = { ...periodUtcFields(row), amount: String(activity.value), comment: commentOf(row, meterText(row)) }
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
function movementDraft(row: RowToStore): DraftParts {
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
    comment: commentOf(row, siteText(row), meterText(row), stated),
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
    comment: commentOf(row, siteText(row), meterText(row), stated),
  }
  return { collection: 'travels', parent: { kind: 'trip' }, payload }
}

/** True if the record of a leak finds the gas that a key names: it knows the gases of IPCC and of the United Kingdom. */
function isKnownGas(key: string, gwp: GwpSetId): boolean {
  try {
    return findRefrigerant(key, gwp) !== undefined
  } catch (error) {
    if (EmissionsError.is(error)) return false
    throw error
  }
}

/** A leak of a gas by its name; by the factor of another publisher, it is recorded by its mass at the site. */
function leakDraft(row: RowToStore): DraftParts {
  const [part] = onlyResult(row).calculation.contributions
  const key = textOfRow(row, 'factor')
  if (key !== undefined && !isKnownGas(key, part?.factor.gwp ?? 'AR5_GWP100')) return fuelDraft(row)
  const payload = {
    ...periodFields(row),
    refrigerant: textOfRow(row, 'gas') ?? textOfRow(row, 'blend') ?? textOfRow(row, 'factor'),
    gwpSet: textOfRow(row, 'gwp') ?? part?.factor.gwp,
    value: textOfRow(row, 'value'),
    unitId: unitId(row, textOfRow(row, 'unit') ?? ''),
    comment: commentOf(row, meterText(row)),
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
  const part = onlyPart(row)
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
  quantity: (row) => quantityDraft(row, onlyPart(row)),
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
    notices: rowNotices(counted.calculation),
    gridKey: location === undefined ? null : plainKey(location.calculation.contributions[0]?.factor.key ?? ''),
    row,
    source,
  }
}
