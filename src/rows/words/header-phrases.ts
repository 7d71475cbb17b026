import type { InputColumn } from '../columns.ts'
import { type HeaderCell, IGNORED, wordSet } from './header-cell.ts'
import { withoutAccents } from './word-list.ts'

/** Particles of a header. */
const PARTICLES = wordSet(
  'de des del della dello dei di d da du l la le les el los las il lo der die das of the y e et und n°',
)

/** The words of a header, without brackets and accents. */
export function lettersOf(header: string): readonly string[] {
  return withoutAccents(header.replace(/\([^()]*\)|\[[^[\]]*\]/g, ' '))
    .toLowerCase()
    .split(/[^\p{L}\p{N}°º]+/u)
    .filter((word) => word !== '')
}

/** Words for a day, and for a period that has a first and a last one. */
const DAYS = wordSet('date day datum fecha data tag jour giorno dia')
const PERIODS = wordSet('période periodo zeitraum period facturation facturación fatturazione abrechnung')
/** Words for the first day. */
const FIRST_DAYS = wordSet(
  `start begin beginning début inicio inizio beginn anfang départ partenza salida ida andata abfahrt abreise hinfahrt hinreise
enlèvement ritiro recogida`,
)
const FIRST_DAY =
  /^(?:abhol|abfahrts?|abflugs?|abreise|anreise|hinreise|hinfahrt|beginn|anfangs|verlade|lade|versand)datum$/
/** Words for the last day. */
const LAST_DAYS = wordSet(
  'end fin fine ende final finale retour ritorno regreso vuelta rückfahrt rückreise rückkehr rientro arrivée arrivo llegada ankunft',
)
const LAST_DAY = /^(?:end|rueckreise|ruckreise|rueckfahrt|ruckfahrt|rueckkehr|ruckkehr|zustell|entlade|abschluss)datum$/
/** Last words of a header that begin or end a period: 'Facturation du', 'Periodo al'. */
const FROM = wordSet('von du dal desde from')
const UNTIL = wordSet('bis au al hasta to')
/** Words for a day on which something else happened: a payment, an invoice, a contract. */
const OTHER_DAYS = wordSet(
  `due payment paid booking booked created printed uploaded expiry approval approved entry claim claimed submission submitted issue issued
émission emisión emissione ausstellung fälligkeit échéance vencimiento scadenza paiement pago pagamento zahlung réservation reserva
prenotazione buchung bestellung création creación creazione erstellung impression stampa druck contrat contrato contratto vertrag`,
)
const OTHER_DAY =
  /^(?:fallig(?:keits)?|faelligkeits|zahlungs|zahl|ausstellungs|druck|bestell|erstellungs|vertrags|erfassungs)datum$/

/** True for a header with a word for a day. */
export function isDay(header: string): boolean {
  return lettersOf(header).some((word) => DAYS.has(word) || /^\p{L}{2,}datum$/u.test(word))
}

/** True for a day on which something else than the activity happened. */
export function isOtherDay(header: string): boolean {
  return lettersOf(header).some((word) => OTHER_DAYS.has(word) || OTHER_DAY.test(word))
}

/** The first or the last day that a header names: 'Date de départ', 'Fecha fin', 'Abholdatum', 'Facturation du'. */
function dayOfPhrase(header: string): 'start' | 'end' | undefined {
  const words = lettersOf(header)
  const last = words.at(-1) ?? ''
  const isOfPeriod = isDay(header) || (words.length > 1 && words.some((word) => PERIODS.has(word)))
  if (!isOfPeriod || isOtherDay(header)) return undefined
  if (words.length > 1 && UNTIL.has(last)) return 'end'
  if (words.length > 1 && FROM.has(last)) return 'start'
  if (words.some((word) => LAST_DAYS.has(word) || LAST_DAY.test(word))) return 'end'
  return words.some((word) => FIRST_DAYS.has(word) || FIRST_DAY.test(word)) ? 'start' : undefined
}

/** Words for quantities. */
export const QUANTITIES = wordSet(
  `usage consumption quantity qty verbrauch menge consommation quantité consumo cantidad quantità peso poids gewicht volumen
volume consommations consumi consumos`,
)
/** Words that name no other period and no plan next to a quantity: 'Billed usage', 'Cantidad recargada'. */
const COUNTED = wordSet(
  `billed invoiced metered measured actual total energy electric electricity gas water fuel
facturé facturée facturada facturado fatturata fatturato livrée entregada consegnata suministrada consumida consommée prelevata
rechargée ajoutée recargada añadida rellenada caricata ricaricata aggiunta rabboccata transportée transportada trasportata
retirada collectée raccolta enlevée ritirata brut bruto lordo brutto net neto netto energía énergie energia électrique eléctrica
elettrica combustible carburante carburant gelieferte gelieferter abgerechnete abgerechneter nachgefüllte`,
)
const MEASURED_COMPOUND =
  /^(?:liefer|nachfull|nachfuell|abfall|tank|abgabe|bezugs|energie|gesamt|brutto|transport|entsorgungs|kraftstoff|treibstoff|heizol|heizoel)(?:menge|verbrauch|gewicht)$/

/** True for a name of the quantity of a row, in any order of its words: 'Billed usage', 'Quantità consegnata'. */
export function isCountedQuantity(name: string): boolean {
  const words = lettersOf(name).filter((word) => !PARTICLES.has(word))
  const [first = '', last = ''] = [words[0], words.at(-1)]
  if (words.length === 1) return MEASURED_COMPOUND.test(first)
  const [noun, others] = QUANTITIES.has(last) ? [last, words.slice(0, -1)] : [first, words.slice(1)]
  return QUANTITIES.has(noun) && others.every((word) => COUNTED.has(word) || WASTES.has(word))
}

