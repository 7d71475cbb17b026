import { readDouble } from '../../base/index.ts'
import { fail, requireObject, Violations } from '../../core/errors/index.ts'
import {
  add,
  compare,
  divide,
  ExactSum,
  multiply,
  type NumberInput,
  nearestDouble,
  parseNumber,
  printExact,
  type Rational,
  subtract,
  ZERO,
} from '../../core/exact/index.ts'
import { hoursOfDays } from './hours-of-year.ts'

/** The hours of a site in kWh, 0 or more. Each number means the decimal that it prints as. */
export interface HourlySite {
  readonly load: Float64Array
  /** The generation of its instrument in the same hours. */
  readonly instrument: Float64Array
}

/** The columns of sites, and the factors for all of them. */
export interface HourlyMatching {
  readonly sites: readonly HourlySite[]
  /** kg CO2e per kWh: of the instrument, and of the load that it does not cover. */
  readonly kgCo2ePerKwh: { readonly instrument: NumberInput; readonly residual: NumberInput }
  /** The year whose hours every column must have (default: any number of hours). */
  readonly year?: number | undefined
}

/** Electricity matched over a span: the covered kWh, their share of the load, and the emission. */
export interface MatchedElectricity {
  /** All digits, or a fraction in lowest terms; kWh. */
  readonly exactMatchedKwh: string
  /** Matched ÷ load, exactly, 0 to 1; null if there is no load. */
  readonly exactShare: string | null
  /** Kilograms, exactly, and the nearest double. */
  readonly exactCo2e: string
  readonly co2eKg: number
}

/** The load of one site or of all, matched by hour and over the year. */
export interface HourlyMatch {
  readonly exactLoadKwh: string
  readonly hourly: MatchedElectricity
  readonly yearly: MatchedElectricity
}

/** Exact sums of hours, kWh. */
interface Sums {
  readonly load: Rational
  readonly byHour: Rational
  readonly byYear: Rational
}

interface Factors {
  readonly instrument: Rational
  readonly residual: Rational
}

/** Checks a column. Hours that are not numbers are found later, by the sums. */
function checkColumn(column: unknown, path: string, violations: Violations): void {
  if (!(column instanceof Float64Array)) {
    violations.add(path, 'invalid_type', { message: 'must be a column of hours', expected: 'a Float64Array' })
    return
  }
  const index = column.findIndex((value) => !(value >= 0 && value < Number.POSITIVE_INFINITY))
  const received = column[index]
  if (received === undefined) return
  const message = 'must be kWh, 0 or more; an hour that was not read is not zero'
  const code = Number.isFinite(received) ? 'must_be_non_negative' : 'not_finite'
  violations.add(`${path}[${index}]`, code, { message, received })
}

function checkSites({ sites, year }: HourlyMatching): void {
  const violations = new Violations()
  const due = year === undefined ? undefined : hoursOfDays({ year }).reduce((all, hours) => all + hours, 0)
  for (const [index, site] of sites.entries()) {
    const path = `sites[${index}]`
    requireObject({ path, value: site }, { message: 'must be a site', expected: '{ load, instrument }' })
    checkColumn(site.load, `${path}.load`, violations)
    checkColumn(site.instrument, `${path}.instrument`, violations)
    const [load, instrument] = [site.load?.length, site.instrument?.length]
    if (load !== instrument) {
      const message = `must have the ${load} hours of the load, but has ${instrument}`
      violations.add(`${path}.instrument`, 'columns_unequal', { message, expected: String(load), received: instrument })
    }
    if (due === undefined || load === due) continue
    const message = `must have the ${due} hours of ${year}, but has ${load}`
    violations.add(`${path}.load`, 'hours_missing', { message, expected: String(due), received: load })
  }
  violations.throwIfAny()
}

/** Returns the lower value of two columns, hour by hour. */
function lowerOf(load: Float64Array, instrument: Float64Array): Float64Array {
  const matched = new Float64Array(load.length)
  for (let hour = 0; hour < matched.length; hour++) {
    const [used, made] = [readDouble(load, hour), readDouble(instrument, hour)]
    matched[hour] = used < made ? used : made
  }
  return matched
}

function sumsOf({ load, instrument }: HourlySite): Sums {
  const sum = (column: Float64Array) => new ExactSum().addAll(column).exact()
  const [used, made] = [sum(load), sum(instrument)]
  const byHour = sum(lowerOf(load, instrument))
  return { load: used, byHour, byYear: compare(used, made) < 0 ? used : made }
}

function matchedOf(matched: Rational, load: Rational, { instrument, residual }: Factors): MatchedElectricity {
  const co2e = add(multiply(matched, instrument), multiply(subtract(load, matched), residual))
  return {
    exactMatchedKwh: printExact(matched),
    exactShare: load.n === 0n ? null : printExact(divide(matched, load)),
    exactCo2e: printExact(co2e),
    co2eKg: nearestDouble(co2e),
  }
}

function matchOf({ load, byHour, byYear }: Sums, factors: Factors): HourlyMatch {
  return {
    exactLoadKwh: printExact(load),
    hourly: matchedOf(byHour, load, factors),
    yearly: matchedOf(byYear, load, factors),
  }
}

function readKgPerKwh(value: NumberInput, name: string): Rational {
  const path = `kgCo2ePerKwh.${name}`
  const factor = parseNumber(value, path)
  if (factor.n >= 0n) return factor
  return fail(path, 'must_be_non_negative', { message: 'must be 0 or more', received: value })
}

/**
 * Draft; no standard requires these figures today. Matches electricity with its instrument hour by hour, as the
 * revision of the Scope 2 Guidance proposes, and over the year: Σ min(load, instrument) × factor of the instrument +
 * the rest × residual mix, exactly, for many sites in one call. `total` adds the sites; surplus generation of one site
 * covers no other. Throws `hours_missing` for a column without all hours of `year`, `columns_unequal`,
 * `must_be_non_negative`, the number codes; all at once.
 *
 * @example
 * ```ts
 * import { matchHourly } from 'tonne/energy'
 * const site = { load: Float64Array.of(100, 100), instrument: Float64Array.of(150, 20) }
 * const { total } = matchHourly({ sites: [site], kgCo2ePerKwh: { instrument: 0, residual: '0.6' } })
 * total.yearly.exactCo2e // => '18'
 * total.hourly.exactCo2e // => '48'
 * total.hourly.exactShare // => '0.6'
 * total.yearly.exactShare // => '0.85'
 * ```
 */
export function matchHourly(matching: HourlyMatching): {
  readonly sites: readonly HourlyMatch[]
  readonly total: HourlyMatch
} {
  requireObject({ path: '', value: matching }, { message: 'must be given', expected: '{ sites, kgCo2ePerKwh }' })
  const { kgCo2ePerKwh } = matching
  const instrument = readKgPerKwh(kgCo2ePerKwh.instrument, 'instrument')
  const residual = readKgPerKwh(kgCo2ePerKwh.residual, 'residual')
  checkSites(matching)
  const sums = matching.sites.map(sumsOf)
  const total = sums.reduce(
    (all, one) => ({
      load: add(all.load, one.load),
      byHour: add(all.byHour, one.byHour),
      byYear: add(all.byYear, one.byYear),
    }),
    { load: ZERO, byHour: ZERO, byYear: ZERO },
  )
  const factors = { instrument, residual }
  return { sites: sums.map((one) => matchOf(one, factors)), total: matchOf(total, factors) }
}
