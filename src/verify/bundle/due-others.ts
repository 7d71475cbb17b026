import { divideFractions, exact, times } from '../fraction.ts'
import { isMoney } from '../money.ts'
import { splitUnit } from '../unit-walk.ts'
import { type Comparison, contributionsOf, type Due, isNoticed, readFigure, stepOf } from './compared.ts'
import { dueUnitId } from './due-embedded.ts'

/**
 * Mass shares of blends in per cent, by the ASHRAE 34 numbers of the blend and its gases. The verifier has its own copy, so that
 * it checks the name of a blend against the standard and not against the table that the emission was computed from.
 */
const BLENDS = `401a|22 53,152a 13,124 34
401b|22 61,152a 11,124 28
401c|22 33,152a 15,124 52
402a|125 60,290 2,22 38
402b|125 38,290 2,22 60
403a|290 5,22 75,218 20
403b|290 5,22 56,218 39
404a|125 44,134a 4,143a 52
405a|22 45,152a 7,142b 5.5,c318 42.5
406a|22 55,600a 4,142b 41
407a|32 20,125 40,134a 40
407b|32 10,125 70,134a 20
407c|32 23,125 25,134a 52
407d|32 15,125 15,134a 70
407e|32 25,125 15,134a 60
407f|32 30,125 30,134a 40
407g|32 2.5,125 2.5,134a 95
407h|32 32.5,125 15,134a 52.5
407i|32 19.5,125 8.5,134a 72
408a|125 7,143a 46,22 47
409a|22 60,124 25,142b 15
409b|22 65,124 25,142b 10
410a|32 50,125 50
410b|32 45,125 55
411a|1270 1.5,22 87.5,152a 11
411b|1270 3,22 94,152a 3
412a|22 70,218 5,142b 25
413a|218 9,134a 88,600a 3
414a|22 51,124 28.5,600a 4,142b 16.5
414b|22 50,124 39,600a 1.5,142b 9.5
415a|22 82,152a 18
415b|22 25,152a 75
416a|134a 59,124 39.5,600 1.5
417a|125 46.6,134a 50,600 3.4
417b|125 79,134a 18.3,600 2.7
417c|125 19.5,134a 78.8,600 1.7
418a|290 1.5,22 96,152a 2.5
419a|125 77,134a 19,re170 4
419b|125 48.5,134a 48,re170 3.5
420a|134a 88,142b 12
421a|125 58,134a 42
421b|125 85,134a 15
422a|125 85.1,134a 11.5,600a 3.4
422b|125 55,134a 42,600a 3
422c|125 82,134a 15,600a 3
422d|125 65.1,134a 31.5,600a 3.4
422e|125 58,134a 39.3,600a 2.7
423a|134a 52.5,227ea 47.5
424a|125 50.5,134a 47,600a 0.9,600 1,601a 0.6
425a|32 18.5,134a 69.5,227ea 12
426a|125 5.1,134a 93,600 1.3,601a 0.6
427a|32 15,125 25,143a 10,134a 50
428a|125 77.5,143a 20,290 0.6,600a 1.9
429a|re170 60,152a 10,600a 30
430a|152a 76,600a 24
431a|290 71,152a 29
432a|1270 80,re170 20
433a|1270 30,290 70
433b|1270 5,290 95
433c|1270 25,290 75
434a|125 63.2,143a 18,134a 16,600a 2.8
435a|re170 80,152a 20
436a|290 56,600a 44
436b|290 52,600a 48
436c|290 95,600a 5
437a|125 19.5,134a 78.5,600 1.4,601 0.6
438a|32 8.5,125 45,134a 44.2,600 1.7,601a 0.6
439a|32 50,125 47,600a 3
440a|290 0.6,134a 1.6,152a 97.8
441a|170 3.1,290 54.8,600a 6,600 36.1
442a|32 31,125 31,134a 30,152a 3,227ea 5
443a|1270 55,290 40,600a 5
444a|32 12,152a 5,1234zee 83
444b|32 41.5,152a 10,1234zee 48.5
445a|744 6,134a 9,1234zee 85
446a|32 68,1234zee 29,600 3
447a|32 68,125 3.5,1234zee 28.5
447b|32 68,125 8,1234zee 24
448a|32 26,125 26,1234yf 20,134a 21,1234zee 7
449a|32 24.3,125 24.7,1234yf 25.3,134a 25.7
449b|32 25.2,125 24.3,1234yf 23.2,134a 27.3
449c|32 20,125 20,1234yf 31,134a 29
450a|134a 42,1234zee 58
451a|1234yf 89.8,134a 10.2
451b|1234yf 88.8,134a 11.2
452a|32 11,125 59,1234yf 30
452b|32 67,125 7,1234yf 26
452c|32 12.5,125 61,1234yf 26.5
453a|32 20,125 20,134a 53.8,227ea 5,600 0.6,601a 0.6
454a|32 35,1234yf 65
454b|32 68.9,1234yf 31.1
454c|32 21.5,1234yf 78.5
455a|744 3,32 21.5,1234yf 75.5
456a|32 6,134a 45,1234zee 49
457a|32 18,1234yf 70,152a 12
458a|32 20.5,125 4,134a 61.4,227ea 13.5,236fa 0.6
459a|32 68,1234yf 26,1234zee 6
459b|32 21,1234yf 69,1234zee 10
460a|32 12,125 52,134a 14,1234zee 22
460b|32 28,125 25,134a 20,1234zee 27
460c|32 2.5,125 2.5,134a 46,1234zee 49
461a|125 55,143a 5,134a 32,227ea 5,600a 3
462a|32 9,125 42,143a 2,134a 44,600 3
463a|744 6,32 36,125 30,1234yf 14,134a 14
464a|32 27,125 27,1234zee 40,227ea 6
465a|32 21,290 7.9,1234yf 71.1
500|12 73.8,152a 26.2
501|22 75,12 25
502|22 48.8,115 51.2
503|23 40.1,13 59.9
504|32 48.2,115 51.8
505|12 78,31 22
506|31 55.1,114 44.9
507a|125 50,143a 50
508a|23 39,116 61
508b|23 46,116 54
509a|22 44,218 56
510a|re170 88,600a 12
511a|290 95,re170 5
512a|134a 5,152a 95
513a|1234yf 56,134a 44
513b|1234yf 58.5,134a 41.5
515a|1234zee 88,227ea 12
516a|1234yf 77.5,134a 8.5,152a 14`

/**
 * Returns the shares of a blend by its number ('410a'), in per cent by the number of each gas; undefined for other
 * numbers.
 */
export function sharesOfBlend(number: string): ReadonlyMap<string, string> | undefined {
  const line = BLENDS.split('\n').find((one) => one.startsWith(`${number}|`))
  if (line === undefined) return undefined
  const gases = line.slice(number.length + 1).split(',')
  return new Map(
    gases.map((gas) => {
      const [name = '', share = ''] = gas.split(' ')
      return [name, share] as const
    }),
  )
}

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
