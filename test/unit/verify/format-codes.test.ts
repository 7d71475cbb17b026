import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { verify, verifyBundle } from '../../../src/verify/index.ts'
import { frozenTraces } from '../../fixtures/frozen-traces.ts'
import { thrownBy } from '../../fixtures/violations.ts'
import type { Bent } from './bent-trace.ts'
import { forged } from './verify-mutations.ts'

const text = frozenTraces.find(([name]) => name === 'fuel-1-convert')?.[1] ?? ''
const codesOf = (trace: string | object) => [...new Set(verify(trace).differences.map(({ code }) => code))].sort()
const thrown = (trace: string | object) => thrownBy(() => verify(trace)).map(({ code, path }) => `${code} ${path}`)

function bent(change: (trace: Bent) => void): string {
  const trace: Bent = JSON.parse(text)
  change(trace)
  return forged(trace)
}

const prerelease = (name: string) =>
  readFileSync(new URL(`../../golden/prerelease/${name}.json`, import.meta.url), 'utf8').trimEnd()

describe('bad input to verify', () => {
  test.each<[string, (trace: Bent) => void, readonly string[]]>([
    ['a member left out', (trace) => Reflect.deleteProperty(trace.total, 'co2'), ['member_missing']],
    ['a member that the format lacks', (trace) => (trace.company = 7), ['member_unknown']],
    ['a member of another type', (trace) => (trace.total = 'much'), ['member_malformed']],
    ['an undefined kind of step', (trace) => (trace.contributions[0].steps[0].kind = 'guess'), ['member_malformed']],
    [
      'a policy of the old vocabulary',
      (trace) =>
        trace.contributions[0].steps.push({ kind: 'policy', name: 'credit', times: '-1', unit: '1', gives: '-1' }),
      ['member_malformed'],
    ],
    ['a number in another form', (trace) => (trace.contributions[0].activity.value = '0.10'), ['member_malformed']],
    [
      'a number beyond the limit',
      (trace) => (trace.contributions[0].activity.value = '9'.repeat(20_001)),
      ['number_too_long'],
    ],
    [
      'half a character in a text',
      (trace) => (trace.contributions[0].factor.source.title = 'x\ud800'),
      ['lone_surrogate'],
    ],
    ['half a character in a name', (trace) => (trace['x\udc00'] = 1), ['lone_surrogate']],
    [
      'levels beyond the limit',
      (trace) => (trace.more = JSON.parse(`${'['.repeat(40)}${']'.repeat(40)}`)),
      ['too_large'],
    ],
    ['a step that does not follow', (trace) => (trace.contributions[0].steps[0].times = '159'), ['figure_differs']],
    ['another label', (trace) => (trace.contributions[0].label = 'food'), ['rule_broken']],
    [
      'a notice out of order',
      (trace) => trace.notices.push({ code: 'zz', path: '' }, { code: 'aa', path: '' }),
      ['rule_broken'],
    ],
    [
      'a notice about a record',
      (trace) => trace.notices.push({ code: 'client_id_ignored', path: 'id' }),
      ['rule_broken'],
    ],
    [
      'a notice with a field of an interface',
      (trace) => trace.notices.push({ code: 'fuel_read_as', path: 'emissionFactorId' }),
      ['rule_broken'],
    ],
  ])('%s has its code', (_, change, codes) => {
    const found = codesOf(bent(change))
    expect(codes.every((code) => found.includes(code as never))).toBe(true)
    expect(found.length).toBeLessThanOrEqual(2)
  })

  test('other bytes, a repeated member and another digest have their codes', () => {
    expect(codesOf(` ${text}`)).toEqual(['not_canonical'])
    expect(codesOf(text.replace('"format":', '"format":"tonne-trace/2","format":'))).toEqual(['member_repeated'])
    const other = text.replace(/"digest":"(.)/, (_, first) => `"digest":"${first === '0' ? '1' : '0'}`)
    expect(codesOf(other)).toEqual(['digest_differs'])
    expect(thrown('{')).toEqual(['trace_invalid '])
  })

  test('a megabyte of long numbers is answered with work_exceeded', () => {
    const long = `${'7'.repeat(9_999)}/${'3'.repeat(9_998)}1`
    const trace = bent((one) => {
      one.contributions = Array.from({ length: 50 }, () => structuredClone(one.contributions[0]))
      for (const part of one.contributions) part.activity.value = long
    })
    expect(trace.length).toBeGreaterThan(1_000_000)
    const started = performance.now()
    expect(codesOf(trace)).toContain('work_exceeded')
    expect(performance.now() - started).toBeLessThan(20_000)
  })

  test('unknown codes of notices are accepted, in their order', () => {
    expect(verify(bent((trace) => trace.notices.push({ code: 'of_a_later_version', path: 'factor' }))).verified).toBe(
      true,
    )
    expect(codesOf(bent((trace) => trace.notices.push({ code: 'Not A Code', path: 'factor' })))).toEqual([
      'member_malformed',
    ])
  })
})

describe('formats of other versions', () => {
  test.each(['tonne-trace/3', 'tonne-trace/10', 'tonne-energy-trace/3'])('%s is newer, never false', (format) => {
    expect(thrown({ format, anything: 1 })).toEqual(['format_newer format'])
  })

  test('a method or a version of it that is unknown is newer, unless the trace is damaged', () => {
    expect(thrown(bent((trace) => (trace.method.version = 2)))).toEqual(['format_newer method'])
    expect(thrown(bent((trace) => (trace.method.id = 'commute')))).toEqual(['format_newer method'])
    expect(codesOf(text.replace('"version":1', '"version":2'))).toEqual(['digest_differs'])
    expect(codesOf(bent((trace) => (trace.method.version = 0)))).toEqual(['rule_broken'])
  })

  test('traces and bundles from before the first release say so, and how to renew them', async () => {
    expect(thrown(JSON.parse(prerelease('fuel-1-litres')).trace)).toEqual(['format_prerelease format'])
    expect(thrown(prerelease('energy-1-litres'))).toEqual(['format_prerelease format'])
    const [violation] = thrownBy(() => verify(JSON.parse(prerelease('fuel-1-litres')).trace))
    expect(violation?.message).toContain('calculate it again')
    const { lines } = JSON.parse(prerelease('everything-1'))
    await expect(verifyBundle(lines)).rejects.toMatchObject({ code: 'format_prerelease' })
    const newer = lines.map((line: string) => line.replace('tonne-bundle/1', 'tonne-bundle/3'))
    await expect(verifyBundle(newer)).rejects.toMatchObject({ code: 'format_newer' })
  })
})
