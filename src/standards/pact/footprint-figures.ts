import { isKeyOf } from '../../base/index.ts'
import type { EmissionFactor, EmissionTrace } from '../../core/emissions/index.ts'
import { collectEach, fail, NOTICE_CODES, type Notice, notice } from '../../core/errors/index.ts'
import { add, divide, multiply, parseRational, type Rational, ZERO } from '../../core/exact/index.ts'
import { printDecimal } from '../documents/index.ts'
import type { EmissionFactorSource } from './footprint.ts'
import { aircraftPart, type FootprintStage, ipccReport, isUnnamedHub, secondarySource } from './footprint-rules.ts'
import type { CheckedPart, CheckedSource } from './footprint-source.ts'

type Contribution = EmissionTrace['contributions'][number]

/** A contribution of a part, with the product's share of it. */
interface SharedContribution {
  readonly contribution: Contribution
  readonly stage: FootprintStage
  readonly aircraft: ReturnType<typeof aircraftPart>
  /** Kilograms per unit of the product. */
  readonly co2e: Rational
  readonly biogenicCo2: Rational
  readonly path: string
}

/** Figures of a footprint computed from traces: kilograms of CO2e per unit of the product. */
export interface FootprintFigures {
  readonly fossil: Rational
  /** CH4 and N2O of burnt biomass. */
  readonly biogenicNonCo2: Rational
  /** Null if the source has no such part. */
  readonly packaging: Rational | null
  readonly outbound: Rational | null
  readonly aircraft: Rational | null
  /** IPCC reports used by the factors, sorted. */
  readonly reports: readonly string[]
  /** Keys of the factors that emit and name no IPCC report. */
  readonly withoutReport: readonly string[]
  /** The factors that emit. */
  readonly factors: readonly EmissionFactor[]
  /** Publications of the secondary data. */
  readonly secondary: readonly EmissionFactorSource[]
  readonly notices: readonly Notice[]
}

function isZero(digits: string | null): boolean {
  return digits === null || parseRational(digits).n === 0n
}

/**
 * True for CH4 and N2O of burnt biomass: the contribution has no fossil CO2, only that of the biomass. CO2 that was not
 * published may be fossil, except that of bioenergy.
 */
function isOfBiomass({ emission: { co2, biogenicCo2 }, factor }: Contribution): boolean {
  if (factor.category === 'bioenergy') return isZero(co2)
  return co2 !== null && isZero(co2) && !isZero(biogenicCo2)
}

/** Throws `factor_incomplete`, and `factor_basis_mismatch` for radiative forcing, which PACT figures never include. */
function checkFootprintFactor({ emission, factor }: Contribution, path: string): void {
  if (emission.co2e === null) {
    const message = `rests on ${factor.key}, which has no CO2e; calculate it by a factor that has`
    fail(path, 'factor_incomplete', { message, received: factor.key })
  }
  if (factor.radiativeForcing !== 'included') return
  const message = `includes radiative forcing by ${factor.key}; calculate it by the factor without`
  fail(path, 'factor_basis_mismatch', { message, expected: 'excluded', received: factor.key })
}

function sharedContributions(part: CheckedPart, quantity: Rational): readonly SharedContribution[] {
  const { trace, stage, share, path } = part
  const perUnit = divide(share, quantity)
  const of = (digits: string | null) => multiply(perUnit, digits === null ? ZERO : parseRational(digits))
  return collectEach(trace.contributions, (contribution) => {
    checkFootprintFactor(contribution, `${path}.trace`)
    const { co2e, biogenicCo2 } = contribution.emission
    const aircraft = aircraftPart(trace.method.id, contribution)
    return { contribution, stage, aircraft, co2e: of(co2e), biogenicCo2: of(biogenicCo2), path }
  })
}

function sumContributions(contributions: readonly SharedContribution[]): Rational {
  return contributions.reduce((sum, { co2e }) => add(sum, co2e), ZERO)
}

/** Adds contributions up; null if there are none. */
function sumOrNull(contributions: readonly SharedContribution[]): Rational | null {
  return contributions.length === 0 ? null : sumContributions(contributions)
}

function isAircraftPartUnknown(contributions: readonly SharedContribution[]): boolean {
  return contributions.some(({ aircraft }) => aircraft === 'unknown')
}

/** Adds up the emissions of aircraft engines; null if there are none, or if a factor does not separate them. */
function sumOfAircraft(contributions: readonly SharedContribution[]): Rational | null {
  if (isAircraftPartUnknown(contributions)) return null
  return sumOrNull(contributions.filter(({ aircraft }) => aircraft === 'engines'))
}

