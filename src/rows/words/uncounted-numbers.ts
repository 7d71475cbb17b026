import { show } from '../../core/errors/index.ts'
import { mapText } from '../advice.ts'

/** Words for a share of a quantity, such as the part of a building that a company uses. */
const SHARE =
  /%|(?<!\p{L})(?:shares?|percent(?:age)?|pct|portion|proportion|allocat(?:ed|ion)|apportion(?:ed|ment)|ownership|owned|occupancy|private use|anteil|prozent(?:satz)?|beteiligung(?:squote)?|quote[ -]?part|pourcentage|taux d['’]occupation|quota|percentuale|porcentaje|cuota|aandeel|udzia[lł]|andel|participaci[oó]n)(?!\p{L})|anteil(?!\p{L})/iu
/** Words of shares that no quantity of a row depends on. */
const OTHER_SHARE =
  /(?<!\p{L})(?:vat|gst|tax(?:es)?|mwst|ust|tva|iva|btw|discount|rabatt|remise|sconto|descuento|korting|margin|variance|varianz|abweichung|change|growth|yoy|ver(?:ä|ae)nderung|[ée]cart|variation|desviaci[oó]n|co2e?|carbon|price|cost|total|humidity|state of charge|soc|battery|idl(?:e|ing)|utili[sz]ation|auslastung|leerlauf|uptime|downtime|availability|efficiency|score|time|start|end|on time|share ?point|shared?[ -](?:service|cost|drive)s?|by|type|name)(?!\p{L})/iu

/** Words for a number of journeys or loads. */
const TIMES =
  /^(?:(?:no\.?|nr\.?|number|count|anzahl|nombre|n[úu]mero|numero|#)[ _]?(?:of|de|di|der)? ?)?(?:trips?|journeys?|runs?|rides?|flights?|legs?|round ?trips|loads|fahrten|trajets|viajes|viaggi|ritten|times|occurrences)(?: (?:made|taken|per (?:week|month|year)))?$/iu
const ONE_TIME = /^(?:trip|journey|run|ride|flight|leg|trajet|viaje|viaggio)$/i
const CONTENT =
  /(?<!\p{L})(?:pack(?:age|aging)?|can|drum|bottle|cylinder|bag|unit|bundle|case|carton)[ _-]?(?:size|content|contents|volume|weight|capacity)(?!\p{L})|(?<!\p{L})(?:gebinde|packungs|flaschen)(?:gr(?:ö|oe)(?:ß|ss)e|inhalt)(?!\p{L})/iu

/** The kind of an unknown number that the quantity of its row may depend on, and that nothing applies; undefined for others. */
function kindOfNumber(header: string): string | undefined {
  const name = header.trim()
  if (SHARE.test(name) && !OTHER_SHARE.test(name)) return 'a share of the quantity'
  if (TIMES.test(name) && !ONE_TIME.test(name)) return 'a number of times'
  return CONTENT.test(name) ? 'the content of a pack' : undefined
}

/** True for the header of a share, a number of times, or the content of a pack: 'Our share', 'Trips', 'Pack size'. */
export function namesUncountedNumber(header: string): boolean {
  return kindOfNumber(header) !== undefined
}

/** Asks if the quantities of a table already count an unknown number. */
export function uncountedNumberQuestion(header: string): string | undefined {
  const kind = kindOfNumber(header)
  if (kind === undefined) return undefined
  return `${show(header)} may be ${kind}, and it is not applied; if the quantity of each row already includes it, or does not depend on it, leave it out: pass ${mapText(header, '')}; if not, multiply the quantities by it in the file`
}
