import type { InputColumn } from '../columns.ts'
import { type Synonyms, wordList } from './word-list.ts'

/** Other words for columns. */
const COLUMN_SYNONYMS: Synonyms<InputColumn> = {
  id: [
    ...['identifier', 'reference', 'ref', 'row id', 'record id', 'invoice', 'invoice number', 'invoice no', 'awb'],
    ...['awb number', 'hawb', 'mawb', 'bill of lading', 'b/l', 'sendungsnummer', 'expédition', 'beleg', 'belegnummer'],
    ...['belegnr', 'rechnungsnummer', 'rechnungsnr', 'n° facture', 'n° de facture', 'numéro de facture'],
    ...['número de factura', 'nº factura', 'buchungsnummer', 'numero fattura', 'pièce'],
  ],
  site: [
    ...['sites', 'site name', 'facility', 'facility name', 'plant', 'building', 'building name', 'branch', 'location'],
    ...['property', 'property name', 'premises', 'supply address', 'site address', 'supply point address', 'depot'],
    ...['office', 'store', 'standort', 'liegenschaft', 'site de consommation', 'emplacement', 'sede', 'centro'],
    ...['cost centre', 'kostenstelle', 'centre de coût', 'centre de coûts', 'centro de coste', 'centro di costo'],
    ...['cost center', 'service address', 'service location', 'lieferstelle', 'verbrauchsstelle', 'abnahmestelle'],
    ...['betriebsstätte', 'niederlassung', 'filiale', 'établissement', 'supply site', 'werk', 'usine'],
  ],
  meter: [
    ...['meters', 'meter id', 'meter name', 'meter no', 'meter number', 'meter serial', 'meter serial number', 'mpan'],
    ...['mprn', 'mpr', 'mpan core', 'pod', 'pdl', 'pce', 'ean', 'ean code', 'cups', 'nmi', 'meter point', 'msn'],
    ...['meter point reference', 'supply number', 'supply point', 'zähler', 'zählernummer', 'zählpunkt', 'compteur'],
    ...['n° de compteur', 'numéro de compteur', 'zählernr', 'zähler-nr', 'n° compteur', 'número de contador'],
    ...['point de livraison', 'contador', 'contatore', 'service point', 'service agreement', 'meter reference'],
    ...['meter #', 'meter identifier', 'n° pod', 'n° pdl', 'prm', 'pdr'],
  ],
  status: [
    'booking status',
    'ticket status',
    'trip status',
    'order status',
    'statut',
    'buchungsstatus',
    'transaction status',
    'invoice status',
  ],
  reading: [
    ...['read type', 'reading type', 'type of read', 'meter read type', 'estimated or actual', 'actual or estimated'],
    ...['actual/estimated', 'estimated', 'estimation', 'read method', 'reading method', 'a/e', 'bill type', 'ablesung'],
    ...['ableseart', 'type de relevé', 'nature du relevé', 'tipo lectura', 'tipo de lectura', 'type de lecture'],
    ...['type relève', 'tipo lettura', 'messart'],
  ],
  activity: ['activities', 'activity type', 'emission source'],
  product: [
    ...['products', 'product name', 'product type', 'product description', 'commodity', 'utility', 'utility type'],
    ...['energy type', 'energy source', 'energy carrier', 'service type', 'meter type', 'fuel or energy', 'item'],
    ...['energieträger', 'produkt', 'energieart', 'produit', 'énergie', 'type d’énergie', "type d'énergie", 'producto'],
    ...['prodotto', 'vettore energetico', 'fuel/product', 'fuel product', 'product purchased', 'grade', 'sparte'],
    ...['medium', 'warenart', 'artikel', 'suministro', 'tipo de suministro', 'tipo suministro', 'fluide', 'article'],
    ...['fornitura', 'service or product'],
  ],
  start: [
    ...['start date', 'starting', 'begin', 'begin date', 'beginning', 'bill from', 'billed from', 'bill start'],
    ...['billing start', 'billing start date', 'billing period start', 'bill start date', 'service from', 'read from'],
    ...['invoice from', 'month', 'period', 'billing month', 'billing period', 'usage month', 'usage date'],
    ...['transaction date', 'txn date', 'posting date', 'departure date', 'travel date', 'trip date', 'check in'],
    ...['posted', 'date of delivery', 'lieferdatum', 'buchungsdatum', 'belegdatum', 'date de livraison'],
    ...['fecha de entrega', 'delivery date', 'collection date', 'ship date', 'shipment date', 'pickup date'],
    ...['purchase date', 'datum', 'service date', 'expense date', 'fecha', 'data', 'monat', 'mois', 'mes', 'mese'],
    ...['quarter', 'date of travel', 'check-in date', 'date', 'date from', 'from date', 'period start', 'first day'],
    ...['von', 'startdatum', 'zeitraum von', 'abrechnungszeitraum von', 'lieferzeitraum von', 'leistungszeitraum von'],
    ...['période du', 'du', 'date de début', 'date début', 'début période', 'début de période', 'fecha inicio'],
    ...['fecha desde', 'data inizio', 'data di inizio', 'dal', 'von datum', 'abrechnung von', 'period from'],
    ...['billing from', 'read date from', 'outbound date', 'outward date', 'service month', 'collection month'],
    ...['journey date', 'date of journey', 'date of collection', 'anreise', 'anreisedatum', 'reisedatum'],
    ...['leistungsdatum', 'fecha lectura anterior', 'fecha inicial', 'date d’enlèvement', "date d'enlèvement"],
    ...['date du déplacement', 'date du trajet', 'etd', 'consumption month', 'consumption period', 'tankdatum'],
    ...['début', 'desde', 'fecha de inicio'],
  ],
  end: [
    ...['return date', 'check out', 'check out date', 'checkout', 'checkout date', 'date of return', 'end date'],
    ...['ending', 'bill to', 'billed to', 'bill end', 'billing end', 'billing end date', 'read to'],
    ...['billing period end', 'bill end date', 'service to', 'service through', 'invoice to', 'finish', 'date to'],
    ...['to date', 'period end', 'last day', 'until', 'through', 'thru', 'bis', 'enddatum', 'zeitraum bis'],
    ...['abrechnungszeitraum bis', 'lieferzeitraum bis', 'leistungszeitraum bis', 'période au', 'au', 'date de fin'],
    ...['date fin', 'fin période', 'fin de période', 'fecha fin', 'fecha hasta', 'data fine', 'data di fine'],
    ...['bis datum', 'abrechnung bis', 'period to', 'billing to', 'read date to', 'al', 'abreise', 'abreisedatum'],
    ...['inbound date', 'fecha lectura actual', 'fecha final', 'eta', 'fin', 'hasta', 'fecha de fin'],
  ],
  value: [
    ...['values', 'quantity', 'quantities', 'qty', 'amount', 'amounts', 'usage', 'activity data', 'verbrauch', 'menge'],
    ...['consommation', 'quantité', 'consumo', 'cantidad', 'quantità', 'verbruik', 'hoeveelheid', 'weight', 'wt'],
    ...['gross weight', 'net weight', 'chargeable weight', 'gross wt', 'net wt', 'chargeable wt', 'actual weight'],
    ...['gewicht', 'bruttogewicht', 'poids', 'poids brut', 'peso', 'peso bruto', 'peso lordo', 'nachfüllmenge'],
    ...['liefermenge', 'abfallmenge', 'tonnage', 'gesamtverbrauch'],
  ],
  unit: [
    ...['units', 'uom', 'unit of measure', 'unit of measurement', 'einheit', 'unité', 'unidad', 'unità', 'unita'],
    ...['eenheid'],
  ],
  currency: [
    ...['currencies', 'currency code', 'iso currency', 'ccy', 'währung', 'devise', 'moneda', 'valuta', 'hauswährung'],
    ...['curr', 'crcy', 'waers', 'local currency', 'belegwährung', 'transaction currency'],
    ...['document currency', 'divisa', 'monnaie'],
  ],
  price: ['price basis', 'price type'],
  priceYear: ['prices of', 'year of prices'],
  factor: [
    ...['factors', 'emission factor', 'factor key', 'factor id', 'waste type', 'waste description', 'waste stream'],
    ...['waste material', 'material', 'material type', 'ewc', 'ewc code', 'ewc codes', 'european waste code'],
    ...['low code', 'waste code', 'type of waste', 'naics', 'naics code', 'naics description', 'naics title', 'sic'],
    ...['sic code', 'sic description', 'spend category', 'expense category', 'purchase category', 'abfallart'],
    ...['type de déchet', 'nature du déchet', 'code déchet', 'abfallbezeichnung', 'abfallschlüssel', 'avv-nr'],
    ...['avv-schlüssel', 'código ler', 'residuo', 'tipo de residuo', 'rifiuto', 'codice cer'],
  ],
  treatment: [
    ...['disposal route', 'waste route', 'disposal method', 'treatment method', 'waste treatment', 'treatment route'],
    ...['disposal', 'route of disposal', 'recovery route', 'd/r code', 'r/d code', 'disposal code'],
    ...['waste destination', 'end destination', 'method of disposal', 'entsorgung', 'traitement'],
    ...['filière de traitement', 'filière', 'mode de traitement', 'entsorgungsweg', 'entsorgungsart', 'verwertungsweg'],
    ...['tratamiento', 'trattamento'],
  ],
  fuel: [
    ...['fuels', 'fuel type', 'fuel name', 'brennstoff', 'kraftstoff', 'combustible', 'carburant', 'carburante'],
    ...['combustibile', 'brandstof'],
  ],
  country: ['countries', 'country code', 'land', 'pays', 'país', 'paese'],
  state: [
    ...['province', 'state or province', 'state/province', 'province/state', 'province or territory', 'territory'],
    ...['state or territory', 'state/territory', 'state code', 'province code', 'site state', 'site province'],
  ],
  gridRegion: ['grid', 'grid zone', 'egrid', 'egrid subregion', 'subregion'],
  heatingValue: ['heating value basis', 'calorific value', 'cv'],
  percentageOfCleanEnergy: ['clean energy', 'clean energy share', 'renewable share', 'percent renewable'],
  bridge: [],
  supplierFactor: ['supplier specific factor', 'contract factor', 'market based factor'],
  residualFactor: ['residual mix', 'residual mix factor'],
  consumption: [],
  consumptionPer: ['per'],
  distanceFactor: [],
  consumptionUnit: ['unit of consumption'],
  fuelValue: ['fuel quantity', 'fuel amount'],
  fuelUnit: [],
  mode: [
    ...['modes', 'transport mode', 'mode of transport', 'means of transport', 'travel mode', 'mode of travel'],
    ...['product category', 'segment', 'travel product', 'transport type', 'type of transport', 'travel type'],
    ...['segment type', 'shipment mode', 'shipping mode', 'freight mode', 'ship mode', 'load type', 'service level'],
    ...['verkehrsmittel', 'mode de transport', 'booking type', 'line of business', 'verkehrsträger', 'transportart'],
    ...[
      'moyen de transport',
      'medio de transporte',
      'mezzo di trasporto',
      'modalità',
      'type de prestation',
      'prestation',
    ],
    ...['tipo de servicio', 'tipo servicio', 'tipo de viaje', 'tipo di viaggio', 'tipo viaggio', 'tipo di servizio'],
    ...['tipo servizio', 'leistungsart', 'reiseart', 'type de voyage', 'type de transport', 'tipo de transporte'],
    ...['tipo di trasporto'],
  ],
  vehicle: [
    ...['vehicles', 'vehicle type', 'vehicle size', 'vehicle category', 'car size', 'car type', 'fahrzeugtyp'],
    ...['fahrzeugklasse', 'fahrzeugart', 'type de véhicule', 'tipo de vehículo', 'tipo di veicolo'],
  ],
  from: [
    ...['origin', 'departure', 'departs', 'departed from', 'origin city', 'departure city', 'from city'],
    ...['origin airport', 'departure airport', 'from airport', 'from station', 'departure station', 'origin station'],
    ...['itinéraire', 'itinerario', 'trajet', 'trayecto', 'parcours', 'percorso', 'tratta', 'reiseroute'],
    ...['from location', 'route', 'routing', 'itinerary', 'journey', 'trip details', 'sectors', 'sector', 'pickup'],
    ...['pick up', 'pickup location', 'collection', 'collection point', 'ship from', 'shipped from', 'loading'],
    ...['port of loading', 'pol', 'place of loading', 'from postcode', 'collection postcode', 'origin postcode'],
    ...['start location', 'abfahrt', 'abflug', 'départ', 'origen', 'partenza', 'from place', 'shipper', 'sender'],
    ...['absender', 'abgangsort', 'startort', 'abfahrtsort', 'abflughafen', 'abgangsbahnhof', 'startbahnhof'],
    ...['beladeort', 'versandort', 'expéditeur', 'remitente', 'mittente', 'lieu de départ', 'ville de départ'],
    ...['gare de départ', 'aéroport de départ', 'orig'],
  ],
  via: ['stops', 'stop', 'stopover', 'stopovers', 'layover', 'via airport', 'connection', 'connections'],
  to: [
    ...['destination', 'arrival', 'arrives', 'destination city', 'arrival city', 'to city', 'destination airport'],
    ...['arrival airport', 'to airport', 'to station', 'arrival station', 'destination station', 'to location'],
    ...['delivery', 'delivery point', 'drop off', 'dropoff', 'ship to', 'shipped to', 'unloading', 'port of discharge'],
    ...['pod of discharge', 'place of delivery', 'to postcode', 'delivery postcode', 'destination postcode'],
    ...['deliver to', 'end location', 'ankunft', 'ziel', 'arrivée', 'destino', 'arrivo', 'to place', 'consignee'],
    ...['recipient', 'nach', 'empfänger', 'zielort', 'ankunftsort', 'zielflughafen', 'zielbahnhof', 'entladeort'],
    ...['empfangsort', 'destinataire', 'destinatario', 'destinazione', 'lieu d’arrivée', "lieu d'arrivée"],
    ...['ville d’arrivée', "ville d'arrivée", 'dest', 'gare d’arrivée', "gare d'arrivée", 'aéroport d’arrivée'],
    ...["aéroport d'arrivée"],
  ],
  avoid: [],
  distanceKind: [],
  // headers of money name it
  credit: [],
  debitCredit: [
    ...['s/h', 'soll/haben', 'soll/haben-kennz', 'soll/haben-kennzeichen', 'soll-/haben-kennzeichen', 'shkzg', 'd/c'],
    ...['dr/cr', 'debit/credit', 'debit or credit', 'debit/credit ind', 'debit/credit indicator', 'd/c indicator'],
    ...['dr/cr indicator', 'debit credit code', 'débit/crédit', 'sens', 'debe/haber', 'dare/avere', 'debe o haber'],
  ],
  distanceKm: ['km', 'kilometres', 'kilometers', 'distance in km', 'total km', 'trip km', 'flight km', 'kms'],
  fromCountry: ['origin country', 'country of origin', 'departure country', 'collection country', 'country from'],
  toCountry: ['destination country', 'country of destination', 'arrival country', 'delivery country', 'country to'],
  fromState: [],
  toState: [],
  isReturn: [
    ...['return', 'return trip', 'round trip', 'trip type', 'journey type', 'ticket type', 'one way or return'],
    ...['return or one way', 'one way/return', 'single/return', 'single or return', 'ow/rt', 'way', 'aller-retour'],
    ...['aller/retour', 'aller simple/aller-retour', 'hin- und rückfahrt', 'hin und zurück', 'rückfahrt'],
    ...['ida y vuelta', 'andata e ritorno', 'andata/ritorno', 'a/r'],
  ],
  class: [
    ...['cabin', 'cabin class', 'travel class', 'booking class', 'fare class', 'class of travel', 'cabin type', 'rbd'],
    ...['class of service', 'service class', 'seat class', 'ticket class', 'klasse', 'classe', 'clase'],
  ],
  passengers: [
    ...['passenger', 'travellers', 'travelers', 'pax', 'number of passengers', 'no of passengers', 'pax count'],
    ...['number of travellers', 'number of travelers', 'tickets', 'number of tickets', 'persons', 'people', 'personen'],
  ],
  nights: [
    ...['night', 'hotel nights', 'number of nights', 'no of nights', 'room nights', 'length of stay', 'nächte'],
    ...['nuits', 'noches', 'notti', 'übernachtungen', 'nights stayed'],
  ],
  rooms: ['room', 'hotel rooms', 'number of rooms', 'no of rooms', 'zimmer', 'chambres', 'habitaciones', 'camere'],
  hotelCountry: ['country of hotel', 'hotel country', 'country of stay', 'stay country'],
  radiativeForcing: [],
  gas: [
    ...['refrigerant', 'refrigerant gas', 'refrigerant type', 'kältemittel', 'kältemitteltyp', 'kältemittelart'],
    ...['fluide frigorigène', 'refrigerante', 'gas refrigerante', 'gas type'],
  ],
  blend: ['refrigerant blend'],
  gwp: ['gwp set', 'gwp version'],
  scope3Category: ['scope 3 category', 'ghg category', 'scope 3'],
  note: [
    ...['notes', 'comment', 'comments', 'remark', 'remarks', 'description', 'bemerkung', 'kommentar', 'commentaire'],
    ...['concepto', 'descripción', 'descrizione', 'causale', 'libellé écriture', 'buchungstext', 'equipo'],
    ...['apparecchio', 'equipment', 'appliance', 'asset', 'machine', 'gerät', 'anlage', 'équipement'],
  ],
}

/** The input columns, with other words for them. */
export const COLUMN_WORDS = wordList(COLUMN_SYNONYMS)

/** The column with the reason why a row was rejected, in files of rejected rows. It is never read. */
export const PROBLEM_COLUMN = 'problem'

/** The column with the line of the original file, in rows that were rewritten from it. It is never read as content. */
export const SOURCE_LINE = 'source line'

const UNREAD_COLUMNS: readonly string[] = [PROBLEM_COLUMN, SOURCE_LINE]

/** Columns by header; '' for a column to ignore. */
export type ColumnMap = Readonly<Record<string, InputColumn | ''>>

/** Returns the column that a map assigns to a header; undefined if the map does not name it. */
export function findMappedColumn(header: string, map: ColumnMap): InputColumn | '' | undefined {
  return Object.hasOwn(map, header) ? map[header] : UNREAD_COLUMNS.includes(header) ? '' : undefined
}
