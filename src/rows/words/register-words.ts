import { isFedIntoGrid, namesGridImport } from './feed-in-words.ts'
import { type HeaderColumn, havingOf } from './header-cell.ts'
import { foldedWords, foldWord, plainText } from './word-list.ts'

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
    'día,noche,punta,llano,valle,p1,p2,p3,p4,p5,p6,ponta,cheia,cheias,vazio,super vazio,vazio normal,supervazio,hora ponta,fora ponta,fora de ponta,hora fora ponta,intermediário,reservado',
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
const QUANTITY =
  'verbrauch|bezug|strom|consumption|usage|import|conso(?:mmation)?|[ée]nergie active|consumo|energ[iy]a (?:activa|attiva)|verbruik|afname|zużycie'
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

/** The meaning of a register: a part of a consumption, electricity that was fed into the grid, reactive energy, or a charge. */
export type RegisterMeaning = 'part' | 'fed_in' | 'reactive' | 'charge'

const PARTS: ReadonlySet<string> = new Set(REGISTER_GROUPS.flatMap((group) => [...group]))
/** Codes of half-hourly data in Great Britain: active and reactive, import and export. */
const HALF_HOURLY: Readonly<Record<string, RegisterMeaning>> = {
  ...{ AI: 'part', AE: 'fed_in', RI: 'reactive', RE: 'reactive' },
}
/** Registers of reactive energy, by name and by IEC 62056-61. */
const REACTIVE =
  /\b(?:re|r[eé])activ|reattiv|blind(?:energie|arbeit|strom|verbrauch)|biern|reactief|reaktiv|kvarh|^(?:\d-\d:)?[3-8]\.8\.\d$/
/** A charge on energy that another row bills. */
const CHARGES =
  /\b(?:distribution|networks?|transmission|transport|wheeling|levy|levies|tax(?:es)?|duty|surcharge|obligation|ccl|standing|capacity|accise|taxe|acheminement|turpe|cspe|peajes?|impuestos?|trasporto|oneri|netbeheer|energiebelasting|dystryb\w*|oplata\w*|natavgift|energiskatt)\b|netz(?:nutzung|entgelt)|umlage|steuer|abgabe/
/** The energy of a bill itself. */
const OF_ENERGY =
  /^(?:energy|commodity|supply|generation|usage|consumption|unit|electricity|power|strom|arbeit|energie|energia(?: attiva)?|consumo|consommation|verbruik|levering|zuzycie|forbrukning)(?: (?:charges?|supply|usage|consumption|cost|preis))?$|^arbeitspreis$/

/** The meaning of the name of a register, or of a line of a bill; undefined for other texts. */
export function readRegister(text: string): RegisterMeaning | undefined {
  const code = HALF_HOURLY[text.trim()]
  if (code !== undefined) return code
  const [plain, name] = [plainText(text), foldWord(registerName(text))]
  if (REACTIVE.test(plain)) return 'reactive'
  if (isFedIntoGrid(text) || /^kwh received\b/.test(plain)) return 'fed_in'
  if (namesGridImport(text) || PARTS.has(name) || OF_ENERGY.test(plain) || /^kwh delivered\b/.test(plain)) return 'part'
  return CHARGES.test(plain) ? 'charge' : undefined
}

/** True for a code that says something only next to the code of active import. */
export function isBareCode(text: string): boolean {
  return ['AE', 'RI', 'RE'].includes(text.trim())
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
