import { mapText } from '../advice.ts'
import type { InputColumn } from '../columns.ts'
import { type HeaderCell, type HeaderColumn, havingOf, IGNORED, wordSet } from './header-cell.ts'
import { lettersOf, sideOfReading } from './header-phrases.ts'
import { isDistance, isDistanceUnit } from './transport-headers.ts'
import { foldWord, withoutAccents } from './word-list.ts'

/** Words for the counter of a vehicle. 'Km' and 'mileage' are also words for distances. */
const ODOMETERS = wordSet(
  'odometer odo tacho kilometerstand kmstand compteur cuentakilómetros contachilometri tachostand',
)
const DISTANCES = wordSet(
  `mileage km kms kilometrage kilométrage kilometer kilometers kilometres miles kilometraje chilometraggio laufleistung fahrleistung
jahreslaufleistung jahresfahrleistung jahreskilometer kilometerleistung percorrenza jaarkilometrage`,
)
/** Counters in one word of German or Dutch: 'Anfangskilometerstand'. */
const ODOMETER_COMPOUND = /(?:kilometer|km|tacho)-?(?:stand|staende|stande)$/
/** Names of a column with the registration of a vehicle. */
const REGISTRATION =
  /registration|\bvrm\b|\bvrn\b|^reg(?:\.|istration)? ?(?:no|number|nr|plate)?\.?$|licen[cs]e plate|number ?plate|kennzeichen|immatriculation|\btarga\b|matr[ií]cula|^kenteken$|^plaque/i
/** Names of the fuel of a vehicle. */
const FUELS = wordSet(
  `énergie energie energia energía energytype powertrain motorisation motorisierung antrieb antriebsart kraftstoffart typedecarburant
alimentazione alimentación tipodecombustible propulsion enginetype`,
)
/** Names of the kind of a vehicle, which other tables have for other things. */
const KINDS = wordSet(
  'catégorie category categoria kategorie categoría segment bodytype bodystyle vehicleclass genre gamme',
)
/** Words for a distance that was agreed, which nobody has driven yet. */
const OF_CONTRACT =
  /\b(?:contract\w*|allowance|agreed|planned|budget\w*|forecast|expected|leasing\w*|vertrag\w*|vereinbart\w*|contrat\w*|contractuel\w*|pr[eé]v[iu]\w*|contrattual\w*)\b/i
