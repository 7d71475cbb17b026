import {
  calculateElectricity,
  calculateFuel,
  calculateRefrigerant,
  calculateTrip,
  calculateVehicle,
  defineFactor,
} from '../../../src/index.ts'
import { findFactor, findRefrigerant } from '../../../src/reference/factors/index.ts'
import { amount, co2eOf, kg, moved, together, tonneKilometres, typed } from '../golden-arithmetic.ts'
import type { GoldenCase } from '../golden-case.ts'

const ibm = (notebook: string) => `IBM Envizi Emissions API, tutorial notebook ${notebook}: request and recorded answer`
const CLIMATIQ = 'Climatiq documentation, sample answers'
const ILEAP = 'iLEAP Technical Specifications'

/** The total and the gases as an API answers them, in kilograms of CO2e. */
function byGas(calculation: ReturnType<typeof calculateFuel>) {
  return {
    total: kg(calculation),
    co2: co2eOf('co2', calculation),
    ch4: co2eOf('ch4', calculation),
    n2o: co2eOf('n2o', calculation),
  }
}

function locationBased(value: number, unit: string, grid: Parameters<typeof calculateElectricity>[0]['grid']) {
  return calculateElectricity({ value, unit, method: 'location', grid })
}

export const serviceExamples: readonly GoldenCase[] = [
  {
    id: 'ibm-01',
    source: ibm('stationary_emission'),
    title: 'Butane, 1 mmBtu',
    given: 'EPA Hub 2025, Table 1: 64.77 kg CO2, 3 g CH4, 0.6 g N2O; AR5',
    how: 'calculateFuel by the published row',
    expected: { total: '65.013', co2: '64.77', ch4: '0.084', n2o: '0.159' },
    compute: () =>
      byGas(calculateFuel({ value: 1, unit: 'mmbtu', factor: findFactor('epa-2025/stationary/butane/mmbtu-hhv') })),
  },
  {
    id: 'ibm-02',
    source: ibm('transportation_and_distribution_emission'),
    title: 'A short business flight, 1,000 passenger-miles',
    given: 'EPA Hub 2025, Table 10: 0.207 kg CO2, 0.0064 g CH4, 0.0066 g N2O per passenger-mile; AR5',
    how: 'calculateTrip by the published row',
    expected: { total: '208.9282', co2: '207.0', ch4: '0.1792', n2o: '1.749' },
    compute: () => {
      const factor = findFactor('epa-2025/travel/air-travel-short-haul-under-300-miles/passenger-mile')
      return byGas(calculateTrip({ legs: [{ mode: 'AIR', distance: { value: 1000, unit: 'mi' }, factor }] }))
    },
  },
  {
    id: 'ibm-03',
    source: ibm('fugitive_emission'),
    title: 'A kilogram of R-404A under AR6',
    given: '44 % HFC-125 (3,740), 52 % HFC-143a (5,810), 4 % HFC-134a (1,530)',
    how: 'calculateRefrigerant of the shipped blend',
    expected: { kg: '4728' },
    compute: () => ({ kg: kg(calculateRefrigerant({ mass: 1, ...findRefrigerant('R-404A', 'AR6_GWP100') })) }),
  },
  {
    id: 'ibm-04',
    source: ibm('mobile_emission'),
    title: 'A diesel van of class I over 123.1 km',
    given: 'DEFRA 2024, delivery vehicles: 0.15356 kg CO2e, 0.15191 of CO2, 0.00165 of N2O',
    how: 'calculateVehicle by the published row of 2024',
    expected: { total: '18.903236', co2: '18.700121', n2o: '0.203115' },
    compute: () => {
      const factor = findFactor('desnz-2024/freighting-goods/vans/class-i-up-to-1-305-tonnes/diesel/km')
      return byGas(calculateVehicle({ amount: '123.1', unit: 'km', factor }))
    },
  },
  {
    id: 'ibm-05',
    source: ibm('location_based_emission'),
    title: 'A megawatt hour in New York state',
    given:
      'the gases of the answer, kilograms of CO2e; the factor (eGRID 2022 by state) is not printed and not shipped',
    how: 'calculateElectricity by a typed factor of the printed gases on a basis of CO2e; the total is their sum',
    expected: { total: '222.84404', co2: '222.12781', ch4: '0.35562', n2o: '0.36061' },
    compute: () => {
      const per1 = { co2: '222.12781', ch4: '0.35562', n2o: '0.36061' }
      return byGas(
        locationBased(
          1,
          'MWh',
          defineFactor({ key: 'typed/ny/mwh', unit: 'MWh', gasBasis: 'co2e', gwp: 'AR5_GWP100', per1 }),
        ),
      )
    },
  },
  {
    id: 'climatiq-01',
    source: `${CLIMATIQ}, quickstart`,
    title: '4,200 kWh of a residual mix',
    given: '0.81 kg/kWh, implied by 81 kg for 100 kWh (NSW, NGER 2024)',
    how: 'calculateElectricity, market-based with the residual mix',
    expected: { kg: '3402' },
    compute: () => {
      const residual = typed('kWh', '0.81')
      return {
        kg: kg(calculateElectricity({ value: 4200, unit: 'kWh', method: 'market', grid: residual, residual })),
      }
    },
  },
  {
    id: 'climatiq-03',
    source: `${CLIMATIQ}, estimation`,
    title: '100 kWh of the Estonian residual mix of 2021',
    given: '1.04329 kg/kWh; the answer, 104.32900000000001, is what binary floating point makes of it',
    how: 'calculateElectricity; the exact decimal is 104.329',
    expected: { kg: '104.329' },
    tolerance: { why: 'exact', absolute: '0' },
    compute: () => ({ kg: locationBased(100, 'kWh', typed('kWh', 1.04329)).emission.co2e }),
  },
  {
    id: 'ileap-02',
    source: ILEAP,
    title: 'A lorry, 87 kg over 321 km',
    given: '0.17 kg WTW and 0.153 kg TTW per tkm',
    how: 'calculateMovement with the mass in kilograms',
    expected: { tkm: '27.927', wtw: '4.74759', ttw: '4.272831' },
    tolerance: { why: 'exact', absolute: '0' },
    compute: () => ({
      tkm: tonneKilometres(87, 321, 'kg'),
      wtw: kg(moved(87, 321, typed('t·km', '0.17'), 'kg')),
      ttw: kg(moved(87, 321, typed('t·km', '0.153'), 'kg')),
    }),
  },
  {
    id: 'ileap-03',
    source: ILEAP,
    title: 'A shipment of two transport chain elements',
    given: '3.6801 and 4.74759 kg, 36.801 and 27.927 tkm',
    how: 'sumEmissions',
    expected: { wtw: '8.42769', tkm: '64.728' },
    tolerance: { why: 'exact', absolute: '0' },
    compute: () => ({
      wtw: together(amount('3.6801', 'kg', 1), amount('4.74759', 'kg', 1)),
      tkm: together(amount('36.801', 't·km', 1), amount('27.927', 't·km', 1)),
    }),
  },
]
