import type { Dimension, Unit } from './unit.ts'

type Definition<Symbol extends string> = readonly [
  id: number,
  name: string,
  symbol: Symbol,
  multiplier: string,
  parent: number | null,
]

function define<Measures extends Dimension, Symbol extends string>(
  dimension: Measures,
  [id, name, short_name, multiplier, parent_id]: Definition<Symbol>,
): Unit<Measures, Symbol> {
  return Object.freeze({ id, name, short_name, multiplier, parent_id, typeUnit: dimension })
}

const weight = <Symbol extends string>(...definition: Definition<Symbol>) => define('WEIGHT', definition)
const energy = <Symbol extends string>(...definition: Definition<Symbol>) => define('ELECTRICITY', definition)
const distance = <Symbol extends string>(...definition: Definition<Symbol>) => define('DISTANCE', definition)
const volume = <Symbol extends string>(...definition: Definition<Symbol>) => define('VOLUME', definition)
const freight = <Symbol extends string>(...definition: Definition<Symbol>) => define('FREIGHT', definition)
const area = <Symbol extends string>(...definition: Definition<Symbol>) => define('AREA', definition)

/** The dimension of each built-in unit by its symbol. */
export interface DimensionBySymbol {
  readonly g: 'WEIGHT'
  readonly kg: 'WEIGHT'
  readonly t: 'WEIGHT'
  readonly lb: 'WEIGHT'
  readonly 'short ton': 'WEIGHT'
  readonly 'long ton': 'WEIGHT'
  readonly oz: 'WEIGHT'
  readonly kt: 'WEIGHT'
  readonly kWh: 'ELECTRICITY'
  readonly MWh: 'ELECTRICITY'
  readonly btu: 'ELECTRICITY'
  readonly mmbtu: 'ELECTRICITY'
  readonly MJ: 'ELECTRICITY'
  readonly GJ: 'ELECTRICITY'
  readonly J: 'ELECTRICITY'
  readonly kJ: 'ELECTRICITY'
  readonly TJ: 'ELECTRICITY'
  readonly Wh: 'ELECTRICITY'
  readonly GWh: 'ELECTRICITY'
  readonly TWh: 'ELECTRICITY'
  readonly therm: 'ELECTRICITY'
  readonly 'therm (US)': 'ELECTRICITY'
  readonly kcal: 'ELECTRICITY'
  readonly toe: 'ELECTRICITY'
  readonly km: 'DISTANCE'
  readonly m: 'DISTANCE'
  readonly ft: 'DISTANCE'
  readonly yd: 'DISTANCE'
  readonly mi: 'DISTANCE'
  readonly nmi: 'DISTANCE'
  readonly l: 'VOLUME'
  readonly m3: 'VOLUME'
  readonly 'million l': 'VOLUME'
  readonly ml: 'VOLUME'
  readonly in3: 'VOLUME'
  readonly 'US gal': 'VOLUME'
  readonly 'imp gal': 'VOLUME'
  readonly bbl: 'VOLUME'
  readonly ft3: 'VOLUME'
  readonly Ccf: 'VOLUME'
  readonly scf: 'STANDARD_GAS_VOLUME'
  readonly t·km: 'FREIGHT'
  readonly 'short ton·mi': 'FREIGHT'
  readonly kg·km: 'FREIGHT'
  readonly t·nmi: 'FREIGHT'
  readonly passenger·km: 'PASSENGER_DISTANCE'
  readonly passenger·mi: 'PASSENGER_DISTANCE'
  readonly room·night: 'ROOM_NIGHT'
  readonly FTE·h: 'WORK_TIME'
  readonly m2: 'AREA'
  readonly ft2: 'AREA'
  readonly ha: 'AREA'
  readonly head: 'HEAD'
  readonly employee·day: 'EMPLOYEE_DAY'
}

/** The symbol of a built-in unit. */
export type UnitSymbol = keyof DimensionBySymbol

type BuiltInUnit<Symbol extends UnitSymbol> = Unit<DimensionBySymbol[Symbol], Symbol>

