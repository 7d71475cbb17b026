import type { EmissionFactor, FactorCatalogue, GwpSetId } from '../core/emissions/index.ts'
import { answerAtOnce, EmissionsError } from '../core/errors/index.ts'
import { evaluate, GWP, isBlend, isMontrealGas } from './adjustments.ts'
import { isOutsideRow, isUpstreamRow, readKey, rowKeyOf } from './derivation.ts'
import type { Field } from './findings.ts'
import { compareFractions, fraction, parseFraction, plus, printFraction, times } from './fraction.ts'
import type { Factor, TraceAdjustment } from './trace-shape.ts'

/** Returns the parts of a list or an object; undefined for any other value. */
function childrenOf(value: unknown): ReadonlyMap<string | number, unknown> | undefined {
  if (Array.isArray(value)) return new Map(value.entries())
  return typeof value === 'object' && value !== null ? new Map(Object.entries(value)) : undefined
}

function compareField(due: unknown, stated: unknown, field: Field): void {
  const [expected, actual] = [childrenOf(due), childrenOf(stated)]
  if (expected === undefined || actual === undefined || Array.isArray(due) !== Array.isArray(stated)) {
    if (!Object.is(due, stated)) field.coded('publication_differs').differs('is not that of the catalogue', due, stated)
    return
  }
  for (const key of new Set([...expected.keys(), ...actual.keys()])) {
    compareField(expected.get(key), actual.get(key), field.in(key))
  }
}

function findFactor(key: string, catalogue: FactorCatalogue): EmissionFactor | undefined {
  try {
    return answerAtOnce('catalogue.find', catalogue.find(key))
  } catch (error) {
    if (EmissionsError.is(error)) return undefined
    throw error
  }
}

/** Returns a factor of the library in the form of a trace, in which every member is there. */
export function inTraceForm(factor: EmissionFactor): Factor {
  return { ...factor, tier: factor.tier ?? null, derivation: factor.derivation ?? [] }
}

/** Finds a published row. */
type FindRow = (key: string) => Factor | undefined

/** A factor as it was derived so far, or the reason why it cannot be. */
interface Derived {
  readonly factor: Factor
  readonly problem?: string
}

type Derive = (factor: Factor, value: string, find: FindRow) => Derived

const DEFAULT_GWP: GwpSetId = 'AR5_GWP100'
/** Totals and gases are rounded separately; more than a hundredth has another cause. */
const RESIDUAL_MAX = fraction(1n, 100n)

const isTotal = ({ gas, why }: TraceAdjustment) => gas === 'co2e' && (why === 'gwp' || why === 'sum_of_gases')

function sumOfGases({ methane }: Factor, gwp: GwpSetId, why: TraceAdjustment['why']): TraceAdjustment {
  const { n2o, [methane]: ch4 } = GWP[gwp]
  return {
    gas: 'co2e',
    why,
    becomes: [
      ['1', 'co2'],
      [ch4, 'ch4'],
      [n2o, 'n2o'],
    ],
  }
}

/** True if two rows of one edition have figures per the same unit. */
function agree(one: Factor, other: Factor): boolean {
  const names = ['edition', 'unit', 'massUnit', 'heatingValue'] as const
  return names.every((name) => one[name] === other[name])
}

function withWellToTank(factor: Factor, key: string, find: FindRow): Derived {
  const upstream = find(key)
  const [own, added] = [factor.per1.co2e, upstream?.per1.co2e ?? null]
  const isDirect = factor.boundary === 'TTW' || factor.boundary === 'direct'
  if (upstream === undefined || upstream.boundary !== 'WTT' || !isDirect || own === null || added === null)
    return { factor, problem: 'is not made of a direct row and a well-to-tank row' }
  if (!agree(factor, upstream) || factor.gwp !== upstream.gwp || !isUpstreamRow(factor, upstream))
    return { factor, problem: 'has the well-to-tank row of something else' }
  const [ttw, wtt] = [parseFraction(own), parseFraction(added)]
  const co2e = printFraction(plus(ttw ?? fraction(0n), wtt ?? fraction(0n)))
  const take = { kind: 'take', column: 'co2e', key: factor.key, figure: own, gives: printFigure(own) } as const
  return {
    factor: {
      ...factor,
      id: `${factor.id}+${upstream.id}`,
      name: `${factor.name}, well to wheel`,
      row: `${factor.row}+${upstream.row}`,
      per1: { co2: null, ch4: null, n2o: null, co2e },
      boundary: 'WTW',
      adjustments: factor.adjustments.filter(
        ({ gas, why }) => why === 'mass_unit' && (gas === 'co2e' || gas === 'biogenicCo2'),
      ),
      derivation: [take, { kind: 'add', column: 'co2e', key, figure: added, gives: co2e }],
    },
  }
}

