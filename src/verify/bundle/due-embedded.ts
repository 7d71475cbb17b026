import { cacheByObject, isFields, isKeyOf } from '../../base/index.ts'
import { evaluate, KILOGRAMS } from '../adjustments.ts'
import {
  type BuiltInKindFields,
  isBaseUnit,
  KINDS,
  unitIdOf,
  unitMultiplierOf,
  unitSymbolOf,
  unitTypeOf,
} from '../built-in-names.ts'
import { divideFractions, type Fraction, fraction, parseFraction } from '../fraction.ts'
import { isMoney } from '../money.ts'
import type { Factor } from '../trace-shape.ts'
import { uuidOf } from './bundle-text.ts'
import { type Compared, type Comparison, contributionsOf, type Due } from './compared.ts'

/** The id of the unit of factors per money. */
const MONEY_UNIT_ID = 2001
const KILOGRAM_ID = 2
const NOTHING = fraction(0n)

/** Returns the id of a built-in emission kind. */
export function kindId(key: string): string {
  return uuidOf(`emission-kind/${key}`)
}

const BUILT_IN_KINDS: ReadonlyMap<unknown, BuiltInKindFields> = new Map(
  Object.entries(KINDS).map(([key, fields]) => [kindId(key), fields]),
)

/** The id of an emission kind must be one that is built in, or that the company created. */
export const namedKind: Comparison = ({ known }, value): Due => {
  if (value === null || BUILT_IN_KINDS.has(value) || known.isKind(value)) return undefined
  return 'the id of a built-in kind, or of one that the log says was created'
}

/** Returns a field of an embedded emission kind; of a kind of the company as long as that never changed. */
function kindField(name: keyof BuiltInKindFields | 'companyId'): Comparison {
  return ({ known, record }, _, { id }): Due => {
    const builtIn = BUILT_IN_KINDS.get(id)
    if (name === 'companyId') return builtIn === undefined ? record.companyId : null
    return builtIn === undefined ? known.unchangedKind(id)?.[name] : builtIn[name]
  }
}

/** Comparisons of an embedded emission kind. */
export const DUE_OF_KIND = {
  id: namedKind,
  scope: kindField('scope'),
  underScope: kindField('underScope'),
  activityTypeUnderScope: kindField('activityTypeUnderScope'),
  name: kindField('name'),
  companyId: kindField('companyId'),
} as const satisfies Readonly<Record<string, Comparison>>

/** Comparisons of an embedded unit: an id of a built-in unit has its symbol. Own units follow only from their own table. */
export const DUE_OF_UNIT = {
  id: (_, value, { short_name: symbol }) =>
    unitSymbolOf(value) === undefined ? undefined : (unitIdOf(symbol) ?? 'another id'),
  short_name: (_, __, { id }) => unitSymbolOf(id),
  multiplier: (_, __, { short_name: symbol, parent_id: parent = null }): Due => {
    const nearest = unitMultiplierOf(symbol, parent)
    return nearest && { nearest }
  },
  parent_id: (_, value, { short_name: symbol }) => {
    if (unitIdOf(symbol) === undefined) return undefined
    if (isBaseUnit(symbol)) return null
    const isParent = unitSymbolOf(value) !== symbol && unitMultiplierOf(symbol, value) !== undefined
    return value !== null && isParent ? undefined : 'the id of a unit that it is a multiple of'
  },
  typeUnit: (_, __, { short_name: symbol }) => unitTypeOf(symbol),
} as const satisfies Readonly<Record<string, Comparison>>

/** Returns the id of the unit of a symbol: the built-in one, or one that a vehicle shows with it. */
export function dueUnitId({ known }: Compared, symbol: string | undefined, value: unknown): Due {
  if (symbol === undefined || known.isUnit(value, symbol)) return undefined
  return unitIdOf(symbol) ?? (unitSymbolOf(value) === undefined ? undefined : 'the id of another unit')
}

