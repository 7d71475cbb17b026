import { isFuelName } from '../../reference/factors/resolution/index.ts'
import { mapText } from '../advice.ts'
import type { ActivityKind } from '../columns.ts'
import { namesGridImport } from './feed-in-words.ts'
import { unitOfNetValue } from './heating-value-words.ts'
import { foldedWords, foldWord } from './word-list.ts'

/** An activity that a product decides, with its fuel. */
export interface ProductActivity {
  readonly activity: ActivityKind
  /** The fuel, as written or as its everyday name. */
  readonly fuel?: string
  /** Words of the factor of a quantity. */
  readonly factor?: string
}

const ELECTRICITY = foldedWords(
  `electricity,electric,power,electric power,elec,electricity supply,electricity import,grid electricity,electric grid,
electric - grid,electricity - grid,purchased electricity,mains electricity,hh electricity,nhh electricity,electricity hh,
electricity nhh,electric energy,strom,ökostrom,elektrizität,électricité,electricite,electricidad,energía eléctrica,elettricità,
energia elettrica,ev charging,electric charging,electric vehicle charging,public charging,ev charge,charge point,
charging,electric - grid purchase,electricity (grid),electricity day,electricity night,ev charging session,ev charging (kwh),
dc charging,ac charging,electric vehicle,elektriciteit,stroom,elektra,energia elektryczna,energia czynna,prąd,prąd elektryczny,
eletricidade,energia elétrica,energia ativa,el,elektricitet,elenergi,elström,elkraft,strøm,elektrisitet,main electric,electric main,
strom ht,strom nt,ht-strom,nt-strom,tagstrom,nachtstrom,netzstrom,allgemeinstrom,eb power,grid power,energia elektryczna czynna,
shell recharge,bp pulse,ev recharge,recharge électrique,borne de recharge,ladestrom,ladevorgang,strom laden,elektro laden,recarga eléctrica,elektro,
ricarica elettrica,laadsessie,elektrisch laden,ev,consumo ponta,consumo fora ponta,consumo fora de ponta,consumo na ponta,
energia ponta,energia fora ponta,energia ativa ponta,energia ativa fora ponta,consumo intermediário,consumo reservado`,
)
/** Words for the gas of a grid. */
const GAS = foldedWords(
  'gas,mains gas,gas supply,natural gas supply,gas natural,town gas,utility gas,piped gas,gaz,aardgas,natural gas (png),png,piped natural gas,gaz ziemny wysokometanowy,gaz ziemny e,gaz wysokometanowy,gaz ziemny gz-50',
)
const WATER: Readonly<Record<string, string>> = {
  water: 'water supply',
  watersupply: 'water supply',
  ...{ woda: 'water supply', wodazimna: 'water supply', kallvatten: 'water supply', vatten: 'water supply' },
  mainswater: 'water supply',
  ...{ wasser: 'water supply', trinkwasser: 'water supply', frischwasser: 'water supply', eau: 'water supply' },
  ...{
    waterused: 'water supply',
    waterusage: 'water supply',
    waterconsumption: 'water supply',
    freshwater: 'water supply',
  },
  ...{
    sewerage: 'water treatment',
    seweragevolume: 'water treatment',
    sewage: 'water treatment',
    wastewater: 'water treatment',
  },
  ...{ sewer: 'water treatment', sewers: 'water treatment', sewerservice: 'water treatment' },
  ...{ foul: 'water treatment', fouldrainage: 'water treatment', foulwastewater: 'water treatment' },
  ...{ tradeeffluent: 'water treatment', returntosewer: 'water treatment', effluent: 'water treatment' },
  ...{ cleanwater: 'water supply', potablewater: 'water supply', drinkingwater: 'water supply' },
  ...{ tapwater: 'water supply', citywater: 'water supply', watersupplied: 'water supply', waterin: 'water supply' },
  ...{ sewerusage: 'water treatment', foulsewer: 'water treatment', foulsewage: 'water treatment' },
  ...{ foulsewerage: 'water treatment', usedwater: 'water treatment', wastewatertreatment: 'water treatment' },
  ...{ eauusee: 'water treatment', alcantarillado: 'water treatment', rioolwater: 'water treatment' },
  ...{ riolering: 'water treatment', scieki: 'water treatment', ścieki: 'water treatment' },
  ...{ avlopp: 'water treatment', spildevand: 'water treatment', esgoto: 'water treatment' },
  ...{ foulwater: 'water treatment', abwasser: 'water treatment', schmutzwasser: 'water treatment' },
  ...{ eauxusees: 'water treatment', assainissement: 'water treatment', aguasresiduales: 'water treatment' },
  ...{
    saneamiento: 'water treatment',
    acquereflue: 'water treatment',
    fognatura: 'water treatment',
    afvalwater: 'water treatment',
  },
  ...{ consumodeagua: 'water supply', consommationdeau: 'water supply', wasserverbrauch: 'water supply' },
  ...{ eaupotable: 'water supply', agua: 'water supply', aguapotable: 'water supply', acqua: 'water supply' },
}
/** Heat of a network. */
const DISTRICT_HEAT = foldedWords(
  `district heat,district heating,district heat and steam,heat network,heat,purchased heat,fernwärme,fernwaerme,nahwärme,wärme,
réseau de chaleur,chauffage urbain,chaleur,calefacción urbana,teleriscaldamento,stadsverwarming,steam,purchased steam,district steam,district hot water,heating network,stadswarmte,warmte,ciepło,ciepło sieciowe,energia cieplna,fjärrvärme,
värme,fjernvarme,varme,aquecimento urbano,calor`,
)
/** Products of fuel cards and bills that are not burnt. */
const NO_FUELS = foldedWords(
  `adblue,ad blue,def,diesel exhaust fluid,aus32,aus 32,urea,car wash,carwash,wash,valeting,screen wash,screenwash,parking,toll,
tolls,congestion charge,shop,shop goods,sundries,accessories,oil top up,antifreeze,coolant,tyres,tires,repairs,service,fee,fees,
card fee,admin fee,surcharge,discount,vat,rounding,ad blue lose,adblue lose,adblue bulk,maut,vignette,wäsche,autowäsche,waschanlage,
fahrzeugwäsche,parken,parkgebühr,péage,peage,lavage,parking fee,peaje,lavado,pedaggio,lavaggio,autopedaggio,zubehör,gebühr,lubricants,
autolavaggio,lavaggio auto,telepedaggio,autostrada,parcheggio,aparcamiento,estacionamiento,autopista,telepeaje,stationnement,
motor oil,engine oil,motoröl,schmierstoff,lubrifiant,road tax,convenience store,food and drink,card charge,transaction fee,
network fee,service charge,late fee,finance charge,discounts,rebate,maintenance,oil change,snacks,groceries,merchandise,
lubricant,lubes,windscreen washer,autowas,wasstraat,parkeren,tol,smeermiddel,myjnia,parking płatny,opłata,autostrada płatna,
opłata za kartę,portagem,lavagem,estacionamento,lubrificante,biltvätt,vägtull,trängselskatt,avgift,kortavgift,spolarvätska`,
)
const OF_PETROL = 'ethanol and petrol'
const OF_DIESEL = 'biodiesel and diesel'
/** Blends without a published factor. */
const BLENDS: Readonly<Record<string, string>> = {
  ...{ superethanol: OF_PETROL, superethanole85: OF_PETROL, flexfuel: OF_PETROL },
  ...{
    biodieselblend: OF_DIESEL,
    biodieselmix: OF_DIESEL,
    r33: 'HVO, biodiesel and diesel',
    r33bluediesel: 'HVO, biodiesel and diesel',
  },
}
/** Fuels whose names say the percentage of their other part: B30 has 30 % biodiesel. */
const SHARES: readonly (readonly [name: RegExp, parts: string])[] = [
  [/^(?:bio)?(?:diesel)?b\d{1,2}(?:bio)?(?:diesel)?$/, OF_DIESEL],
  [/^(?:flexfuel|ethanol|etanol|bioethanol|petrol|gasoline|benzin)?e\d{1,2}(?:ethanol)?$/, OF_PETROL],
  [/^(?:diesel)?hvo\d{1,2}(?:diesel)?$/, 'HVO and diesel'],
]
/** The names of shares that are fuels of a forecourt, or pure. */
const UNBLENDED = /^(?:diesel)?b[07](?:diesel)?$|^(?:petrol|gasoline|benzin)?e(?:5|10)$/

