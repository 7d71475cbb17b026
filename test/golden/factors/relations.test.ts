import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { calculateElectricity, type EmissionFactor } from '../../../src/index.ts'
import { findFactor, publishedCatalogue, selectFactor, vehicleEnergyOf } from '../../../src/reference/factors/index.ts'

const of2025 = publishedCatalogue.factors().filter(({ edition }) => edition === 'desnz-2025')
const totalOf = ({ per1 }: EmissionFactor) => Number(per1.co2e)

/** The sheet of a row, and what it is about: managed vehicles are vehicles, and one sheet says HGVs for HGV. */
function aboutOf({ name, unit }: EmissionFactor): { sheet: string; about: string } {
  const [sheet = '', ...levels] = name.split(' / ')
  const about = levels
    .join(' / ')
    .toLowerCase()
    .replace(/^managed /, '')
    .replaceAll('hgvs', 'hgv')
  return { sheet, about: `${about.replace('motorbikes', 'motorbike')}|${unit}` }
}

/** The rows of each subject that stands on more than one sheet, upstream, charging and biogenic ones aside. */
function recurring(): ReadonlyMap<string, readonly EmissionFactor[]> {
  const bySubject = new Map<string, EmissionFactor[]>()
  for (const factor of of2025) {
    const { sheet, about } = aboutOf(factor)
    if (/^WTT|EVs$|^Outside/.test(sheet)) continue
    bySubject.set(about, [...(bySubject.get(about) ?? []), factor])
  }
  const isRecurring = (rows: readonly EmissionFactor[]) => new Set(rows.map((row) => aboutOf(row).sheet)).size > 1
  return new Map([...bySubject].filter(([, rows]) => isRecurring(rows)))
}

describe('rows of desnz-2025 that recur on several sheets', () => {
  const differing = [...recurring()].filter(([, rows]) => new Set(rows.map(({ per1 }) => per1.co2e)).size > 1)

  it('agree, but for those of a list with their values', () => {
    const all = recurring()
    process.stdout.write(`subjects on several sheets: ${all.size}, of which ${all.size - differing.length} agree\n`)
    expect([all.size, differing.length]).toEqual([319, 65])
    const text = readFileSync(new URL('../../fixtures/desnz-2025-differing.csv', import.meta.url), 'utf8')
    const units = { km: 'km', miles: 'mi', 'tonne.km': 't·km' } as Readonly<Record<string, string>>
    const listed = text
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => line.split('|'))
      .map(([about, unit = '', ...values]) => `${about}|${units[unit]}: ${values.sort().join('; ')}`)
    const found = differing.map(
      ([about, rows]) =>
        `${about}: ${rows
          .map((row) => `${aboutOf(row).sheet} ${row.per1.co2e}`)
          .sort()
          .join('; ')}`,
    )
    expect(found.sort()).toEqual(listed.sort())
  })

  it('differ where one counts the electricity of a vehicle with its losses, and a few motorbikes by the last digit', () => {
    const charging = (sheet: string) =>
      new Map(
        of2025.filter((row) => aboutOf(row).sheet === sheet).map((row) => [aboutOf(row).about, totalOf(row)] as const),
      )
    const [electricity, losses] = ['UK electricity for EVs', 'UK electricity T&D for EVs'].map(charging)
    const counts = { electric: 0, lastDigit: 0 }
    for (const [about, rows] of differing) {
      const [tailpipe = Number.NaN, ...others] = [...new Set(rows.map(totalOf))].sort((a, b) => a - b)
      const charged = (electricity?.get(about) ?? 0) + (losses?.get(about) ?? 0)
      for (const other of others) expect(Math.abs(tailpipe + charged - other), about).toBeLessThan(0.0000251)
      counts[charged > 0 ? 'electric' : 'lastDigit']++
    }
    expect(counts).toEqual({ electric: 62, lastDigit: 3 })
  })
})

/** The figures of a fuel per kWh by its net calorific value. */
const FUELS = {
  diesel: 'fuels/liquid-fuels/diesel-average-biofuel-blend/kwh-net-cv',
  petrol: 'fuels/liquid-fuels/petrol-average-biofuel-blend/kwh-net-cv',
  cng: 'fuels/gaseous-fuels/cng/kwh-net-cv',
  lpg: 'fuels/gaseous-fuels/lpg/kwh-net-cv',
} as const
const carbonOf = (path: string) => Number(findFactor(`desnz-2025/${path}`).per1.co2)

/** Bounds of a quotient of two figures with five decimals. */
const HALF = 0.000005
const bounds = (a: number, b: number) => [(a - HALF) / (b + HALF), (a + HALF) / (b - HALF)] as const

