import { type HeaderColumn, havingOf } from './header-cell.ts'
import { foldedWords, foldWord } from './word-list.ts'

/** Registers of a meter by the time of use, in the languages of bills. A table has several of one group. */
const REGISTER_GROUPS: readonly ReadonlySet<string>[] = [
  foldedWords(
    `day,night,weekend,evening,evening & weekend,evening and weekend,eve & weekend,evening/weekend,weekday,day units,night units,day usage,
night usage,day consumption,night consumption,peak,off-peak,off peak,offpeak,on-peak,on peak,mid-peak,mid peak,part-peak,shoulder,super off-peak,winter peak`,
  ),
  foldedWords(
    'tag,nacht,tagstrom,nachtstrom,wochenende,ht,nt,hochtarif,niedertarif,niedrigtarif,haupttarif,nebentarif,spitzenlast',
  ),
  foldedWords('jour,nuit,hp,hc,heures pleines,heures creuses,pointe,hph,hch,hpe,hce,hpb,hcb,hptot,hctot'),
  foldedWords(
    'día,noche,punta,llano,valle,p1,p2,p3,p4,p5,p6,ponta,cheia,cheias,vazio,super vazio,vazio normal,supervazio,hora ponta',
  ),
  foldedWords('f1,f2,f3,f23,fascia f1,fascia f2,fascia f3,giorno,notte'),
  foldedWords(
    'dag,nacht,hoog,laag,verbruik hoog,verbruik laag,normaal,dal,piek,normaaltarief,daltarief,hoogtarief,laagtarief',
  ),
  foldedWords('dzień,noc,szczyt,pozaszczyt,strefa i,strefa ii,strefa 1,strefa 2,natt'),
]
/** Words of a table of energy. */
const ENERGY_WORDS =
  /\b[kmg]?wh\b|electric|strom|energ|énerg|verbrauch|consumption|usage|consommation|consumo|verbruik|zuzyc|zużyc/i
/** Columns of journeys and stays, which have nights. */
const STAY_COLUMNS = [
  'mode',
  'rooms',
  'hotelCity',
  'hotelCountry',
  'checkIn',
  'checkOut',
  'via',
  'class',
  'passengers',
] as const

/** Words for a quantity next to the name of a register: 'Verbrauch HT', 'Peak consumption'. */
const QUANTITY = 'verbrauch|bezug|consumption|usage|import|consommation|conso|consumo|verbruik|afname|zużycie'
const OF_QUANTITY = new RegExp(`^(?:${QUANTITY})[\\s_:-]+|[\\s_:-]+(?:${QUANTITY})$`, 'i')

/** The name of the register that a header has, without its unit: 'Night' of 'Night (kWh)'. */
export function registerName(header: string): string {
  return header
    .trim()
    .replace(/\s*[([]\s*[^()[\]]*[)\]]\s*$/, '')
    .replace(/[\s_]+[kM]Wh$/i, '')
    .replace(OF_QUANTITY, '')
    .trim()
}

/**
 * Finds the columns of the registers of a meter, such as Day and Night, by position: two or more of one group, in a table of
 * energy. Empty for other tables: nights of a stay are next to no day.
 */
export function findRegisters(headers: readonly string[], columns: readonly HeaderColumn[]): readonly number[] {
  const names = headers.map((header) => foldWord(registerName(header)))
  const isFree = (index: number) => columns[index]?.by !== 'map'
  const found = REGISTER_GROUPS.map((group) =>
    names.flatMap((name, index) => (group.has(name) && isFree(index) ? [index] : [])),
  )
  const best = found.reduce((most, one) => (one.length > most.length ? one : most), [])
  const cells = columns.map((one, index) => ({ ...one, header: headers[index] ?? '' }))
  const has = havingOf(cells)
  const isOfEnergy = has('meter', 'product') || headers.some((header) => ENERGY_WORDS.test(header))
  return best.length > 1 && isOfEnergy && !has(...STAY_COLUMNS) ? best : []
}
