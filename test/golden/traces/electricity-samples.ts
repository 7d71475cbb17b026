import { type Calculation, calculateElectricity } from '../../../src/index.ts'
import type { FindFactor } from './samples.ts'

const ZERO = 'tonne/zero-emission-electricity/kwh'
const GRID = 'desnz-2025/uk-electricity/electricity-generated/electricity-uk/kwh'

/** Both figures of electricity, by percentage and by instruments. */
export const electricitySamples: Readonly<Record<string, (find: FindFactor) => Calculation>> = {
  'electricity_location-1-pounds': (find) =>
    calculateElectricity({ method: 'location', value: 123.4, unit: 'GJ', grid: find('epa-2025/egrid2023/camx/mwh') }),
  'electricity_location-1-lifecycle': (find) =>
    calculateElectricity({ method: 'location', value: 88, unit: 'kWh', grid: find('ember/de/kwh') }),
  'electricity_market-1-assumed': (find) =>
    calculateElectricity({
      method: 'market',
      value: 1.5,
      unit: 'MWh',
      grid: find(GRID),
      percentageOfCleanEnergy: 33.3,
    }),
  'electricity_market-1-factors': (find) =>
    calculateElectricity({
      method: 'market',
      value: 2000,
      unit: 'kWh',
      grid: find(GRID),
      percentageOfCleanEnergy: 0.5,
      residual: find('epa-2025/egrid2023/camx/mwh'),
      clean: find('ember/fr/kwh'),
    }),
  'electricity_market-1-all-clean': (find) =>
    calculateElectricity({ method: 'market', value: 7, unit: 'kWh', grid: find(GRID), percentageOfCleanEnergy: 100 }),
  'electricity_market-2-instruments': (find) =>
    calculateElectricity({
      method: 'market',
      value: '3610.5',
      unit: 'MWh',
      grid: find(GRID),
      residual: find('epa-2025/egrid2023/camx/mwh'),
      instruments: [
        { kind: 'supplier_mix', name: 'supplier 2025', energy: 900, draw: '450.25', factor: find('ember/de/kwh') },
        { kind: 'contract', name: 'wind farm', energy: 3600, unit: 'GJ', factor: find(ZERO) },
        { kind: 'certificate', name: 'GO 2025', energy: 1_240_000, unit: 'kWh', factor: find(ZERO) },
      ],
    }),
  'electricity_market-2-all-covered': (find) =>
    calculateElectricity({
      method: 'market',
      value: 7,
      unit: 'kWh',
      grid: find(GRID),
      instruments: [{ kind: 'contract', name: 'roof', energy: 7, factor: find(ZERO) }],
    }),
  'electricity_market-2-assumed': (find) =>
    calculateElectricity({
      method: 'market',
      value: 12,
      unit: 'GJ',
      grid: find(GRID),
      instruments: [{ kind: 'certificate', name: 'REC', energy: 1, unit: 'MWh', factor: find(ZERO) }],
    }),
  'electricity_market-1-all-clean-factor': (find) =>
    calculateElectricity({
      method: 'market',
      value: '12.5',
      unit: 'kWh',
      grid: find(GRID),
      percentageOfCleanEnergy: 100,
      clean: find('ember/fr/kwh'),
    }),
}
