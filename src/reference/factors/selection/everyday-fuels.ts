import { lazy } from '../../../base/index.ts'
import { foldName } from '../../../core/countries/index.ts'

/** Everyday names of a fuel, with the names that publishers use, in order. */
interface EverydayFuel {
  readonly names: readonly string[]
  readonly published: readonly string[]
  /** Outside Great Britain and the United States, if it is another fuel there. */
  readonly elsewhere?: readonly string[]
}

/** The use of buildings other than homes and of small business, by which Canada publishes fuels. */
const CANADIAN_USE = 'Forestry, Construction, Public Administration and Commercial/Institutional'
const LIGHT_FUEL_OIL = `Light Fuel Oil / ${CANADIAN_USE}`
const KEROSENE = `Kerosene / ${CANADIAN_USE}`
const CANADIAN_GAS = 'marketable / Residential, Construction, Commercial/Institutional, Agriculture'

const split = (names: string): readonly string[] =>
  names
    .split(/[,\n]/)
    .map((name) => name.trim())
    .filter((name) => name !== '')

/** Road fuels are the blends of the forecourt; EPA has no complete row of diesel, and No. 2 is the same distillate. */
const EVERYDAY_FUELS: readonly EverydayFuel[] = [
  {
    names: split(
      `diesel,diesel fuel,diesel s10,diesel s500,óleo diesel,óleo diesel s10,road diesel,derv,gazole,ulsd,ultra low sulphur diesel,ultra low sulfur diesel,uls diesel,white diesel,
premium diesel,super diesel,diesel premium,excellium diesel,v power diesel,ultimate diesel,city diesel,auto diesel,b7,diesel b7,
diesel no 2,no 2 diesel,on road diesel,clear diesel,dieselkraftstoff,diesel kraftstoff,go route,gasoil a,gasóleo a,gasóleo,
gasolio,gasolio auto,gasolio autotrazione,diésel,bus diesel,automotive diesel,automotive gas oil,ago,dsl,diesel regular,
diesel no. 2,diesel #2,#2 diesel,diesel extra,high speed diesel,hsd,olej napędowy,on ekodiesel,diesel olie,dieselolie,
gasóleo rodoviário,gasóleo simples,gasóleo aditivado,dieselolja,diesel mk1,diesel b0,auto diesel oil,diesel road`,
    ),
    published: [
      'Diesel (average biofuel blend)',
      'Distillate Fuel Oil No. 2',
      'Commercial Use / Diesel',
      'Diesel oil',
      'Diesel / Refineries and Others',
      'Gazole routier B7',
    ],
  },
  {
    names: split('mineral diesel,100% mineral diesel,diesel 100% mineral,fossil diesel'),
    published: ['Diesel (100% mineral diesel)'],
  },
  {
    names: split('mineral petrol,100% mineral petrol,petrol 100% mineral'),
    published: ['Petrol (100% mineral petrol)'],
  },
  {
    names: split(
      `petrol,unleaded petrol,gasoline,motor gasoline,unleaded gasoline,unleaded,unleaded 95,unleaded 97,unleaded 98,
super unleaded,premium unleaded,regular unleaded,unleaded 87,unleaded 89,unleaded 91,unleaded 93,unleaded regular,
unleaded plus,unleaded super,unleaded premium,ulsp,ulp,super,super 95,super 98,super plus,superplus,super e5,super e10,
super 95 e10,e5,e10,petrol e5,petrol e10,premium petrol,super petrol,regular gasoline,premium gasoline,midgrade gasoline,
regular,regular gas,premium gas,gas unleaded,gasohol,mogas,benzin,superbenzin,normalbenzin,ottokraftstoff,essence,
sans plomb,sans plomb 95,sans plomb 98,sp95,sp98,sp95 e10,sp 95,sp 98,gasolina,gasolina 95,gasolina 98,gasolina sin plomo,
sin plomo 95,sin plomo 98,benzina,benzina verde,benzina senza piombo,v power unleaded,ultimate unleaded,regular unleaded e10,
unleaded midgrade,unleaded mid grade,unleaded gas,mid grade unleaded,midgrade unleaded,reg unleaded,unleaded reg,unleaded prem,
unleaded premium 93,ulp 91,ulp91,pulp 95,pulp 98,unleaded e10,unleaded 91 e10,motor spirit,benzyna,benzyna 95,
benzyna bezołowiowa,benzyna pb95,pb95,pb98,pb 95,pb 98,euro 95,euro95,euro 95 e10,euro 98,benzine,super benzine,
gasolina simples,gasolina sem chumbo 95,bensin,blyfri 95,bensin 95,blyfri bensin,benzin 95,bensin 95 e10,miles 95,euro super,eurosuper,eurosuper 95,ulg,ulg95,ulg97,ulg 95,ulg 97,
benzina super,benzina 95,benzina super senza piombo,super senza piombo`,
    ),
    published: [
      'Petrol (average biofuel blend)',
      'Motor Gasoline',
      'Regular Petrol',
      'Essence E10',
      'Automotive gasoline/petrol (other than for use as fuel in an aircraft)',
    ],
  },
  {
    names: split(
      `lpg,liquefied petroleum gas,liquefied petroleum gases,autogas,lpg autogas,autogas lpg,auto lpg,flüssiggas,gpl,glp,
gaz de pétrole liquéfié,liquid petroleum gas,lp gas,lpg gas,gas licuado de petróleo,gas di petrolio liquefatto,gpl carburant,gpl auto,gasol,gás auto,gaz płynny,gaz lpg,autogaz,motor gas lpg`,
    ),
    published: [
      'Commercial Use / LPG',
      'LPG',
      'Liquefied Petroleum Gases (LPG)',
      'Liquefied petroleum gas (LPG)',
      'Propane / All Other Uses',
      'GPL pour véhicule routier',
    ],
  },
  {
    names: ['heating oil', 'home heating oil', 'domestic heating oil'],
    published: ['Burning oil', 'Distillate Fuel Oil No. 2'],
    // kerosene heats houses in Great Britain and Ireland, gas oil those on the Continent
    elsewhere: ['Gas oil', 'Heating oil', 'Commercial Use / Light Fuel Oil', LIGHT_FUEL_OIL],
  },
  {
    names: split(
      'heizöl,heizöl el,heizöl extra leicht,heizöl leicht,fioul,fod,fioul domestique,fioul ordinaire,fuel oil domestique,gasóleo de calefacción,gasolio riscaldamento,fuel domestique,gasóleo c,gasóleo calefacción,gasolio da riscaldamento,stookolie,huisbrandolie,olej opałowy,gasóleo de aquecimento,eldningsolja,eldningsolja 1,eo1,fyringsolie,fyringsolje',
    ),
    published: [
      'Gas oil',
      'Distillate Fuel Oil No. 2',
      'Heating oil',
      'Commercial Use / Light Fuel Oil',
      LIGHT_FUEL_OIL,
    ],
  },
  {
    names: split(
      'burning oil,kerosene,heating kerosene,paraffin,kero,28 sec,28 second,kerosene 28,kerosene 28 sec,kerosene 28 second,28 sec kerosene,28 second kerosene,28sec,heating oil 28 sec,heating oil 28sec,28 sec heating oil,28 second heating oil,kerosene 28sec,kerosin,kérosène,queroseno,keroseno,cherosene',
    ),
    published: ['Burning oil', 'Kerosene', 'Kerosene (other than for use as fuel in an aircraft)', KEROSENE],
  },
  {
    names: split(
      `gas oil,red diesel,rebated gas oil,off road diesel,gasoil,dyed diesel,tractor diesel,35 sec,35 second,
gnr,gazole non routier,gasóleo b,gasolio agricolo,gas oil red,gasoil red,red gas oil,gas oil class a2,fuel oil no 2,no 2 fuel oil,
igo,industrial gas oil,gas oil 35 sec,35 sec gas oil,agricultural diesel,rebated diesel,
#2 fuel oil,fuel oil #2,fuel oil 2,number 2 fuel oil,rode diesel,gasóleo agrícola,gasóleo colorido,
35sec,35 sec oil,35 second oil,35 sec heating oil,35 second heating oil,heating oil 35 sec,heating oil 35sec,gas oil 35sec`,
    ),
    published: ['Gas oil', 'Distillate Fuel Oil No. 2'],
  },
  {
    names: split(
      'natural gas,mains gas,gaz ziemny,gás natural,naturgas,naturgass,aardgas,erdgas,gaz naturel,gaz de ville,gas natural,gas naturale,gas metano,metano,gas metano di rete,pipeline gas,nat gas,natgas',
    ),
    published: [
      'Commercial Use / Natural Gas',
      'Natural gas distributed in a pipeline',
      CANADIAN_GAS,
      'Gaz naturel - 2022, mix moyen, consommation',
      'Natural gas',
    ],
  },
  // EPA has complete rows of the gas only, per standard cubic foot and energy
  {
    names: split(
      'cng,compressed natural gas,gnv,gnc,erdgas cng,gaz naturel comprimé,gas natural comprimido,gas naturale compresso,metano auto,metano per auto,metano autotrazione',
    ),
    published: ['CNG', 'Natural Gas', 'Compressed natural gas (reverting to standard conditions)'],
  },
  {
    names: split(
      'lng,liquefied natural gas,gnl,flüssigerdgas,gaz naturel liquéfié,gas natural licuado,gas naturale liquefatto',
    ),
    published: ['LNG', 'Natural Gas', 'Liquefied natural gas'],
  },
  {
    names: split(
      'hvo,hvo100,hvo 100,hydrotreated vegetable oil,renewable diesel,r100,green d+,diesel hvo,hvo diesel,biodiesel hvo',
    ),
    published: ['Biodiesel HVO'],
  },
  {
    names: split('biodiesel,b100,fame,bio diesel,rme,biodiésel,biodiesel b100,diesel b100,biodiesel me'),
    published: ['Biodiesel ME', 'Biodiesel (100%)'],
  },
  {
    names: split('bioethanol,ethanol,e100,bioéthanol,bioetanol,bio ethanol,éthanol,etanol,etanolo,bioetanolo'),
    published: ['Bioethanol', 'Ethanol (100%)'],
  },
  {
    names: split(
      `holzpellets,pellets,pellet,granulés de bois,pellets de madera,wood pellets,wood pellet,granulés bois,granulé de bois,
pellets de bois,pellet di legno,pellet di legna,pellet de madera,pélets de madera,houtpellets`,
    ),
    published: ['Wood pellets', 'Wood and Wood Residuals'],
  },
  {
    names: split(
      `hackschnitzel,plaquettes de bois,cippato,woodchips,wood chip,wood chips,woodchip,holzhackschnitzel,hackgut,
plaquettes forestières,bois déchiqueté,astillas,astillas de madera,cippato di legno`,
    ),
    published: ['Wood chips', 'Wood and Wood Residuals'],
  },
  {
    names: split('propane,propan,propano,propaan,commercial propane,bulk propane,propangas,gaz propane,gas propano'),
    published: ['Propane'],
  },
  {
    names: split('butane,butan,butano,butaan,commercial butane,butangas,gaz butane,gas butano'),
    published: ['Butane'],
  },
  {
    names: split(
      `wood logs,logs,firewood,fire wood,fuelwood,cordwood,brennholz,scheitholz,kaminholz,stückholz,bois de chauffage,
bois bûche,bûches,leña,legna,legna da ardere,brandhout`,
    ),
    published: ['Wood logs', 'Wood and Wood Residuals'],
  },
  { names: split('biogas,biogaz,biogás'), published: ['Biogas'] },
  { names: split('bio cng,biocng,compressed biomethane'), published: ['Biomethane (compressed)'] },
  { names: split('bio lng,biolng,liquefied biomethane,liquid biomethane'), published: ['Biomethane (liquified)'] },
  { names: split('anthracite,anthrazit,anthrazitkohle,antracite,antracita'), published: ['Anthracite'] },
  { names: split('lignite,braunkohle,lignit,lignito,brown coal'), published: ['Lignite'] },
  { names: split('peat,torf,tourbe,turba,torba'), published: ['Peat'] },
  { names: split('house coal,household coal,domestic coal'), published: ['Coal (domestic)'] },
  {
    names: split('petroleum coke,petcoke,pet coke,petrolkoks,coke de pétrole,coque de petróleo,coke di petrolio'),
    published: ['Petroleum coke', 'Petroleum Coke (Solid)'],
  },
  {
    names: split(
      'jet a,jet a1,jet a 1,avtur,jet fuel,jet kerosene,aviation fuel,aviation turbine fuel,kerosene type jet fuel',
    ),
    published: ['Aviation turbine fuel', 'Kerosene-Type Jet Fuel'],
  },
  {
    names: split('avgas,aviation gasoline,avgas 100ll,100ll,aviation spirit,flugbenzin'),
    published: ['Aviation spirit', 'Aviation Gasoline'],
  },
  {
    names: split(
      'hfo,heavy fuel oil,residual fuel oil,schweröl,fioul lourd,fuelóleo,fueloil,fuel óleo,olio combustibile',
    ),
    published: ['Fuel oil', 'Residual Fuel Oil No. 6'],
  },
  {
    names: split('mgo,marine diesel,marine gasoil,marine diesel oil,mdo,marine gas oil'),
    published: ['Marine gas oil', 'Distillate Fuel Oil No. 2'],
  },
]

