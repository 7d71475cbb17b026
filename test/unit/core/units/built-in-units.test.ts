import { describe, expect, it } from 'vitest'
import { parseNumber } from '../../../../src/core/exact/index.ts'
import { builtInUnits, chooseConversion, multiplierToBase, units, unitTable } from '../../../../src/core/units/index.ts'
import { fraction, isEqual, quotient } from '../../../oracle/rational-oracle.ts'

/** The contract's units: id, name, short name, type, parent. Multipliers are ours, for it shows none. */
const CONTRACT = [
  [1, 'Gram', 'g', 'WEIGHT', 2],
  [2, 'Kilogram', 'kg', 'WEIGHT', null],
  [3, 'Tone', 't', 'WEIGHT', 2],
  [4, 'Kilowatt hour', 'kWh', 'ELECTRICITY', null],
  [5, 'Megawatt hour', 'MWh', 'ELECTRICITY', 4],
  [6, 'British thermal unit', 'btu', 'ELECTRICITY', 4],
  [7, 'Million British thermal unit', 'mmbtu', 'ELECTRICITY', 4],
  [8, 'Megajoules', 'MJ', 'ELECTRICITY', 4],
  [9, 'Gigajoules', 'GJ', 'ELECTRICITY', 4],
  [10, 'Kilometers', 'km', 'DISTANCE', null],
  [13, 'Liter', 'l', 'VOLUME', null],
] as const

/** SI values of base units and of every other built-in unit, as exact fractions (SI, NIST SP 811, and as noted there). */
const SI: Readonly<Record<string, string>> = {
  kg: '1',
  g: '1/1000',
  t: '1000',
  kt: '1000000',
  lb: '45359237/100000000',
  oz: '45359237/1600000000',
  'short ton': '45359237/50000',
  'long ton': '317514659/312500',
  kWh: '3600000',
  MWh: '3600000000',
  GWh: '3600000000000',
  TWh: '3600000000000000',
  Wh: '3600',
  J: '1',
  kJ: '1000',
  MJ: '1000000',
  GJ: '1000000000',
  TJ: '1000000000000',
  btu: '52752792631/50000000',
  mmbtu: '52752792631/50',
  therm: '52752792631/500',
  'therm (US)': '105480400',
  kcal: '20934/5',
  toe: '41868000000',
  km: '1000',
  m: '1',
  ft: '381/1250',
  yd: '1143/1250',
  mi: '201168/125',
  nmi: '1852',
  l: '1/1000',
  m3: '1',
  'million l': '1000',
  ml: '1/1000000',
  in3: '2048383/125000000000',
  'US gal': '473176473/125000000000',
  'imp gal': '454609/100000000',
  bbl: '9936705933/62500000000',
  ft3: '55306341/1953125000',
  Ccf: '55306341/19531250',
  scf: '1',
  ha: '10000',
  head: '1',
  employee·day: '1',
  t·km: '1000000',
  'short ton·mi': '570301686801/390625',
  kg·km: '1000',
  t·nmi: '1852000',
  passenger·km: '1000',
  passenger·mi: '201168/125',
  room·night: '1',
  FTE·h: '1',
  m2: '1',
  ft2: '145161/1562500',
}

describe('built-in units', () => {
  it.each(CONTRACT)('%i %s is as the contract gives it', (id, name, short_name, typeUnit, parent_id) => {
    expect(builtInUnits.find(id)).toMatchObject({ id, name, short_name, typeUnit, parent_id })
    expect(builtInUnits.find(short_name).id).toBe(id)
  })

  it('hold the contract ids and no other below 1001', () => {
    const contract = builtInUnits.units.map(({ id }) => id).filter((id) => id < 1001)
    expect(contract.sort((a, b) => a - b)).toEqual(CONTRACT.map(([id]) => id))
  })

  it.each(Object.values(units).map((unit) => [unit.short_name, unit] as const))(
    '%s is exactly as defined',
    (_, unit) => {
      const base = builtInUnits.baseOf(unit)
      const { n, d } = multiplierToBase(builtInUnits, unit)
      const expected = quotient(fraction(SI[unit.short_name] ?? 'missing'), fraction(SI[base.short_name] ?? 'missing'))
      expect(isEqual({ over: n, under: d }, expected)).toBe(true)
      expect(Object.isFrozen(unit)).toBe(true)
    },
  )

  it('pass the checks of a table, which their own table leaves out', () => {
    expect(unitTable(Object.values(units)).units).toEqual(builtInUnits.units)
  })

  it('have a name of words, and each its own', () => {
    const names = builtInUnits.units.map(({ name }) => name)
    for (const name of names) expect(name).toMatch(/^[A-Z][a-z]{2}/)
    expect(new Set(names).size).toBe(names.length)
  })

  it('are of the dimensions that the activities and factors are of', () => {
    expect([...new Set(builtInUnits.units.map(({ typeUnit }) => typeUnit))].sort()).toEqual([
      ...['AREA', 'DISTANCE', 'ELECTRICITY', 'EMPLOYEE_DAY', 'FREIGHT', 'HEAD'],
      ...['PASSENGER_DISTANCE', 'ROOM_NIGHT'],
      ...['STANDARD_GAS_VOLUME', 'VOLUME', 'WEIGHT', 'WORK_TIME'],
    ])
  })

  it('convert exactly between all pairs of a dimension, and back, link by link', () => {
    for (const from of builtInUnits.units) {
      for (const to of builtInUnits.units.filter(({ typeUnit }) => typeUnit === from.typeUnit)) {
        const { factor, links } = chooseConversion(from, to, { table: builtInUnits })
        const si = quotient(fraction(SI[from.short_name] ?? ''), fraction(SI[to.short_name] ?? ''))
        expect(isEqual({ over: factor.n, under: factor.d }, si)).toBe(true)
        const walked = links.reduce((all, { times }) => ({ n: all.n * times.n, d: all.d * times.d }), parseNumber(1))
        expect(walked.n * factor.d).toBe(factor.n * walked.d)
        expect(links.map(({ from: one }) => one).slice(1)).toEqual(links.map(({ to: one }) => one).slice(0, -1))
      }
    }
  })
})
