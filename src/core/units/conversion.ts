import { collect, fail } from '../errors/index.ts'
import {
  type Coefficient,
  divide,
  type NumberInput,
  ONE,
  parseNumber,
  prepareCoefficient,
  product,
  productExact,
  type Rational,
} from '../exact/index.ts'
import { type BuiltIn, type Convertible, type SymbolIn, type UnitRef, units } from './built-in-units.ts'
import type { Unit } from './unit.ts'
import { builtInTable, multiplierToBase, type UnitTable, unitTable } from './unit-table.ts'

const list = Object.freeze(Object.values(units))
const made: { table?: UnitTable } = {}

function getTable(): UnitTable {
  made.table ??= builtInTable()
  return made.table
}

/** The table of built-in units, made on first use so that it does not delay program start. */
export const builtInUnits: UnitTable = Object.freeze({
  units: list,
  find: (unit: UnitRef, path?: string) => getTable().find(unit, path),
  chainToBase: (unit: Unit) => getTable().chainToBase(unit),
  baseOf: (unit: Unit) => getTable().baseOf(unit),
})

/** A link of the path from one unit to another: 1 `from` is exactly `times` `to`. */
export interface ConversionLink {
  readonly from: string
  readonly to: string
  readonly times: Rational
}

/** An exact conversion, prepared for many values. */
export interface Conversion {
  readonly from: Unit
  readonly to: Unit
  /** One `from` is `factor` `to`. */
  readonly factor: Rational
  /** The path: up to the base unit, then down. Empty if both are the same unit. */
  readonly links: readonly ConversionLink[]
}

/** Validates a list of units as a table; returns a table unchanged. */
function asTable(table: UnitTable | Iterable<Unit>): UnitTable {
  return 'chainToBase' in table ? table : unitTable(table)
}

function conversionLinks(from: Unit, to: Unit, table: UnitTable): ConversionLink[] {
  if (from === to) return []
  const up = table.chainToBase(from)
  const down = table.chainToBase(to)
  const base = table.baseOf(from)
  const climb = up.map(({ unit, times }, index) => ({
    from: unit.short_name,
    to: (up[index + 1]?.unit ?? base).short_name,
    times,
  }))
  const descent = down.map(({ unit, times }, index) => ({
    from: (down[index + 1]?.unit ?? base).short_name,
    to: unit.short_name,
    times: divide(ONE, times),
  }))
  return [...climb, ...descent.reverse()]
}

/** The table of a conversion, and the field for errors. */
export interface ConversionPlace {
  readonly table: UnitTable
  /** Default: 'unit'. */
  readonly path?: string
}

/** Finds both units of a conversion. Throws `unknown_unit` of each at once; only a failure pays for collecting them. */
function findUnits(fromRef: UnitRef, toRef: UnitRef, { table, path }: ConversionPlace): { from: Unit; to: Unit } {
  try {
    return { from: table.find(fromRef, path), to: table.find(toRef, 'to') }
  } catch {
    return collect({ from: () => table.find(fromRef, path), to: () => table.find(toRef, 'to') })
  }
}

/** Returns the exact conversion between two units of a table. Throws `unknown_unit` or `unit_dimension_mismatch`. */
export function chooseConversion(
  fromRef: UnitRef,
  toRef: UnitRef,
  { table, path = 'unit' }: ConversionPlace,
): Conversion {
  const { from, to } = findUnits(fromRef, toRef, { table, path })
  if (table.baseOf(from) !== table.baseOf(to)) {
    const message = `${from.short_name} (${from.typeUnit}) does not convert to ${to.short_name} (${to.typeUnit}); use a unit of the same dimension`
    fail(path, 'unit_dimension_mismatch', { message, expected: to.typeUnit, received: from.typeUnit })
  }
  const factor = divide(multiplierToBase(table, from), multiplierToBase(table, to))
  return { from, to, factor, links: conversionLinks(from, to, table) }
}

