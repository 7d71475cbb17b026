import { divideFractions, type Fraction, fraction } from './fraction.ts'
import { knownUnit } from './known-units.ts'

/** The ids of built-in units by their symbols, written independently of the table of units. */
const UNIT_IDS: Readonly<Record<string, number>> = {
  ...{ g: 1, kg: 2, t: 3, kWh: 4, MWh: 5, btu: 6, mmbtu: 7, MJ: 8, GJ: 9, km: 10, l: 13 },
  ...{ lb: 1001, 'short ton': 1002, 'long ton': 1003, oz: 1004, kt: 1005 },
  ...{ J: 1101, kJ: 1102, TJ: 1103, Wh: 1104, GWh: 1105, TWh: 1106, therm: 1107, 'therm (US)': 1108 },
  ...{ kcal: 1109, toe: 1110, m: 1201, ft: 1202, yd: 1203, mi: 1204, nmi: 1205 },
  ...{ m3: 1301, ml: 1302, in3: 1303, 'US gal': 1304, 'imp gal': 1305, bbl: 1306, ft3: 1307, Ccf: 1308 },
  ...{ 'million l': 1309, scf: 1401, t·km: 1501, 'short ton·mi': 1502, kg·km: 1503, t·nmi: 1504 },
  ...{ m2: 1901, ft2: 1902, ha: 1903, head: 2201, employee·day: 2101 },
  ...{ passenger·km: 1601, passenger·mi: 1602, room·night: 1701, FTE·h: 1801 },
}

const SYMBOLS: ReadonlyMap<unknown, string> = new Map(Object.entries(UNIT_IDS).map(([symbol, id]) => [id, symbol]))

/** The dimension of a unit in records, by that of this verifier. */
const DIMENSIONS: Readonly<Record<string, string>> = {
  ...{ mass: 'WEIGHT', energy: 'ELECTRICITY', length: 'DISTANCE', volume: 'VOLUME', freight: 'FREIGHT', area: 'AREA' },
  ...{ 'standard gas volume': 'STANDARD_GAS_VOLUME', 'passenger distance': 'PASSENGER_DISTANCE' },
  ...{ 'room nights': 'ROOM_NIGHT', 'work time': 'WORK_TIME' },
  ...{ livestock: 'HEAD', 'employee days': 'EMPLOYEE_DAY' },
}

/** Units that others are multiples of. */
const BASES: readonly unknown[] = [
  'kg',
  'kWh',
  'km',
  'l',
  'scf',
  't·km',
  'passenger·km',
  'room·night',
  'FTE·h',
  'm2',
  'head',
  'employee·day',
]

/** True for a built-in unit that others are multiples of. */
export function isBaseUnit(symbol: unknown): boolean {
  return BASES.includes(symbol)
}

/** Returns the id of a built-in unit; undefined for any other symbol. */
export function unitIdOf(symbol: unknown): number | undefined {
  return typeof symbol === 'string' && Object.hasOwn(UNIT_IDS, symbol) ? UNIT_IDS[symbol] : undefined
}

/** Returns the symbol of a built-in unit; undefined for the id of any other. */
export function unitSymbolOf(id: unknown): string | undefined {
  return SYMBOLS.get(id)
}

/** The dimension of a built-in unit as records name it. */
export function unitTypeOf(symbol: unknown): string | undefined {
  const known = typeof symbol === 'string' ? knownUnit(symbol) : undefined
  return known && DIMENSIONS[known.dimension]
}

/** Returns the multiple of its parent that a built-in unit is; a base unit, without a parent, is one. */
export function unitMultiplierOf(symbol: unknown, parentId: unknown): Fraction | undefined {
  if (typeof symbol !== 'string' || knownUnit(symbol) === undefined) return undefined
  if (parentId === null) return fraction(1n)
  const [unit, parent] = [knownUnit(symbol), knownUnit(unitSymbolOf(parentId) ?? '')]
  return unit && parent && unit.dimension === parent.dimension ? divideFractions(unit.inSi, parent.inSi) : undefined
}

/** The fields of a built-in emission kind. */
export interface BuiltInKindFields {
  readonly scope: string
  readonly underScope: string
  readonly activityTypeUnderScope: string
  readonly name: string
}

/** The built-in emission kinds by their keys, written independently of the table of the library. */
export const KINDS: Readonly<Record<string, BuiltInKindFields>> = Object.fromEntries(
  [
    'site-fuel|SCOPE_1|Sites|FUEL|Fuel burnt at sites',
    'site-electricity|SCOPE_2|Sites|ELECTRICITY|Electricity bought for sites',
    'vehicle|SCOPE_1|Vehicles|COMPANY_VEHICLE|Company vehicles',
    'vehicle-electric|SCOPE_2|Vehicles|COMPANY_VEHICLE|Electric company vehicles',
    'movement-truck|SCOPE_3|Movements|TRUCK|Freight by road',
    'movement-ship|SCOPE_3|Movements|SHIP|Freight by sea',
    'movement-air|SCOPE_3|Movements|AIR|Freight by air',
    'movement-rail|SCOPE_3|Movements|RAIL|Freight by rail',
    'travel|SCOPE_3|Travels|BUSINESS_TRAVEL|Business trips',
    'product|SCOPE_3|Products|PURCHASED_GOODS|Purchased goods and services',
    'site-refrigerant|SCOPE_1|Sites|REFRIGERANT|Refrigerants leaked at sites',
    'heat|SCOPE_2|Sites|HEAT|Heat, steam and cooling bought',
    'energy-upstream|SCOPE_3|Energy|FUEL_AND_ENERGY|Fuel- and energy-related activities',
    'waste|SCOPE_3|Operations|WASTE|Waste generated in operations',
    'commuting|SCOPE_3|Employees|COMMUTING|Commuting and homeworking',
    'capital-goods|SCOPE_3|Products|CAPITAL_GOODS|Capital goods',
  ].map((row) => {
    const [key = '', scope = '', underScope = '', activityTypeUnderScope = '', name = ''] = row.split('|')
    return [key, { scope, underScope, activityTypeUnderScope, name }]
  }),
)
