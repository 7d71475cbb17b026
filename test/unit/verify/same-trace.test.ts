import { describe, expect, test } from 'vitest'
import {
  allocate,
  apportionCalculation,
  type Calculation,
  calculateElectricity,
  calculateFuel,
  calculateQuantity,
  calculateRefrigerant,
  calculateVehicle,
  type EmissionFactor,
  toTrace,
  wellToWheel,
  withBiogenicCo2,
} from '../../../src/index.ts'
import { biogenicPartnerOf, findFactor, partnerOf, publishedCatalogue } from '../../../src/reference/factors/index.ts'
import { calculateRows } from '../../../src/rows/calculate-rows.ts'
import { verify } from '../../../src/verify/index.ts'
import { everyRecord } from '../../fixtures/every-record.ts'
import { fuelInput, siteInput, testService } from '../../fixtures/service.ts'
import { calculations, catalogue } from '../../golden/traces/samples.ts'
import type { Bent } from './bent-trace.ts'
import { resealed } from './reseal.ts'

const DIESEL = 'desnz-2025/fuels/liquid-fuels/diesel-average-biofuel-blend/litres'
/** A fuel without a biogenic part, which rows and the service would add. */
const GAS_OIL = 'desnz-2025/fuels/liquid-fuels/gas-oil/litres'
const { lines } = await everyRecord()
const traces: readonly Bent[] = lines.map((line) => JSON.parse(line)).flatMap(({ trace }) => trace ?? [])

/** What the library calculates from the inputs that a trace of the service states; undefined for other methods. */
function againByLibrary({ method, contributions }: Bent): Calculation | undefined {
  const [{ activity, factor, steps }] = contributions
  const { value, unit } = activity
  const isPlain = contributions.length === 1 && steps.every(({ kind }: Bent) => kind === 'convert')
  if (!isPlain) return undefined
  if (method.id === 'fuel') return calculateFuel({ value, unit, factor })
  if (method.id === 'electricity_location')
    return calculateElectricity({ value, unit, method: 'location', grid: factor })
  if (method.id === 'vehicle') return calculateVehicle({ amount: value, unit, factor })
  if (method.id === 'quantity') return calculateQuantity({ value, unit, factor })
  if (method.id === 'refrigerant') return calculateRefrigerant({ mass: value, unit, factor })
  return undefined
}

/** Notices of the choice of a factor, which the service made and the library was not asked to make. */
const OF_CHOICE = /^(?:default_grid_factor_used|factor_|residual_mix|fuel_read_as|average_passenger|freight_vehicle)/

describe('the trace of one calculation', () => {
  test('is the same from the service and the library, for every kind that states its inputs plainly', () => {
    const tried = new Set<string>()
    for (const trace of traces) {
      if (trace.notices.some(({ code }: Bent) => OF_CHOICE.test(code))) continue
      const again = againByLibrary(trace)
      if (again === undefined) continue
      tried.add(trace.method.id)
      expect(JSON.parse(toTrace(again))).toEqual(trace)
    }
    expect([...tried].sort()).toEqual(['electricity_location', 'fuel', 'quantity', 'refrigerant', 'vehicle'])
  })

  test('is the same from the library, rows and the service', async () => {
    const byLibrary = toTrace(calculateFuel({ value: 100, unit: 'l', factor: findFactor(GAS_OIL) }))
    const row = { id: 'van', activity: 'fuel', start: '2025-01-01', value: '100', unit: 'l', factor: GAS_OIL }
    const [calculated] = await calculateRows([row])
    expect(toTrace(calculated?.results[0]?.calculation as Calculation)).toBe(byLibrary)
    const { company } = testService()
    const site = (await company.sites.create(siteInput())).record.id
    const { id: emissionFactorId } = findFactor(GAS_OIL)
    const { record } = await company.siteFuels.create(site, fuelInput({ value: 100, emissionFactorId }))
    expect(await company.audit.trace(record.emissionId)).toBe(byLibrary)
  })

  test('has the same bytes alone and in a bundle', () => {
    for (const line of lines.filter((one) => one.startsWith('{"kind":"trace"'))) {
      const text = line.slice(line.indexOf('"trace":') + '"trace":'.length, -1)
      expect(verify(text)).toEqual({ verified: true, differences: [] })
    }
    expect(traces.length).toBeGreaterThan(20)
  })
})

