import { describe, expect, it } from 'vitest'
import type { RecordFields } from '../../../../src/store/row-fields.ts'
import { ParsedRecords } from '../../../../src/store/sql/sql-row.ts'

/** A cache, and how many texts it had to parse. */
function counted() {
  const parsed: string[] = []
  const records = new ParsedRecords((text) => {
    parsed.push(text)
    return Object.freeze(JSON.parse(text) as RecordFields)
  })
  return { records, parsed }
}

/** Reads a text until it is cached. */
function readOften(records: ParsedRecords, text: string): object {
  for (let n = 0; n < 9; n++) records.get(text)
  return records.get(text)
}

const textOf = (n: number, length = 0) => JSON.stringify({ n, note: 'x'.repeat(length) })

describe('ParsedRecords', () => {
  it('parses a text that is read often only a few times, and gives back the same object', () => {
    const { records, parsed } = counted()
    const record = readOften(records, textOf(1))
    expect(record).toEqual({ n: 1, note: '' })
    for (let n = 0; n < 100; n++) expect(records.get(textOf(1))).toBe(record)
    expect(parsed.length).toBeLessThan(9)
  })

  it('gives another text its own record, however alike', () => {
    const { records } = counted()
    readOften(records, '{"n":1}')
    expect(records.get('{"n":2}')).toEqual({ n: 2 })
    expect(records.get('{"n":1 }')).not.toBe(records.get('{"n":1}'))
  })

  it('fails each time for a text that does not parse', () => {
    const { records } = counted()
    for (let n = 0; n < 9; n++) expect(() => records.get('{')).toThrow(SyntaxError)
  })

  it('lets go of what is read no longer, and keeps what is', () => {
    const { records, parsed } = counted()
    const record = readOften(records, textOf(0))
    // 20 Mi characters of others, each read once
    for (let n = 1; n <= 2_000; n++) {
      records.get(textOf(n, 10_000))
      expect(records.get(textOf(0))).toBe(record)
    }
    const before = parsed.length
    for (let n = 1; n <= 2_000; n++) records.get(textOf(n, 10_000))
    expect(parsed.length - before).toBeGreaterThan(1_500)
  })

  it('caches no text longer than 16,000 characters', () => {
    const { records, parsed } = counted()
    readOften(records, textOf(1, 16_000))
    expect(parsed).toHaveLength(10)
  })
})