/** Words for the distance of a year: 'Annual mileage', 'Jahresfahrleistung', 'Laufleistung 2025'. */
const OF_YEAR =
  /\b(?:annual|yearly|per (?:annum|year)|p\.?a\.?|annuel\w*|par an|jahres\w*|pro jahr|j(?:ä|ae)hrlich\w*|anual\w*|annu[ao]\w*|all'anno|al año|jaar\w*|per jaar|(?:19|20)\d\d)\b/i
/** Words for the fuel that a vehicle needs for a distance. */
const ECONOMIES = /\b(?:fuel economy|fuel efficiency|consumption average|average consumption)\b/i
/** Units of a rate: a fuel or a gas by distance, or a distance by fuel. */
const RATES =
  /\bmpg\b|\bmi(?:les?)?(?: per |\/)(?:us |imp\.? )?gal|\bkm ?\/ ?(?:l|lit|kwh)|\bkm per (?:l|kwh)|\b(?:l|lt?rs?|lit\p{L}*|kwh|wh|kg|m3|m³) ?(?:\/|per|pro|je|par|por|alle|aux|auf|ogni|op) ?(?:100 ?)?(?:kms?|kilomet\p{L}*|mi|miles?)\b|\bg(?:ramm\p{L}*|r)?(?: ?co2e?)? ?(?:\/|per|pro|je|par|por) ?(?:km|mi|mile|kilomet\p{L}*)\b|\/ ?100 ?km\b|\b(?:per|pro|je|par|aux|auf) 100 ?km\b/iu

/** True for a header with the unit of a rate, which is neither a distance nor a quantity: 'l/100 km', 'MPG', 'g CO2/km'. */
export function isRateOfDistance(header: string): boolean {
  return RATES.test(header)
}

/** The sentence about a rate that a map reads as a quantity; undefined for other headers. */
export function mappedRate(headers: readonly string[], columns: readonly HeaderColumn[]): string | undefined {
  const index = columns.findIndex(
    ({ by, column }, at) =>
      by === 'map' && OF_AMOUNTS.some((one) => one === column) && isRateOfDistance(headers[at] ?? ''),
  )
  const header = headers[index]
  if (header === undefined) return undefined
  const meaning = columns[index]?.column ?? ''
  return `${JSON.stringify(header.trim())} is a rate, such as the fuel for a distance, and no distance or quantity, so that it is not read as ${meaning}; remove ${mapText(header, meaning)}, and name the column with the distance or with the litres of each row`
}

/** Columns of amounts, which no rate is. */
const OF_AMOUNTS: readonly InputColumn[] = [
  'value',
  'opening',
  'closing',
  'credit',
  'distanceKm',
  'nights',
  'fuelValue',
]

/** True for a header of the counter of a vehicle: 'Odometer', 'Km-Stand', 'Start mileage'. */
function namesOdometer(header: string): boolean {
  const words = [foldWord(header.replace(/\s*[([].*$/, '')), ...lettersOf(header)]
  return words.some((word) => ODOMETERS.has(word) || ODOMETER_COMPOUND.test(word))
}

/** True for a header with a word for the distance or the counter of a vehicle. */
export function namesVehicleDistance(header: string): boolean {
  if (isRateOfDistance(header)) return false
  return namesOdometer(header) || lettersOf(header).some((word) => DISTANCES.has(word))
}

/** True for a table with a column for the registration of vehicles. */
export function hasRegistration(cells: readonly Pick<HeaderCell, 'header'>[]): boolean {
  return cells.some(({ header }) => REGISTRATION.test(header.trim()))
}

/** The unit that the header of a counter names; undefined for 'Mileage', which may be in kilometres too. */
function odometerUnit(header: string): 'km' | 'mi' | undefined {
  const words = withoutAccents(header).toLowerCase()
  if (/(?<![a-z])(?:kms?|kilomet|chilomet|cuentakilomet|contachilomet)/.test(words)) return 'km'
  return /\bmi(?:les?)?\b/.test(words) ? 'mi' : undefined
}

/** True for a list of the vehicles of a company: a distance, readings of an odometer or a kind, with its fuel. */
export function isOfFleet(cells: readonly HeaderCell[]): boolean {
  const has = havingOf(cells)
  const isOfReadings = cells.some(({ column, header }) => column === 'closing' && namesVehicleDistance(header))
  const isOfKinds = has('vehicle') && has('fuel')
  const isListed = isOfReadings || isOfKinds || (cells.some(isDistance) && has('vehicle', 'fuel'))
  return isListed && !has('from', 'to', 'mode', 'activity', 'product')
}

/** Numbers of vehicles that a company gives, which other tables have for machines or flats: 'Unit #', 'Asset No'. */
const FLEET_NUMBER =
  /^(?:unit|truck|tractor|lorry|van|car|fleet|asset|equipment|vehicle|veh|fahrzeug|fzg|wagen) ?-?(?:#|no\.?|nr\.?|num(?:ber|mer)?|id)$/i
/** Words of columns that only tables of vehicles have. */
const OF_VEHICLES =
  /odometer|mileage|\bmiles?\b|\bkms?\b|\bdriver\b|fahrer|\bmpg\b|\bvin\b|fuel card|\bcard (?:no|number)|\bmake\b|\bmodel\b|\bpump|kilometerstand|km-?stand/i

/** Reads the first registration or fleet number of a table of vehicles, which tells two of one site apart. */
export function withRegistration(cells: readonly HeaderCell[]): readonly HeaderCell[] {
  const has = havingOf(cells)
  if (has('registration')) return cells
  const isFree = ({ by }: HeaderCell) => by === 'unknown' || by === 'ignored'
  const isOfVehicles = has('vehicle') || cells.some(({ header }) => OF_VEHICLES.test(header))
  const found =
    cells.find(
      (cell) =>
        isFree(cell) &&
        REGISTRATION.test(cell.header) &&
        !/date|datum|year|fee|tax|country|state|type|class/i.test(cell.header),
    ) ?? (isOfVehicles ? cells.find((cell) => isFree(cell) && FLEET_NUMBER.test(cell.header)) : undefined)
  return cells.map((cell) => (cell === found ? { header: cell.header, column: 'registration', by: 'name' } : cell))
}

/** Words of a column that only claims of employees for mileage have. */
const CLAIMS =
  /\bclaim(?:ed|ant|ants)?\b|\bmileage (?:rate|allowance|reimbursement)\b|\breimburs|erstattung|kilometergeld|kilometerpauschale|indemnit[eé]|rembours[eé]|puissance fiscale|rimborso|reembolso/i
const EMPLOYEES =
  /^(?:employee|staff|claimant|mitarbeiter(?:in|\/in)?|salari[eé]|collaborateur|empleado|trabajador|dipendente|werknemer|medewerker|pracownik|funcion[aá]rio|medarbetare)(?: (?:name|id|no|number))?$/i

/** The header that shows a table of mileage that employees claim; undefined for others. */
export function claimOfMileage(cells: readonly HeaderCell[]): string | undefined {
  const has = havingOf(cells)
  if (!cells.some(isDistance) || has('from', 'to', 'activity', 'product', 'unit')) return undefined
  return cells.find(({ header, by }) => by !== 'map' && CLAIMS.test(header))?.header
}

/** True for distances by employee, which do not say whose cars they drove. */
export function isOfEmployees(cells: readonly HeaderCell[]): boolean {
  return !hasRegistration(cells) && cells.some(({ header }) => EMPLOYEES.test(header))
}

/** Reads the energy and the category of a vehicle in a list of registrations, where other tables have products and factors. */
export function withVehicles(cells: readonly HeaderCell[]): readonly HeaderCell[] {
  const has = havingOf(cells)
  const isListed =
    hasRegistration(cells) && !has('mode', 'from', 'to') && cells.some(({ header }) => namesVehicleDistance(header))
  const hasQuantity = cells.some(
    ({ column, by, measure }) => column === 'value' && by === 'unit' && !isDistanceUnit(measure ?? ''),
  )
  if (!isListed || hasQuantity) return cells
  const isNamed = ({ by, header }: HeaderCell, names: ReadonlySet<string>) =>
    by !== 'map' && names.has(foldWord(header))
  const fuel = has('fuel') ? undefined : cells.find((cell) => isNamed(cell, FUELS))
  const kind = has('vehicle') ? undefined : cells.find((cell) => isNamed(cell, KINDS))
  return cells.map((cell) => {
    if (cell === fuel) return { header: cell.header, column: 'fuel', by: 'name' }
    return cell === kind ? { header: cell.header, column: 'vehicle', by: 'name' } : cell
  })
}

/**
 * Reads the two readings of an odometer, in a list of vehicles without a quantity: the distance is their difference. A reading
 * without a unit in its header needs a column with the unit.
 */
export function withOdometers(cells: readonly HeaderCell[]): readonly HeaderCell[] {
  const has = havingOf(cells)
  if (has('value', 'mode', 'from', 'to') || !(hasRegistration(cells) || has('vehicle', 'fuel'))) return cells
  const sides = cells.map(({ by, header }) =>
    by === 'map' || !namesVehicleDistance(header) ? undefined : sideOfReading(header),
  )
  if (['opening', 'closing'].some((side) => sides.filter((one) => one === side).length !== 1)) return cells
  return cells.map((cell, index) => {
    const column = sides[index]
    if (column === undefined) return cell
    const { header } = cell
    const measure = odometerUnit(header)
    return measure === undefined ? { header, column, by: 'name' } : { header, column, by: 'unit', measure }
  })
}

const VOLUMES = /^(?:l|lt?rs?|lit(?:er|re)s?|(?:us |imp |uk )?gal(?:lon)?s?|kwh|m3|kg)$/i
const FUEL = /\b(?:fuel|kraftstoff|carburant|combustible|carburante|brandstof|paliw|combustível|bränsle|energy)/i
/** Words for the fuel that a vehicle used: 'Verbrauch gesamt (l)', 'Conso totale (L)'. */
const USED =
  /\b(?:verbrauch|consumption|conso|consommation|consumo|verbruik|zużycie|förbrukning|consumed|used|usage|lit(?:er|re)s)\b/i

/** True for a value by its unit that is the fuel of a vehicle. */
function isUsedFuel({ header, by, column, measure = '' }: HeaderCell): boolean {
  return column === 'value' && by === 'unit' && VOLUMES.test(measure) && USED.test(header)
}

/** True for a column that nobody named and that may be the fuel of a distance. */
function isFreeQuantity(cell: HeaderCell): boolean {
  const { by, column, measure } = cell
  return by === 'unknown' || isUsedFuel(cell) || (by === 'unit' && column === 'consumption' && measure !== undefined)
}

/** Reads the fuel of a list of vehicles next to their distance: it decides the emission where a row has it. */
export function withFleet(cells: readonly HeaderCell[]): readonly HeaderCell[] {
  const values = cells.filter(({ column, by }) => column === 'value' && by !== 'money')
  // without a distance the fuel is the value itself
  const isNextToDistance = values.some(
    ({ header, measure = '' }) => isDistanceUnit(measure) || namesVehicleDistance(header),
  )
  if (values.some(isUsedFuel) ? !isNextToDistance : !isOfFleet(cells)) return cells
  if (cells.some(({ column }) => column === 'fuelValue')) return cells
  const measured = cells.flatMap((cell) => {
    const [, name = '', unit = ''] = /^(.*?)\s*[([]?\s*([^\s()[\]]+)\s*[)\]]?$/.exec(cell.header) ?? []
    const isUsed = (FUEL.test(name) || USED.test(name)) && !isRateOfDistance(cell.header)
    return isFreeQuantity(cell) && isUsed && VOLUMES.test(unit) ? [{ cell, unit }] : []
  })
  const [fuel, other] = measured
  if (fuel === undefined || other !== undefined) return cells
  return cells.map((cell) =>
    cell === fuel.cell ? { ...cell, column: 'fuelValue', by: 'unit', measure: fuel.unit } : cell,
  )
}

/** Reads 'Distance (km)' as the quantity of a list of vehicles without another one: next to registrations 'Km' may be a counter. */
export function withFleetDistance(cells: readonly HeaderCell[]): readonly HeaderCell[] {
  const has = havingOf(cells)
  const isListed = hasRegistration(cells)
  if (
    (!isListed && !has('vehicle', 'fuel')) ||
    has('value', 'opening', 'from', 'to', 'mode', 'activity', 'nights', 'fuelValue')
  )
    return cells
  return cells.map((cell) =>
    cell.column === 'distanceKm' &&
    cell.by === 'name' &&
    (!isListed || /dist[aâ]n|afstand|dystans|str[aä]ck/i.test(cell.header))
      ? { header: cell.header, column: 'value', by: 'unit', measure: 'km' }
      : cell,
  )
}

/**
 * Reads 'Annual mileage' or 'Jahresfahrleistung (km)' as the distance of a list of vehicles without days: each row is then of
 * the year that the reader names.
 */
export function withYearDistance(cells: readonly HeaderCell[]): readonly HeaderCell[] {
  const has = havingOf(cells.filter((cell) => !isUsedFuel(cell)))
  if (!hasRegistration(cells) && !has('vehicle', 'fuel')) return cells
  if (has('value', 'start', 'end', 'opening', 'from', 'to', 'mode', 'activity', 'nights', 'distanceKm')) return cells
  const [distance, other] = cells.filter(({ by, header }) => by !== 'map' && isDistanceOfYear(header))
  if (distance === undefined || other !== undefined) return cells
  const { header } = distance
  const measure = odometerUnit(header)
  const read: HeaderCell =
    measure === undefined ? { header, column: 'value', by: 'name' } : { header, column: 'value', by: 'unit', measure }
  return cells.map((cell) => (cell === distance ? read : cell))
}

function isDistanceOfYear(header: string): boolean {
  const isDriven = namesVehicleDistance(header) && !namesOdometer(header)
  return isDriven && OF_YEAR.test(header) && !OF_CONTRACT.test(header) && !/co2|emission/i.test(header)
}

/** Ignores the distance and the economy of a vehicle on a fuel card: the quantity of fuel decides. */
export function withoutCardDistance(cells: readonly HeaderCell[]): readonly HeaderCell[] {
  if (!havingOf(cells)('value')) return cells
  return cells.map((cell) => {
    const isOfVehicle =
      ECONOMIES.test(cell.header) ||
      isRateOfDistance(cell.header) ||
      namesVehicleDistance(cell.header) ||
      /\bdistance\b/i.test(cell.header)
    return cell.by === 'unknown' && isOfVehicle ? { ...cell, ...IGNORED } : cell
  })
}

/** Explains what a list of vehicles without a distance lacks; undefined for other tables. */
export function missingDistance(headers: readonly string[], columns: readonly HeaderColumn[]): string | undefined {
  const cells = columns.map((one, index) => ({ ...one, header: (headers[index] ?? '').trim() }))
  const has = havingOf(cells)
  const isVehicles = hasRegistration(cells) || (has('vehicle') && has('fuel'))
  const isOfFuels = cells.every(({ column, header }) => column !== 'product' || FUEL.test(header))
  if (!isVehicles || !isOfFuels || has('value', 'closing', 'distanceKm', 'fuelValue', 'activity', 'mode'))
    return undefined
  if (cells.some(({ by, column }) => by === 'money' && column === 'value')) return undefined
  const named = cells.filter(({ header }) => namesVehicleDistance(header) && !/co2|emission/i.test(header))
  const [first] = named
  const advice =
    'add value with the distance of each row and its unit, km or mi, or the columns opening and closing with the odometer at the start and at the end of the period'
  if (first === undefined) return `is a list of vehicles without a distance; ${advice}`
  const name = JSON.stringify(first.header)
  if (named.length > 1)
    return `is a list of vehicles, and ${named.map(({ header }) => JSON.stringify(header)).join(' and ')} may be its distance; name the one that is, like ${mapText(first.header, 'value')}`
  if (OF_CONTRACT.test(first.header) || OF_YEAR.test(first.header))
    return `is a list of vehicles, and ${name} is a distance that was agreed, or of another period than that of the row; ${advice}`
  if (namesOdometer(first.header))
    return `has one reading of an odometer in each row (${name}), and a distance is the difference of two; write a row for each vehicle and period with the columns opening and closing, or the distance in value`
  return `is a list of vehicles, and ${name} may be a distance or the reading of an odometer; if it is the distance of the period of each row, pass ${mapText(first.header, 'value')}; of readings, write opening and closing`
}
