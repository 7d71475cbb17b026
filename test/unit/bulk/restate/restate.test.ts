import { describe, expect, it } from 'vitest'
import { compile, restateColumns, restateTotals, totalColumns } from '../../../../src/bulk/index.ts'
import { kernelNames } from '../../../../src/bulk/kernel/create-workspace.ts'
import { calculateFuel, restate } from '../../../../src/index.ts'
import { findFactor } from '../../../../src/reference/factors/index.ts'
import { type Fraction, GASES, rounded, setOf } from '../../../fixtures/bulk-totals.ts'
import { randomBits, randomValue } from '../../../fixtures/bulk-values.ts'
import { at, violationsOf } from '../../../fixtures/violations.ts'

const of = (edition: string) => findFactor(`${edition}/fuels/liquid-fuels/diesel-average-biofuel-blend/litres`)
const ROWS = 5000
const PAIRS = 7
const KEYS = 11

const next = randomBits(2_025)
const coefficient = (): Fraction => [BigInt(1 + (next() % 1e7)), BigInt(1 + (next() % 1e7))]
const four = () => [coefficient(), coefficient(), coefficient(), coefficient()] as const
/** No value whose product a double holds not at all: that would fail by one set, and not by the other. */
const ordinary = (): number => {
  const value = randomValue(next) % 1e12
  return Math.abs(value) > 1e-100 ? value : 0
}
const before = setOf({ pairs: Array.from({ length: PAIRS }, four), allowCredits: true })
// the first factor stays what it was
const after = { ...setOf({ pairs: Array.from({ length: PAIRS }, four), allowCredits: true }) }
const changed = {
  ...after,
  pairs: after.pairs.map((pair, index) => (index === 0 ? (before.pairs[0] as typeof pair) : pair)),
}

const rows = {
  value: Float64Array.from({ length: ROWS }, () => (next() % 100 === 0 ? Number.NaN : ordinary())),
  coefficient: Uint32Array.from({ length: ROWS }, () => next() % PAIRS),
  key: Uint32Array.from({ length: ROWS }, () => next() % KEYS),
}

function exactDecimal(value: number): readonly [bigint, bigint] {
  const [mantissa = '', exponent = '0'] = String(value).split('e')
  const [whole = '', fraction = ''] = mantissa.split('.')
  const k = fraction.length - Number(exponent)
  return k >= 0 ? [BigInt(whole + fraction), 10n ** BigInt(k)] : [BigInt(whole + fraction) * 10n ** BigInt(-k), 1n]
}

describe('restated columns', () => {
  it('hold the exact difference, rounded once', () => {
    const restated = restateColumns(
      { before, after: changed, gases: GASES },
      { value: rows.value, coefficient: rows.coefficient },
    )
    const wrong: number[] = []
    let roundedTwice = 0
    for (const [row, value] of rows.value.entries()) {
      const pair = rows.coefficient[row] as number
      for (const gas of GASES) {
        const old = before.pairs[pair]?.per1[gas] as { n: bigint; d: bigint }
        const now = changed.pairs[pair]?.per1[gas] as { n: bigint; d: bigint }
        const found = [restated.before[gas][row], restated.after[gas][row], restated.difference[gas][row]]
        if (Number.isNaN(value)) {
          if (!found.every(Number.isNaN) || restated.status[row] !== 1) wrong.push(row)
          continue
        }
        const [n, d] = exactDecimal(value)
        const said = [
          rounded(n * old.n, d * old.d),
          rounded(n * now.n, d * now.d),
          rounded(n * (now.n * old.d - old.n * now.d), d * old.d * now.d),
        ]
        if (said.some((one, index) => !Object.is(one, found[index]))) wrong.push(row)
        if ((said[1] as number) - (said[0] as number) !== said[2]) roundedTwice++
      }
    }
    expect(wrong.slice(0, 5)).toEqual([])
    expect(roundedTwice).toBeGreaterThan(ROWS / 10)
    expect(restated.failed).toBe(rows.value.filter(Number.isNaN).length)
  })

  it('are what the scalar restatement says', () => {
    const [old, now] = ['desnz-2024', 'desnz-2025'].map((edition) =>
      compile({ pairs: [{ unit: 'l', factor: of(edition) }] }),
    )
    const march = restate(calculateFuel({ value: 1234.5, unit: 'l', factor: of('desnz-2024') }), {
      factor: of('desnz-2025'),
    })
    const sides = { before: old as typeof before, after: now as typeof before }
    const columns = restateColumns(sides, { value: Float64Array.of(1234.5), coefficient: new Uint8Array(1) })
    expect(columns.before.co2e[0]).toBe(march.before.emission.co2e)
    expect(columns.after.co2e[0]).toBe(march.after.emission.co2e)
    expect(columns.difference.co2e[0]).toBe(march.attribution[0]?.change.co2e)
  })
})

