import { describe, expect, it } from 'vitest'
import { calculationOf } from '../../../../src/core/emissions/index.ts'
import { show } from '../../../../src/core/errors/index.ts'
import {
  type Calculation,
  calculateElectricity,
  calculateFuel,
  calculateRefrigerant,
  defineFactor,
  EmissionSum,
  type EmissionSumState,
  sumEmissions,
  sumEmissionsBy,
  withGwpSet,
} from '../../../../src/index.ts'
import { findRefrigerant } from '../../../../src/reference/factors/index.ts'
import { factors } from '../../../fixtures/own-factors.ts'
import { at, thrownBy, violationsOf } from '../../../fixtures/violations.ts'

const litres = (value: number | string) =>
  calculateFuel({ value, unit: 'l', factor: factors.diesel, allowCredits: true })
const gigajoules = (value: number) =>
  calculateFuel({ value, unit: 'GJ', factor: factors.naturalGasGross, heatingValue: 'gross' })
const state = (change: object) => ({ ...new EmissionSum().add(litres(1)).state(), ...change }) as EmissionSumState

describe('sumEmissions', () => {
  it('is exact where doubles are not', () => {
    const parts = Array.from({ length: 10 }, () => litres(0.1))
    expect(sumEmissions(parts).emission).toEqual(litres(1).emission)
  })

  it('adds thirds and their like without a rounding', () => {
    // 9 GJ are 2,500 kWh, and 1 GJ has no finite decimal in kWh
    const parts = Array.from({ length: 9 }, () => gigajoules(1))
    expect(sumEmissions(parts).emission.co2e).toBe(457.4)
  })

  it('does not lose a small part beside a large one', () => {
    const { emission } = sumEmissions([litres(1e15), litres('0.001'), litres(-1e15)])
    expect(emission.co2e).toBe(0.00257082)
  })

  it('is null where a part publishes nothing, and keeps what is known beside it', () => {
    const total = calculateFuel({ value: 100, unit: 'kWh', factor: factors.residualMix })
    const { emission, known, missing } = sumEmissions([litres(100), total])
    expect(emission).toEqual({ co2: null, ch4: null, n2o: null, co2e: 291.947 })
    expect(known.co2).toBe(253.763)
    expect(missing).toEqual({ co2: 1, ch4: 1, n2o: 1, co2e: 0 })
  })

  it('counts what a factor without a total leaves open, and the set that it is of', () => {
    const factor = factors.gasolineCo2
    const contributions = [{ label: 'fuel', activity: { value: 2, unit: 'US gal' }, steps: [], factor }]
    const open = calculationOf({ method: { id: 'fuel', version: 1 }, contributions, notices: [] })
    const { emission, missing } = sumEmissions([open])
    expect([emission.co2, emission.co2e, missing.co2, missing.co2e]).toEqual([17.56, null, 0, 1])
    expect(new EmissionSum().add(open).state().gwpSets).toEqual(['AR5_GWP100'])
  })

  it('keeps biogenic CO2 beside the total', () => {
    const power = calculateFuel({ value: 1000, unit: 'kWh', factor: factors.biomassPower })
    const { emission, biogenicCo2 } = sumEmissions([litres(1), power])
    expect(emission.co2).toBe(2.53763)
    expect(biogenicCo2).toBe(350)
  })

  it('says that GWP sets were mixed, and only then', () => {
    const ar6 = withGwpSet(litres(1), 'AR6_GWP100')
    expect(sumEmissions([litres(1), litres(2)]).notices).toEqual([])
    const [mixed, ...others] = sumEmissions([litres(1), ar6]).notices
    expect(others).toEqual([])
    expect(mixed).toEqual({
      code: 'mixed_gwp_sets',
      path: '',
      message: 'totals mix GWP sets: AR5_GWP100 and AR6_GWP100',
    })
    expect(sumEmissions([ar6, litres(1)]).notices).toEqual([mixed])
    expect(new EmissionSum().add(ar6).add(litres(1)).state().gwpSets).toEqual(['AR5_GWP100', 'AR6_GWP100'])
  })

  it('does not call a clean share of zero another GWP set', () => {
    const use = { value: 1, unit: 'MWh', grid: factors.gridUk, percentageOfCleanEnergy: 40 }
    expect(sumEmissions([calculateElectricity({ ...use, method: 'market' }), litres(1)]).notices).toEqual([])
  })

  it('of nothing is a count of nothing', () => {
    expect(sumEmissions([])).toEqual({
      count: 0,
      emission: { co2: 0, ch4: 0, n2o: 0, co2e: 0 },
      known: { co2: 0, ch4: 0, n2o: 0, co2e: 0 },
      missing: { co2: 0, ch4: 0, n2o: 0, co2e: 0 },
      biogenicCo2: null,
      exact: { co2: '0', ch4: '0', n2o: '0', co2e: '0', biogenicCo2: null, montrealCo2e: null },
      notices: [],
    })
  })

  it('never gives -0', () => {
    expect(Object.is(sumEmissions([litres(5), litres(-5)]).emission.co2e, 0)).toBe(true)
  })
})