/** The parts of a blend; undefined for any other word. */
function blendParts(word: string): string | undefined {
  if (Object.hasOwn(BLENDS, word)) return BLENDS[word]
  return UNBLENDED.test(word) ? undefined : SHARES.find(([name]) => name.test(word))?.[1]
}

/** Fuels of several origins, with the question and the fuels to choose from. */
interface AskedFuel {
  readonly words: ReadonlySet<string>
  readonly question: string
  readonly fuels: readonly string[]
}
const ASKED_FUELS: readonly AskedFuel[] = [
  {
    // EN 15940 is the standard of paraffinic diesel from synthesis or hydrotreatment
    words: foldedWords('xtl,xtl diesel,diesel xtl,paraffinic diesel,paraffinischer diesel,en 15940'),
    question: 'is paraffinic diesel, which is HVO or fossil (GTL)',
    fuels: ['HVO'],
  },
  {
    words: foldedWords('lsfo,vlsfo,ulsfo,hsfo,ifo,ifo 180,ifo 380,bunker fuel,bunker oil,bunkers,low sulphur fuel oil'),
    question: 'is burnt in ships or at a site, by different factors',
    fuels: ['marine fuel oil', 'fuel oil'],
  },
]
/** Words for coal, which has a factor for each use, so that the selection asks. */
const COAL = foldedWords(
  'kohle,steinkohle,charbon,houille,carbón,carbone,hard coal,węgiel kamienny,węgiel,stenkol,steenkool',
)
/** Fuels made from natural gas or biomass by synthesis. */
const SYNTHETIC = foldedWords(
  'gtl,gtl diesel,gtl fuel,shell gtl,shell gtl fuel,btl,btl diesel,ctl,e-fuel,e-fuels,efuel',
)