function printFigure(digits: string): string {
  return printFraction(parseFraction(digits) ?? fraction(0n))
}

const isCarbon = ({ per1, biogenicCo2 }: Factor) =>
  (per1.co2 ?? biogenicCo2) !== null && per1.ch4 === null && per1.n2o === null
const isOthers = ({ per1, biogenicCo2 }: Factor) =>
  per1.co2 === null && biogenicCo2 === null && per1.ch4 !== null && per1.n2o !== null

const withPartner: Derive = (factor, key, find) => {
  const partner = find(key)
  const isPair = partner && (isCarbon(factor) ? isOthers(partner) : isOthers(factor) && isCarbon(partner))
  if (!isPair || factor.complete || partner.complete || factor.edition !== partner.edition)
    return { factor, problem: 'is not one of two rows that complete each other' }
  const gwp = factor.gwp ?? partner.gwp ?? DEFAULT_GWP
  const absent = isCarbon(factor) ? (['ch4', 'n2o'] as const) : (['co2'] as const)
  const kept = factor.adjustments.filter(({ gas, why }) => gas !== 'co2e' && why !== 'combined')
  const zeros = absent.map((gas): TraceAdjustment => ({ gas, why: 'combined', becomes: [] }))
  const adjustments = [...kept, ...zeros, sumOfGases(factor, gwp, 'sum_of_gases')]
  return { factor: { ...factor, complete: true, gwp, adjustments } }
}

const withBiogenic: Derive = (factor, key, find) => {
  const row = find(key)
  const isBesides = row !== undefined && !row.complete && Object.values(row.per1).every((figure) => figure === null)
  const canHold = factor.complete && factor.boundary !== 'WTT' && factor.biogenicCo2 === null
  if (!isBesides || row.biogenicCo2 === null || !canHold)
    return { factor, problem: 'is not made of a row without biogenic CO2 and a row of it alone' }
  const direct = { key: factor.key, row: factor.row.split('+', 1)[0] ?? '' }
  if (!agree(factor, row) || !isOutsideRow(direct, row))
    return { factor, problem: 'has the biogenic CO2 of something else' }
  const figure = row.biogenicCo2
  const own = row.adjustments.filter(({ gas }) => gas === 'biogenicCo2')
  const take = { kind: 'take', column: 'biogenicCo2', key, figure, gives: printFigure(figure) } as const
  return {
    factor: {
      ...factor,
      biogenicCo2: figure,
      adjustments: [...own, ...factor.adjustments],
      derivation: [...factor.derivation, take],
    },
  }
}

/** True if the gases of a factor add up to its total by its GWP set, so that another set follows from them. */
function isMadeOfItsGases(factor: Factor): boolean {
  if (factor.category.startsWith('spend')) return false
  const { co2, ch4, n2o, co2e } = evaluate(factor)
  if (co2 === null || ch4 === null || n2o === null || co2e === null) return false
  if (factor.gwp === null) return co2e.n === 0n
  const { n2o: ofN2o, [factor.methane]: ofCh4 } = GWP[factor.gwp]
  const [byCh4, byN2o] = [parseFraction(ofCh4), parseFraction(ofN2o)]
  if (byCh4 === undefined || byN2o === undefined) return false
  const sum = plus(co2, plus(times(byCh4, ch4), times(byN2o, n2o)))
  const residual = plus(co2e, { n: -sum.n, d: sum.d })
  const size = { n: residual.n < 0n ? -residual.n : residual.n, d: residual.d }
  return compareFractions(size, times(RESIDUAL_MAX, co2e)) <= 0n
}

const isGwpSet = (value: string): value is GwpSetId => Object.hasOwn(GWP, value)

