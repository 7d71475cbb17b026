import { describe, expect, it } from 'vitest'
import { type EmissionFactor, gasClassOf, gasNameOf } from '../../../../src/core/emissions/index.ts'
import { calculateRefrigerant, withMontrealApart } from '../../../../src/index.ts'
import { publishedCatalogue } from '../../../../src/reference/factors/index.ts'
import { nationalCatalogue } from '../../../../src/reference/factors/national/index.ts'
import { isBlend, isMontrealGas } from '../../../../src/verify/adjustments.ts'

const ROWS = publishedCatalogue.factors().filter(({ category }) => category.startsWith('refrigerant'))

/** Substances of Annexes A, B, C and E of the Montreal Protocol, as IPCC editions name them. */
const MONTREAL = new Set(
  'CFC-11 CFC-12 CFC-13 CFC-113 CFC-114 CFC-115 Halon-1211 Halon-1301 Halon-2402 CCl4 CH3Br CH3CCl3 HCFC-21 HCFC-22 HCFC-31 HCFC-123 HCFC-124 HCFC-141b HCFC-142b HCFC-225ca HCFC-225cb'.split(
    ' ',
  ),
)

/** The class of a row by the sheet of its publisher, or by lists of names: not by the patterns of the library. */
function classByKey(key: string, name: string): string | undefined {
  if (key.includes('/montreal-protocol-products/')) return 'montreal'
  if (key.includes('/kyoto-protocol-products/')) return 'kyoto'
  if (key.includes('/fluorinated-ethers/') || key.includes('/other-products/')) return 'other'
  if (key.includes('/blends/') || /^epa-2025\/gwp\/r-/.test(key)) return undefined
  if (MONTREAL.has(name)) return 'montreal'
  return /^(?:R|HFO|HCFO)-/.test(name) ? 'other' : 'kyoto'
}

/** The kilograms of CO2e of a leak of one kilogram, in the scopes and outside of them. */
function sums(factor: EmissionFactor) {
  const { emission, montrealCo2e } = calculateRefrigerant({ mass: 1, factor })
  return { co2e: emission.co2e ?? Number.NaN, montrealCo2e: montrealCo2e ?? 0 }
}

describe('the class of a gas', () => {
  it('is known of every published refrigerant, as its publisher sorts it', () => {
    expect(ROWS).toHaveLength(572)
    for (const { key, name } of ROWS) {
      expect([key, gasClassOf(gasNameOf({ name }))]).toEqual([key, classByKey(key, name)])
    }
  })

  it('is that of the verifier, which has names of its own', () => {
    for (const { key, name } of ROWS) {
      const isMontreal = classByKey(key, name) === 'montreal'
      expect([key, isMontrealGas(name)]).toEqual([key, isMontreal])
      expect([key, isBlend(name)]).toEqual([key, classByKey(key, name) === undefined])
    }
  })

  it('takes out of co2e what DESNZ does not count as Kyoto gases of a blend with CFC or HCFC, and nothing of others', () => {
    const changed = ROWS.filter((factor) => withMontrealApart(factor) !== factor)
    const blends = changed.filter(({ name }) => gasClassOf(gasNameOf({ name })) === undefined)
    expect(new Set(blends.map(({ name }) => gasNameOf({ name })))).toEqual(
      new Set(
        'R401A R401B R401C R402A R402B R403A R403B R405A R406A R408A R409A R409B R411A R411B R412A R414A R414B R415A R415B R416A R418A R420A R500 R501 R502 R503 R504 R505 R506 R509A'.split(
          ' ',
        ),
      ),
    )
    expect(
      changed.filter((one) => !blends.includes(one)).every(({ key, name }) => classByKey(key, name) === 'montreal'),
    ).toBe(true)
  })

  it('takes the gases of the Montreal Protocol out of co2e under the names of New Zealand and Australia too', () => {
    const rows = nationalCatalogue.factors().filter(({ category }) => category.startsWith('refrigerant'))
    // the publishers' own headings, and the composition that New Zealand prints of its blends
    const isApart = ({ key, name }: EmissionFactor) =>
      /\/substances-controlled-by-the-montreal-protocol\/|halon-1201|\/r22-hcfc-22\//.test(key) ||
      /Refrigerant blends.* - R-(?:\d+\w*\/)*(?:22|115|124|142b)\b/.test(name)
    const apart = rows.filter(isApart)
    expect(apart).toHaveLength(32)
    for (const factor of rows) {
      const { co2e, montrealCo2e } = sums(factor)
      expect([factor.key, montrealCo2e > 0]).toEqual([factor.key, isApart(factor)])
      expect(co2e + montrealCo2e).toBeCloseTo(Number(factor.per1.co2e), 9)
      expect([factor.key, isMontrealGas(factor.name) || isBlend(factor.name) || !isApart(factor)]).toEqual([
        factor.key,
        true,
      ])
    }
    // R-408A: 7 % R-125 and 46 % R-143a in the scopes as DESNZ prints them, and 47 % R-22 (1,760) outside
    const blend = rows.find(({ name }) => name.includes('408A')) as EmissionFactor
    expect(sums(blend)).toEqual({ co2e: 2430, montrealCo2e: 827.1 })
  })

  it.each([
    ['R-22', 'montreal'],
    ['R22', 'montreal'],
    ['R-141b', 'montreal'],
    ['R-134a', undefined],
    ['HFC-134a', 'kyoto'],
    ['HCFO-1233zd(E)', 'other'],
    ['HFO-1234yf', 'other'],
    ['our coolant', undefined],
  ])('of %s is %s', (name, expected) => {
    expect(gasClassOf(name)).toBe(expected)
  })
})
