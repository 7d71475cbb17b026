import { isNearestDouble } from '../double.ts'
import { type Fraction, isSame } from '../fraction.ts'
import type { Plain } from '../plain-data.ts'
import type { BundleFindings } from './bundle-findings.ts'
import { type Fields, isFields } from './bundle-text.ts'
import type { Dates } from './locks-of-log.ts'
import { datesIn } from './logged-record.ts'
import { numberOf } from './totals-of-bundle.ts'

/** The field with the amount that a calculation starts with: rounded in the record, with all digits in `given`. */
const AMOUNTS: Readonly<Record<string, string>> = {
  siteFuels: 'value',
  siteEnergies: 'value',
  vehicleEmissions: 'amount',
}
/** The id of the unit kilogram. */
const EMISSION_UNIT = 2

/** True if a value is the double nearest to an exact number. */
function isShownAs(value: Plain | undefined, exact: Fraction): boolean {
  return typeof value === 'number' && isNearestDouble(String(value), exact)
}

/** Checks that a record's emission is its exact emission, rounded once. */
export function checkShownTotal({ totalEmission }: Fields, exact: Fraction, found: BundleFindings): void {
  if (isShownAs(totalEmission, exact)) return
  const about = { expected: 'the double nearest to exact', found: totalEmission }
  found.add('record.totalEmission', 'is not the exact emission as it is shown', about)
}

/** Checks that a record's gases are those of its trace, in the company's kilogram. */
export function checkShownGases({ emission, companyId }: Fields, trace: Fields, found: BundleFindings): void {
  if (!isFields(emission) || !isFields(trace.emission)) return
  for (const gas of ['co2', 'ch4', 'n2o', 'co2e']) {
    const due = trace.emission[gas]
    const shown = emission[gas]
    if (shown === null ? due === null : String(shown) === String(typeof due === 'string' ? Number(due) : due)) continue
    found.add(`record.emission.${gas}`, 'is not that of the calculation', { expected: due, found: shown })
  }
  for (const [field, due] of [
    ['unitId', EMISSION_UNIT],
    ['companyId', companyId],
  ] as const) {
    if (emission[field] === due) continue
    found.add(`record.emission.${field}`, 'is not that of the record', { expected: due, found: emission[field] })
  }
}

/** An amount of a record, with all its digits and as rounded. */
function statedAmount(
  record: Fields,
  field: string,
  found: BundleFindings,
): { readonly exact: Fraction; readonly shown: Plain } | undefined {
  const given = isFields(record.given) ? record.given[field] : undefined
  const text = given ?? record[field]
  const isNumber = typeof text === 'number' || typeof text === 'string'
  const exact = isNumber ? numberOf(String(text), found) : undefined
  return exact && { exact, shown: record[field] ?? null }
}

/** Checks that every contribution starts with the amount of the record. */
export function checkShownAmount(
  { collection, record, trace }: { readonly collection: string; readonly record: Fields; readonly trace: Fields },
  found: BundleFindings,
): void {
  const field = AMOUNTS[collection]
  if (field === undefined || !Array.isArray(trace.contributions)) return
  const stated = statedAmount(record, field, found)
  if (stated === undefined || !isShownAs(stated.shown, stated.exact)) {
    found.add(`record.${field}`, 'is not the amount with all its digits as it is shown', {
      expected: 'the nearest double',
      found: record[field],
    })
    return
  }
  for (const one of trace.contributions as readonly Plain[]) {
    const activity = isFields(one) && isFields(one.activity) ? one.activity : {}
    const value = numberOf(activity.value, found)
    if (value !== undefined && isSame(value, stated.exact)) continue
    found.add(`record.${field}`, 'is not the amount that was calculated', {
      expected: activity.value,
      found: record[field],
    })
  }
}

/** Checks that the objects embedded in a record match the ids beside them, such as `unit` and `unitId`. */
export function checkEmbedded(record: Fields, found: BundleFindings): void {
  for (const [name, embedded] of Object.entries(record)) {
    const due = record[`${name}Id`]
    if (!isFields(embedded) || due === undefined || embedded.id === due) continue
    found.add(`record.${name}.id`, 'is not the one that the record names', { expected: due, found: embedded.id })
  }
}

/** Checks that a calculation uses the unit and the factor of its record. */
export function checkUsed({ unit, emissionFactorId: factorId }: Fields, trace: Fields, found: BundleFindings): void {
  const contributions = Array.isArray(trace.contributions) ? (trace.contributions as readonly Plain[]) : []
  for (const one of contributions) {
    if (!isFields(one) || !isFields(one.activity) || !isFields(one.factor)) continue
    const symbol = isFields(unit) ? unit.short_name : undefined
    if (symbol !== undefined && one.activity.unit !== symbol) {
      const about = { expected: one.activity.unit, found: symbol }
      found.add('record.unit.short_name', 'is not the unit that was calculated in', about)
    }
    if (factorId === undefined || one.factor.id === factorId) continue
    const about = { expected: one.factor.id, found: factorId }
    found.add('record.emissionFactorId', 'is not the factor that was calculated with', about)
  }
}

/** The period of an activity or of a lock. */
export function datesOfRecord(record: Fields): Dates | undefined {
  const { startDateUtc, endDateUtc, startDate, endDate, from, to } = record
  return datesIn({ from: startDateUtc ?? startDate ?? from ?? null, to: endDateUtc ?? endDate ?? to ?? null })
}