const prepared = new WeakMap<UnitTable, Map<Unit, Map<Unit, Coefficient>>>()

/** The last pair, since most callers convert one column at a time. Unobservable: equal refs convert equally. */
const latest: { from?: UnitRef; to?: UnitRef; table?: UnitTable; coefficient?: Coefficient } = {}

function findCoefficient(from: Unit, to: Unit, table: UnitTable): Coefficient {
  const ofTable = prepared.get(table) ?? new Map<Unit, Map<Unit, Coefficient>>()
  prepared.set(table, ofTable)
  const ofUnit = ofTable.get(from) ?? new Map<Unit, Coefficient>()
  ofTable.set(from, ofUnit)
  const coefficient =
    ofUnit.get(to) ?? prepareCoefficient(chooseConversion(from, to, { table, path: 'from' }).factor, 'from')
  ofUnit.set(to, coefficient)
  return coefficient
}

function preparedCoefficient(from: UnitRef, to: UnitRef, table: UnitTable): Coefficient {
  if (latest.from === from && latest.to === to && latest.table === table && latest.coefficient)
    return latest.coefficient
  const { from: source, to: target } = findUnits(from, to, { table, path: 'from' })
  const coefficient = findCoefficient(source, target, table)
  const isLasting = (ref: UnitRef, unit: Unit) => typeof ref !== 'object' || ref === unit
  if (isLasting(from, source) && isLasting(to, target)) Object.assign(latest, { from, to, table, coefficient })
  return coefficient
}

function valueTimes(value: NumberInput, coefficient: Coefficient): number {
  if (typeof value === 'number' && Number.isFinite(value)) return product(value, coefficient)
  return productExact(value, coefficient)
}

/**
 * Converts a value to another unit: the nearest double of the exact result. Takes built-in units as objects, by id or
 * by symbol; for your own table see `prepareConversion`. Throws `unknown_unit`, `unit_dimension_mismatch`, or the
 * number codes (`not_a_number`, `not_finite`, …), all at once.
 *
 * @example
 * ```ts
 * import { convert, units } from 'tonne'
 * convert(1, units.megawattHour, units.kilowattHour) // => 1000
 * convert(0.1, 'mmbtu', 'kWh') // => 29.307107017222222
 * convert(1, 'l' as string, 'kWh') // throws unit_dimension_mismatch
 * ```
 */
export function convert<From extends UnitRef, To extends UnitRef>(
  value: NumberInput,
  from: BuiltIn<From>,
  to: Convertible<From, To, BuiltIn<To>>,
): number
export function convert(value: NumberInput, from: UnitRef, to: UnitRef): number {
  try {
    return valueTimes(value, preparedCoefficient(from, to, builtInUnits))
  } catch (error) {
    collect({
      value: () => parseNumber(value, 'value'),
      units: () => chooseConversion(from, to, { table: builtInUnits, path: 'from' }),
    })
    throw error
  }
}

/**
 * Returns a function that converts many values between two units of any table (default: built-in units), resolving the
 * path once. Throws as `convert` does, and for a list of units as `unitTable` does.
 *
 * @example
 * ```ts
 * import { prepareConversion } from 'tonne'
 * const toKilometres = prepareConversion('mi', 'km')
 * toKilometres(26.2) // => 42.1648128
 * ```
 */
export function prepareConversion<
  From extends UnitRef,
  To extends UnitRef,
  Own extends UnitTable | Iterable<Unit> | undefined = undefined,
>(from: SymbolIn<Own, From>, to: Convertible<From, To, SymbolIn<Own, To>>, table?: Own): (value: NumberInput) => number
export function prepareConversion(
  from: UnitRef,
  to: UnitRef,
  table: UnitTable | Iterable<Unit> = builtInUnits,
): (value: NumberInput) => number {
  const coefficient = preparedCoefficient(from, to, asTable(table))
  return (value) => valueTimes(value, coefficient)
}
