import { describe, expect, it } from 'vitest'
import type { DisclosureStandard, DisclosureTable } from '../../../../src/resources/index.ts'
import { type DisclosureInputs, disclose, tieOut } from '../../../../src/standards/disclosure/index.ts'
import { sketchedInventory } from '../../../fixtures/disclosure.ts'
import { violationsOf } from '../../../fixtures/violations.ts'
import { exactOf, inventory, rowOf } from './sketch.ts'

/** The parts of an account that no row of energy needs. */
const EMPTY_ENERGY = { basis: null, evidence: [], exactMwhByUse: {}, notices: [], sources: [], underived: [] }

describe('a table divided by what the company states', () => {
  const revenue = { id: 'netRevenue', label: 'net revenue', unit: 'million EUR' }
  const area = { id: 'area', label: 'floor area', unit: 'm2' }
  const mwh = (exact: string) => ({ exactMwh: { coal: exact, petroleum: '0', naturalGas: '0', otherFossil: '0' } })
  const ratiosOf = (standard: DisclosureStandard, inputs: Partial<DisclosureInputs> = {}) => {
    const { statement, ...others } = inputs
    const figures = { denominators: { netRevenue: '12', area: 600 }, ...statement?.figures }
    return disclose(standard, {
      inventory,
      ...others,
      statement: { intensities: [revenue, area], ...statement, figures },
    })
  }

  it('has in ESRS E1 the sums of the scopes by net revenue, by either method of Scope 2', () => {
    const table = ratiosOf('esrs-e1')
    // 1.5 t, 2 t by location, 0.1 t by market, and 0.042 t
    expect(exactOf(table, 'total.location')).toBe('3.542')
    expect(exactOf(table, 'total.market')).toBe('1.642')
    expect(rowOf(table, 'total.location.per.netRevenue')).toMatchObject({
      datapoint: 'E1-6 53',
      unit: 't CO2e per million EUR',
      value: {
        exact: '1771/6000',
        rule: 'quotient',
        parts: [
          { of: 'row', id: 'total.location', exact: '3.542', unit: 't CO2e' },
          { of: 'stated', id: 'denominators.netRevenue', exact: '12', unit: 'million EUR' },
        ],
      },
    })
    expect(exactOf(table, 'total.market.per.netRevenue')).toBe('821/6000')
    expect(rowOf(table, 'total.market.per.area')?.unit).toBe('t CO2e per m2')
    expect(tieOut(table)).toEqual([])
  })

  it('has the energy of high climate impact sectors by their net revenue: of all, or of a part that is stated', () => {
    const others = { purchasedFossil: '3', nuclear: '0', renewable: '0' }
    const energy = { exactMwh: { ...mwh('21').exactMwh, ...others } } as never
    const of = (statement: DisclosureInputs['statement']) =>
      ratiosOf('esrs-e1', { energy: { ...(energy as object), ...EMPTY_ENERGY } as never, statement })
    const all = of({ highClimateImpact: 'all' })
    expect(rowOf(all, 'energy.total.per.netRevenue')).toMatchObject({
      unit: 'MWh per million EUR',
      datapoint: 'E1-5 40',
    })
    expect(exactOf(all, 'energy.total.per.netRevenue')).toBe('2')
    const denominators = { netRevenue: 12, netRevenueHighImpact: '1.5' }
    const part = of({ highClimateImpact: 'part', figures: { highImpactMwh: '6', denominators } })
    expect(exactOf(part, 'energy.highImpact.per.netRevenueHighImpact')).toBe('4')
    expect(rowOf(part, 'energy.total.per.netRevenue')).toBeUndefined()
    expect(of({ highClimateImpact: 'none' }).rows.filter(({ section }) => section === 'E1-5 of 2023')).toEqual([])
    expect(tieOut(part)).toEqual([])
  })

  it('has in SB 253 and ISO 14064-1 the ratios that are chosen, and else neither them nor their sums', () => {
    const [sb, iso] = [ratiosOf('sb-253'), ratiosOf('iso-14064-1')]
    expect(exactOf(sb, 'gross.location.per.area')).toBe('7/1200')
    expect(exactOf(sb, 'gross.market.per.netRevenue')).toBe('2/15')
    expect(exactOf(iso, 'categories1to2.per.area')).toBe('7/1200')
    expect(exactOf(iso, 'categories1to6')).toBe('3.542')
    for (const standard of ['sb-253', 'iso-14064-1'] as const)
      expect(disclose(standard, { inventory }).rows.filter(({ section }) => section === 'Intensity')).toEqual([])
  })

  it('says what is absent, be it the denominator, net revenue or the sectors, and of years from 2027 on nothing', () => {
    const without = ratiosOf('esrs-e1', { statement: { figures: { denominators: { area: 600 } } } })
    expect(exactOf(without, 'total.location.per.netRevenue')).toBe(null)
    expect(without.missing).toContainEqual(
      expect.objectContaining({
        code: 'figure_missing',
        datapoint: 'E1-6 53',
        rows: ['total.location.per.netRevenue', 'total.market.per.netRevenue'],
        message: expect.stringContaining('figures.denominators.netRevenue'),
      }),
    )
    const ofYear = (year: number) =>
      disclose('esrs-e1', { inventory: { ...inventory, ...sketchedInventory({ year }) } })
    const asked = ({ missing }: DisclosureTable) => missing.filter(({ datapoint }) => /^E1-[56] /.test(datapoint))
    expect(asked(ofYear(2026)).map(({ message }) => message)).toEqual([
      expect.stringContaining('that are not known'),
      expect.stringContaining('that are not known'),
      expect.stringContaining('intensities with the id netRevenue'),
      expect.stringContaining('highClimateImpact'),
    ])
    expect(asked(ofYear(2027))).toEqual([])
  })

  it('is rejected for two intensities of one id', () => {
    expect(violationsOf(() => ratiosOf('esrs-e1', { statement: { intensities: [area, revenue, area] } }))).toEqual([
      'statement.intensities[2].id duplicate',
    ])
  })
})
