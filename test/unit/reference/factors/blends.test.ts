import { describe, expect, it } from 'vitest'
import {
  calculateRefrigerant,
  type EmissionFactor,
  GWP_SET_IDS,
  type GwpSetId,
  toExact,
} from '../../../../src/index.ts'
import { findRefrigerant, publishedCatalogue } from '../../../../src/reference/factors/index.ts'
import { blendShares } from '../../../../src/reference/factors/refrigerants/find-refrigerant.ts'

const BLENDS = [...blendShares()]
const NAMES = BLENDS.map(([name]) => name)

/** Digits as an integer of millionths of millionths. */
function scaled(digits: string): bigint {
  const [whole = '', places = ''] = digits.split('.')
  return BigInt(`${whole}${places.padEnd(12, '0')}`)
}

/** The GWP of a blend by its shares and the published digits of its gases, apart from the library's arithmetic. */
function oracle(name: string, set: GwpSetId) {
  const shares = blendShares().get(name) ?? []
  const found = findRefrigerant(name, set)
  if (found.parts === undefined) return undefined
  const total = { counted: 0n, apart: 0n, others: 0n }
  for (const [index, { factor }] of found.parts.entries()) {
    const [part = '', whole = ''] = shares[index]?.share.split('/') ?? []
    const amount = (scaled(factor.per1.co2e ?? '') * BigInt(part)) / BigInt(whole)
    const isMontreal = /^H?CFC-/.test(factor.name)
    total[isMontreal ? 'apart' : 'counted'] += amount
    if (/^(R|HFO)-/.test(factor.name)) total.others += amount
  }
  return total
}

function computed(name: string, set: GwpSetId) {
  const { co2e, montrealCo2e } = toExact(calculateRefrigerant({ mass: 1, ...findRefrigerant(name, set) }))
  return { counted: scaled(co2e ?? ''), apart: scaled(montrealCo2e ?? '0') }
}

/** True if a figure is a printed one, rounded. */
function isRounded(exact: bigint, printed: string): boolean {
  const [, places = ''] = printed.split('.')
  const difference = exact - scaled(printed)
  return (difference < 0n ? -difference : difference) * 2n <= 10n ** BigInt(12 - places.length)
}

const figures = (pattern: RegExp) =>
  publishedCatalogue.factors().flatMap((factor: EmissionFactor): [string, string][] => {
    const [, number = ''] = pattern.exec(factor.key) ?? []
    return number === '' ? [] : [[`R-${number.toUpperCase()}`, factor.per1.co2e ?? '']]
  })

/** Sets in which a gas of a blend has no figure. */
const isWithoutFigure = (name: string, set: GwpSetId) => {
  try {
    return findRefrigerant(name, set).parts === undefined
  } catch {
    return true
  }
}

describe('the shipped blends', () => {
  it('are 124, each with shares that add up to exactly one', () => {
    expect(NAMES).toHaveLength(124)
    for (const [name, shares] of BLENDS) {
      const sum = shares.reduce((total, { share }) => {
        const [part = '', whole = ''] = share.split('/')
        return total + (BigInt(part) * 10n ** 6n) / BigInt(whole)
      }, 0n)
      expect([name, sum]).toEqual([name, 10n ** 6n])
      expect(new Set(shares.map(({ gas }) => gas)).size).toBe(shares.length)
    }
  })

  it.each(GWP_SET_IDS)('have the GWP of their gases by mass under %s, in the scopes and apart', (set) => {
    const calculated = NAMES.filter((name) => !isWithoutFigure(name, set))
    expect(calculated).toHaveLength({ AR4_GWP100: 122, AR5_GWP100: 122, AR6_GWP100: 88 }[set])
    for (const name of calculated) {
      const { counted, apart } = oracle(name, set) ?? {}
      expect([name, computed(name, set)]).toEqual([name, { counted, apart }])
    }
  })

  // the sum of C318 and HFC-152a is 4,064, of which DESNZ prints 3,920; of R-511A it prints 7 in 2025 and 0.1 in 2026
  it('are those of DESNZ 2025, but for two', () => {
    const printed = figures(/^desnz-2025\/refrigerant-other\/blends\/r(\w+)\//)
    expect(printed).toHaveLength(84)
    const other = printed.filter(([name, digits]) => {
      const { counted, apart } = computed(name, 'AR5_GWP100')
      return !isRounded(counted + apart, digits)
    })
    expect(other.map(([name]) => name)).toEqual(['R-405A', 'R-511A'])
  })

  it('are those of EPA Table 12, which counts HFC and PFC alone', () => {
    const printed = figures(/^epa-2025\/gwp\/r-(\d{3}\w?)\//)
    expect(printed).toHaveLength(29)
    for (const [name, digits] of printed) {
      const { counted = 0n, others = 0n } = oracle(name, 'AR5_GWP100') ?? {}
      expect([name, isRounded(counted - others, digits)]).toEqual([name, true])
    }
  })

  // New Zealand MfE, Measuring emissions 2026, not rounded; the sum with HCFC
  it.each([
    ['R-403B', '4456.6'],
    ['R-406A', '1779.92'],
    ['R-408A', '3257.1'],
    ['R-409A', '1484.75'],
    ['R-416A', '975.21'],
    ['R-417A', '2127.32'],
    ['R-422A', '2847.27'],
    ['R-436A', '1.3536'],
    ['R-436B', '1.4712'],
    ['R-502', '4785.92'],
    ['R-413A', '1945.09'],
  ])('%s is %s by MfE 2026, to the hydrocarbons', (name, digits) => {
    const { counted, apart } = computed(name, 'AR5_GWP100')
    const difference = counted + apart - scaled(digits)
    expect(difference < scaled('0.12') && difference > -scaled('0.12')).toBe(true)
  })

  // 517/2014 with AR4 as suppliers print it, and the figures by AR5
  it.each([
    ['R-448A', '1387', '1273'],
    ['R-449A', '1397', '1282'],
    ['R-452A', '2140', '1945'],
    ['R-452B', '698', '676'],
    ['R-454A', '239', '238'],
    ['R-454B', '466', '467'],
    ['R-454C', '148', '146'],
    ['R-455A', '148', '146'],
    ['R-513A', '631', '573'],
    ['R-422D', '2729', '2473'],
    ['R-407F', '1825', '1674'],
    ['R-429A', '13.9', '15.3'],
  ])('%s is %s under AR4 and %s under AR5', (name, ar4, ar5) => {
    expect(isRounded(computed(name, 'AR4_GWP100').counted, ar4)).toBe(true)
    expect(isRounded(computed(name, 'AR5_GWP100').counted, ar5)).toBe(true)
  })

  it('say where the published figure of all of them is another', () => {
    const codes = (name: string, set: GwpSetId = 'AR5_GWP100') =>
      calculateRefrigerant({ mass: 1, ...findRefrigerant(name, set) }).notices.map(({ code }) => code)
    expect(codes('R-405A')).toContain('blend_differs_from_published')
    expect(codes('R-511A')).toContain('blend_differs_from_published')
    expect(codes('R-404A')).toEqual([])
    expect(codes('R-405A', 'AR4_GWP100')).not.toContain('blend_differs_from_published')
  })
})
