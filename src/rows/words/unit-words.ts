import { editDistance, nearestWords } from '../../base/index.ts'
import { builtInUnits, units } from '../../core/units/index.ts'
import { findAmbiguousUnits } from './ambiguous-units.ts'
import { splitUnitScale } from './number-scale.ts'
import { isPowerUnit, powerSentence } from './power-words.ts'
import { UNIT_MULTIPLES, type UnitMultiple } from './unit-multiples.ts'
import { foldedWords, foldWord, wordList } from './word-list.ts'

/** Other words for the symbols of units. */
const UNIT_SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  g: ['gram', 'grams', 'gramme', 'grammes'],
  kg: [
    'kilogram',
    'kilograms',
    'kilogramme',
    'kilogrammes',
    'kilo',
    'kilos',
    'kgs',
    'kilogramm',
    'kilogramos',
    'quilogramas',
    'kilogramy',
    'kilogramów',
    'chilogrammi',
  ],
  t: [
    'tonne',
    'tonnes',
    'metric ton',
    'metric tons',
    'metric tonne',
    'metric tonnes',
    'mt',
    'tonnen',
    'toneladas',
    'tonnellate',
    'tony',
    'metrische ton',
    't metric',
  ],
  kt: ['kilotonne', 'kilotonnes'],
  lb: ['lbs', 'pound', 'pounds'],
  oz: ['ounce', 'ounces'],
  'short ton': ['short tons', 'US ton', 'US tons'],
  'long ton': ['long tons', 'imperial ton', 'imperial tons'],
  Wh: ['watt hour', 'watt hours'],
  kWh: [
    'kilowatt hour',
    'kilowatt hours',
    'kwhs',
    'kwhr',
    'kwhrs',
    'kw hr',
    'kw hrs',
    'kw h',
    'thousand watt hours',
    'quilowatt hora',
    'kilowattuur',
    'kilowattimmar',
    'kilowatogodzina',
    'kwh',
    'kilowattstunde',
    'kilowattstunden',
    'kilowattheure',
    'kilowattheures',
    ...['kWh PCS', 'kWh Hs', 'kWh Ho', 'kWh HHV', 'kWh GCV', 'kWh gross', 'kWh brut', 'kWh Brennwert'],
  ],
  MWh: [
    'megawatt hour',
    'megawatt hours',
    'mwhr',
    'mwhrs',
    'mw hr',
    'million watt hours',
    'megawattstunde',
    'megawattstunden',
    'MWh PCS',
    'MWh Hs',
    'MWh Ho',
    'MWh HHV',
    'MWh GCV',
  ],
  GWh: ['gigawatt hour', 'gigawatt hours', 'billion watt hours'],
  TWh: ['terawatt hour', 'terawatt hours'],
  btu: ['btus', 'British thermal unit', 'British thermal units'],
  mmbtu: [
    'million btu',
    'mm btu',
    'dekatherm',
    'dekatherms',
    'decatherm',
    'decatherms',
    'dth',
    'dkth',
    'dktherm',
    'million btus',
  ],
  J: ['joule', 'joules'],
  kJ: ['kilojoule', 'kilojoules'],
  MJ: ['megajoule', 'megajoules'],
  GJ: ['gigajoule', 'gigajoules'],
  TJ: ['terajoule', 'terajoules'],
  therm: ['therms', 'thm', 'thms'],
  'therm (US)': ['therms (US)', 'US therm', 'US therms'],
  kcal: ['kilocalorie', 'kilocalories'],
  // the French, Spanish and Italian abbreviation of the same unit
  toe: ['tonne of oil equivalent', 'tonnes of oil equivalent', 'tep'],
  m: ['metre', 'metres', 'meter', 'meters'],
  km: ['kilometre', 'kilometres', 'kilometer', 'kilometers', 'kms'],
  ft: ['foot', 'feet'],
  yd: ['yard', 'yards'],
  mi: ['mile', 'miles'],
  nmi: ['nautical mile', 'nautical miles'],
  l: [
    'litre',
    'litres',
    'liter',
    'liters',
    'ltr',
    'ltrs',
    'lt',
    'lts',
    'lit',
    'litro',
    'litros',
    'litri',
    'litr',
    'litry',
    'litrów',
    'ltrs.',
    'litres at 15c',
    'dm3',
    'cubic decimetre',
    'cubic decimetres',
  ],
  ml: ['millilitre', 'millilitres', 'milliliter', 'milliliters', 'cm3', 'cubic centimetre', 'cubic centimetres'],
  m3: [
    'cubic metre',
    'cubic metres',
    'cubic meter',
    'cubic meters',
    'cbm',
    'cu m',
    'm^3',
    'cubic meter gas',
    'kubikmeter',
    'mètres cubes',
    'metros cúbicos',
    'metri cubi',
    'metro cúbico',
    'metro cubo',
    'mc',
    'kubieke meter',
    'metr sześcienny',
    'metry sześcienne',
    'cm (cubic metres)',
    // at 15 °C (ISO 13443), as the cubic metre of the factors
    ...['Sm3', 'smc', 'SCM', 'standard cubic metre', 'standard cubic metres', 'standard m3'],
  ],
  ft3: ['cubic foot', 'cubic feet', 'cu ft', 'cf', 'cuft', 'ft^3', 'cu feet'],
  in3: ['cubic inch', 'cubic inches', 'cu in'],
  Ccf: [
    'hundred cubic feet',
    'hundreds of cubic feet',
    'hcf',
    '100 cubic feet',
    '100 cf',
    '100 ft3',
    '100 cu ft',
    '100 cuft',
  ],
  scf: ['standard cubic foot', 'standard cubic feet'],
  'US gal': [
    'US gallon',
    'US gallons',
    'gallon (US)',
    'gallons (US)',
    'gal (US)',
    'usg',
    'us gals',
    'u.s. gallons',
    'gallons us',
    'us liquid gallons',
    'usgal',
    'american gallons',
    'gallon us',
  ],
  'imp gal': [
    'imperial gallon',
    'imperial gallons',
    'UK gallon',
    'UK gallons',
    'UK gal',
    'gallons (imperial)',
    'gallon (UK)',
    'gallons (UK)',
    'gal (UK)',
    'gals (UK)',
    'gallon (imp)',
    'gallons (imp)',
    'gal (imp)',
    'gallon (imperial)',
    'imperial gal',
    'imp gallon',
    'imp gallons',
    'imp gals',
    'UK gals',
    'igal',
    'British gallon',
    'British gallons',
  ],
  bbl: ['barrel', 'barrels'],
  t·km: 'tkm,tonne km,tonnes km,tonne kilometre,tonne kilometres,tonne kilometer,tonne kilometers,tonnenkilometer,tonnes kilomètres,tonne kilomètre,toneladas kilómetro,tonelada kilómetro,tonnellate km,tonnellate chilometro'.split(
    ',',
  ),
  kg·km: ['kilogram kilometre', 'kilogram kilometres'],
  t·nmi: ['tonne nautical mile', 'tonne nautical miles'],
  'short ton·mi': ['short ton mile', 'short ton miles'],
  passenger·km: ['pkm', 'passenger kilometre', 'passenger kilometres', 'passenger kilometer', 'passenger kilometers'],
  passenger·mi: ['passenger mile', 'passenger miles'],
  room·night: ['room night', 'room nights'],
  FTE·h: [
    ...[
      'FTE hour',
      'FTE hours',
      'WFH hours',
      'hours WFH',
      'home working hours',
      'homeworking hours',
      'home office hours',
    ],
    ...['hours worked from home', 'hours working from home', 'hours at home', 'hours of home working', 'remote hours'],
    ...['remote working hours', 'Homeoffice-Stunden', 'Stunden im Homeoffice', 'heures de télétravail'],
    ...['horas de teletrabajo', 'ore di smart working', 'ore di telelavoro', 'thuiswerkuren'],
  ],
  m2: ['square metre', 'square metres', 'square meter', 'square meters', 'sqm', 'sq m'],
  ft2: ['square foot', 'square feet', 'sq ft', 'sqft'],
}

