import { isEverydayFuel } from '../../reference/factors/resolution/index.ts'
import type { ActivityKind } from '../columns.ts'
import { foldWord, spellingsOf } from './word-list.ts'

/** An activity that a product decides, with its fuel. */
export interface ProductActivity {
  readonly activity: ActivityKind
  /** The fuel, as written or as its everyday name. */
  readonly fuel?: string
  /** Words of the factor of a quantity. */
  readonly factor?: string
}

const foldedWords = (words: string): ReadonlySet<string> =>
  new Set(words.split(/[,\n]/).flatMap(spellingsOf).map(foldWord))

const ELECTRICITY = foldedWords(
  `electricity,electric,power,electric power,elec,electricity supply,electricity import,grid electricity,electric grid,
electric - grid,electricity - grid,purchased electricity,mains electricity,hh electricity,nhh electricity,electricity hh,
electricity nhh,electric energy,strom,ökostrom,elektrizität,électricité,electricite,electricidad,energía eléctrica,elettricità,
energia elettrica,ev charging,electric charging,electric vehicle charging,public charging,ev charge,charge point,
charging,electric - grid purchase,electricity (grid),electricity day,electricity night,ev charging session,ev charging (kwh),
dc charging,ac charging,electric vehicle,elektriciteit,stroom,elektra,energia elektryczna,energia czynna,prąd,prąd elektryczny,
eletricidade,energia elétrica,energia ativa,el,elektricitet,elenergi,elström,elkraft,strøm,elektrisitet,main electric,electric main,
shell recharge,bp pulse,ev recharge,recharge électrique,borne de recharge,ladestrom,ladevorgang,strom laden,elektro laden,recarga eléctrica,
ricarica elettrica,laadsessie,elektrisch laden`,
)
/** Words for the gas of a grid. */
const GAS = foldedWords(
  'gas,mains gas,gas supply,natural gas supply,gas natural,town gas,utility gas,piped gas,gaz,aardgas,natural gas (png),png,piped natural gas',
)
const WATER: Readonly<Record<string, string>> = {
  water: 'water supply',
  watersupply: 'water supply',
  mainswater: 'water supply',
  ...{ wasser: 'water supply', trinkwasser: 'water supply', frischwasser: 'water supply', eau: 'water supply' },
  ...{ eaupotable: 'water supply', agua: 'water supply', aguapotable: 'water supply', acqua: 'water supply' },
}
/** Heat of a network. */
const DISTRICT_HEAT = foldedWords(
  `district heat,district heating,district heat and steam,heat network,heat,purchased heat,fernwärme,fernwaerme,nahwärme,wärme,
réseau de chaleur,chauffage urbain,chaleur,calefacción urbana,teleriscaldamento,stadsverwarming,steam,purchased steam,stadswarmte,warmte,ciepło,ciepło sieciowe,energia cieplna,fjärrvärme,
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
/** Blends without a published factor. */
const BLENDS: Readonly<Record<string, string>> = {
  e85: 'ethanol and petrol',
  e85ethanol: 'ethanol and petrol',
  flexfuele85: 'ethanol and petrol',
  etanole85: 'ethanol and petrol',
  biodieselb20: 'biodiesel and diesel',
  b20biodiesel: 'biodiesel and diesel',
  dieselb20: 'biodiesel and diesel',
  b5: 'biodiesel and diesel',
  superethanol: 'ethanol and petrol',
  superethanole85: 'ethanol and petrol',
  e50: 'ethanol and petrol',
  b20: 'biodiesel and diesel',
  b30: 'biodiesel and diesel',
  hvo50: 'HVO and diesel',
}

/** Fluids for cleaning exhaust, whose urea becomes carbon dioxide. */
const EXHAUST_FLUIDS = foldedWords(
  'adblue,ad blue,def,diesel exhaust fluid,diesel exh fluid,aus32,aus 32,urea,ad blue lose,adblue lose,adblue bulk,adblue loose,adblue pump',
)

/** The word of a map that leaves out the rows of a product. */
export const NO_PRODUCT = 'none'

/** True for the word of a map that leaves out rows. */
export function isNoProduct(text: string): boolean {
  return foldWord(text) === NO_PRODUCT
}

/** True for a product of fuel cards that is neither burnt nor a source of gases, such as a car wash or a fee. */
export function burnsNothing(text: string): boolean {
  const word = foldWord(text)
  return NO_FUELS.has(word) && !EXHAUST_FLUIDS.has(word)
}

/** Explains why a word is no fuel with a factor; undefined for any other word. */
export function fuelProblem(text: string): string | undefined {
  const word = foldWord(text)
  if (EXHAUST_FLUIDS.has(word)) {
    return 'is a fluid for cleaning exhaust and no fuel; write a quantity with a factor for urea of your own (--factors)'
  }
  if (NO_FUELS.has(word)) return 'is no fuel; give its rows the activity spend'
  const parts = Object.hasOwn(BLENDS, word) ? BLENDS[word] : undefined
  return parts === undefined
    ? undefined
    : `is a blend of ${parts} that no publisher gives a factor for; write a row for each part, or name a factor of your own (--factors)`
}

/** Names of brands and of better grades before or after a fuel: 'FuelSave Diesel', 'BP Ultimate Diesel', 'Diesel Premier'. */
const BRANDS =
  /\b(?:fuelsave|v-?power|bp|shell|esso|texaco|aral|total(?:energies)?|jet|repsol|cepsa|eni|omv|ultimate|synergy|supreme\+?|momentum|excellium|premier|premium|maxxmotion|racing|e\+|winter|standard|extra|pulse)(?![\w])/gi

/** Removes the octane number, the share of ethanol and the grade from a fuel: 'Unleaded 95 E10', 'Heizöl EL'. */
function withoutGrade(text: string): string {
  return text
    .replace(BRANDS, ' ')
    .replace(/\bunl\b/gi, 'unleaded')
    .replace(/\bdsl\b/gi, 'diesel')
    .replace(/\b(?:e5|e10|b7|ron|95|97|98|99|el|en ?590|en ?228|10ppm|plus|regular|cng)\b/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The fuel before a quality in brackets, and the fuel with its quality first: 'Gas oil (red)', 'Unleaded Regular'. */
function otherOrders(text: string): readonly string[] {
  const [, name = '', quality = ''] = /^(.+?)\s*\(([^()]+)\)$/.exec(withoutGrade(text)) ?? []
  const isQuality = /^(?:red|white|clear|dyed|rebated|road|bulk|grid|mains|no\.? ?2|n°? ?2|#2)$/i.test(quality)
  return name === '' || !isQuality ? [] : [`${name} ${quality}`, `${quality} ${name}`, name]
}

/** Finds the activity and fuel of a product; undefined if the word is unknown. */
export function findProduct(text: string): ProductActivity | undefined {
  const word = foldWord(text)
  if (ELECTRICITY.has(word)) return { activity: 'electricity' }
  if (GAS.has(word)) return { activity: 'fuel', fuel: 'natural gas' }
  if (Object.hasOwn(WATER, word)) return { activity: 'quantity', factor: WATER[word] ?? '' }
  if (DISTRICT_HEAT.has(word)) return { activity: 'quantity', factor: 'district heat and steam' }
  const fuel = [text, withoutGrade(text), ...otherOrders(text)].find((name) => isEverydayFuel(name))
  return fuel === undefined ? undefined : { activity: 'fuel', fuel }
}