/** Returns the factor that an object embeds: of the trace, or as another record used it. */
function embeddedFactor(compared: Compared, id: unknown): Factor | undefined {
  const used = contributionsOf(compared).find(({ factor }) => factor.id === id)?.factor
  return used ?? (typeof id === 'string' ? compared.known.publishedFactor(id) : undefined)
}

function isOwn({ edition }: Factor): boolean {
  return edition.startsWith('company-')
}

/** Many records can embed one factor, which is evaluated once. */
const amountsOf = cacheByObject(evaluate)

/** Returns a column of a factor as records show it: kilograms, or the unit that an own factor is stated in. */
function factorColumn(factor: Factor, gas: 'co2' | 'ch4' | 'n2o' | 'co2e'): Fraction | undefined {
  const { gwp, publishedGwp, per1, massUnit, adjustments } = factor
  // records embed the factor from before the policy of the service derived another one
  const isForced = adjustments.some(({ why }) => why === 'radiative_forcing')
  if (isForced || (gwp !== publishedGwp && publishedGwp !== null)) return undefined
  const digits = isOwn(factor) ? per1[gas] : null
  if (digits !== null) return parseFraction(digits)
  const kilograms = amountsOf(factor)[gas] ?? NOTHING
  const size = isOwn(factor) ? parseFraction(KILOGRAMS[massUnit]) : undefined
  return size === undefined ? kilograms : divideFractions(kilograms, size)
}

type FactorDue = (factor: Factor, compared: Compared) => Due

function ofFactor(due: FactorDue): Comparison {
  return (compared, _, { id }) => {
    const factor = embeddedFactor(compared, id)
    return factor && due(factor, compared)
  }
}

function column(gas: 'co2' | 'ch4' | 'n2o' | 'co2e'): Comparison {
  return ofFactor((factor) => {
    const nearest = factorColumn(factor, gas)
    return nearest && { nearest }
  })
}

/** The source of a factor as records show it. */
const sourceOf = cacheByObject((factor: Factor): string => {
  const { publisher, title, table, editionYear } = factor.source
  if (isOwn(factor)) return title
  return [publisher, title, table, editionYear > 0 ? String(editionYear) : ''].filter((part) => part !== '').join(', ')
})

/** Comparisons of an embedded factor with the one of the trace. */
export const DUE_OF_FACTOR = {
  name: ofFactor(({ name }) => name),
  source: (compared, value, within) => {
    const due = ofFactor(sourceOf)(compared, value, within)
    return due === (value ?? '') ? undefined : due
  },
  co2: column('co2'),
  ch4: column('ch4'),
  n2o: column('n2o'),
  co2e: column('co2e'),
  denominatorUnitId: (compared, value, { id }) => {
    const unit = embeddedFactor(compared, id)?.unit
    return unit !== undefined && isMoney(unit) ? MONEY_UNIT_ID : dueUnitId(compared, unit, value)
  },
  numeratorUnitId: ofFactor((factor) => (isOwn(factor) ? unitIdOf(factor.massUnit) : KILOGRAM_ID)),
  isCustom: ofFactor(isOwn),
  companyId: ofFactor((factor, { record }) => (isOwn(factor) ? (record.companyId ?? null) : null)),
  deletedAt: ofFactor((factor) => (isOwn(factor) ? undefined : null)),
} as const satisfies Readonly<Record<string, Comparison>>

/** Returns a column of an own factor, which shows the figure that the company gave for it. */
export function ownColumn(gas: 'co2' | 'ch4' | 'n2o' | 'co2e'): Comparison {
  return ({ record: { given } }): Due => {
    const per1 = isFields(given) ? given.per1 : undefined
    const digits = isFields(per1) && isKeyOf(per1, gas) ? per1[gas] : undefined
    if (digits === null && gas !== 'co2e') return 0
    const nearest = typeof digits === 'string' || typeof digits === 'number' ? parseFraction(String(digits)) : undefined
    return nearest && { nearest }
  }
}
