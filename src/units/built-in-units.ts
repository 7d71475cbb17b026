import type { Dimension, Unit, UnitRef } from './unit.ts'
import { type UnitTable, unitTable } from './unit-table.ts'

type Definition = readonly [id: number, name: string, symbol: string, multiplier: string, parent: number | null]

/** The definitions by dimension. Only defining figures are entered: a long ton is written as 2,240 lb. */
const DEFINITIONS = {
  WEIGHT: {
    gram: [1, 'Gram', 'g', '0.001', 2],
    kilogram: [2, 'Kilogram', 'kg', '1', null],
    tonne: [3, 'Tone', 't', '1000', 2],
    pound: [1001, 'Pound', 'lb', '0.45359237', 2],
    shortTon: [1002, 'Short ton', 'short ton', '2000', 1001],
    longTon: [1003, 'Long ton', 'long ton', '2240', 1001],
    ounce: [1004, 'Ounce', 'oz', '1/16', 1001],
    kilotonne: [1005, 'Kilotonne', 'kt', '1000', 3],
  },
  ELECTRICITY: {
    kilowattHour: [4, 'Kilowatt hour', 'kWh', '1', null],
    megawattHour: [5, 'Megawatt hour', 'MWh', '1000', 4],
    btu: [6, 'British thermal unit', 'btu', '52752792631/180000000000000', 4],
    millionBtu: [7, 'Million British thermal unit', 'mmbtu', '52752792631/180000000', 4],
    megajoule: [8, 'Megajoules', 'MJ', '5/18', 4],
    gigajoule: [9, 'Gigajoules', 'GJ', '2500/9', 4],
    joule: [1101, 'Joule', 'J', '1/3600000', 4],
    kilojoule: [1102, 'Kilojoule', 'kJ', '1000', 1101],
    terajoule: [1103, 'Terajoule', 'TJ', '1000', 9],
    wattHour: [1104, 'Watt hour', 'Wh', '0.001', 4],
    gigawattHour: [1105, 'Gigawatt hour', 'GWh', '1000', 5],
    terawattHour: [1106, 'Terawatt hour', 'TWh', '1000', 1105],
    therm: [1107, 'Therm', 'therm', '100000', 6],
    thermUs: [1108, 'Therm (US)', 'therm (US)', '105480400', 1101],
    kilocalorie: [1109, 'Kilocalorie (International Table)', 'kcal', '4186.8', 1101],
    tonneOfOilEquivalent: [1110, 'Tonne of oil equivalent', 'toe', '10000000', 1109],
  },
  DISTANCE: {
    kilometre: [10, 'Kilometers', 'km', '1', null],
    metre: [1201, 'Metre', 'm', '0.001', 10],
    foot: [1202, 'Foot', 'ft', '0.3048', 1201],
    yard: [1203, 'Yard', 'yd', '3', 1202],
    mile: [1204, 'Mile', 'mi', '5280', 1202],
    nauticalMile: [1205, 'Nautical mile', 'nmi', '1.852', 10],
  },
  VOLUME: {
    litre: [13, 'Liter', 'l', '1', null],
    cubicMetre: [1301, 'Cubic metre', 'm3', '1000', 13],
    millionLitres: [1309, 'Million litres', 'million l', '1000', 1301],
    millilitre: [1302, 'Millilitre', 'ml', '0.001', 13],
    cubicInch: [1303, 'Cubic inch', 'in3', '0.016387064', 13],
    gallonUs: [1304, 'Gallon (US)', 'US gal', '231', 1303],
    gallonImperial: [1305, 'Gallon (imperial)', 'imp gal', '4.54609', 13],
    barrel: [1306, 'Barrel of petroleum', 'bbl', '42', 1304],
    cubicFoot: [1307, 'Cubic foot', 'ft3', '1728', 1303],
    hundredCubicFeet: [1308, 'Hundred cubic feet', 'Ccf', '100', 1307],
  },
  STANDARD_GAS_VOLUME: { standardCubicFoot: [1401, 'Standard cubic foot', 'scf', '1', null] },
  FREIGHT: {
    tonneKilometre: [1501, 'Tonne-kilometre', 't·km', '1', null],
    shortTonMile: [1502, 'Short ton-mile', 'short ton·mi', '1.45997231821056', 1501],
    kilogramKilometre: [1503, 'Kilogram-kilometre', 'kg·km', '0.001', 1501],
    tonneNauticalMile: [1504, 'Tonne-nautical mile', 't·nmi', '1.852', 1501],
  },
  PASSENGER_DISTANCE: {
    passengerKilometre: [1601, 'Passenger-kilometre', 'passenger·km', '1', null],
    passengerMile: [1602, 'Passenger-mile', 'passenger·mi', '1.609344', 1601],
  },
  ROOM_NIGHT: { roomNight: [1701, 'Room-night', 'room·night', '1', null] },
  WORK_TIME: { fteHour: [1801, 'Full-time-equivalent working hour', 'FTE·h', '1', null] },
  AREA: {
    squareMetre: [1901, 'Square metre', 'm2', '1', null],
    squareFoot: [1902, 'Square foot', 'ft2', '0.09290304', 1901],
  },
} as const satisfies Record<Dimension, Readonly<Record<string, Definition>>>

/** Units of one dimension, by name. */
type Named<Measures extends Dimension> = { readonly [Name in keyof (typeof DEFINITIONS)[Measures]]: Unit<Measures> }

/** The built-in units by name, each with its dimension. */
export type BuiltInUnits = Named<'WEIGHT'> &
  Named<'ELECTRICITY'> &
  Named<'DISTANCE'> &
  Named<'VOLUME'> &
  Named<'STANDARD_GAS_VOLUME'> &
  Named<'FREIGHT'> &
  Named<'PASSENGER_DISTANCE'> &
  Named<'ROOM_NIGHT'> &
  Named<'WORK_TIME'> &
  Named<'AREA'>

function namedUnits(): readonly (readonly [name: string, unit: Unit])[] {
  const named = Object.entries<Readonly<Record<string, Definition>>>(DEFINITIONS).flatMap(([typeUnit, definitions]) =>
    Object.entries(definitions).map(([key, [id, name, short_name, multiplier, parent_id]]) => {
      return [key, Object.freeze({ id, name, short_name, multiplier, parent_id, typeUnit })] as const
    }),
  )
  return named.sort(([, a], [, b]) => a.id - b.id)
}

/**
 * The built-in units, in the order of their ids. Ids 1–10 and 13 are the contract's, with its spelling; ids from 1001 are
 * ours. Multipliers are exact: Btu is the International Table one, 2326 J/kg × 0.45359237 kg (NIST SP 811), so that 1 kWh
 * is 180000000000000/52752792631 Btu.
 */
export const units: BuiltInUnits = Object.freeze(Object.fromEntries(namedUnits())) as unknown as BuiltInUnits

const list = Object.freeze(Object.values(units))
const made: { table?: UnitTable } = {}

function checkedTable(): UnitTable {
  made.table ??= unitTable(list)
  return made.table
}

/** The table of built-in units, validated on first use so that it does not delay program start. */
export const builtInUnits: UnitTable = Object.freeze({
  units: list,
  find: (unit: UnitRef, path?: string) => checkedTable().find(unit, path),
  chainToBase: (unit: Unit) => checkedTable().chainToBase(unit),
  baseOf: (unit: Unit) => checkedTable().baseOf(unit),
})
