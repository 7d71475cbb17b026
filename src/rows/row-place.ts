import { definedFields } from '../base/index.ts'
import type { Place, TransportMode } from '../core/emissions/index.ts'
import { EmissionsError, show } from '../core/errors/index.ts'
import type { Places } from '../reference/places/index.ts'
import { type ActivityCells, countryOf } from './activity-cells.ts'
import { mapText } from './advice.ts'
import { cityOfStation, nameBeforeStation } from './words/place-words.ts'

/** The cells of a row, the mode of its transport, and the places that it is read with. */
export interface RowOfPlaces {
  readonly cells: ActivityCells
  readonly mode: TransportMode | undefined
  readonly places: Places
}

/** A place of a row, and the country that the row gives for it. */
export interface RowPlace {
  readonly column: 'from' | 'to' | 'hotelCity'
  readonly place: string
  /** The country of this place by a column of its own. */
  readonly country: string | undefined
  /** The other end of the journey; undefined for a stay. */
  readonly other?: string | undefined
}

/** Finds a place; 'several' if the tables have many of that name, and undefined if they have none. */
export async function searchPlace(
  text: string,
  { mode, places: known }: Omit<RowOfPlaces, 'cells'>,
): Promise<Place | 'several' | undefined> {
  try {
    return (await known.resolve(text, definedFields({ mode }))).place
  } catch (error) {
    if (!EmissionsError.is(error)) throw error
    return error.violations.some(({ code }) => code === 'ambiguous_place') ? 'several' : undefined
  }
}

async function isKnown(text: string, row: RowOfPlaces): Promise<boolean> {
  return typeof (await searchPlace(text, row)) === 'object'
}

/** True for a text that a country after it cannot make clearer: a code, a point, or a name with a country. */
export function isPrecise(place: string): boolean {
  return /[,:]|^[A-Z]{3,4}$|^(?:-|\d*\.)/.test(place)
}

/** True if the country of a row is in its cell: that of an option is the country of the company. */
export function statesCountry(cells: ActivityCells): boolean {
  return (cells.raw('country') ?? '') !== ''
}

/** Asks about a name whose place is not in the country that the row gives. The options name the place in either country. */
export function failContradiction(
  cells: ActivityCells,
  { column, place }: Pick<RowPlace, 'column' | 'place'>,
  { stated, found }: { readonly stated: string; readonly found: string | undefined },
): void {
  const [name = place] = place.split(',')
  // the city of a stay is read as its place
  const ofFile = (['hotelCity', column] as const).find((one) => cells.hasColumn(one)) ?? column
  const raw = cells.raw(column) ?? place
  const inCountry = (country: string) => `in ${country}, pass ${mapText(raw, `${ofFile}:${name.trim()}, ${country}`)}`
  const choices = [stated, ...(found === undefined ? [] : [found])].map((country) => `if it is ${inCountry(country)}`)
  const is = found === undefined ? 'is no place of' : `is in ${found}, and the row says`
  cells.fail(column, 'ambiguous_place', `${show(raw)} ${is} ${stated}; correct one of the two; ${choices.join('; ')}`)
}

/** Reads the code of an airport as one, also if the journey to it goes by road or rail; undefined for other places. */
async function airportByLand({ place }: RowPlace, row: RowOfPlaces): Promise<string | undefined> {
  const { mode } = row
  if (!/^[A-Z]{3}$/.test(place) || (mode !== 'TRUCK' && mode !== 'RAIL')) return undefined
  const airport = `AIR:${place}`
  if ((await isKnown(place, row)) || !(await isKnown(airport, row))) return undefined
  row.cells.remark(`the place ${show(place)} is the airport ${place}`)
  return airport
}

/** True if a country may have the other end of a journey too. */
async function hasOtherEnd(country: string, { other }: RowPlace, row: RowOfPlaces): Promise<boolean> {
  if (other === undefined) return false
  const found = await searchPlace(isPrecise(other) ? other : `${other}, ${country}`, row)
  return typeof found === 'object' ? found.country === country : found === 'several'
}

/**
 * Adds the country of the row to a name that several places have; undefined if that does not distinguish them. A name of a
 * place in that country and of a larger one elsewhere is in that country if both ends are, and otherwise asked about.
 */
