/** Words for renewable energy in the languages of bills. */
const GREEN =
  /(?<!\p{L})(?:green|renewables?|clean (?:energy|electricity|power)|(?:ö|oe)ko(?:strom)?|gr(?:ü|ue)n(?:strom)?|erneuerbare?n?|renouvelables?|verte?|renovables?|verde|rinnovabil[ei]|groene?|hernieuwba(?:ar|re)|oze|zielon(?:a|ej)|odnawialn\p{L}*|förnybar|vedvarende|fornybar|renovável|renováveis|rego|goo?)(?!\p{L})|ökostrom|grünstrom/iu
/** Words for a share. */
const SHARE =
  /%|(?<!\p{L})(?:share|percent(?:age)?|pct|proportion|anteil|prozent|part|pourcentage|quota|percentuale|porcentaje|cuota|aandeel|percentage|udział|andel|quota|percentagem)(?!\p{L})|anteil/iu
/** Words of other things that are green. */
const OTHERS =
  /waste|abfall|d[ée]chet|residuo|rifiut|afval|fleet|vehicle|card|carte|co2|carbon|€|£|\$|cost|kosten|price|preis/i

/** True for the header of the share of electricity that is bought as clean: 'davon Ökostrom (%)', '% green', 'Renewable share'. */
export function namesCleanShare(header: string): boolean {
  return GREEN.test(header) && SHARE.test(header) && !OTHERS.test(header)
}
