import type { GwpSetId, MethaneKind } from '../core/emissions/index.ts'
import type { Field } from './findings.ts'
import { type Fraction, fraction, isSame, parseFraction, plus, times } from './fraction.ts'
import { COLUMN_NAMES, type ColumnName, eachColumn, type Factor, type TraceAdjustment } from './trace-shape.ts'

/** Gases that deplete the ozone layer, as publishers name them: Montreal Protocol, Annexes A, B, C and E. */
const MONTREAL = [
  'h?cfc[- ]?\\d+.*',
  'hbfc[- ]?\\d+.*',
  'halon[- ]?\\d+.*',
  'ccl4|ch3br|ch3ccl3|carbon tetrachloride|methyl bromide|methyl chloroform',
  'r[- ]?(?:11|12|13|21|22|31|11[1-5]|12[1-4]|13[123]a?|141b?|142b?|225c[ab])',
]
/** The names of gases of the Montreal Protocol, between slashes or alone. */
export const GAS = new RegExp(`(?:^| / )(?:${MONTREAL.join('|')})(?= / | - | \\(|$)`, 'i')
/** The names of blends that ASHRAE 34 numbers. */
export const BLEND = /(?:^| \/ )(?:r-?[45]\d\d[a-z]?(?= \/ | - | \(|$)|[45]\d\d[a-z]?(?= - r-\d))/i

/** True for the name of a factor of a gas of the Montreal Protocol. */
export function isMontrealGas(name: string): boolean {
  return GAS.test(name)
}

/** True for the name of a factor of a blend that ASHRAE 34 numbers. */
export function isBlend(name: string): boolean {
  return BLEND.test(name)
}

/** Exact kilograms per unit of a factor; null: not published. */
export type Amounts = Record<ColumnName, Fraction | null>

/** The size of each unit of mass that factors are published in, in kilograms. */
export const KILOGRAMS = { kg: '1', g: '1/1000', t: '1000', lb: '45359237/100000000' } as const

/** GWP100 of methane and nitrous oxide: IPCC AR4 WG1 Table 2.14, AR5 WG1 Table 8.A.1, AR6 WG1 Table 7.15. */
export const GWP = {
  AR4_GWP100: { combustion: '25', nonfossil: '25', fossil: '25', n2o: '298' },
  AR5_GWP100: { combustion: '28', nonfossil: '28', fossil: '30', n2o: '265' },
  AR6_GWP100: { combustion: '27', nonfossil: '27', fossil: '29.8', n2o: '273' },
} as const satisfies Record<GwpSetId, Record<MethaneKind | 'n2o', string>>

/** DESNZ: multiplying a flight's CO2 by 1.7 covers all its climate effects. */
const RADIATIVE_FORCING = { times: '1.7', added: '0.7' } as const

/** The order in which adjustments may follow each other; those of the same rank may come in any order. */
const RANK = {
  mass_unit: 0,
  gwp: 1,
  biogenic: 2,
  combined: 2,
  sum_of_gases: 3,
  radiative_forcing: 3,
  montreal: 4,
} as const

function figure(digits: string): Fraction {
  const value = parseFraction(digits)
  if (value === undefined) throw new TypeError(`${digits} was not checked to be a number`)
  return value
}

function publishedOf(factor: Factor, gas: ColumnName): string | null {
  if (gas === 'montrealCo2e') return null
  return gas === 'biogenicCo2' ? factor.biogenicCo2 : factor.per1[gas]
}

function gwpOf(set: GwpSetId, methane: MethaneKind, gas: 'ch4' | 'n2o'): string {
  return gas === 'n2o' ? GWP[set].n2o : GWP[set][methane]
}

function sumTerms(
  terms: readonly (readonly [string, ColumnName])[],
  amounts: Amounts,
  start: Fraction | null,
): Fraction | null {
  let sum = start
  for (const [multiple, gas] of terms) {
    const amount = amounts[gas]
    sum = sum === null || amount === null ? null : plus(sum, times(figure(multiple), amount))
  }
  return sum
}

function adjustedAmount(adjustment: TraceAdjustment, amounts: Amounts): Fraction | null {
  const before = amounts[adjustment.gas]
  if ('times' in adjustment) return before === null ? null : times(before, figure(adjustment.times))
  if ('plus' in adjustment) return sumTerms([adjustment.plus], amounts, before)
  return sumTerms(adjustment.becomes, amounts, fraction(0n))
}

/** Applies the adjustments to the published figures, in order. */
export function evaluate(factor: Factor): Amounts {
  const amounts: Amounts = eachColumn((gas) => {
    const digits = publishedOf(factor, gas)
    return digits === null ? null : figure(digits)
  })
  for (const adjustment of factor.adjustments) amounts[adjustment.gas] = adjustedAmount(adjustment, amounts)
  return amounts
}

function isTimes(adjustment: TraceAdjustment, factor: string): boolean {
  return 'times' in adjustment && isSame(figure(adjustment.times), figure(factor))
}

function isSumByGwp(adjustment: TraceAdjustment, { gwp, methane }: Factor): boolean {
  if (!('becomes' in adjustment) || adjustment.gas !== 'co2e' || gwp === null) return false
  const wanted = { co2: '1', ch4: gwpOf(gwp, methane, 'ch4'), n2o: gwpOf(gwp, methane, 'n2o'), co2e: undefined }
  const gases = adjustment.becomes.map(([, gas]) => gas)
  return (
    gases.join() === 'co2,ch4,n2o' &&
    adjustment.becomes.every(([multiple, gas]) => isSame(figure(multiple), figure(wanted[gas] ?? '0')))
  )
}

function isMassOfGas(adjustment: TraceAdjustment, { gasBasis, publishedGwp, methane }: Factor): boolean {
  const { gas } = adjustment
  if (gasBasis !== 'co2e' || publishedGwp === null || (gas !== 'ch4' && gas !== 'n2o')) return false
  return isTimes(adjustment, `1/${gwpOf(publishedGwp, methane, gas)}`)
}

function isNothing(adjustment: TraceAdjustment): boolean {
  return 'becomes' in adjustment && adjustment.becomes.length === 0
}

function isForcing(adjustment: TraceAdjustment, factor: Factor): boolean {
  if (factor.radiativeForcing !== 'included') return false
  if (adjustment.gas === 'co2') return isTimes(adjustment, RADIATIVE_FORCING.times)
  if (adjustment.gas !== 'co2e' || !('plus' in adjustment)) return false
  const [multiple, gas] = adjustment.plus
  return gas === 'co2' && isSame(figure(multiple), figure(RADIATIVE_FORCING.added))
}

/** A total without a figure of CO2 may contain fossil CO2, except that of bioenergy. */
function isBiogenic(adjustment: TraceAdjustment, { per1, biogenicCo2, category }: Factor): boolean {
  if (!isNothing(adjustment) || per1.co2 !== null || biogenicCo2 === null) return false
  if (adjustment.gas === 'co2') return per1.co2e === null || category === 'bioenergy'
  return adjustment.gas === 'co2e' && per1.co2e === null && per1.ch4 === null && per1.n2o === null
}

/**
 * Returns the share of co2e that an adjustment moves out of the scopes or leaves in them; undefined if it does neither.
 */
function montrealShare(adjustment: TraceAdjustment): Fraction | undefined {
  if (adjustment.gas === 'co2e') return 'times' in adjustment ? figure(adjustment.times) : undefined
  if (adjustment.gas !== 'montrealCo2e' || !('becomes' in adjustment)) return undefined
  const [[multiple, gas] = [], ...others] = adjustment.becomes
  return multiple !== undefined && gas === 'co2e' && others.length === 0 ? figure(multiple) : undefined
}

/** A gas of the Montreal Protocol is all of it outside the scopes, a blend with one in part. */
function isMontreal(adjustment: TraceAdjustment, { category, name }: Factor): boolean {
  const share = montrealShare(adjustment)
  if (share === undefined || !category.startsWith('refrigerant')) return false
  if (isMontrealGas(name)) return isSame(share, fraction(adjustment.gas === 'co2e' ? 0n : 1n))
  return isBlend(name) && share.n >= 0n && share.n <= share.d
}

/** True if the part removed from co2e is the part reported separately, and is removed last. */
function isMontrealComplete({ adjustments }: Factor): boolean {
  const changes = adjustments.filter(({ why }) => why === 'montreal')
  if (changes.length === 0) return true
  const [apart, counted, ...others] = changes.map(montrealShare)
  const isInOrder = changes[0]?.gas === 'montrealCo2e' && changes[1]?.gas === 'co2e' && others.length === 0
  if (!isInOrder || apart === undefined || counted === undefined) return false
  return isSame(plus(apart, counted), fraction(1n))
}

/** The changes that each reason explains; any other change is a difference. */
const EXPLAINED = {
  mass_unit: (one, factor) => publishedOf(factor, one.gas) !== null && isTimes(one, KILOGRAMS[factor.massUnit]),
  gwp: (one, factor) => isMassOfGas(one, factor) || isSumByGwp(one, factor),
  sum_of_gases: (one, factor) => factor.per1.co2e === null && isSumByGwp(one, factor),
  radiative_forcing: isForcing,
  biogenic: isBiogenic,
  montreal: isMontreal,
  combined: (one, factor) => isNothing(one) && one.gas !== 'co2e' && publishedOf(factor, one.gas) === null,
} as const satisfies Record<TraceAdjustment['why'], (one: TraceAdjustment, factor: Factor) => boolean>

/** Returns the changes that the figures require: to kilograms, from CO2e of a gas to its mass, to a total. */
function requiredOf(factor: Factor): readonly string[] {
  const { per1, massUnit, gasBasis, gwp, publishedGwp } = factor
  const columns = COLUMN_NAMES.filter((gas) => publishedOf(factor, gas) !== null)
  const toKilograms = massUnit === 'kg' ? [] : columns.map((gas) => `${gas} by mass_unit`)
  const split = columns.filter((gas) => gas === 'ch4' || gas === 'n2o')
  const toMasses = gasBasis === 'mass' ? [] : split.map((gas) => `${gas} by gwp`)
  const isOtherSet = gwp !== null && publishedGwp !== null && gwp !== publishedGwp
  return [...toKilograms, ...toMasses, ...(per1.co2e !== null && isOtherSet ? ['co2e by gwp'] : [])]
}

/** CO2 with radiative forcing must also be in co2e, once: added to it, or included by a total summed afterwards. */
function isForcingComplete({ adjustments }: Factor): boolean {
  const onCo2 = adjustments.findIndex(({ gas, why }) => gas === 'co2' && why === 'radiative_forcing')
  const onTotal = adjustments.findIndex(({ gas, why }) => gas === 'co2e' && why === 'radiative_forcing')
  // the last total replaces the earlier ones, and their additions
  const total = adjustments.map((one) => one.gas === 'co2e' && 'becomes' in one).lastIndexOf(true)
  if (onCo2 < 0) return onTotal < 0
  return total > onCo2 ? onTotal < total : total < onTotal && onTotal < onCo2
}

/** True if every adjustment follows from the factor's own fields and none is missing, duplicated or out of order. */
export function checkAdjustments(factor: Factor, field: Field): boolean {
  const before = field.findings.list.length
  const seen = new Set<string>()
  let rank = 0
  for (const [index, one] of factor.adjustments.entries()) {
    const what = `${one.gas} by ${one.why}`
    const place = field.in(index)
    if (!EXPLAINED[one.why](one, factor)) {
      const expected = `what ${one.why} of this factor explains`
      place.differs('is an adjustment without a reason', expected, JSON.stringify(one))
    }
    if (seen.has(what)) place.differs('changes a column twice for one reason', 'once', what)
    const own = one.why === 'gwp' && one.gas === 'co2e' ? RANK.sum_of_gases : RANK[one.why]
    if (own < rank) place.differs('is listed after a change that depends on it', 'before', 'after')
    rank = Math.max(rank, own)
    seen.add(what)
  }
  for (const what of requiredOf(factor)) {
    if (!seen.has(what)) field.differs('lacks a change that the factor needs', what, undefined)
  }
  if (!isForcingComplete(factor)) {
    const expected = 'co2 times 1.7 and the same in co2e, once'
    field.differs('has half or twice the radiative forcing', expected, 'the other part is missing or elsewhere')
  }
  if (!isMontrealComplete(factor)) {
    const expected = 'montrealCo2e with a share of co2e, then co2e times the rest'
    field.differs(
      'removes another part from co2e than it reports separately',
      expected,
      'shares that do not make the whole',
    )
  }
  return field.findings.list.length === before
}
