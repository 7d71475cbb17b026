import { Decimal } from 'decimal.js'
import { describe, expect, it } from 'vitest'
import { EmissionsError } from '../../../../src/core/errors/index.ts'
import { convert, prepareConversion, type Unit, units, unitTable } from '../../../../src/core/units/index.ts'
import { errorsOf } from '../exact/errors-of.ts'

const unit = (id: number, multiplier: Unit['multiplier'], parent_id: number | null, typeUnit = 'LENGTH'): Unit => ({
  id,
  name: `unit ${id}`,
  short_name: `u${id}`,
  multiplier,
  parent_id,
  typeUnit,
})

describe('convert', () => {
  it('takes units, ids, symbols, strings and Decimals', () => {
    expect(convert(1, units.megawattHour, units.kilowattHour)).toBe(1000)
    expect(convert('1/3', 3, 2)).toBe(1000 / 3)
    expect(convert(new Decimal('0.1'), 'mmbtu', 'kWh')).toBe(29.307107017222222)
    expect(convert(36, 'MJ', 'kWh')).toBe(10)
    expect(convert(' 12.50 ', 'kg', 'g')).toBe(12_500)
    expect(Object.is(convert(-0, 't', 'kg'), 0)).toBe(true)
    expect(convert(7, 'kg', 'kg')).toBe(7)
  })

  it('names both dimensions where they differ', () => {
    let caught: unknown
    try {
      convert(1, 'l' as string, 'kWh')
    } catch (error) {
      caught = error
    }
    expect(EmissionsError.is(caught) && caught.violations[0]).toMatchObject({
      path: 'from',
      code: 'unit_dimension_mismatch',
      expected: 'ELECTRICITY',
      received: '"VOLUME"',
    })
    expect(EmissionsError.is(caught) && caught.message).toMatch(/VOLUME.*ELECTRICITY/)
  })

  it.each([
    [() => convert(1, 'stone' as string, 'kg'), 'from unknown_unit'],
    [() => convert(1, 'kg', 99), 'to unknown_unit'],
    [() => convert(1, { ...units.kilogram, id: 13 }, 'kg'), 'from unknown_unit'],
    [() => convert(1, null as unknown as string, 'kg'), 'from unknown_unit'],
    [() => convert(Number.NaN, 'kg', 't'), 'value not_finite'],
    [() => convert('', 'kg', 't'), 'value empty'],
    [() => convert(1e308, 't', 'g'), 'value number_out_of_range'],
    [() => convert('1e399', 'kg', 'g'), 'value number_out_of_range'],
    [() => prepareConversion('kg', 't')('ten'), 'value not_a_number'],
  ])('%# says what is wrong', (work, error) => {
    expect(errorsOf(work)).toEqual([error])
  })

  it('says all that is wrong at once', () => {
    expect(errorsOf(() => convert('x', 'foo' as string, 'bar' as string))).toEqual([
      ...['value not_a_number', 'from unknown_unit', 'to unknown_unit'],
    ])
    expect(errorsOf(() => convert(Number.NaN, 'l' as string, 'kWh'))).toEqual([
      ...['value not_finite', 'from unit_dimension_mismatch'],
    ])
    expect(errorsOf(() => prepareConversion('foo' as string, 'bar' as string))).toEqual([
      'from unknown_unit',
      'to unknown_unit',
    ])
  })

  it('is not fooled by the pair asked for before', () => {
    const table = unitTable([unit(1, 1, null), unit(2, 7, 1)])
    expect(prepareConversion(2, 1, table)(1)).toBe(7)
    expect(convert(1, 3, 2)).toBe(1000)
    expect(prepareConversion(2, 1, table)(1)).toBe(7)
    const changing = { ...unit(2, 7, 1) }
    expect(prepareConversion(changing, 1, [unit(1, 1, null), changing])(1)).toBe(7)
    Object.assign(changing, { multiplier: 8 })
    expect(prepareConversion(changing, 1, [unit(1, 1, null), changing])(1)).toBe(8)
  })
})

describe('unitTable', () => {
  it('walks a chain of fifty', () => {
    const chain = Array.from({ length: 51 }, (_, index) =>
      unit(index, index === 0 ? 1 : '10/3', index === 0 ? null : index - 1),
    )
    const table = unitTable(chain)
    expect(table.chainToBase(table.find(50))).toHaveLength(50)
    expect(prepareConversion(30, 0, table)(3 ** 30)).toBe(1e30)
    expect(prepareConversion(50, 49, table)(1)).toBe(10 / 3)
    expect(prepareConversion(50, 0, table)(prepareConversion(0, 50, table)('1e25'))).toBe(1e25)
  })

  it.each([
    ['a cycle', [unit(1, 2, 2), unit(2, 2, 1)], ['units[0] unit_cycle', 'units[1] unit_cycle']],
    ['itself as a parent', [unit(1, 2, 1)], ['units[0] unit_cycle']],
    ['a missing parent', [unit(1, 2, 9)], ['units[0] unit_parent_missing']],
    ['zero', [unit(1, 1, null), unit(2, 0, 1)], ['units[1].multiplier unit_multiplier_invalid']],
    ['less than zero', [unit(1, 1, null), unit(2, '-1/2', 1)], ['units[1].multiplier unit_multiplier_invalid']],
    ['a base unit that is not 1', [unit(1, 2, null)], ['units[0].multiplier unit_multiplier_invalid']],
    ['no number', [unit(1, 1, null), unit(2, 'ten', 1)], ['units[1].multiplier not_a_number']],
    ['NaN', [unit(1, 1, null), unit(2, Number.NaN, 1)], ['units[1].multiplier not_finite']],
    ['one id twice', [unit(1, 1, null), { ...unit(1, 1, null), short_name: 'x' }], ['units[1] unit_duplicate']],
    ['one symbol twice', [unit(1, 1, null), { ...unit(2, 1, null), short_name: 'u1' }], ['units[1] unit_duplicate']],
    ['a parent of another dimension', [unit(1, 1, null), unit(2, 2, 1, 'MASS')], ['units[1] unit_dimension_mismatch']],
  ])('rejects %s', (_, list, errors) => {
    expect(errorsOf(() => unitTable(list))).toEqual(errors)
  })

  it('reports all at once', () => {
    const list = [unit(1, 0, 9), unit(2, 'x', null), unit(2, 1, null)]
    expect(errorsOf(() => unitTable(list))).toHaveLength(5)
  })

  it('keeps what it checked', () => {
    const mutable = { ...unit(2, 5, 1) }
    const table = unitTable([unit(1, 1, null), mutable])
    Object.assign(mutable, { multiplier: 6 })
    expect(prepareConversion(2, 1, table)(1)).toBe(5)
  })

  it('does not bridge two bases of one dimension', () => {
    const table = unitTable([unit(1, 1, null), unit(2, 1, null)])
    expect(errorsOf(() => prepareConversion(1, 2, table)(1))).toEqual(['from unit_dimension_mismatch'])
  })
})
