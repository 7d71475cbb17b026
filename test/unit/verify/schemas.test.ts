import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parseFraction } from '../../../src/verify/fraction.ts'
import { DESCRIBED_CASES } from '../../fixtures/described-cases.ts'
import { everyRecord } from '../../fixtures/every-record.ts'
import { frozenTraces } from '../../fixtures/frozen-traces.ts'
import { problems, schemaOf } from '../../fixtures/json-schema.ts'
import { schemaTables } from '../../tools/schema-tables.ts'

const energy = new URL('../../golden/energy/', import.meta.url)
const frozenEnergyTraces = readdirSync(energy)
  .filter((file) => file.endsWith('.json'))
  .map((file) => [file, readFileSync(new URL(file, energy), 'utf8')] as const)

type Data = Record<string, unknown>

const { lines } = await everyRecord()

/** Every way to leave out one member of an object within some data. */
function* withoutOneMember(value: unknown, path = ''): Generator<readonly [string, (data: unknown) => void]> {
  if (typeof value !== 'object' || value === null) return
  for (const [name, part] of Object.entries(value)) {
    const place = `${path}/${name}`
    if (!Array.isArray(value)) {
      yield [
        place,
        (data) => {
          const steps = path.split('/').filter((step) => step !== '')
          delete steps.reduce((one: Data, step) => one[step] as Data, data as Data)[name]
        },
      ]
    }
    yield* withoutOneMember(part, place)
  }
}

describe('the tables of the package', () => {
  test('are those of the verifier', () => {
    expect(schemaOf('tables')).toEqual(JSON.parse(JSON.stringify(schemaTables())))
  })
})

describe('the JSON Schemas of the package', () => {
  test.each(frozenTraces)('accept %s', (_, trace) => {
    expect(problems(JSON.parse(trace), 'trace')).toEqual([])
  })

  test.each(frozenEnergyTraces)('accept %s', (_, trace) => {
    expect(problems(JSON.parse(trace), 'energy-trace')).toEqual([])
  })

  test('accept every line of a bundle with records of every kind', () => {
    const wrong = lines.filter((line) => problems(JSON.parse(line), 'bundle-line').length > 0)
    expect(wrong.map((line) => line.slice(0, 200))).toEqual([])
    expect(new Set(lines.map((line) => JSON.parse(line).kind)).size).toBe(6)
  })

  test.each(frozenTraces)('reject %s without any one of its members, and with one more', (_, trace) => {
    const accepted = [...withoutOneMember(JSON.parse(trace))].filter(([, leaveOut]) => {
      const data: unknown = JSON.parse(trace)
      leaveOut(data)
      return problems(data, 'trace').length === 0
    })
    expect(accepted.map(([path]) => path)).toEqual([])
    expect(problems({ ...JSON.parse(trace), more: 1 }, 'trace')).toEqual([
      ' must NOT have additional properties {"additionalProperty":"more"}',
    ])
  })

  test.each(['2.50', '1e3', '-0', '+1', '01', '', '1/0', '1.'])('reject %s as an exact number', (value) => {
    const data = JSON.parse(frozenTraces[0]?.[1] ?? '')
    data.contributions[0].activity.value = value
    expect(problems(data, 'trace')).not.toEqual([])
  })

  test('reject no described trace that has the form of one', () => {
    const isOfForm = /member_|number_too_long|too_large/
    const answered = DESCRIBED_CASES.filter(({ answer, codes }) => answer === undefined && !isOfForm.test(codes.join()))
    const rejected = answered.filter(({ proof }) => {
      const data = JSON.parse(proof)
      return problems(data, data.format.includes('energy') ? 'energy-trace' : 'trace').length > 0
    })
    expect(rejected.map(({ name }) => name)).toEqual([])
    expect(answered.length).toBeGreaterThan(90)
  })

  test('accept the published digits that the verifier reads', () => {
    const sides = ['0', '-0', '+0', '.0', '0.', '1', '-1', '+1', '.5', '-.5', '', '.', '-', '1e', '0e5', '-0e5']
    sides.push('1e400', '1e401', '1e-400', '-1e2', '1e007', '1e0400')
    const texts = [...sides, ...sides.flatMap((one) => sides.map((other) => `${one}/${other}`)), '1/2/3', ' 1', '1\n']
    const { published, signed } = schemaOf('trace').$defs as Record<string, { pattern: string }>
    const accepted = (of: { pattern: string } | undefined) =>
      texts.filter((text) => new RegExp(of?.pattern ?? '', 'u').test(text))
    expect(accepted(published)).toEqual(texts.filter((text) => (parseFraction(text)?.n ?? -1n) >= 0n))
    expect(accepted(signed)).toEqual(texts.filter((text) => parseFraction(text) !== undefined))
  })
})
