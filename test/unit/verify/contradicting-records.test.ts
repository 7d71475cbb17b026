import { describe, expect, it } from 'vitest'
import { verifyBundle } from '../../../src/verify/index.ts'
import { runTonne } from '../../cli/memory-io.ts'
import { catalogue, everyRecord } from '../../fixtures/every-record.ts'
import { type BundleLine, forged, linesOf } from '../../fixtures/forged-bundle.ts'
import { takeShare } from '../../fixtures/seeds.ts'

const { lines } = await everyRecord()

/** A record with another value at a path, the rest as it was. */
function withAt(record: unknown, [part = '', ...rest]: readonly string[], value: unknown): unknown {
  if (Array.isArray(record))
    return record.map((one, index) => (String(index) === part ? withAt(one, rest, value) : one))
  const fields = record as BundleLine
  return { ...fields, [part]: rest.length === 0 ? value : withAt(fields[part] ?? {}, rest, value) }
}

/** The bundle with another value in the first record of a collection, or the first that is as it is to be. */
function contradicting(
  collection: string,
  path: string,
  value: unknown,
  isMeant: (record: BundleLine) => boolean = () => true,
) {
  const number = linesOf(lines).findIndex((one) => one.collection === collection && isMeant(one.record as BundleLine))
  expect(number).toBeGreaterThan(0)
  return forged(lines, (line, index) => {
    return index === number ? { ...line, record: withAt(line.record, path.split('.'), value) } : line
  })
}

const RECORDS: readonly (readonly [
  collection: string,
  path: string,
  value: unknown,
  isMeant?: (one: never) => boolean,
])[] = [
  ['movements', 'transportWeightTon', 200],
  ['movements', 'distance', 1],
  ['movements', 'given.distanceKm', 1],
  ['movements', 'isReturnMoving', false],
  ['movements', 'transportType', 'SHIP'],
  ['movements', 'startPoint', 'Mainz works'],
  ['movements', 'emissionKindId', '70e836ca-b77b-5d32-87fe-9d76cdab72c4'],
  ['siteEnergies', 'percentageOfCleanEnergy', 100],
  ['siteEnergies', 'given.grid.countryId', 76],
  ['siteEnergies', 'given.grid.year', 2019],
  ['siteEnergies', 'customEmissionFactorId', null, ({ customEmissionFactorId }) => customEmissionFactorId !== null],
  ['sites', 'countryId', 76],
  ['instruments', 'countryId', 76],
  ['instruments', 'endDate', '2019-02-01T00:00:00.000Z'],
  ['instruments', 'kind', 'contract'],
  ['instruments', 'siteId', 'another'],
  ['refrigerantLeaks', 'refrigerant', 'R-404A'],
  ['refrigerantLeaks', 'refrigerant', 'R-32'],
  ['refrigerantLeaks', 'refrigerant', 'R-32', ({ refrigerant }) => refrigerant === 'HFC-134a'],
  ['refrigerantLeaks', 'refrigerant', 'SF6', ({ refrigerant }) => refrigerant === 'HFC-134a'],
  ['refrigerantLeaks', 'refrigerant', 'water', ({ refrigerant }) => refrigerant === 'HFC-134a'],
  ['refrigerantLeaks', 'gwpSet', 'AR6_GWP100'],
  ['vehicleEmissions', 'given.specification.emissionFactorId', 'another'],
  ['vehicleEmissions', 'given.specification.activityUnitId', 10],
  ['vehicleEmissions', 'given.specification.fuelConsumption', 1, ({ amount }) => amount === 1200],
  ['vehicleEmissions', 'given.specification.consumptionPer', 1, ({ amount }) => amount === 1200],
  ['travels', 'hotelNights', 300],
  ['travels', 'flightClass', 'FIRST_CLASS'],
  ['travels', 'movementDto.isReturnMoving', false],
  ['travels', 'movementDto.customOptions.passengers', 1],
  ['travels', 'movementDto.customOptions.distanceKm', 1],
  ['travels', 'movementDto.customOptions.radiativeForcing', 'desnz1.7'],
  ['travels', 'movementDto.transportType', 'RAIL'],
  ['travels', 'movementDto.toAddress.endPoint', 'SIN'],
  ['activityRecords', 'currency', 'EUR', ({ currency }) => currency !== null],
  ['activityRecords', 'priceYear', 2019, ({ priceYear }) => priceYear !== null],
  ['activityRecords', 'price', 'PRODUCER', ({ price }) => price !== null],
  ['baseYears', 'reported.co2e.exact', '1'],
  ['baseYears', 'reported.co2e.kg', 1],
  ['baseYears', 'reported.log.sequence', 9999],
  ['baseYears', 'threshold.percent', 50],
  ['baseYears', 'recalculations.0.difference.exact', '0'],
  ['siteFuels', 'emissionFactor.co2e', 1],
  ['siteFuels', 'emissionKind.scope', 'SCOPE_3'],
  ['siteFuels', 'unit.multiplier', 1000],
  ['batches', 'totalWeight', 1],
  ['periodLocks', 'lockedBy', 'nobody'],
]

describe('a bundle without a head', () => {
  it.each(takeShare(RECORDS))(
    'is rejected if a record of %s contradicts its trace in %s: %j',
    async (collection, path, value, isMeant) => {
      const meant = isMeant as ((record: BundleLine) => boolean) | undefined
      const { verified, differences } = await verifyBundle(
        contradicting(String(collection), String(path), value, meant),
        { catalogue },
      )
      expect(verified).toBe(false)
      expect(differences.length).toBeLessThan(20)
    },
  )

  it('is rejected by tonne verify, which names the field', async () => {
    const text = contradicting('movements', 'transportWeightTon', 200).join('\n')
    const { code, stderr } = await runTonne(['verify', 'bundle.ndjson'], { files: { 'bundle.ndjson': text } })
    expect(code).toBe(1)
    expect(stderr).toContain('record.transportWeightTon')
  })
})
