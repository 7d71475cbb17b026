import { anyOf } from './road-vehicle-words.ts'
import { withoutAccents } from './word-list.ts'

/** A ship by the words of its factor; or why the words leave several. */
export type NamedShip = { readonly words: string; readonly problem?: undefined } | { readonly problem: string }

const FERRIES =
  'is a ferry for vehicles only or one that also carries passengers, whose factors differ; write RoRo ferry or RoPax ferry'
const TANKERS =
  'is one of several ships, or a lorry; write crude tanker, products tanker, chemical tanker, LNG tanker, LPG tanker or tanker lorry'

/** Lorries with a tank. */
const TANK_LORRIES = anyOf(`tank(?:er)? ?(?:lorr(?:y|ies)|trucks?|wagons?)
      tankwagen
      tanklaster
      camions?[ -]citernes?
      camion(?:es)? cisterna
      autocisterna`)

/** Ships by everyday word without accents, in English, German, French, Spanish and Italian. The first match counts. */
const SHIPS: readonly (readonly [words: RegExp, ship: NamedShip])[] = [
  [
    anyOf('ro[-/ ]?pax(?:[ -](?:ferr(?:y|ies)|vessels?|ships?))?\npassenger ferr(?:y|ies)'),
    { words: 'large ropax ferry average' },
  ],
  [
    anyOf(`ro[-/ ]?ro(?:[ -]?(?:ferr(?:y|ies)|ships?|vessels?|schiffe?|fahren?))?
      rouliers?`),
    { words: 'roro-ferry average' },
  ],
  [
    anyOf(`ferr(?:y|ies|i|is)
      ferry ?boats?
      fahr(?:e|en|schiff)
      faehren?
      traghett[oi]
      transbordador(?:es)?
      veerboot
      farja
      prom`),
    { problem: FERRIES },
  ],
  [
    anyOf(`bulk(?:[ -]?(?:carriers?|ships?|vessels?)|ers?)
      massengut(?:frachter|schiffe?)?
      schuttgut(?:frachter|schiffe?)?
      vraquiers?
      (?:buques? )?granelero[s]?
      (?:nave )?portarinfuse
      rinfusier[ae]`),
    { words: 'bulk carrier average' },
  ],
  [
    anyOf(`general cargo(?: (?:ships?|vessels?))?
      break[- ]?bulk
      stuckgut(?:frachter|schiffe?)
      cargo (?:general|polyvalent)
      (?:buque de )?carga general
      (?:nave )?carico generale`),
    { words: 'general cargo average' },
  ],
  [
    anyOf(`container ?(?:ships?|vessels?)
      containerschiffe?
      porte-?conteneurs
      portacontenedores
      portacontainers?`),
    { words: 'container ship average' },
  ],
  [
    anyOf('(?:pure )?(?:car|vehicle)(?: (?:and|&) truck)?[ -]carriers?\npctc\npcc'),
    { words: 'vehicle transport average' },
  ],
  [
    anyOf(`(?:reefer|refrigerated)[ -]?(?:ships?|vessels?)
      kuhlschiffe?
      navires? frigorifiques?
      buques? frigorificos?
      navi? frigorifer[ae]`),
    { words: 'refrigerated cargo' },
  ],
  [anyOf('(?:crude(?: oil)?|rohol)[ -]?tankers?\nvlcc\nsuezmax\naframax'), { words: 'crude tanker average' }],
  [anyOf('(?:oil )?products?[ -]?tankers?\nproduktentankers?'), { words: 'products tanker average' }],
  [
    anyOf('(?:chemicals?|chemikalien)[ -]?tankers?\nchimiquiers?\nquimiqueros?\nchimichier[ae]'),
    { words: 'chemical tanker average' },
  ],
  [
    anyOf('lng[ -]?(?:tankers?|carriers?|ships?)\nmethaniers?\nmetaneros?\nmetanier[ae]'),
    { words: 'lng tanker average' },
  ],
  [anyOf('lpg[ -]?(?:tankers?|carriers?|ships?)'), { words: 'lpg tanker average' }],
  [
    anyOf(`(?:oil )?tankers?
      (?:ol)?tankers?
      tankschiffe?
      petroliers?
      (?:buques? )?petroleros?
      petrolier[ae]`),
    { problem: TANKERS },
  ],
  [
    anyOf(`barges?
      binnenschiffe?
      binnenvaart
      binnenschifffahrt
      peniches?
      barcazas?
      gabarras?
      chiatt[ae]
      inland water(?:ways?)?
      (?:transport )?fluvial`),
    { words: 'barge' },
  ],
]

/** Reads words for a kind of ship; undefined for other words, such as those of any ship. */
export function shipOfWords(text: string): NamedShip | undefined {
  const plain = withoutAccents(text)
  return TANK_LORRIES.test(plain) ? undefined : SHIPS.find(([words]) => words.test(plain))?.[1]
}
