/**
 * Published sea distances from port to port, to test a sea route against.
 *
 * No figure is computed or recalled: the quotation is what the named source prints. The points are the harbours, from
 * general knowledge, good to a mile or two; river ports lie at the town, as in the hydrographic tables.
 *
 * - HYDROGRAPHIC: single entries of NGA Pub. 151 "Distances Between Ports" (US public domain), as the LINERLIB
 *   benchmark (Brouer et al., Transportation Science, 2013) lists them by UN/LOCODE. Left out as faulty: entries below
 *   the great circle, and Dubai, Jebel Ali and Bandar Abbas, which lie 80 miles and more too far. The US Hydrographic
 *   Office printed the same 4,536 from San Francisco to Yokohama in 1900 and 3,245 to Balboa in 1912.
 * - COMPOSED: the shortest sums of such entries; the quotation ends with the flags "by Panama" and "by Suez". Its
 *   authors state an error of up to 5 %. The US east coast is left out: it lacks the North Atlantic there.
 * - GOVERNMENT: official figures of 1907 to 1912. Johnson follows the steamer tracks and the Strait of Magellan; the
 *   Board of Trade calls its own "shortest" and "approximately" (on their tracks between Liverpool and New York the
 *   steamers of 1891 ran 3,039 to 3,139); Cornish quotes the US Hydrographic Office.
 * - TRADE: round trips of Drewry Shipping Consultants, halved here, and a page of Suez Canal information, which says
 *   "miles" (statute ones would fall to the great circle).
 */

interface Origin {
  /** How far the figure can be trusted: HYDROGRAPHIC best, then GOVERNMENT, TRADE and COMPOSED. */
  readonly kind: 'HYDROGRAPHIC' | 'COMPOSED' | 'GOVERNMENT' | 'TRADE'
  /** Author, title, year. */
  readonly source: string
  readonly sourceUrl: string
}

/** One published distance by sea. */
export interface PublishedPortDistance extends Origin {
  /** 'P01', 'P02', ... */
  readonly id: string
  readonly from: string
  readonly to: string
  /** The harbour, in WGS 84 degrees. */
  readonly fromPoint: { readonly lat: number; readonly lng: number }
  readonly toPoint: { readonly lat: number; readonly lng: number }
  /** One way, in nautical miles of 1,852 m. */
  readonly nauticalMiles: number
  /** The number as printed, with what identifies its row. */
  readonly quote: string
  /** Passages that the published route does not take although it might: 'SUEZ', 'PANAMA', 'KIEL'. */
  readonly avoid?: readonly string[]
}

