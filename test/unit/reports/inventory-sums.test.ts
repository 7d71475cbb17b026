import { describe, expect, it, vi } from 'vitest'
import { defineFactor } from '../../../src/core/emissions/index.ts'
import { add, multiply, printExact, type Rational, rationalOf, ZERO } from '../../../src/core/exact/index.ts'
import type { Revision } from '../../../src/ledger/context/records.ts'
import { toMicros } from '../../../src/ledger/ledger/record-summary.ts'
import { cutDecimal, DecimalSum, parseDecimal } from '../../../src/reports/inventory/decimal.ts'
import { FigureSums, linearFigure, remainder } from '../../../src/reports/inventory/linear-amounts.ts'
import {
  CalculationForms,
  haveSameForm,
  RecordSums,
  type UngroupedRecord,
} from '../../../src/reports/inventory/summed-records.ts'
import { factors } from '../../fixtures/own-factors.ts'

describe('a sum of printed numbers', () => {
  it.each([
    [['0.1', '0.2', '12', '3173.8315392']],
    [['999999999999999', '0.000001', '999999999999999', '-5.5']],
    [['2/3', '1/3', '0.00000000000000000000000000000000000000000001']],
    [['123456789012345678901234567890.5', '7', '0']],
    [Array.from({ length: 40 }, () => '999999999.999999')],
    [['100000', '0.0000000001', '100000']],
  ])('is exact: %j', (texts) => {
    const sum = new DecimalSum()
    for (const text of texts) sum.add(text)
    const due = texts.map(parseDecimal).reduce((all: Rational, one) => add(all, one), ZERO)
    expect(printExact(sum.exact())).toBe(printExact(due))
  })
})

describe('the millionths of a quantity', () => {
  it.each([
    [0, 0],
    [12, 12_000_000],
    [1234.56, 1_234_560_000],
    [0.000001, 1],
    [999_999_999.999999, 999_999_999_999_999],
    [0.0000001, Number.NaN],
    [1_000_000_000.5, Number.NaN],
    [1e300, Number.NaN],
    [-1, Number.NaN],
    ['12', Number.NaN],
  ])('of %s are %s', (value, micro) => {
    expect(toMicros(value)).toBe(micro)
  })
})

describe('a remainder', () => {
  it('is that of the operator, right below a multiple too', () => {
    const moduli = [1, 2, 3, 7, 1009, 2 ** 26 - 5, 2 ** 26]
    const integers = [0, 1, 999_999_999_999_999, 999_999_999_999_998, 2 ** 52 - 1, 12_345_678_901_234]
    for (const modulus of moduli) {
      const near = [...integers, ...integers.map((one) => Math.max(0, Math.floor(one / modulus) * modulus - 1))]
      for (const one of near) expect(remainder(one, modulus)).toBe(one % modulus)
    }
  })
})

describe('the gases of records that are summed at once', () => {
  it('are those of each record, cut after 40 decimals, to the last digit', () => {
    const steps = [{ kind: 'share', of: 'clean', part: '20', whole: '100', times: '0.2', unit: '1' }] as const
    const contribution = { label: 'fuel', activity: { value: 1, unit: 'l' }, steps, factor: factors.diesel }
    const figure = linearFigure([contribution], { unknown: [], apart: [] })
    const sums = new FigureSums(figure as NonNullable<typeof figure>)
    const litres = [1, 1, 1, 0.5, 12.000001]
    for (const value of litres) sums.add(Float64Array.of(toMicros(value)))
    const { amounts } = sums.amounts(ZERO)
    // a fifth of the litres, of which CO2e over GWP is the gas: 28 and 265, whose multiples end in no decimal
    const due = (perLitre: bigint, gwp: bigint) =>
      litres
        .map((value) => multiply(rationalOf(value), { n: perLitre, d: gwp * 500_000n }))
        .reduce((sum, one) => add(sum, cutDecimal(one)), ZERO)
    expect(printExact(amounts.ch4)).toBe(printExact(due(29n, 28n)))
    expect(printExact(amounts.n2o)).toBe(printExact(due(3290n, 265n)))
  })
})

