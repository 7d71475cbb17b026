import { definedFields } from '../../base/index.ts'
import { type Contribution, exactCo2e, exactQuantity, type GwpSetId, scopesOf } from '../../core/emissions/index.ts'
import { EmissionsError, fail } from '../../core/errors/index.ts'
import { printExact } from '../../core/exact/index.ts'
import { yearOfPeriod } from '../../core/time/index.ts'
import { findRefrigerant } from '../../reference/factors/index.ts'
import { EMISSION_KINDS, LIMITS } from '../../resources/index.ts'
import type { ActivityKind, CalculatedRow, SourceRow } from '../../rows/index.ts'
import {
  commentOf,
  type DraftParts,
  meterText,
  onlyResult,
  periodFields,
  periodUtcFields,
  type RowToStore,
  siteOf,
  statedFields,
  textOfRow,
  unitId,
} from './row-to-store.ts'
import { movementDraft, tripDraft } from './transport-draft.ts'

/** The record of a row, before it is created. */
export interface RowDraft extends DraftParts {
  /** The place of the row in the order of reading, from 0. */
  readonly index: number
  readonly line: number
  /** The emission of the row in kilograms of CO2e: a decimal or a fraction. */
  readonly expectedKg: string
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
  const message = `is calculated by ${contributions.length} factors (${contributions.map(({ factor }) => factor.name).join('; ')}), and a record has one; name one factor with all gases, or write the amount of fuel without a distance`
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

/** What tells the factor of a vehicle from others of its name and edition: another unit of the activity, and its heating value. */
function unitsOfFactor({ units }: RowToStore, { activity, factor }: Contribution): readonly string[] {
  const [ofActivity, ofFactor] = [activity.unit, factor.unit].map((unit) => units.find(unit, 'unit'))
  const isOther = ofActivity?.typeUnit === ofFactor?.typeUnit && ofActivity?.id !== ofFactor?.id
  return [...(isOther ? [`per ${factor.unit}`] : []), ...(factor.heatingValue === null ? [] : [factor.heatingValue])]
}

/** A vehicle by its specification: rows of one site with equal ones are one vehicle. */
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
  const owner = siteOf(row) ?? 'Vehicles'
  const named = [factor.edition, ...unitsOfFactor(row, part)].join(', ')
  const name = `${owner}: ${factor.name} (${named}) by ${activity.unit}${uses}`.slice(0, LIMITS.name)
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
    gridKey: location === undefined ? null : plainKey(location.calculation.contributions[0]?.factor.key ?? ''),
    row,
    source,
  }
}
