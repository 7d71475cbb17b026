import { show } from '../core/errors/index.ts'
import { multiply, printExact, ratio } from '../core/exact/index.ts'
import { mapText } from './advice.ts'
import { type Cell, numberOfCell, type RowCells } from './cell.ts'
import type { InputColumn } from './columns.ts'
import type { FileForm } from './form/file-form.ts'
import type { LeftOutCause } from './left-out-cause.ts'
import { type CarOwner, ownerOfCar, withoutOwner } from './words/car-owner-words.ts'
import { CHOICE_WORDS, vehicleOfMode } from './words/choice-words.ts'
import { causeWithoutMotor, readLightVehicle } from './words/light-vehicle-words.ts'
import { isDistanceUnit } from './words/transport-headers.ts'
import { findMapEntry, withoutAccents } from './words/word-list.ts'

/** Keeps the vehicle that the map of the file names by a mode: 'Shuttle=mode:taxi' is a taxi, not any car. */
export function completeMappedMode(cells: RowCells, { wordMap }: FileForm): void {
  const mode = cells.get('mode')
  const word = mode && findMapEntry(mode.raw, wordMap.mode)
  if (mode === undefined || word === undefined || cells.has('vehicle')) return
  const isFreight = cells.get('activity')?.text === 'movement'
  const vehicle = vehicleOfMode(word, isFreight ? 'movement' : 'trip')
  if (vehicle !== undefined) cells.set('vehicle', { text: vehicle, raw: word, position: mode.position })
}

/** The cause for leaving out a row of work at home, of a bicycle or on foot; a small vehicle that may have a motor becomes a problem of its cell. */
export function lightVehicleCause(cells: RowCells): LeftOutCause | undefined {
  const atHome = cells.get('mode')
  if (atHome !== undefined && 'problem' in atHome && causeWithoutMotor(atHome.raw) === 'homeworking')
    return 'homeworking'
  const column = (['mode', 'vehicle'] as const).find(
    (one) => readLightVehicle(cells.get(one)?.text ?? '') !== undefined,
  )
  const cell = column === undefined ? undefined : cells.get(column)
  if (column === undefined || cell === undefined) return undefined
  const kind = readLightVehicle(cell.text)
  if (kind === 'unpowered') return 'unpowered'
  const cycled = `to leave its rows out, pass ${mapText(cell.raw, `${column}:bicycle`)}`
  const message =
    kind === 'electric'
      ? `${show(cell.raw)} has no published factor per distance; ${cycled}, or name a factor of your own (--factors)`
      : `${show(cell.raw)} may have a petrol motor or not; for one that has, pass ${mapText(cell.raw, `${column}:motorbike`)}; ${cycled}`
  cells.set(column, { ...cell, problem: { code: 'factor_not_found', message } })
  return undefined
}

const DOMESTIC =
  /inlandsflug|\bdomestic|\binterieur|\bdomestique|\bnacional|\bnazionale|\bdomestico|\bbinnenlands|\bkrajow|inrikes|\bdomestic/

/** Reads the class and the country of a flight from the words for its mode: 'Inlandsflug Economy'. */
export function readFlightWords(cells: RowCells, lines: string[]): void {
  const [mode, country] = [cells.get('mode'), cells.get('country')]
  if (mode?.text !== 'AIR') return
  const [, last = ''] = /\s(\p{L}{3,}(?:[ -]\p{L}+)?)$/u.exec(mode.raw) ?? []
  const [named] = [last, last.split(' ').at(-1) ?? ''].flatMap((word) => CHOICE_WORDS.class.find(word) ?? [])
  if (named !== undefined && !cells.has('class')) cells.set('class', { ...mode, text: named })
  const isDomestic = DOMESTIC.test(withoutAccents(mode.raw).toLowerCase())
  const isPlaced = ['from', 'to', 'fromCountry', 'toCountry'].some((column) => cells.has(column))
  if (!isDomestic || isPlaced || country === undefined || 'problem' in country) return
  for (const column of ['fromCountry', 'toCountry']) cells.set(column, { ...country, raw: country.text })
  lines.push(`${show(mode.raw)} begins and ends in ${country.text}`)
}

/** The cell that says whose car a row is about. */
interface OwnedCar {
  readonly column: 'vehicle' | 'mode'
  readonly cell: Cell
  /** The word of the cell, or the one that the map of the file gives for it. */
  readonly word: string
  readonly owner: CarOwner
}

function findOwnedCar(cells: RowCells, { wordMap }: FileForm): OwnedCar | undefined {
  for (const column of ['vehicle', 'mode'] as const) {
    const cell = cells.get(column)
    if (cell === undefined) continue
    const word = findMapEntry(cell.raw, wordMap[column]) ?? cell.raw
    const owner = ownerOfCar(word)
    if (owner !== undefined) return { column, cell, word, owner }
  }
  return undefined
}

