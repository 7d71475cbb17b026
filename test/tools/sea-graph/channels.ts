/**
 * The edges that no coarse map can measure: canals, rivers, lakes and narrow straits, each as
 * from | to | kilometres, or 'line' for the geodesic | what | source, where "what" is a passage, or 'port' where `from` is a
 * port that listed edges alone reach, or nothing.
 * Kilometres are those along the fairway, to the nearest few, recalled from what the named authority or pilot book gives
 * and not read there anew; each was checked only to be no shorter than its geodesic.
 */
export const CHANNELS = `
# Passages
Port Said|Suez|205|SUEZ|Suez Canal Authority: canal 193.3 km, from Port Said lighthouse to Suez; with the roads at both ends
Balboa|Colon|81.6|PANAMA|Panama Canal Authority: 81.6 km deep water to deep water
Brunsbüttel|Kiel|98.6|KIEL|Waterways administration (WSV): 98.6 km Brunsbüttel to Kiel-Holtenau
Malacca Strait south|Singapore west|line|MALACCA|fairway
Bab-el-Mandeb north|Bab-el-Mandeb south|line|BABELMANDEB|fairway
Bosphorus south|Bosphorus north|44|BOSPHORUS|Turkish straits: strait 31 km, with its approaches
Punta Arenas|Magellan east|205|MAGELLAN|Chilean navy: strait 310 nm in all, of which 110 nm east of Punta Arenas
Punta Arenas|Magellan west|370|port|Chilean navy: strait 310 nm in all, of which 200 nm west of Punta Arenas
Gibraltar west|Gibraltar east|line|GIBRALTAR|fairway
Strait of Dover south|Strait of Dover north|line|DOVER|fairway
Hormuz west|Hormuz east|line|HORMUZ|fairway
Sunda Strait west|Sunda Strait north|line|SUNDA|fairway
# Straits
Sunda Strait south|Sunda Strait west|line||fairway
Singapore west|Singapore Strait|line||fairway
Singapore Strait|Singapore east|line||fairway
Singapore Strait|Changi|line||fairway
Changi|Singapore east|line||fairway
One Fathom Bank|Malacca Strait south|line||fairway
Port Klang|One Fathom Bank|line||fairway
Dardanelles west|Dardanelles east|90||Turkish straits: 61 km, Aegean to Gelibolu, with its approaches
Messina north|Messina south|line||fairway
Elsinore|Copenhagen|line||fairway
Øresund north|Elsinore|line||fairway
Copenhagen|Øresund south|line||fairway
Great Belt north|Great Belt|line||fairway
Great Belt|Langeland|line||fairway
Langeland|Kiel Bay|line||fairway
Langeland|Fehmarn Belt|line||fairway
Kiel|Kiel Bay|line||fairway
Kerch Strait south|Kerch Strait north|line||fairway
Kanmon east|Kanmon west|32|port|Japan Coast Guard: Kanmon passage
Kanmon east|Iyo Sea|line||fairway
Hiroshima|Iyo Sea|72|port|Inland Sea route by the Kudako channel
Hiroshima|Bingo|100|port|Inland Sea route
Bingo|Iyo Sea|150|port|Inland Sea route by the Kurushima strait
Bingo|Kobe|185|port|Inland Sea route by the Bisan Seto and the Akashi strait
Kobe|Kii Channel|line||Tomogashima channel
Osaka|Kobe|line||fairway
Bungo Channel|Iyo Sea|line||fairway
Pentland Firth east|Pentland Firth west|line||fairway
San Bernardino west|San Bernardino|line||fairway
Ticao|San Bernardino west|line||fairway
Torres Strait|Torres Strait west|line||Prince of Wales Channel
Torres Strait|Torres Strait east|line||Great North East Channel
# Rivers, fjords and estuaries of Europe
Hamburg|Brunsbüttel|71|port|Elbe kilometres 624 to 695 (WSV)
Brunsbüttel|Elbe estuary|69|port|Elbe kilometres 695 to 764 (WSV)
Bremerhaven|Weser estuary|61|port|Outer Weser, kilometres 67 to 126 (WSV)
Bremen|Bremerhaven|63|port|Lower Weser (WSV)
Wilhelmshaven|Weser estuary|45|port|Jade fairway
Amsterdam|IJmuiden|31|port|North Sea Canal 21 km, with the harbours
Rotterdam|Maas entrance|42|port|New Waterway and the Maas approach
Antwerp|Flushing|68|port|Western Scheldt fairway
Flushing|West Hinder|line||Scheldt approach
London|Thames estuary|100|port|Port of London Authority: Sea Reach, London Bridge to the Nore 77 km, and the estuary channels
Hull|Humber mouth|52|port|Humber fairway
Southampton|Nab|46|port|eastern Solent, 25 nm to the Nab
Southampton|The Needles|41|port|western Solent, 22 nm to the Needles
Rouen|Le Havre approach|132|port|Seine, Rouen to the sea 123 km (Haropa)
Avonmouth|Bristol Channel|line||fairway
Glasgow|Firth of Clyde|112|port|Clyde, Glasgow to Greenock 35 km, and the firth
Limerick|Shannon mouth|115|port|Shannon estuary
Liverpool|Liverpool Bay|37|port|Mersey, Bar light to the docks
Oslo|Oslofjord|110|port|Oslofjord fairway
Szczecin|Swinoujscie|71|port|Szczecin-Swinoujscie fairway 68 km
Stockholm|Sandhamn|82|port|Sandhamn fairway
Stockholm|Söderarm|107|port|Furusund fairway
Saint Petersburg|Kronstadt|49|port|Sea Canal and the Gulf fairway
Trondheim|Trondheim approach|130|port|Trondheimsleia
Narvik|Lofoten|230|port|Vestfjord and Ofotfjord
Murmansk|Kola Inlet|52|port|Kola Inlet
Arkhangelsk|White Sea|100|port|Northern Dvina and the bar
Nantes|Saint-Nazaire|72|port|Loire, Nantes to Saint-Nazaire 55 km
Bordeaux|Gironde mouth|112|port|Gironde, Bordeaux to Pointe de Grave 98 km
Seville|Guadalquivir mouth|95|port|Eurovia Guadalquivir: 90 km
Izmir|Izmir approach|70|port|Gulf of Izmir
Galati|Sulina|155|port|Danube, sea miles 0 to 80
Mykolaiv|Odesa|125|port|Bug-Dnieper-Liman Canal
Rostov-on-Don|Azov|215|port|Don 35 km, Azov-Don canal and the Gulf of Taganrog
# Rivers and estuaries of Asia
Umm Qasr|Khor Abdullah|112|port|Khor Abdullah
Basra|Khor Abdullah|155|port|Shatt al Arab, Basra to the outer bar
Bandar Imam Khomeini|Khor Abdullah|115|port|Khor Musa
Haldia|Sandheads|125|port|Hooghly pilotage (Kolkata Port): Sandheads to Haldia
Kolkata|Haldia|107|port|Hooghly pilotage (Kolkata Port): 232 km to Sandheads
Yangon|Yangon River mouth|85|port|Yangon River and its bar
Surabaya|Ujung Pangkah|66|port|Surabaya West Access Channel 46 km, and its approach
Palembang|Bangka Strait north|185|port|Musi and the Bangka Strait
Bangkok|Bangkok bar|52|port|Chao Phraya, bar to Klong Toey
Ho Chi Minh City|Vung Tau|90|port|Long Tau and Saigon rivers, 45 to 49 nm
Haiphong|Haiphong approach|50|port|Lach Huyen and the Cam
Guangzhou|Pearl River mouth|130|port|Pearl River pilotage
Guangzhou|Hong Kong|135|port|Pearl River and the Urmston Road
Hong Kong|Hong Kong south|line||East Lamma Channel
Shanghai|Yangtze mouth|96|port|South Channel and Huangpu mouth
Nanjing|Shanghai|345|port|Yangtze, Nanjing to Wusong
Manila|Manila approach|line||Manila Bay
Nagoya|Ise Bay|64|port|Ise Bay and Irago channel
Tokyo|Uraga|52|port|Tokyo Bay
Uraga|Nojima|line||Uraga channel
Incheon|Incheon approach|66|port|Incheon fairway
# Rivers and estuaries of the Americas
Seattle|Victoria|130|port|Puget Sound and Admiralty Inlet
Tacoma|Seattle|43|port|Puget Sound
Vancouver|Victoria|139|port|Haro and Georgia straits
Vancouver|Cape Mudge|158|port|Strait of Georgia
Cape Mudge|Queen Charlotte Strait|215||Discovery Passage and Johnstone Strait
Victoria|Cape Flattery|line||Strait of Juan de Fuca
Portland|Columbia bar|182|port|Columbia, 98 nm to the bar (NOAA)
San Francisco|San Francisco approach|40|port|San Francisco bar channel
Oakland|San Francisco|8|port|San Francisco Bay
Anchorage|Cook Inlet|line||Cook Inlet
Petersburg|Frederick Sound|45|port|Frederick Sound
Icy Strait|Cross Sound|118||Icy Strait
Valdez|Valdez approach|140|port|Prince William Sound
Guayaquil|Guayaquil approach|120|port|Gulf of Guayaquil
Chacao Channel|Gulf of Ancud|87||Chacao Channel
Ushuaia|Le Maire|225|port|Beagle Channel
Albany|New York|235|port|Hudson (NOAA)
New York|Ambrose|35|port|Ambrose Channel
New Haven|Montauk|104|port|Long Island Sound by the Race
Providence|Block Island|83|port|Narragansett Bay
Philadelphia|Delaware entrance|166|port|Delaware, 88 nm to the entrance (NOAA)
Baltimore|Cape Henry|283|port|Chesapeake Bay, 150 nm (NOAA)
Norfolk Virginia|Cape Henry|53|port|Thimble Shoal channel (NOAA)
Wilmington NC|Frying Pan|96|port|Cape Fear River
Savannah|Savannah bar|50|port|Savannah River
Jacksonville|Jacksonville bar|48|port|Saint Johns River
Tampa|Tampa Bay|76|port|Tampa Bay
Mobile|Mobile bar|66|port|Mobile Bay
New Orleans|Southwest Pass|197|port|Mississippi, Head of Passes 153 km and the pass 32 km
Baton Rouge|New Orleans|215|port|Mississippi (NOAA)
Lake Charles|Sabine|112|port|Calcasieu River and bar
Beaumont|Sabine|95|port|Neches and Sabine-Neches Canal
Houston|Galveston|92|port|Houston Ship Channel 84 km, and the bar
Maracaibo|Gulf of Venezuela|155|port|Maracaibo bar
Puerto Ordaz|Orinoco mouth|340|port|Orinoco, Puerto Ordaz to Boca Grande
Manaus|Macapa|1110|port|Amazon pilotage, Manaus to Fazendinha 600 nm
Macapa|Amazon bar|310|port|Amazon pilotage, Barra Norte
Belem|Para River mouth|146|port|Para River
Para River mouth|Salinopolis|line||pilot station
Porto Alegre|Rio Grande|320|port|Lagoa dos Patos
Buenos Aires|Montevideo|222|port|La Plata access canals
Montevideo|Recalada|line||La Plata fairway
Buenos Aires|Recalada|239|port|La Plata access canals and the Punta Indio canal, kilometre 239 at Recalada
Rosario|Buenos Aires|430|port|Parana kilometre 420, and the Mitre canal
Quebec|Les Escoumins|232|port|Laurentian Pilotage: 123 to 126 nm
Saguenay|Les Escoumins|135|port|Saguenay
Quebec|Trois-Rivières|126|port|Saint Lawrence (Laurentian Pilotage)
Trois-Rivières|Montreal|131|port|Saint Lawrence (Laurentian Pilotage)
# Rivers and estuaries of Africa and Oceania
Port Harcourt|Bonny|90|port|Bonny River
Douala|Douala bar|52|port|Wouri channel
Matadi|Banana|145|port|Congo, Banana to Matadi
Melbourne|Melbourne approach|80|port|Port Phillip South Channel
Launceston|Bass Strait east|line||Tamar
Darwin|Darwin approach|line||Beagle Gulf
# Seaway and lakes (Seaway Handbook, statute miles times 1.609344; lengths between ports by the recommended courses)
Montreal|Cape Vincent|290|port|Saint Lawrence Seaway, 180 statute miles
Cape Vincent|Port Weller|257|port|160 statute miles
Cape Vincent|Toronto|254|port|158 statute miles
Toronto|Port Weller|47|port|29 statute miles
Hamilton|Port Weller|56|port|35 statute miles
Hamilton|Toronto|52|port|32 statute miles
Port Weller|Port Colborne|43.4|port|Welland Canal, 27 statute miles
Port Colborne|Buffalo|35|port|22 statute miles
Port Colborne|Cleveland|256|port|159 statute miles
Port Colborne|Detroit River mouth|351|port|218 statute miles
Buffalo|Cleveland|283|port|176 statute miles
Buffalo|Detroit River mouth|380|port|236 statute miles
Cleveland|Detroit River mouth|138|port|86 statute miles
Toledo|Detroit River mouth|59|port|37 statute miles
Cleveland|Toledo|167|port|104 statute miles
Detroit River mouth|Detroit|40|port|25 statute miles
Detroit|Port Huron|101|port|63 statute miles
Port Huron|Detour|365|port|227 statute miles
Port Huron|Mackinac|398|port|247 statute miles
Detour|Mackinac|71|port|44 statute miles
Mackinac|Milwaukee|423|port|263 statute miles
Mackinac|Chicago|536|port|333 statute miles
Mackinac|Burns Harbor|549|port|341 statute miles
Milwaukee|Chicago|137|port|85 statute miles
Chicago|Burns Harbor|46|port|28 statute miles
Detour|Sault Ste Marie|92|port|57 statute miles
Sault Ste Marie|Duluth|634|port|394 statute miles
Sault Ste Marie|Thunder Bay|439|port|273 statute miles
`