/** The fuel of a vehicle by its name; lorries burn diesel. */
function fuelOf({ name }: EmissionFactor): string {
  if (/hgv/i.test(name)) return 'HGV'
  const kind = /motorbike/i.test(name) ? 'petrol' : (name.split(' / ').at(-1) ?? '').toLowerCase()
  return /plug-in|hybrid|unknown/.test(kind) ? 'mixed' : kind
}

describe('energy of vehicles by distance (SECR)', () => {
  const vehicles = of2025.flatMap((factor) => {
    const energy = vehicleEnergyOf(factor)
    return energy === undefined ? [] : [{ factor, energy }]
  })
  /** Vehicles that burn fuel, on sheets of the tailpipe alone or of fuels without electricity. */
  const burning = vehicles.filter(({ factor, energy }) => {
    const isCharged = energy.electricityKwh !== null
    return !isCharged && energy.fuelKwhNet !== null && factor.per1.co2 !== null
  })

  it('is known of every vehicle that has a row, on every sheet', () => {
    const sheets = vehicles.map(({ factor }) => aboutOf(factor).sheet)
    expect(
      Object.fromEntries([...new Set(sheets)].map((one) => [one, sheets.filter((s) => s === one).length])),
    ).toEqual({
      'Passenger vehicles': 156,
      'UK electricity for EVs': 68,
      'Freighting goods': 227,
      'Delivery vehicles': 162,
      'Business travel- land': 156,
      'Managed assets- vehicles': 237,
    })
  })

  it('divides the CO2 of a vehicle to that of its fuel, within rounding', () => {
    const counts: Record<string, number> = {}
    const count = (outcome: string) => {
      counts[outcome] = (counts[outcome] ?? 0) + 1
    }
    for (const { factor, energy } of burning) {
      const [low, high] = bounds(Number(factor.per1.co2), Number(energy.fuelKwhNet))
      const fuel = fuelOf(factor)
      const is = (carbon: number) => low <= carbon + HALF && high >= carbon - HALF
      if (fuel === 'HGV') {
        // diesel and 0.2 to 0.4 % more: lorries use a urea solution, which gives off CO2
        expect((low + high) / 2 / carbonOf(FUELS.diesel), factor.key).toSatisfy((more) => more > 1.002 && more < 1.004)
        count('lorries: diesel and 0.2 to 0.4 %')
      } else if (fuel === 'mixed') {
        expect(low, factor.key).toBeLessThan(carbonOf(FUELS.diesel))
        expect(high, factor.key).toBeGreaterThan(carbonOf(FUELS.petrol))
        count('between petrol and diesel')
      } else if (is(carbonOf(FUELS[fuel as keyof typeof FUELS]))) count('its fuel')
      else {
        // one ratio for both, between petrol and diesel, that no row of a fuel has
        expect(is(0.240747), factor.key).toBe(true)
        count(`${/motorbike/i.test(factor.name) ? 'motorbikes' : 'vans on LPG'}: 0.24075, of no published fuel`)
      }
    }
    process.stdout.write(`CO2 of vehicles by energy: ${JSON.stringify(counts)}\n`)
    expect(counts).toEqual({
      'its fuel': 246,
      'between petrol and diesel': 108,
      'lorries: diesel and 0.2 to 0.4 %': 368,
      'motorbikes: 0.24075, of no published fuel': 24,
      'vans on LPG: 0.24075, of no published fuel': 6,
    })
  })

  it('of a charged vehicle divides to the grid', () => {
    const charged = vehicles.filter(({ factor }) => factor.category === 'vehicle-ev-electricity')
    const grid = Number(findFactor('desnz-2025/uk-electricity/electricity-generated/electricity-uk/kwh').per1.co2)
    expect(charged).toHaveLength(68)
    const apart = charged.filter(({ factor, energy }) => {
      const [low, high] = bounds(Number(factor.per1.co2), Number(energy.electricityKwh))
      return low > grid + HALF || high < grid - HALF
    })
    expect(apart.map(({ factor }) => factor.key)).toEqual([])
  })
})

describe('the editions in use', () => {
  it('18,500 kWh of 2026 from the British grid are 2,422.76 kg', () => {
    const period = { start: '2026-01-01', end: '2027-01-01' }
    const grid = selectFactor({ activity: { kind: 'electricity' }, region: 'GB', period })
    expect(calculateElectricity({ value: 18500, unit: 'kWh', method: 'location', grid }).emission.co2e).toBe(2422.76)
  })
})
