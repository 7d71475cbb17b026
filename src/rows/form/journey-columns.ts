import type { CsvRecord } from '../../core/csv/index.ts'
import { show } from '../../core/errors/index.ts'
import { mapText } from '../advice.ts'
import { ownerOfCar } from '../words/car-owner-words.ts'
import { CHOICE_WORDS, namesLoad, namesVehicleOfPeople } from '../words/choice-words.ts'
import { activityOfHeader } from '../words/header-activity.ts'
import { type HeaderColumn, wordSet } from '../words/header-cell.ts'
import { findProduct } from '../words/product-words.ts'
import { isDistanceUnit } from '../words/transport-headers.ts'
import { foldWord } from '../words/word-list.ts'
import {
  becomes,
  type ColumnsByCells,
  cellsOfColumn,
  columnHeader,
  type FilledColumn,
  hasOf,
  isUnread,
  listUnread,
  NONE,
  SHARE_MIN,
  shareOf,
} from './cells-of-columns.ts'
import type { HeaderRow } from './header-row.ts'
import { FLAG_WORDS } from './read-cell.ts'

/** Finds whose cars a table of distances is about, in a table whose vehicles and modes do not say it. */
export function ownersOfCars(header: HeaderRow, unread: readonly FilledColumn[]): ColumnsByCells {
  const has = hasOf(header)
  const isDistance = ({ column, measure }: HeaderColumn) =>
    column === 'distanceKm' || (column === 'value' && isDistanceUnit(measure ?? ''))
  const column = (['vehicle', 'mode'] as const).find((one) => !has(one))
  if (has('activity') || column === undefined || !header.columns.some(isDistance)) return NONE
  const isOwned = (cell: string) => ownerOfCar(cell) !== undefined
  const found = unread.find((one) => shareOf(one, isOwned) >= SHARE_MIN)
  return found === undefined ? NONE : becomes(found.header, column, found.cells.find(isOwned) ?? '')
}

/** Names of a column with vehicles, which has their kinds or their registrations. */
const VEHICLES = wordSet('vehicle vehicles fahrzeug véhicule vehículo veicolo voertuig pojazd fordon')

/** Letters and digits in capitals, as on a plate. */
const PLATE = /^(?=.*\d)(?=.*\p{Lu})[\p{Lu}\d][\p{Lu}\d .-]{2,11}$/u

/** Words and masses of kinds of vehicles: 'HGV 7.5T', 'N1 CLASS III', 'EURO 6'. */
const KIND_OF_VEHICLE = /\p{L}{4}|\b(?:HGV|LGV|LCV|VAN|CAR|SUV|BUS|N[123]|M[123])\b|\d ?T\b/u

/** Reads the registrations below 'Vehicle' as such: they name no kind. */
export function platesOfVehicles({ record, columns }: HeaderRow, rows: readonly CsvRecord[]): ColumnsByCells {
  const index = columns.findIndex(
    ({ column, by }, at) => column === 'vehicle' && by !== 'map' && VEHICLES.has(foldWord(record.cells[at] ?? '')),
  )
  const cells = cellsOfColumn(rows, index)
  const isPlate = (cell: string) => PLATE.test(cell) && !KIND_OF_VEHICLE.test(cell)
  const [first] = cells
  if (index < 0 || first === undefined || !cells.every(isPlate)) return NONE
  return becomes(columnHeader(record, index), 'registration', first)
}

/** Words of travel expenses that are no means of transport. */
const OTHER_TRAVEL =
  /hotel|\b(?:lodging|accommodation|hébergement|alojamiento|alloggio|übernachtung|unterkunft|parking|parken|peaje|pedaggio|péage|meals?|repas|comidas?|pasti|verpflegung|indemnit|kilometergeld)/i

/** True for a word that names a means of transport and nothing else: a whole cell, and no part of an address. */
function namesMode(cell: string): boolean {
  return CHOICE_WORDS.mode.find(cell) !== undefined || namesLoad(cell)
}

/** The column of means of transport in a table of journeys whose name says something else: 'Servicio', 'Mezzo', 'Nature'. */
function findModes(header: HeaderRow, unread: readonly FilledColumn[]): FilledColumn | undefined {
  const has = hasOf(header)
  if (has('mode', 'activity', 'product') || !has('from', 'to', 'distanceKm', 'nights', 'isReturn')) return undefined
  return unread.find(
    (one) =>
      one.cells.some(namesMode) && shareOf(one, (cell) => namesMode(cell) || OTHER_TRAVEL.test(cell)) >= SHARE_MIN,
  )
}

export function modesOfJourneys(header: HeaderRow, unread: readonly FilledColumn[]): ColumnsByCells {
  const found = findModes(header, unread)
  return found === undefined ? NONE : becomes(found.header, 'mode', found.cells.find(namesMode) ?? '')
}

