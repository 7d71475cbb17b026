import { describe, expect, it } from 'vitest'
import {
  type Calculation,
  calculateElectricity,
  defineFactor,
  type ElectricityInstrument,
  type ElectricityUse,
  explain,
  restate,
  scope2,
  toTrace,
  ZERO_EMISSION_ELECTRICITY,
} from '../../../../src/index.ts'
import { withUpstream } from '../../../../src/reference/factors/index.ts'
import { verify } from '../../../../src/verify/index.ts'
import { at, violationsOf } from '../../../fixtures/violations.ts'

const perKwh = (key: string, co2e: string) =>
  defineFactor({ key: `invented/${key}/kwh`, unit: 'kWh', category: 'electricity', per1: { co2e } })
const grid = perKwh('grid', '0.40')
const residual = perKwh('residual', '0.60')
const mix = perKwh('mix', '0.20')

const GO: ElectricityInstrument = {
  kind: 'certificate',
  name: 'GO 2025',
  energy: 1240,
  factor: ZERO_EMISSION_ELECTRICITY,
}
const PPA: ElectricityInstrument = {
  kind: 'contract',
  name: 'wind farm',
  energy: 500,
  factor: ZERO_EMISSION_ELECTRICITY,
}
const TARIFF: ElectricityInstrument = { kind: 'supplier_mix', name: 'Stadtwerke', energy: 900, factor: mix }

const use: ElectricityUse = { value: 3610, unit: 'MWh', grid, residual, instruments: [GO] }
const market = (change: Partial<ElectricityUse> = {}) => calculateElectricity({ ...use, ...change, method: 'market' })
const drawn = ({ contributions }: Calculation) =>
  contributions.map(({ label, steps }) => {
    const share = steps.find((step) => step.kind === 'share')
    return `${label}: ${share?.part ?? 'all'}`
  })
const violations = (change: Partial<ElectricityUse>) => violationsOf(() => market(change))

describe('electricity with instruments', () => {
  it('is 1,444.0 t by location and 1,422.0 t by market of the invented company', () => {
    const { location, market: byMarket } = scope2(use)
    expect(location.emission.co2e).toBe(1_444_000)
    expect(byMarket.emission.co2e).toBe(1_422_000)
    expect(location.method).toEqual({ id: 'electricity_location', version: 1 })
    expect(byMarket.method).toEqual({ id: 'electricity_market', version: 2 })
    expect(byMarket.notices).toEqual([])
  })

  it('counts grey power by the residual mix: by the grid it would be 948.0 t, with a warning', () => {
    const byGrid = calculateElectricity({ value: 3610, unit: 'MWh', grid, instruments: [GO], method: 'market' })
    expect(byGrid.emission.co2e).toBe(948_000)
    expect(byGrid.notices.map(({ code }) => code)).toEqual(['residual_mix_is_grid'])
  })

  it('takes a bill of 800,000 kWh more as 320.0 t by location and 480.0 t by market', () => {
    const { location, market: byMarket } = scope2(use)
    const more = { activity: '4410' }
    expect(restate(location, more).attribution[0]?.exact.co2e).toBe('320000')
    const { after, attribution } = restate(byMarket, more)
    expect(attribution[0]?.exact.co2e).toBe('480000')
    expect(after).toEqual(market({ value: '4410' }))
  })

  it('draws on certificates, then contracts, then supplier mixes, those of a kind as they are given', () => {
    const second = { ...GO, name: 'GO 2024', energy: 10 }
    const calculation = market({ instruments: [TARIFF, PPA, GO, second] })
    expect(drawn(calculation)).toEqual([
      'certificate: GO 2025: 1240',
      'certificate: GO 2024: 10',
      'contract: wind farm: 500',
      'supplier mix: Stadtwerke: 900',
      'uncovered share: 960',
    ])
    expect(calculation.emission.co2e).toBe(900 * 200 + 960 * 600)
  })

  it('never draws more than the electricity, and leaves instruments that are not needed', () => {
    const calculation = market({ value: 1500, instruments: [PPA, GO, TARIFF] })
    expect(drawn(calculation)).toEqual(['certificate: GO 2025: 1240', 'contract: wind farm: 260'])
    expect(calculation.emission.co2e).toBe(0)
  })

  it('draws what is declared before what instruments hold besides', () => {
    const instruments = [GO, { ...PPA, draw: 500 }]
    expect(drawn(market({ value: 1000, instruments }))).toEqual([
      'certificate: GO 2025: 500',
      'contract: wind farm: 500',
    ])
  })

  it('draws on energies in any unit, exactly', () => {
    const instruments = [{ ...GO, energy: '3.6', unit: 'GJ', draw: '1.2' }]
    const calculation = market({ value: 1, instruments })
    expect(drawn(calculation)).toEqual(['certificate: GO 2025: 1/3', 'uncovered share: 2/3'])
    expect(calculation.emission.co2e).toBe(400)
    expect(verify(toTrace(calculation))).toEqual({ verified: true, differences: [] })
  })

  it('that draws on none is version 1, as it was', () => {
    const before = market({ instruments: undefined as never })
    expect(before.method.version).toBe(1)
    for (const instruments of [[], [{ ...GO, energy: 0 }], [{ ...GO, draw: 0 }]]) {
      expect(toTrace(market({ instruments }))).toBe(toTrace(before))
    }
    const credit = { value: -5, allowCredits: true }
    expect(toTrace(market(credit))).toBe(toTrace(market({ ...credit, instruments: [] })))
  })

  it('explains each draw as its product', () => {
    expect(explain(market())).toContain(
      'uncovered share: 3610 MWh × 1000 kWh/MWh × 2370/3610 [uncovered share] × 0.6 kg',
    )
  })

  it('has its upstream emissions by the grid, of all of it', () => {
    const { notices } = withUpstream(market())
    expect(notices.map(({ path }) => path)).toEqual(['contributions[0].factor'])
  })
})

