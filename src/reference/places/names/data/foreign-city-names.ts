/**
 * Names of cities in German, French, Spanish and Italian: as listed | country | names. The 200 largest cities of the
 * table and well known ones of Europe; names that differ from the listed one only in accents, or that
 * `OTHER_CITY_NAMES` has, need no line. Names that are also of a country ('Guatemala') or a larger place ('Monaco' for
 * Munich) are omitted.
 */
export const FOREIGN_CITY_NAMES = `
Shanghai|CN|Sciangai
Istanbul|TR|Stamboul;Estambul
Mexico City|MX|Mexiko-Stadt;Città del Messico
Beijing|CN|Pékin;Pechino
Karachi|PK|Karatschi
Guangzhou|CN|Kanton;Canton
New Delhi|IN|Neu-Delhi;Nueva Delhi;Nuova Delhi
Moscow|RU|Moscú
Dhaka|BD|Daca
Seoul|KR|Seúl
São Paulo|BR|San Pablo;San Paolo
Jakarta|ID|Djakarta;Yakarta;Giacarta
New York City|US|Nuova York
Taipei|TW|Taipeh
Kinshasa|CD|Kinsasa
Cairo|EG|El Cairo;Il Cairo
London|GB|Londres;Londra
Chongqing|CN|Tschungking
Nanjing|CN|Nankin;Nanchino
Shenyang|CN|Moukden
Harbin|CN|Charbin;Kharbin
Shantou|CN|Swatow
Saint Petersburg|RU|San Petersburgo;San Pietroburgo
Santiago|CL|Santiago du Chili;Santiago del Cile
Kolkata|IN|Calcuta
Sydney|AU|Sídney
Yangon|MM|Rangun;Rangoun
Riyadh|SA|Riyad
Alexandria|EG|Alexandrie;Alejandría;Alessandria d'Egitto
Qingdao|CN|Tsingtau
Abidjan|CI|Abiyán
Singapore|SG|Singapur;Singapour
Ho Chi Minh City|VN|Hô Chi Minh-Ville;Ciudad Ho Chi Minh;Città di Ho Chi Minh
Cape Town|ZA|Kapstadt;Le Cap;Ciudad del Cabo;Città del Capo
Berlin|DE|Berlino
Pyongyang|KP|Pjöngjang;Pionyang
Kabul|AF|Kaboul
Ürümqi|CN|Urumtschi;Ouroumtsi
Jeddah|SA|Dschidda;Djeddah;Yeda;Gedda
Kyiv|UA|Kiew
Quezon City|PH|Ciudad Quezon
Addis Ababa|ET|Addis Abeba;Adís Abeba
Salvador|BR|Salvador da Bahia;Salvador de Bahia
Dar es Salaam|TZ|Daressalam;Dar es Salam
Basrah|IQ|Bassorah;Basora;Bassora
Mogadishu|SO|Mogadischu;Mogadiscio
İzmir|TR|Smyrne;Esmirna;Smirne
Giza|EG|Gizeh;Guiza
Mashhad|IR|Maschhad;Mechhed
Santo Domingo|DO|Saint-Domingue
Havana|CU|La Havane;L'Avana
Paris|FR|Parigi
Johannesburg|ZA|Johannesburgo
Tashkent|UZ|Taschkent;Tachkent;Taskent
Algiers|DZ|Algier;Argel;Algeri
Khartoum|SD|Khartum;Jartum
Accra|GH|Acra
Sanaa|YE|Saná
Conakry|GN|Conakri
Mosul|IQ|Mossul;Mossoul
Hamburg|DE|Hambourg;Hamburgo;Amburgo
Warsaw|PL|Varsovia;Varsavia
Vienna|AT|Vienne;Viena
Barcelona|ES|Barcelone;Barcellona
Aleppo|SY|Alep;Alepo
Manila|PH|Manille
Phnom Penh|KH|Nom Pen
Damascus|SY|Damaskus;Damas;Damasco
Philadelphia|US|Philadelphie;Filadelfia
Isfahan|IR|Ispahan
Stockholm|SE|Estocolmo;Stoccolma
Kathmandu|NP|Katmandou
Köln|DE|Colonia
Frankfurt am Main|DE|Francoforte
Stuttgart|DE|Stoccarda
Leipzig|DE|Lipsia
Dresden|DE|Dresde;Dresda
Hannover|DE|Hanovre
Nürnberg|DE|Norimberga
Bremen|DE|Brême;Brema
Aachen|DE|Aquisgrán;Aquisgrana
Mainz|DE|Maguncia;Magonza
Trier|DE|Trèves;Tréveris;Treviri
Regensburg|DE|Ratisbonne;Ratisbona
Augsburg|DE|Augsbourg;Augsburgo
Freiburg|DE|Fribourg-en-Brisgau;Friburgo de Brisgovia;Friburgo in Brisgovia
Würzburg|DE|Wurtzbourg;Wurzburgo
Koblenz|DE|Coblence;Coblenza
Konstanz|DE|Constance;Constanza;Costanza
Braunschweig|DE|Brunswick
Salzburg|AT|Salzburgo;Salisburgo
Genève|CH|Ginebra
Lausanne|CH|Lausana;Losanna
Naples|IT|Nápoles
Florence|IT|Florencia
Genoa|IT|Gênes
Venice|IT|Venise;Venecia
Bologna|IT|Bologne;Bolonia
Padova|IT|Padoue
Palermo|IT|Palerme
Verona|IT|Vérone
Lyon|FR|Lione
Marseille|FR|Marsella;Marsiglia
Nice|FR|Nizza;Niza
Bordeaux|FR|Burdeos
Strasbourg|FR|Estrasburgo;Strasburgo
Toulouse|FR|Tolosa
Toulon|FR|Tolón;Tolone
Lille|FR|Lilla
Avignon|FR|Aviñón;Avignone
Dunkerque|FR|Dünkirchen
Mulhouse|FR|Mülhausen
Brussels|BE|Bruselas
Antwerpen|BE|Amberes;Anversa
Gent|BE|Gante
Brugge|BE|Brujas
Liège|BE|Lieja;Liegi
Leuven|BE|Löwen;Lovaina;Lovanio
Rotterdam|NL|Róterdam
The Hague|NL|La Haye;La Haya;L'Aia
Luxembourg|LU|Luxemburgo;Lussemburgo
Copenhagen|DK|Copenhague;Copenaghen
Göteborg|SE|Gotemburgo
Dublin|IE|Dublino
Edinburgh|GB|Édimbourg;Edimburgo
Lisbon|PT|Lisbona
Sevilla|ES|Siviglia
Zaragoza|ES|Saragosse;Saragozza
Athens|GR|Athènes;Atenas;Atene
Thessaloníki|GR|Thessalonique;Salonicco
Prague|CZ|Praga
Kraków|PL|Cracovie;Cracovia
Gdańsk|PL|Danzica
Wrocław|PL|Breslavia
Katowice|PL|Kattowitz
Ljubljana|SI|Liubliana;Lubiana
Zagreb|HR|Zagabria
Belgrade|RS|Belgrado
Vilnius|LT|Wilna;Vilna
Tallinn|EE|Reval;Tallin
Lviv|UA|Leópolis;Leopoli
Tbilisi|GE|Tbilissi
Yerevan|AM|Eriwan
Baku|AZ|Bakou
Jerusalem|IL|Jerusalén;Gerusalemme
Tunis|TN|Túnez;Tunisi
Marrakesh|MA|Marrakesch
Tangier|MA|Tangeri
New Orleans|US|La Nouvelle-Orléans;Nueva Orleans
Kuwait City|KW|Kuwait-Stadt;Ciudad de Kuwait;Madinat al-Kuwait
Guatemala City|GT|Guatemala-Stadt;Città del Guatemala
Panamá|PA|Panama-Stadt;Città di Panama
Ulan Bator|MN|Oulan-Bator
`