/** The built-in units by name, each with its dimension. */
// biome-ignore lint/style/useConsistentTypeDefinitions: an interface is not assignable to a record of units
export type BuiltInUnits = {
  readonly gram: BuiltInUnit<'g'>
  readonly kilogram: BuiltInUnit<'kg'>
  readonly tonne: BuiltInUnit<'t'>
  readonly pound: BuiltInUnit<'lb'>
  readonly shortTon: BuiltInUnit<'short ton'>
  readonly longTon: BuiltInUnit<'long ton'>
  readonly ounce: BuiltInUnit<'oz'>
  readonly kilotonne: BuiltInUnit<'kt'>
  readonly kilowattHour: BuiltInUnit<'kWh'>
  readonly megawattHour: BuiltInUnit<'MWh'>
  readonly btu: BuiltInUnit<'btu'>
  readonly millionBtu: BuiltInUnit<'mmbtu'>
  readonly megajoule: BuiltInUnit<'MJ'>
  readonly gigajoule: BuiltInUnit<'GJ'>
  readonly joule: BuiltInUnit<'J'>
  readonly kilojoule: BuiltInUnit<'kJ'>
  readonly terajoule: BuiltInUnit<'TJ'>
  readonly wattHour: BuiltInUnit<'Wh'>
  readonly gigawattHour: BuiltInUnit<'GWh'>
  readonly terawattHour: BuiltInUnit<'TWh'>
  readonly therm: BuiltInUnit<'therm'>
  readonly thermUs: BuiltInUnit<'therm (US)'>
  readonly kilocalorie: BuiltInUnit<'kcal'>
  readonly tonneOfOilEquivalent: BuiltInUnit<'toe'>
  readonly kilometre: BuiltInUnit<'km'>
  readonly metre: BuiltInUnit<'m'>
  readonly foot: BuiltInUnit<'ft'>
  readonly yard: BuiltInUnit<'yd'>
  readonly mile: BuiltInUnit<'mi'>
  readonly nauticalMile: BuiltInUnit<'nmi'>
  readonly litre: BuiltInUnit<'l'>
  readonly cubicMetre: BuiltInUnit<'m3'>
  readonly millionLitres: BuiltInUnit<'million l'>
  readonly millilitre: BuiltInUnit<'ml'>
  readonly cubicInch: BuiltInUnit<'in3'>
  readonly gallonUs: BuiltInUnit<'US gal'>
  readonly gallonImperial: BuiltInUnit<'imp gal'>
  readonly barrel: BuiltInUnit<'bbl'>
  readonly cubicFoot: BuiltInUnit<'ft3'>
  readonly hundredCubicFeet: BuiltInUnit<'Ccf'>
  readonly standardCubicFoot: BuiltInUnit<'scf'>
  readonly tonneKilometre: BuiltInUnit<'t·km'>
  readonly shortTonMile: BuiltInUnit<'short ton·mi'>
  readonly kilogramKilometre: BuiltInUnit<'kg·km'>
  readonly tonneNauticalMile: BuiltInUnit<'t·nmi'>
  readonly passengerKilometre: BuiltInUnit<'passenger·km'>
  readonly passengerMile: BuiltInUnit<'passenger·mi'>
  readonly roomNight: BuiltInUnit<'room·night'>
  readonly fteHour: BuiltInUnit<'FTE·h'>
  readonly squareMetre: BuiltInUnit<'m2'>
  readonly squareFoot: BuiltInUnit<'ft2'>
  readonly hectare: BuiltInUnit<'ha'>
  readonly head: BuiltInUnit<'head'>
  readonly employeeDay: BuiltInUnit<'employee·day'>
}

/** The symbol of a unit: of the built-in units, or of a table of your own. */
export type SymbolName = UnitSymbol | (string & {})

/** A unit as an object, by its id, or by its symbol (`short_name`), of the built-in units or of a table of your own. */
export type UnitRef = Unit | number | SymbolName

