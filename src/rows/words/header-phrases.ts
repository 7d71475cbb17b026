import type { InputColumn } from '../columns.ts'
import { type HeaderCell, IGNORED, wordSet } from './header-cell.ts'
import { namesUncountedNumber } from './uncounted-numbers.ts'
import { foldWord, withoutAccents } from './word-list.ts'

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
const PERIODS = wordSet(
  `période periodo zeitraum period facturation facturación fatturazione abrechnung periode período okres verbruiksperiode leveringsperiode
factuurperiode facturatieperiode factureringsperiode`,
)
/** Words for the first day. */
const FIRST_DAYS = wordSet(
  `start begin beginning début inicio inizio beginn anfang départ partenza salida ida andata abfahrt abreise hinfahrt hinreise
enlèvement ritiro recogida précédente précédent ancienne ancien anterior precedente vorige vorherige letzte previous prev`,
)
const FIRST_DAY =
  /^(?:abhol|abfahrts?|abflugs?|abreise|anreise|hinreise|hinfahrt|beginn|anfangs|verlade|lade|versand)datum$/
/** Words for the last day. */
const LAST_DAYS = wordSet(
  `end fin fine ende final finale retour ritorno regreso vuelta rückfahrt rückreise rückkehr rientro arrivée arrivo llegada ankunft
actuelle actuel nouvelle nouveau actual attuale neue neuer current present`,
)
const LAST_DAY = /^(?:end|rueckreise|ruckreise|rueckfahrt|ruckfahrt|rueckkehr|ruckkehr|zustell|entlade|abschluss)datum$/
/** Last words of a header that begin or end a period: 'Facturation du', 'Periodo al'. */
const FROM = wordSet('von du dal desde from van från fra od')
const UNTIL = wordSet('bis au al hasta to tot m till til do')
/** Words for a day on which something else happened: a payment, an invoice, a contract. */
const OTHER_DAYS = wordSet(
  `due baseline clearing clrng payment paid booking booked created printed uploaded expiry approval approved entry claim claimed submission submitted issue issued
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
rechargée chargée introduite ajoutée recargada añadida rellenada caricata ricaricata aggiunta rabboccata transportée transportada trasportata
retirada collectée raccolta enlevée ritirata brut bruto lordo brutto net neto netto energía énergie energia électrique eléctrica
elettrica activa attiva aktiv aktive combustible carburante carburant gelieferte gelieferter abgerechnete abgerechneter nachgefüllte`,
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
const DESTINATIONS = wordSet('destination destino destinazione bestemming verbleib exutoire')
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
  if (day !== undefined || namesUncountedNumber(header)) return day
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

const TREATMENTS =
  '(?:disposal|recovery|treatment|traitement|elimination|valorisation|entsorgungs?|verwertungs?|beseitigungs?|smaltimento|recupero|tratamiento)'
/** Codes of treatments: 'Disposal/Recovery code', 'Code traitement', 'R/D-Verfahren'. */
const TREATMENT_CODE = new RegExp(
  `\\b${TREATMENTS}\\b.*\\b(?:code|verfahren)|\\b(?:code|codice|codigo)\\b.*\\b${TREATMENTS}\\b|\\b(?:d ?[/&] ?r|r ?[/&] ?d)\\b`,
)

/** Reads the operation of a waste as its treatment, and ignores who received it. */
export function withOperation(cells: readonly HeaderCell[]): readonly HeaderCell[] {
  const has = (...columns: readonly InputColumn[]) => cells.some(({ column }) => columns.some((one) => one === column))
  if (!has('factor', 'treatment') || has('from', 'mode')) return cells
  // the use of a fuel is no treatment of a waste
  if (has('fuel', 'product') && !has('factor'))
    return cells.map((cell) =>
      /^(?:end )?use$/i.test(cell.header) && cell.by === 'name' ? { ...cell, ...IGNORED } : cell,
    )
  const hasTreatment = has('treatment')
  return cells.map((cell) => {
    const words = lettersOf(cell.header)
    // the destination of a waste is its treatment, or the name of the plant next to it
    const isDestination = cell.column === 'to' && cell.by === 'name'
    const isEnd = cell.by === 'unknown' && words.some((word) => DESTINATIONS.has(word))
    if (isDestination || isEnd)
      return hasTreatment || words.some((word) => RECIPIENTS.has(word))
        ? { ...cell, ...IGNORED }
        : { ...cell, column: 'treatment', by: 'name' }
    const isCode = TREATMENT_CODE.test(withoutAccents(cell.header).toLowerCase())
    const isFree = cell.by === 'unknown' || (cell.by === 'ignored' && isCode)
    const isOperation = isFree && (isCode || words.some((word) => OPERATIONS.has(word)))
    return isOperation && !hasTreatment ? { ...cell, column: 'treatment', by: 'name' } : cell
  })
}

/** Words for the days of a row, from the day of the activity to the day of its paper. */
const DAY_RANKS: readonly RegExp[] = [
  /\b(?:departure|travel|trip|journey|flight|service|pick-?up|collection|ship(?:ment|ped)?|delivery|transaction|purchase|usage|abfahrt|départ|tankowania|abastecimento)\b/i,
  /^(?:start|from|begin|period|month|date|datum|data|fecha)\b/i,
  /\b(?:posting|posted|pstng|booking|buchung)\b/i,
]
/** Columns that an export may repeat; the first says enough. */
const REPEATED: readonly InputColumn[] = [
  ...(['site', 'meter', 'registration', 'treatment', 'mode', 'class', 'product', 'isReturn'] as const),
]
/** Words of a column that says more than another one of its kind: a description says more than a code, a journey than a ticket. */
const TELLING: Readonly<Partial<Record<InputColumn, RegExp>>> = {
  product: /\b(?:desc|description|name|text|bezeichnung|libell[ée]|descripci[óo]n|descrizione|omschrijving)\b/i,
  isReturn: /\b(?:journey|trip|trajet|fahrt|trayecto|viaggio|reis)/i,
}

/**
 * Keeps one of several columns of a kind that exports repeat by other names: the day of the activity before that of its
 * posting, and the first name of a site. The same name twice stays, so that it is asked about.
 */
export function withoutRepeats(cells: readonly HeaderCell[]): readonly HeaderCell[] {
  const hasEnd = cells.some(({ column, header }) => column === 'end' && /^end/i.test(header))
  // 'Start Date' is a pair with 'End Date', and says more than a day of delivery
  const rankOf = ({ header }: HeaderCell) =>
    hasEnd && /^start\b/i.test(header) ? -1 : (DAY_RANKS.findIndex((words) => words.test(header)) + 4) % 4
  const kept = new Map<string, HeaderCell>()
  for (const cell of cells) {
    const { column } = cell
    if (column === undefined || column === '') continue
    const other = kept.get(column)
    const tells = ({ header }: HeaderCell) => TELLING[column]?.test(header) === true
    const isMore = cell.by === 'map' || (other !== undefined && tells(cell) && !tells(other))
    const isBetter = column === 'start' ? other !== undefined && rankOf(cell) < rankOf(other) : isMore
    if (other === undefined || (isBetter && other.by !== 'map')) kept.set(column, cell)
  }
  return cells.map((cell) => {
    const best = kept.get(cell.column ?? '')
    const isRepeated = cell.column === 'start' || REPEATED.some((one) => one === cell.column)
    const isSame = best !== undefined && foldWord(best.header) === foldWord(cell.header)
    return cell.by === 'name' && isRepeated && best !== cell && !isSame ? { ...cell, ...IGNORED } : cell
  })
}

const NUMBERS_OF_UNITS = wordSet('units unit')

/** Reads 'Units' next to a unit of measure as the quantity: it is the number of units. */
export function withUnits(cells: readonly HeaderCell[]): readonly HeaderCell[] {
  const units = cells.filter(({ column }) => column === 'unit')
  const number = units.find((cell) => NUMBERS_OF_UNITS.has(foldWord(cell.header)) && cell.by === 'name')
  if (
    units.length !== 2 ||
    number === undefined ||
    cells.some(({ column, by }) => column === 'value' && by !== 'money')
  )
    return cells
  return cells.map((cell) => (cell === number ? { ...cell, column: 'value' } : cell))
}

const READS = wordSet(
  'read reads reading readings index zählerstand relevé lectura lettura leitura meterstand mätarställning odczyt stan aflæsning avlesning indice',
)
/** Counters of vehicles. */
const COUNTERS = wordSet(
  'odometer odo tacho kilometerstand kmstand cuentakilómetros contachilometri tachostand kilometerstand compteur zählwerksstand',
)
const OPENINGS = wordSet(
  `opening previous prior last start begin beginning initial first from ancien précédent début anterior inicial iniziale precedente alt anfang
begin vorige ingående föregående poprzedni początkowy forrige départ partenza salida iniziali iniciales`,
)
const CLOSINGS = wordSet(
  `closing present current end ending final new to actual nouveau fin finale attuale neu ende eind huidige utgående aktuell bieżący
końcowy nuværende arrivée arrivo llegada finali finales`,
)

/** Sides in one word of German or Dutch: 'Anfangskilometerstand', 'Endstand', 'Beginstand'. */
const OPENING_COMPOUND = /^(?:anfangs?|beginn?|start|vor)\p{L}*stand$/u
const CLOSING_COMPOUND = /^(?:ende?|schluss|eind)\p{L}*stand$/u

/** The reading of a meter that a header names; undefined for days and other headers. */
export function readingOfHeader(header: string): 'opening' | 'closing' | undefined {
  const isRead = (word: string) => READS.has(word) || /(?:zahler|zaehler)stand$|^(?:anfangs?|end)stand$/.test(word)
  return lettersOf(header).some(isRead) ? sideOfReading(header) : undefined
}

/** True for the header of a reading that names no side of a period: 'Meter reading', 'Zählerstand (kWh)', 'Odometer'. */
export function namesReading(header: string): boolean {
  const words = lettersOf(header)
  const isCounter = words.some((word) => READS.has(word) || COUNTERS.has(word)) || COUNTERS.has(words.join(''))
  const isOther = words.some((word) =>
    /^(?:date|datum|data|fecha|day|type|by|method|id|no|number|source|reason|unit)$/.test(word),
  )
  return isCounter && !isOther && sideOfReading(header) === undefined
}

/** The side of a period that the header of a counter names; undefined for days, both sides and none. */
export function sideOfReading(header: string): 'opening' | 'closing' | undefined {
  const words = lettersOf(header)
  if (words.some((word) => /^(?:date|datum|data|fecha|day|type|by|method|id|no)$/.test(word))) return undefined
  const isOpening = words.some((word) => OPENINGS.has(word) || OPENING_COMPOUND.test(word))
  const isClosing = words.some((word) => CLOSINGS.has(word) || CLOSING_COMPOUND.test(word))
  return isOpening === isClosing ? undefined : isOpening ? 'opening' : 'closing'
}

/** Reads the two readings of a meter, in a table without a quantity: it is their difference. */
export function withReadings(cells: readonly HeaderCell[]): readonly HeaderCell[] {
  if (cells.some(({ column, by }) => column === 'value' && by !== 'money')) return cells
  const readings = cells.map(({ by, header }) => (by === 'map' ? undefined : readingOfHeader(header)))
  const isOnce = (name: string) => readings.filter((one) => one === name).length === 1
  if (!isOnce('opening') || !isOnce('closing')) return cells
  return cells.map((cell, index) => {
    const column = readings[index]
    if (column === undefined) return cell
    const [, unit = ''] = /[([]\s*([^()[\]]+?)\s*[)\]]$/.exec(cell.header) ?? []
    return unit === ''
      ? { header: cell.header, column, by: 'name' }
      : { header: cell.header, column, by: 'unit', measure: unit }
  })
}

const DEBITS = /\b(?:debits?|soll|débit|debe|dare)\b/i
/** Words for amounts of money, from those without taxes to those with them. */
const MONEY_RANKS: readonly RegExp[] = [
  /\bnet\b|netto|\bneto\b|\bneta\b|imponi|\bexcl|\bex (?:vat|gst|tax)|before tax|\bht\b|\bhors|sin iva|ohne|excl\.|bez vat|líquido|exkl/i,
  /\b(?:amount|cost|costs|spend|value|betrag|montant|importe|importo|valor|kwota|belopp|bedrag)\b/i,
  DEBITS,
  /\b(?:total|gross|paid|brutto|ttc|incl)\b/i,
]

/** The place of an amount of money between those without taxes, 0, and those with them. */
export function moneyRank(header: string): number {
  const rank = MONEY_RANKS.findIndex((words) => words.test(header))
  return rank < 0 ? MONEY_RANKS.length : rank
}

/** The column of debits of a table that has one of credits too, and no unit; undefined for other tables. */
function debitNextToCredit(cells: readonly HeaderCell[]): HeaderCell | undefined {
  if (cells.some(({ column }) => column === 'unit') || !cells.some(({ column }) => column === 'credit'))
    return undefined
  return cells.find(({ by, column, header }) => by === 'money' && column === 'value' && DEBITS.test(header))
}

/**
 * Keeps one of several amounts of money: that without taxes. A net amount has the sign of a credit, so that the columns of
 * debits and credits next to it repeat it.
 */
export function withOneMoney(cells: readonly HeaderCell[]): readonly HeaderCell[] {
  const moneys = cells.filter(({ by, column }) => by === 'money' && column === 'value')
  const rankOf = ({ header }: HeaderCell) => moneyRank(header)
  const [best, second] = [...moneys].sort((a, b) => rankOf(a) - rankOf(b))
  const debit = debitNextToCredit(cells)
  if (debit !== undefined && best !== undefined && rankOf(best) > 0) {
    // any other amount repeats the two without their sign
    const isSum = ({ by, column }: HeaderCell) => column === 'value' && (by === 'money' || by === 'name')
    return cells.map((cell) => (isSum(cell) && cell !== debit ? { ...cell, ...IGNORED } : cell))
  }
  if (best === undefined || second === undefined || rankOf(best) === rankOf(second)) return cells
  const isOther = (cell: HeaderCell) =>
    (moneys.includes(cell) && cell !== best) || (rankOf(best) === 0 && cell.by === 'money' && cell.column === 'credit')
  return cells.map((cell) => (isOther(cell) ? { ...cell, ...IGNORED } : cell))
}

/** Headers of a period in one cell: 'Billing period', 'Période de facturation', 'Abrechnungszeitraum'. */
const PERIOD_COLUMN =
  /^(?:(?:billing|bill|invoice|usage|service|supply|reading|consumption|meter)[ _]?(?:periods?|dates|cycle)|dates? of (?:supply|service|consumption)|\p{L}*zeitraum|p[ée]riode(?: de (?:facturation|consommation|relev[ée]|relève))?|per[íi]odo(?: d[ei])? (?:facturaci[oó]n|consumo|fatturazione|fatura[çc][aã]o)|okres (?:rozliczeniowy|zużycia)|(?:verbruiks|factuur|leverings)periode)$/iu
/** Headers of a month or a day of bills and cards that no other list has. */
const START_COLUMN = /^(?:bill month|month of (?:bill|use|usage|supply)|date out|laad-?datum|tank-?datum)$/i
/** Headers of a day or a month that count if no other column has the time: 'Collected on', 'Claim month', 'Mês ref.'. */
const ONLY_START =
  /^(?:(?:date )?(?:collected|delivered|removed|lifted|filled|fuell?ed|refuell?ed|serviced|travelled|traveled|driven|picked up|uplifted|tipped|emptied)(?: on)?|(?:claim|claims|claimed|expense|expenses|mileage|journey|trip|statement|waste|energy|fuel|data|activity|accounting|pay|payroll|calendar) ?(?:month|period)|month (?:claimed|of claim|of travel|of journey|ended|ending|end)|m[êe]s (?:de )?(?:ref(?:er[êe]ncia)?|compet[êe]ncia|facturado|facturaci[oó]n|consumo)\.?|mese (?:di )?(?:riferimento|competenza|rif\.?)|mois (?:de )?(?:consommation|facturation|r[ée]f[ée]rence)|bezugsmonat|liefermonat|leistungsmonat|abholung am|geliefert am|enlev[ée] le|livr[ée] le)$/iu
const YEAR_COLUMN = /^(?:year|calendar year|jahr|kalenderjahr|année|annee|año|ano|anno|jaar|rok|år)$/i

/** True for the header of the time of an activity: a period, a month of a bill, a day of loading. */
export function namesPeriodColumn(header: string): boolean {
  return PERIOD_COLUMN.test(header.trim()) || START_COLUMN.test(header.trim())
}

/** True for the header of a day or a month that is the start of a row in a table without another one. */
export function namesOnlyStart(header: string): boolean {
  return ONLY_START.test(header.trim())
}

/** True for the header of a year. */
export function namesYear(header: string): boolean {
  return YEAR_COLUMN.test(header.trim())
}
