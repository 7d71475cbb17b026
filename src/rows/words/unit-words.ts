import { units } from '../../core/units/index.ts'
import { foldWord, wordList } from './word-list.ts'

/** Other words for the symbols of units. */
const UNIT_SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  g: ['gram', 'grams', 'gramme', 'grammes'],
  kg: ['kilogram', 'kilograms', 'kilogramme', 'kilogrammes', 'kilo', 'kilos', 'kgs'],
  t: ['tonne', 'tonnes', 'metric ton', 'metric tons', 'metric tonne', 'metric tonnes'],
  kt: ['kilotonne', 'kilotonnes'],
  lb: ['lbs', 'pound', 'pounds'],
  oz: ['ounce', 'ounces'],
  'short ton': ['short tons', 'US ton', 'US tons'],
  'long ton': ['long tons', 'imperial ton', 'imperial tons'],
  Wh: ['watt hour', 'watt hours'],
  kWh: ['kilowatt hour', 'kilowatt hours', 'kwhs'],
  MWh: ['megawatt hour', 'megawatt hours'],
  GWh: ['gigawatt hour', 'gigawatt hours'],
  TWh: ['terawatt hour', 'terawatt hours'],
  btu: ['btus', 'British thermal unit', 'British thermal units'],
  mmbtu: ['million btu', 'mm btu'],
  J: ['joule', 'joules'],
  kJ: ['kilojoule', 'kilojoules'],
  MJ: ['megajoule', 'megajoules'],
  GJ: ['gigajoule', 'gigajoules'],
  TJ: ['terajoule', 'terajoules'],
  therm: ['therms'],
  'therm (US)': ['therms (US)', 'US therm', 'US therms'],
  kcal: ['kilocalorie', 'kilocalories'],
  toe: ['tonne of oil equivalent', 'tonnes of oil equivalent'],
  m: ['metre', 'metres', 'meter', 'meters'],
  km: ['kilometre', 'kilometres', 'kilometer', 'kilometers', 'kms'],
  ft: ['foot', 'feet'],
  yd: ['yard', 'yards'],
  mi: ['mile', 'miles'],
  nmi: ['nautical mile', 'nautical miles'],
  l: ['litre', 'litres', 'liter', 'liters', 'ltr', 'ltrs'],
  ml: ['millilitre', 'millilitres', 'milliliter', 'milliliters'],
  m3: ['cubic metre', 'cubic metres', 'cubic meter', 'cubic meters', 'cbm', 'cu m'],
  ft3: ['cubic foot', 'cubic feet', 'cu ft'],
  in3: ['cubic inch', 'cubic inches', 'cu in'],
  Ccf: ['hundred cubic feet'],
  scf: ['standard cubic foot', 'standard cubic feet'],
  'US gal': ['US gallon', 'US gallons', 'gallon (US)', 'gallons (US)', 'gal (US)', 'usg'],
  'imp gal': ['imperial gallon', 'imperial gallons', 'UK gallon', 'UK gallons', 'UK gal', 'gallons (imperial)'],
  bbl: ['barrel', 'barrels'],
  t·km: ['tkm', 'tonne km', 'tonne kilometre', 'tonne kilometres', 'tonne kilometer', 'tonne kilometers'],
  kg·km: ['kilogram kilometre', 'kilogram kilometres'],
  t·nmi: ['tonne nautical mile', 'tonne nautical miles'],
  'short ton·mi': ['short ton mile', 'short ton miles'],
  passenger·km: ['pkm', 'passenger kilometre', 'passenger kilometres', 'passenger kilometer', 'passenger kilometers'],
  passenger·mi: ['passenger mile', 'passenger miles'],
  room·night: ['room night', 'room nights'],
  FTE·h: ['FTE hour', 'FTE hours'],
  m2: ['square metre', 'square metres', 'square meter', 'square meters', 'sqm', 'sq m'],
  ft2: ['square foot', 'square feet', 'sq ft', 'sqft'],
}

/** Words for more than one unit, with the symbols to choose from. */
export const AMBIGUOUS_UNITS: Readonly<Record<string, readonly string[]>> = {
  gallon: ['US gal', 'imp gal'],
  gallons: ['US gal', 'imp gal'],
  gal: ['US gal', 'imp gal'],
  gals: ['US gal', 'imp gal'],
  ton: ['t', 'short ton', 'long ton'],
  tons: ['t', 'short ton', 'long ton'],
}

const SYMBOLS = Object.values(units).map((unit) => unit.short_name)

/** The symbols of the built-in units, with other words for them. */
export const UNIT_WORDS = wordList<string>(
  Object.fromEntries(SYMBOLS.map((symbol) => [symbol, UNIT_SYNONYMS[symbol] ?? []])),
)

/** Lists the symbols for an ambiguous word; undefined for other words. */
export function findAmbiguousUnits(text: string): readonly string[] | undefined {
  const word = foldWord(text)
  return Object.hasOwn(AMBIGUOUS_UNITS, word) ? AMBIGUOUS_UNITS[word] : undefined
}
