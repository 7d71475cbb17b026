/**
 * The named points of the sea graph: name|latitude|longitude, in degrees, WGS84. Own work from general geography: points
 * that ships pass (clear of capes, in the lanes of straits) and the ports on rivers, lakes and fjords, which have no open
 * water before them. A point beside a coast or a shoal is where ships turn, not where land ends. The edges between them are derived by test/tools/sea-graph/derive.ts. Lines that start with # are headings.
 */
export const WAYPOINTS = `
# North Sea and Channel
Elbe estuary|54.0|8.15
Brunsbüttel|53.88|9.13
Hamburg|53.54|9.96
Weser estuary|53.85|7.85
Bremerhaven|53.55|8.55
Bremen|53.11|8.74
Wilhelmshaven|53.6|8.15
IJmuiden|52.47|4.45
Amsterdam|52.4|4.85
Maas entrance|52.01|3.9
Rotterdam|51.9|4.45
Flushing|51.42|3.5
Antwerp|51.27|4.32
West Hinder|51.4|2.35
Strait of Dover north|51.13|1.65
Strait of Dover south|50.8|1.22
Thames estuary|51.55|1.4
London|51.5|0.02
Humber mouth|53.55|0.35
Hull|53.74|-0.28
Pentland Firth east|58.7|-2.6
Pentland Firth west|58.7|-3.6
Fair Isle|59.4|-1.9
Central North Sea|56.0|3.0
Lindesnes|57.75|7.0
Bergen|60.4|4.7
Isle of Wight|50.45|-1.3
Nab|50.63|-0.9
The Needles|50.6|-1.72
Southampton|50.89|-1.4
Le Havre approach|49.55|-0.1
Rouen|49.44|1.05
Ushant|48.75|-5.75
# Irish Sea and Scotland
Bristol Channel|51.25|-4.8
Avonmouth|51.48|-2.75
Liverpool Bay|53.5|-3.5
Liverpool|53.42|-3.0
Land's End|50.05|-6.2
Tuskar Rock|52.15|-5.95
Isle of Man south|53.9|-4.85
North Channel|55.1|-5.5
Malin Head|55.55|-7.3
Tory Island|55.4|-8.5
Barra Head|56.6|-7.9
The Minch|58.2|-6.0
Cape Wrath|58.75|-5.1
Lizard|49.75|-5.2
Firth of Clyde|55.4|-5.0
Glasgow|55.87|-4.3
Fastnet|51.2|-9.7
Shannon mouth|52.5|-10.2
Limerick|52.66|-8.65
# Baltic
Skagerrak|57.9|9.6
The Skaw|57.85|10.85
Oslofjord|58.95|10.65
Oslo|59.9|10.7
Kattegat|56.75|11.6
Kullen|56.4|12.15
Great Belt north|56.0|10.95
Great Belt|55.35|11.0
Langeland|54.7|10.9
Kiel Bay|54.5|10.4
Kiel|54.37|10.15
Fehmarn Belt|54.57|11.3
Øresund north|56.15|12.4
Elsinore|56.05|12.63
Copenhagen|55.7|12.7
Øresund south|55.25|12.7
Swinoujscie|54.0|14.3
Szczecin|53.43|14.58
Bornholm south|54.85|15.0
Gdansk Bay|54.65|18.95
Gotland south|56.7|18.2
Gotland east|57.6|19.6
Irbe Strait|57.75|21.8
Riga|57.1|23.95
Hanko|59.6|22.9
Gulf of Finland|59.8|24.8
Kronstadt|60.0|29.4
Saint Petersburg|59.92|30.22
Sandhamn|59.2|19.3
Stockholm|59.33|18.13
Bothnian Sea|61.9|19.6
Kvarken|63.5|20.7
Bay of Bothnia|64.9|23.3
# Norway, Barents, White Sea, Iceland, Greenland
Trondheim approach|63.7|8.0
Trondheim|63.45|10.4
Lofoten|67.6|11.9
Narvik|68.4|16.6
Tromsø approach|70.4|18.6
Svalbard south|76.2|16.0
Isfjord mouth|78.05|12.9
North Cape|71.4|25.8
Kola Inlet|69.4|33.6
Murmansk|68.98|33.05
White Sea|65.2|39.5
Arkhangelsk|64.55|40.5
Kara Gate|70.45|58.0
Faroes south|61.0|-6.8
Reykjavik approach|64.2|-22.9
Iceland south|63.2|-18.5
Iceland east|65.2|-13.2
Langanes|66.6|-14.2
Iceland north|66.7|-18.5
Horn|66.65|-22.3
Denmark Strait|66.0|-27.0
Cape Farewell|59.2|-44.0
Greenland southwest|60.4|-48.8
Nuuk approach|63.9|-52.4
Greenland west|66.5|-54.8
Disko|69.3|-55.2
Davis Strait|68.5|-56.0
Hudson Strait east|61.0|-64.0
Hudson Strait west|63.3|-77.5
Churchill approach|59.3|-92.5
# Bay of Biscay and Iberia
Brest|48.3|-4.85
Saint-Nazaire|47.15|-2.4
Nantes|47.2|-1.6
Gironde mouth|45.6|-1.5
Bordeaux|44.87|-0.55
Bilbao|43.55|-3.1
Estaca de Bares|44.0|-7.6
Cape Finisterre|43.15|-9.85
Leixões|41.2|-9.0
Cape St Vincent|36.85|-9.15
Guadalquivir mouth|36.75|-6.5
Seville|37.35|-5.99
Gibraltar west|35.92|-5.85
Gibraltar east|35.99|-5.3
# Western Mediterranean
Cabo de Gata|36.55|-2.1
Ibiza channel|38.75|0.65
Gulf of Lion|43.15|4.6
Mallorca south|39.0|3.0
Minorca north|40.4|4.1
Algiers|37.0|3.2
Cape Bougaroun|37.3|6.5
Genoa|44.3|8.85
Cap Corse|43.15|9.4
Bonifacio west|41.3|8.6
Bonifacio east|41.3|9.7
Sardinia south|38.6|8.6
Cape Bon|37.3|11.1
Gulf of Gabes|34.5|11.5
Civitavecchia|41.9|11.6
Naples|40.7|14.05
Messina north|38.35|15.65
Messina south|37.95|15.55
# Central and Eastern Mediterranean, Adriatic, Aegean, Black Sea
Malta south|35.6|14.6
Cape Passero|36.55|15.3
Cyrenaica|33.1|22.0
Otranto|40.2|18.9
Durres|41.3|19.2
Vieste|42.1|16.5
Pula|44.7|13.6
Patras|38.28|21.6
Matapan|36.2|22.4
Kythira|36.15|23.2
Crete west|35.45|23.2
Cape Maleas|36.4|23.3
Kafireas|37.95|24.75
Mykonos|37.65|25.2
Saronic Gulf|37.6|23.65
Kasos|35.6|27.2
Rhodes|36.1|28.3
Samos|37.75|26.25
Izmir approach|38.7|26.5
Izmir|38.45|27.05
Thessaloniki|40.55|22.85
Dardanelles west|40.0|26.05
Dardanelles east|40.45|26.85
Bosphorus south|40.97|28.95
Bosphorus north|41.3|29.2
Kaliakra|43.3|28.7
Sulina|45.1|29.9
Galati|45.43|28.05
Odesa|46.3|31.0
Mykolaiv|46.9|31.95
Crimea south|44.2|33.8
Kerch Strait south|45.0|36.5
Kerch Strait north|45.5|36.75
Azov|46.5|37.5
Rostov-on-Don|47.2|39.65
Trabzon|41.3|39.5
Sinop|42.3|35.2
Anamur|35.85|32.8
Cyprus southwest|34.5|32.1
Latakia|35.5|35.5
Port Said|31.4|32.35
Alexandria|31.35|29.8
# Red Sea, Gulf of Aden, Persian Gulf
Suez|29.85|32.53
Jubal|27.6|33.95
Tiran|28.0|34.47
Daedalus|25.0|35.9
Jeddah|21.4|38.9
Port Sudan|19.7|37.5
Massawa|15.9|39.8
Zubair|15.3|41.9
Hanish|13.9|42.7
Bab-el-Mandeb north|12.75|43.2
Bab-el-Mandeb south|12.4|43.65
Gulf of Aden|13.1|48.5
Cape Guardafui|12.15|51.4
Socotra north|13.2|53.8
Salalah|16.7|54.3
Masirah|20.0|59.2
Ras al Hadd|22.7|60.1
Hormuz east|26.3|56.8
Hormuz west|26.58|56.4
Abu Dhabi|24.75|54.2
Gulf middle|27.2|51.4
Khor Abdullah|29.6|48.95
Umm Qasr|30.03|47.95
Basra|30.52|47.83
Bandar Imam Khomeini|30.42|49.08
# Indian Ocean
Chabahar|25.1|60.6
Karachi|24.7|66.9
Kandla|22.75|69.3
Diu|20.4|70.8
Mumbai|18.85|72.6
Goa|15.4|73.5
Kochi|9.95|76.0
Minicoy|7.9|73.0
Tuticorin|8.6|78.4
Colombo|6.95|79.7
Dondra Head|5.75|80.6
Trincomalee|8.7|81.6
Chennai|13.1|80.6
Visakhapatnam|17.5|83.5
Sandheads|21.0|88.2
Haldia|22.0|88.08
Kolkata|22.53|88.3
Chittagong|22.0|91.6
Sittwe|20.0|92.6
Cape Negrais|15.6|94.0
Yangon River mouth|16.1|96.25
Yangon|16.76|96.17
Andaman east|11.5|94.8
Ten Degree Channel|10.0|92.5
Ranong|9.0|97.7
One and a Half Degree Channel|1.4|73.4
Chagos|-7.0|72.6
Seychelles|-4.4|55.6
Mauritius|-20.0|57.4
Reunion|-20.8|55.3
Reunion south|-21.6|55.5
Madagascar southeast|-25.3|47.4
Toamasina|-18.2|49.8
Madagascar north|-11.6|49.4
Madagascar south|-26.0|45.2
Comoros|-11.0|43.8
Mozambique Channel|-17.0|41.4
Mozambique Channel south|-24.0|37.6
Nacala|-14.5|41.0
Beira|-19.9|35.2
Maputo|-25.9|33.0
Durban|-29.9|31.2
East London|-33.2|28.2
Port Elizabeth|-34.1|25.9
Cape Agulhas|-34.98|20.0
Cape of Good Hope|-34.5|18.2
Zanzibar east|-6.2|39.9
Mombasa|-4.1|39.85
Mogadishu|2.0|45.7
Horn of Africa east|5.0|49.3
Arabian Sea|10.0|60.0
Indian Ocean middle|-25.0|80.0
Cocos|-12.0|97.0
Christmas Island|-10.3|105.7
# Malacca, Indonesia, Philippines
Sabang|6.05|95.1
Belawan|4.0|98.8
One Fathom Bank|2.85|101.0
Port Klang|2.95|101.25
Malacca Strait south|1.75|102.7
Singapore west|1.17|103.4
Singapore Strait|1.2|103.82
Singapore east|1.33|104.4
Padang|-1.0|100.1
Bengkulu|-4.0|101.8
Sunda Strait south|-6.4|105.0
Sunda Strait west|-5.98|105.7
Sunda Strait north|-5.8|105.95
Bangka Strait north|-1.5|105.1
Palembang|-2.98|104.78
Karimata north|1.0|105.9
Gelasa|-2.8|107.3
Java Sea|-5.3|110.5
Ujung Pangkah|-6.75|112.65
Surabaya|-7.2|112.72
Banjarmasin|-4.3|114.5
Lombok north|-8.2|115.9
Lombok south|-9.0|115.7
Makassar|-5.1|119.2
Makassar Strait south|-4.4|117.6
Makassar Strait|-1.3|118.3
Makassar Strait north|1.6|119.5
Celebes Sea|3.2|121.9
Sape|-8.0|119.3
Banda Sea west|-5.9|123.6
Wetar|-7.9|126.9
Ombai Strait|-8.5|125.2
Roti|-11.2|122.4
Leti|-8.3|128.0
Ambon|-3.9|128.1
Buru west|-3.0|125.6
Molucca Sea|0.8|126.3
Halmahera north|2.6|128.9
Sorong|-0.8|131.0
Manokwari|-0.5|134.3
Jayapura|-2.3|140.8
Aru|-7.0|133.2
Sangihe|4.4|125.2
Zamboanga|6.85|121.95
Sibutu|4.8|119.6
Sulu Sea|8.5|120.6
Balabac|7.6|117.1
Cuyo|10.8|121.5
Mindoro Strait|12.4|120.6
Verde Island|13.55|121.1
Manila approach|14.2|120.5
Manila|14.55|120.85
Negros south|8.9|122.8
Bohol Sea|9.1|124.4
Surigao|10.1|125.4
Surigao Strait east|10.6|126.0
Ticao|12.6|123.6
San Bernardino west|12.6|124.05
San Bernardino|12.75|124.45
Mindanao east|7.8|126.9
Luzon northeast|18.8|122.5
# South and East China Sea
Anambas|3.0|105.2
Songkhla|7.3|100.8
Gulf of Thailand|9.5|101.6
Redang|5.9|103.25
Aur|2.5|104.55
Bangkok bar|13.35|100.6
Bangkok|13.7|100.57
Ca Mau|8.2|104.5
Con Son|8.4|106.9
Vung Tau|10.2|107.05
Ho Chi Minh City|10.77|106.72
Cape Padaran|11.2|109.2
Da Nang|16.3|108.4
Paracel west|16.5|110.4
Hon La|18.0|106.8
Haiphong approach|20.55|107.0
Haiphong|20.86|106.68
Hainan southeast|18.1|109.9
Qiongzhou east|20.15|110.7
Qiongzhou west|20.15|109.7
Zhanjiang|20.9|110.7
Macclesfield|15.5|113.0
South China Sea middle|12.0|111.6
South China Sea south|7.5|108.5
Kuching|2.0|110.4
Bintulu|3.4|112.9
Kota Kinabalu|6.1|115.8
Palawan west|8.8|116.5
Bolinao|16.6|119.6
Luzon northwest|18.75|120.3
Hong Kong south|22.05|114.2
Hong Kong|22.28|114.13
Pearl River mouth|22.1|113.8
Guangzhou|23.08|113.45
Xiamen|24.25|118.4
Taiwan south|21.7|120.8
Luzon Strait|20.7|121.4
Taiwan north|25.5|121.3
Wenzhou|27.7|121.4
Yangtze mouth|31.0|122.45
Shanghai|31.25|121.6
Nanjing|32.1|118.75
Lianyungang|34.8|119.7
Shandong|37.1|122.9
Shandong north|37.6|122.6
Bohai Strait|38.6|121.0
Tianjin|38.9|117.95
Yingkou|40.3|121.6
Incheon approach|37.1|126.0
Incheon|37.45|126.55
Jeju|33.0|126.0
Jeju east|33.6|127.4
Busan|35.0|129.1
# Japan, Russian Far East
Tsushima|34.6|129.9
Kanmon west|33.95|130.75
Kanmon east|33.93|131.05
Iyo Sea|33.65|132.2
Hiroshima|34.1|132.4
Bingo|34.28|133.4
Kobe|34.6|135.2
Osaka|34.6|135.35
Kii Channel|33.8|134.9
Bungo Channel|32.8|132.1
Goto|32.6|128.5
Osumi|30.9|130.75
Amami|28.7|128.9
Okinawa|26.0|127.4
Shiono|33.35|135.8
Ise Bay|34.5|136.95
Nagoya|35.0|136.85
Uraga|35.15|139.78
Tokyo|35.55|139.85
Nojima|34.8|140.0
Inubo|35.7|141.05
Sendai|38.2|141.6
Tsugaru|41.4|140.5
Noto|37.7|136.8
Dogo|36.5|133.5
Sea of Japan|39.5|134.5
Donghae|38.5|129.2
Chongjin|41.5|130.1
Vanino|49.0|140.7
La Perouse|45.75|142.0
Erimo|41.8|143.4
Nemuro|43.1|146.0
Sea of Okhotsk|52.0|148.0
Magadan|59.2|150.8
Sakhalin north|54.8|142.9
Sakhalin east|49.0|144.8
Kuril north|50.3|156.3
Petropavlovsk|52.8|158.9
Provideniya|64.0|-173.0
Bering Strait|65.8|-168.9
# Pacific
Attu|53.3|171.5
Aleutians south|51.0|-177.0
Dutch Harbor|54.15|-166.5
Unimak south|54.15|-164.9
Shumagin|54.4|-159.8
Cook Inlet|59.2|-152.0
Anchorage|61.2|-150.05
Valdez approach|59.9|-146.9
Valdez|61.1|-146.5
Juneau|58.25|-134.45
Cross Sound|58.1|-136.9
Chatham Strait|57.2|-134.7
Cape Ommaney|55.95|-134.6
Dixon Entrance|54.4|-132.2
Queen Charlotte south|51.5|-131.3
Vancouver Island west|50.0|-128.5
Cape Flattery|48.5|-125.0
Victoria|48.3|-123.4
Seattle|47.62|-122.38
Tacoma|47.28|-122.42
Vancouver|49.3|-123.2
Columbia bar|46.22|-124.2
Portland|45.6|-122.75
Cape Blanco|42.85|-124.9
Cape Mendocino|40.4|-124.8
San Francisco approach|37.75|-122.8
San Francisco|37.81|-122.4
Oakland|37.8|-122.32
Point Arguello|34.45|-120.8
San Diego|32.6|-117.35
Guadalupe|29.0|-116.0
Cabo San Lazaro|24.7|-112.5
Cabo San Lucas|22.75|-110.05
Guaymas|27.7|-111.0
Mazatlan|23.1|-106.6
Manzanillo|18.95|-104.5
Lazaro Cardenas|17.8|-102.2
Acapulco|16.6|-99.9
Tehuantepec|15.4|-95.0
Acajutla|13.35|-89.9
Corinto|12.3|-87.4
Nicoya|9.4|-85.1
Burica|7.8|-82.8
Balboa|8.88|-79.52
Buenaventura|3.8|-77.5
Esmeraldas|1.2|-80.2
Guayaquil approach|-2.9|-80.7
Guayaquil|-2.28|-79.91
Aguja|-6.0|-81.4
Callao|-12.05|-77.35
Paracas|-14.0|-76.6
Matarani|-17.1|-72.3
Iquique|-20.2|-70.4
Antofagasta|-23.5|-70.7
Coquimbo|-29.9|-71.7
Valparaiso|-32.9|-71.75
Concepcion|-36.5|-73.3
Chiloe|-43.0|-75.2
Puerto Montt|-41.6|-73.0
Taitao|-46.7|-76.1
Magellan west|-52.6|-75.1
Punta Arenas|-53.15|-70.8
Magellan east|-52.5|-68.2
Cape Horn|-56.2|-67.3
Le Maire|-54.8|-65.0
Ushuaia|-54.85|-68.2
Hawaii south|18.6|-156.0
Honolulu|21.2|-157.9
Kauai channel|22.4|-160.6
Midway|28.5|-177.5
Wake|19.2|166.4
Guam|13.5|144.5
Yap|9.4|138.0
Palau|7.2|134.4
Saipan|15.2|145.6
Pohnpei|7.2|158.3
Tarawa|1.5|172.8
Chuuk|7.2|152.0
Majuro|7.3|171.3
Nauru|-0.6|166.8
Rabaul|-3.9|152.8
Admiralty|-1.5|147.0
Vitiaz|-5.9|147.6
Milne Bay|-11.3|151.5
Port Moresby|-9.7|147.0
Jomard|-11.2|152.1
Solomon Sea|-8.0|154.5
Bougainville Strait|-6.7|156.0
Honiara|-9.3|160.0
Indispensable|-10.0|161.2
Santa Cruz|-11.5|166.5
Vanuatu|-17.5|168.0
Noumea|-22.6|166.3
New Caledonia southeast|-23.1|168.0
New Caledonia north|-19.0|162.5
Suva|-18.3|178.4
Fiji west|-17.8|176.9
Pago Pago|-14.5|-170.6
Tonga|-21.1|-175.5
Apia|-13.6|-171.7
Rarotonga|-21.1|-159.8
Papeete|-17.4|-149.6
Marquesas|-9.0|-141.0
Pitcairn|-25.3|-130.0
Easter Island|-27.3|-109.6
Galapagos|-1.5|-91.8
Christmas Atoll|2.0|-158.0
Clipperton|10.5|-109.5
North Pacific west|46.0|165.0
North Pacific middle|49.0|180
North Pacific east|48.0|-145.0
# Australia and New Zealand
Torres Strait|-10.45|142.25
Torres Strait west|-10.6|141.4
Torres Strait east|-9.4|144.0
Cape Weymouth|-12.6|143.7
Cairns|-16.7|146.0
Townsville|-19.0|147.0
Hay Point|-21.0|149.5
Sandy Cape|-24.4|153.5
Brisbane|-26.8|153.4
Sydney|-33.85|151.4
Gabo|-37.7|150.2
Bass Strait east|-39.2|147.0
Bass Strait middle|-39.3|145.2
Melbourne approach|-38.4|144.55
Melbourne|-37.9|144.85
Launceston|-41.0|146.8
Tasmania southwest|-43.8|145.8
Tasman Island|-43.5|148.2
Portland Australia|-38.6|141.5
Adelaide|-34.8|138.35
Great Australian Bight|-35.2|128.0
King George Sound|-35.25|118.0
Cape Leeuwin|-34.6|114.8
Fremantle|-32.0|115.6
Geraldton|-28.8|114.3
North West Cape|-21.6|113.9
Ashmore|-12.5|124.2
Darwin approach|-12.2|130.4
Darwin|-12.45|130.83
Arafura Sea|-10.4|134.5
North Cape NZ|-34.2|173.0
Auckland|-36.5|175.05
Cape Runaway|-37.4|178.2
Napier|-39.4|177.2
Cook Strait west|-40.5|174.2
Farewell Spit|-40.2|172.7
Cook Strait|-41.35|174.5
Dunedin|-45.8|170.9
Puysegur|-46.4|166.2
Chatham|-44.2|-176.3
# South Atlantic and Brazil
Stanley|-51.7|-57.6
South Georgia|-54.2|-36.4
Puerto Deseado|-47.8|-65.2
Comodoro Rivadavia|-45.8|-67.2
Peninsula Valdes|-42.5|-63.2
Bahia Blanca|-39.2|-61.6
Mar del Plata|-38.1|-57.3
Recalada|-35.2|-56.0
Punta del Este|-35.1|-54.8
Cape Sao Tome|-22.2|-40.6
Montevideo|-34.98|-56.2
Buenos Aires|-34.58|-58.3
Rosario|-32.95|-60.62
Rio Grande|-32.25|-51.95
Porto Alegre|-30.02|-51.25
Itajai|-26.9|-48.5
Santos|-24.1|-46.3
Cape Frio|-23.15|-41.8
Vitoria|-20.4|-40.1
Abrolhos|-18.0|-38.0
Salvador|-13.1|-38.5
Maceio|-9.8|-35.5
Recife|-8.05|-34.7
Cape Calcanhar|-4.9|-35.0
Fortaleza|-3.6|-38.4
Sao Luis|-2.2|-43.9
Salinopolis|-0.3|-47.3
Belem|-1.38|-48.5
Para River mouth|-0.25|-47.95
Amazon bar|1.6|-49.2
Macapa|0.0|-51.05
Manaus|-3.15|-60.0
Cayenne|5.2|-52.1
Paramaribo|6.2|-55.2
Georgetown|7.0|-58.1
Orinoco mouth|8.9|-60.3
Puerto Ordaz|8.3|-62.7
Trindade|-20.5|-29.4
Ascension|-8.0|-14.5
Saint Helena|-15.9|-5.8
Tristan da Cunha|-37.0|-12.4
# Caribbean and Gulf of Mexico
Galleons Passage|11.0|-60.9
Dragon's Mouth|10.8|-61.8
Saint Lucia Channel|14.3|-60.95
Antigua|17.3|-61.7
Anegada Passage|18.3|-63.9
Saint Thomas|18.2|-65.0
Mona Passage|18.4|-67.9
Beata|17.2|-71.5
Hispaniola north|20.1|-70.6
Tiburon|18.3|-74.7
Windward Passage|20.0|-74.0
Crooked Island|22.8|-74.6
Caicos|22.2|-72.4
San Salvador|24.3|-74.3
Kingston|17.75|-76.8
Cayman|19.1|-81.3
Cabo Cruz|19.6|-78.0
Cienfuegos|21.8|-80.5
Havana|23.3|-82.35
Cape San Antonio|21.8|-85.3
Yucatan Channel|21.9|-86.2
Old Bahama|22.6|-78.2
Old Bahama east|21.4|-75.8
Providence northeast|25.7|-77.2
Cancun|21.0|-86.4
Puerto Cortes|16.0|-88.0
Gracias a Dios|15.6|-82.4
San Andres|12.6|-81.9
Colon|9.42|-79.92
Barranquilla|11.2|-74.9
Maracaibo|10.65|-71.55
Gulf of Venezuela|11.9|-71.0
Puerto Cabello|10.7|-68.0
Blanquilla|12.1|-64.7
Progreso|21.6|-89.7
Coatzacoalcos|18.4|-94.4
Tampico|22.3|-97.5
Brownsville|26.0|-96.9
Galveston|29.25|-94.5
Houston|29.73|-95.2
Sabine|29.4|-93.7
Beaumont|30.07|-94.08
Lake Charles|30.2|-93.3
Southwest Pass|28.75|-89.45
New Orleans|29.93|-90.08
Baton Rouge|30.43|-91.2
Mobile bar|30.1|-88.05
Mobile|30.68|-88.03
Cape San Blas|29.2|-85.6
Tampa Bay|27.55|-83.0
Tampa|27.9|-82.45
Dry Tortugas|24.35|-83.3
Florida Keys|24.75|-80.5
Miami|25.75|-80.0
Straits of Florida north|27.2|-79.8
# North America east
Jacksonville bar|30.4|-81.2
Jacksonville|30.35|-81.63
Savannah bar|31.95|-80.7
Savannah|32.11|-81.11
Frying Pan|33.4|-77.6
Wilmington NC|34.2|-77.95
Diamond Shoals|35.1|-75.2
Cape Henry|36.93|-75.8
Norfolk Virginia|36.95|-76.33
Baltimore|39.25|-76.55
Delaware entrance|38.75|-74.85
Philadelphia|39.9|-75.13
Ambrose|40.45|-73.8
New York|40.67|-74.03
Albany|42.63|-73.75
Montauk|40.9|-71.8
New Haven|41.2|-72.9
Block Island|41.1|-71.5
Providence|41.8|-71.4
Great South Channel|41.2|-69.2
Cape Sable|43.2|-65.8
Canso|45.2|-60.7
Cape Race|46.4|-53.1
Saint Pierre|46.7|-56.2
Cabot Strait|47.4|-59.9
Corner Brook|49.0|-58.6
Gaspe|49.0|-63.9
Les Escoumins|48.35|-69.3
Saguenay|48.38|-70.85
Quebec|46.82|-71.2
Trois-Rivières|46.33|-72.54
Montreal|45.52|-73.54
Belle Isle|52.0|-55.0
# Great Lakes
Cape Vincent|44.1|-76.4
Toronto|43.63|-79.38
Hamilton|43.28|-79.8
Port Weller|43.24|-79.22
Port Colborne|42.87|-79.25
Buffalo|42.87|-78.9
Cleveland|41.52|-81.71
Toledo|41.7|-83.47
Detroit River mouth|42.0|-83.1
Detroit|42.32|-83.06
Port Huron|43.02|-82.41
Detour|45.9|-83.9
Mackinac|45.82|-84.75
Milwaukee|43.02|-87.88
Chicago|41.88|-87.6
Burns Harbor|41.65|-87.15
Sault Ste Marie|46.5|-84.37
Duluth|46.77|-92.08
Thunder Bay|48.4|-89.2
# Atlantic islands and West Africa
Flores Azores|39.3|-31.4
Bermuda|32.3|-64.5
Madeira|32.5|-16.9
Azores|37.6|-25.7
Canary Islands east|28.9|-13.4
Canary Islands|28.1|-15.2
Gran Canaria south|27.6|-15.3
Tenerife|28.5|-16.1
Cape Verde Islands|16.8|-24.8
Casablanca|33.75|-7.8
Agadir|30.4|-9.9
Cape Bojador|26.2|-14.7
Cape Blanc|20.6|-17.9
Dakar|14.65|-17.65
Bissau|11.5|-17.0
Freetown|8.5|-13.5
Monrovia|6.2|-11.1
Cape Palmas|4.1|-7.6
Abidjan|5.1|-4.0
Takoradi|4.6|-1.7
Lome|6.0|1.3
Lagos|6.35|3.4
Bonny|4.1|7.1
Port Harcourt|4.76|7.0
Douala bar|3.75|9.4
Douala|4.05|9.68
Port-Gentil|-0.5|8.6
Banana|-6.05|12.2
Matadi|-5.82|13.45
Luanda|-8.75|13.1
Lobito|-12.3|13.45
Namibe|-15.2|12.0
Walvis Bay|-22.85|14.35
Saldanha|-33.05|17.75
# Added in version 2: straits, gulfs, capes and reef passages that had none
Great Yarmouth|52.75|1.9
Orford Ness|52.05|1.75
Rattray Head|57.65|-1.6
Moray Firth|57.9|-3.3
Gedser|54.5|12.0
Kalmar Strait|56.4|16.35
Söderarm|59.8|19.5
Sandhammaren|55.25|14.3
Kalmar Strait north|57.05|16.75
Paamiut|61.8|-50.3
Disko Bay|68.7|-53.7
Faroes north|62.5|-7.2
Greenland southeast|60.3|-42.6
Vardø|70.55|31.4
Svyatoy Nos|68.35|39.9
Marettimo|37.85|12.0
Trapani|38.15|12.4
Cap de Garde|37.1|7.9
Cape San Sebastian|41.85|3.4
Misurata|32.7|15.2
Zuara|33.25|12.0
Zante|37.6|20.6
Cephalonia|38.05|20.3
Ras Fartak|15.4|52.4
Ras Madrakah|18.85|58.1
Cap Saint-Andre|-15.95|44.15
Barren Islands|-18.5|43.45
Morombe|-22.0|42.95
Toliara approach|-23.8|43.35
Cap Sainte-Marie west|-25.3|43.9
Cap Est|-15.3|50.75
Angoche|-16.45|40.2
Inhambane|-23.8|35.75
Port Blair|11.65|93.0
Preparis Channel|14.6|93.5
Vohemar|-13.1|50.15
Cape Saint Sebastian|-12.2|48.5
Cape Delgado|-10.6|40.85
Mozambique Island|-15.1|40.95
Duncan Passage|11.2|92.6
Reunion west|-21.15|55.05
Antongil|-16.1|50.1
Manado|1.75|125.25
Gulf of Tomini|-0.1|122.5
Peleng|-1.1|123.6
Gulf of Tolo|-2.2|122.6
Buton|-5.5|123.2
Basilan|6.85|122.2
Talaud|4.2|126.6
Jintotolo Channel|11.6|123.2
Bali south|-8.98|115.05
Cilacap|-7.95|109.2
Changi|1.29|104.1
Kalimantan southwest|-3.2|110.05
Pulau Laut|-4.25|116.25
Karimata Strait|-1.5|109.0
Wowoni|-4.2|123.2
Cape Valsche|-8.5|137.5
Merauke|-8.75|140.2
Aru north|-5.3|134.6
Kai north|-4.3|132.9
Seram east|-2.9|131.7
Misool|-1.7|129.6
Dampier Strait|-0.6|130.6
Cenderawasih|-2.4|134.45
Morotai|2.1|128.2
Sarangani|5.4|125.5
Moro Gulf|6.4|123.9
Maqueda Channel|13.75|124.1
Samar northeast|12.65|125.4
Siargao|9.6|126.25
Camotes Sea|10.9|124.2
Visayan Sea|11.5|123.9
Sibuyan Sea|12.55|122.6
Cape D'Urville|-1.35|137.9
Bangka Strait south|-3.15|106.45
Maenggol|34.15|125.8
Jeju Strait|33.8|126.9
Vladivostok|42.7|131.9
Cape Povorotny|42.5|133.2
Olga|43.6|135.6
Tsugaru west|41.15|139.85
Tsugaru east|41.5|141.5
Shakotan|43.45|140.1
Oga|39.95|139.45
Rebun|45.3|140.7
Kyoga|35.9|135.25
Jizo|35.75|133.3
Kawajiri|34.6|130.9
Genkai|33.8|129.95
Hirado|33.4|129.2
De-Kastri|51.4|141.1
Adak|52.15|-176.6
Unimak Pass|54.4|-165.2
Bristol Bay|58.3|-162.6
Nunivak|60.2|-167.9
Yukon delta|63.1|-166.0
Norton Sound|63.9|-163.0
Chignik|55.75|-158.6
Semidi|56.7|-156.8
Shelikof Strait|57.9|-154.5
Kodiak|57.4|-151.7
Icy Strait|58.1|-134.98
Hecate Strait|53.3|-130.9
Queen Charlotte Strait|50.85|-127.5
Cape Mudge|49.9|-125.1
Makapuu|21.35|-157.5
Pailolo Channel|21.2|-156.75
Alenuihaha Channel|20.4|-156.2
Chacao Channel|-41.75|-74.15
Boca del Guafo|-43.7|-74.4
Corral|-39.85|-73.75
Punta Lavapie|-37.2|-73.85
Cape Gloucester|-5.45|148.3
China Strait|-10.4|150.75
Goodenough|-9.25|150.2
Funafuti|-10.0|179.0
Gulf of Ancud|-41.85|-73.15
Kennedy Entrance|59.0|-151.5
Frederick Sound|57.0|-133.5
Vanua Levu|-16.0|179.6
Nanuku Passage|-16.6|-179.3
Cape Velas|10.3|-86.1
Santa Elena|-2.1|-81.2
Loyalty Islands|-21.3|167.65
Petersburg|56.82|-132.95
Punta San Juan|-15.5|-75.4
Cape Melville|-14.1|144.55
Lizard Island|-14.85|145.35
Grafton Passage|-16.65|146.2
Palm Passage|-18.5|147.15
Whitsunday|-20.1|149.2
Hydrographers Passage|-19.9|150.35
Hydrographers Passage south|-20.55|150.35
Capricorn Channel|-22.75|152.5
Curtis Channel|-24.2|152.2
Banks Strait|-40.65|148.2
Cape Spencer|-35.5|136.8
East Cape|-37.8|178.85
Cape Turnagain|-40.6|176.9
Cape Palliser|-41.75|175.3
Gove|-11.9|137.0
Weipa|-12.6|141.3
Gulf of Carpentaria|-15.5|140.3
San Blas|-40.85|-61.95
Abrolhos Channel|-17.9|-38.85
Curacao|12.05|-69.2
Aruba|12.6|-70.2
Paraguana|12.35|-69.8
Morant Point|17.9|-76.1
Maisi|20.3|-74.1
Manzanillo Point|9.8|-79.45
Strait of Belle Isle|51.4|-56.9
Cape Bauld|51.75|-55.9
Bonavista|48.8|-52.85
Rimouski|48.7|-68.2
Cape Whittle|50.05|-60.1
Jacques Cartier Strait|50.0|-63.7
Cape Lopez|-0.6|8.35
Cape Shipunsky|52.95|160.2
Cape Kronotsky|54.55|162.35
Cape Kamchatsky|55.95|163.7
Cape Olyutorsky|59.75|170.6
Cape Navarin|62.05|179.7
Gulf of Anadyr|64.4|179.2
`
