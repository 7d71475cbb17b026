import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defineFactor, type ElectricityInstrument, restate, scope2, toTrace } from '../../../../src/index.ts'
import { verify } from '../../../../src/verify/index.ts'
import { SEEDS, scaleRuns } from '../../../fixtures/seeds.ts'

const KINDS = ['certificate', 'contract', 'supplier_mix'] as const
const DIGITS = 6

/** Millionths as decimal text. */
function decimal(millionths: bigint): string {
  const digits = String(millionths).padStart(DIGITS + 1, '0')
  return `${digits.slice(0, -DIGITS)}.${digits.slice(-DIGITS)}`
}

function factor(name: string, millionths: bigint) {
  return defineFactor({
    key: `own/${name}/kwh`,
    unit: 'kWh',
    category: 'electricity',
    per1: { co2e: decimal(millionths) },
  })
}

const amount = fc.bigInt({ min: 0n, max: 10n ** 12n })
const instruments = fc.array(
  fc.record({
    kind: fc.constantFrom(...KINDS),
    energy: amount,
    share: fc.option(fc.nat(100)),
    per1: fc.bigInt(0n, 2_000_000n),
  }),
  { maxLength: 6 },
)

type Given = ReturnType<typeof instruments.generate>['value']

/** Millionths of a kWh drawn of each instrument, written anew: declared ones as they stand, then the kinds in order. */
function drawsBy(given: Given, value: bigint): readonly bigint[] {
  const draws = given.map(({ energy, share }) => (share === null ? 0n : (energy * BigInt(share)) / 100n))
  let left = value - draws.reduce((sum, draw) => sum + draw, 0n)
  for (const kind of KINDS) {
    given.forEach((one, index) => {
      if (one.kind !== kind || one.share !== null) return
      draws[index] = one.energy < left ? one.energy : left
      left -= draws[index] as bigint
    })
  }
  return draws
}

function toInstrument({ kind, energy, share, per1 }: Given[number], index: number): ElectricityInstrument {
  const name = `no. ${index}`
  const draw = share === null ? {} : { draw: decimal((energy * BigInt(share)) / 100n) }
  return { kind, name, energy: decimal(energy), factor: factor(`i${index}`, per1), ...draw }
}

describe.each(SEEDS)('draws on instruments, seed %d', (seed) => {
  const check = (property: fc.IRawProperty<unknown>) => fc.assert(property, { seed, numRuns: scaleRuns(200) })

  it('are the sum of draw × factor and rest × residual mix, and verify', () => {
    check(
      fc.property(instruments, amount, fc.bigInt(0n, 2_000_000n), (given, more, residualPer1) => {
        const declared = given.reduce((sum, { energy, share }) => sum + (energy * BigInt(share ?? 0)) / 100n, 0n)
        const value = declared + more
        const draws = drawsBy(given, value)
        const covered = draws.reduce((sum, draw) => sum + draw, 0n)
        const due = draws.reduce((sum, draw, index) => sum + draw * (given[index]?.per1 as bigint), 0n)
        const total = due + (value - covered) * residualPer1
        const { market } = scope2({
          value: decimal(value),
          unit: 'kWh',
          grid: factor('grid', 1n),
          residual: factor('residual', residualPer1),
          instruments: given.map(toInstrument),
        })
        const trace = toTrace(market)
        const stated = JSON.parse(trace).total.co2e as string
        const [integer = '', fraction = ''] = stated.split('.')
        expect(BigInt(integer + fraction.padEnd(2 * DIGITS, '0'))).toBe(total)
        expect(market.method.version).toBe(covered > 0n ? 2 : 1)
        expect(verify(trace)).toEqual({ verified: true, differences: [] })
      }),
    )
  })

  it('stay when the electricity is restated upwards', () => {
    check(
      fc.property(instruments, fc.bigInt(1n, 10n ** 12n), (given, more) => {
        const open = given.map((one) => ({ ...one, share: null }))
        const held = open.reduce((sum, { energy }) => sum + energy, 0n)
        const of = (value: bigint) =>
          scope2({
            value: decimal(value),
            unit: 'kWh',
            grid: factor('grid', 1n),
            residual: factor('residual', 600_000n),
            instruments: open.map(toInstrument),
          }).market
        const { after } = restate(of(held + 1n), { activity: decimal(held + 1n + more) })
        expect(toTrace(after)).toBe(toTrace(of(held + 1n + more)))
      }),
    )
  })
})
