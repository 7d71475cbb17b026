import { byKey, keysOf } from '../../base/index.ts'
import type { ChoiceColumn, ChoiceOf } from '../columns.ts'
import { motorbikeWords } from './light-vehicle-words.ts'
import { AVERAGE_LORRY, roadVehicle } from './road-vehicle-words.ts'
import { shipOfWords } from './ship-words.ts'
import { foldWord, type Synonyms, type WordList, wordList } from './word-list.ts'

/** Everyday words for activities that are recorded by quantity. */
const QUANTITY_WORDS = [
  ...['quantities', 'waste', 'waste disposal', 'recycling', 'material', 'materials', 'material use', 'purchased goods'],
  ...['goods', 'water', 'water supply', 'water treatment', 'waste water', 'homeworking', 'working from home'],
  ...['commuting', 'employee commuting', 'heat', 'district heat', 'steam', 'cooling', 'hotel nights'],
]

/** Other words for the choices of each column that has some. */
const CHOICE_SYNONYMS: { readonly [Column in ChoiceColumn]: Synonyms<ChoiceOf<Column> & string> } = {
  activity: {
    fuel: ['fuels', 'fuel combustion', 'stationary combustion'],
    electricity: ['power', 'electric power', 'grid electricity', 'purchased electricity'],
    vehicle: ['vehicles', 'company vehicle', 'company vehicles', 'company car', 'company cars', 'fleet'],
    movement: ['movements', 'freight', 'goods transport', 'shipment', 'shipments', 'haulage'],
    trip: ['trips', 'travel', 'business travel', 'business trip', 'business trips'],
    refrigerant: ['refrigerants', 'refrigerant leak', 'refrigerant leakage', 'leak', 'leakage'],
    quantity: QUANTITY_WORDS,
    spend: ['spending', 'spent', 'money', 'purchase', 'purchases', 'expense', 'expenses', 'expenditure', 'procurement'],
  },
  status: {
    valid: [
      ...['ok', 'done', 'active', 'issued', 'ticketed', 'confirmed', 'booked', 'paid', 'flown', 'used', 'travelled'],
      ...['completed', 'complete', 'closed', 'delivered', 'posted', 'approved', 'invoiced', 'settled', 'final', 'live'],
      ...['shipped', 'issue', 'sale', 'purchase', 'new', 'ticket', 'invoice', 'bill', 'rechnung', 'facture', 'factura'],
      ...['fattura', 'open', 'bekräftad', 'geboekt', 'potwierdzone', 'taken', 'checked in', 'checked out', 'stayed'],
      ...['received', 'goods received', 'erhalten', 'geliefert', 'reçu', 'livré', 'recibido', 'entregado', 'ricevuto'],
      ...['consegnato', 'ontvangen', 'geleverd', 'otrzymane', 'mottagen', 'levererad'],
      ...['bestätigt', 'bezahlt', 'confirmé', 'payé', 'émis', 'emitido', 'emesso', 'gebucht'],
      ...['ausgestellt', 'réservé', 'reservado', 'confirmado', 'confermato', 'prenotato', 'pagado', 'pagato', 'volé'],
    ],
    cancelled: [
      ...['canceled', 'cancellation', 'cancelation', 'cancel', 'refunded', 'refund', 'void', 'voided', 'reversed'],
      ...['reversal', 'rejected', 'declined', 'not taken', 'no show', 'noshow', 'unused', 'not travelled', 'returned'],
      ...['credited', 'storniert', 'storno', 'annulé', 'remboursé', 'anulado', 'cancelado', 'annullato', 'rimborsato'],
      ...['geannuleerd', 'anulowane', 'anulowana', 'avbokad', 'makulerad', 'reembolso', 'cxl', 'canx', 'void ticket'],
      ...['credit note', 'credit memo', 'gutschrift', 'avoir', 'nota de crédito', 'nota di credito', 'remboursement'],
      ...['reembolsado', 'erstattet', 'annulation', 'anulación', 'cancelación', 'annullamento', 'stornierung'],
    ],
  },
  reading: {
    actual: [
      ...['a', 'act', 'read', 'actual read', 'actual reading', 'customer', 'customer read', 'customer reading'],
      ...['smart'],
      ...['smart read', 'metered', 'measured', 'remote', 'automatic', 'meter read', 'no', 'false', 'n', 'abgelesen'],
      ...['relevé', 'réel', 'réelle', 'real', 'leído', 'effettiva', 'reale', 'amr', 'rzeczywisty', 'rzeczywiste'],
      ...['rzeczywista', 'gemessen', 'tatsächlich', 'werkelijk', 'gemeten', 'avläst', 'uppmätt', 'lida'],
    ],
    estimated: [
      ...['e', 'est', 'estimate', 'estimated read', 'estimated reading', 'calculated', 'yes', 'true', 'y', 'geschätzt'],
      ...['estimé', 'estimée', 'estimada', 'estimado', 'stimata', 'stimato', 'szacunkowy', 'szacunkowe', 'szacunkowa'],
      ...['szacowany', 'szacowane', 'geschat', 'beräknad', 'uppskattad', 'hochgerechnet', 'rechnerisch'],
    ],
  },
  treatment: {
    landfill: [
      'landfilled',
      'landfill site',
      'to landfill',
      'tip',
      'd1',
      'd5',
      ...['deponie', 'deponierung', 'décharge', 'mise en décharge', 'enfouissement', 'stockage', 'isdnd', 'isdi'],
      ...['d12'],
      'vertedero',
      'discarica',
      ...['stort', 'storten', 'gestort', 'składowanie', 'składowisko', 'aterro', 'aterro sanitário', 'deponering'],
      ...['deponi', 'landfilling', 'sanitary landfill'],
    ],
    'energy recovery': [
      ...['incineration', 'incinerated', 'combustion', 'energy from waste', 'efw', 'waste to energy', 'wte', 'erf'],
      ...['rdf'],
      ...['incineration with energy recovery', 'r1', 'thermische verwertung', 'valorisation énergétique', 'uve', 'd10'],
      ...['incinération avec valorisation énergétique', 'incinération', 'verbrennung', 'müllverbrennung', 'mva'],
      ...['energy from waste (efw)', 'mass burn', 'verbranding', 'verbranden', 'energierecuperatie', 'biomass'],
      ...['spalanie', 'termiczne przekształcanie', 'odzysk energii', 'incineração', 'valorização energética'],
      ...['förbränning', 'energiåtervinning', 'energiudnyttelse', 'forbrænding', 'refuse derived fuel'],
      ...['incinerazione', 'termovalorizzazione', 'termovalorizzatore', 'inceneritore', 'incinéré', 'verbrannt'],
      ...['energetische verwertung', 'valorización energética', 'incineración', 'recupero energetico', 'incenerimento'],
    ],
    recycling: [
      'closed-loop',
      'closed loop',
      'recycled',
      'recycle',
      'mrf',
      'reprocessing',
      'r4',
      ...['r2', 'r5', 'r6', 'r7', 'r8', 'r9'],
      ...['recycling facility', 'materials recycling facility', 'to recycling', 'recyclen', 'hergebruik', 'recykling'],
      ...['reciclagem', 'materialåtervinning', 'återvinning', 'genanvendelse', 'genbrug', 'gjenvinning'],
      ...['riciclaggio', 'riciclato', 'recycelt', 'recyclé'],
      ...['recyclage', 'reciclaje', 'reciclado', 'riciclo', 'stoffliche verwertung', 'valorisation matière', 'r3'],
      ...['r12'],
    ],
    'open-loop': ['open loop', 'open loop recycling', 'downcycling'],
    composting: [
      'compost',
      'composted',
      ...['compostagem', 'kompostowanie', 'kompostering', 'composteren'],
      'in vessel composting',
      'ivc',
      'kompostierung',
      'compostage',
      'compostaje',
      'compostaggio',
    ],
    'anaerobic digestion': [
      'ad',
      'anaerobic',
      'digestion',
      ...['ad plant', 'vergisting', 'fermentacja', 'fermentacja beztlenowa', 'digestão anaeróbia', 'rötning'],
      'biogas plant',
      'vergärung',
      'méthanisation',
      'biogasanlage',
      'biometanización',
      'digestione anaerobica',
    ],
  },
  price: {
    purchaser: ['purchaser price', 'purchasers price', 'purchase price', 'retail'],
    producer: ['producer price', 'producers price', 'basic price', 'ex works'],
  },
  debitCredit: {
    debit: ['d', 'dr', 's', 'soll', 'debits', 'débit', 'debe', 'dare', 'debet'],
    credit: ['c', 'cr', 'h', 'haben', 'credits', 'crédit', 'haber', 'avere', 'credit note', 'a'],
  },
  heatingValue: {
    gross: ['gross cv', 'gcv', 'hhv', 'higher heating value', 'gross calorific value'],
    net: ['net cv', 'ncv', 'lhv', 'lower heating value', 'net calorific value'],
  },
  consumptionPer: {
    '1': ['per km', 'per mi', 'per kilometre', 'per mile'],
    '100': ['100 km', 'per 100', 'per 100 km'],
  },
  mode: {
    TRUCK: [
      ...['trucks', 'lorry', 'lorries', 'hgv', 'road', 'van', 'vans', 'ftl', 'ltl', 'full truck load'],
      ...['full truckload', 'komplettladung', 'teilladung'],
      ...['less than truckload', 'less than truck load', 'part load', 'groupage', 'pallet', 'pallets', 'road freight'],
      ...['trucking', 'artic', 'rigid', 'tanker lorry', 'drayage', 'lkw', 'camion', 'camión', 'road haulage'],
      ...['road express'],
      ...[
        'trailer',
        'semi trailer',
        'flatbed',
        'delivery van',
        'cartage',
        'routier',
        'strasse',
        'carretera',
        'messagerie',
      ],
      ...['roa', 'ground', 'surface', 'weg', 'wegvervoer', 'vrachtwagen', 'drogowy', 'samochód ciężarowy'],
      ...['rodoviário', 'camião', 'lastbil', 'väg', 'vei', 'vej'],
      ...['straße', 'route', 'lastwagen', 'dry van', 'dry van trailer', '53ft van', '53 ft dry van', 'box truck'],
      ...['autocarro'],
    ],
    SHIP: [
      ...['ships', 'sea', 'ocean', 'vessel', 'sea freight', 'ferry', 'barge', 'barges', 'fcl', 'lcl', 'ocean freight'],
      ...['container', 'container ship', 'seafreight', 'maritime', 'full container load', 'less than container load'],
      ...['zeevracht', 'zee', 'binnenvaart', 'morski', 'statek', 'prom', 'navio', 'sjöfrakt', 'sjö', 'båt', 'färja'],
      ...['deep sea', 'short sea', 'seefracht', 'see', 'mer', 'marítimo', 'bateau', 'roro', 'ro-ro', 'bulk carrier'],
      ...['boat', 'schiff', 'barco', 'nave', 'navire', 'seeweg'],
    ],
    AIR: [
      ...['plane', 'airplane', 'aeroplane', 'aircraft', 'flight', 'flights', 'air freight', 'airfreight'],
      ...['air express'],
      ...['air cargo', 'air travel', 'fly', 'air economy', 'luftfracht', 'flug', 'avion', 'vol', 'vuelo', 'aereo'],
      ...['airfare', 'air fare', 'air ticket', 'airline', 'airline ticket', 'vlucht', 'vliegtuig', 'lot', 'samolot'],
      ...['lotniczy', 'lucht', 'luchtvracht', 'flyg', 'flygfrakt', 'avião', 'voo', 'aéreo', 'next day air'],
      ...['2nd day air', 'second day air', 'worldwide express', 'worldwide saver', 'express worldwide'],
      ...['aérien', 'flugzeug', 'luft', 'volo', 'avión', 'inlandsflug', 'auslandsflug', 'langstreckenflug'],
      ...['kurzstreckenflug', 'mittelstreckenflug', 'inrikesflyg', 'utrikesflyg', 'linienflug'],
    ],
    RAIL: [
      ...['train', 'trains', 'railway', 'rail freight', 'railroad', 'bahn', 'zug', 'treno', 'tren', 'eurostar'],
      ...['thalys'],
      ...['tgv', 'ice', 'tube', 'underground', 'subway', 'metro', 'tram', 'light rail', 'london underground', 'amtrak'],
      ...['rail ticket', 'train ticket', 'rail fare', 'railways', 'trein', 'spoor', 'pociąg', 'kolej', 'comboio'],
      ...['ferroviário', 'tåg', 'järnväg', 'subway/underground', 'metro/underground', 'rai'],
      ...['national rail', 'rail travel', 'dlr', 'u-bahn', 's-bahn', 'bahnfahrt', 'zugfahrt', 'schiene', 'ferrocarril'],
      ...['ferroviaire', 'ferroviario', 'intermodal rail', 'chemin de fer'],
      ...['ave', 'alvia', 'ouigo', 'inoui', 'frecciarossa', 'intercity', 'intercités', 'renfe', 'sncf', 'trenitalia'],
      ...['deutsche bahn'],
      ...['güterzug', 'freight train', 'goods train', 'tren de carga', 'goederentrein'],
    ],
    CAR: [
      ...['cars', 'automobile', 'taxi', 'taxis', 'cab', 'minicab', 'black cab', 'uber', 'lyft', 'bolt', 'bus', 'buses'],
      ...['coach', 'rental car', 'car rental', 'hire car', 'car hire', 'private car', 'own car', 'personal car', 'pkw'],
      ...['taxi/uber', 'taxi/rideshare', 'ride share', 'ground transportation', 'mileage', 'personal mileage'],
      ...['personal car mileage', 'company car mileage', 'private car mileage', 'car mileage', 'rental vehicle'],
      ...['auto rental', 'taksówka', 'taksi', 'táxi', 'samochód', 'samochód służbowy', 'huurauto', 'eigen auto', 'bil'],
      ...['hyrbil', 'egen bil', 'carro', 'automóvel', 'business mileage', 'mileage claim'],
      ...['indemnités kilométriques', 'indemnité kilométrique', 'frais kilométriques', 'kilometergeld', 'kilometraje'],
      ...['rimborso chilometrico', 'auto propria', 'kilometervergoeding'],
      ...['location voiture', 'location de voiture', 'alquiler de coche', 'alquiler de vehículo', 'noleggio auto'],
      ...[
        'autonoleggio',
        'leihwagen',
        'mietwagen',
        'voiture',
        'coche',
        'auto',
        'drive',
        'grey fleet',
        'ride hailing',
        'rideshare',
        'pool car',
      ],
    ],
  },
  distanceKind: {
    great_circle: ['great circle distance', 'gcd'],
    shortest_feasible: ['shortest feasible distance', 'sfd'],
    actual: ['actual distance', 'measured', 'driven'],
    estimate: ['estimated'],
  },
  // letters as most airlines use them; the others differ between airlines
  class: {
    ECONOMY: [
      ...['standard economy', 'basic economy', 'economy saver', 'ekonomi', 'ekonomiczna', 'econômica', 'economie'],
      ...['economy class', 'eco', 'coach', 'main cabin', 'tourist', 'world traveller', 'economy light', 'economy flex'],
      ...['y', 'b', 'm', 'h', 'k', 'l', 'q', 'v', 's', 'turista', 'éco', 'économique', 'económica', 'economica'],
    ],
    PREMIUM_ECONOMY: [
      ...['premium economy class', 'premium', 'premium eco', 'eco premium', 'economy premium', 'world traveller plus'],
      ...['comfort plus', 'w'],
    ],
    BUSINESS: [
      'business class',
      'biz',
      'club',
      'club world',
      'club europe',
      'upper class',
      'j',
      'c',
      'd',
      'i',
      'z',
      'affaires',
      'preferente',
    ],
    FIRST_CLASS: ['first', 'f', 'a', 'erste klasse', 'première'],
  },
  radiativeForcing: { none: ['no', 'false', 'without', 'excluded'], 'desnz1.7': ['1.7', 'desnz'] },
  gwp: {
    AR4_GWP100: ['AR4', 'AR4 100', 'IPCC AR4'],
    AR5_GWP100: ['AR5', 'AR5 100', 'IPCC AR5'],
    AR6_GWP100: ['AR6', 'AR6 100', 'IPCC AR6'],
  },
}

