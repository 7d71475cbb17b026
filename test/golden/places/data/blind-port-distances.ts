import type { PublishedPortDistance } from '../published-port-distances.ts'

/**
 * Published distances by sea that were drawn before any of them was compared with a sea route, and were in sight ever after:
 * 16 waypoints of version 1 were placed once they had been compared. None of their pairs is in
 * `published-port-distances.ts`. What nothing was placed for is in `blind-port-distances-2.ts`.
 *
 * - B001 to B120 are drawn from NGA Pub. 151 "Distances Between Ports" (US public domain) in the transcription of the
 *   repository kaklin/sea-routes, with the positions of the ports that the publication itself prints. Drawn were entries of
 *   port to port that it prints in both directions with the same figure (4,169), without one that prints a way ("via"), of
 *   100 miles and more, no shorter than 0.995 of the great circle; ordered by the SHA-256 of "blind FROM|TO", the first 120
 *   in which no port comes twice.
 * - B121 and on are what a search of stored web pages gave: statute miles and kilometres are converted here.
 *
 * No row was taken out after the comparison.
 */
/** A row: what is printed, and where. */
export type BlindRow = readonly [
  id: string,
  from: string,
  fromLat: number,
  fromLng: number,
  to: string,
  toLat: number,
  toLng: number,
  miles: number,
  quote?: string,
  avoid?: readonly string[],
]

/** Where rows come from. */
export type BlindOrigin = Pick<PublishedPortDistance, 'kind' | 'source' | 'sourceUrl'>

/** Rows of one origin as published distances. */
export function blind(origin: BlindOrigin, rows: readonly BlindRow[]): readonly PublishedPortDistance[] {
  return rows.map(([id, from, fromLat, fromLng, to, toLat, toLng, nauticalMiles, quote, avoid]) => ({
    id,
    from,
    to,
    fromPoint: { lat: fromLat, lng: fromLng },
    toPoint: { lat: toLat, lng: toLng },
    nauticalMiles,
    quote: quote ?? `${from}: ${to}, ${nauticalMiles}`,
    ...origin,
    ...(avoid && { avoid }),
  }))
}

