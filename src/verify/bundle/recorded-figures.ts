import { isFields } from '../../base/index.ts'
import { isNearestDouble } from '../double.ts'
import { KNOWN_CATEGORIES, narrowCategory } from '../factor-category.ts'
import type { Field } from '../findings.ts'
import { exact, type Fraction, isSame } from '../fraction.ts'
import type { Plain } from '../plain-data.ts'
import type { Trace } from '../trace-shape.ts'
import type { BundleFindings } from './bundle-findings.ts'
import type { Fields } from './bundle-text.ts'
import { COLLECTIONS } from './collections.ts'

/** The id of the unit kilogram. */
const EMISSION_UNIT = 2

/** True if a value is the double nearest to an exact number. */
function isNearestValue(value: Plain | undefined, due: Fraction): boolean {
  return typeof value === 'number' && isNearestDouble(String(value), due)
}

/** Checks that a record's emission is its exact emission, rounded once. */
export function checkRecordedTotal({ totalEmission }: Fields, due: Fraction, record: Field): void {
  if (isNearestValue(totalEmission, due)) return
  const message = 'is not the exact emission as it is shown'
  record.in('totalEmission').differs(message, 'the double nearest to exact', totalEmission)
}

/** Checks that a record's gases are those of its trace, in the company's kilogram. */
export function checkRecordedGases({ emission, companyId }: Fields, trace: Trace, record: Field): void {
  if (!isFields(emission)) return
  const field = record.in('emission')
  for (const gas of ['co2', 'ch4', 'n2o', 'co2e'] as const) {
    const due = trace.emission[gas]
    const recorded = emission[gas] ?? null
    const isAlike = due === null ? recorded === null : typeof recorded === 'number' && recorded === Number(due)
    if (!isAlike) field.in(gas).differs('is not that of the calculation', due, recorded)
  }
  field.in('unitId').expect('is not that of the record', EMISSION_UNIT, emission.unitId)
  field.in('companyId').expect('is not that of the record', companyId, emission.companyId)
}

/** Returns an amount of a record with all its digits; undefined unless the record shows it rounded once. */
function exactAmount(record: Fields, name: string, findings: BundleFindings): Fraction | undefined {
  const text = (isFields(record.given) ? record.given[name] : undefined) ?? record[name]
  const isNumber = typeof text === 'number' || typeof text === 'string'
  const amount = isNumber ? findings.number(String(text)) : undefined
  return amount && isNearestValue(record[name], amount) ? amount : undefined
}

/** Checks that a record shows figures as the doubles nearest to all their digits. */
export function checkRecordedDigits(record: Fields, names: readonly string[], findings: BundleFindings): void {
  for (const name of names) {
    if (exactAmount(record, name, findings) !== undefined) continue
    const field = findings.field('record', name)
    field.differs('is not the amount with all its digits as it is shown', 'the nearest double', record[name])
  }
}

/** Checks that every contribution starts with the amount of the record. */
export function checkRecordedAmount(
  { collection, record, trace }: { readonly collection: string; readonly record: Fields; readonly trace: Trace },
  findings: BundleFindings,
): void {
  const name = COLLECTIONS.get(collection)?.amount
  if (name === undefined) return
  const field = findings.field('record', name)
  const amount = exactAmount(record, name, findings)
  if (amount === undefined) {
    field.differs('is not the amount with all its digits as it is shown', 'the nearest double', record[name])
    return
  }
  for (const { activity } of trace.contributions) {
    if (isSame(exact(activity.value), amount)) continue
    field.differs('is not the amount that was calculated', activity.value, record[name])
  }
}

/** Checks that the objects embedded in a record match their ids, such as `unit` and `unitId`. */
export function checkEmbeddedRecords(record: Fields, field: Field): void {
  for (const [name, embedded] of Object.entries(record)) {
    const due = record[`${name}Id`]
    if (due === undefined || (embedded !== null && !isFields(embedded))) continue
    field.in(name, 'id').expect('is not the one that the record names', due, embedded === null ? null : embedded.id)
  }
}

/** Checks that a calculation uses the unit and the factor of its record. */
export function checkUsedIds({ unit, emissionFactorId: factorId }: Fields, trace: Trace, record: Field): void {
  const symbol = isFields(unit) ? unit.short_name : undefined
  for (const { activity, factor } of trace.contributions) {
    if (symbol !== undefined) {
      record.in('unit', 'short_name').expect('is not the unit that was calculated in', activity.unit, symbol)
    }
    if (factorId !== undefined) {
      record.in('emissionFactorId').expect('is not the factor that was calculated with', factor.id, factorId)
    }
  }
}

/** Checks that a record shows the category of Scope 3 of the factors that it was calculated with. */
export function checkRecordedCategory({ scope3Category }: Fields, trace: Trace, record: Field): void {
  if (scope3Category === undefined) return
  for (const one of trace.contributions) {
    const due = scope3CategoryDue(trace.method.id, one)
    record.in('scope3Category').expect('is not that of the factor', due, scope3Category)
  }
}

/** Categories of Scope 3 by those of factors used by their quantity, written independently of the library's table. */
const BY_QUANTITY: readonly (readonly [category: number, words: string])[] = [
  [1, 'water material-use'],
  [3, 'heat-steam-td heat-and-steam-wtt'],
  [5, 'water-treatment waste-disposal'],
  [6, 'hotel'],
  [7, 'homeworking travel-land travel-road travel-rail travel-sea'],
  [7, 'travel-land-wtt travel-road-wtt travel-rail-wtt business-travel-sea-wtt'],
]

const CATEGORIES: ReadonlyMap<string, number> = new Map(
  BY_QUANTITY.flatMap(([category, words]) => words.split(' ').map((word) => [word, category] as const)),
)

const GOODS = 1
const CAPITAL_GOODS = 2
const ENERGY_UPSTREAM = 3

/** The parts of a contribution that decide its category. */
interface Categorized {
  readonly label?: unknown
  readonly factor: { readonly category: string; readonly name: string; readonly boundary?: unknown }
}

/**
 * Returns the category of Scope 3 of a quantity or of money spent; null in Scope 1 and 2. A factor without a category
 * is of goods.
 */
export function scope3CategoryDue(method: unknown, { label, factor }: Categorized): number | null {
  if (method === 'spend') return label === 'capital goods' ? CAPITAL_GOODS : GOODS
  const category = narrowCategory(factor)
  const stated = CATEGORIES.get(category)
  if (stated !== undefined) return stated
  if (!KNOWN_CATEGORIES.has(category)) return GOODS
  return factor.boundary === 'WTT' ? ENERGY_UPSTREAM : null
}