const NONE_APART = { biogenicCo2: '0', montrealCo2e: '0' }

describe('EmissionSum', () => {
  const months = [litres('0.1'), gigajoules(1), litres('1e-9'), gigajoules(7), litres(12345678901.25)]

  it('gives the same whatever the parts and their order', () => {
    const [first, ...rest] = months
    const left = new EmissionSum()
    if (first !== undefined) left.add(first)
    const right = new EmissionSum()
    for (const month of rest.reverse()) right.add(month)
    expect(right.merge(left).total()).toEqual(sumEmissions(months))
  })

  it('survives JSON: the state of a sum is the sum', () => {
    const sum = new EmissionSum()
    for (const month of months) sum.add(month)
    const sent = JSON.parse(JSON.stringify(sum.state())) as EmissionSumState
    const received = new EmissionSum().merge(sent)
    expect(received.state()).toEqual(sum.state())
    expect(received.total()).toEqual(sum.total())
  })

  it('carries fractions, gaps and GWP sets in its state', () => {
    const total = calculateElectricity({
      value: 1,
      unit: 'kWh',
      method: 'location',
      grid: factors.gridLifecycle,
    })
    expect(new EmissionSum().add(gigajoules(1)).add(total).state()).toEqual({
      count: 2,
      exact: { co2: '18259/360', ch4: '1/360', n2o: '1/10600', co2e: '9216571/180000', ...NONE_APART },
      missing: { co2: 1, ch4: 1, n2o: 1, co2e: 0, biogenicCo2: 2, montrealCo2e: 2 },
      gwpSets: ['AR5_GWP100', 'not stated'],
      gridKinds: ['lifecycle'],
      scope2Methods: ['electricity_location'],
    })
  })

  it('sums gases of the Montreal Protocol apart, and merges a state from before they had a column', () => {
    const leak = (name: string) => calculateRefrigerant({ mass: 2, ...findRefrigerant(name, 'AR5_GWP100') })
    const sum = new EmissionSum().add(leak('R-22')).add(leak('R-408A'))
    expect(sum.total()).toMatchObject({ emission: { co2e: 4859.8 }, montrealCo2e: 3520 + 1654.4 })
    const { exact, missing, ...state } = new EmissionSum().add(leak('R-32')).state()
    const { montrealCo2e: _exact, ...exactBefore } = exact
    const { montrealCo2e: _missing, ...missingBefore } = missing
    const before = { ...state, exact: exactBefore, missing: missingBefore } as unknown as EmissionSumState
    expect(sum.merge(before).total()).toMatchObject({ emission: { co2e: 6213.8 }, montrealCo2e: 5174.4 })
    expect(Object.keys(new EmissionSum().merge(before).total())).not.toContain('montrealCo2e')
  })

  it('merges a sum of more digits than an input may have', () => {
    // shares of a thousand journeys, each of another total mass
    const sum = new EmissionSum()
    for (let mass = 1; mass < 1000; mass++) sum.add(litres(`1/${2 * mass + 1}`))
    expect(sum.state().exact.co2e.length).toBeGreaterThan(1000)
    const received = new EmissionSum().merge(JSON.parse(JSON.stringify(sum.state())) as EmissionSumState)
    expect(received.total()).toEqual(sum.total())
  })

  it('merged into itself doubles', () => {
    const sum = new EmissionSum().add(litres(1))
    expect(sum.merge(sum).total().emission.co2e).toBe(5.14164)
    expect(sum.total().count).toBe(2)
  })

  it.each([null, undefined, 7, 'state', {}, { exact: null }, { exact: 'all' }])('rejects the state %o', (none) => {
    expect(thrownBy(() => new EmissionSum().merge(none as never))).toEqual([
      {
        path: '',
        code: 'mixed_totals',
        message: 'is not the state of a sum: it has no exact',
        expected: 'the state() of a sum',
        received: show((none as { exact?: unknown } | null)?.exact),
      },
    ])
  })

  it('rejects a state that is none, all violations at once', () => {
    const { exact, missing } = state({})
    const of = (path: string, message: string, received: string) => {
      return { path, code: 'mixed_totals', message, expected: 'the state() of a sum', received }
    }
    const count = 'is not a count; merge what state() returned'
    const bad = state({
      ...{ count: Number.NaN, gwpSets: 'AR5_GWP100' },
      missing: { ...missing, ch4: -1, biogenicCo2: 1.5 },
      exact: { ...exact, co2: 'abc' },
    })
    expect(thrownBy(() => new EmissionSum().merge(bad))).toEqual([
      of('count', count, 'NaN'),
      of('missing.ch4', count, '-1'),
      of('missing.biogenicCo2', count, '1.5'),
      of('gwpSets', 'is not a list of GWP sets', '"AR5_GWP100"'),
      expect.objectContaining({ path: 'exact.co2', code: 'not_a_number' }),
    ])
    expect(thrownBy(() => new EmissionSum().merge(state({ missing: undefined })))).toEqual([
      of('', 'is not the state of a sum: it has no missing', 'undefined'),
    ])
    expect(violationsOf(() => new EmissionSum().merge(state({ count: '1' })))).toEqual([at('count', 'mixed_totals')])
  })

  it('adds up counts, gaps and figures of what it merges, zeros and credits too', () => {
    const total = calculateFuel({ value: 100, unit: 'kWh', factor: factors.residualMix })
    const sum = new EmissionSum().add(litres(2)).add(litres(-5))
    sum.merge(new EmissionSum().add(total).add(total).state()).merge(new EmissionSum())
    expect(sum.state()).toEqual({
      count: 4,
      exact: { co2: '-7.61289', ch4: '-87/2800000', n2o: '-987/2650000', co2e: '62.01754', ...NONE_APART },
      missing: { co2: 2, ch4: 2, n2o: 2, co2e: 0, biogenicCo2: 4, montrealCo2e: 4 },
      gwpSets: ['AR5_GWP100', 'not stated'],
    })
    expect(sum.total().biogenicCo2).toBe(null)
  })

  it.each([
    ['12', '12'],
    ['-0.50', '-0.5'],
    ['-7/14', '-0.5'],
    ['10/3', '10/3'],
    [' 1e3 ', '1000'],
  ])('reads a sum that is written %s', (co2e, printed) => {
    const zeros = { co2: '0', ch4: '0', n2o: '0', biogenicCo2: '0' }
    expect(new EmissionSum().merge(state({ exact: { ...zeros, co2e } })).state().exact.co2e).toBe(printed)
  })

  it.each([
    ['a whole number', '7'.repeat(1500)],
    ['less than nothing', `-${'7'.repeat(1500)}`],
    ['places', `-${'7'.repeat(1200)}.${'3'.repeat(1200)}`],
    ['a fraction', `${'1'.repeat(1500)}/1${'0'.repeat(1499)}1`],
  ])('reads %s of more digits than an input may have', (_, co2e) => {
    const zeros = { co2: '0', ch4: '0', n2o: '0', biogenicCo2: '0' }
    expect(new EmissionSum().merge(state({ exact: { ...zeros, co2e } })).state().exact.co2e).toBe(co2e)
  })

  it.each(['x12', '12x', '1.5x', '1/3x', '1/0', '', '.5.', '1/2/3', null, {}, ['5']])(
    'refuses a sum that is written %o',
    (co2e) => {
      const zeros = { co2: '0', ch4: '0', n2o: '0', biogenicCo2: '0' }
      const [said] = thrownBy(() => new EmissionSum().merge(state({ exact: { ...zeros, co2e } })))
      expect(said?.path).toBe('exact.co2e')
    },
  )

  it('rejects a state without its GWP sets', () => {
    for (const gwpSets of [undefined, 'AR5_GWP100', {}]) {
      expect(violationsOf(() => new EmissionSum().merge(state({ gwpSets })))).toEqual([at('gwpSets', 'mixed_totals')])
    }
  })

  it('takes a figure of a state that another program wrote as a number', () => {
    const exact = { co2: 1, ch4: 0, n2o: 0, co2e: 1.5, biogenicCo2: 0 }
    expect(new EmissionSum().merge(state({ exact })).state().exact.co2e).toBe('1.5')
  })

  it('is unchanged by a merge that was rejected', () => {
    const sum = new EmissionSum().add(litres(1))
    const exact = { co2: '1', ch4: '1', n2o: '1', co2e: 'abc', biogenicCo2: '0' }
    expect(violationsOf(() => sum.merge(state({ exact })))).toEqual([at('exact.co2e', 'not_a_number')])
    expect(sum.total()).toEqual(sumEmissions([litres(1)]))
  })

  it('beyond a double is rejected, not Infinity', () => {
    const huge = defineFactor({ key: 'own/huge', unit: 'kg', per1: { co2e: '1e190' } })
    const sum = new EmissionSum()
    const one = calculateFuel({ value: 1e118, unit: 'kg', factor: huge })
    for (let times = 0; times < 2; times++) sum.add(one)
    expect(violationsOf(() => sum.total())).toEqual([at('emission', 'number_out_of_range')])
    const exact = { co2: '0', ch4: '0', n2o: '0', co2e: '0', biogenicCo2: `2${'0'.repeat(308)}` }
    const { missing } = state({})
    const wood = new EmissionSum().merge(state({ exact, missing: { ...missing, biogenicCo2: 0 } }))
    expect(violationsOf(() => wood.total())).toEqual([at('emission', 'number_out_of_range')])
  })
})

