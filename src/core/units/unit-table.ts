import { lazy, nearestWords } from '../../base/index.ts'
import { collect, collectEach, fail, requireObject, show, Violations } from '../errors/index.ts'
import { multiply, ONE, parseNumber, type Rational } from '../exact/index.ts'
import { lookAlikeFinder, nameFlaw } from '../names/index.ts'
import { type UnitRef, units } from './built-in-units.ts'
import type { Unit } from './unit.ts'

const likeBuiltIn = lazy(() => lookAlikeFinder(Object.values(units).map(({ short_name }) => short_name)))

/**
 * Describes the flaw of a symbol of a unit, as the end of a sentence; undefined for a built-in symbol, and for one that
 * differs from all of them: not by its case, accents, blanks or punctuation, nor by letters of another alphabet.
 */
export function symbolFlaw(symbol: string): string | undefined {
  const flaw = nameFlaw(symbol, 'symbol')
  if (flaw !== undefined) return flaw
  const builtIn = likeBuiltIn()(symbol)
  return builtIn && `looks like the built-in unit ${builtIn}; use that one, or write another symbol`
}

/** A unit, and how many of its parent it is. */
export interface UnitMultiplier {
  readonly unit: Unit
  readonly times: Rational
}

/** A validated, frozen set of units. */
export interface UnitTable {
  readonly units: readonly Unit[]
  /** Finds a unit by id, symbol, or a unit object whose id is in the table. Throws `unknown_unit` with the nearest symbols. */
  find(unit: UnitRef, path?: string): Unit
  /** The units from one up to its base, each with its multiplier: t → kg is `[{ t, 1000 }]` and ends at kg. */
  chainToBase(unit: Unit): readonly UnitMultiplier[]
  baseOf(unit: Unit): Unit
}

/** Returns the multiplier of a unit. Throws `unit_multiplier_invalid` and the number codes. */
function multiplierOf({ short_name, multiplier, parent_id }: Unit, path: string): Rational {
  const exact = parseNumber(multiplier, path)
  const reject = (message: string, expected: string) =>
    fail(path, 'unit_multiplier_invalid', { message, expected, received: multiplier })
  if (exact.n <= 0n) reject(`of ${short_name} must be above zero`, 'a number above 0')
  if (parent_id === null && exact.n !== exact.d) reject(`of the base unit ${short_name} must be 1`, '1')
  return exact
}

/**
 * Returns the parents of a unit up to its base. Throws for a missing parent, a cycle, and every change of the
 * dimension.
 */
function walk(start: Unit, byId: ReadonlyMap<number, Unit>, path: string): readonly Unit[] {
  const violations = new Violations()
  const seen = [start]
  for (let unit = start; unit.parent_id !== null; ) {
    const parent = byId.get(unit.parent_id)
    if (parent === undefined) {
      const message = `${unit.short_name} has parent ${unit.parent_id}, which the table does not have`
      violations.add(path, 'unit_parent_missing', message)
      break
    }
    if (seen.includes(parent)) {
      const circle = [...seen, parent].map((one) => one.short_name).join(' → ')
      violations.add(path, 'unit_cycle', `the parents of ${start.short_name} form a cycle: ${circle}`)
      break
    }
    if (parent.typeUnit !== unit.typeUnit) {
      const both = `${unit.short_name} is ${unit.typeUnit} and its parent ${parent.short_name} is ${parent.typeUnit}`
      violations.add(path, 'unit_dimension_mismatch', `${both}; a unit has the dimension of its parent`)
    }
    seen.push(parent)
    unit = parent
  }
  violations.throwIfAny()
  return seen
}

/** Throws `text_invalid` for a symbol that looks like a built-in one, or is not a printable name. */
function checkSymbol({ short_name: received }: Unit, path: string): void {
  const message = typeof received === 'string' && received !== '' ? symbolFlaw(received) : 'is missing; name the unit'
  if (message === undefined) return
  fail(path, 'text_invalid', { message, expected: 'a symbol of its own', received })
}

/** Returns the units by id and by symbol. Throws `unit_duplicate`. */
function indexOf(units: readonly Unit[]): ReadonlyMap<number | string, Unit> {
  const violations = new Violations()
  const index = new Map<number | string, Unit>()
  for (const [position, unit] of units.entries()) {
    for (const key of [unit.id, unit.short_name]) {
      if (index.has(key)) violations.add(`units[${position}]`, 'unit_duplicate', `${key} is twice in the table`)
      index.set(key, unit)
    }
  }
  violations.throwIfAny()
  return index
}

