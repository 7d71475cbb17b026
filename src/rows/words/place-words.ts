import { foldPlaceName } from '../../core/countries/index.ts'

/**
 * Codes of IATA for cities with several airports, which are codes of no airport, with the city. Source: the codes as
 * airlines and booking tools print them.
 */
const CITY_CODES: Readonly<Record<string, string>> = {
  LON: 'London, GB',
  NYC: 'New York, US',
  PAR: 'Paris, FR',
  ROM: 'Rome, IT',
  MIL: 'Milan, IT',
  TYO: 'Tokyo, JP',
  OSA: 'Osaka, JP',
  SPK: 'Sapporo, JP',
  CHI: 'Chicago, US',
  WAS: 'Washington, US',
  DTT: 'Detroit, US',
  QLA: 'Los Angeles, US',
  QSF: 'San Francisco, US',
  YTO: 'Toronto, CA',
  YMQ: 'Montreal, CA',
  YEA: 'Edmonton, CA',
  BUE: 'Buenos Aires, AR',
  RIO: 'Rio de Janeiro, BR',
  SAO: 'São Paulo, BR',
  BHZ: 'Belo Horizonte, BR',
  MOW: 'Moscow, RU',
  STO: 'Stockholm, SE',
  BJS: 'Beijing, CN',
  SEL: 'Seoul, KR',
  JKT: 'Jakarta, ID',
  BUH: 'Bucharest, RO',
  REK: 'Reykjavík, IS',
  TCI: 'Santa Cruz de Tenerife, ES',
  IEV: 'Kyiv, UA',
  MMA: 'Malmö, SE',
  GLW: 'Glasgow, GB',
}

/** Finds the city of a code for several airports; undefined for any other text. */
export function cityOfCode(text: string): string | undefined {
  const code = text.trim()
  return /^[A-Z]{3}$/.test(code) && Object.hasOwn(CITY_CODES, code) ? CITY_CODES[code] : undefined
}

const STATIONS: Readonly<Record<string, string>> = {
  'London, GB': `euston,kings cross,king's cross,st pancras,st pancras international,st pancras intl,saint pancras,paddington,
london victoria,waterloo,liverpool street,marylebone,london bridge,charing cross,fenchurch street,cannon street,
clapham junction,stratford international`,
  'Birmingham, GB': 'new street,moor street,snow hill,birmingham international',
  'Manchester, GB': 'piccadilly,manchester oxford road',
  'Liverpool, GB': 'lime street',
  'Bristol, GB': 'temple meads,bristol parkway',
  'Edinburgh, GB': 'waverley,edinburgh haymarket',
  'Glasgow, GB': 'glasgow central,glasgow queen street',
  'Paris, FR': `gare du nord,paris nord,gare de lyon,gare de l'est,gare montparnasse,montparnasse,gare saint lazare,
gare d'austerlitz,paris est,paris lyon,paris bercy`,
  'Brussels, BE': 'bruxelles midi,brussels midi,brussel zuid,brussels south,bru midi,gare du midi,bruxelles-midi',
  'Lille, FR': 'lille europe,lille flandres',
  'Rome, IT': 'termini,roma termini,roma tiburtina',
  'Milan, IT': 'milano centrale,milano porta garibaldi',
  'Venice, IT': 'santa lucia,venezia santa lucia',
  'Madrid, ES': 'atocha,puerta de atocha,chamartín,madrid atocha',
  'Barcelona, ES': 'sants,barcelona sants',
  'New York, US': 'penn station,new york penn,grand central',
}

/** Words after the name of a city that only name a station. */
const STATION_ENDINGS = `st pancras international,st pancras intl,st pancras,kings cross,king's cross,euston,paddington,victoria,
waterloo,liverpool street,liverpool st,marylebone,london bridge,charing cross,fenchurch street,piccadilly,oxford road,new street,
moor street,snow hill,temple meads,parkway,lime street,queen street,waverley,haymarket,central,centraal,centrale,midi,zuid,nord,
est,süd,ost,west,hbf,hauptbahnhof,hb,termini,atocha,sants,chamartín,gare du nord,gare de lyon,montparnasse,gare,bahnhof,
international,intl,railway station,train station,rail station,station,union station,penn station,part dieu,matabiau,saint jean,
st charles,saint charles,europe,tgv,flughafen,airport,junction`
const words = (text: string): readonly string[] =>
  text
    .split(/[,\n]/)
    .map((word) => foldPlaceName(word))
    .filter((word) => word !== '')

const STATION_CITIES: ReadonlyMap<string, string> = new Map(
  Object.entries(STATIONS).flatMap(([city, names]) => words(names).map((name) => [name, city] as const)),
)
const ENDINGS = [...words(STATION_ENDINGS)].sort((a, b) => b.length - a.length)
/** Cities whose name alone is ambiguous, with the country of their stations. */
const CITIES_OF_STATIONS: ReadonlyMap<string, string> = new Map(
  Object.keys(STATIONS).map((city) => [foldPlaceName(city.split(',')[0] ?? ''), city] as const),
)

