import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { verify } from '../../src/verify/index.ts'
import { frozenTraces } from '../fixtures/frozen-traces.ts'
import { catalogue } from '../golden/traces/samples.ts'

const [, SECTION = ''] = readFileSync('src/docs/trace-format.md', 'utf8').split('\n## Examples\n')
/** The words above each example, and the example. */
const EXAMPLES = [...SECTION.matchAll(/^\*\*([\s\S]*?)\n```json \S+\n(\{"contributions".*)\n```$/gm)].map(
  ([, words = '', trace = '']) => [words.slice(0, words.indexOf('.')), words, trace] as const,
)
const FROZEN = frozenTraces.map(([, trace]) => trace)

describe('the examples of the trace format', () => {
  test('are three', () => expect(EXAMPLES).toHaveLength(3))

  test.each(EXAMPLES)('%s: has the bytes of a frozen trace, and verifies', (_, _words, trace) => {
    expect(FROZEN.includes(trace)).toBe(true)
    expect(verify(trace, { catalogue })).toEqual({ verified: true, differences: [] })
  })

  test.each(EXAMPLES)('%s: has every figure that the words above it name', (_, words, trace) => {
    const named = [...words.matchAll(/`(\d[\d.]*)`/g)].map(([, one]) => one)
    const given = [...trace.matchAll(/"(-?\d[\d.]*)"/g)].map(([, one]) => one)
    expect(named.filter((one) => !given.includes(one))).toEqual([])
    expect(named.length).toBeGreaterThan(4)
  })
})
