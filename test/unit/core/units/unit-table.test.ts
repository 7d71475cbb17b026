import { describe, expect, it } from 'vitest'
import {
  builtInUnits,
  chooseConversion,
  convert,
  prepareConversion,
  type Unit,
  units,
  unitTable,
} from '../../../../src/core/units/index.ts'
import { LIKE_KWH } from '../../../fixtures/deceiving-names.ts'
import { thrownBy } from '../../../fixtures/violations.ts'

function unit(id: number, change: Partial<Unit> = {}): Unit {
  return { id, name: `unit ${id}`, short_name: `u${id}`, multiplier: 1, parent_id: null, typeUnit: 'LENGTH', ...change }
}

describe('a table of units is rejected', () => {
  const refused = (...list: Unit[]) => thrownBy(() => unitTable(list))

  it.each(Object.entries(LIKE_KWH))('for a symbol that looks like kWh, with %s', (_, short_name) => {
    const [violation, ...others] = refused(units.kilowattHour, unit(9000, { short_name }))
    expect(violation).toMatchObject({ path: 'units[1].short_name', code: 'text_invalid' })
    expect(others).toEqual([])
  })

  it('for a symbol that is missing or no text', () => {
    const violations = refused(unit(1, { short_name: '' }), unit(2, { short_name: 5 as unknown as string }))
    expect(violations.map(({ code }) => code)).toEqual(['text_invalid', 'text_invalid'])
  })

  it('for none of the symbols of other units', () => {
    for (const short_name of ['mg', 'µg', 'Nm³', 'crate', 'Stück', '台', 'TEU', 'kWp', '°C', 'тн']) {
      expect(refused(unit(9000, { short_name }))).toEqual([])
    }
  })

  it.each([0, -1, '-1/2'])('for the multiplier %s', (multiplier) => {
    expect(refused(unit(1), unit(2, { multiplier, parent_id: 1 }))).toEqual([
      {
        path: 'units[1].multiplier',
        code: 'unit_multiplier_invalid',
        message: 'of u2 must be above zero',
        expected: 'a number above 0',
        received: typeof multiplier === 'string' ? JSON.stringify(multiplier) : String(multiplier),
      },
    ])
  })

  it('for a base unit that is not one of itself', () => {
    expect(refused(unit(1, { multiplier: '2' }))).toEqual([
      {
        path: 'units[0].multiplier',
        code: 'unit_multiplier_invalid',
        message: 'of the base unit u1 must be 1',
        expected: '1',
        received: '"2"',
      },
    ])
    expect(refused(unit(1, { multiplier: '3/3' }))).toEqual([])
  })

  it('for a parent that it does not hold', () => {
    expect(refused(unit(1, { parent_id: 9 }))).toEqual([
      { path: 'units[0]', code: 'unit_parent_missing', message: 'u1 has parent 9, which the table does not have' },
    ])
  })

  it('for parents in a circle, from each unit that meets it', () => {
    const circle = [unit(1, { parent_id: 2 }), unit(2, { parent_id: 3 }), unit(3, { parent_id: 2 })]
    expect(refused(...circle).map(({ path, code, message }) => `${path} ${code}: ${message}`)).toEqual([
      'units[0] unit_cycle: the parents of u1 form a cycle: u1 → u2 → u3 → u2',
      'units[1] unit_cycle: the parents of u2 form a cycle: u2 → u3 → u2',
      'units[2] unit_cycle: the parents of u3 form a cycle: u3 → u2 → u3',
    ])
  })

  it('for a parent of another dimension', () => {
    expect(refused(unit(1), unit(2, { parent_id: 1, typeUnit: 'TIME' }))).toEqual([
      {
        path: 'units[1]',
        code: 'unit_dimension_mismatch',
        message: 'u2 is TIME and its parent u1 is LENGTH; a unit has the dimension of its parent',
      },
    ])
  })

  it('for an id or a symbol that stands twice', () => {
    const twice = refused(unit(1), unit(1, { short_name: 'x' }), unit(3, { short_name: 'u1' }))
    expect(twice.map(({ path, code, message }) => [path, code, message])).toEqual([
      ['units[1]', 'unit_duplicate', '1 is twice in the table'],
      ['units[2]', 'unit_duplicate', 'u1 is twice in the table'],
    ])
  })
})

