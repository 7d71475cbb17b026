import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ERROR_CODES } from '../../../src/codes.ts'
import { EmissionsError } from '../../../src/index.ts'
import { dropAbsentFields } from '../../../src/ledger/context/read-input.ts'
import {
  acceptInput,
  type InputName,
  type InputPolicy,
  inputSchemas,
  parseInput,
  UNDECIDED,
} from '../../../src/resources/index.ts'
import { assertCanonical } from '../../fixtures/assert-canonical.ts'
import { SEEDS, scaleRuns } from '../../fixtures/seeds.ts'
import { fullInput, type Plain, put } from '../../unit/resources/fixtures/full-input.ts'
import { INPUTS } from '../../unit/resources/fixtures/input-table.ts'

const policies: readonly InputPolicy[] = [
  { required: 'reference', unknownFields: 'ignore', allowCredits: false },
  { required: 'lenient', unknownFields: 'reject', allowCredits: true },
]
const schemas = policies.map((policy) => inputSchemas(policy))
const names = Object.keys(schemas[0] as object) as InputName[]

/** Digits with a point as a person writes them, and the fraction they mean. */
const decimal = fc
  .record({ whole: fc.bigInt({ min: 0n, max: 999_999_999_999n }), fraction: fc.stringMatching(/^\d{0,30}$/) })
  .map(({ whole: integer, fraction }) => ({
    text: fraction === '' ? `${integer}` : `${integer}.${fraction}`,
    n: BigInt(`${integer}${fraction}`),
    d: 10n ** BigInt(fraction.length),
  }))

/** The exact fraction that a read quantity means: a number by its shortest decimal, a string by its digits. */
function fractionOf(read: number | string): { n: bigint; d: bigint } {
  const [mantissa = '', exponent = '0'] = String(read).split('e')
  const [whole = '', fraction = ''] = mantissa.split('.')
  const power = Number(exponent) - fraction.length
  const digits = BigInt(whole + fraction)
  return power >= 0 ? { n: digits * 10n ** BigInt(power), d: 1n } : { n: digits, d: 10n ** BigInt(-power) }
}

const PRODUCT = { name: 'p', weight: 1 }

/** Inputs with a part whose schema says nothing about how it is accepted. */
const LEFT_TO_PARSER: readonly InputName[] = [
  'createTravel',
  'updateTravel',
  'createImport',
  'previewImport',
  'importRows',
]