describe('a total of both methods of Scope 2', () => {
  const use = { value: 1, unit: 'MWh', grid: factors.gridUk } as const
  const [location, market] = (['location', 'market'] as const).map((method) => calculateElectricity({ ...use, method }))
  const codesOf = (sum: EmissionSum) => sum.total().notices.map(({ code }) => code)

  it('says that it counts the same electricity twice, also if merged from states', () => {
    const ofBoth = new EmissionSum().add(location as Calculation).add(market as Calculation)
    expect(codesOf(ofBoth)).toEqual(['both_scope2_methods'])
    const states = [location, market].map((one) => new EmissionSum().add(one as Calculation).state())
    const merged = states.reduce((sum, one) => sum.merge(JSON.parse(JSON.stringify(one))), new EmissionSum())
    expect(codesOf(merged)).toEqual(['both_scope2_methods'])
  })

  it('says nothing of one method', () => {
    for (const one of [location, market]) {
      expect(
        codesOf(
          new EmissionSum()
            .add(litres(1))
            .add(one as Calculation)
            .add(one as Calculation),
        ),
      ).toEqual([])
    }
  })
})

describe('sumEmissionsBy', () => {
  it('sums by any key, the groups adding up to the whole', () => {
    const rows = [1, 2, 3, 4, 5].map((value) => ({ value, isEven: value % 2 === 0 }))
    const by = sumEmissionsBy(
      rows,
      ({ isEven }) => isEven,
      ({ value }) => litres(value),
    )
    expect([...by].map(([key, sum]) => [key, sum.total().count])).toEqual([
      [false, 3],
      [true, 2],
    ])
    const whole = [...by.values()].reduce((all, sum) => all.merge(sum), new EmissionSum())
    expect(whole.total()).toEqual(sumEmissions(rows.map(({ value }) => litres(value))))
  })
})
