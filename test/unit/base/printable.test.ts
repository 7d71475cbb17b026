import { describe, expect, it } from 'vitest'
import { firstUnprintable, printable } from '../../../src/base/index.ts'
import { EmissionsError, fail, notice } from '../../../src/core/errors/index.ts'
import { thrownBy } from '../../fixtures/violations.ts'

describe('printable', () => {
  it.each([
    ['plain', 'plain'],
    ['Zürich 軽油 € ½', 'Zürich 軽油 € ½'],
    ['a\nb\r\tc', 'a\\nb\\u000d\\u0009c'],
    ['\u001b[31m', '\\u001b[31m'],
    ['a\u202eb\u2066c\u200b\ufeff\u00ad', 'a\\u202eb\\u2066c\\u200b\\ufeff\\u00ad'],
    ['\u2028\u2029\u0085', '\\u2028\\u2029\\u0085'],
    ['\u{e0041}\ud800', '\\u{e0041}\\ud800'],
    ['😀', '😀'],
  ])('shows %j as %j', (text, shown) => {
    expect(printable(text)).toBe(shown)
    expect(firstUnprintable(shown)).toBeUndefined()
  })
})

describe('texts that quote what was sent', () => {
  it('are printable in notices', () => {
    expect(notice('fuel_read_as', 'fuel', 'read a\nb\u202e as c').message).toBe('read a\\nb\\u202e as c')
  })

  it('are printable in errors, except the key of a path', () => {
    const received = 'kWh\u202e'
    const [violation] = thrownBy(() => fail('unit', 'unknown_unit', { message: 'a\nb is no unit', received }))
    expect(violation).toMatchObject({ message: 'a\\nb is no unit', received: '"kWh\\u202e"' })
    const error = new EmissionsError([{ path: 'a\nb', code: 'unknown_unit', message: 'c' }])
    expect(error.message).toBe('a\\nb: c')
  })
})