/** Fluids for cleaning exhaust, whose urea becomes carbon dioxide. */
const EXHAUST_FLUIDS = foldedWords(
  'adblue,ad blue,def,diesel exhaust fluid,diesel exh fluid,aus32,aus 32,urea,ad blue lose,adblue lose,adblue bulk,adblue loose,adblue pump',
)

/** True for a fluid for cleaning exhaust, with its packing or its kind: 'Płyn AdBlue', 'AdBlue 10 l'. */
function isExhaustFluid(text: string): boolean {
  const isNamed =
    /^(?:\p{L}+ )?ad[ -]?blue[®™]?(?: \S+){0,2}$/iu.test(text.trim()) && !/diesel|gas|benzin|petrol/i.test(text)
  return isNamed || EXHAUST_FLUIDS.has(foldWord(text))
}

/** The word of a map that leaves out the rows of a product. */
export const NO_PRODUCT = 'none'

/** True for the word of a map that leaves out rows. */
export function isNoProduct(text: string): boolean {
  return foldWord(text) === NO_PRODUCT
}

/** True for a product of fuel cards that is neither burnt nor a source of gases, such as a car wash or a fee. */
export function burnsNothing(text: string): boolean {
  const word = foldWord(text)
  return NO_FUELS.has(word) && !isExhaustFluid(text)
}

/** The options that name a word as each of some fuels. */
function choosing(text: string, fuels: readonly string[], column: FuelColumn): string {
  const options = fuels.map((fuel) => mapText(text, `${column}:${fuel}`)).join(' or ')
  return `name the fuel, like ${options}`
}

/** The columns that name a fuel. */
type FuelColumn = 'product' | 'fuel'