const EXPLAINED = /^\S.*?\s*\(([^()]+)\)(?: \((US|UK)\))?$/

/**
 * The unit of a text that explains it in brackets: 'thousand Watt-hours' of 'kWh (thousand Watt-hours)'. The explanation counts:
 * Portfolio Manager writes 'MCF(million cubic feet)', and others MCF for a thousand. Any other text stays as it is.
 */
export function withoutExplanation(text: string): string {
  const [, words = '', country] = EXPLAINED.exec(text.trim()) ?? []
  const explanation = country === undefined ? words : `${words} ${country}`
  const isKnown = (word: string) =>
    UNIT_WORDS.find(word) !== undefined ||
    Object.hasOwn(UNIT_MULTIPLES, foldWord(word)) ||
    findAmbiguousUnits(word) !== undefined
  // a symbol explains nothing: 'Capacity (kL)' is no unit
  return /\p{L}{4}/u.test(explanation) && !isKnown(text) && isKnown(explanation) ? explanation : text
}

/** Finds the multiple of a built-in unit that a word names; undefined for other words. */
export function findUnitMultiple(text: string): UnitMultiple | undefined {
  // a megagram, as Polish registers of waste write the tonne; mg is a milligram
  if (text.trim() === 'Mg') return { unit: 't', times: 1n }
  const word = foldWord(withoutExplanation(text))
  if (Object.hasOwn(UNIT_MULTIPLES, word)) return UNIT_MULTIPLES[word]
  const scaled = splitUnitScale(text, (unit) => UNIT_WORDS.find(unit) !== undefined || isMultiple(unit))
  if (scaled === undefined || scaled.times === null) return undefined
  const { unit, times } = UNIT_MULTIPLES[foldWord(scaled.text)] ?? { unit: UNIT_WORDS.find(scaled.text), times: 1n }
  return unit === undefined ? undefined : { unit, times: times * BigInt(scaled.times) }
}