/** The choices of each column that has some. */
export const CHOICE_WORDS: Readonly<Record<ChoiceColumn, WordList<string>>> = Object.freeze(
  byKey(keysOf(CHOICE_SYNONYMS), (column) => wordList<string>(CHOICE_SYNONYMS[column])),
)

/** The vehicles of passengers that some words for a mode also name, by folded word. */
const TRIP_VEHICLES: Readonly<Record<string, string>> = {
  ...{
    taxi: 'regular taxi',
    taxis: 'regular taxi',
    cab: 'regular taxi',
    minicab: 'regular taxi',
    uber: 'regular taxi',
  },
  ...{ lyft: 'regular taxi', bolt: 'regular taxi', ridehailing: 'regular taxi', rideshare: 'regular taxi' },
  ...{ blackcab: 'black cab', bus: 'average local bus', buses: 'average local bus', coach: 'coach' },
  ...{ eurostar: 'international rail', thalys: 'international rail', tube: 'london underground' },
  ...{ londonunderground: 'london underground', underground: 'light rail and tram', metro: 'light rail and tram' },
  ...{
    subway: 'light rail and tram',
    tram: 'light rail and tram',
    lightrail: 'light rail and tram',
    dlr: 'light rail and tram',
  },
  ...{ ubahn: 'light rail and tram', taxiuber: 'regular taxi', taxirideshare: 'regular taxi', taksi: 'regular taxi' },
  ...{ taksowka: 'regular taxi', subwayunderground: 'light rail and tram', metrounderground: 'light rail and tram' },
}
/** Vehicles of passengers by road whose rows are per passenger-kilometre, like those of trains. */
const PUBLIC_VEHICLES = /^(?:regular taxi|taxi|black cab|average local bus|local bus|local london bus|bus|coach)$/i