/** Words for waste, and for what describes it. */
const WASTES = wordSet('waste rifiuto rifiuti déchet déchets residuo residuos abfall abfalls abfälle')
const DESCRIPTIONS = wordSet(
  `description descripción descrizione désignation denominación denominazione libellé bezeichnung beschreibung type tipo nature
nombre nome nom art`,
)
/** Words for a site of the company, alone or first: 'Unità locale', 'Nave', 'Bâtiment'. */
const SITES = wordSet(
  `instalación stabilimento établissement edificio bâtiment almacén oficina nave fábrica planta gebäude magazzino sito entrepôt
agence delegación`,
)
/** Last words that make something else of a site: its address, or who leads it. */
const NOT_OF_SITES = wordSet(
  'cap plz cp code código numero adresse indirizzo dirección paese país pays land responsable responsabile superficie fläche',
)
/** Things whose number is the name of a row. */
const ROW_NAMES = wordSet(
  `dossier reserva réservation prenotazione pratica expediente pedido ordine commande facture fattura factura billet biglietto
envío expédition spedizione asiento écriture pièce albarán bolla ddt formulario mouvement movimento movimiento sendung auftrag vorgang
beleg buchung rechnung lieferschein`,
)
const NUMBERS = wordSet(
  'numéro número numero num no nr n n° nº nummer ref réf référence referencia riferimento id code',
)
const READINGS = wordSet('relevé relevés lecture lectura lettura ablesung ablesewert')
const KINDS = wordSet('nature type tipo art origine origen qualité')
const OPERATIONS = wordSet('operazione opération operación operation entsorgungsverfahren verwertungsverfahren')
const RECIPIENTS = wordSet('destinatario destinataire empfänger consignee recipient receiver')

/** First or only words of columns that no calculation needs. */
const UNUSED = wordSet(
  `prix prezzo precio importe importo coût costo coste tarif tarifa tariffa tva iva taux tasa aliquota saldo solde balance targa
matricule matrícula plaque immatriculation cuenta compte conto gegenkonto carte carta tarjeta téléphone teléfono telefono correo
adresse dirección indirizzo autista chauffeur conducteur conductor conducente técnico tecnico technicien techniker operatore
operador opérateur client cliente kunde fournisseur proveedor fornitore transporteur transportista trasportatore spediteur remise
descuento sconto rabatt packstücke colli colis bultos index punto point cognome apellido apellidos kilometrico gestore gestor
gestionnaire destinatario destinataire partita manutentore mainteneur facturenr`,
)

/** The column of an unknown header in German, French, Italian or Spanish; '' for one that no calculation needs. */
function columnOfPhrase(header: string): InputColumn | '' | undefined {
  const day = dayOfPhrase(header)
  if (day !== undefined) return day
  const words = lettersOf(header).filter((word) => !PARTICLES.has(word))
  const [first = '', last = ''] = [words[0], words.at(-1)]
  if (words.length > 1 && words.some((word) => READINGS.has(word)) && words.some((word) => KINDS.has(word)))
    return 'reading'
  if (words.length > 1 && words.some((word) => WASTES.has(word)) && words.some((word) => DESCRIPTIONS.has(word)))
    return 'factor'
  if ((SITES.has(first) && !NOT_OF_SITES.has(last)) || (first === 'unita' && last === 'locale')) return 'site'
  if (ROW_NAMES.has(last) && (words.length === 1 || NUMBERS.has(first))) return 'id'
  return NUMBERS.has(first) || UNUSED.has(first) ? '' : undefined
}

/** True for the start of a shipment that only the day of its delivery names. */
function isOfDelivery({ column, header }: HeaderCell): boolean {
  return column === 'start' && /liefer|zustell|livraison|entrega|consegna|deliver/i.test(header)
}

/**
 * Reads unknown headers by their words, in any language and order: 'Date de départ' is start, 'Unità locale' is
 * site. The first one of a column counts.
 */
export function withPhrases(cells: readonly HeaderCell[]): readonly HeaderCell[] {
  const taken = new Set(cells.filter((cell) => !isOfDelivery(cell)).map(({ column }) => column))
  return cells.map((cell) => {
    if (cell.by !== 'unknown') return cell
    const column = columnOfPhrase(cell.header)
    if (column === undefined) return cell
    if (column === '') return { ...cell, ...IGNORED }
    // a second day or a second quantity may be the right one; a code of waste is chosen from several descriptions
    if (taken.has(column) && column !== 'factor')
      return column === 'id' || column === 'site' ? { ...cell, ...IGNORED } : cell
    taken.add(column)
    return { ...cell, column, by: 'name' }
  })
}

/** Reads the operation of a waste as its treatment, and ignores who received it. */
export function withOperation(cells: readonly HeaderCell[]): readonly HeaderCell[] {
  const has = (...columns: readonly InputColumn[]) => cells.some(({ column }) => columns.some((one) => one === column))
  if (!has('factor', 'treatment') || has('from', 'mode')) return cells
  const hasTreatment = has('treatment')
  return cells.map((cell) => {
    const words = lettersOf(cell.header)
    // the destination of a waste is its treatment, or the name of the plant next to it
    if (cell.column === 'to' && cell.by === 'name')
      return hasTreatment || words.some((word) => RECIPIENTS.has(word))
        ? { ...cell, ...IGNORED }
        : { ...cell, column: 'treatment' }
    const isOperation = cell.by === 'unknown' && words.some((word) => OPERATIONS.has(word))
    return isOperation && !hasTreatment ? { ...cell, column: 'treatment', by: 'name' } : cell
  })
}
