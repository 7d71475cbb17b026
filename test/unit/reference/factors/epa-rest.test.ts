import { describe, expect, it } from 'vitest'
import {
  calculateElectricity,
  calculateFuel,
  calculateQuantity,
  calculateRefrigerant,
  combineFactors,
  scopesOf,
  sumEmissions,
  toTrace,
} from '../../../../src/index.ts'
import {
  findFactor,
  findRefrigerant,
  publishedCatalogue,
  selectFactor,
} from '../../../../src/reference/factors/index.ts'
import { verify } from '../../../../src/verify/index.ts'
import { at, violationsOf } from '../../../fixtures/violations.ts'

const ofEpa = publishedCatalogue.factors().filter(({ edition }) => edition === 'epa-2025')
const landfilled = findFactor('epa-2025/waste/mixed-msw/landfilled/short-ton')

describe('waste of US EPA', () => {
  it('is metric tons per short ton, of Scope 3 category 5, and proves itself', () => {
    const result = calculateQuantity({ value: 2, unit: 'short ton', factor: landfilled })
    expect([result.emission.co2e, scopesOf(result)]).toEqual([1160, [{ scope: 3, category: 5, by: 'factor' }]])
    expect(verify(toTrace(result), { catalogue: publishedCatalogue }).verified).toBe(true)
    expect(calculateQuantity({ value: '907.18474', unit: 'kg', factor: landfilled }).emission.co2e).toBe(580)
  })

  it('summed with figures by AR5 names both sets', () => {
    const american = calculateQuantity({ value: 1, unit: 'short ton', factor: landfilled })
    const factor = findFactor('desnz-2025/waste-disposal/refuse/commercial-and-industrial-waste/landfill/tonnes')
    const british = calculateQuantity({ value: 1, unit: 't', factor })
    const notices = sumEmissions([american, british]).notices.map(({ code, message }) => [code, message])
    expect(notices).toEqual([['mixed_gwp_sets', 'totals mix GWP sets: AR4_GWP100 and AR5_GWP100']])
    expect(sumEmissions([american, american]).notices).toEqual([])
  })

  it('names each material and treatment once', () => {
    const waste = ofEpa.filter(({ category }) => category === 'waste-disposal')
    const treatments = waste.map(({ name }) => name.split(' / ')[2])
    const counts = [...new Set(treatments)].map((one) => [one, treatments.filter((other) => other === one).length])
    expect([waste.length, Object.fromEntries(counts)]).toEqual([
      183,
      {
        Recycled: 33,
        Landfilled: 61,
        Combusted: 54,
        Composted: 15,
        'Anaerobically Digested (Dry Digestate with Curing)': 12,
        'Anaerobically Digested (Wet Digestate with Curing)': 8,
      },
    ])
  })
})

describe('non-baseload rates', () => {
  const rates = ofEpa.filter(({ category }) => category === 'electricity-non-baseload')

  it('are never part of an inventory', () => {
    expect(rates).toHaveLength(28)
    for (const factor of rates) {
      const { unit } = factor
      const uses = [
        () => calculateElectricity({ value: 1, unit, method: 'location', grid: factor }),
        () => calculateFuel({ value: 1, unit, factor }),
        () => calculateQuantity({ value: 1, unit, factor }),
      ]
      for (const use of uses) expect(violationsOf(use)[0]).toMatch(/factor_category_mismatch$/)
    }
  })

  it('are not selected for a grid', () => {
    for (const { region } of rates) {
      const { factor } = selectFactor({ activity: { kind: 'electricity' }, region: region ?? '' })
      expect(factor.category).toBe('electricity')
    }
  })
})

describe('older model years and engines', () => {
  it('complete the CO2 of their fuel', () => {
    const rows = ['mobile/gasoline-passenger-cars-model-year-1994', 'nonroad/ships-and-boats-gasoline-2-stroke']
    const [car, boat] = rows.map((row, index) =>
      findFactor(`epa-2025/${row}/${index === 0 ? 'vehicle-mile' : 'us-gallon'}`),
    )
    expect([car?.complete, car?.per1.ch4, boat?.complete, boat?.per1.n2o]).toEqual([
      false,
      '0.0000617',
      false,
      '0.00008',
    ])
    const gasoline = findFactor('epa-2025/mobile/motor-gasoline/us-gallon')
    const [carbon] = combineFactors(gasoline, car as never)
    expect(carbon.key).toContain(car?.key)
    expect(violationsOf(() => calculateFuel({ value: 1, unit: 'US gal', factor: boat as never }))).toEqual([
      at('factor', 'factor_incomplete'),
    ])
  })
})

describe('GWPs of US EPA', () => {
  const gwps = ofEpa.filter(({ key }) => key.startsWith('epa-2025/gwp/'))

  it('are those of AR5 wherever both are shipped', () => {
    const shared = gwps.flatMap(({ name, per1 }) => {
      const gas = name.split(' / ')[1] ?? ''
      const found = publishedCatalogue.find(`ipcc-ar5/gwp100/${gas.toLowerCase()}/kg`)
      return found === undefined ? [] : [[gas, per1.co2e, found.per1.co2e]]
    })
    process.stdout.write(`GWPs of EPA held to those of the IPCC: ${shared.length} of ${gwps.length}\n`)
    expect(shared.length).toBeGreaterThanOrEqual(13)
    expect(shared.filter(([, epa, ipcc]) => epa !== ipcc)).toEqual([])
  })

  it('of a blend of HFC alone are those of its gases, rounded', () => {
    for (const blend of ['R-404A', 'R-407A', 'R-407C', 'R-410A', 'R-507A']) {
      const { emission } = calculateRefrigerant({ mass: 1, ...findRefrigerant(blend, 'AR5_GWP100') })
      const published = Number(findFactor(`epa-2025/gwp/${blend.toLowerCase()}/kg`).per1.co2e)
      expect(Math.abs((emission.co2e ?? 0) - published)).toBeLessThanOrEqual(0.5)
    }
  })

  it('of a blend of HCFC say that they count HFC and PFC alone', () => {
    const zeros = gwps.filter(({ per1 }) => per1.co2e === '0').map(({ name }) => name)
    const about = 'GWP100 of a blend, HFC and PFC alone'
    expect(zeros).toEqual(['R-406A', 'R-409A', 'R-414A', 'R-414B'].map((blend) => `${about} / ${blend}`))
  })

  it('of a blend of HCFC, and of no other gas, are used with a warning that the verifier asks for', () => {
    const warned = gwps.filter((factor) => {
      const calculation = calculateRefrigerant({ mass: 1, factor })
      const warnings = calculation.notices.filter(({ code }) => code === 'hcfc_not_counted')
      expect(verify(toTrace(calculation)).verified).toBe(true)
      const others = calculation.notices.filter(({ code }) => code !== 'hcfc_not_counted')
      expect(verify(toTrace({ ...calculation, notices: others })).verified).toBe(warnings.length === 0)
      return warnings.length > 0
    })
    expect(warned.map(({ source }) => source.table.includes('HCFC-'))).toEqual(warned.map(() => true))
    expect(warned.length).toBe(gwps.filter(({ source: { table } }) => /% HCFC/.test(table)).length)
    expect(warned.length).toBeGreaterThanOrEqual(13)
  })
})