/** The question that the name of a fuel leaves open; undefined for any other word. */
function openQuestion(text: string, column: FuelColumn): string | undefined {
  const word = foldWord(text)
  const asked = ASKED_FUELS.find(({ words }) => words.has(word))
  if (asked !== undefined) return `${asked.question}; ${choosing(text, asked.fuels, column)}`
  if (SYNTHETIC.has(word)) {
    return 'is a synthetic fuel that no publisher gives a factor for; name a factor of your own (--factors)'
  }
  return isBrand(text) && !isFuelName(text)
    ? `is a brand or grade that does not tell petrol from diesel; ${choosing(text, ['petrol', 'diesel'], column)}`
    : undefined
}

/** Explains why a word is no fuel with a factor; undefined for any other word. */
export function fuelProblem(text: string, column: FuelColumn = 'product'): string | undefined {
  const word = foldWord(text)
  if (isExhaustFluid(text)) {
    return 'is a fluid for cleaning exhaust and no fuel; write a quantity with a factor for urea of your own (--factors)'
  }
  if (NO_FUELS.has(word)) return 'is no fuel; give its rows the activity spend'
  const parts = blendParts(word)
  return parts === undefined
    ? openQuestion(text, column)
    : `is a blend of ${parts} that no publisher gives a factor for; write a row for each part, or name a factor of your own (--factors)`
}

/** Names of brands and of better grades before or after a fuel: 'FuelSave Diesel', 'BP Ultimate Diesel', 'Diesel Premier'. */
const BRANDS =
  /\b(?:fuelsave|v-?power|bp|shell|esso|texaco|aral|total(?:energies)?|jet|repsol|cepsa|eni|omv|ultimate|synergy|supreme\+?|momentum|excellium|premier|premium|maxxmotion|racing|e\+|winter|standard|extra|pulse|prem|bulk|optimax|efitec|neotech|perform(?:ance)?)(?![\w])/gi
/** Words for fuel of any kind next to the name of one: 'Kraftstoff Diesel'. */
const ANY_FUEL = /\b(?:kraftstoff|carburant|carburante|combustible|brandstof)\b/gi
/** Qualities of a fuel that do not change its kind. */
const GRADES = /\b(?:e5|e10|b7|ron|95|97|98|99|el|en ?590|en ?228|10ppm|plus|regular|cng)\b/gi
/** Qualities of petrol only: an octane number, a share of ethanol, the standard EN 228. */
const OF_OCTANE = /\b(?:e5|e10|en ?228|(?:ron ?)?(?:87|89|9[1-9]|10[0-2]))\b/i
/** Qualities of diesel only: a share of biodiesel, the standard EN 590. */
const OF_CETANE = /\b(?:b7|en ?590)\b/i

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Removes the octane number, the share of ethanol and the grade from a fuel: 'Unleaded 95 E10', 'Heizöl EL'. */
function withoutGrade(text: string): string {
  const own = text
    .replace(BRANDS, ' ')
    .replace(ANY_FUEL, ' ')
    .replace(/\bunl\b/gi, 'unleaded')
    .replace(/\bdsl\b/gi, 'diesel')
  return tidy(own.replace(GRADES, ' '))
}

/** True for a text of brands, grades and qualities only, which names no fuel: 'V-Power', 'Premium', 'BP Ultimate Plus'. */
function isBrand(text: string): boolean {
  const words = text.replace(BRANDS, ' ').replace(/\b(?:plus|supreme|super)\b/gi, ' ')
  return words !== text && tidy(words.replace(/[+®™]/g, ' ')) === ''
}

/** The fuel that the octane number or the standard of a brand tells: 'Premium 98' is petrol. */
function fuelOfQuality(text: string): string | undefined {
  const [isPetrol, isDiesel] = [OF_OCTANE.test(text), OF_CETANE.test(text)]
  const brand = text.replace(OF_OCTANE, ' ').replace(OF_CETANE, ' ')
  if (isPetrol === isDiesel || !isBrand(tidy(brand))) return undefined
  return isPetrol ? 'petrol' : 'diesel'
}

