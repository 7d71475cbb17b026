import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  ByteDictionary,
  ByteWriter,
  byteSource,
  CellScanner,
  csvCut,
  csvRecords,
  lineCut,
  readMantissa,
} from '../../../../src/core/csv/index.ts'
import { EmissionsError } from '../../../../src/core/errors/index.ts'
import { parseNumber } from '../../../../src/core/exact/index.ts'
import { SEEDS, scaleRuns } from '../../../fixtures/seeds.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)

function written(write: (writer: ByteWriter) => void): string {
  const writer = new ByteWriter(new Uint8Array(0))
  write(writer)
  return new TextDecoder().decode(writer.bytes.subarray(0, writer.length))
}

describe.each(SEEDS)('numbers as bytes (seed %i)', (seed) => {
  const results = fc
    .tuple(fc.nat(1_000_000_000), fc.nat(9), fc.integer({ min: 1, max: 9_999_999 }), fc.nat(12))
    .map(([value, places, factor, scale]) => (value / 10 ** places) * (factor / 10 ** scale))

  it.each([
    ['any double', fc.double({ noNaN: true, noDefaultInfinity: true })],
    ['results', results],
    ['integers', fc.maxSafeNat()],
    ['powers', fc.tuple(fc.constantFrom(2, 5, 10), fc.integer({ min: -300, max: 300 })).map(([one, k]) => one ** k)],
  ])('%s are printed as String prints them', (_, doubles) => {
    const law = fc.property(doubles, (double) => {
      expect(written((writer) => writer.double(double))).toBe(String(double))
    })
    fc.assert(law, {
      seed,
      numRuns: scaleRuns(20_000),
      examples: [[0], [1e21], [1e-6], [9.5e-7], [123456789012345680000], [0.1 + 0.2]],
    })
  })

  it('up to 15 digits are printed as the nearest double is', () => {
    const law = fc.property(fc.nat(15), fc.maxSafeNat(), fc.nat(22), (digits, large, scale) => {
      const integer = large % 10 ** digits
      expect(written((writer) => writer.scaled(integer, scale))).toBe(String(Number(`${integer}e-${scale}`)))
    })
    fc.assert(law, {
      seed,
      numRuns: scaleRuns(20_000),
      examples: [
        [15, 1e15, 0],
        [15, 999_999_999_999_999, 22],
      ],
    })
  })

  it('digits are read as parseNumber reads them, or not at all', () => {
    const text = fc.string({ unit: fc.constantFrom('0', '1', '9', '5', '.', '-', 'e', '/', ' ', '٣'), maxLength: 18 })
    const law = fc.property(text, (cell) => {
      const into = { integer: 0, scale: 0 }
      const bytes = bytesOf(cell)
      if (!readMantissa(bytes, { from: 0, to: bytes.length }, into)) return
      const { n, d } = parseNumber(cell)
      expect(n * 10n ** BigInt(into.scale)).toBe(BigInt(into.integer) * d)
    })
    fc.assert(law, { seed, numRuns: scaleRuns(5000) })
  })
})

describe.each(SEEDS)('records in bytes (seed %i)', (seed) => {
  const text = fc.string({
    unit: fc.constantFrom('"', ',', '\r\n', '\n', 'a', 'ü', '\0', '\r', '""', '1'),
    maxLength: 30,
  })

  /** The cells of the first record by the reader; undefined: it is broken. */
  function firstRecord(whole: string): readonly string[] | undefined {
    try {
      const records = csvRecords(whole, { line: 1 })
      const { value } = records.next()
      // what is wrong with its end is told when the next one is asked for
      if (value?.line === 1) records.next()
      return value?.cells
    } catch (error) {
      if (EmissionsError.is(error)) return undefined
      throw error
    }
  }

  it('the scanner finds the cells that the reader reads, and breaks where it breaks', () => {
    const law = fc.property(text, (line) => {
      const whole = `${line}x\n`
      const bytes = bytesOf(whole)
      const scanner = new CellScanner(40)
      scanner.open(bytes)
      const isComplete = scanner.scan(0)
      if (!isComplete) {
        expect(() => [...csvRecords(whole, { line: 1 })]).toThrow(EmissionsError)
        return
      }
      const record = new TextDecoder().decode(bytes.subarray(0, scanner.end))
      const cells = Array.from(scanner.ends.subarray(0, scanner.count), (end, index) =>
        new TextDecoder().decode(bytes.subarray(index === 0 ? 0 : (scanner.ends[index - 1] ?? 0) + 1, end)),
      )
      if (record === '') return
      const plain = cells.map((cell) => (cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell))
      expect(firstRecord(record)).toEqual(plain)
      expect(scanner.lines).toBe(new TextDecoder().decode(bytes.subarray(0, scanner.next)).split('\n').length - 1)
    })
    fc.assert(law, { seed, numRuns: scaleRuns(5000) })
  })

  it('a cut lies where a record ends', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', ',', '"', '\n'), maxLength: 6 })
    const rows = fc.array(
      cell.map((one) => `"${one.replaceAll('"', '""')}",x\n`),
      { maxLength: 8 },
    )
    const law = fc.property(rows, fc.nat(60), (lines, length) => {
      const bytes = bytesOf(lines.join('')).subarray(0, length)
      const ends = lines.map((_, index) => bytesOf(lines.slice(0, index + 1).join('')).length)
      expect(csvCut(bytes)).toBe(Math.max(0, ...ends.filter((end) => end <= bytes.length)))
    })
    fc.assert(law, { seed, numRuns: scaleRuns(3000) })
    expect(lineCut(bytesOf('a\nb'))).toBe(2)
  })

  it('a dictionary numbers keys as a Map does', () => {
    const keys = fc.array(fc.array(fc.string({ maxLength: 9 }), { minLength: 1, maxLength: 3 }), { maxLength: 3000 })
    const law = fc.property(keys, (list) => {
      const dictionary = new ByteDictionary()
      const known = new Map<string, number>()
      for (const parts of list) {
        const bytes = parts.map(bytesOf)
        const source = byteSource(bytesOf(parts.join('')))
        const ends = bytes.map((_, index) => bytes.slice(0, index + 1).reduce((sum, { length }) => sum + length, 0))
        const bounds = Int32Array.from(ends.flatMap((end, index) => [end - (bytes[index]?.length ?? 0), end]))
        const spans = { bounds, count: bounds.length }
        const key = JSON.stringify(parts)
        expect(dictionary.find(source, spans)).toBe(known.get(key) ?? -1)
        if (!known.has(key)) known.set(key, dictionary.add(source, spans))
      }
      expect(dictionary.size).toBe(known.size)
    })
    fc.assert(law, { seed, numRuns: scaleRuns(30) })
  })
})
