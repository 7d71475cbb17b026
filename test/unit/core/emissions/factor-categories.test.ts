import { describe, expect, it } from 'vitest'
import { FACTOR_USES, type FactorUse, fittingUse } from '../../../../src/core/emissions/index.ts'
import { defineFactor, FACTOR_CATEGORIES } from '../../../../src/index.ts'
import { definition } from '../../../fixtures/own-factors.ts'

const BY_ROAD = 'vehicle vehicle-van vehicle-hgv vehicle-ev-electricity freight-road-refrigerated'
const freightBy = (mode: string) => `freight freight-${mode} freight-wtt freight-${mode}-wtt`
const HEAT = 'heat-steam cooling'
const HEAT_UPSTREAM = 'heat-steam-td heat-and-steam-wtt'
const BURNT = 'fuel bioenergy fuel-mobile fuel-nonroad'
const BURNT_UPSTREAM = 'fuel-wtt bioenergy-wtt electricity-td electricity-wtt'
const GRIDS = 'electricity electricity-clean electricity-residual electricity-other overseas-electricity'
const FREIGHT = 'freight freight-road freight-road-refrigerated freight-rail freight-sea freight-air'
const FREIGHT_UPSTREAM = 'freight-wtt freight-road-wtt freight-rail-wtt freight-sea-wtt freight-air-wtt'
const COMMUTED = 'travel-land travel-road travel-rail travel-sea homeworking'
const COMMUTED_UPSTREAM = 'travel-land-wtt travel-road-wtt travel-rail-wtt business-travel-sea-wtt'
const GASES = 'refrigerant refrigerant-other'
const PER_MONEY = 'spend spend-without-margins'

/** The categories that each activity takes, under the scope where they count, from the GHG Protocol. */
const TAKEN: Readonly<Record<FactorUse, Readonly<Record<string, string>>>> = {
  fuel: { 1: `${BURNT} ${GASES}`, 2: HEAT, 3.3: `${BURNT_UPSTREAM} ${HEAT_UPSTREAM}` },
  electricity: { 2: GRIDS, 3.8: 'managed-assets-electricity' },
  vehicle: {
    1: `${BURNT} vehicle vehicle-van vehicle-hgv vehicle-mobile ${FREIGHT} travel travel-land travel-road`,
    2: `${GRIDS} vehicle-ev-electricity`,
    3.3: `${BURNT_UPSTREAM} uk-electricity-t-d-for-evs ${FREIGHT_UPSTREAM} travel-land-wtt travel-road-wtt`,
    3.8: 'managed-assets-vehicles',
  },
  'movement-truck': { 3.4: `${BY_ROAD} ${freightBy('road')}` },
  'movement-rail': { 3.4: freightBy('rail') },
  'movement-ship': { 3.4: freightBy('sea') },
  'movement-air': { 3.4: freightBy('air') },
  'trip-truck': {
    3.6: `${BY_ROAD} ${freightBy('road')} travel travel-land travel-road travel-land-wtt travel-road-wtt`,
  },
  'trip-rail': { 3.6: `${freightBy('rail')} travel travel-land travel-rail travel-land-wtt travel-rail-wtt` },
  'trip-ship': { 3.6: `${freightBy('sea')} travel-sea business-travel-sea-wtt` },
  'trip-air': { 3.6: `${freightBy('air')} travel travel-air travel-air-wtt` },
  hotel: { 3.6: 'hotel' },
  quantity: {
    ...{ 1: 'agriculture process vehicle-van vehicle-hgv', 2: HEAT, 3.1: 'water material-use', 3.3: HEAT_UPSTREAM },
    ...{ 3.5: 'water-treatment waste-disposal', 3.6: 'hotel', 3.7: `${COMMUTED} ${COMMUTED_UPSTREAM}` },
  },
  refrigerant: { 1: GASES },
  spend: { 3.1: PER_MONEY },
  'spend-capital': { 3.2: PER_MONEY },
}

const UNUSED = [
  'outside-of-scopes',
  'electricity-non-baseload',
  'secr-kwh-pass-delivery-vehs',
  'secr-kwh-uk-electricity-for-evs',
]

const ofCategory = (category: string) => defineFactor(definition({ key: 'own/factor', category }))
const stated = FACTOR_CATEGORIES.filter((category) => category !== 'own')

/** `3.6 hotel` for each category that an activity takes, sorted. */
function takenBy(use: FactorUse): readonly string[] {
  return stated
    .flatMap((category) => {
      const { scope, by } = fittingUse(ofCategory(category), use) ?? {}
      return scope === undefined ? [] : [`${scope} ${category}${by === 'factor' ? '' : ` by ${by}`}`]
    })
    .sort()
}

function dueTo(use: FactorUse): readonly string[] {
  return Object.entries(TAKEN[use])
    .flatMap(([scope, categories]) => categories.split(' ').map((category) => `${scope} ${category}`))
    .sort()
}

describe('the category of a factor', () => {
  it.each(FACTOR_USES)('fits %s, or does not, and tells the scope where it counts', (use) => {
    expect(takenBy(use)).toEqual(dueTo(use))
  })

  it('fits an activity at least, but for energy per distance and for what no inventory counts', () => {
    const fitsNone = (category: string) =>
      FACTOR_USES.every((use) => fittingUse(ofCategory(category), use) === undefined)
    expect(stated.filter(fitsNone)).toEqual(UNUSED)
  })

  it.each(['own', 'sheet-of-next-year', 'toString'])('leaves the scope to the activity where it is %s', (category) => {
    const factor = { ...ofCategory('own'), category }
    const fitting = FACTOR_USES.map((use) => fittingUse(factor, use))
    expect(fitting.map((one) => one?.by)).toEqual(FACTOR_USES.map(() => 'activity'))
    expect(fitting.map((one) => one?.scope)).toEqual([
      ...['1', '2', '1', '3.4', '3.4', '3.4', '3.4', '3.6', '3.6', '3.6', '3.6'],
      ...['3.6', '3.1', '1', '3.1', '3.2'],
    ])
  })
})