describe.each(SEEDS)('seed %i', (seed) => {
  const check = (property: fc.IProperty<never> | unknown, numRuns = 300) =>
    fc.assert(property as fc.IProperty<unknown>, { seed, numRuns: scaleRuns(numRuns) })

  it('a quantity means the same after it was read, and in one form only', () => {
    const law = ({ text, n, d }: { text: string; n: bigint; d: bigint }) => {
      const { weight } = parseInput(schemas[0]?.createProduct as never, { ...PRODUCT, weight: text }) as {
        weight: number | string
      }
      const read = fractionOf(weight)
      expect(read.n * d).toBe(n * read.d)
      // a JS number wherever one means the same
      if (typeof weight === 'string') {
        const near = fractionOf(Number(weight))
        expect(near.n * d === n * near.d).toBe(false)
      }
      const padded = parseInput(schemas[0]?.createProduct as never, {
        ...PRODUCT,
        weight: ` 00${text}${text.includes('.') ? '000' : '.000'}`,
      })
      expect(padded).toEqual({ ...PRODUCT, referenceNumber: '', logoImageUrl: null, weight })
    }
    check(fc.property(decimal, law), 1000)
  })

  it('a number is read as itself', () => {
    const law = (weight: number) => {
      const read = parseInput(schemas[0]?.createProduct as never, { ...PRODUCT, weight }) as { weight: unknown }
      expect(read.weight).toBe(weight + 0)
    }
    check(fc.property(fc.double({ min: 0, max: 1e15, noNaN: true }), law), 1000)
  })

  it('a moment is the same moment, whatever its offset', () => {
    const moment = fc.record({
      ms: fc.integer({ min: Date.UTC(1, 0, 2), max: Date.UTC(9998, 0, 1) }),
      offset: fc.integer({ min: -23 * 60, max: 23 * 60 }),
    })
    const law = ({ ms, offset }: { ms: number; offset: number }) => {
      const canonical = new Date(ms).toISOString()
      const local = new Date(ms + offset * 60_000).toISOString().slice(0, -1)
      const two = (part: number) => String(part).padStart(2, '0')
      const size = Math.abs(offset)
      const zone = `${offset < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`
      for (const manufacturingDate of [canonical, local + zone]) {
        const read = parseInput(schemas[0]?.createBatch as never, { name: 'b', manufacturingDate })
        expect(read).toMatchObject({ manufacturingDate: canonical })
      }
    }
    check(fc.property(moment, law), 1000)
  })

  it('a day that does not exist is rejected, never another day', () => {
    const day = fc.record({
      year: fc.integer({ min: 1, max: 9998 }),
      month: fc.integer({ min: 0, max: 13 }),
      date: fc.integer({ min: 0, max: 32 }),
    })
    const law = ({ year, month, date }: { year: number; month: number; date: number }) => {
      const two = (part: number) => String(part).padStart(2, '0')
      const text = `${String(year).padStart(4, '0')}-${two(month)}-${two(date)}`
      const rolled = new Date(0)
      rolled.setUTCFullYear(year, month - 1, date)
      const exists = rolled.getUTCMonth() === month - 1 && rolled.getUTCDate() === date
      for (const manufacturingDate of [text, `${text}T00:00:00.000Z`]) {
        const read = () => parseInput(schemas[0]?.createBatch as never, { name: 'b', manufacturingDate })
        if (exists) expect(read()).toMatchObject({ manufacturingDate: `${text}T00:00:00.000Z` })
        else expect(read).toThrow(EmissionsError)
      }
    }
    check(fc.property(day, law), 1000)
  })

  describe.each(names)('%s', (name) => {
    const paths = Object.keys(INPUTS[name])
    const fields = [...new Set(paths.map((path) => path.split(/[.[]/)[0] as string))]
    const anything = fc.anything({
      withBigInt: true,
      withNullPrototype: true,
      withObjectString: true,
      withSparseArray: true,
      withDate: true,
      withUnicodeString: true,
      maxDepth: 4,
      key: fc.oneof(fc.constantFrom(...fields, '__proto__', 'constructor', 'id', 'unit'), fc.string()),
    })
    const record = fc.dictionary(fc.constantFrom(...fields, '__proto__', 'x'), anything, { maxKeys: 12 })

    const changes = fc.dictionary(fc.constantFrom(...paths), anything, { maxKeys: 3 })
    const nearlyRight = changes.map((changed) => {
      const input: Plain = fullInput(INPUTS[name])
      // from the outside in, so that nothing is put into what is not an object any more
      const inner = Object.entries(changed).filter(
        ([path]) => !paths.some((one) => path !== one && one.startsWith(path)),
      )
      for (const [path, value] of inner) put(input, path, value)
      return input
    })

    const hostile = fc.constantFrom<unknown>(
      ...[Number.NaN, Number.POSITIVE_INFINITY, -0, 1e16, -1, 0n, '', ' ', '\0', '\ud800', '12', '1e400'],
      ...[undefined, null, true, [], [undefined], {}, { id: undefined }, { id: Number.NaN }, new Date(0)],
    )
    const oneHostile = fc.tuple(fc.constantFrom(...paths), hostile).map(([path, value]) => {
      const input = fullInput(INPUTS[name])
      put(input, path, value)
      return input
    })

    const isLeftToParser = LEFT_TO_PARSER.includes(name)
    it(`a whole input is ${isLeftToParser ? 'left to the parser' : 'surely valid'}`, () => {
      expect(acceptInput(schemas[0]?.[name] as never, fullInput(INPUTS[name])) === UNDECIDED).toBe(isLeftToParser)
    })

    it('accepts an input only as the parser reads it', () => {
      const law = (value: unknown) => {
        for (const all of schemas) {
          const accepted = acceptInput(all[name] as never, value)
          if (accepted === UNDECIDED) continue
          expect(accepted).toStrictEqual(dropAbsentFields(parseInput(all[name] as never, value)))
        }
      }
      check(fc.property(fc.oneof(record, nearlyRight, { arbitrary: oneHostile, weight: 8 }), law), 1000)
    })

    it('reads it or says what is wrong, whatever it is; and what was read reads the same', () => {
      let accepted = 0
      const law = (value: unknown) => {
        for (const all of schemas) {
          const schema = all[name]
          try {
            const read = parseInput<unknown>(schema as never, value)
            accepted++
            // the records of an import are read by the schema of their activity
            if (name !== 'createImport') assertCanonical(read)
            expect(Object.getPrototypeOf(read)).toBe(Object.prototype)
            expect(parseInput<unknown>(schema as never, read)).toEqual(read)
          } catch (error) {
            if (!EmissionsError.is(error)) throw error
            for (const { code, message, received = '' } of error.violations) {
              expect(code in ERROR_CODES && message.length > 0 && received.length <= 60).toBe(true)
            }
          }
        }
        expect(({} as Record<string, unknown>).polluted).toBeUndefined()
      }
      check(fc.property(fc.oneof(anything, record, { arbitrary: nearlyRight, weight: 3 }), law), 200)
      expect(accepted).toBeGreaterThan(0)
    })
  })
})