describe('calculations that differ in their quantities alone', () => {
  const contribution = { label: 'fuel', activity: { value: 1, unit: 'l' }, steps: [], factorSnapshotId: 'a' }
  const share = { kind: 'share', of: 'clean', part: '20', whole: '100', times: '0.2', unit: '1' }
  const notice = { code: 'biogenic_outside_totals', path: '', message: '' }
  const calculation = { method: { id: 'fuel', version: 1 }, contributions: [contribution], notices: [] }
  const revision = (change: object, location: object | null = null) =>
    ({ calculation: { ...calculation, ...change }, location }) as unknown as Revision
  const of = (change: object) => revision({ contributions: [{ ...contribution, ...change }] })

  it('have one place, whatever their values', () => {
    const forms = new CalculationForms<number>()
    const place = forms.findPlace(revision({}))
    expect(place).not.toBe(null)
    expect(forms.findPlace(of({ activity: { value: 7, unit: 'l' } }))).toBe(place)
  })

  it.each([
    ['method', revision({ method: { id: 'vehicle', version: 1 } })],
    ['version', revision({ method: { id: 'fuel', version: 2 } })],
    ['notice', revision({ notices: [notice] })],
    ['contribution', revision({ contributions: [contribution, contribution] })],
    ['figure beside the total', revision({}, calculation)],
    ['factor', of({ factorSnapshotId: 'b' })],
    ['label', of({ label: 'other' })],
    ['unit', of({ activity: { value: 1, unit: 'kWh' } })],
    ['step', of({ steps: [share] })],
    ['multiplier', of({ steps: [{ ...share, times: '0.3' }] })],
    ['source', of({ steps: [{ kind: 'bridge', name: 'density', source: 'a table', times: '2', unit: 'kg/l' }] })],
  ])('have another place for another %s', (_, other) => {
    const forms = new CalculationForms<number>()
    const places = [revision({}), of({ steps: [share] }), other].map((one) => forms.findPlace(one))
    const isStep = other.calculation.contributions[0]?.steps[0]?.times === '0.2'
    expect(new Set(places).size).toBe(isStep ? 2 : 3)
    expect(places).not.toContain(null)
  })

  it('are alike where they have one place in the tree of forms, and only there', () => {
    const bridge = { kind: 'bridge', name: 'density', times: '2', unit: 'kg/l' }
    const quantity = { kind: 'quantity', what: 'litres', times: '1', unit: 'l' }
    const steps = [share, { ...share, of: 'other' }, { ...share, source: 'a table' }, { ...share, times: '0.3' }]
    const others = [
      bridge,
      { ...bridge, source: 'a' },
      { ...bridge, source: 'b' },
      quantity,
      { ...quantity, what: 'km' },
    ]
    const all = [
      ...[...steps, ...others, { ...share, part: '40', whole: '200' }].map((step) => of({ steps: [step] })),
      ...[of({}), of({ label: 'x' }), of({ factorSnapshotId: 'b' }), of({ activity: { value: 2, unit: 'kWh' } })],
      ...[revision({ notices: [{ ...notice, code: 'kind_changed' }] }), revision({ notices: [{ ...notice }] })],
      ...[revision({ notices: [notice] }), revision({ method: { id: 'fuel', version: 2 } }), revision({}, calculation)],
    ]
    for (const a of all)
      for (const b of all) {
        const forms = new CalculationForms<number>()
        const place = forms.findPlace(a)
        // those that were compared last are forgotten
        for (let nth = 0; nth < 9; nth++) forms.findPlace(of({ label: `between ${nth}` }))
        expect(forms.findPlace(b) === place).toBe(haveSameForm(a, b))
      }
  })

  it('have their place however many others come between them', () => {
    const forms = new CalculationForms<number>()
    const revisions = Array.from({ length: 20 }, (_, nth) => of({ label: `fuel ${nth}` }))
    const places = revisions.map((one) => forms.findPlace(one))
    expect(new Set(places).size).toBe(20)
    for (const order of [revisions, [...revisions].reverse(), revisions])
      for (const one of order) {
        const nth = revisions.indexOf(one)
        expect(forms.findPlace(of({ label: `fuel ${nth}`, activity: { value: nth, unit: 'l' } }))).toBe(places[nth])
      }
  })

  it('have none once the tree of forms is full, in which the first ones keep theirs', () => {
    const forms = new CalculationForms<number>()
    const first = forms.findPlace(of({}))
    let count = 0
    while (count < 50_000 && forms.findPlace(of({ label: `fuel ${count}` })) !== null) count++
    expect(count).toBeGreaterThan(1000)
    expect(count).toBeLessThan(50_000)
    expect(forms.findPlace(of({ label: 'one more' }))).toBe(null)
    expect(forms.findPlace(of({}))).toBe(first)
  })

  it('have none with a distance, which is of one record', () => {
    const steps = [{ kind: 'distance', times: '12', unit: 'km', distance: {} }]
    expect(new CalculationForms().findPlace(of({ steps }))).toBe(null)
  })
})

describe('records of a month that differ in their quantities alone', () => {
  const factor = defineFactor({ key: 'own/oil/l', unit: 'l', per1: { co2: '2', ch4: '0', n2o: '0', co2e: '2' } })
  const groups = { kind: { scope: 'SCOPE_1' } } as UngroupedRecord['groups']
  const month = '2025-01'
  const burnt = (value: number) => ({ label: 'fuel', activity: { value, unit: 'l' }, steps: [] })
  const placeOf = (value: number) => {
    const contributions = [{ ...burnt(value), factorSnapshotId: 'a' }]
    const calculation = { method: { id: 'fuel', version: 1 }, contributions, notices: [] }
    return { groups, month, revision: { calculation, location: null } as unknown as UngroupedRecord['revision'] }
  }
  const first = {
    ...{ activity: {}, groups, revision: placeOf(1).revision },
    record: {
      ...{ contributions: [{ ...burnt(1), factor }], locationContributions: null, location: null, isMarketOnly: false },
      ...{ months: [{ month }], whole: { unknown: [], apart: [] } },
    },
  } as unknown as UngroupedRecord

  it('are summed behind the first, which alone is asked for', () => {
    const sums = new RecordSums()
    expect(sums.add('6', placeOf(3))).toBe(null)
    const isSummable = vi.fn(() => true)
    sums.addFirst(placeOf(1), first, isSummable)
    const summed = sums.add('6', placeOf(3))
    sums.addFirst(placeOf(1), first, isSummable)
    expect(isSummable).toHaveBeenCalledTimes(1)
    expect(sums.add('8', placeOf(4))).toBe(summed)
    expect(sums.all()).toEqual([summed])
    const { records, whole } = summed?.counted().record ?? {}
    expect([records, printExact(whole?.amounts.co2 ?? ZERO)]).toEqual([2, '14'])
  })

  it('are each counted alone where the first of them is, which is not asked for again', () => {
    const sums = new RecordSums()
    const isSummable = vi.fn(() => false)
    for (let nth = 0; nth < 2; nth++) {
      sums.addFirst(placeOf(1), first, isSummable)
      expect(sums.add('6', placeOf(3))).toBe(null)
    }
    expect([sums.all(), isSummable.mock.calls.length]).toEqual([[], 1])
  })
})
