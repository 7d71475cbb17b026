/**
 * Everyday words for the publishers' terms: `published; published < everyday, everyday`. Each side is a list of
 * phrases. An everyday phrase finds every published one, the first before all others; a published phrase finds the
 * others after itself.
 */
export const EVERYDAY_WORDS = `
diesel average biofuel blend; distillate fuel oil no 2; diesel < diesel, derv, diesel fuel, road diesel, pump diesel, forecourt diesel, gazole, b7
petrol average biofuel blend; motor gasoline; petrol < petrol, unleaded, premium unleaded, super unleaded, unleaded petrol, petrol fuel, forecourt petrol, e10, benzin, essence
motor gasoline; petrol average biofuel blend < gasoline, regular gasoline, unleaded gasoline
100 mineral diesel < mineral diesel, pure diesel
100 mineral petrol < mineral petrol, pure petrol
burning oil; kerosene; distillate fuel oil no 2 < heating oil, home heating oil, domestic heating oil, heating kerosene, kerosene heating, paraffin, boiler oil
kerosene; burning oil < kerosine
distillate fuel oil no 2; gas oil < no 2 oil, no 2 fuel oil, fuel oil no 2
gas oil; distillate fuel oil no 2 < red diesel, agricultural diesel, tractor diesel, off road diesel, generator diesel, heizol
fuel oil; residual fuel oil no 6 < heavy fuel oil, heavy oil, hfo, mazut
marine fuel oil; residual fuel oil < bunker, bunker fuel, bunker fuel for ship, bunker oil, ship fuel
marine gas oil < mgo, marine diesel
natural gas < gas, mains gas, town gas, piped gas, gas heating, gas boiler, heating gas, erdgas, gaz, gas natural, gas naturale
lpg; liquefied petroleum gas < autogas, liquid petroleum gas, bottled gas, calor gas
cng; compressed natural gas <
propane < propane cylinder, propane bottle, propane tank
lng; liquefied natural gas <
acetylene < welding gas, cutting gas
biomethane; biogas < renewable gas, green gas
aviation turbine fuel; kerosene type jet fuel < jet fuel, jet a, jet a1, jet a 1, jet kerosene, avtur, aviation fuel, kerosene jet fuel
aviation spirit; aviation gasoline < avgas
avtur renewable < saf, sustainable aviation fuel
biodiesel hvo < hvo, hydrotreated vegetable oil, renewable diesel
biodiesel me; biodiesel 100 < biodiesel, fame, b100
bioethanol; ethanol 100 < ethanol, e100
coal industrial; mixed industrial sector < coal, industrial coal, steam coal
coal domestic < house coal, smokeless coal, smokeless fuel, household coal, domestic coal, coal heating, coal for heating
bituminous < bituminous coal, hard coal
sub bituminous < sub bituminous coal, subbituminous, subbituminous coal
lignite < lignite coal, brown coal, braunkohle
petroleum coke < petcoke, pet coke
wood pellet < pellet, biomass pellet
wood log < wood, firewood, log
wood residual <
wood chip < woodchip
lubricant < lubricating oil, engine oil, motor oil
waste oil; used oil <
naphtha < white spirit
electricity generated in:GB; electricity < electricity, electric, electrical power, power, grid, grid power, grid electricity, mains electricity, power grid, strom, strommix, elektrizitat, electricite, electrique, courant, courant electrique, energie electrique, electricidad, luz electrica, energia electrica, elettricita, energia elettrica, corrente elettrica, ev charging, car charging, vehicle charging, electric car charging, electric vehicle charging, ev charger
electricity us average in:US < electricity, electric, electrical power, power, grid, grid power, grid electricity, mains electricity, power grid
t d uk electricity; transmission distribution < transmission loss, distribution loss, grid loss, line loss, t d, t d loss
wtt < well to tank, upstream
outside scope < biogenic, outside of scope
district heat steam < district heating, heat network, district heat
onsite heat steam; steam heat < steam, heat
hgv all hgv average laden freighting; hgv; medium heavy duty truck; heavy duty vehicle < lorry, truck, hgv, heavy goods vehicle, goods vehicle, road freight, pallet by road, pallet delivery, haulage, road haulage, trucking, freight truck
hgv artic; hgv articulated < artic, articulated, articulated lorry, articulated truck, arctic lorry, semi trailer, tractor trailer
hgv rigid < rigid lorry, rigid truck
hgv refrigerated all hgv average laden freighting; hgv refrigerated < refrigerated lorry, refrigerated truck, reefer truck, chilled lorry, fridge lorry
van average unknown; van < van, lcv, light commercial vehicle, delivery van, transit van
average car unknown; passenger car; car < car, auto, automobile, private car, company car, own car, grey fleet, hire car, rental car, mileage claim, mileage allowance, business mileage
uk electricity ev car average battery electric vehicle; battery electric vehicle < electric car, electric vehicle, ev, bev, battery car, tesla
dual purpose 4x4; large car < suv, 4x4, off roader, jeep
van class i; van < small van
van class ii; van < medium van
van class iii; van < large van, big van
battery electric vehicle van; van < electric van
plug in hybrid electric vehicle < phev, plug in hybrid
motorbike average; motorcycle < motorbike, motor bike, moped, scooter
motorcycle; motorbike average <
regular taxi < taxi, cab, minicab, uber, ride hailing
black cab < london taxi
average local bus; bus < bus, city bus, public bus, minibus, mini bus, shuttle bus, shuttle
coach < intercity bus, long distance bus
national rail; intercity rail national average; tgv < train, rail, railway, train journey, train travel, rail travel, bahn, zug, tren, treno
international rail < eurostar, international train, channel tunnel, thalys, train to france, train to paris, eurostar to paris, eurostar paris, eurostar to brussels, eurostar brussels, eurostar to amsterdam, train to belgium, train to brussels, train to netherland, train to amsterdam
light rail tram; transit rail < tram, metro, light rail, streetcar
london underground; transit rail < tube, underground
transit rail; london underground < subway
commuter rail < commuter train
freight train; freight rail < rail freight, train freight, goods train, freight by rail, freight by train
container ship average; waterborne craft < sea freight, ocean freight, ship, shipping, container ship, cargo ship, sea container, freight ship, freight by sea, sea transport, container from china, container from asia
bulk carrier average < bulk carrier, bulker
crude tanker average < oil tanker
refrigerated cargo < reefer, reefer ship, reefer container, refrigerated container, refrigerated ship
waterborne craft; inland water freight < barge, river barge, inland ship, inland waterway, freight by barge
freight flight; freight aircraft < air freight, air cargo, airfreight, cargo plane, freight by air, freight plane
flight; air travel < fly, flug, vol, vuelo, volo, plane, airplane, aeroplane, aircraft travel, air ticket
flight domestic < domestic flight, internal flight, inlandsflug, inlandflug, vol interieur, vol domestique, vuelo nacional, vuelo domestico, volo nazionale, volo interno, volo domestico, binnenlandse vlucht, voo domestico, inrikesflyg
flight long haul < langstreckenflug, vol long courrier, vuelo de larga distancia, vuelo de largo radio, volo a lungo raggio, volo intercontinentale
flight short haul < kurzstreckenflug, mittelstreckenflug, vol court courrier, vol moyen courrier, vuelo de corta distancia, volo a corto raggio
short haul < european, short, within europe, to europe
long haul < transatlantic, intercontinental, long, to new york, to usa, to america, to asia, to china, to india, to japan, to australia, to singapore, to thailand, to korea, to hong kong, to united arab emirate, to dubai, to brazil, to mexico, to canada, to south africa, to new zealand
domestic < internal
economy class < economy
business travel <
business class < business
first class < first
premium economy class < premium economy
ferry average all passenger < ferry, passenger ferry
car passenger ferry < car ferry
hotel stay in:GB; hotel < airbnb, b b, bed breakfast, guest house, guesthouse, hostel, motel, hotel, hotel stay, hotel night, hotel room, accommodation, overnight stay, lodging
homeworking office equipment heating < homeworking, home working, home office, wfh, working from home, work from home, remote work, remote working, telework, teleworking
water supply < water, tap water, mains water, drinking water, eau, wasser, agua, acqua
water treatment < sewage, wastewater, waste water, sewerage, effluent
sf6 < sulphur hexafluoride, sulfur hexafluoride
nf3 < nitrogen trifluoride
ch4 fossil; ch4 < methane, fossil methane
n2o < nitrous oxide, laughing gas
co2 gwp100 < carbon dioxide, dry ice, r744
co2 gwp100; hfc 227ea; hfc 236fa < fire extinguisher, fire suppression
hfc 227ea < fm200, fm 200
blend r410a total emission; r410a; refrigerant < air conditioning, air conditioner, air conditioner refill, air conditioner leak, aircon refill, aircon, air con, air conditioning leak, aircon leak, air conditioning refill
refrigerant < refrigerant leak, fridge gas, air conditioning gas, aircon gas, air con gas, a c gas, f gas, coolant
tyre; tire <
landfill gas <
municipal solid waste <
commercial industrial waste landfill; commercial industrial waste; waste disposal landfill; mixed msw; waste disposal < waste, general waste, general rubbish, office waste, business waste, rubbish, trash, garbage, refuse, landfill, landfill waste, waste landfill, waste to landfill, skip, skip waste, mixed skip, skip hire
weee mixed waste disposal; mixed electronic < e waste, electronic waste, electrical waste, electronic scrap
weee small waste disposal; mixed electronic < old laptop, old computer, old phone, old printer, used laptop, old it equipment
household residual waste landfill; commercial industrial waste landfill < mattress disposal, old mattress, furniture disposal, old furniture, bulky waste, sofa disposal
household residual waste landfill < household waste, domestic waste, municipal waste, msw, municipal solid waste
commercial industrial waste closed loop; waste disposal closed loop; waste disposal open loop; recycled < recycling, recycled, recycle, waste recycling
closed loop source kind:paper < recycled paper
closed loop source kind:board < recycled cardboard, recycled board
closed loop source average plastic < recycled plastic
closed loop source aluminium < recycled aluminium
closed loop source glass < recycled glass
landfilled; landfill < landfilled
composting; composted < composting, composted
organic mixed food garden waste composting; composting; composted < waste composting, waste composted
anaerobic digestion; anaerobically digested < anaerobic digestion, to biogas, digester
commercial industrial waste incineration energy recovery < rubbish burnt, waste burnt, trash burnt, office rubbish burnt, office waste burnt
wood incineration energy recovery; lumber combusted < waste wood burnt, wood waste burnt
average construction waste disposal; clay brick < rubble, demolition rubble, building rubble, building waste, construction waste, demolition waste
soil waste disposal < soil, excavated soil, excavation waste
waste disposal organic garden waste < garden waste, green waste, grass cutting
asbestos waste disposal < asbestos disposal
commercial industrial waste incineration energy recovery; incineration energy recovery; combusted < incineration, incinerated, waste incineration, incineration of waste, energy from waste, waste to energy, energy recovery, efw
food drink waste; food < food waste
cattle < cow, bull, calf
dairy cattle; cattle < dairy cow
aluminium; aluminum <
metal steel can < steel, tin can
average plastic; mixed plastic < plastic
kind:paper; office paper < paper, office paper, copy paper, printing paper, printer paper
kind:board; corrugated container < cardboard, card, board, carton
electrical item it; weee small; laptop < laptop, computer, it equipment, electronics
aggregate material use; aggregate < gravel, crushed stone
construction wood material use; dimensional lumber < timber, lumber, plank, timber plank, wooden plank, timber beam, wooden beam, bois, holz, madera, legno
material use pet; pet < pet
material use pvc; pvc < pvc
material use hdpe; hdpe < hdpe
material use ldpe; ldpe < ldpe
battery li ion < lithium battery, lithium ion battery, li ion battery
electrical item battery < battery
stationery < office supply, desk supply
clothing < clothes, textile, garment, shirt, t shirt, cotton shirt, cotton t shirt, trouser, jacket, jean, cotton clothing
food drink material use; food drink < food, vegetable, fruit, fruit vegetable, grocery
asphalt material use; asphalt < asphalt, tarmac, bitumen, road surface
camx < caiso
newe < new england
in:US-NYCW < new york city, nyc, manhattan, brooklyn, queens, bronx
in:US-NYLI < long island
rfce; rfcw < pjm
unit:kWh; unit:MWh < kwh, kilowatt hour
unit:MWh; unit:kWh < mwh, megawatt hour
unit:GJ; unit:kWh < gj, gigajoule, mj, megajoule
unit:mmbtu; unit:kWh < mmbtu, therm, btu, million btu
unit:l < litre, liter, l
unit:US_gal; unit:l < gallon, us gallon, gal
unit:m3 < cubic metre, cubic meter, m3
unit:scf < standard cubic foot, cubic foot, cubic feet
unit:t; unit:short_ton; unit:kg < tonne, ton, t, metric ton, metric tonne
unit:short_ton < short ton
unit:kg; unit:t < kg, kilo, kilogram, kilogramme
unit:km; unit:mi < km, kilometre, kilometer
unit:mi; unit:km < mile, mi, vehicle mile
unit:passenger·km; unit:passenger·mi < passenger km, passenger kilometre, passenger kilometer, pkm
unit:passenger·mi; unit:passenger·km < passenger mile
unit:t·km; unit:short_ton·mi < tonne km, tkm, t km, ton km, tonne kilometre, ton kilometer
unit:short_ton·mi; unit:t·km < ton mile, short ton mile
unit:room·night < night, room night
in:GB < british, english, scottish, welsh, england, scotland, wales, northern ireland
in:US; within:US < american, united states average
in:DE < german, deutschland, allemagne
in:FR < french, frankreich
in:NL < dutch, nederland
in:ES < spanish, espana, spanien
in:IT < italian, italia, italien
in:CN < chinese
in:IN < indian
in:JP < japanese
in:CA < canadian
in:AU < australian
in:IE < irish
in:SE < swedish
in:PL < polish
in:DK < danish
in:CH < swiss, schweiz, suisse
in:AT < austrian, osterreich
`

