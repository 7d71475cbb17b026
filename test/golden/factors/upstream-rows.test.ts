import { describe, expect, it } from 'vitest'
import {
  builtInUnits,
  type Calculation,
  calculateElectricity,
  calculateFuel,
  calculateMovement,
  calculateQuantity,
  calculateTrip,
  calculateVehicle,
  type EmissionFactor,
  toExact,
  toTrace,
} from '../../../src/index.ts'
import { findFactor, publishedCatalogue, withUpstream } from '../../../src/reference/factors/index.ts'
import { verify } from '../../../src/verify/index.ts'
import { IS_THOROUGH } from '../../fixtures/seeds.ts'
import { usesByKey } from '../../fixtures/uses-by-key.ts'
import { fraction, isEqual, times } from '../../oracle/rational-oracle.ts'

/** Each so many parts one is verified. */
const PARTS_APART = IS_THOROUGH ? 7 : 28
const QUANTITY = '1234.5'

/** The labels below the sheet, without the mark of upstream rows; lorries with refrigeration are named in two ways. */
function labelsOf({ name, unit, heatingValue }: EmissionFactor): string {
  const labels = name.toLowerCase().split(' / ').slice(1).join(' / ')
  const direct = labels.replaceAll('wtt- ', '').replace('hgvs refrigerated', 'hgv refrigerated')
  return `${direct} per ${unit} ${heatingValue}`
}

/** Labels of a grid and of losses, which name their upstream rows differently. */
const WORDED_APART: Readonly<Record<string, string>> = {
  'electricity generated / electricity: uk / kwh per kWh null':
    'uk electricity (generation) / electricity: uk / kwh per kWh null',
  't&d- uk electricity / electricity: uk / kwh per kWh null':
    'uk electricity (t&d) / electricity: uk / kwh per kWh null',
  'distribution - district heat & steam / 5% loss / kwh per kWh null':
    'district heat & steam distribution / 5% loss / kwh per kWh null',
}

/** The upstream rows of an edition by their labels and unit: told by words, where the library joins the ids of rows. */
function upstreamByLabels(edition: string): ReadonlyMap<string, EmissionFactor> {
  const rows = publishedCatalogue.factors().filter((one) => one.edition === edition && one.boundary === 'WTT')
  const byLabels = new Map(rows.map((row) => [labelsOf(row), row]))
  expect(byLabels.size).toBe(rows.length)
  return byLabels
}

/** A record of the factor in each activity that takes it, of which the quantity in the factor's unit is `QUANTITY`. */
function recordsOf(factor: EmissionFactor): readonly Calculation[] {
  const { unit, heatingValue } = factor
  const dimension = builtInUnits.find(unit).typeUnit
  const quantity = { value: QUANTITY, unit }
  const value = { ...quantity, factor, ...(heatingValue && { heatingValue }) }
  const mode = { truck: 'TRUCK', rail: 'RAIL', ship: 'SHIP', air: 'AIR' } as const
  return Object.keys(usesByKey(factor.key)).flatMap((use): Calculation[] => {
    const [activity, by] = use.split('-') as [string, keyof typeof mode]
    if (use === 'fuel') return [calculateFuel(value)]
    if (use === 'quantity') return [calculateQuantity({ ...quantity, factor })]
    if (use === 'electricity') return [calculateElectricity({ ...quantity, grid: factor, method: 'location' })]
    if (use === 'vehicle') return [calculateVehicle({ amount: QUANTITY, unit, factor })]
    const distance = { value: QUANTITY, unit: unit.includes('mi') ? 'mi' : 'km' }
    if (activity === 'trip') {
      const mass = dimension === 'FREIGHT' ? { mass: 1 } : {}
      return [calculateTrip({ legs: [{ mode: mode[by], distance, factor, ...mass }] })]
    }
    return dimension === 'FREIGHT' ? [calculateMovement({ mass: 1, distance, mode: mode[by], factor })] : []
  })
}

const isOwn = (scope: string) => scope === '1' || scope === '2'
const isOf = (edition: string) => (one: EmissionFactor) =>
  one.edition === edition && one.complete && one.boundary !== 'WTT'

