/**
 * Everyday words of Australia, New Zealand and Canada, and of the official languages of the European Union other than French
 * and German, in the form of `EVERYDAY_WORDS` of the search.
 */
export const COUNTRY_WORDS = `
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
light fuel oil in:CA; heating oil; burning oil; distillate fuel oil no 2 < heating oil, furnace oil, stove oil, home heating oil
heavy fuel oil; residual fuel oil no 6 < bunker c, bunker fuel oil
manufacturing industry; industrial use; industrial < factory, plant, mill, manufacturing, industry
commercial institutional; commercial use; commercial < commercial, commercial building, office building
dry wood; wood log < firewood, fire wood
construction demolition waste; average construction waste disposal < building site, building rubble, rubble, building waste, demolition rubble, construction rubbish, building site rubble
landfill < tip, rubbish tip, skip, skip bin, dumped, dump
organic waste composting; waste disposal organic garden waste composting < green waste compost, garden waste compost, organics bin
biological treatment composting; organic waste composting < food scrap compost, food scrap composting, food waste composting
food waste; food < food scrap, kitchen scrap, kitchen waste
electricity < luz, consumo electrico, electricidad, eletricidade, energia eletrica, luce, elettricita, stroom, elektriciteit, elektra, energia elektryczna, prad, elforbrukning, elektricitet, elanvandning, elforbrug, sahko, sahkonkulutus, elektrina, elektricka energie, elektricka energia, aram, villamos energia, villany, energie electrica, electricitate, curent electric, електричество, ток, електроенергия, ηλεκτρισμος, ηλεκτρικη ενεργεια, ρευμα, struja, elektricna energija, elektrika, elekter, elektrienergia, elektriba, elektroenergija, elektros energija, elettriku, leictreachas
natural gas < gas natural, gas metano, metano, gas naturale, aardgas, gaz ziemny, naturgas, maakaasu, zemni plyn, zemny plyn, foldgaz, gaz natural, gaze naturale, природен газ, φυσικο αεριο, prirodni plin, zemeljski plin, maagaas, dabasgaze, gamtines dujos, gass naturali
diesel average biofuel blend < gasoleo, gasoil, gasolio, olej napedowy, dieselolie, dieseloljy, motorova nafta, nafta, gazolaj, motorina, дизел, ντιζελ, dizel, dizelsko gorivo, diislikutus, diisel, dizelis, dizeldegviela, dyzelinas, dyzelinis kuras
petrol average biofuel blend < gasolina, benzina, benzine, benzyna, bensin, bensiini, benzin, бензин, βενζινη, bencin, bensiin, benzins, benzinas
burning oil; gas oil < gasoleo calefaccion, gasoleo de calefaccion, gasolio riscaldamento, gasolio da riscaldamento, stookolie, huisbrandolie, olej opalowy, eldningsolja, villaolja, fyringsolie, polttooljy, kevyt polttooljy, gasoleo aquecimento, topny olej, vykurovaci olej, futoolaj, tuzeloolaj, lozi ulje, loz ulje, kurilno olje, kutteoli, krosnine alyva, πετρελαιο θερμανσης
coal industrial; coal domestic < carbon mineral, carbone, steenkool, wegiel, stenkol, kivihiili, carvao, uhli, uhlie, feketeszen, carbune, ugljen, premog
lpg < gpl, glp, butano
district heat steam < teleriscaldamento, stadsverwarming, warmtenet, cieplo sieciowe, fjarrvarme, fjernvarme, kaukolampo, dalkove teplo, tavho, kaugkute
commercial industrial waste landfill < residuos, basura, rifiuti, afval, restafval, bedrijfsafval, odpady, avfall, affald, jate, sekajate, lixo, odpad, hulladek, deseuri, otpad, odpadki, jaatmed, atkritumi, atliekos
water supply < agua, acqua, drinkwater, kraanwater, woda, vatten, vesijohtovesi
`
