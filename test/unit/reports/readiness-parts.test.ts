import { describe, expect, it } from 'vitest'
import { builtInUnits } from '../../../src/core/units/index.ts'
import type { Activity } from '../../../src/ledger/context/activity-stream.ts'
import { Duplicates, OutlierGroups } from '../../../src/reports/readiness/record-findings.ts'
import { Y2025 } from '../../fixtures/inventory.ts'
import { factors } from '../../fixtures/own-factors.ts'
import { fuelInput, siteInput, testService } from '../../fixtures/service.ts'

const litre = { label: 'fuel', activity: { value: 1, unit: 'l' }, steps: [], factor: factors.diesel }
const fuel = (changes: Partial<Activity>) =>
  ({
    ...Y2025,
    collection: 'siteFuels',
    fuel: 'Diesel',
    siteId: 'leeds',
    vehicleId: null,
    files: [],
    ...changes,
  }) as Activity

describe('a record that was entered twice', () => {
  it('is of one site and one kind, whatever the ids of others begin with', () => {
    const duplicates = new Duplicates(builtInUnits)
    const sameFigures = (id: string, siteId: string, kindId: string) =>
      duplicates.add(fuel({ id, siteId }), kindId, [litre]).sameFigures
    expect(sameFigures('first', 'site 1', '1 gas')).toEqual([])
    expect(sameFigures('second', 'site 11', ' gas')).toEqual([])
    expect(sameFigures('third', 'site 1', '1 gas')).toEqual(['first', 'third'])
  })
})

describe('energy that was entered in two units', () => {
  const keyOf = (unit: string) => ({ ...factors.diesel, key: `own/diesel/${unit}` })
  const measured = (value: number, unit: string) => ({ ...litre, activity: { value, unit: 'l' }, factor: keyOf(unit) })
  const ofEnergy = (
    changes: Partial<Activity>,
    contribution: typeof litre,
    duplicates = new Duplicates(builtInUnits),
  ) => {
    duplicates.add(fuel({ id: 'first' }), 'gas', [measured(100, 'l')])
    return duplicates.add(fuel({ id: 'second', ...changes }), 'gas', [contribution]).sameEnergy
  }

  it('is of one site, period and fuel, with nearly the same emission', () => {
    expect(ofEnergy({}, measured(104, 'kwh'))).toEqual(['first', 'second'])
    expect(ofEnergy({}, measured(86, 'kwh'))).toEqual(['first', 'second'])
    expect(ofEnergy({}, measured(84, 'kwh'))).toEqual([])
    expect(ofEnergy({}, measured(104, 'l'))).toEqual([])
    expect(ofEnergy({ siteId: 'hull' }, measured(100, 'kwh'))).toEqual([])
    expect(ofEnergy({ meter: 'M1' }, measured(100, 'kwh'))).toEqual([])
    expect(ofEnergy({ to: '2025-02-01T00:00:00.000Z' }, measured(100, 'kwh'))).toEqual([])
    expect(ofEnergy({ from: '2025-01-02T00:00:00.000Z' }, measured(100, 'kwh'))).toEqual([])
    expect(ofEnergy({ collection: 'vehicleEmissions' }, measured(100, 'kwh'))).toEqual([])
    expect(ofEnergy({ fuel: undefined }, measured(100, 'kwh'))).toEqual([])
    const other = { ...measured(100, 'kwh'), factor: { ...factors.diesel, key: 'own/petrol/kwh' } }
    expect(ofEnergy({}, other)).toEqual([])
  })

  it('names each record once', () => {
    const duplicates = new Duplicates(builtInUnits)
    expect(ofEnergy({}, measured(100, 'kwh'), duplicates)).toEqual(['first', 'second'])
    const third = duplicates.add(fuel({ id: 'third' }), 'gas', [measured(101, 't')])
    expect(third.sameEnergy).toEqual(['third'])
  })
})

describe('the outliers of a site', () => {
  it('are all counted, and the hundred largest of them named', () => {
    const outliers = new OutlierGroups()
    const kind = { id: 'gas', name: 'Gas', scope: 'SCOPE_1' }
    const groups = { site: { id: 'leeds', name: 'Leeds works' }, kind, countryId: 826, vehicle: null } as const
    for (let nth = 0; nth < 160; nth++) outliers.add(groups, fuel({ id: `small ${nth}`, exactKg: '1' }), [litre])
    for (let nth = 0; nth < 150; nth++) outliers.add(groups, fuel({ id: `${nth}`, exactKg: `${1000 + nth}` }), [litre])
    const [found] = outliers.outliers()
    expect(found?.records).toBe(150)
    expect(found?.ids).toEqual(Array.from({ length: 100 }, (_, nth) => `${149 - nth}`))
  })
})

describe('the populations to draw samples from', () => {
  it('are of each site alone', async () => {
    const { company } = testService()
    for (const name of ['Leeds works', 'Hull works']) {
      const { id } = (await company.sites.create(siteInput({ name }))).record
      await company.siteFuels.create(id, fuelInput())
    }
    const { strata } = await company.readiness(Y2025)
    expect(strata.map(({ siteName, records, co2e }) => [siteName, records, co2e.exact])).toEqual([
      ['Hull works', 1, '2570.82'],
      ['Leeds works', 1, '2570.82'],
    ])
  })
})
