import { describe, expect, it } from 'vitest'
import { nearestDouble, parseNumber } from '../../../src/core/exact/index.ts'
import { builtInUnits } from '../../../src/core/units/index.ts'
import { builtInEmissionKinds } from '../../../src/resources/index.ts'
import {
  isBaseUnit,
  KINDS,
  unitIdOf,
  unitMultiplierOf,
  unitSymbolOf,
  unitTypeOf,
} from '../../../src/verify/built-in-names.ts'
import { kindId } from '../../../src/verify/bundle/due-embedded.ts'

describe('the names that the verifier knows of what is built in', () => {
  it('are the emission kinds of the library, with their ids', () => {
    const known = Object.entries(KINDS).map(([key, fields]) => ({ id: kindId(key), ...fields }))
    const due = builtInEmissionKinds().map(({ id, scope, underScope, activityTypeUnderScope, name }) => {
      return { id, scope, underScope, activityTypeUnderScope, name }
    })
    expect(known).toEqual(due)
  })

  it('are the ids, parents, multipliers and dimensions of the units of the library', () => {
    const isNamed = ({ short_name: symbol }: (typeof builtInUnits.units)[number]) => unitIdOf(symbol) !== undefined
    const named = builtInUnits.units.filter(isNamed)
    // no record is in units of area
    const others = builtInUnits.units.filter((unit) => !isNamed(unit) && unit.typeUnit !== 'AREA')
    expect(others.map(({ short_name: symbol }) => symbol)).toEqual([])
    for (const { id, short_name: symbol, parent_id: parent, multiplier, typeUnit } of named) {
      expect([unitIdOf(symbol), unitSymbolOf(id), unitTypeOf(symbol)], symbol).toEqual([id, symbol, typeUnit])
      expect(isBaseUnit(symbol), symbol).toBe(parent === null)
      const due = unitMultiplierOf(symbol, parent)
      expect(due && nearestDouble(due), symbol).toBe(nearestDouble(parseNumber(multiplier)))
    }
  })

  it('are none of any other unit', () => {
    expect([unitIdOf('bushel'), unitSymbolOf(5000), unitTypeOf('bushel'), unitMultiplierOf('bushel', null)]).toEqual(
      Array.from({ length: 4 }, () => undefined),
    )
  })
})
