import { foldName } from '../../core/countries/index.ts'
import type { CsvRecord } from '../../core/csv/index.ts'
import { add, multiply, parseNumber, printExact, ratio, ZERO } from '../../core/exact/index.ts'
import { DAY_MS } from '../../core/time/index.ts'
import { namesGridImport } from '../words/feed-in-words.ts'
import type { DecimalMark } from './file-form.ts'
import { readNumber } from './total-columns.ts'

/** The plan for reading the export of a portal for meters as rows of energy. */
export interface PortalPlan {
  readonly header: CsvRecord
  readonly names: readonly string[]
  readonly sentence: string
  /** Returns the cells of a row. */
  readonly read: (record: CsvRecord) => readonly string[]
}

const MINUTE_MS = 60_000
const LINES_MAX = 20

const namesOf = ({ cells }: CsvRecord) => cells.map((cell) => foldName(cell).replaceAll(/[ _]/g, ''))

function cellOf(record: CsvRecord | undefined, index: number): string {
  return (record?.cells[index] ?? '').trim()
}

/** Writes a number with a decimal point; other text stays as it is, and is rejected where it is calculated. */
function plainNumber(text: string, mark: DecimalMark): string {
  const number = text === '' ? undefined : readNumber(text, mark)
  return number === undefined ? text : printExact(number.value)
}

/** The local wall clock of a moment with or without an offset, as milliseconds of UTC. */
function wallClock(text: string): number {
  const [, day = '', time = '00:00'] = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d))?/.exec(text) ?? []
  return Date.parse(`${day}T${time}:00Z`)
}

function dayOf(moment: number): string {
  return Number.isNaN(moment) ? '' : new Date(moment).toISOString().slice(0, 10)
}

/** Hours of the readings of power: stated by the export, or between its first two moments. */
function stepMinutes(stated: string, moments: readonly number[]): number | undefined {
  const [first, second] = moments
  const between = first === undefined || second === undefined ? Number.NaN : (second - first) / MINUTE_MS
  const minutes = stated === '' ? between : Number(stated.replace(/^PT(\d+)M$/i, '$1'))
  return minutes > 0 && minutes <= 60 && 60 % minutes === 0 ? minutes : undefined
}

/**
 * Plans an export of Enedis: a block with the meter and the unit, and below it 'Horodate;Valeur'. A load curve is power, whose energy is
 * power times the hours of its step. Undefined for energy that is fed in, and for a load curve without a step.
 */
function planEnedis(records: readonly CsvRecord[]): PortalPlan | undefined {
  const at = records.findIndex((record) => {
    const names = namesOf(record)
    return names[0] === 'horodate' && names[1] === 'valeur'
  })
  const [about, values, header] = [records[at - 2], records[at - 1], records[at]]
  if (about === undefined || header === undefined) return undefined
  const names = namesOf(about)
  const stated = (name: string) => cellOf(values, names.indexOf(name))
  const meter = stated('identifiantprm')
  const isTaken = foldName(stated('grandeurmetier')) === 'consommation'
  const unit = /^(k?)w(h?)$/i.exec(stated('unite'))
  if (meter === '' || !isTaken || unit === null || /r[ée]active/i.test(stated('grandeurphysique'))) return undefined
  const isPower = unit[2] === ''
  const below = records.slice(at + 1)
  const moments = below.map((record) => wallClock(cellOf(record, 0)))
  const minutes = isPower ? stepMinutes(stated('pasenminutes') || stated('pas'), moments) : 0
  if (minutes === undefined) return undefined
  // the first moment of a day is the end of its first step, or its beginning
  const isEnd = isPower && new Date(moments[0] ?? 0).getUTCHours() * 60 + new Date(moments[0] ?? 0).getUTCMinutes() > 0
  const [shift, energy] = [isEnd ? minutes * MINUTE_MS : 0, `${unit[1]}Wh`]
  const read = (record: CsvRecord) => {
    const value = plainNumber(cellOf(record, 1), '.')
    const isNumber = /^-?[\d.]+$/.test(value)
    const used = isPower && isNumber ? printExact(multiply(parseNumber(value), ratio(BigInt(minutes), 60n))) : value
    return [meter, dayOf(wallClock(cellOf(record, 0)) - shift), used, energy, 'electricity']
  }
  const of = isPower
    ? `each value is a power in ${unit[0]} over ${minutes} minutes, and its energy is the power × ${minutes} / 60 in ${energy}${isEnd ? '; a moment is the end of its step' : '; a moment is the beginning of its step'}`
    : `each value is an energy in ${energy}`
  const sentence = `it is an export of Enedis for the meter ${meter}: ${of}`
  return { header, names: ['meter', 'start', 'value', 'unit', 'activity'], sentence, read }
}