/** Finds the city of a known railway station: 'St Pancras' is London. Undefined for any other text. */
export function cityOfStation(text: string): string | undefined {
  if (text.includes(',')) return undefined
  const name = foldPlaceName(text)
  const city = CITIES_OF_STATIONS.get(CITY_NAMES.find((one) => name.startsWith(`${one} `)) ?? '')
  return STATION_CITIES.get(name) ?? (city === undefined ? undefined : nameBeforeStation(text) && city)
}

const CITY_NAMES = [...CITIES_OF_STATIONS.keys()]

/** Stations with the name of a town elsewhere, which only the journey tells apart. */
const STATIONS_LIKE_TOWNS: ReadonlySet<string> = new Set(['santa lucia', 'waterloo'])

/** Finds the city of a railway station that is no town: 'St Pancras' is London, and Waterloo may be in Belgium. */
export function cityOfStationOnly(text: string): string | undefined {
  return STATIONS_LIKE_TOWNS.has(foldPlaceName(text)) ? undefined : cityOfStation(text)
}

/** Returns the name before the words of a station: 'York' of 'York Station'. Undefined if there are no such words. */
export function nameBeforeStation(text: string): string | undefined {
  const name = foldPlaceName(text)
  const ending = text.includes(',') ? undefined : ENDINGS.find((one) => name.endsWith(` ${one}`))
  if (ending === undefined) return undefined
  const count = name.slice(0, -ending.length - 1).split(' ').length
  return text.trim().split(/\s+/).slice(0, count).join(' ')
}

/** Postcode areas of the United Kingdom with their post town, which is a place of the tables, or its point. */
const POSTCODE_AREAS: ReadonlyMap<string, string> = new Map(
  `AB Aberdeen;AL St Albans;B Birmingham;BA Bath;BB Blackburn;BD Bradford;BH Bournemouth;BL Bolton;BN Brighton;BR Bromley;BS Bristol;
BT Belfast;CA Carlisle;CB Cambridge;CF Cardiff;CH Chester;CM Chelmsford;CO Colchester;CR Croydon;CT Canterbury;CV Coventry;CW Crewe;
DA Dartford;DD Dundee;DE Derby;DG Dumfries;DH Durham;DL Darlington;DN Doncaster;DT Dorchester;DY Dudley;E London;EC London;
EH Edinburgh;EN Enfield;EX Exeter;FK Falkirk;FY Blackpool;G Glasgow;GL Gloucester;GU Guildford;HA Harrow;HD Huddersfield;
HG Harrogate;HP Hemel Hempstead;HR Hereford;HU Hull;HX Halifax;IG Ilford;IP Ipswich;IV Inverness;KA Kilmarnock;
KT Kingston upon Thames;KY Kirkcaldy;L Liverpool;LA Lancaster;LE Leicester;LL Wrexham;LN Lincoln;LS Leeds;LU Luton;M Manchester;
ME Maidstone;MK Milton Keynes;ML Motherwell;N London;NE Newcastle upon Tyne;NG Nottingham;NN Northampton;NP Newport;NR Norwich;
NW London;OL Oldham;OX Oxford;PA Paisley;PE Peterborough;PH Perth;PL Plymouth;PO Portsmouth;PR Preston;RG Reading;RH Redhill;
RM Romford;S Sheffield;SA Swansea;SE London;SG Stevenage;SK Stockport;SL Slough;SM Sutton;SN Swindon;SO Southampton;SP Salisbury;
SR Sunderland;SS Southend-on-Sea;ST Stoke-on-Trent;SW London;SY Shrewsbury;TA Taunton;TF Telford;TN Tonbridge;TQ Torquay;
TR Truro;TS Middlesbrough;TW Twickenham;UB Southall;W London;WA Warrington;WC London;WD Watford;WF Wakefield;WN Wigan;
WR Worcester;WS Walsall;WV Wolverhampton;YO York`
    .split(/;\s*/)
    .map((entry) => [entry.slice(0, entry.indexOf(' ')), entry.slice(entry.indexOf(' ') + 1)] as const),
)

const OUTWARD = '([A-Z]{1,2})\\d[A-Z\\d]?'
const POSTCODE = new RegExp(`^${OUTWARD}(?: ?\\d[A-Z]{2})?$`)
const NAME_AND_OUTWARD = new RegExp(`^(\\p{L}[\\p{L} '-]+?),? ${OUTWARD}$`, 'u')

/**
 * Finds the place of a British postcode: the post town of its area, or the name before an outward code.
 * Undefined for any other text.
 */
export function placeOfPostcode(text: string): string | undefined {
  const cell = text.trim()
  const [, area] = POSTCODE.exec(cell) ?? []
  const town = area === undefined ? undefined : POSTCODE_AREAS.get(area)
  if (town !== undefined) return `${town}, GB`
  const [, name, ofName] = NAME_AND_OUTWARD.exec(cell) ?? []
  return name !== undefined && POSTCODE_AREAS.has(ofName ?? '') ? `${name}, GB` : undefined
}
