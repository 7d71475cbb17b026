import { describe, expect, it } from 'vitest'
import { calculateFuel, defineFactor, type FuelBridge, prepareFuel, units, unitTable } from '../../../../src/index.ts'
import { definition, factors } from '../../../fixtures/own-factors.ts'
import { at, violationsOf } from '../../../fixtures/violations.ts'

const density: FuelBridge = { name: 'density of diesel', from: 'm3', to: 't', times: '0.84', source: 'our supplier' }
const grossHeat: FuelBridge = {
  name: 'gross calorific value of diesel',
  from: 't',
  to: 'GJ',
  times: '45.6',
  heatingValue: 'gross',
  source: 'our supplier',
}
const codes = (calculation: ReturnType<typeof calculateFuel>) => calculation.notices.map(({ code }) => code)

describe('calculateFuel', () => {
  it('is value × factor', () => {
    const { emission, method } = calculateFuel({ value: 1234.56, unit: units.litre, factor: factors.diesel })
    expect(emission.co2e).toBe(3173.8315392)
    expect(method).toEqual({ id: 'fuel', version: 1 })
  })

  it.each([
    [units.litre, 'l', 13],
    [units.cubicMetre, 'm3', 1301],
  ])('takes a unit, its symbol and its id alike', (unit, symbol, id) => {
    const byUnit = calculateFuel({ value: 3, unit, factor: factors.diesel })
    expect(calculateFuel({ value: 3, unit: symbol, factor: factors.diesel })).toEqual(byUnit)
    expect(calculateFuel({ value: 3, unit: id, factor: factors.diesel })).toEqual(byUnit)
  })

  it('never uses the multiplier of a unit that the table holds', () => {
    const forged = { ...units.cubicMetre, multiplier: 1 }
    expect(calculateFuel({ value: 1, unit: forged, factor: factors.diesel }).emission.co2e).toBe(2570.82)
  })

  it('reads a unit that the caller changed as it is by now', () => {
    const unit = { ...units.litre }
    const of = () => calculateFuel({ value: 1, unit, factor: factors.diesel }).emission.co2e
    const perLitre = of()
    Object.assign(unit, units.cubicMetre)
    expect([perLitre, of()]).toEqual([2.57082, 2570.82])
  })

  it('reads a unit of the caller from the caller’s table', () => {
    const drum = { id: 5000, name: 'Drum', short_name: 'drum', multiplier: '208', parent_id: 13, typeUnit: 'VOLUME' }
    const table = unitTable([units.litre, drum])
    expect(calculateFuel({ value: 2, unit: drum, factor: factors.diesel, table }).emission.co2e).toBe(1069.46112)
    expect(violationsOf(() => calculateFuel({ value: 2, unit: drum, factor: factors.diesel }))).toEqual([
      at('unit', 'unknown_unit'),
    ])
  })

  it('of nothing burnt is zero', () => {
    expect(calculateFuel({ value: 0, unit: 'l', factor: factors.diesel }).emission).toEqual({
      co2: 0,
      ch4: 0,
      n2o: 0,
      co2e: 0,
    })
  })

  it('takes a credit where it is allowed, and gives the opposite of the charge', () => {
    const credit = calculateFuel({ value: -10, unit: 'l', factor: factors.diesel, allowCredits: true })
    expect(credit.emission.co2e).toBe(-25.7082)
    expect(violationsOf(() => calculateFuel({ value: -10, unit: 'l', factor: factors.diesel }))).toEqual([
      at('value', 'must_be_non_negative'),
    ])
  })

  it('takes a selected factor with its notices', () => {
    const older = { code: 'factor_edition_older', path: 'factor', message: '2024 for 2025' } as const
    const calculation = calculateFuel({ value: 1, unit: 'l', factor: { factor: factors.diesel, notices: [older] } })
    expect(calculation.notices).toEqual([older])
    expect(calculation.contributions[0]?.factor).toBe(factors.diesel)
  })

  describe('heating value', () => {
    it('not stated is read as the factor’s, with a notice', () => {
      expect(codes(calculateFuel({ value: 1, unit: 'kWh', factor: factors.naturalGasGross }))).toEqual([
        'heating_value_assumed_gross',
      ])
      expect(codes(calculateFuel({ value: 1, unit: 'kWh', factor: factors.naturalGasNet }))).toEqual([
        'heating_value_assumed_net',
      ])
    })
    it('stated and the same leaves none', () => {
      const stated = { value: 1, unit: 'kWh', factor: factors.naturalGasNet, heatingValue: 'net' } as const
      expect(codes(calculateFuel(stated))).toEqual([])
    })
    it('stated and the other is rejected, both ways', () => {
      const gross = () => calculateFuel({ value: 1, unit: 'MJ', factor: factors.naturalGasNet, heatingValue: 'gross' })
      const net = () => calculateFuel({ value: 1, unit: 'MJ', factor: factors.naturalGasGross, heatingValue: 'net' })
      expect(violationsOf(gross)).toEqual([at('heatingValue', 'heating_value_mismatch')])
      expect(violationsOf(net)).toEqual([at('heatingValue', 'heating_value_mismatch')])
    })
    it('that does not exist is rejected', () => {
      const higher = () =>
        calculateFuel({ value: 1, unit: 'MJ', factor: factors.naturalGasNet, heatingValue: 'higher' as never })
      expect(violationsOf(higher)).toEqual([at('heatingValue', 'invalid_choice')])
    })
  })

  describe('bridge', () => {
    const perTonne = defineFactor(definition({ key: 'own/diesel/t', unit: 't', per1: { co2e: '3000' } }))
    const perLitre = factors.diesel
    const perGross = defineFactor(
      definition({ key: 'own/gross', unit: 'kWh', heatingValue: 'gross', per1: { co2e: '0.25' } }),
    )

    it('leads from litres to tonnes, exactly and traced', () => {
      const calculation = calculateFuel({ value: 1000, unit: 'l', factor: perTonne, bridge: density })
      expect(calculation.emission.co2e).toBe(2520)
      expect(codes(calculation)).toEqual(['bridge_used'])
      expect(calculation.contributions[0]?.steps).toEqual([
        { kind: 'convert', times: '0.001', unit: 'm3/l', chain: [{ from: 'l', to: 'm3', times: '0.001' }] },
        { kind: 'bridge', times: '0.84', unit: 't/m3', name: density.name, source: density.source },
      ])
    })

    it('leads backwards as well', () => {
      const { emission } = calculateFuel({ value: '0.84', unit: 't', factor: perLitre, bridge: density })
      expect(emission.co2e).toBe(2570.82)
    })

    it('is not used where the units meet without it', () => {
      const { contributions, notices } = calculateFuel({ value: 1, unit: 'kg', factor: perTonne, bridge: density })
      expect(contributions[0]?.steps.map(({ kind }) => kind)).toEqual(['convert'])
      expect(notices).toEqual([])
    })

    it('leads on to an energy on its own heating value', () => {
      const { emission } = calculateFuel({ value: 9, unit: 't', factor: perGross, bridge: grossHeat })
      expect(emission.co2e).toBe(28500) // 9 t × 45.6 GJ/t × 2500/9 kWh/GJ × 0.25
    })

    it('on the other heating value is rejected', () => {
      const net = defineFactor(definition({ key: 'own/net', unit: 'kWh', heatingValue: 'net', per1: { co2e: '0.25' } }))
      const work = () => calculateFuel({ value: 9, unit: 't', factor: net, bridge: grossHeat })
      expect(violationsOf(work)).toEqual([at('bridge', 'heating_value_mismatch')])
    })

    it('that leads elsewhere is rejected', () => {
      const work = () => calculateFuel({ value: 9, unit: 'l', factor: perGross, bridge: density })
      expect(violationsOf(work)).toEqual([at('bridge', 'bridge_not_applicable')])
    })

    it.each([
      ['0', 'must_be_positive'],
      ['-1', 'must_be_positive'],
      ['abc', 'not_a_number'],
      ['', 'empty'],
    ] as const)('of %s is refused', (times, code) => {
      const work = () => calculateFuel({ value: 9, unit: 'l', factor: perTonne, bridge: { ...density, times } })
      expect(violationsOf(work)).toEqual([at('bridge.times', code)])
    })

    it('between units that do not exist is rejected', () => {
      const work = () =>
        calculateFuel({ value: 9, unit: 'l', factor: perTonne, bridge: { ...density, from: 'barrels' } })
      expect(violationsOf(work)).toEqual([at('bridge.from', 'unknown_unit')])
    })
  })

  describe('is not moved by what the caller does afterwards', () => {
    it('to a factor that is a plain object', () => {
      const own = { ...factors.diesel, per1: { ...factors.diesel.per1 } }
      const calculation = calculateFuel({ value: 1, unit: 'l', factor: own })
      own.per1.co2e = '99'
      expect(calculation.contributions[0]?.factor.per1.co2e).toBe('2.57082')
      expect(calculateFuel({ value: 1, unit: 'l', factor: own }).emission.co2e).toBe(99)
    })

    it('to a unit or the list of a table', () => {
      const drum = { id: 5000, name: 'Drum', short_name: 'drum', multiplier: '208', parent_id: 13, typeUnit: 'VOLUME' }
      const list = [units.litre, drum]
      const table = unitTable(list)
      drum.multiplier = '1'
      list.pop()
      expect(calculateFuel({ value: 2, unit: 'drum', factor: factors.diesel, table }).emission.co2e).toBe(1069.46112)
    })

    it('to a bridge', () => {
      const perTonne = defineFactor(definition({ unit: 't', per1: { co2e: '3000' } }))
      const own = { ...density }
      const calculation = calculateFuel({ value: 1000, unit: 'l', factor: perTonne, bridge: own })
      own.times = '1'
      expect(calculation.contributions[0]?.steps.at(-1)?.times).toBe('0.84')
    })

    it('to the calculation of another record: what is shared is frozen', () => {
      const first = calculateFuel({ value: 1, unit: 'm3', factor: factors.diesel })
      const second = calculateFuel({ value: 2, unit: 'm3', factor: factors.diesel })
      const shared = first.contributions[0]?.steps
      expect(shared).toBe(second.contributions[0]?.steps)
      expect([shared, ...(shared ?? []), first.notices].every((part) => Object.isFrozen(part))).toBe(true)
    })
  })
})

