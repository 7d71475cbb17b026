import { plainText } from './word-list.ts'

/** Words around the direction of electricity: what flows, and between which sides. */
const FLOWS =
  '(?:solar|pv|photovolta\\w+|net(?:z|work)?|grid|electric(?:ity|al|al energy)?|electricite|electricidad|elettricita|power|strom|active|activa|attiva|aktiv|energy|energie|energia|de|della|into|to|the|total|gesamt|ins|in|rete|red|reseau|meter|reading)'
const FED_IN =
  '(?:export(?:ed|s|e|ee|ada|ado|ata)?|feed[ -]?in|fed[ -]?in|(?:netz|ruck|rueck|strom|pv)?(?:ein|zuruck)?speis(?:ung|emenge)|(?:ein|ruck|rueck)gespeist\\w*|(?:re)?injection|(?:re)?injecte\\w*|injectie|invoeding|terug ?lever(?:ing|d)|teruggeleverd|surplus|excedent(?:e|es|s|ario)?|vertid[oa]s?|inyec(?:cion|tad[oa])|immission[ei]|immess[oae]|cedut[oa]|esportat[oa]|injetad[oa]|injecao|oddan[ae]|wprowadzon[ae]|inmatning|inmatad|innmating|overskudsproduktion)'
const BOUGHT =
  '(?:import(?:ed|s|ada|ata)?|(?:netz|strom)?bezug|bezogen\\w*|entnahme|soutirage|soutiree?|prelev(?:ata|ement)|preliev[oi]|consumid[oa]|afname|pobran[ae]|pobor|captad[oa]|uttag)'
const direction = (words: string) => new RegExp(`^(?:${FLOWS}[ _-]*)*${words}(?:[ _-]*${FLOWS})*$`)
const [IS_FED_IN, IS_BOUGHT] = [direction(FED_IN), direction(BOUGHT)]
/** The registers of meters for both directions, by IEC 62056-61. */
const REGISTERS = { bought: /^(?:\d-\d:)?1\.8\.\d$|^a\+$/, fedIn: /^(?:\d-\d:)?2\.8\.\d$|^a-$/ }

/** True for words for electricity that is fed into the grid: 'Export', 'Einspeisung', 'Énergie injectée', '2.8.0'. */
export function isFedIntoGrid(text: string): boolean {
  return IS_FED_IN.test(plainText(text)) || REGISTERS.fedIn.test(plainText(text))
}

/** True for words for electricity that is taken from the grid, next to some that is fed in: 'Import', 'Bezug', '1.8.0'. */
export function namesGridImport(text: string): boolean {
  return IS_BOUGHT.test(plainText(text)) || REGISTERS.bought.test(plainText(text))
}

const ENERGY = /^[kMG]?Wh$/i

/** A header of electricity that is fed into the grid, with its unit: 'Export kWh', 'Einspeisung (kWh)'. */
export function isFeedInHeader(header: string): boolean {
  const [, name = '', unit = ''] = /^(.*\S)\s*[\s_([,/-]\s*([^\s()[\]]+)\s*[)\]]?$/.exec(header) ?? []
  const [, before = '', after = ''] = /^(\S+)\s+(.*)$/.exec(header) ?? []
  return (ENERGY.test(unit) && isFedIntoGrid(name)) || (ENERGY.test(before) && isFedIntoGrid(after))
}

/** Words for renewable energy in the languages of bills. */
const GREEN_ENERGY =
  /(?<!\p{L})(?:green(?:power|energy)?|renewables?|clean (?:energy|electricity|power)|(?:ö|oe)ko(?:strom)?|gr(?:ü|ue)n(?:strom)?|erneuerbare?n?|renouvelables?|verte?|renovables?|verde|rinnovabil[ei]|groene?|hernieuwba(?:ar|re)|oze|zielon(?:a|ej)|odnawialn\p{L}*|förnybar|vedvarende|fornybar|renovável|renováveis|rego|goo?)(?!\p{L})|ökostrom|grünstrom/iu
/** Words for a share. */
const SHARE_WORDS =
  /%|(?<!\p{L})(?:share|percent(?:age)?|pct|proportion|anteil|prozent|part|pourcentage|quota|percentuale|porcentaje|cuota|aandeel|percentage|udział|andel|quota|percentagem)(?!\p{L})|anteil/iu
/** Words of other things that are green. */
const OTHER_GREEN =
  /waste|abfall|d[ée]chet|residuo|rifiut|afval|fleet|vehicle|card|carte|co2|carbon|€|£|\$|cost|kosten|price|preis/i

/** True for the header of the share of electricity that is bought as clean: 'davon Ökostrom (%)', '% green', 'Renewable share'. */
export function namesCleanShare(header: string): boolean {
  return GREEN_ENERGY.test(header) && SHARE_WORDS.test(header) && !OTHER_GREEN.test(header)
}
