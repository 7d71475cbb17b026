import { describe, expect, it } from 'vitest'
import { type Calculation, calculationOf } from '../../../../src/core/emissions/index.ts'
import {
  calculateElectricity,
  calculateFuel,
  calculateMovement,
  calculateTrip,
  defineFactor,
  type NoticeCode,
  type RestatementChange,
  restate,
} from '../../../../src/index.ts'
import { definition, factors } from '../../../fixtures/own-factors.ts'
import { transport } from '../../../fixtures/transport-factors.ts'

const march = calculateFuel({ value: 1000, unit: 'l', factor: factors.diesel })
const use = { value: 10, unit: 'MWh', method: 'market', grid: factors.gridUk, percentageOfCleanEnergy: 25 } as const
const market = calculateElectricity(use)
const gas = calculateFuel({ value: 1, unit: 'MWh', factor: factors.naturalGasGross, heatingValue: 'gross' })
const distance = { value: 100, kind: 'shortest_feasible' } as const
const movement = calculateMovement({ mass: 1, distance, mode: 'TRUCK', factor: transport.hgv })
const perPlanned = defineFactor({ ...transport.hgv, key: 'test/planned', distanceBasis: 'shortest_feasible' })
const unstated = defineFactor({ ...transport.hgv, key: 'test/unstated', distanceBasis: null })
const KM_100 = { value: 100, kind: 'actual' } as const
const trip = calculateTrip({
  legs: [
    { mode: 'TRUCK', distance: KM_100, factor: transport.car },
    { mode: 'RAIL', distance: KM_100, factor: transport.rail, passengers: 2 },
  ],
  hotel: { nights: 3, factor: transport.hotel },
})
const activity = (label: string, value: number | string) => ({ activity: { byLabel: { [label]: value } } })

describe('a restatement is rejected with a sentence that says what to do', () => {
  it.each<[string, Calculation, RestatementChange, object]>([
    [
      'without a change',
      march,
      {},
      { message: 'needs a new activity, factor, GWP set or method', expected: 'at least one change' },
    ],
    [
      'for two values of one record',
      market,
      activity('uncovered share', 5),
      {
        message: 'belongs to one record: give one value for all its parts',
        expected: 'the same value for every part',
      },
    ],
    [
      'for one value of several parts',
      market,
      { factor: factors.gridUk },
      { message: 'is one value for a calculation of 2 parts; give { byLabel } with: uncovered share, clean share' },
    ],
    [
      'for a part that there is not',
      market,
      activity('leg 1', 5),
      {
        message: '"leg 1" is not a part of the calculation',
        expected: 'uncovered share, clean share',
        received: '"leg 1"',
      },
    ],
    [
      'for less than nothing',
      march,
      { activity: -1 },
      {
        message: 'must not be negative; set allowCredits for a correction invoice',
        expected: '0 or more',
        received: '-1',
      },
    ],
    [
      'for half a pair',
      march,
      { factor: factors.gasolineCo2 },
      {
        message:
          'test/mobile/motor-gasoline/us-gallon covers only some of the gases; combine it with the other gases by combineFactors',
      },
    ],
    [
      'for the other heating value',
      gas,
      { factor: factors.naturalGasNet },
      {
        message:
          'test/natural-gas/kwh-net-cv is net and test/natural-gas/kwh-gross-cv is gross; choose the gross factor of the fuel',
        expected: 'gross',
        received: '"net"',
      },
    ],
    [
      'for another kind of kilometre',
      movement,
      { factor: perPlanned },
      {
        message:
          'test/planned is per shortest_feasible kilometre, but the distance was increased for actual ones; calculate it again and pass it as method',
        expected: 'actual',
      },
    ],
    ['for a kilometre of no stated kind', movement, { factor: unstated }, { expected: 'actual' }],
    [
      'for half a night',
      trip,
      activity('hotel', '1/2'),
      { message: 'of nights must be a whole number', received: '"1/2"' },
    ],
    [
      'for half a traveller',
      trip,
      activity('leg 2', 1.5),
      { message: 'of passengers must be a whole number', received: '1.5' },
    ],
    [
      'for two vehicles',
      trip,
      activity('leg 1', 2),
      { message: 'is one whole vehicle; restate its distance by method' },
    ],
  ])('%s', (_, calculation, change, said) => {
    expect(() => restate(calculation, change)).toThrow(
      expect.objectContaining({ violations: [expect.objectContaining(said)] }),
    )
  })
})

