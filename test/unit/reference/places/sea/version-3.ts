/** How a place of `COASTAL_PLACES` reaches Rotterdam by version 3 of the sea graph. */
export interface WayOfVersion3 {
  readonly km: number
  /** From the place to navigable water, to a metre. */
  readonly snapKm: string
  readonly waypoints: number
}

/** Name, kilometres, kilometres to the water, how many waypoints. */
const WAYS = `
  Aberdeen 704.247054321 6.297 0; Abidjan 6856.867228901 17.036 12; Accra 7278.056589388 0.000 13;
  Alexandria 5852.493270156 0.000 12; Algiers 3280.469397804 5.993 9; Anchorage 18333.355038349 6.197 21;
  Antofagasta 12900.130859555 0.408 14; Antwerp 156.320217479 7.883 2; Athens 5263.235495396 11.773 14;
  Auckland 21005.664991566 7.164 12; Bangkok 16903.767065138 9.377 31; Barcelona 3475.699573535 3.680 9;
  Basra 12319.01578859 4.926 27; Beirut 6238.328793824 0.000 13; Belem 7722.065766559 0.000 6;
  Bergen 942.559285392 6.838 0; Bordeaux 1294.78141425 4.091 6; Boston 5745.739850183 5.272 7;
  Bremen 499.875540974 5.756 4; Buenos Aires 11752.309425924 1.553 11; Busan 19984.99617296 11.538 31;
  Cape Town 11375.542422329 2.219 11; Cartagena 8462.546887718 10.303 8; Casablanca 2555.954277554 1.553 7;
  Chennai 13579.412599341 10.399 24; Chicago 7791.180386167 2.490 18; Colombo 12550.289194419 5.968 22;
  Copenhagen 819.47300982 2.139 6; Dakar 4748.83103258 0.000 9; Dar es Salaam 11907.648517293 2.654 23;
  Darwin 18613.141243693 1.551 26; Dhaka 15102.902493691 103.152 25; Dubai 11532.268881408 11.502 25;
  Dublin 1131.524666635 3.598 5; Durban 12831.216515769 0.000 14; Freetown 5624.039171827 0.000 11;
  Gdansk 1183.857731573 6.011 7; Genoa 4091.077318913 1.556 10; Guangzhou 18106.749481086 20.920 31;
  Guayaquil 10415.611732918 9.122 13; Hamburg 537.088004689 5.969 4; Havana 7916.135373067 8.195 6;
  Helsinki 1695.106854826 0.000 7; Honolulu 17614.488743726 6.640 11; Houston 9246.320543048 15.830 9;
  Istanbul 5849.070896709 1.555 16; Jakarta 15938.246195514 23.666 27; Karachi 11413.015241102 7.089 25;
  Kolkata 14845.899291135 7.009 27; Lagos 7678.824369309 5.972 13; Lima 11475.107707636 18.142 13;
  Lisbon 2008.877562363 15.198 6; Luanda 9140.915576977 3.740 13; Manaus 8892.949282768 5.959 8;
  Manila 17795.08414632 0.443 28; Melbourne 20623.502323838 0.000 27; Montreal 5776.352076316 4.062 10;
  Mumbai 11752.524408832 8.191 22; New Orleans 8842.507227632 2.217 8; New York 6080.842948476 4.753 9;
  Noumea 22090.448031026 0.000 13; Odessa 6485.512972532 5.683 18; Oslo 997.130807072 3.012 3;
  Papeete 17835.626526103 3.610 14; Perth 17791.997986077 6.051 22; Portland 16082.126972919 10.437 20;
  Reykjavik 2158.911198096 5.063 3; Riga 1572.743896652 6.013 8; Rosario 12195.160316802 1.870 13;
  Saint Petersburg 1977.022985878 5.504 9; San Francisco 14955.366634596 4.776 19; Seattle 16369.910125599 3.920 20;
  Seville 2489.26176102 3.772 8; Shanghai 19397.236388769 13.746 33; Singapore 15398.200449871 6.010 27;
  Stockholm 1478.834624417 3.415 9; Suva 20717.549994628 7.084 11; Sydney 21510.811450591 0.000 28;
  Tianjin 20521.877878334 40.026 33; Tokyo 20788.653352226 14.676 33; Toronto 6324.710209926 8.420 12;
  Vancouver 16331.530678234 6.116 19; Venice 5609.588928808 4.890 12; Vladivostok 20943.032838413 6.023 32;
  Yangon 14935.325305182 5.635 27
`

/** By the name of the place. */
export const WAYS_OF_VERSION_3: ReadonlyMap<string, WayOfVersion3> = new Map(
  WAYS.trim()
    .split(/;\s+/)
    .map((text) => {
      const [waypoints, snapKm = '', km, ...name] = text.split(' ').reverse()
      return [name.reverse().join(' '), { km: Number(km), snapKm, waypoints: Number(waypoints) }]
    }),
)

