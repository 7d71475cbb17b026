import * as fc from 'fast-check'
import { calculateFuel, type FuelActivity } from '../../core/activities/index.ts'
import { type Calculation, defineFactor, type EmissionFactor } from '../../core/emissions/index.ts'
import { builtInUnits, type Unit, type UnitTable } from '../../core/units/index.ts'
import { EMISSION_KINDS, type Payload } from '../../resources/index.ts'

/**
 * Quantities from 0 to 1e9, none between 0 and 1e-9: numbers, and texts with nine decimals.
 *
 * @example
 * ```ts
 * import * as fc from 'fast-check'
 * import { quantities } from 'tonne/testing/arbitraries'
 * fc.check(fc.property(quantities(), (value) => typeof value === 'number' ? value >= 0 : /^\d+\.\d{9}$/.test(value))).failed // => false
 * ```
 */
export function quantities(): fc.Arbitrary<number | string> {
  const digits = fc.tuple(fc.nat(1_000_000_000), fc.nat(999_999_999))
  const texts = digits.map(([whole, decimals]) => `${whole}.${String(decimals).padStart(9, '0')}`)
  return fc.oneof(fc.double({ min: 1e-9, max: 1e9, noNaN: true }), fc.nat(1_000_000), texts)
}

/**
 * Units of a table. Default: the built-in units.
 *
 * @example
 * ```ts
 * import * as fc from 'fast-check'
 * import { unitsOf } from 'tonne/testing/arbitraries'
 * fc.check(fc.property(unitsOf(), (unit) => unit.short_name !== '')).failed // => false
 * ```
 */
export function unitsOf(table: UnitTable = builtInUnits): fc.Arbitrary<Unit> {
  return fc.constantFrom(...table.units)
}

/**
 * Pairs of units of a table that convert to each other.
 *
 * @example
 * ```ts
 * import * as fc from 'fast-check'
 * import { unitPairs } from 'tonne/testing/arbitraries'
 * fc.check(fc.property(unitPairs(), ([from, to]) => from.typeUnit === to.typeUnit)).failed // => false
 * ```
 */
export function unitPairs(table: UnitTable = builtInUnits): fc.Arbitrary<readonly [Unit, Unit]> {
  return unitsOf(table).chain((from) => {
    const others = table.units.filter((unit) => table.baseOf(unit) === table.baseOf(from))
    return fc.constantFrom(...others).map((to) => [from, to] as const)
  })
}

/**
 * Own factors per built-in unit, with figures of up to six decimals.
 *
 * @example
 * ```ts
 * import * as fc from 'fast-check'
 * import { ownFactors } from 'tonne/testing/arbitraries'
 * fc.check(fc.property(ownFactors(), (factor) => factor.complete)).failed // => false
 * ```
 */
export function ownFactors(): fc.Arbitrary<EmissionFactor> {
  const figure = fc.nat(99_999_999).map((millionths) => String(millionths / 1_000_000))
  return fc
    .record({ unit: unitsOf(), co2e: figure, name: fc.nat(9999) })
    .map(({ unit, co2e, name }) => defineFactor({ key: `own/${name}`, unit: unit.short_name, per1: { co2e } }))
}

/**
 * Periods of whole days from 2015 to 2030, the end not before the start.
 *
 * @example
 * ```ts
 * import * as fc from 'fast-check'
 * import { periods } from 'tonne/testing/arbitraries'
 * fc.check(fc.property(periods(), ({ startDate, endDate }) => startDate <= endDate)).failed // => false
 * ```
 */
export function periods(): fc.Arbitrary<{ readonly startDate: string; readonly endDate: string }> {
  const day = fc.integer({ min: 0, max: 5478 })
  const dateOf = (days: number) => new Date(Date.UTC(2015, 0, 1 + days)).toISOString().slice(0, 10)
  return fc
    .tuple(day, fc.nat(400))
    .map(([start, length]) => ({ startDate: dateOf(start), endDate: dateOf(start + length) }))
}

/**
 * Activities of fuel by the given factors, in units that convert to the unit of the factor.
 *
 * @example
 * ```ts
 * import * as fc from 'fast-check'
 * import { calculateFuel } from 'tonne'
 * import { activities } from 'tonne/testing/arbitraries'
 * fc.check(fc.property(activities(), (activity) => calculateFuel(activity).emission.co2e !== null)).failed // => false
 * ```
 */