async function placeOfCountry(of: RowPlace, row: RowOfPlaces): Promise<string | undefined> {
  const { place, country } = of
  const { mode, cells } = row
  const ofRow = countryOf(cells.text('country'))
  if (country !== undefined || ofRow === undefined || (mode !== 'TRUCK' && mode !== 'RAIL')) return undefined
  const name = `${place}, ${ofRow}`
  const alone = await searchPlace(place, row)
  const isElsewhere = typeof alone === 'object' && alone.country !== ofRow
  if (typeof alone === 'object' && !(isElsewhere && statesCountry(cells))) return undefined
  const inCountry = await searchPlace(name, row)
  if (inCountry === undefined || (inCountry === 'several' && !isElsewhere)) return undefined
  if (isElsewhere && !(await hasOtherEnd(ofRow, of, row))) {
    failContradiction(cells, of, { stated: ofRow, found: alone.country ?? undefined })
    return undefined
  }
  cells.remark(`the place ${show(place)} is that of the country ${ofRow}`)
  return name
}

/** Finds a name in the country that the row gives for it; asks if the tables have it only elsewhere. */
async function placeInCountry(of: RowPlace, country: string, row: RowOfPlaces): Promise<string | undefined> {
  const name = `${of.place}, ${country}`
  if ((await searchPlace(name, row)) !== undefined) return name
  const alone = await searchPlace(of.place, row)
  if (typeof alone !== 'object' || alone.country === null || alone.country === country) return undefined
  failContradiction(row.cells, of, { stated: country, found: alone.country })
  return of.place
}

/**
 * Reads the name of a station and of a town, such as Waterloo. The country of the row decides; without one it is the station if
 * the other end is in its country, which has no such town. Otherwise asks. Returns undefined for other names.
 */
async function stationOrTown(of: RowPlace, row: RowOfPlaces): Promise<string | undefined> {
  const { column, place, other } = of
  const station = row.mode === 'RAIL' ? cityOfStation(place) : undefined
  if (station === undefined) return undefined
  const ofStation = countryOf(station.split(', ')[1])
  const stated = of.country ?? countryOf(row.cells.text('country'))
  const end = other === undefined || isPrecise(other) ? other : (cityOfStation(other) ?? other)
  const otherEnd = stated === undefined && end !== undefined ? await searchPlace(end, row) : undefined
  const country = stated ?? (typeof otherEnd === 'object' ? (otherEnd.country ?? undefined) : undefined)
  const isTown = country !== undefined && (await searchPlace(`${place}, ${country}`, row)) !== undefined
  const isStation = country !== undefined && country === ofStation
  if (isStation && !isTown) {
    row.cells.remark(`the station ${show(place)} is ${station}`)
    return station
  }
  if (isTown && !isStation && stated !== undefined) return undefined
  const towns = isTown ? [`${place}, ${country}`] : []
  const options = [station, ...towns].map(
    (one) => `for ${one} pass ${mapText(row.cells.raw(column) ?? place, `${column}:${one}`)}`,
  )
  const message = `${show(place)} is a station of ${station}, and the name of a town; write the town with its country, or the city of the station; ${options.join('; ')}`
  row.cells.fail(column, 'ambiguous_place', message)
  return place
}

/** Adds the country of a row to the name of a place, and reads an unknown station as its city, if that is known. */
export async function clearerPlace(of: RowPlace, row: RowOfPlaces): Promise<string> {
  const { place, country } = of
  if (isPrecise(place)) return (await airportByLand(of, row)) ?? place
  const station = await stationOrTown(of, row)
  if (station !== undefined) return station
  const settled = country === undefined ? await placeOfCountry(of, row) : await placeInCountry(of, country, row)
  if (settled !== undefined) return settled
  const city = row.mode === 'RAIL' ? nameBeforeStation(place) : undefined
  if (city === undefined || (await isKnown(place, row))) return place
  const inCountry = country === undefined ? city : `${city}, ${country}`
  const known = (await placeOfCountry({ ...of, place: city }, row)) ?? inCountry
  row.cells.remark(`the station ${show(place)} is ${known}`)
  return known
}

/** A state of the United States, except Puerto Rico, which is a subregion of eGRID: 'US-TX'. */
const US_STATE = /^US-(?!PR$)[A-Z]{2}$/
const SUBREGIONS = `electricity of a state of the US counts as the average of the US, because eGRID has factors of subregions and not of states; name the subregion of each site in a column gridRegion, like US-CAMX or US-ERCT (the Power Profiler of the EPA finds it by ZIP code), or read the column of states so: pass ${mapText('NAME', 'gridRegion')} with its name, and ${mapText('STATE', 'gridRegion:WORD')} with the subregion of each state`

/** Says which way leads from a state of the United States to the grid of its site. */
export function remarkState(row: ActivityCells, region: string): void {
  if (US_STATE.test(region) && row.text('gridRegion') === undefined) row.remark(SUBREGIONS)
}