/** '01-02-2025' as 2025-02-01. */
function toIsoDay(text: string): string {
  return text.replace(/^(\d\d)[-/.](\d\d)[-/.](\d{4})$/, '$3-$2-$1').replaceAll('/', '-')
}

/** Returns the product of a register by day or night: 'Afname Dag' is electricity, and 'Injectie Nacht' is fed in. */
function productOfRegister(register: string): string {
  const [, direction] = /^(\p{L}+) (?:dag|nacht)$/iu.exec(register) ?? []
  if (direction === undefined) return register
  return namesGridImport(direction) ? 'electricity' : direction
}

/** Plans an export of Fluvius, whose periods have a day and a time on each side. */
function planFluvius(records: readonly CsvRecord[]): PortalPlan | undefined {
  const header = records.find((record) => {
    const names = namesOf(record)
    return names.includes('vandatum') && names.includes('register') && names.includes('eenheid')
  })
  if (header === undefined) return undefined
  const names = namesOf(header)
  const indexes = ['vandatum', 'totdatum', 'tottijdstip', 'eancode', 'register', 'volume', 'eenheid'].map((name) =>
    names.indexOf(name),
  )
  const read = (record: CsvRecord) => {
    const [from = '', to = '', time = '', meter = '', register = '', volume = '', unit = ''] = indexes.map((index) =>
      cellOf(record, index),
    )
    // a period that ends at midnight ends on the day before
    const isMidnight = /^0?0:00/.test(time)
    const end = wallClock(toIsoDay(to)) - (isMidnight ? DAY_MS : 0)
    const product = productOfRegister(register)
    return [meter, toIsoDay(from), dayOf(end), product, plainNumber(volume, ','), unit]
  }
  const sentence =
    'it is an export of Fluvius: a period that ends at 00:00 ends on the day before, and the register says if electricity was taken or fed in'
  return { header, names: ['meter', 'start', 'end', 'product', 'value', 'unit'], sentence, read }
}

/** Plans an export of Datadis, which has electricity by hour. */
function planDatadis(records: readonly CsvRecord[]): PortalPlan | undefined {
  const header = records.find((record) => {
    const names = namesOf(record)
    return names.includes('cups') && names.includes('hora') && names.includes('consumokwh')
  })
  if (header === undefined) return undefined
  const names = namesOf(header)
  const [meter = -1, day = -1, value = -1] = ['cups', 'fecha', 'consumokwh'].map((name) => names.indexOf(name))
  const read = (record: CsvRecord) => [
    cellOf(record, meter),
    toIsoDay(cellOf(record, day)),
    plainNumber(cellOf(record, value), ','),
    'kWh',
    'electricity',
  ]
  const others = header.cells
    .filter((_, index) => /^energia/.test(names[index] ?? ''))
    .map((name) => `"${name.trim()}"`)
  const left = others.length === 0 ? '' : `; ${others.join(', ')} ${others.length === 1 ? 'is' : 'are'} not read`
  const sentence = `it is an export of Datadis: electricity by hour, with the hour 24:00 on its own day${left}`
  return { header, names: ['meter', 'start', 'value', 'unit', 'activity'], sentence, read }
}

