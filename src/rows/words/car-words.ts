import { motorbikeWords } from './light-vehicle-words.ts'
import { wordList } from './word-list.ts'

/** Fuels of cars by everyday word, as the names of their factors write them. */
const FUELS_OF_CARS = wordList({
  petrol: [
    ...['bensin', 'benzine', 'benzyna', 'bensiini', 'euro 95', 'gasolina comum', 'bensin 95'],
    ...['gasoline', 'unleaded', 'benzin', 'super', 'essence', 'gasolina', 'benzina', 'petrol (average biofuel blend)'],
    ...['e5', 'e10', 'unleaded petrol', 'premium unleaded', 'super unleaded', 'unleaded 95', 'super e5', 'super e10'],
    ...[
      'super plus',
      'sp95',
      'sp98',
      'sp95-e10',
      'sans plomb',
      'bleifrei',
      'normalbenzin',
      'sin plomo',
      'senza piombo',
    ],
  ],
  diesel: [
    ...['olej napędowy', 'dieselolie', 'dieselolja', 'óleo diesel', 'diesel s10', 'diesel s500'],
    ...['gasoil', 'gazole', 'gasolio', 'gasóleo', 'gasóleo a', 'derv', 'ulsd', 'road diesel', 'white diesel', 'b7'],
    ...['premium diesel', 'super diesel', 'diesel (average biofuel blend)'],
  ],
  hybrid: ['petrol hybrid', 'diesel hybrid', 'hybride', 'híbrido', 'ibrida', 'mild hybrid', 'hev'],
  LPG: ['gpl'],
  CNG: [],
  'battery electric vehicle': [
    ...[
      'electric',
      'ev',
      'bev',
      'elektro',
      'elektrisch',
      'strom',
      'électrique',
      'eléctrico',
      'electricity',
      'elettrica',
    ],
    ...[
      'battery electric',
      'el',
      'elbil',
      'elektricitet',
      'elektrisk',
      'elektriciteit',
      'elektryczny',
      'elétrico',
      'elettrico',
    ],
  ],
  'plug-in hybrid electric vehicle': [
    'phev',
    'plug-in hybrid',
    'hybride rechargeable',
    'laddhybrid',
    'ladehybrid',
    'híbrido enchufable',
  ],
  unknown: ['unbekannt'],
})

/** Sizes and market segments of cars by everyday word, in any language of claims. */
const SIZES: readonly (readonly [words: RegExp, size: string])[] = [
  [/^supermini\b/i, 'supermini'],
  [/^mini\b(?! ?(?:van|cab|bus))/i, 'mini'],
  [/^executive\b/i, 'executive'],
  [
    /^(?:suv|4 ?[x×] ?4|dual[ -]purpose|off-?roader|gel(?:ä|ae)ndewagen|todoterreno|fuoristrada)(?![\p{L}\d])/iu,
    'dual purpose 4x4',
  ],
  [/^(?:luxury|luxus\w*|luxe|lujo|lusso)\b/i, 'luxury'],
  [/^(?:mpv|people carrier|minivan|monospace|monovolumen|monovolume)\b/i, 'mpv'],
  [/^sports?\b/i, 'sports'],
  [/^(?:small|petite?|klein(?:wagen)?|pequeño|piccola|compact|economy)\b/i, 'small car'],
  [/^(?:medium|mid-?size|moyenne?|mittel(?:klasse)?|mediano|media|intermediate)\b/i, 'medium car'],
  [/^(?:large|grande?|gro(?:ß|ss)e?\w*|oberklasse|full-?size)(?![\wß])/i, 'large car'],
]
const CARS = /\b(?:cars?|pkw|auto|voiture|coche|turismo|vehicle|automobile)\b/i
const ELECTRIC = /\b(?:electric|elektro|ev|bev)\b/i

/** Octane numbers, shares of ethanol or biodiesel, and standards after the name of a fuel. */
const GRADES = /(?<![\p{L}\d])(?:e5|e10|b7|95|97|98|99|ron|octane|en ?590|en ?228|10ppm)(?![\p{L}\d])/giu

/** The words of a fuel of cars in the names of factors; undefined for other fuels. Grades and octane numbers are left out. */
export function fuelOfCar(fuel: string | undefined): string | undefined {
  const text = fuel ?? ''
  return FUELS_OF_CARS.find(text) ?? FUELS_OF_CARS.find(text.replaceAll(GRADES, ' '))
}

/** The fuel of a car in the words for it: 'Petrol car', 'Car (electric)'. Undefined for a car without one. */
export function fuelOfCarWords(words: string): string | undefined {
  return fuelOfCar(
    words
      .replace(CARS, ' ')
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim(),
  )
}

/**
 * The words of the factor of a car by its size and its fuel: 'medium car diesel' of 'Medium car' and 'Diesel'. Other
 * vehicles keep their words. Undefined without a vehicle and a fuel of cars.
 */
export function carWords(vehicle: string | undefined, fuel: string | undefined): string | undefined {
  const named = vehicle
    ?.replaceAll(/[,;/()]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const ofFuel = fuelOfCar(fuel)
  if (named === undefined) return ofFuel === undefined ? undefined : `average car ${ofFuel}`
  // factors of motorbikes are by size only
  const motorbike = motorbikeWords(named)
  if (motorbike !== undefined) return motorbike
  const size = SIZES.find(([words]) => words.test(named))?.[1]
  const isCar = size !== undefined && (CARS.test(named) || !named.includes(' '))
  // an unknown fuel must not become the average of all fuels
  if (ofFuel === undefined && fuel !== undefined) return `${named} ${fuel}`
  if (ofFuel === undefined) return isCar && !named.includes(' ') ? size : named
  if (isCar) return `${size} ${ofFuel}`
  const isAnyCar = new RegExp(`^(?:(?:average|own|private|company|${ELECTRIC.source}) )*${CARS.source}$`, 'i').test(
    named,
  )
  if (isAnyCar) return `average car ${ofFuel}`
  return named.toLowerCase().includes(ofFuel.toLowerCase()) ? named : `${named} ${ofFuel}`
}