describe('a unit is looked up', () => {
  const table = unitTable([unit(1), unit(2, { multiplier: '5/18', parent_id: 1 })])

  it('by its id, its symbol or itself', () => {
    const [, second] = table.units
    for (const ref of [2, 'u2', unit(2), second as Unit]) expect(table.find(ref)).toBe(second)
  })

  it('and is rejected where the table does not hold it, naming what it holds instead', () => {
    const expected = 'a unit, its id or its symbol'
    expect(thrownBy(() => table.find('furlong'))).toEqual([
      {
        ...{ path: 'unit', code: 'unknown_unit', expected, received: '"furlong"' },
        message: '"furlong" is not a unit of this table; see `units`, or pass a table that holds it',
      },
    ])
    expect(thrownBy(() => table.find({ ...unit(2), short_name: 'mile' }, 'to'))).toEqual([
      {
        ...{ path: 'to', code: 'unknown_unit', expected, received: '2' },
        message: 'unit 2 is u2 in this table, not mile; pass a table that has it',
      },
    ])
    expect(thrownBy(() => table.find({} as Unit))[0]?.message).toMatch(/^an object is not a unit of this table/)
  })

  it.each([
    ['kwh', 'kWh'],
    ['KWH', 'kWh'],
    ['L', 'l'],
    ['Kilowatt hours', 'kWh'],
    ['kilograms', 'kg'],
    ['gallon', 'US gal or imp gal'],
    ['kgs', 'kg'],
    ['kilowathour', 'kWh or GWh'],
  ])('rejects %j and proposes %s', (text, proposal) => {
    const message = `"${text}" is not a unit of this table; did you mean ${proposal}?`
    expect(thrownBy(() => builtInUnits.find(text)).map((violation) => violation.message)).toEqual([message])
  })

  it('proposes each built-in unit for its symbol and its name in any other case', () => {
    const symbols = new Set(builtInUnits.units.map(({ short_name }) => short_name))
    const written = (text: string) => [text.toUpperCase(), text.toLowerCase(), ` ${text} `]
    let count = 0
    for (const { short_name, name } of builtInUnits.units) {
      for (const text of [short_name, name].flatMap(written)) {
        if (symbols.has(text)) continue
        count++
        expect(thrownBy(() => builtInUnits.find(text))[0]?.message).toContain(`did you mean ${short_name}`)
      }
    }
    expect(count).toBeGreaterThan(200)
  })

  it('proposes nothing for an id, a word like none of its own, and a text longer than any', () => {
    for (const ref of [77, 'furlong', 'u'.repeat(10_000)]) {
      expect(thrownBy(() => table.find(ref))[0]?.message).toMatch(/; see `units`, or pass a table that holds it$/)
    }
  })

  it('with the way to its base, link by link', () => {
    const [first, second] = table.units as [Unit, Unit]
    expect(table.chainToBase(second)).toEqual([{ unit: second, times: { n: 5n, d: 18n } }])
    expect(table.chainToBase(first)).toEqual([])
    expect([table.baseOf(first), table.baseOf(second)]).toEqual([first, first])
  })
})

describe('a conversion', () => {
  const table = builtInUnits

  it('of a unit to itself has no links', () => {
    for (const ref of ['t', 'kg']) expect(chooseConversion(ref, ref, { table }).links).toEqual([])
  })

  it('names its field, or "unit", and "to" for the target', () => {
    const paths = (from: string, to: string, path?: string) =>
      thrownBy(() => chooseConversion(from, to, { table, ...(path && { path }) })).map((one) => one.path)
    expect([paths('l', 'kWh'), paths('l', 'kWh', 'fuel.unit')]).toEqual([['unit'], ['fuel.unit']])
    expect([paths('x', 'kWh'), paths('l', 'x', 'fuel.unit')]).toEqual([['unit'], ['to']])
  })

  it('that no double can carry is rejected at the unit it starts from', () => {
    const huge = unitTable([unit(1), unit(2, { multiplier: '1e250', parent_id: 1 })])
    expect(thrownBy(() => prepareConversion(2, 1, huge)).map(({ path, code }) => [path, code])).toEqual([
      ['from', 'number_out_of_range'],
    ])
  })

  it('by the same ids in two tables is that of each', () => {
    const own = unitTable([unit(2), unit(3, { multiplier: 7, parent_id: 2 })])
    for (let turn = 0; turn < 2; turn++) {
      expect(prepareConversion(3, 2, own)(1)).toBe(7)
      expect(convert(1, 3, 2)).toBe(1000)
    }
  })

  it('of a unit that its owner changes is that of the unit as it is now', () => {
    const mine = { ...units.kilogram } as { id: number; short_name: string } & Unit
    expect(convert(1, mine, 'g')).toBe(1000)
    Object.assign(mine, { id: 3, short_name: 't' })
    expect(convert(1, mine, 'g')).toBe(1_000_000)
    expect(convert(1, 'kg', mine)).toBe(0.001)
    Object.assign(mine, { id: 1, short_name: 'g' })
    expect(convert(1, 'kg', mine)).toBe(1000)
  })
})
