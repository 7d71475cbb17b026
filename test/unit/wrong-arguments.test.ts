import { describe, expect, it } from 'vitest'
import * as tonne from '../../src/index.ts'
import { attributions, findBridge, findFactor, searchFactors } from '../../src/reference/factors/index.ts'
import { verify, verifyBundle } from '../../src/verify/index.ts'
import { thrownBy, violationsOf } from '../fixtures/violations.ts'

const { calculateElectricity, calculateFuel, calculateMovement, calculateQuantity, calculateRefrigerant } = tonne
const { calculateSpend, calculateTrip, calculateVehicle, scope2 } = tonne
const litres = findFactor('desnz-2025/fuels/liquid-fuels/diesel-average-biofuel-blend/litres')
const grid = findFactor('desnz-2025/uk-electricity/electricity-generated/electricity-uk/kwh')
const tonneKm = findFactor('desnz-2025/freighting-goods/hgv-all-diesel/all-hgvs/average-laden/tonne-km')

/** Every violation of a call with arguments that its types refuse. */
const refused = (call: (wrong: never) => unknown, wrong: unknown) => violationsOf(() => call(wrong as never))

describe('an activity without fields', () => {
  it.each([
    ['fuel', calculateFuel, ['value required', 'factor required', 'unit unknown_unit']],
    ['a quantity', calculateQuantity, ['value required', 'unit unknown_unit', 'factor required']],
    ['a refrigerant', calculateRefrigerant, ['mass required', 'factor required']],
    ['a movement', calculateMovement, ['mass required', 'mode invalid_choice', 'distance required', 'factor required']],
    ['a trip', calculateTrip, ['legs required']],
    ['a vehicle', calculateVehicle, ['amount required', 'unit unknown_unit', 'factor required']],
    [
      'electricity',
      calculateElectricity,
      ['method invalid_choice', 'value required', 'unit unknown_unit', 'grid required'],
    ],
    ['spend', calculateSpend, ['amount required', 'currency unknown_currency', 'year invalid_type', 'factor required']],
  ] as const)('is asked for all fields of %s', (_, calculate, due) => {
    for (const nothing of [{}, []]) expect([...refused(calculate, nothing)].sort()).toEqual([...due].sort())
  })
})

describe('anything but a calculation', () => {
  const both = scope2({ value: 1, unit: 'MWh', grid })
  const wrong = [undefined, null, 5, 'x', {}, [], both, Promise.resolve(both.market), { contributions: [{}] }]

  it.each([
    ['toTrace', tonne.toTrace],
    ['explain', tonne.explain],
    ['toExact', tonne.toExact],
    ['scopesOf', tonne.scopesOf],
    ['tiersOf', tonne.tiersOf],
    ['roundingBounds', tonne.roundingBounds],
    ['EmissionSum', (one: never) => new tonne.EmissionSum().add(one)],
    ['sumEmissions', (one: never) => tonne.sumEmissions([one])],
    ['sumEmissionsByTier', (one: never) => tonne.sumEmissionsByTier([one])],
    ['attributions', (one: never) => attributions([one])],
    ['withGwpSet', (one: never) => tonne.withGwpSet(one, 'AR6_GWP100')],
  ])('is refused by %s, which says what to give', (_, call) => {
    for (const one of wrong) expect(refused(call, one)).toEqual(['calculation invalid_type'])
    expect(() => call(both.market as never)).not.toThrow()
  })
})

describe('a quantity below zero', () => {
  const messageOf = (call: () => unknown) => thrownBy(call).map(({ message }) => message)

  it('names allowCredits only for quantities that it accepts', () => {
    expect(messageOf(() => calculateFuel({ value: -1, unit: 'l', factor: litres }))).toEqual([
      'must not be negative; set allowCredits for a correction invoice',
    ])
    const distance = { value: -1, kind: 'actual' } as const
    expect(messageOf(() => calculateMovement({ mass: 1, mode: 'TRUCK', distance, factor: tonneKm }))).toEqual([
      'must not be negative',
    ])
  })
})

describe('a result that no double holds', () => {
  it('is called too large or too small', () => {
    const messageOf = (value: string) => thrownBy(() => calculateFuel({ value, unit: 'l', factor: litres }))[0]?.message
    expect(messageOf('1e399')).toBe('is beyond the largest double; check the unit and the decimal point')
    expect(messageOf('1e-399')).toMatch(/^is not 0, but nearer to 0 than any other double/)
  })
})

describe('arguments other than a text, a table or lines', () => {
  it('is refused by its name', async () => {
    for (const wrong of [undefined, 5, {}]) {
      expect(refused(searchFactors, wrong)).toEqual(['words invalid_type'])
      expect(refused(findBridge, wrong)).toEqual(['bridge invalid_type'])
    }
    for (const unit of ['', null, undefined]) {
      const [violation] = thrownBy(() => calculateFuel({ value: 1, unit: unit as never, factor: litres }))
      expect(violation?.message).toBe("is missing; give a unit by its symbol, such as 'kWh', or by its id")
    }
    expect(refused(tonne.unitTable, 5)).toEqual(['units invalid_type'])
    expect(refused(tonne.unitTable, [null, 5])).toEqual(['units[0] required', 'units[1] required'])
    const bytes = new TextEncoder().encode('{}')
    expect(violationsOf(() => verify(bytes as never))).toEqual([' trace_invalid'])
    for (const lines of ['{}\n{}', [bytes]])
      await expect(verifyBundle(lines as never)).rejects.toMatchObject({ violations: [{ code: 'invalid_type' }] })
  })
})