/** Name, latitude and longitude of each harbour. */
const HARBOURS = `
  Abidjan 5.29 -4.01; Adelaide -34.8 138.5; Aden 12.79 44.98; Alexandria 31.19 29.87; Auckland -36.84 174.78;
  Balboa 8.94 -79.57; Barbados 13.1 -59.63; Barcelona 41.35 2.16; Belem -1.45 -48.5; Bergen 60.4 5.31;
  Buenos Aires -34.59 -58.36; Busan 35.1 129.05; Callao -12.05 -77.15; Cape Town -33.91 18.43; Cebu 10.3 123.91;
  Chennai 13.1 80.3; Coatzacoalcos 18.14 -94.41; Colombo 6.95 79.84; Constanta 44.16 28.66; Cristobal 9.35 -79.91;
  Dakar 14.68 -17.42; Dammam 26.49 50.2; Durban -29.87 31.03; Dutch Harbor 53.89 -166.54; Fremantle -32.05 115.74;
  Gdynia 54.53 18.55; Genoa 44.41 8.91; Gibraltar 36.14 -5.37; Gothenburg 57.69 11.9; Guam 13.45 144.66;
  Halifax 44.65 -63.57; Hamburg 53.54 9.97; Havana 23.14 -82.34; Helsinki 60.15 24.95; Ho Chi Minh City 10.77 106.71;
  Hong Kong 22.3 114.17; Honolulu 21.31 -157.87; Houston 29.73 -95.27; Jakarta -6.1 106.88; Jeddah 21.48 39.17;
  Karachi 24.83 66.97; Kingston 17.97 -76.8; Kotka 60.46 26.94; Kuwait 29.35 47.93; Laem Chabang 13.08 100.89;
  Las Palmas 28.14 -15.41; Le Havre 49.48 0.12; Lisbon 38.7 -9.14; Liverpool 53.41 -3; London 51.5 -0.05;
  Los Angeles 33.73 -118.26; Manila 14.59 120.96; Maputo -25.97 32.57; Melbourne -37.83 144.92; Mobile 30.69 -88.04;
  Mombasa -4.05 39.65; Montevideo -34.9 -56.21; Montreal 45.54 -73.53; Nagasaki 32.74 129.86;
  New Orleans 29.94 -90.06; New York 40.69 -74.02; Nhava Sheva 18.95 72.95; Odessa 46.5 30.75; Piraeus 37.94 23.63;
  Plymouth 50.36 -4.16; Ponta Delgada 37.74 -25.66; Port Louis -20.15 57.49; Poti 42.15 41.65;
  Punta Arenas -53.17 -70.9; Ras Tanura 26.64 50.16; Recife -8.05 -34.87; Rotterdam 51.91 4.48;
  San Antonio -33.59 -71.62; San Francisco 37.8 -122.39; Santos -23.95 -46.31; Seattle 47.6 -122.34;
  Shanghai 31.24 121.5; Singapore 1.26 103.84; Southampton 50.9 -1.4; St Petersburg 59.88 30.22; Stockholm 59.32 18.1;
  Suez 29.93 32.55; Surabaya -7.2 112.73; Sydney -33.86 151.2; Tampico 22.22 -97.85; Valparaiso -33.03 -71.62;
  Vancouver 49.29 -123.11; Varna 43.19 27.92; Willemstad 12.11 -68.93; Yokohama 35.45 139.66
`

type Row = readonly [id: string, from: string, to: string, miles: number, quote: string, avoid?: readonly string[]]

const POINTS = new Map(
  HARBOURS.trim()
    .split(/;\s+/)
    .map((harbour) => {
      const [lng, lat, ...name] = harbour.split(' ').reverse()
      return [name.reverse().join(' '), { lat: Number(lat), lng: Number(lng) }] as const
    }),
)

function pointOf(harbour: string): { readonly lat: number; readonly lng: number } {
  const point = POINTS.get(harbour)
  if (point === undefined) throw new Error(`no point for ${harbour}`)
  return point
}

function published(origin: Origin, rows: readonly Row[]): readonly PublishedPortDistance[] {
  return rows.map(([id, from, to, nauticalMiles, quote, avoid]) => {
    const ends = { from, to, fromPoint: pointOf(from), toPoint: pointOf(to) }
    return { id, ...ends, nauticalMiles, quote, ...origin, ...(avoid && { avoid }) }
  })
}

/** Round the Cape of Good Hope. */
const BY_CAPE = ['SUEZ', 'PANAMA'] as const