const withGwpSet: Derive = (factor, value) => {
  if (!isGwpSet(value) || value === factor.gwp || value === factor.publishedGwp || !isMadeOfItsGases(factor))
    return { factor, problem: 'has a GWP set that its row does not allow' }
  const adjustments = [...factor.adjustments.filter((one) => !isTotal(one)), sumOfGases(factor, value, 'gwp')]
  return { factor: { ...factor, gwp: value, adjustments } }
}

const withForcing: Derive = (factor, value) => {
  if (value !== '1.7' || factor.radiativeForcing !== 'excluded' || factor.per1.co2 === null)
    return { factor, problem: 'has radiative forcing that its row does not allow' }
  const forcing: readonly TraceAdjustment[] = [
    { gas: 'co2e', why: 'radiative_forcing', plus: ['0.7', 'co2'] },
    { gas: 'co2', why: 'radiative_forcing', times: '1.7' },
  ]
  return { factor: { ...factor, radiativeForcing: 'included', adjustments: [...factor.adjustments, ...forcing] } }
}

const withMontreal: Derive = (factor, value) => {
  const isGas = factor.category.startsWith('refrigerant') && isMontrealGas(factor.name)
  if (value !== 'apart' || !isGas) return { factor, problem: 'has gases apart that its row does not have' }
  const apart: readonly TraceAdjustment[] = [
    { gas: 'montrealCo2e', why: 'montreal', becomes: [['1', 'co2e']] },
    { gas: 'co2e', why: 'montreal', times: '0' },
  ]
  return { factor: { ...factor, adjustments: [...factor.adjustments, ...apart] } }
}

/** The options of a key in the order in which they are applied. */
const OPTIONS: readonly (readonly [name: string, derive: Derive])[] = [
  ['with', withPartner],
  ['biogenic', withBiogenic],
  ['gwp', withGwpSet],
  ['rf', withForcing],
  ['montreal', withMontreal],
]

/**
 * Returns the factor that a key derives from a published row, in all members; undefined, with a difference, if no such
 * factor can be derived from it. The well-to-tank row is the one that the derivation of the stated factor names.
 */
function derivedFactor(
  { key, derivation }: Factor,
  row: Factor,
  { field, find }: { readonly field: Field; readonly find: FindRow },
): Factor | undefined {
  const { isWellToWheel, options } = readKey(key)
  const names = [...options.keys()]
  const query = names.sort().map((name) => `${name}=${options.get(name)}`)
  const due = `${row.key}${isWellToWheel ? '+wtt' : ''}${query.length === 0 ? '' : `?${query.join('&')}`}`
  const known = OPTIONS.map(([name]) => name)
  if (due !== key || names.some((name) => !known.includes(name)))
    return field.in('key').differs('is not the key of a derived factor', due, key)
  let made: Derived = { factor: row }
  const add = derivation.find(({ kind }) => kind === 'add')
  if (isWellToWheel) made = withWellToTank(row, add?.key ?? '', find)
  for (const [name, derive] of OPTIONS) {
    const value = options.get(name)
    if (value !== undefined && made.problem === undefined) made = derive(made.factor, value, find)
  }
  if (made.problem === undefined) return { ...made.factor, key }
  return field.in('key').differs(made.problem, 'rows that belong together', key)
}

/** True for a key that names the operations by which a factor is derived from a published row. */
function isDerivedKey(key: string): boolean {
  return key.endsWith('+wtt') || key.includes('?')
}

/**
 * Compares a factor, field by field, with the catalogue's factor of the same key. A derived factor is derived again from the
 * published rows that it names, so that a plain list of rows is enough; only the share of a blend that belongs to the Montreal
 * Protocol is in no row.
 */
export function checkCatalogue(factor: Factor, field: Field, catalogue: FactorCatalogue): void {
  const find = (key: string): Factor | undefined => {
    const found = findFactor(key, catalogue)
    return found && inTraceForm(found)
  }
  const { key } = factor
  const row = isDerivedKey(key) ? find(rowKeyOf(key)) : undefined
  const isBlendApart = row !== undefined && isBlend(row.name) && key === `${row.key}?montreal=apart`
  const due = row === undefined || isBlendApart ? find(key) : derivedFactor(factor, row, { field, find })
  if (due !== undefined) compareField(due, factor, field)
  else if (row === undefined || isBlendApart)
    field.in('key').differs('is not in the catalogue', 'the key of a factor', key)
}