/**
 * Names of fuels that no everyday meaning decides: the selection finds the published fuel that has exactly the name, and asks
 * or fails if several or none have it.
 */
const OTHER_FUELS: readonly string[] = split(
  `coal,coking coal,bituminous,bituminous coal,sub bituminous,sub bituminous coal,steam coal,coal industrial,coal domestic,
coal electricity generation,propane gas,coal electricity generation home produced coal only,coal coke,coke,fuel oil,light fuel oil,
marine fuel oil,biomethane,biomethan,biométhane,biometano,renewable natural gas,biopropane,bio propane,bio lpg,biolpg,landfill gas,
hydrogen,h2,wasserstoff,hydrogène,hidrógeno,idrogeno,charcoal,holzkohle,charbon de bois,carbón vegetal,carbonella,straw,grass straw,
stroh,bagasse,methanol bio,crude oil,other petroleum gas,isobutane,blast furnace gas,coke oven gas,off road biodiesel,
development diesel,development petrol,avtur renewable,distillate fuel oil no 1,distillate fuel oil no 2,distillate fuel oil no 4,
residual fuel oil no 5,residual fuel oil no 6,wood and wood residuals,natural gas 100 mineral blend,diesel 100 mineral diesel,
petrol 100 mineral petrol,diesel average biofuel blend,petrol average biofuel blend,biomethane compressed,biomethane liquified,
biodiesel me from used cooking oil,biodiesel me from tallow,processed fuel oils residual oil,processed fuel oils distillate oil,
biodiesel 100,ethanol 100,liquefied petroleum gases lpg,compressed natural gas cng,liquefied natural gas lng,petroleum coke solid`,
)
const otherFuels = lazy((): ReadonlySet<string> => new Set(OTHER_FUELS.map(foldName)))