/** The published rows without any derived factor, as a plain list has them. */
const plainList = {
  find: (key: string): EmissionFactor | undefined => (/[?+]/.test(key) ? undefined : catalogue.find(key)),
}

describe('a plain list of published factors', () => {
  test.each(calculations.filter(([, one]) => one.contributions.every(({ factor }) => factor.edition !== 'own')))(
    'confirms %s',
    (_, calculation) => {
      expect(verify(toTrace(calculation), { catalogue: plainList })).toEqual({ verified: true, differences: [] })
    },
  )

  const diesel = findFactor(DIESEL)
  const derived = [
    wellToWheel(diesel, partnerOf(diesel, 'WTT')),
    withBiogenicCo2(diesel, biogenicPartnerOf(diesel)),
    withBiogenicCo2(wellToWheel(diesel, partnerOf(diesel, 'WTT')), biogenicPartnerOf(diesel)),
  ]

  test.each(derived.map((factor) => [factor.key, factor] as const))('confirms %s, and no other figure', (_, factor) => {
    const text = toTrace(calculateFuel({ value: 1, unit: 'l', factor }))
    expect(verify(text, { catalogue: plainList })).toEqual({ verified: true, differences: [] })
    expect(verify(text, { catalogue: publishedCatalogue })).toEqual({ verified: true, differences: [] })
    const trace: Bent = JSON.parse(text)
    const [own] = trace.contributions
    const last = own.factor.derivation.at(-1)
    last.figure = '0.5'
    if (last.kind === 'take') last.gives = '0.5'
    if (last.column === 'biogenicCo2') own.factor.biogenicCo2 = '0.5'
    const codes = verify(resealed(trace), { catalogue: plainList }).differences.map(({ code }) => code)
    expect(codes).toContain('publication_differs')
  })
})

describe('a share in a trace', () => {
  const fuel = calculateFuel({ value: 1000, unit: 'l', factor: findFactor(DIESEL) })
  const [period] = apportionCalculation(fuel, { start: '2024-12-17', end: '2025-01-16' }, 'year')
  const [batch] = allocate(fuel, [3000, 6000])
  const [equal] = allocate(fuel, [0, 0])
  const texts = {
    period: toTrace((period as { calculation: Calculation }).calculation),
    batch: toTrace(batch as Calculation),
    equal: toTrace(equal as Calculation),
  }

  test.each(Object.entries(texts))('of a %s verifies', (_, text) => {
    expect(verify(text)).toEqual({ verified: true, differences: [] })
  })

  test.each<[keyof typeof texts, string, (share: Bent) => void]>([
    ['period', 'a thousandth', (share) => Object.assign(share, { part: '1', whole: '1000' })],
    ['period', 'other days', (share) => (share.within.end = '2025-01-02')],
    ['period', 'days outside', (share) => Object.assign(share.within, { start: '2024-11-01', end: '2024-11-16' })],
    ['period', 'an end before the start', (share) => (share.period.end = '2024-12-01')],
    ['period', 'a date that no calendar has', (share) => (share.within.end = '2025-02-30')],
    ['period', 'midnight as a time', (share) => (share.within.start = '2024-12-17T00:00:00.000Z')],
    ['batch', 'a thousandth', (share) => Object.assign(share, { part: '1', whole: '1000' })],
    ['batch', 'another index', (share) => (share.index = 1)],
    ['batch', 'an index of no part', (share) => (share.index = 2)],
    ['batch', 'a negative part', (share) => (share.parts = ['3000', '-1', '6001'])],
    ['batch', 'a part left out', (share) => (share.parts = ['3000'])],
    ['equal', 'another number of parts', (share) => (share.parts = ['0'])],
  ])('of a %s with %s does not verify', (kind, _, change) => {
    const trace: Bent = JSON.parse(texts[kind])
    change(trace.contributions[0].steps.at(-1))
    expect(verify(resealed(trace)).verified).toBe(false)
  })

  test('of equal parts needs its notice', () => {
    const trace: Bent = JSON.parse(texts.equal)
    trace.notices = []
    expect(verify(resealed(trace)).differences.map(({ path }) => path)).toEqual(['notices'])
  })
})
