import { foldName } from '../../core/countries/index.ts'
import type { LeftOutCause } from '../left-out-cause.ts'

const PAY = `lohne|gehalter|lohn|gehalt|(?:fertigungs|hilfs|aushilfs|zeit|akkord|grund|produktions)lohne?|geschaftsfuhrergehalt(?:er)?|lohnkosten|gehaltskosten|
personal(?:kosten|aufwand|aufwendungen|nebenkosten)|lohnnebenkosten|(?:gesetzlich\\w+ )?sozial(?:e abgaben|e aufwendungen|abgaben|aufwand|aufwendungen|versicherung\\w*|kosten)|
gesetzlich\\w+ sozial\\w*|arbeitgeberanteile?|altersversorgung|altersvorsorge|(?:beitrage? zur )?berufsgenossenschaft|vermogenswirksame|urlaubsgeld|weihnachtsgeld|urlaubsruckstellung\\w*|
tantiemen?|lohnsteuer|pauschale lohnsteuer|abfindungen?|salaires?|appointements|remunerations?|traitements et salaires|charges sociales|charges de personnel|frais de personnel|
cotisations? (?:a l ?|aux? )?(?:urssaf|sociales?|patronales?|caisses?|mutuelles?|retraite\\w*|assedic|pole emploi|securite sociale)|urssaf|conges payes|primes et gratifications|indemnites (?:de licenciement|et avantages)|
sueldos?|salarios?|nominas?|seguridad social|seguros sociales|cargas sociales|gastos de personal|indemnizaciones|salari|stipendi|retribuzion[ei]|oneri sociali|contributi (?:inps|inail|previdenziali|sociali)|
tfr|trattamento (?:di )?fine rapporto|quota tfr|accantonamento tfr|cost[oi] (?:del |per il )?personale|compens[io] amministrator[ei]|lonen|salarissen|sociale lasten|personeelskosten|pensioenlasten|
ordenados|remuneracoes|encargos sociais|gastos com o pessoal`
const TAX = `gewerbesteuer|korperschafts?teuer|umsatzsteuer|vorsteuer|abziehbare vorsteuer|einfuhrumsatzsteuer|grundsteuer|kfz steuern?|solidaritatszuschlag|kapitalertrags?teuer|ertrags?teuern|
steuern(?: vom| auf| und)?|sonstige steuern|steuernachzahlung\\w*|impots?|taxes?(?: fonciere| professionnelle| sur| d)|tva|cotisation fonciere|contribution (?:economique|fonciere|sociale)|cfe|cvae|droits (?:de douane|d enregistrement)|
autres (?:impots|taxes)|impuestos?|iva|hacienda publica|tributos|otros tributos|ajustes (?:negativos|positivos) en la imposicion|impost[ae]|irap|ires|imu|tass[ae]|tributi|btw|belastingen|vennootschapsbelasting|irc|impostos?`
const DEPRECIATION = `abschreibung(?:en)?|afa|sofortabschreibung|planmassige abschreibung(?:en)?|ausserplanmassige abschreibung(?:en)?|wertberichtigung(?:en)?|einzelwertberichtigung(?:en)?|pauschalwertberichtigung(?:en)?|
forderungsverluste?|bestandsveranderung(?:en)?|(?:zufuhrung(?:en)? (?:zu |zur )?)?ruckstellung(?:en)?|dotations?(?: aux?)?|amortissements?|depreciations?|pertes sur creances|valeurs? comptables?|variation des? stocks?|
amortizacion(?:es)?|dotacion(?:es)?|deterioro|perdidas (?:por deterioro|procedentes|de creditos)|provision(?:es)? (?:para|por)|provisions? pour|variacion de existencias|ammortament[oi]|svalutazion[ei]|accantonament[oi]|
minusvalenze|perdite su crediti|variazion[ei] (?:delle )?rimanenze|afschrijvingen?|dubieuze debiteuren|depreciacoes|amortizacoes`
const FINANCING = `zinsen|zinsaufwand|zinsaufwendungen|darlehenszinsen|darlehen|tilgung(?:en)?|privatentnahmen?|interets?(?: d| des| sur| bancaires)?|charges d interets|emprunts?|dividendes|intereses|dividendos|prestamos?|
interessi(?: passivi)?|mutu[oi]|dividendi|rente(?:lasten|kosten)|hypotheekrente|juros`
const INCOME = `(?:umsatz|provisions|miet|zins|sonstige )?erlose|umsatzerlose|ertrage aus|sonstige betriebliche ertrage|ventes?(?: de| d)|prestations de services vendues|produits (?:financiers|exceptionnels|divers|des activites)|
subventions d exploitation|ventas|ingresos|ricavi|vendite|proventi|corrispettivi|omzet|opbrengsten|vendas|rendimentos`

const BEGINNINGS: readonly (readonly [LeftOutCause, string])[] = [
  ['pay', PAY],
  ['tax', TAX],
  ['depreciation', DEPRECIATION],
  ['financing', FINANCING],
  ['income', INCOME],
]

/** Words for costs before the name of an account: 'Aufwendungen für Altersversorgung', 'Charges de personnel'. */
const COSTS =
  '(?:(?:aufwendungen|aufwand|kosten|ausgaben|charges|frais|gastos|costi|spese|kosten) (?:fur|de|des|d|di|per|en|por|van)? ?)?'
const RULES = BEGINNINGS.map(([cause, words]) => {
  return [cause, new RegExp(`^${COSTS}(?:${words.replaceAll(/\s*\n\s*/g, '')})(?= |$)`)] as const
})
/** Words for something that is bought together with it, or for a service. */
const BOUGHT =
  /versicherungen|kfz versicherung|assurance|seguros? de|assicurazion|fremd(?:leistung|personal|arbeit)|leiharbeit|zeitarbeit|interim|beratung|abrechnung|software|conseil|asesor|consulen|honorar|fortbildung|formation|formacion|formazione|reise|deplacement|viaj|trasferte/

/**
 * Returns the cause for leaving out an account whose longer name, in German, French, Spanish, Italian, Dutch or Portuguese, begins
 * with pay, a tax, depreciation, interest or income: '4120 Löhne und Gehälter Fertigung'. Undefined for other accounts.
 */
export function causeOfBeginning(name: string): LeftOutCause | undefined {
  const words = foldName(name.replace(/^[\d.\-/\s]+(?:[-–—:·|]\s*)?/, ''))
  if (BOUGHT.test(words)) return undefined
  return RULES.find(([, rule]) => rule.test(words))?.[0]
}
