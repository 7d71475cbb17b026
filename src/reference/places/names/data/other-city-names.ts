/**
 * Names that people write and the table of cities does not list: as listed | country | other names. The endonyms or the
 * English names of well known cities, older names still in use, and scripts other than Latin. A name that mostly means
 * another place (Canton and Smyrna are cities of the United States) is omitted. If a country has several cities of the
 * listed name, the line is for the largest.
 */
export const OTHER_CITY_NAMES = `
Munich|DE|München;Monaco di Baviera
Köln|DE|Cologne;Keulen
Nürnberg|DE|Nuremberg
Frankfurt am Main|DE|Frankfurt;Frankfurt/Main;Frankfurt a. M.;Francfort
Frankfurt (Oder)|DE|Frankfurt an der Oder
Halle (Saale)|DE|Halle;Halle an der Saale
Kempten (Allgäu)|DE|Kempten
Hannover|DE|Hanover
Freiburg|DE|Freiburg im Breisgau
Aachen|DE|Aix-la-Chapelle
Mainz|DE|Mayence
Ludwigshafen am Rhein|DE|Ludwigshafen
Offenbach|DE|Offenbach am Main
Mülheim|DE|Mülheim an der Ruhr
Schwedt (Oder)|DE|Schwedt
Wetter (Ruhr)|DE|Wetter
Kelkheim (Taunus)|DE|Kelkheim
Brake (Unterweser)|DE|Brake
Vienna|AT|Wien;Bécs
Salzburg|AT|Salzbourg
Genève|CH|Geneva;Genf;Ginevra
Zürich|CH|Zurigo
Basel|CH|Basle;Bâle;Basilea
Bern|CH|Berne;Berna
Luzern|CH|Lucerne;Lucerna
Biel/Bienne|CH|Biel;Bienne
Sankt Gallen|CH|Saint-Gall
Rome|IT|Roma;Rom
Milan|IT|Milano;Mailand
Florence|IT|Firenze;Florenz
Naples|IT|Napoli;Neapel
Turin|IT|Torino
Genoa|IT|Genova;Genua
Venice|IT|Venezia;Venedig
Livorno|IT|Leghorn
Padova|IT|Padua
Trieste|IT|Triest
Siracusa|IT|Syracuse;Syrakus
Mantova|IT|Mantua
Bolzano|IT|Bozen
Reggio Calabria|IT|Reggio di Calabria
Reggio nell'Emilia|IT|Reggio Emilia
Lisbon|PT|Lisboa;Lissabon;Lisbonne
Porto|PT|Oporto
Sevilla|ES|Seville
Zaragoza|ES|Saragossa
A Coruña|ES|La Coruña;Corunna
Donostia / San Sebastián|ES|San Sebastián;Donostia
Gasteiz / Vitoria|ES|Vitoria-Gasteiz;Vitoria;Gasteiz
Arrasate / Mondragón|ES|Mondragón;Arrasate
Laudio / Llodio|ES|Llodio;Laudio
Bilbao|ES|Bilbo
Palma|ES|Palma de Mallorca
Las Palmas de Gran Canaria|ES|Las Palmas
Pamplona|ES|Iruña
Elche|ES|Elx
Alicante|ES|Alacant
Castelló de la Plana|ES|Castellón de la Plana;Castellón
Strasbourg|FR|Straßburg
Lyon|FR|Lyons
Marseille|FR|Marseilles
Dunkerque|FR|Dunkirk
Brussels|BE|Bruxelles;Brüssel
Antwerpen|BE|Antwerp;Anvers
Gent|BE|Ghent;Gand
Brugge|BE|Bruges
Liège|BE|Lüttich;Luik
Leuven|BE|Louvain
Mechelen|BE|Malines
Kortrijk|BE|Courtrai
Ostend|BE|Oostende;Ostende
Ieper|BE|Ypres
Namur|BE|Namen
Luxembourg|LU|Luxemburg;Luxembourg City
The Hague|NL|Den Haag;'s-Gravenhage
Vlissingen|NL|Flushing
's-Hertogenbosch|NL|Den Bosch;Bois-le-Duc
Copenhagen|DK|København;Kopenhagen
Aalborg|DK|Ålborg
Helsingør|DK|Elsinore
Göteborg|SE|Gothenburg
Helsinki|FI|Helsingfors
Turku|FI|Åbo
Tampere|FI|Tammerfors
Warsaw|PL|Warszawa;Warschau;Varsovie
Kraków|PL|Cracow;Krakau
Gdańsk|PL|Danzig
Gdynia|PL|Gdingen
Szczecin|PL|Stettin
Wrocław|PL|Breslau
Poznań|PL|Posen
Łódź|PL|Lodsch
Prague|CZ|Praha;Prag
Brno|CZ|Brünn
Pilsen|CZ|Plzeň
Ostrava|CZ|Ostrau
Bratislava|SK|Pressburg;Pozsony
Košice|SK|Kaschau
Bucharest|RO|București;Bukarest;Bucarest
Iaşi|RO|Jassy
Cluj-Napoca|RO|Cluj
Sofia|BG|Sofiya;София
Athens|GR|Athina;Αθήνα;Athen
Piraeus|GR|Pireas;Piraiás;Πειραιάς;Piräus
Thessaloníki|GR|Salonica;Salonika;Θεσσαλονίκη
Pátra|GR|Patras
Irákleion|GR|Heraklion;Iraklio
Belgrade|RS|Beograd;Београд;Belgrad
Niš|RS|Nish
Rijeka|HR|Fiume
Zagreb|HR|Agram
Ljubljana|SI|Laibach
Koper|SI|Capodistria
Durrës|AL|Durazzo
Tirana|AL|Tiranë
Skopje|MK|Скопје;Skoplje
Pristina|XK|Prishtina;Prishtinë
Reykjavík|IS|Rejkjavik
Gaillimh|IE|Galway
Luimneach|IE|Limerick
Kingston upon Hull|GB|Hull
Newcastle upon Tyne|GB|Newcastle-on-Tyne
Nicosia|CY|Lefkosia;Lefkoşa
Limassol|CY|Lemesos
Larnaca|CY|Larnaka
Chisinau|MD|Kishinev;Кишинёв
Minsk|BY|Мінск;Минск
Homyel'|BY|Gomel
Hrodna|BY|Grodno
Vitebsk|BY|Vitsyebsk
Kyiv|UA|Kiev;Київ;Киев;Kijów
Odessa|UA|Odesa;Одеса;Одесса
Kharkiv|UA|Kharkov;Харків;Харьков
Lviv|UA|Lvov;Lwów;Lemberg;Львів
Dnipro|UA|Dnipropetrovsk;Днепр;Дніпро
Mykolayiv|UA|Mykolaiv;Nikolaev
Zaporizhia|UA|Zaporizhzhia;Zaporozhye
Moscow|RU|Moskva;Москва;Moskau;Moscou;Mosca
Saint Petersburg|RU|Sankt-Peterburg;Санкт-Петербург;Leningrad;St Petersbourg
Novosibirsk|RU|Новосибирск
Yekaterinburg|RU|Ekaterinburg;Екатеринбург
Nizhniy Novgorod|RU|Nizhny Novgorod
Rostov-na-Donu|RU|Rostov-on-Don
Novorossiysk|RU|Новороссийск
Vladivostok|RU|Владивосток
Kaliningrad|RU|Königsberg
Istanbul|TR|Constantinople
Mersin|TR|İçel
Tbilisi|GE|Tiflis;თბილისი
Yerevan|AM|Erevan;Երևան
Baku|AZ|Bakı
Ganja|AZ|Gəncə
Almaty|KZ|Alma-Ata;Алматы
Nur-Sultan|KZ|Astana;Астана
Tashkent|UZ|Toshkent
Samarkand|UZ|Samarqand
Ulan Bator|MN|Ulaanbaatar;Улаанбаатар
New York City|US|New York;NYC;Nueva York;ニューヨーク
Washington, D.C.|US|Washington;Washington DC
Mexico City|MX|Ciudad de México;México D.F.;CDMX
León de los Aldama|MX|León
Juárez|MX|Ciudad Juárez
Heroica Matamoros|MX|Matamoros
Québec|CA|Quebec City;Ville de Québec
Guatemala City|GT|Ciudad de Guatemala
Panamá|PA|Panama City;Ciudad de Panamá
Colón|PA|Colon City
Havana|CU|La Habana;Habana;Havanna
Santiago|CL|Santiago de Chile
Bogotá|CO|Santa Fe de Bogotá
Cartagena|CO|Cartagena de Indias
Cali|CO|Santiago de Cali
Asunción|PY|Asuncion del Paraguay
Belém|BR|Belem do Pará
Cairo|EG|Al Qāhirah;القاهرة;Kairo;Le Caire
Alexandria|EG|Al Iskandarīyah;الإسكندرية
Suez|EG|As Suways
Port Said|EG|Būr Sa‘īd
Casablanca|MA|الدار البيضاء
Tangier|MA|Tanger;Tangiers
Marrakesh|MA|Marrakech
Fès|MA|Fez
Algiers|DZ|Alger;El Djazaïr;الجزائر
Oran|DZ|Wahran
Tripoli|LY|Tarabulus
Tunis|TN|تونس
Port Elizabeth|ZA|Gqeberha
Pretoria|ZA|Tshwane
Maputo|MZ|Lourenço Marques
Mek'ele|ET|Mekelle
Djibouti|DJ|Djibouti City
Tel Aviv|IL|Tel Aviv-Yafo;תל אביב
Jerusalem|IL|Yerushalayim;ירושלים
Haifa|IL|Hefa;חיפה
Beirut|LB|Beyrouth;Bayrūt;بيروت
Damascus|SY|Dimashq;دمشق
Aleppo|SY|Ḩalab
Homs|SY|Ḩimş
Baghdad|IQ|بغداد;Bagdad
Basrah|IQ|Basra
Tehran|IR|Teheran;تهران
Isfahan|IR|Esfahan
Riyadh|SA|Ar Riyāḑ;الرياض;Riad
Jeddah|SA|Jiddah;Jedda;جدة
Mecca|SA|Makkah
Medina|SA|Al Madīnah
Dubai|AE|دبي
Ajman City|AE|Ajman
Ras Al Khaimah City|AE|Ras Al Khaimah
Abu Dhabi|AE|Abū Z̧aby;أبوظبي
Muscat|OM|Masqat
Doha|QA|Ad Dawḩah;الدوحة
Manama|BH|Al Manāmah
Aden|YE|‘Adan
Mumbai|IN|Bombay;मुंबई
Delhi|IN|Dilli;दिल्ली
Kolkata|IN|Calcutta;Kalkutta
Chennai|IN|Madras
Bengaluru|IN|Bangalore
Pune|IN|Poona
Cochin|IN|Kochi
Thiruvananthapuram|IN|Trivandrum
Vadodara|IN|Baroda
Varanasi|IN|Benares;Banaras
Allahābād|IN|Prayagraj
Gurgaon|IN|Gurugram
Mysore|IN|Mysuru
Visakhapatnam|IN|Vizag;Vishakhapatnam
Kozhikode|IN|Calicut
Mangalore|IN|Mangaluru
Puducherry|IN|Pondicherry
Chittagong|BD|Chattogram
Dhaka|BD|Dacca
Karachi|PK|کراچی
Kathmandu|NP|Katmandu
Yangon|MM|Rangoon
Nay Pyi Taw|MM|Naypyidaw
Bangkok|TH|Krung Thep;กรุงเทพ
Ho Chi Minh City|VN|Saigon;Sài Gòn;HCMC;Hồ Chí Minh;Thành phố Hồ Chí Minh;Ho-Chi-Minh-Stadt
Hanoi|VN|Hà Nội
Haiphong|VN|Hải Phòng
Johor Bahru|MY|Johore Bahru
Pelabuhan Klang|MY|Port Klang
George Town|MY|Penang;Pulau Pinang
Makassar|ID|Ujung Pandang
Manila|PH|Maynila
Cebu City|PH|Cebu
City of Isabela|PH|Isabela
Singapore|SG|Singapura;新加坡
Hong Kong|HK|Hongkong;Hong Kong, China;香港
Macau|MO|Macao;Macau, China;澳门;澳門
Taipei|TW|Taibei;台北;臺北
Kaohsiung|TW|高雄
Taoyuan City|TW|Taoyuan
Taichung|TW|台中;臺中
Beijing|CN|Peking;北京
Shanghai|CN|Schanghai;上海
Guangzhou|CN|广州;廣州
Shenzhen|CN|深圳
Tianjin|CN|Tientsin;天津
Chongqing|CN|Chungking;重庆;重慶
Chengdu|CN|成都
Wuhan|CN|武汉;武漢
Nanjing|CN|Nanking;南京
Hangzhou|CN|杭州
Suzhou|CN|苏州;蘇州
Ningbo|CN|宁波;寧波
Qingdao|CN|Tsingtao;青岛;青島
Dalian|CN|大连;大連
Xiamen|CN|Amoy;厦门;廈門
Xi’an|CN|西安
Shenyang|CN|Mukden;沈阳
Harbin|CN|哈尔滨
Yantai|CN|烟台
Ürümqi|CN|Urumchi
Tokyo|JP|東京;Tokio;とうきょう
Yokohama|JP|横浜
Osaka|JP|大阪
Nagoya|JP|名古屋
Kobe|JP|神戸
Kyoto|JP|京都;Kioto
Fukuoka|JP|福岡
Sapporo|JP|札幌
Kawasaki|JP|川崎
Chiba|JP|千葉
Hiroshima|JP|広島
Sendai|JP|仙台
Kitakyushu|JP|北九州
Seoul|KR|서울;首尔
Busan|KR|Pusan;부산
Incheon|KR|Inchon;인천
Daegu|KR|Taegu;대구
Daejeon|KR|Taejon;대전
Gwangju|KR|Kwangju;광주
Ulsan|KR|울산
Pyongyang|KP|평양
`