/** The dimension of a unit if the compiler knows it: of a unit object, or of the symbol of a built-in unit. */
type MeasureOf<Ref> = Ref extends UnitSymbol
  ? DimensionBySymbol[Ref]
  : Ref extends { readonly typeUnit: infer Measures extends string }
    ? Measures
    : string

/** A unit as a sentence of the compiler names it. */
type NameOf<Ref> = Ref extends { readonly short_name: infer Symbol extends string } ? Symbol : Ref & string

/**
 * `To`; a sentence if the compiler knows that two units have different dimensions, so that kg to km does not compile. `Checked` if
 * it does not know the dimension of `To`.
 */
export type Convertible<From, To, Checked = To> = OfDimension<MeasureOf<From>, From, To, Checked>

type OfDimension<Measures, From, To, Checked> =
  MeasureOf<To> extends Measures
    ? Checked
    : string extends MeasureOf<To>
      ? Checked
      : `${NameOf<From>} (${MeasureOf<From>}) does not convert to ${NameOf<To>} (${MeasureOf<To>})`

/** `Ref`; a sentence for a text that the compiler knows not to be the symbol of a built-in unit. */
export type BuiltIn<Ref> = Ref extends UnitSymbol
  ? Ref
  : Ref extends string
    ? string extends Ref
      ? Ref
      : `${Ref} is not the symbol of a built-in unit`
    : Ref

/** The symbol of a unit in a request: a literal one is checked if the caller passes no table. */
export type SymbolIn<Own, Symbol> = [Own] extends [undefined] ? BuiltIn<Symbol> : Symbol

/**
 * The unit of a request: an object, an id or a symbol. Fields have the type of its property, because the compiler prints the
 * members of a property in messages, and of a named union only the name.
 */
export interface UnitField<Own, Symbol> {
  readonly unit: Unit | number | SymbolIn<Own, Symbol>
}

/** The unit of a request that must convert to the built-in unit `Target`, if its symbol is literal and no table is passed. */
export interface ConvertibleUnitField<Target extends UnitSymbol, Own, Symbol> {
  readonly unit: Unit | number | ([Own] extends [undefined] ? SymbolFor<Target, Symbol> : Symbol)
}

/** `Ref`; a sentence for a symbol of another dimension. Not for each of a union, which would cost the compiler much. */
type SymbolFor<Target extends UnitSymbol, Ref> = [Ref] extends [UnitSymbol]
  ? DimensionBySymbol[Target] extends DimensionBySymbol[Ref]
    ? Ref
    : `${Ref} does not convert to ${Target}`
  : BuiltIn<Ref>

/**
 * The built-in units. Ids 1–10 and 13 are the contract's, with its spelling; ids from 1001 are ours. Multipliers are
 * exact: Btu is the International Table one, 2326 J/kg × 0.45359237 kg (NIST SP 811), so that 1 kWh is
 * 180000000000000/52752792631 Btu. Only defining figures are entered: a long ton is written as 2,240 lb.
 */