describe('a quantity of zero', () => {
  it('with a sign has none, the first time and when the factor is known', () => {
    const factor = defineFactor(definition({ key: 'own/zero', unit: 'l', per1: { co2e: '2' } }))
    for (const _ of ['first', 'again']) {
      const { emission, contributions } = calculateFuel({ value: -0, unit: 'l', factor })
      expect([emission.co2e, contributions[0]?.activity.value].map((zero) => Object.is(zero, 0))).toEqual([true, true])
    }
  })
})

describe('biogenic CO2', () => {
  it('is beside the emission, whether the quantity is a number or a text', () => {
    const use = { unit: 'kWh', factor: factors.biomassPower }
    expect(calculateFuel({ ...use, value: 1000 }).biogenicCo2).toBe(350)
    expect(calculateFuel({ ...use, value: '1000' }).biogenicCo2).toBe(350)
  })
})

describe('prepareFuel', () => {
  const diesel = prepareFuel({ unit: 'l', factor: factors.diesel })

  it.each([0, -0, 1e-300, 1234.56, '1234.56', '1/3', Number.MAX_VALUE / 1e4])(
    'gives what calculateFuel gives for %s',
    (value) => {
      expect(diesel(value)).toEqual(calculateFuel({ value, unit: 'l', factor: factors.diesel }).emission)
    },
  )

  it.each([
    [-1, 'must_be_non_negative'],
    ['-1', 'must_be_non_negative'],
    [Number.NaN, 'not_finite'],
    [Number.POSITIVE_INFINITY, 'not_finite'],
    ['', 'empty'],
    [true, 'not_a_number'],
    [null, 'required'],
  ] as const)('refuses %s', (value, code) => {
    expect(violationsOf(() => diesel(value as never))).toEqual([at('value', code)])
  })

  it('takes credits where they are allowed', () => {
    const credited = prepareFuel({ unit: 'l', factor: factors.diesel, allowCredits: true })
    expect([credited(-1).co2e, credited('-1').co2e]).toEqual([-2.57082, -2.57082])
  })
})