const NOT_ELSEWHERE: readonly (string | undefined)[] = ['GB', 'IE', 'US']

/** The everyday fuels by folded name. */
const byName = lazy(
  (): ReadonlyMap<string, EverydayFuel> =>
    new Map(EVERYDAY_FUELS.flatMap((fuel) => fuel.names.map((name) => [foldName(name), fuel] as const))),
)

/** The everyday names of all fuels. */
export function everydayFuelNames(): readonly string[] {
  return EVERYDAY_FUELS.flatMap(({ names }) => names)
}

const PROPOSED_MAX = 4

/** The usual names of all fuels, for proposals. */
export function usualFuelNames(): readonly string[] {
  return EVERYDAY_FUELS.flatMap(({ names }) => names.slice(0, PROPOSED_MAX))
}

/** True for an everyday name of a fuel. */
export function isEverydayFuel(name: string): boolean {
  return byName().has(foldName(name))
}

/** True for a name of a fuel: an everyday name, or that of a published fuel. */
export function isFuelName(name: string): boolean {
  return isEverydayFuel(name) || otherFuels().has(foldName(name))
}

/** Returns the published names for an everyday fuel name in a country; empty for any other name. */
export function publishedFuelNames(name: string, country: string | undefined): readonly string[] {
  const fuel = byName().get(foldName(name))
  if (fuel === undefined) return []
  return NOT_ELSEWHERE.includes(country) ? fuel.published : (fuel.elsewhere ?? fuel.published)
}