/** Words that specify a thing or its use beyond the factor; they are only searched for if a factor fits them too. */
export const CONTEXT_WORDS =
  'sheet bottle box pipe packaging trip journey commute commuting parcel courier cheap old new one two three boiler canteen work bag sack cylinder forklift employee night school switchgear house home private generator digester ticket return leak refill recharge mix mileage office shop warehouse factory site central heating invoice bill monthly annual staff holiday welding machine engine gate depot trajet billet fleet split system heater furnace hire top up motorway full load transport bureau geschaftsreise dienstreise deplacement voyage'

/** Words that say nothing about a factor; they are not searched for unless there is no other word. */
export const FILLING_WORDS =
  'a an and are by do does for from has how i in is it me much my of on or our per that the this to use used using was what when where which with emission factor ef coefficient conversion carbon co2 co2e co2eq kgco2 kgco2e ghg footprint greenhouse equivalent intensity combustion burnt burned burning purchased bought consumption consumed usage supply supplied average typical standard mixed en pour par mit fur'

/**
 * Words for purchases, whose meanings come with the factors per unit of money, and for journeys without a factor: they are not
 * read as words of similar spelling.
 */
export const PURCHASE_SPELLINGS =
  'access account accountancy accountant advertisement advice adviser agency amtrak anwalt architect assicurazione association attorney audit auditor avocat avvocato bacon banking barrister beam bean beratung bier biere bill birra boeuf bookkeeper bookkeeping boot bouquet broadband brochure brot bubble buffet bulb bureau burger butter cable caffe cake candy carne cartridge cell center centre cerveza chair chamber charge chaussure cheese chocolate cleaner cleaning client cling cola collection comida commerce computing conference congress connection conseil consultancy consultant contract contractor copier cost courier course crisp cycling data decorator design designer desk dhl dinner docking dpd druckerei drug dumpster electrician engineer envelope exhibition express fair farmaco fedex feed firm fish fitness fleisch flower flyer fork frame garage gardener gardening glove ground guard ham hand headhunter hosting huhn internet interpreter kaffee keyboard kurier laboratory lait lamb landline latex latte laundry lawyer leaflet lease leased leasing leche liability licence license lift liner livestock logiciel logo loyer lunch machine machinery maintenance management manzo meal medical medicament medicine membership menage meuble milch mince minced mobel mobili mobilier move mover moving mueble nettoyage nitrile note notebook online ordenador ordinateur paint painter pallet pane parcel pastry payroll pharmaceutical photocopier photovoltaic pickup pizza plumber poliza polizza pollo portatile post postage poulet premise print programmer property protective publicite pulizia pulizie rebar recruiter recruitment refurbishment reinforcement reinforcing removal rent repair return ristorante roll rubber rug sack safety salmon sandwich sanitiser sanitizer sausage scaffolder scaffolding scarpe schuh screen seafood security seguro seminar service sheet shop show shrink snack soda solar solicitor staff stainless stamp station stationery steak steuerberater strategy stretch studio subscription sugar support sweets tablet telecom telephone temp temporary test tile tissue toilet toll toner towel trade training translation translator tuna uniform varnish vending vest viande vin vino vis vodka volaille walking website wein whisky window wooden worker workwear wrap zapato zoom'
