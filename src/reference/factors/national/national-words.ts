/** The blends of New Zealand, which its publisher names without R. */
const BLENDS = '403b 404a 406a 407c 407f 408a 409a 409b 410a 413a 416a 417a 422a 436a 436b 502 507a'.split(' ')
const BLEND_WORDS = BLENDS.map((blend) => `\nr${blend}; ${blend} < r ${blend}`).join('')

/**
 * Everyday words of Australia, New Zealand and Canada, and of the official languages of the European Union, in the form of
 * `EVERYDAY_WORDS` of the search. They come with the national sets, so that `tonne/factors` stays as small as it is.
 */
export const NATIONAL_WORDS = `${BLEND_WORDS}
gazole routier b7; diesel average biofuel blend < diesel, gazole, gasoil, carburant diesel, b7
diesel average biofuel blend < dieselkraftstoff
gas oil < gnr, gazole non routier, agrardiesel
supercarburant sans plomb; petrol average biofuel blend < essence, sans plomb, sp95, sp98, super, supercarburant, essence sp95, essence sp98
essence e10; petrol average biofuel blend < e10, sp95 e10, super e10, essence e10
petrol average biofuel blend < benzin, superbenzin, ottokraftstoff
essence e85 < e85, superethanol, superethanol e85
gpl pour vehicule routier; lpg < gpl, gpl c
lpg < flussiggas, butane propane
gaz naturel; natural gas < gaz, gaz naturel, gaz de ville, gaz de reseau, gaz de chauffage, gaz chauffage, gaz de chauffage bureau, chauffage gaz, chauffage au gaz, chaudiere gaz
natural gas < erdgas, gasheizung, heizgas, stadtgas
gas oil; burning oil < fioul, fioul domestique, fuel domestique, mazout, heizol, heizol el, heizol leicht, leichtes heizol, olheizung, chauffage fioul
coal industrial; coal domestic < charbon, houille, kohle, steinkohle
lignite < braunkohle, lignite
wood pellet < holzpellet, pellet de bois, granule de bois, granule, pelletheizung
wood log < bois de chauffage, buche, brennholz, scheitholz
wood chip < hackschnitzel, plaquette forestiere
propane < propangas, gaz propane
district heat steam < fernwarme, nahwarme, chauffage urbain, reseau de chaleur
electricity < strommix, netzstrom, stromnetz, stromverbrauch, electricite reseau, electricite du reseau, courant, courant electrique, mix electrique
car average car diesel business; car average car diesel < diesel pkw, pkw diesel, dienstwagen diesel, diesel auto, voiture diesel, voiture gazole
car average car petrol business; car average car petrol < benzin pkw, pkw benzin, dienstwagen benzin, voiture essence
car average car battery electric business; car average car battery electric < elektroauto, e auto, elektrofahrzeug, dienstwagen elektro, voiture electrique, vehicule electrique
average car unknown; passenger car; car < pkw, auto, dienstwagen, firmenwagen, mietwagen, voiture, voiture de location, voiture de fonction
national rail < zug, zugfahrt, bahnfahrt, bahnreise, ice, intercity, regionalbahn, regionalzug, fernzug, trajet en train, voyage en train
london underground; light rail tram < u bahn, ubahn, metro
light rail tram < strassenbahn, stadtbahn, s bahn, tramway
coach < reisebus, fernbus, autocar
average local bus; bus < linienbus, stadtbus, autobus
regular taxi < taxifahrt, course de taxi
flight domestic < inlandsflug, innerdeutscher flug, vol interieur, vol domestique
flight short haul < kurzstreckenflug, kurzstrecke, vol court courrier, court courrier, vol moyen courrier, europaflug
flight long haul < langstreckenflug, langstrecke, vol long courrier, long courrier, interkontinentalflug
business class < affaires, classe affaires, business klasse
economy class < classe economique, economy klasse
flight; air travel < flug, flugreise, flugzeug, vol, avion, billet d avion
hotel stay in:FR < nuit d hotel, nuit hotel, nuitee, nuitee d hotel, nuitee hotel, hebergement
hotel stay in:DE < hotelubernachtung, ubernachtung, hotelaufenthalt
hgv all hgv average laden freighting; hgv < lkw, lastwagen, lkw transport, lkw fracht, spedition, fracht, frachtverkehr, guterverkehr, gutertransport, strassenfracht, strassentransport, strassenguterverkehr, guterverkehr strasse, gutertransport strasse, camion, poids lourd, transport poids lourd, transport routier, transport par camion, fret routier
van average unknown; van < lieferwagen, transporter, kleintransporter, utilitaire, camionnette, fourgon
container ship average < containerschiff, frachtschiff, seefracht, schiffsfracht, seetransport, seeverkehr, porte conteneur, fret maritime, transport maritime
freight flight < luftfracht, frachtflug, frachtflugzeug, lufttransport, fret aerien, transport aerien
waterborne craft; inland water freight < binnenschiff, binnenschifffahrt, fret fluvial, transport fluvial, peniche
freight train < guterzug, guterbahn, bahnfracht, bahntransport, schienenfracht, schienentransport, schienenguterverkehr, guterverkehr schiene, guterverkehr bahn, gutertransport schiene, fret ferroviaire, transport ferroviaire
household residual waste < restmull, hausmull, hausabfall, ordure menagere, dechet menager
refuse commercial industrial waste landfill; commercial industrial waste < gewerbeabfall, dechet industriel, dechet de bureau, dib
refuse commercial industrial waste landfill; commercial industrial waste landfill; commercial industrial waste; waste disposal < abfall, mull, dechet
commercial industrial waste incineration energy recovery; incineration energy recovery; combusted < mullverbrennung, abfallverbrennung, verbrennung, thermische verwertung, incineration dechet, dechet incinere
commercial industrial waste closed loop; waste disposal closed loop; recycled < abfallrecycling, stoffliche verwertung, recyclage
refuse commercial industrial waste landfill; commercial industrial waste landfill; landfill < deponie, deponierung, decharge, enfouissement
organic mixed food garden waste composting; composting; composted < kompost, kompostierung, compostage
anaerobic digestion; anaerobically digested < vergarung, biogasanlage, methanisation
waste disposal closed loop kind:paper < altpapier, dechet de papier, dechet papier, papier recycle
waste disposal organic < bioabfall, biomull, biodechet
kind:paper material use < papier, druckerpapier, kopierpapier, papier de bureau, ramette
kind:board material use < karton, pappe, carton
material use average plastic < kunststoff, plastik, plastique
material use metal steel can < stahl, acier
material use glass < glas, verre
water supply < trinkwasser, leitungswasser, wasser, wasserversorgung, eau, eau potable, eau du robinet
water treatment < abwasser, eau usee, eaux usee, assainissement
hfc134a; refrigerant < kaltemittel, kuhlmittel, frigorigene, fluide frigorigene
blend r410a total emission; r410a; refrigerant < klimaanlage, climatisation
homeworking office equipment heating < teletravail, telearbeit, heimarbeit, homeoffice
electricity < hydro, hydro bill, power bill, ev charging, car charging, ev charger
in:AU-NSW < new south wales, nsw
in:AU-ACT < australian capital territory, act
in:AU-SWIS; in:AU-WA; in:AU-NWIS < western australia
in:AU-DKIS; in:AU-NT < northern territory
transport fuel; vehicle < fleet
domestic air travel national average; flight domestic average passenger < domestic flight
jan < january
feb < february
mar < march
apr < april
jun < june
jul < july
aug < august
sep < september
oct < october
nov < november
dec < december
light commercial vehicle default diesel; diesel oil car light commercial vehicle < ute, diesel ute
gasoline car light commercial vehicle; petrol km < petrol company car, unleaded petrol company car, gasoline company car
regular petrol < 91, petrol 91, unleaded 91, 91 unleaded, 91 octane, regular unleaded, ulp
premium petrol < 95, 98, petrol 95, petrol 98, 95 octane, 98 octane, premium unleaded, premium 95, premium 98
stationary combustion diesel; diesel oil liquid fuel; diesel; gas oil; distillate fuel oil no 2 < diesel generator, generator diesel, standby generator, backup generator, genset, diesel boiler
light fuel oil in:CA; heating oil; burning oil; distillate fuel oil no 2 < heating oil, furnace oil, stove oil
heavy fuel oil; residual fuel oil no 6 < bunker c, bunker fuel oil
manufacturing industry; industrial use; industrial < factory, plant, mill, manufacturing, industry
commercial institutional; commercial use; commercial < commercial, commercial building, office building
dry wood; wood log < firewood, fire wood
construction demolition waste; average construction waste disposal < building site, building rubble, rubble, building waste, demolition rubble, construction rubbish, building site rubble
landfill < tip, rubbish tip, skip, skip bin, dumped, dump
organic waste composting; waste disposal organic garden waste composting < green waste compost, garden waste compost, organics bin
biological treatment composting; organic waste composting < food scrap compost, food scrap composting, food waste composting
food waste; food < food scrap, kitchen scrap, kitchen waste
residual mix < market based electricity, market based, market based power
off grid < off grid electricity, off grid power
purchased electricity upstream loss < electricity scope 3, scope 3 electricity, upstream electricity
aviation fuel kerosene; kerosene for use as fuel in aircraft; aviation turbine fuel; kerosene type jet fuel < jet fuel, jet a, jet a1, jet a 1, avtur
aviation gas; aviation gasoline; aviation spirit < avgas
compressed natural gas heavy duty vehicle; cng < cng bus, cng truck, natural gas bus
diesel oil in:AU; marine gas oil < marine diesel, boat diesel
gasoline car light commercial vehicle; petrol km < ulp for hire car, hire car petrol, hire car fuel
textile landfill; clothing landfill < old clothes landfill, clothes landfill, clothing landfill
paper landfill; board landfill < cardboard landfill, cardboard to landfill, carton landfill
refrigerant < cool room, coolroom, freezer, heat pump leak, heat pump regas, heat pump gas
rail metropolitan average; national rail < train commuting, train commute, commuter train, metro train, suburban train
electric utility < power plant, power station
propane residential; propane < propane home heating, home propane, residential propane
light fuel oil residential in:CA; burning oil; heating oil < home heating oil, domestic heating oil, house heating oil
light fuel oil in:CA; distillate fuel oil no 2; gas oil < no 2 fuel oil, fuel oil no 2, no 2 oil
heavy fuel oil in:CA; residual fuel oil no 6 < no 6 fuel oil, fuel oil no 6, no 6 oil, residual fuel oil
diesel liquid fuel in:CA; hgv all hgv average laden freighting < diesel truck, truck diesel
motor gasoline in:CA; motor gasoline < fleet gas, fleet gasoline, gas car, car gas, gas for car, gas company car, gasoline pickup truck, gasoline truck, gasoline van
electricity < el
natural gas < erdgas heizung, heizung erdgas, gas calefaccion, gas riscaldamento, gas verwarming
in:CA-NU < iqaluit, nunavut
in:CA-PE < pei, charlottetown
in:AU-NWIS < karratha, port hedland, pilbara, dampier, nwis
in:AU-NSW < parramatta
electricity < luz, consumo electrico, electricidad, eletricidade, energia eletrica, luce, elettricita, stroom, elektriciteit, elektra, energia elektryczna, prad, elforbrukning, elektricitet, elanvandning, elforbrug, sahko, sahkonkulutus, elektrina, elektricka energie, elektricka energia, aram, villamos energia, villany, energie electrica, electricitate, curent electric, електричество, ток, електроенергия, ηλεκτρισμος, ηλεκτρικη ενεργεια, ρευμα, struja, elektricna energija, elektrika, elekter, elektrienergia, elektriba, elektroenergija, elektros energija, elettriku, leictreachas
natural gas < gas natural, gas metano, metano, gas naturale, aardgas, gaz ziemny, naturgas, maakaasu, zemni plyn, zemny plyn, foldgaz, gaz natural, gaze naturale, природен газ, φυσικο αεριο, prirodni plin, zemeljski plin, maagaas, dabasgaze, gamtines dujos, gass naturali
diesel average biofuel blend < gasoleo, gasoil, gasolio, olej napedowy, dieselolie, dieseloljy, motorova nafta, nafta, gazolaj, motorina, дизел, ντιζελ, dizel, dizelsko gorivo, diislikutus, diisel, dizelis, dizeldegviela, dyzelinas, dyzelinis kuras
petrol average biofuel blend < gasolina, benzina, benzine, benzyna, bensin, bensiini, benzin, бензин, βενζινη, bencin, bensiin, benzins, benzinas
gas oil; burning oil < gasoleo calefaccion, gasoleo de calefaccion, gasolio riscaldamento, gasolio da riscaldamento, stookolie, huisbrandolie, olej opalowy, eldningsolja, villaolja, fyringsolie, polttooljy, kevyt polttooljy, gasoleo aquecimento, topny olej, vykurovaci olej, futoolaj, tuzeloolaj, lozi ulje, loz ulje, kurilno olje, kutteoli, krosnine alyva, πετρελαιο θερμανσης
coal industrial; coal domestic < carbon mineral, carbone, steenkool, wegiel, stenkol, kivihiili, carvao, uhli, uhlie, feketeszen, carbune, ugljen, premog
lpg < gpl, glp, butano
district heat steam < teleriscaldamento, stadsverwarming, warmtenet, cieplo sieciowe, fjarrvarme, fjernvarme, kaukolampo, dalkove teplo, tavho, kaugkute
commercial industrial waste landfill < residuos, basura, rifiuti, afval, restafval, bedrijfsafval, odpady, avfall, affald, jate, sekajate, lixo, odpad, hulladek, deseuri, otpad, odpadki, jaatmed, atkritumi, atliekos
water supply < agua, acqua, drinkwater, kraanwater, woda, vatten, vesijohtovesi
kind:paper material use < papel, papel de oficina, carta, carta per stampante, carta da ufficio
hotel stay < alojamiento, noche de hotel, albergo, alloggio, notte in hotel, pernottamento, hebergement
van average unknown; van < furgoneta, furgone, furgon
steam heat; onsite heat steam < dampf, vapeur, vapor, vapore
material use metal steel can < acero, acciaio
material use glass < vidrio, vetro
construction concrete material use; concrete < beton, hormigon, calcestruzzo
commercial industrial waste landfill < ordures
`
