/**
 * Cities as the table lists them | country | German | French | Spanish | Italian, with semicolons between several names of a
 * language; an empty column: called as listed. The 200 largest cities of the table, then others that are well known.
 */
export const CITIES_IN_FOUR_LANGUAGES = `
Shanghai|CN|Schanghai|Shanghaï|Shanghái|Sciangai
Istanbul|TR|Istanbul|Istanbul;Stamboul|Estambul|Istanbul
Buenos Aires|AR||||
Mumbai|IN|Bombay|Bombay|Bombay|Bombay
Mexico City|MX|Mexiko-Stadt||Ciudad de México|Città del Messico
Beijing|CN|Peking|Pékin|Pekín|Pechino
Karachi|PK|Karatschi|Karachi|Karachi|Karachi
Tianjin|CN|Tientsin|Tianjin|Tianjin;Tientsin|Tientsin
Guangzhou|CN|Kanton|Canton|Cantón|Canton
Delhi|IN||||
Moscow|RU|Moskau|Moscou|Moscú|Mosca
Shenzhen|CN||||
Dhaka|BD|Dhaka|Dacca|Daca|Dacca
Seoul|KR|Seoul|Séoul|Seúl|Seul
São Paulo|BR|São Paulo|São Paulo|San Pablo|San Paolo
Wuhan|CN||||
Lagos|NG||||
Jakarta|ID|Jakarta;Djakarta|Jakarta;Djakarta|Yakarta|Giacarta
Tokyo|JP|Tokio|Tokyo|Tokio|Tokyo;Tokio
New York City|US|New York|New York|Nueva York|New York;Nuova York
Dongguan|CN||||
Taipei|TW|Taipeh|Taipei;Taïpei|Taipéi|Taipei
Kinshasa|CD|Kinshasa|Kinshasa|Kinsasa|Kinshasa
Lima|PE||||
Cairo|EG|Kairo|Le Caire|El Cairo|Il Cairo
Bogotá|CO||||
London|GB|London|Londres|Londres|Londra
Chongqing|CN|Tschungking|Chongqing|Chongqing|Chongqing
Chengdu|CN||||
Baghdad|IQ|Bagdad|Bagdad|Bagdad|Baghdad
Nanjing|CN|Nanking|Nankin|Nankín|Nanchino
Tehran|IR|Teheran|Téhéran|Teherán|Teheran
Nanchong|CN||||
Hong Kong|HK|Hongkong|Hong Kong;Hong-Kong|Hong Kong|Hong Kong
Xi’an|CN||||
Lahore|PK|||Lahore|
Shenyang|CN|Shenyang;Mukden|Shenyang;Moukden|Shenyang|Shenyang
Hangzhou|CN|Hangzhou|Hangzhou|Hangzhou|Hangzhou
Rio de Janeiro|BR|Rio de Janeiro|Rio de Janeiro|Río de Janeiro|Rio de Janeiro
Harbin|CN|Harbin;Charbin|Harbin;Kharbin|Harbin|Harbin
Tai’an|CN||||
Suzhou|CN||||
Shantou|CN|Shantou;Swatow|Shantou|Shantou|Shantou
Bangkok|TH|Bangkok|Bangkok|Bangkok|Bangkok
Bengaluru|IN|Bangalore|Bangalore|Bangalore|Bangalore
Saint Petersburg|RU|Sankt Petersburg|Saint-Pétersbourg|San Petersburgo|San Pietroburgo
Santiago|CL|Santiago de Chile|Santiago du Chili|Santiago de Chile|Santiago del Cile
Kolkata|IN|Kalkutta|Calcutta|Calcuta|Calcutta
Sydney|AU|Sydney|Sydney|Sídney|Sydney
Yangon|MM|Rangun|Rangoun|Rangún|Rangoon;Yangon
Jinan|CN||||
Chennai|IN|Madras|Madras|Madrás|Madras
Zhengzhou|CN||||
Melbourne|AU||||
Riyadh|SA|Riad|Riyad|Riad|Riyad;Riad
Changchun|CN||||
Dalian|CN||||
Los Angeles|US|Los Angeles|Los Angeles|Los Ángeles|Los Angeles
Chittagong|BD||Chittagong|Chittagong|Chittagong
Kunming|CN||||
Alexandria|EG|Alexandria|Alexandrie|Alejandría|Alessandria d'Egitto
Ahmedabad|IN||||
Qingdao|CN|Tsingtau|Tsingtao|Qingdao|Tsingtao
Busan|KR|Busan;Pusan|Busan;Pusan|Busan|Pusan
Abidjan|CI|||Abiyán|
Kano|NG||||
Foshan|CN||||
Hyderabad|IN|Hyderabad|Hyderabad|Hyderabad|Hyderabad
Puyang|CN||||
Yokohama|JP||||
Ibadan|NG|||Ibadán|
Singapore|SG|Singapur|Singapour|Singapur|Singapore
Wuxi|CN||||
Xiamen|CN||||
Ankara|TR|Ankara|Ankara|Ankara|Ankara
Tianshui|CN||||
Ningbo|CN||||
Ho Chi Minh City|VN|Ho-Chi-Minh-Stadt;Saigon|Hô Chi Minh-Ville;Saïgon|Ciudad Ho Chi Minh;Saigón|Città di Ho Chi Minh;Saigon
Shiyan|CN||||
Cape Town|ZA|Kapstadt|Le Cap|Ciudad del Cabo|Città del Capo
Taiyuan|CN||||
Berlin|DE|Berlin|Berlin|Berlín|Berlino
Tangshan|CN||||
Hefei|CN||||
Madrid|ES|Madrid|Madrid|Madrid|Madrid
Pyongyang|KP|Pjöngjang|Pyongyang|Pionyang|Pyongyang
Casablanca|MA|||Casablanca|
Zibo|CN||||
Zhongshan|CN||||
Durban|ZA||||
Changsha|CN||||
Kabul|AF|Kabul|Kaboul|Kabul|Kabul
Ürümqi|CN|Ürümqi;Urumtschi|Ürümqi;Ouroumtsi|Urumchi;Urumqi|Urumqi
Caracas|VE||||
Dubai|AE|Dubai|Dubaï|Dubái|Dubai
Pune|IN|Pune|Pune|Pune|Pune
Sūrat|IN||||
Jeddah|SA|Dschidda|Djeddah|Yeda|Gedda
Shijiazhuang|CN||||
Kanpur|IN||||
Kyiv|UA|Kiew|Kiev|Kiev|Kiev
Luanda|AO||||
Quezon City|PH|||Ciudad Quezon|
Addis Ababa|ET|Addis Abeba|Addis-Abeba|Adís Abeba|Addis Abeba
Nairobi|KE||||
Chicago|US||||
Salvador|BR|Salvador da Bahia|Salvador de Bahia|Salvador de Bahía|Salvador de Bahia
Jaipur|IN||||
Dar es Salaam|TZ|Daressalam|Dar es Salam|Dar es-Salam|Dar es Salaam
Lanzhou|CN||||
Incheon|KR||||
Yunfu|CN||||
Toronto|CA||||
Navi Mumbai|IN||||
Basrah|IQ|Basra|Bassorah|Basora|Bassora
Osaka|JP||||
Mogadishu|SO|Mogadischu|Mogadiscio|Mogadiscio|Mogadiscio
Daegu|KR||||
Faisalabad|PK||||
İzmir|TR|Izmir|Izmir;Smyrne|Esmirna|Smirne
Dakar|SN||||
Lucknow|IN||||
Giza|EG|Gizeh|Gizeh|Guiza|Giza
Fortaleza|BR||||
Cali|CO||||
Surabaya|ID||||
Belo Horizonte|BR||||
Nanchang|CN||||
Rome|IT|Rom|Rome|Roma|Roma
Mashhad|IR|Maschhad|Mechhed|Mashhad|Mashhad
Brooklyn|US||||
Houston|US||||
Queens|US||||
Nagpur|IN||||
Maracaibo|VE||||
Brasília|BR||||
Santo Domingo|DO|Santo Domingo|Saint-Domingue|Santo Domingo|Santo Domingo
Nagoya|JP||||
Brisbane|AU||||
Havana|CU|Havanna|La Havane|La Habana|L'Avana
Paris|FR|Paris|Paris|París|Parigi
Al Mawşil al Jadīdah|IQ||||
Johannesburg|ZA|||Johannesburgo|
Kowloon|HK||||
Al Başrah al Qadīmah|IQ||||
Almaty|KZ|Almaty|Almaty|Almatý|Almaty
Dadonghai|CN||||
Medellín|CO||||
Tashkent|UZ|Taschkent|Tachkent|Taskent|Tashkent
Algiers|DZ|Algier|Alger|Argel|Algeri
Khartoum|SD|Khartum|Khartoum|Jartum|Khartum
Accra|GH|Accra|Accra|Acra|Accra
Guayaquil|EC||||
Ordos|CN||||
Sanaa|YE|Sanaa|Sanaa|Saná|Sana'a
Beirut|LB|Beirut|Beyrouth|Beirut|Beirut
Perth|AU||||
Sapporo|JP||||
Jilin|CN||||
Bucharest|RO|Bukarest|Bucarest|Bucarest|Bucarest
Camayenne|GN||||
Indore|IN||||
Iztapalapa|MX||||
Conakry|GN|||Conakri|
Bayan Nur|CN||||
Maracay|VE||||
Medan|ID||||
Rawalpindi|PK||||
Minsk|BY|||Minsk|
Budapest|HU|Budapest|Budapest|Budapest|Budapest
Mosul|IQ|Mossul|Mossoul|Mosul|Mosul
Hamburg|DE|Hamburg|Hambourg|Hamburgo|Amburgo
Curitiba|BR||||
Warsaw|PL|Warschau|Varsovie|Varsovia|Varsavia
Bandung|ID||||
Soweto|ZA||||
Vienna|AT|Wien|Vienne|Viena|Vienna
Rabat|MA||||
Ecatepec de Morelos|MX||||
Barcelona|ES|Barcelona|Barcelone|Barcelona|Barcellona
Pretoria|ZA||||
Aleppo|SY|Aleppo|Alep|Alepo|Aleppo
Montréal|CA|Montreal|Montréal|Montreal|Montreal
Kunshan|CN||||
Manila|PH|Manila|Manille|Manila|Manila
Patna|IN||||
Bhopal|IN||||
Manaus|BR||||
Xinyang|CN||||
Kaduna|NG||||
Phnom Penh|KH|Phnom Penh|Phnom Penh|Nom Pen;Phnom Penh|Phnom Penh
Damascus|SY|Damaskus|Damas|Damasco|Damasco
Philadelphia|US|Philadelphia|Philadelphie|Filadelfia|Filadelfia
Phoenix|US||||
Isfahan|IR|Isfahan|Ispahan|Isfahán|Isfahan
Ludhiāna|IN||||
Harare|ZW||||
Kobe|JP||||
Bekasi|ID||||
Kaohsiung|TW||||
Stockholm|SE|Stockholm|Stockholm|Estocolmo|Stoccolma
Caloocan City|PH||||
Guadalajara|MX||||
Manhattan|US||||
Asunción|PY||||
Recife|BR||||
Daejeon|KR||||
San Antonio|US||||
Kumasi|GH||||
Kota Bharu|MY||||
Kyoto|JP|Kyoto;Kioto|Kyoto;Kyôto|Kioto|Kyoto
Kuala Lumpur|MY||||
Karaj|IR||||
Kathmandu|NP|Kathmandu|Katmandou|Katmandú|Katmandu
Palembang|ID||||
Munich|DE|München|Munich|Múnich|Monaco di Baviera
Köln|DE|Köln|Cologne|Colonia|Colonia
Frankfurt am Main|DE|Frankfurt|Francfort|Fráncfort|Francoforte
Stuttgart|DE|Stuttgart|Stuttgart|Stuttgart|Stoccarda
Düsseldorf|DE|Düsseldorf|Dusseldorf|Düsseldorf|Dusseldorf
Leipzig|DE|Leipzig|Leipzig|Leipzig|Lipsia
Dresden|DE|Dresden|Dresde|Dresde|Dresda
Hannover|DE|Hannover|Hanovre|Hanóver|Hannover
Nürnberg|DE|Nürnberg|Nuremberg|Núremberg|Norimberga
Bremen|DE|Bremen|Brême|Bremen|Brema
Aachen|DE|Aachen|Aix-la-Chapelle|Aquisgrán|Aquisgrana
Mainz|DE|Mainz|Mayence|Maguncia|Magonza
Trier|DE|Trier|Trèves|Tréveris|Treviri
Regensburg|DE|Regensburg|Ratisbonne|Ratisbona|Ratisbona
Augsburg|DE|Augsburg|Augsbourg|Augsburgo|
Freiburg|DE|Freiburg|Fribourg-en-Brisgau|Friburgo de Brisgovia|Friburgo in Brisgovia
Würzburg|DE|Würzburg|Wurtzbourg|Wurzburgo|Wurzburg
Koblenz|DE|Koblenz|Coblence|Coblenza|Coblenza
Konstanz|DE|Konstanz|Constance|Constanza|Costanza
Braunschweig|DE|Braunschweig|Brunswick|Brunswick|Brunswick
Salzburg|AT|Salzburg|Salzbourg|Salzburgo|Salisburgo
Graz|AT||||
Zürich|CH|Zürich|Zurich|Zúrich|Zurigo
Genève|CH|Genf|Genève|Ginebra|Ginevra
Basel|CH|Basel|Bâle|Basilea|Basilea
Bern|CH|Bern|Berne|Berna|Berna
Luzern|CH|Luzern|Lucerne|Lucerna|Lucerna
Lausanne|CH|Lausanne|Lausanne|Lausana|Losanna
Milan|IT|Mailand|Milan|Milán|Milano
Turin|IT|Turin|Turin|Turín|Torino
Naples|IT|Neapel|Naples|Nápoles|Napoli
Florence|IT|Florenz|Florence|Florencia|Firenze
Genoa|IT|Genua|Gênes|Génova|Genova
Venice|IT|Venedig|Venise|Venecia|Venezia
Bologna|IT|Bologna|Bologne|Bolonia|Bologna
Padova|IT|Padua|Padoue|Padua|Padova
Palermo|IT|Palermo|Palerme|Palermo|Palermo
Verona|IT|Verona|Vérone|Verona|Verona
Trieste|IT|Triest|Trieste|Trieste|Trieste
Siracusa|IT|Syrakus|Syracuse|Siracusa|Siracusa
Bari|IT||||
Lyon|FR|Lyon|Lyon|Lyon|Lione
Marseille|FR|Marseille|Marseille|Marsella|Marsiglia
Nice|FR|Nizza|Nice|Niza|Nizza
Bordeaux|FR|Bordeaux|Bordeaux|Burdeos|Bordeaux
Strasbourg|FR|Straßburg|Strasbourg|Estrasburgo|Strasburgo
Toulouse|FR|Toulouse|Toulouse|Tolosa|Tolosa
Toulon|FR|Toulon|Toulon|Tolón|Tolone
Lille|FR|Lille|Lille|Lille|Lilla
Avignon|FR|Avignon|Avignon|Aviñón|Avignone
Grenoble|FR||||
Dunkerque|FR|Dünkirchen|Dunkerque|Dunkerque|Dunkerque
Mulhouse|FR|Mülhausen|Mulhouse|Mulhouse|Mulhouse
Brussels|BE|Brüssel|Bruxelles|Bruselas|Bruxelles
Antwerpen|BE|Antwerpen|Anvers|Amberes|Anversa
Gent|BE|Gent|Gand|Gante|Gand
Brugge|BE|Brügge|Bruges|Brujas|Bruges
Liège|BE|Lüttich|Liège|Lieja|Liegi
Leuven|BE|Löwen|Louvain|Lovaina|Lovanio
Amsterdam|NL|Amsterdam|Amsterdam|Ámsterdam|Amsterdam
Rotterdam|NL|Rotterdam|Rotterdam|Róterdam|Rotterdam
The Hague|NL|Den Haag|La Haye|La Haya|L'Aia
Utrecht|NL||||
Luxembourg|LU|Luxemburg|Luxembourg|Luxemburgo|Lussemburgo
Copenhagen|DK|Kopenhagen|Copenhague|Copenhague|Copenaghen
Göteborg|SE|Göteborg|Göteborg|Gotemburgo|Göteborg
Malmö|SE||||
Oslo|NO||||
Helsinki|FI|Helsinki|Helsinki|Helsinki|Helsinki
Dublin|IE|Dublin|Dublin|Dublín|Dublino
Edinburgh|GB|Edinburgh|Édimbourg|Edimburgo|Edimburgo
Lisbon|PT|Lissabon|Lisbonne|Lisboa|Lisbona
Porto|PT|Porto|Porto|Oporto|Porto
Sevilla|ES|Sevilla|Séville|Sevilla|Siviglia
Zaragoza|ES|Saragossa|Saragosse|Zaragoza|Saragozza
Málaga|ES|Málaga|Malaga|Málaga|Malaga
Athens|GR|Athen|Athènes|Atenas|Atene
Thessaloníki|GR|Thessaloniki|Thessalonique|Salónica|Salonicco
Prague|CZ|Prag|Prague|Praga|Praga
Brno|CZ|Brünn|Brno|Brno|Brno
Kraków|PL|Krakau|Cracovie|Cracovia|Cracovia
Gdańsk|PL|Danzig|Gdańsk|Gdansk|Danzica
Wrocław|PL|Breslau|Wrocław|Breslavia|Breslavia
Poznań|PL|Posen|Poznań|Poznan|Poznań
Katowice|PL|Kattowitz|Katowice|Katowice|Katowice
Bratislava|SK|Pressburg|Bratislava|Bratislava|Bratislava
Ljubljana|SI|Laibach|Ljubljana|Liubliana|Lubiana
Zagreb|HR|Zagreb;Agram|Zagreb|Zagreb|Zagabria
Belgrade|RS|Belgrad|Belgrade|Belgrado|Belgrado
Sofia|BG|Sofia|Sofia|Sofía|Sofia
Sarajevo|BA||||
Tirana|AL|Tirana|Tirana|Tirana|Tirana
Vilnius|LT|Wilna|Vilnius|Vilna|Vilnius
Riga|LV||||
Tallinn|EE|Tallinn;Reval|Tallinn|Tallin|Tallinn
Odessa|UA|Odessa|Odessa|Odesa|Odessa
Lviv|UA|Lemberg|Lviv|Leópolis|Leopoli
Tbilisi|GE|Tiflis|Tbilissi|Tiflis|Tbilisi
Yerevan|AM|Eriwan|Erevan|Ereván|Erevan
Baku|AZ|Baku|Bakou|Bakú|Baku
Jerusalem|IL|Jerusalem|Jérusalem|Jerusalén|Gerusalemme
Tel Aviv|IL||||
Tunis|TN|Tunis|Tunis|Túnez|Tunisi
Tripoli|LY||Tripoli|Trípoli|Tripoli
Marrakesh|MA|Marrakesch|Marrakech|Marrakech|Marrakech
Fès|MA|Fès|Fès|Fez|Fès
Tangier|MA|Tanger|Tanger|Tánger|Tangeri
New Delhi|IN|Neu-Delhi|New Delhi|Nueva Delhi|Nuova Delhi
Washington, D.C.|US|Washington|Washington|Washington|Washington
New Orleans|US|New Orleans|La Nouvelle-Orléans|Nueva Orleans|New Orleans
Québec|CA|Québec|Québec|Quebec|Québec
Kuwait City|KW|Kuwait-Stadt||Ciudad de Kuwait|Madinat al-Kuwait
Guatemala City|GT|Guatemala-Stadt||Ciudad de Guatemala|Città del Guatemala
Panamá|PA|Panama-Stadt|Panama|Panamá;Ciudad de Panamá|Panama;Città di Panama
Ulan Bator|MN|Ulan-Bator|Oulan-Bator|Ulán Bator|Ulan Bator
Nur-Sultan|KZ|Astana|Astana|Astaná|Astana
`