describe.each(['desnz-2025', 'desnz-2026'])('the upstream rows of %s', (edition) => {
  const byLabels = upstreamByLabels(edition)
  const rows = publishedCatalogue.factors().filter(isOf(edition))
  const expectedOf = (factor: EmissionFactor) => {
    const labels = labelsOf(factor)
    return byLabels.get(WORDED_APART[labels] ?? labels)
  }

  it('are joined to every fuel, grid, heat and vehicle of a company, or listed', () => {
    const own = rows.filter(({ key }) => Object.values(usesByKey(key)).some(isOwn))
    const counts = { rows: own.length, joined: 0, refrigerants: 0, byElectricVehicle: 0 }
    const without: string[] = []
    for (const factor of own) {
      const { category, key, row } = factor
      const found = recordsOf(factor).map((record) => {
        const { upstream, notices } = withUpstream(record)
        expect(notices.length).toBe(upstream.some(({ kind }) => kind === 'well_to_tank') ? 0 : 1)
        return upstream.find(({ kind }) => kind === 'well_to_tank')?.calculation.contributions[0]?.factor
      })
      expect(new Set(found).size).toBe(1)
      if (found[0] !== undefined) {
        expect(found[0]).toBe(expectedOf(factor))
        counts.joined++
      } else if (category === 'refrigerant-other') counts.refrigerants++
      else if (row.startsWith('8_')) counts.byElectricVehicle++
      else without.push(key.slice(edition.length + 1))
    }
    console.info(`${edition}: ${JSON.stringify({ ...counts, listed: without.length })}`)
    expect(counts).toEqual({ rows: 1174, joined: 937, refrigerants: 166, byElectricVehicle: 68 })
    expect(without).toEqual([
      'fuels/liquid-fuels/lubricants/litres',
      'fuels/liquid-fuels/naphtha/litres',
      'fuels/liquid-fuels/waste-oils/litres',
    ])
  })

  it('are the published figure times the quantity, in every activity that takes the row', () => {
    const counts = { records: 0, parts: 0, verified: 0 }
    for (const factor of rows) {
      for (const record of recordsOf(factor)) {
        counts.records++
        for (const { kind, calculation } of withUpstream(record).upstream) {
          counts.parts++
          const row = calculation.contributions[0]?.factor as EmissionFactor
          const due = times(fraction(row.per1.co2e as string), fraction(QUANTITY))
          expect(isEqual(fraction(toExact(calculation).co2e as string), due)).toBe(true)
          if (kind === 'well_to_tank') expect(row).toBe(expectedOf(factor))
          // all of them take minutes: a part, of all sheets
          if (counts.parts % PARTS_APART === 0) {
            expect(verify(toTrace(calculation), { catalogue: publishedCatalogue }).differences).toEqual([])
            counts.verified++
          }
        }
      }
    }
    console.info(`${edition}: ${JSON.stringify(counts)}`)
    expect(counts.parts).toBeGreaterThan(1000)
  })

  it('of losses are those of the grid, of district heat, and of each electric vehicle', () => {
    const losing = rows.filter(({ key }) => /\/(uk-electricity|heat-and-steam|uk-electricity-for-evs)\//.test(key))
    const figures = losing.map((factor) => {
      const [record] = recordsOf(factor).filter(({ method }) => method.id !== 'trip' && method.id !== 'movement')
      const { upstream } = withUpstream(record as Calculation)
      return [factor.row, ...upstream.map(({ calculation }) => calculation.contributions[0]?.factor.row)]
    })
    const [grid, onsite, district, ...cars] = figures
    expect([grid, onsite, district]).toEqual([
      ['7_400_4000_5', '15_917_4000_5', '13_402_4000_5', '15_918_4000_5'],
      ['10_401_4002_5', '16_919_4002_5'],
      ['10_401_4003_5', '16_919_4003_5', '13_403_4004_5', '16_920_4004_5'],
    ])
    expect(cars).toHaveLength(68)
    for (const [row = '', ...losses] of cars) expect(losses).toEqual([row.replace(/^8_/, '14_')])
  })
})

describe('the upstream rows of desnz-2024', () => {
  it('are bundled for some rows alone; of the rest a notice says so', () => {
    const heat = findFactor('desnz-2024/heat-and-steam/district-heat-and-steam/kwh')
    const { upstream, notices } = withUpstream(calculateFuel({ value: 1, unit: 'kWh', factor: heat }))
    expect(upstream.map(({ kind }) => kind)).toEqual(['losses'])
    expect(notices.map(({ message }) => message)).toEqual([
      expect.stringContaining('well-to-tank emissions, well-to-tank emissions of the losses'),
    ])
  })
})