/** The word of the interface, by which a trip by road without a vehicle goes by car. */
const ANY_ROAD = /^trucks?$/i

/** The words of a van or lorry that a word for a mode names: the average lorry is not a van. */
function roadVehicleOfMode(word: string, activity: 'movement' | 'trip'): string | undefined {
  const read = ANY_ROAD.test(word.trim()) ? undefined : roadVehicle(word, undefined)
  // words that leave several vehicles stay, so that the row asks
  if (read?.problem !== undefined) return word
  const words = read?.words
  // freight by road is by the average lorry unless something else is named
  return activity === 'movement' && words === AVERAGE_LORRY ? undefined : words
}

/** Finds the vehicle that a word for a mode also names; undefined if it names none. */
export function vehicleOfMode(
  word: string | undefined,
  activity: 'movement' | 'trip' = 'movement',
): string | undefined {
  const folded = foldWord(word ?? '').replaceAll('/', '')
  if (activity === 'trip' && Object.hasOwn(TRIP_VEHICLES, folded)) return TRIP_VEHICLES[folded]
  if (activity === 'trip' && motorbikeWords(word ?? '') !== undefined) return motorbikeWords(word ?? '')
  return roadVehicleOfMode(word ?? '', activity)
}

/** True for a word for a mode that only people travel by: 'Taxi', 'Metro', 'Eurostar'. */
export function namesVehicleOfPeople(word: string): boolean {
  return Object.hasOwn(TRIP_VEHICLES, foldWord(word).replaceAll('/', ''))
}

