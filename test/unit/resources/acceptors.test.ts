import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { acceptorOf, list, reading, UNDECIDED } from '../../../src/resources/fields/reading.ts'
import { SEED_OF_RUN, scaleRuns } from '../../fixtures/seeds.ts'

const word = reading(z.string(), (text) => (text === 'no' ? { code: 'invalid_choice', message: 'is no' } : text))
const whole = reading(z.number(), (number) => number)

/** Schemas that the input schemas are made of, and those whose own rules an acceptor does not see. */
const SCHEMAS: Readonly<Record<string, z.ZodType>> = {
  word,
  whole,
  'a list of two': list(word, 2),
  'a list of lists': list(list(whole, 1), 2),
  'null or a word': z.nullable(word),
  'a word or none': z.optional(word),
  'a word by default': word.default('word'),
  'a list by default': list(word, 2).default(['word']),
  'an object by default': z.object({ word: z.optional(word) }).default({ word: 'word' }),
  'true or false': z.boolean(),
  'only true': z.boolean().check(({ value, issues }) => {
    if (!value) issues.push({ code: 'custom', input: value, message: 'is false' })
  }),
  object: z.object({ word, whole: z.optional(whole) }),
  'an object with a rule': z.object({ word, whole }).check(({ value, issues }) => {
    if (value.whole > 1) issues.push({ code: 'custom', input: value, message: 'is too much' })
  }),
  'an object and no more': z.strictObject({ word }),
  'an object of anything': z.looseObject({ word }),
}

const primitive = fc.constantFrom<unknown>(
  ...['word', 'no', 0, 2, Number.NaN, Number.POSITIVE_INFINITY, true, false, null, undefined],
)
const items = fc.oneof(fc.array(fc.constantFrom('word', 'no')), fc.array(fc.array(primitive)), fc.array(primitive))
const fields = fc.record(
  { word: fc.oneof(fc.constant('word'), primitive), whole: primitive, other: primitive },
  { requiredKeys: [] },
)
const value = fc.oneof(primitive, items, fields)

describe.each(Object.entries(SCHEMAS))('the acceptor of %s', (_, schema) => {
  const accept = acceptorOf(schema)

  it('reads accepted input as the parser does, and returns a new object', () => {
    const law = (sent: unknown) => {
      const accepted = accept(sent)
      if (accepted === UNDECIDED) return
      expect(accepted).toStrictEqual(schema.parse(sent))
      if (typeof accepted === 'object' && accepted !== null) expect(accept(sent)).not.toBe(accepted)
    }
    fc.assert(fc.property(value, law), { seed: SEED_OF_RUN, numRuns: scaleRuns(4000) })
  })
})
