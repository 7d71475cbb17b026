import { plainText } from './word-list.ts'

/** Motorbikes and mopeds, in the languages of claims and surveys. */
const MOTORBIKES =
  /(?<!\p{L})(?:motor ?(?:bike|cycle|rad|roller|fiets)s?|motos?|motocicletas?|motociclett[ae]|motocyclettes?|motocykle?|motorcykel|motorsykkel|mopeds?|mofas?|kleinkraftrad|ciclomotor(?:es|e|i)?|cyclomoteurs?|brommer|motor scooters?|vespa)(?!\p{L})/u
/** Ways to move without a motor. */
const UNPOWERED =
  /^(?:(?:by|on|per|mit dem|zu|a|en|in) )?(?:(?:push|pedal|own) ?)?(?:bicycles?|bikes?|cycl(?:e|ing)|fahrrad|rad|velos?|bicyclette|bicicletas?|bici(?:cletta)?|fiets|rower|cykel|sykkel|cargo ?bike|foot|walk(?:ing|ed)?|pedestrian|fuss|fuß|zu fuss|gehen|pied|marche|a pied|pie|andando|caminando|piedi|te voet|lopen|wandelen|pieszo|a pe|till fots|gang|walk\/cycle|cycle\/walk|walking\/cycling|cycling\/walking)(?: ?\/ ?(?:walk(?:ing)?|cycl(?:e|ing)|on foot))?$/
/** Ways with a small electric motor, whose electricity no factor per distance has. */
const ELECTRIC =
  /^(?:(?:by|per|mit dem) )?(?:(?:e|electric|elektro)[ -]?(?:bikes?|bicycles?|scooters?|fahrrad|roller|rad|step|fiets)|elektrofahrrad|elektroroller|pedelecs?|velos? (?:a assistance )?electriques?|vae|trottinettes?(?: electriques?)?|bicicletas? electricas?|patinetes?(?: electricos?)?|bici(?:cletta)? elettric[ae]|monopattin[oi](?: elettric[oi])?|elcykel|hulajnoga(?: elektryczna)?)$/
/** Kick scooters and motor scooters have one name. */
const EITHER = /^(?:by )?scooters?$/

/** The kinds of small vehicles: without a motor, without a published factor, and of either kind. */
export type LightVehicle = 'unpowered' | 'electric' | 'either'

/** Reads words for bicycles, walking, e-bikes and scooters; undefined for other vehicles. */
export function readLightVehicle(text: string): LightVehicle | undefined {
  const words = plainText(text)
  if (ELECTRIC.test(words)) return 'electric'
  if (EITHER.test(words)) return 'either'
  const parts = words.split(/ ?(?:\/|,|;|&|\+|\b(?:and|or|und|oder|et|ou|y|o|e|en|of)\b) ?/)
  return parts.every((part) => UNPOWERED.test(part)) ? 'unpowered' : undefined
}

const AT_HOME =
  /^(?:i )?(?:(?:always |fully |mostly )?(?:work(?:s|ed|ing)?[ -])?(?:from|at)[ -]home|wfh|home[ -]?(?:office|work(?:ing|er)?|based)|(?:fully )?remote(?:ly)?(?: work(?:ing|er)?)?|work(?:ing)? remote(?:ly)?|teletravail|(?:travail )?a (?:domicile|la maison)|teletrabajo|(?:trabajo |trabajar )?(?:en|desde) casa|telelavoro|(?:lavoro )?da casa|smart[ -]?working|thuis(?:werk(?:en)?)?|vanuit huis|heimarbeit|mobiles arbeiten|(?:von )?zu ?hause(?: aus)?)(?: \((?:wfh|home ?office)\))?$/

/** True for words of work at home, which is no journey: 'Work from home', 'Télétravail'. */
function namesHomeworking(text: string): boolean {
  return AT_HOME.test(plainText(text))
}

/** The cause for leaving out a journey without a motor, or none; undefined for other words. */
export function causeWithoutMotor(text: string): 'unpowered' | 'homeworking' | undefined {
  if (readLightVehicle(text) === 'unpowered') return 'unpowered'
  return namesHomeworking(text) ? 'homeworking' : undefined
}

const SIZES: readonly (readonly [words: RegExp, size: string])[] = [
  [/small|klein|petit|pequen|piccol|125 ?cc|moped|mofa|ciclomotor|cyclomoteur|brommer|kleinkraftrad/, 'small '],
  [/medium|mittel|moyen|median/, 'medium '],
  [/large|gross|groß|grand/, 'large '],
]

/** The words of the factor of a motorbike, with its size; undefined for other vehicles. */
export function motorbikeWords(text: string): string | undefined {
  const words = plainText(text)
  if (!MOTORBIKES.test(words)) return undefined
  return `${SIZES.find(([size]) => size.test(words))?.[1] ?? ''}motorbike`
}