/** True for a word that only people travel by: a taxi, a bus, a metro. */
function carriesPeople(cell: string): boolean {
  return namesMode(cell) && (namesVehicleOfPeople(cell) || ownerOfCar(cell) === 'employee')
}

/** Finds journeys of people in a table with two ends and without a mass: one of its cells is a taxi, a bus or a metro. */
export function travelOfPeople(header: HeaderRow, rows: readonly CsvRecord[]): ColumnsByCells {
  const has = hasOf(header)
  const isOfGoods = header.columns.some(({ column, by }) => column === 'value' && by !== 'money')
  if (isOfGoods || has('activity', 'product', 'treatment') || !has('from', 'to', 'distanceKm')) return NONE
  if (activityOfHeader(header.record.cells, header.columns) !== undefined) return NONE
  const index = header.columns.findIndex(({ column }) => column === 'mode' || column === 'vehicle')
  const unread = findModes(header, listUnread(header, rows))
  const name = unread?.header ?? columnHeader(header.record, index)
  const example = (unread?.cells ?? cellsOfColumn(rows, index)).find(carriesPeople)
  if (example === undefined) return NONE
  const sentence = `the activity of each row is trip, because of the cells of ${show(name)}, like ${show(example)}; if it is another one, pass ${mapText('', 'activity:WORD')} with its name in place of WORD`
  return { columnMap: {}, activity: 'trip', sentences: [sentence] }
}

/** Answers that do not say which ways a journey goes. */
const PLAIN_ANSWERS = wordSet('yes y x 1 no n 0 ja nein nee nej oui non sí sì sim não tak nie')
/** Headers whose question plain answers reply to: 'Retour' above 'Ja' and 'Nee'. */
const ASKS_RETURN = /\b(?:retour|return|heen en terug|andata e ritorno|ida y vuelta)\b/i

/** Finds which ways journeys go below a name that says something else: 'Trip' or 'Type' above 'Return' and 'One way'. */
export function waysOfJourneys(header: HeaderRow, rows: readonly CsvRecord[]): ColumnsByCells {
  const has = hasOf(header)
  if (has('isReturn') || !has('from', 'to', 'mode', 'distanceKm')) return NONE
  for (const [index, one] of header.columns.entries()) {
    const cells = cellsOfColumn(rows, index)
    const name = columnHeader(header.record, index)
    const example = cells.find((cell) => ASKS_RETURN.test(name) || !PLAIN_ANSWERS.has(foldWord(cell)))
    const isOther = one.column === 'id' || one.column === 'mode' || one.column === 'from' || one.column === 'via'
    const isFree = isUnread(one) || (isOther && one.by !== 'map')
    if (isFree && example !== undefined && cells.every((cell) => FLAG_WORDS.find(cell) !== undefined))
      return becomes(name, 'isReturn', example)
  }
  return NONE
}

/** Services that carry parcels: a carrier and its service, or a word for a parcel. */
const PARCEL_SERVICE =
  /(?<!\p{L})(?:ups|fedex|dhl|dpd|tnt|gls|purolator|usps|evri|hermes|yodel|royal mail|parcelforce|an post|colissimo|chronopost|mondial relay|seur|mrw|correos|postnl|bpost|brt|sda|post ?nord|bring|inpost|canada post|australia post|startrack)(?!\p{L})|paket|päckchen|parcel|(?<!\p{L})(?:colis|pacc[oh]i?|paquetes?|paczka|pakke|standardbrev|warenpost)(?!\p{L})/iu

/** Reads the products of a statement of parcels as services that carry them, which are no fuel: 'DHL Paket', 'UPS Ground'. */
export function servicesOfParcels(header: HeaderRow, rows: readonly CsvRecord[]): ColumnsByCells {
  const has = hasOf(header)
  const index = header.columns.findIndex(({ column, by }) => column === 'product' && by !== 'map')
  const cells = cellsOfColumn(rows, index)
  const services = cells.filter((cell) => PARCEL_SERVICE.test(cell))
  const [example] = services
  const isOfParcels =
    services.length >= cells.length * SHARE_MIN && cells.every((cell) => findProduct(cell) === undefined)
  if (index < 0 || example === undefined || !isOfParcels || has('mode', 'fuel')) return NONE
  const name = columnHeader(header.record, index)
  const origin =
    has('to') && !has('from')
      ? `; no column has the place where they start: name it, like ${mapText('', 'from:Leeds, GB')}`
      : ''
  return {
    columnMap: { [name]: 'mode' },
    activity: has('activity') ? undefined : 'movement',
    sentences: [
      `each row is the freight of parcels, because of the services in the column ${show(name)}, like ${show(example)}${origin}`,
    ],
  }
}
