import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { type InputName, type InputPolicy, inputSchemas, parseInput } from '../../../src/resources/index.ts'
import { at, violationsOf } from '../../fixtures/violations.ts'
import { acceptedBy, refusedBy } from './fixtures/field-cases.ts'
import { fullInput, type Plain, put, read, withChange } from './fixtures/full-input.ts'
import { type Field, INPUTS } from './fixtures/input-table.ts'

const POLICIES: readonly InputPolicy[] = [
  { required: 'reference', unknownFields: 'ignore', allowCredits: false },
  { required: 'reference', unknownFields: 'reject', allowCredits: false },
  { required: 'lenient', unknownFields: 'ignore', allowCredits: false },
  { required: 'lenient', unknownFields: 'reject', allowCredits: true },
]

const isDue = ({ due }: Field, { required }: InputPolicy) =>
  due === 'always' || (due === 'marked' && required === 'reference')

describe.each(POLICIES)('required: $required, unknown fields: $unknownFields, credits: $allowCredits', (policy) => {
  const schemas = inputSchemas(policy)

  it('every input is in the table', () => {
    expect(Object.keys(INPUTS).sort()).toEqual(Object.keys(schemas).sort())
  })

  describe.each(Object.entries(INPUTS) as [InputName, Readonly<Record<string, Field>>][])('%s', (name, fields) => {
    const schema: z.ZodType = schemas[name]
    const input = fullInput(fields)
    const refusals = (value: unknown) => violationsOf(() => parseInput(schema, value))
    const cases = Object.entries(fields)

    it('takes every field at once', () => {
      expect(refusals(input)).toEqual([])
    })

    it.each(cases)('%s: what it takes, and what is read', (path, field) => {
      for (const [sent, expected] of acceptedBy(field)) {
        expect(read(parseInput(schema, withChange(input, path, sent)), path)).toEqual(expected)
      }
    })

    it.each(cases)('%s: what it rejects', (path, field) => {
      for (const [value, code] of refusedBy(field)) {
        const isCredit = policy.allowCredits && field.kind === 'amount' && code === 'must_be_non_negative'
        const expected = isCredit ? [] : [at(path, code)]
        expect([value, refusals(withChange(input, path, value))]).toEqual([value, expected])
      }
    })

    it.each(cases)('%s: missing', (path, field) => {
      // a file is named or known by its id; a total can be told from the gases: the samples hold the other
      const expected = isDue(field, policy) ? [at(path, 'required')] : []
      expect(refusals(withChange(input, path, undefined))).toEqual(expected)
    })

    it.each(cases)('%s: null', (path, field) => {
      expect(refusals(withChange(input, path, null))).toEqual(field.nullable ? [] : [at(path, 'invalid_type')])
    })

    it('a field that it does not have, at every depth', () => {
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

    it('an empty object: everything that is due, at once, and nothing else', () => {
      const top = cases.filter(([path, field]) => !/[.[]/.test(path) && isDue(field, policy))
      const expected = top.map(([path]) => at(path, 'required'))
      if (name === 'createEmissionFactor') expected.push(at('co2e', 'required'))
      // without a start no rule can choose the factor
      if (/^create(SiteFuel|ActivityRecord)$/.test(name)) expected.push(at('emissionFactorId', 'required'))
      expect([...refusals({})].sort()).toEqual(expected.sort())
    })

    it('every field wrong: a violation each, all at once', () => {
      const leaves = cases.filter(
        ([path]) =>
          !cases.some(([other]) => other !== path && other.startsWith(path) && /^[.[]/.test(other.slice(path.length))),
      )
      const wrong = structuredClone(input)
      for (const [path, { kind }] of leaves) put(wrong, path, kind === 'boolean' ? 'yes' : true)
      expect([...refusals(wrong)].sort()).toEqual(leaves.map(([path]) => at(path, 'invalid_type')).sort())
    })

    it.each([[null], [undefined], ['{}'], [1], [[]], [true]])('%o is not input', (none) => {
      expect(refusals(none)).toEqual([at('', none === undefined ? 'required' : 'invalid_type')])
    })

    it('reading what was read changes nothing', () => {
      const once = parseInput(schema, input)
      expect(parseInput(schema, once)).toEqual(once)
    })

    it('has a JSON schema that asks for what is due', () => {
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
})