/** The products of Green Button, by the first word of a type: 'Electric usage'. */
const GREEN_BUTTON_PRODUCTS: Readonly<Record<string, string>> = {
  ...{ electric: 'electricity', electricity: 'electricity' },
  ...{ gas: 'natural gas', 'natural gas': 'natural gas', water: 'water' },
}

/** Plans a CSV of Green Button, whose type names the energy. */
function planGreenButton(records: readonly CsvRecord[]): PortalPlan | undefined {
  const header = records.find((record) => {
    const names = namesOf(record)
    return ['type', 'date', 'usage'].every((name) => names.includes(name)) && /^units?$/m.test(names.join('\n'))
  })
  if (header === undefined) return undefined
  const names = namesOf(header)
  const [type = -1, day = -1, usage = -1] = ['type', 'date', 'usage'].map((name) => names.indexOf(name))
  const unit = names.findIndex((name) => /^units?$/.test(name))
  const read = (record: CsvRecord) => {
    const [, about = ''] = /^(.*) (?:usage|consumption)$/i.exec(cellOf(record, type)) ?? []
    const product = GREEN_BUTTON_PRODUCTS[foldName(about)] ?? cellOf(record, type)
    return [product, cellOf(record, day), plainNumber(cellOf(record, usage), '.'), cellOf(record, unit)]
  }
  const sentence = `it is an export of Green Button with its header on line ${header.line}: its types say what was used, and costs are not read`
  return { header, names: ['product', 'start', 'value', 'unit'], sentence, read }
}

/** A time of day, or a step of one: '00:30', '00:00-00:15'. */
const TIME_OF_DAY = /^\d{1,2}[:.]\d{2}(?::\d{2})?(?:\s*[-–]\s*\d{1,2}[:.]\d{2}(?::\d{2})?)?$/
const TIMES_MIN = 24

/** Plans a table with a row for each day and a column for each step of it, such as quarters of an hour: their sum is that of the day. */
function planDayProfile(records: readonly CsvRecord[]): PortalPlan | undefined {
  const header = records.find(({ cells }) => cells.filter((cell) => TIME_OF_DAY.test(cell.trim())).length >= TIMES_MIN)
  if (header === undefined) return undefined
  const isTime = (index: number) => TIME_OF_DAY.test(cellOf(header, index))
  const times = header.cells.flatMap((_, index) => (isTime(index) ? [index] : []))
  const others = header.cells.flatMap((_, index) => (isTime(index) || cellOf(header, index) === '' ? [] : [index]))
  const below = records.slice(records.indexOf(header) + 1)
  const hasComma = below.some((record) => times.some((index) => /^-?\d+,\d+$/.test(cellOf(record, index))))
  const mark = hasComma ? ',' : '.'
  const read = (record: CsvRecord) => {
    const cells = times.map((index) => cellOf(record, index)).filter((cell) => cell !== '')
    const numbers = cells.map((cell) => readNumber(cell, mark))
    const wrong = cells.find((_, index) => numbers[index] === undefined)
    const sum = numbers.reduce((all, number) => add(all, number?.value ?? ZERO), ZERO)
    const total = cells.length === 0 ? '' : printExact(sum)
    return [...others.map((index) => cellOf(record, index)), wrong ?? total]
  }
  const [first, last] = [cellOf(header, times[0] ?? 0), cellOf(header, times.at(-1) ?? 0)]
  const sentence = `each day is a row: the ${times.length} columns from "${first}" to "${last}" are added up as its value`
  return { header, names: [...others.map((index) => cellOf(header, index)), 'value'], sentence, read }
}

/** Plans how the export of a portal for meters is read; undefined for other tables. */
export function planMeterPortal(all: Iterable<CsvRecord>): PortalPlan | undefined {
  const records: CsvRecord[] = []
  for (const record of all) {
    if (records.length === LINES_MAX) break
    if (record.cells.some((cell) => cell.trim() !== '')) records.push(record)
  }
  return (
    planEnedis(records) ??
    planFluvius(records) ??
    planDatadis(records) ??
    planGreenButton(records) ??
    planDayProfile(records)
  )
}