function isMultiple(unit: string): boolean {
  return Object.hasOwn(UNIT_MULTIPLES, foldWord(unit))
}

const OF_NET_VALUE =
  'is energy by the net calorific value; write kWh or MWh as the unit, and net in the column heatingValue'

const OF_NORMAL_GAS =
  'is a cubic metre at 0 °C, which has 5.5 % more gas than the cubic metre of the factors; write the kWh of the bill'
const OF_BTU = 'is a thousand or a million British thermal units; write kBtu or MMBtu'
const OF_BARREL = 'is a barrel of oil equivalent, which has several definitions; write the energy, like GJ or toe'
const OF_CALORIES = 'is a calorie or, on some bills, a kilocalorie; write kcal, Mcal or Gcal'

/** Words for a quantity that is not the one needed, with the reason, by folded word. */
const OF_RESULTS =
  'is a unit of calculated emissions and of no quantity; write the quantity or the money that was spent, or report the figure as it is: a factor of your own of 1 kg CO2e per kg (--factors), and the figure in kg'
const NO_UNITS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [
      'co2e',
      'co2',
      'co2eq',
      'kgco2e',
      'kgco2',
      'kgco2eq',
      'tco2e',
      'tco2',
      'tco2eq',
      'mtco2e',
      'gco2e',
      'tonnesco2e',
    ].map((word) => [word, OF_RESULTS]),
  ),
  kvah: 'is apparent energy, and no factor applies to it; write the kWh of the bill',
  kvarh: 'is reactive energy, and no factor applies to it; write the kWh of the bill',
  mvah: 'is apparent energy, and no factor applies to it; write the MWh of the bill',
  mpg: 'is distance per fuel, for gallons of the US or the United Kingdom; write the fuel per distance, like consumption 10.4, consumptionUnit l and consumptionPer 100 for 22.54 miles per US gallon',
  mpguk:
    'is distance per fuel; write the fuel per distance, like consumption 282.48 divided by the mpg, consumptionUnit l and consumptionPer 100',
  mpgus:
    'is distance per fuel; write the fuel per distance, like consumption 235.21 divided by the mpg, consumptionUnit l and consumptionPer 100',
  kmperl: 'is distance per fuel; write the fuel per distance, in consumptionUnit l and consumptionPer 100',
  kml: 'is distance per fuel; write the fuel per distance, in consumptionUnit l and consumptionPer 100',
  l100km: 'is fuel per distance; write consumptionUnit l and consumptionPer 100',
  ...{ m3n: OF_NORMAL_GAS, nm3: OF_NORMAL_GAS, nmc: OF_NORMAL_GAS },
  ...{ mbtu: OF_BTU, mbtus: OF_BTU, boe: OF_BARREL, cal: OF_CALORIES },
  ...{ kwhpci: OF_NET_VALUE, kwhhi: OF_NET_VALUE, kwhhu: OF_NET_VALUE, kwhlhv: OF_NET_VALUE, kwhncv: OF_NET_VALUE },
  ...{ kwhnet: OF_NET_VALUE, mwhpci: OF_NET_VALUE, mwhhi: OF_NET_VALUE, mwhhu: OF_NET_VALUE, mwhlhv: OF_NET_VALUE },
  units: 'is no unit; write the unit of the bill, like kWh',
}

