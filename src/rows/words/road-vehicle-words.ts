import { fuelOfCar } from './car-words.ts'

/** A van or lorry by the kind and the words of its factor; or why the words leave several. */
export type RoadVehicle =
  | { readonly kind: 'van' | 'lorry'; readonly words: string; readonly problem?: undefined }
  | { readonly problem: string }

/** Matches any of some words, one a line, between other letters. */
export const anyOf = (words: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\d])(?:${words.replaceAll(/\s*\n\s*/g, '|')})(?![\\p{L}\\d])`, 'iu')

/** Vans and their usual models, in the languages of fleet lists. */
const VANS = anyOf(`vans?
  (?:panel|delivery|luton|cargo|box)[ -]?vans?
  lcvs?
  light[ -]commercials?(?: vehicles?)?
  light[ -]goods[ -]vehicles?
  pick[ -]?ups?(?: trucks?)?
  (?:klein)?transporter
  (?:klein)?lieferwagen
  kastenwagen
  fourgon(?:nette)?s?
  camionnettes?
  v(?:é|e)hicules? utilitaires?(?: l(?:é|e)gers?)?
  utilitaires?(?: l(?:é|e)gers?)?
  vul
  furgonetas?
  furg(?:ó|o)n(?:es)?
  furgon(?:e|i|cino|cini)
  bestel(?:auto|wagen|bus|busje)(?:'?s|n)?
  carrinhas?
  varebil(?:er)?
  (?:ford |vw |mercedes |volkswagen |renault |fiat |opel |vauxhall )?(?:transit|sprinter|vito|crafter|ducato|trafic|vivaro|kangoo|berlingo)`)
/** Lorries. In lists of vehicles a truck is one, unless it is light. */
const LORRIES = anyOf(`hgvs?
  heavy[ -]goods[ -]vehicles?
  lorr(?:y|ies)
  trucks?
  lkws?
  \\d+(?:[.,]\\d+)?[ -]?tonners?
  last(?:kraft)?wagen
  laster
  sattel(?:zug|z(?:ü|ue)ge|schlepper)
  gliederz(?:ug|(?:ü|ue)ge)
  camions?
  cami(?:ó|o)n(?:es)?
  autocarr[oi]
  autotren[oi]
  autoarticolat[oi]
  poids[ -]lourds?
  porteurs?
  vracht(?:wagen|auto)(?:'?s|n)?
  caminh(?:ão|ao|ões|oes)
  lastbil(?:ar)?
  artics?
  articulated(?: (?:lorr(?:y|ies)|trucks?|hgvs?))?
  rigids?(?: (?:lorr(?:y|ies)|trucks?|hgvs?))?
  semi[ -]?(?:trailer|remorque)s?
  semirremolques?
  semirimorchi[oi]?
  tractor[ -]trailers?
  articulad[oa]s?
  bilic[oi]
  motric[ei]`)
const LIGHT_TRUCKS = /light[ -]duty/i
const ARTICULATED =
  /artic|sattel|semi[ -]?(?:trailer|remorque)|semirr?[ei]m|tractor[ -]trailer|articulad|articolat|articulé|bilic/i
const RIGID = /rigid|rígid|porteur|motorwagen|motric/i
const REFRIGERATED = /refrigerat|reefer|chilled|kühl|kuehl|frigo|refrigerad|refriger/i
/** In North America a trailer. */
const TRAILERS = /dry[ -]van|\d ?ft\b/i
/** The words of a lorry about which nothing is known. */
export const AVERAGE_LORRY = 'all hgvs average laden'
/** In Great Britain a light or a large goods vehicle. */
const AMBIGUOUS = /^(?:\S+ )?lgvs?(?: \S+)?$/i

/** Weights in tonnes: '7.5t', '26 Tonnen'. */
const TONNES = /(\d+(?:[.,]\d+)?)[\s-]*(?:t|to|tonnes?|tons?|tonner|tonnen|tonnellate|toneladas)(?![\p{L}\d])/giu
/** The weight that a lorry exceeds: of '>3.5 - 7.5 tonnes' it is not the largest. */
const OVER = /(?:>|over|above|über|plus de|más de|oltre)\s*(\d+(?:[.,]\d+)?)/iu
const LADEN = /(\d+)\s*%/
const EMPTY = /\b(?:empty|unladen|leer|vide|vacío|vuoto)\b/i
const FULL = /\bfull(?:y laden|y loaded)?\b/i

/** The least weight above 17 or 33 tonnes that a text can mean. */
const ABOVE = 0.001
const VAN_TONNES_MAX = 3.5
/** The weights up to which DESNZ has groups of rigid lorries. */
const RIGID_TONNES = [
  [7.5, 'rigid (>3.5 - 7.5 tonnes)'],
  [17, 'rigid (>7.5 tonnes-17 tonnes)'],
  [Number.POSITIVE_INFINITY, 'rigid (>17 tonnes)'],
] as const
const ARTICULATED_TONNES_MAX = 33

const VAN_CLASS = /\b(?:class|klasse|classe|clase)\s*(iii|ii|i|[123])\b/i
const VAN_SIZE =
  /(?<!\p{L})(?:small|medium|large|klein(?:er?|es)?|mittel(?:gro(?:ß|ss)e?r?)?|gro(?:ß|ss)e?[rs]?|petite?|moyenne?|grande?|pequeñ[oa]|piccol[oa])(?!\p{L})/iu
const SIZES_OF_VANS =
  'has no factor of its own; write van for the average up to 3.5 tonnes, or van with Class I (up to 1.305 tonnes), Class II (1.305 to 1.74) or Class III (1.74 to 3.5)'

/** The largest weight of a text in tonnes; undefined without one. */
function weightInTonnes(text: string): number | undefined {
  const weights = Array.from(text.matchAll(TONNES), ([, digits = '']) => Number(digits.replace(',', '.')))
  if (weights.length === 0) return undefined
  const largest = Math.max(...weights)
  const [, over = ''] = OVER.exec(text) ?? []
  return Number(over.replace(',', '.')) === largest ? largest + ABOVE : largest
}

/** The words of the fuel of a van: that of the column, otherwise that of the text. */
function fuelOfVan(text: string, fuel: string | undefined): { readonly words: string } | { readonly problem: string } {
  const stated = fuel === undefined ? undefined : (fuelOfCar(fuel) ?? fuel)
  const inWords = text.split(/[^\p{L}-]+/u).flatMap((word) => fuelOfCar(word) ?? [])
  const inText = ELECTRIC.test(text) && !inWords.some((one) => one.includes('electric')) ? [BATTERY] : inWords
  const named = [...new Set([...(stated === undefined || stated === 'unknown' ? [] : [stated]), ...inText])]
  if (named.length > 1) return { problem: `is a van with ${named.join(' and ')}; name one fuel` }
  return { words: named[0] ?? 'unknown' }
}

function vanOf(text: string, fuel: string | undefined): RoadVehicle {
  const ofFuel = fuelOfVan(text, fuel)
  if ('problem' in ofFuel) return ofFuel
  const [, written] = VAN_CLASS.exec(text) ?? []
  const tonnes = weightInTonnes(text)
  const isSized = VAN_SIZE.test(text) || (tonnes !== undefined && tonnes !== VAN_TONNES_MAX)
  if (written === undefined && isSized) return { problem: SIZES_OF_VANS }
  const numeral = { 1: 'i', 2: 'ii', 3: 'iii' }[written ?? ''] ?? written?.toLowerCase()
  return { kind: 'van', words: `vans ${numeral === undefined ? 'average' : `class ${numeral}`} ${ofFuel.words}` }
}

/** The words of a lorry by its weight; a weight that rigid and articulated lorries have leaves both. */
function groupOfLorry(text: string): { readonly words: string } | { readonly problem: string } {
  const tonnes = weightInTonnes(text)
  const [isArticulated, isRigid] = [ARTICULATED.test(text), RIGID.test(text)]
  if (tonnes === undefined) return { words: isArticulated ? 'all artics' : isRigid ? 'all rigids' : 'all hgvs' }
  const articulated = tonnes > ARTICULATED_TONNES_MAX ? 'articulated (>33t)' : 'articulated (>3.5 - 33t)'
  if (isArticulated) return { words: articulated }
  if (isRigid || tonnes <= 7.5) return { words: RIGID_TONNES.find(([max]) => tonnes <= max)?.[1] ?? 'all rigids' }
  if (tonnes > ARTICULATED_TONNES_MAX) return { words: articulated }
  return { problem: 'is rigid or articulated; write which, like "rigid 18t"' }
}

function loadOfLorry(text: string): string {
  const [, percent] = LADEN.exec(text) ?? []
  if (percent !== undefined) return `${percent}% laden`
  return EMPTY.test(text) ? '0% laden' : FULL.test(text) ? '100% laden' : 'average laden'
}

/** A lorry or a van that its words call electric: 'e-truck', 'E-LKW', 'camion électrique'. */
const ELECTRIC =
  /(?<!\p{L})(?:e-(?=\p{L})|electric|elektro|elektrisch|[ée]lectrique|el[ée]ctric[oa]|elettric[oa]|bev)/iu
const BATTERY = 'battery electric vehicle'

function lorryOf(text: string, fuel: string | undefined): RoadVehicle {
  const inText = ELECTRIC.test(text) ? BATTERY : undefined
  const ofFuel = fuel === undefined ? inText : (fuelOfCar(fuel) ?? fuel)
  if (ofFuel !== undefined && ofFuel !== 'diesel' && ofFuel !== 'unknown')
    return {
      problem: `is a lorry with ${ofFuel}, and publishers have the distance of lorries with diesel only; write the amount of fuel instead, or name a factor`,
    }
  const group = groupOfLorry(text)
  if ('problem' in group) return group
  const kind = REFRIGERATED.test(text) ? 'refrigerated ' : ''
  return { kind: 'lorry', words: `${kind}${group.words} ${loadOfLorry(text)}` }
}

/** Reads words for a van or lorry of a company, with its fuel; undefined for any other vehicle. */
export function roadVehicle(text: string, fuel: string | undefined): RoadVehicle | undefined {
  if (AMBIGUOUS.test(text.trim())) return { problem: 'is a light goods vehicle or a large one; write van or HGV' }
  if (LIGHT_TRUCKS.test(text) || TRAILERS.test(text)) return undefined
  if (VANS.test(text)) return vanOf(text, fuel)
  if (!LORRIES.test(text)) return undefined
  const tonnes = weightInTonnes(text)
  return tonnes !== undefined && tonnes <= VAN_TONNES_MAX ? vanOf('van', fuel) : lorryOf(text, fuel)
}
