import fc from 'fast-check'

/** A decimal of up to 20 digits before and 12 after the point: past 2^53, and past what a double holds. */
const decimals = fc
  .tuple(fc.bigInt({ min: 0n, max: 10n ** 20n }), fc.bigInt({ min: 0n, max: 10n ** 12n - 1n }))
  .map(([integer, rest]) => `${integer}.${String(rest).padStart(12, '0')}`)

/** Numbers around 2^53, where a double stops telling neighbours apart. */
const aroundTheLastInteger = fc.integer({ min: -1000, max: 1000 }).map((step) => 2 ** 53 + 2 * step)

/** Doubles as they come out of spreadsheets and of arithmetic. */
const doubles = fc.double({ min: 1e-9, max: 1e18, noNaN: true })
const cents = fc.integer({ min: 0, max: 10 ** 11 }).map((integer) => integer / 100)
const fractions = fc.tuple(fc.nat(10 ** 9), fc.integer({ min: 1, max: 9973 })).map(([n, d]) => `${n}/${d}`)

const known = fc.constantFrom<number | string>(0, '0', 1, 0.1, 2 ** 53 - 1, 2 ** 53, '9007199254740993')

/** A quantity of 0 or more, of every kind that callers write; the product of several is still a double. */
export const ordinaryQuantities: fc.Arbitrary<number | string> = fc.oneof(
  decimals,
  aroundTheLastInteger,
  doubles,
  cents,
  fractions,
  known,
)

/** The same, and quantities near the ends of what a double holds. */
export const quantities: fc.Arbitrary<number | string> = fc.oneof(
  { arbitrary: ordinaryQuantities, weight: 9 },
  { arbitrary: fc.constantFrom<number | string>(1e-280, '1e-280', 1e280, '1e280'), weight: 1 },
)