describe('a factor takes the place of another', () => {
  it('where one of the two states no heating value', () => {
    const unstatedGas = defineFactor({ ...factors.naturalGasNet, key: 'test/gas', heatingValue: null })
    const first = restate(gas, { factor: unstatedGas }).after
    expect(first.emission.co2e).toBe(202.7)
    expect(restate(first, { factor: factors.naturalGasGross }).after.emission).toEqual(gas.emission)
  })

  it('of another kind of kilometre where no distance was raised', () => {
    for (const unit of ['t·km', 'kg·km']) {
      const hauled = calculateFuel({ value: 2, unit, factor: transport.hgv })
      expect(restate(hauled, { factor: perPlanned }).after.emission).toEqual(hauled.emission)
    }
  })

  it('with the label of the part, and the step to its unit', () => {
    const perCubicMetre = defineFactor({ key: 'own/diesel/m3', unit: 'm3', per1: { co2e: '2600' } })
    const [part] = restate(march, { factor: perCubicMetre }).after.contributions
    expect(part?.label).toBe('fuel')
    expect(part?.steps.map(({ kind, times, unit }) => [kind, times, unit])).toEqual([['convert', '0.001', 'm3/l']])
  })
})

describe('the notices of a factor that is replaced', () => {
  const newDiesel = defineFactor({ key: 'own/diesel', unit: 'l', per1: { co2e: '2.5' } })
  const noted = (code: NoticeCode, path: string): Calculation => ({
    ...march,
    notices: [{ code, path, message: 'as it was said before' }],
  })
  const codesAfter = (calculation: Calculation) =>
    restate(calculation, { factor: newDiesel }).after.notices.map(({ code }) => code)

  it.each<[NoticeCode]>([
    ['biogenic_outside_totals'],
    ['factor_from_secondary_copy'],
    ['sector_average'],
    ['hcfc_not_counted'],
    ['margins_left_out'],
    ['zero_factor_electricity_elsewhere'],
    ['grid_factor_lifecycle'],
    ['gwp_set_changed'],
    ['upstream_in_scope'],
    ['factor_edition_older'],
    ['factor_edition_newer'],
    ['factor_edition_partial'],
    ['factor_region_fallback'],
  ])('goes with it, wherever it stood (%s)', (code) => {
    expect(codesAfter(noted(code, 'grid'))).toEqual([])
  })

  it('goes with it where it stood at the factor, and stays where it stood elsewhere', () => {
    expect(codesAfter(noted('place_not_used', 'factor.of'))).toEqual([])
    expect(codesAfter(noted('place_not_used', 'distance'))).toEqual(['place_not_used'])
    expect(codesAfter(noted('place_not_used', 'to the factor'))).toEqual(['place_not_used'])
  })

  it('are made for the new one, once', () => {
    const wood = defineFactor(definition({ unit: 'l', biogenicCo2: '1', boundary: 'lifecycle' }))
    const selected = { code: 'grid_factor_lifecycle', path: 'factor', message: 'selected for its region' } as const
    const { notices } = restate(march, { factor: { factor: wood, notices: [selected] } }).after
    expect(notices.map(({ code, message }) => [code, message])).toEqual([
      ['grid_factor_lifecycle', 'selected for its region'],
      ['biogenic_outside_totals', 'biogenic CO2 of this factor is given in biogenicCo2 and is in no total'],
    ])
  })
})

describe('the notice of the value of a flight', () => {
  const flown = (factor: typeof transport.flight | typeof transport.flightWithForcing) =>
    calculateTrip({ legs: [{ mode: 'AIR', distance: { value: 1000, kind: 'great_circle' }, factor }] })
  const inputOf = ({ notices }: Calculation) => notices.map(({ code, path }) => `${path} ${code}`)

  it('states the new value where it stated the old one', () => {
    const before = flown(transport.flight)
    const { after } = restate(before, { activity: 2 })
    // the new value names the passengers
    const isAssumed = (notice: string) => notice.endsWith(' passengers_assumed')
    expect(inputOf(before).filter(isAssumed)).toHaveLength(1)
    expect(inputOf(after)).toEqual(inputOf(before).filter((notice) => !isAssumed(notice)))
    expect(after.notices.at(-1)?.message).toMatch(/would be 234\.084 kg CO2e instead of 138\.52 kg CO2e$/)
  })

  it('is what holds of the new factor', () => {
    const before = flown(transport.flight)
    const { after } = restate(before, { factor: transport.flightWithForcing })
    expect(inputOf(after)).toContain('radiativeForcing radiative_forcing_included')
    expect(inputOf(after)).not.toContain('radiativeForcing radiative_forcing_excluded')
    expect(inputOf(restate(after, { factor: transport.flight }).after)).toEqual(inputOf(before))
  })

  it('is not added where there was none', () => {
    const quiet = { ...flown(transport.flight), notices: [] }
    expect(restate(quiet, { activity: 2 }).after.notices).toEqual([])
  })
})

describe('a record of several parts', () => {
  it('is one where every part is of the same activity, however it was written', () => {
    const byLabel = { 'uncovered share': 20, 'clean share': '20.0' }
    expect(restate(market, { activity: { byLabel } }).after.emission.co2e).toBe(2655)
    const [first, second] = market.contributions
    if (first === undefined || second === undefined) throw new Error('a market has two parts')
    const inGigajoules = { ...second, activity: { ...second.activity, unit: 'GJ' } }
    const mixed = calculationOf({ ...market, contributions: [first, inGigajoules] })
    expect(() => restate(mixed, { activity: 20 })).toThrow('belongs to one record')
  })
})
