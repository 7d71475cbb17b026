import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { byteSource, FieldScanner, VALUE } from '../../../../src/core/csv/index.ts'
import { SEEDS, scaleRuns } from '../../../fixtures/seeds.ts'

const NAMES = ['a', 'value', 'activity', 'unit', 'end']
/** What the scanner leaves to the reading of the text, though JSON may hold it. */
const LEFT_TO_TEXT = /\\u0000|"[^"\\]*\\[^:]*:|[[\]]|[{].*[{]/

const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

/** The fields that a scanner finds in a line, as JSON means them; undefined: it leaves the line to its text. */
function fieldsOf(scanner: FieldScanner, line: string, before = '') {
  const bytes = new TextEncoder().encode(`${before}${line}\n{}`)
  scanner.open(byteSource(bytes))
  const kind = scanner.scan(new TextEncoder().encode(before).length)
  expect(decoder.decode(bytes.subarray(0, scanner.next))).toBe(`${before}${line}\n`)
  if (kind !== 'object') return kind
  return Array.from({ length: scanner.count }, (_, field) => {
    const text = decoder.decode(bytes.subarray(scanner.values[field], scanner.ends[field]))
    const name = decoder.decode(bytes.subarray(scanner.starts[field], scanner.values[field])).match(/^"([^"]*)"/)?.[1]
    expect(scanner.columns[field]).toBe(NAMES.indexOf(name ?? ''))
    if (NAMES.includes(name ?? '')) expect(scanner.fieldOf(NAMES.indexOf(name ?? ''))).toBe(field)
    const value: unknown = JSON.parse(text)
    expect(scanner.kinds[field]).toBe(kindOf(value, text))
    return [name, value]
  })
}

function kindOf(value: unknown, text: string): number {
  if (value === null || value === '') return VALUE.nothing
  if (typeof value === 'string') return text.includes('\\') ? VALUE.escaped : VALUE.text
  return typeof value === 'number' ? VALUE.number : VALUE.flag
}

describe.each(SEEDS)('the fields of a line (seed %i)', (seed) => {
  const part = fc.constantFrom(
    ...['"a"', '"value"', '"activity"', '"unit"', '"x"', '""', '"ü "', '"a\\"\\u00e4\\n"', '"\\u000"', '"\\q"', '"\t"'],
    ...['1', '-0', '01', '1.', '.5', '1.50', '-1e5', '1E+07', '1e', '-', '12345678901234567890', '0.1e-2'],
    ...['true', 'false', 'null', 'nul', 'nulll', 'True', '{', '}', '[', ']', ':', ',', ' ', '\t', '\r', '\u00a0', '\0'],
  )
  const value = fc.oneof(fc.jsonValue({ maxDepth: 0 }), fc.string(), fc.double(), part)
  const json = fc
    .array(fc.tuple(fc.oneof(fc.constantFrom(...NAMES), fc.string({ maxLength: 3 })), value), { maxLength: 7 })
    .map((fields) => {
      return fields.map(
        ([name, one]) => `${JSON.stringify(name)}: ${typeof one === 'string' ? one : JSON.stringify(one)}`,
      )
    })
    .map((fields) => `{${fields.join(' ,')}}`)
  const flat = fc.dictionary(
    fc.oneof(fc.constantFrom(...NAMES), fc.string({ maxLength: 3 })),
    fc.jsonValue({ maxDepth: 0 }),
  )

  it('are those that JSON has, or are left to the text', () => {
    const scanner = new FieldScanner(NAMES)
    const law = fc.property(
      fc.oneof(
        json,
        fc.array(part, { maxLength: 12 }).map((parts) => parts.join('')),
      ),
      (line) => {
        const found = fieldsOf(scanner, line)
        if (found === 'blank') expect(line.trim()).toBe('')
        else if (typeof found === 'object') {
          expect(Object.fromEntries(found)).toEqual(Object.fromEntries(Object.entries(JSON.parse(line) as object)))
        }
      },
    )
    fc.assert(law, { seed, numRuns: scaleRuns(20_000) })
  })

  it('are found where the object is flat, whatever stood in lines before', () => {
    const scanner = new FieldScanner(NAMES)
    const law = fc.property(flat, fc.nat(3), fc.constantFrom('', ' {\n', '{"a":1}\n'), (object, indent, before) => {
      const line = JSON.stringify(object, null, indent).replaceAll('\n', ' ')
      if (LEFT_TO_TEXT.test(line)) return
      expect(fieldsOf(scanner, line, before)).toEqual(Object.entries(JSON.parse(line) as object))
    })
    fc.assert(law, { seed, numRuns: scaleRuns(5000) })
  })
})

describe('a line', () => {
  it.each(['{"a":1,"a":2}', '{"a":{}}', '{"a":[]}', '{"\\u0061":1}', '{"a":"\\u0000"}', '[1]', '{"a":1}x', '{"a":1'])(
    '%s is left to its text',
    (line) => {
      expect(fieldsOf(new FieldScanner(NAMES), line)).toBe('other')
    },
  )

  it('of more fields than are found is left to its text', () => {
    const objectOf = (count: number) =>
      JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, index) => [`x${index}`, index])))
    expect(fieldsOf(new FieldScanner(NAMES), objectOf(128))).toHaveLength(128)
    expect(fieldsOf(new FieldScanner(NAMES), objectOf(129))).toBe('other')
  })

  it('without its end is not an object', () => {
    const bytes = new TextEncoder().encode('{"a":1}\r')
    const scanner = new FieldScanner(NAMES)
    scanner.open(byteSource(bytes))
    expect(scanner.scan(0)).toBe('other')
    expect([scanner.end, scanner.next]).toEqual([8, 9])
  })
})
