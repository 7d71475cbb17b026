import { withoutAccents } from './word-list.ts'

/** Words for the filling of new equipment. */
const FIRST_FILL =
  /^(?:new )?install(?:ation|ed)?(?: (?:of|new) .*)?$|(?<!\bre-)\b(?:new (?:system|equipment|unit|install\w*)|commission(?:ing|ed)|start-?up|(?:initial|first|factory) (?:refrigerant )?(?:charg(?:e|ing)|fill(?:ing)?)|mise en (?:service|route)|nouvelle installation|(?:premiere|1ere) charge|premier remplissage|charge initiale|messa in (?:servizio|funzione)|nuov[oa] (?:impianto|installazione)|prima carica|primo riempimento|carica iniziale|puesta en (?:marcha|servicio)|nueva instalacion|primera? carga|primer llenado|carga inicial|colocacao em servico|nova instalacao|erst(?:e|maligen?)?(?: ?b?e?f(?:u|ue)llung|inbetriebnahme|inbetriebsetzung)|inbetrieb(?:nahme|setzung)|neu(?:anlage|installation|befullung|befuellung)|ingebruikname|(?:eerste|initiele) vulling|nieuwe installatie|pierwsze napelnienie|uruchomienie|forsta fyllning|idrifttagning|forste pafyldning|idriftsaettelse|idriftsaettning|forste fylling|igangkjoring)\b|^(?:instal\w+|assemblage|einbau|montage)$/
/** Words for a leak or a repair: the gas that was lost is filled in again. */
const LEAK =
  /leak|leck|uzupeln|dopeln|dolad|nieszczeln|recarg|recharg|ricaric|reposicion|hervul|undicht|fuite|perdit|fuga|lekkage|repair|repar|reparatur|ripar|maint|wartung|manuten|manten|onderhoud|appoint|complement|ripristin|top(?:ped)?[ -]?up|nachf(?:u|ue)ll|rabbocc|rellen|bijvul|wyciek|lackage|laekage/
/** Words for the end of equipment. */
const DISPOSAL =
  /\b(?:decommission\w*|dispos(?:al|ed)|scrapp\w*|retir(?:ed|ement)|dismantl\w*|end of life|demantelement|mise hors service|mise au rebut|depose|ausserbetriebnahme|stilllegung|stillgelegt|demontage|entsorgung|verschrottung|dismissione|smaltimento|smontaggio|desmantelamiento|retirada del equipo|dad[ao] de baja|baja definitiva|fin de vida|buitengebruikstelling|sloop|removed from service|(?:taken )?out of (?:service|use)|demontaz\w*|likwidacj\w*|wycofan\w*|zlomowan\w*|utylizacj\w*|lebensende|abbau|ruckbau|rueckbau|ausserbetriebsetzung|desmontaje|desinstalacion|fin de uso|rottamazione|disinstallazione|fine (?:vita|uso)|ontmanteling|verwijdering|einde levensduur|skrotning|nedmontering|desmontagem|desativacao|abate)\b/
/** Words for the end of a system: 'end', 'End of the system', 'Ende der Anlage'. */
const END =
  /^(?:the )?(?:(?:end|ende|fin|einde|koniec|slut|fim)(?:ed)?|fine (?:del|dell)\b.*)(?: (?:of|der|des|de|du|del|dell|van|pracy|pa|do)\b.*)?$/
/** Words for gas that is taken out and kept. */
const RECOVERY =
  /\b(?:recover(?:y|ed|ing)|reclaim(?:ed|ing)?|evacuat(?:ed|ion)|(?:gas|refrigerant) remov(?:al|ed)|recuperation|recupere|recuperacion|recuperado|recupero|recuperato|(?:zu)?(?:ruck|rueck)gewinnung|(?:zu)?(?:ruck|rueck)gewonnen|absaug\w*|abgesaugt|entnahme|entnommen|vidange|vaciado|svuotamento|oproznieni\w*|odessani\w*|terugwinning|afzuigen|odzysk|atervinning)\b/
/** Words for visits at which gas is filled in only if something else is written. */
const INSPECTION =
  /\b(?:leak (?:test|check|inspection)|inspection|check|controle|dichtheits\w*|dichtigkeits\w*|leckage(?:kontrolle|prufung)|prufung|pruefung|kontrolle|controllo|verifica|control|revision|lekcontrole)\b/

/** A visit to a system with refrigerants. */
export type RefrigerantService = 'first_fill' | 'disposal' | 'recovery' | 'inspection' | 'leak'

/** Reads the reason of a service; undefined for words that say none. */
export function readService(text: string): RefrigerantService | undefined {
  const words = withoutAccents(text.replaceAll('ß', 'ss').replaceAll('ø', 'o').replaceAll('ł', 'l')).toLowerCase()
  const isOfLeak = LEAK.test(words)
  if (FIRST_FILL.test(words) && !isOfLeak) return 'first_fill'
  if (DISPOSAL.test(words) || END.test(words.trim())) return 'disposal'
  if (INSPECTION.test(words)) return 'inspection'
  if (RECOVERY.test(words) && !isOfLeak) return 'recovery'
  return isOfLeak ? 'leak' : undefined
}

/** True for a service that loses nothing by itself: gas that it fills in or takes out is no leak. */
export function isNoLeak(service: RefrigerantService | undefined): boolean {
  return service === 'first_fill' || service === 'recovery' || service === 'disposal'
}
