import { foldWord } from './word-list.ts'

/** Fuels of cars by everyday word, as the names of their factors write them. */
const FUELS_OF_CARS: Readonly<Record<string, string>> = {
  ...{ petrol: 'petrol', gasoline: 'petrol', unleaded: 'petrol', benzin: 'petrol', super: 'petrol', essence: 'petrol' },
  ...{ gasolina: 'petrol', benzina: 'petrol', diesel: 'diesel', gasoil: 'diesel', gazole: 'diesel', gasolio: 'diesel' },
  ...{ hybrid: 'hybrid', petrolhybrid: 'hybrid', dieselhybrid: 'hybrid', hybride: 'hybrid' },
  ...{ hibrido: 'hybrid', ibrida: 'hybrid', mildhybrid: 'hybrid', hev: 'hybrid', lpg: 'LPG', gpl: 'LPG', cng: 'CNG' },
  ...{ electric: 'battery electric vehicle', ev: 'battery electric vehicle', bev: 'battery electric vehicle' },
  ...{ elektro: 'battery electric vehicle', elektrisch: 'battery electric vehicle', strom: 'battery electric vehicle' },
  ...{
    electrique: 'battery electric vehicle',
    electrico: 'battery electric vehicle',
    electricity: 'battery electric vehicle',
  },
  ...{ elettrica: 'battery electric vehicle', batteryelectric: 'battery electric vehicle' },
  ...{ phev: 'plug-in hybrid electric vehicle', 'plug-inhybrid': 'plug-in hybrid electric vehicle' },
  ...{ pluginhybrid: 'plug-in hybrid electric vehicle', hybriderechargeable: 'plug-in hybrid electric vehicle' },
  ...{ unknown: 'unknown', unbekannt: 'unknown' },
  ...{ derv: 'diesel', ulsd: 'diesel', roaddiesel: 'diesel', whitediesel: 'diesel', b7: 'diesel', gasóleo: 'diesel' },
  ...{ gasoleo: 'diesel', gasóleoa: 'diesel', premiumdiesel: 'diesel', superdiesel: 'diesel' },
  ...{ 'diesel(averagebiofuelblend)': 'diesel', 'petrol(averagebiofuelblend)': 'petrol', e5: 'petrol', e10: 'petrol' },
  ...{ unleadedpetrol: 'petrol', premiumunleaded: 'petrol', superunleaded: 'petrol', unleaded95: 'petrol' },
  ...{ supere5: 'petrol', supere10: 'petrol', superplus: 'petrol', sp95: 'petrol', sp98: 'petrol', sp95e10: 'petrol' },
  ...{ sansplomb: 'petrol', bleifrei: 'petrol', normalbenzin: 'petrol', sinplomo: 'petrol', senzapiombo: 'petrol' },
}

/** Sizes of cars by everyday word, in any language of claims. */
const SIZES: readonly (readonly [words: RegExp, size: string])[] = [
  [/^(?:small|petite?|klein(?:wagen)?|pequeño|piccola|mini|supermini|compact|economy)\b/i, 'small car'],
  [/^(?:medium|mid-?size|moyenne?|mittel(?:klasse)?|mediano|media|intermediate)\b/i, 'medium car'],
  [/^(?:large|grande?|gro(?:ß|ss)e?\w*|oberklasse|full-?size|executive|suv)(?![\wß])/i, 'large car'],
]
const CARS = /\b(?:cars?|pkw|auto|voiture|coche|turismo|vehicle|automobile)\b/i
const MOTORBIKES = /\b(?:motor ?(?:bike|cycle)|motorrad|moto|scooter)\b/i
const ELECTRIC = /\b(?:electric|elektro|ev|bev)\b/i

/** Octane numbers, shares of ethanol or biodiesel, and standards after the name of a fuel. */
const GRADES = /(?<![\p{L}\d])(?:e5|e10|b7|95|97|98|99|ron|octane|en ?590|en ?228|10ppm)(?![\p{L}\d])/giu

/** The words of a fuel of cars in the names of factors; undefined for other fuels. Grades and octane numbers are left out. */
export function fuelOfCar(fuel: string | undefined): string | undefined {
  const text = fuel ?? ''
  const words = [foldWord(text), foldWord(text.replaceAll(GRADES, ' '))]
  const known = words.find((word) => Object.hasOwn(FUELS_OF_CARS, word))
  return known === undefined ? undefined : FUELS_OF_CARS[known]
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
  if (MOTORBIKES.test(named)) return named
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
