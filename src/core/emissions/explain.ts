import { printable } from '../../base/index.ts'
import {
  add,
  type Exact,
  equal,
  multiply,
  printExact,
  printSignificant,
  type Rational,
  rationalOf,
  terminates,
} from '../exact/index.ts'
import type { Calculation, Contribution, Step } from './calculation.ts'
import { checkCalculation } from './check-calculation.ts'
import { DISTANCE_KIND_NAMES, type Distance } from './distance.ts'
import { exactContribution, exactTotal } from './exact-emission.ts'
import { adjustedFactor } from './factor/adjusted-factor.ts'
import type { Adjustment, EmissionFactor } from './factor/emission-factor.ts'
import { COLUMNS, type Column, isColumnApart } from './gas.ts'
import type { Place, Route } from './route.ts'

function printAmount(value: Exact): string {
  return printExact(rationalOf(value))
}

function placeName(place: Place | null): string {
  if (place === null) return 'a place not known'
  const { input, label, source } = place
  const read = input === label ? label : `"${input}" = ${label}`
  return source === 'input' ? read : `${read} [${source}]`
}

function measure({ baseKm, detour }: Route, { km, kind }: Distance): string {
  const figure = `${printAmount(km)} km, ${DISTANCE_KIND_NAMES[kind]}`
  return printAmount(detour) === '1'
    ? figure
    : `${printAmount(baseKm)} km great circle × ${printAmount(detour)} = ${figure}`
}

/** Describes the source of the kilometres between two places: the resolved places, the method, and the route. */
export function routeLines(distance: Distance): string[] {
  const { route, method } = distance
  if (route === null) return []
  const { from, to, quality, path } = route
  const ends = `distance from ${placeName(from)} to ${placeName(to)}: ${measure(route, distance)}`
  const waypoints = path.length === 0 ? [] : [`by way of ${path.map(({ name }) => name).join(' – ')}`]
  return [`${ends} (${method}, quality ${quality})`, ...waypoints]
}

/** Describes an adjusted distance: as found, and as used. */
export function raisedLines({ km, addedKm, uplift, rule }: Distance): string[] {
  if (rule === 'none') return []
  const counted = multiply(add(rationalOf(km), rationalOf(addedKm)), rationalOf(uplift))
  return [`distance raised from ${printAmount(km)} km to ${printExact(counted)} km, which count (${rule})`]
}

const DIGITS_MAX = 20
const ROUNDED_DIGITS = 16
const NAMES = {
  co2: 'CO2',
  ch4: 'CH4',
  n2o: 'N2O',
  co2e: 'CO2e',
  biogenicCo2: 'biogenic CO2',
  montrealCo2e: 'CO2e of gases of the Montreal Protocol',
} as const satisfies Record<Column, string>

/** True if all digits of a number are short enough for a pocket calculator. */
function isShort(value: Rational): boolean {
  return terminates(value) && printExact(value).length <= DIGITS_MAX
}

function readable(value: Rational): string {
  return isShort(value) ? printExact(value) : printSignificant(value, ROUNDED_DIGITS)
}

function equals(value: Rational): string {
  return `${isShort(value) ? '=' : '≈'} ${readable(value)}`
}

/** Formats a multiplier: its digits, or a fraction if that is easier to type. */
function times(value: Exact): string {
  const exact = rationalOf(value)
  const fraction = printExact(exact)
  if (terminates(exact)) return fraction
  return fraction.length <= DIGITS_MAX ? `(${fraction})` : readable(exact)
}

function distanceTerm({ distance }: Extract<Step, { kind: 'distance' }>): string {
  const added = rationalOf(distance.addedKm).n === 0n ? '' : ` + ${times(distance.addedKm)} km`
  const uplift = rationalOf(distance.uplift)
  const sum = added === '' ? `${times(distance.km)} km` : `(${times(distance.km)} km${added})`
  const raised = uplift.n === uplift.d ? sum : `${sum} × ${times(distance.uplift)}`
  return distance.rule === 'none' ? raised : `${raised} [${distance.rule}]`
}

