import { describe, expect, it } from 'vitest'
import {
  combineUncertainties,
  nationalCatalogue,
  publishedUncertainty,
  uncertaintyPercent,
} from '../../../../../src/reference/factors/national/index.ts'

const MFE = 'mfe-2026-2'

describe('combineUncertainties', () => {
  it('is the root of the summed squares, over the parts that have an uncertainty', () => {
    // (30 × 10 %)² + (40 × 5 %)² of 70 kg: √(9 + 4) / 70
    const parts = [
      { co2eKg: 30, percent: 10 },
      { co2eKg: 40, percent: 5 },
      { co2eKg: 30, percent: null },
    ]
    const { percent, coveredShare } = combineUncertainties(parts)
    expect(percent).toBeCloseTo((Math.sqrt(13) / 70) * 100, 12)
    expect(coveredShare).toBe(0.7)
  })

  it('is that of a single part, and smaller than that of equal parts', () => {
    const part = { co2eKg: 5, percent: 20 }
    expect(combineUncertainties([part]).percent).toBe(20)
    expect(combineUncertainties([part, part, part, part]).percent).toBeCloseTo(10, 12)
  })

  it('is unknown, not zero, where no part has one', () => {
    expect(combineUncertainties([{ co2eKg: 5, percent: null }])).toMatchObject({ percent: null, coveredShare: 0 })
    expect(combineUncertainties([])).toMatchObject({ percent: null, coveredShare: 0 })
  })
})

describe('the uncertainties of New Zealand', () => {
  it.each([
    ['agricultural-soils-live-stock/dairy-cattle/head', '54.1%', 54.1],
    [
      'stationary-combustion-of-fuels/commercial-use/natural-gas/kwh',
      'CO2e ±2.0%, CO2 ±2.0%, CH4 ±50.0%, N2O ±50.0%',
      2,
    ],
    ['fertiliser-use/dolomite/kg', 'CO2 -50% to 0%', null],
    ['waste-disposal/biological-treatment/composting/kg', 'IPCC uncertainties', null],
  ])('of %s is printed as %s', (path, printed, percent) => {
    const factor = nationalCatalogue.find(`${MFE}/${path}`)
    if (factor === undefined) throw new Error(`${path} is not a key`)
    expect([publishedUncertainty(factor), uncertaintyPercent(factor)]).toEqual([printed, percent])
  })
})