export function activities(factors: fc.Arbitrary<EmissionFactor> = ownFactors()): fc.Arbitrary<FuelActivity> {
  return fc.tuple(quantities(), factors).chain(([value, factor]) => {
    const base = builtInUnits.baseOf(builtInUnits.find(factor.unit))
    const units = builtInUnits.units.filter((unit) => builtInUnits.baseOf(unit) === base)
    return fc.constantFrom(...units).map((unit) => ({ value, unit, factor }))
  })
}

/**
 * Calculations of `activities`.
 *
 * @example
 * ```ts
 * import * as fc from 'fast-check'
 * import { calculations } from 'tonne/testing/arbitraries'
 * fc.check(fc.property(calculations(), ({ emission }) => emission.co2e !== null)).failed // => false
 * ```
 */
export function calculations(factors?: fc.Arbitrary<EmissionFactor>): fc.Arbitrary<Calculation> {
  return activities(factors).map((activity) => calculateFuel(activity))
}

/**
 * Payloads of sites, complete under every policy.
 *
 * @example
 * ```ts
 * import * as fc from 'fast-check'
 * import { sitePayloads } from 'tonne/testing/arbitraries'
 * fc.check(fc.property(sitePayloads(), (site) => site.area !== undefined)).failed // => false
 * ```
 */
export function sitePayloads(): fc.Arbitrary<Payload<'createSite'>> {
  const degrees = (max: number) =>
    fc.integer({ min: -max * 1000, max: max * 1000 }).map((thousandths) => thousandths / 1000)
  return fc.record({
    name: fc.constantFrom('Works', 'Office', 'Warehouse', 'Depot'),
    address: fc.record({
      address: fc.constant('1 Mill Lane'),
      coordinates: fc.record({ lat: degrees(90), lng: degrees(180) }),
    }),
    possessionType: fc.constantFrom('Owned', 'Leased'),
    area: fc.nat(100_000),
    unit: fc.constantFrom('M2', 'FT2'),
    countryId: fc.constantFrom(826, 276, 840),
  })
}

/**
 * Payloads of fuel by the given factor, complete under every policy.
 *
 * @example
 * ```ts
 * import * as fc from 'fast-check'
 * import { findFactor } from 'tonne/factors'
 * import { fuelPayloads } from 'tonne/testing/arbitraries'
 * const diesel = findFactor('desnz-2025/fuels/liquid-fuels/diesel-average-biofuel-blend/litres')
 * fc.check(fc.property(fuelPayloads(diesel), ({ unitId }) => unitId === 13)).failed // => false
 * ```
 */
export function fuelPayloads(factor: Pick<EmissionFactor, 'id' | 'unit'>): fc.Arbitrary<Payload<'createSiteFuel'>> {
  const { id: unitId } = builtInUnits.find(factor.unit)
  const computed = { files: [], emissionId: '', totalEmission: 0, unit: { id: unitId } }
  const named = { unitId, emissionFactorId: factor.id, emissionKindId: EMISSION_KINDS['site-fuel'] }
  return fc.tuple(periods(), quantities()).map(([period, value]) => ({ ...computed, ...named, ...period, value }))
}

/** Payloads of a site and of the fuel burnt there. */
export interface SiteRecords {
  readonly site: Payload<'createSite'>
  readonly fuels: readonly Payload<'createSiteFuel'>[]
}

/**
 * Companies of up to three sites, each with up to three records of fuel by the given factor: payloads, complete under every policy.
 *
 * @example
 * ```ts
 * import * as fc from 'fast-check'
 * import { findFactor } from 'tonne/factors'
 * import { createService } from 'tonne/service'
 * import { companies } from 'tonne/testing/arbitraries'
 * const diesel = findFactor('desnz-2025/fuels/liquid-fuels/diesel-average-biofuel-blend/litres')
 * const property = fc.asyncProperty(companies(diesel), async (sites) => {
 *   const company = createService().company(1)
 *   for (const { site, fuels } of sites) {
 *     const { record } = await company.sites.create(site)
 *     for (const fuel of fuels) await company.siteFuels.create(record.id, fuel)
 *   }
 *   return (await company.verifyTotals()).length === 0
 * })
 * await fc.assert(property, { numRuns: 10 })
 * ```
 */
export function companies(factor: Pick<EmissionFactor, 'id' | 'unit'>): fc.Arbitrary<readonly SiteRecords[]> {
  const fuels = fc.array(fuelPayloads(factor), { maxLength: 3 })
  return fc.array(fc.record({ site: sitePayloads(), fuels }), { maxLength: 3 })
}
