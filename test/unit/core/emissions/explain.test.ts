import { describe, expect, it } from 'vitest'
import {
  calculateElectricity,
  calculateFuel,
  calculateVehicle,
  combineFactors,
  defineFactor,
  explain,
  scope2,
  wellToWheel,
  withGwpSet,
  withRadiativeForcing,
} from '../../../../src/index.ts'
import { factors } from '../../../fixtures/own-factors.ts'

const lines = (...parts: string[]) => parts.join('\n')

describe('explain', () => {
  it('prints one product, units in every term, and where the factor stands', () => {
    expect(explain(calculateFuel({ value: 1234.56, unit: 'l', factor: factors.diesel }))).toBe(
      '1234.56 l × 2.57082 kg CO2e/l (DESNZ 2025, Fuels, row 1_101_1011_8) = 3173.8315392 kg CO2e',
    )
  })

  it('prints a conversion as its step, exactly where it terminates', () => {
    expect(explain(calculateFuel({ value: 2, unit: 'm3', factor: factors.diesel }))).toBe(
      '2 m3 × 1000 l/m3 × 2.57082 kg CO2e/l (DESNZ 2025, Fuels, row 1_101_1011_8) = 5141.64 kg CO2e',
    )
  })

  it('prints a conversion that does not terminate as the fraction that a person types, and says ≈', () => {
    const calculation = calculateFuel({ value: 1, unit: 'GJ', factor: factors.naturalGasGross, heatingValue: 'gross' })
    expect(explain(calculation)).toBe(
      '1 GJ × (2500/9) kWh/GJ × 0.18296 kg CO2e/kWh (DESNZ 2025, Fuels, row 1_100_1004_6) ≈ 50.82222222222222 kg CO2e',
    )
  })

  it('names a bridge in its term and notes its source', () => {
    const bridge = {
      name: 'gross calorific value of diesel',
      from: 'l',
      to: 'kWh',
      times: '10.6',
      heatingValue: 'gross',
      source: 'our supplier',
    } as const
    const gross = defineFactor({ key: 'own/diesel/kwh', unit: 'kWh', heatingValue: 'gross', per1: { co2e: '0.25' } })
    expect(explain(calculateFuel({ value: 10, unit: 'l', factor: gross, bridge }))).toBe(
      lines(
        '10 l × 10.6 kWh/l [gross calorific value of diesel] × 0.25 kg CO2e/kWh (own factor, row own/diesel/kwh) = 26.5 kg CO2e',
        'note: gross calorific value of diesel (our supplier) led from l to kWh',
      ),
    )
  })

  it('shows how a co2e that was not published follows from pounds of each gas', () => {
    const grid = factors.gridCalifornia
    expect(explain(calculateElectricity({ value: 3, unit: 'MWh', method: 'location', grid }))).toBe(
      lines(
        '3 MWh × 198.7414969155 kg CO2e/MWh (US EPA 2025, Table 6, row camx) = 596.2244907465 kg CO2e',
        '  198.7414969155 kg CO2e/MWh = 198.06337632235 kg CO2 + 28 × 0.01133980925 kg CH4 + 265 × 0.00136077711 kg N2O [AR5_GWP100]',
        '  published per MWh: 436.655 lb CO2, 0.025 lb CH4, 0.003 lb N2O; 1 lb = 0.45359237 kg',
      ),
    )
  })

  it('gives market electricity a line a share, their sum, and every assumption', () => {
    const { market } = scope2({ value: 1, unit: 'MWh', grid: factors.gridUk, percentageOfCleanEnergy: 40 })
    expect(explain(market)).toBe(
      lines(
        'uncovered share: 1 MWh × 1000 kWh/MWh × 60/100 [uncovered share] × 0.177 kg CO2e/kWh (DESNZ 2025, UK electricity, row 7_400_4000_5) = 106.2 kg CO2e',
        'clean share: 1 MWh × 1000 kWh/MWh × 40/100 [clean share] × 0 kg CO2e/kWh (WRI 2015, chapter 6, row zero-emission-electricity) = 0 kg CO2e',
        'together = 106.2 kg CO2e',
        'note: no residual mix was given; the grid factor stands in for it',
        'note: no factor was given for the clean share; zero was used',
      ),
    )
  })

  it('gives each half of a US EPA pair its own activity', () => {
    const calculation = calculateVehicle({
      amount: 1000,
      unit: 'mi',
      factor: combineFactors(factors.gasolineCo2, factors.carGases),
      fuel: { value: 40, unit: 'US gal' },
    })
    expect(explain(calculation)).toBe(
      lines(
        'CO2: 40 US gal × 8.78 kg CO2e/US gal (US EPA 2025, Table 2, row test/mobile/motor-gasoline/us-gallon) = 351.2 kg CO2e',
        '  8.78 kg CO2e/US gal = 8.78 kg CO2 + 28 × 0 kg CH4 + 265 × 0 kg N2O [AR5_GWP100]',
        'CH4 and N2O: 1000 mi × 0.0005696 kg CO2e/mi (US EPA 2025, Table 3, row test/mobile/gasoline-passenger-cars-2018/vehicle-mile) = 0.5696 kg CO2e',
        '  0.0005696 kg CO2e/mi = 0 kg CO2 + 28 × 0.0000052 kg CH4 + 265 × 0.0000016 kg N2O [AR5_GWP100]',
        'together = 351.7696 kg CO2e',
      ),
    )
  })

  it('shows the consumption of a vehicle per one kilometre', () => {
    const consumption = { value: 7.5, unit: 'l', per: 100 } as const
    expect(explain(calculateVehicle({ amount: 1500, unit: 'km', factor: factors.diesel, consumption }))).toBe(
      '1500 km × 0.075 l/km × 2.57082 kg CO2e/l (DESNZ 2025, Fuels, row 1_101_1011_8) = 289.21725 kg CO2e',
    )
  })

  it('names the GWP set that a total was recomputed with', () => {
    const propane = calculateFuel({ value: 10, unit: 'US gal', factor: factors.propane })
    expect(explain(withGwpSet(propane, 'AR6_GWP100'))).toBe(
      lines(
        '10 US gal × 5.74094 kg CO2e/US gal (US EPA 2025, Table 1, row 75, per US gallon) = 57.4094 kg CO2e',
        '  5.74094 kg CO2e/US gal = 5.72 kg CO2 + 27 × 0.00027 kg CH4 + 273 × 0.00005 kg N2O [AR6_GWP100]',
        'note: co2e was recomputed with AR6_GWP100',
      ),
    )
  })

  it('says how much CO2 radiative forcing adds', () => {
    const flight = defineFactor({
      key: 'test/flight/passenger-km',
      unit: 'passenger·km',
      gasBasis: 'co2e',
      gwp: 'AR5_GWP100',
      radiativeForcing: 'excluded',
      per1: { co2: '0.13395', ch4: '0.00022', n2o: '0.00134', co2e: '0.13552' },
    })
    const raised = withRadiativeForcing(flight)
    expect(explain(calculateFuel({ value: 500, unit: 'passenger·km', factor: raised }))).toBe(
      lines(
        '500 passenger·km × 0.229285 kg CO2e/passenger·km (own factor, row test/flight/passenger-km) = 114.6425 kg CO2e',
        '  0.229285 kg CO2e/passenger·km = 0.13552 kg CO2e + 0.7 × 0.13395 kg CO2 [radiative_forcing]',
      ),
    )
  })

  it('cites both rows of a well-to-wheel factor', () => {
    const factor = wellToWheel(factors.diesel, factors.dieselUpstream)
    expect(explain(calculateFuel({ value: 500, unit: 'l', factor }))).toBe(
      '500 l × 3.18183 kg CO2e/l (DESNZ 2025, Fuels, row 1_101_1011_8+11_101_1011_8) = 1590.915 kg CO2e\n' +
        'note: test/diesel/litres+wtt is well to wheel: its upstream part belongs to Scope 3 category 3 but counts in Scope 1 here; calculate the two separately',
    )
  })

  it('calls biogenic CO2 by its name where nothing else was published', () => {
    const wood = defineFactor({ key: 'test/wood/kg', unit: 'kg', per1: {}, biogenicCo2: '1.7' })
    expect(explain(calculateFuel({ value: 3, unit: 'kg', factor: wood }))).toBe(
      lines(
        '3 kg × 1.7 kg biogenic CO2/kg (own factor, row test/wood/kg) = 5.1 kg biogenic CO2',
        'note: biogenic CO2 of this factor is given in biogenicCo2 and is in no total',
      ),
    )
  })

  it('prints biogenic CO2 beside the total that it is not in', () => {
    const blend = defineFactor({ key: 'test/blend/l', unit: 'l', per1: { co2e: '2.5' }, biogenicCo2: '0.14' })
    expect(explain(calculateFuel({ value: 100, unit: 'l', factor: blend }))).toBe(
      lines(
        '100 l × 2.5 kg CO2e/l (own factor, row test/blend/l) = 250 kg CO2e',
        '  beside it, in no total: 0.14 kg biogenic CO2/l, 14 kg together',
        'note: biogenic CO2 of this factor is given in biogenicCo2 and is in no total',
      ),
    )
  })

  it('prints an activity given as a fraction as that fraction', () => {
    const factor = defineFactor({ key: 'own/a', unit: 'kg', per1: { co2e: '1' } })
    expect(explain(calculateFuel({ value: '1/3', unit: 'kg', factor }))).toBe(
      '(1/3) kg × 1 kg CO2e/kg (own factor, row own/a) ≈ 0.3333333333333333 kg CO2e',
    )
  })
})
