import { describe, expect, it } from 'vitest'
import { bar, table, wrap } from '../../../../src/apps/cli/text-layout.ts'

describe('text for a terminal', () => {
  it('wraps at spaces and keeps what is too long', () => {
    expect(wrap('one two three', '..', 7)).toBe('one two\n..three')
    expect(wrap('  a bb', '', 5)).toBe('  a\n  bb')
    expect(wrap('unbreakable', '', 5)).toBe('unbreakable')
  })

  it('draws bars of eighths', () => {
    expect(bar(1, 4)).toBe('████')
    expect(bar(0.5, 1)).toBe('▌')
    expect(bar(0, 4)).toBe('')
    expect(bar(2, 2)).toBe('██')
  })

  it('lines up columns, the first to the left', () => {
    expect(
      table([
        ['a', 'bb'],
        ['ccc', 'd'],
      ]),
    ).toEqual(['a    bb', 'ccc   d'])
  })
})