/** The published distances, grouped by source. */
export const PUBLISHED_PORT_DISTANCES: readonly PublishedPortDistance[] = [
  ...published(
    {
      kind: 'HYDROGRAPHIC',
      source: 'NGA Pub. 151, as listed in LINERLIB, data/dist_sparse.csv',
      sourceUrl: 'https://github.com/blof/LINERLIB/blob/master/data/dist_sparse.csv',
    },
    [
      ['P01', 'Rotterdam', 'Hamburg', 307, 'NLRTM DEHAM 307'],
      ['P02', 'London', 'Hamburg', 425, 'GBLON DEHAM 425'],
      ['P03', 'Rotterdam', 'Bergen', 533, 'NLRTM NOBGO 533'],
      ['P04', 'Le Havre', 'Southampton', 105, 'FRLEH GBSOU 105'],
      ['P05', 'Plymouth', 'Las Palmas', 1432, 'GBPLY ESLPA 1432'],
      ['P06', 'Gothenburg', 'Kotka', 725, 'SEGOT FIKTK 725'],
      ['P07', 'Stockholm', 'St Petersburg', 386, 'SESTO RULED 386'],
      ['P08', 'Gdynia', 'Helsinki', 415, 'PLGDY FIHEL 415'],
      ['P09', 'Las Palmas', 'Dakar', 855, 'ESLPA SNDKR 855'],
      ['P10', 'Lisbon', 'Ponta Delgada', 783, 'PTLIS PTPDL 783'],
      ['P11', 'Montreal', 'Lisbon', 3032, 'CAMTR PTLIS 3032'],
      ['P12', 'Montreal', 'Halifax', 958, 'CAMTR CAHAL 958'],
      ['P13', 'Cristobal', 'Gibraltar', 4351, 'PAONX GIGIB 4351'],
      ['P14', 'Cristobal', 'Montreal', 3204, 'PAONX CAMTR 3204'],
      ['P15', 'Cristobal', 'Kingston', 551, 'PAONX JMKIN 551'],
      ['P16', 'Mobile', 'Havana', 553, 'USMOB CUHAV 553'],
      ['P17', 'New Orleans', 'Tampico', 711, 'USMSY MXTAM 711'],
      ['P18', 'Willemstad', 'Cape Town', 5740, 'ANWIL ZACPT 5740'],
      ['P19', 'Barbados', 'Belem', 1154, 'BBBGI BRBEL 1154'],
      ['P20', 'Belem', 'Recife', 1084, 'BRBEL BRREC 1084'],
      ['P21', 'Recife', 'Lisbon', 3156, 'BRREC PTLIS 3156'],
      ['P22', 'Recife', 'Buenos Aires', 2181, 'BRREC ARBUE 2181'],
      ['P23', 'Santos', 'Las Palmas', 3625, 'BRSSZ ESLPA 3625'],
      ['P24', 'Buenos Aires', 'Montevideo', 125, 'ARBUE UYMVD 125'],
      ['P25', 'Montevideo', 'Punta Arenas', 1300, 'UYMVD CLPUQ 1300'],
      ['P26', 'Punta Arenas', 'San Antonio', 1410, 'CLPUQ CLSAI 1410'],
      ['P27', 'San Antonio', 'Callao', 1328, 'CLSAI PECLL 1328'],
      ['P28', 'San Antonio', 'Auckland', 5273, 'CLSAI NZAKL 5273'],
      ['P29', 'San Antonio', 'Balboa', 2644, 'CLSAI PABLB 2644'],
      ['P30', 'Callao', 'Balboa', 1350, 'PECLL PABLB 1350'],
      ['P31', 'Callao', 'San Francisco', 3989, 'PECLL USSFO 3989'],
      ['P32', 'Balboa', 'San Francisco', 3245, 'PABLB USSFO 3245'],
      ['P33', 'Balboa', 'Los Angeles', 2913, 'PABLB USLAX 2913'],
      ['P34', 'Balboa', 'Seattle', 4020, 'PABLB USSEA 4020'],
      ['P35', 'Balboa', 'Honolulu', 4685, 'PABLB USHNL 4685'],
      ['P36', 'Balboa', 'Yokohama', 7682, 'PABLB JPYOK 7682'],
      ['P37', 'Balboa', 'Sydney', 7674, 'PABLB AUSYD 7674'],
      ['P38', 'San Francisco', 'Honolulu', 2091, 'USSFO USHNL 2091'],
      ['P39', 'San Francisco', 'Yokohama', 4536, 'USSFO JPYOK 4536'],
      ['P40', 'San Francisco', 'Shanghai', 5398, 'USSFO CNSHA 5398'],
      ['P41', 'San Francisco', 'Sydney', 6448, 'USSFO AUSYD 6448'],
      ['P42', 'Los Angeles', 'Busan', 5229, 'USLAX KRPUS 5229'],
      ['P43', 'Seattle', 'Dutch Harbor', 1707, 'USSEA USDUT 1707'],
      ['P44', 'Dutch Harbor', 'Yokohama', 2551, 'USDUT JPYOK 2551'],
      ['P45', 'Vancouver', 'Yokohama', 4262, 'CAVAN JPYOK 4262'],
      ['P46', 'Vancouver', 'Singapore', 7078, 'CAVAN SGSIN 7078'],
      ['P47', 'Honolulu', 'Guam', 3318, 'USHNL GUGUM 3318'],
      ['P48', 'Honolulu', 'Sydney', 4420, 'USHNL AUSYD 4420'],
      ['P49', 'Guam', 'Manila', 1499, 'GUGUM PHMNL 1499'],
      ['P50', 'Sydney', 'Auckland', 1280, 'AUSYD NZAKL 1280'],
      ['P51', 'Melbourne', 'Auckland', 1649, 'AUMEL NZAKL 1649'],
      ['P52', 'Adelaide', 'Fremantle', 1343, 'AUADL AUFRE 1343'],
      ['P53', 'Fremantle', 'Colombo', 3122, 'AUFRE LKCMB 3122'],
      ['P54', 'Fremantle', 'Aden', 4921, 'AUFRE YEADE 4921'],
      ['P55', 'Busan', 'Singapore', 2502, 'KRPUS SGSIN 2502'],
      ['P56', 'Shanghai', 'Hong Kong', 824, 'CNSHA HKHKG 824'],
      ['P57', 'Shanghai', 'Singapore', 2207, 'CNSHA SGSIN 2207'],
      ['P58', 'Hong Kong', 'Manila', 631, 'HKHKG PHMNL 631'],
      ['P59', 'Manila', 'Singapore', 1330, 'PHMNL SGSIN 1330'],
      ['P60', 'Manila', 'Surabaya', 1540, 'PHMNL IDSUB 1540'],
      ['P61', 'Cebu', 'Nagasaki', 1406, 'PHCEB JPNGS 1406'],
      ['P62', 'Ho Chi Minh City', 'Singapore', 649, 'VNSGN SGSIN 649'],
      ['P63', 'Laem Chabang', 'Singapore', 759, 'THLCH SGSIN 759'],
      ['P64', 'Surabaya', 'Singapore', 763, 'IDSUB SGSIN 763'],
      ['P65', 'Jakarta', 'Yokohama', 3194, 'IDJKT JPYOK 3194'],
      ['P66', 'Singapore', 'Karachi', 2882, 'SGSIN PKKHI 2882'],
      ['P67', 'Singapore', 'Mombasa', 3987, 'SGSIN KEMBA 3987'],
      ['P68', 'Colombo', 'Chennai', 611, 'LKCMB INMAA 611'],
      ['P69', 'Nhava Sheva', 'Aden', 1657, 'INNSA YEADE 1657'],
      ['P70', 'Dammam', 'Singapore', 3681, 'SADMM SGSIN 3681'],
      ['P71', 'Kuwait', 'Singapore', 3872, 'KWSWK SGSIN 3872'],
      ['P72', 'Suez', 'Aden', 1288, 'EGSUZ YEADE 1288'],
      ['P73', 'Suez', 'Nhava Sheva', 2934, 'EGSUZ INNSA 2934'],
      ['P74', 'Aden', 'Mombasa', 1602, 'YEADE KEMBA 1602'],
      ['P75', 'Mombasa', 'Durban', 1718, 'KEMBA ZADUR 1718'],
      ['P76', 'Port Louis', 'Durban', 1560, 'MUPLU ZADUR 1560'],
      ['P77', 'Durban', 'Maputo', 307, 'ZADUR MZMPM 307'],
      ['P78', 'Cape Town', 'Abidjan', 2679, 'ZACPT CIABJ 2679'],
      ['P79', 'Cape Town', 'Dakar', 3593, 'ZACPT SNDKR 3593'],
      ['P80', 'Genoa', 'Barcelona', 356, 'ITGOA ESBCN 356'],
      ['P81', 'Genoa', 'Alexandria', 1316, 'ITGOA EGALY 1316'],
      ['P82', 'Alexandria', 'Piraeus', 515, 'EGALY GRPIR 515'],
      ['P83', 'Odessa', 'Piraeus', 712, 'UAODS GRPIR 712'],
      ['P84', 'Odessa', 'Varna', 255, 'UAODS BGVAR 255'],
      ['P85', 'Poti', 'Piraeus', 914, 'GEPTI GRPIR 914'],
      ['P86', 'Odessa', 'Barcelona', 1737, 'UAODS ESBCN 1737'],
    ],
  ),
  ...published(
    {
      kind: 'COMPOSED',
      source: 'LINERLIB, data/dist_dense.csv, sums of NGA Pub. 151',
      sourceUrl: 'https://github.com/blof/LINERLIB/blob/master/data/dist_dense.csv',
    },
    [
      ['P87', 'Rotterdam', 'Singapore', 8314, 'NLRTM SGSIN 8314 0 1'],
      ['P88', 'Rotterdam', 'Singapore', 11760, 'NLRTM SGSIN 11760 0 0', BY_CAPE],
      ['P89', 'Rotterdam', 'Shanghai', 10521, 'NLRTM CNSHA 10521 0 1'],
      ['P90', 'Rotterdam', 'Shanghai', 13800, 'NLRTM CNSHA 13800 0 0', BY_CAPE],
      ['P91', 'Hamburg', 'Singapore', 8573, 'DEHAM SGSIN 8573 0 1'],
      ['P92', 'Rotterdam', 'Nhava Sheva', 6352, 'NLRTM INNSA 6352 0 1'],
      ['P93', 'Rotterdam', 'Nhava Sheva', 10759, 'NLRTM INNSA 10759 0 0', BY_CAPE],
      ['P94', 'Rotterdam', 'St Petersburg', 1305, 'NLRTM RULED 1305 0 0', ['KIEL']],
      ['P95', 'Rotterdam', 'Gdynia', 889, 'NLRTM PLGDY 889 0 0', ['KIEL']],
      ['P96', 'Hamburg', 'St Petersburg', 1218, 'DEHAM RULED 1218 0 0', ['KIEL']],
      ['P97', 'Hamburg', 'Gdynia', 802, 'DEHAM PLGDY 802 0 0', ['KIEL']],
      ['P98', 'Rotterdam', 'Montreal', 3134, 'NLRTM CAMTR 3134 0 0'],
      ['P99', 'Rotterdam', 'Houston', 5019, 'NLRTM USHOU 5019 0 0'],
      ['P100', 'Rotterdam', 'Santos', 5424, 'NLRTM BRSSZ 5424 0 0'],
      ['P101', 'Rotterdam', 'Cape Town', 6180, 'NLRTM ZACPT 6180 0 0'],
      ['P102', 'Rotterdam', 'Los Angeles', 7775, 'NLRTM USLAX 7775 1 0'],
      ['P103', 'Rotterdam', 'Odessa', 3523, 'NLRTM UAODS 3523 0 0'],
      ['P104', 'Shanghai', 'Los Angeles', 5720, 'CNSHA USLAX 5720 0 0'],
      ['P105', 'Singapore', 'Colombo', 1575, 'SGSIN LKCMB 1575 0 0'],
      ['P106', 'Singapore', 'Fremantle', 2223, 'SGSIN AUFRE 2223 0 0'],
      ['P107', 'Singapore', 'Sydney', 4214, 'SGSIN AUSYD 4214 0 0'],
      ['P108', 'Durban', 'Cape Town', 799, 'ZADUR ZACPT 799 0 0'],
    ],
  ),
  ...published(
    {
      kind: 'GOVERNMENT',
      source: 'E. R. Johnson, in W. J. Abbot, Panama and the Canal in Picture and Prose, 1913',
      sourceUrl: 'https://bitlit.ru/page/en/willis-j-abbot/panama-and-the-canal-in-picture-and-prose/241',
    },
    [
      ['P109', 'New York', 'San Francisco', 13135, 'San Francisco, Magellan, New York: 13,135', ['PANAMA']],
      ['P110', 'New York', 'San Francisco', 5262, 'San Francisco, Panama, New York: 5,262'],
      ['P111', 'New Orleans', 'San Francisco', 4683, 'San Francisco, Panama, New Orleans: 4,683'],
      ['P112', 'Liverpool', 'San Francisco', 13502, 'San Francisco, Magellan, Liverpool: 13,502', ['PANAMA']],
      ['P113', 'Liverpool', 'San Francisco', 7836, 'San Francisco, Panama, Liverpool: 7,836'],
      ['P114', 'New York', 'Honolulu', 6702, 'Honolulu, Panama, New York: 6,702'],
      ['P115', 'New York', 'Callao', 3363, 'Callao, Panama, New York: 3,363'],
      ['P116', 'New York', 'Valparaiso', 4633, 'Valparaiso, Panama, New York: 4,633'],
      ['P117', 'New York', 'Valparaiso', 8380, 'Valparaiso, Magellan, New York: 8,380', ['PANAMA']],
      ['P118', 'Liverpool', 'Valparaiso', 8747, 'Valparaiso, Magellan, Liverpool: 8,747', ['PANAMA']],
      ['P119', 'Hamburg', 'Valparaiso', 9128, 'Valparaiso, Magellan, Hamburg: 9,128', ['PANAMA']],
    ],
  ),
  ...published(
    {
      kind: 'GOVERNMENT',
      source: 'Board of Trade, House of Commons debates, 3 June 1907, vol. 175, cc. 279-80',
      sourceUrl: 'https://api.parliament.uk/historic-hansard/commons/1907/jun/03/liverpool-and-auckland-distances-by',
    },
    [
      ['P120', 'Liverpool', 'New York', 2978, 'New York 2,978'],
      ['P121', 'Liverpool', 'Montreal', 2765, 'To Montreal (via Belle Isle) 2,765'],
      ['P122', 'Liverpool', 'Halifax', 2438, 'To Halifax 2,438'],
      ['P123', 'Liverpool', 'Coatzacoalcos', 4777, 'Coatzacoalcos 4,777'],
    ],
  ),
  ...published(
    {
      kind: 'TRADE',
      source: 'Drewry Shipping Consultants, round trips, in Oil & Gas Journal, 28 December 1992',
      sourceUrl: 'https://www.ogj.com/home/article/17219168/watching-the-world-how-to-shorten-tanker-voyages',
    },
    [
      ['P124', 'Ras Tanura', 'Rotterdam', 6349, 'round trip 12,698 nautical miles'],
      ['P125', 'Ras Tanura', 'Rotterdam', 11169, 'round trip 22,338 nautical miles', BY_CAPE],
      ['P126', 'Ras Tanura', 'Houston', 9756, 'round trip 19,512 nautical miles'],
      ['P127', 'Ras Tanura', 'Houston', 12500, 'round trip 25,000 nautical miles', BY_CAPE],
      ['P128', 'Yokohama', 'London', 11021, 'round trip 22,042 nautical miles'],
      ['P129', 'Yokohama', 'London', 14427, 'round trip 28,854 nautical miles', BY_CAPE],
      ['P130', 'Sydney', 'Rotterdam', 11483, 'round trip 22,966 nautical miles'],
      ['P131', 'Sydney', 'Rotterdam', 12707, 'round trip 25,414 nautical miles', BY_CAPE],
    ],
  ),
  ...published(
    {
      kind: 'TRADE',
      source: 'Influences of the Suez Canal on World Trade',
      sourceUrl: 'http://seapace.com/scinfo/scinfo_r2.htm',
    },
    [
      ['P132', 'Jeddah', 'Constanta', 1698, 'only 1698 miles via the Suez Canal'],
      ['P133', 'Jeddah', 'Constanta', 11771, '11771 miles via the Cape of Good Hope', BY_CAPE],
    ],
  ),
  ...published(
    {
      kind: 'GOVERNMENT',
      source: 'V. Cornish, after the US Hydrographic Office, quoted in a book on the Panama Canal',
      sourceUrl: 'https://partyfass.cc/read-24133-3311825.html',
    },
    [
      ['P134', 'New York', 'Hong Kong', 11655, 'Hong-kong by Suez 11,655', ['PANAMA']],
      ['P135', 'New York', 'Manila', 11601, 'Manila by Suez 11,601', ['PANAMA']],
    ],
  ),
]