/** Words for fuel with less duty, which a dye marks, and for fuel with all of it. */
const REBATED = /\b(?:marked|rebated|dyed|agri(?:cultural)?)\b/i
const MARKS = /\b(?:marked|rebated|dyed|agri(?:cultural)?|unmarked|un-?rebated|duty[ -]?paid)\b/gi
/** Other names of fuels, with the kinds of gas in the grids of Germany, France and the Netherlands. */
const OTHER_NAMES: readonly (readonly [name: RegExp, fuel: string])[] = [
  [/^(?:(?:erdgas|gaz naturel|aardgas|natural gas) ?[-(]? ?[hlb](?:[- ]?gas)?\)?|[hl]-?gas)$/i, 'natural gas'],
  [/^diesel[ -]?oil$/i, 'diesel'],
  [/^(?:\d+(?:[.,]\d+)? ?kg )?propane (?:cylinders?|bottles?|gas bottles?)(?: \d+(?:[.,]\d+)? ?kg)?$/i, 'propane'],
]

/** The fuel of another name: 'Erdgas H', 'Marked Gas Oil'; undefined for other texts. */
function fuelOfOtherName(text: string): string | undefined {
  const named = OTHER_NAMES.find(([name]) => name.test(text.trim()))?.[1]
  if (named !== undefined) return named
  const plain = tidy(text.replace(MARKS, ' '))
  if (plain === tidy(text) || plain === '') return undefined
  return REBATED.test(text) && /^(?:diesel|derv|road diesel|gas ?oil)$/i.test(plain) ? 'gas oil' : plain
}

/** The fuel before a quality in brackets, and the fuel with its quality first: 'Gas oil (red)', 'Unleaded Regular'. */
function otherOrders(text: string): readonly string[] {
  const [, name = '', quality = ''] = /^(.+?)\s*\(([^()]+)\)$/.exec(withoutGrade(text)) ?? []
  const isQuality = /^(?:red|white|clear|dyed|rebated|road|bulk|grid|mains|no\.? ?2|n°? ?2|#2)$/i.test(quality)
  return name === '' || !isQuality ? [] : [`${name} ${quality}`, `${quality} ${name}`, name]
}

/** Words of places and owners that make the name of a supplier of a kind of energy. */
const OF_SUPPLIERS =
  /^(?:the )?(?:british|scottish|welsh|english|irish|ulster|national|northern|southern|eastern|western|united|american|canadian|australian|deutsche|franz(?:ö|oe)sische|royal|shell|total|totalenergies|bp|esso|utilita|city|municipal|first)\b/i
const ENERGIES =
  /\b(?:gas|power|energy|energies|electric|electricity|hydro|petroleum|oil|fuels?|coal)(?: (?:business|plc|ltd|limited|inc|co|company|supply|services|group|&? ?(?:gas|power|energy|electric)))*\.?$/i

/**
 * True for the name of a supplier with the name of a kind of energy in it: 'British Gas' sells electricity too, so that a part
 * of its name says nothing about a purchase.
 */
export function isEnergySupplier(text: string): boolean {
  return OF_SUPPLIERS.test(text.trim()) && ENERGIES.test(text.trim())
}

/** Finds the fuel that a text names, as written or without its brand and grade; undefined if it names none. */
export function findFuelName(text: string): string | undefined {
  const word = foldWord(text)
  if (openQuestion(text, 'fuel') !== undefined || blendParts(word) !== undefined) return undefined
  if (COAL.has(word)) return 'coal'
  return (
    [text, fuelOfOtherName(text) ?? '', withoutGrade(text), ...otherOrders(text)].find(
      (name) => name !== '' && isFuelName(name),
    ) ?? fuelOfQuality(text)
  )
}

/** Finds the activity and fuel of a product; undefined if the word is unknown. */
export function findProduct(written: string): ProductActivity | undefined {
  const text = unitOfNetValue(written) ?? written
  const word = foldWord(text)
  if (ELECTRICITY.has(word) || namesGridImport(text)) return { activity: 'electricity' }
  if (GAS.has(word)) return { activity: 'fuel', fuel: 'natural gas' }
  if (Object.hasOwn(WATER, word)) return { activity: 'quantity', factor: WATER[word] ?? '' }
  if (DISTRICT_HEAT.has(word)) return { activity: 'quantity', factor: 'district heat and steam' }
  const fuel = findFuelName(text)
  return fuel === undefined ? undefined : { activity: 'fuel', fuel }
}