/** True for a taxi or a bus. */
export function isPublicVehicle(vehicle: string): boolean {
  return PUBLIC_VEHICLES.test(vehicle.trim())
}

/** Containers: 'FCL 40HC', '40 HC', '20GP', '40ft', 'Reefer 40'. */
const CONTAINER =
  /^(?:(?:fcl|lcl)\b.*|(?:reefer|container|dry|high cube)s? (?:20|40|45)(?!\d).*|(?:1 ?x ?|\d+ ?x ?)?(?:20|40|45) ?(?:hc|hq|gp|dv|dc|ft|rf|reefer|['′])\b.*)$/i
const WORDS_OF_MODE_MAX = 4
const TRUCK_LOAD = /^(?:ftl|ltl)\b.*$/i

/** Services of carriers of parcels whose name says how they go. */
const PARCELS: readonly (readonly ['TRUCK' | 'AIR', RegExp])[] = [
  [
    'TRUCK',
    /\b(?:ups|fedex|dhl|dpd|tnt|gls|purolator|usps|evri|hermes|yodel)\b.*\b(?:ground|road|home delivery|standard|3 day select|economy select|surepost|smartpost|parcel select)\b/i,
  ],
  [
    'AIR',
    /\b(?:next|2nd|second|1st|first|overnight|3rd|third)[ -]?(?:day )?air\b|\b(?:ups|fedex|dhl|tnt)\b.*\b(?:worldwide|international (?:priority|economy|express|first)|overnight|2 ?day|intl priority)\b/i,
  ],
]

/** True for a load by its kind: 'LTL', 'FCL 40HC'. */
export function namesLoad(text: string): boolean {
  return CONTAINER.test(text.trim()) || TRUCK_LOAD.test(text.trim())
}

/** Finds the mode that a unit of load or a vehicle names: 'FCL 40HC' goes by ship. Undefined for any other text. */
export function modeOfLoad(text: string): string | undefined {
  if (shipOfWords(text) !== undefined) return 'SHIP'
  if (CONTAINER.test(text.trim())) return 'SHIP'
  if (TRUCK_LOAD.test(text.trim())) return 'TRUCK'
  if (motorbikeWords(text) !== undefined) return 'CAR'
  // 'Sea FCL', 'Air - LCL', 'Road FTL': the mode, then the load of the booking
  const [, mode = ''] =
    /^([\p{L} ]+?)[\s/(-]+(?:fcl|lcl|ftl|ltl|consol|direct|express|economy|standard)\)?$/iu.exec(text.trim()) ?? []
  const known = CHOICE_WORDS.mode.find(mode)
  if (known !== undefined) return known
  const ofCarrier = PARCELS.find(([, service]) => service.test(text))?.[0]
  if (ofCarrier !== undefined) return ofCarrier
  const words = text.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 2)
  const modes = new Set(words.flatMap((word) => CHOICE_WORDS.mode.find(word) ?? []))
  // 'LKW + Schiff' are two legs
  if (modes.size > 1) return undefined
  if (roadVehicle(text, undefined) !== undefined) return 'TRUCK'
  return isPhrase(words) ? [...modes][0] : undefined
}

/**
 * True for a few words without a vehicle: 'LKW Stückgut', 'Seefracht FCL 40'HC', 'Transporte por carretera', 'pallet by road'.
 * A vehicle has a factor of its own.
 */
function isPhrase(words: readonly string[]): boolean {
  return words.length > 1 && words.length <= WORDS_OF_MODE_MAX && !words.some((word) => isNamedVehicle(word))
}

function isNamedVehicle(word: string): boolean {
  return vehicleOfMode(word) !== undefined || vehicleOfMode(word, 'trip') !== undefined
}