/** Returns a ratio of money as its published figures, which are shorter than their exact quotient. */
function moneyTerm(step: Extract<Step, { kind: 'exchange' | 'price_index' | 'inflation' }>): string {
  const { unit, series } = step
  if (step.kind === 'exchange') {
    const rate = equal(rationalOf(step.times), rationalOf(step.rate)) ? step.rate : `1/${step.rate}`
    return `${rate} ${unit} [exchange rate ${step.year}, ${series}]`
  }
  if (step.kind === 'inflation') return `${readable(rationalOf(step.times))} ${unit} [inflation, ${series}]`
  return `${step.to.figure}/${step.from.figure} ${unit} [price index, ${series}]`
}

function stepTerm(step: Step): string {
  if (step.kind === 'exchange' || step.kind === 'price_index' || step.kind === 'inflation') return moneyTerm(step)
  if (step.kind === 'distance') return distanceTerm(step)
  if (step.kind === 'share') return `${times(step.part)}/${times(step.whole)} [${step.of} share]`
  if (step.kind === 'policy') return `${times(step.times)} [${step.name}]`
  const term = `${times(step.times)} ${step.unit}`
  return step.kind === 'bridge' ? `${term} [${step.name}]` : term
}

function citation({ source, row }: EmissionFactor): string {
  const year = source.editionYear === 0 ? '' : ` ${source.editionYear}`
  return [`${source.publisher}${year}`, source.table, `row ${row}`].filter((part) => part !== '').join(', ')
}

function shownColumn(contribution: Contribution): Column {
  const { biogenicCo2, per1 } = contribution.factor
  return biogenicCo2 !== null && per1.co2e === null && per1.ch4 === null && per1.n2o === null ? 'biogenicCo2' : 'co2e'
}

function contributionLine(contribution: Contribution): string {
  const { activity, steps, factor } = contribution
  const column = shownColumn(contribution)
  const per1 = adjustedFactor(factor)[column]
  const result = exactContribution(contribution)[column]
  const start = `${times(activity.value)} ${activity.unit}`
  if (per1 === null || result === null) return `${start} × a factor without ${NAMES[column]} (${citation(factor)})`
  const last = `${readable(per1)} kg ${NAMES[column]}/${factor.unit} (${citation(factor)})`
  return `${[start, ...steps.map(stepTerm), last].join(' × ')} ${equals(result)} kg ${NAMES[column]}`
}

/** A quantity and the steps that convert it; numbers are digits or fractions, as in a trace. */
export interface ConvertedQuantity {
  readonly activity: { readonly value: Exact; readonly unit: string }
  readonly steps: readonly Step[]
  /** The result of the last step. */
  readonly quantity: { readonly value: Exact; readonly unit: string }
}

/** Explains a quantity as a product: '2 m3 × 1000 l/m3 = 2000 l'. */
export function explainQuantity({ activity, steps, quantity }: ConvertedQuantity): string {
  const terms = [`${times(activity.value)} ${activity.unit}`, ...steps.map(stepTerm)]
  return printable(`${terms.join(' × ')} ${equals(rationalOf(quantity.value))} ${quantity.unit}`)
}

/** Returns the published figure of a column as a term of the sum, before any conversion of the mass unit. */
function publishedTerm(multiple: string, gas: Column, factor: EmissionFactor): string {
  const amount = adjustedFactor(factor)[gas]
  const figure = `${amount === null ? '?' : readable(amount)} kg ${NAMES[gas]}`
  return multiple === '1' ? figure : `${multiple} × ${figure}`
}

/** Returns a flight's co2e with radiative forcing, from the published figures if both were published in kilograms. */
function forcingLine(factor: EmissionFactor, multiple: string, per1Co2e: Rational): string {
  const { per1, massUnit, gwp, publishedGwp, unit } = factor
  const isAsPublished = per1.co2e !== null && massUnit === 'kg' && gwp === publishedGwp
  if (!isAsPublished) return `CO2e holds ${multiple} × CO2 more [radiative_forcing]`
  const sum = `${per1.co2e} kg CO2e + ${multiple} × ${per1.co2} kg CO2`
  return `${readable(per1Co2e)} kg CO2e/${unit} = ${sum} [radiative_forcing]`
}