export const units: BuiltInUnits = Object.freeze({
  gram: weight(1, 'Gram', 'g', '0.001', 2),
  kilogram: weight(2, 'Kilogram', 'kg', '1', null),
  tonne: weight(3, 'Tone', 't', '1000', 2),
  kilowattHour: energy(4, 'Kilowatt hour', 'kWh', '1', null),
  megawattHour: energy(5, 'Megawatt hour', 'MWh', '1000', 4),
  btu: energy(6, 'British thermal unit', 'btu', '52752792631/180000000000000', 4),
  millionBtu: energy(7, 'Million British thermal unit', 'mmbtu', '52752792631/180000000', 4),
  megajoule: energy(8, 'Megajoules', 'MJ', '5/18', 4),
  gigajoule: energy(9, 'Gigajoules', 'GJ', '2500/9', 4),
  kilometre: distance(10, 'Kilometers', 'km', '1', null),
  litre: volume(13, 'Liter', 'l', '1', null),

  pound: weight(1001, 'Pound', 'lb', '0.45359237', 2),
  shortTon: weight(1002, 'Short ton', 'short ton', '2000', 1001),
  longTon: weight(1003, 'Long ton', 'long ton', '2240', 1001),
  ounce: weight(1004, 'Ounce', 'oz', '1/16', 1001),
  kilotonne: weight(1005, 'Kilotonne', 'kt', '1000', 3),

  joule: energy(1101, 'Joule', 'J', '1/3600000', 4),
  kilojoule: energy(1102, 'Kilojoule', 'kJ', '1000', 1101),
  terajoule: energy(1103, 'Terajoule', 'TJ', '1000', 9),
  wattHour: energy(1104, 'Watt hour', 'Wh', '0.001', 4),
  gigawattHour: energy(1105, 'Gigawatt hour', 'GWh', '1000', 5),
  terawattHour: energy(1106, 'Terawatt hour', 'TWh', '1000', 1105),
  therm: energy(1107, 'Therm', 'therm', '100000', 6),
  thermUs: energy(1108, 'Therm (US)', 'therm (US)', '105480400', 1101),
  kilocalorie: energy(1109, 'Kilocalorie (International Table)', 'kcal', '4186.8', 1101),
  tonneOfOilEquivalent: energy(1110, 'Tonne of oil equivalent', 'toe', '10000000', 1109),

  metre: distance(1201, 'Metre', 'm', '0.001', 10),
  foot: distance(1202, 'Foot', 'ft', '0.3048', 1201),
  yard: distance(1203, 'Yard', 'yd', '3', 1202),
  mile: distance(1204, 'Mile', 'mi', '5280', 1202),
  nauticalMile: distance(1205, 'Nautical mile', 'nmi', '1.852', 10),

  cubicMetre: volume(1301, 'Cubic metre', 'm3', '1000', 13),
  millionLitres: volume(1309, 'Million litres', 'million l', '1000', 1301),
  millilitre: volume(1302, 'Millilitre', 'ml', '0.001', 13),
  cubicInch: volume(1303, 'Cubic inch', 'in3', '0.016387064', 13),
  gallonUs: volume(1304, 'Gallon (US)', 'US gal', '231', 1303),
  gallonImperial: volume(1305, 'Gallon (imperial)', 'imp gal', '4.54609', 13),
  barrel: volume(1306, 'Barrel of petroleum', 'bbl', '42', 1304),
  cubicFoot: volume(1307, 'Cubic foot', 'ft3', '1728', 1303),
  hundredCubicFeet: volume(1308, 'Hundred cubic feet', 'Ccf', '100', 1307),

  standardCubicFoot: define('STANDARD_GAS_VOLUME', [1401, 'Standard cubic foot', 'scf', '1', null]),

  tonneKilometre: freight(1501, 'Tonne-kilometre', 't·km', '1', null),
  shortTonMile: freight(1502, 'Short ton-mile', 'short ton·mi', '1.45997231821056', 1501),
  kilogramKilometre: freight(1503, 'Kilogram-kilometre', 'kg·km', '0.001', 1501),
  tonneNauticalMile: freight(1504, 'Tonne-nautical mile', 't·nmi', '1.852', 1501),

  passengerKilometre: define('PASSENGER_DISTANCE', [1601, 'Passenger-kilometre', 'passenger·km', '1', null]),
  passengerMile: define('PASSENGER_DISTANCE', [1602, 'Passenger-mile', 'passenger·mi', '1.609344', 1601]),

  roomNight: define('ROOM_NIGHT', [1701, 'Room-night', 'room·night', '1', null]),
  fteHour: define('WORK_TIME', [1801, 'Full-time-equivalent working hour', 'FTE·h', '1', null]),

  squareMetre: area(1901, 'Square metre', 'm2', '1', null),
  squareFoot: area(1902, 'Square foot', 'ft2', '0.09290304', 1901),
  hectare: area(1903, 'Hectare', 'ha', '10000', 1901),

  // 2001 is the denominator of a factor per money, which is no unit
  employeeDay: define('EMPLOYEE_DAY', [2101, 'Employee working day', 'employee·day', '1', null]),
  head: define('HEAD', [2201, 'Head of livestock', 'head', '1', null]),
})
