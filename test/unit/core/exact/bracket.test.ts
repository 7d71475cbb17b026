import { describe, expect, it } from 'vitest'
import {
  binaryValue,
  bracketOf,
  compare,
  multiply,
  parseNumber,
  subtract,
  WIDE,
} from '../../../../src/core/exact/index.ts'
import { nextDouble } from '../../../../src/core/exact/nearest-double.ts'

const TEXTS = ['1', '-1', '0.1', '-0.1', '2.57082', '5/18', '-5/18', '1e-200', '1e200', '3', '123456789', '1/3', '2e60']

describe('the bracket of a number', () => {
  it.each(TEXTS)('%s holds what its head leaves, with a margin on both sides and no more', (text) => {
    const exact = parseNumber(text)
    const { head, up, down } = bracketOf(exact)
    const rest = subtract(exact, binaryValue(head))
    const size = { n: exact.n < 0n ? -exact.n : exact.n, d: exact.d }
    const margin = multiply(size, { n: 1n, d: 1n << BigInt(WIDE.marginBits) })
    const most = { n: rest.n * margin.d + margin.n * rest.d, d: rest.d * margin.d }
    const least = subtract(rest, margin)
    expect(compare(binaryValue(up), most)).not.toBe(-1)
    expect(compare(binaryValue(nextDouble(up, -1)), most)).toBe(-1)
    expect(compare(binaryValue(down), least)).not.toBe(1)
    expect(compare(binaryValue(nextDouble(down, 1)), least)).toBe(1)
  })

  it.each(TEXTS)('%s has a head of 27 bits, beyond the number, so that a product of zero is +0', (text) => {
    const { head, up, down } = bracketOf(parseNumber(text))
    const { n } = binaryValue(head)
    const odd = (n < 0n ? -n : n).toString(2).replace(/0+$/, '')
    expect(odd.length).toBeLessThanOrEqual(WIDE.headBits)
    expect([Math.sign(up), Math.sign(down)]).toEqual([-Math.sign(head), -Math.sign(head)])
  })

  it.each(TEXTS)('%s is head and rest, to the last but a few bits', (text) => {
    const exact = parseNumber(text)
    const { head, up } = bracketOf(exact)
    // the head misses the number by less than a unit of its last bit
    expect(Math.abs(up)).toBeLessThan(Math.abs(head) * 2 ** -(WIDE.headBits - 3))
  })

  it('of zero gives zero for every number', () => {
    expect(bracketOf(parseNumber(0))).toEqual({ head: -0, up: 0, down: 0 })
  })
})