function derivationLines(factor: EmissionFactor): string[] {
  const per1 = adjustedFactor(factor).co2e
  if (per1 === null) return []
  return factor.adjustments.flatMap((adjustment: Adjustment) => {
    if (adjustment.gas !== 'co2e') return []
    if ('becomes' in adjustment && adjustment.becomes.length > 0) {
      const sum = adjustment.becomes.map(([multiple, gas]) => publishedTerm(multiple, gas, factor)).join(' + ')
      return [`${readable(per1)} kg CO2e/${factor.unit} = ${sum} [${factor.gwp}]`]
    }
    return 'plus' in adjustment ? [forcingLine(factor, adjustment.plus[0], per1)] : []
  })
}

/** Returns the figures as published, if in another unit of mass. */
function massUnitLine({ massUnit, per1, biogenicCo2, adjustments, unit }: EmissionFactor): string[] {
  const conversion = adjustments.find(({ why }) => why === 'mass_unit')
  if (conversion === undefined || !('times' in conversion)) return []
  const published = { ...per1, biogenicCo2, montrealCo2e: null }
  const figures = COLUMNS.filter((column) => published[column] !== null).map(
    (column) => `${published[column]} ${massUnit} ${NAMES[column]}`,
  )
  return [`published per ${unit}: ${figures.join(', ')}; 1 ${massUnit} = ${readable(rationalOf(conversion.times))} kg`]
}

/** Returns the amounts outside the totals: biogenic CO2, and gases of the Montreal Protocol. */
function apartLines(contribution: Contribution): string[] {
  const { factor } = contribution
  return COLUMNS.filter(isColumnApart).flatMap((column) => {
    const per1 = adjustedFactor(factor)[column]
    const amount = exactContribution(contribution)[column]
    if (per1 === null || amount === null || shownColumn(contribution) === column) return []
    return [
      `beside it, in no total: ${readable(per1)} kg ${NAMES[column]}/${factor.unit}, ${readable(amount)} kg together`,
    ]
  })
}

/**
 * Explains a calculation in a few lines that a person can check with a pocket calculator: every contribution as its
 * product, with units in every term, the source and adjustment of a distance between places, the citation of the
 * factor, the derivation of an unpublished co2e, the total, and the notices.
 *
 * @example
 * ```ts
 * import { calculateFuel, explain } from 'tonne'
 * import { findFactor } from 'tonne/factors'
 * const factor = findFactor('desnz-2025/fuels/liquid-fuels/diesel-average-biofuel-blend/litres')
 * explain(calculateFuel({ value: 1234.56, unit: 'l', factor })) // => '1234.56 l × 2.57082 kg CO2e/l (DESNZ 2025, Fuels, row 1_101_1011_8) = 3173.8315392 kg CO2e'
 * ```
 */
export function explain(calculation: Calculation): string {
  checkCalculation(calculation)
  const { contributions, notices } = calculation
  const several = contributions.length > 1
  const lines = contributions.flatMap((contribution) => {
    const { label, factor } = contribution
    const head = contributionLine(contribution)
    const routes = contribution.steps.flatMap((step) =>
      step.kind === 'distance' ? [...routeLines(step.distance), ...raisedLines(step.distance)] : [],
    )
    const details = [...routes, ...derivationLines(factor), ...massUnitLine(factor), ...apartLines(contribution)].map(
      (line) => `  ${line}`,
    )
    return [several ? `${label}: ${head}` : head, ...details]
  })
  const total = exactTotal(contributions).co2e
  if (several && total !== null) lines.push(`together ${equals(total)} kg CO2e`)
  // every line is one of ours: a line break in a unit or a name is shown, not obeyed
  return [...lines, ...notices.map(({ message }) => `note: ${message}`)].map(printable).join('\n')
}