describe('instruments are rejected', () => {
  it('beyond what they hold, or than the electricity is, all at once', () => {
    const instruments = [
      { ...GO, draw: '1240.000001' },
      { ...PPA, draw: 500 },
      { ...TARIFF, draw: 900 },
    ]
    expect(violations({ instruments })).toEqual([at('instruments[0].draw', 'instrument_overdrawn')])
    expect(violations({ value: 1739, instruments: [{ ...GO, draw: 1240 }, ...instruments.slice(1)] })).toEqual([
      at('instruments[1].draw', 'instrument_overdrawn'),
      at('instruments[2].draw', 'instrument_overdrawn'),
    ])
    expect(
      violations({
        value: 1740,
        instruments: [
          { ...GO, draw: 1240 },
          { ...PPA, draw: 500 },
        ],
      }),
    ).toEqual([])
  })

  it('beside a percentage of clean energy', () => {
    const code = at('percentageOfCleanEnergy', 'clean_share_with_instruments')
    expect(violations({ percentageOfCleanEnergy: 40 })).toEqual([code])
    expect(violations({ percentageOfCleanEnergy: 40, instruments: [] })).toEqual([])
    expect(violations({ percentageOfCleanEnergy: 0 })).toEqual([])
  })

  it('without what makes them one', () => {
    const bad = { kind: 'promise', name: ' ', energy: -1, unit: 'l', factor: undefined } as never
    expect(violations({ instruments: [bad, null as never] })).toEqual([
      at('instruments[0].kind', 'invalid_choice'),
      at('instruments[0].name', 'invalid_type'),
      at('instruments[0].unit', 'unit_dimension_mismatch'),
      at('instruments[0].energy', 'must_be_non_negative'),
      at('instruments[1]', 'required'),
    ])
    expect(violations({ instruments: [GO, { ...GO, energy: 1 }] })).toEqual([
      at('instruments[1].name', 'duplicate_item'),
    ])
    expect(violations({ instruments: [{ ...GO, name: 'a\nb' }] })).toEqual([at('instruments[0].name', 'invalid_type')])
    expect(violations({ instruments: [{ ...GO, factor: undefined as never }] })).toEqual([
      at('instruments[0].factor', 'required'),
    ])
    expect(violations({ instruments: GO as never })).toEqual([at('instruments', 'invalid_type')])
  })

  it('whose electricity is restated below what was drawn, or beyond a figure without a rest', () => {
    expect(violationsOf(() => restate(market(), { activity: 1239 }))).toEqual([at('activity', 'instrument_overdrawn')])
    const all = restate(market(), { activity: 1240 }).after
    expect(drawn(all)).toEqual(['certificate: GO 2025: 1240'])
    expect(verify(toTrace(all))).toEqual({ verified: true, differences: [] })
    expect(violationsOf(() => restate(all, { activity: 1241 }))).toEqual([at('activity', 'restatement_invalid')])
  })
})
