import { divideFractions, exact, times } from '../fraction.ts'
import { isMoney } from '../money.ts'
import { splitUnit } from '../unit-walk.ts'
import { sharesOfBlend } from './blend-shares.ts'
import { type Comparison, contributionsOf, type Due, isNoticed, readFigure, stepOf } from './compared.ts'
import { dueUnitId } from './due-embedded.ts'

/** The factor that a vehicle had when its activity was calculated. */
export const usedFactor: Comparison = (compared) => contributionsOf(compared)[0]?.factor.id

/** The unit of the activity of a vehicle. */
export const activityUnit: Comparison = (compared, value) =>
  dueUnitId(compared, contributionsOf(compared)[0]?.activity.unit, value)

/** The consumption of a vehicle that was used; it is per so many units of activity. */
export const consumption: Comparison = (compared, _, { consumptionPer }): Due => {
  const step = stepOf(contributionsOf(compared), 'quantity')
  const per = readFigure(consumptionPer)
  return step && per && { exact: times(exact(step.times), per) }
}

/** The units of activity that a consumption is per. */
export const consumptionPer: Comparison = (compared, _, { fuelConsumption }): Due => {
  const step = stepOf(contributionsOf(compared), 'quantity')
  const stated = readFigure(fuelConsumption)
  return step && stated && exact(step.times).n !== 0n
    ? { exact: divideFractions(stated, exact(step.times)) }
    : undefined
}

/** The unit of a consumption: 'l' of l/km. */
export const consumptionUnit: Comparison = (compared, value): Due => {
  const contributions = contributionsOf(compared)
  const step = stepOf(contributions, 'quantity')
  return step && dueUnitId(compared, splitUnit(step.unit, contributions[0]?.activity.unit)[0], value)
}

/** The GWP set of the potentials of a leak, before the service recomputed them by another one. */
export const gwpSet: Comparison = (compared) => {
  const factor = contributionsOf(compared)[0]?.factor
  return factor && (factor.publishedGwp ?? factor.gwp)
}

/** The refrigerant numbers (ASHRAE 34) of gases that are called by their formula. */
const NUMBERS: Readonly<Record<string, string>> = {
  ...{ co2: '744', ch4: '50', n2o: '744a', sf6: '7146' },
  ...{ cf4: '14', c2f6: '116', c3f8: '218', cc4f8: 'c318' },
}

/** Gases whose names always have a number. */
const NUMBERED = /^(?:hcfc|hfc|cfc|hcfo|hfo|pfc)/

function foldedName(name: string): string {
  return name.toLowerCase().replace(/[\s_()-]/g, '')
}

/** The number in a name such as HFC-134a, R-410A or 134a; undefined for other names. */
function numberOf(name: string): string | undefined {
  return /^(?:hcfc|hfc|cfc|hcfo|hfo|pfc|r)?(c?\d{2,}[\da-z]*)$/.exec(foldedName(name))?.[1]
}

/** True if a name can be that of the gas or blend of a factor: gases have names in words, too. */
function canBeGas(name: string, factor: string): boolean {
  const [stated, due] = [numberOf(name), numberOf(factor)]
  const [folded, foldedDue] = [foldedName(name), foldedName(factor)]
  const ofFormula = NUMBERS[foldedDue]
  if (stated === undefined) {
    const isOtherFormula = Object.hasOwn(NUMBERS, folded) && folded !== foldedDue
    return folded === foldedDue || !(isOtherFormula || NUMBERED.test(foldedDue))
  }
  if (stated === due || stated === ofFormula || `c${stated}` === ofFormula) return true
  // halons have numbers of their own, and one of two isomers is usual
  if (foldedDue.startsWith('halon') || due?.startsWith(stated)) return true
  // publishers write the number within a longer name
  if (due === undefined && ofFormula === undefined) return foldedDue.includes(stated) || !/\d/.test(foldedDue)
  return false
}