/**
 * Validates a table of units: every duplicate, missing parent, cycle, bad multiplier, mixed dimension, and every symbol that
 * looks like a built-in one without being it or does not print, is reported at once. Units are copied and frozen.
 *
 * @example
 * ```ts
 * import { prepareConversion, unitTable, units } from 'tonne'
 * const barrel = { id: 5000, name: 'Barrel', short_name: 'bbl', multiplier: '158.987294928', parent_id: 13, typeUnit: 'VOLUME' }
 * const table = unitTable([units.litre, barrel])
 * prepareConversion(barrel, units.litre, table)(2) // => 317.974589856
 * ```
 */
export function unitTable(list: Iterable<Unit>): UnitTable {
  if (typeof list?.[Symbol.iterator] !== 'function')
    fail('units', 'invalid_type', { message: 'must be a list of units', received: list })
  const units = collectEach(Array.from(list), (unit, position) => {
    const problem = { message: 'must be a unit', expected: 'an object with id, short_name, multiplier and parent_id' }
    requireObject({ path: `units[${position}]`, value: unit }, problem)
    return Object.isFrozen(unit) ? unit : Object.freeze({ ...unit })
  })
  return createTable(units, () =>
    collectEach(units, (unit, position) => checkSymbol(unit, `units[${position}].short_name`)),
  )
}

/** The most units that are proposed for an unknown one. */
const PROPOSALS_MAX = 2

/** A word without case, blanks around it and the s of a plural. */
const singular = (word: string) => word.trim().toLowerCase().replace(/s$/, '')

/** Returns a function that finds the symbols which a misspelt symbol or name of a unit may mean, nearest first. */
function symbolFinder(units: readonly Unit[]): (text: string) => readonly string[] {
  const index = lazy(
    () => new Map(units.flatMap(({ short_name, name }) => [short_name, name].map((word) => [word, short_name]))),
  )
  const words = lazy(() => [...index().keys()])
  return (text) => {
    const same = words().filter((word) => singular(word) === singular(text))
    const near = same.length > 0 ? same : nearestWords(text, words(), 2 * PROPOSALS_MAX)
    return [...new Set(near.map((word) => index().get(word) ?? word))].slice(0, PROPOSALS_MAX)
  }
}

/** Builds the table of the built-in units, whose symbols look like themselves. */
export function builtInTable(): UnitTable {
  return createTable(Object.values(units), () => undefined)
}

function createTable(units: readonly Unit[], checkSymbols: () => unknown): UnitTable {
  const byId = new Map(units.map((unit) => [unit.id, unit]))
  const { index, multipliers, lines } = collect({
    index: () => indexOf(units),
    symbols: checkSymbols,
    multipliers: () => collectEach(units, (unit, position) => multiplierOf(unit, `units[${position}].multiplier`)),
    lines: () => collectEach(units, (unit, position) => walk(unit, byId, `units[${position}]`)),
  })
  const times = new Map(units.map((unit, position) => [unit, multipliers[position] ?? ONE]))
  const ancestry = new Map(units.map((unit, position) => [unit, lines[position] ?? []]))

  const nearSymbols = symbolFinder(units)

  const find = (unit: UnitRef, path = 'unit'): Unit => {
    if (unit === undefined || unit === null || unit === '') {
      const message = "is missing; give a unit by its symbol, such as 'kWh', or by its id"
      return fail(path, 'unknown_unit', { message, expected: 'a unit, its id or its symbol', received: unit })
    }
    const key = typeof unit === 'object' ? unit.id : unit
    const known = index.get(key)
    const isNamesake = typeof unit === 'object' && known !== undefined && known.short_name !== unit.short_name
    if (known !== undefined && !isNamesake) return known
    const near = typeof key === 'string' ? nearSymbols(key) : []
    const advice = near.length > 0 ? `did you mean ${near.join(' or ')}?` : 'see `units`, or pass a table that holds it'
    const message = isNamesake
      ? `unit ${key} is ${known.short_name} in this table, not ${unit.short_name}; pass a table that has it`
      : `${key === undefined ? show(unit) : show(key)} is not a unit of this table; ${advice}`
    return fail(path, 'unknown_unit', { message, expected: 'a unit, its id or its symbol', received: key })
  }
  const lineOf = (unit: Unit): readonly Unit[] => ancestry.get(find(unit)) ?? []
  return Object.freeze({
    units: Object.freeze(units),
    find,
    chainToBase: (unit: Unit) =>
      lineOf(unit)
        .slice(0, -1)
        .map((link) => ({ unit: link, times: times.get(link) ?? ONE })),
    baseOf: (unit: Unit) => lineOf(unit).at(-1) as Unit,
  })
}

/** Returns the exact multiplier from a unit to its base. */
export function multiplierToBase(table: UnitTable, unit: Unit): Rational {
  return table.chainToBase(unit).reduce((product, link) => multiply(product, link.times), ONE)
}
