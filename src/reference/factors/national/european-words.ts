/**
 * Everyday words of French and German speakers, in the form of `EVERYDAY_WORDS` of the search. They come with the national
 * sets, so that `tonne/factors` stays as small as it is.
 */
export const EUROPEAN_WORDS = `
gazole routier b7; diesel average biofuel blend < diesel, gazole, gasoil, carburant diesel, b7
diesel average biofuel blend < dieselkraftstoff
gas oil < gnr, gazole non routier, agrardiesel
supercarburant sans plomb; petrol average biofuel blend < essence, sans plomb, sp95, sp98, super, supercarburant, essence sp95, essence sp98
essence e10; petrol average biofuel blend < e10, sp95 e10, super e10, essence e10
petrol average biofuel blend < benzin, superbenzin, ottokraftstoff
essence e85 < e85, superethanol, superethanol e85
gpl pour vehicule routier; lpg < gpl, gpl c
lpg < flussiggas, butane propane
gaz naturel; natural gas < gaz, gaz naturel, gaz de ville, gaz de reseau, chauffage gaz, chauffage au gaz, chaudiere gaz
natural gas < erdgas, gasheizung, heizgas, stadtgas
burning oil; gas oil < fioul, fioul domestique, fuel domestique, mazout, heizol, heizol el, olheizung, chauffage fioul
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
flight domestic average passenger < inlandsflug, innerdeutscher flug, vol interieur, vol domestique
flight short haul average passenger < kurzstreckenflug, kurzstrecke, vol court courrier, court courrier, vol moyen courrier, europaflug
flight long haul average passenger < langstreckenflug, langstrecke, vol long courrier, long courrier, interkontinentalflug
flight; air travel < flug, flugreise, flugzeug, vol, avion, billet d avion
hotel stay in:FR < nuit d hotel, nuit hotel, nuitee, nuitee d hotel, nuitee hotel, hebergement
hotel stay in:DE < hotelubernachtung, ubernachtung, hotelaufenthalt
hgv all hgv average laden freighting; hgv < lkw, lastwagen, lkw transport, lkw fracht, spedition, strassenfracht, camion, poids lourd, transport poids lourd, transport routier, transport par camion, fret routier
van average unknown; van < lieferwagen, transporter, kleintransporter, utilitaire, camionnette, fourgon
container ship average < containerschiff, seefracht, schiffsfracht, porte conteneur, fret maritime, transport maritime
freight flight < luftfracht, fret aerien
freight train < guterzug, bahnfracht, fret ferroviaire
household residual waste < restmull, hausmull, hausabfall, ordure menagere, dechet menager
commercial industrial waste < gewerbeabfall, dechet industriel, dechet de bureau, dib
waste disposal < abfall, mull, dechet
waste disposal closed loop kind:paper < altpapier, dechet de papier, dechet papier, papier recycle
waste disposal organic < bioabfall, biomull, biodechet
kind:paper material use < papier, druckerpapier, kopierpapier, papier de bureau, ramette
kind:board material use < karton, pappe, carton
material use average plastic < kunststoff, plastik, plastique
material use metal steel can < stahl, acier
material use glass < glas, verre
water supply < trinkwasser, leitungswasser, wasser, wasserversorgung, eau, eau potable, eau du robinet
water treatment < abwasser, eau usee, eaux usee, assainissement
refrigerant < kaltemittel, klimaanlage, kuhlmittel, frigorigene, fluide frigorigene, climatisation
homeworking office equipment heating < teletravail, telearbeit, heimarbeit, homeoffice
`