/** Reads a product that names whose car it is, such as a claim of mileage, as the vehicle of a row without one. */
export function takeCarOfProduct(cells: RowCells): void {
  const product = cells.get('product')
  if (product === undefined || cells.has('vehicle') || ownerOfCar(product.raw) === undefined) return
  cells.delete('product')
  cells.set('vehicle', { ...product, text: product.raw })
}

/** The activity of a car, what it is, and words that say the other. */
const OF_OWNERS = {
  employee: { activity: 'trip', is: 'a car of an employee: a business trip, Scope 3', other: 'company car' },
  company: { activity: 'vehicle', is: 'a car of the company: a vehicle, Scope 1', other: 'private car' },
} as const

function otherwise({ column, cell, owner }: OwnedCar): string {
  return mapText(cell.raw, `${column}:${OF_OWNERS[owner].other}`)
}

/** Columns of journeys that the distance of a vehicle does not have. */
const OF_JOURNEYS: readonly InputColumn[] = ['from', 'to', 'via', 'isReturn', 'passengers', 'class', 'mode']
const OF_ENDS: readonly InputColumn[] = [
  'fromCountry',
  'toCountry',
  'fromState',
  'toState',
  'distanceKm',
  'distanceKind',
]

/** The distance of a journey both ways, if it is a return trip. */
function findDrivenDistance(cells: RowCells): Cell | undefined {
  const distance = cells.get('distanceKm')
  if (distance === undefined || 'problem' in distance || cells.get('isReturn')?.text !== 'true') return distance
  const km = numberOfCell(distance)
  return km === undefined ? distance : { ...distance, text: printExact(multiply(km, ratio(2n, 1n))) }
}

/** Makes the journey of a row the distance of a vehicle. */
function toVehicle(cells: RowCells, { column, cell }: OwnedCar): void {
  const distance = findDrivenDistance(cells)
  if (distance === undefined && !cells.has('value')) {
    const message = `${show(cell.raw)} is a car of the company, in Scope 1, and needs the distance that it drove; write it in distanceKm`
    cells.set(column, { ...cell, problem: { code: 'required', message } })
    return
  }
  for (const one of [...OF_JOURNEYS, ...OF_ENDS]) cells.delete(one)
  if (distance === undefined || cells.has('value')) return
  cells.set('value', distance)
  cells.set('unit', { text: 'km', raw: 'km', position: distance.position })
}

/** Writes the car without its owner: the words of its factor. */
function nameCar(cells: RowCells, { column, cell, word, owner }: OwnedCar): void {
  const words = withoutOwner(word)
  if (column === 'mode') {
    if (owner === 'employee') cells.set('mode', { ...cell, text: 'CAR' })
    if (cells.has('vehicle') || (owner === 'employee' && words === '')) return
  }
  if (owner === 'employee' && !cells.has('mode')) cells.set('mode', { ...cell, text: 'CAR', raw: 'CAR' })
  cells.set('vehicle', { text: words === '' ? 'average car' : words, raw: cell.raw, position: cell.position })
}

/**
 * Reads the distance of a car by its owner: that of an employee's own car is a business trip, that of a company's car is of a
 * vehicle. Adds a line for it. An activity that the row itself names must agree. True if the value is not that of its cell.
 */
export function completeCar(cells: RowCells, form: FileForm, lines: string[]): boolean {
  const car = findOwnedCar(cells, form)
  const activity = cells.get('activity')
  if (car === undefined || (activity !== undefined && !['trip', 'vehicle'].includes(activity.text))) return false
  const isByDistance = cells.has('distanceKm') || isDistanceUnit(cells.get('unit')?.text ?? '')
  const isOfJourney = cells.has('from') && cells.has('to')
  if (!isByDistance && !isOfJourney) return false
  const { cell, column, owner } = car
  const { activity: own, is } = OF_OWNERS[owner]
  if (activity !== undefined && activity.raw !== '' && activity.text !== own) {
    const message = `${show(cell.raw)} is ${is}; write ${own} as the activity of the row, or pass ${otherwise(car)}`
    cells.set(column, { ...cell, problem: { code: 'invalid_choice', message } })
    return false
  }
  cells.set('activity', activity?.text === own ? activity : { text: own, raw: '', position: cell.position })
  const isMoved = owner === 'company' && !isDistanceUnit(cells.get('unit')?.text ?? '')
  nameCar(cells, car)
  if (owner === 'company') toVehicle(cells, car)
  lines.push(`${show(cell.raw)} is ${is}; otherwise pass ${otherwise(car)}`)
  return isMoved
}