/** Published distances, drawn blind once. */
export const BLIND_PORT_DISTANCES: readonly PublishedPortDistance[] = [
  ...blind(
    {
      kind: 'HYDROGRAPHIC',
      source: 'NGA Pub. 151, Distances Between Ports, 2001, transcribed in kaklin/sea-routes, PUB151_distances.json',
      sourceUrl: 'https://github.com/kaklin/sea-routes/blob/master/PUB151_distances.json',
    },
    [
      ['B001', 'Ceuta, Morocco', 35.8903, -5.3125, 'Haifa, Israel', 32.8236, 35.0, 2012],
      ['B002', 'Belfast, Northern Ireland', 54.6167, -5.9, 'Cobh, Ireland', 51.8472, -8.3, 264],
      ['B003', 'Maputo, Mozambique', -25.975, 32.5667, 'Port Darwin, Australia', -12.475, 130.8333, 5539],
      ['B004', 'Karachi, Pakistan', 24.8167, 66.9722, 'Marmagao, India', 15.4167, 73.7917, 690],
      ['B005', 'Prince Rupert, Canada', 54.3167, -130.3333, 'Victoria, Canada', 48.4167, -123.3917, 531],
      ['B006', 'Dunkerque, France', 51.05, 2.3667, 'Portland, England', 50.5833, -2.4333, 190],
      ['B007', 'Split, Croatia', 43.5044, 16.4361, 'Taranto, Italy', 40.4794, 17.2481, 341],
      ['B008', 'Cadiz, Spain', 36.5333, -6.2833, 'Recife, Brazil', -8.05, -34.8667, 3125],
      ['B009', 'Bangkok, Thailand', 13.7167, 100.5167, 'Mogpo, South Korea', 34.7792, 126.3833, 2438],
      ['B010', 'Pago Pago, American Samoa', -14.275, -170.6833, 'Ponape, Caroline Islands', 6.9875, 159.225, 2266],
      ['B011', 'Aden, Yemen', 12.7944, 44.9833, 'Port Louis, Mauritius', -20.1542, 57.4958, 2341],
      ['B012', 'Ho Chi Minh, Vietnam', 10.7667, 106.7042, 'Incheon, South Korea', 37.4667, 126.6167, 2057],
      ['B013', 'Progreso, Mexico', 21.35, -89.6667, 'Tampico, Mexico', 22.2083, -97.0583, 469],
      ['B014', 'Colon, Panama', 9.3667, -79.9167, 'Liverpool, Canada', 44.0417, -64.7, 2244],
      ['B015', 'Tunis, Tunisia', 36.7983, 10.1975, 'Venezia, Italy', 45.4317, 12.3075, 940],
      ['B016', 'Portland, Maine, U.S.A.', 43.6583, -70.2458, 'Yarmouth, Canada', 43.8333, -66.125, 185],
      ['B017', 'Hamilton, Bermuda', 32.2917, -64.7833, 'San Juan, Puerto Rico', 18.4639, -66.1111, 856],
      ['B018', 'Bremerhaven, Germany', 53.55, 8.5583, 'Plymouth, England', 50.3611, -4.1528, 573],
      ['B019', 'Amsterdam, Netherlands', 52.3833, 4.9, 'Leith, Scotland', 55.9833, -3.175, 372],
      ['B020', 'Esmeraldas, Ecuador', 1.0242, -79.66, 'Talcahuano, Chile', -36.7, -73.1, 2368],
      ['B021', 'San Francisco, California, U.S.A.', 37.8083, -122.4, 'Taltal, Chile', -25.4, -70.4833, 4838],
      ['B022', 'Gonaives, Haiti', 19.45, -72.7, 'New York, New York, U.S.A.', 40.7, -74.0167, 1328],
      ['B023', 'Kobenhavn, Denmark', 55.7, 12.6017, 'Sankt-Peterburg, Russia', 59.9167, 30.25, 917],
      ['B024', 'Dubrovnik, Croatia', 42.64, 18.1153, 'Rijeka, Croatia', 45.3269, 14.4308, 276],
      ['B025', 'Bahia Blanca, Argentina', -38.7958, -62.2667, 'Montevideo, Uruguay', -34.9083, -56.225, 466],
      ['B026', 'Maizuru, Japan', 35.5167, 135.3333, 'Nanao, Japan', 37.0611, 136.9667, 213],
      ['B027', 'Istanbul, Turkey', 41.0208, 28.9858, 'Valletta, Malta', 35.8917, 14.5144, 837],
      ['B028', 'Le Havre, France', 49.4833, 0.1, 'Narvik, Norway', 68.425, 17.4167, 1304],
      ['B029', 'Kristiansand, Norway', 58.1417, 7.9944, 'Oslo, Norway', 59.9056, 10.7333, 163],
      ['B030', 'Brindisi, Italy', 40.6417, 17.9508, 'Trieste, Italy', 45.6536, 13.7469, 376],
      ['B031', 'Barcelona, Spain', 41.3667, 2.1833, 'Toulon, France', 43.1125, 5.5833, 205],
      ['B032', 'Avonmouth, England', 51.5083, -2.7167, 'Londonderry, Northern Ireland', 55.0, -7.3167, 384],
      ['B033', 'Newcastle, England', 54.9667, -1.5833, 'Zeebrugge, Belgium', 51.35, 3.2, 289],
      ['B034', 'Iraklion, Kriti', 35.3447, 25.14, 'Khalkis, Greece', 38.4611, 23.5875, 210],
      ['B035', 'Cienfuegos, Cuba', 22.1417, -80.45, 'Matanzas, Cuba', 23.0583, -81.5583, 526],
      ['B036', 'Dutch Harbor, Alaska, U.S.A.', 53.9, -166.5, 'San Diego, California, U.S.A.', 32.7167, -117.175, 2465],
      ['B037', 'Georgetown, Guyana', 6.8167, -58.1667, 'Miami, Florida, U.S.A.', 25.7833, -80.1833, 1788],
      ['B038', 'Mobile, Alabama, U.S.A.', 30.7083, -88.0417, 'Veracruz, Mexico', 19.2, -96.1333, 825],
      ['B039', 'Sasebo, Japan', 33.15, 129.7167, 'Wakamatsu, Japan', 33.9167, 130.8167, 136],
      ['B040', 'Kingston, Jamaica', 17.9583, -76.7833, 'St. John, Canada', 45.2667, -66.0667, 1794],
      ['B041', 'Ajaccio, Corsica', 41.9278, 8.7519, 'Civitavecchia, Italy', 42.0933, 11.7875, 180],
      ['B042', 'Miike, Japan', 33.0111, 130.4181, 'Shimonoseki, Japan', 33.95, 130.9431, 222],
      ['B043', 'Faborg, Denmark', 55.0944, 10.2394, 'Goteborg, Sweden', 57.7, 11.95, 222],
      ['B044', 'Berbera, Somalia', 10.4417, 45.0167, 'Fremantle, Australia', -32.05, 115.7389, 4933],
      ['B045', 'Apia, Samoa', -13.8167, -171.7583, 'Christmas Island, Line Islands', 1.9667, -157.4667, 1274],
      ['B046', 'Arica, Chile', -18.4667, -70.3333, 'Los Angeles, California, U.S.A.', 33.75, -118.2708, 4219],
      ['B047', 'Nome, Alaska, U.S.A.', 64.4833, -165.4167, 'Sydney, Australia', -33.8583, 151.2167, 6280],
      ['B048', 'Almeria, Spain', 36.825, -2.4633, 'Sfax, Tunisia', 34.7275, 10.775, 881],
      ['B049', 'Uno, Japan', 34.4833, 133.9583, 'Yokohama, Japan', 35.45, 139.65, 405],
      ['B050', 'Cardiff, Wales', 51.45, -3.15, 'Fishguard, Wales', 52.0083, -4.975, 130],
      ['B051', 'Cape Town, South Africa', -33.9, 18.4333, 'Vigo, Spain', 42.2417, -8.7333, 5322],
      ['B052', 'Melbourne, Australia', -37.8208, 144.9333, 'Port Lincoln, Australia', -34.7167, 135.8667, 588],
      ['B053', 'Cebu, Philippines', 10.2917, 123.9083, 'Honolulu, Hawaii, U.S.A.', 21.3083, -157.8708, 4610],
      ['B054', 'Banzart, Tunisia', 37.2369, 9.85, 'Genova, Italy', 44.3978, 8.9222, 437],
      ['B055', 'Pitea, Sweden', 65.2944, 21.4722, 'Stockholm, Sweden', 59.325, 18.0833, 402],
      ['B056', 'Belem, Brazil', -1.45, -48.5056, 'Key West, Florida, U.S.A.', 24.5583, -81.8083, 2603],
      ['B057', 'Fecamp, France', 49.7667, 0.3625, 'Rotterdam, Netherlands', 51.9, 4.4667, 228],
      ['B058', 'Mocambique, Mozambique', -15.0167, 40.7167, 'Penang, Malaysia', 5.4167, 100.35, 3792],
      ['B059', 'Petersburg, Alaska, U.S.A.', 56.9822, -132.9639, 'Seattle, Washington, U.S.A.', 47.05, -122.3667, 771],
      ['B060', 'Malacca, Malaysia', 2.1667, 102.2333, 'Rangoon, Burma', 16.7667, 96.1667, 986],
      ['B061', 'Antwerp, Belgium', 51.2333, 4.4, 'Inverness, Scotland', 57.4833, -4.2333, 554],
      ['B062', 'Hull, England', 53.7417, -0.3, 'Portsmouth, England', 50.8, -1.1111, 318],
      ['B063', 'Esbjerg, Denmark', 55.4583, 8.4417, 'Hartlepool, England', 54.7, -1.1917, 336],
      ['B064', 'Dundee, Scotland', 56.4625, -2.9444, 'London, England', 51.5, 0.0167, 420],
      ['B065', 'Boston, Massachusetts, U.S.A.', 42.3667, -71.05, 'Ponce, Puerto Rico', 17.975, -66.6167, 1563],
      ['B066', 'Bridgetown, Barbados', 13.0833, -59.6167, 'Salvador, Brazil', -12.9667, -38.5167, 2476],
      ['B067', 'Norfolk, Virginia, U.S.A.', 36.85, -76.3, 'Willemstad, Curacao', 12.1167, -68.9333, 1611],
      ['B068', 'Buenos Aires, Argentina', -34.5833, -58.3667, 'Puerto Madryn, Argentina', -42.7625, -65.0264, 748],
      ['B069', 'Dakar, Senegal', 14.6833, -17.4333, 'Tangier, Morocco', 35.7833, -5.8, 1483],
      ['B070', 'Lome, Togo', 6.1167, 1.225, 'Malabo, Equatorial Guinea', 3.7583, 8.775, 480],
      ['B071', 'Halifax, Canada', 44.65, -63.5667, 'Parrsboro, Canada', 45.3667, -64.3, 330],
      ['B072', 'Jakarta, Indonesia', -6.1, 106.8833, 'Kuching, Sarawak', 1.5597, 110.3431, 627],
      ['B073', 'Aomori, Japan', 40.8361, 140.7417, 'Tomari, Japan', 43.7, 145.5, 335],
      ['B074', 'Shanghai, China', 31.2333, 121.4917, 'Suva, Fiji Islands', -18.1333, 178.4167, 4467],
      ['B075', 'Hilo, Hawaii, U.S.A.', 19.7333, -155.0833, 'San Jose, Guatemala', 13.9167, -90.8292, 3690],
      ['B076', 'Qingdao, China', 36.0917, 120.3167, 'Yantai, China', 37.5542, 121.3917, 239],
      ['B077', 'Brisbane, Australia', -27.4667, 153.0583, 'Mackay, Australia', -21.1542, 149.2333, 512],
      ['B078', 'Ilulissat (Jakobshavn), Greenland', 69.225, -51.0917, 'Reykjavik, Iceland', 64.15, -21.9333, 1418],
      ['B079', 'Bergen, Norway', 60.4, 5.3167, 'Tromso, Norway', 69.65, 18.975, 705],
      ['B080', 'Kompong Som, Cambodia', 10.65, 103.5, 'Makassar, Sulawesi', -5.1333, 119.4, 1584],
      ['B081', 'Amapala, Honduras', 13.3, -87.6583, 'Mazatlan, Mexico', 23.1708, -106.4417, 1350],
      ['B082', 'Kagoshima, Japan', 31.5917, 130.5639, 'Nagasaki, Japan', 32.7417, 129.8708, 168],
      ['B083', 'Banghazi, Libya', 32.1147, 20.0517, 'Valencia, Spain', 39.4539, -0.32, 1094],
      ['B084', 'Catania, Sicily', 37.4931, 15.0961, 'Kerkira, Greece', 39.6292, 19.9097, 290],
      [
        'B085',
        'Baltimore, Maryland, U.S.A.',
        39.2667,
        -76.575,
        'Paamiut (Frederikshaab), Greenland',
        61.9833,
        -49.7167,
        2261,
      ],
      ['B086', 'Constanta, Romania', 44.1656, 28.6706, 'Novorossiysk, Russia', 44.7167, 37.7833, 403],
      ['B087', 'Annaba, Algeria', 36.9, 7.7719, 'Tarabulus, Libya', 32.9028, 13.1933, 440],
      ['B088', 'Dagu, China', 38.9875, 117.6792, 'Nikolayevsk-Na-Amure, Russia', 53.125, 140.7167, 1961],
      ['B089', 'Funchal, Madeira Island', 32.6333, -16.9083, 'Lisboa, Portugal', 38.7, -9.1333, 532],
      ['B090', 'Georgetown, Ascension Island', -7.9167, -14.4167, 'Lagos, Nigeria', 6.45, 3.3833, 1375],
      ['B091', 'Hakodate, Japan', 41.7833, 140.7167, 'Kiska, Alaska, U.S.A.', 51.9833, 177.5417, 1656],
      ['B092', 'La Habana, Cuba', 23.1333, -82.3417, 'Puerto Manati, Cuba', 21.3611, -76.8222, 353],
      ['B093', 'Kakinada, India', 17.0, 82.3333, 'Sabang, Indonesia', 5.8917, 95.3208, 1019],
      ['B094', 'Napoli, Italy', 40.8386, 14.2722, 'Olbia, Sardinia', 40.9217, 9.5233, 222],
      ['B095', 'Petropavlovsk-Kamchatskiy, Russia', 53.0, 158.6333, 'Weonsan, North Korea', 39.1667, 127.4417, 1609],
      ['B096', 'Oran, Algeria', 35.7144, -0.6333, 'Tarragona, Spain', 41.1069, 1.2417, 336],
      ['B097', 'Caen, France', 49.1833, -0.3333, 'Southampton, England', 50.8833, -1.3917, 119],
      ['B098', 'Levuka, Fiji Islands', -17.675, 178.8542, 'Valparaiso, Chile', -33.0333, -71.6333, 5753],
      ['B099', 'Cherbourg, France', 49.65, -1.6167, 'Wilhelmshaven, Germany', 53.5167, 8.1417, 472],
      ['B100', 'Pointe Noire, Congo', -4.7833, 11.8333, 'Rio Grande, Brazil', -32.05, -52.075, 3938],
      ['B101', 'Amuay, Venezuela', 11.7442, -70.2322, 'La Guaira, Venezuela', 10.6167, -66.9417, 276],
      ['B102', 'Egersund, Norway', 58.45, 6.0, 'Emden, Germany', 53.35, 7.2, 327],
      ['B103', 'Alicante, Spain', 38.3333, 0.4836, 'Ancona, Italy', 43.6228, 13.505, 1308],
      ['B104', 'Avarua, Cook Islands', -21.1917, -159.7667, 'Hobart, Tasmania', -42.8833, 147.35, 2962],
      ['B105', 'Tacloban, Philippines', 11.2583, 125.0, 'Zamboanga, Philippines', 6.9, 122.0667, 385],
      ['B106', 'Durres, Albania', 41.3042, 19.4542, 'Salamis, Greece', 37.9583, 23.4867, 343],
      [
        'B107',
        'Charleston, South Carolina, U.S.A.',
        32.7833,
        -79.9167,
        'Las Palmas, Canary Islands',
        28.1417,
        -15.4167,
        3341,
      ],
      ['B108', 'Falmouth, England', 50.1556, -5.0583, 'Liverpool, England', 53.45, -3.0167, 313],
      ['B109', 'Argentia, Canada', 47.3, -53.9833, 'Portsmouth, New Hampshire, U.S.A.', 43.0778, -70.7417, 779],
      ['B110', 'Coquimbo, Chile', -29.95, -71.35, 'Iquique, Chile', -20.2, -70.1667, 602],
      ['B111', 'Manila, Philippines', 14.5833, 120.9667, 'Nampo, North Korea', 38.7167, 125.4167, 1559],
      ['B112', 'Callao, Peru', -12.05, -77.1667, 'Corinto, Nicaragua', 12.4708, -87.1833, 1606],
      ['B113', 'Nakskov, Denmark', 54.8333, 11.125, 'Swinoujscie, Poland', 53.9167, 14.2833, 190],
      ['B114', 'Lyttelton, New Zealand', -43.6069, 172.7167, 'Wellington, New Zealand', -41.2833, 174.7833, 174],
      ['B115', 'Longji, Cameroon', 3.0833, 9.9556, 'Matadi, Congo', -5.8167, 13.45, 731],
      ['B116', 'Assab, Ethiopia', 13.0, 42.7583, 'Port Sudan, Sudan', 19.6167, 37.2292, 524],
      ['B117', 'Antilla, Cuba', 20.825, -75.75, 'Philadelphia, Pennsylvania, U.S.A.', 39.95, -75.1333, 1197],
      ['B118', 'Belawan, Indonesia', 3.7833, 98.6778, 'Tanga, Tanzania', -5.0667, 39.1167, 3704],
      ['B119', 'Casablanca, Morocco', 33.6167, -7.6, 'Rota, Spain', 36.6208, -6.3333, 202],
      ['B120', 'Guaymas, Mexico', 27.9167, -110.9, 'Lota, Chile', -37.0944, -73.1611, 4442],
    ],
  ),
  ...blind(
    {
      kind: 'GOVERNMENT',
      source: 'Great Lakes Seaway, Facts and Figures, sailing times from Montreal Harbour (statute miles there)',
      sourceUrl: 'https://greatlakes-seaway.com/en/the-seaway/facts-figures/',
    },
    [
      ['B121', 'Montreal', 45.54, -73.53, 'Thunder Bay', 48.38, -89.22, 1061.9, 'Thunder Bay 1,222'],
      ['B122', 'Montreal', 45.54, -73.53, 'Duluth', 46.77, -92.1, 1167.9, 'Duluth 1,344'],
      ['B123', 'Montreal', 45.54, -73.53, 'Chicago', 41.88, -87.6, 1087.1, 'Chicago 1,251'],
      ['B124', 'Montreal', 45.54, -73.53, 'Port Huron', 42.98, -82.42, 590.9, 'Port Huron 680'],
      ['B125', 'Montreal', 45.54, -73.53, 'Detroit', 42.32, -83.05, 537, 'Detroit 618'],
      ['B126', 'Montreal', 45.54, -73.53, 'Toledo', 41.69, -83.47, 530.9, 'Toledo 611'],
      ['B127', 'Montreal', 45.54, -73.53, 'Cleveland', 41.51, -81.7, 464, 'Cleveland 534'],
      ['B128', 'Montreal', 45.54, -73.53, 'Port Colborne', 42.88, -79.25, 325, 'Port Colborne 374'],
      ['B129', 'Montreal', 45.54, -73.53, 'Toronto', 43.64, -79.37, 303.3, 'Toronto 349'],
    ],
  ),
  ...blind(
    {
      kind: 'TRADE',
      source: 'Valdai Club, The Northern Sea Route and its impact on world trade (kilometres there)',
      sourceUrl: 'https://valdaiclub.com/multimedia/infographics/the-northern-sea-route-and-its-impact-on-world-tra/',
    },
    [
      [
        'B130',
        'St Petersburg',
        59.88,
        30.22,
        'Vladivostok',
        43.1,
        131.88,
        12527,
        'from St. Petersburg to Vladivostok through the Suez Canal is 23,200 km',
      ],
    ],
  ),
  ...blind(
    {
      kind: 'GOVERNMENT',
      source: 'E. R. Johnson, in F. Bishop, Panama Past and Present, 1913, p. 237',
      sourceUrl: 'https://en.wikisource.org/wiki/Page:Panama-past-present-Bishop.djvu/257',
    },
    [
      ['B131', 'New York', 40.69, -74.02, 'Colon', 9.36, -79.9, 1974, 'from New York to Colon it is 1,974 miles'],
      ['B132', 'New Orleans', 29.94, -90.06, 'Colon', 9.36, -79.9, 1395, '1,395 miles from New Orleans to Colon'],
    ],
  ),
  ...blind(
    {
      kind: 'GOVERNMENT',
      source: 'US Hydrographic Office, in W. L. Merry, San Francisco and the Nicaragua Canal',
      sourceUrl: 'https://clyx.com/books/merry/san_francisco_and_the_nicaragua_canal/nicaragua_canal_distances_2.htm',
    },
    [
      ['B133', 'San Francisco', 37.8, -122.39, 'Hong Kong', 22.3, 114.17, 6060, 'San Francisco to Hong Kong 6060'],
      ['B134', 'Honolulu', 21.31, -157.87, 'Yokohama', 35.45, 139.66, 3400, 'Honolulu to Yokohama 3400'],
      ['B135', 'Honolulu', 21.31, -157.87, 'Hong Kong', 22.3, 114.17, 4917, 'Honolulu to Hong Kong 4917'],
    ],
  ),
  ...blind(
    {
      kind: 'TRADE',
      source: 'International Shipping News, 30 July 2016, Updated Panama Canal opens premium Asian markets',
      sourceUrl: 'https://intercontinenttrading.blogspot.com/2016/08/updated-panama-canal-opens-premium.html',
    },
    [
      [
        'B136',
        'Sabine Pass',
        29.74,
        -93.87,
        'Mejillones',
        -23.08,
        -70.42,
        3607,
        'Through the Panama Canal 3,607 nautical miles',
      ],
      [
        'B137',
        'Sabine Pass',
        29.74,
        -93.87,
        'Mejillones',
        -23.08,
        -70.42,
        9507,
        'around the southern tip of South America 9,507 nautical miles',
        ['PANAMA'],
      ],
    ],
  ),
  ...blind(
    {
      kind: 'TRADE',
      source: 'Cruise summary of the master, Pacific Princess, 2013',
      sourceUrl: 'https://agretirednomads.blogspot.com/2013/03/march-3-2013-cruise-summary-ft.html',
    },
    [
      ['B138', 'Callao', -12.05, -77.15, 'Easter Island', -27.15, -109.44, 2033, 'Callao to Easter Island 2,033'],
      ['B139', 'Easter Island', -27.15, -109.44, 'Pitcairn', -25.06, -130.1, 1117, 'Easter Island to Pitcairn 1,117'],
      ['B140', 'Pitcairn', -25.06, -130.1, 'Papeete', -17.54, -149.57, 1188, 'Pitcairn to Papeete 1188'],
      ['B141', 'Papeete', -17.54, -149.57, 'Auckland', -36.84, 174.78, 2215, 'Papeete to Auckland 2,215'],
    ],
  ),
]

/**
 * Rows whose printed figure or position is at fault by a search over a raster of Natural Earth 1:10m (0.05°), or by a way
 * that a sea route does not know. Found after the comparison; they stay in the list and count in its statistics.
 */
export const BLIND_FAULTS: Readonly<Record<string, string>> = {
  B013: 'the transcription puts Tampico 0.8° out to sea (97.06 W for 97.86 W)',
  B017: 'open water: 830 by the geodesic and by the raster',
  B023: 'no way over the Baltic has 917 miles; the raster has 679',
  B031: '185 over the raster, all open water',
  B084: '261 over the raster, all open water',
  B103: 'the transcription puts Alicante east of Greenwich (0.48 E for 0.48 W)',
  B106: 'goes by the Corinth Canal; 487 round the Peloponnese over the raster',
  B119: '190 over the raster, all open water',
}
