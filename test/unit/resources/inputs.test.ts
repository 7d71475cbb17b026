import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { type InputName, type InputPolicy, inputSchemas, parseInput } from '../../../src/resources/index.ts'
import { takeShare } from '../../fixtures/seeds.ts'
import { at, violationsOf } from '../../fixtures/violations.ts'
import { acceptedBy, refusedBy } from './fixtures/field-cases.ts'
import { fullInput, type Plain, put, read, withChange } from './fixtures/full-input.ts'
import { type Field, INPUTS } from './fixtures/input-table.ts'

/** `npm test` tries each field under one of them, by the seed; a thorough run tries every field under each. */
const POLICIES: readonly InputPolicy[] = [
  { required: 'reference', unknownFields: 'ignore', allowCredits: false },
  { required: 'reference', unknownFields: 'reject', allowCredits: false },
  { required: 'lenient', unknownFields: 'ignore', allowCredits: false },
  { required: 'lenient', unknownFields: 'reject', allowCredits: true },
]

const isDue = ({ due }: Field, { required }: InputPolicy) =>
  due === 'always' || (due === 'marked' && required === 'reference')

describe.each(POLICIES.map((policy, nth) => ({ ...policy, nth })))(
  'required: $required, unknown fields: $unknownFields, credits: $allowCredits',
  ({ nth, ...policy }) => {
    const schemas = inputSchemas(policy)

    it('lists every input in the table', () => {
      expect(Object.keys(INPUTS).sort()).toEqual(Object.keys(schemas).sort())
    })

    describe.each(Object.entries(INPUTS) as [InputName, Readonly<Record<string, Field>>][])('%s', (name, fields) => {
      const schema: z.ZodType = schemas[name]
      const input = fullInput(fields)
      const refusals = (value: unknown) => violationsOf(() => parseInput(schema, value))
      const cases = Object.entries(fields)
      const tried = takeShare(cases, nth)

      it('accepts every field at once', () => {
        expect(refusals(input)).toEqual([])
      })

      it.each(tried)('%s: takes what it may, and reads it as it should', (path, field) => {
        for (const [sent, expected] of acceptedBy(field)) {
          expect(read(parseInput(schema, withChange(input, path, sent)), path)).toEqual(expected)
        }
      })

      it.each(tried)('%s: rejects what it may not take', (path, field) => {
        for (const [value, code] of refusedBy(field)) {
          const isCredit = policy.allowCredits && field.kind === 'amount' && code === 'must_be_non_negative'
          const expected = isCredit ? [] : [at(path, code)]
          expect([value, refusals(withChange(input, path, value))]).toEqual([value, expected])
        }
      })

      it.each(tried)('%s: is missed where it is required', (path, field) => {
        // a file needs a name or an id, and a total may follow from the gases: the samples have the other one
        const expected = isDue(field, policy) ? [at(path, 'required')] : []
        expect(refusals(withChange(input, path, undefined))).toEqual(expected)
      })

      it.each(tried)('%s: rejects null unless it is nullable', (path, field) => {
        expect(refusals(withChange(input, path, null))).toEqual(field.nullable ? [] : [at(path, 'invalid_type')])
      })

      it('rejects or ignores an unknown field at every depth', () => {
        const objects = ['', ...cases.filter(([, { kind }]) => kind === 'object').map(([path]) => `${path}.`)]
        for (const object of objects) {
          for (const key of ['nowhere', 'constructor', 'toString', '__proto__']) {
            const sent = withChange(input, `${object}marker`, 'M')
            const json = JSON.stringify(sent).replace('"marker":"M"', `"${key}":{"polluted":true}`)
            const parsed: unknown = JSON.parse(json)
            const expected = policy.unknownFields === 'reject' ? [at(object + key, 'unknown_field')] : []
            expect(refusals(parsed)).toEqual(expected)
            expect(({} as Plain).polluted).toBeUndefined()
          }
        }
      })

      it('names all required fields of an empty object at once', () => {
        const top = cases.filter(([path, field]) => !/[.[]/.test(path) && isDue(field, policy))
        const expected = top.map(([path]) => at(path, 'required'))
        if (name === 'createEmissionFactor') expected.push(at('co2e', 'required'))
        // without a start no rule can choose the factor
        if (/^create(SiteFuel|ActivityRecord)$/.test(name)) expected.push(at('emissionFactorId', 'required'))
        expect([...refusals({})].sort()).toEqual(expected.sort())
      })

      it('names every field at once when all have the wrong type', () => {
        const leaves = cases.filter(
          ([path]) =>
            !cases.some(
              ([other]) => other !== path && other.startsWith(path) && /^[.[]/.test(other.slice(path.length)),
            ),
        )
        const wrong = structuredClone(input)
        for (const [path, { kind }] of leaves) put(wrong, path, kind === 'boolean' ? 'yes' : true)
        expect([...refusals(wrong)].sort()).toEqual(leaves.map(([path]) => at(path, 'invalid_type')).sort())
      })

      it.each([[null], [undefined], ['{}'], [1], [[]], [true]])('rejects %o as a whole', (none) => {
        expect(refusals(none)).toEqual([at('', none === undefined ? 'required' : 'invalid_type')])
      })

      it('reads its own result again without a change', () => {
        const once = parseInput(schema, input)
        expect(parseInput(schema, once)).toEqual(once)
      })

      it('has a JSON schema with the required fields', () => {
        const { properties, required = [] } = z.toJSONSchema(schema, { io: 'input' })
        const top = cases.filter(([path]) => !/[.[]/.test(path))
        const shown = Object.entries(properties ?? {}).filter(([, one]) => !(one as Plain).readOnly)
        expect(shown.map(([field]) => field).sort()).toEqual(top.map(([path]) => path).sort())
        expect([...required].sort()).toEqual(
          top
            .filter(([, field]) => isDue(field, policy))
            .map(([path]) => path)
            .sort(),
        )
      })
    })
  },
)