/** Items of a list, each once, sorted by their texts. */
function distinct<Item>(items: readonly Item[]): readonly Item[] {
  const byText = new Map(items.map((item) => [JSON.stringify(item), item]))
  return [...byText].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, item]) => item)
}

function figureNotices(contributions: readonly SharedContribution[], reports: readonly string[]): readonly Notice[] {
  const notices: Notice[] = []
  const biogenicCo2 = contributions.reduce((sum, one) => add(sum, one.biogenicCo2), ZERO)
  if (biogenicCo2.n !== 0n) {
    const text = `${printDecimal(biogenicCo2)} kg of biogenic CO2 of burnt biomass per unit are in no figure`
    notices.push(notice('biogenic_outside_totals', 'source', text))
  }
  const mixed = contributions.filter(({ contribution }) => {
    return !isOfBiomass(contribution) && !isZero(contribution.emission.biogenicCo2)
  })
  if (mixed.length > 0) {
    const keys = distinct(mixed.map(({ contribution }) => contribution.factor.key)).join(', ')
    const text = `CH4 and N2O of the biomass in ${keys} are not published separately and count as fossil`
    notices.push(notice('biogenic_part_as_fossil', 'source', text))
  }
  if (isAircraftPartUnknown(contributions)) {
    const flights = contributions.filter(({ aircraft }) => aircraft === 'unknown')
    const keys = distinct(flights.map(({ contribution }) => contribution.factor.key)).join(', ')
    const text = `${keys} counts aircraft together with the provision of their fuel, so aircraftGhgEmissions is not stated; calculate the two separately`
    notices.push(notice('aircraft_part_unknown', 'source', text))
  }
  if (reports.length > 1) {
    notices.push(notice('mixed_gwp_sets', 'source', `figures mix characterization factors of ${reports.join(' and ')}`))
  }
  return notices
}

/** Returns the notice of a code in a trace; a code of a later version, which has no sentence here, changes no figure. */
function noticeOfTrace(code: string, path: string): readonly Notice[] {
  return isKeyOf(NOTICE_CODES, code) ? [notice(code, path, NOTICE_CODES[code])] : []
}

/** Returns a notice for each part of outbound logistics that is handling only according to its own factor. */
function hubNotices(parts: readonly CheckedPart[]): readonly Notice[] {
  return parts
    .filter(({ stage, trace }) => isUnnamedHub(stage, trace))
    .map(({ trace, path }) => {
      const keys = distinct(trace.contributions.map(({ factor }) => factor.key)).join(', ')
      const message = `${keys} states no category; it was counted as handling past the gate, which is in no total`
      return notice('outbound_by_own_factor', `${path}.trace`, message)
    })
}

/**
 * Computes the figures from the traces of a source, per unit of the product. Throws `factor_incomplete` and
 * `factor_basis_mismatch`, all at once.
 */
export function footprintFigures({ parts, quantity }: CheckedSource): FootprintFigures {
  const all = collectEach(parts, (part) => sharedContributions(part, quantity)).flat()
  const counted = all.filter(({ stage }) => stage !== 'outbound_logistics')
  const emitting = all.filter(({ co2e }) => co2e.n !== 0n).map(({ contribution }) => contribution.factor)
  const reports = distinct(emitting.flatMap((factor) => ipccReport(factor) ?? []))
  const traceNotices = parts.flatMap(({ trace, path }) => {
    return trace.notices.flatMap(({ code }) => noticeOfTrace(code, `${path}.trace`))
  })
  return {
    fossil: sumContributions(counted.filter(({ contribution }) => !isOfBiomass(contribution))),
    biogenicNonCo2: sumContributions(counted.filter(({ contribution }) => isOfBiomass(contribution))),
    packaging: sumOrNull(counted.filter(({ stage }) => stage === 'packaging')),
    outbound: sumOrNull(all.filter(({ stage }) => stage === 'outbound_logistics')),
    aircraft: sumOfAircraft(counted),
    reports,
    withoutReport: distinct(emitting.filter(({ gwp }) => gwp === null).map(({ key }) => key)),
    factors: emitting,
    secondary: distinct(emitting.flatMap((factor) => secondarySource(factor) ?? [])),
    notices: [...traceNotices, ...hubNotices(parts), ...figureNotices(counted, reports)],
  }
}