/** Returns the refrigerant number of a gas, also from its formula; its folded name if it has no number. */
function gasNumber(name: string): string {
  return numberOf(name) ?? NUMBERS[foldedName(name)] ?? foldedName(name)
}

/** The refrigerant of a leak: the gas of its factor, or the blend of its gases. */
export const refrigerant: Comparison = (compared, value): Due => {
  const contributions = contributionsOf(compared)
  const [first] = contributions
  if (first === undefined || typeof value !== 'string') return undefined
  const stated = numberOf(value)
  if (contributions.length === 1) return canBeGas(value, first.factor.name) ? undefined : first.factor.name
  // R-507 is R-507A
  const shares = stated === undefined ? undefined : (sharesOfBlend(stated) ?? sharesOfBlend(`${stated}a`))
  if (shares === undefined) return 'the name of a blend'
  const isOfBlend = contributions.every(({ factor, steps }) => {
    const due = shares.get(gasNumber(factor.name))
    const share = stepOf([{ ...first, steps }], 'share')
    return due !== undefined && share !== undefined && isPerCent(share, due)
  })
  return isOfBlend && contributions.length === shares.size ? undefined : 'the blend of its gases'
}

function isPerCent({ part, whole }: { readonly part: string; readonly whole: string }, percent: string): boolean {
  const [share, due] = [divideFractions(exact(part), exact(whole)), divideFractions(exact(percent), exact('100'))]
  return share.n * due.d === due.n * share.d
}

/** Returns the money that a trace starts with; undefined: it starts with a quantity. */
function traceMoney(unit: string | undefined): { readonly currency: string; readonly year: number } | undefined {
  if (unit === undefined || !isMoney(unit)) return undefined
  const [currency = '', year = ''] = unit.split(' ')
  return { currency, year: Number(year) }
}

/** The currency of money, or null for a quantity. */
export const currency: Comparison = (compared): Due => {
  const unit = contributionsOf(compared)[0]?.activity.unit
  return unit === undefined ? undefined : (traceMoney(unit)?.currency ?? null)
}

/** The year of prices, if the record states one. */
export const priceYear: Comparison = (compared, value): Due => {
  const unit = contributionsOf(compared)[0]?.activity.unit
  if (unit === undefined) return undefined
  const money = traceMoney(unit)
  return money === undefined ? null : value === null ? undefined : money.year
}

/** The price basis of money, as the notices of the trace say it. */
export const priceBasis: Comparison = (compared): Due => {
  const [first] = contributionsOf(compared)
  if (first === undefined) return undefined
  if (traceMoney(first.activity.unit) === undefined || isNoticed(compared, 'price_basis_assumed')) return null
  const isWithoutMargins = first.factor.category === 'spend-without-margins'
  if (isWithoutMargins && !isNoticed(compared, 'margins_left_out')) return 'PRODUCER'
  return 'PURCHASER'
}

/** The unit of a quantity; null for money. */
export const quantityUnit: Comparison = (compared, value): Due => {
  const unit = contributionsOf(compared)[0]?.activity.unit
  if (unit === undefined) return undefined
  return traceMoney(unit) !== undefined ? null : value === null ? 'the id of a unit' : undefined
}

/** The snapshot of the factor of an instrument. */
export const instrumentSnapshot: Comparison = ({ known, record }, value): Due => {
  return known.factorIdOf(value) === record.emissionFactorId ? undefined : 'the id of a snapshot of its factor'
}

/** The author of a lock, and its comment, by its line of the log. */
export const lockedBy: Comparison = ({ logged }) => logged?.actor
export const lockComment: Comparison = ({ logged }) => logged?.comment

/** The digest of a head is that of the line of its number. */
export const headDigest: Comparison = ({ known }, _, { sequence }) =>
  known.digestOfLine(sequence) ?? 'the digest of a line'

/** Returns the shown kilograms or per cent of an exact number. */
export const shownExact: Comparison = (_, __, { exact: digits }): Due => {
  const nearest = readFigure(digits)
  return nearest && { nearest }
}