describe.each(kernelNames())('restated totals (%s)', (kernel) => {
  const totals = totalColumns(before, rows, { keys: KEYS, kernel })
  const restated = restateTotals(totals, changed)

  it('are the totals of the rows by either set', () => {
    const again = totalColumns(changed, rows, { keys: KEYS, kernel })
    const columns = restated.columns()
    for (const gas of GASES) {
      expect(columns.before[gas]).toEqual(totals.columns()[gas])
      expect(columns.after[gas]).toEqual(again.columns()[gas])
    }
    for (let key = 0; key < KEYS; key++) {
      const one = restated.of(key)
      expect([one.before, one.after]).toEqual([totals.of(key), again.of(key)])
      expect(GASES.map((gas) => one.difference[gas])).toEqual(GASES.map((gas) => columns.difference[gas][key]))
    }
    expect(restated.sum().after).toEqual(again.sum())
  })

  it('attribute the difference to the pairs, and the parts add up to it exactly', () => {
    const fraction = (text: string | null | undefined): readonly [bigint, bigint] => {
      const [n = '0', d = '1'] = (text ?? '').split('/')
      const places = BigInt(n.split('.')[1]?.length ?? 0)
      return [BigInt(n.replace('.', '')), BigInt(d) * 10n ** places]
    }
    for (let key = 0; key < KEYS; key++) {
      const parts = restated.attribution(key)
      expect(parts.map(({ pair }) => pair)).toEqual([...parts.map(({ pair }) => pair)].sort((a, b) => a - b))
      expect(parts.find(({ pair }) => pair === 0)?.exact.co2e).toBe('0')
      for (const gas of GASES) {
        const sum = parts
          .map(({ exact }) => fraction(exact[gas]))
          .reduce((a, b) => [a[0] * b[1] + b[0] * a[1], a[1] * b[1]])
        expect(rounded(sum[0], sum[1])).toBe(restated.of(key).difference[gas])
        const [was, is] = [totals.exact(key)[gas], totalColumns(changed, rows, { keys: KEYS }).exact(key)[gas]].map(
          fraction,
        )
        if (was === undefined || is === undefined) throw new Error('a gas is missing')
        expect(sum[0] * was[1] * is[1]).toBe((is[0] * was[1] - was[0] * is[1]) * sum[1])
      }
    }
    expect(restated.byPair()).toHaveLength(PAIRS)
  })
})

describe('a restatement', () => {
  const pair = (unit: string, factor = of('desnz-2025')) => ({ unit, factor })

  it('needs the same pairs in the same units', () => {
    const litres = compile({ pairs: [pair('l'), pair('l')] })
    const rowsOf = { value: Float64Array.of(1), coefficient: new Uint8Array(1) }
    const refusals = (other: typeof litres) =>
      violationsOf(() => restateColumns({ before: litres, after: other }, rowsOf))
    expect(refusals(compile({ pairs: [pair('l')] }))).toEqual([at('after.pairs', 'restatement_invalid')])
    expect(refusals(compile({ pairs: [pair('US gal'), pair('m3')] }))).toEqual([
      at('after.pairs[0]', 'restatement_invalid'),
      at('after.pairs[1]', 'restatement_invalid'),
    ])
    expect(refusals(compile({ pairs: [pair('l'), pair('l')], allowCredits: true }))).toEqual([
      at('after.allowCredits', 'restatement_invalid'),
    ])
    const totals = totalColumns(litres, { ...rowsOf, key: new Uint8Array(1) }, { keys: 1 })
    expect(violationsOf(() => restateTotals(totals, compile({ pairs: [pair('l')] })))).toHaveLength(1)
    expect(
      violationsOf(() => restateColumns({ before: litres, after: litres, gases: ['co3' as 'co2'] }, rowsOf)),
    ).toEqual([at('gases[0]', 'invalid_choice')])
  })

  it('says of a key the same alone and among all, where rows that no kernel reads cancel out', () => {
    const one: Fraction = [1n, 1n]
    const whole = setOf({ pairs: [[one, one, one, one]], allowCredits: true })
    const holes = setOf({ pairs: [[one, one, one, null]], allowCredits: true })
    const cancelled = { value: Float64Array.of(1e-9, -1e-9), coefficient: new Uint8Array(2), key: new Uint8Array(2) }
    const restated = restateTotals(totalColumns(whole, cancelled, { keys: 1 }), holes)
    expect(restated.of(0).after.co2e).toBe(0)
    expect([...restated.columns().after.co2e]).toEqual([0])
    const apart = { value: Float64Array.of(5, -5), coefficient: new Uint8Array(2), key: Uint8Array.of(0, 1) }
    const ofTwo = restateTotals(totalColumns(whole, apart, { keys: 2 }), holes)
    expect([ofTwo.of(0), ofTwo.of(1), ofTwo.sum()].map(({ after }) => after.co2e)).toEqual([null, null, null])
  })

  it('leaves null where a gas is unknown before or after', () => {
    const one: Fraction = [1n, 1n]
    const whole = setOf({ pairs: [[one, one, one, one]] })
    const holes = setOf({ pairs: [[one, null, one, [2n, 1n]]] })
    const totals = totalColumns(
      whole,
      { value: Float64Array.of(3), coefficient: new Uint8Array(1), key: new Uint8Array(1) },
      { keys: 1 },
    )
    const { after, difference } = restateTotals(totals, holes).of(0)
    expect([after, difference]).toEqual([
      { co2: 3, ch4: null, n2o: 3, co2e: 6 },
      { co2: 0, ch4: null, n2o: 0, co2e: 3 },
    ])
    expect(restateTotals(totals, holes).attribution(0)[0]?.exact).toEqual({ co2: '0', ch4: null, n2o: '0', co2e: '3' })
    expect(restateTotals(totals, holes).columns().difference.ch4[0]).toBeNaN()
    const rowsOf = { value: Float64Array.of(3), coefficient: new Uint8Array(1) }
    expect(restateColumns({ before: whole, after: holes, gases: ['ch4', 'co2e'] }, rowsOf).difference.ch4[0]).toBeNaN()
  })
})