/** The waypoints that a town is joined to, in their order, with the kilometres of the leg. */
export const LEGS_OF_VERSION_3 = {
  Accra: `
    Lome 180.592; Takoradi 199.166; Lagos 411.195; Abidjan 452.016; Bonny 825.678; Cape Lopez 1169.318;
    Port-Gentil 1185.714; Banana 1883.361; Luanda 2164.024; Ascension 2183.920; Saint Helena 2452.316; Lobito 2486.595;
    Namibe 2661.268; Walvis Bay 3519.203; Saldanha 4675.088; Cape of Good Hope 4837.158; Rio Grande 6888.361;
    South Georgia 7429.607; San Blas 8106.736; Peninsula Valdes 8274.376; Stanley 8345.205; Puerto Deseado 8646.795;
    Comodoro Rivadavia 8707.271; Le Maire 8941.223; Magellan east 9039.375; Cape Horn 9135.953
  `,
  Anchorage: `
    Anchorage 8.365
  `,
  Abidjan: `
    Abidjan 27.661; Takoradi 280.087; Cape Palmas 434.877; Lome 640.485; Ascension 1885.116; Banana 2204.826;
    Luanda 2462.191; Lobito 2750.406; Namibe 2880.749; Walvis Bay 3706.279; Recife 3727.622; Maceio 3884.646;
    Trindade 3991.156; Abrolhos 4547.703; Abrolhos Channel 4619.283; Vitoria 4874.885; Cape Sao Tome 5025.212;
    Punta del Este 6951.432; Le Maire 8703.570
  `,
  Athens: `
    Saronic Gulf 54.217; Kafireas 140.688; Mykonos 176.614; Cape Maleas 189.081; Patras 510.100; Kythira 217.894;
    Matapan 245.745; Izmir approach 321.504; Zante 439.238; Crete west 294.752; Thessaloniki 461.661;
    Dardanelles west 387.483; Kasos 434.316; Rhodes 508.039; Cyrenaica 572.194
  `,
  Bergen: `
    Bergen 34.201; Lindesnes 331.621; Oslofjord 572.947; Skagerrak 476.303; Trondheim approach 447.910;
    Fair Isle 418.691; Pentland Firth east 485.555; Rattray Head 500.744; Central North Sea 507.561; Kattegat 662.175;
    Moray Firth 565.365; Great Belt north 718.042; Faroes south 664.574; Faroes north 706.742; Humber mouth 818.920;
    IJmuiden 883.495; Maas entrance 937.165; Orford Ness 954.307; Flushing 1005.080; West Hinder 1017.773;
    Strait of Dover north 1055.991; Iceland east 1080.697; Langanes 1185.441; Cape Farewell 2707.235;
    Cape Bauld 3781.670; Antigua 7089.626; Saint Thomas 7183.534; Mona Passage 7323.495; Blanquilla 7749.362;
    Curacao 7998.930
  `,
  'Buenos Aires': `
    Buenos Aires 8.058; Buenos Aires 8.058; Recalada 227.819; Punta del Este 333.705; Mar del Plata 485.956
  `,
  Copenhagen: `
    Copenhagen 8.474; Elsinore 41.366; Øresund south 48.574; Sandhammaren 129.126; Gedser 137.631;
    Fehmarn Belt 180.154; Bornholm south 183.947; Swinoujscie 217.539; Kalmar Strait 306.753
  `,
  Dhaka: `
    Chittagong 248.290; Sandheads 496.012; Sittwe 475.823; Cape Negrais 975.985
  `,
  Odessa: `
    Odesa 28.838; Sulina 168.756; Crimea south 349.387; Kerch Strait south 569.386; Bosphorus north 590.023
  `,
  Riga: `
    Riga 19.325; Hanko 303.570; Söderarm 422.051; Bothnian Sea 607.628
  `,
  'San Francisco': `
    San Francisco 4.776; Oakland 9.417
  `,
  Suva: `
    Suva 18.208; Fiji west 184.224; Vanua Levu 316.369; Nanuku Passage 318.042; Tonga 715.037;
    Loyalty Islands 1183.611; New Caledonia southeast 1218.283; Auckland 2061.602; Cape Runaway 2134.555;
    East Cape 2179.188; Rarotonga 2304.037; Brisbane 2743.377; Hydrographers Passage 2960.344; Sydney 3202.057;
    Papeete 3385.833; Grafton Passage 3425.518; Gabo 3500.249; Banks Strait 3817.581; Launceston 3938.742;
    Pitcairn 5361.818; Easter Island 7366.870; Magellan west 9486.682; Taitao 9685.167; Chiloe 9917.163;
    Boca del Guafo 9943.783; Galapagos 9940.260; Chacao Channel 10053.717; Corral 10173.956; Punta Lavapie 10291.321;
    Concepcion 10368.849; Valparaiso 10670.415; Coquimbo 10820.325; Antofagasta 11216.944; Esmeraldas 11260.152;
    Iquique 11400.434; Durban 13641.132
  `,
  Tianjin: `
    Tianjin 71.857; Bohai Strait 338.282; Yingkou 427.370; Shandong north 503.634; Shandong 556.388;
    Incheon approach 806.113
  `,
} as const