/** Things that shippers count, in the languages of waybills. */
const COUNTED_THINGS: ReadonlySet<string> = new Set(
  `pallet,pallets,plt,plts,pal,europallet,europallets,euro pallet,euro pallets,eur pallet,eur pallets,skid,skids,palette,paletten,
europalette,europaletten,stellplatz,stellplätze,palettes,palé,palés,palet,palets,pallet spaces,bancale,bancali,parcel,parcels,
package,packages,pkg,pkgs,packstück,packstücke,paket,pakete,colis,bulto,bultos,colli,collo,box,boxes,carton,cartons,ctn,ctns,karton,
kartons,caja,cajas,cartoni,case,cases,crate,crates,piece,pieces,pcs,pce,stück,stk,pièces,piezas,pezzi,item,items,ea,each,teu,feu,
container,containers,load,loads,truckload,truckloads,drum,drums,bag,bags,bottle,bottles,cylinder,cylinders,flasche,flaschen,
consignment,consignments,shipment,shipments,sendung,sendungen`
    .split(/,\s*/)
    .map(foldWord),
)

/** Vessels of gas, whose mass is printed on them. */
const VESSELS = foldedWords(
  'cyl,cyls,cylinder,cylinders,bottle,bottles,btl,btls,gas bottle,flasche,flaschen,gasflasche,gasflaschen,bouteille,bouteilles,bombola,bombole,bombona,bombonas,botella,botellas,cilinder,cilinders,butla,butle',
)

/** True for a word for things that are counted: 'pallets'. */
export function isCountedThing(text: string): boolean {
  return COUNTED_THINGS.has(foldWord(text))
}

/** Explains why a word is not a unit of quantities; undefined for other words. */
export function unitProblem(text: string): string | undefined {
  const word = foldWord(text)
  if (isPowerUnit(text)) return powerSentence(text)
  if (Object.hasOwn(NO_UNITS, word)) return NO_UNITS[word]
  if (VESSELS.has(word))
    return 'counts cylinders; write the mass of their gas in kg: their number times the mass that one holds, such as 47 kg'
  return COUNTED_THINGS.has(word)
    ? 'counts things, and their number is no mass; write the mass of the goods in kg or t, or the amount that they hold'
    : undefined
}

const SYMBOLS = Object.values(units).map((unit) => unit.short_name)

/** The symbols of the built-in units, with other words for them. */
export const UNIT_WORDS = wordList<string>(
  Object.fromEntries(SYMBOLS.map((symbol) => [symbol, UNIT_SYNONYMS[symbol] ?? []])),
)

/** The dimension of the unit that a word names, or of its sizes: VOLUME for 'gallons'. Undefined for other words. */
export function dimensionOfWord(text: string): string | undefined {
  const symbol = UNIT_WORDS.find(text) ?? findUnitMultiple(text)?.unit ?? findAmbiguousUnits(text)?.[0]
  return symbol === undefined ? undefined : builtInUnits.find(symbol).typeUnit
}

/** True for a unit of weight times distance, such as t·km. */
export function isFreightWork(text: string): boolean {
  return dimensionOfWord(text) === 'FREIGHT'
}

/** True for a unit of hours of work, such as those at home. */
export function isWorkTime(text: string): boolean {
  return dimensionOfWord(text) === 'WORK_TIME'
}

const PROPOSALS_MAX = 3
const PROPOSED_LENGTH_MIN = 4

/**
 * The symbols of units that a word probably misspells. A unit of another size or kind has another beginning or a digit: dm3 is no
 * m3, and Gcal no kcal.
 */
export function nearestUnits(text: string): readonly string[] {
  const word = foldWord(text)
  if (word.length < PROPOSED_LENGTH_MIN || /\d/.test(word)) return []
  const near = nearestWords(text, UNIT_WORDS.understood, PROPOSALS_MAX).filter((one) => {
    const known = foldWord(one)
    const hasPrefix = word.endsWith(known) || known.endsWith(word)
    return known[0] === word[0] && !hasPrefix && !/\d/.test(known) && editDistance(known, word, 1) <= 1
  })
  return [...new Set(near.flatMap((one) => UNIT_WORDS.find(one) ?? []))]
}
